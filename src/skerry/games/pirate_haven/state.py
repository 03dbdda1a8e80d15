"""A position of Pirate Haven: the Map, the Islands, the wooden Ships, and the small acts the rules are made of."""

from typing import Any, Final

from skerry.games.pirate_haven import scoring
from skerry.games.pirate_haven.components import (
    ALL_TREASURE,
    BUILDING,
    DICE,
    KINDS,
    MOST_PIPS,
    MOST_SPOTS,
    NAVY,
    PIPS,
    PIRATE,
    RAISE_SHIPS,
    RAISE_TILES,
    RESOURCE,
    RUM,
    RUM_TOKEN,
    SHIP,
    SORTS,
    SPECIALS,
    UNLOCK_BUILDINGS,
    UNLOCK_PIRATES,
    Components,
    colour_of,
    is_die,
    is_tile,
)
from skerry.games.pirate_haven.house import EVERYONE_RANKED, READINGS
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.views import PirateHavenOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.house_rules import house_rules
from skerry.kernel.state import NO_SEAT, OVER, Chance, Decision, State, Step, Turn

# Phases of a round (PIR-08); Income takes no time of its own.
SET_UP: Final = 0
MAP: Final = 1
TRAVEL: Final = 2
END: Final = 3
PHASES: Final = ["set-up", "map", "travel", "end"]

# Where a wooden Ship is, in one number: waiting on place 0 to 3 of the left Direction tile it is place - PLACES, on the
# Map its path number, home on a place HOME + place. So the Ship closest to the start has the smallest number (PIR-23).
PLACES: Final = 4
HOME: Final = 100
TURNS_IN_A_ROUND: Final = (HOME + 1) * PLACES
"""More than there can be: every turn takes a Ship forward (PIR-24), and a seat that is home has none."""

BIT: Final = [1 << n for n in range(MOST_SPOTS * SLOTS)]


def all_map_tiles(c: Components) -> int:
    """All Map tiles as a set of bits."""
    return BIT[len(c.map_tiles)] - 1


class PirateHaven(State):
    """A position of Pirate Haven. Tiles, Map tiles and Island spots are indices into the components."""

    def __init__(  # noqa: PLR0915  a statement for each field, and one for its copy
        self,
        game: Game,
        components: Components,
        seats: int,
        variants: dict[str, Any],
        like: "PirateHaven | None" = None,
    ) -> None:
        super().__init__(game, seats, variants, like)
        self.components = components
        if like is None:
            # Empty Islands, all tiles in their decks, all dice and Rum in the pool (PIR-02 to PIR-06).
            spots = len(components.spots)
            self.round_number = 0
            self.phase = SET_UP
            self.active = 0  # the seat whose turn it is
            self.turns = 0  # begun in this round
            self.filling = 0  # the path number that is filled next; 0 before the first Map
            self.landed = 0  # what the wooden Ship has landed on and what is not settled yet
            self.docked = -1  # the sea spot of the Ship just bought, while its ability may be used
            self.gave = 0  # die spots that gave a pip since something else happened, as a set of bits (PIR-54)
            self.gained = 0
            self.bonus = 0  # of the spot landed on, as long as it is not taken
            self.house = house_rules(READINGS, variants)  # the house rules in force, as a set of bits
            self.at: list[int] = [seat - PLACES for seat in range(seats)]
            self.income = [0] * seats
            self.opened = (0,) * seats  # which locked die spots are open: BIT[kind] for Buildings and Pirates
            # Islands change rarely and are shared by copies: for each seat a tuple by spot, of dice by die spot.
            self.island: list[tuple[int, ...]] = [(0,) * spots] * seats  # a tile's index + 1, or a Navy die
            # Current capacity of a tile, strength of a Ship (PIR-44).
            self.capacity: list[tuple[int, ...]] = [(0,) * spots] * seats
            self.dice: list[tuple[int, ...]] = [(0,) * (spots * SLOTS)] * seats  # on the die spots of tiles
            # By group: the die spots (of Navy dice the sea spots) with such dice, in order.
            self.placed: list[tuple[int, ...]] = [()] * (len(DICE) * seats)
            self.laid: list[int] = []  # Map tiles in the order they were laid
            self.unlaid = all_map_tiles(components)  # all other Map tiles, as a set of bits
            # By path number: what can be had there, 0 once a Ship has landed.
            self.content = [0] * len(components.path[seats])
            self.deck = components.copies[:]  # how many of each tile lie below the top of its deck
            self.heights = components.heights[:]  # how many of each kind these are
            self.tops = [-1] * len(KINDS)  # the visible tile of each deck, -1 if it is empty
            self.pool = components.pool[:]  # dice by colour, then Rum
            self.box = [0] * (len(components.tiles) + 4)  # out of the game: tiles by type, then dice by colour and Rum
        else:
            self.round_number = like.round_number
            self.phase = like.phase
            self.active = like.active
            self.turns = like.turns
            self.filling = like.filling
            self.landed = like.landed
            self.docked = like.docked
            self.gave = like.gave
            self.gained = like.gained
            self.bonus = like.bonus
            self.house = like.house
            self.at = like.at[:]
            self.income = like.income[:]
            self.opened = like.opened
            self.island = like.island[:]
            self.capacity = like.capacity[:]
            self.dice = like.dice[:]
            self.placed = like.placed[:]
            self.laid = like.laid[:]
            self.unlaid = like.unlaid
            self.content = like.content[:]
            self.deck = like.deck[:]
            self.heights = like.heights[:]
            self.tops = like.tops[:]
            self.pool = like.pool[:]
            self.box = like.box[:]

    def copy(self) -> "PirateHaven":
        return PirateHaven(self.game, self.components, self.seats, self.variants, self)

    # --- result -------------------------------------------------------------------------------------------------

    def fame(self) -> list[scoring.Fame]:
        """The Fame of every seat by source, as if the game ended now."""
        everyone = self.house & EVERYONE_RANKED != 0
        return scoring.fame(self.components, [self.scored(seat) for seat in range(self.seats)], everyone)

    def scored(self, seat: int) -> scoring.Island:
        """What is counted of a seat."""
        place = self.at[seat] - HOME if self.round_number == self.components.rounds else -1
        return scoring.Island(
            self.components,
            list(self.island[seat]),
            self.capacity[seat],
            self.dice[seat],
            self.income[seat],
            place,
        )

    def scores(self) -> list[int]:
        return [fame.total() for fame in self.fame()]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return scoring.winners(self.scores(), self.income)

    def result(self) -> PirateHavenOutcome:
        return scoring.result(self.fame(), self.income)

    def turn(self) -> Turn:
        """In the Travel phase the Ship closest to the start has one (PIR-23); all other phases are nobody's."""
        before = self.round_number * TURNS_IN_A_ROUND
        if self.phase == TRAVEL:
            return Turn(before + self.turns, self.active)
        return Turn(before + TURNS_IN_A_ROUND if self.phase == END else before, NO_SEAT)

    def meanwhile(self) -> Message:
        """Where the game stands."""
        return Message(f"stage.{PHASES[self.phase]}", {"round": self.round_number, "seat": self.active}, "PIR-08")

    def awaited(self) -> int:
        return self.active

    # --- wooden Ships -------------------------------------------------------------------------------------------

    def rearmost(self) -> int:
        """The seat closest to the start (PIR-23). If it is home, all are."""
        closest = 0
        least = self.at[0]
        for seat, where in enumerate(self.at):
            if where < least:
                closest = seat
                least = where
        return closest

    def ships_home(self) -> int:
        home = 0
        for where in self.at:
            if where >= HOME:
                home += 1
        return home

    # --- Income -------------------------------------------------------------------------------------------------

    def resources(self, seat: int) -> int:
        """White pips, white squares on tiles, white squares on the board (PIR-10)."""
        c = self.components
        total = c.printed_resources
        for thing in self.island[seat]:
            if thing and is_tile(thing):
                total += c.resource[thing - 1]
        dice = self.dice[seat]
        for slot in self.placed[self.group(seat, RESOURCE)]:
            total += dice[slot] & PIPS
        return total

    def gain_income(self, seat: int, amount: int) -> int:
        """The cube goes up, at most to the end of the track (PIR-14, PIR-R4); how far it went."""
        before = self.income[seat]
        cap = self.components.income_cap
        self.income[seat] = min(before + amount, cap)
        return self.income[seat] - before

    # --- the Island ---------------------------------------------------------------------------------------------

    def group(self, seat: int, colour: int) -> int:
        """Where `placed` has the dice of a seat and a colour."""
        return colour * self.seats + seat

    def set_spot(self, seat: int, spot: int, thing: int) -> None:
        self.island[seat] = replaced(self.island[seat], spot, thing)

    def set_die(self, seat: int, slot: int, thing: int) -> None:
        self.dice[seat] = replaced(self.dice[seat], slot, thing)

    def limit(self, seat: int, spot: int) -> int:
        """What a yellow or white die on the tile there can show at most: current capacity, and 6 (PIR-44, PIR-46)."""
        return min(self.capacity[seat][spot], MOST_PIPS)

    def pips(self, seat: int, slot: int) -> int:
        """The number of the die on a die spot."""
        return self.dice[seat][slot] & PIPS

    def navy_pips(self, seat: int, spot: int) -> int:
        """The number of the Navy die on a sea spot."""
        return self.island[seat][spot] & PIPS

    def raise_die(self, seat: int, slot: int, pips: int) -> int:
        """A die on a tile gains pips within its limit; how many it gained."""
        die = self.dice[seat][slot]
        gain = min(pips, self.limit(seat, slot // SLOTS) - (die & PIPS))
        self.set_die(seat, slot, die + gain)
        return gain

    def raise_navy(self, seat: int, spot: int, pips: int) -> int:
        """A Navy die gains pips, up to 6; how many it gained."""
        die = self.island[seat][spot]
        gain = min(pips, MOST_PIPS - (die & PIPS))
        self.set_spot(seat, spot, die + gain)
        return gain

    def empty_spots(self, seat: int, kind: int) -> list[int]:
        """The spots where a tile of this kind could be placed; SHIP is also for Navy dice (PIR-36, PIR-42)."""
        island = self.island[seat]
        return [spot for spot in self.components.terrain[kind] if island[spot] == 0]

    def has_empty_spot(self, seat: int, kind: int) -> bool:
        island = self.island[seat]
        return any(island[spot] == 0 for spot in self.components.terrain[kind])

    def available_slot(self, seat: int, spot: int) -> int:
        """The first die spot of the tile there that is neither locked nor occupied (PIR-40, PIR-45), or -1."""
        c = self.components
        thing = self.island[seat][spot]
        if not is_tile(thing):
            return -1
        tile = thing - 1
        usable = c.free[tile]
        if c.locked[tile] and self.opened[seat] & BIT[c.kind[tile]]:
            usable += c.locked[tile]
        dice = self.dice[seat]
        for slot in range(spot * SLOTS, spot * SLOTS + usable):
            if dice[slot] == 0:
                return slot
        return -1

    def spots_with_room(self, seat: int) -> list[int]:
        """The spots of all tiles with an available die spot."""
        return [spot for spot in range(len(self.components.spots)) if self.available_slot(seat, spot) >= 0]

    def has_room(self, seat: int) -> bool:
        """Is there an available die spot?"""
        return any(self.available_slot(seat, spot) >= 0 for spot in range(len(self.components.spots)))

    def place_tile(self, seat: int, spot: int, tile: int) -> None:
        """A tile comes to lie on an Island; what it gives its neighbours and what they give it works at once."""
        ability = self.components.ability[tile]
        self.capacity[seat] = self.capacity_with(seat, spot, tile)
        self.set_spot(seat, spot, tile + 1)
        if ability == UNLOCK_BUILDINGS:
            self.opened = replaced(self.opened, seat, self.opened[seat] | BIT[BUILDING])
        elif ability == UNLOCK_PIRATES:
            self.opened = replaced(self.opened, seat, self.opened[seat] | BIT[PIRATE])

    def capacity_with(self, seat: int, spot: int, tile: int) -> tuple[int, ...]:
        """The capacities on an Island with one more tile (PIR-44)."""
        c = self.components
        island = self.island[seat]
        capacity = list(self.capacity[seat])
        ability, is_ship = c.ability[tile], c.kind[tile] == SHIP
        capacity[spot] = c.value[tile]
        for near in c.neighbours[spot]:
            thing = island[near]
            if not is_tile(thing):
                continue
            other = thing - 1
            if c.ability[other] == RAISE_TILES or (is_ship and c.ability[other] == RAISE_SHIPS):
                capacity[spot] += c.amount[other]
            if ability == RAISE_TILES or (ability == RAISE_SHIPS and c.kind[other] == SHIP):
                capacity[near] += c.amount[tile]
        return tuple(capacity)

    def place_die(self, seat: int, spot: int, colour: int, pips: int) -> int:
        """A yellow or white die goes onto a tile and is cut to its limit (PIR-41); what it shows then."""
        slot = self.available_slot(seat, spot)
        shown = min(pips, self.limit(seat, spot))
        self.set_die(seat, slot, DICE[colour] + shown)
        group = self.group(seat, colour)
        self.placed[group] = with_one(self.placed[group], slot)
        return shown

    def place_navy(self, seat: int, spot: int, pips: int) -> None:
        """A red die fills a sea spot (PIR-42)."""
        self.set_spot(seat, spot, DICE[NAVY] + pips)
        group = self.group(seat, NAVY)
        self.placed[group] = with_one(self.placed[group], spot)

    def place_rum(self, seat: int, spot: int) -> None:
        """A Rum token fills a die spot (PIR-51)."""
        self.set_die(seat, self.available_slot(seat, spot), RUM_TOKEN)

    def take_die(self, seat: int, slot: int) -> int:
        """A die leaves its die spot; what it was."""
        die = self.dice[seat][slot]
        self.set_die(seat, slot, 0)
        group = self.group(seat, colour_of(die))
        self.placed[group] = without(self.placed[group], slot)
        return die

    def take_navy(self, seat: int, spot: int) -> int:
        """A Navy die leaves its sea spot; its number."""
        pips = self.navy_pips(seat, spot)
        self.set_spot(seat, spot, 0)
        group = self.group(seat, NAVY)
        self.placed[group] = without(self.placed[group], spot)
        return pips

    def strength(self, seat: int) -> int:
        """The current strengths of all Ships together (PIR-44, PIR-85)."""
        island, capacity = self.island[seat], self.capacity[seat]
        total = 0
        for spot in self.components.sea:
            if is_tile(island[spot]):
                total += capacity[spot]
        return total

    def navy_sum(self, seat: int) -> int:
        """All red pips."""
        total = 0
        for spot in self.placed[self.group(seat, NAVY)]:
            total += self.navy_pips(seat, spot)
        return total

    # --- pieces out of the game -----------------------------------------------------------------------------------

    def to_box(self, thing: int) -> None:
        """A tile, a die or a Rum token is out of the game (PIR-80, PIR-81)."""
        sort = thing - 1 if is_tile(thing) else len(self.components.tiles) + colour_of(thing)
        self.box[sort] += 1

    # --- words for what lies somewhere ------------------------------------------------------------------------------

    def named(self, thing: int) -> str:
        """For example "tavern", "treasure 5", "rum", "two-income"; "" for nothing."""
        if thing == 0:
            return ""
        if is_tile(thing):
            return self.components.tiles[thing - 1]
        if is_die(thing):
            return f"{SORTS[colour_of(thing)]} {thing & PIPS}"
        if thing == RUM_TOKEN:
            return SORTS[RUM]
        return SPECIALS[thing - ALL_TREASURE]

    def die_named(self, die: int) -> str:
        """The place of a die as words name it: "land-2 1", "sea-3"."""
        return self.components.words.raise_die[die].word.removeprefix("raise ")


def replaced(numbers: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A tuple with one of its numbers changed."""
    values = list(numbers)
    values[index] = value
    return tuple(values)


def with_one(numbers: tuple[int, ...], one: int) -> tuple[int, ...]:
    """A sorted tuple with one more number."""
    return tuple(sorted(numbers + (one,)))


def without(numbers: tuple[int, ...], one: int) -> tuple[int, ...]:
    return tuple([number for number in numbers if number != one])


class PirateStep(Step[PirateHaven]):
    """A line of Pirate Haven's rulebook."""


class PirateDecision(Decision[PirateHaven]):
    """A decision of Pirate Haven."""


class PirateChance(Chance[PirateHaven]):
    """Dice, a tile or a seat that chance decides."""


def heading(g: PirateHaven) -> str:
    """What people call the turn."""
    if g.phase == TRAVEL:
        return f"round {g.round_number} turn {g.turns}, seat {g.active}"
    if g.phase == MAP:
        return f"round {g.round_number} map"
    return PHASES[g.phase]
