"""Hägar as numbers: what the view shows. Coasters have the order of the pack, fields are the four of each coaster."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from skerry.games.hagar.components import AXES, DIE, KINDS, Components
from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING
from skerry.games.hagar.moves import ROTATIONS
from skerry.games.hagar.state import SET_UP, STAGES, Hagar
from skerry.kernel.observation import Observation, put_all, within
from skerry.kernel.state import OVER

VERSION: Final = 2
EDITIONS: Final = {1: (1, 1), 2: (1, 2)}
"""Versioned name → rules and pack. A new field, rule or pack is a new name; what a name stands for never changes."""

PHASES: Final = ["roll", "draw", "lay", "turn", "token", "move", "to"]
PHASE_NUMBER: Final = {phase: number for number, phase in enumerate(PHASES)}
MOST_TOKENS: Final = 20
MOST_POINTS: Final = 100


class HagarObservation(Observation[Hagar]):
    """The fields of Hägar."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION, EDITIONS)
        self.most_seats = c.seats.stop - 1
        self.most_fields = len(c.coasters) * 4
        self.reach = len(c.coasters) - 1  # cells lie at most so far from the first coaster
        self._declare_time(len(c.coasters))
        self._declare_map(len(c.coasters))
        self._declare_players()

    def _declare_time(self, coasters: int) -> None:
        seats = self.most_seats
        self.seats = self.field("seats", (), seats, "players")
        self.stage = self.field("stage", (len(STAGES),), 1, "1 for set-up, turns or final round")
        self.phase = self.field("phase", (len(PHASES),), 1, f"1 for what is waited for: {', '.join(PHASES)}")
        self.over = self.field("over", (), 1, "1 after the end")
        self.turn = self.field("turn", (seats,), 1, "1 for the seat whose turn it is")
        self.start_player = self.field("start_player", (seats,), 1, "1 for the starting player, none in the set-up")
        self.rolls = self.field("rolls", (seats,), DIE, "the rolls for the start; 0: did not roll last")
        self.turn_number = self.field("turn_number", (), coasters, "the turn, of all players together")
        self.turns = self.field("turns", (), coasters, "turns of the game")
        self.pile = self.field("pile", (), coasters, "coasters still to be drawn")
        self.unseen = self.field("unseen", (coasters,), 1, "1 for a coaster that nobody has seen")

    def _declare_map(self, coasters: int) -> None:
        wide = 2 * self.reach
        self.laid = self.field("laid", (coasters,), 1, "1 for a coaster on the table")
        self.x = self.field("x", (coasters,), wide, f"its cell from west to east and {self.reach}; 0: not laid")
        self.y = self.field("y", (coasters,), wide, f"its cell from north to south and {self.reach}; 0: not laid")
        self.rotation = self.field("rotation", (coasters, len(ROTATIONS)), 1, "1 for its rotation: 0, 90, 180 or 270")
        self.kind = self.field("kind", (self.most_fields, KINDS), 1, "1 for the landscape of each field on the table")
        self.hagars = self.field("hagars", (self.most_seats, self.most_fields), 1, "1 for a field with a Hägar")
        self.gold = self.field("gold", (self.most_fields,), 1, "1 for a field with a gold token")
        self.hand = self.field("hand", (coasters,), 1, "1 for the coaster that was drawn")
        self.chosen = self.field("chosen", (), 1, "1 once its cell is chosen")
        self.chosen_x = self.field("chosen_x", (), wide, f"that cell from west to east and {self.reach}")
        self.chosen_y = self.field("chosen_y", (), wide, f"that cell from north to south and {self.reach}")
        self.fresh = self.field("fresh", (coasters,), 1, "1 for the coaster on which a token is put")
        self.lifted = self.field("lifted", (self.most_fields,), 1, "1 for the field of the Hägar that is moved")
        self.rolled = self.field("rolled", (), DIE, "the final roll; 0: none yet")
        self.axis = self.field("axis", (len(AXES),), 1, "1 for a doubled row or a doubled column")
        self.line = self.field(
            "line", (), 2 * wide + 1, f"which one, in fields from the first coaster on and {wide}; 0: none"
        )

    def _declare_players(self) -> None:
        seats = self.most_seats
        self.hagars_left = self.field("hagars_left", (seats,), MOST_TOKENS, "Hägars not put down")
        self.gold_left = self.field("gold_left", (seats,), MOST_TOKENS, "gold tokens not put down")
        self.offences = self.field("offences", (seats,), MOST_TOKENS, "against the honky-tonk rule")
        self.beer_rotation = self.field(
            "beer_rotation", (seats, len(ROTATIONS)), 1, "1 for how a beer coaster must be turned: 0, 90, 180 or 270"
        )
        self.points = self.field("points", (seats,), MOST_POINTS, "points as things stand")

    def write(self, g: Hagar, seat: int, numbers: BytesWriter) -> None:
        self._write_time(g, seat, numbers)
        self._write_map(g, numbers)
        self._write_tokens(g, seat, numbers)
        self._write_question(g, numbers)
        self._write_players(g, seat, numbers)

    def _write_time(self, g: Hagar, seat: int, numbers: BytesWriter) -> None:
        turns = g.components.in_play[g.seats]
        numbers[self.seats] = g.seats
        numbers[self.stage + g.stage] = 1
        if g.to_move == OVER:
            numbers[self.over] = 1
        else:
            numbers[self.phase + PHASE_NUMBER[g.phase()]] = 1
        numbers[self.turn + (g.active - seat) % g.seats] = 1
        if g.stage != SET_UP:
            numbers[self.start_player + (g.start_player - seat) % g.seats] = 1
        for other in range(g.seats):
            numbers[self.rolls + (other - seat) % g.seats] = g.rolls[other]
        numbers[self.turn_number] = min(g.turn_number(), turns)
        numbers[self.turns] = turns
        numbers[self.pile] = g.in_pile()
        put_all(numbers, self.unseen, g.unseen)

    def _write_map(self, g: Hagar, numbers: BytesWriter) -> None:
        c = g.components
        laid: i64 = self.laid
        x: i64 = self.x
        y: i64 = self.y
        rotation: i64 = self.rotation
        kind: i64 = self.kind
        for coaster, cell in enumerate(g.cell_of):
            if cell == NOTHING:
                continue
            at: i64 = coaster
            lying: i64 = at * 4 + g.quarters_of[coaster]
            numbers[laid + at] = 1
            numbers[x + at] = c.cell_x[cell] + self.reach
            numbers[y + at] = c.cell_y[cell] + self.reach
            numbers[rotation + lying] = 1
            for corner in range(i64(4)):
                numbers[kind + (at * 4 + corner) * KINDS + c.kind_of[lying * 4 + corner]] = 1

    def _write_tokens(self, g: Hagar, seat: int, numbers: BytesWriter) -> None:
        for field, token in enumerate(g.tokens):
            if token == NOTHING:
                continue
            if token == GOLD_TOKEN:
                numbers[self.gold + field] = 1
            else:
                numbers[self.hagars + (token - seat) % g.seats * self.most_fields + field] = 1

    def _write_question(self, g: Hagar, numbers: BytesWriter) -> None:
        c = g.components
        if g.hand != NOTHING:
            numbers[self.hand + g.hand] = 1
        if g.chosen != NOTHING:
            numbers[self.chosen] = 1
            numbers[self.chosen_x] = c.cell_x[g.chosen] + self.reach
            numbers[self.chosen_y] = c.cell_y[g.chosen] + self.reach
        if g.fresh != NOTHING:
            numbers[self.fresh + g.fresh] = 1
        if g.lifted != NOTHING:
            numbers[self.lifted + g.lifted] = 1
        numbers[self.rolled] = g.rolled
        if g.axis != NOTHING:
            numbers[self.axis + g.axis] = 1
            numbers[self.line] = g.line + 2 * self.reach

    def _write_players(self, g: Hagar, seat: int, numbers: BytesWriter) -> None:
        points = g.scores()
        for other in range(g.seats):
            place = (other - seat) % g.seats
            numbers[self.hagars_left + place] = within(g.hagars_left[other], MOST_TOKENS)
            numbers[self.gold_left + place] = within(g.gold_left[other], MOST_TOKENS)
            numbers[self.offences + place] = within(g.offences[other], MOST_TOKENS)
            numbers[self.beer_rotation + place * 4 + g.beer_quarters(other)] = 1
            numbers[self.points + place] = within(points[other], MOST_POINTS)
