"""Positions of finished games: where a seat had something to choose, and what a better move would have brought."""

from collections.abc import Callable

import pytest

import skerry
from skerry.server.replays import replay_position
from skerry.server.seen import Look
from skerry.server.table import Table
from tests.server.tables import any_move, new_table, play


@pytest.fixture(name="table", scope="module")
def played() -> Table:
    """A whole game of Riga."""
    table, rng = new_table(2), skerry.Rng(3)
    while not table.over:
        play(table, any_move(table, rng).word)
    return table


def test_a_replay_says_where_a_seat_had_something_to_choose(table: Table) -> None:
    one, other, everyone = (replay_position(table, 0, Look(seat, "en", narrow=False)).choices for seat in (0, 1, None))

    assert sorted(one + other) == everyone
    assert all(table.course.position(at).to_move == 1 and len(table.course.position(at).moves()) > 1 for at in other)


def chosen(table: Table, begins: str, fits: Callable[[skerry.State, skerry.Move], bool]) -> tuple[int, int, str]:
    """Where a seat could say such a word: after how many words, the seat and the word."""
    for at, word in enumerate(table.words):
        state = table.course.position(at)
        for move in state.moves() if word.choice else []:
            if move.word.startswith(begins) and fits(state, move):
                return at, word.seat, move.word
    raise AssertionError


def test_the_board_after_a_better_move_shows_what_the_seat_could_foresee(table: Table) -> None:
    at, seat, word = chosen(table, "take-row", lambda state, move: not state.reveals(move))

    shown = replay_position(table, at, Look(seat, "en", narrow=False), better=word)

    assert shown.ghost.count('id="hand-') > shown.board.count('id="hand-')
    assert "data-move" not in shown.ghost
    assert replay_position(table, at, Look(1 - seat, "en", narrow=False), better=word).ghost == ""
    assert replay_position(table, at, Look(seat, "en", narrow=False), played=word).ghost == ""


def test_what_a_better_move_would_have_shown_stays_hidden(table: Table) -> None:
    at, seat, word = chosen(table, "", lambda state, move: bool(state.reveals(move)))

    assert replay_position(table, at, Look(seat, "en", narrow=False), better=word).ghost == ""
