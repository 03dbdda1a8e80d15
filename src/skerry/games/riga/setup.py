"""Set-up (RIG-01 to RIG-11): start goods, the first start player, one building of two."""

from typing import Any

from skerry.games.riga.components import Components
from skerry.games.riga.draw import DrawGood, LookAtBuildings, keep_looked_at, names, refused_keep
from skerry.games.riga.goods import ONE
from skerry.games.riga.state import (
    Riga,
    RigaChance,
    RigaDecision,
    RigaStep,
)
from skerry.games.riga.year import Year
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


def set_up(game: Game, components: Components, seats: int, variants: dict[str, Any]) -> Riga:
    """A new game at its first chance."""
    g = Riga(game, components, seats, variants)
    g.then(ProvisionalStart(), StartGoods(), ChooseStartPlayer(), StartBuildings(), Year())
    g.settle()
    return g


class ProvisionalStart(RigaChance):
    """A provisional start player is determined, each seat equally likely (RIG-05, RIG-R1)."""

    def chances(self, g: Riga) -> list[tuple[Move, int]]:
        return [(g.components.words.provisional_start[seat], 1) for seat in range(g.seats)]

    def draw(self, g: Riga, rng: Rng) -> Move:
        return g.components.words.provisional_start[rng.below(g.seats)]

    def choose(self, g: Riga, move: Move) -> None:
        g.start_player = g.active = move.index
        if g.journal is not None:
            g.tell("provisional-start", move.index, {}, "RIG-05")


class StartGoods(RigaStep):
    """Clockwise from the provisional start player, each player turns up goods (RIG-06)."""

    def run(self, g: Riga) -> None:
        for i in range(g.seats - 1, -1, -1):
            g.then(TurnUpGoods((g.start_player + i) % g.seats))


class TurnUpGoods(RigaStep):
    """One at a time, until they are worth 6 (RIG-06) or there are no more, as a pack may have it (RIG-20, RIG-21)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def run(self, g: Riga) -> None:
        if g.base_value_in_hand(self.owner) < g.components.start_goods_min_value and g.goods_can_be_drawn():
            g.refill_goods()
            g.then(TurnUpGood(self.owner), self)


class TurnUpGood(DrawGood):
    """A good is turned up openly and goes into the hand (RIG-06, RIG-09)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def choose(self, g: Riga, move: Move) -> None:
        kind = move.index
        g.goods_pile -= ONE[kind]
        g.goods[self.owner] += ONE[kind]
        if g.journal is not None:
            g.tell("turned-up", self.owner, {"good": g.components.goods[kind]}, "RIG-06")


class ChooseStartPlayer(RigaStep):
    """The player with the smallest sum names the start player; ties from the provisional one on (RIG-07, RIG-08)."""

    def run(self, g: Riga) -> None:
        around = [(g.start_player + i) % g.seats for i in range(g.seats)]
        smallest = min([g.base_value_in_hand(seat) for seat in around])
        for seat in around:
            if g.base_value_in_hand(seat) == smallest:
                g.active = seat
                g.then(ChooseStart(seat))
                return


class ChooseStart(RigaDecision):
    """RIG-D1: name the start player of the first year, any player including yourself."""

    def moves(self, g: Riga) -> list[Move]:
        return [g.components.words.choose_start[seat] for seat in range(g.seats)]

    def choose(self, g: Riga, move: Move) -> None:
        g.start_player = g.active = move.index
        if g.journal is not None:
            g.tell("start-player", self.seat, {"start": move.index}, "RIG-07")

    def prompt(self, g: Riga) -> Message:
        return Message("ask.choose-start", {}, "RIG-07")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is g.components.words.choose_start:
            return Message("no.seat", {"seat": move.index}, "RIG-07")
        return not_asked(move, "RIG-07")


class StartBuildings(RigaStep):
    """Every player draws 2 buildings and keeps one, clockwise from the start player (RIG-10)."""

    def run(self, g: Riga) -> None:
        for i in range(g.seats - 1, -1, -1):
            owner = (g.start_player + i) % g.seats
            g.then(LookAtBuildings(owner, g.components.start_buildings_drawn, KeepBuilding(owner), "RIG-10"))


class KeepBuilding(RigaDecision):
    """RIG-D2: keep one of the buildings drawn; the other is put face down on the discard pile (RIG-10)."""

    def moves(self, g: Riga) -> list[Move]:
        return [g.components.words.keep_building[building] for building in g.looking]

    def choose(self, g: Riga, move: Move) -> None:
        if g.journal is not None:
            g.tell("start-building", self.seat, {}, "RIG-10")
        keep_looked_at(g, self.seat, move.index, "RIG-10")

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat

    def prompt(self, g: Riga) -> Message:
        return Message("ask.keep-building", {"buildings": names(g, g.looking)}, "RIG-10")

    def refusal(self, g: Riga, move: Move) -> Message:
        return refused_keep(g, move, "RIG-10")
