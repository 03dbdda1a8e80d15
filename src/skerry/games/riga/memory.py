"""What a seat knows of hidden cards, and dealing anew what it cannot know (section 5 of the ledger).

Goods: all of them move openly, but for those kept from a Treasury (`secret`). Buildings: the trail of a position says what
happened to each card; a seat that saw only part of it knows, for every hidden place, which cards may lie there. A choice a
seat could not see is taken as equally likely for each card it could have been. Exact but for two rare chains, which are dealt
a little too freely: a hand that mixes cards drawn before and after a reshuffle and then loses one unseen, and a Treasury whose
draws straddle a reshuffle.
"""

from typing import Final

from skerry.games.riga.goods import ONE, nth, total
from skerry.games.riga.state import (
    DISCARDED,
    DRAWN,
    KEPT,
    PUT_AWAY,
    RECALLED,
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

SPECTATOR: Final = -1


class Recollection:
    """Where buildings may lie as far as one seat knows.

    A zone is a list of slots; a slot is the set of cards (as bits) that may lie there, and the bit ANY stands for all cards
    this seat has never seen.
    """

    def __init__(self, seats: int, deck: int) -> None:
        self.any = 1 << deck
        self.unseen = self.any - 1
        self.zones: list[list[int]] = [[] for _ in range(HAND + seats)]
        self.zones[PILE] = [self.any] * deck

    def copy(self) -> "Recollection":
        twin = Recollection(0, 0)
        twin.any = self.any
        twin.unseen = self.unseen
        twin.zones = [zone[:] for zone in self.zones]
        return twin

    def see(self, building: int, zone: int) -> None:
        """The seat sees this card leave the zone: it lies in none of the other places."""
        card = 1 << building
        slots = self.zones[zone]
        if self.unseen & card:
            self.unseen -= card
            take_out(slots, self.any)
            return
        if card in slots:
            slots.remove(card)
        else:
            take_out(slots, card)
        for others in self.zones:
            for i in range(len(others)):
                if others[i] & card:
                    others[i] -= card

    def move_unseen(self, origin: int, goal: int) -> None:
        """Some card moves and the seat cannot tell which: every slot of the zone may now hold any of its cards."""
        slots = self.zones[origin]
        merged = 0
        for slot in slots:
            merged |= slot
        self.zones[origin] = [merged] * (len(slots) - 1)
        self.zones[goal].append(merged)

    def lay_down(self, building: int, goal: int) -> None:
        """A card the seat knows goes to a hidden zone."""
        self.zones[goal].append(1 << building)


def take_out(slots: list[int], bit: int) -> None:
    """A card lay in one of these slots; which is open, so what is left of them may hold what any of them could."""
    merged = 0
    last = -1
    for i in range(len(slots)):
        if slots[i] & bit:
            merged |= slots[i]
            last = i
    assert last >= 0, "a card that was seen lay in a place where it could be"
    for i in range(len(slots)):
        if slots[i] & bit:
            slots[i] = merged
    del slots[last]


class Recalled:
    """The end of the trail of a position that was dealt anew: what its seat knows and what all know, nothing else."""

    def __init__(self, seat: int, own: Recollection, public: Recollection, dealt: Riga) -> None:
        self.seat = seat
        self.own = own
        self.public = public
        self.held = tuple(dealt.held)
        self.active = dealt.active
        self.looking = dealt.looking


def recollect(g: Riga, seat: int) -> Recollection:
    """What the seat (or a spectator: -1) knows of the buildings, from the trail."""
    events: list[tuple[int, int, int]] = []
    trail = g.trail
    while trail is not None and trail[0] != RECALLED:
        events.append((trail[0], trail[1], trail[2]))
        trail = trail[3]
    known = Recollection(g.seats, g.components.deck) if trail is None else recalled_by(trail[3], seat)
    if not events:
        return known
    known = known.copy()
    for what, who, building in reversed(events):
        if what == TURNED_UP:
            known.see(building, PILE)
        elif what == REMOVED:
            known.lay_down(building, DISCARD)
        elif what == RESHUFFLED:
            known.zones[PILE] = known.zones[DISCARD]
            known.zones[DISCARD] = []
        elif who == seat:
            _own_act(known, what, building)
        else:
            _act_of_another(known, what, who, building)
    return known


def recalled_by(recalled: Recalled, seat: int) -> Recollection:
    """What a seat knew when the cards were dealt anew; of the others, no more than what all knew and their own hand."""
    if seat == recalled.seat:
        return recalled.own
    known = recalled.public.copy()
    if seat >= 0:
        for building in recalled.held[seat]:
            known.see(building, HAND + seat)
        if recalled.active == seat:
            for building in recalled.looking:
                known.see(building, LOOKING)
    return known


def _own_act(known: Recollection, what: int, building: int) -> None:
    if what == DRAWN:
        known.see(building, PILE)
    elif what == PUT_AWAY or what == DISCARDED:
        known.lay_down(building, DISCARD)


def _act_of_another(known: Recollection, what: int, who: int, building: int) -> None:
    if what == DRAWN:
        known.move_unseen(PILE, LOOKING)
    elif what == KEPT:
        known.move_unseen(LOOKING, HAND + who)
    elif what == PUT_AWAY:
        known.move_unseen(LOOKING, DISCARD)
    elif what == TAKEN:
        known.lay_down(building, HAND + who)
    elif what == SHOWN:
        known.see(building, HAND + who)
    elif what == DISCARDED:
        known.move_unseen(HAND + who, DISCARD)


# --- dealing anew -----------------------------------------------------------------------------------------------------


def resample(g: Riga, seat: int, rng: Rng) -> Riga:
    """A copy in which everything this seat cannot know is dealt anew, as likely as it is; its trail betrays nothing either."""
    own = recollect(g, seat)
    public = recollect(g, SPECTATOR)
    while True:
        dealt = g.copy()
        deal_buildings(dealt, seat, own, rng)
        deal_goods(dealt, seat, rng)
        dealt.trail = (RECALLED, seat, -1, Recalled(seat, own, public, dealt))
        if g.to_move < 0 or g.to_move == seat or dealt.pending.coherent(dealt):
            return dealt


def deal_buildings(g: Riga, seat: int, known: Recollection, rng: Rng) -> None:
    """Cards seen before lie where they still may, the most confined first; cards never seen fill what is left."""
    cards = place_cards(known, rng)
    while cards is None:
        cards = place_cards(known, rng)
    g.building_pile = sorted(cards[PILE])
    g.building_discard = cards[DISCARD]
    if g.active != seat:
        g.looking = tuple(cards[LOOKING])
    for other in range(g.seats):
        if other != seat:
            g.held[other] = tuple(cards[HAND + other])


def place_cards(known: Recollection, rng: Rng) -> list[list[int]] | None:
    """One way to fill all hidden zones, or None if the cards placed first left no room for a later one."""
    slots = [slot for zone in known.zones for slot in zone]
    contents = [-1] * len(slots)
    for card in most_confined_first(known, slots):
        room = [i for i in range(len(slots)) if contents[i] < 0 and slots[i] >> card & 1]
        if not room:
            return None
        contents[room[rng.below(len(room))]] = card
    unseen = [card for card in range(known.any.bit_length() - 1) if known.unseen >> card & 1]
    for i in range(len(slots)):
        if contents[i] < 0:
            if not slots[i] & known.any:
                return None
            pick = rng.below(len(unseen))
            contents[i] = unseen[pick]
            unseen[pick] = unseen[-1]
            unseen.pop()
    return split(contents, [len(zone) for zone in known.zones])


def most_confined_first(known: Recollection, slots: list[int]) -> list[int]:
    """The cards the seat has seen that lie hidden now, those with the fewest possible places first."""
    places: list[tuple[int, int]] = []
    for card in range(known.any.bit_length() - 1):
        count = sum([slot >> card & 1 for slot in slots])
        if count:
            places.append((count, card))
    places.sort()
    return [card for _, card in places]


def split(cards: list[int], sizes: list[int]) -> list[list[int]]:
    """Cut a list into pieces of these sizes."""
    pieces: list[list[int]] = []
    start = 0
    for size in sizes:
        pieces.append(cards[start : start + size])
        start += size
    return pieces


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
