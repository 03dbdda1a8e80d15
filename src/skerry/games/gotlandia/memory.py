"""What a seat cannot know is dealt anew: others' hands and those of their reputation cards that were never revealed.

Piles hold no order, so only these are hidden. A deck and the secret part of a hand together follow from the open cards,
and that part is any of them. When a deck runs out the whole hand is known to all, and remains so card by card until it
is played.
"""

from skerry.games.gotlandia.cards import NOTHING
from skerry.games.gotlandia.setup import can_be_dealt
from skerry.games.gotlandia.state import Gotlandia, without
from skerry.kernel.rng import Rng


def resample(g: Gotlandia, seat: int, rng: Rng) -> Gotlandia:
    """A copy in which everything this seat cannot know is dealt anew, as likely as it is."""
    copy = g.copy()
    for other in range(g.seats):
        if other != seat:
            deal_hand(copy, other, rng)
    deal_reputations(copy, seat, rng)
    return copy


def deal_hand(g: Gotlandia, owner: int, rng: Rng) -> None:
    """The secret part of a hand is any of the cards that may be in it or in the deck."""
    secret = g.hand[owner]
    for card in g.known[owner]:
        secret = without(secret, card)
    pool = sorted(g.deck[owner] + secret)
    hand = list(g.known[owner])
    for _ in secret:
        hand.append(pool.pop(rng.below(len(pool))))
    g.hand[owner] = tuple(sorted(hand))
    g.deck[owner] = tuple(pool)


def deal_reputations(g: Gotlandia, seat: int, rng: Rng) -> None:
    """Others were dealt any cards that the seat has not seen, new players even ones, and kept either of theirs.

    A card that was revealed stays with its player.
    """
    seen = g.dealt[seat] + g.reputation
    unseen = [card for card in range(len(g.components.reputations)) if card not in seen]
    new: list[bool] = g.variants["new_players"]
    dealt, kept = list(g.dealt), list(g.kept)
    order = [other for other in range(g.seats) if new[other]] + [other for other in range(g.seats) if not new[other]]
    for other in order:
        if other == seat:
            continue
        cards = [card for card in g.dealt[other] if card == g.reputation[other]]
        while len(cards) < len(g.dealt[other]):
            possible = [card for card in unseen if can_be_dealt(g, other, card)]
            cards.append(possible[rng.below(len(possible))])
            unseen.remove(cards[-1])
        dealt[other] = tuple(sorted(cards))
        if g.kept[other] != NOTHING:
            kept[other] = cards[rng.below(len(cards))]
    g.dealt, g.kept = tuple(dealt), tuple(kept)
