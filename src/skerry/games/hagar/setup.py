"""Set-up (HAG-01 to HAG-06): seats and tokens, the pile, and who starts."""

from typing import Any, Final

from skerry.games.hagar.components import DIE, Components
from skerry.games.hagar.state import Hagar, HagarChance, HagarStep, replaced
from skerry.games.hagar.turn import TURN
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng


def set_up(game: Game, components: Components, seats: int, variants: dict[str, Any]) -> Hagar:
    """A new game at its first chance; a solo player starts without rolling (HAG-05)."""
    g = Hagar(game, components, seats, variants)
    g.then(TURN[0] if seats == 1 else StartRolls(tuple(range(seats))))
    g.settle()
    return g


class StartRolls(HagarStep):
    """These players roll the die in turn; the highest starts, those tied for it roll again (HAG-05, HAG-R3)."""

    def __init__(self, rolling: tuple[int, ...]) -> None:
        self.rolling = rolling

    def run(self, g: Hagar) -> None:
        for seat in self.rolling:
            if g.rolls[seat] == 0:
                g.active = seat
                g.then(ROLL_FOR_START, self)
                return
        highest = max([g.rolls[seat] for seat in self.rolling])
        tied = tuple([seat for seat in self.rolling if g.rolls[seat] == highest])
        if len(tied) == 1:
            start(g, tied[0])
        else:
            roll_again(g, tied)


def start(g: Hagar, seat: int) -> None:
    """The starting player, of this round and of all others (HAG-05, HAG-13)."""
    g.start_player = seat
    if g.journal is not None:
        g.tell("starts", seat, {}, "HAG-05")
    g.then(TURN[seat])


def roll_again(g: Hagar, tied: tuple[int, ...]) -> None:
    """Only the players tied for the highest roll; the others are out (HAG-R3)."""
    if g.journal is not None:
        g.tell("roll-again", -1, {"players": list(tied)}, "HAG-05")
    g.rolls = tuple([0 if seat in tied else roll for seat, roll in enumerate(g.rolls)])
    g.then(StartRolls(tied))


class RollForStart(HagarChance):
    """HAG-C1: the player whose roll it is rolls the die."""

    def chances(self, g: Hagar) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: Hagar, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(DIE)]

    def choose(self, g: Hagar, move: Move) -> None:
        g.rolls = replaced(g.rolls, g.active, move.index + 1)
        if g.journal is not None:
            g.tell("rolled", g.active, {"roll": move.index + 1}, "HAG-05")


ROLL_FOR_START: Final = RollForStart()
