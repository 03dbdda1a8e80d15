"""What `skerry lab` does: plays plans with a bar of progress, and says where the report is."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import skerry
from skerry import SetUpError, bots
from skerry.cli.sheets import plain_table
from skerry.cli.texts import CliPhrases
from skerry.cli.variants import chosen_variants
from skerry.lab import ladder, measures, plans, vary
from skerry.lab.bout import game_of
from skerry.lab.crews import crew
from skerry.lab.folder import IfChanged, Results, put
from skerry.lab.plan import Plan, Setting
from skerry.lab.report import shown, write_report
from skerry.lab.run import run

__all__ = ["Bench", "all_games", "at", "look_again", "names", "plans", "record_text", "score_range", "two_strengths"]


def names() -> list[str]:
    """All bots."""
    return bots.names()


def all_games() -> list[str]:
    return skerry.games()


def two_strengths() -> list[str]:
    """A weaker and a stronger bot that are both quick enough for many games."""
    return ["casual", "greedy"]


def at(slug: str, pack: Path | None, variants: list[str]) -> Setting:
    """The game with the pack and the variants of the command line."""
    game = skerry.game(slug, pack)
    return Setting(slug, chosen_variants(game, variants), game.pack.changes, pack=game.pack.version)


def variations(setting: Setting, texts: list[str]) -> dict[str, dict[str, Any]]:
    return vary.variations(game_of(setting).pack.data, texts)


def score_range(text: str | None) -> tuple[int, int] | None:
    """`30-60`."""
    if text is None:
        return None
    low, _, high = text.partition("-")
    if not (low.isdigit() and high.isdigit()):
        raise SetUpError("points-as-range", text=repr(text))
    return int(low), int(high)


def record_text(folder: Path, bout: int) -> str:
    return Results(folder).record(bout).text()


def command_line() -> str:
    """As it was typed, for the report."""
    return " ".join(["skerry", *sys.argv[1:]])


class Bench:
    """Where plans are played: the words to speak, and the crew."""

    def __init__(
        self, words: CliPhrases, jobs: int | None, backend: str, address: str | None, *, anew: bool, mix: bool
    ) -> None:
        self.words = words
        self.crew = crew(backend, jobs, address)
        self.if_changed: IfChanged = "anew" if anew else "mix" if mix else "refuse"

    def climb(self, ladders: Mapping[str, Plan], to: Path | None, page: Path | None) -> None:
        """The ladder of one table after the other, each in a folder of its own: when bots of one game learn, or its
        pack changes, the others need not be played again."""
        played = []
        for name, plan in ladders.items():
            played.append(self.play(plan, to and to / name))
            if page is not None:
                to_come = [ladder.table_name(later) for later in list(ladders.values())[len(played) :]]
                put(page, ladder.page(played, command_line(), to_come).encode())

    def play(self, plan: Plan, to: Path | None) -> Results:
        """Play what is left of a plan, then look at everything."""
        folder = to or Path("lab") / plan.name()
        Console(stderr=True).print(self.words("lab-plan", games=len(plan), folder=folder), highlight=False)
        try:
            with bar() as progress:
                task = progress.add_task(self.words("lab-games"), total=len(plan))
                results = run(
                    plan, folder, self.crew, lambda done, of: progress.update(task, completed=done), self.if_changed
                )
        except KeyboardInterrupt:
            Console(stderr=True).print(self.words("lab-stopped"))
            raise typer.Exit(130) from None
        conclude(self.words, results)
        return results


def bar() -> Progress:
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    done = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn())
    return Progress(*done, *times, console=Console(stderr=True))


def look_again(words: CliPhrases, folder: Path) -> None:
    conclude(words, Results(folder))


def conclude(words: CliPhrases, results: Results) -> None:
    """Win rates on the screen, the report beside the results."""
    report = results.folder / "report.html"
    write_report(results, report, words.lang, command_line())
    console = Console()
    table = plain_table(words.heads("lab-columns"))
    for one in measures.tables(results):
        where = f"{skerry.game(one.setting.game).title} {one.seats} {one.setting.label}".strip()
        for bot, rate in measures.win_rates(one.seated).items():
            interval = f"{shown(rate.low, percent=True)} – {shown(rate.high, percent=True)}"
            table.add_row(where, bot, f"{rate.games:,}", shown(rate.value, percent=True), interval)
    if table.row_count:
        console.print(table)
    console.print(words("lab-report", path=report), highlight=False, soft_wrap=True)
