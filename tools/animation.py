"""Makes the short animation of a table with a server and a browser of its own: python tools/animation.py

The server's bots play a game with each other first; the animation shows a part of its replay, move by move. A page that
is filmed does not go on by itself: whatever moves is put where it is in each picture.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from tools.browsing import a_browser, a_server, with_settings
from tools.screenshots import NAMES, PICTURES, Played, play

GAME: Final = "pirate_haven"
ROUND: Final = 3
"""In which there are Islands to be seen already, and room on them."""
MOVES: Final = 10
SEEN: Final = ("sail", "buy", "place")
"""Moves at which there is something to see."""
WINDOW: Final[ViewportSize] = {"width": 1180, "height": 960}
WIDTH: Final = 760
"""Pixels of the animation."""
COLOURS: Final = 128
SAMPLES: Final = 6
"""Pictures from which the colours are taken."""
STEPS: Final = (0.0, 0.12, 0.26, 0.42, 0.6, 0.8)
"""How far a movement has come in the pictures of it."""
QUICK: Final = 70
REST: Final = 900
"""Milliseconds that a picture of a movement is seen, and the one after it."""
SETTINGS: Final = {"guide": False, "speed": "slow", "sound": False}

FILMED: Final = """
window.film = { rolls: false, moving: [], later: [] }
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how)
    if (film.rolls) {
        one.pause()
        film.moving.push(one)
    }
    return one
}
const wait = window.setTimeout
window.setTimeout = (then, ...rest) => film.rolls ? film.later.push(then) : wait(then, ...rest)
"""
"""Movements stand still while a film rolls, and what should happen afterwards waits."""
PUT: Final = "share => film.moving.forEach(one => { one.currentTime = share * one.effect.getTiming().duration })"
CUT: Final = """() => {
    film.rolls = false
    film.moving.splice(0).forEach(one => one.finish())
    film.later.splice(0).forEach(then => then())
}"""


class Frame(NamedTuple):
    """A picture, and how many milliseconds it is seen."""

    picture: Image.Image
    time: int


def shown(record: skerry.Record) -> range:
    """After how many words positions are shown: the stretch in which most is sailed, bought and placed."""
    plies = [(is_travelling(state), move.family.name in SEEN) for state, move in record.plies()]
    starts = [at for at, (travelling, _) in enumerate(plies[:-MOVES]) if travelling]
    best = max(starts, key=lambda at: sum(seen for _, seen in plies[at : at + MOVES]))
    return range(best, best + MOVES + 1)


def is_travelling(state: skerry.State) -> bool:
    view = state.view(None)
    return bool(view["phase"] == "travel" and view["round"] == ROUND)


def frames(page: Page, positions: Sequence[int]) -> Iterator[Frame]:
    """The first position, and each of the others with the movement that leads there."""
    yield Frame(photograph(page), REST)
    for at in positions[1:]:
        page.evaluate("() => { film.rolls = true }")
        page.locator("#forward").click()
        expect(page.locator("#place")).to_contain_text(f"{at} /")
        for share in STEPS if page.evaluate("film.moving.length") else ():
            page.evaluate(PUT, share)
            yield Frame(photograph(page), QUICK)
        page.evaluate(CUT)
        yield Frame(photograph(page), REST)


def photograph(page: Page) -> Image.Image:
    """The board as it is seen now."""
    clip: Any = page.locator("#board > svg").bounding_box()
    picture = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
    return picture.resize((WIDTH, round(WIDTH * picture.height / picture.width)), Image.Resampling.LANCZOS)


def animated(film: Sequence[Frame]) -> bytes:
    """All frames in the same few colours, in a file that begins again at its end; what stays as it is costs nothing."""
    colours = palette([frame.picture for frame in film])
    first, *others = [frame.picture.quantize(palette=colours, dither=Image.Dither.NONE) for frame in film]
    times = [frame.time for frame in film]
    made = io.BytesIO()
    first.save(made, "GIF", save_all=True, append_images=others, duration=times, loop=0)
    return made.getvalue()


def palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Colours that are far apart rather than frequent, so that the players keep theirs."""
    some = pictures[:: max(len(pictures) // SAMPLES, 1)]
    both = Image.new("RGB", (WIDTH, sum(one.height for one in some)))
    for place, one in enumerate(some):
        both.paste(one, (0, place * one.height))
    return both.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=1)


def take(page: Page, played: Played) -> bytes:
    positions = shown(played.record)
    page.goto(f"{played.server}/t/{played.table}/replay#at={positions[0]}&seat=0")
    expect(page.locator("#place")).to_contain_text(f"{positions[0]} /")
    page.wait_for_load_state("networkidle")
    return animated(list(frames(page, positions)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the short animation of a table.")
    parser.add_argument("file", nargs="?", type=Path, default=PICTURES / "table.gif", help="docs/pictures/table.gif")
    file = parser.parse_args().file
    with tempfile.TemporaryDirectory() as kept, a_server(Path(kept) / "tables") as server, a_browser() as browser:
        context = browser.new_context(viewport=WINDOW, locale="en-GB", color_scheme="light")
        context.add_init_script(with_settings(SETTINGS))
        context.add_init_script(FILMED)
        file.write_bytes(take(context.new_page(), play(server, GAME, len(NAMES))))


if __name__ == "__main__":
    main()
