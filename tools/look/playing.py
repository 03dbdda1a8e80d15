"""A whole game through the page: what is asked is answered by chance, and the others are bots."""

import random
from collections.abc import Iterator
from typing import Any, Final

import httpx
from playwright.sync_api import Page

import skerry

NAMES: Final = ("Annemarie", "Ben", "Cleopatra", "Dominik")
BOT: Final = "random"
READY: Final = "#decide.asked:not(.busy), #end"
PATIENCE: Final = 60_000
LONGEST: Final = 2_000
"""No game has as many decisions: one that does not come to an end is a finding of its own."""
ANY: Final = """([chance, boardFirst]) => {
    const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const some = selector => [...document.querySelectorAll(selector)].filter(seen)
    const buttons = some("#decide button.move:not(:disabled)"), pieces = some("#board [data-move]")
    const all = boardFirst && pieces.length ? pieces : [...buttons, ...pieces]
    const one = all[Math.floor(chance * all.length)]
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    return one?.dataset.word ?? one?.dataset.move ?? ""
}"""
"""Any move, by a click on its piece or its button."""


class Stuck(Exception):
    """The page asks and offers nothing that could be chosen."""


def open_table(server: str, game: str, seats: int, scenario: str = "") -> str:
    """A table of a person against bots, at which the person sits; the secret link of the seat."""
    others = [{"kind": "bot", "name": name, "bot": BOT} for name in NAMES[1:seats]]
    body: dict[str, Any] = {"game": game, "seats": [{"kind": "friend", "name": NAMES[0]}, *others]}
    if scenario:
        body["scenario"] = scenario
    made = httpx.post(f"{server}/api/tables", json=body, timeout=PATIENCE / 1000).raise_for_status().json()
    table, key = made["table"], made["seats"][0]["key"]
    headers = {"Authorization": f"Bearer {key}"}
    seat = f"{server}/api/tables/{table}/seats/0"
    seated = httpx.post(seat, json={"name": NAMES[0], "salt": "0" * 32}, headers=headers, timeout=PATIENCE / 1000)
    return f"{server}/t/{table}#{seated.raise_for_status().json()['key']}"


def most_seats(game: str) -> int:
    return max(skerry.game(game).seats)


def wait(page: Page) -> None:
    """Until something is asked, or the game is over."""
    page.locator(READY).filter(visible=True).first.wait_for(timeout=PATIENCE)


def is_over(page: Page) -> bool:
    return page.locator("#end").is_visible()


def positions(page: Page, chance: random.Random, most: int = LONGEST) -> Iterator[int]:
    """Every position in which something is asked, by its number, and the end; a random move is made after each."""
    wait(page)
    for number in range(most):
        yield number
        if is_over(page):
            return
        move(page, chance)
    if most == LONGEST:
        raise Stuck(f"The game is not over after {LONGEST} moves.")


def move(page: Page, chance: random.Random) -> None:
    word = page.evaluate(ANY, [chance.random(), chance.random() < 0.5])
    if not word:
        raise Stuck(f"Nothing can be chosen: {page.locator('#prompt').inner_text()}")
    if page.locator("#confirm").is_visible():
        page.locator("#confirm-yes").click()
    page.locator("#decide:not(.busy)").wait_for(state="attached", timeout=PATIENCE)
    wait(page)
