"""Gotlandia at the table: games on the map and with cards, by click and by tap, alone and with others."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import TOUCH, fits
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share

LAST_GENERATION = """
seats = 4
century = "1300s"
number = 3
generation = "1300-peace"
pirates = ["southeast"]
start_player = 0
players = [
    { hand = ["gotland", "lubeck", "baltic-sea", "hill"], towers = ["bal"], stock = "wood, 3 stone", silver = 9 },
    { hand = ["forest"], workers = 1 },
    { hand = ["field"], workers = 1 },
    { hand = ["home"], workers = 1 },
]
"""
"""The last actions of four players, the first of whom has most to do."""

SETTLING = """
seats = 2
players = [
    { hand = ["gotland", "forest"], home = "rute", stock = "wood, grain", silver = 4 },
    { hand = ["hill"], home = "hoburg", ships = [] },
]
pirates = ["east"]
"""

A_POINT = """piece => {
    piece.scrollIntoView({ block: "center" });
    const box = piece.getBoundingClientRect();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    for (const down of parts) {
        for (const right of parts) {
            const [x, y] = [box.x + box.width * right, box.y + box.height * down];
            if (document.elementFromPoint(x, y)?.closest("[data-move], [data-pick]") === piece) return [x, y];
        }
    }
    return null;
}"""
"""Somewhere on a piece where nothing else lies: districts and directions have any shape."""


def sits_at(visitors: Visitors, scenario: str, *others: str, **context: Any) -> Visitor:
    """From a position, or without one from the set-up."""
    ann = visitors.come(**context)
    seats = [person("Ann"), *[bot(name) for name in others]]
    position: dict[str, Any] = {"scenario": scenario} if scenario else {}
    ann.go(open_table(visitors.server, *seats, game="gotlandia", **position).link(0))
    ann.await_turn()
    return ann


def choose(ann: Visitor, word: str, *, touch: bool = False) -> None:
    """On the board, or with a button where nothing stands for the word."""
    piece = ann.piece(word)
    if piece.count():
        x, y = piece.evaluate(A_POINT)
        (ann.page.touchscreen.tap if touch else ann.page.mouse.click)(x, y)
    else:
        ann.button(word).evaluate("button => button.click()")
    ann.await_answer()
    ann.agree()
    ann.await_turn()


MUCH = ("church", "decorate", "^settle", "lubeck", "gotland settle", "baltic", "^bury", "^pay", "^number")
LITTLE = ("^done", "^decline", "stop$", "^sail stay", "^raid silver", "produce$", "take$")
"""Patterns of words: those with which much happens, and those after which nothing more is asked."""


def play_on(ann: Visitor, rather: tuple[str, ...], *, touch: bool = False) -> list[str]:
    """Words like these if there are any, to the end of the game; the kinds of words that were said."""
    said = []
    while not ann.is_over():
        words = ann.moves()
        word = next((word for pattern in rather for word in words if re.search(pattern, word)), words[-1])
        said.append(word.split()[0])
        choose(ann, word, touch=touch)
    return said


def nothing_bars_anyone(ann: Visitor) -> None:
    """What axe finds wrong with the page: nothing."""
    found = Axe().run(ann.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("touch", share(SIZES))
def test_four_players_play_the_last_generation_to_its_end(visitors: Visitors, touch: bool) -> None:
    ann = sits_at(visitors, LAST_GENERATION, "Bea", "Carl", "Dora", **(TOUCH if touch else {}))

    said = play_on(ann, MUCH, touch=touch)

    assert {"play", "church", "pay"} <= set(said)
    expect(ann.page.locator("#result")).to_contain_text("Total")
    nothing_bars_anyone(ann)
    assert fits(ann)


@pytest.mark.parametrize("touch", share(SIZES))
@pytest.mark.parametrize("others", [[], ["Bea", "Carl", "Dora"]], ids=["alone", "four"])
def test_a_whole_game(visitors: Visitors, others: list[str], touch: bool) -> None:
    """GOT-36, GOT-180, GOT-186, GOT-196: from the reputation to the last scoring, whatever is drawn."""
    ann = sits_at(visitors, "", *others, **(TOUCH if touch else {}))

    said = play_on(ann, LITTLE, touch=touch)

    assert said[0] == "keep"
    assert said.count("play") >= 9 * 2
    expect(ann.page.locator("#result")).to_contain_text("Total")
    assert fits(ann)


def test_settling_shows_its_price_and_the_ways_to_pay_it(visitors: Visitors) -> None:
    """GOT-72, GOT-74, GOT-75."""
    ann = sits_at(visitors, SETTLING.replace('"east"', '"west"'), "Bea")

    choose(ann, "play gotland settle")
    choose(ann, "settle lina")
    expect(ann.piece("pay")).to_be_visible()
    expect(ann.piece("pay-silver wood")).to_be_visible()
    choose(ann, "pay-silver wood")

    expect(ann.page.locator("#s-0-lina")).to_be_attached()
    expect(ann.log).to_contain_text("Ann pays 1 Silver for the neutral farmstead.")


def test_a_threatened_district_says_why_nobody_settles_there(visitors: Visitors) -> None:
    """GOT-52."""
    ann = sits_at(visitors, SETTLING, "Bea")
    choose(ann, "play gotland settle")

    x, y = ann.page.locator('#board [data-wish="settle lina"]').evaluate(A_POINT.replace("data-move", "data-wish"))
    ann.page.mouse.click(x, y)

    expect(ann.page.locator("#tip")).to_contain_text("GOT-52")


LEARNING = """
seats = 2
players = [
    { hand = ["roma", "hill"], farmsteads = ["forsa", "bal"], silver = 2 },
    { hand = ["hill"], ships = [] },
]
"""


def test_the_market_opens_when_it_is_asked_for_and_by_itself_while_something_in_it_can_be_chosen(
    visitors: Visitors,
) -> None:
    """GOT-94, GOT-95."""
    ann = sits_at(visitors, LEARNING, "Bea")
    market = ann.page.locator("#board [data-drawer=market]")
    handle = ann.page.locator("#board [data-opens=market]").first
    expect(market).not_to_be_visible()

    handle.click()
    expect(market).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(market).not_to_be_visible()

    choose(ann, "play roma draw")
    choose(ann, "draw-cards stop")
    expect(market).to_be_visible()
    choose(ann, next(word for word in ann.moves() if word.startswith("learn ")))
    expect(market).not_to_be_visible()


def test_the_map_is_enlarged_and_seen_whole_again(visitors: Visitors) -> None:
    ann = sits_at(visitors, SETTLING, "Bea")
    window = ann.page.locator("#board svg[data-pan]")
    whole = window.get_attribute("viewBox")

    ann.press("Zoom in")
    assert window.get_attribute("viewBox") != whole
    choose(ann, "play gotland settle")
    choose(ann, "settle bal")

    ann.press("Whole map")
    assert window.get_attribute("viewBox") == whole


@pytest.mark.parametrize("touch", share(SIZES))
def test_nothing_bars_anyone_from_choosing_a_reputation(visitors: Visitors, touch: bool) -> None:
    """GOT-36: nor from the first of the questions that follow."""
    ann = sits_at(visitors, "", **(TOUCH if touch else {}))
    nothing_bars_anyone(ann)

    choose(ann, ann.moves()[0], touch=touch)

    nothing_bars_anyone(ann)


@pytest.mark.parametrize("touch", share(SIZES))
def test_nothing_bars_anyone_from_the_table(visitors: Visitors, touch: bool) -> None:
    """From the card to the payment and after it."""
    ann = sits_at(visitors, SETTLING, "Bea", **(TOUCH if touch else {}))
    for word in ("play gotland settle", "settle bal", "pay"):
        nothing_bars_anyone(ann)
        choose(ann, word, touch=touch)
