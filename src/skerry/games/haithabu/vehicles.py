"""Transport vehicles (HAI-06, HAI-61 to HAI-64, HAI-81 to HAI-83): the stacks, buying on A, loading on F."""

from typing import Any, Final

from skerry.games.haithabu.components import CARPENTER, KINDS, MOST_SEATS, SHIP, STACKS, STEVEDORE, WAGON
from skerry.games.haithabu.market import tell_nothing
from skerry.games.haithabu.moves import SORTS
from skerry.games.haithabu.state import (
    BIT,
    NO_GOODS,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import ALONE, DONE, PART, STEP, Decision, not_asked

# --- the stacks ------------------------------------------------------------------------------------------------------


class Show(HaithabuChance):
    """HAI-C3: the next card of a stack becomes known, each of those below equally likely."""

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack = stack

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        show = g.components.words.show.moves
        return [(show[card], 1) for card in g.components.of_stack[self.stack] if g.unseen & BIT[card]]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        n = rng.below(g.heights[self.stack])
        for card in g.components.of_stack[self.stack]:
            if g.unseen & BIT[card]:
                if n == 0:
                    return g.components.words.show.moves[card]
                n -= 1
        raise AssertionError("a stack of which a card is shown is not empty")

    def choose(self, g: Haithabu, move: Move) -> None:
        g.unseen -= BIT[move.index]
        g.heights[self.stack] -= 1
        g.known[self.stack] += (move.index,)
        if g.journal is not None:
            g.tell("shown", -1, {"vehicle": g.components.vehicles[move.index]}, "HAI-06")


class ShowTop(HaithabuStep):
    """The top card of a stack lies open, unless the stack is empty (HAI-06, HAI-64)."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def run(self, g: Haithabu) -> None:
        if not g.known[self.stack] and g.heights[self.stack]:
            g.then(SHOW[self.stack])


class LayOpen(HaithabuStep):
    """The cards the Carpenter may choose from lie open for all (HAI-92, HAI-R30)."""

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def run(self, g: Haithabu) -> None:
        if len(g.known[self.stack]) < g.components.look_at and g.heights[self.stack]:
            g.then(SHOW[self.stack], self)


def buy_card(g: Haithabu, seat: int, stack: int, vehicle: int, cost: int) -> None:
    """A card leaves its stack for the mat, where an older one makes way (HAI-62, HAI-63)."""
    c = g.components
    g.known[stack] = tuple([card for card in g.known[stack] if card != vehicle])
    sort = c.stack_sort[stack]
    if g.journal is not None:
        g.tell("bought-vehicle", seat, {"vehicle": c.vehicles[vehicle], "cost": cost}, "HAI-62")
    if g.vehicle[seat * 2 + sort] >= 0:
        old = g.discard_vehicle(seat, sort)
        if g.journal is not None:
            g.tell("made-way", seat, {"vehicle": c.vehicles[old]}, "HAI-63")
    g.vehicle[seat * 2 + sort] = vehicle
    g.then(SHOW_TOP[stack])


# --- space A ---------------------------------------------------------------------------------------------------------


def cost_on_a(g: Haithabu, seat: int, stack: int) -> int:
    """The printed cost, half of it with the Carpenter (HAI-62, HAI-92)."""
    c = g.components
    return c.half_cost[stack] if g.owner[CARPENTER] == seat else c.stack_cost[stack]


def can_buy_from(g: Haithabu, seat: int, stack: int) -> bool:
    """A card is there, none of its sort was bought in this action, and it can be paid (HAI-61)."""
    if not g.known[stack] or g.sorts & BIT[g.components.stack_sort[stack]]:
        return False
    return g.affordable(seat, cost_on_a(g, seat, stack))


class BuyVehicles(HaithabuDecision):
    """HAI-D10, space A: one wagon and/or one ship (HAI-61)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.buy_from.moves[stack] for stack in range(STACKS) if can_buy_from(g, self.seat, stack)]
        moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        seat = self.seat
        if move is g.components.words.done:
            if not g.sorts:
                tell_nothing(g, seat)
            return
        g.then(MORE_VEHICLES[seat])
        if g.owner[CARPENTER] == seat:
            g.looking = move.index
            g.then(LAY_OPEN[move.index], TAKE_CARD[seat])
        else:
            buy_on_a(g, seat, move.index, g.known[move.index][0])

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.vehicles", {"silver": g.silver[self.seat]}, "HAI-61")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        if move is g.components.words.done:
            return None
        return self.purchase(g, move.index)

    def purchase(self, g: Haithabu, stack: int) -> Message:
        """The Carpenter does not take the top card: one of several is picked next (HAI-92, HAI-R30)."""
        cost = cost_on_a(g, self.seat, stack)
        cards = min(g.components.look_at, len(g.known[stack]) + g.heights[stack])
        if g.owner[CARPENTER] != self.seat or cards == 1:
            return vehicle_effect(g, self.seat, stack, cost)
        values = {**g.payment(self.seat, cost), "cards": cards, "lost": lost_vehicle(g, self.seat, stack)}
        return Message("does.look-at", values, "HAI-92", doubtful=g.loans_for(self.seat, cost) > 0)

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is not g.components.words.buy_from:
            return not_asked(move, "HAI-61")
        if g.sorts & BIT[g.components.stack_sort[move.index]] and g.known[move.index]:
            return Message("no.two-of-a-sort", {"sort": SORTS[g.components.stack_sort[move.index]]}, "HAI-61")
        return refused_stack(g, self.seat, move.index, cost_on_a(g, self.seat, move.index))


def refused_stack(g: Haithabu, seat: int, stack: int, cost: int) -> Message:
    """Why no card can be bought from a stack."""
    if not g.known[stack]:
        return Message("no.stack-empty", {"stack": g.components.stacks[stack]}, "HAI-64")
    return Message("no.silver", {"cost": cost, "silver": g.silver[seat], "markers": g.markers}, "HAI-32")


def vehicle_effect(g: Haithabu, seat: int, stack: int, cost: int) -> Message:
    """What a card costs and what it drives away."""
    vehicle = g.components.vehicles[g.known[stack][0]]
    values = {**g.payment(seat, cost), "vehicle": vehicle, "lost": lost_vehicle(g, seat, stack)}
    return Message("does.buy-vehicle", values, "HAI-62", doubtful=g.loans_for(seat, cost) > 0)


def lost_vehicle(g: Haithabu, seat: int, stack: int) -> str:
    """The vehicle on the mat that makes way for one of this stack (HAI-63); "" for none."""
    return g.vehicle_named(g.vehicle[seat * 2 + g.components.stack_sort[stack]])


def buy_on_a(g: Haithabu, seat: int, stack: int, vehicle: int) -> None:
    cost = cost_on_a(g, seat, stack)
    g.sorts |= BIT[g.components.stack_sort[stack]]
    g.pay(seat, cost)
    buy_card(g, seat, stack, vehicle, cost)


class TakeCard(HaithabuDecision):
    """HAI-D11: one of the cards laid open for the Carpenter; one must be bought (HAI-R30)."""

    def moves(self, g: Haithabu) -> list[Move]:
        take = g.components.words.take.moves
        return [take[card] for card in g.known[g.looking]]

    def choose(self, g: Haithabu, move: Move) -> None:
        stack = g.looking
        g.looking = -1
        buy_on_a(g, self.seat, stack, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.take-card", {"cost": cost_on_a(g, self.seat, g.looking)}, "HAI-92")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.take:
            return Message("no.not-open", {"vehicle": g.components.vehicles[move.index]}, "HAI-R30")
        if move in words.quiet:
            return Message("no.card-must", {}, "HAI-R30")
        return not_asked(move, "HAI-R30")


class MoreVehicles(HaithabuStep):
    """After a purchase on A the other sort may be bought too."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        for stack in range(STACKS):
            if can_buy_from(g, self.seat, stack):
                g.then(BUY_VEHICLES[self.seat])
                return


def begin_vehicles(g: Haithabu, seat: int) -> None:
    for stack in range(STACKS):
        if can_buy_from(g, seat, stack):
            g.then(BUY_VEHICLES[seat])
            return
    tell_nothing(g, seat)


# --- space F ---------------------------------------------------------------------------------------------------------


def spare_places(g: Haithabu, seat: int, sort: int) -> int:
    """Places for any goods that are still free, those of the Stevedore included (HAI-82, HAI-91)."""
    return spare_with(g, seat, sort, g.loaded)


def spare_with(g: Haithabu, seat: int, sort: int, loaded: tuple[int, ...]) -> int:
    """The same with other goods on the vehicle."""
    c = g.components
    vehicle = g.vehicle[seat * 2 + sort]
    named = c.named[vehicle]
    spare = c.any_goods[vehicle]
    if g.owner[STEVEDORE] == seat:
        spare += c.extra_goods
    for kind in range(KINDS):
        if loaded[kind] > named[kind]:
            spare -= loaded[kind] - named[kind]
    return spare


def most_to_load(g: Haithabu, seat: int, sort: int, kind: int, spare: int) -> int:
    """How many of a kind the warehouse has and the vehicle still takes."""
    named = g.components.named[g.vehicle[seat * 2 + sort]][kind] - g.loaded[kind]
    return min(g.warehouse[seat * KINDS + kind], spare + max(named, 0))


def can_load(g: Haithabu, seat: int, sort: int) -> bool:
    """Does any good of the warehouse fit a vehicle?"""
    if g.vehicle[seat * 2 + sort] < 0:
        return False
    spare = spare_places(g, seat, sort)
    for kind in range(KINDS):
        if most_to_load(g, seat, sort, kind, spare) > 0:
            return True
    return False


def can_transport(g: Haithabu, seat: int) -> bool:
    """Does any good of the warehouse fit the wagon or the ship?"""
    return can_load(g, seat, WAGON) or can_load(g, seat, SHIP)


class UseVehicle(HaithabuDecision):
    """HAI-D17, space F: wagon or ship, if a good fits it (HAI-81, HAI-R32)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.use.moves[sort] for sort in (WAGON, SHIP) if can_load(g, self.seat, sort)]
        moves.append(words.nothing)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.nothing:
            tell_nothing(g, self.seat)
        else:
            g.using = move.index
            g.then(LOAD[self.seat])

    def role(self, g: Haithabu, move: Move) -> int:
        return ALONE if move is g.components.words.nothing else STEP

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.use-vehicle", {}, "HAI-81")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        if move is g.components.words.nothing:
            return None
        vehicle = g.components.vehicles[g.vehicle[self.seat * 2 + move.index]]
        return Message("does.use-vehicle", {"vehicle": vehicle}, "HAI-83")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is not g.components.words.use:
            return not_asked(move, "HAI-81")
        if g.vehicle[self.seat * 2 + move.index] < 0:
            return Message("no.vehicle", {"sort": SORTS[move.index]}, "HAI-81")
        return Message("no.load", {"sort": SORTS[move.index]}, "HAI-R32")


class Load(HaithabuDecision):
    """HAI-D18: a number of a kind at a time, as long as something fits (HAI-82)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        most = g.components.most_loaded
        moves: list[Move] = []
        spare = spare_places(g, self.seat, g.using)
        for kind in range(KINDS):
            count = most_to_load(g, self.seat, g.using, kind, spare)
            moves += words.load.moves[kind * most : kind * most + count]
        if g.loaded != NO_GOODS:
            moves.append(words.done)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.done:
            end_transport(g, self.seat)
            return
        most = g.components.most_loaded
        load(g, self.seat, move.index // most, move.index % most + 1)
        if can_load(g, self.seat, g.using):
            g.then(self)
        else:
            end_transport(g, self.seat)

    def role(self, g: Haithabu, move: Move) -> int:
        return DONE if move is g.components.words.done else PART

    def counts_as(self, g: Haithabu, move: Move) -> tuple[Move, int]:
        most = g.components.most_loaded
        return move.family.moves[move.index // most * most], move.index % most + 1

    def any_order(self, g: Haithabu) -> bool:
        return True

    def goes_on(self, g: Haithabu, before: Decision[Any]) -> bool:
        return isinstance(before, (UseVehicle, Load))

    def sum_up(self, g: Haithabu, picks: list[Move]) -> Message | None:
        loaded = list(g.loaded)
        for move in picks:
            loaded[move.index // g.components.most_loaded] += 1
        spare = spare_with(g, self.seat, g.using, tuple(loaded))
        return Message("sum.load", {"count": sum(loaded), "spare": spare}, "HAI-82")

    def prompt(self, g: Haithabu) -> Message:
        vehicle = g.components.vehicles[g.vehicle[self.seat * 2 + g.using]]
        spare = spare_places(g, self.seat, g.using)
        return Message("ask.load", {"vehicle": vehicle, "spare": spare}, "HAI-82")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move is words.done:
            return Message("no.load-first", {}, "HAI-R32")
        if move.family is not words.load:
            return not_asked(move, "HAI-82")
        kind = move.index // g.components.most_loaded
        there = g.warehouse[self.seat * KINDS + kind]
        if move.index % g.components.most_loaded >= there:
            return Message("no.warehouse", {"kind": g.components.kinds[kind], "there": there}, "HAI-81")
        return Message("no.room", {"kind": g.components.kinds[kind]}, "HAI-82")


def load(g: Haithabu, seat: int, kind: int, count: int) -> None:
    """From the warehouse to the trading post."""
    g.warehouse[seat * KINDS + kind] -= count
    g.post[seat * KINDS + kind] += count
    loaded = list(g.loaded)
    loaded[kind] += count
    g.loaded = tuple(loaded)
    if g.journal is not None:
        g.tell("carried", seat, {"count": count, "kind": g.components.kinds[kind]}, "HAI-81")


def end_transport(g: Haithabu, seat: int) -> None:
    """The vehicle used leaves the game (HAI-83)."""
    vehicle = g.discard_vehicle(seat, g.using)
    g.using = -1
    g.loaded = NO_GOODS
    if g.journal is not None:
        g.tell("vehicle-used", seat, {"vehicle": g.components.vehicles[vehicle]}, "HAI-83")


def begin_transport(g: Haithabu, seat: int) -> None:
    if can_transport(g, seat):
        g.then(USE_VEHICLE[seat])
    else:
        tell_nothing(g, seat)


# Steps that hold no more than a seat or a stack are shared by all positions.
SHOW: Final = [Show(stack) for stack in range(STACKS)]
SHOW_TOP: Final = [ShowTop(stack) for stack in range(STACKS)]
LAY_OPEN: Final = [LayOpen(stack) for stack in range(STACKS)]
BUY_VEHICLES: Final = [BuyVehicles(seat) for seat in range(MOST_SEATS)]
TAKE_CARD: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]
MORE_VEHICLES: Final = [MoreVehicles(seat) for seat in range(MOST_SEATS)]
USE_VEHICLE: Final = [UseVehicle(seat) for seat in range(MOST_SEATS)]
LOAD: Final = [Load(seat) for seat in range(MOST_SEATS)]
