"""People with browsers: what they see and what they press, in the words of the page."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, ViewportSize

from tools.browsing import with_settings

PATIENCE = 60_000
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIZES = [pytest.param(False, id="laptop"), pytest.param(True, id="phone")]
"""Is it touched? What a page looks like does not depend on the build, so whole games and axe `share` the sizes."""
QUICK = {"speed": "off", "sound": False, "confirm": False, "guide": False}
"""The settings of visitors whose story is about something else."""
READ = "if (location.protocol === 'http:') localStorage['skerry.goals'] ??= %s"
GAMES = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]
"""Their goal cards were read before, unless a story is about them."""
READY = "#decide.asked:not(.busy), #end"
"""A decision that can be made, or the end."""


class Visitor:
    """Somebody with a browser of their own.

    Whatever is waited for often is waited for with `wait_for`: `expect` describes the whole page, for the case that it
    has to complain, each time it looks and does not find. For a board that takes longer than drawing it.
    """

    def __init__(
        self, server: str, browser: Browser, settings: dict[str, Any], *, new: bool = False, **context: Any
    ) -> None:
        self.server = server
        self.asked_elsewhere: list[str] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.context = browser.new_context(**{"viewport": LAPTOP, "locale": "en-GB", **context})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(with_settings(settings))
        self.context.add_init_script(READ % json.dumps(json.dumps({"read": [] if new else GAMES})))
        self.context.on("request", self._asks)
        self.context.on("console", self._complains)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page = self.context.new_page()

    def _asks(self, request: Request) -> None:
        if not request.url.startswith((self.server, "data:", "blob:")):
            self.asked_elsewhere.append(request.url)

    def _complains(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def forgive(self, complaint: str) -> None:
        """What the browser says of a thing that belongs to the story."""
        self.forgiven.append(complaint)

    def unforgiven(self) -> list[str]:
        return [text for text in self.complaints if not any(part in text for part in self.forgiven)]

    # --- getting about --------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(f"{self.server}{path}")

    def sit_down(self, link: str, name: str) -> None:
        """Follow the secret link of a seat and take it."""
        self.page.goto(link)
        self.page.get_by_label("Your name", exact=True).fill(name)
        self.press("Take your seat")

    def set_up(self, second_seat: str, name: str, scenario: Path) -> None:
        """In the lobby: a table for two with a position of one's own."""
        self.go("/")
        self.press("Play with friends")
        self.page.get_by_label("Seat 2", exact=True).select_option(label=second_seat)
        self.page.get_by_label("Name for seat 2").fill(name)
        self.page.get_by_text("Your own cards or starting position").click()
        self.page.get_by_label("Starting position", exact=True).set_input_files(scenario)
        self.press("Open the table")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def see(self, *texts: str) -> None:
        for text in texts:
            self.page.get_by_text(text).filter(visible=True).first.wait_for()

    # --- at the table -------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def log(self) -> Locator:
        return self.page.locator("#log")

    @property
    def refusal(self) -> Locator:
        return self.page.locator("#refusal")

    def await_turn(self) -> None:
        """Until something is asked of this player, or the game is over."""
        self.page.locator(READY).filter(visible=True).first.wait_for()

    def is_over(self) -> bool:
        return self.page.locator("#end").is_visible()

    def is_asked(self) -> bool:
        return self.page.locator("#decide.asked").is_visible()

    def moves(self) -> list[str]:
        """The words of all moves that have a button, and of the parts of a choice of which more can be picked."""
        more = "#decide [data-word]:not([data-full])"
        found: list[str] = self.page.eval_on_selector_all(more, "all => all.map(b => b.dataset.word)")
        return found

    def doubled_ids(self) -> list[str]:
        """What the board and the page around it both call by one name."""
        ids: list[str] = self.page.eval_on_selector_all("[id]", "all => all.map(one => one.id)")
        return sorted({id_ for id_ in ids if ids.count(id_) > 1})

    def button(self, word: str) -> Locator:
        return self.page.locator(f'#decide [data-word="{word}"]')

    def piece(self, word: str) -> Locator:
        """What stands for a move on the board, or for a part of a larger choice of which more can be picked."""
        return self.page.locator(f'#board :is([data-move="{word}"], [data-pick="{word}"])').first

    def play(self, *words: str) -> None:
        """One move after the other, with their buttons. Parts of a larger choice are agreed to when they are whole."""
        for word in words:
            self.await_turn()
            self.press_button(word)
            if self.page.locator("#confirm").is_visible():
                self.page.locator("#confirm-yes").click()
            self.await_answer()
            self.agree()

    def agree(self) -> None:
        """To what is picked, if it is a whole."""
        whole = self.page.locator("#draft-yes:enabled")
        if whole.is_visible():
            whole.click()
            self.await_answer()

    def press_button(self, word: str) -> None:
        """The list of all moves is unfolded for it, and folded again at once, so that it covers nothing."""
        button = self.button(word)
        folded = not button.is_visible()
        if folded:
            self.unfold_moves()
        button.click()
        if folded:
            self.page.evaluate("document.querySelector('#all-moves[open] > summary')?.click()")

    def unfold_moves(self) -> None:
        self.page.locator("#all-moves-title").click()

    def open_rail(self) -> None:
        """On a phone log, chat and players have a place of their own."""
        self.page.locator('#zones [data-to="log"]').click()

    def await_answer(self) -> None:
        """Until what was sent is done; the position after it is there before."""
        self.page.locator("#decide:not(.busy)").wait_for(state="attached")

    def play_any(self, *, rather: Sequence[str] = ("end", "pay", "build", "take-row")) -> str:
        """A move that begins with one of these words, else the first."""
        words = self.moves()
        word = next((word for begin in rather for word in words if word.startswith(begin)), words[0])
        self.play(word)
        return word

    def play_to_the_end(self) -> None:
        self.await_turn()
        while not self.is_over():
            self.play_any()
            self.await_turn()


class Visitors:
    """All who come in one story."""

    def __init__(self, server: str, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.here: list[Visitor] = []

    def come(self, settings: dict[str, Any] | None = None, *, server: str = "", **context: Any) -> Visitor:
        """Settings are added to the quick ones."""
        visitor = Visitor(server or self.server, self.browser, QUICK | (settings or {}), **context)
        self.here.append(visitor)
        return visitor

    def leave(self) -> None:
        """Nobody had anything to complain of."""
        for visitor in self.here:
            visitor.context.close()
        complaints = [text for visitor in self.here for text in visitor.unforgiven()]
        assert not complaints, complaints
        elsewhere = [address for visitor in self.here for address in visitor.asked_elsewhere]
        assert not elsewhere, elsewhere
