"""Positions of Pirate Haven written by hand; their words are described in docs/scenarios.md."""

from collections.abc import Mapping
from typing import Any

from skerry.games.pirate_haven.abilities import MOVE_TO, REROLL, begin_ability, dice_of, targets
from skerry.games.pirate_haven.components import (
    ALL_TREASURE,
    BONUS,
    DICE,
    DIE,
    KINDS,
    MOST_PIPS,
    NAVY,
    PIPS,
    RESOURCE,
    RUM,
    RUM_TOKEN,
    SHIP,
    SORTS,
    TREASURE,
    Components,
    colour_of,
    is_tile,
)
from skerry.games.pirate_haven.house import EITHER_ORDER
from skerry.games.pirate_haven.landing import LATE_BONUS, land
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.navy import NAVY_CHECK
from skerry.games.pirate_haven.rounds import END_ROUND, ROUND
from skerry.games.pirate_haven.setup import begin
from skerry.games.pirate_haven.state import BIT, END, HOME, MAP, PHASES, PLACES, SET_UP, TRAVEL, PirateHaven, with_one
from skerry.games.pirate_haven.travel import NEXT_TURN, SAIL
from skerry.kernel.errors import ScenarioError
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioReader, ScenarioTable

UNDER_WAY = ["landed", "bought", "moving", "rerolling"]
"""Of these, one at most can be said of a turn."""


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.g = PirateHaven(game, components, self.seats, self.variants)
        self.tiles_left = components.copies[:]
        self.pieces_left = components.pool[:]
        self.out = False  # what is named nowhere is out of the game
        self.filled = False  # every spot of the Map that is named nowhere is filled

    def read(self) -> PirateHaven:
        """The position, at its first decision."""
        g, table = self.g, self.table
        g.phase = PHASES.index(table.one_of("phase", "travel", PHASES))
        self.out = table.rest_is_out(g.phase == SET_UP)
        if g.phase == SET_UP:
            begin(g)
        else:
            self.read_round()
            for seat, player in enumerate(self.players):
                self.read_island(seat, player)
            for seat in range(g.seats):
                self.read_income(seat)
            self.read_ships()
            if g.phase == TRAVEL:
                self.read_map()
            self.read_moment()
            self.read_supplies()
        for player in self.players:
            if g.phase == SET_UP:
                raise table.refuse("players", "set-up-is-empty")
            player.finish()
        table.finish()
        g.settle()
        return g

    # --- when -------------------------------------------------------------------------------------------------------

    def read_round(self) -> None:
        g, table = self.g, self.table
        last = self.c.rounds
        g.round_number = table.integer("round", last if g.phase == END else 1, last if g.phase == END else 1, last)

    def read_ships(self) -> None:
        """Who waits on which place, who is where on the Map, who is home."""
        g, table = self.g, self.table
        order = self.seats_in("order") if table.has("order") else list(range(g.seats))
        if sorted(order) != list(range(g.seats)):
            raise table.refuse("order", "pirate_haven/wrong-every-seat-stands-once")
        home = self.seats_in("home")
        if g.phase == END:
            home = home or order
        for place, seat in enumerate(order):
            g.at[seat] = place - PLACES
        for seat, player in enumerate(self.players):
            if player.has("at"):
                g.at[seat] = self.path_of(player)
        for place, seat in enumerate(home):
            if g.at[seat] > 0:
                raise table.refuse("home", "pirate_haven/wrong-seat-cannot-home-map", seat=seat)
            g.at[seat] = HOME + place
        self.check_ships(order, home)

    def seats_in(self, name: str) -> list[int]:
        seats = self.table.integers(name)
        if any(seat not in range(self.g.seats) for seat in seats) or len(set(seats)) != len(seats):
            raise self.table.refuse(
                name, "pirate_haven/wrong-expected-different-seats-from", seats=self.g.seats - 1, seats2=seats
            )
        return seats

    def path_of(self, player: ScenarioTable) -> int:
        if self.g.phase != TRAVEL:
            raise player.refuse("at", "pirate_haven/wrong-wooden-ships-map-only")
        return player.integer("at", 1, 1, len(self.g.content) - 1)

    def check_ships(self, order: list[int], home: list[int]) -> None:
        g, table = self.g, self.table
        on_map = [where for where in g.at if 0 < where < HOME]
        if len(set(on_map)) < len(on_map):
            raise table.refuse("players", "pirate_haven/wrong-two-wooden-ships-cannot")
        departed = [g.at[seat] > 0 for seat in order]
        if sorted(departed, reverse=True) != departed:
            raise table.refuse("order", "pirate_haven/wrong-who-waits-departs-after")
        if g.phase == MAP and home:
            raise table.refuse("home", "pirate_haven/wrong-before-travel-nobody-home")
        if g.phase == END and len(home) < g.seats:
            raise table.refuse("home", "pirate_haven/wrong-end-everybody-home")

    # --- Islands ----------------------------------------------------------------------------------------------------

    def read_island(self, seat: int, player: ScenarioTable) -> None:
        """Tiles and Navy dice first, so that capacities and open die spots are known; then dice and Rum."""
        g, c = self.g, self.c
        island = player.table("island")
        later: list[tuple[str, int, str]] = []
        for name in island.data:
            text = island.text(name, "")
            if name not in c.spots:
                raise island.refuse(name, "pirate_haven/wrong-spot-spots", spots=c.spots)
            spot = c.spots.index(name)
            what, _, dice = text.partition(":")
            thing = self.thing(island.place(name), what)
            self.check_terrain(island.place(name), spot, thing)
            if thing < DIE:
                g.place_tile(seat, spot, thing - 1)
                later.append((island.place(name), spot, dice))
            else:
                g.place_navy(seat, spot, thing & PIPS)
        for where, spot, dice in later:
            self.read_dice(seat, where, spot, [part.strip() for part in dice.split(",") if part.strip()])

    def check_terrain(self, where: str, spot: int, thing: int) -> None:
        if thing < DIE and spot not in self.c.terrain[self.c.kind[thing - 1]]:
            raise ScenarioError(where, "pirate_haven/wrong-ships-lie-sea-buildings")
        if thing >= DIE and (thing >= RUM_TOKEN or colour_of(thing) != NAVY or not self.c.is_sea[spot]):
            raise ScenarioError(where, "pirate_haven/wrong-expected-tile-sea-navy")

    def read_dice(self, seat: int, where: str, spot: int, dice: list[str]) -> None:
        """The die spots of a tile in their order; `empty` for one that is."""
        g, c = self.g, self.c
        tile = g.island[seat][spot] - 1
        usable = c.free[tile] + (c.locked[tile] if g.opened[seat] & BIT[c.kind[tile]] else 0)
        if len(dice) > usable:
            raise ScenarioError(where, "pirate_haven/wrong-die-spots-locked", tiles=c.tiles[tile], usable=usable)
        for number, text in enumerate(dice):
            if text != "empty":
                self.read_die(seat, where, spot * SLOTS + number, text)

    def read_die(self, seat: int, where: str, slot: int, text: str) -> None:
        g = self.g
        thing = self.thing(where, text)
        if thing < DIE or (thing < RUM_TOKEN and colour_of(thing) == NAVY):
            raise ScenarioError(where, "pirate_haven/wrong-does-go-die-spot", text=repr(text))
        if thing < RUM_TOKEN and thing & PIPS > g.limit(seat, slot // SLOTS):
            limit = g.limit(seat, slot // SLOTS)
            raise ScenarioError(where, "pirate_haven/wrong-more-than-tile-can", text=repr(text), limit=limit)
        g.set_die(seat, slot, thing)
        if thing < RUM_TOKEN:
            group = g.group(seat, colour_of(thing))
            g.placed[group] = with_one(g.placed[group], slot)

    def read_income(self, seat: int) -> None:
        """By default what the Income phase would give (PIR-11)."""
        g = self.g
        usual = min(g.resources(seat), self.c.income_cap)
        player = self.players[seat] if seat < len(self.players) else ScenarioTable({})
        g.income[seat] = player.integer("income", usual, 0, self.c.income_cap)

    # --- the Map ----------------------------------------------------------------------------------------------------

    def read_map(self) -> None:
        """The Map tiles in the order of the pack unless said otherwise; what is printed on them is there."""
        g, c, table = self.g, self.c, self.table
        count = 2 * c.columns[g.seats]
        laid = [self.map_tile(name) for name in table.texts("map")]
        if len(laid) > count or len(set(laid)) < len(laid):
            raise table.refuse("map", "pirate_haven/wrong-expected-most-different-map", count=count)
        rest = [tile for tile in range(len(c.map_tiles)) if tile not in laid]
        g.laid = (laid + rest)[:count]
        for tile in g.laid:
            g.unlaid -= BIT[tile]
        for path in range(1, len(g.content)):
            if path not in g.at:
                printed = self.printed(path)
                asked = printed & (BONUS - 1)
                g.content[path] = printed if asked >= ALL_TREASURE else printed - asked
        spots = table.table("spots")
        self.filled = spots.one_of("rest", "empty", ["empty", "filled"]) == "filled"
        for name in spots.data:
            if name != "rest":
                self.read_spot(spots, name)

    def map_tile(self, name: str) -> int:
        if name not in self.c.map_tiles:
            raise self.table.refuse("map", "pirate_haven/wrong-map-tile", thing=repr(name))
        return self.c.map_tiles.index(name)

    def printed(self, path: int) -> int:
        place = self.c.path[self.g.seats][path]
        return self.c.halves[self.g.laid[place >> 1] * 2 + (place & 1)]

    def read_spot(self, spots: ScenarioTable, name: str) -> None:
        g = self.g
        text = spots.text(name, "")
        if not name.isdecimal() or not 1 <= int(name) < len(g.content):
            raise spots.refuse(name, "pirate_haven/wrong-expected-path-number-from", most=len(g.content) - 1)
        path = int(name)
        if path in g.at:
            raise spots.refuse(name, "pirate_haven/wrong-wooden-ship-so-nothing")
        g.content[path] = self.on_spot(spots.place(name), path, text) + self.printed(path) // BONUS * BONUS

    def on_spot(self, where: str, path: int, text: str) -> int:
        """A thing that fits what is printed on a spot."""
        thing = self.thing(where, text)
        asked = self.printed(path) & (BONUS - 1)
        if asked != (1 + self.c.kind[thing - 1] if thing < DIE else DIE + colour_of(thing)):
            raise ScenarioError(
                where, "pirate_haven/wrong-does-lie-spot", text=repr(text), asked_for=self.asked_for(asked)
            )
        return thing

    def asked_for(self, asked: int) -> str:
        if asked < DIE:
            return KINDS[asked - 1]
        return "a special action" if asked >= ALL_TREASURE else SORTS[asked - DIE]

    # --- the moment -------------------------------------------------------------------------------------------------

    def read_moment(self) -> None:
        """What is asked next, and what follows it."""
        g = self.g
        if g.phase == MAP:
            g.round_number -= 1
            g.then(ROUND)
        elif g.phase == END:
            for place in range(g.seats - 1, -1, -1):
                g.then(NAVY_CHECK[g.at.index(HOME + place)])
        else:
            self.read_turn()

    def read_turn(self) -> None:
        g, table = self.g, self.table
        g.then(NEXT_TURN, END_ROUND)
        said = [name for name in UNDER_WAY if table.has(name)]
        if len(said) > 1:
            raise table.refuse(said[1], "pirate_haven/wrong-under-way-already", said=said[0])
        marks = table.has("gave") or table.has("gained")
        closest = g.rearmost()
        g.active = table.integer("turn", closest, 0, g.seats - 1)
        if g.active != closest and not said:
            raise table.refuse("turn", "pirate_haven/wrong-seat-closest-start", closest=closest)
        if (said or marks) and g.at[g.active] >= HOME:
            raise table.refuse("turn", "pirate_haven/wrong-seat-home", active=g.active)
        g.gave, g.gained = self.marks("gave"), self.marks("gained")
        if g.gave & g.gained:
            raise table.refuse("gained", "pirate_haven/wrong-die-gives-gains-turn")
        if said or marks:
            g.turns = 1
            self.read_open_bonus()
            self.read_under_way()

    def marks(self, name: str) -> int:
        bits = 0
        for text in self.table.texts(name):
            bits |= BIT[self.die(name, text, TREASURE)]
        return bits

    def read_under_way(self) -> None:
        g, table, seat = self.g, self.table, self.g.active
        if table.has("landed"):
            self.read_landing()
        elif table.has("bought"):
            g.docked = self.ship(table.text("bought", ""))
            begin_ability(g, seat)
        elif table.has("moving"):
            die = self.die("moving", table.text("moving", ""), -1)
            if not targets(g, seat, die):
                raise table.refuse("moving", "pirate_haven/wrong-die-place-go")
            g.then(MOVE_TO[seat][die])
        elif table.has("rerolling"):
            g.then(REROLL[seat][self.die("rerolling", table.text("rerolling", ""), -1)])
        else:
            g.then(SAIL[seat])

    def read_open_bonus(self) -> None:
        """The bonus beside the tile is done unless it is named; after the tile only with the house rule for that."""
        g, table = self.g, self.table
        if not table.has("bonus") or table.one_of("bonus", "done", ["done", "open"]) == "done":
            return
        path = g.at[g.active]
        if not table.has("landed") and not g.house & EITHER_ORDER:
            raise table.refuse("bonus", "pirate_haven/wrong-bonus-comes-before-tile")
        g.bonus = self.printed(path) // BONUS if 0 < path < HOME else 0
        if g.bonus == 0:
            raise table.refuse("bonus", "pirate_haven/wrong-bonus-printed-where-seat", active=g.active)
        if not table.has("landed"):
            g.then(LATE_BONUS[g.active])

    def read_landing(self) -> None:
        """The wooden Ship of the seat has just come to where it is."""
        g, table = self.g, self.table
        path = g.at[g.active]
        if path < 0:
            raise table.refuse("landed", "pirate_haven/wrong-seat-departed-yet", active=g.active)
        thing = self.on_spot("landed", path, table.text("landed", ""))
        land(g, g.active, thing + g.bonus * BONUS)

    def ship(self, name: str) -> int:
        g, c = self.g, self.c
        spot = c.spots.index(name) if name in c.spots else -1
        lies = g.island[g.active][spot] if spot >= 0 else 0
        if not is_tile(lies) or c.kind[lies - 1] != SHIP:
            raise self.table.refuse("bought", "pirate_haven/wrong-ship-seat-lies", active=g.active, thing=repr(name))
        return spot

    def die(self, where: str, text: str, colour: int) -> int:
        """A placed die of the seat whose turn it is, by the index of its words; -1 stands for any colour."""
        g = self.g
        colours = [RESOURCE, TREASURE, NAVY] if colour < 0 else [colour]
        for one in colours:
            for die in dice_of(g, g.active, one):
                if g.die_named(die) == " ".join(text.split()):
                    return die
        sort = "Treasure die" if colour == TREASURE else "die"
        raise self.table.refuse(where, "pirate_haven/wrong-seat", active=g.active, sort=sort, text=repr(text))

    # --- decks, pool and box ----------------------------------------------------------------------------------------

    def read_supplies(self) -> None:
        """What is named nowhere lies in its deck or in the pool, after spots were filled with it if they are to be.

        It is in the box if the deck or the pool is written out, or the rest is out of the game.
        """
        g, c, table = self.g, self.c, self.table
        decks, tops, pool = table.table("decks"), table.table("tops"), table.table("pool")
        g.deck = [0] * len(c.tiles)
        for kind, name in enumerate(KINDS):
            if decks.has(name):
                self.read_deck(decks, kind)
            elif tops.has(name):
                self.keep_top(tops, kind)
        if self.filled:
            self.fill_spots()
        for kind, name in enumerate(KINDS):
            self.put_away(kind, self.out or decks.has(name))
            self.read_top(tops, kind)
        for sort, name in enumerate(SORTS):
            left = self.pieces_left[sort]
            g.pool[sort] = pool.integer(name, 0 if self.out else left, 0, left)
            g.box[len(c.tiles) + sort] += left - g.pool[sort]
        for part in (decks, tops, pool):
            part.finish()

    def keep_top(self, tops: ScenarioTable, kind: int) -> None:
        """A top that is named is not put on a spot."""
        name = KINDS[kind]
        there = [self.c.tiles[tile] for tile in self.c.of_kind[kind] if self.tiles_left[tile]]
        if not there:
            raise tops.refuse(name, "pirate_haven/wrong-this-deck-empty")
        top = self.c.tiles.index(tops.one_of(name, "", there))
        self.tiles_left[top] -= 1
        self.g.deck[top] += 1

    def put_away(self, kind: int, out: bool) -> None:
        """Tiles of a kind that are named nowhere go to their deck or to the box."""
        g = self.g
        for tile in self.c.of_kind[kind]:
            if out:
                g.box[tile] += self.tiles_left[tile]
            else:
                g.deck[tile] += self.tiles_left[tile]

    def fill_spots(self) -> None:
        """Like the Map phase, as far as there are pieces; dice of a colour show 1 to 6 by turns (PIR-18, PIR-19)."""
        g = self.g
        rolled = [0] * len(SORTS)
        for path in range(1, len(g.content)):
            asked = self.printed(path) & (BONUS - 1)
            if path in g.at or asked >= ALL_TREASURE or g.content[path] & (BONUS - 1):
                continue
            thing = self.next_tile(asked - 1) if asked < DIE else self.next_piece(asked - DIE, rolled)
            g.content[path] = thing + self.printed(path) // BONUS * BONUS

    def next_tile(self, kind: int) -> int:
        """The first tile in the order of the pack that is left, as a thing; 0 if there is none."""
        for tile in self.c.of_kind[kind]:
            if self.tiles_left[tile]:
                self.tiles_left[tile] -= 1
                return tile + 1
        return 0

    def next_piece(self, sort: int, rolled: list[int]) -> int:
        """A die or Rum that is left, as a thing; 0 if there is none."""
        if not self.pieces_left[sort]:
            return 0
        self.pieces_left[sort] -= 1
        if sort == RUM:
            return RUM_TOKEN
        rolled[sort] = rolled[sort] % MOST_PIPS + 1
        return DICE[sort] + rolled[sort]

    def read_deck(self, decks: ScenarioTable, kind: int) -> None:
        """A deck written out, its top included, such as "2 tavern, plantation"."""
        g, c = self.g, self.c
        name = KINDS[kind]
        wanted = dict.fromkeys(c.of_kind[kind], 0)
        for part in [part.split() for part in decks.text(name, "").split(",") if part.strip()]:
            number, tile = (part[0], part[1]) if len(part) == 2 else ("1", part[0])
            if len(part) > 2 or not number.isdecimal() or tile not in [c.tiles[one] for one in wanted]:
                raise decks.refuse(name, "pirate_haven/wrong-number-tiles", part=repr(" ".join(part)), thing=name)
            wanted[c.tiles.index(tile)] += int(number)
        for one, count in wanted.items():
            if count > self.tiles_left[one]:
                raise decks.refuse(
                    name, "pirate_haven/wrong-only-left", tiles_left=self.tiles_left[one], tiles=c.tiles[one]
                )
            self.tiles_left[one] -= count
            g.deck[one] = count

    def read_top(self, tops: ScenarioTable, kind: int) -> None:
        """The visible tile of a deck, by default the first in the order of the pack."""
        g, c = self.g, self.c
        there = [tile for tile in c.of_kind[kind] if g.deck[tile]]
        name = KINDS[kind]
        if not there:
            if tops.has(name):
                raise tops.refuse(name, "pirate_haven/wrong-this-deck-empty")
            g.heights[kind] = 0
            return
        top = c.tiles.index(tops.one_of(name, c.tiles[there[0]], [c.tiles[tile] for tile in there]))
        g.tops[kind] = top
        g.deck[top] -= 1
        g.heights[kind] = sum(g.deck[tile] for tile in there)

    # --- things by name ---------------------------------------------------------------------------------------------

    def thing(self, where: str, text: str) -> int:
        """A tile, a die such as "treasure 5" or "rum", taken from what is left."""
        c = self.c
        name, _, number = " ".join(text.split()).partition(" ")
        if name in c.tiles and not number:
            tile = c.tiles.index(name)
            self.tiles_left[tile] -= 1
            if self.tiles_left[tile] < 0:
                raise ScenarioError(where, "pirate_haven/wrong-only-game-2", copies=c.copies[tile], thing=name)
            return tile + 1
        if name == SORTS[RUM] and not number:
            return self.piece(where, RUM, RUM_TOKEN)
        if name in SORTS[:RUM] and number in [str(pips) for pips in range(1, MOST_PIPS + 1)]:
            return self.piece(where, SORTS.index(name), DICE[SORTS.index(name)] + int(number))
        raise ScenarioError(where, "pirate_haven/wrong-expected-tile-die-treasure", text=repr(text))

    def piece(self, where: str, sort: int, thing: int) -> int:
        self.pieces_left[sort] -= 1
        if self.pieces_left[sort] < 0:
            name = "Rum tokens" if sort == RUM else f"{SORTS[sort]} dice"
            raise ScenarioError(where, "pirate_haven/wrong-only-game", pool=self.c.pool[sort], thing=name)
        return thing
