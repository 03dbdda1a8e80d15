"""A turn (RIG-28 to RIG-33, RIG-44): take cards from the display, then build."""

from typing import Final

from skerry.games.riga.components import MOST_SEATS, Components
from skerry.games.riga.exchange import Recharge
from skerry.games.riga.functions import USED, add_usable, refused_function, use
from skerry.games.riga.goods import KINDS, count
from skerry.games.riga.moves import MONASTERY
from skerry.games.riga.payment import buildable, extend_or_pay, is_payable, refused_building, show
from skerry.games.riga.state import (
    AUTUMN,
    BUILDING,
    NO_PHASE,
    SEASONS,
    TAKEN,
    TAKING,
    Riga,
    RigaDecision,
    RigaStep,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import ALONE, STEP, not_asked


class Turn(RigaStep):
    """One player's turn of a summer or an autumn (RIG-27, RIG-45)."""

    def __init__(self, season: int, seat: int) -> None:
        self.season = season
        self.seat = seat

    def run(self, g: Riga) -> None:
        g.season = self.season
        g.active = self.seat
        g.builds = 0
        if g.journal is not None:
            g.tell("turn", self.seat, {"year": g.year, "season": SEASONS[self.season]}, "RIG-28")
        take_and_build(g, self.seat)


def take_and_build(g: Riga, seat: int) -> None:
    """Take, then build (RIG-28). If the display is empty, the turn begins with building (RIG-R8)."""
    if g.rows or g.new or g.old:
        g.phase = TAKING
        g.then(TAKE[seat], BUILD[seat], RECHARGE[seat], END_TURN[seat])
    else:
        g.phase = BUILDING
        g.then(BUILD[seat], RECHARGE[seat], END_TURN[seat])


class Take(RigaDecision):
    """RIG-D3: take one building or one whole row of goods; you may not decline (RIG-29, RIG-30).

    After a Monastery swap one of the two rows must be taken, nothing else (RIG-75, RIG-R30).
    """

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        if g.swapped:
            moves = [words.take_row.moves[row] for row in g.swapped]
            add_usable(g, self.seat, False, moves)
            return moves
        moves = [words.take_building.moves[building] for building in g.new]
        for building in g.old:
            moves.append(words.take_building.moves[building])
        moves += words.take_row.moves[: len(g.rows)]
        add_usable(g, self.seat, True, moves)
        return moves

    def choose(self, g: Riga, move: Move) -> None:
        words = g.components.words
        if move.family is words.take_row:
            take_row(g, self.seat, move.index)
        elif move.family is words.take_building:
            take_building(g, self.seat, move.index)
        else:
            g.then(self)
            use(g, self.seat, move.index)

    def prompt(self, g: Riga) -> Message:
        if g.swapped:
            return Message("ask.take-swapped", {"rows": [row + 1 for row in g.swapped]}, "RIG-75")
        return Message("ask.take", {}, "RIG-29")

    def effect(self, g: Riga, move: Move) -> Message | None:
        c = g.components
        if move.family is c.words.take_row:
            goods = goods_by_name(c, g.rows[move.index])
            return Message("does.take-row", {"goods": goods, "value": g.row_value(move.index)}, "RIG-29")
        if move.family is c.words.take_building:
            return self.take_effect(g, move.index)
        return Message("does.use", {"function": c.words.use[move.index].word.split()[1]}, "RIG-54")

    def take_effect(self, g: Riga, building: int) -> Message:
        """What cannot be paid for in the last turn only costs points (RIG-81)."""
        c = g.components
        values: dict[str, object] = {"building": c.buildings[building], "penalty": -c.penalty_building_in_hand}
        if is_last_turn(g) and not is_payable(g, self.seat, (building,)):
            return Message("does.take-too-late", values, "RIG-81", doubtful=True)
        return Message("does.take-building", values, "RIG-29")

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move.family is words.take_row or move.family is words.take_building:
            return refused_taking(g, move)
        if move.family is words.use:
            return refused_function(g, self.seat, USED[move.index], move.word.split()[1])
        if move is words.end or move.family is words.build:
            return Message("no.take-first", {}, "RIG-30")
        return not_asked(move, "RIG-29")


def refused_taking(g: Riga, move: Move) -> Message:
    """Why a row or a building cannot be taken: it is not there, others must be taken, or cards were taken already."""
    c = g.components
    if move.family is c.words.take_row and move.index >= len(g.rows):
        return Message("no.row", {"row": move.index + 1, "rows": len(g.rows)}, "RIG-29")
    if move.family is c.words.take_building and move.index not in g.new and move.index not in g.old:
        return Message("no.not-on-display", {"building": c.buildings[move.index]}, "RIG-29")
    if g.swapped:
        return Message("no.swapped-rows", {"rows": [row + 1 for row in g.swapped]}, "RIG-75")
    return Message("no.taken-already", {}, "RIG-29")


def take_row(g: Riga, seat: int, row: int) -> None:
    """A whole row into the hand; the others close up (RIG-29, RIG-R42)."""
    if g.journal is not None:
        g.tell("took-row", seat, {"row": row + 1, "goods": goods_by_name(g.components, g.rows[row])}, "RIG-29")
    g.goods[seat] += g.rows.pop(row)
    g.swapped = ()
    g.phase = BUILDING


def take_building(g: Riga, seat: int, building: int) -> None:
    """A building from the display into the hand, seen by all (RIG-29, RIG-32)."""
    if building in g.new:
        g.new.remove(building)
    else:
        g.old.remove(building)
    g.held[seat] += (building,)
    g.remember(TAKEN, seat, building)
    if g.journal is not None:
        g.tell("took-building", seat, {"building": g.components.buildings[building]}, "RIG-29")
    g.phase = BUILDING


def goods_by_name(c: Components, packed: int) -> list[str]:
    """Goods by name, one entry for each card."""
    return [c.goods[kind] for kind in range(KINDS) for _ in range(count(packed, kind))]


def is_last_turn(g: Riga) -> bool:
    """Every player's last turn is in the last autumn (RIG-12)."""
    return g.season == AUTUMN and g.year == g.components.years[g.seats]


class Build(RigaDecision):
    """RIG-D8: build up to 3 buildings in a turn, or none; asked again after every payment until `end` (RIG-33)."""

    def moves(self, g: Riga) -> list[Move]:
        moves = buildable(g, self.seat)
        add_usable(g, self.seat, False, moves)
        moves.append(g.components.words.end)
        return moves

    def choose(self, g: Riga, move: Move) -> None:
        words = g.components.words
        if move.family is words.build:
            g.then(self)
            show(g, self.seat, move.index)
            extend_or_pay(g, self.seat)
        elif move is not words.end:
            g.then(self)
            use(g, self.seat, move.index)

    def role(self, g: Riga, move: Move) -> int:
        return STEP if move.family is g.components.words.build else ALONE

    def silent(self, g: Riga, move: Move) -> bool:
        # The others see the next turn begin. An `end` they saw would tell them when RIG-D13 is asked (RIG-R43).
        return move is g.components.words.end

    def reveals(self, g: Riga, move: Move) -> bool:
        return move.family is g.components.words.build and g.shows(self.seat, move.index)

    def prompt(self, g: Riga) -> Message:
        return Message("ask.build", {"left": g.components.builds_per_turn - g.builds}, "RIG-33")

    def effect(self, g: Riga, move: Move) -> Message | None:
        c = g.components
        if move.family is c.words.build:
            city = c.city[move.index]
            values: dict[str, object] = {
                "building": c.buildings[move.index],
                "cost": c.cost[move.index],
                "power": g.power(self.seat, city),
                "city": c.cities[city],
            }
            return Message("does.build", values, "RIG-34")
        if move.family is c.words.use:
            return Message("does.use", {"function": move.word.split()[1]}, "RIG-54")
        return self.end_effect(g)

    def end_effect(self, g: Riga) -> Message | None:
        """What was not built stays in hand: in winter that may be too much, and in the end it costs points."""
        able = len(buildable(g, self.seat)) > 0
        if able and is_last_turn(g):
            penalty = -g.components.penalty_building_in_hand
            return Message("does.end-unbuilt", {"penalty": penalty}, "RIG-81", doubtful=True)
        over = g.hand_size(self.seat) - g.hand_limit(self.seat)
        if over > 0 and g.season == AUTUMN:
            return Message("does.end-over-limit", {"over": over}, "RIG-49", doubtful=able)
        return None

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move.family is words.build:
            return refused_building(g, self.seat, move.index)
        if move.family is words.take_row or move.family is words.take_building:
            return refused_taking(g, move)
        if move.family is words.use:
            if move.index == MONASTERY:
                return Message("no.monastery-before-taking", {}, "RIG-75")
            return refused_function(g, self.seat, USED[move.index], move.word.split()[1])
        return not_asked(move, "RIG-33")


class EndTurn(RigaStep):
    """What was built in this turn is no longer fresh (RIG-44, RIG-R17)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Riga) -> None:
        g.phase = NO_PHASE
        if g.fresh:
            built = g.fresh
            g.fresh = ()
            for building in built:
                g.activate(self.seat, building)


# The steps of a turn hold no more than their seat, so all positions share one of each.
TAKE: Final = [Take(seat) for seat in range(MOST_SEATS)]
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]
RECHARGE: Final = [Recharge(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
