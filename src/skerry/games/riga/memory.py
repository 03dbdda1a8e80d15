"""What a seat knows of hidden cards, and dealing anew what it cannot know (section 5 of the ledger).

Buildings: the trail of a position says what happened to each card, and a seat saw part of it. To deal anew, the trail
is replayed with every choice the seat could not see made again, each card equally likely, until all that it did see
comes about (in rare, entangled pasts with odds that are only near the right ones). The past of the position is dealt
anew with it, so that nothing of the truth stays behind.

Goods: all of them move openly, but for those kept from a Treasury (`secret`). They too are dealt with the right odds,
but for two rare chains in which they are dealt a little too freely: a Treasury whose draws straddle a reshuffle, and
hidden goods of one player from before and after a reshuffle.
"""

from typing import Final

from skerry.games.riga.goods import ONE, nth, total
from skerry.games.riga.state import (
    DISCARDED,
    DRAWN,
    KEPT,
    PUT_AWAY,
    REMOVED,
    RESHUFFLED,
    SHOWN,
    TAKEN,
    TURNED_UP,
    Riga,
    replaced,
)
from skerry.kernel.rng import Rng

# Hidden zones of building cards; hands follow from HAND on, one for each seat.
PILE: Final = 0
DISCARD: Final = 1
LOOKING: Final = 2
HAND: Final = 3

MOST_ATTEMPTS: Final = 200
"""Replays with the right odds that are tried before a led one is good enough."""


def resample(g: Riga, seat: int, rng: Rng) -> Riga:
    """A copy in which everything this seat cannot know is dealt anew, as likely as it is."""
    past = Past(g, seat)
    while True:
        dealt = g.copy()
        past.happens_anew(rng).lay_out(dealt)
        deal_goods(dealt, seat, rng)
        if g.to_move < 0 or g.to_move == seat or dealt.pending.coherent(dealt):
            return dealt


# --- buildings --------------------------------------------------------------------------------------------------------


class Past:
    """What happened to the buildings, as one seat saw it."""

    def __init__(self, g: Riga, seat: int) -> None:
        self.seat = seat
        self.seats = g.seats
        self.deck = g.components.deck
        self.events: list[tuple[int, int, int]] = []
        trail = g.trail
        while trail is not None:
            self.events.append((trail[0], trail[1], trail[2]))
            trail = trail[3]
        self.events.reverse()
        self.barred = self._barred()

    def _barred(self) -> list[int]:
        """For each event the cards that cannot have been the one that moved unseen, as bits.

        From the last event to the first: `expected` has, for each zone, the cards that the seat will see leave it
        before the next reshuffle. What is expected in a hand cannot be put away, what is expected in the pile cannot
        be drawn.
        """
        barred = [0] * len(self.events)
        expected = [0] * (HAND + self.seats)
        drawable = [0] * self.seats  # cards expected in a hand that may yet get there by drawing
        for i in range(len(self.events) - 1, -1, -1):
            what, who, building = self.events[i]
            if what == RESHUFFLED:
                expected[PILE] = 0
                for other in range(self.seats):
                    expected[HAND + other] &= ~drawable[other]
                    drawable[other] = 0
            elif what == TURNED_UP or (what == DRAWN and who == self.seat):
                expected[PILE] |= 1 << building
            elif what == SHOWN:
                expected[HAND + who] |= 1 << building
            elif self.unseen(what, who):
                for zone in range(HAND + self.seats):
                    if zone != DISCARD and (zone != HAND + who or goal_of(what, who) == DISCARD):
                        barred[i] |= expected[zone]
                if what == DRAWN:
                    drawable[who] |= expected[HAND + who]
            else:
                for zone in range(HAND + self.seats):
                    expected[zone] &= ~(1 << building)
        return barred

    def unseen(self, what: int, who: int) -> bool:
        """Did a card move that the seat could not see?"""
        return who != self.seat and (what == DRAWN or what == KEPT or what == PUT_AWAY or what == DISCARDED)

    def happens_anew(self, rng: Rng) -> "Replay":
        """One way in which all of it may have happened, as likely as it is; near enough if that takes too long."""
        attempts = 1
        replay = Replay(self, rng, False)
        while not replay.run():
            # Every other one, for in some pasts it is the led ones that never come about.
            replay = Replay(self, rng, attempts >= MOST_ATTEMPTS and attempts % 2 == 0)
            attempts += 1
        replay.name_unseen()
        return replay

    def next_seen(self, card: int, after: int) -> tuple[int, int]:
        """When the seat next sees this card leave a hidden zone, and which; -1 if it never does."""
        for i in range(after + 1, len(self.events)):
            what, who, building = self.events[i]
            if building == card:
                if what == TURNED_UP or (what == DRAWN and who == self.seat):
                    return i, PILE
                if what == SHOWN and who != self.seat:
                    return i, HAND + who
        return len(self.events), -1


def origin_of(what: int, who: int) -> int:
    """The zone a card moves from unseen."""
    if what == DRAWN:
        return PILE
    return HAND + who if what == DISCARDED else LOOKING


def goal_of(what: int, who: int) -> int:
    """The zone a card moves to unseen."""
    if what == DRAWN:
        return LOOKING
    return HAND + who if what == KEPT else DISCARD


class Replay:
    """The past with other choices where the seat could not see them; given up when something it saw cannot come about.

    A card the seat has never seen is a negative number until it is named. `sure` holds what lies in a zone in every
    replay, `maybe` what lies there in this one. A choice is made out of as many cards as any replay may have there; one
    that has fewer is given up the more often, so that each choice has the same odds in all of them.

    A replay that is `led` looks ahead instead: it moves the cards first that must get somewhere. It seldom fails, but
    its odds are only near the right ones: for pasts so entangled that nearly every other replay would be given up.
    """

    def __init__(self, past: Past, rng: Rng, led: bool) -> None:
        self.past = past
        self.rng = rng
        self.led = led
        self.sure: list[list[int]] = [[] for _ in range(HAND + past.seats)]
        self.maybe: list[list[int]] = [[] for _ in range(HAND + past.seats)]
        self.sure[PILE] = list(range(-past.deck, 0))
        self.names = [-1] * past.deck
        self.seen = 0
        self.moved: list[int] = []  # for each event, the card that moved, if unseen

    def run(self) -> bool:
        """Carry all events out; False if what the seat saw cannot come about."""
        past = self.past
        for i in range(len(past.events)):
            what, who, building = past.events[i]
            card = building
            possible = True
            if what == TURNED_UP or (what == DRAWN and who == past.seat):
                possible = self.see(building, PILE)
            elif what == RESHUFFLED:
                self.reshuffle()
            elif past.unseen(what, who):
                if self.led:
                    card = self.move_led(i, what, who)
                else:
                    card = self.move_unseen(origin_of(what, who), goal_of(what, who), past.barred[i])
                possible = card != past.deck
            elif what == REMOVED or what == PUT_AWAY or what == DISCARDED:
                self.sure[DISCARD].append(building)
            elif who != past.seat and what == TAKEN:
                self.sure[HAND + who].append(building)
            elif who != past.seat and what == SHOWN:
                possible = self.see(building, HAND + who)
            if not possible:
                return False
            self.moved.append(card)
        return True

    def reshuffle(self) -> None:
        self.sure[PILE], self.maybe[PILE] = self.sure[DISCARD], self.maybe[DISCARD]
        self.sure[DISCARD], self.maybe[DISCARD] = [], []

    def see(self, building: int, zone: int) -> bool:
        """The seat sees this card leave the zone."""
        sure, maybe = self.sure[zone], self.maybe[zone]
        if self.seen >> building & 1:
            if building in sure:
                sure.remove(building)
            elif building in maybe:
                maybe.remove(building)
            else:
                return False
            return True
        self.seen |= 1 << building
        return self.see_first(building, zone)

    def see_first(self, building: int, zone: int) -> bool:
        """A card never seen before leaves the zone: it was any of the unseen ones there."""
        sure, maybe = self.sure[zone], self.maybe[zone]
        if self.led or not maybe:
            sure += maybe
            maybe.clear()
            unseen = [card for card in sure if card < 0]
            if not unseen:
                return False
            card = unseen[self.rng.below(len(unseen))]
            sure.remove(card)
        else:
            self.sure[zone] = [card for card in sure if card >= 0]
            maybe += [card for card in sure if card < 0]
            unseen = [card for card in maybe if card < 0]
            pick = self.rng.below(min(len(maybe), self.not_sure_elsewhere()))
            if pick >= len(unseen):
                return False
            card = unseen[pick]
            maybe.remove(card)
        self.names[card] = building
        return True

    def not_sure_elsewhere(self) -> int:
        """How many cards never seen do not surely lie in some zone."""
        count = 0
        for name in self.names:
            if name < 0:
                count += 1
        for zone in self.sure:
            for card in zone:
                if card < 0:
                    count -= 1
        return count

    def move_unseen(self, origin: int, goal: int, barred: int) -> int:
        """Some card moves that the seat does not see, each that could equally likely; the deck's size if none could."""
        sure, maybe = self.sure[origin], self.maybe[origin]
        stay = [card for card in sure if card >= 0 and barred >> card & 1]
        free = [card for card in sure if card < 0 or not barred >> card & 1]
        if not maybe and (len(free) == 1 or all_unseen(free)):
            card = free[self.rng.below(len(free))]
            sure.remove(card)
            self.sure[goal].append(card)
            return card
        choices = free + [card for card in maybe if card < 0 or not barred >> card & 1]
        pick = self.rng.below(len(free) + len(maybe))
        if pick >= len(choices):
            return self.past.deck
        self.sure[origin] = stay
        maybe += free
        maybe.remove(choices[pick])
        self.maybe[goal].append(choices[pick])
        return choices[pick]

    def move_led(self, event: int, what: int, who: int) -> int:
        """Like `move_unseen`, but a card that must be elsewhere when it is next seen goes first."""
        barred = self.past.barred[event]
        zone = self.sure[origin_of(what, who)] + self.maybe[origin_of(what, who)]
        choices = [card for card in zone if card < 0 or not barred >> card & 1]
        if not choices:
            return self.past.deck
        card = self.most_urgent(choices, event, what, who)
        if card == self.past.deck:
            card = choices[self.rng.below(len(choices))]
        zone.remove(card)
        self.sure[origin_of(what, who)], self.maybe[origin_of(what, who)] = zone, []
        self.sure[goal_of(what, who)].append(card)
        return card

    def most_urgent(self, choices: list[int], event: int, what: int, who: int) -> int:
        """The card that is seen soonest where this move leads; the deck's size if there is none."""
        urgent = self.past.deck
        soonest = len(self.past.events)
        for card in choices:
            if card >= 0:
                seen, zone = self.past.next_seen(card, event)
                leads_there = zone == HAND + who if what == DRAWN or what == KEPT else zone >= 0 and zone != HAND + who
                if leads_there and seen < soonest:
                    urgent = card
                    soonest = seen
        return urgent

    def name_unseen(self) -> None:
        """The cards never seen could be any of the unseen ones."""
        cards = [card for card in range(self.past.deck) if not self.seen >> card & 1]
        for i in range(len(self.names)):
            if self.names[i] < 0:
                pick = self.rng.below(len(cards))
                self.names[i] = cards[pick]
                cards[pick] = cards[-1]
                cards.pop()

    def lay_out(self, g: Riga) -> None:
        """Put the cards where they lie after this replay, and its past in the place of the true one."""
        past = self.past
        g.building_pile = sorted(self.cards(PILE))
        g.building_discard = self.cards(DISCARD)
        if g.active != past.seat:
            g.looking = tuple(self.cards(LOOKING))
        for other in range(g.seats):
            if other != past.seat:
                g.held[other] = tuple(self.cards(HAND + other))
        g.trail = None
        for i in range(len(past.events)):
            what, who, building = past.events[i]
            g.remember(what, who, self.name(self.moved[i]) if past.unseen(what, who) else building)

    def cards(self, zone: int) -> list[int]:
        return [self.name(card) for card in self.sure[zone] + self.maybe[zone]]

    def name(self, card: int) -> int:
        return self.names[card] if card < 0 else card


def all_unseen(cards: list[int]) -> bool:
    for card in cards:
        if card >= 0:
            return False
    return True


# --- goods ------------------------------------------------------------------------------------------------------------


def deal_goods(g: Riga, seat: int, rng: Rng) -> None:
    """Goods others kept from a Treasury could be any of those and of the draw pile; sealed ones only each other's."""
    others = [other for other in range(g.seats) if other != seat]
    pool = g.goods_pile + sum([g.secret[other] for other in others])
    if g.active != seat:
        pool += sum([ONE[kind] for kind in g.looking_goods])
        looked_at, pool = take_some(pool, len(g.looking_goods), rng)
        g.looking_goods = tuple(looked_at)
    g.secret, g.goods_pile = deal_hidden(g, g.secret, others, pool, rng)
    pool = sum([g.sealed[other] for other in others])
    g.sealed, _ = deal_hidden(g, g.sealed, others, pool, rng)


def deal_hidden(
    g: Riga, hidden: tuple[int, ...], others: list[int], pool: int, rng: Rng
) -> tuple[tuple[int, ...], int]:
    """Deal each of the others as many hidden goods as before out of the pool; what is hidden now, and what is left."""
    for other in others:
        kinds, pool = take_some(pool, total(hidden[other]), rng)
        goods = sum([ONE[kind] for kind in kinds])
        g.goods[other] += goods - hidden[other]
        hidden = replaced(hidden, other, goods)
    return hidden, pool


def take_some(pool: int, number: int, rng: Rng) -> tuple[list[int], int]:
    """So many goods at random out of a pool, each card equally likely; and what is left of it."""
    kinds: list[int] = []
    for _ in range(number):
        kind = nth(pool, rng.below(total(pool)))
        pool -= ONE[kind]
        kinds.append(kind)
    return kinds, pool
