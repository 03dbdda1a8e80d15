"""Cards that come and go: drawing, crafts, trading partners, decorations, unburying (GOT-89, GOT-92 to GOT-96)."""

from typing import Final

from skerry.games.gotlandia.cards import CRAFT, NOTHING, TRADING, Effect, SecondStep
from skerry.games.gotlandia.components import MOST_SEATS
from skerry.games.gotlandia.goals import check_goals
from skerry.games.gotlandia.moves import DRAW_ALL, DRAW_ONE, DRAW_STOP
from skerry.games.gotlandia.state import (
    NOBODY,
    Gotlandia,
    GotlandiaChance,
    GotlandiaDecision,
    GotlandiaStep,
    OneStep,
    ask,
    replaced,
    with_one,
    without,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked

MOST_DRAWN: Final = 20


# --- drawing ----------------------------------------------------------------------------------------------------------


class DrawCard(GotlandiaChance):
    """GOT-D5: a card from the own deck, each equally likely; only its owner sees it. The deck was refilled before.

    With the last card of the deck everybody can work the hand out.
    """

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        words = g.components.words.draw
        deck = g.deck[self.owner]
        return [(words[card], deck.count(card)) for card in sorted(set(deck))]

    def draw(self, g: Gotlandia, rng: Rng) -> Move:
        deck = g.deck[self.owner]
        return g.components.words.draw.moves[deck[rng.below(len(deck))]]

    def audience(self, g: Gotlandia, move: Move) -> int:
        return self.owner

    def choose(self, g: Gotlandia, move: Move) -> None:
        owner = self.owner
        card = move.index
        g.deck[owner] = without(g.deck[owner], card)
        g.hand[owner] = with_one(g.hand[owner], card)
        if not g.deck[owner]:
            g.known[owner] = g.hand[owner]
        if g.journal is not None:
            g.tell("drew", owner, {"card": g.components.card_ids[card]}, "GOT-89", owner)


class DrawCards(GotlandiaStep):
    """This many cards, or as many as deck and discard pile hold (GOT-58, GOT-59)."""

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def run(self, g: Gotlandia) -> None:
        if self.left and g.can_draw(self.owner):
            g.refill(self.owner)
            g.then(DRAW_CARD[self.owner], DRAW_CARDS[self.owner][self.left - 1])


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
DRAW_CARDS: Final = [[DrawCards(seat, n) for n in range(MOST_DRAWN + 1)] for seat in range(MOST_SEATS)]


class DrawUpTo(GotlandiaStep):
    """Drawing in an action is always "up to": it is asked before each card (GOT-69, GOT-R12)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, g: Gotlandia) -> None:
        if self.left and g.can_draw(self.seat):
            g.then(AskDraw(self.seat, self.left))


class AskDraw(GotlandiaDecision):
    """GOT-D30: draw one, all that are left of the number allowed, or stop."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.draw_cards
        if self.left > 1:
            return [words[DRAW_ONE], words[DRAW_ALL], words[DRAW_STOP]]
        return [words[DRAW_ONE], words[DRAW_STOP]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        if move.index == DRAW_STOP:
            return
        count = self.left if move.index == DRAW_ALL else 1
        if g.journal is not None:
            cards = len(g.deck[self.seat]) + len(g.discard[self.seat])
            g.tell("draws", self.seat, {"count": min(count, cards)}, "GOT-69")
        g.then(DRAW_CARDS[self.seat][count], DrawUpTo(self.seat, self.left - count))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.draw", {"left": self.left}, "GOT-69")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        return not_asked(move, "GOT-69")


class Draw(Effect):
    """Draw up to this many cards (GOT-89)."""

    def __init__(self, n: int) -> None:
        self.always = True
        self.n = n

    def begin(self, g: Gotlandia, seat: int) -> None:
        g.then(DrawUpTo(seat, self.n))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.draw", {"count": self.n}, "GOT-89")


# --- crafts and trading partners --------------------------------------------------------------------------------------


class TurnUp(GotlandiaChance):
    """GOT-D2: the card beneath becomes visible, each of the unseen ones equally likely (GOT-R24)."""

    def __init__(self, pile: int) -> None:
        super().__init__()
        self.pile = pile

    def unseen(self, g: Gotlandia) -> tuple[int, ...]:
        return g.unseen[g.components.pile_kind[self.pile] - CRAFT]

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        c = g.components
        return [(c.words.turn_up[c.turned_up_as[card]], 1) for card in self.unseen(g)]

    def draw(self, g: Gotlandia, rng: Rng) -> Move:
        c = g.components
        unseen = self.unseen(g)
        return c.words.turn_up[c.turned_up_as[unseen[rng.below(len(unseen))]]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        card = c.mixed_cards[move.index]
        kind = c.pile_kind[self.pile] - CRAFT
        g.unseen[kind] = without(g.unseen[kind], card)
        g.tops[self.pile] = card
        g.below[self.pile] -= 1
        if g.journal is not None:
            g.tell("turned-up", -1, {"card": c.card_ids[card]}, "GOT-R24")


def take_top(g: Gotlandia, seat: int, pile: int) -> None:
    """The top card of a pile goes onto the own discard pile; the next one shows (GOT-93, GOT-94, GOT-R24)."""
    g.discard[seat] += (g.tops[pile],)
    if not g.below[pile]:
        g.tops[pile] = NOTHING
    elif g.components.pile_card[pile] != NOTHING:
        g.below[pile] -= 1
    else:
        g.tops[pile] = NOTHING
        g.then(TurnUp(pile))


class LearnCraft(SecondStep):
    """Learn a craft: pay, meet what the card asks for now, take the top card of a pile (GOT-93, GOT-95)."""

    def options(self, g: Gotlandia, seat: int) -> list[Move]:
        c = g.components
        if g.silver[seat] < c.craft_price:
            return []
        found: list[Move] = []
        for pile, kind in enumerate(c.pile_kind):
            top = g.tops[pile]
            if kind == CRAFT and top != NOTHING and g.meets(seat, c.cards[top].requires):
                found.append(c.words.learn[c.bought_as[top]])
        return found

    def answer(self, g: Gotlandia, seat: int, move: Move) -> None:
        c = g.components
        card = c.crafts[move.index]
        g.spend(seat, c.craft_price)
        if g.journal is not None:
            g.tell("learned", seat, {"card": c.card_ids[card], "silver": c.craft_price}, "GOT-93")
        take_top(g, seat, g.tops.index(card))

    def question(self, g: Gotlandia, seat: int) -> Message:
        return Message("ask.learn", {"silver": g.components.craft_price}, "GOT-93")

    def effect(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        return Message("does.learn", {"silver": g.components.craft_price}, "GOT-93")

    def refused(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        return refused_card(g, seat, move) if move.family is g.components.words.learn else None


class TradingPartner(SecondStep):
    """Get a trading partner: pay and take the top card of a pile (GOT-94)."""

    def options(self, g: Gotlandia, seat: int) -> list[Move]:
        c = g.components
        if g.silver[seat] < g.reputed(seat).partner_cost:
            return []
        tops = [g.tops[pile] for pile, kind in enumerate(c.pile_kind) if kind == TRADING]
        return [c.words.partner[c.bought_as[top]] for top in tops if top != NOTHING]

    def answer(self, g: Gotlandia, seat: int, move: Move) -> None:
        c = g.components
        card = c.partners[move.index]
        cost = g.reputed(seat).partner_cost
        g.spend(seat, cost)
        if g.journal is not None:
            g.tell("partner", seat, {"card": c.card_ids[card], "silver": cost}, "GOT-94")
        take_top(g, seat, g.tops.index(card))

    def question(self, g: Gotlandia, seat: int) -> Message:
        return Message("ask.partner", {"silver": g.reputed(seat).partner_cost}, "GOT-94")

    def effect(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        return Message("does.learn", {"silver": g.reputed(seat).partner_cost}, "GOT-94")

    def refused(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        return refused_card(g, seat, move) if move.family is g.components.words.partner else None


def refused_card(g: Gotlandia, seat: int, move: Move) -> Message:
    """Why a craft or a trading partner cannot be had."""
    c = g.components
    is_craft = move.family is c.words.learn
    card = (c.crafts if is_craft else c.partners)[move.index]
    values: dict[str, object] = {"card": c.card_ids[card]}
    if card not in g.tops:
        return Message("no.not-on-top", values, "GOT-R24")
    if is_craft and not g.meets(seat, c.cards[card].requires):
        return Message("no.prerequisite", values, "GOT-95")
    price = c.craft_price if is_craft else g.reputed(seat).partner_cost
    return Message("no.silver", {"silver": price}, "GOT-93" if is_craft else "GOT-94")


# --- decorations ------------------------------------------------------------------------------------------------------


class Decorate(SecondStep):
    """Choose a decoration on offer and pay for it; needs an own church (GOT-92)."""

    def options(self, g: Gotlandia, seat: int) -> list[Move]:
        c = g.components
        found: list[Move] = []
        if g.churches[seat]:
            silver = g.silver[seat]
            for decoration in range(len(g.decorated)):
                if g.decorated[decoration] == NOBODY and c.decoration_cost[decoration] <= silver:
                    found.append(c.words.decorate[decoration])
        return found

    def answer(self, g: Gotlandia, seat: int, move: Move) -> None:
        c = g.components
        cost = c.decoration_cost[move.index]
        g.spend(seat, cost)
        g.decorated = replaced(g.decorated, move.index, seat)
        if g.journal is not None:
            g.tell("decorated", seat, {"decoration": c.decorations[move.index], "silver": cost}, "GOT-92")
        check_goals(g)

    def begin(self, g: Gotlandia, seat: int) -> None:
        ask(g, DecorateWith(seat))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.decorate", {}, "GOT-92")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.affordable-decoration" if g.churches[seat] else "no.own-church", {}, "GOT-92")

    def question(self, g: Gotlandia, seat: int) -> Message:
        return Message("ask.decorate", {}, "GOT-92")

    def effect(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        c = g.components
        values: dict[str, object] = {"silver": c.decoration_cost[move.index], "vp": c.decoration_points[move.index]}
        return Message("does.decorate-with", values, "GOT-192")

    def refused(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        c = g.components
        if move.family is not c.words.decorate:
            return None
        if g.decorated[move.index] != NOBODY:
            return Message("no.decoration-gone", {"decoration": c.decorations[move.index]}, "GOT-92")
        if not g.churches[seat]:
            return self.refusal(g, seat)
        return Message("no.silver", {"silver": c.decoration_cost[move.index]}, "GOT-92")


DECORATE: Final = Decorate()


class DecorateWith(OneStep):
    """GOT-D35: a decoration on offer that can be paid."""

    def step(self) -> SecondStep:
        return DECORATE


# --- unburying --------------------------------------------------------------------------------------------------------


class Unbury(SecondStep):
    """One buried Silver to storage or one buried card to the discard pile (GOT-96, GOT-R4)."""

    def options(self, g: Gotlandia, seat: int) -> list[Move]:
        words = g.components.words.unbury
        found = [words[card + 1] for card in sorted(set(g.buried[seat]))]
        return [words[0]] + found if g.buried_silver[seat] else found

    def answer(self, g: Gotlandia, seat: int, move: Move) -> None:
        card = move.index - 1
        if card < 0:
            g.buried_silver[seat] -= 1
            g.silver[seat] += 1
            if g.journal is not None:
                g.tell("unburied-silver", seat, {}, "GOT-96")
        else:
            g.buried[seat] = without(g.buried[seat], card)
            g.discard[seat] += (card,)
            if g.journal is not None:
                g.tell("unburied", seat, {"card": g.components.card_ids[card]}, "GOT-96")

    def question(self, g: Gotlandia, seat: int) -> Message:
        if g.variants["home_unbury_limit"] == 0:
            return Message("ask.unbury-any", {}, "GOT-R4")
        return Message("ask.unbury", {}, "GOT-96")

    def refused(self, g: Gotlandia, seat: int, move: Move) -> Message | None:
        if move.family is not g.components.words.unbury:
            return None
        if move.index == 0:
            return Message("no.buried-silver", {}, "GOT-96")
        return Message("no.not-buried", {"card": g.components.card_ids[move.index - 1]}, "GOT-96")
