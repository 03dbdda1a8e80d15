"""Players for any game. A driver asks them through `ask`, so none of them can peek."""

from collections.abc import Callable

from skerry.bots.base import Bot, ask
from skerry.bots.greedy_bot import GreedyBot
from skerry.bots.random_bot import RandomBot
from skerry.bots.rash_bot import RashBot
from skerry.bots.search_bot import SearchBot
from skerry.kernel.errors import SetUpError

__all__ = ["LEVELS", "QUICK", "STAND_IN", "USUAL", "Bot", "ask", "bot", "names"]

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "beginner": lambda seed: RashBot("beginner", seed, looks=2, care=0.6),
    "casual": lambda seed: RashBot("casual", seed, looks=2, care=1.7),
    "strong": lambda seed: RashBot("strong", seed, looks=5, care=2.5),
    "greedy": GreedyBot,
    "expert": lambda seed: SearchBot("expert", seed, descents=100, seconds=4.5),
}
"""Name → what makes the bot from a seed, from the weakest to the strongest."""

LEVELS = ("beginner", "casual", "strong", "expert")
"""Those that people are offered; the others are for comparison."""
USUAL = "casual"
"""The one that plays where nobody asked for another."""
QUICK = ("random", "beginner", "casual", "strong", "greedy")
"""Those that answer within a fraction of a second: at most 0.18 s in 400,000 answers, interpreted."""
STAND_IN = "strong"
"""The quick one that chooses for a bot that came to no answer."""


def names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed gives the same decisions."""
    if name not in BOTS:
        known = ", ".join(names())
        raise SetUpError("no-bot", name=repr(name), known=known)
    return BOTS[name](seed)
