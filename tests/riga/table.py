"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games import published
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, words

RIGA = skerry.game("riga", published("riga").version(1))
"""With the first pack: what is printed on its cards stands in many tests, and it never changes."""


def riga(*players: dict[str, Any], **scenario: Any) -> Riga:
    """A position of Riga written as a scenario; seat 0 has its summer turn unless said otherwise."""
    return cast(Riga, RIGA.scenario({"players": list(players), **scenario}))


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
