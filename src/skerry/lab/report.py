"""The report on a folder of results: one HTML file with everything in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import jinja2
import numpy as np
import polars as pl

import skerry
from skerry.drawing.style import DARK, LIGHT
from skerry.lab import measures, plots
from skerry.lab.bout import older_pack
from skerry.lab.effects import EVENT, SOURCE, Effect, effects
from skerry.lab.findings import Finding, findings
from skerry.lab.folder import Results, put
from skerry.lab.intervals import Estimate
from skerry.lab.measures import Sample, Use
from skerry.lab.plots import PAINT, seat_paint
from skerry.lab.texts import LabPhrases

FEWEST: Final = 3
"""A family with fewer words is no choice worth a picture."""
SEATS_NEEDED: Final = 20
"""A choice that fewer seats ever had is left out of the pictures."""


NAMED: Final = 16
"""How many choices are named in one finding; the tables have all."""
SHOWN: Final = 12
"""How many pictures of choices are drawn; the others are tables, folded away."""


class Card(NamedTuple):
    """A picture with its title, a sentence, and its numbers as a table; any of them may be missing."""

    title: str
    sentence: str
    svg: str
    head: list[str] = []
    rows: list[list[str]] = []


class Choice(NamedTuple):
    """Choices that belong together: their title, what their picture shows across, and how they were used."""

    title: str
    axis: str
    uses: list[Use]


class Remark(NamedTuple):
    """A finding in words, and whether it is "sure", "maybe" or "fine"."""

    text: str
    mood: str
    choices: list[str] = []


class Section(NamedTuple):
    """Cards that belong together."""

    title: str
    sentence: str
    cards: list[Card]
    remarks: list[Remark] = []
    more: list[Card] = []
    """Cards that are folded away."""


def write_report(results: Results, path: Path, lang: str = "en", command: str = "") -> None:
    """Look at everything that is finished and write the page."""
    put(path, Report(results, LabPhrases(lang)).html(command).encode())


class Report:
    """What is said about the results, in one language."""

    def __init__(self, results: Results, words: LabPhrases) -> None:
        self.results = results
        self.words = words
        self.tables = [one for one in measures.tables(results) if len(one.games)]

    def html(self, command: str) -> str:
        plan = self.results.plan
        loader = jinja2.FileSystemLoader(Path(__file__).parent)
        page = jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
        return page.get_template("report.html").render(
            words=self.words,
            lang=self.words.lang,
            title=self.words(f"title-{plan.kind}"),
            games=list(dict.fromkeys(skerry.game(one.setting.game).title for one in plan.line_ups)),
            tiles=self.tiles(),
            sections=list(self.sections()),
            command=command,
            folder=self.results.folder.name,
            version=self.results.manifest.skerry,
            mixed=self.results.manifest.mixed,
            light=LIGHT,
            dark=DARK,
        )

    def tiles(self) -> list[tuple[str, str]]:
        games = sum(len(one.games) for one in self.tables)
        hours = sum(one.games["seconds"].sum() for one in self.tables) / 3600
        decisions = sum(one.games["decisions"].sum() for one in self.tables)
        return [
            (f"{games:,}", self.words("tile-games")),
            (f"{self.results.plan.lucks:,}", self.words("tile-deals")),
            (f"{decisions:,}", self.words("tile-decisions")),
            (f"{hours:.1f} h" if hours >= 1 else f"{hours * 60:.1f} min", self.words("tile-hours")),
        ]

    def sections(self) -> Iterator[Section]:
        kind = self.results.plan.kind
        if kind == "study" and len(self.tables) > 1:
            found = effects(self.results)
            yield Section(self.words("effects"), self.effects_say(found), list(self.effect_cards(found)))
        for one in self.tables[:1] if kind == "study" else self.tables:
            remarks = self.remarks(one) if kind == "balance" else []
            yield Section(self.heading(one), "", list(self.table_cards(one)), remarks)
            choices = self.choices(one) if kind in {"match", "balance", "study"} else []
            if choices:
                drawn = [self.choice_card(choice) for choice in choices[:SHOWN]]
                tables = [self.choice_table(choice) for choice in choices[SHOWN:]]
                yield Section(self.words("choices"), self.words("choices-say"), drawn, more=tables)

    def heading(self, one: Sample) -> str:
        seats = self.words("seats", seats=one.seats) if one.seats > 1 else self.words("alone")
        as_it_is = self.words("as-it-is") if self.results.plan.kind == "study" else ""
        older = older_pack(one.setting)
        pack = "" if older is None else self.words("older-pack", version=older)
        parts = [skerry.game(one.setting.game).title, pack, seats, one.setting.label or as_it_is]
        return ", ".join(filter(None, parts))

    def remarks(self, one: Sample) -> list[Remark]:
        found = findings(one, self.results.plan.expected)
        if not found:
            return [Remark(self.words("findings-none"), "fine")]
        return [self.remark(finding) for finding in sorted(found, key=lambda finding: not finding.sure)]

    def remark(self, finding: Finding) -> Remark:
        text = self.words(finding.key, **finding.values)
        if not finding.sure:
            return Remark(f"{text} {self.words('unsure')}", "maybe")
        left = len(finding.choices) - NAMED
        more = [self.words("more", count=left)] if left > 0 else []
        return Remark(text, "sure", finding.choices[:NAMED] + more)

    def table_cards(self, one: Sample) -> Iterator[Card]:
        """What there is to say of games at one table."""
        if one.seated["bot"].n_unique() > 1:
            yield self.win_rates(one)
            yield self.skill_gap(one)
            yield self.ratings(one)
        if one.seats > 1:
            yield self.seats(one)
        yield self.points(one)
        yield self.sources(one)
        yield self.length(one)
        if one.seats > 1:
            yield self.leads(one)
            yield self.lead_changes(one)

    # --- cards --------------------------------------------------------------------------------------------------

    def card(self, key: str, picture: plots.Picture, rows: list[list[str]] | None = None, **values: object) -> Card:
        title = self.words(key)
        return Card(title, self.words(f"{key}-say", **values), picture.svg(title), rows=rows or [])

    def win_rates(self, one: Sample) -> Card:
        rates = measures.win_rates(one.seated)
        rows = [(bot, rate, seat_paint(number)) for number, (bot, rate) in enumerate(rates.items())]
        return self.card("win-rates", plots.dots(rows, line=1 / one.seats), in_words(rates))

    def ratings(self, one: Sample) -> Card:
        found = measures.skill(one.seated)
        rows = [(bot, rating, seat_paint(number)) for number, (bot, rating) in enumerate(found.items())]
        return self.card("ratings", plots.dots(rows, percent=False), in_words(found, percent=False))

    def skill_gap(self, one: Sample) -> Card:
        times = {
            self.words("against", one=first, other=second): times_fair(rate, one.seats)
            for (first, second), rate in measures.duels(one.seated).items()
        }
        rows = [(name, gap, PAINT["sea"]) for name, gap in times.items()]
        return self.card("skill-gap", plots.dots(rows, percent=False, line=1.0), in_words(times, percent=False))

    def seats(self, one: Sample) -> Card:
        shares = {self.words("seat", seat=seat): own for seat, own in enumerate(measures.seat_shares(one.seated))}
        rows = [(name, own, seat_paint(seat)) for seat, (name, own) in enumerate(shares.items())]
        return self.card("seat-advantage", plots.dots(rows, line=1 / one.seats, band=0.03), in_words(shares))

    def points(self, one: Sample) -> Card:
        by_bot = {str(bot): own["points"].to_list() for (bot,), own in one.seated.group_by("bot", maintain_order=True)}
        colours = [seat_paint(number) for number in range(len(by_bot))]
        picture = plots.histogram(by_bot, colours, self.words("points-axis"))
        least, low, high, most = [round(float(np.quantile(one.seated["points"], at))) for at in (0, 0.25, 0.75, 1)]
        return self.card("points", picture, least=least, low=low, high=high, most=most)

    def sources(self, one: Sample) -> Card:
        frame = measures.points_by_source(one.seated)
        labels = list(dict.fromkeys(frame["source"]))
        series = {
            self.words(key): [_points(frame, source, winner) for source in labels]
            for key, winner in (("winners", True), ("others", False))
            if frame.filter(pl.col("winner") == winner).height
        }
        names = [label.replace("_", " ") for label in labels]
        return self.card("sources", plots.bars(names, series, [PAINT["seat-1"], PAINT["seat-3"]], ""))

    def length(self, one: Sample) -> Card:
        picture = plots.histogram({"": one.games["turns"].to_list()}, [PAINT["seat-2"]], self.words("length-axis"))
        turns, decisions = one.games.select(pl.col("turns", "decisions").mean()).row(0)
        return self.card("length", picture, turns=f"{turns:.0f}", decisions=f"{decisions:.0f}")

    def leads(self, one: Sample) -> Card:
        found = measures.course(one)
        picture = plots.leads(found, 1 / one.seats, self.words("leads-axis"))
        early = np.mean(one.games["decided_after"].to_numpy() <= 0.5)
        half = found.leader_wins[measures.PARTS // 2]
        return self.card("leads", picture, half=f"{half:.0%}", early=f"{early:.0%}")

    def lead_changes(self, one: Sample) -> Card:
        changes = one.games["lead_changes"].to_list()
        picture = plots.histogram({"": changes}, [PAINT["seat-4"]], self.words("lead-changes-axis"))
        return self.card("lead-changes", picture, mean=f"{np.mean(changes):.1f}")

    # --- effects ------------------------------------------------------------------------------------------------

    def effects_say(self, found: list[Effect]) -> str:
        """How many differences are looked at, and how many of them are more than chance."""
        sure = sum(one.sure for one in found)
        how_many = self.words("effects-sure" if sure else "effects-none", sure=sure, looks=len(found))
        return f"{self.words('effects-say', looks=len(found))} {how_many}"

    def effect_cards(self, effects: list[Effect]) -> Iterator[Card]:
        """A card for each measure, the surest effects first: every variation, with each strength of bots."""
        by_measure: dict[str, list[Effect]] = {}
        for effect in effects:
            by_measure.setdefault(effect.measure, []).append(effect)
        for measure, found in sorted(by_measure.items(), key=lambda item: -max(surest(one) for one in item[1])):
            bots = list(dict.fromkeys(effect.bots for effect in found))
            labels = [f"{short(one.label)}\n{one.bots}" for one in found]
            colours = [seat_paint(bots.index(one.bots)) for one in found]
            rows = [(label, one.difference, colour) for label, one, colour in zip(labels, found, colours)]
            title = self.measure(measure)
            picture = plots.dots(rows, percent=False, line=0.0)
            head = self.words("effect-columns").split("|")
            yield Card(title, "", picture.svg(title), head, [effect_row(one) for one in found])

    def measure(self, name: str) -> str:
        if name.startswith(SOURCE):
            return self.words("measure-source", source=name.removeprefix(SOURCE).replace("_", " "))
        if name.startswith(EVENT):
            return self.words("measure-event", event=name.removeprefix(EVENT))
        return self.words(f"measure-{name}")

    # --- choices ------------------------------------------------------------------------------------------------

    def choices(self, one: Sample) -> list[Choice]:
        """The families of words and the components of the pack, those that tell most first."""
        found = [Choice(family, "word-axis", uses) for family, uses in measures.word_uses(one.seated).items()]
        for (group, event), uses in measures.thing_uses(one.seated).items():
            found.append(Choice(f"{group}: {event}", "thing-axis", uses))
        known = [one._replace(uses=[use for use in one.uses if use.seats >= SEATS_NEEDED]) for one in found]
        looks = sum(len(one.uses) for one in known)
        known = [one._replace(uses=[use.among(looks) for use in one.uses]) for one in known]
        return sorted([one for one in known if len(one.uses) >= FEWEST], key=lambda one: -most_telling(one.uses))

    def choice_card(self, choice: Choice) -> Card:
        named = [use._replace(name=use.name.removeprefix(f"{choice.title} ")) for use in choice.uses]
        picture = plots.worth(named, self.words(choice.axis), self.words("lift-axis"))
        return self.choice_table(choice)._replace(svg=picture.svg(choice.title))

    def choice_table(self, choice: Choice) -> Card:
        rows = [self.use_row(use) for use in sorted(choice.uses, key=lambda use: -use.lift.value)]
        return Card(choice.title.replace("_", " "), "", "", self.words("use-columns").split("|"), rows)

    def use_row(self, use: Use) -> list[str]:
        interval = f"{use.lift.low * 100:+.0f} … {use.lift.high * 100:+.0f}" if use.told else self.words("too-few")
        return [use.name, f"{use.seats:,}", f"{use.rate:.0%}", f"{use.lift.value * 100:+.1f}", interval]


def surest(one: Effect) -> float:
    """How many of its own half intervals an effect is away from nothing."""
    reach = one.difference.high - one.difference.value
    return abs(one.difference.value) / reach if reach > 0 else 0.0


def short(label: str) -> str:
    """`building.crane.cost=8` is `cost=8` where there is little room."""
    return re.sub(r"[\w*.-]+\.(?=[\w*-]+=)", "", label)


def most_telling(found: list[Use]) -> float:
    """The greatest worth that is sure, either way."""
    return max([abs(use.lift.value) for use in found if use.sure], default=0.0)


def effect_row(one: Effect) -> list[str]:
    interval = f"{one.difference.low:+.2f} … {one.difference.high:+.2f}"
    return [one.label, one.bots, f"{one.base:.2f}", f"{one.difference.value:+.2f}", interval, f"{one.size:+.2f}"]


def times_fair(rate: Estimate, seats: int) -> Estimate:
    return Estimate(rate.value * seats, rate.low * seats, rate.high * seats, rate.games)


def in_words(estimates: dict[str, Estimate], *, percent: bool = True) -> list[list[str]]:
    """Rows of name, value and interval."""
    return [[name, shown(one.value, percent), f"{shown(one.low, percent)} – {shown(one.high, percent)}"]
            for name, one in estimates.items()]  # fmt: skip


def shown(value: float, percent: bool) -> str:
    return f"{value * 100:.1f} %" if percent else f"{value:.2f}"


def _points(frame: pl.DataFrame, source: str, winner: bool) -> float:
    found = frame.filter((pl.col("source") == source) & (pl.col("winner") == winner))["points"]
    return float(found[0]) if len(found) else 0.0
