"""Who sees what (section 5 of the ledger): all but the silver of others, which question is open, and the piles."""

from typing import Any

from skerry.games.haithabu.components import (
    CHARACTER_NAMES,
    EVENTS,
    IMPOSTER,
    KINDS,
    LETTERS,
    SHIP,
    WAGON,
)
from skerry.games.haithabu.market import BUY, SELL, total_price, unit_price
from skerry.games.haithabu.moves import MAT_SPACES, SORTS
from skerry.games.haithabu.setup import OPEN
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    NEUTRAL,
    NEUTRAL_WORKER,
    NOTE_ARRIVED,
    NOTE_CASHED_IN,
    NOTE_DIE,
    NOTE_FAILED,
    NOTE_FEE,
    NOTE_MOVED,
    NOTE_POWER,
    NOTE_RETURNED,
    NOTE_SWEPT,
    NOTED,
    NOTED_OF,
    ORDERS,
    OWN_WORKER,
    POST,
    STAGES,
    WAREHOUSE,
    YEAR_END,
    Haithabu,
)
from skerry.games.haithabu.turn import hire_cost
from skerry.kernel.state import OVER


def view(g: Haithabu, seat: int | None) -> dict[str, Any]:
    """What this seat may know, as plain data; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    return {
        "game": "haithabu",
        "seats": g.seats,
        "you": seat,
        "variants": dict(g.variants),
        "over": over,
        "stage": STAGES[g.stage],
        "turn": g.turn,
        "turns": c.turns,
        "phase": g.phase,
        "phases": c.phases,
        "start_player": g.start,
        "next_start_player": g.next_start(),
        "active": g.active,
        "order_of_turns": [(max(g.start, 0) + place) % g.seats for place in range(g.seats)],
        "turns_taken": g.begun,
        "dial": [dial_space(g, letter) for letter in range(len(LETTERS))],
        "market": [market_space(g, kind) for kind in range(KINDS)],
        "inn": g.idle[NEUTRAL],
        "hired": g.hired(),
        "hire_cost": c.hire_cost[g.hired()] if g.idle[NEUTRAL] else 0,
        "loan_markers": g.markers,
        "order_spaces": [turns_left(g, space) for space in range(MAT_SPACES)],
        "display": [c.orders[order] if order >= 0 else "" for order in g.display],
        "order_deck": g.deck.bit_count(),
        "order_discard": chosen(c.orders, g.discard),
        "orders_gone": chosen(c.orders, g.orders_gone),
        "stacks": [stack(g, number) for number in range(len(c.stacks))],
        "vehicles_gone": chosen(c.vehicles, g.vehicles_gone),
        "imposter_used_by": [other for other in range(g.seats) if g.turned_by & BIT[other]],
        "characters": [character(g, number) for number in range(len(CHARACTER_NAMES))],
        "players": [player(g, other, seat) for other in range(g.seats)],
        "action": action(g),
        "last_event": last_event(g),
        "last_change": last_change(g),
        "outcome": g.outcome() if over else None,
    }


def chosen(names: list[str], bits: int) -> list[str]:
    """The names of a set of bits."""
    return [name for number, name in enumerate(names) if bits & BIT[number]]


def named(g: Haithabu, counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Goods by kind."""
    return dict(zip(g.components.kinds, counts, strict=True))


def dial_space(g: Haithabu, letter: int) -> dict[str, Any]:
    """A space of the dial: where it lies now, whether in the night now and in the next phase, who stands there."""
    c = g.components
    position = g.position(letter)
    return {
        "space": LETTERS[letter],
        "position": position,
        "night": c.is_night[position],
        "night_next": c.is_night[(position + c.turned) % len(LETTERS)],
        "workers": [seat for seat in range(g.seats) if g.on_dial[seat] & BIT[letter]],
        "neutral": bool(g.on_dial[NEUTRAL] & BIT[letter]),
    }


def market_space(g: Haithabu, kind: int) -> dict[str, Any]:
    """A kind of goods on the market: its price, its cubes and the workers on its space."""
    standing = [seat for seat in range(g.seats) for _ in range(g.on_market[kind * COLOURS + seat])]
    return {
        "kind": g.components.kinds[kind],
        "level": g.level[kind] + 1,
        "price": g.price(kind, 0),
        "in_market": g.market[kind],
        "in_supply": g.supply[kind],
        "workers": standing,
        "neutral": g.on_market[kind * COLOURS + NEUTRAL],
        "after_buying": g.price(kind, 1),
        "after_buying_out": g.price(kind, 2),
        "after_selling": g.price(kind, -1),
    }


def stack(g: Haithabu, number: int) -> dict[str, Any]:
    """A stack of vehicles: the cards everyone knows, from the top, and how many there are."""
    c = g.components
    return {
        "stack": c.stacks[number],
        "cost": c.stack_cost[number],
        "known": [c.vehicles[card] for card in g.known[number]],
        "count": len(g.known[number]) + g.heights[number],
    }


def character(g: Haithabu, number: int) -> dict[str, Any]:
    return {
        "character": CHARACTER_NAMES[number],
        "owner": g.owner[number],
        "safe": bool(g.safe & BIT[number]),
        "used": g.imposter_used() if number == IMPOSTER else bool(g.used & BIT[number]),
    }


def player(g: Haithabu, seat: int, viewer: int | None) -> dict[str, Any]:
    """A player as the viewer sees them: the silver only if it is the own, or open, or the game is over (HAI-29)."""
    c = g.components
    seen = seat == viewer or g.variants["silver_visibility"] == OPEN or g.to_move == OVER
    goods = slice(seat * KINDS, seat * KINDS + KINDS)
    limit = g.storage_limit(seat)
    return {
        "seat": seat,
        "silver": g.silver[seat] if seen else None,
        "points": g.points[seat],
        "loans": g.loans[seat],
        "workers": g.idle[seat],
        "warehouse": named(g, g.warehouse[goods]),
        "warehouse_total": g.stored(WAREHOUSE, seat),
        "warehouse_limit": limit,
        "post": named(g, g.post[goods]),
        "post_total": g.stored(POST, seat),
        "post_limit": limit,
        "fee": g.storage_fee(seat),
        "hire_cost": hire_cost(g, seat) if g.idle[NEUTRAL] else 0,
        "wagon": g.vehicle_named(g.vehicle[seat * 2 + WAGON]),
        "ship": g.vehicle_named(g.vehicle[seat * 2 + SHIP]),
        "orders": [order(g, seat, space) for space in range(MAT_SPACES)],
        "filled": chosen(c.orders, g.filled[seat]),
        "characters": [name for name, owner in zip(CHARACTER_NAMES, g.owner, strict=True) if owner == seat],
    }


def order(g: Haithabu, seat: int, space: int) -> dict[str, Any] | None:
    """An order on a mat, with what lies on it, what it lacks, and the turn changes until it falls off."""
    at = seat * MAT_SPACES + space
    if g.orders[at] < 0:
        return None
    return {
        "order": g.components.orders[g.orders[at]],
        "goods": named(g, g.on_card[at]),
        "missing": named(g, g.missing(at)),
        "turns_left": turns_left(g, space),
    }


def turns_left(g: Haithabu, space: int) -> int:
    """Turn changes until an order falls off this space; 0 if it stays until the scoring (HAI-100, HAI-R35)."""
    moved = YEAR_END <= g.stage <= ORDERS  # in the turn change under way
    to_come = g.components.turns - g.turn - moved
    left = MAT_SPACES - space
    return left if left <= to_come else 0


def action(g: Haithabu) -> dict[str, Any]:
    """What is under way in the player turn of the active seat. Nothing here depends on silver (HAI-R50)."""
    c = g.components
    workers = [("own", OWN_WORKER), ("neutral", NEUTRAL_WORKER)]
    return {
        "to_place": [name for name, bit in workers if g.to_place & bit],
        "hired": g.hired_now,
        "space": g.space_named(g.space),
        "event": EVENTS[g.event] if g.event >= 0 else "",
        "dice": list(g.dice),
        "traded": [c.kinds[kind] for kind in g.traded],
        "bought": chosen(c.kinds, g.bought),
        "sold": chosen(c.kinds, g.sold),
        "sorts": chosen(SORTS, g.sorts),
        "looking": c.stacks[g.looking] if g.looking >= 0 else "",
        "using": SORTS[g.using] if g.using >= 0 else "",
        "loaded": named(g, g.loaded),
        "totals": totals(g),
        "each": dict(zip(c.kinds, [price_of_one(g, kind, len(g.traded)) for kind in range(KINDS)], strict=True)),
        "sum": sum(price_of_one(g, kind, before) for before, kind in enumerate(g.traded)),
    }


def totals(g: Haithabu) -> dict[str, list[int]]:
    """While a market space is used: what 1, 2, 3, … goods cost or bring, as far as they are there (HAI-47, HAI-48)."""
    kind = g.space
    if not 0 <= kind < KINDS:
        return {"buy": [], "sell": []}
    there = g.market[kind] + g.supply[kind]
    own = g.post[g.active * KINDS + kind]
    return {
        "buy": [total_price(g, g.active, kind, BUY, count + 1) for count in range(there)],
        "sell": [total_price(g, g.active, kind, SELL, count + 1) for count in range(own)],
    }


def price_of_one(g: Haithabu, kind: int, before: int) -> int:
    """What one good costs or brings the active player on the space in use, after so many; elsewhere the price."""
    letter = LETTERS[g.space - KINDS] if g.space >= KINDS else ""
    way, levels = {"C": (SELL, 1), "G": (BUY, 1), "H": (SELL, 0)}.get(letter, (0, 0))
    return unit_price(g, g.active, kind, way, levels, before)


# --- what happened ---------------------------------------------------------------------------------------------------


def last_event(g: Haithabu) -> dict[str, Any] | None:
    """The last event of a night, and whose night it was."""
    if g.night < 0:
        return None
    seat, event = divmod(g.night, len(EVENTS))
    return {"seat": seat, "event": EVENTS[event]}


def last_change(g: Haithabu) -> dict[str, Any] | None:
    """What the last turn change did, or the one under way has done so far."""
    under_way = YEAR_END <= g.stage <= ORDERS
    if not g.story and not under_way:
        return None
    c = g.components
    return {
        "turn": g.turn if under_way else g.turn - 1,
        "failed": [[seat, c.orders[order]] for seat, order in noted(g, NOTE_FAILED)],
        "cashed_in": [[seat, CHARACTER_NAMES[card]] for seat, card in noted(g, NOTE_CASHED_IN)],
        "powers": [[seat, CHARACTER_NAMES[card]] for seat, card in noted(g, NOTE_POWER)],
        "dice": [pips for _, pips in noted(g, NOTE_DIE)],
        "arrived": by_kind(g, NOTE_ARRIVED, 0),
        "moved": by_kind(g, NOTE_MOVED, 1),
        "returned": [[seat, c.kinds[kind]] for seat, kind in noted(g, NOTE_RETURNED)],
        "fees": [[seat, fee] for seat, fee in noted(g, NOTE_FEE)],
        "swept": [c.orders[order] for _, order in noted(g, NOTE_SWEPT)],
    }


def noted(g: Haithabu, what: int) -> list[tuple[int, int]]:
    """Of whom or which kind, and the number."""
    found = [note % NOTED for note in g.story if note // NOTED == what]
    return [divmod(note, NOTED_OF) for note in found]


def by_kind(g: Haithabu, what: int, zero: int) -> dict[str, int]:
    numbers = dict(noted(g, what))
    return {name: numbers.get(kind, zero) - zero for kind, name in enumerate(g.components.kinds)}
