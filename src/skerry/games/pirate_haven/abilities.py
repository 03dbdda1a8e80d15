"""The instant abilities of Ships (PIR-63 to PIR-70): reroll or move one die, raise the dice around."""

from typing import Final

from skerry.games.pirate_haven.components import (
    DICE,
    HANDLE_NAVY,
    HANDLE_TREASURE,
    MOST_PIPS,
    MOST_SEATS,
    MOST_SPOTS,
    NAVY,
    PIPS,
    RAISE_DICE,
    RESOURCE,
    SHIP,
    SORTS,
    TREASURE,
    colour_of,
    is_die,
    is_tile,
)
from skerry.games.pirate_haven.exchange import (
    add_exchanges,
    could_give,
    exchange,
    exchange_effect,
    is_exchange,
    refused_exchange,
)
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.state import PirateChance, PirateDecision, PirateHaven, PirateStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked

RULES: Final = ["PIR-66", "PIR-67", "PIR-65"]
"""The rule of the Ship that handles dice of each colour."""


def begin_ability(g: PirateHaven, seat: int) -> None:
    """The ability of the Ship just placed may be used now or never (PIR-63)."""
    c = g.components
    ability = c.ability[g.island[seat][g.docked] - 1]
    if ability == RAISE_DICE:
        g.then(CORVETTE[seat])
    elif ability and g.placed[g.group(seat, handled(ability))]:
        g.then(HANDLE[handled(ability)][seat])


def handled(ability: int) -> int:
    """The colour of dice that an ability rerolls or moves."""
    if ability == HANDLE_NAVY:
        return NAVY
    return TREASURE if ability == HANDLE_TREASURE else RESOURCE


# --- reroll or move ---------------------------------------------------------------------------------------------------


class HandleDie(PirateDecision):
    """PIR-D10: reroll or move one die of the Ship's colour, or decline; Treasure may be exchanged before (PIR-55)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def moves(self, g: PirateHaven) -> list[Move]:
        words = g.components.words
        dice = dice_of(g, self.seat, self.colour)
        moves = [words.reroll.moves[die] for die in dice]
        for die in dice:
            if targets(g, self.seat, die):
                moves.append(words.move.moves[die])
        moves.append(words.decline)
        if self.colour == TREASURE:
            add_exchanges(g, self.seat, moves)
        return moves

    def choose(self, g: PirateHaven, move: Move) -> None:
        words = g.components.words
        if move.family is words.reroll:
            g.then(REROLL[self.seat][move.index])
        elif move.family is words.move:
            g.then(MOVE_TO[self.seat][move.index])
        elif move is words.decline:
            if g.journal is not None:
                g.tell("declined", self.seat, {}, "PIR-R14")
        else:
            exchange(g, self.seat, move)
            g.then(self)

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.handle", {"colour": SORTS[self.colour]}, RULES[self.colour])

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        c = g.components
        if is_exchange(g, move):
            return exchange_effect(g, self.seat, move)
        if move.family is c.words.reroll or move.family is c.words.move:
            pips, limit = shown(g, self.seat, move.index), limit_of(g, self.seat, move.index)
            return Message("does.handle", {"pips": pips, "limit": limit}, "PIR-64")
        return None

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        words = g.components.words
        if move.family is words.reroll or move.family is words.move:
            values: dict[str, object] = {"die": g.die_named(move.index), "colour": SORTS[self.colour]}
            if move.index in dice_of(g, self.seat, self.colour):
                return Message("no.target", values, "PIR-64")
            return Message("no.colour", values, RULES[self.colour])
        if is_exchange(g, move):
            if self.colour == TREASURE:
                return refused_exchange(g, self.seat, move)
            return Message("no.exchange-now", {}, "PIR-55")
        return not_asked(move, RULES[self.colour])


def dice_of(g: PirateHaven, seat: int, colour: int) -> list[int]:
    """A seat's dice of a colour, by the index of their words."""
    places = g.placed[g.group(seat, colour)]
    if colour != NAVY:
        return list(places)
    c = g.components
    return [len(c.spots) * SLOTS + c.sea_number[spot] for spot in places]


def navy_spot(g: PirateHaven, die: int) -> int:
    """The sea spot of a Navy die by the index of its word; -1 for a die on a tile."""
    number = die - len(g.components.spots) * SLOTS
    return g.components.sea[number] if number >= 0 else -1


def shown(g: PirateHaven, seat: int, die: int) -> int:
    spot = navy_spot(g, die)
    return g.pips(seat, die) if spot < 0 else g.navy_pips(seat, spot)


def limit_of(g: PirateHaven, seat: int, die: int) -> int:
    """What a placed die can show at most where it lies."""
    return g.limit(seat, die // SLOTS) if navy_spot(g, die) < 0 else MOST_PIPS


def targets(g: PirateHaven, seat: int, die: int) -> list[int]:
    """Where a die can be moved: another empty sea spot, or another tile with an available die spot (PIR-64)."""
    if navy_spot(g, die) >= 0:
        return g.empty_spots(seat, SHIP)
    spots = g.spots_with_room(seat)
    return [spot for spot in spots if spot != die // SLOTS]


class MoveTo(PirateDecision):
    """PIR-D11: where the chosen die goes; on a tile with less capacity it is cut (PIR-64)."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def moves(self, g: PirateHaven) -> list[Move]:
        to = g.components.words.to.moves
        return [to[spot] for spot in targets(g, self.seat, self.die)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        spot = navy_spot(g, self.die)
        if spot >= 0:
            pips = g.take_navy(self.seat, spot)
            g.place_navy(self.seat, move.index, pips)
        else:
            die = g.take_die(self.seat, self.die)
            pips = g.place_die(self.seat, move.index, colour_of(die), die & PIPS)
        if g.journal is not None:
            target = g.components.spots[move.index]
            values: dict[str, object] = {"die": g.die_named(self.die), "to": target, "pips": pips}
            g.tell("moved", self.seat, values, "PIR-64")

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.to", {"die": g.die_named(self.die)}, "PIR-64")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        pips = shown(g, self.seat, self.die)
        limit = MOST_PIPS if navy_spot(g, self.die) >= 0 else g.limit(self.seat, move.index)
        return Message("does.place", {"pips": min(pips, limit), "lost": max(pips - limit, 0)}, "PIR-64")

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        c = g.components
        if move.family is not c.words.to:
            return not_asked(move, "PIR-64")
        if navy_spot(g, self.die) >= 0:
            return refused_place(g, self.seat, move.index, DICE[NAVY])
        if move.index == self.die // SLOTS:
            return Message("no.same-tile", {}, "PIR-R31")
        return refused_place(g, self.seat, move.index, DICE[RESOURCE])


def refused_place(g: PirateHaven, seat: int, spot: int, thing: int) -> Message:
    """Why a die or a Rum token cannot be placed on a spot."""
    c = g.components
    values: dict[str, object] = {"spot": c.spots[spot]}
    lies = g.island[seat][spot]
    if colour_of(thing) == NAVY:
        return Message("no.spot-taken" if c.is_sea[spot] else "no.navy-on-land", values, "PIR-42")
    if not is_tile(lies):
        return Message("no.tile-there", values, "PIR-40")
    return Message("no.room", values, "PIR-40")


class Reroll(PirateChance):
    """PIR-D16: the die is rolled again; the new number is cut to the capacity of its tile (PIR-64, PIR-R32)."""

    def __init__(self, owner: int, die: int) -> None:
        super().__init__()
        self.owner = owner
        self.die = die

    def chances(self, g: PirateHaven) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: PirateHaven, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(MOST_PIPS)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        rolled = move.index + 1
        pips = min(rolled, limit_of(g, self.owner, self.die))
        set_pips(g, self.owner, self.die, pips)
        if g.journal is not None:
            values: dict[str, object] = {"die": g.die_named(self.die), "rolled": rolled, "pips": pips}
            g.tell("rerolled", self.owner, values, "PIR-64")


def set_pips(g: PirateHaven, seat: int, die: int, pips: int) -> None:
    spot = navy_spot(g, die)
    if spot >= 0:
        g.set_spot(seat, spot, DICE[NAVY] + pips)
    else:
        g.set_die(seat, die, DICE[colour_of(g.dice[seat][die])] + pips)


# --- the dice around a Ship -------------------------------------------------------------------------------------------


class Corvette(PirateStep):
    """Asked only if a die beside the Ship is below its limit, or could be after giving a pip (PIR-D12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: PirateHaven) -> None:
        if could_raise(g, self.seat):
            g.then(ASK_CORVETTE[self.seat])


def could_raise(g: PirateHaven, seat: int) -> bool:
    for die in dice_around(g, seat):
        if shown(g, seat, die) < limit_of(g, seat, die):
            return True
        if die in g.placed[g.group(seat, TREASURE)] and could_give(g, seat, die):
            return True
    return False


def dice_around(g: PirateHaven, seat: int) -> list[int]:
    """The dice of all colours beside the Ship just placed (PIR-68, PIR-R24), by the index of their words."""
    c = g.components
    found: list[int] = []
    for near in c.neighbours[g.docked]:
        if is_die(g.island[seat][near]):
            found.append(len(c.spots) * SLOTS + c.sea_number[near])
        for slot in range(near * SLOTS, near * SLOTS + SLOTS):
            if is_die(g.dice[seat][slot]):
                found.append(slot)
    return found


class AskCorvette(PirateDecision):
    """PIR-D12: raise all dice on adjacent spots, or none (PIR-68); Treasure may be exchanged before (PIR-55)."""

    def moves(self, g: PirateHaven) -> list[Move]:
        words = g.components.words
        moves = [words.use, words.decline]
        add_exchanges(g, self.seat, moves)
        return moves

    def choose(self, g: PirateHaven, move: Move) -> None:
        words = g.components.words
        if move is words.use:
            for die in dice_around(g, self.seat):
                raise_placed(g, self.seat, die, amount(g, self.seat), "PIR-68")
        elif move is words.decline:
            if g.journal is not None:
                g.tell("declined", self.seat, {}, "PIR-R14")
        else:
            exchange(g, self.seat, move)
            g.then(CORVETTE[self.seat])

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.corvette", {"pips": amount(g, self.seat)}, "PIR-68")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        if is_exchange(g, move):
            return exchange_effect(g, self.seat, move)
        if move is g.components.words.use:
            dice = dice_around(g, self.seat)
            pips = 0
            for die in dice:
                room = limit_of(g, self.seat, die) - shown(g, self.seat, die)
                pips += min(room, amount(g, self.seat))
            return Message("does.use", {"pips": pips}, "PIR-68")
        return None

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        if is_exchange(g, move):
            return refused_exchange(g, self.seat, move)
        return not_asked(move, "PIR-68")


def amount(g: PirateHaven, seat: int) -> int:
    """The number that the ability of the Ship just placed brings."""
    return g.components.amount[g.island[seat][g.docked] - 1]


def raise_placed(g: PirateHaven, seat: int, die: int, pips: int, rule: str) -> None:
    """A placed die gains pips within its limit."""
    spot = navy_spot(g, die)
    gain = g.raise_die(seat, die, pips) if spot < 0 else g.raise_navy(seat, spot, pips)
    if gain and g.journal is not None:
        g.tell("raised", seat, {"die": g.die_named(die), "pips": shown(g, seat, die)}, rule)


# Steps that hold no more than a seat and a die are shared by all positions.
EVERY_DIE: Final = range(MOST_SPOTS * SLOTS + MOST_SPOTS)
HANDLE: Final = [[HandleDie(seat, colour) for seat in range(MOST_SEATS)] for colour in (RESOURCE, TREASURE, NAVY)]
MOVE_TO: Final = [[MoveTo(seat, die) for die in EVERY_DIE] for seat in range(MOST_SEATS)]
REROLL: Final = [[Reroll(seat, die) for die in EVERY_DIE] for seat in range(MOST_SEATS)]
CORVETTE: Final = [Corvette(seat) for seat in range(MOST_SEATS)]
ASK_CORVETTE: Final = [AskCorvette(seat) for seat in range(MOST_SEATS)]
