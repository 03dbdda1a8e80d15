"""Our search against OpenSpiel's search over information sets, with the same time for every decision.

`python tools/against_openspiel.py --game riga --games 100 --seconds 0.25` plays games of two and prints how many our
search wins, with 95 % intervals. Time is processor time of one core, so what else the machine does takes it from
neither. On each luck they play twice, with the seats exchanged; moves without an alternative take nobody's time.
OpenSpiel's search is its ISMCTSBot as it is, with its random rollouts, on our rules through our adapter; it deals anew
with our `resample`, and may finish the simulation in which its time runs out. Several `--explore` are played one beside
the other, so that the one that is best for it can be taken.

Every finished game is a line of the file named by `--to`; the same command goes on where it was stopped.
"""

import argparse
import math
import multiprocessing
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec
import pyspiel
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry import CHANCE, Move, Rng, State, bots
from skerry.adapters.openspiel import PREFIX
from skerry.bots import Bot
from skerry.bots.search import DESCENTS, Search
from skerry.bots.search_bot import SearchBot, best_of
from skerry.lab.intervals import Estimate, share
from skerry.lab.luck import Luck
from skerry.lab.plan import seed_of
from tools.ismcts import Ismcts

SEATS = 2
WANTED = 0.65
"""The share of games that our search is meant to win."""

console = Console(highlight=False, soft_wrap=True)


class Match(msgspec.Struct, frozen=True):
    """What is compared: a game, how long both think about a decision, and how OpenSpiel's search is set."""

    game: str
    seconds: float
    their_seconds: float
    explore: float
    seed: int
    pack: int = 1
    """The published version that was played, so that a file does not go on with another one."""


class Bout(msgspec.Struct, frozen=True):
    """One game of a match: the luck it is played on, and where our search sits."""

    match: Match
    luck: int
    seat: int


class Both(NamedTuple):
    """A figure of each search."""

    ours: float
    theirs: float


class Row(msgspec.Struct, frozen=True):
    """What came of it for our search, where a shared win is a half; decisions, seconds thought and iterations."""

    bout: Bout
    won: float
    decisions: Both
    thought: Both
    iterations: Both


# --- a game -----------------------------------------------------------------------------------------------------------


class Ours(Bot):
    """The search of our bots with what they keep of a tree, by the same clock as the other and by nothing else."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__("ours")
        self.seconds = match.seconds
        self.keeper = SearchBot("keeper", seed, descents=0, seconds=0.0)
        self.unknown = Rng(seed_of(seed, "unknown"))
        self.iterations = 0

    def answer(self, state: Any) -> Move:
        return bots.ask(self, state.table.state, self.unknown)

    def choose(self, state: State) -> Move:
        until = process_time() + self.seconds
        search = Search(state, self.keeper.rng, self.keeper.kept_for(state))
        before = search.root.visits
        while search.root.visits == 0 or process_time() < until:
            search.grow(search.root.visits + DESCENTS, math.inf)
        self.iterations += search.root.visits - before
        move = best_of(search.root, state.moves())
        self.keeper.expect(search, state.copy(), move)
        return move


class Theirs:
    """OpenSpiel's search, stopped by the clock as soon as a move was tried."""

    def __init__(self, match: Match, game: Any, seed: int) -> None:
        self.seconds = match.their_seconds
        self.search = Ismcts(game, match.explore, seed)
        self.iterations = 0

    def answer(self, state: Any) -> Move:
        until = process_time() + self.seconds
        self.search.begin(state)
        while self.search.visits == 0 or process_time() < until:
            self.search.simulate()
            self.iterations += 1
        move: Move = state.table.state.game.alphabet[self.search.action()]
        return move


def play(bout: Bout) -> Row:
    """One game to its end."""
    match = bout.match
    seed = seed_of(match.seed, bout.luck)
    game = pyspiel.load_game(PREFIX + match.game, {"players": SEATS})
    ours, theirs = Ours(match, seed_of(seed, "ours")), Theirs(match, game, seed_of(seed, "theirs"))
    decisions, thought = [0, 0], [0.0, 0.0]
    luck, state = Luck(seed), game.new_initial_state()
    while not state.is_terminal():
        move = without_a_choice(state, luck)
        if move is None:
            who = int(state.current_player() != bout.seat)
            began = process_time()
            move = (ours, theirs)[who].answer(state)
            thought[who] += process_time() - began
            decisions[who] += 1
        state.apply_action(move.id)
    winners = state.table.state.winners()
    won = 1 / len(winners) if bout.seat in winners else 0.0
    return Row(bout, won, Both(*decisions), Both(*thought), Both(ours.iterations, theirs.iterations))


def without_a_choice(state: Any, luck: Luck) -> Move | None:
    """What chance decides or nobody can decide otherwise."""
    position: State = state.table.state
    if position.to_move == CHANCE:
        return luck(position)
    moves = position.moves()
    return moves[0] if len(moves) == 1 else None


# --- many games -------------------------------------------------------------------------------------------------------


def bouts(matches: Sequence[Match], games: int) -> Iterator[Bout]:
    """At least this many games of each match, deal by deal, so that an unfinished run has as many of each."""
    for luck in range(-(-games // SEATS)):
        for match in matches:
            for seat in range(SEATS):
                yield Bout(match, luck, seat)


def rows_in(file: Path) -> list[Row]:
    """What was played before. A line that was cut off is played again."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=Row) for line in lines if line.endswith("\n")]


def keep(file: Path, rows: Iterable[Row]) -> None:
    """Write every game down as it ends."""
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = "".join(msgspec.json.encode(row).decode() + "\n" for row in rows_in(file))
    file.write_text(whole, encoding="utf-8")
    with file.open("a", encoding="utf-8") as lines:
        for row in rows:
            lines.write(msgspec.json.encode(row).decode() + "\n")
            lines.flush()


def play_all(wanted: Sequence[Bout], jobs: int) -> Iterator[Row]:
    if jobs == 1:
        yield from map(play, wanted)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(play, wanted)


# --- the table --------------------------------------------------------------------------------------------------------


def wins(rows: Sequence[Row]) -> Estimate:
    """The share that our search won; games on one luck count together."""
    return share([row.won for row in rows], [row.bout.luck for row in rows])


def line(match: Match, rows: Sequence[Row]) -> str:
    """A match in the table."""
    won = wins(rows)
    seconds = [each(rows, [row.thought[who] for row in rows], who) for who in (0, 1)]
    iterations = [each(rows, [row.iterations[who] for row in rows], who) for who in (0, 1)]
    cells = [
        skerry.game(match.game).title,
        f"{match.explore:g}",
        str(won.games),
        f"{won.value:.0%}",
        f"{won.low:.0%} to {won.high:.0%}",
        *[f"{one:.3f}" for one in seconds],
        *[f"{one:,.0f}" for one in iterations],
    ]
    return f"| {' | '.join(cells)} |"


def each(rows: Sequence[Row], sums: Sequence[float], who: int) -> float:
    """How much for a decision of one search."""
    return sum(sums) / sum(row.decisions[who] for row in rows)


def report(matches: Sequence[Match], rows: Sequence[Row]) -> list[str]:
    """A table as the documents have it, and the match that went worst for our search."""
    played = {match: [row for row in rows if row.bout.match == match] for match in matches}
    least = min(matches, key=lambda match: wins(played[match]).value)
    share_won = wins(played[least]).value
    verdict = "met" if share_won >= WANTED else "not met"
    worst = f"The least is {share_won:.0%} in {skerry.game(least.game).title} with explore {least.explore:g}"
    return [
        "| game | explore | games | won | 95 % | s a decision | OpenSpiel's | iterations a decision | OpenSpiel's |",
        "|---|---:|---:|---:|---|---:|---:|---:|---:|",
        *[line(match, played[match]) for match in matches],
        "",
        f"{worst}: the goal of {WANTED:.0%} in every game is {verdict}.",
    ]


def matches_of(options: argparse.Namespace) -> list[Match]:
    their_seconds = options.seconds if options.their_seconds is None else options.their_seconds
    return [
        Match(game, options.seconds, their_seconds, explore, options.seed, skerry.game(game).pack.version)
        for game in options.game or skerry.games()
        for explore in options.explore
    ]


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=skerry.games(), help="only this game; may be repeated")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="of each match (default 100)")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each decision (default 0.25)")
    parser.add_argument("--their-seconds", type=float, help="for each decision of OpenSpiel's (default: the same)")
    parser.add_argument(
        "--explore", type=float, nargs="+", default=[1.0, 2.0, 5.0], metavar="C", help="its uct_c (default 1 2 5)"
    )
    parser.add_argument("--seed", type=int, default=1, help="another seed, other luck")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (default 1)")
    parser.add_argument(
        "--to", type=Path, default=Path("build/against_openspiel.jsonl"), metavar="FILE", help="default %(default)s"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    if options.games < 1:
        parser().error(f"--games {options.games} is not 1 or more")
    matches = matches_of(options)
    done = {row.bout for row in rows_in(options.to)}
    missing = [bout for bout in bouts(matches, options.games) if bout not in done]
    played = track(play_all(missing, options.jobs), "Games", len(missing), console=console)
    keep(options.to, played)
    for text in report(matches, rows_in(options.to)):
        console.print(text, markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
