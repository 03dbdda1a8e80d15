"""Who sees what (LOW-5). An allow-list: everything a seat may know is written down here, and nothing else."""

from typing import Any

from low_water.state import NOWHERE, PLACES, LowWater
from skerry.kernel.state import OVER


def view(g: LowWater, seat: int | None) -> dict[str, Any]:
    """What this seat may know, as plain data; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    return {
        "game": "low_water",
        "seats": g.seats,
        "you": seat,
        "over": over,
        "ebb": g.ebb,
        "ebbs": c.ebbs,
        "turn": g.active,
        "beginner": g.beginner,
        "water": g.water,
        "flood": c.flood[g.seats],
        "dice": g.dice[:],
        "dice_left": g.dice_left,
        "wrecks": [{"wreck": wreck.id, "dry": c.is_dry(place, g.left())} for place, wreck in enumerate(c.wrecks)],
        "deck": sum(g.deck),
        "seen": dict(zip(c.cargo, g.seen)),
        "players": [player(g, other, open_=other in (seat, g.laid_open)) for other in range(g.seats)],
        "outcome": g.outcome() if over else None,
    }


def player(g: LowWater, seat: int, *, open_: bool) -> dict[str, Any]:
    """A crew: where it is, how many cards it carries, and which, if they may be seen."""
    c = g.components
    return {
        "seat": seat,
        "place": PLACES[g.places[seat]],
        "wreck": None if g.wrecks[seat] == NOWHERE else c.wrecks[g.wrecks[seat]].id,
        "cards": g.cards(seat),
        "hand": cards(g, seat) if open_ else None,
        "laden": g.is_laden(seat),
        "points": g.scores()[seat],
        "landed": dict(zip(c.cargo, g.landed[seat])),
        "last_boats": g.last_boats[seat],
        "lost": g.lost[seat],
    }


def cards(g: LowWater, seat: int) -> list[str]:
    """The cards of a hand one by one, in the order of the pack."""
    return [kind for kind, count in zip(g.components.cargo, g.hands[seat]) for _ in range(count)]
