"""Finds how sure a lead is: plays games among bots and fits the doubt of each game's knowledge to who won.

`python tools/fit_doubt.py --game riga` prints the LEAST_DOUBT and DOUBT_TO_COME of games/riga/bot.py under which the
results were the most likely, and how good the chances to win are then: the mean surprise at the winner, in bits, beside
that of someone who always says that all seats are equally likely.
"""

import argparse
from collections.abc import Iterator
from math import exp, log2

import skerry
from skerry import bots

LEAST = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
TO_COME = (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0)


class Moment:
    """What was expected at some point of a game, and the share of the victory that each seat got in the end."""

    def __init__(self, points: list[float], to_come: float) -> None:
        self.points = points
        self.to_come = to_come
        self.won: list[float] = []

    def surprise(self, least: float, growing: float) -> float:
        """In bits, at who won, for someone with this doubt."""
        doubt = least + growing * self.to_come
        best = max(self.points)
        weights = [exp((points - best) / doubt) for points in self.points]
        return sum(-won * log2(max(weight / sum(weights), 1e-9)) for won, weight in zip(self.won, weights))


def moments(game: skerry.Game, seats: int, bot: str, seed: int) -> list[Moment]:
    """Of one game: the decisions at which a turn begins."""
    state = game.start(seats)
    players = [bots.bot(bot, seed + seat) for seat in range(seats)]
    chance, rng = skerry.Rng(seed), skerry.Rng(seed + 1)
    found: list[Moment] = []
    turn = None
    skerry.advance(state, chance)
    while state.to_move != skerry.OVER:
        if state.turn() != turn:
            turn = state.turn()
            seen = state.resample(state.to_move, rng)
            found.append(Moment(game.knowledge.expected(seen), game.knowledge.to_come(seen)))
        state.apply(bots.ask(players[state.to_move], state, rng))
        skerry.advance(state, chance)
    winners = state.winners()
    for moment in found:
        moment.won = [(seat in winners) / len(winners) for seat in range(seats)]
    return found


def fitted(found: list[Moment]) -> tuple[float, float, float]:
    """The mean surprise with the best doubt, and that doubt."""
    return min((mean_surprise(found, least, growing), least, growing) for least in LEAST for growing in TO_COME)


def mean_surprise(found: list[Moment], least: float, growing: float) -> float:
    return sum(moment.surprise(least, growing) for moment in found) / len(found)


def played(game: skerry.Game, bot: str, games: int) -> Iterator[Moment]:
    """Games with two seats and with as many as there can be, by turns."""
    for number in range(games):
        yield from moments(game, (max(2, game.seats.start), game.seats.stop - 1)[number % 2], bot, 1000 * number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=skerry.games(), help="which game; may be repeated")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games are played")
    parser.add_argument("--bot", default="casual", choices=bots.names(), help="who plays them")
    wanted = parser.parse_args()
    for slug in wanted.game or skerry.games():
        found = list(played(skerry.game(slug), wanted.bot, wanted.games))
        surprise, least, growing = fitted(found)
        blind = sum(log2(len(moment.points)) for moment in found) / len(found)
        print(f"{slug}: LEAST_DOUBT {least}, DOUBT_TO_COME {growing}; surprise {surprise:.3f} bits, blind {blind:.3f}")


if __name__ == "__main__":
    main()
