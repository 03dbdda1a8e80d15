"""Who sees what (section 5 of the ledger): everything lies open, so all seats see the same."""

from msgspec import UNSET

from skerry.games.pirate_haven.abilities import MoveTo
from skerry.games.pirate_haven.components import (
    ALL_TREASURE,
    BONUS,
    BONUSES,
    DIE,
    KINDS,
    RUM_TOKEN,
    SORTS,
    SPECIALS,
    is_tile,
)
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.scoring import Fame, Island
from skerry.games.pirate_haven.state import BIT, HOME, PHASES, PLACES, TRAVEL, PirateHaven
from skerry.games.pirate_haven.travel import next_after
from skerry.games.pirate_haven.views import (
    Deck,
    DieSpot,
    IslandSpot,
    MapSpot,
    Offer,
    PirateHavenVariants,
    PirateHavenView,
    Player,
)
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER
from skerry.kernel.views import ByName


def view(g: PirateHaven, seat: int | None) -> PirateHavenView:
    """What this seat may know; None is a spectator."""
    c = g.components
    fame = g.fame()
    over = g.to_move == OVER
    return PirateHavenView(
        game="pirate_haven",
        seats=g.seats,
        you=seat,
        variants=PirateHavenVariants.of(g.variants),
        round=g.round_number,
        rounds=c.rounds,
        last_round=g.round_number == c.rounds,
        phase=PHASES[g.phase],
        turn=g.active,
        turns=g.turns,
        over=over,
        columns=c.columns[g.seats],
        map=tuple([c.map_tiles[tile] for tile in g.laid]),
        spots=tuple([spot(g, path) for path in range(1, len(g.content))]),
        after_leaving=next_after(g, g.active, HOME + g.ships_home()) if g.phase == TRAVEL else -1,
        landed=g.named(g.landed),
        open_bonus=BONUSES[g.bonus],
        docked=c.spots[g.docked] if g.docked >= 0 else "",
        moving=g.die_named(g.pending.die) if isinstance(g.pending, MoveTo) else "",
        gave=marked(g, g.gave),
        gained=marked(g, g.gained),
        decks=tuple([deck(g, kind) for kind in range(len(KINDS))]),
        pool=ByName(dict(zip(SORTS, g.pool, strict=True))),
        box=ByName({name: count for name, count in zip([*c.tiles, *SORTS], g.box, strict=True) if count}),
        players=tuple([player(g, other, fame[other]) for other in range(g.seats)]),
        outcome=g.result() if over else None,
    )


def marked(g: PirateHaven, bits: int) -> tuple[str, ...]:
    """Die spots of a set of bits."""
    return tuple([g.die_named(slot) for slot in range(len(g.components.spots) * SLOTS) if bits & BIT[slot]])


def spot(g: PirateHaven, path: int) -> MapSpot:
    """A spot of the Map: what is printed, what lies there, who stands there, who would move if the active Ship did."""
    c = g.components
    place = c.path[g.seats][path]
    found = g.content[path]
    printed = c.halves[g.laid[place >> 1] * 2 + (place & 1)] if place >> 1 < len(g.laid) else 0
    ahead = g.phase == TRAVEL and g.at[g.active] < path and path not in g.at
    return MapSpot(
        path=path,
        tile=place >> 1,
        half=place & 1,
        asks=purpose(printed & (BONUS - 1)),
        bonus=BONUSES[printed // BONUS],
        lies=g.named(found & (BONUS - 1)),
        open=found > 0,
        ship=g.at.index(path) if path in g.at else None,
        next=next_after(g, g.active, path) if ahead else None,
    )


def purpose(sort: int) -> str:
    """What a spot of the Map is for: a kind of tile, a sort of die, Rum, or a special action."""
    if sort == 0:
        return ""
    if sort < DIE:
        return KINDS[sort - 1]
    return SPECIALS[sort - ALL_TREASURE] if sort >= ALL_TREASURE else SORTS[sort - DIE]


def deck(g: PirateHaven, kind: int) -> Deck:
    """The visible top of a deck, how many tiles it has, and which these can be."""
    c = g.components
    top = g.tops[kind]
    return Deck(
        kind=KINDS[kind],
        top=c.tiles[top] if top >= 0 else "",
        count=g.heights[kind] + (1 if top >= 0 else 0),
        below=ByName({c.tiles[tile]: g.deck[tile] for tile in c.of_kind[kind] if g.deck[tile]}),
    )


def player(g: PirateHaven, seat: int, fame: Fame) -> Player:
    """A player with the Island, and what can be counted on it."""
    c = g.components
    counted: Island = g.scored(seat)
    resources = g.resources(seat)
    at = g.at[seat]
    return Player(
        seat=seat,
        state="waiting" if at < 0 else "home" if at >= HOME else "map",
        place=at + PLACES + 1 if at < 0 else at - HOME + 1 if at >= HOME else None,
        path=at if 0 < at < HOME else None,
        income=g.income[seat],
        resources=resources,
        next_income=min(resources, c.income_cap),
        strength=g.strength(seat),
        navy=g.navy_sum(seat),
        rum=counted.rum_count(),
        fame=fame.points(),
        island=tuple([island_spot(g, seat, index, counted) for index in range(len(c.spots))]),
    )


def island_spot(g: PirateHaven, seat: int, index: int, counted: Island) -> IslandSpot:
    """A spot of an Island: its tile with capacity and die spots, its Navy die, or what a tile would be there."""
    c = g.components
    thing = g.island[seat][index]
    if not is_tile(thing):
        offered = thing == 0 and seat == g.active and is_tile(g.landed) and index in c.terrain[c.kind[g.landed - 1]]
        return IslandSpot(
            id=c.spots[index],
            sea=c.is_sea[index],
            lies=g.named(thing),
            offer=offer(g, seat, index) if offered else UNSET,
        )
    tile = thing - 1
    return IslandSpot(
        id=c.spots[index],
        sea=c.is_sea[index],
        lies=c.tiles[tile],
        capacity=g.capacity[seat][index],
        raised=g.capacity[seat][index] - c.value[tile],
        fame=counted.pirate(index),
        dice=tuple([die_spot(g, seat, index, number) for number in range(c.free[tile] + c.locked[tile])]),
    )


def offer(g: PirateHaven, seat: int, index: int) -> Offer:
    """The capacity that the tile landed on would have on a spot, and the tiles that it would raise (PIR-44)."""
    c = g.components
    before, after = g.capacity[seat], g.capacity_with(seat, index, g.landed - 1)
    raises = tuple([c.spots[spot] for spot in c.neighbours[index] if after[spot] > before[spot]])
    return Offer(capacity=after[index], raised=after[index] - c.value[g.landed - 1], raises=raises)


def die_spot(g: PirateHaven, seat: int, index: int, number: int) -> DieSpot:
    """A die spot: what lies there, whether it is locked, and what a die can show there at most."""
    c = g.components
    tile = g.island[seat][index] - 1
    die = g.dice[seat][index * SLOTS + number]
    limit = g.limit(seat, index)
    return DieSpot(
        lies=g.named(die),
        locked=number >= c.free[tile] and not g.opened[seat] & BIT[c.kind[tile]],
        limit=limit,
        full=0 < die < RUM_TOKEN and g.pips(seat, index * SLOTS + number) >= limit,
    )


def tally(view: PirateHavenView, seat: int) -> list[Number]:
    """What a seat counts: its Fame as things stand, Income now and from the next round on, Navy, strength and Rum."""
    of = view.players[seat]
    return [
        Number("points", of.fame.total),
        Number("income", of.income),
        Number("next-income", of.next_income),
        Number("navy", of.navy),
        Number("strength", of.strength),
        Number("rum", of.rum),
    ]
