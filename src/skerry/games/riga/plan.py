"""What a player of Riga still lacks: ducats for the buildings in hand, room in it for the winter."""

from typing import Final

from msgspec import UNSET

from skerry.games.riga.components import HALVE_COST, RIGA, Components
from skerry.games.riga.views import Player, RigaView
from skerry.kernel.errors import Message

MOST: Final = 3
"""Buildings that are told, those first that lack least; of those that lack the same, the one with most points."""


def plan(c: Components, view: RigaView, seat: int) -> list[Message]:
    of = view.players[seat]
    if view.over or of.buildings is UNSET or of.power is UNSET or view.season == "set-up":
        return []
    turns = turns_left(view, seat)
    if view.season == "winter" and not turns:
        return over_limit(view, of)
    buildings = [c.buildings.index(building) for building in (*of.buildings, *of.riga_unbuilt)]
    missing = {building: max(price(c, of, building) - of.power[city(c, building)], 0) for building in buildings}
    nearest = sorted(missing, key=lambda building: (missing[building], -c.seal[building]))
    told = [lacks(c, building, missing[building], turns) for building in nearest[:MOST]]
    if not told and turns:
        told = [Message("plan.no-building", {"turns": turns}, "RIG-29")]
    return [*over_limit(view, of), *told]


def city(c: Components, building: int) -> str:
    return c.cities[c.city[building]]


def price(c: Components, of: Player, building: int) -> int:
    """With a Crane if there is one that can be used (RIG-68)."""
    cranes = [one for one in of.built if c.function[c.buildings.index(one.id)] == HALVE_COST]
    halved = any(not one.used and not one.fresh for one in cranes)
    return c.half_cost[building] if halved else c.cost[building]


def lacks(c: Components, building: int, missing: int, turns: int) -> Message:
    """Nothing is missing where as much can be paid as it costs; then it only has to be built."""
    penalty = c.penalty_riga_unbuilt if c.city[building] == RIGA else c.penalty_building_in_hand
    values: dict[str, object] = {"building": c.buildings[building], "missing": missing, "turns": turns}
    if not missing:
        return Message("plan.payable", values, "RIG-34")
    return Message("plan.lacks" if turns else "plan.last", values | {"penalty": -penalty}, "RIG-81")


def turns_left(view: RigaView, seat: int) -> int:
    """The turns to come after this one."""
    return 2 * (view.years - view.year) + sum(other == seat for _, other in view.order) + 2 * (view.season == "spring")


def over_limit(view: RigaView, of: Player) -> list[Message]:
    """What would have to be discarded if it were winter now (RIG-49)."""
    over = of.goods_count + of.buildings_count - of.hand_limit
    last = all(other != of.seat for _, other in view.order)
    return [Message("plan.over-limit", {"over": over}, "RIG-49")] if over > 0 and last else []
