"""What a change of the pack does: differences on the same luck, with intervals and in standard deviations."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import polars as pl

from skerry.lab.folder import Results
from skerry.lab.intervals import Estimate, mean
from skerry.lab.measures import Sample, margins, tables

MEASURES: Final = ("points", "margin", "turns", "decisions", "lead_changes", "first_seat", "decided_after")
"""What is measured of every game between equal bots."""
SHARES: Final = {"first_seat", "decided_after"}
COUNTS: Final = {"margin", "turns", "decisions", "lead_changes", "skill_gap"}
SOURCE: Final = "from "
"""Begins the name of a measure: points from a source."""
EVENT: Final = "times "
"""The same: how often what was changed was built, taken, …, by the kinds of events that name it."""


class Effect(NamedTuple):
    """How much a measure differs from the pack as it is."""

    label: str
    """Of the variation."""
    bots: str
    measure: str
    base: float
    """The measure with the pack as it is."""
    difference: Estimate
    size: float
    """The difference in standard deviations of the pack as it is (Cohen's d)."""

    @property
    def sure(self) -> bool:
        return self.difference.above(0) or self.difference.below(0)


def effects(results: Results) -> list[Effect]:
    """Every variation against the pack as it is, measure by measure."""
    base, *varied = tables(results)
    names = {part for one in varied for path in one.setting.changes for part in path.split(".")}
    found = [effect for one in varied for effect in _effects(base, one, names)]
    return [one._replace(difference=one.difference.among(len(found), *possible(one))) for one in found]


def possible(one: Effect) -> tuple[float, float]:
    """Between which differences the true one must lie: shares stay between 0 and 1, counts do not fall below 0."""
    if one.measure in SHARES:
        return -one.base, 1 - one.base
    return (-one.base if one.measure in COUNTS or one.measure.startswith(EVENT) else -math.inf), math.inf


def _effects(base: Sample, one: Sample, names: set[str]) -> Iterator[Effect]:
    usual, changed = by_luck(base, names), by_luck(one, names)
    for bots in dict.fromkeys(usual["bots"]):
        both = usual.filter(bots=bots).join(changed.filter(bots=bots), on="luck", suffix="_now")
        for measure in [name for name in usual.columns if name in changed.columns and name not in {"luck", "bots"}]:
            own = both.select("luck", measure, f"{measure}_now").drop_nulls()
            if len(own) and (own[measure].abs().sum() or own[f"{measure}_now"].abs().sum()):
                yield effect(one.setting.label, str(bots), measure, own)


def effect(label: str, bots: str, measure: str, own: pl.DataFrame) -> Effect:
    now, before = own[f"{measure}_now"], own[measure]
    difference = mean((now - before).to_list(), own["luck"].to_list())
    spread = before.std()
    size = difference.value / float(spread) if isinstance(spread, float) and spread > 0 else 0.0
    return Effect(label, bots, measure, _number(before.mean()), difference, size)


def _number(value: object) -> float:
    assert isinstance(value, float)
    return value


def by_luck(one: Sample, names: set[str]) -> pl.DataFrame:
    """A row for each luck and each line-up: the measures, those of points by source and of the components named, and
    the stronger bot's wins."""
    equal = one.equal()
    games = equal.games
    for more in (per_game, per_source, lambda seated: per_event(seated, names)):
        games = games.join(more(equal.seated), on="bout", how="left")
    measured = [name for name in games.columns if name in MEASURES or name.startswith((SOURCE, EVENT))]
    means = pl.col(measured).fill_null(0).cast(pl.Float64).mean()
    rows = games.group_by("luck", "bots", maintain_order=True).agg(means)
    return pl.concat([rows, stronger(one)], how="diagonal").sort("bots", "luck")


def per_game(seated: pl.DataFrame) -> pl.DataFrame:
    ends = margins(seated).select("bout", margin=(pl.col("best") - pl.col("second").fill_null(pl.col("best"))))
    first = seated.filter(pl.col("seat") == 0).select("bout", bots="bot", first_seat="won")
    points = seated.group_by("bout", maintain_order=True).agg(pl.col("points").mean())
    return points.join(ends, on="bout").join(first, on="bout")


def per_source(seated: pl.DataFrame) -> pl.DataFrame:
    """Mean points of a seat by source, a column for each."""
    rows = seated.select("bout", "sources").explode("sources").unnest("sources")
    means = rows.group_by("bout", "source", maintain_order=True).agg(pl.col("points").mean())
    wide = means.pivot("source", index="bout", values="points")
    return wide.rename({name: SOURCE + name for name in wide.columns if name != "bout"})


def per_event(seated: pl.DataFrame, names: set[str]) -> pl.DataFrame:
    """How often a seat met one of the components named, a column for each kind of event."""
    rows = seated.select("bout", "things").explode("things").unnest("things").filter(pl.col("thing").is_in(list(names)))
    seats = seated["seat"].n_unique()
    times = rows.group_by("bout", "event", maintain_order=True).agg(pl.col("times").sum() / seats)
    if not len(times):
        return seated.select("bout").unique(maintain_order=True)
    wide = times.pivot("event", index="bout", values="times")
    return wide.rename({name: EVENT + name for name in wide.columns if name != "bout"})


def stronger(one: Sample) -> pl.DataFrame:
    """What the one seat of the stronger bot wins against copies of the weaker, as a multiple of its fair share."""
    mixed = one.seated.filter(pl.col("bot").n_unique().over("bout") > 1)
    if not len(mixed):
        return pl.DataFrame(schema={"luck": pl.Int32, "bots": pl.String, "skill_gap": pl.Float64})
    # In every line-up of a study the stronger bot is named first, so unrotated it sits on seat 0.
    alone = mixed.filter(pl.col("bout") == mixed["bout"].min()).sort("seat")["bot"][0]
    other = next(bot for bot in mixed["bot"].unique(maintain_order=True).to_list() if bot != alone)
    wins = mixed.filter(pl.col("bot") == alone).group_by("luck", maintain_order=True)
    gaps = wins.agg(skill_gap=pl.col("won").mean() * one.seats)
    return gaps.with_columns(bots=pl.lit(f"{alone} against {other}"))
