"""Players for any game. A driver asks them through `ask`, so none of them can peek."""

from collections.abc import Callable, Iterable
from typing import Final

from skerry.bots.base import Bot, ask
from skerry.bots.deep_bot import DeepBot
from skerry.bots.greedy_bot import GreedyBot
from skerry.bots.random_bot import RandomBot
from skerry.bots.rash_bot import RashBot
from skerry.bots.search_bot import SearchBot
from skerry.bots.trained import trained
from skerry.kernel.errors import SetUpError
from skerry.kernel.game import Game

__all__ = [
    "LEARNED",
    "LEVELS",
    "QUICK",
    "STAND_IN",
    "UNLEARNED",
    "USUAL",
    "Bot",
    "ask",
    "bot",
    "is_offered",
    "is_quick",
    "learned",
    "names",
    "playing_as",
]

DESCENTS: Final = 100
SECONDS: Final = 4.5
"""What a search allows itself that has no network."""
MASTERS_LOOKS: Final = 200
"""How many looks a master takes with its network: 15 to 30 milliseconds of one core."""
LOOKS: Final = 1200
"""Those of a grandmaster."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "beginner": lambda seed: RashBot("beginner", seed, looks=3, care=1.0, finishes=False),
    "casual": lambda seed: RashBot("casual", seed, looks=5, care=2.0),
    "strong": lambda seed: RashBot("strong", seed, looks=12, care=6.0),
    "greedy": GreedyBot,
    "expert": lambda seed: SearchBot("expert", seed, DESCENTS, SECONDS),
    "master": lambda seed: DeepBot("master", seed, DESCENTS, SECONDS, MASTERS_LOOKS),
    "grandmaster": lambda seed: DeepBot("grandmaster", seed, DESCENTS, SECONDS, LOOKS),
}
"""Name → what makes the bot from a seed, from the weakest to the strongest."""

LEVELS = ("beginner", "casual", "strong", "expert", "master", "grandmaster")
"""Those that people are offered; the others are for comparison."""
LEARNED = ("master", "grandmaster")
"""Those that play by what a network learned of the game."""
UNLEARNED = "expert"
"""The one that plays in their place where nothing was learned."""
USUAL = "casual"
"""The one that plays where nobody asked for another."""
QUICK = ("random", "beginner", "casual", "strong", "greedy")
"""Those that answer within a fraction of a second: at most 0.18 s in 400,000 answers, interpreted."""
QUICK_IF_LEARNED = ("master",)
"""Those that do so where they have a network."""
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


def learned(game: Game) -> bool:
    """Is there a network that learned this game with this pack?"""
    return trained(game) is not None


def is_offered(name: str, games: Iterable[Game]) -> bool:
    """Can people choose this level? One that needs a network only if some game has one."""
    return name in LEVELS and (name not in LEARNED or any(learned(game) for game in games))


def playing_as(name: str, game: Game) -> str:
    """The bot that plays under a name: for one that needs a network, where there is none, the best of the others."""
    return UNLEARNED if name in LEARNED and not learned(game) else name


def is_quick(name: str, learned: bool) -> bool:
    """Does this bot answer within a fraction of a second, in a game that was learned or in one that was not?"""
    return name in QUICK or (learned and name in QUICK_IF_LEARNED)
