"""What a bot is, and the one way to ask it."""

from mypy_extensions import mypyc_attr

from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for any game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State) -> Move:
        """A legal move for the seat to move. The state is the bot's own, to change as it likes."""
        raise AssertionError(f"{type(self).__name__} does not choose")


def ask(bot: Bot, state: State, rng: Rng) -> Move:
    """The bot's move for the seat to move. It sees only a copy in which all that the seat cannot know is dealt anew."""
    seat = state.to_move
    assert seat >= 0, "chance and the end of a game are not for bots to decide"
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    move = bot.choose(state.resample(seat, rng))
    return state.game.alphabet[move.id]
