"""Pirate Haven as numbers: what the view shows. Tiles, Island spots and path numbers have the order of the pack.

What lies somewhere is told by twelve numbers: whether a building, a ship or a pirate lies there, a die by its colour,
Rum, one of the three special actions; its pips; and for a tile its value.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from skerry.games.pirate_haven.abilities import MoveTo
from skerry.games.pirate_haven.components import (
    ALL_TREASURE,
    BONUS,
    BONUSES,
    BUILDING,
    KINDS,
    MOST_PIPS,
    PIPS,
    PIRATE,
    RUM_TOKEN,
    SORTS,
    SPECIALS,
    Components,
    colour_of,
    is_die,
    is_tile,
)
from skerry.games.pirate_haven.house import READINGS
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.state import BIT, HOME, PHASES, PLACES, PirateHaven
from skerry.kernel.observation import Observation, put_bits, within
from skerry.kernel.state import OVER

VERSION: Final = 2
EDITIONS: Final = {2: (2, 2)}
"""Versioned name → rules and pack. A new field, rule or pack is a new name; what a name stands for never changes."""

# Where in its twelve numbers a thing is told.
SORT: Final = len(KINDS)
SPECIAL: Final = SORT + len(SORTS)
PIPS_SHOWN: Final = SPECIAL + len(SPECIALS)
VALUE: Final = PIPS_SHOWN + 1
THING: Final = VALUE + 1

# What a die spot is told by: the pips of a die of each colour that can lie there, and whether Rum does.
RUM_HERE: Final = 2
COLOURS: Final = 3

MOST_FAME: Final = 200
MOST_COUNT: Final = 60
MOST_VALUE: Final = 30


def house_rules_named() -> str:
    """Each as a record writes it, such as `bonus_order = "either-order"`."""
    return ", ".join([f'{name} = "{READINGS[name][1]}"' for name in READINGS])


class PirateHavenObservation(Observation[PirateHaven]):
    """The fields of Pirate Haven."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION, EDITIONS)
        self.most_seats = c.seats.stop - 1
        self.spots = len(c.spots)
        self.tiles = len(c.tiles)
        self.longest = max([len(path) for path in c.path]) - 1
        self.slots = self.spots * SLOTS
        self._declare_time(c)
        self._declare_map(c)
        self._declare_players(c)

    def _declare_time(self, c: Components) -> None:
        seats = self.most_seats
        self.seats = self.field("seats", (), seats, "players")
        self.house = self.field("house", (len(READINGS),), 1, f"1 for a house rule in force: {house_rules_named()}")
        self.round = self.field("round", (), c.rounds, "the round")
        self.phase = self.field("phase", (len(PHASES),), 1, f"1 for {', '.join(PHASES)}")
        self.over = self.field("over", (), 1, "1 after the end")
        self.turn = self.field("turn", (seats,), 1, "1 for the seat whose turn it is")
        self.landed = self.field("landed", (THING,), MOST_VALUE, "what the Ship has landed on and is not settled yet")
        self.landed_tile = self.field("landed_tile", (self.tiles,), 1, "1 for the tile that this is")
        self.open_bonus = self.field("open_bonus", (len(BONUSES) - 1,), 1, "1 for its bonus, if that is not taken yet")
        self.docked = self.field("docked", (self.spots,), 1, "1 for the spot of the Ship just bought")
        self.moving = self.field(
            "moving", (self.slots + len(c.sea),), 1, "1 for the die that is moved: die spots, then Navy dice"
        )
        self.gave = self.field("gave", (self.slots,), 1, "1 for a die that gave a pip and cannot gain one now")
        self.gained = self.field("gained", (self.slots,), 1, "1 for a die that gained one and cannot give one now")

    def _declare_map(self, c: Components) -> None:
        self.path = self.field("path", (), self.longest, "spots of the Map")
        self.lies = self.field("lies", (self.longest, THING), MOST_VALUE, "what lies on each spot of the path")
        self.bonus = self.field("bonus", (self.longest, len(BONUSES) - 1), 1, "1 for the bonus beside it")
        self.tops = self.field("tops", (self.tiles,), 1, "1 for the visible tile of a deck")
        self.below = self.field("below", (self.tiles,), MOST_VALUE, "how many of each tile lie below the tops")
        self.pool = self.field("pool", (len(SORTS),), MOST_COUNT, "dice by colour and Rum in the pool")
        self.box = self.field("box", (self.tiles + len(SORTS),), MOST_COUNT, "tiles, dice and Rum out of the game")

    def _declare_players(self, c: Components) -> None:
        seats = self.most_seats
        self.waiting = self.field("waiting", (seats, PLACES), 1, "1 for the place on which the Ship waits")
        self.at = self.field("at", (seats, self.longest), 1, "1 for the spot of the path it stands on")
        self.home = self.field("home", (seats, PLACES), 1, "1 for the place at home")
        self.income = self.field("income", (seats,), c.income_cap, "Income")
        self.resources = self.field("resources", (seats,), MOST_COUNT, "resources, which become Income")
        self.strength = self.field("strength", (seats,), MOST_COUNT, "strength of all Ships")
        self.navy = self.field("navy", (seats,), MOST_COUNT, "pips of all Navy dice")
        self.fame = self.field("fame", (seats,), MOST_FAME, "Fame as if the game ended now")
        self.opened = self.field("opened", (seats, 2), 1, "1 if locked die spots of buildings, of pirates are open")
        self.island = self.field("island", (seats, self.spots, self.tiles), 1, "1 for the tile on each Island spot")
        self.capacity = self.field("capacity", (seats, self.spots), MOST_VALUE, "its capacity")
        self.navy_dice = self.field("navy_dice", (seats, self.spots), MOST_PIPS, "pips of the Navy die on each spot")
        self.dice = self.field(
            "dice", (seats, self.slots, COLOURS), MOST_PIPS, "pips of a white or yellow die, 1 for Rum"
        )

    def write(self, g: PirateHaven, seat: int, numbers: BytesWriter) -> None:
        self._write_time(g, seat, numbers)
        self._write_map(g, numbers)
        fame = g.fame()
        for other in range(g.seats):
            place = (other - seat) % g.seats
            self._write_ship(g, other, place, numbers)
            self._write_island(g, other, place, numbers)
            numbers[self.fame + place] = within(fame[other].total(), MOST_FAME)

    def _write_time(self, g: PirateHaven, seat: int, numbers: BytesWriter) -> None:
        numbers[self.seats] = g.seats
        put_bits(numbers, self.house, g.house)
        numbers[self.round] = g.round_number
        numbers[self.phase + g.phase] = 1
        numbers[self.over] = 1 if g.to_move == OVER else 0
        numbers[self.turn + (g.active - seat) % g.seats] = 1
        self._write_thing(g, self.landed, g.landed, numbers)
        if is_tile(g.landed):
            numbers[self.landed_tile + g.landed - 1] = 1
        if g.bonus:
            numbers[self.open_bonus + g.bonus - 1] = 1
        if g.docked >= 0:
            numbers[self.docked + g.docked] = 1
        pending = g.pending
        if isinstance(pending, MoveTo):
            numbers[self.moving + pending.die] = 1
        put_bits(numbers, self.gave, g.gave)
        put_bits(numbers, self.gained, g.gained)

    def _write_thing(self, g: PirateHaven, start: i64, thing: int, numbers: BytesWriter) -> None:
        c = g.components
        if thing == 0:
            return
        if is_tile(thing):
            numbers[start + c.kind[thing - 1]] = 1
            numbers[start + VALUE] = within(c.value[thing - 1], MOST_VALUE)
        elif thing >= ALL_TREASURE:
            numbers[start + SPECIAL + thing - ALL_TREASURE] = 1
        else:
            numbers[start + SORT + colour_of(thing)] = 1
            if is_die(thing):
                numbers[start + PIPS_SHOWN] = thing & PIPS

    def _write_map(self, g: PirateHaven, numbers: BytesWriter) -> None:
        numbers[self.path] = len(g.content) - 1
        for path in range(1, len(g.content)):
            found = g.content[path]
            if found == 0:
                continue
            self._write_thing(g, self.lies + (path - 1) * THING, found & (BONUS - 1), numbers)
            if found >= BONUS:
                numbers[self.bonus + (path - 1) * (len(BONUSES) - 1) + found // BONUS - 1] = 1
        for top in g.tops:
            if top >= 0:
                numbers[self.tops + top] = 1
        for tile, count in enumerate(g.deck):
            if count:
                numbers[self.below + tile] = count
        for sort, count in enumerate(g.pool):
            numbers[self.pool + sort] = within(count, MOST_COUNT)
        for sort, count in enumerate(g.box):
            if count:
                numbers[self.box + sort] = within(count, MOST_COUNT)

    def _write_ship(self, g: PirateHaven, seat: int, place: int, numbers: BytesWriter) -> None:
        at = g.at[seat]
        if at < 0:
            numbers[self.waiting + place * PLACES + at + PLACES] = 1
        elif at >= HOME:
            numbers[self.home + place * PLACES + at - HOME] = 1
        elif at:
            numbers[self.at + place * self.longest + at - 1] = 1
        numbers[self.income + place] = g.income[seat]
        numbers[self.resources + place] = within(g.resources(seat), MOST_COUNT)
        numbers[self.strength + place] = within(g.strength(seat), MOST_COUNT)
        numbers[self.navy + place] = within(g.navy_sum(seat), MOST_COUNT)
        numbers[self.opened + place * 2] = 1 if g.opened[seat] & BIT[BUILDING] else 0
        numbers[self.opened + place * 2 + 1] = 1 if g.opened[seat] & BIT[PIRATE] else 0

    def _write_island(self, g: PirateHaven, seat: int, place: int, numbers: BytesWriter) -> None:
        capacity = g.capacity[seat]
        island: i64 = self.island + place * self.spots * self.tiles
        for spot, thing in enumerate(g.island[seat]):
            if thing == 0:
                continue
            if is_tile(thing):
                numbers[island + spot * self.tiles + thing - 1] = 1
                numbers[self.capacity + place * self.spots + spot] = within(capacity[spot], MOST_VALUE)
            else:
                numbers[self.navy_dice + place * self.spots + spot] = thing & PIPS
        dice: i64 = self.dice + place * self.slots * COLOURS
        for slot, die in enumerate(g.dice[seat]):
            if die == 0:
                continue
            if die == RUM_TOKEN:
                numbers[dice + slot * COLOURS + RUM_HERE] = 1
            else:
                numbers[dice + slot * COLOURS + colour_of(die)] = die & PIPS
