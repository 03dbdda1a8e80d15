"""Positions of Hägar written by hand; their words are described in docs/scenarios.md."""

from collections.abc import Mapping
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
from skerry.kernel.scenario import ScenarioReader, ScenarioTable

STEPS = ["set-up", "turns", "final", "over"]


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.g = Hagar(game, components, self.seats, self.variants)

    def read(self) -> Hagar:
        """The position, at its first decision."""
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
            raise table.refuse("step", "hagar/wrong-set-up-nothing-lies")
        if g.seats == 1:
            raise table.refuse("step", "hagar/wrong-who-plays-alone-starts")
        rolling = table.integers("rolling") or list(range(g.seats))
        if not set(rolling) <= set(range(g.seats)) or rolling != sorted(set(rolling)):
            raise table.refuse(
                "rolling", "hagar/wrong-expected-seats-from-their", seats=g.seats - 1, rolling=repr(rolling)
            )
        rolls = table.integers("rolls") or [0] * g.seats
        if len(rolls) != g.seats or not set(rolls) <= {0, *self.c.faces}:
            raise table.refuse("rolls", "hagar/wrong-expected-rolls-die-those", seats=g.seats)
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
            raise table.refuse("turn", "hagar/wrong-after-turns-seat", turns=turns, wanted=expected)

    def read_turn(self) -> None:
        """What was done in the turn: nothing, a coaster drawn, a cell chosen for it, or the coaster laid."""
        g, table = self.g, self.table
        fresh, drawn = table.text("fresh", ""), table.text("drawn", "")
        if fresh and drawn:
            raise table.refuse("drawn", "hagar/wrong-coaster-this-turn-laid")
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
            raise self.table.refuse("fresh", "hagar/wrong-map", thing=name)
        if any(g.tokens[g.fresh * 4 + corner] != NOTHING for corner in range(4)):
            raise self.table.refuse("fresh", "hagar/wrong-token-already", thing=name)
        if not g.has_tokens(g.active):
            raise self.table.refuse("fresh", "hagar/wrong-seat-token-left-put", active=g.active)

    def read_hand(self, name: str) -> None:
        g, table = self.g, self.table
        g.hand = self.coaster("drawn", name)
        if g.cell_of[g.hand] != NOTHING:
            raise table.refuse("drawn", "hagar/wrong-already-lies-map", thing=name)
        if g.in_pile() == 0:
            raise table.refuse("drawn", "hagar/wrong-all-coasters-game-lie")
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
            raise self.table.refuse("cell", "hagar/wrong-may-laid", coasters=self.c.coasters[g.hand])

    def read_final(self, step: str) -> None:
        """The doubled line, and who still acts; after all have acted the game is over."""
        g, table = self.g, self.table
        if table.has("line"):
            self.read_missing_line()
        elif table.has("rolled"):
            g.roll_line(table.integer("rolled", 0, 1, len(self.c.faces)))
        else:
            raise table.refuse("rolled", "hagar/wrong-say-what-starting-player")
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
            raise table.refuse("line", "hagar/wrong-rolled-already-says-which")
        missing = [n for n in range(1, len(self.c.faces) + 1) if g.cell_of[self.c.numbers.index(n)] == NOTHING]
        if not missing:
            raise table.refuse("line", "hagar/wrong-all-numbers-lie-map")
        g.roll_line(missing[0])

    def read_lifted(self, place: str | tuple[int, int]) -> None:
        g = self.g
        g.lifted = self.field("lifted", place)
        if g.tokens[g.lifted] != g.active:
            raise self.table.refuse("lifted", "hagar/wrong-no-hagar-there", active=g.active)
        if not g.free_fields(g.kind(g.lifted)):
            raise self.table.refuse("lifted", "hagar/wrong-field-kind-free")
        g.agenda[-1] = PUT_DOWN[g.active]

    # --- what lies where ----------------------------------------------------------------------------------------

    def leave_out_the_rest(self) -> None:
        """Coasters that are neither on the map nor drawn are out of the game, so this turn is the last."""
        g = self.g
        if g.laid() == 0 and g.hand == NOTHING:
            raise self.table.refuse("rest", "hagar/wrong-without-single-coaster-nothing")
        g.unseen = []

    def read_coaster(self, number: int, entry: str) -> None:
        """`coaster-07 0 -1 180`: a coaster, its cell and its rotation, in the order in which they were laid."""
        g, where = self.g, f"map[{number}]"
        parts = entry.split()
        if len(parts) != 4 or not parts[3].isdecimal() or int(parts[3]) not in ROTATIONS:
            raise ScenarioError(where, "hagar/wrong-coaster-x-y-rotation", entry=repr(entry))
        coaster, cell = self.coaster(where, parts[0]), self.cell(where, parts[1:3])
        quarters = ROTATIONS.index(int(parts[3]))
        if g.cell_of[coaster] != NOTHING:
            raise ScenarioError(where, "hagar/wrong-already-lies-map-2", parts=parts[0])
        if (cell != self.c.middle) if number == 0 else (cell not in g.shore):
            raise ScenarioError(where, "hagar/wrong-first-coaster-lies-every")
        if number == self.c.in_play[g.seats]:
            raise ScenarioError(where, "hagar/wrong-only-coasters-game-seats", number=number, seats=g.seats)
        self.check_beer(where, coaster, quarters, (g.start_player + number) % g.seats)
        if g.variants["honky_tonk"] and g.offends(coaster, cell):
            g.offend((g.start_player + number) % g.seats)
        g.unseen.remove(coaster)
        g.lay(coaster, cell, quarters)

    def check_beer(self, where: str, coaster: int, quarters: int, seat: int) -> None:
        upright = self.g.beer_quarters(seat)
        if self.c.beer[coaster] and quarters != upright:
            name, side = self.c.coasters[coaster], SIDES[upright]
            rotation = ROTATIONS[upright]
            raise ScenarioError(
                where, "hagar/wrong-glass-points-seat-who", thing=name, seat=seat, side=side, rotation=rotation
            )

    def read_player(self, seat: int, player: ScenarioTable) -> None:
        """The fields of the Hägars and of the gold that a player has put down; the rest lies before the player."""
        g = self.g
        for name, left, token in (("hagars", g.hagars_left, seat), ("gold", g.gold_left, GOLD_TOKEN)):
            for place in player.places(name):
                field = self.field(player.place(name), place)
                if g.tokens[field] != NOTHING:
                    raise player.refuse(name, "hagar/wrong-token-already-2", told=self.told(place))
                if left[seat] == 0:
                    raise player.refuse(name, "hagar/wrong-seat-more-them", seat=seat)
                left[seat] -= 1
                g.tokens[field] = token
        player.finish()

    # --- things by name -------------------------------------------------------------------------------------------

    def coaster(self, where: str, name: str) -> int:
        if name not in self.c.coasters:
            raise ScenarioError(where, "hagar/wrong-coaster", thing=repr(name))
        return self.c.coasters.index(name)

    def cell(self, where: str, parts: list[str]) -> int:
        try:
            x, y = (int(part) for part in parts)
            return self.c.cells.index((x, y))
        except ValueError:
            cell = " ".join(parts)
            raise ScenarioError(where, "hagar/wrong-cell-can-reached", cell=repr(cell)) from None

    def field(self, where: str, place: str | tuple[int, int]) -> int:
        """A field such as "coaster-07 nw", as the coaster lies on the table, or by x and y, as views have it."""
        if isinstance(place, tuple):
            return self.field_at(where, place)
        name, _, corner = place.partition(" ")
        coaster = self.coaster(where, name)
        if corner not in CORNERS:
            raise ScenarioError(where, "hagar/wrong-coaster-2", place=repr(place), corners=CORNERS)
        if self.g.cell_of[coaster] == NOTHING:
            raise ScenarioError(where, "hagar/wrong-map", thing=name)
        return coaster * 4 + CORNERS.index(corner)

    def field_at(self, where: str, place: tuple[int, int]) -> int:
        g = self.g
        for field in range(len(g.tokens)):
            if g.is_on_table(field) and (g.x(field), g.y(field)) == place:
                return field
        raise ScenarioError(where, "hagar/wrong-coaster-map-field", told=self.told(place))

    def told(self, place: str | tuple[int, int]) -> str:
        return place if isinstance(place, str) else f"({place[0]}, {place[1]})"
