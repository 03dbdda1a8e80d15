"""A turn of Pirate Haven by brute force, as the rulebook tells it: an exchange is possible between any two events.

It shares no code with the rules. It reads the pack and the view of a position, and knows all positions that one turn
can end with; `played` finds those of the rules, by playing every move. Both must be the same.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import skerry
from skerry import Rng
from skerry.games.pirate_haven.state import PirateHaven
from tests.pirate_haven.table import HAVEN, haven

PACK: dict[str, Any] = HAVEN.pack.data
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in PACK["tile"]}
SPOTS: dict[str, dict[str, Any]] = {spot["id"]: spot for spot in PACK["island"]["spot"]}
MOST = 12
"""Where the Income track ends."""
HOME = 0
"""Instead of a path number, after leaving the Map."""

Dice = tuple[tuple[str, int, str, int], ...]
"""Spot, number of the die spot (0 at sea), what it is, pips; in order."""


class Haven(NamedTuple):
    """A player: where the wooden Ship is, the cube, tiles by spot, and all dice and Rum."""

    at: int
    income: int
    tiles: tuple[tuple[str, str], ...]
    dice: Dice


Havens = set[Haven]


# --- the Island -------------------------------------------------------------------------------------------------------


def capacity(h: Haven, spot: str) -> int:
    tiles = dict(h.tiles)
    near = [tiles.get(other, "") for other in SPOTS[spot]["neighbours"]]
    shipyards = near.count("shipyard") if TILES[tiles[spot]]["kind"] == "ship" else 0
    return int(TILES[tiles[spot]]["value"]) + near.count("workshop") + shipyards


def limit(h: Haven, die: tuple[str, int, str, int]) -> int:
    return min(6, capacity(h, die[0])) if die[1] else 6


def with_pips(h: Haven, index: int, pips: int) -> Haven:
    spot, number, sort, _ = h.dice[index]
    return h._replace(dice=(*h.dice[:index], (spot, number, sort, pips), *h.dice[index + 1 :]))


def raised(h: Haven, index: int, pips: int) -> Haven:
    die = h.dice[index]
    return with_pips(h, index, min(die[3] + pips, limit(h, die)))


def of_sort(h: Haven, sort: str) -> list[int]:
    return [index for index, die in enumerate(h.dice) if die[2] == sort]


def rooms(h: Haven) -> list[tuple[str, int]]:
    """On each tile the first die spot that is open and free."""
    owned = [tile for _, tile in h.tiles]
    taken = {die[:2] for die in h.dice}
    found = []
    for spot, tile in h.tiles:
        entry = TILES[tile]
        key = {"building": "storehouse", "pirate": "tavern"}.get(entry["kind"])
        usable = entry["free"] + (entry["locked"] if key in owned else 0)
        free = [(spot, number) for number in range(1, usable + 1) if (spot, number) not in taken]
        found += free[:1]
    return found


def empty(h: Haven, terrain: str) -> list[str]:
    taken = {spot for spot, _ in h.tiles} | {die[0] for die in h.dice}
    return [spot for spot in SPOTS if spot not in taken and SPOTS[spot]["terrain"] == terrain]


def with_die(h: Haven, place: tuple[str, int], sort: str, pips: int) -> Haven:
    die = (*place, sort, pips)
    if sort != "rum":
        die = (*place, sort, min(pips, limit(h, die)))
    return h._replace(dice=tuple(sorted([*h.dice, die])))


# --- the events of a turn ---------------------------------------------------------------------------------------------


def exchanged(havens: Iterable[Haven]) -> Havens:
    """All that any number of exchanges makes of these."""
    found = set(havens)
    new = list(found)
    while new:
        h = new.pop()
        for other in exchanges(h):
            if other not in found:
                found.add(other)
                new.append(other)
    return found


def exchanges(h: Haven) -> Iterator[Haven]:
    for index in of_sort(h, "treasure"):
        pips = h.dice[index][3]
        if pips > 1 and h.income < MOST:
            yield with_pips(h, index, pips - 1)._replace(income=min(h.income + 2, MOST))
        if pips < limit(h, h.dice[index]) and h.income >= 2:
            yield with_pips(h, index, pips + 1)._replace(income=h.income - 2)


def bonus(h: Haven, what: str) -> Iterator[Haven]:
    """One pip or one Income; nothing if no die has room."""
    if what == "one-income":
        yield h._replace(income=min(h.income + 1, MOST))
        return
    sort = what.removeprefix("one-")
    room = [index for index in of_sort(h, sort) if h.dice[index][3] < limit(h, h.dice[index])] if what else []
    if not room:
        yield h
    for index in room:
        yield raised(h, index, 1)


def bought(h: Haven, tile: str) -> Iterator[Haven]:
    entry = TILES[tile]
    if h.income >= entry["value"]:
        for spot in empty(h, entry["terrain"]):
            tiles = tuple(sorted([*h.tiles, (spot, tile)]))
            placed = h._replace(income=h.income - entry["value"], tiles=tiles)
            for ready in exchanged([placed]) if entry["kind"] == "ship" else [placed]:
                yield from ability(ready, spot, entry["ability"])


def ability(h: Haven, ship: str, what: str) -> Iterator[Haven]:
    """Used or not."""
    yield h
    if what == "raise-adjacent-dice":
        for index, die in enumerate(h.dice):
            if die[0] in SPOTS[ship]["neighbours"] and die[2] != "rum":
                h = raised(h, index, 2)
        yield h
    elif what.startswith("reroll-or-move-"):
        for index in of_sort(h, what.removeprefix("reroll-or-move-")):
            yield from handled(h, index)


def handled(h: Haven, index: int) -> Iterator[Haven]:
    """Rerolled or moved."""
    spot, _, sort, pips = h.dice[index]
    for rolled in range(1, 7):
        yield with_pips(h, index, min(rolled, limit(h, h.dice[index])))
    without = h._replace(dice=(*h.dice[:index], *h.dice[index + 1 :]))
    places = [(sea, 0) for sea in empty(h, "sea")] if sort == "navy" else rooms(h)
    for place in places:
        if place[0] != spot:
            yield with_die(without, place, sort, pips)


def tile(havens: Havens, what: str) -> Havens:
    """Bought or discarded."""
    return havens | {after for h in havens for after in bought(h, what)}


def taken(h: Haven, thing: str) -> Iterator[Haven]:
    """A die, Rum or a special action."""
    sort, _, pips = thing.partition(" ")
    if thing == "two-income":
        yield h._replace(income=min(h.income + 2, MOST))
    elif thing in ("all-treasure", "all-navy"):
        for index in of_sort(h, thing.removeprefix("all-")):
            h = raised(h, index, 1)
        yield h
    else:
        places = [(sea, 0) for sea in empty(h, "sea")] if sort == "navy" else rooms(h)
        if sort != "rum" or not places:
            yield h
        for place in places:
            yield with_die(h, place, sort, int(pips or 0))


def landed(havens: Havens, spot: dict[str, Any], *, either_order: bool) -> Havens:
    """All that a spot of the Map makes of these, with exchanges between all events."""
    thing = spot["lies"]
    if thing and thing not in TILES:
        return {after for h in havens for after in taken(h, thing)}
    results = {after for h in havens for after in bonus(h, spot["bonus"])}
    if not thing:
        return results
    results = tile(exchanged(results), thing)
    if either_order:
        results |= {after for h in exchanged(tile(havens, thing)) for after in bonus(h, spot["bonus"])}
    return results


def ends(g: PirateHaven) -> Havens:
    """All positions that the turn of seat 0 can end with, as the rulebook has it."""
    either_order = g.variants["bonus_order"] == "either-order"
    ready = exchanged([read(g)])
    found = {h._replace(at=HOME) for h in ready}
    for spot in g.view(None)["spots"]:
        if spot["open"] and spot["path"] > g.at[0]:
            there = {h._replace(at=spot["path"]) for h in ready}
            found |= exchanged(landed(there, spot, either_order=either_order))
    return found


# --- the rules --------------------------------------------------------------------------------------------------------


class Differences(NamedTuple):
    """How a turn ends only by the text, and only by the rules."""

    missing: Havens
    extra: Havens


def differences(g: PirateHaven) -> Differences:
    """None where the bonus comes first.

    Where it may wait for its tile, one Income comes by itself, so that nobody can fill the track just before it. Ends
    for which Income was thrown away like that are not missed (PIR-R11).
    """
    by_the_text, by_the_rules = ends(g), played(g)
    missing = by_the_text - by_the_rules
    if g.variants["bonus_order"] == "either-order":
        missing = {h for h in missing if not any(no_worse(other, h) for other in by_the_rules)}
    return Differences(missing, by_the_rules - by_the_text)


def no_worse(one: Haven, other: Haven) -> bool:
    """Are they the same but for Income and Treasure, and has the one no less of either?"""
    if one.at != other.at or one.income < other.income or one.tiles != other.tiles:
        return False
    dice = zip(one.dice, other.dice, strict=True)
    return all(mine == yours or (mine[:3] == yours[:3] and is_more(mine, yours)) for mine, yours in dice)


def is_more(mine: tuple[str, int, str, int], yours: tuple[str, int, str, int]) -> bool:
    return mine[2] == "treasure" and mine[3] > yours[3]


def read(g: PirateHaven) -> Haven:
    """Seat 0 of a position."""
    spots = list(SPOTS)
    at_sea = [(spots[spot], 0, thing) for spot, thing in enumerate(g.island[0])]
    on_tiles = [(spots[slot // 2], slot % 2 + 1, thing) for slot, thing in enumerate(g.dice[0])]
    tiles, dice = [], []
    for spot, number, thing in [*at_sea, *on_tiles]:
        name, _, pips = g.named(thing).partition(" ")
        if name in TILES:
            tiles.append((spot, name))
        elif name:
            dice.append((spot, number, name, int(pips or 0)))
    at = g.at[0] if g.at[0] < len(g.content) else HOME
    return Haven(at, g.income[0], tuple(sorted(tiles)), tuple(sorted(dice)))


def played(g: PirateHaven) -> Havens:
    """The same by the rules: every move is played. An exchange after the last event waits for the next turn."""
    turn = g.turns
    found: dict[object, PirateHaven] = {}
    new, known = [g], {key(g)}
    while new:
        state = new.pop()
        over = state.turns != turn or state.to_move == 1
        if over:
            found[where(state)] = state
        for move in state.moves():
            if over and (state.to_move == 1 or move.family.name not in ("give", "add")):
                continue
            after = state.copy()
            after.apply(move)
            if (found_as := key(after)) not in known:
                known.add(found_as)
                new.append(after)
    return {read(state) for state in found.values()}


def key(g: PirateHaven) -> object:
    """What tells positions of a turn apart. Decisions are shared, so that the same question is the same object."""
    return id(g.pending), g.landed, g.bonus, g.gave, g.gained, g.turns, where(g)


def where(g: PirateHaven) -> object:
    """All of seat 0."""
    return g.income[0], g.at[0], g.island[0], g.dice[0]


# --- small positions --------------------------------------------------------------------------------------------------


def random_position(rng: Rng, **variants: str) -> PirateHaven:
    """A piece ahead, at most two Treasure dice, and little room; the other player stands at the end of the Map."""
    at = (11, 14)[rng.below(2)]  # before an upper half of a Map tile, or a lower one
    while True:
        maps = [tile["id"] for tile in PACK["map_tile"]]
        shuffled = [maps.pop(rng.below(len(maps))) for _ in range(8)]
        me = {"at": at, "income": rng.below(MOST + 1), "island": random_island(rng)}
        scenario = {"map": shuffled, "players": [me, {"at": 16}], "variants": variants}
        try:
            lies = something(haven(**scenario).view(None)["spots"][at]["asks"], rng)
            return haven(**scenario, spots={str(at + 1): lies} if lies else {})
        except skerry.ScenarioError:
            continue  # more copies of a tile or more dice than there are, or a die that its tile cannot hold


def something(asks: str, rng: Rng) -> str:
    """What may lie on a spot of this sort; now and then nothing."""
    if rng.below(8) == 0 or asks not in ("building", "ship", "pirate", "resource", "treasure", "navy", "rum"):
        return ""
    tiles = [name for name, entry in TILES.items() if entry["kind"] == asks]
    if tiles:
        return tiles[rng.below(len(tiles))]
    return "rum" if asks == "rum" else f"{asks} {1 + rng.below(6)}"


def random_island(rng: Rng) -> dict[str, str]:
    found: dict[str, str] = {}
    treasure = 0
    for spot in SPOTS:
        if rng.below(4) == 0:
            continue
        terrain = SPOTS[spot]["terrain"]
        tiles = [name for name, entry in TILES.items() if entry["terrain"] == terrain]
        chosen = tiles[rng.below(len(tiles))]
        if terrain == "sea" and rng.below(3) == 0:
            found[spot] = f"navy {1 + rng.below(6)}"
            continue
        dice = []
        for _ in range(TILES[chosen]["free"]):
            sorts = ["empty", "rum", "resource", "treasure", "treasure"][: 5 if treasure < 2 else 3]
            sort = sorts[rng.below(len(sorts))]
            treasure += sort == "treasure"
            most = min(6, TILES[chosen]["value"])
            dice.append(sort if sort in ("empty", "rum") else f"{sort} {1 + rng.below(most)}")
        found[spot] = f"{chosen}: {', '.join(dice)}" if dice else chosen
    return found
