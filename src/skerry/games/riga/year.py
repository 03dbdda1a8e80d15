"""The year (RIG-12 to RIG-27, RIG-45 to RIG-53): spring, the order of turns, winter."""

from typing import Any, Final

from skerry.games.riga.components import MOST_ROWS_ABOVE_PLAYERS, MOST_SEATS
from skerry.games.riga.draw import DrawBuilding, DrawGood
from skerry.games.riga.goods import KINDS, ONE, count
from skerry.games.riga.state import (
    AUTUMN,
    DISCARDED,
    REMOVED,
    SPRING,
    SUMMER,
    TURNED_UP,
    WINTER,
    Riga,
    RigaDecision,
    RigaStep,
)
from skerry.games.riga.turn import Turn
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import EVERYONE, PART, Decision, not_asked


class Year(RigaStep):
    """Spring, summer clockwise from the start player, autumn in the reverse order, winter (RIG-13, RIG-27, RIG-45)."""

    def run(self, g: Riga) -> None:
        g.year += 1
        g.then(WINTER_COMES)
        for i in range(g.seats):
            g.then(AUTUMN_TURN[(g.start_player + i) % g.seats])
        for i in range(g.seats - 1, -1, -1):
            g.then(SUMMER_TURN[(g.start_player + i) % g.seats])
        g.then(SPRING_COMES)


class Spring(RigaStep):
    """New supplies: first the goods rows, then the buildings (RIG-15)."""

    def run(self, g: Riga) -> None:
        g.season = SPRING
        g.active = g.start_player
        if g.journal is not None:
            g.tell("spring", -1, {"year": g.year}, "RIG-15")
        g.then(FILL_ROWS, RENEW_BUILDINGS)


class FillRows(RigaStep):
    """Short rows are extended in order, then the missing rows are laid out, until goods run out (RIG-16 to RIG-21)."""

    def run(self, g: Riga) -> None:
        short = len(g.rows)
        for row in range(len(g.rows)):
            if g.row_value(row) < g.components.row_min_value:
                short = row
                break
        if short < g.seats + g.components.rows_above_players and g.goods_can_be_drawn():
            g.refill_goods()
            g.then(DRAW_FOR_ROW[short], self)


class DrawForRow(DrawGood):
    """One good into a row; again until the row is worth 9 (RIG-17)."""

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row = row

    def choose(self, g: Riga, move: Move) -> None:
        kind = move.index
        g.goods_pile -= ONE[kind]
        if self.row == len(g.rows):
            g.rows.append(0)
        g.rows[self.row] += ONE[kind]
        if g.journal is not None:
            g.tell("row-good", -1, {"row": self.row + 1, "good": g.components.goods[kind]}, "RIG-17")
        if g.row_value(self.row) < g.components.row_min_value and g.goods_can_be_drawn():
            g.refill_goods()
            g.then(self)


class RenewBuildings(RigaStep):
    """Old buildings leave, those left over become old, new ones are turned up (RIG-22 to RIG-24)."""

    def run(self, g: Riga) -> None:
        for building in g.old:
            g.building_discard.append(building)
            g.remember(REMOVED, -1, building)
            if g.journal is not None:
                g.tell("building-removed", -1, {"building": g.components.buildings[building]}, "RIG-22")
        g.old = g.new
        g.new = []
        turn_up_next(g)


def turn_up_next(g: Riga) -> None:
    """Another new building, until P + 2 lie there or none is left (RIG-24, RIG-25)."""
    if g.display_size() < g.seats + g.components.buildings_above_players and g.buildings_can_be_drawn():
        g.refill_buildings()
        g.then(DRAW_FOR_DISPLAY)


class DrawForDisplay(DrawBuilding):
    """A building is laid above the separator, open to all (RIG-24)."""

    def choose(self, g: Riga, move: Move) -> None:
        g.draw_building(move.index)
        g.new.append(move.index)
        g.remember(TURNED_UP, -1, move.index)
        if g.journal is not None:
            g.tell("building-up", -1, {"building": g.components.buildings[move.index]}, "RIG-24")
        turn_up_next(g)


class Winter(RigaStep):
    """The hand limit, clockwise from the start player, in the last year too; then a new one (RIG-48, RIG-R21)."""

    def run(self, g: Riga) -> None:
        g.season = WINTER
        if g.journal is not None:
            g.tell("winter", -1, {"year": g.year}, "RIG-48")
        g.then(NEW_START_PLAYER)
        for i in range(g.seats - 1, -1, -1):
            g.then(LIMIT_HAND[(g.start_player + i) % g.seats])


class HandLimit(RigaStep):
    """Only a player above the limit must discard (RIG-49, RIG-R19)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Riga) -> None:
        if g.hand_size(self.seat) > g.hand_limit(self.seat):
            g.active = self.seat
            g.then(DISCARD[self.seat])


class Discard(RigaDecision):
    """RIG-D14: discard one card, until the limit is left (RIG-49, RIG-51). Goods openly, buildings face down."""

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        goods = [words.discard[kind] for kind in range(KINDS) if count(g.goods[self.seat], kind)]
        return goods + [words.discard_building[building] for building in g.held[self.seat]]

    def choose(self, g: Riga, move: Move) -> None:
        c = g.components
        if move.family is c.words.discard:
            g.discard_good(self.seat, move.index)
            if g.journal is not None:
                g.tell("discarded", self.seat, {"good": c.goods[move.index]}, "RIG-51")
        else:
            g.drop_from_hand(self.seat, move.index)
            g.building_discard.append(move.index)
            g.remember(DISCARDED, self.seat, move.index)
            if g.journal is not None:
                g.tell("discarded-building", self.seat, {}, "RIG-51")
                g.tell("discarded-this-building", self.seat, {"building": c.buildings[move.index]}, "RIG-51", self.seat)
        if g.hand_size(self.seat) > g.hand_limit(self.seat):
            g.then(self)

    def role(self, g: Riga, move: Move) -> int:
        return PART

    def goes_on(self, g: Riga, before: Decision[Any]) -> bool:
        return isinstance(before, Discard)

    def any_order(self, g: Riga) -> bool:
        return True

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat if move.family is g.components.words.discard_building else EVERYONE

    def reveals(self, g: Riga, move: Move) -> bool:
        return g.has_secret_goods(self.seat)

    def prompt(self, g: Riga) -> Message:
        too_many = g.hand_size(self.seat) - g.hand_limit(self.seat)
        return Message("ask.discard", {"count": too_many, "limit": g.hand_limit(self.seat)}, "RIG-49")

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move.family is words.discard:
            return Message("no.good-not-in-hand", {"good": g.components.goods[move.index]}, "RIG-49")
        if move.family is words.discard_building:
            return Message("no.building-not-in-hand", {"building": g.components.buildings[move.index]}, "RIG-49")
        return not_asked(move, "RIG-49")


class NewStartPlayer(RigaStep):
    """The left neighbour becomes start player; the next year begins, or the game ends (RIG-52, RIG-53, RIG-79)."""

    def run(self, g: Riga) -> None:
        g.start_player = (g.start_player + 1) % g.seats
        if g.year < g.components.years[g.seats]:
            g.then(YEAR)
        elif g.journal is not None:
            g.tell("game-over", -1, {}, "RIG-79")


# Steps that hold no more than a seat or a row are shared by all positions.
YEAR: Final = Year()
SPRING_COMES: Final = Spring()
FILL_ROWS: Final = FillRows()
DRAW_FOR_ROW: Final = [DrawForRow(row) for row in range(MOST_SEATS + MOST_ROWS_ABOVE_PLAYERS)]
RENEW_BUILDINGS: Final = RenewBuildings()
DRAW_FOR_DISPLAY: Final = DrawForDisplay()
WINTER_COMES: Final = Winter()
DISCARD: Final = [Discard(seat) for seat in range(MOST_SEATS)]
NEW_START_PLAYER: Final = NewStartPlayer()
SUMMER_TURN: Final = [Turn(SUMMER, seat) for seat in range(MOST_SEATS)]
AUTUMN_TURN: Final = [Turn(AUTUMN, seat) for seat in range(MOST_SEATS)]
LIMIT_HAND: Final = [HandLimit(seat) for seat in range(MOST_SEATS)]
