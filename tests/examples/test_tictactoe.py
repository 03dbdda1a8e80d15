"""Tic-tac-toe, the smallest game: its rules, all its games, and that it is a game like any other."""

from typing import Any

import pytest

from examples.tictactoe import TEXTS, TicTacToe, make
from skerry.bots.search_bot import SearchBot
from skerry.kernel.driver import Count, advance, play_out
from skerry.kernel.errors import IllegalMove, ScenarioError, UnknownMove
from skerry.kernel.moves import Alphabet
from skerry.kernel.rng import Rng
from skerry.kernel.state import OVER, Turn
from skerry.kernel.testing import Conformance, check_alphabet, check_headings
from tests.kernel.lighthouse import play, record_of, words

GAME = make()
NAMES = ["Ada", "Bo"]


def board(*rows: str) -> TicTacToe:
    g = GAME.scenario({"board": list(rows)})
    assert isinstance(g, TicTacToe)
    return g


# --- rules ------------------------------------------------------------------------------------------------------------


def test_seat_0_begins_on_an_empty_board_and_may_mark_any_cell() -> None:
    """TTT-1."""
    g = GAME.start()

    assert g.to_move == 0
    assert words(g) == ["mark 1", "mark 2", "mark 3", "mark 4", "mark 5", "mark 6", "mark 7", "mark 8", "mark 9"]
    assert (g.view(0)["board"], g.view(0)["to_move"]) == (["...", "...", "..."], 0)


def test_the_seats_mark_in_turn_seat_0_with_crosses_seat_1_with_noughts() -> None:
    """TTT-1."""
    g = GAME.start()

    play(g, "mark 5", "mark 1", "mark 6")

    assert (g.view(None)["board"], g.view(None)["to_move"]) == (["O..", ".XX", "..."], 1)
    assert words(g) == ["mark 2", "mark 3", "mark 4", "mark 7", "mark 8", "mark 9"]


@pytest.mark.parametrize("cell", [1, 5])
def test_a_marked_cell_is_refused_whoever_marked_it(cell: int) -> None:
    """TTT-1."""
    g = board("O..", ".X.", "...")

    with pytest.raises(IllegalMove) as refused:
        play(g, f"mark {cell}")

    assert refused.value.rule == "TTT-1"
    assert GAME.say(refused.value.message, "en", NAMES) == f"Cell {cell} has been marked already (TTT-1)."
    assert (g.view(0)["board"], g.view(0)["to_move"]) == (["O..", ".X.", "..."], 0)


WON_BY_CROSSES = [
    ("XX. OO. ...", "mark 3"),
    ("OO. XX. ...", "mark 6"),
    ("OO. ... .XX", "mark 7"),
    ("XO. XO. ...", "mark 7"),
    (".X. OXO ...", "mark 8"),
    ("..X .O. .OX", "mark 6"),
    ("XO. ... .OX", "mark 5"),
    (".OX .X. .O.", "mark 7"),
]
WON_BY_NOUGHTS = [
    ("OO. XX. X..", "mark 3"),
    ("XX. OO. X..", "mark 6"),
    ("XX. .X. OO.", "mark 9"),
    ("OX. OX. ..X", "mark 7"),
    ("XO. XO. ..X", "mark 8"),
    ("XXO ..O X..", "mark 9"),
    ("OXX .O. X..", "mark 9"),
    ("XXO .O. ..X", "mark 7"),
]


@pytest.mark.parametrize(
    ("seat", "rows", "word"),
    [(seat, rows, word) for seat, won in enumerate([WON_BY_CROSSES, WON_BY_NOUGHTS]) for rows, word in won],
)
def test_three_in_a_line_win_at_once(seat: int, rows: str, word: str) -> None:
    """TTT-2: rows, columns and diagonals, for either seat."""
    g = board(*rows.split())
    assert g.to_move == seat
    assert word in words(g)

    play(g, word)

    assert g.to_move == OVER
    assert words(g) == []
    assert g.winners() == [seat]
    points = [{"total": 1 - seat}, {"total": seat}]
    assert g.outcome() == {"points": points, "ranks": [1 + seat, 2 - seat], "winners": [seat]}
    assert g.view(None)["outcome"] == g.outcome()
    assert g.scores() == [1 - seat, seat]


def test_a_full_board_without_a_line_is_a_draw() -> None:
    """TTT-2."""
    g = board("XOX", "XOO", "OX.")
    assert words(g) == ["mark 9"]

    play(g, "mark 9")

    assert g.to_move == OVER
    assert g.winners() == [0, 1]
    assert g.scores() == [0, 0]


def test_the_ninth_mark_may_still_win() -> None:
    """TTT-2: a full board is a draw only without a line."""
    g = board("XOX", "OXO", "OX.")

    play(g, "mark 9")

    assert g.winners() == [0]


def test_nobody_has_won_before_the_end() -> None:
    """TTT-2."""
    assert board("XX.", "OO.", "...").winners() == []


# --- all games --------------------------------------------------------------------------------------------------------


def results(g: TicTacToe, known: dict[tuple[int, int], tuple[int, int, int]]) -> tuple[int, int, int]:
    """How many of all games from here are won by seat 0, won by seat 1, and drawn."""
    marks = (g.crosses, g.noughts)
    if marks in known:
        return known[marks]
    if g.to_move == OVER:
        known[marks] = (int(g.winners() == [0]), int(g.winners() == [1]), int(g.winners() == [0, 1]))
        return known[marks]
    first, second, draws = 0, 0, 0
    for move in g.moves():
        after = g.copy()
        after.apply(move)
        won, lost, drew = results(after, known)
        first, second, draws = first + won, second + lost, draws + drew
    known[marks] = (first, second, draws)
    return known[marks]


def test_there_are_as_many_positions_and_games_as_everybody_counts() -> None:
    """TTT-1, TTT-2: 5,478 positions; 255,168 games, of which 131,184, 77,904 and 46,080 end in each way."""
    positions: dict[tuple[int, int], tuple[int, int, int]] = {}

    assert results(board(), positions) == (131_184, 77_904, 46_080)
    assert len(positions) == 5_478


# --- a game like any other --------------------------------------------------------------------------------------------


PARTS: dict[str, Any] = {
    "pieces": lambda g: g.crosses & g.noughts,
    "rules": {"TTT-1", "TTT-2"},
    "dice": {},
    "bound": 9,
    "hidden": False,
}


def test_it_passes_the_conformance_suite() -> None:
    suite = Conformance(GAME, record_of(GAME), **PARTS)

    ends = [suite.check(2, {}, seed).winners() for seed in range(30)]

    assert {tuple(winners) for winners in ends} == {(0,), (1,), (0, 1)}
    check_alphabet(GAME)


def test_every_mark_is_a_turn() -> None:
    """TTT-1."""
    g, turns = GAME.start(), []

    for word in ("mark 5", "mark 1", "mark 6"):
        turns.append(g.turn())
        play(g, word)

    assert turns == [Turn(1, 0), Turn(2, 1), Turn(3, 0)]
    assert [g.awaited(), g.heading()] == [1, ""]


def test_bots_read_no_heading() -> None:
    def played() -> list[str]:
        g, bot, said = GAME.start(), SearchBot("few", seed=1, descents=20, seconds=1e9), []
        while g.to_move != OVER:
            said.append(bot.choose(g).word)
            play(g, said[-1])
        return said

    check_headings(GAME, played, seed=1)


def test_the_driver_plays_it_out() -> None:
    rng, count, won = Rng(1), Count(), [0, 0, 0]

    for _ in range(2_000):
        g = GAME.start()
        play_out(g, rng, count)
        won[2 if len(g.winners()) == 2 else g.winners()[0]] += 1

    assert won[0] / 2_000 == pytest.approx(0.585, abs=0.035)
    assert won[1] / 2_000 == pytest.approx(0.288, abs=0.035)
    assert count.chances == 0
    assert count.choices / 2_000 == pytest.approx(7.27, abs=0.1)
    assert count.forced / 2_000 == pytest.approx(0.338, abs=0.035)


def test_the_driver_marks_the_last_empty_cell_by_itself() -> None:
    g = board("XOX", "XOO", "O.X")

    played = advance(g, Rng(1))

    assert [move.word for move in played] == ["mark 8"]
    assert g.to_move == OVER


@pytest.mark.parametrize("lang", TEXTS)
def test_everything_it_says_has_words(lang: str) -> None:
    g = board("X..", "...", "...")
    foreign = Alphabet().family("resign").only

    messages = [g.prompt(1), g.prompt(0), board("XXX", "OO.", "...").prompt(0)]
    for move in (GAME.move("mark 1"), foreign):
        with pytest.raises(IllegalMove) as refused:
            g.play(move)
        messages.append(refused.value.message)
    sentences = [GAME.say(message, lang, NAMES) for message in messages]

    assert len(set(sentences)) == len(TEXTS[lang]) == len(TEXTS["en"])
    assert "Bo" in sentences[1]
    assert "resign" in sentences[4]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_a_word_it_does_not_have_is_unknown() -> None:
    with pytest.raises(UnknownMove, match="There is no move 'mark 10' in this game"):
        GAME.move("mark 10")


# --- positions by hand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [["...", "...", "..."], ["X.O", ".X.", "..."], ["XXX", "OO.", "..."]])
def test_a_position_by_hand_looks_as_it_was_written(rows: list[str]) -> None:
    assert board(*rows).view(None)["board"] == rows


@pytest.mark.parametrize(
    ("rows", "to_move"),
    [("X.. ... ...", 1), ("X.. O.. ...", 0), ("XXX OO. ...", OVER), ("XX. OOO X..", OVER), ("XOX XOO OXX", OVER)],
)
def test_the_marks_say_who_is_to_move(rows: str, to_move: int) -> None:
    assert board(*rows.split()).to_move == to_move


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"board": ["...", "..."]}, "board: expected three rows of three signs"),
        ({"board": ["....", "..", "..."]}, "board: expected three rows of three signs"),
        ({"board": ["..x", "...", "..."]}, "board: expected three rows of three signs"),
        ({"board": ["XX.", "...", "..."]}, "board: expected as many X as O, or one X more"),
        ({"board": ["O..", "...", "..."]}, "board: expected as many X as O, or one X more"),
        ({"board": ["XXX", "OO.", "O.."]}, "board: X has a line, so O could not mark a cell after it"),
        ({"board": ["OOO", "XX.", "XX."]}, "board: O has a line, so X could not mark a cell after it"),
        ({"bord": ["X..", "...", "..."]}, "bord: there is no such key; did you mean 'board'?"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        GAME.scenario(data)

    assert str(refused.value).startswith(problem)
