"""Luck that two games can share: what chance decides depends on when and what is drawn, not on what came before.

One stream of numbers would be the same for two games only until one of them draws once more than the other. Here every
draw has numbers of its own, one for each word that could be drawn, and they follow from the seed, the turn, how many
such draws that turn had, and the word. The word with the smallest of "number by weight" is drawn (a race of exponential
clocks), so the odds are exactly those of the rules; two games in which nearly the same can be drawn nearly always draw
the same.
"""

import math
from collections import Counter

from skerry import Move, Rng, State, Turn
from skerry.lab.plan import seed_of


class Luck:
    """The chance of one game, as `skerry.advance` wants it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws: Counter[tuple[Turn, str]] = Counter()  # by the turn and the family of their words

    def __call__(self, state: State) -> Move:
        outcomes = state.chances()
        if len(outcomes) == 1:
            return outcomes[0][0]
        seed = seed_of(self.seed, self.occasion(state.turn(), outcomes[0][0].family.name))
        return min(outcomes, key=lambda outcome: _arrival(seed, outcome[0].word) / outcome[1])[0]

    def occasion(self, turn: Turn, family: str) -> str:
        """What a draw is for: the turn, what is drawn, and how many of these that turn had."""
        self.draws[turn, family] += 1
        return f"{turn.number} {turn.seat}: {family} {self.draws[turn, family]}"


def _arrival(seed: int, word: str) -> float:
    """When the clock of a word rings if it goes at speed 1."""
    rng = Rng(seed ^ int.from_bytes(word.encode(), "big") % ((1 << 61) - 1))
    return -math.log((int(rng.bits32()) + 0.5) / (1 << 32))
