"""What a player of Hägar still lacks: Hägars to conquer a landscape, a shield beside it, a Hägar where much lies."""

from typing import Final

from skerry.games.hagar.components import Components
from skerry.games.hagar.views import HagarView, LandscapeView
from skerry.kernel.errors import Message

MOST: Final = 3
"""Landscapes that are told, those first at which most is to be had."""

Lacking = tuple[int, Message]
"""The points to be had at a landscape, and what is lacking for them."""


def plan(c: Components, view: HagarView, seat: int) -> list[Message]:
    if not may_still_act(view, seat):
        return []
    can_come = view.players[seat].hagars_left > 0 or view.stage == "final"
    found = [found for one in view.landscapes if (found := lacking(c, one, seat, can_come=can_come)) is not None]
    found.sort(key=lambda lacking: -lacking[0])
    return [message for _, message in found[:MOST]]


def may_still_act(view: HagarView, seat: int) -> bool:
    """In the final round a Hägar is moved once, in one's own turn (HAG-43, HAG-44)."""
    return view.stage == "turns" or (view.stage == "final" and view.turn == seat)


def lacking(c: Components, one: LandscapeView, seat: int, *, can_come: bool) -> Lacking | None:
    """Nothing is lacking where all is won."""
    if not one.hagars[seat]:
        return nobody(c, one) if can_come else None
    if one.leader != seat:
        return behind(c, one, seat) if one.shields else None
    return None if one.shields else said("plan.no-shield", one, fields_of(c, one), "HAG-54")


def nobody(c: Components, one: LandscapeView) -> Lacking | None:
    """A landscape without an own Hägar: its gold (HAG-51), and its fields if one would conquer it (HAG-55)."""
    conquered = one.shields > 0 and max(one.strength) == 0
    points = one.gold * c.points_per_gold + (fields_of(c, one) if conquered else 0)
    return said("plan.nobody", one, points, "HAG-51") if points else None


def behind(c: Components, one: LandscapeView, seat: int) -> Lacking:
    """In a tie nobody conquers (HAG-55, HAG-56)."""
    missing = max(one.strength) - one.strength[seat] + 1
    return said("plan.behind", one, fields_of(c, one), "HAG-55", missing=missing)


def fields_of(c: Components, one: LandscapeView) -> int:
    """What a conqueror gets."""
    return len(one.fields) * c.points_per_field


def said(key: str, one: LandscapeView, points: int, rule: str, **more: object) -> Lacking:
    values: dict[str, object] = {"kind": one.kind, "size": len(one.fields), "points": points}
    return points, Message(key, values | more, rule)
