"""What a designer should look at: where the games say that something is out of balance."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np

from skerry.lab import measures
from skerry.lab.intervals import Estimate, share
from skerry.lab.measures import Sample, Use

OFF: Final = 0.03
"""A seat may win so much more or less than its fair share."""
NEVER: Final = 0.02
ALWAYS: Final = 0.98
"""What fewer, or more, of the seats choose that could is almost never, or almost always, worth it."""
LIFT: Final = 0.10
"""A choice whose makers win so much more or less often than others is worth a look."""
OUTSIDE: Final = 0.05
"""How many of the final points may lie outside of what is expected."""
RUNAWAY: Final = 0.80
"""If the leader at half time wins more often than this, the second half decides too little."""
NEEDED: Final = 100
"""How many seats must have been able to choose something before anything is said of it."""


class Finding(NamedTuple):
    """Something to look at: a text key with values, whether the games are enough to be sure, and the choices meant."""

    key: str
    values: dict[str, object]
    sure: bool
    choices: list[str] = []


def findings(one: Sample, expected: tuple[int, int] | None) -> list[Finding]:
    """All that is out of balance at one table, games between equal bots only."""
    equal = one.equal()
    if not len(equal.games) or one.seats < 2:
        return []
    found = [*seats(equal), *scores(equal, expected), *runaway(equal)]
    words = [use for family in measures.word_uses(equal.seated).values() if len(family) > 1 for use in family]
    return [*found, *extremes(words), *worth([*words, *things(equal)])]


def seats(one: Sample) -> Iterator[Finding]:
    """A seat that wins more than three points more or less than its fair share."""
    fair = 1 / one.seats
    for seat, won in enumerate(measures.seat_shares(one.seated)):
        if abs(won.value - fair) > OFF:
            yield Finding("seat-off", {"seat": seat, "fair": fair, **told(won)}, won.above(fair) or won.below(fair))


def told(estimate: Estimate) -> dict[str, object]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def scores(one: Sample, expected: tuple[int, int] | None) -> Iterator[Finding]:
    """Final points outside of what the rulebook lets one expect."""
    if expected is not None:
        low, high = expected
        outside = ~one.seated["points"].is_between(low, high)
        part = share(outside.cast(float).to_list(), one.seated["luck"].to_list())
        if part.value > OUTSIDE:
            yield Finding("scores-outside", {"from": low, "to": high, **told(part)}, part.above(OUTSIDE))


def runaway(one: Sample) -> Iterator[Finding]:
    """Games that are decided too early."""
    half = measures.course(one).leader_wins[measures.PARTS // 2]
    if np.isfinite(half) and half > RUNAWAY:
        yield Finding("runaway", {"value": half}, sure=True)


def extremes(words: Iterable[Use]) -> Iterator[Finding]:
    """Words that nearly nobody, or nearly everybody, chooses who can. Components are dealt, so they are not asked."""
    known = [use for use in words if use.seats >= NEEDED]
    never = sorted([use for use in known if use.rate < NEVER], key=lambda use: -use.seats)
    always = sorted([use for use in known if use.rate > ALWAYS], key=lambda use: -use.seats)
    for key, found in (("almost-never", never), ("almost-always", always)):
        if found:
            yield Finding(key, {}, sure=True, choices=[f"{use.name} {use.rate:.1%}" for use in found])


def things(one: Sample) -> list[Use]:
    """Every component once: with the event, such as taking or building it, that tells most."""
    best: dict[str, Use] = {}
    for (group, event), found in measures.thing_uses(one.seated).items():
        for use in found:
            known = best.get(f"{group} {use.name}")
            if known is None or abs(use.lift.value) > abs(known.lift.value):
                best[f"{group} {use.name}"] = use._replace(name=f"{use.name} ({event})")
    return list(best.values())


def worth(choices: Iterable[Use]) -> Iterator[Finding]:
    """What goes with winning or with losing, the most telling first."""
    asked = [use for use in choices if use.seats >= NEEDED]
    known = [use for use in (one.among(len(asked)) for one in asked) if use.sure and abs(use.lift.value) > LIFT]
    much = sorted([use for use in known if use.lift.value > 0], key=lambda use: -use.lift.value)
    little = sorted([use for use in known if use.lift.value < 0], key=lambda use: use.lift.value)
    for key, found in (("worth-much", much), ("worth-little", little)):
        if found:
            yield Finding(key, {}, sure=True, choices=[_with_lift(use) for use in found])


def _with_lift(use: Use) -> str:
    return f"{use.name} {use.lift.value * 100:+.0f} ({use.lift.low * 100:+.0f} … {use.lift.high * 100:+.0f})"
