"""Plays through the page, as people do: what is asked is answered by chance, and the others are bots.

Any game comes to its end so: what is picked of a larger choice is agreed to sooner or later. A page that offers
nothing, or never comes to an end, is `Stuck`.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

import httpx
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

import skerry

NAMES: Final = ("Annemarie", "Ben", "Cleopatra", "Dominik")
BOT: Final = "random"
READY: Final = "#decide.asked:not(.busy), #end"
PATIENCE: Final = 60_000
MANNERS: Final = ("agree", "piece", "any")
"""What a click is for: to agree to what is picked, if it is a whole; something on the board, if it can be; anything."""
LONGEST: Final = 4_000
"""No game needs as many clicks: one that does not come to an end is stuck."""
MOST_PICKS: Final = 100
"""Nor does any choice have as many parts."""
PLENTY: Final = 12
"""After this many clicks a choice is agreed to as soon as it is a whole."""
CHOOSE: Final = """([chance, wanted]) => {
    const seen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const some = selector => [...document.querySelectorAll(selector)].filter(seen)
    const agree = some("#confirm-yes, #draft-yes:enabled")
    const pieces = some("#board :is([data-move], [data-pick])")
    const buttons = some("#decide .move:enabled:not([data-full])")
    const numbers = some("#decide [data-number]").filter(one => Number(one.value) < Number(one.max))
    const anything = [...buttons, ...pieces, ...numbers]
    const parts = anything.filter(one => one.matches("[data-pick], .pick, [data-number]"))
    const orders = { agree: [agree, anything], piece: [pieces, anything, agree], any: [anything, agree], part: [parts] }
    const all = orders[wanted].find(group => group.length) ?? []
    const one = all[Math.floor(chance * all.length)]
    if (one?.dataset.number) {
        const left = Number(one.max) - Number(one.value)
        one.value = String(Number(one.value) + 1 + Math.floor(chance * left))
        one.dispatchEvent(new Event("change", { bubbles: true }))
    } else {
        one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    }
    return one !== undefined
}"""
"""Clicks on a piece, presses a button or types a number: more is picked, nothing is put back. Was there anything?"""


class Stuck(Exception):
    """The page asks and offers nothing that could be chosen, or does not come to an end."""


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


def record_of(link: str) -> str:
    """What was said at the table, as far as the owner of this secret link may know it."""
    address, _, key = link.partition("#")
    headers = {"Authorization": f"Bearer {key}"}
    record = httpx.get(f"{address.replace('/t/', '/api/tables/')}/record", headers=headers, timeout=PATIENCE / 1000)
    return record.raise_for_status().text


def most_seats(game: str) -> int:
    return max(skerry.game(game).seats)


def wait(page: Page) -> None:
    """Until something is asked, or the game is over."""
    try:
        page.locator("#decide:not(.busy)").wait_for(state="attached", timeout=PATIENCE)
        page.locator(READY).filter(visible=True).first.wait_for(timeout=PATIENCE)
    except TooLate:
        raise Stuck(f"Nothing is asked for {PATIENCE // 1000} seconds.") from None


def is_over(page: Page) -> bool:
    return page.locator("#end").is_visible()


def put_away_result(page: Page) -> None:
    """What is told over the board when a game ends stands there until it is put away."""
    close = page.locator("#ceremony .close")
    if close.is_visible():
        close.click()


def is_picking(page: Page) -> bool:
    """Is something picked that is not agreed to yet?"""
    return page.locator("#draft").is_visible()


def positions(page: Page, chance: random.Random, most: int = LONGEST) -> Iterator[int]:
    """Everything that is asked, by its number, and the end; a click by chance comes after each."""
    clicks = 0
    wait(page)
    for number in range(most):
        if is_over(page):
            put_away_result(page)
        yield number
        if is_over(page):
            return
        clicks = clicks + 1 if is_picking(page) else 0
        if clicks > MOST_PICKS:
            raise stuck(page, f"{MOST_PICKS} clicks did not make a whole choice.")
        go_on(page, chance, "agree" if clicks > PLENTY else chance.choice(MANNERS))
    if most == LONGEST:
        raise stuck(page, f"The game is not over after {LONGEST} clicks.")


def finish(page: Page, chance: random.Random) -> None:
    """To the end, whatever is asked."""
    for _ in positions(page, chance):
        pass


def go_on(page: Page, chance: random.Random, manner: str) -> None:
    if not page.evaluate(CHOOSE, [chance.random(), manner]):
        raise stuck(page, "Nothing can be chosen.")
    wait(page)


def pick_whole(page: Page, chance: random.Random) -> None:
    """Picks parts of a larger choice until it could be agreed to; nothing if there is none."""
    wait(page)
    for _ in range(MOST_PICKS):
        if page.locator("#draft-yes:enabled").is_visible() or not page.evaluate(CHOOSE, [chance.random(), "part"]):
            return
        wait(page)
    raise stuck(page, f"{MOST_PICKS} clicks did not make a whole choice.")


def stuck(page: Page, problem: str) -> Stuck:
    """With what is asked, and what is picked."""
    told = [page.locator(place).inner_text() for place in ("#heading", "#prompt", "#draft-sum")]
    return Stuck(" ".join([problem, *filter(None, told)]))
