"""Players for any game. A driver asks them through `ask`, so none of them can peek."""

from collections.abc import Callable

from skerry.bots.base import Bot, ask
from skerry.bots.greedy_bot import GreedyBot
from skerry.bots.random_bot import RandomBot
from skerry.kernel.errors import SetUpError

__all__ = ["Bot", "ask", "bot", "names"]

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Name → what makes the bot from a seed, from the weakest to the strongest."""


def names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed gives the same decisions."""
    if name not in BOTS:
        known = ", ".join(names())
        raise SetUpError(
            f"There is no bot {name!r}; there are: {known}.", f"Es gibt keinen Bot {name!r}; es gibt: {known}."
        )
    return BOTS[name](seed)
