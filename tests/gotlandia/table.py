"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games import published
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import play, words

GOTLANDIA = skerry.game("gotlandia", published("gotlandia").version(1))
"""With the first pack: the terrains of its districts stand in many tests, and it never changes."""


def gotlandia(*players: dict[str, Any], **scenario: Any) -> Gotlandia:
    """A position of Gotlandia written as a scenario: the actions of the first generation, unless said otherwise.

    Storage is empty unless it is named, so that only what matters is in it.
    """
    bare = [{"silver": 0, "stock": ""} | player for player in players]
    return cast(Gotlandia, GOTLANDIA.scenario({"players": bare, **scenario}))


def start(seats: int, **variants: Any) -> Gotlandia:
    return cast(Gotlandia, GOTLANDIA.start(seats, variants))


def player(g: skerry.State, seat: int = 0) -> dict[str, Any]:
    """A player as they see themselves."""
    found: dict[str, Any] = g.view(seat)["players"][seat]
    return found


def stock(g: skerry.State, seat: int = 0) -> dict[str, int]:
    """Resources and Silver in storage, those there are."""
    found = {kind: n for kind, n in player(g, seat)["stock"].items() if n}
    silver = player(g, seat)["silver"]
    return found | {"silver": silver} if silver else found


def points(g: skerry.State, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source, as if the game ended now, those there are."""
    return {source: n for source, n in player(g, seat)["points"].items() if n and source != "total"}


def settled(g: skerry.State, seat: int = 0) -> dict[str, str]:
    """The settlements of a seat: {"farosund": "farmstead"}."""
    districts = g.view(None)["districts"]
    return {d["id"]: one["kind"] for d in districts for one in d["settlements"] if one["seat"] == seat}


def ships(g: skerry.State, seat: int = 0) -> dict[str, int]:
    """The ships of a seat by direction."""
    return {d["id"]: d["ships"][seat] for d in g.view(None)["directions"] if d["ships"][seat]}


def pirates(g: skerry.State) -> list[str]:
    """The directions with a pirate."""
    return [d["id"] for d in g.view(None)["directions"] if d["pirate"]]


def threatened(g: skerry.State) -> list[str]:
    return [d["id"] for d in g.view(None)["districts"] if d["threatened"]]


def hand(g: skerry.State, seat: int = 0) -> list[str]:
    return [card["card"] for card in player(g, seat)["hand"]]


def food(g: skerry.State, card: str, seat: int = 0) -> int:
    """What a card in hand would provide."""
    return next(int(one["food"]) for one in player(g, seat)["hand"] if one["card"] == card)


def play_on(g: skerry.State, phase: str) -> None:
    """Whatever comes first is chosen, chance included, until this phase."""
    while g.view(None)["phase"] != phase:
        play(g, words(g)[0])


def show_hands(g: skerry.State) -> None:
    """All hands are laid open: forced words."""
    while words(g)[0].startswith("show "):
        play(g, words(g)[0])
