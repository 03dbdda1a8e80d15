"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games import published
from skerry.games.riga.state import Riga

RIGA = skerry.game("riga", published("riga").version(1))
"""With the first pack: what is printed on its cards stands in many tests, and it never changes."""


def riga(*players: dict[str, Any], **scenario: Any) -> Riga:
    """A position of Riga written as a scenario; seat 0 has its summer turn unless said otherwise."""
    return cast(Riga, RIGA.scenario({"players": list(players), **scenario}))


def words(g: Riga) -> list[str]:
    """The legal moves as words."""
    return [move.word for move in g.moves()]


def play(g: Riga, *moves: str) -> None:
    """Play these words, each checked."""
    for word in moves:
        g.play(g.game.move(word))


def refused(g: Riga, word: str) -> str:
    """The rule that forbids this word here; fails if it is legal."""
    try:
        g.copy().play(g.game.move(word))
    except skerry.IllegalMove as illegal:
        return illegal.rule
    raise AssertionError(f"{word!r} is legal here: {words(g)}")


def said(g: Riga, word: str) -> str:
    """What the table says of this word: what it would cost or do, or why it is refused and by which rule."""
    message = g.explain(g.game.move(word))
    return "" if message is None else g.game.say(message, "en", [f"seat {seat}" for seat in range(g.seats)])


def told(g: Riga) -> list[str]:
    """The lines of the log since a journal was attached."""
    assert g.journal is not None, "a journal must be attached first"
    lines = g.game.tell(g.journal, "en", [f"seat {seat}" for seat in range(g.seats)])
    return [line.text for line in lines]


def goods(g: Riga, seat: int) -> dict[str, int]:
    """The goods in a hand, those there are."""
    return {good: n for good, n in g.view(seat)["players"][seat]["goods"].items() if n}


def hand(g: Riga, seat: int) -> list[str]:
    """The buildings in a hand."""
    return list(g.view(seat)["players"][seat]["buildings"])


def built(g: Riga, seat: int) -> list[str]:
    """The tableau of a seat, with marks: "visby-crane used", "danzig-inn fresh"."""
    return [
        " ".join([b["id"], *(mark for mark in ("used", "fresh") if b[mark])])
        for b in g.view(seat)["players"][seat]["built"]
    ]


def other_buildings(*named: str) -> list[str]:
    """All buildings of the deck but these."""
    return [b["id"] for b in RIGA.pack.data["building"] if b["id"] not in named]


def play_on(g: Riga, season: str) -> None:
    """Whatever comes first is chosen, chance included, until this season."""
    while g.view(None)["season"] != season:
        play(g, words(g)[0])
