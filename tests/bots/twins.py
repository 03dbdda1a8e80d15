"""Bots that peek are found out: two positions that a seat cannot tell apart, and what it decides in each.

Beside a game goes a twin of every position, in which all that the seat to move cannot know is dealt another way. A bot
is asked in the one, and another of the same seed in the other; both keep their memories through the whole game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import skerry
from skerry import bots
from skerry.bots.deep_bot import DeepBot
from skerry.bots.search_bot import SearchBot
from skerry.kernel.testing import positions

HIDING = ("riga", "gotlandia")
"""Games in which something stays hidden; in the others all can be worked out from what was seen."""
DESCENTS = 12
LOOKS = 24
EVER = 1e9
"""Of a search, so that thousands of positions can be looked at; with no clock, which would make chance of it."""
OTHER_CHANCE = 1 << 40
"""From the seed of a game to that of its twins."""


@dataclass
class Compared:
    """How many positions with a choice there were, and what was found in them."""

    positions: int = 0
    different: int = 0
    """In these something was dealt another way that another seat sees; piles differ in far more."""
    decisions: int = 0
    peeked: list[str] = field(default_factory=list)

    def __add__(self, other: "Compared") -> "Compared":
        return Compared(
            self.positions + other.positions,
            self.different + other.different,
            self.decisions + other.decisions,
            self.peeked + other.peeked,
        )


class Twins:
    """Two bots of the same name and seed."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.bots = [made(name, seed), made(name, seed)]

    def decide(self, g: skerry.State, twin: skerry.State, seed: int) -> tuple[str, str]:
        one, other = [bots.ask(bot, state, skerry.Rng(seed)) for bot, state in zip(self.bots, (g, twin), strict=True)]
        return one.word, other.word


def made(name: str, seed: int) -> bots.Bot:
    """The bot by its name; one that searches does so quickly."""
    bot = bots.bot(name, seed)
    if isinstance(bot, DeepBot):
        return DeepBot(name, seed, DESCENTS, EVER, LOOKS)
    return SearchBot(name, seed, DESCENTS, EVER) if isinstance(bot, SearchBot) else bot


def compare(slug: str, seats: int, seed: int, every: Mapping[str, int]) -> Compared:
    """One game; each of these bots is asked at every n-th choice.

    The last that was asked has its way, so that a search meets the decisions it has kept a tree for; else chance has.
    """
    chance, found = skerry.Rng(seed + OTHER_CHANCE), Compared()
    twins = [[Twins(name, seed) for name in every] for _ in range(seats)]
    said: list[str] = []
    start = skerry.game(slug).start(seats)
    game = positions(start, seed, lambda moves: [move for move in moves if move.word in said] or moves)
    choices = (g for g in game if g.to_move >= 0 and len(g.moves()) > 1)
    for number, g in enumerate(choices):
        said.clear()
        asked = [one for one in twins[g.to_move] if number % every[one.name] == 0]
        if not asked:
            continue
        twin = g.resample(g.to_move, chance)
        found.positions += 1
        found.different += told(g) != told(twin)
        found.decisions += len(asked)
        for one in asked:
            word, other = one.decide(g, twin, number)
            said[:] = [word]
            if word != other:
                found.peeked.append(f"{one.name}, {slug} with {seats} seats, seed {seed}, choice {number}")
                twins[g.to_move].remove(one)  # from here on their memories differ
    return found


def told(g: skerry.State) -> list[object]:
    """What the seats see, all together."""
    return [g.view(seat) for seat in range(g.seats)]
