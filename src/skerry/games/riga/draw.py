"""Drawing goods and buildings: the chances RIG-C2 and RIG-C3, and keeping one of the buildings drawn."""

from skerry.games.riga.goods import KINDS, count, nth, total
from skerry.games.riga.state import DRAWN, KEPT, PUT_AWAY, Riga, RigaChance, RigaDecision, RigaStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


class DrawGood(RigaChance):
    """A good comes from the draw pile, each card equally likely (RIG-C2). The pile was refilled before."""

    def chances(self, g: Riga) -> list[tuple[Move, int]]:
        words = g.components.words.draw
        pile = g.goods_pile
        return [(words[kind], count(pile, kind)) for kind in range(KINDS) if count(pile, kind)]

    def draw(self, g: Riga, rng: Rng) -> Move:
        pile = g.goods_pile
        return g.components.words.draw.moves[nth(pile, rng.below(total(pile)))]


class DrawBuilding(RigaChance):
    """A building comes from the draw pile, each card equally likely (RIG-C3). The pile was refilled before."""

    def chances(self, g: Riga) -> list[tuple[Move, int]]:
        words = g.components.words.draw_building
        return [(words[building], 1) for building in g.building_pile]

    def draw(self, g: Riga, rng: Rng) -> Move:
        pile = g.building_pile
        return g.components.words.draw_building.moves[pile[rng.below(len(pile))]]


class LookAtBuildings(RigaStep):
    """This many buildings are drawn unseen by the others, or as many as there are; then the player picks (RIG-25)."""

    def __init__(self, owner: int, left: int, pick: RigaDecision, rule: str) -> None:
        self.owner = owner
        self.left = left
        self.pick = pick
        self.rule = rule

    def run(self, g: Riga) -> None:
        if self.left and g.buildings_can_be_drawn():
            g.refill_buildings()
            g.then(DrawUnseen(self.owner, self.rule), LookAtBuildings(self.owner, self.left - 1, self.pick, self.rule))
        elif g.looking:
            g.then(self.pick)


class DrawUnseen(DrawBuilding):
    """A building that only the player who draws it sees (RIG-10, RIG-64)."""

    def __init__(self, owner: int, rule: str) -> None:
        super().__init__()
        self.owner = owner
        self.rule = rule

    def audience(self, g: Riga, move: Move) -> int:
        return self.owner

    def choose(self, g: Riga, move: Move) -> None:
        g.active = self.owner
        g.draw_building(move.index)
        g.looking += (move.index,)
        g.remember(DRAWN, self.owner, move.index)
        if g.journal is not None:
            building = g.components.buildings[move.index]
            g.tell("drew-building", self.owner, {"building": building}, self.rule, self.owner)


def keep_looked_at(g: Riga, seat: int, kept: int, rule: str) -> None:
    """One of the buildings drawn (or none: -1) goes into the hand, the rest face down onto the discard pile."""
    if kept >= 0:
        g.held[seat] += (kept,)
        g.remember(KEPT, seat, kept)
        if g.journal is not None:
            g.tell("kept-building", seat, {"building": g.components.buildings[kept]}, rule, seat)
    for building in g.looking:
        if building != kept:
            g.building_discard.append(building)
            g.remember(PUT_AWAY, seat, building)
    g.looking = ()


def refused_keep(g: Riga, move: Move, rule: str) -> Message:
    """Why a building cannot be kept here."""
    if move.family is g.components.words.keep_building:
        return Message("no.not-drawn", {"building": g.components.buildings[move.index]}, rule)
    return not_asked(move, rule)


def names(g: Riga, buildings: tuple[int, ...]) -> list[str]:
    """Buildings by their ids, for messages."""
    return [g.components.buildings[building] for building in buildings]
