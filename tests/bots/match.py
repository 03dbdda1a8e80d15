"""Games between bots, with all chance from seeds."""

from collections.abc import Callable

import skerry
from skerry import bots


def play_match(
    state: skerry.State, names: list[str], seed: int, player: Callable[[str, int], bots.Bot] = bots.bot
) -> skerry.State:
    """Play a game to its end; the bots are named seat by seat."""
    players = [player(name, seed + seat) for seat, name in enumerate(names)]
    chance, rng = skerry.Rng(seed), skerry.Rng(seed + 1)
    skerry.advance(state, chance)
    while state.to_move != skerry.OVER:
        state.play(bots.ask(players[state.to_move], state, rng))
        skerry.advance(state, chance)
    return state
