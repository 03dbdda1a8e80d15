"""Turns never go back and show nothing hidden, and headings are only shown."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from skerry.kernel.game import Game
from skerry.kernel.rng import Rng
from skerry.kernel.state import NO_SEAT, State, Turn
from skerry.kernel.testing.flaw import expect


def check_turn(state: State, before: Turn) -> Turn:
    """Turns never go back, are of a seat or of nobody, and the same when asked twice."""
    turn, awaited = state.turn(), state.awaited()
    expect(turn.number >= before.number, f"{turn!r} comes after {before!r}", "the number of the turn only ever grows")
    likely = "seats count from 0; a turn of nobody has the seat NO_SEAT"
    expect(NO_SEAT <= turn.seat < state.seats, f"{turn!r} is of a seat that is not there", likely)
    expect(NO_SEAT <= awaited < state.seats, f"seat {awaited}, which is awaited, is not there", likely)
    told = f"asked twice, the turn differs: {state.turn()!r}, not {turn!r}"
    expect(state.turn() == turn, told, "turn() changes what it should only look at")
    return turn


def check_open(state: State, dealt: State, seat: int) -> None:
    """Whose turn it is, and who is awaited, does not depend on what a seat cannot know."""
    likely = "turn() or awaited() depends on a hidden card, or resample() changes whose turn it is"
    expect(dealt.turn() == state.turn(), f"the turn shows seat {seat} something hidden", likely)
    expect(dealt.awaited() == state.awaited(), f"who is awaited shows seat {seat} something hidden", likely)


def check_headings(game: Game, played: Callable[[], object], seed: int) -> None:
    """What is chosen, drawn, counted or taken back stays the same whatever the headings say."""
    usual = played()
    with headings_at_random(game, Rng(seed)):
        told = "another wording of the headings changes what is played"
        expect(played() == usual, told, "something reads heading() instead of asking turn()")


@contextmanager
def headings_at_random(game: Game, rng: Rng) -> Iterator[None]:
    """Meanwhile every turn is called something else whenever somebody asks, and at times the same as another."""
    vars(game)["heading"] = lambda state: ("", "a turn", "a turn, seat 1")[rng.below(3)]
    try:
        yield
    finally:
        del vars(game)["heading"]
