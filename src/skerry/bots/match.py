"""Games between bots, with all chance from seeds: for tests and trials."""

from collections.abc import Callable

from skerry.bots import Bot, ask, bot
from skerry.kernel.driver import advance
from skerry.kernel.rng import Rng
from skerry.kernel.state import OVER, State


def play_match(state: State, names: list[str], seed: int, player: Callable[[str, int], Bot] = bot) -> State:
    """Play a game to its end; the bots are named seat by seat."""
    players = [player(name, seed + seat) for seat, name in enumerate(names)]
    chance, rng = Rng(seed), Rng(seed + 1)
    advance(state, chance)
    while state.to_move != OVER:
        state.play(ask(players[state.to_move], state, rng))
        advance(state, chance)
    return state
