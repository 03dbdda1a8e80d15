"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from collections.abc import Iterator
from typing import Any, cast

import skerry
from low_water.state import LowWater
from skerry.kernel.testing import random_move

GAME = skerry.game("low_water")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
CARGO = ["amber", "copper", "powder", "rope", "cask"]


def low_water(*players: dict[str, Any], **scenario: Any) -> LowWater:
    """A position written as a scenario; two crews and the turn of seat 0 unless said otherwise."""
    return cast("LowWater", GAME.scenario({"players": list(players), **scenario}))


def carrying(*cards: str, **more: Any) -> dict[str, Any]:
    """A crew on the reef with these cards."""
    return {"hand": list(cards), **more}


def home(**more: Any) -> dict[str, Any]:
    return {"place": "home", **more}


def words(g: skerry.State) -> list[str]:
    """The legal moves as words."""
    return [move.word for move in g.moves()]


def play(g: skerry.State, *moves: str) -> None:
    """Play these words, each checked; chance is scripted like anything else."""
    for word in moves:
        g.play(g.game.move(word))


def refused(g: skerry.State, word: str) -> str:
    """The rule that forbids this word here; fails if it is legal."""
    try:
        g.copy().play(g.game.move(word))
    except skerry.IllegalMove as illegal:
        return illegal.rule
    raise AssertionError(f"{word!r} is legal here: {words(g)}")


def said(g: skerry.State, word: str, lang: str = "en") -> str:
    """What the table says of this word: what it would cost or do, or why it is refused and by which rule."""
    message = g.explain(g.game.move(word))
    return "" if message is None else g.game.say(message, lang, [f"seat {seat}" for seat in range(g.seats)])


def positions(seats: int, seed: int) -> Iterator[skerry.State]:
    """Every position of a random game, with a journal."""
    g, rng = GAME.start(seats), skerry.Rng(seed)
    g.journal = []
    while g.to_move != skerry.OVER:
        yield g
        g.apply(random_move(g, rng))
    yield g
