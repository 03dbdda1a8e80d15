"""How well a network plays: matches of one seat against bots on all the others, from fresh seeds.

python -m skerry.learn.matches haithabu --weights learned/haithabu.npz --games 100
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import skerry
from skerry import Game, Move, Rng, State
from skerry.bots import Bot, ask, bot
from skerry.bots.network import Network, observation_of
from skerry.kernel.driver import advance
from skerry.learn.checkpoints import Checkpoint
from skerry.learn.settings import Setting, drawn_setting

FRESH = 1 << 60
"""No seed from here on was learned from."""


class Pupil(Bot):
    """Plays the move that a network thinks best."""

    def __init__(self, network: Network) -> None:
        super().__init__("pupil")
        self.network = network

    def choose(self, state: State) -> Move:
        numbers = observation_of(state.game).numbers(state, state.to_move)
        logits = self.network.look(np.frombuffer(numbers, np.uint8)[None]).logits[0]
        moves = state.moves()
        return moves[int(logits[[move.id for move in moves]].argmax())]


class Match(NamedTuple):
    """One game."""

    slug: str
    weights: Path | None
    """A checkpoint; None: what ships."""
    bot: str
    seats: int
    seat: int
    """Where the network sits."""
    seed: int
    house: bool
    """Whether variants and house rules are drawn."""


class Result(NamedTuple):
    seats: int
    share: float
    """Of the victory."""
    points: int
    most: int
    """The points of the best of the others."""
    outcome: dict[str, Any]
    seat: int


def network(game: Game, weights: Path | None) -> Network:
    """A network by its checkpoint, or the one that ships."""
    if weights is None:
        shipped = Network.load(game)
        if shipped is None:
            raise skerry.SkerryError(f"No network ships for {game.title}.")
        return shipped
    checkpoint = Checkpoint.read(game, weights)
    return Network(game, checkpoint.weights, {"sources": checkpoint.sources})


_networks: dict[tuple[str, Path | None], Network] = {}


def play(match: Match) -> Result:
    game = skerry.game(match.slug)
    if (match.slug, match.weights) not in _networks:
        _networks[match.slug, match.weights] = network(game, match.weights)
    pupil = Pupil(_networks[match.slug, match.weights])
    chance, asking = Rng(match.seed), Rng(match.seed + 1)
    setting = drawn_setting(game, asking, match.seats) if match.house else Setting(match.seats, {})
    state = setting.start(game)
    others = [bot(match.bot, match.seed + seat) for seat in range(match.seats)]
    advance(state, chance)
    while state.to_move >= 0:
        state.apply(ask(pupil if state.to_move == match.seat else others[state.to_move], state, asking))
        advance(state, chance)
    winners, scores = state.winners(), state.scores()
    share = 1 / len(winners) if match.seat in winners else 0.0
    most = max((scores[seat] for seat in range(match.seats) if seat != match.seat), default=0)
    return Result(match.seats, share, scores[match.seat], most, state.outcome(), match.seat)


def matches(slug: str, weights: Path | None, name: str, seats: int, games: int, house: bool, first: int) -> list[Match]:
    return [Match(slug, weights, name, seats, game % seats, first + game // seats, house) for game in range(games)]


def results(jobs: list[Match], processes: int, seconds: float) -> Iterator[Result]:
    """As they come, until the time is over."""
    until = time.monotonic() + seconds
    pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
    try:
        for future in as_completed([pool.submit(play, job) for job in jobs], timeout=seconds):
            yield future.result()
            if time.monotonic() > until:
                return
    except TimeoutError:
        return
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def summary(slug: str, name: str, found: list[Result], house: bool) -> list[str]:
    """A sentence for each number of seats."""
    lines = []
    for seats in sorted({result.seats for result in found}):
        own = [result for result in found if result.seats == seats]
        share = float(np.mean([result.share for result in own]))
        error = 1.96 * (max(share * (1 - share), 1e-4) / len(own)) ** 0.5
        points, most = (float(np.mean([getattr(result, key) for result in own])) for key in ("points", "most"))
        rules = " with house rules" if house else ""
        line = f"{slug}{rules}, {seats} seats: {share:.1%} ± {error:.1%} of {len(own)} games"
        line += f" against {name}, {points:.1f} points, the best other {most:.1f}"
        filled = [result.outcome["filled"][result.seat] for result in own if "filled" in result.outcome]
        lines.append(line + (f", {np.mean(filled):.1f} orders" if filled else ""))
    return lines


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Match a network against a bot.")
    parser.add_argument("game")
    parser.add_argument("--weights", type=Path, help="a checkpoint; without it, the network that ships")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100, help="for each number of seats (default: 100)")
    parser.add_argument("--seats", type=int, nargs="*", help="default: all the game has")
    parser.add_argument("--house", action="store_true", help="draw variants and house rules")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--first", type=int, default=FRESH, help="the first seed")
    chosen = parser.parse_args(arguments)
    jobs: list[Match] = []
    for seats in chosen.seats or skerry.game(chosen.game).seats:
        jobs += matches(chosen.game, chosen.weights, chosen.bot, seats, chosen.games, chosen.house, chosen.first)
    jobs.sort(key=lambda job: job.seed)
    found = list(results(jobs, chosen.processes, chosen.seconds))
    print("\n".join(summary(chosen.game, chosen.bot, found, chosen.house)), flush=True)


if __name__ == "__main__":
    main()
