"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from typing import Any, cast

import skerry
from skerry.games.haithabu.state import Haithabu
from skerry.kernel.testing import play, words

HAITHABU = skerry.game("haithabu")


def haithabu(*players: dict[str, Any], **scenario: Any) -> Haithabu:
    """A position of Haithabu written as a scenario: seat 0 begins turn 1, unless said otherwise."""
    return cast(Haithabu, HAITHABU.scenario({"players": list(players), **scenario}))


def start(seats: int, **variants: Any) -> Haithabu:
    return cast(Haithabu, HAITHABU.start(seats, variants))


def player(g: skerry.State, seat: int = 0) -> dict[str, Any]:
    """A player as they see themselves."""
    found: dict[str, Any] = g.view(seat)["players"][seat]
    return found


def silver(g: skerry.State, seat: int = 0) -> int:
    return int(player(g, seat)["silver"])


def points(g: skerry.State, seat: int = 0) -> int:
    return int(player(g, seat)["points"])


def goods(g: skerry.State, place: str, seat: int = 0) -> str:
    """What lies in a warehouse or a trading post, as a scenario writes it."""
    return some(player(g, seat)[place])


def some(counts: dict[str, int]) -> str:
    """Goods as a scenario writes them: "2 mead, cloth"."""
    return ", ".join(kind if count == 1 else f"{count} {kind}" for kind, count in counts.items() if count)


def orders(g: skerry.State, seat: int = 0) -> list[str]:
    """The orders on a mat with the goods on them, as a scenario writes them."""
    found = []
    for order in player(g, seat)["orders"]:
        on_card = some(order["goods"]) if order else ""
        found.append("" if order is None else f"{order['order']}: {on_card}" if on_card else order["order"])
    return found


def market(g: skerry.State, kind: str) -> dict[str, Any]:
    """A kind of goods on the market."""
    return next(found for found in g.view(None)["market"] if found["kind"] == kind)


def price(g: skerry.State, kind: str) -> int:
    return int(market(g, kind)["price"])


def owners(g: skerry.State) -> dict[str, int]:
    """The characters that belong to somebody."""
    return {card["character"]: card["owner"] for card in g.view(None)["characters"] if card["owner"] >= 0}


def dial(g: skerry.State, night: bool) -> str:
    """The spaces that lie in the day or in the night."""
    return "".join(space["space"] for space in g.view(None)["dial"] if space["night"] is night)


def play_on(g: skerry.State, stage: str) -> None:
    """Whatever comes last is chosen, chance included, until this stage: declining where that is possible."""
    while g.view(None)["stage"] != stage:
        play(g, words(g)[-1])
