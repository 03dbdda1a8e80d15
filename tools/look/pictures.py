"""Pictures of every game: the first turn, the middle, a payment and the end, at four sizes, light and dark."""

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

import skerry
from skerry.kernel.choices import choice_of
from tools.browsing import with_settings
from tools.look.sizes import PICTURED, SIZES, Size
from tools.playing import finish, pick_whole, wait
from tools.screenshots import SETTINGS, Played, play

SEATS: Final = 3


def scenes(played: Played) -> dict[str, int]:
    """After how many words there is something to look at."""
    own = [number for number, (state, _) in enumerate(played.record.plies()) if state.to_move == 0]
    return {
        "first": own[0],
        "middle": own[len(own) // 2],
        "payment": played.best(choices_to_pay),
        "end": own[-1],
    }


def choices_to_pay(state: skerry.State) -> int:
    """How much can be picked at once: where nothing is ever paid, it is the first turn."""
    choice = choice_of(state)
    draft = choice and choice.draft([])
    return sum(offer.most for offer in draft.offers()) if draft else 0


def take(server: str, browser: Browser, games: Iterable[str], folder: Path, told: Callable[[str], None]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        seats = min(SEATS, max(skerry.game(game).seats))
        played = play(server, game, seats)
        for scene, at in scenes(played).items():
            for size in map(SIZES.__getitem__, PICTURED):
                for dark in (False, True):
                    file = folder / f"{game}-{scene}-{size.name}-{'dark' if dark else 'light'}.png"
                    picture(browser, played.branch(at), size, scene, file, dark=dark)
                    told(file.name)


def picture(browser: Browser, link: str, size: Size, scene: str, file: Path, *, dark: bool) -> None:
    context = browser.new_context(**size.context(), locale="en-GB", color_scheme="dark" if dark else "light")
    context.set_default_timeout(60_000)
    context.add_init_script(with_settings(SETTINGS))
    page = context.new_page()
    page.goto(link)
    wait(page)
    if scene == "payment":
        pick_whole(page, random.Random(0))
    if scene == "end":
        finish(page, random.Random(0))
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file)
    context.close()
