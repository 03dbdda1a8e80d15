"""What a bot plays in a position, and how often it wins: for tests of what a game tells the bots."""

from skerry.bots import ask, bot
from skerry.bots.match import play_match
from skerry.kernel.game import Game
from skerry.kernel.rng import Rng
from skerry.kernel.state import State


def chosen(g: State, name: str = "greedy") -> str:
    """The word that a bot says here."""
    return ask(bot(name, seed=1), g, Rng(1)).word


def won_against_chance(game: Game, games: int, name: str = "greedy") -> int:
    """How many of these games for two a bot wins against random moves, in either seat by turns."""
    won = 0
    for seed in range(games):
        names = [name, "random"] if seed % 2 else ["random", name]
        won += names.index(name) in play_match(game.start(2), names, seed).winners()
    return won
