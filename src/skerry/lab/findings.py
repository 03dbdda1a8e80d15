"""What a designer should look at: where the games say that something is out of balance."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from skerry.lab import measures
from skerry.lab.intervals import Estimate, share
from skerry.lab.measures import Table, Use

OFF: Final = 0.03
"""A seat may win so much more or less than its fair share."""
NEVER: Final = 0.02
ALWAYS: Final = 0.98
"""What fewer, or more, of the seats use that could is almost never, or almost always, worth it."""
LIFT: Final = 0.10
"""A choice whose makers surely win so much more or less often than others is worth a look."""
RUNAWAY: Final = 0.80
"""If the leader at half time wins more often than this, the second half decides too little."""
NEEDED: Final = 100
"""So many seats must have been able to choose something before anything is said of it."""


class Finding(NamedTuple):
    """Something to look at: a text key with values, and whether the games are enough to be sure."""

    key: str
    values: dict[str, object]
    sure: bool


def findings(one: Table, expected: tuple[int, int] | None) -> list[Finding]:
    """All that is out of balance at one table, games between equal bots only."""
    equal = one.equal()
    if not len(equal.games) or one.seats < 2:
        return []
    return [*seats(equal), *choices(equal), *scores(equal, expected), *runaway(equal)]


def seats(one: Table) -> Iterator[Finding]:
    """A seat that wins more than three points more or less than its fair share."""
    fair = 1 / one.seats
    for seat, won in enumerate(measures.seat_shares(one.seated)):
        if abs(won.value - fair) > OFF:
            yield Finding("seat-off", {"seat": seat, "fair": fair, **told(won)}, won.above(fair) or won.below(fair))


def told(estimate: Estimate) -> dict[str, object]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def choices(one: Table) -> Iterator[Finding]:
    """Words and components that nearly nobody or nearly everybody uses, and those that go with winning or losing."""
    for family, found in measures.word_uses(one.seated).items():
        for use in found if len(found) > 1 else ():
            yield from choice(family, use, may_be_rare=False)
    for (group, event), found in measures.thing_uses(one.seated).items():
        for use in found if len(found) > 1 else ():
            yield from choice(f"{group}, {event}", use, may_be_rare=True)


def choice(kind: str, use: Use, *, may_be_rare: bool) -> Iterator[Finding]:
    """Not every seat meets every component, so that one is rare says nothing of its worth."""
    values: dict[str, object] = {"kind": kind, "name": use.name, "rate": use.rate, "seats": use.seats}
    if use.seats < NEEDED:
        return
    if use.rate < NEVER and not may_be_rare:
        yield Finding("almost-never", values, sure=True)
    elif use.rate > ALWAYS:
        yield Finding("almost-always", values, sure=True)
    elif use.lift.above(LIFT) or use.lift.below(-LIFT):
        yield Finding("worth-much" if use.lift.value > 0 else "worth-little", {**values, **told(use.lift)}, sure=True)


def scores(one: Table, expected: tuple[int, int] | None) -> Iterator[Finding]:
    """Final points outside of what the rulebook lets one expect."""
    if expected is not None:
        low, high = expected
        outside = ~one.seated["points"].is_between(low, high)
        part = share(outside.cast(float).to_list(), one.seated["luck"].to_list())
        if part.value > 0.05:
            yield Finding("scores-outside", {"from": low, "to": high, **told(part)}, part.above(0.05))


def runaway(one: Table) -> Iterator[Finding]:
    """Games that are decided too early."""
    half = measures.course(one).leader_wins[measures.PARTS // 2]
    if np.isfinite(half) and half > RUNAWAY:
        yield Finding("runaway", {"value": half}, sure=True)
