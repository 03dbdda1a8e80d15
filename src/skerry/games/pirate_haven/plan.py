"""What a player of Pirate Haven still lacks: strength for the Navy, die spots, Rum for a set, Resources."""

from typing import Final

from skerry.games.pirate_haven.components import (
    BUILDING,
    DICE,
    KINDS,
    NAVY,
    PIRATE,
    UNLOCK_BUILDINGS,
    UNLOCK_PIRATES,
    Components,
)
from skerry.games.pirate_haven.scoring import covered_without
from skerry.games.pirate_haven.views import DieSpot, PirateHavenView, Player
from skerry.kernel.errors import Message

KEYS: Final = ((BUILDING, UNLOCK_BUILDINGS), (PIRATE, UNLOCK_PIRATES))
"""Kinds of tiles with locked die spots, and what opens these (PIR-57, PIR-58)."""


def plan(c: Components, view: PirateHavenView, seat: int) -> list[Message]:
    of = view.players[seat]
    if view.phase != "travel" or (of.state == "home" and view.last_round):
        return []
    return [*uncovered(of), *no_die_spot(of), *locked(c, of), *rum(c, of), *navy(c, view, of), *income(c, view, of)]


def uncovered(of: Player) -> list[Message]:
    """Strength for the Navy dice (PIR-85)."""
    values: dict[str, object] = {"navy": of.navy, "strength": of.strength, "missing": of.navy - of.strength}
    return [Message("plan.strength", values, "PIR-85")] if of.navy > of.strength else []


def no_die_spot(of: Player) -> list[Message]:
    """Dice and Rum go on open die spots (PIR-40, PIR-43)."""
    return [] if any(one.is_free() for one in die_spots(of)) else [Message("plan.die-spot", {}, "PIR-40")]


def die_spots(of: Player) -> list[DieSpot]:
    return [one for spot in of.island for one in spot.dice or ()]


def locked(c: Components, of: Player) -> list[Message]:
    """The tile that opens locked die spots (PIR-45)."""
    found = []
    for kind, ability in KEYS:
        openers = [tile for tile, other in zip(c.tiles, c.ability, strict=True) if other == ability]
        count = sum(one.locked for one in die_spots_on(c, of, kind))
        if count and openers:
            values: dict[str, object] = {"locked": count, "thing": KINDS[kind], "tile": openers[0]}
            found.append(Message("plan.locked", values, "PIR-45"))
    return found


def die_spots_on(c: Components, of: Player, kind: int) -> list[DieSpot]:
    """Those on tiles of a kind."""
    tiles = {tile for tile, other in zip(c.tiles, c.kind, strict=True) if other == kind}
    return [one for spot in of.island if spot.lies in tiles for one in spot.dice or ()]


def rum(c: Components, of: Player) -> list[Message]:
    """What is missing from a set that was begun (PIR-88)."""
    begun = of.rum % c.rum_set
    full, now = c.rum_fame[c.rum_set], c.rum_fame[begun]
    values: dict[str, object] = {"missing": c.rum_set - begun, "fame": full, "now": now}
    return [Message("plan.rum", values, "PIR-88")] if begun else []


def navy(c: Components, view: PirateHavenView, of: Player) -> list[Message]:
    """The pips to the highest Navy, counted without dice that would have to go (PIR-85, PIR-86)."""
    mine = standing(of)
    others = {one.seat: standing(one) for one in view.players if one.seat != of.seat}
    best = max(others, key=lambda seat: others[seat])
    pips, dice = others[best]
    missing = pips - mine[0] + (mine[1] <= dice)
    if not pips or missing <= 0:
        return []
    values: dict[str, object] = {"missing": missing, "seat": best, "fame": c.navy_fame[0]}
    return [Message("plan.navy", values, "PIR-86")]


def standing(of: Player) -> tuple[int, int]:
    """The pips and the number of the Navy dice that the Ships cover."""
    pips = [int(spot.lies.split(" ")[1]) for spot in of.island if spot.lies.startswith("navy ")]
    dice = [DICE[NAVY] + shown for shown in pips]
    gone = covered_without(dice, of.strength)
    return sum(pips) - sum(pips[place] for place in gone), len(pips) - len(gone)


def income(c: Components, view: PirateHavenView, of: Player) -> list[Message]:
    """Resources up to the highest Income; in the last round they come too late (PIR-10, PIR-11)."""
    missing = c.income_cap - of.next_income
    if view.last_round or missing <= 0:
        return []
    return [Message("plan.resources", {"income": of.next_income, "missing": missing, "most": c.income_cap}, "PIR-11")]
