"""Rounds (PIR-08 to PIR-21, PIR-80 to PIR-83): Income, a new Map, Travel, and what is left over."""

from typing import Final

from skerry.games.pirate_haven.components import (
    ALL_TREASURE,
    BONUS,
    DICE,
    DIE,
    KINDS,
    MOST_PIPS,
    RUM,
    RUM_TOKEN,
)
from skerry.games.pirate_haven.navy import NAVY_CHECK
from skerry.games.pirate_haven.state import (
    BIT,
    END,
    HOME,
    MAP,
    PLACES,
    PirateChance,
    PirateHaven,
    PirateStep,
    all_map_tiles,
)
from skerry.games.pirate_haven.travel import BEGIN_TRAVEL
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng


class Round(PirateStep):
    """Income, Map, Travel (PIR-08). The places gained are those of the departure (PIR-31)."""

    def run(self, g: PirateHaven) -> None:
        g.round_number += 1
        g.phase = MAP
        g.active = g.rearmost()
        for seat in range(g.seats):
            if g.at[seat] >= HOME:
                g.at[seat] -= HOME + PLACES
        if g.journal is not None:
            g.tell("round", -1, {"round": g.round_number}, "PIR-08")
        receive_income(g)
        gather_map(g)
        g.then(LAY, BEGIN_TRAVEL, END_ROUND)


def receive_income(g: PirateHaven) -> None:
    """The cube is set anew, whatever was left (PIR-10 to PIR-12)."""
    for seat in range(g.seats):
        resources = g.resources(seat)
        g.income[seat] = min(resources, g.components.income_cap)
        if g.journal is not None:
            g.tell("income", seat, {"income": g.income[seat], "resources": resources}, "PIR-11")


def gather_map(g: PirateHaven) -> None:
    """All Map tiles are shuffled into one deck (PIR-03, PIR-82)."""
    g.laid = []
    g.unlaid = all_map_tiles(g.components)


class LayMapTile(PirateChance):
    """PIR-D3: the next Map tile of the two rows, each equally likely; after the last one the spots are filled."""

    def chances(self, g: PirateHaven) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.lay.moves if g.unlaid & BIT[move.index]]

    def draw(self, g: PirateHaven, rng: Rng) -> Move:
        lay = g.components.words.lay.moves
        tile = rng.below(len(lay))
        while not g.unlaid & BIT[tile]:
            tile = rng.below(len(lay))
        return lay[tile]

    def choose(self, g: PirateHaven, move: Move) -> None:
        g.laid.append(move.index)
        g.unlaid -= BIT[move.index]
        if g.journal is not None:
            g.tell("laid", -1, {"map_tile": g.components.map_tiles[move.index]}, "PIR-16")
        if len(g.laid) < 2 * g.components.columns[g.seats]:
            g.then(self)
        else:
            g.filling = 1
            fill(g)


def fill(g: PirateHaven) -> None:
    """Fill the spots in path order until one needs chance (PIR-18); where nothing is left they stay empty (PIR-19)."""
    halves, laid = g.components.halves, g.laid
    path = g.components.path[g.seats]
    number = g.filling
    while number < len(path):
        place = path[number]
        asked = halves[laid[place >> 1] * 2 + (place & 1)]
        sort = asked & (BONUS - 1)
        if sort < DIE:
            if put_tile(g, number, sort - 1, asked - sort):
                return
        elif sort >= ALL_TREASURE:
            g.content[number] = asked
        elif g.pool[sort - DIE]:
            if sort - DIE != RUM:
                g.filling = number
                g.then(ROLL[sort - DIE])
                return
            g.pool[RUM] -= 1
            g.content[number] = RUM_TOKEN
            tell_filled(g, number)
        number += 1


def put_tile(g: PirateHaven, number: int, kind: int, bonus: int) -> bool:
    """The top of a deck goes onto a spot; does the next one have to be turned up?"""
    top = g.tops[kind]
    g.content[number] = top + 1 + bonus
    if top < 0:
        return False
    g.tops[kind] = -1
    tell_filled(g, number)
    if g.heights[kind] == 0:
        return False
    g.filling = number + 1
    g.then(TURN_UP[kind])
    return True


def tell_filled(g: PirateHaven, number: int) -> None:
    if g.journal is not None:
        thing = g.named(g.content[number] & (BONUS - 1))
        g.tell("filled", -1, {"filled": f"{number} {thing}"}, "PIR-18")


class TurnUp(PirateChance):
    """PIR-D2: the tile below becomes the visible top of its deck, in proportion to the copies left (PIR-05)."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def chances(self, g: PirateHaven) -> list[tuple[Move, int]]:
        turn_up = g.components.words.turn_up.moves
        return [(turn_up[tile], g.deck[tile]) for tile in g.components.of_kind[self.kind] if g.deck[tile]]

    def draw(self, g: PirateHaven, rng: Rng) -> Move:
        deck = g.deck
        n = rng.below(g.heights[self.kind])
        for tile in g.components.of_kind[self.kind]:
            n -= deck[tile]
            if n < 0:
                return g.components.words.turn_up.moves[tile]
        raise AssertionError("a deck from which a tile is turned up is not empty")

    def choose(self, g: PirateHaven, move: Move) -> None:
        g.deck[move.index] -= 1
        g.heights[self.kind] -= 1
        g.tops[self.kind] = move.index
        if g.filling:
            fill(g)
        elif g.journal is not None:
            g.tell("turned-up", -1, {"tile": g.components.tiles[move.index]}, "PIR-05")


class Roll(PirateChance):
    """PIR-D4: a die is rolled and lies on its spot with that number (PIR-18)."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def chances(self, g: PirateHaven) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: PirateHaven, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(MOST_PIPS)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        g.pool[self.colour] -= 1
        g.content[g.filling] = DICE[self.colour] + move.index + 1
        tell_filled(g, g.filling)
        g.filling += 1
        fill(g)


class EndRound(PirateStep):
    """What is left on the Map goes to the box (PIR-80); the next round begins, or the game ends (PIR-82, PIR-83)."""

    def run(self, g: PirateHaven) -> None:
        for found in g.content:
            thing = found & (BONUS - 1)
            if 0 < thing < ALL_TREASURE:
                g.to_box(thing)
        g.content = [0] * len(g.content)
        if g.round_number < g.components.rounds:
            g.then(ROUND)
            return
        g.phase = END
        for place in range(g.seats - 1, -1, -1):
            g.then(NAVY_CHECK[g.at.index(HOME + place)])
        if g.journal is not None:
            g.tell("game-over", -1, {}, "PIR-83")


# Steps that hold no more than a kind, a colour or a seat are shared by all positions.
ROUND: Final = Round()
LAY: Final = LayMapTile()
TURN_UP: Final = [TurnUp(kind) for kind in range(len(KINDS))]
ROLL: Final = [Roll(colour) for colour in range(len(DICE))]
END_ROUND: Final = EndRound()
