"""Our search against OpenSpiel's: equal time, the same luck on both seats, and what is told of it.

Without any time both searches try as little as they can, so that games do not depend on a clock.
"""

import itertools
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import skerry
from bench.searching import way_to_a_decision
from skerry import CHANCE
from skerry.adapters.openspiel import PREFIX
from skerry.lab.luck import Luck
from tools import against_openspiel
from tools.against_openspiel import Both, Bout, Match, Ours, Row, Theirs, bouts, main, play, report, rows_in
from tools.ismcts import Ismcts

MATCH = Match("hagar", seconds=0.0, their_seconds=0.0, explore=2.0, seed=1)


def at_a_choice(game: Any) -> Any:
    """The first choice of a game."""
    state, luck = game.new_initial_state(), Luck(1)
    while (move := against_openspiel.without_a_choice(state, luck)) is not None:
        state.apply_action(move.id)
    return state


def hagar() -> Any:
    return pyspiel.load_game(PREFIX + "hagar", {"players": 2})


def row(match: Match, luck: int, seat: int, won: float) -> Row:
    return Row(Bout(match, luck, seat), won, Both(10, 20), Both(2.5, 5.0), Both(4_000, 200))


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at."""
    clock = itertools.count()
    monkeypatch.setattr(against_openspiel, "process_time", lambda: float(next(clock)))


def test_everyone_sits_everywhere_on_every_luck() -> None:
    other = Match("riga", 0.25, 0.25, 2.0, 1)

    found = [(bout.match, bout.luck, bout.seat) for bout in bouts([MATCH, other], 3)]

    assert found == [(match, luck, seat) for luck in (0, 1) for match in (MATCH, other) for seat in (0, 1)]


def test_a_game_is_played_to_its_end_and_can_be_repeated() -> None:
    first, again = play(Bout(MATCH, 3, 1)), play(Bout(MATCH, 3, 1))

    assert first.won in {0.0, 0.5, 1.0}
    assert (first.won, first.decisions, first.iterations) == (again.won, again.decisions, again.iterations)
    assert first.iterations.theirs == 2 * first.decisions.theirs
    assert first.iterations.ours in range(8, 8 * int(first.decisions.ours) + 1, 8)


def test_both_seatings_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Watched(Luck):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            seeds.append(seed)

    monkeypatch.setattr(against_openspiel, "Luck", Watched)

    for bout in (Bout(MATCH, 5, 0), Bout(MATCH, 5, 1), Bout(MATCH, 6, 0)):
        play(bout)

    assert seeds[0] == seeds[1] != seeds[2]


def test_chance_and_moves_without_an_alternative_are_nobodys_decision() -> None:
    state = hagar().new_initial_state()
    assert state.table.state.to_move == CHANCE
    assert against_openspiel.without_a_choice(state, Luck(1)) in state.table.state.moves()

    assert against_openspiel.without_a_choice(at_a_choice(hagar()), Luck(1)) is None


def test_both_searches_stop_when_their_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at once to set the end, then before each simulation and each deal of eight descents."""
    game = hagar()
    match = Match("hagar", seconds=4.0, their_seconds=6.0, explore=2.0, seed=1)
    ours, theirs = Ours(match, 1), Theirs(match, game, 1)
    tick(monkeypatch)
    state = at_a_choice(game)

    for search in (ours, theirs):
        assert search.answer(state).id in state.legal_actions()

    assert ours.iterations == 8 * 4
    assert theirs.iterations == 7


def test_openspiels_search_follows_its_seed_and_leaves_the_position_alone() -> None:
    game = hagar()
    state = at_a_choice(game)
    before = str(state)
    searches = [Ismcts(game, 2.0, seed=7) for _ in range(2)]

    for search in searches:
        search.begin(state)
        for _ in range(9):
            search.simulate()

    assert [search.visits for search in searches] == [8, 8]
    assert searches[0].action() == searches[1].action()
    assert str(state) == before


def test_openspiels_search_deals_anew_what_the_seat_cannot_know() -> None:
    game = pyspiel.load_game(PREFIX + "gotlandia", {"players": 2})
    state = game.new_initial_state()
    for move in way_to_a_decision(skerry.game("gotlandia").start(2), seed=1):
        state.apply_action(move.id)
    seat, search = state.current_player(), Ismcts(game, 2.0, seed=5)

    deals = [search.bot.sample_root_state(state).table.state for _ in range(5)]

    assert all(deal.view(seat) == state.table.state.view(seat) for deal in deals)
    assert len({str(deal.view(1 - seat)) for deal in deals}) > 1


def test_the_report_has_a_row_for_each_match_and_the_least_of_them() -> None:
    harder = Match("hagar", 0.0, 0.0, 5.0, 1)
    rows = [row(MATCH, luck, seat, won=1.0) for luck in range(10) for seat in (0, 1)]
    rows += [row(harder, luck, seat, won=float(luck < 6)) for luck in range(10) for seat in (0, 1)]
    rows.append(row(Match("riga", 0.0, 0.0, 2.0, 1), 0, 0, won=0.0))

    told = report([MATCH, harder], rows)

    assert told[2].startswith("| Hägar | 2 | 20 | 100% | ")
    assert told[2].endswith(" to 100% | 0.250 | 0.250 | 400 | 10 |")
    assert told[3].startswith("| Hägar | 5 | 20 | 60% | ")
    assert told[-1] == "The least is 60% in Hägar with explore 5: the goal of 65% in every game is not met."
    assert report([MATCH], rows)[-1].endswith("the goal of 65% in every game is met.")


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second luck was finished, and the line of the next game cut off."""
    file = tmp_path / "folder" / "games.jsonl"
    asked: list[tuple[int, int]] = []

    def stand_in(bout: Bout) -> Row:
        asked.append((bout.luck, bout.seat))
        return row(bout.match, bout.luck, bout.seat, won=1.0)

    monkeypatch.setattr(against_openspiel, "play", stand_in)
    arguments = ["--game", "hagar", "--explore", "2", "--seconds", "0", "--to", str(file)]
    assert main([*arguments, "--games", "2"]) == 0
    file.write_text(file.read_text(encoding="utf-8") + '{"bout":{"match"', encoding="utf-8")

    assert main([*arguments, "--games", "4"]) == 0

    assert asked == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [(one.bout.luck, one.bout.seat) for one in rows_in(file)] == asked
    assert "| Hägar | 2 | 4 | 100% |" in capsys.readouterr().out


def test_the_other_search_may_have_more_time() -> None:
    options = ["--game", "riga", "--seconds", "0.1", "--their-seconds", "1", "--explore", "1", "2"]

    matches = against_openspiel.matches_of(against_openspiel.parser().parse_args(options))

    assert matches == [Match("riga", 0.1, 1.0, explore, 1, skerry.game("riga").pack.version) for explore in (1.0, 2.0)]


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "0"])

    assert "--games 0 is not 1 or more" in capsys.readouterr().err
