"""Driving a game from choice to choice, and to its end."""

import pytest

from skerry import CHANCE, OVER, Move, Rng, State, advance
from skerry.kernel.driver import Count, ends_undo, play_out
from skerry.kernel.testing import snapshot
from tests.kernel.lighthouse import GAME, play, words


def first_outcome(state: State) -> Move:
    assert state.to_move == CHANCE
    return state.moves()[0]


def test_chance_is_played_until_a_seat_has_a_real_choice() -> None:
    g = GAME.start(2)

    played = advance(g, first_outcome)

    assert [move.word for move in played] == ["roll 1", "draw oil"]
    assert g.to_move == 0
    assert words(g) == ["light oil", "save"]


def test_forced_moves_are_played_too() -> None:
    g = GAME.start(2)
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save")

    played = advance(g, first_outcome)

    assert [move.word for move in played] == ["roll 1", "draw oil", "save", "roll 1", "draw oil"]
    assert g.to_move == 1


def test_where_a_real_choice_is_open_nothing_is_played() -> None:
    g = GAME.start(2)
    play(g, "roll 2", "draw wax")
    before = snapshot(g)

    assert advance(g, Rng(1)) == []
    assert snapshot(g) == before


def test_a_game_is_advanced_to_its_end_when_nothing_is_left_to_choose() -> None:
    g = GAME.start(2, {"nights": 1})
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save")

    assert g.to_move == OVER
    assert advance(g, Rng(1)) == []


def test_a_generator_draws_the_outcomes_from_its_stream() -> None:
    twins = [GAME.start(2), GAME.start(2)]
    other = GAME.start(2)

    played = [[move.word for move in advance(g, Rng(3))] for g in twins]
    different = [[move.word for move in advance(other.copy(), Rng(seed))] for seed in range(10)]

    assert played[0] == played[1]
    assert any(words != played[0] for words in different)


def test_a_playout_ends_the_game_and_counts_its_plies() -> None:
    g = GAME.start(2)
    count = Count()

    play_out(g, Rng(1), count)

    assert g.to_move == OVER
    assert count.chances == 8
    assert count.choices + count.forced == 4


def test_a_decision_with_a_single_move_counts_as_forced() -> None:
    g = GAME.start(2)
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "light oil")
    count = Count()

    play_out(g, Rng(1), count)

    assert (count.chances, count.choices, count.forced) == (4, 0, 2)


def test_a_decision_with_two_moves_counts_as_a_choice() -> None:
    count = Count()

    play_out(GAME.start(2, {"nights": 1}), Rng(1), count)

    assert (count.chances, count.choices, count.forced) == (4, 2, 0)


def test_counts_add_up_over_games() -> None:
    count = Count()

    for seed in range(3):
        play_out(GAME.start(2), Rng(seed), count)

    assert count.chances == 24
    assert count.choices + count.forced == 12


def test_a_playout_chooses_at_random() -> None:
    ends = set()

    for seed in range(20):
        g = GAME.start(2)
        play_out(g, Rng(seed))
        ends.add(str(g.view(None)["lit"]))

    assert len(ends) > 3


@pytest.mark.parametrize(
    ("before", "word", "seat", "ends"),
    [
        ([], "roll 1", 0, True),  # chance
        (["roll 1", "draw oil"], "save", 0, False),  # an own choice that shows nothing
        (["roll 1", "draw oil"], "light oil", 0, True),  # an own choice that shows a card
        (["roll 1", "draw oil"], "save", 1, True),  # a choice of someone else
    ],
)
def test_undo_ends_where_something_new_was_seen_or_someone_else_chose(
    before: list[str], word: str, seat: int, ends: bool
) -> None:
    g = GAME.start(2)
    play(g, *before)

    assert ends_undo(g, g.game.move(word), seat) == ends


def test_a_forced_move_of_someone_else_ends_undo_or_it_would_be_known_that_they_had_no_choice() -> None:
    g = GAME.start(2)
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save", "roll 1", "draw oil")
    assert words(g) == ["save"]

    assert ends_undo(g, g.game.move("save"), 1)
    assert not ends_undo(g, g.game.move("save"), 0)
