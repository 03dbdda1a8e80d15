"""A position of Hägar: what lies on the table, who has what left, and the small acts the rules are made of."""

from typing import Any, Final

from skerry.games.hagar import scoring
from skerry.games.hagar.components import HORIZONTAL, SIDE_BITS, Components, beside
from skerry.games.hagar.landscapes import NOTHING, Landscape, Map
from skerry.games.hagar.views import HagarOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.state import NO_SEAT, OVER, Chance, Decision, State, Step, Turn

# Where the game stands.
SET_UP: Final = 0
TURNS: Final = 1
FINAL: Final = 2
STAGES: Final = ["set-up", "turns", "final"]

SPREAD: Final = 256
"""More than the fields of any map and their columns, so that a number made with it is in the order of its parts."""


class Hagar(State):
    """A position of Hägar. Coasters, cells and fields are numbers of the components."""

    def __init__(
        self, game: Game, components: Components, seats: int, variants: dict[str, Any], like: "Hagar | None" = None
    ) -> None:
        super().__init__(game, seats, variants, like)
        self.components = components
        if like is None:
            # All tokens before their players, all coasters unseen (HAG-03, HAG-04, HAG-06).
            coasters = len(components.coasters)
            self.stage = SET_UP
            self.start_player = 0
            self.active = 0  # the seat whose turn it is
            self.rolls = (0,) * seats  # for the start, by seat; 0 for those who did not roll last
            # Coasters nobody has seen, sorted: alone, three of them are not in the pile (HAG-C2).
            self.unseen: list[int] = list(range(coasters))
            self.cell_of = [NOTHING] * coasters  # by coaster; NOTHING if it is not on the table
            self.quarters_of = [0] * coasters  # by coaster: the quarter turns it lies rotated by
            self.shore: list[int] = []  # the empty cells beside a coaster, in order (HAG-18)
            self.borders: list[int] = []  # what each of these sees across its sides, packed
            self.tokens = [NOTHING] * (4 * coasters)  # by field: NOTHING, the seat of a Hägar, or GOLD_TOKEN
            self.hagars_left: list[int] = [components.hagars[seats]] * seats
            self.gold_left: list[int] = [components.gold[seats]] * seats
            self.hand = NOTHING  # the coaster drawn and not laid yet
            self.chosen = NOTHING  # the cell chosen for it
            self.fresh = NOTHING  # the coaster just laid, on which a token is put
            self.offences = (0,) * seats  # by seat, with the honky-tonk rule (HAG-34)
            self.rolled = 0  # the final roll, 0 before it
            self.axis = NOTHING  # of the doubled line: HORIZONTAL, VERTICAL, or NOTHING if there is none
            self.line = 0  # its y or its x
            self.lifted = NOTHING  # the field of the Hägar that is being moved
            self.moved_from = (NOTHING,) * seats  # by seat: the field its Hägar was moved from in the final round
            self.moved_to = (NOTHING,) * seats
        else:
            self.stage = like.stage
            self.start_player = like.start_player
            self.active = like.active
            self.rolls = like.rolls
            self.unseen = like.unseen[:]
            self.cell_of = like.cell_of[:]
            self.quarters_of = like.quarters_of[:]
            self.shore = like.shore[:]
            self.borders = like.borders[:]
            self.tokens = like.tokens[:]
            self.hagars_left = like.hagars_left[:]
            self.gold_left = like.gold_left[:]
            self.hand = like.hand
            self.chosen = like.chosen
            self.fresh = like.fresh
            self.offences = like.offences
            self.rolled = like.rolled
            self.axis = like.axis
            self.line = like.line
            self.lifted = like.lifted
            self.moved_from = like.moved_from
            self.moved_to = like.moved_to

    def copy(self) -> "Hagar":
        return Hagar(self.game, self.components, self.seats, self.variants, self)

    # --- result -------------------------------------------------------------------------------------------------

    def map(self) -> Map:
        return Map(
            self.components,
            self.seats,
            self.cell_of,
            self.quarters_of,
            self.tokens,
            self.axis,
            self.line,
        )

    def landscapes(self) -> list[Landscape]:
        """All landscapes of the map as they stand, in the order of their first fields."""
        return self.map().landscapes()

    def scores(self) -> list[int]:
        return scoring.totals(self.components, self.map().inhabited(), self.seats)

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return scoring.winners(self.scores())

    def ending(self) -> Message | None:
        """Alone there is nobody to beat, but a rank (HAG-65)."""
        if self.to_move != OVER or self.seats > 1:
            return None
        points = self.scores()[0]
        return Message("alone.rank", {"rank": self.components.rank(points), "points": points}, "HAG-65")

    def result(self) -> HagarOutcome:
        return scoring.result(self.components, self.seats, self.landscapes(), self.offences)

    def phase(self) -> str:
        """What is waited for."""
        if self.stage == SET_UP or (self.stage == FINAL and self.rolled == 0):
            return "roll"
        if self.stage == FINAL:
            return "move" if self.lifted == NOTHING else "to"
        if self.fresh != NOTHING:
            return "token"
        if self.hand == NOTHING:
            return "draw"
        return "lay" if self.chosen == NOTHING else "turn"

    def turn(self) -> Turn:
        """With each coaster comes a turn (HAG-13); in the final round every seat has one more."""
        if self.stage == SET_UP:
            return Turn(0, NO_SEAT)
        if self.stage == TURNS:
            return Turn(self.turn_number(), self.active)
        return Turn(self.components.in_play[self.seats] + 1, self.active)

    def meanwhile(self) -> Message:
        """Where the game stands and who is to act."""
        turns = self.components.in_play[self.seats]
        values: dict[str, object] = {
            "seat": self.active,
            "phase": self.phase(),
            "turn": self.turn_number(),
            "turns": turns,
        }
        return Message(f"stage.{STAGES[self.stage]}", values, "HAG-14")

    def awaited(self) -> int:
        return self.active

    # --- coasters -----------------------------------------------------------------------------------------------

    def laid(self) -> int:
        """How many coasters lie on the table."""
        laid = 0
        for cell in self.cell_of:
            if cell != NOTHING:
                laid += 1
        return laid

    def where(self, cell: int) -> str:
        """Where an empty cell is, told by a coaster beside it; "" for the middle of an empty table."""
        c = self.components
        laid = {c.cells[at]: c.coasters[coaster] for coaster, at in enumerate(self.cell_of) if at != NOTHING}
        return beside(c.cells[cell], laid)

    def turn_number(self) -> int:
        """The turns of all players are counted from 1."""
        in_hand = 0 if self.fresh != NOTHING else 1
        return self.laid() + in_hand

    def in_pile(self) -> int:
        """How many coasters are still to be drawn; alone, those in the box do not count (HAG-04)."""
        in_box = len(self.cell_of) - self.components.in_play[self.seats]
        return max(len(self.unseen) - in_box, 0)

    def beer_quarters(self, seat: int) -> int:
        """How a beer coaster must be turned so that the glass points to this seat (HAG-22)."""
        return self.components.sides[self.seats][seat]

    def wanted(self) -> int:
        """What a cell must see, packed, so that the coaster in hand matches in some permitted rotation (HAG-19)."""
        c = self.components
        if c.beer[self.hand]:
            return c.matches[self.hand * 4 + self.beer_quarters(self.active)]
        return c.matches_turned[self.hand]

    def can_match(self) -> bool:
        """Does the coaster in hand match anywhere on the map (HAG-21)?"""
        wanted = self.wanted()
        for border in self.borders:
            if border & wanted:
                return True
        return False

    def border(self, cell: int) -> int:
        """What a cell of the shore sees of the coasters beside it."""
        return self.borders[self.shore.index(cell)]

    def lay(self, coaster: int, cell: int, quarters: int) -> None:
        """A coaster lies on the table; the empty cells around it see it (HAG-18, HAG-25)."""
        c = self.components
        seen = 0
        if cell != c.middle:
            place = self.shore.index(cell)
            seen = self.borders[place]
            del self.shore[place]
            del self.borders[place]
        self.cell_of[coaster] = cell
        self.quarters_of[coaster] = quarters
        shown = (coaster * 4 + quarters) * 4
        for side in range(4):
            # Where a coaster lies across a side, the cell has seen it.
            if not seen & SIDE_BITS[side]:
                neighbour = c.neighbours[cell * 4 + side]
                if neighbour != NOTHING:
                    self._show(neighbour, c.shows[shown + side])

    def _show(self, cell: int, shown: int) -> None:
        """An empty cell sees something across a side; it belongs to the shore from now on."""
        place = 0
        for other in self.shore:
            if other >= cell:
                break
            place += 1
        if place < len(self.shore) and self.shore[place] == cell:
            self.borders[place] |= shown
        else:
            self.shore.insert(place, cell)
            self.borders.insert(place, shown)

    def offends(self, coaster: int, cell: int) -> bool:
        """Does a beer coaster lie in the same row or column of coasters as this one would (HAG-34)?"""
        c = self.components
        if not c.beer[coaster]:
            return False
        x, y = c.cell_x[cell], c.cell_y[cell]
        for other, there in enumerate(self.cell_of):
            if there != NOTHING and c.beer[other] and (c.cell_x[there] == x or c.cell_y[there] == y):
                return True
        return False

    def offend(self, seat: int) -> None:
        """One offence for the coaster that is laid, however many it conflicts with (HAG-35)."""
        self.offences = replaced(self.offences, seat, self.offences[seat] + 1)
        if self.journal is not None:
            self.tell("offence", seat, {}, "HAG-34")

    # --- fields and tokens --------------------------------------------------------------------------------------

    def is_on_table(self, field: int) -> bool:
        return self.cell_of[field >> 2] != NOTHING

    def kind(self, field: int) -> int:
        """Land, forest or water, of a field on the table."""
        coaster = field >> 2
        return self.components.kind_of[(coaster * 4 + self.quarters_of[coaster]) * 4 + (field & 3)]

    def kind_name(self, field: int) -> str:
        return self.components.kinds[self.kind(field)]

    def x(self, field: int) -> int:
        return self.components.cell_x[self.cell_of[field >> 2]] * 2 + (field & 1)

    def y(self, field: int) -> int:
        return self.components.cell_y[self.cell_of[field >> 2]] * 2 + (field >> 1 & 1)

    def in_order(self, fields: list[int]) -> list[int]:
        """Fields of the map by (y, x)."""
        keys = [(self.y(field) * SPREAD + self.x(field)) * SPREAD + field for field in fields]
        keys.sort()
        return [key % SPREAD for key in keys]

    def places(self, fields: list[int]) -> list[tuple[int, int]]:
        """Where fields of the map lie, as x and y; by (y, x)."""
        found = [(self.y(field), self.x(field)) for field in fields]
        found.sort()
        return [(x, y) for y, x in found]

    def free_fields(self, kind: int) -> list[int]:
        """The fields of a kind without a token (HAG-45, HAG-46)."""
        free: list[int] = []
        for field, token in enumerate(self.tokens):
            if token == NOTHING and self.cell_of[field >> 2] != NOTHING and self.kind(field) == kind:
                free.append(field)
        return free

    def describe(self, key: str, field: int, rule: str) -> Message:
        """The landscape of a field as it stands, for the effect of a move."""
        for landscape in self.landscapes():
            if field in landscape.fields:
                values: dict[str, object] = {
                    "kind": self.kind_name(field),
                    "size": len(landscape.fields),
                    "gold": landscape.gold,
                    "shields": landscape.shields,
                    "doubled": int(self.map().is_doubled(field)),
                }
                return Message(key, values, rule)
        raise AssertionError("every field on the table belongs to a landscape")

    def roll_line(self, number: int) -> None:
        """The die goes on the field with this number and names the doubled line, if it is there (HAG-41, HAG-42)."""
        c = self.components
        coaster = c.numbers.index(number)
        self.rolled = number
        if self.cell_of[coaster] == NOTHING:
            return
        lying = coaster * 4 + self.quarters_of[coaster]
        field = coaster * 4 + c.line_at[lying][0]
        self.axis = c.axis_at[lying]
        self.line = self.y(field) if self.axis == HORIZONTAL else self.x(field)

    def move_hagar(self, seat: int, target: int) -> None:
        """The lifted Hägar goes to another field (HAG-44, HAG-46)."""
        self.tokens[self.lifted] = NOTHING
        self.tokens[target] = seat
        self.moved_from = replaced(self.moved_from, seat, self.lifted)
        self.moved_to = replaced(self.moved_to, seat, target)
        self.lifted = NOTHING

    def has_tokens(self, seat: int) -> bool:
        return self.hagars_left[seat] + self.gold_left[seat] > 0


def replaced(seats: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """A tuple of seats with the value of one of them changed."""
    values = list(seats)
    values[seat] = value
    return tuple(values)


class HagarStep(Step[Hagar]):
    """A line of Hägar's rulebook."""


class HagarDecision(Decision[Hagar]):
    """A decision of Hägar. Nothing is hidden, so all are told what is asked."""


class HagarChance(Chance[Hagar]):
    """The die or a coaster that chance decides in Hägar."""


def heading(g: Hagar) -> str:
    """What people call the turn."""
    if g.stage == SET_UP:
        return "set-up"
    if g.stage == TURNS:
        return f"turn {g.turn_number()}, seat {g.active}"
    return f"final round, seat {g.active}"
