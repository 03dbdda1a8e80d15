"""Powers that are used in the turn change (HAI-89 to HAI-92, HAI-103): its step 4."""

from typing import Final

from skerry.games.haithabu.components import (
    CARPENTER,
    CHARACTER_NAMES,
    KINDS,
    MOST_SEATS,
    SEER,
    STACKS,
    START_PLAYER,
    STEVEDORE,
)
from skerry.games.haithabu.state import (
    BIT,
    NOTE_POWER,
    POWERS,
    WAREHOUSE,
    Haithabu,
    HaithabuDecision,
    HaithabuStep,
    ask_in_turn_order,
)
from skerry.games.haithabu.vehicles import buy_card, refused_stack, vehicle_effect
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked

POWER_CARDS: Final = [START_PLAYER, SEER, STEVEDORE, CARPENTER]
"""The characters with a power that is used in the turn change (HAI-103)."""


class UsePowers(HaithabuStep):
    """Step 4 (HAI-103)."""

    def run(self, g: Haithabu) -> None:
        g.stage = POWERS
        ask_in_turn_order(g, ASK_POWERS)


def has_power(g: Haithabu, seat: int, character: int) -> bool:
    return g.owner[character] == seat and not g.used & BIT[character]


def can_carry(g: Haithabu, seat: int) -> bool:
    return has_power(g, seat, STEVEDORE) and g.stored(WAREHOUSE, seat) > 0


def can_build(g: Haithabu, seat: int, stack: int) -> bool:
    """The Carpenter's owner has twice the printed cost in hand; no loan (HAI-R30)."""
    return len(g.known[stack]) > 0 and g.silver[seat] >= g.components.double_cost[stack]


def can_build_any(g: Haithabu, seat: int) -> bool:
    if not has_power(g, seat, CARPENTER):
        return False
    for stack in range(STACKS):
        if can_build(g, seat, stack):
            return True
    return False


class AskPowers(HaithabuStep):
    """Asked while a power of the player is open; who is start player already stays it without being asked (HAI-89)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        seat = self.seat
        if has_power(g, seat, START_PLAYER):
            if g.start == seat:
                be_start_player(g, seat)
            else:
                g.then(POWER[seat])
                return
        if has_power(g, seat, SEER) or can_carry(g, seat) or can_build_any(g, seat):
            g.then(POWER[seat])


def use_power(g: Haithabu, seat: int, character: int) -> None:
    """Each power once in a turn change (HAI-103)."""
    g.used |= BIT[character]
    g.note(NOTE_POWER, seat, character)


def be_start_player(g: Haithabu, seat: int) -> None:
    """Silver and the first place in the next game turn go together (HAI-89, HAI-R27)."""
    silver = g.components.start_player_silver
    use_power(g, seat, START_PLAYER)
    g.earn(seat, silver)
    if g.journal is not None:
        g.tell("stays-first" if g.start == seat else "becomes-first", seat, {"silver": silver}, "HAI-89")


class Power(HaithabuDecision):
    """HAI-D22: the turn-change powers of the own characters, each once, in any order (HAI-103, HAI-R28)."""

    def moves(self, g: Haithabu) -> list[Move]:
        seat = self.seat
        words = g.components.words
        moves: list[Move] = []
        if has_power(g, seat, START_PLAYER):
            moves.append(words.be_start_player)
        if has_power(g, seat, SEER):
            add_price_moves(g, moves)
        if has_power(g, seat, STEVEDORE):
            for kind in range(KINDS):
                if g.warehouse[seat * KINDS + kind]:
                    moves.append(words.carry.moves[kind])
        if has_power(g, seat, CARPENTER):
            for stack in range(STACKS):
                if can_build(g, seat, stack):
                    moves.append(words.buy_from.moves[stack])
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        seat = self.seat
        words = g.components.words
        if move is words.done:
            return
        g.then(ASK_POWERS[seat])
        if move is words.be_start_player:
            be_start_player(g, seat)
        elif move.family is words.price:
            move_price(g, seat, move.index)
        elif move.family is words.carry:
            carry(g, seat, move.index)
        else:
            build(g, seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.power", {"silver": g.silver[self.seat]}, "HAI-103")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move is words.be_start_player:
            return Message("does.start-player", {"silver": g.components.start_player_silver}, "HAI-89")
        if move.family is words.price:
            kind, step = move.index // 2, -1 if move.index % 2 else 1
            return Message("does.price", {"price": g.price(kind, step)}, "HAI-90")
        if move.family is words.buy_from:
            return vehicle_effect(g, self.seat, move.index, g.components.double_cost[move.index])
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move is words.be_start_player:
            return refused_power(g, self.seat, START_PLAYER)
        if move.family is words.price:
            if has_power(g, self.seat, SEER):
                return Message("no.scale-ends", {"kind": g.components.kinds[move.index // 2]}, "HAI-39")
            return refused_power(g, self.seat, SEER)
        if move.family is words.carry:
            if has_power(g, self.seat, STEVEDORE):
                return Message("no.warehouse", {"kind": g.components.kinds[move.index], "there": 0}, "HAI-91")
            return refused_power(g, self.seat, STEVEDORE)
        if move.family is words.buy_from:
            return self.refused_building(g, move.index)
        return not_asked(move, "HAI-103")

    def refused_building(self, g: Haithabu, stack: int) -> Message:
        if not has_power(g, self.seat, CARPENTER):
            return refused_power(g, self.seat, CARPENTER)
        if not g.known[stack]:
            return refused_stack(g, self.seat, stack, 0)
        cost, silver = g.components.double_cost[stack], g.silver[self.seat]
        return Message("no.silver-in-hand", {"cost": cost, "silver": silver}, "HAI-R30")


def refused_power(g: Haithabu, seat: int, character: int) -> Message:
    named: dict[str, object] = {"character": CHARACTER_NAMES[character]}
    if g.owner[character] != seat:
        return Message("no.character", named, "HAI-103")
    return Message("no.power-used", named, "HAI-103")


def add_price_moves(g: Haithabu, moves: list[Move]) -> None:
    """Each kind up or down, where the marker can move (HAI-90)."""
    price = g.components.words.price.moves
    for kind in range(KINDS):
        if g.level[kind] < g.components.levels - 1:
            moves.append(price[kind * 2])
        if g.level[kind] > 0:
            moves.append(price[kind * 2 + 1])


def move_price(g: Haithabu, seat: int, index: int) -> None:
    """The Seer moves one price by one level (HAI-90)."""
    use_power(g, seat, SEER)
    if g.journal is not None:
        g.tell("seer", seat, {"kind": g.components.kinds[index // 2]}, "HAI-90")
    g.move_price(index // 2, -1 if index % 2 else 1)


def carry(g: Haithabu, seat: int, kind: int) -> None:
    """The Stevedore moves one good without a vehicle (HAI-91, HAI-R31)."""
    use_power(g, seat, STEVEDORE)
    g.warehouse[seat * KINDS + kind] -= 1
    g.post[seat * KINDS + kind] += 1
    if g.journal is not None:
        g.tell("carried", seat, {"count": 1, "kind": g.components.kinds[kind]}, "HAI-91")


def build(g: Haithabu, seat: int, stack: int) -> None:
    """The Carpenter's owner buys a visible card at double price (HAI-92, HAI-R30)."""
    cost = g.components.double_cost[stack]
    use_power(g, seat, CARPENTER)
    g.spend(seat, cost)
    buy_card(g, seat, stack, g.known[stack][0], cost)


# Steps that hold no more than a seat are shared by all positions.
USE_POWERS: Final = UsePowers()
ASK_POWERS: Final[list[HaithabuStep]] = [AskPowers(seat) for seat in range(MOST_SEATS)]
POWER: Final = [Power(seat) for seat in range(MOST_SEATS)]
