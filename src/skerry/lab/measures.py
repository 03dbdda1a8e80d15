"""What the games say: win rates, seats, points by source, length, leads, and what a choice was worth."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np
import polars as pl

from skerry.lab.folder import Results
from skerry.lab.intervals import Estimate, mean, share, student
from skerry.lab.plan import LineUp, Setting
from skerry.lab.ratings import Standing, ratings

PARTS: Final = 20
"""Into how many equal parts the course of a game is divided."""


class Sample(NamedTuple):
    """Games that can be looked at together: one setting with one number of seats."""

    setting: Setting
    seats: int
    games: pl.DataFrame
    seated: pl.DataFrame
    """A row for each seat of each game."""

    def equal(self) -> "Sample":
        """Only the games in which all bots are the same."""
        own = self.seated.filter(pl.col("bot").n_unique().over("bout") == 1)
        return self._replace(games=self.games.join(own.select("bout").unique(), on="bout", how="semi"), seated=own)


def tables(results: Results) -> list[Sample]:
    """The results by setting and number of seats, in the order of the plan."""
    games = results.games()
    kinds: dict[tuple[bytes, int], list[int]] = {}
    for number, one in enumerate(results.plan.line_ups):
        kinds.setdefault((msgspec.json.encode(one.setting), one.seats), []).append(number)
    return [table(results.plan.line_ups[numbers[0]], games, numbers) for numbers in kinds.values()]


def table(line_up: LineUp, games: pl.DataFrame, numbers: Sequence[int]) -> Sample:
    own = games.filter(pl.col("line_up").is_in(list(numbers)))
    seated = own.select("bout", "line_up", "luck", "seat").explode("seat").unnest("seat")
    return Sample(line_up.setting, line_up.seats, own.drop("seat"), seated)


# --- who wins ---------------------------------------------------------------------------------------------------------


def win_rates(seated: pl.DataFrame) -> dict[str, Estimate]:
    """Bot → the share of games it wins with one seat, of those in which it met others; the best first."""
    mixed = seated.filter(pl.col("bot").n_unique().over("bout") > 1)
    rates = {str(bot): won(own) for (bot,), own in mixed.group_by("bot", maintain_order=True)}
    return dict(sorted(rates.items(), key=lambda item: -item[1].value))


def won(seated: pl.DataFrame, looks: int = 1) -> Estimate:
    return share(seated["won"].to_list(), seated["luck"].to_list(), looks)


def duels(seated: pl.DataFrame) -> dict[tuple[str, str], Estimate]:
    """(One bot, the other) → the share of games the one seat of the first wins against copies of the second."""
    found = {}
    for _, own in seated.group_by("line_up", maintain_order=True):
        first = own.filter(pl.col("bout") == own["bout"][0])["bot"].to_list()
        alone = [bot for bot in dict.fromkeys(first) if first.count(bot) == 1]
        if len(set(first)) == 2 and alone:
            other = next(bot for bot in first if bot != alone[0])
            found[alone[0], other] = won(own.filter(pl.col("bot") == alone[0]))
    return found


def skill(seated: pl.DataFrame) -> dict[str, Estimate]:
    """Bot → its OpenSkill rating."""
    games = seated.group_by("bout", maintain_order=True).agg("luck", "bot", "rank").sort("bout")
    return ratings([Standing(row[1][0], tuple(row[2]), tuple(row[3])) for row in games.iter_rows()])


def seat_shares(seated: pl.DataFrame) -> list[Estimate]:
    """What each seat wins. Bots take all seats equally often, so it is the seat that makes the difference."""
    seats = seated["seat"].n_unique()
    return [won(own, looks=seats) for _, own in sorted(seated.group_by("seat"), key=lambda item: item[0])]


# --- points, length, leads --------------------------------------------------------------------------------------------


def points_by_source(seated: pl.DataFrame) -> pl.DataFrame:
    """Mean points by source for the winners and for the others; sources that never give any are left out."""
    return (
        seated.with_columns(winner=pl.col("won") > 0)
        .select("winner", "sources")
        .explode("sources")
        .unnest("sources")
        .group_by("source", "winner", maintain_order=True)
        .agg(pl.col("points").mean())
        .filter((pl.col("points") != 0).any().over("source"))
    )


class Course(NamedTuple):
    """How games go: for every part of the game the lead of the later winner, and how often the leader wins."""

    lead: list[float]
    """The winner's points minus those of the best other, on average."""
    leader_wins: list[float]
    """The part of the games in which the one in the lead wins, ties among leaders left out."""


def course(one: Sample) -> Course:
    winners = dict(one.seated.filter(pl.col("won") == 1).select("bout", "seat").iter_rows())
    leads: list[list[float]] = [[] for _ in range(PARTS + 1)]
    right: list[list[bool]] = [[] for _ in range(PARTS + 1)]
    for bout, points in one.games.select("bout", "course").iter_rows():
        if bout in winners and one.seats > 1:
            for part in range(PARTS + 1):
                now = points[round(part / PARTS * (len(points) - 1))]
                others = now[: winners[bout]] + now[winners[bout] + 1 :]
                ahead = now[winners[bout]] - max(others)
                leads[part].append(ahead)
                if ahead > 0 or now.count(max(now)) == 1:
                    right[part].append(ahead > 0)
    return Course([float(np.mean(part)) if part else 0.0 for part in leads], [_part(part) for part in right])


def _part(wins: list[bool]) -> float:
    return float(np.mean(wins)) if wins else float("nan")


def margins(seated: pl.DataFrame) -> pl.DataFrame:
    """For each game the points of the best and what is between the best and the second."""
    best = pl.col("points").sort(descending=True)
    return seated.group_by("bout", "luck", maintain_order=True).agg(best=best.first(), second=best.get(1))


# --- what a choice is worth -------------------------------------------------------------------------------------------


FEW: Final = 10
"""Fewer seats say nothing of what a choice is worth, whatever their interval looks like."""


class Use(NamedTuple):
    """How often something was used by a seat that could, and how much more often those who did won."""

    name: str
    seats: int
    """How many seats could."""
    rate: float
    lift: Estimate

    @property
    def told(self) -> bool:
        """Did enough seats make the choice, and enough others not, to say what it was worth?"""
        chosen = round(self.rate * self.seats)
        return min(chosen, self.seats - chosen) >= FEW

    @property
    def sure(self) -> bool:
        """Is it surely worth something, or surely a mistake?"""
        return self.told and (self.lift.above(0) or self.lift.below(0))

    def among(self, looks: int) -> "Use":
        """As one of several that are looked at; nobody wins more than all games more often."""
        return self._replace(lift=self.lift.among(looks, -1.0, 1.0))


def word_uses(seated: pl.DataFrame) -> dict[str, list[Use]]:
    """Family of words → its words: of the seats that could ever choose them, how many did, and what it was worth."""
    rows = above_expected(seated).select("luck", "above", "words").explode("words").unnest("words")
    rows = rows.with_columns(used=pl.col("chosen") > 0, name="word").drop_nulls("name")
    families: dict[str, list[Use]] = {}
    for use in uses(rows):
        families.setdefault(use.name.split(" ")[0], []).append(use)
    return families


def thing_uses(seated: pl.DataFrame) -> dict[tuple[str, str], list[Use]]:
    """(Group of the pack, event) → its components: how many seats met them that way, and what it was worth."""
    everyone = above_expected(seated).with_row_index("row")
    met = everyone.select("row", "things").explode("things").unnest("things").drop_nulls("thing")
    found = {}
    for (group, event), own in met.group_by("group", "event", maintain_order=True):
        names = own.select("thing").unique(maintain_order=True)
        rows = everyone.select("row", "luck", "above").join(names, how="cross")
        rows = rows.join(own.select("row", "thing", "times"), on=["row", "thing"], how="left")
        rows = rows.with_columns(used=pl.col("times").is_not_null(), name="thing")
        found[str(group), str(event)] = list(uses(rows))
    return found


def above_expected(seated: pl.DataFrame) -> pl.DataFrame:
    """Wins above what this bot wins on this seat in this line-up: a strong bot's taste is not taken for worth."""
    usual = pl.col("won").mean().over("line_up", "bot", "seat")
    return seated.with_columns(above=pl.col("won") - usual)


def uses(rows: pl.DataFrame) -> Iterator[Use]:
    """From rows with a name, a luck, whether it was used, and wins above what was expected."""
    for (name,), own in rows.group_by("name", maintain_order=True):
        used, above = own["used"].to_numpy(), own["above"].to_numpy().astype(float)
        yield Use(str(name), len(own), float(used.mean()), difference(used, above, own["luck"].to_numpy()))


def difference(
    used: "np.ndarray[tuple[int], np.dtype[np.bool_]]",
    values: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    lucks: "np.ndarray[tuple[int], np.dtype[np.int32]]",
) -> Estimate:
    """The mean of those who did minus the mean of those who did not, with an interval over deals.

    How much values vary is taken from all of them together: a group of one or two would seem not to vary at all.
    """
    if used.all() or not used.any():
        return Estimate(0.0, float("-inf"), float("inf"), len(used))
    with_it, without = values[used].mean(), values[~used].mean()
    parts = (values - values.mean()) * np.where(used, 1 / used.sum(), -1 / (~used).sum())
    _, cluster = np.unique(lucks, return_inverse=True)
    sums = np.bincount(cluster, weights=parts)
    value, count = float(with_it - without), len(sums)
    reach = student(count - 1) * float(np.sqrt((sums**2).sum() * count / (count - 1))) if count > 1 else float("inf")
    return Estimate(value, value - reach, value + reach, len(used), count - 1)


def length(one: Sample) -> Estimate:
    """Turns of a game."""
    return mean(one.games["turns"].to_list(), one.games["luck"].to_list())
