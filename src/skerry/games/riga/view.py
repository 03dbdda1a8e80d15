"""Who sees what (section 5 of the ledger). An allow-list: each thing a seat sees is written down here."""

from typing import Any

from skerry.games.riga import scoring
from skerry.games.riga.goods import counts, total
from skerry.games.riga.moves import SIDES
from skerry.games.riga.state import NO_SIDE, PHASES, SEASONS, Riga
from skerry.games.riga.turn import Turn, goods_of_row
from skerry.kernel.state import OVER


def view(g: Riga, seat: int | None) -> dict[str, Any]:
    """What this seat may know, as plain data; None is a spectator."""
    c = g.components
    return {
        "game": "riga",
        "seats": g.seats,
        "you": seat,
        "variants": dict(g.variants),
        "year": g.year,
        "years": c.years[g.seats],
        "season": SEASONS[g.season],
        "phase": PHASES[g.phase],
        "turn": g.active,
        "over": g.to_move == OVER,
        "start_player": g.start_player,
        "order": turns_to_come(g),
        "builds_left": c.builds_per_turn - g.builds,
        "rows": [goods_of_row(g, row) for row in range(len(g.rows))],
        "new": [c.buildings[building] for building in g.new],
        "old": [c.buildings[building] for building in g.old],
        "swapped_rows": [row + 1 for row in g.swapped],
        "goods_pile": total(g.goods_pile),
        "goods_discard": by_good(g, g.goods_discard),
        "building_pile": len(g.building_pile),
        "building_discard": len(g.building_discard),
        "batch": [c.buildings[building] for building in g.batch],
        "owed": g.owed,
        "players": [player(g, other, seat) for other in range(g.seats)],
        "outcome": g.outcome() if g.to_move == OVER else None,
    }


def turns_to_come(g: Riga) -> list[list[Any]]:
    """The turns of this year after the current one, in order."""
    return [[SEASONS[step.season], step.seat] for step in reversed(g.agenda) if isinstance(step, Turn)]


def by_good(g: Riga, packed: int) -> dict[str, int]:
    """Goods, or their prices, by name."""
    return dict(zip(g.components.goods, counts(packed), strict=True))


def player(g: Riga, other: int, seat: int | None) -> dict[str, Any]:
    """A player as everyone sees them; their own hand for themselves, and for all at the end."""
    c = g.components
    looks = other == g.active
    open_to_all = {
        "seat": other,
        "goods_count": total(g.goods[other]),
        "buildings_count": len(g.held[other]),
        "hand_limit": g.hand_limit(other),
        "built": [building(g, other, b) for b in g.built[other]],
        "riga_unbuilt": [c.buildings[b] for b in g.unbuilt[other]],
        "merchants": scoring.merchants(c, g.built[other], g.school[other]),
        "knights": scoring.knights(c, g.built[other], g.school[other]),
        "points": g.points(other).total(),
        "looking_count": len(g.looking) + len(g.looking_goods) if looks else 0,
    }
    if seat != other and g.to_move != OVER:
        return open_to_all
    return open_to_all | {
        "goods": by_good(g, g.goods[other]),
        "buildings": [c.buildings[b] for b in g.held[other]],
        "looking": [c.buildings[b] for b in g.looking] if looks else [],
        "looking_goods": [c.goods[kind] for kind in g.looking_goods] if looks else [],
        "power": {city: g.power(other, i) for i, city in enumerate(c.cities)},
        "prices": {city: by_good(g, g.prices[other][i]) for i, city in enumerate(c.cities)},
    }


def building(g: Riga, owner: int, index: int) -> dict[str, Any]:
    """A building of a tableau with its marks."""
    shown: dict[str, Any] = {
        "id": g.components.buildings[index],
        "used": bool(g.used[owner] >> index & 1),
        "fresh": owner == g.active and index in g.fresh,
    }
    if index == g.components.school:
        shown["side"] = "" if g.school[owner] == NO_SIDE else SIDES[g.school[owner]]
    if index == g.components.exchange_office:
        shown["ducats"] = g.charged[owner] * g.components.exchange_ducats
    return shown
