"""Positions of Hägar written by hand; their words are described in docs/scenarios.md."""

from typing import Any

from skerry.games.hagar.components import SIDES, Components
from skerry.games.hagar.final import PUT_DOWN, begin_final_round
from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING
from skerry.games.hagar.moves import CORNERS, ROTATIONS
from skerry.games.hagar.setup import StartRolls
from skerry.games.hagar.state import FINAL, SET_UP, TURNS, Hagar
from skerry.games.hagar.turn import LAY, PLACE, TURN, TURN_COASTER
from skerry.kernel.errors import ScenarioError
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioTable

STEPS = ["set-up", "turns", "final", "over"]


def position(game: Game, components: Components, data: dict[str, Any]) -> Hagar:
    """The position a scenario describes, at its first decision."""
    return Reader(game, components, ScenarioTable(data)).read()


class Reader:
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, table: ScenarioTable) -> None:
        self.c = components
        self.table = table
        self.players = table.tables("players")
        first, last = components.seats.start, components.seats.stop - 1
        self.seats = table.integer("seats", max(len(self.players), min(2, last)), first, last)
        if len(self.players) > self.seats:
            raise table.refuse("players", f"{len(self.players)} are described, but there are {self.seats} seats")
        given = table.table("variants")
        variants = game.settled_variants(self.seats, {name: given.data[name] for name in given.data})
        self.g = Hagar(game, components, self.seats, variants)

    def read(self) -> Hagar:
        g, table = self.g, self.table
        ended = table.has("rolled") or table.has("line")
        step = table.one_of("step", "final" if ended else "turns", STEPS)
        out = table.rest_is_out(step == "set-up")
        coasters = table.texts("map")
        if step == "set-up":
            self.read_set_up()
        else:
            g.stage = TURNS if step == "turns" else FINAL
            self.read_seats(step, len(coasters))
            for number, entry in enumerate(coasters):
                self.read_coaster(number, entry)
            for seat, player in enumerate(self.players):
                self.read_player(seat, player)
            if step == "turns":
                self.read_turn()
            else:
                self.read_final(step)
        if out:
            self.leave_out_the_rest()
        table.finish()
        g.settle()
        return g

    # --- when -------------------------------------------------------------------------------------------------------

    def read_set_up(self) -> None:
        """Who still rolls for the start, and what was rolled so far."""
        g, table = self.g, self.table
        if self.players or self.table.has("map"):
            raise table.refuse("step", "in the set-up nothing lies on the table")
        if g.seats == 1:
            raise table.refuse("step", "who plays alone starts without rolling (HAG-05)")
        rolling = table.integers("rolling") or list(range(g.seats))
        if not set(rolling) <= set(range(g.seats)) or rolling != sorted(set(rolling)):
            raise table.refuse("rolling", f"expected seats from 0 to {g.seats - 1} in their order, not {rolling}")
        rolls = table.integers("rolls") or [0] * g.seats
        if len(rolls) != g.seats or not set(rolls) <= {0, *self.c.faces}:
            raise table.refuse("rolls", f"expected {g.seats} rolls of the die, 0 for those who have not rolled")
        g.stage = SET_UP
        g.rolls = tuple(rolls)
        g.then(StartRolls(tuple(rolling)))

    def read_seats(self, step: str, laid: int) -> None:
        """Who starts and whose turn it is: in the turns each follows from the other and the coasters on the table."""
        g, table = self.g, self.table
        last = g.seats - 1
        turns = laid - (1 if table.has("fresh") else 0) if step == "turns" else 1
        if table.has("turn") and not table.has("start_player") and step == "turns":
            g.active = table.integer("turn", 0, 0, last)
            g.start_player = (g.active - turns) % g.seats
            return
        g.start_player = table.integer("start_player", 0, 0, last)
        expected = (g.start_player + turns) % g.seats
        g.active = table.integer("turn", expected, 0, last)
        if step == "turns" and g.active != expected:
            raise table.refuse("turn", f"after {turns} turns it is that of seat {expected} (HAG-13)")

    def read_turn(self) -> None:
        """What was done in the turn: nothing, a coaster drawn, a cell chosen for it, or the coaster laid."""
        g, table = self.g, self.table
        fresh, drawn = table.text("fresh", ""), table.text("drawn", "")
        if fresh and drawn:
            raise table.refuse("drawn", "the coaster of this turn is laid already: it is fresh")
        following = TURN[(g.active + 1) % g.seats]
        if fresh:
            self.read_fresh(fresh)
            g.then(PLACE[g.active], following)
        elif drawn:
            g.then(following)
            self.read_hand(drawn)
        else:
            g.then(TURN[g.active])

    def read_fresh(self, name: str) -> None:
        g = self.g
        g.fresh = self.coaster("fresh", name)
        if g.cell_of[g.fresh] == NOTHING:
            raise self.table.refuse("fresh", f"{name} is not on the map")
        if any(g.tokens[g.fresh * 4 + corner] != NOTHING for corner in range(4)):
            raise self.table.refuse("fresh", f"on {name} there is a token already (HAG-26)")
        if not g.has_tokens(g.active):
            raise self.table.refuse("fresh", f"seat {g.active} has no token left to put on it (HAG-31)")

    def read_hand(self, name: str) -> None:
        g, table = self.g, self.table
        g.hand = self.coaster("drawn", name)
        if g.cell_of[g.hand] != NOTHING:
            raise table.refuse("drawn", f"{name} already lies on the map")
        if g.in_pile() == 0:
            raise table.refuse("drawn", "all coasters of the game lie on the map")
        g.unseen.remove(g.hand)
        if not g.shore:
            g.chosen = self.c.middle
            g.then(TURN_COASTER[g.active])
        elif table.has("cell"):
            g.chosen = self.cell("cell", table.text("cell", "").split())
            self.check_chosen()
            g.then(TURN_COASTER[g.active])
        else:
            g.then(LAY[g.active])

    def check_chosen(self) -> None:
        g = self.g
        if g.chosen not in g.shore or (g.can_match() and not g.border(g.chosen) & g.wanted()):
            raise self.table.refuse("cell", f"{self.c.coasters[g.hand]} may not be laid there (HAG-18, HAG-19)")

    def read_final(self, step: str) -> None:
        """The doubled line, and who still acts; after all have acted the game is over."""
        g, table = self.g, self.table
        if table.has("line"):
            self.read_missing_line()
        elif table.has("rolled"):
            g.roll_line(table.integer("rolled", 0, 1, len(self.c.faces)))
        else:
            raise table.refuse("rolled", "say what the starting player rolled: a number from 1 to 6 (HAG-40)")
        if step == "over":
            g.active = g.start_player
            return
        begin_final_round(g, g.active)
        lifted = table.a_place("lifted")
        if lifted:
            self.read_lifted(lifted)

    def read_missing_line(self) -> None:
        """No line counts double: a number was rolled whose coaster is not on the map (HAG-42)."""
        g, table = self.g, self.table
        table.one_of("line", "none", ["none"])
        if table.has("rolled"):
            raise table.refuse("line", "rolled already says which line counts double")
        missing = [n for n in range(1, len(self.c.faces) + 1) if g.cell_of[self.c.numbers.index(n)] == NOTHING]
        if not missing:
            raise table.refuse("line", "all numbers lie on the map, so one line counts double (HAG-41)")
        g.roll_line(missing[0])

    def read_lifted(self, place: str | tuple[int, int]) -> None:
        g = self.g
        g.lifted = self.field("lifted", place)
        if g.tokens[g.lifted] != g.active:
            raise self.table.refuse("lifted", f"no Hägar of seat {g.active} stands there (HAG-47)")
        if not g.free_fields(g.kind(g.lifted)):
            raise self.table.refuse("lifted", "no field of its kind is free (HAG-46)")
        g.agenda[-1] = PUT_DOWN[g.active]

    # --- what lies where ----------------------------------------------------------------------------------------

    def leave_out_the_rest(self) -> None:
        """Coasters that are neither on the map nor drawn are out of the game, so this turn is the last."""
        g = self.g
        if g.laid() == 0 and g.hand == NOTHING:
            raise self.table.refuse("rest", "without a single coaster there is nothing to play with")
        g.unseen = []

    def read_coaster(self, number: int, entry: str) -> None:
        """`coaster-07 0 -1 180`: a coaster, its cell and its rotation, in the order in which they were laid."""
        g, where = self.g, f"map[{number}]"
        parts = entry.split()
        if len(parts) != 4 or not parts[3].isdecimal() or int(parts[3]) not in ROTATIONS:
            raise ScenarioError(where, f"{entry!r} is not a coaster, x, y and a rotation of 0, 90, 180 or 270")
        coaster, cell = self.coaster(where, parts[0]), self.cell(where, parts[1:3])
        quarters = ROTATIONS.index(int(parts[3]))
        if g.cell_of[coaster] != NOTHING:
            raise ScenarioError(where, f"{parts[0]} already lies on the map")
        if (cell != self.c.middle) if number == 0 else (cell not in g.shore):
            problem = "the first coaster lies at 0 0, every other beside one before it (HAG-17, HAG-18)"
            raise ScenarioError(where, problem)
        if number == self.c.in_play[g.seats]:
            raise ScenarioError(where, f"there are only {number} coasters in the game with {g.seats} seats (HAG-04)")
        self.check_beer(where, coaster, quarters, (g.start_player + number) % g.seats)
        if g.variants["honky_tonk"] and g.offends(coaster, cell):
            g.offend((g.start_player + number) % g.seats)
        g.unseen.remove(coaster)
        g.lay(coaster, cell, quarters)

    def check_beer(self, where: str, coaster: int, quarters: int, seat: int) -> None:
        upright = self.g.beer_quarters(seat)
        if self.c.beer[coaster] and quarters != upright:
            name, side = self.c.coasters[coaster], SIDES[upright]
            problem = f"the glass of {name} points to seat {seat}, who laid it: {side}, rotation {ROTATIONS[upright]}"
            raise ScenarioError(where, f"{problem} (HAG-22)")

    def read_player(self, seat: int, player: ScenarioTable) -> None:
        """The fields of the Hägars and of the gold that a player has put down; the rest lies before the player."""
        g = self.g
        for name, left, token in (("hagars", g.hagars_left, seat), ("gold", g.gold_left, GOLD_TOKEN)):
            for place in player.places(name):
                field = self.field(player.place(name), place)
                if g.tokens[field] != NOTHING:
                    raise player.refuse(name, f"on {self.told(place)} there is a token already (HAG-29)")
                if left[seat] == 0:
                    raise player.refuse(name, f"seat {seat} has no more of them (HAG-03)")
                left[seat] -= 1
                g.tokens[field] = token
        player.finish()

    # --- things by name -------------------------------------------------------------------------------------------

    def coaster(self, where: str, name: str) -> int:
        if name not in self.c.coasters:
            raise ScenarioError(where, f"there is no coaster {name!r}")
        return self.c.coasters.index(name)

    def cell(self, where: str, parts: list[str]) -> int:
        try:
            x, y = (int(part) for part in parts)
            return self.c.cells.index((x, y))
        except ValueError:
            problem = f"{' '.join(parts)!r} is not a cell that can be reached, such as '1 -2'"
            raise ScenarioError(where, problem) from None

    def field(self, where: str, place: str | tuple[int, int]) -> int:
        """A field such as "coaster-07 nw", as the coaster lies on the table, or by x and y, as views have it."""
        if isinstance(place, tuple):
            return self.field_at(where, place)
        name, _, corner = place.partition(" ")
        coaster = self.coaster(where, name)
        if corner not in CORNERS:
            raise ScenarioError(where, f"{place!r} is not a coaster and one of {', '.join(CORNERS)}")
        if self.g.cell_of[coaster] == NOTHING:
            raise ScenarioError(where, f"{name} is not on the map")
        return coaster * 4 + CORNERS.index(corner)

    def field_at(self, where: str, place: tuple[int, int]) -> int:
        g = self.g
        for field in range(len(g.tokens)):
            if g.is_on_table(field) and (g.x(field), g.y(field)) == place:
                return field
        raise ScenarioError(where, f"no coaster of the map has the field {self.told(place)}")

    def told(self, place: str | tuple[int, int]) -> str:
        return place if isinstance(place, str) else f"({place[0]}, {place[1]})"
