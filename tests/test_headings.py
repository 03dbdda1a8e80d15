"""Headings are only shown. Whatever they say, bots choose, chance draws, and everything is taken back as before."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import skerry
from skerry import OVER, State, bots
from skerry.adapters.notebook import Replay
from skerry.bots.search_bot import SearchBot
from skerry.kernel.testing import check_headings, random_move
from skerry.lab.luck import Luck
from skerry.lab.tally import Tally
from skerry.server.consequence import consequence
from skerry.server.replays import marks
from skerry.server.reviews import turns
from skerry.server.standing import standing
from tests.server.tables import any_move, new_table, play

CHOICES = 14
"""How many choices of bots are compared: some turns of every game."""


def player(seat: int) -> bots.Bot:
    """One that looks at the rest of its turn, or one that looks ahead, however long it takes."""
    return bots.bot("casual", seat) if seat % 2 else SearchBot("few", seat, descents=2, seconds=float("inf"))


def played(slug: str) -> object:
    """What bots choose on the luck of the lab, and the points it notes from turn to turn."""
    state, luck, unknown = skerry.game(slug).start(2), Luck(5), skerry.Rng(6)
    players = [player(seat) for seat in range(2)]
    tally, words = Tally(state), skerry.advance(state, luck)
    for _ in range(CHOICES):
        tally.look(state)
        words.append(bots.ask(players[state.to_move], state, unknown))
        state.apply(words[-1])
        words += skerry.advance(state, luck)
    return words, tally.course


def at_a_table(slug: str) -> object:
    """What may be taken back and what asks for a confirmation, all through a game; and where its turns began."""
    table, rng, seen = new_table(game=slug), skerry.Rng(7), []
    while not table.over:
        undoable = [[word.number for word in table.undoable(seat)] for seat in range(2)]
        seen.append((undoable, standing(table).told, [consequence(table.state, move) for move in table.state.moves()]))
        play(table, any_move(table, rng).word)
    replay = Replay(table.record(), 0)
    return seen, turns(table), [mark.at for mark in marks(table, "en")], replay.turns()


@pytest.mark.parametrize("slug", skerry.games())
def test_bots_and_luck_read_no_heading(slug: str) -> None:
    check_headings(skerry.game(slug), lambda: played(slug), seed=1)


@pytest.mark.parametrize("slug", skerry.games())
def test_undo_confirmation_replay_and_review_read_no_heading(slug: str) -> None:
    check_headings(skerry.game(slug), lambda: at_a_table(slug), seed=2)


def positions(slug: str) -> Iterator[State]:
    """All of one random game for each number of seats."""
    game, rng = skerry.game(slug), skerry.Rng(8)
    for seats in game.seats:
        state = game.start(seats)
        while state.to_move != OVER:
            yield state
            state.apply(random_move(state, rng))


@pytest.mark.parametrize("slug", skerry.games())
def test_every_turn_has_another_heading_than_the_one_before(slug: str) -> None:
    """In a record you can tell a line from the next, and each is one turn."""
    named = [(state.turn(), state.heading()) for state in positions(slug)]

    for (turn, heading), (next_turn, next_heading) in pairwise(named):
        assert (turn == next_turn) == (heading == next_heading)


@pytest.mark.parametrize("slug", skerry.games())
def test_lists_name_the_seat_that_everyone_is_told_of(slug: str) -> None:
    """What stands in a list and what the others read at the table agree."""
    for state in positions(slug):
        assert state.awaited() == state.pending.waiting(state).values.get("seat", skerry.NO_SEAT)
