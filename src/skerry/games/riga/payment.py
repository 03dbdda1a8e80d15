"""Building and paying (RIG-34 to RIG-43, RIG-68, RIG-76): batches of one city, Cranes, payment item by item.

A set of buildings of one city is payable exactly if the purchasing power there covers the sum that is left when the
player's Cranes save as much as they can. Whatever is offered can then be completed, and every minimal cover is reached
by exactly one sequence of words.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from skerry.games.riga.components import RIGA
from skerry.games.riga.covers import NOTHING_PAID, next_items, not_next, of_item
from skerry.games.riga.functions import refused_function
from skerry.games.riga.goods import worth
from skerry.games.riga.moves import EXCHANGE_OFFICE, FIRST_GOOD
from skerry.games.riga.state import (
    BANKS,
    CRANES,
    EXCHANGES,
    INNS,
    KNIGHTS,
    MERCHANTS,
    SHOWN,
    TRADING_OFFICES,
    Riga,
    RigaDecision,
    replaced,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import ONWARD, PART, STEP, Decision, not_asked

SPENT: Final = [EXCHANGES, TRADING_OFFICES, BANKS, INNS]
"""Which provision each payment item before the goods comes from."""
MOST: Final = 255
"""More than any batch costs: what a function gives beyond that makes no difference."""


# --- what can be built ----------------------------------------------------------------------------------------------


def buildable(g: Riga, seat: int) -> list[Move]:
    """Buildings in hand and own Riga buildings that are payable on their own (RIG-33, RIG-43)."""
    if g.builds >= g.components.builds_per_turn:
        return []
    build = g.components.words.build.moves
    cost = g.components.half_cost if g.has(seat, CRANES) else g.components.cost
    city_of = g.components.city
    goods = g.goods[seat]
    prices = g.prices[seat]
    ducats = g.ducats[seat]
    found = [build[b] for b in g.held[seat] if ducats + worth(goods, prices[city_of[b]]) >= cost[b]]
    if g.unbuilt[seat]:
        found += [build[b] for b in g.unbuilt[seat] if ducats + worth(goods, prices[RIGA]) >= cost[b]]
    return found


def addable(g: Riga, seat: int) -> list[int]:
    """Other buildings of the batch's city with which the enlarged batch stays payable (RIG-41, RIG-43)."""
    if g.builds + len(g.batch) >= g.components.builds_per_turn:
        return []
    city_of = g.components.city
    city = city_of[g.batch[0]]
    own = g.unbuilt[seat] if city == RIGA else g.held[seat]
    return [b for b in own if city_of[b] == city and is_payable(g, seat, (*g.batch, b))]


def is_payable(g: Riga, seat: int, buildings: tuple[int, ...]) -> bool:
    """Does the purchasing power cover these buildings of one city, with Cranes where they save most?"""
    return g.power(seat, g.components.city[buildings[0]]) >= least_cost(g, buildings, g.has(seat, CRANES))


def saving(g: Riga, building: int) -> int:
    """What a Crane saves on this building (RIG-68)."""
    return g.components.cost[building] - g.components.half_cost[building]


def least_cost(g: Riga, buildings: tuple[int, ...], cranes: int) -> int:
    """The sum of the costs when Cranes, one a building, save as much as they can (RIG-R14)."""
    total = sum([g.components.cost[building] for building in buildings])
    if cranes == 0:
        return total
    savings = sorted([saving(g, building) for building in buildings])
    return total - sum(savings[-cranes:])


def refused_building(g: Riga, seat: int, building: int) -> Message:
    """Why a building cannot be built now."""
    c = g.components
    name = c.buildings[building]
    if building not in g.held[seat] and building not in g.unbuilt[seat]:
        return Message("no.building-not-in-hand", {"building": name}, "RIG-33")
    if g.builds + len(g.batch) >= c.builds_per_turn:
        return Message("no.builds-left", {"most": c.builds_per_turn}, "RIG-33")
    city = c.city[building]
    if g.batch and city != c.city[g.batch[0]]:
        return Message("no.other-city", {"building": name, "city": c.cities[c.city[g.batch[0]]]}, "RIG-41")
    due = least_cost(g, (*g.batch, building), g.has(seat, CRANES))
    return Message("no.ducats", {"city": c.cities[city], "power": g.power(seat, city), "cost": due}, "RIG-37")


# --- the batch ------------------------------------------------------------------------------------------------------


def show(g: Riga, seat: int, building: int) -> None:
    """A building is shown and joins the batch; from now on everyone knows it (RIG-38)."""
    if building < g.components.deck:
        g.drop_from_hand(seat, building)
        g.remember(SHOWN, seat, building)
    else:
        g.drop_unbuilt(seat, building)
    g.batch += (building,)
    g.owed += g.components.cost[building]
    if g.journal is not None:
        g.tell("shown", seat, {"building": g.components.buildings[building]}, "RIG-38")


def extend_or_pay(g: Riga, seat: int) -> None:
    """Ask for more buildings of the city if any could be added, else go on to the payment (RIG-D9)."""
    if addable(g, seat):
        g.then(Extend(seat))
    else:
        cranes_or_pay(g, seat)


class Paying(RigaDecision):
    """A question about a batch: what else is built, what Cranes save, what is given. All of it is one choice."""

    def goes_on(self, g: Riga, before: Decision[Any]) -> bool:
        return len(g.batch) > 0

    def sum_up(self, g: Riga, picks: list[Move]) -> Message | None:
        words = g.components.words
        due, paid = g.owed, 0
        values = item_values(g, self.seat, g.components.city[g.batch[0]])
        for move in picks:
            if move.family is words.crane:
                due -= saving(g, move.index)
            else:
                paid += int(of_item(values, move.index))
        told: dict[str, object] = {"paid": paid, "due": due, "owed": max(due - paid, 0), "lost": max(paid - due, 0)}
        return Message("sum.pay", told, "RIG-34")


class Extend(Paying):
    """RIG-D9: add another building of the same city to the payment, or pay (RIG-41)."""

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        return [words.add.moves[building] for building in addable(g, self.seat)] + [words.pay_batch]

    def choose(self, g: Riga, move: Move) -> None:
        if move is g.components.words.pay_batch:
            cranes_or_pay(g, self.seat)
        else:
            show(g, self.seat, move.index)
            extend_or_pay(g, self.seat)

    def role(self, g: Riga, move: Move) -> int:
        return ONWARD if move is g.components.words.pay_batch else STEP

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.pay_batch

    def reveals(self, g: Riga, move: Move) -> bool:
        return move.family is g.components.words.add and g.shows(self.seat, move.index)

    def coherent(self, g: Riga) -> bool:
        return is_payable(g, self.seat, g.batch)

    def prompt(self, g: Riga) -> Message:
        c = g.components
        city = c.city[g.batch[0]]
        values: dict[str, object] = {
            "city": c.cities[city],
            "cost": g.owed,
            "power": g.power(self.seat, city),
        }
        return Message("ask.extend", values, "RIG-41")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is g.components.words.add:
            return refused_building(g, self.seat, move.index)
        return not_asked(move, "RIG-41")


# --- Cranes ---------------------------------------------------------------------------------------------------------


def dearest_first(g: Riga) -> list[int]:
    """The buildings of the batch from the dearest to the cheapest, equal ones as they were added (RIG-D10)."""
    cost = g.components.cost
    return sorted(g.batch, key=lambda building: -cost[building])


def cranes_or_pay(g: Riga, seat: int) -> None:
    """Cranes are asked for only if the player has one (RIG-D10)."""
    if g.has(seat, CRANES):
        g.then(UseCrane(seat, 0))
    else:
        g.then(Pay(seat, 0, NOTHING_PAID, g.owed))


class UseCrane(Paying):
    """RIG-D10: halve the cost of one building with a Crane, or go on to pay (RIG-68). From the dearest on."""

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        power = g.power(self.seat, g.components.city[g.batch[0]])
        moves = [words.crane.moves[building] for building in self.halvable(g, power)]
        if power >= g.owed:
            moves.append(words.no_more)
        return moves

    def halvable(self, g: Riga, power: int) -> list[int]:
        """Buildings after which the remaining Cranes can still bring the sum down to the power; equal costs once."""
        order = dearest_first(g)
        others = g.has(self.seat, CRANES) - 1
        cost = g.components.cost
        found: list[int] = []
        for i in range(self.position, len(order)):
            if i > self.position and cost[order[i]] == cost[order[i - 1]]:
                continue
            later = order[i + 1 : i + 1 + others]
            if power >= g.owed - saving(g, order[i]) - sum([saving(g, building) for building in later]):
                found.append(order[i])
        return found

    def choose(self, g: Riga, move: Move) -> None:
        if move is g.components.words.no_more:
            g.then(Pay(self.seat, 0, NOTHING_PAID, g.owed))
            return
        crane = g.spend(self.seat, CRANES)
        g.owed -= saving(g, move.index)
        if g.journal is not None:
            names = g.components.buildings
            g.tell("craned", self.seat, {"crane": names[crane], "building": names[move.index]}, "RIG-68")
        next_position = dearest_first(g).index(move.index) + 1
        if next_position < len(g.batch) and g.has(self.seat, CRANES):
            g.then(UseCrane(self.seat, next_position))
        elif g.owed:
            g.then(Pay(self.seat, 0, NOTHING_PAID, g.owed))
        else:
            finish_batch(g, self.seat, 0)  # a pack may round half of a small cost down to nothing

    def role(self, g: Riga, move: Move) -> int:
        return ONWARD if move is g.components.words.no_more else PART

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.no_more

    def reveals(self, g: Riga, move: Move) -> bool:
        return g.has_secret_goods(self.seat)

    def prompt(self, g: Riga) -> Message:
        city = g.components.city[g.batch[0]]
        values: dict[str, object] = {
            "owed": g.owed,
            "city": g.components.cities[city],
            "power": g.power(self.seat, city),
        }
        return Message("ask.crane", values, "RIG-68")

    def effect(self, g: Riga, move: Move) -> Message | None:
        if move is g.components.words.no_more:
            return Message("does.no-more", {"owed": g.owed}, "RIG-68")
        return Message("does.crane", {"owed": g.owed - saving(g, move.index)}, "RIG-68")

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move is words.no_more:
            city = g.components.city[g.batch[0]]
            power = g.power(self.seat, city)
            return Message("no.crane-needed", {"power": power, "owed": g.owed}, "RIG-68")
        if move.family is words.crane:
            return Message("no.crane-there", {"building": g.components.buildings[move.index]}, "RIG-68")
        return not_asked(move, "RIG-68")


# --- paying ---------------------------------------------------------------------------------------------------------


def item_values(g: Riga, seat: int, city: int) -> i64:
    """What each payment item is worth for this player in this city, in canonical order (RIG-36, RIG-37)."""
    prices: i64 = g.prices[seat][city]
    if g.ducats[seat] == 0:
        return prices << 32
    c = g.components
    bank: i64 = min(c.bank_ducats_per_merchant * g.has(seat, MERCHANTS), MOST)
    inn: i64 = min(c.inn_ducats_per_knight * g.has(seat, KNIGHTS), MOST)
    trading_office: i64 = c.trading_office_ducats
    exchange_office: i64 = c.exchange_ducats
    return exchange_office | (trading_office << 8) | (bank << 16) | (inn << 24) | (prices << 32)


def item_counts(g: Riga, seat: int) -> i64:
    """How often the player has each payment item, in canonical order."""
    goods: i64 = g.goods[seat]
    if g.ducats[seat] == 0:
        return goods << 32
    inns: i64 = g.has(seat, INNS)
    banks: i64 = g.has(seat, BANKS)
    trading_offices: i64 = g.has(seat, TRADING_OFFICES)
    exchange_offices: i64 = g.charged[seat]
    return exchange_offices | (trading_offices << 8) | (banks << 16) | (inns << 24) | (goods << 32)


@mypyc_attr(free_list_len=1)  # made for every item that is paid, so the last one's memory is used again
class Pay(Paying):
    """RIG-D11: pay the sum item by item in canonical order, with no superfluous item (RIG-38, RIG-39, RIG-R11)."""

    def __init__(self, seat: int, item: int, smallest: int, cost: int) -> None:
        super().__init__(seat)
        self.item = item
        self.smallest = smallest
        self.cost = cost

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words.pay_item.moves
        values = item_values(g, self.seat, g.components.city[g.batch[0]])
        return next_items(words, values, item_counts(g, self.seat), self.item, g.owed, self.smallest)

    def value(self, g: Riga, item: int) -> int:
        """What an item pays in the city of the batch."""
        return int(of_item(item_values(g, self.seat, g.components.city[g.batch[0]]), item))

    def choose(self, g: Riga, move: Move) -> None:
        item = move.index
        value = self.value(g, item)
        spend_item(g, self.seat, item)
        g.owed -= value
        if g.journal is not None:
            paid: dict[str, object] = {"item": move.word.split()[1], "value": value, "owed": max(g.owed, 0)}
            g.tell("paid", self.seat, paid, "RIG-38")
        if g.owed > 0:
            g.then(Pay(self.seat, item, min(value, self.smallest), self.cost))
        else:
            finish_batch(g, self.seat, self.cost)

    def role(self, g: Riga, move: Move) -> int:
        return PART

    def reveals(self, g: Riga, move: Move) -> bool:
        return g.has_secret_goods(self.seat)

    def prompt(self, g: Riga) -> Message:
        values: dict[str, object] = {"owed": g.owed, "city": g.components.cities[g.components.city[g.batch[0]]]}
        return Message("ask.pay", values, "RIG-34")

    def effect(self, g: Riga, move: Move) -> Message | None:
        value = self.value(g, move.index)
        left = g.owed - value
        enough = [self.value(g, other.index) for other in self.moves(g) if self.value(g, other.index) >= g.owed]
        wasteful = left < 0 and min(enough) < value
        values: dict[str, object] = {"value": value, "owed": max(left, 0), "lost": max(-left, 0)}
        return Message("does.pay", values, "RIG-39", doubtful=wasteful)

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is not g.components.words.pay_item:
            return not_asked(move, "RIG-34")
        city = g.components.city[g.batch[0]]
        item = move.word.split()[1]
        name: dict[str, object] = {"item": item, "city": g.components.cities[city]}
        values, counts = item_values(g, self.seat, city), item_counts(g, self.seat)
        if of_item(counts, move.index) == 0:
            if move.index == EXCHANGE_OFFICE:
                return Message("no.not-charged", name, "RIG-78")
            if move.index < FIRST_GOOD:
                return refused_function(g, self.seat, SPENT[move.index], item)
            return Message("no.item", name, "RIG-34")
        if of_item(values, move.index) == 0:
            return Message("no.worthless", name, "RIG-35" if move.index >= FIRST_GOOD else "RIG-R35")
        key = not_next(values, counts, move.index, self.item, g.owed)
        return Message(key, name, "RIG-R11" if key == "no.superfluous" else "RIG-D11")


def spend_item(g: Riga, seat: int, item: int) -> None:
    """A good goes openly to the discard pile; a function is marked as used (RIG-38, RIG-57)."""
    if item >= FIRST_GOOD:
        g.discard_good(seat, item - FIRST_GOOD)
    elif item == EXCHANGE_OFFICE:
        g.set_charged(seat, 0)
    else:
        g.spend(seat, SPENT[item])


def finish_batch(g: Riga, seat: int, cost: int) -> None:
    """The whole batch moves to the tableau and is fresh; what was paid beyond the cost is lost (RIG-39, RIG-44)."""
    if g.journal is not None:
        c = g.components
        names: list[str] = [c.buildings[building] for building in g.batch]
        city = c.cities[c.city[g.batch[0]]]
        g.tell("built", seat, {"buildings": names, "city": city, "cost": cost, "lost": -g.owed}, "RIG-38")
    g.built[seat] += g.batch
    g.fresh += g.batch
    g.builds += len(g.batch)
    if g.components.school in g.batch:
        g.then(SchoolSide(seat))
    g.batch = ()
    g.owed = 0


class SchoolSide(RigaDecision):
    """RIG-D12: the School shows a knight or a merchant, for good (RIG-76, RIG-R33)."""

    def moves(self, g: Riga) -> list[Move]:
        return g.components.words.school.moves[:]

    def choose(self, g: Riga, move: Move) -> None:
        g.school = replaced(g.school, self.seat, move.index)
        if g.journal is not None:
            g.tell("school", self.seat, {"side": move.word.split()[1]}, "RIG-76")

    def prompt(self, g: Riga) -> Message:
        return Message("ask.school", {}, "RIG-76")

    def refusal(self, g: Riga, move: Move) -> Message:
        return not_asked(move, "RIG-76")
