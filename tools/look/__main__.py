"""Look at the tables as people see them: `make look`.

Whole games are played through the page, in every language and at every size, with bots for the others and chance for
what is asked. In each position the page is measured; what can be seen wrong is listed in the end, with a picture of
each kind, and the tool ends with 1. `--pictures` makes pictures of all games instead.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page
from rich.console import Console

import skerry
from skerry.words.languages import languages
from tools.browsing import a_browser, a_server, with_settings
from tools.look import pictures
from tools.look.alike import mistakable
from tools.look.findings import Finding, Findings, Place
from tools.look.looking import Anchors, anchors, barriers, jumps, look
from tools.look.sizes import SIZES, Size
from tools.playing import LONGEST, Stuck, is_over, most_seats, open_table, positions, record_of

FOLDER: Final = Path(__file__).parents[2] / "build" / "look"
SETTINGS: Final = {"speed": "off", "sound": False, "confirm": False, "guide": False}
WIDTH: Final = 150

console = Console(highlight=False, width=max(WIDTH, shutil.get_terminal_size().columns))


class Looker:
    """Plays games and looks at them."""

    def __init__(self, server: str, browser: Browser, findings: Findings, seed: int) -> None:
        self.server = server
        self.browser = browser
        self.findings = findings
        self.seed = seed

    def game(self, place: Place, size: Size, seats: int, most: int, every: int) -> int:
        """A game at one size in one language, as far as it is to be played; how many positions were looked at."""
        context = self.browser.new_context(**size.context(), locale=place.language)
        context.set_default_timeout(60_000)
        context.add_init_script(with_settings(SETTINGS))
        page = context.new_page()
        link = open_table(self.server, place.game, seats)
        page.goto(link)
        try:
            return self.play(page, place, size, most, every)
        except (Stuck, Error) as problem:
            self.findings.add(place, [Finding("stuck", str(problem).splitlines()[0])], page)
            self.findings.keep(place, "stuck", record_of(link))
            return 0
        finally:
            context.close()

    def play(self, page: Page, place: Place, size: Size, most: int, every: int) -> int:
        """Axe is slow: it sees the first position, one in the middle and the last."""
        before: Anchors = {}
        looked = 0
        for number in positions(page, random.Random(self.seed), most):
            over = is_over(page)
            if number % every == 0 or over:
                after = anchors(page)
                found = jumps(before, after) if before and not over else []
                self.findings.add(place, [*found, *look(page, size)], page)
                looked += 1
            before = anchors(page)
            if number in (0, 30) or over:
                self.findings.add(place, barriers(page), page)
        return looked


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.look", description="Look at the tables as people see them.")
    games, tags = list(skerry.games()), list(languages())
    parser.add_argument("--game", action="append", choices=games, help="only this one; may be repeated")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one; may be repeated")
    parser.add_argument("--language", action="append", choices=tags, help="only this one; may be repeated")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument("--moves", type=int, default=LONGEST, help="after which a game is left (default: to the end)")
    parser.add_argument("--every", type=int, default=1, help="look at every Nth position (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="of what is chosen (default: 0)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="of what is found (default: build/look)")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="only make pictures of the games, into this folder"
    )
    return parser.parse_args(arguments)


def look_at(looker: Looker, game: str, chosen: argparse.Namespace) -> None:
    """A game at all sizes and in all languages that were asked for."""
    known = len(looker.findings)
    looker.findings.add(Place(game, "", ""), mistakable(looker.browser, game))
    for language in chosen.language or languages():
        for size in [SIZES[name] for name in chosen.size or SIZES]:
            began = time.monotonic()
            place = Place(game, size.name, language)
            console.print(f"{game}, {size.name}, {language} …", end=" ")
            seats = min(chosen.seats or most_seats(game), most_seats(game))
            looked = looker.game(place, size, seats, chosen.moves, chosen.every)
            new = len(looker.findings) - known
            known += new
            console.print(f"{looked} positions in {time.monotonic() - began:.0f} s, {new} new findings")
    console.print(f"\n{game}", style="bold")
    for line in looker.findings.lines(game) or ["nothing"]:
        console.print(f"  {line}", markup=False, soft_wrap=True)


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = parse(arguments)
    findings = Findings(chosen.folder)
    with tempfile.TemporaryDirectory() as kept, a_server(Path(kept) / "tables") as server, a_browser() as browser:
        games = chosen.game or list(skerry.games())
        if chosen.pictures:
            pictures.take(server, browser, games, chosen.pictures, console.print)
            return 0
        looker = Looker(server, browser, findings, chosen.seed)
        for game in games:
            look_at(looker, game, chosen)
    if findings:
        console.print(f"\n{len(findings)} findings; pictures in {chosen.folder}", style="bold red")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
