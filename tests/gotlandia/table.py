"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games import published
from skerry.games.gotlandia.state import Gotlandia

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


def words(g: skerry.State) -> list[str]:
    """The legal moves as words."""
    return [move.word for move in g.moves()]


def offered(g: skerry.State, family: str) -> list[str]:
    """The legal moves that begin with this word, without it."""
    return [word.removeprefix(family).strip() for word in words(g) if word.split()[0] == family]


def play(g: skerry.State, *moves: str) -> None:
    """Play these words, each checked."""
    for word in moves:
        g.play(g.game.move(word))


def refused(g: skerry.State, word: str) -> str:
    """The rule that forbids this word here; fails if it is legal."""
    try:
        g.copy().play(g.game.move(word))
    except skerry.IllegalMove as illegal:
        return illegal.rule
    raise AssertionError(f"{word!r} is legal here: {words(g)}")


def said(g: skerry.State, word: str) -> str:
    """What the table says of this word: what it would cost or do, or why it is refused and by which rule."""
    message = g.explain(g.game.move(word))
    return "" if message is None else g.game.say(message, "en", [f"seat {seat}" for seat in range(g.seats)])


def asked(g: skerry.State) -> str:
    """What the table asks the seat to move."""
    return g.game.say(g.prompt(g.to_move), "en", [f"seat {seat}" for seat in range(g.seats)])


def told(g: skerry.State) -> list[str]:
    """The lines of the log since a journal was attached."""
    assert g.journal is not None, "a journal must be attached first"
    lines = g.game.tell(g.journal, "en", [f"seat {seat}" for seat in range(g.seats)])
    return [line.text for line in lines]


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
