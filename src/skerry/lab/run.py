"""Playing a plan: what is not finished yet is handed out in pieces of a few seconds, and kept as it comes back."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from skerry import SkerryError
from skerry.lab.bout import play_bout
from skerry.lab.crews import Crew, local_crew
from skerry.lab.fingerprints import Fingerprint, fingerprint
from skerry.lab.folder import IfChanged, Results, to_parquet
from skerry.lab.plan import Bout, Plan
from skerry.lab.stopping import ends, open_line_ups

SECONDS: Final = 3.0
"""How long a worker should need for a piece of work, as far as games can be divided."""


class Piece(NamedTuple):
    """Games with numbers that follow each other, for one worker."""

    plan: Plan
    bouts: list[Bout]
    made_by: Fingerprint
    """Of who hands it out: a worker with other bots would spoil the results."""


class Played(NamedTuple):
    """What comes back from a worker: the rows of its games as a Parquet file, and how long each game took."""

    bouts: list[Bout]
    rows: bytes
    seconds: list[float]


def play_piece(piece: Piece) -> Played:
    """What a worker does."""
    if (here := fingerprint(piece.plan)) != piece.made_by:
        raise SkerryError("other-worker", parts=here.differs_in(piece.made_by))
    rows = [play_bout(piece.plan, bout) for bout in piece.bouts]
    return Played(piece.bouts, to_parquet(rows), [row["seconds"] for row in rows])


def run(
    plan: Plan,
    folder: Path,
    crew: "Crew[Piece, Played] | None" = None,
    progress: Callable[[int, int], Any] = lambda done, of: None,
    if_changed: IfChanged = "refuse",
) -> Results:
    """Play what is left of a plan. What is finished stays finished, whatever happens; call it again to go on."""
    results = Results.begin(folder, plan, if_changed)
    work = crew or local_crew(1)
    ahead = len(plan)
    for unfinished, later in rounds(plan, results):
        pieces = Pieces(plan, unfinished)
        ahead = len(unfinished) + later
        progress(len(plan) - ahead, len(plan))
        for played in work(play_piece, pieces) if unfinished else ():
            results.keep(played.bouts[0].number, played.bouts[-1].number, played.rows)
            pieces.took(played)
            ahead -= len(played.bouts)
            progress(len(plan) - ahead, len(plan))
    return results


def rounds(plan: Plan, results: Results) -> Iterator[tuple[list[Bout], int]]:
    """The games that are still to be played, and how many may come after them.

    Where line-ups have a goal it checks after every few deals which of them need no more games.
    """
    unfinished = missing(plan, results)
    for end in ends(plan):
        needed = open_line_ups(results, end)
        left = [bout for bout in unfinished if bout.line_up in needed]
        now = [bout for bout in left if bout.luck < end]
        yield now, len(left) - len(now)
        unfinished = [bout for bout in left if bout.luck >= end]


def missing(plan: Plan, results: Results) -> list[Bout]:
    finished = results.finished()
    return [bout for bout in plan.bouts() if bout.number not in finished]


class Pieces:
    """The work that is left, cut to size: a few seconds each, and smaller towards the end so that all end together."""

    def __init__(self, plan: Plan, unfinished: list[Bout]) -> None:
        self.plan = plan
        self.unfinished = unfinished
        self.made_by = fingerprint(plan)
        self.times: defaultdict[int, list[float]] = defaultdict(list)

    def took(self, played: Played) -> None:
        """How long games of a line-up take is learned as they are played."""
        for bout, seconds in zip(played.bouts, played.seconds):
            self.times[bout.line_up].append(seconds)

    def __iter__(self) -> Iterator[Piece]:
        here = 0
        while here < len(self.unfinished):
            end = self._end(here)
            yield Piece(self.plan, self.unfinished[here:end], self.made_by)
            here = end

    def _end(self, here: int) -> int:
        """Where a piece ends that begins here: after a few seconds, at a gap, or when it has its part of the rest."""
        most = here + max(1, (len(self.unfinished) - here) // 16)
        seconds, end = self._expected(here), here + 1
        while end < most and self._follows(end) and (seconds := seconds + self._expected(end)) <= SECONDS:
            end += 1
        return end

    def _follows(self, place: int) -> bool:
        return self.unfinished[place].number == self.unfinished[place - 1].number + 1

    def _expected(self, place: int) -> float:
        times = self.times.get(self.unfinished[place].line_up)
        return sum(times) / len(times) if times else SECONDS
