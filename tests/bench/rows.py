"""Candidates with known speeds, for the tests of the benchmark."""

from __future__ import annotations

from bench.figures import Candidate, Figure, MissingPackageError, Tally
from bench.harness import Result


def figure(name: str, speed: float, copies: float | None = None) -> Figure:
    """A row with this many decisions per second, half as many forced moves and a tenth as many games."""
    return Figure(name, speed, speed / 10, speed / 2, 0.0, f"note of {name}", copies, copies and copies / 2)


def candidate(name: str, *speeds: float, group: str = "peer", copies: float | None = None) -> Candidate:
    """A row whose rounds have these speeds, one after the other."""
    rounds = iter(speeds)
    return Candidate(name, group, lambda seconds: figure(name, next(rounds), copies))


def search(name: str, *speeds: float, beside: str = "") -> Candidate:
    """A search whose rounds reach these iterations per second."""
    rounds = iter(speeds)
    return Candidate(name, "search", lambda _: Tally(iterations=next(rounds), seconds=1).figure(name, "note"), beside)


def missing(name: str, sentence: str) -> Candidate:
    """A row that cannot be measured."""

    def run(seconds: float) -> Figure:
        raise MissingPackageError(sentence)

    return Candidate(name, "peer", run)


def result(name: str, *speeds: float, copies: float | None = None) -> Result:
    """What was measured of a row."""
    return Result(candidate(name), [figure(name, speed, copies) for speed in speeds])
