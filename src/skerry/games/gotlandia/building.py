"""Settling and building (GOT-72 to GOT-75, GOT-82, GOT-90, GOT-91, GOT-97, GOT-98): where, and how it is paid."""

from typing import Final

from skerry.games.gotlandia.cards import BIT, Effect, SecondStep, bits, words_of
from skerry.games.gotlandia.components import BUILD_CHURCH, BUILD_SHIP, BUILD_TOWER, COSTS, SETTLE
from skerry.games.gotlandia.goals import check_goals
from skerry.games.gotlandia.state import UNPAYABLE, Gotlandia, OfAction, OneStep, ask
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import PART, not_asked

RULE_OF_COST: Final = ["GOT-72", "GOT-82", "GOT-90", "GOT-91"]


# --- paying -----------------------------------------------------------------------------------------------------------


class Pay(OfAction):
    """GOT-D17: both resources, or Silver instead of one of them; the fee is set aside first (GOT-75, GOT-R13)."""

    def __init__(self, seat: int, cost: int, place: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.place = place

    def fee(self, g: Gotlandia) -> int:
        return g.fee(self.seat, self.place) if self.cost == SETTLE else 0

    def moves(self, g: Gotlandia) -> list[Move]:
        c = g.components
        words = c.words
        first, second = c.cost[self.cost]
        same = first == second
        has_first = g.held(self.seat, first) > 0
        has_second = g.held(self.seat, second) > (1 if same else 0)
        found: list[Move] = []
        if has_first and has_second:
            found.append(words.pay)
        if g.silver[self.seat] - self.fee(g) >= c.substitute:
            if has_second or (same and has_first):
                found.append(words.pay_silver[first])
            if has_first and not same:
                found.append(words.pay_silver[second])
        return found

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        seat = self.seat
        first, second = c.cost[self.cost]
        if move is c.words.pay:
            g.give_back(seat, first, 1)
            g.give_back(seat, second, 1)
        else:
            g.spend(seat, c.substitute)
            g.give_back(seat, second if move.index == first else first, 1)
        if g.journal is not None:
            g.tell("paid", seat, {"goods": self.price(g, move)}, RULE_OF_COST[self.cost])
        build(g, seat, self.cost, self.place)

    def role(self, g: Gotlandia, move: Move) -> int:
        return PART

    def prompt(self, g: Gotlandia) -> Message:
        c = g.components
        kinds = [c.resources[kind] for kind in c.cost[self.cost]]
        values: dict[str, object] = {"cost": COSTS[self.cost], "resources": kinds, "silver": c.substitute}
        at_sea = self.cost == BUILD_SHIP
        values["direction"] = c.directions[self.place] if at_sea else None
        values["district"] = None if at_sea else c.districts[self.place]
        return Message("ask.pay", values | {"fee": self.fee(g)}, "GOT-75")

    def price(self, g: Gotlandia, move: Move) -> dict[str, int]:
        """What is paid in this way, the fee apart."""
        c = g.components
        kinds = [c.resources[kind] for kind in c.cost[self.cost]]
        if move is c.words.pay:
            return {kind: kinds.count(kind) for kind in kinds}
        kinds.remove(c.resources[move.index])
        return dict.fromkeys(kinds, 1) | {"silver": c.substitute}

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        price = self.price(g, move)
        silver = price.get("silver", 0) + self.fee(g)
        if silver:
            price["silver"] = silver
        return Message("does.pay", {"goods": price}, RULE_OF_COST[self.cost])

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.pay_silver:
            return Message("no.payment", {}, "GOT-75")
        return not_asked(move, "GOT-75")


def build(g: Gotlandia, seat: int, cost: int, place: int) -> None:
    """What was paid for comes onto the map."""
    c = g.components
    if cost == SETTLE:
        settle(g, seat, place)
    elif cost == BUILD_SHIP:
        launch(g, seat, place, "GOT-82")
    elif cost == BUILD_TOWER:
        raise_tower(g, seat, place, "GOT-90")
    else:
        g.replace_with_church(seat, place)
        if g.journal is not None:
            g.tell("church", seat, {"district": c.districts[place]}, "GOT-91")
        check_goals(g)


def settle(g: Gotlandia, seat: int, district: int) -> None:
    """The fee goes to the others there and to the supply, then the farmstead is placed (GOT-74, GOT-R13)."""
    c = g.components
    if g.reputed(seat).pays_fee:
        for other in range(g.seats):
            if other != seat and g.settled(other) & BIT[district]:
                g.spend(seat, c.fee)
                g.earn(other, c.fee)
                if g.journal is not None:
                    g.tell("fee", seat, {"to": other, "silver": c.fee}, "GOT-74")
        if g.neutral & BIT[district]:
            g.spend(seat, c.fee)
            if g.journal is not None:
                g.tell("fee-neutral", seat, {"silver": c.fee}, "GOT-74")
    g.place_farmstead(seat, district)
    if g.journal is not None:
        g.tell("settled", seat, {"district": c.districts[district]}, "GOT-72")
    check_goals(g)


def launch(g: Gotlandia, seat: int, direction: int, rule: str) -> None:
    g.add_ship(seat, direction, 1)
    if g.journal is not None:
        g.tell("ship", seat, {"direction": g.components.directions[direction]}, rule)


def raise_tower(g: Gotlandia, seat: int, district: int, rule: str) -> None:
    g.replace_with_tower(seat, district)
    if g.journal is not None:
        g.tell("tower", seat, {"district": g.components.districts[district]}, rule)


# --- settle -----------------------------------------------------------------------------------------------------------


def settle_targets(g: Gotlandia, seat: int, districts: int, adjacent: bool) -> int:
    """The districts that fit the card and where cost and fee can be paid (GOT-72, GOT-73, GOT-74)."""
    found = sites(g, seat) & districts
    return found & g.near[seat] if adjacent else found


def sites(g: Gotlandia, seat: int) -> int:
    """Where one could settle with a card that fits (GOT-02, GOT-52, GOT-72, GOT-74): the same for the whole hand."""
    purse = g.purse(seat, SETTLE)
    if purse == UNPAYABLE:
        return 0
    return g.components.all_districts & ~(g.settled(seat) | g.threat | too_dear(g, seat, purse))


def too_dear(g: Gotlandia, seat: int, purse: int) -> int:
    """The districts where more others ask for a fee than this can pay (GOT-74)."""
    fee = g.components.fee
    if purse >= fee * g.seats or not g.reputed(seat).pays_fee:
        return 0
    payable = purse // fee
    more_than = [0] * (payable + 1)  # by number: the districts where more others than that ask for a fee
    ask_fee(more_than, g.neutral)
    for other in range(g.seats):
        if other != seat:
            ask_fee(more_than, g.settled(other))
    return more_than[payable]


def ask_fee(more_than: list[int], districts: int) -> None:
    """One more asks for a fee in these districts."""
    for asking in range(len(more_than) - 1, 0, -1):
        more_than[asking] |= more_than[asking - 1] & districts
    more_than[0] |= districts


class SettleWhere(OfAction):
    """GOT-D16: a district that is not threatened, without an own settlement, that fits the card."""

    def __init__(self, seat: int, districts: int, adjacent: bool) -> None:
        super().__init__(seat)
        self.districts = districts
        self.adjacent = adjacent

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.settle, settle_targets(g, self.seat, self.districts, self.adjacent))

    def choose(self, g: Gotlandia, move: Move) -> None:
        ask(g, Pay(self.seat, SETTLE, move.index))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.settle", {}, "GOT-72")

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        fee = g.fee(self.seat, move.index)
        return Message("does.settle", {"fee": fee}, "GOT-74") if fee else None

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is not g.components.words.settle:
            return not_asked(move, "GOT-72")
        bit = BIT[move.index]
        district = {"district": g.components.districts[move.index]}
        if g.settled(self.seat) & bit:
            return Message("no.settled-already", district, "GOT-02")
        if not self.districts & bit:
            return Message("no.other-district", district, "GOT-73")
        if self.adjacent and not g.near[self.seat] & bit:
            return Message("no.not-adjacent", district, "GOT-73")
        if g.threat & bit:
            return Message("no.threatened", district, "GOT-52")
        return Message("no.fee", district | {"fee": g.fee(self.seat, move.index)}, "GOT-74")


class Settle(Effect):
    """Settle one district of these, adjacent or not (GOT-72, GOT-73)."""

    def __init__(self, districts: int, adjacent: bool) -> None:
        self.districts = districts
        self.adjacent = adjacent

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return self.fits(g, seat, sites(g, seat))

    def fits(self, g: Gotlandia, seat: int, sites: int) -> bool:
        """Is it possible, given where one could settle?"""
        found = sites & self.districts
        if self.adjacent:
            found &= g.near[seat]
        return found != 0 and self.in_reserve(g, seat)

    def in_reserve(self, g: Gotlandia, seat: int) -> bool:
        return bits(g.farmsteads[seat]) < g.components.farmsteads

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, SettleWhere(seat, self.districts, self.adjacent))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        if g.reputed(seat).pays_fee:
            return Message("does.settle-action", {}, "GOT-72")
        return Message("does.settle-free", {}, "GOT-142")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        if not self.in_reserve(g, seat):
            return Message("no.token", {"piece": "farmstead"}, "GOT-14")
        if g.purse(seat, SETTLE) == UNPAYABLE:
            return cannot_pay(g, SETTLE)
        return Message("no.district", {}, "GOT-65")


def cannot_pay(g: Gotlandia, cost: int) -> Message:
    c = g.components
    kinds = [c.resources[kind] for kind in c.cost[cost]]
    return Message("no.cost", {"resources": kinds, "silver": c.substitute}, "GOT-75")


# --- ships ------------------------------------------------------------------------------------------------------------


class ShipWhere(OfAction):
    """GOT-D18: the direction of a settled Harbour, or any direction for a ship that is placed."""

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free = free

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.ship
        return words.moves[:] if self.free else words_of(words, own_harbours(g, self.seat))

    def choose(self, g: Gotlandia, move: Move) -> None:
        if self.free:
            launch(g, self.seat, move.index, "GOT-97")
        else:
            ask(g, Pay(self.seat, BUILD_SHIP, move.index))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.place-ship", {}, "GOT-97") if self.free else Message("ask.build-ship", {}, "GOT-82")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.ship:
            return Message("no.harbour", {"direction": g.components.directions[move.index]}, "GOT-R66")
        return not_asked(move, "GOT-97" if self.free else "GOT-82")


def own_harbours(g: Gotlandia, seat: int) -> int:
    """The directions of Harbours that a seat has settled (GOT-82, GOT-R66)."""
    c = g.components
    settled = g.settled(seat) & c.harbours
    directions = 0
    if settled:
        for setting in range(len(c.settings)):
            if settled & BIT[c.setting_harbour[setting]]:
                directions |= BIT[c.setting_direction[setting]]
    return directions


class BuildShip(Effect):
    """Build a ship from a settled Harbour (GOT-82)."""

    def possible(self, g: Gotlandia, seat: int) -> bool:
        if g.fleet(seat) >= g.components.ships or g.purse(seat, BUILD_SHIP) == UNPAYABLE:
            return False
        return own_harbours(g, seat) != 0

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, ShipWhere(seat, False))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.build-ship", {}, "GOT-82")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        if g.fleet(seat) >= g.components.ships:
            return Message("no.token", {"piece": "ship"}, "GOT-14")
        if not own_harbours(g, seat):
            return Message("no.own-harbour", {}, "GOT-82")
        return cannot_pay(g, BUILD_SHIP)


class PlaceShip(Effect):
    """Place a ship in any direction, without cost and without a Harbour (GOT-97)."""

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return g.fleet(seat) < g.components.ships

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, ShipWhere(seat, True))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.place-ship", {}, "GOT-97")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.token", {"piece": "ship"}, "GOT-14")


# --- towers and churches ----------------------------------------------------------------------------------------------


class TowerWhere(OfAction):
    """GOT-D19: the farmstead that a tower replaces, threatened or not (GOT-57)."""

    def __init__(self, seat: int, districts: int, free: bool) -> None:
        super().__init__(seat)
        self.districts = districts
        self.free = free

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.tower, g.farmsteads[self.seat] & self.districts)

    def choose(self, g: Gotlandia, move: Move) -> None:
        if self.free:
            raise_tower(g, self.seat, move.index, "GOT-98")
        else:
            ask(g, Pay(self.seat, BUILD_TOWER, move.index))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.place-tower", {}, "GOT-98") if self.free else Message("ask.build-tower", {}, "GOT-90")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        rule = "GOT-98" if self.free else "GOT-90"
        if move.family is not g.components.words.tower:
            return not_asked(move, rule)
        district = {"district": g.components.districts[move.index]}
        if g.farmsteads[self.seat] & BIT[move.index]:
            return Message("no.other-district", district, "GOT-100")
        return Message("no.farmstead", district, rule)


class Tower(Effect):
    """Replace an own farmstead in one of these districts with a tower, paid for or free (GOT-90, GOT-98)."""

    def __init__(self, districts: int, free: bool) -> None:
        self.districts = districts
        self.free = free

    def possible(self, g: Gotlandia, seat: int) -> bool:
        if not g.farmsteads[seat] & self.districts or bits(g.towers[seat]) >= g.components.towers:
            return False
        return self.free or g.purse(seat, BUILD_TOWER) != UNPAYABLE

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, TowerWhere(seat, self.districts, self.free))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.place-tower", {}, "GOT-98") if self.free else Message("does.build-tower", {}, "GOT-90")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        if bits(g.towers[seat]) >= g.components.towers:
            return Message("no.token", {"piece": "tower"}, "GOT-14")
        if not g.farmsteads[seat] & self.districts:
            return Message("no.own-farmstead", {}, "GOT-65")
        return cannot_pay(g, BUILD_TOWER)


def church_sites(g: Gotlandia, seat: int) -> int:
    """Own towers where no church stands yet (GOT-91)."""
    return g.towers[seat] & ~g.any_church()


class BuildChurch(SecondStep):
    """Replace an own tower with a church (GOT-91)."""

    def options(self, g: Gotlandia, seat: int) -> list[Move]:
        if bits(g.churches[seat]) >= g.components.churches or g.purse(seat, BUILD_CHURCH) == UNPAYABLE:
            return []
        return words_of(g.components.words.church, church_sites(g, seat))

    def answer(self, g: Gotlandia, seat: int, move: Move) -> None:
        ask(g, Pay(seat, BUILD_CHURCH, move.index))

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, ChurchWhere(seat))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.build-church", {}, "GOT-91")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        if bits(g.churches[seat]) >= g.components.churches:
            return Message("no.token", {"piece": "church"}, "GOT-14")
        if not church_sites(g, seat):
            return Message("no.church-site", {}, "GOT-91")
        return cannot_pay(g, BUILD_CHURCH)

    def question(self, g: Gotlandia, seat: int) -> Message:
        return Message("ask.church", {}, "GOT-91")

    def effect(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        c = g.components
        kinds = [c.resources[kind] for kind in c.cost[BUILD_CHURCH]]
        return Message("does.church", {"resources": kinds, "silver": c.substitute}, "GOT-91")

    def refused(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        if move.family is not g.components.words.church:
            return None
        district = {"district": g.components.districts[move.index]}
        if g.any_church() & BIT[move.index]:
            return Message("no.second-church", district, "GOT-02")
        if not g.towers[seat] & BIT[move.index]:
            return Message("no.tower", district, "GOT-91")
        return self.refusal(g, seat)


BUILD_CHURCH_STEP: Final = BuildChurch()


class ChurchWhere(OneStep):
    """GOT-D20: the tower that a church replaces, in a district without any church."""

    def step(self) -> SecondStep:
        return BUILD_CHURCH_STEP
