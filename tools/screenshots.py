"""Makes the screenshots of lobby and table with a server and a browser of its own: python tools/screenshots.py

The server's bots play a game with each other first; the pictures show positions of it, on tables that branch off there.
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from tools.browsing import a_browser, a_server, with_settings
from tools.playing import finish, pick_whole, wait

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ["Ann", "Ben", "Cleo"]
SETTINGS = {"name": "Ann", "speed": "off", "guide": False}
PATIENCE = 60_000
BOT = "greedy"


class Screen(NamedTuple):
    """How somebody looks at a page."""

    width: int = 1280
    height: int = 800
    dark: bool = False
    locale: str = "en-GB"

    def context(self) -> dict[str, Any]:
        phone = self.width < 600
        return {
            "viewport": {"width": self.width, "height": self.height},
            "color_scheme": "dark" if self.dark else "light",
            "locale": self.locale,
            "reduced_motion": "reduce",
            "is_mobile": phone,
            "has_touch": phone,
            "device_scale_factor": 2 if phone else 1,
        }


LAPTOP = Screen()
DARK = Screen(dark=True)
GERMAN = Screen(locale="de-DE")
PHONE = Screen(width=360, height=740)

# --- positions --------------------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A finished game of bots: where it is, and its record."""

    server: str
    table: str
    record: skerry.Record

    def branch(self, at: int) -> str:
        """A table of Ann against the others that begins after this many words; her secret link."""
        made = self._ask(f"/api/tables/{self.table}/branch", {"at": at, "seat": 0, "bot": BOT})
        key = made["seats"][0]["key"]
        self._ask(f"/api/tables/{made['table']}/seats/0", {"name": NAMES[0], "salt": "0" * 32}, key)
        return f"{self.server}/t/{made['table']}#{key}"

    def _ask(self, path: str, body: dict[str, Any], key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = httpx.post(f"{self.server}{path}", json=body, headers=headers)
        return answer.raise_for_status().json()

    def best(self, worth: Callable[[skerry.State], int]) -> int:
        """After how many words Ann decides in the position that is worth most; the first of several."""
        own = [(number, worth(state)) for number, (state, _) in enumerate(self.record.plies()) if state.to_move == 0]
        return max(own, key=lambda found: found[1])[0]

    def last_choice(self) -> int:
        return max(number for number, (state, _) in enumerate(self.record.plies()) if state.to_move == 0)


def is_turn(state: skerry.State) -> bool:
    return bool(state.view(0)["phase"] == "take")


def in_the_middle(state: skerry.State) -> int:
    """A turn with much in hand."""
    own = state.view(0)["players"][0]
    return own["goods_count"] + own["buildings_count"] if is_turn(state) and 4 <= state.view(0)["year"] <= 6 else 0


def in_payment(state: skerry.State) -> int:
    """Much to choose from."""
    return sum(move.word.startswith("pay ") for move in state.moves()) if state.view(0)["year"] >= 4 else 0


def play(server: str, game: str, seats: int, variants: dict[str, Any] | None = None) -> Played:
    """A game of bots on the server, to its end."""
    players = [{"kind": "bot", "name": name, "bot": BOT} for name in NAMES[:seats]]
    body = {"game": game, "seats": players, "variants": variants or {}, "listed": True}
    table = httpx.post(f"{server}/api/tables", json=body).raise_for_status().json()["table"]
    address = f"{server}/api/tables/{table}"
    stream = f"{address.replace('http', 'ws', 1)}/stream"
    with connect(stream, max_queue=None) as watching:  # bots play for those who watch, however little they look
        watching.send('{"type": "hello", "wire": 2}')
        while httpx.get(address, timeout=30).json()["status"] != "over":
            time.sleep(0.5)
    return Played(server, table, skerry.Record.parse(httpx.get(f"{address}/record").text))


# --- pictures ---------------------------------------------------------------------------------------------------------


class Camera:
    """Takes pictures into a folder."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder

    @contextmanager
    def at(self, address: str, screen: Screen) -> Iterator[Page]:
        context = self.browser.new_context(**screen.context())
        context.set_default_timeout(PATIENCE)
        context.add_init_script(with_settings(SETTINGS))
        page = context.new_page()
        page.goto(address)
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self.folder / f"{name}.png")

    def table(self, address: str, screen: Screen, name: str, *, picked: bool = False) -> None:
        """A table at which something is asked, and perhaps something is picked."""
        with self.at(address, screen) as page:
            wait(page)
            if picked:
                pick_whole(page, random.Random(0))
            self.take(page, name)


def make_pictures(camera: Camera, played: Played) -> None:
    middle, payment = played.best(in_the_middle), played.best(in_payment)
    with camera.at(played.server, LAPTOP) as page:
        expect(page.locator("#open-empty")).to_be_visible()
        camera.take(page, "lobby")
    camera.table(played.branch(played.best(is_turn)), LAPTOP, "table-start")
    camera.table(played.branch(middle), LAPTOP, "table-middle")
    camera.table(played.branch(payment), LAPTOP, "table-payment", picked=True)
    camera.table(played.branch(middle), DARK, "table-dark")
    camera.table(played.branch(middle), GERMAN, "table-german")
    camera.table(played.branch(middle), PHONE, "table-phone")
    with camera.at(played.branch(played.last_choice()), LAPTOP) as page:
        finish(page, random.Random(0))
        camera.take(page, "table-end")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the screenshots of lobby and table.")
    parser.add_argument("folder", nargs="?", type=Path, default=PICTURES, help="where they go (docs/pictures)")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, a_server(Path(kept) / "tables") as server, a_browser() as browser:
        make_pictures(Camera(browser, folder), play(server, "riga", len(NAMES), {"riga_buildings": True}))


if __name__ == "__main__":
    main()
