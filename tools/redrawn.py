"""What of a board is drawn anew with a move, and what it has read that had changed: `python tools/redrawn.py riga`

Everyone looks at whole random games. Of each function that draws: how often it drew with a move, what share of the
drawing it took, and which of the things it had read were new most often.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from time import process_time
from unittest.mock import patch

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry.drawing import parts
from skerry.drawing.layout import Picture
from skerry.drawing.parts import Drawn, Fork, Kept, Sight, Way
from skerry.kernel.board import Glance
from skerry.kernel.testing import positions

LATEST = 100
"""Of what was drawn before, so much is compared with what is drawn now."""
MOST = 12
"""Functions that are told of."""
NEW = "new arguments"


class Noticing(Kept):
    """Notes what is drawn anew, and why."""

    def __init__(self) -> None:
        super().__init__()
        self.reasons: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._inside = [0.0]

    def drawn(
        self, sight: Sight, draw: Callable[..., Picture], arguments: tuple[Hashable, ...], part: str = ""
    ) -> Drawn:
        fork = self._drawn.get((draw, arguments, part, sight.alike))
        if fork is not None and fork.drawn(sight) is not None:
            return super().drawn(sight, draw, arguments, part)
        name = f"{draw.__module__.rpartition('.')[2]}.{draw.__name__}"
        self.reasons[name][NEW if fork is None else " + ".join(changed(fork, sight))] += 1
        began = process_time()
        self._inside.append(0.0)
        drawn = super().drawn(sight, draw, arguments, part)
        took = process_time() - began
        self.seconds[name] += took - self._inside.pop()
        self._inside[-1] += took
        return drawn


def changed(fork: Fork, sight: Sight) -> list[str]:
    """What was read is nowhere else as on this sight; what is other than where it was most alike."""
    try:
        answers = fork.answers(sight)
    except (AttributeError, LookupError, TypeError):
        return ["something that is not there"]
    way = fork.ways.get(answers)
    if isinstance(way, Fork):
        return changed(way, sight)
    others = [[place for place, answer in enumerate(answers) if answer != other[place]] for other in fork.ways]
    return [named(fork.reads[place]) for place in min(others[-LATEST:], key=len)]


def named(way: Way) -> str:
    """For example view.players[1].points."""
    said = ""
    for kind, name in way.steps:
        said += f".{name}" if kind == "field" else f"[{name}]" if kind == "item" else f" {kind} {name}".rstrip()
    return said.removeprefix(".")


def look(slug: str, games: int) -> tuple[Noticing, int]:
    """Everyone looks, from the first move to the last; how many positions there were."""
    noticed, count = Noticing(), 0
    seats = max(skerry.game(slug).seats)
    names = [f"Seat {seat}" for seat in range(seats)]
    with patch.object(parts, "KEPT", noticed):
        for seed in range(games):
            for state in positions(skerry.game(slug).start(seats), seed):
                count += 1
                for seat in range(seats):
                    moves = state.moves() if state.to_move == seat else []
                    state.game.board_parts(Glance(state.seen_by(seat), moves, "en", names, bare=True))
    return noticed, count


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What of a board is drawn anew with a move, and why.")
    parser.add_argument("game", help="such as riga, or one that a plug-in brings")
    parser.add_argument("--games", type=int, default=1, help="that are looked at (default: 1)")
    chosen = parser.parse_args(arguments)
    noticed, count = look(chosen.game, chosen.games)
    whole = sum(noticed.seconds.values())
    table = Table("drawn by", "a move", "of the time", "because of")
    for name, seconds in sorted(noticed.seconds.items(), key=lambda item: -item[1])[:MOST]:
        why = ", ".join(f"{reason} ({times / count:.2f})" for reason, times in noticed.reasons[name].most_common(4))
        table.add_row(name, f"{noticed.reasons[name].total() / count:.2f}", f"{seconds / whole:.0%}", why)
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{count} positions, {1000 * whole / count:.2f} ms of drawing for each, with everyone looking.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
