"""Building and paying (RIG-34 to RIG-43, RIG-68, RIG-78): batches of one city, Cranes, minimal covers.

A set of buildings of one city is payable exactly if the purchasing power there covers the sum that is left when the
player's Cranes save as much as they can. Whatever is offered can then be completed, and every minimal cover is reached by
exactly one sequence of words.
"""

from typing import Final

from skerry.games.riga.components import KINDS
from skerry.games.riga.moves import BANK, EXCHANGE_OFFICE, FIRST_GOOD, INN, ITEMS, TRADING_OFFICE
from skerry.games.riga.state import (
    BANKS,
    CRANES,
    EXCHANGES,
    INNS,
    KNIGHTS,
    MERCHANTS,
    PROVISIONS,
    SHOWN,
    TRADING_OFFICES,
    Riga,
    RigaDecision,
    RigaStep,
    not_asked,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import EVERYONE

NOTHING_PAID: Final = 1000
"""The smallest item of a payment that has not begun: larger than any item."""


# --- what can be built ----------------------------------------------------------------------------------------------


def buildable(g: Riga, seat: int) -> list[int]:
    """Buildings in hand and own Riga buildings that are payable on their own (RIG-33, RIG-43)."""
    found: list[int] = []
    if g.builds >= g.components.builds_per_turn:
        return found
    cost = g.components.half_cost if g.has_ready(seat, CRANES) else g.components.cost
    city_of = g.components.city
    powers = [-1, -1, -1, -1, -1]
    for buildings in (g.held[seat], g.unbuilt[seat]):
        for building in buildings:
            city = city_of[building]
            if powers[city] < 0:
                powers[city] = g.power(seat, city)
            if powers[city] >= cost[building]:
                found.append(building)
    return found


def addable(g: Riga, seat: int) -> list[int]:
    """Other buildings of the batch's city with which the enlarged batch stays payable (RIG-41, RIG-43)."""
    found: list[int] = []
    if g.builds + len(g.batch) >= g.components.builds_per_turn:
        return found
    city = g.components.city[g.batch[0]]
    power = -1
    for buildings in (g.held[seat], g.unbuilt[seat]):
        for building in buildings:
            if g.components.city[building] == city:
                if power < 0:
                    power = g.power(seat, city)
                if power >= least_cost(g, (*g.batch, building), g.has_ready(seat, CRANES)):
                    found.append(building)
    return found


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
    due = least_cost(g, (*g.batch, building), g.has_ready(seat, CRANES))
    return Message("no.ducats", {"city": c.cities[city], "power": g.power(seat, city), "cost": due}, "RIG-37")


# --- the batch ------------------------------------------------------------------------------------------------------


def show(g: Riga, seat: int, building: int) -> None:
    """A building is shown and joins the batch; from now on everyone knows it (RIG-38)."""
    if building < g.components.deck:
        g.drop_from_hand(seat, building)
        g.remember(SHOWN, seat, building)
    else:
        g.unbuilt[seat] = tuple([b for b in g.unbuilt[seat] if b != building])
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


class Extend(RigaDecision):
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

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat if move is g.components.words.pay_batch else EVERYONE

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.pay_batch

    def coherent(self, g: Riga) -> bool:
        due = least_cost(g, g.batch, g.has_ready(self.seat, CRANES))
        return g.power(self.seat, g.components.city[g.batch[0]]) >= due

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
    if g.has_ready(seat, CRANES):
        g.then(UseCrane(seat, 0))
    else:
        g.then(Pay(seat, 0, NOTHING_PAID))


class UseCrane(RigaDecision):
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
        others = g.has_ready(self.seat, CRANES) - 1
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
            g.then(Pay(self.seat, 0, NOTHING_PAID))
            return
        crane = g.spend(self.seat, CRANES)
        g.owed -= saving(g, move.index)
        if g.journal is not None:
            names = g.components.buildings
            g.tell("craned", self.seat, {"crane": names[crane], "building": names[move.index]}, "RIG-68")
        next_position = dearest_first(g).index(move.index) + 1
        if next_position < len(g.batch) and g.has_ready(self.seat, CRANES):
            g.then(UseCrane(self.seat, next_position))
        else:
            g.then(Pay(self.seat, 0, NOTHING_PAID))

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat if move is g.components.words.no_more else EVERYONE

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.no_more

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


# --- minimal covers -------------------------------------------------------------------------------------------------


def covered(values: list[int], counts: list[int], item: int, owed: int, smallest: int) -> bool:
    """Can items from `item` on complete a minimal cover of `owed` > 0 whose smallest item so far is `smallest`?"""
    rest = 0
    largest = 0
    for i in range(item, ITEMS):
        if counts[i]:
            rest += values[i] * counts[i]
            if values[i] > largest:
                largest = values[i]
    if rest < owed:
        return False
    if smallest >= largest:
        return True  # the excess of a cover without superfluous items is smaller than each of them
    for i in range(item, ITEMS):
        if counts[i] and values[i] and fits(values, counts, i, owed, smallest):
            return True
    return False


def fits(values: list[int], counts: list[int], item: int, owed: int, smallest: int) -> bool:
    """Does this item come next in at least one minimal cover that begins with what was paid (RIG-D11)?"""
    value = values[item]
    if value < smallest:
        smallest = value
    if value >= owed:
        return value - owed < smallest
    counts[item] -= 1
    possible = covered(values, counts, item, owed - value, smallest)
    counts[item] += 1
    return possible


def next_items(values: list[int], counts: list[int], item: int, owed: int, smallest: int) -> list[int]:
    """Every item that comes next in at least one minimal cover, in canonical order (RIG-D11)."""
    return [i for i in range(item, ITEMS) if counts[i] and values[i] and fits(values, counts, i, owed, smallest)]


def item_values(g: Riga, seat: int, city: int) -> list[int]:
    """What each payment item is worth for this player in this city, in canonical order (RIG-36, RIG-37)."""
    c = g.components
    return [
        c.exchange_ducats,
        c.trading_office_ducats,
        c.bank_ducats_per_merchant * g.ready[seat * PROVISIONS + MERCHANTS],
        c.inn_ducats_per_knight * g.ready[seat * PROVISIONS + KNIGHTS],
        g.price(seat, city, 0),
        g.price(seat, city, 1),
        g.price(seat, city, 2),
        g.price(seat, city, 3),
    ]


def item_counts(g: Riga, seat: int) -> list[int]:
    """How often the player has each payment item, in canonical order."""
    at = seat * PROVISIONS
    goods = g.goods
    hand = seat * KINDS
    return [
        g.charged[seat],
        g.ready[at + TRADING_OFFICES],
        g.ready[at + BANKS],
        g.ready[at + INNS],
        goods[hand],
        goods[hand + 1],
        goods[hand + 2],
        goods[hand + 3],
    ]


# --- paying ---------------------------------------------------------------------------------------------------------


class Pay(RigaDecision):
    """RIG-D11: pay the sum item by item in canonical order, with no superfluous item (RIG-38, RIG-39, RIG-R11)."""

    def __init__(self, seat: int, item: int, smallest: int) -> None:
        super().__init__(seat)
        self.item = item
        self.smallest = smallest

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words.pay_item.moves
        values = item_values(g, self.seat, g.components.city[g.batch[0]])
        counts = item_counts(g, self.seat)
        return [words[item] for item in next_items(values, counts, self.item, g.owed, self.smallest)]

    def choose(self, g: Riga, move: Move) -> None:
        item = move.index
        value = item_values(g, self.seat, g.components.city[g.batch[0]])[item]
        spend_item(g, self.seat, item)
        g.owed -= value
        if g.journal is not None:
            paid: dict[str, object] = {"item": move.word.split()[1], "value": value, "owed": max(g.owed, 0)}
            g.tell("paid", self.seat, paid, "RIG-38")
        if g.owed > 0:
            g.then(Pay(self.seat, item, min(value, self.smallest)))
        else:
            finish_batch(g, self.seat)

    def prompt(self, g: Riga) -> Message:
        values: dict[str, object] = {"owed": g.owed, "city": g.components.cities[g.components.city[g.batch[0]]]}
        return Message("ask.pay", values, "RIG-34")

    def effect(self, g: Riga, move: Move) -> Message | None:
        value = item_values(g, self.seat, g.components.city[g.batch[0]])[move.index]
        left = g.owed - value
        return Message("does.pay", {"value": value, "owed": max(left, 0), "lost": max(-left, 0)}, "RIG-39")

    def refusal(self, g: Riga, move: Move) -> Message:
        if move.family is not g.components.words.pay_item:
            return not_asked(move, "RIG-34")
        city = g.components.city[g.batch[0]]
        name: dict[str, object] = {"item": move.word.split()[1], "city": g.components.cities[city]}
        if item_counts(g, self.seat)[move.index] == 0:
            return Message("no.item", name, "RIG-34")
        if item_values(g, self.seat, city)[move.index] == 0:
            return Message("no.worthless", name, "RIG-35" if move.index >= FIRST_GOOD else "RIG-R35")
        if move.index < self.item:
            return Message("no.order", name, "RIG-R11")
        return Message("no.superfluous", name, "RIG-R11")


def spend_item(g: Riga, seat: int, item: int) -> None:
    """A good goes openly to the discard pile; a function is marked as used (RIG-38, RIG-57)."""
    if item >= FIRST_GOOD:
        g.discard_good(seat, item - FIRST_GOOD)
    elif item == EXCHANGE_OFFICE:
        g.charged[seat] = 0
    elif item == TRADING_OFFICE:
        g.spend(seat, TRADING_OFFICES)
    elif item == BANK:
        g.spend(seat, BANKS)
    elif item == INN:
        g.spend(seat, INNS)


def finish_batch(g: Riga, seat: int) -> None:
    """The whole batch moves to the tableau and is fresh; what was paid beyond the cost is lost (RIG-38, RIG-39, RIG-44)."""
    if g.journal is not None:
        names: list[str] = [g.components.buildings[building] for building in g.batch]
        g.tell("built", seat, {"buildings": names, "lost": -g.owed}, "RIG-38")
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
        g.school[self.seat] = move.index
        g.tell("school", self.seat, {"side": move.word.split()[1]}, "RIG-76")

    def prompt(self, g: Riga) -> Message:
        return Message("ask.school", {}, "RIG-76")

    def refusal(self, g: Riga, move: Move) -> Message:
        return not_asked(move, "RIG-76")


# --- the Exchange Office --------------------------------------------------------------------------------------------


class Recharge(RigaStep):
    """As the last act of a turn an active Exchange Office that shows 0 may be charged (RIG-78, RIG-R31, RIG-R32)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Riga) -> None:
        due = g.components.exchange_charge_min_value
        if g.has_ready(self.seat, EXCHANGES) and not g.charged[self.seat] and g.base_value_in_hand(self.seat) >= due:
            g.then(Charge(self.seat, FIRST_GOOD, due, NOTHING_PAID))


class Charge(RigaDecision):
    """RIG-D13: discard goods worth 6, at base value and without a superfluous card, or skip (RIG-78)."""

    def __init__(self, seat: int, item: int, owed: int, smallest: int) -> None:
        super().__init__(seat)
        self.item = item
        self.owed = owed
        self.smallest = smallest

    def moves(self, g: Riga) -> list[Move]:
        words = g.components.words
        kinds = next_items(self.values(g), item_counts(g, self.seat), self.item, self.owed, self.smallest)
        moves = [words.charge.moves[item - FIRST_GOOD] for item in kinds]
        if self.smallest == NOTHING_PAID:
            moves.append(words.skip)
        return moves

    def values(self, g: Riga) -> list[int]:
        """Only goods count, at their base value (RIG-R31)."""
        return [0, 0, 0, 0, *g.components.base_value]

    def choose(self, g: Riga, move: Move) -> None:
        if move is g.components.words.skip:
            return
        value = g.components.base_value[move.index]
        g.discard_good(self.seat, move.index)
        if g.journal is not None:
            g.tell("charging", self.seat, {"good": g.components.goods[move.index]}, "RIG-78")
        if value < self.owed:
            g.then(Charge(self.seat, FIRST_GOOD + move.index, self.owed - value, min(value, self.smallest)))
        else:
            g.charged[self.seat] = 1
            g.tell("charged", self.seat, {}, "RIG-78")

    def audience(self, g: Riga, move: Move) -> int:
        return self.seat if move is g.components.words.skip else EVERYONE

    def silent(self, g: Riga, move: Move) -> bool:
        return move is g.components.words.skip

    def coherent(self, g: Riga) -> bool:
        kinds = next_items(self.values(g), item_counts(g, self.seat), self.item, self.owed, self.smallest)
        return len(kinds) > 0

    def prompt(self, g: Riga) -> Message:
        key = "ask.charge" if self.smallest == NOTHING_PAID else "ask.charge-more"
        return Message(key, {"owed": self.owed}, "RIG-78")

    def refusal(self, g: Riga, move: Move) -> Message:
        words = g.components.words
        if move is words.skip:
            return Message("no.skip-now", {}, "RIG-78")
        if move.family is words.charge:
            good: dict[str, object] = {"good": g.components.goods[move.index]}
            if g.goods[self.seat * KINDS + move.index] == 0:
                return Message("no.good-not-in-hand", good, "RIG-78")
            return Message("no.superfluous-charge", good, "RIG-R31")
        return not_asked(move, "RIG-78")
