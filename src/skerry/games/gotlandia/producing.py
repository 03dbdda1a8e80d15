"""Producing, taking and selling (GOT-76 to GOT-81, GOT-88)."""

from skerry.games.gotlandia.cards import BIT, NOTHING, Count, Effect
from skerry.games.gotlandia.state import NOBODY, Gotlandia, OfAction, ask
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import PART, not_asked


def amounts(g: Gotlandia, counts: list[int], silver: int) -> dict[str, int]:
    """Resources and Silver by name, those there are, for messages and views."""
    found = {name: counts[kind] for kind, name in enumerate(g.components.resources) if counts[kind]}
    if silver:
        found["silver"] = silver
    return found


# --- produce ----------------------------------------------------------------------------------------------------------


class Produce(Effect):
    """Some for the card itself and one for each settled, unblocked district of some terrains (GOT-76 to GOT-78)."""

    def __init__(self, base: list[int], yields: list[int]) -> None:
        self.always = True
        self.base = base
        self.yields = yields
        """By district: the kind it yields, or NOTHING."""
        self.districts = 0
        for district, kind in enumerate(yields):
            if kind != NOTHING:
                self.districts |= BIT[district]

    def produced(self, g: Gotlandia, seat: int) -> list[int]:
        """By kind, as far as the supply goes, with the bonus of a reputation (GOT-16, GOT-147)."""
        counts = self.base[:]
        rest = g.unblocked(seat) & self.districts
        district = 0
        while rest:
            if rest & 1:
                counts[self.yields[district]] += 1
            rest >>= 1
            district += 1
        supply = g.supply
        reputation = g.reputed(seat)
        kinds = len(counts)
        for kind in range(kinds):
            counts[kind] = min(counts[kind], supply[kind])
        if reputation.produce_when != NOTHING and counts[reputation.produce_when]:
            for kind in range(kinds):
                counts[kind] = min(counts[kind] + reputation.produce_more[kind], supply[kind])
        return counts

    def silver(self, g: Gotlandia, seat: int, counts: list[int]) -> int:
        """What a reputation adds in Silver (GOT-149)."""
        reputation = g.reputed(seat)
        if reputation.produce_when != NOTHING and counts[reputation.produce_when]:
            return g.available(reputation.produce_silver)
        return 0

    def begin(self, g: Gotlandia, seat: int) -> None:
        counts = self.produced(g, seat)
        for kind in range(len(counts)):
            if counts[kind]:
                g.gain(seat, kind, counts[kind])
        silver = self.silver(g, seat, counts)
        g.earn(seat, silver)
        if g.journal is not None:
            g.tell("produced", seat, {"goods": amounts(g, counts, silver)}, "GOT-76")

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.produce", {"goods": self.yields_now(g, seat)}, "GOT-76")

    def yields_now(self, g: Gotlandia, seat: int) -> dict[str, int]:
        """What it would bring, by name."""
        counts = self.produced(g, seat)
        return amounts(g, counts, self.silver(g, seat, counts))


# --- take -------------------------------------------------------------------------------------------------------------


class Take(Effect):
    """Silver and resources from the supply, a number for each thing counted (GOT-88, GOT-139)."""

    def __init__(self, silver: int, resources: list[int], per: Count) -> None:
        self.always = True
        self.silver = silver
        self.resources = resources
        self.per = per

    def silver_taken(self, g: Gotlandia, seat: int) -> int:
        """Some families take more where others take a little (GOT-157)."""
        instead = g.reputed(seat).take_silver[self.card]
        return g.available((instead if instead and self.silver else self.silver) * g.counted(seat, self.per))

    def taken(self, g: Gotlandia, seat: int) -> list[int]:
        """By kind, as far as the supply goes."""
        times = g.counted(seat, self.per)
        return [min(self.resources[kind] * times, g.supply[kind]) for kind in range(g.components.kinds)]

    def begin(self, g: Gotlandia, seat: int) -> None:
        counts = self.taken(g, seat)
        for kind in range(len(counts)):
            if counts[kind]:
                g.gain(seat, kind, counts[kind])
        silver = self.silver_taken(g, seat)
        g.earn(seat, silver)
        if g.journal is not None:
            g.tell("took", seat, {"goods": amounts(g, counts, silver)}, "GOT-88")

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.take", {"goods": self.brings_now(g, seat)}, "GOT-88")

    def brings_now(self, g: Gotlandia, seat: int) -> dict[str, int]:
        """What it would bring, by name."""
        return amounts(g, self.taken(g, seat), self.silver_taken(g, seat))


class TakeBasic(Effect):
    """One basic resource of choice (GOT-108)."""

    def __init__(self) -> None:
        self.always = True

    def begin(self, g: Gotlandia, seat: int) -> None:
        if any(g.supply[kind] for kind in g.components.basic):
            ask(g, TakeKind(seat))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.take-basic", {}, "GOT-88")


class TakeKind(OfAction):
    """GOT-D23: a basic resource that is still in supply."""

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.take
        return [words[kind] for kind in g.components.basic if g.supply[kind]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.gain(self.seat, move.index, 1)
        if g.journal is not None:
            g.tell("took", self.seat, {"goods": {g.components.resources[move.index]: 1}}, "GOT-88")

    def role(self, g: Gotlandia, move: Move) -> int:
        return PART

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.take", {}, "GOT-108")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is not g.components.words.take:
            return not_asked(move, "GOT-108")
        kind = {"resource": g.components.resources[move.index]}
        if move.index not in g.components.basic:
            return Message("no.not-basic", kind, "GOT-04")
        return Message("no.supply", kind, "GOT-16")


# --- sell -------------------------------------------------------------------------------------------------------------


def price(g: Gotlandia, seat: int, kind: int) -> int:
    """What one brings: its price, more in high demand, more for some families (GOT-79, GOT-143)."""
    c = g.components
    bonus = g.reputed(seat).sell_bonus[kind]
    if c.generations[g.generation].demand & BIT[kind]:
        bonus += c.demand_bonus[kind]
    return c.price[kind] + bonus


class Sell(Effect):
    """Any number of one kind, in Wisby where the kind's space is free, or on the card (GOT-79 to GOT-81)."""

    def __init__(self, kinds: int, in_wisby: bool) -> None:
        self.away = in_wisby
        self.kinds = kinds
        self.in_wisby = in_wisby

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return sellable(g, seat, self.kinds, self.in_wisby) != 0

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, SellKind(seat, self.kinds, self.in_wisby))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        kinds = sellable(g, seat, self.kinds, self.in_wisby)
        worth = {}
        for kind, name in enumerate(g.components.resources):
            if kinds & BIT[kind]:
                worth[name] = g.available(price(g, seat, kind) * g.held(seat, kind))
        return Message("does.sell", {"worth": worth}, "GOT-79")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.nothing-to-sell", {}, "GOT-80" if self.in_wisby else "GOT-81")


def sellable(g: Gotlandia, seat: int, kinds: int, in_wisby: bool) -> int:
    """The kinds in storage that may be sold there, as a set."""
    found = 0
    for kind in range(g.components.kinds):
        if kinds & BIT[kind] and g.held(seat, kind) and (not in_wisby or g.wisby[kind] == NOBODY):
            found |= BIT[kind]
    return found


class SellKind(OfAction):
    """GOT-D21: which kind is sold; in Wisby its space is then full for everyone (GOT-80, GOT-R40)."""

    def __init__(self, seat: int, kinds: int, in_wisby: bool) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.in_wisby = in_wisby

    def moves(self, g: Gotlandia) -> list[Move]:
        kinds = sellable(g, self.seat, self.kinds, self.in_wisby)
        words = g.components.words.sell.moves
        return [words[kind] for kind in range(len(words)) if kinds & BIT[kind]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        if self.in_wisby:
            g.wisby[move.index] = self.seat
        ask(g, SellNumber(self.seat, move.index))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.sell", {}, "GOT-79")

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        values = {"price": price(g, self.seat, move.index), "count": g.held(self.seat, move.index)}
        return Message("does.sell-kind", values, "GOT-79")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        rule = "GOT-80" if self.in_wisby else "GOT-81"
        if move.family is not g.components.words.sell:
            return not_asked(move, rule)
        kind = {"resource": g.components.resources[move.index]}
        if not self.kinds & BIT[move.index]:
            return Message("no.not-sold-here", kind, rule)
        if not g.held(self.seat, move.index):
            return Message("no.resource", kind, "GOT-79")
        return Message("no.space", kind, "GOT-80")


class SellNumber(OfAction):
    """GOT-D22: how many are sold, at least one (GOT-79)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def moves(self, g: Gotlandia) -> list[Move]:
        return g.components.words.number.moves[: g.held(self.seat, self.kind)]

    def choose(self, g: Gotlandia, move: Move) -> None:
        number = move.index + 1
        g.give_back(self.seat, self.kind, number)
        silver = g.earn(self.seat, number * price(g, self.seat, self.kind))
        if g.journal is not None:
            goods: dict[str, object] = {g.components.resources[self.kind]: number}
            g.tell("sold", self.seat, {"goods": goods, "silver": silver}, "GOT-79")

    def role(self, g: Gotlandia, move: Move) -> int:
        return PART

    def counts_as(self, g: Gotlandia, move: Move) -> tuple[Move, int]:
        return move.family.moves[0], move.index + 1

    def prompt(self, g: Gotlandia) -> Message:
        values: dict[str, object] = {"resource": g.components.resources[self.kind]}
        return Message("ask.sell-number", values | {"price": price(g, self.seat, self.kind)}, "GOT-79")

    def title(self, g: Gotlandia, move: Move) -> Message | None:
        return Message("full.sell", {"count": move.index + 1, "resource": g.components.resources[self.kind]})

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        silver = g.available((move.index + 1) * price(g, self.seat, self.kind))
        return Message("does.sell-number", {"silver": silver}, "GOT-79")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.number:
            return Message("no.number", {"count": g.held(self.seat, self.kind)}, "GOT-79")
        return not_asked(move, "GOT-79")
