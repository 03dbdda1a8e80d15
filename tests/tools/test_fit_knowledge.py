"""Numbers fitted by playing: what a round of the search does, how games are compared, and what is printed."""

import ast
import math
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import skerry
from tools import fit_knowledge
from tools.fit_knowledge import Effort, Fit, Match, Meeting, Met, Numbers

GAMES = ["gotlandia", "hagar", "haithabu", "pirate_haven", "riga"]
HAGAR = skerry.game("hagar")


class Toy(Fit):
    """Instead of playing, it asks who is nearer to the original numbers of Hägar, with some luck."""

    def meet_all(self, meetings: Sequence[Meeting]) -> list[Met]:
        return [self.compared(meeting) for meeting in meetings]

    def compared(self, meeting: Meeting) -> Met:
        luck = np.random.default_rng(meeting.luck).normal(size=meeting.seats)
        ahead = [self.off(meeting.others) - self.off(meeting.one) + float(by) for by in luck]
        return Met(meeting.luck, [float(by > 0) for by in ahead], ahead)

    def off(self, numbers: Numbers) -> float:
        return sum(abs(math.log(one / right)) for one, right in zip(numbers, self.original) if right)


def toy(said: list[str]) -> Toy:
    return Toy("hagar", 2, effort=Effort(30, 2), tell=said.append)


def numbers_of(game: skerry.Game) -> Numbers:
    return fit_knowledge.numbers_of(fit_knowledge.bot_module(game).Weights())


def doubled(game: skerry.Game) -> Any:
    return fit_knowledge.weights_with(game, tuple(2 * number for number in numbers_of(game)))


def spoilt(numbers: Numbers, place: int, factor: float) -> Numbers:
    return tuple(number * factor if at == place else number for at, number in enumerate(numbers))


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_the_numbers_of_a_game_can_be_taken_out_and_put_back(slug: str) -> None:
    game = skerry.game(slug)

    taken_out = fit_knowledge.numbers_of(doubled(game))

    assert len(taken_out) >= 5
    assert taken_out == tuple(2 * number for number in numbers_of(game))


@pytest.mark.parametrize("slug", GAMES)
def test_what_bots_know_of_a_game_follows_its_numbers(slug: str) -> None:
    game, chance = skerry.game(slug), skerry.Rng(3)
    state: Any = game.start(2)
    other = fit_knowledge.bot_module(game).Knowledge(state.components, doubled(game))
    skerry.advance(state, chance)

    for _ in range(20):
        state.apply(state.moves()[0])
        skerry.advance(state, chance)

    assert other.expected(state) != game.knowledge.expected(state)
    assert other.rival == 2 * game.knowledge.rival


def test_a_game_without_numbers_is_refused() -> None:
    class Bare:
        title = "Bare"
        knowledge = object()

    with pytest.raises(SystemExit, match="What bots know of Bare has no Weights that could be fitted"):
        fit_knowledge.bot_module(Bare())  # type: ignore[arg-type]


def test_numbers_change_by_factors_and_are_rounded_to_three_digits() -> None:
    changed = fit_knowledge.moved((0.2, -3.0, 0.0), [math.log(1.2345), 1.0, 1.0])

    assert fit_knowledge.rounded(changed) == (0.247, -8.15, 0.0)


# --- games ------------------------------------------------------------------------------------------------------------


def test_on_one_luck_equals_have_as_much_from_every_seat() -> None:
    numbers = numbers_of(HAGAR)

    met = fit_knowledge.meet(Meeting("hagar", 2, numbers, numbers, luck=5))

    assert sum(met.won) == 1
    assert sum(met.ahead) == 0


def test_who_plays_with_spoilt_numbers_is_behind_and_the_game_keeps_its_own() -> None:
    """Landscapes without a shield are no dominions, and not worth twenty points a field."""
    numbers, before = numbers_of(HAGAR), HAGAR.knowledge
    place = fit_knowledge.names(before.weights).index("prospect")  # type: ignore[attr-defined]

    met = fit_knowledge.meet(Meeting("hagar", 2, spoilt(numbers, place, 40.0), numbers, luck=5))

    assert met.won == [0.0, 0.0]
    assert max(met.ahead) < 0
    assert HAGAR.knowledge is before


def test_wins_and_points_ahead_count_alike() -> None:
    match = Match([Met(1, [1.0, 0.0], [5.0, 5.0]), Met(2, [0.5, 0.5], [-5.0, 5.0])])

    wins, gain = match.wins(), match.gain()

    assert wins.value == 0.5
    assert wins.games == 4
    assert gain.value == pytest.approx((0.0 + 2.5 / (2.5 * 5)) / 2)
    assert gain.low < gain.value < gain.high


# --- the search -------------------------------------------------------------------------------------------------------


def rounds(fit: Fit, number: int) -> None:
    """This number of times through all numbers."""
    for _ in fit.tries():
        if fit.rounds > number:
            return


def test_a_spoilt_number_is_improved() -> None:
    """The other numbers stay where they are good, more or less."""
    said: list[str] = []
    fit = toy(said)
    fit.best = spoilt(fit.original, 2, 8.0)
    far = fit.off(fit.best)

    rounds(fit, 2)

    assert fit.improvements == sum(line.endswith(": an improvement.") for line in said) > 1
    assert fit.off(fit.best) < far / 2
    better = [line for line in said if line.endswith(": an improvement.")]
    assert re.fullmatch(r"prospect 4 → 1\.99 won \d+\.\d% of \d+ games: an improvement\.", better[0])


def test_good_numbers_stay_and_are_tried_both_ways_and_then_in_shorter_steps() -> None:
    said: list[str] = []
    fit = toy(said)

    rounds(fit, 2)

    assert fit.best == fit.original
    assert {line.rpartition(": ")[2] for line in said} == {"no sure improvement."}
    assert fit.length == pytest.approx(fit_knowledge.STEP * fit_knowledge.SHORTER**2)
    hagar = [line.partition(" won")[0] for line in said if line.startswith("hagar")]
    assert hagar[:4] == ["hagar 3 → 6.04", "hagar 3 → 1.49", "hagar 3 → 4.57", "hagar 3 → 1.97"]


def test_when_steps_are_too_short_to_matter_long_ones_are_tried_in_longer_matches() -> None:
    fit = toy([])
    fit.length = fit_knowledge.SHORTEST

    fit.look_closer()

    assert fit.length == fit_knowledge.STEP
    assert fit.effort == Effort(60, 2)


def test_a_number_that_is_0_stays_0() -> None:
    said: list[str] = []
    fit = toy(said)
    fit.best = fit.original = (0.0, *fit.best[1:])

    rounds(fit, 1)

    assert fit.best[0] == 0.0
    assert not any(line.startswith(f"{fit_knowledge.labels(HAGAR.knowledge.weights)[0]} ") for line in said)  # type: ignore[attr-defined]


def test_no_chance_is_played_twice() -> None:
    fit = Fit("hagar", 2)

    lucks = [fit.meeting(fit.best, fit.best).luck for _ in range(50)]

    assert len(set(lucks)) == 50


def test_whoever_stops_the_search_keeps_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    fit = toy(said)

    def one_improvement_then_stopped(place: int) -> Iterator[bool]:
        fit.improvements += 1
        yield True
        raise KeyboardInterrupt

    monkeypatch.setattr(fit, "tries_of", one_improvement_then_stopped)
    fit_knowledge.search(fit, minutes=60)

    assert fit.improvements == 1
    assert said == ["Stopped; the best numbers so far are kept."]


# --- what comes of it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_the_printed_lines_have_all_numbers(slug: str) -> None:
    game = skerry.game(slug)
    numbers = tuple(2 * number for number in numbers_of(game))

    body = "".join(line.strip() + "\n" for line in fit_knowledge.lines_of(game, numbers))

    shown: dict[str, Any] = {}
    for statement in ast.parse(body).body:
        assert isinstance(statement, ast.Assign)
        shown[ast.unparse(statement.targets[0]).removeprefix("self.")] = ast.literal_eval(statement.value)
    assert shown == {name: getattr(doubled(game), name) for name in fit_knowledge.names(doubled(game))}


def test_comments_and_all_else_stay_when_numbers_are_written() -> None:
    text = fit_knowledge.source(HAGAR).read_text(encoding="utf-8")

    same = fit_knowledge.rewritten(text, fit_knowledge.bot_module(HAGAR).Weights())
    other = fit_knowledge.rewritten(text, doubled(HAGAR))

    assert same == text
    assert re.sub(r"[\d.]+", "", other) == re.sub(r"[\d.]+", "", text)
    assert other != text


def test_the_validation_says_how_sure_it_is() -> None:
    said: list[str] = []
    fit = toy(said)
    fit.original, right = spoilt(fit.original, 0, 30.0), fit.original
    fit.off = Toy("hagar", 2).off  # type: ignore[method-assign]

    assert fit_knowledge.validated(fit, right, games=100)
    assert not fit_knowledge.validated(fit, fit.original, games=100)

    assert len(said) == 2 * len({2, HAGAR.seats.stop - 1})
    assert re.search(r"won \d+\.\d% of 100 games, 95 % interval \d+\.\d% to \d+\.\d%; 50\.0% would be", said[0])


@pytest.mark.parametrize(("place", "written"), [(2, True), (None, False)])
def test_only_numbers_that_surely_win_are_written(
    place: int | None,
    written: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The program begins with numbers of which one is spoilt, or none."""
    text = fit_knowledge.source(HAGAR).read_text(encoding="utf-8")
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")

    class Begun(Toy):
        def __init__(self, slug: str, seats: int, seed: int, jobs: int, tell: Callable[[str], None]) -> None:
            super().__init__(slug, seats, seed, jobs, Effort(30, 2), tell)
            self.right = self.original
            if place is not None:
                self.original = self.best = spoilt(self.right, place, 8.0)

        def off(self, numbers: Numbers) -> float:
            return sum(abs(math.log(one / right)) for one, right in zip(numbers, self.right))

    monkeypatch.setattr(fit_knowledge, "Fit", Begun)
    monkeypatch.setattr(fit_knowledge, "search", lambda fit, minutes: rounds(fit, 2))
    monkeypatch.setattr(fit_knowledge, "source", lambda game: file)

    assert fit_knowledge.main(["--game", "hagar", "--write"]) == 0

    assert (file.read_text(encoding="utf-8") != text) == written
    assert ("They are in bot.py now." in capsys.readouterr().out) == written
