"""Chance: what is drawn is what is listed, as often as it is listed, and dice are fair."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import sqrt
from typing import Final

from skerry.kernel.rng import Rng
from skerry.kernel.state import State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.snapshots import question

DRAWS: Final = 40
"""At each chance that is looked at; they add up."""


def is_unlikely(found: int, expected: float, variance: float) -> bool:
    """Does a count lie so far off that chance does not explain it? Seldom things may come a few times more."""
    return abs(found - expected) > 5 * sqrt(variance) + 4


class Odds:
    """How often each outcome of each chance was drawn, and how often it should have been."""

    def __init__(self, dice: Mapping[str, int]) -> None:
        self.dice = dice
        # Its own and never begun anew: games that repeat each other would otherwise count the same draws again.
        self.rng = Rng(0)
        self.drawn: Counter[tuple[str, str]] = Counter()
        self.expected: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.variance: defaultdict[tuple[str, str], float] = defaultdict(float)

    def look_at(self, state: State) -> None:
        """Compare one chance with itself: outcomes, weights, and what is drawn."""
        outcomes = state.chances()
        asked = question(state)
        for move, weight in outcomes:
            likely = "chances() lists what cannot come any more; leave it out"
            expect(weight > 0, f"the outcome {move.word!r} of {asked} has the weight {weight}", likely)
        self.check_dice(asked, {move.word: weight for move, weight in outcomes}, state)
        total = sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            odds = weight / total
            self.expected[asked, move.word] += DRAWS * odds
            self.variance[asked, move.word] += DRAWS * odds * (1 - odds)
        possible = {move.word for move, _ in outcomes}
        for _ in range(DRAWS):
            word = state.draw(self.rng).word
            if word not in possible:
                raise Flaw(f"{asked} draws {word!r}, which chances() does not list", "draw() disagrees with chances()")
            self.drawn[asked, word] += 1

    def check_dice(self, asked: str, weights: dict[str, int], state: State) -> None:
        """Every face of a die can come, and each is as likely as any other."""
        for family in {move.family for move in state.moves()}:
            faces = self.dice.get(family.name)
            if faces is None:
                continue
            words = [move.word for move in family.moves if move.word in weights]
            told = f"the die of {asked} shows {', '.join(words)}"
            expect(len(words) == faces, f"{told}; it has {faces} faces", "the alphabet or chances() leaves a face out")
            likely = "the weights of a die differ; leave the family out of `dice` if it is meant to be loaded"
            expect(len({weights[word] for word in words}) == 1, f"the die of {asked} is loaded: {weights}", likely)

    def check(self) -> None:
        """What was drawn was drawn as often as its weight says."""
        for (asked, word), expected in self.expected.items():
            found = self.drawn[asked, word]
            if is_unlikely(found, expected, self.variance[asked, word]):
                told = f"{asked} drew {word!r} {found} times and not about {expected:.0f} times"
                raise Flaw(told, "draw() disagrees with the weights of chances()")
