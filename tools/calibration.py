"""Are the chances to win that hints and reviews tell right? Games that nobody learned from, one position of each.

`python tools/calibration.py --games 2000 --to docs/pictures/chances.svg` lets masters play, with every number of seats
and with house rules in half of the games. At one moment of each game one seat says how likely it is to win. These
chances are sorted and cut into ten parts of the same size; in each part the mean chance is set beside the share of
games that were won, with an interval that holds for all ten parts at once with 95 %.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from matplotlib.figure import Figure

import skerry
from skerry import bots
from skerry.bots.advice import foreseen
from skerry.bots.trained import trained
from skerry.kernel.house_rules import drawn_variants
from skerry.lab.intervals import Estimate, share

FRESH: Final = 1 << 61
"""No seed from here on was learned from."""
PARTS: Final = 10


class Said(NamedTuple):
    """A chance to win that a seat named, and the share of the victory that it got."""

    chance: float
    won: float


class Part(NamedTuple):
    """A tenth of what was said: the mean chance, and how often it came true."""

    chance: float
    won: Estimate

    @property
    def right(self) -> bool:
        return self.won.low <= self.chance <= self.won.high


def told(task: tuple[str, int]) -> Said:
    """What one seat said at some moment of one game."""
    slug, number = task
    game, chance = skerry.game(slug), skerry.Rng(FRESH + number)
    network = trained(game)
    assert network is not None, f"nothing was learned for {slug}"
    seats = max(2, game.seats.start) + number % (game.seats.stop - max(2, game.seats.start))
    state = game.start(seats, drawn_variants(game, seats, chance) if number // 4 % 2 else {})
    states = []
    players = [bots.bot("master", seat) for seat in range(seats)]
    skerry.advance(state, chance)
    while state.to_move != skerry.OVER:
        states.append(state.copy())
        state.apply(bots.ask(players[state.to_move], state, chance))
        skerry.advance(state, chance)
    asked, seat = states[chance.below(len(states))], chance.below(seats)
    winners = state.winners()
    return Said(foreseen(network, asked, seat, chance)[seat], (seat in winners) / len(winners))


def parts(said: Sequence[Said]) -> list[Part]:
    """Tenths of the same size, from the smallest chances to the greatest."""
    ordered = sorted(said)
    cuts = [round(len(ordered) * part / PARTS) for part in range(PARTS + 1)]
    found = []
    for first, end in pairwise(cuts):
        own = ordered[first:end]
        won = share([one.won for one in own], range(len(own)), looks=PARTS)
        found.append(Part(float(np.mean([one.chance for one in own])), won))
    return found


def drawn(found: dict[str, list[Part]], path: Path) -> None:
    """A picture for each game: the chance that was named across, the share of games won upwards."""
    figure = Figure(figsize=(2.1 * len(found), 2.4), layout="constrained")
    for axes, (slug, own) in zip(np.atleast_1d(figure.subplots(1, len(found), sharey=True)), found.items()):
        axes.plot([0, 100], [0, 100], color="#999999", linewidth=1)
        for part in own:
            x, colour = 100 * part.chance, "#1f5f8b" if part.right else "#b03a2e"
            axes.plot([x, x], [100 * part.won.low, 100 * part.won.high], color=colour, linewidth=2, alpha=0.5)
            axes.plot([x], [100 * part.won.value], "o", color=colour, markersize=4)
        axes.set(title=skerry.game(slug).title, xlim=(0, 100), ylim=(0, 100), xlabel="named, %")
        axes.title.set_fontsize(10)
    figure.axes[0].set_ylabel("won, %")
    figure.savefig(path, format="svg", metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Chances to win beside how often they come true.")
    parser.add_argument("--game", action="append", choices=skerry.games(), help="by default all")
    parser.add_argument("--games", type=int, default=2000, help="of each game (default: 2000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--to", type=Path, help="draw it into this SVG file")
    chosen = parser.parse_args(arguments)
    found: dict[str, list[Part]] = {}
    with multiprocessing.Pool(chosen.jobs) as pool:
        for slug in chosen.game or skerry.games():
            said = pool.map(told, [(slug, number) for number in range(chosen.games)], chunksize=16)
            found[slug] = parts(said)
            print(f"{slug}: {sum(part.right for part in found[slug])} of {PARTS} parts within their interval")
            for part in found[slug]:
                print(
                    f"  named {part.chance:6.1%}  won {part.won.value:6.1%} ({part.won.low:.1%} to {part.won.high:.1%})"
                )
    if chosen.to is not None:
        drawn(found, chosen.to)
    return int(not all(part.right for own in found.values() for part in own))


if __name__ == "__main__":
    sys.exit(main())
