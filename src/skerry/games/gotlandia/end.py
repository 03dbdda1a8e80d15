"""The end of a generation (GOT-171 to GOT-185): hands, population, burying, clean-up, the century's scoring."""

from typing import Any, Final

from skerry.games.gotlandia.cards import BIT, NOTHING, bits, words_of
from skerry.games.gotlandia.components import MOST_SEATS
from skerry.games.gotlandia.scoring import for_buildings, leaders
from skerry.games.gotlandia.state import (
    HANDS,
    NOBODY,
    Gotlandia,
    GotlandiaDecision,
    GotlandiaStep,
    with_one,
    without,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import DONE, PART, Decision, not_asked


class Hands(GotlandiaStep):
    """All reveal their hands, then each in turn order grows and buries (GOT-171)."""

    def run(self, g: Gotlandia) -> None:
        g.phase = HANDS
        g.then(CLEAN_UP)
        order = g.in_turn_order()
        for seat in reversed(order):
            g.then(GROW[seat])
        for seat in reversed(order):
            g.then(SHOW_HAND[seat])


class ShowHand(GotlandiaStep):
    """The cards left in hand are laid open, those that not everybody knows already (GOT-171)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        if len(g.known[self.seat]) < len(g.hand[self.seat]):
            g.then(SHOW_CARD[self.seat], self)


class ShowCard(GotlandiaDecision):
    """A card is laid open: a forced word that says so to everyone."""

    def moves(self, g: Gotlandia) -> list[Move]:
        hand, known = g.hand[self.seat], g.known[self.seat]
        place = 0
        while place < len(known) and hand[place] == known[place]:
            place += 1
        return [g.components.words.show.moves[hand[place]]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.known[self.seat] = with_one(g.known[self.seat], move.index)
        if g.journal is not None:
            g.tell("showed", self.seat, {"card": g.components.card_ids[move.index]}, "GOT-171")

    def reveals(self, g: Gotlandia, move: Move) -> bool:
        return True

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.show", {}, "GOT-171")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        return not_asked(move, "GOT-171")


# --- population -------------------------------------------------------------------------------------------------------


def food_in_hand(g: Gotlandia, seat: int) -> int:
    """What the cards left in hand provide; every copy counts (GOT-172)."""
    cards = g.components.cards
    food = 0
    for card in g.hand[seat]:
        food += g.food(seat, cards[card])
    return food


def food_needed(g: Gotlandia, seat: int) -> int:
    """One for each settlement, less what a family is fed for free (GOT-173, GOT-151, GOT-R45)."""
    settled = g.settled(seat)
    reputation = g.reputed(seat)
    free = min(reputation.free_food, bits(settled & reputation.fed)) if reputation.free_food else 0
    return bits(settled) - free


def bury_symbols(g: Gotlandia, seat: int) -> int:
    """On the cards left in hand, and for Misers one more (GOT-176, GOT-153)."""
    cards = g.components.cards
    symbols = g.reputed(seat).extra_bury
    for card in g.hand[seat]:
        symbols += cards[card].bury
    return symbols


class Grow(GotlandiaStep):
    """With enough Food a worker comes, otherwise Grain may be paid; then treasure is buried (GOT-173 to GOT-176)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        seat = self.seat
        symbols = bury_symbols(g, seat)
        if symbols:
            g.then(Burying(seat, symbols))
        if g.workers[seat] >= g.components.workers:
            return
        short = food_needed(g, seat) - food_in_hand(g, seat)
        if short <= 0:
            grow(g, seat)
        elif g.held(seat, g.components.food) >= short:
            g.then(Feed(seat, short))


def grow(g: Gotlandia, seat: int) -> None:
    g.workers[seat] += 1
    g.bench[seat] += 1
    if g.journal is not None:
        g.tell("grew", seat, {"workers": g.workers[seat]}, "GOT-173")


class Feed(GotlandiaDecision):
    """GOT-D37: pay all the Grain that is missing, or do not (GOT-174)."""

    def __init__(self, seat: int, short: int) -> None:
        super().__init__(seat)
        self.short = short

    def moves(self, g: Gotlandia) -> list[Move]:
        return [g.components.words.feed, g.components.words.decline]

    def choose(self, g: Gotlandia, move: Move) -> None:
        if move is g.components.words.feed:
            g.give_back(self.seat, g.components.food, self.short)
            if g.journal is not None:
                g.tell("fed", self.seat, {"count": self.short}, "GOT-174")
            grow(g, self.seat)

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.feed", {"count": self.short}, "GOT-174")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        return not_asked(move, "GOT-174")


# --- burying ----------------------------------------------------------------------------------------------------------


class Burying(GotlandiaStep):
    """How many buryings are left (GOT-176); with nothing to bury there is no question."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Gotlandia) -> None:
        seat = self.seat
        anything = g.silver[seat] or g.hand[seat] or g.played[seat] or g.discard[seat]
        if self.left and anything:
            g.then(Bury(seat, self.left))


class Bury(GotlandiaDecision):
    """GOT-D38: one Silver, or one card from discard pile, played cards or hand; or forgo the rest (GOT-176 to 178)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words
        seat = self.seat
        found: list[Move] = []
        if g.silver[seat]:
            found.append(words.bury[0])
        open_cards = 0
        for card in g.hand[seat] + g.played[seat] + g.discard[seat]:
            open_cards |= BIT[card + 1]
        found += words_of(words.bury, open_cards)
        found.append(words.done)
        return found

    def choose(self, g: Gotlandia, move: Move) -> None:
        seat = self.seat
        if move is g.components.words.done:
            return
        if move.index == 0:
            g.silver[seat] -= 1
            g.buried_silver[seat] += 1
            if g.journal is not None:
                g.tell("buried-silver", seat, {}, "GOT-177")
        else:
            bury(g, seat, move.index - 1)
        g.then(Burying(seat, self.left - 1))

    def role(self, g: Gotlandia, move: Move) -> int:
        return DONE if move is g.components.words.done else PART

    def any_order(self, g: Gotlandia) -> bool:
        return True

    def goes_on(self, g: Gotlandia, before: Decision[Any]) -> bool:
        return isinstance(before, Bury)

    def sum_up(self, g: Gotlandia, picks: list[Move]) -> Message | None:
        return Message("sum.bury", {"buried": len(picks), "most": self.left}, "GOT-176")

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.bury", {"left": self.left}, "GOT-176")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is not g.components.words.bury:
            return not_asked(move, "GOT-176")
        if move.index == 0:
            return Message("no.unit", {"unit": "silver"}, "GOT-176")
        return Message("no.not-open", {"card": g.components.card_ids[move.index - 1]}, "GOT-178")


def bury(g: Gotlandia, seat: int, card: int) -> None:
    """A card goes under the player board; copies are equal, so it is taken where it counts the least (GOT-178)."""
    if card in g.discard[seat]:
        g.discard[seat] = without(g.discard[seat], card)
    elif card in g.played[seat]:
        g.played[seat] = without(g.played[seat], card)
    else:
        g.hand[seat] = without(g.hand[seat], card)
        g.known[seat] = without(g.known[seat], card)
    g.buried[seat] = with_one(g.buried[seat], card)
    if g.journal is not None:
        g.tell("buried", seat, {"card": g.components.card_ids[card]}, "GOT-178")


# --- clean-up and scoring ---------------------------------------------------------------------------------------------


class CleanUp(GotlandiaStep):
    """Workers to the bench, cards to the discard pile, spaces free (GOT-179); a century that is over scores."""

    def run(self, g: Gotlandia) -> None:
        for seat in range(g.seats):
            g.bench[seat] = g.workers[seat]
            g.discard[seat] += g.played[seat] + g.hand[seat]
            g.played[seat] = g.hand[seat] = g.known[seat] = ()
        g.away = ((),) * g.seats
        g.passed = 0
        g.generation = NOTHING
        g.taken = ()
        g.wisby = [NOBODY] * g.components.kinds
        g.roma = NOBODY
        if g.left == 0:
            score_century(g)


def score_century(g: Gotlandia) -> None:
    """Buildings and Settings (GOT-180 to GOT-185)."""
    c = g.components
    buildings = list(g.building_points)
    settings = list(g.setting_points)
    for seat in range(g.seats):
        points = for_buildings(g, seat)
        buildings[seat] += points
        if g.journal is not None:
            g.tell("scored-buildings", seat, {"vp": points, "century": c.centuries[g.century]}, "GOT-181")
    for setting in range(len(c.settings)):
        ahead, points = leaders(g, setting)
        for seat in ahead:
            settings[seat] += points
            if g.journal is not None:
                g.tell("scored-setting", seat, {"vp": points, "setting": c.settings[setting]}, "GOT-182")
    g.building_points = tuple(buildings)
    g.setting_points = tuple(settings)


HANDS_STEP: Final = Hands()
CLEAN_UP: Final = CleanUp()
SHOW_HAND: Final = [ShowHand(seat) for seat in range(MOST_SEATS)]
SHOW_CARD: Final = [ShowCard(seat) for seat in range(MOST_SEATS)]
GROW: Final = [Grow(seat) for seat in range(MOST_SEATS)]
