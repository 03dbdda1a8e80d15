"""What a crew cannot know, dealt anew (LOW-5)."""

from low_water.state import LowWater
from skerry.kernel.rng import Rng


def resample(g: LowWater, seat: int, rng: Rng) -> LowWater:
    """The hands of the others come from all cards that this seat has not seen, each as likely as any other.

    Cards enter a hand unseen and leave it openly, so that is all there is to know of them.
    """
    dealt = g.copy()
    hidden = [other for other in range(g.seats) if other not in (seat, g.laid_open)]
    for other in hidden:
        dealt.deck = [in_deck + held for in_deck, held in zip(dealt.deck, g.hands[other])]
    for other in hidden:
        dealt.hands[other] = [0] * len(dealt.deck)
        for _ in range(g.cards(other)):
            dealt.hands[other][taken(dealt.deck, rng)] += 1
    return dealt


def taken(cards: list[int], rng: Rng) -> int:
    """A card taken from these at random: its kind."""
    kind = rng.weighted(cards)
    cards[kind] -= 1
    return kind
