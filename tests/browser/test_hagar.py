"""Hägar at the table: a preview that turns, a map that can be moved and enlarged, and games by click and by tap."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import TOUCH, fits
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share

TWO_TO_COME = """
seats = 2
turn = 0
map = [
    "coaster-01 0 0 0", "coaster-03 1 0 180", "coaster-04 2 0 0", "coaster-05 3 0 0", "coaster-06 4 0 0",
    "coaster-07 5 0 0", "coaster-08 1 1 0", "coaster-09 1 2 0", "coaster-10 1 -1 0", "coaster-11 1 -2 180",
]
drawn = "coaster-12"
players = [
    { hagars = ["coaster-01 nw", "coaster-04 ne", "coaster-07 sw"] },
    { hagars = ["coaster-03 nw", "coaster-05 se", "coaster-09 ne"] },
]
"""
"""One more turn of each, and the final round."""

BESIDE_ONE = """
map = ["coaster-01 0 0 0"]
drawn = "coaster-03"
turn = 0
"""


A_BEER = """
map = ["coaster-01 0 0 0"]
drawn = "coaster-02"
turn = 0
"""
"""It stands upright for seat 0, so it fits in the west and in the east."""


def sits_at(visitors: Visitors, scenario: str, settings: dict[str, Any] | None = None, **context: Any) -> Visitor:
    ann = visitors.come(settings, **context)
    ann.go(open_table(visitors.server, person("Ann"), bot(), game="hagar", scenario=scenario).link(0))
    ann.await_turn()
    return ann


def preview(ann: Visitor) -> Locator:
    """The face of the coaster that is seen."""
    return ann.page.locator("#board [data-face]").filter(visible=True)


def shown(ann: Visitor) -> tuple[float, ...]:
    """What the window on the map shows: left, top, width and height."""
    box = ann.page.locator("#board svg[data-pan]").get_attribute("viewBox") or ""
    return tuple(map(float, box.split()))


@pytest.mark.parametrize("touch", SIZES)
def test_a_game_played_on_the_map_to_its_end(visitors: Visitors, touch: bool) -> None:
    """HAG-D1 to HAG-D5."""
    ann = sits_at(visitors, TWO_TO_COME, **(TOUCH if touch else {}))
    seen = []

    while not ann.is_over():
        piece = ann.page.locator("#board [data-move]").filter(visible=True).first
        seen.append((piece.get_attribute("data-move") or "").split()[0])
        (piece.tap if touch else piece.click)()
        ann.await_answer()
        ann.await_turn()

    assert seen == ["lay", "turn", "place", "move", "to"]
    expect(ann.page.locator("#result")).to_contain_text("Total")
    assert fits(ann)


@pytest.mark.parametrize("touch", share(SIZES))
def test_a_game_from_the_first_coaster_to_the_last(visitors: Visitors, touch: bool) -> None:
    """HAG-13, HAG-39: whatever is drawn, and wherever the bot lays it."""
    ann = sits_at(visitors, "", **(TOUCH if touch else {}))
    turns = 0

    while not ann.is_over():
        piece = ann.page.locator("#board [data-move]").filter(visible=True).first
        turns += (piece.get_attribute("data-move") or "").startswith("turn")
        (piece.tap if touch else piece.click)()
        ann.await_answer()
        ann.await_turn()

    assert turns <= 6
    expect(ann.page.locator("#result")).to_contain_text("Total")
    assert fits(ann)


def test_the_coaster_is_turned_before_it_is_laid(visitors: Visitors) -> None:
    """HAG-23: by click, wheel and key; the tick lays it as it is seen."""
    ann = sits_at(visitors, BESIDE_ONE)
    ann.piece("lay 1 0").click()
    expect(preview(ann)).to_have_attribute("data-face", "180")

    ann.page.locator("#board [data-turn='1']").filter(visible=True).first.click()
    expect(preview(ann)).to_have_attribute("data-face", "270")
    preview(ann).hover()
    ann.page.mouse.wheel(0, 100)
    expect(preview(ann)).to_have_attribute("data-face", "180")
    ann.page.locator("#board [data-move]").filter(visible=True).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(preview(ann)).to_have_attribute("data-face", "270")
    expect(ann.page.locator("#board [data-turn-to='270']")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Enter")

    expect(ann.log).to_contain_text("Ann lays Coaster 3 east of Coaster 1, turned by 270°.")


def test_a_place_or_a_turn_that_does_not_fit_says_why(visitors: Visitors) -> None:
    """HAG-19, HAG-22."""
    ann, ben = sits_at(visitors, BESIDE_ONE), sits_at(visitors, A_BEER)
    ann.piece("lay 1 0").click()

    ann.page.locator('#board [data-wish="turn 90"]').click()
    ben.page.locator('#board [data-wish="lay 0 1"]').click()

    expect(ann.page.locator("#tip")).to_contain_text(
        re.compile("Coaster 3 matches nothing there when turned by 90°.*HAG-19")
    )
    expect(ben.page.locator("#tip")).to_contain_text(
        re.compile("that way round Coaster 2 matches nothing there.*HAG-22")
    )


def test_the_guide_is_there_for_the_final_round(visitors: Visitors) -> None:
    """HAG-41: a player who has met every other kind of decision meets this one for the first time."""
    ann = sits_at(visitors, TWO_TO_COME, settings={"guide": True})
    coach, told = ann.page.locator("#coach"), []
    ann.page.evaluate("localStorage['skerry.guided'] = JSON.stringify({ hagar: 4 })")

    while not ann.is_over():
        told.append((ann.moves()[-1].split()[0], coach.is_visible()))
        ann.play_any(rather=("lay", "turn", "place", "move", "to"))
        ann.await_turn()

    assert told == [("lay", True), ("turn", True), ("place", True), ("move", True), ("to", True)]


def test_no_tip_lies_over_what_could_be_chosen_instead(visitors: Visitors) -> None:
    """Each spot explains itself; a click on another one still reaches that."""
    ann = sits_at(visitors, TWO_TO_COME)
    spots = ann.page.locator("#board [data-move]").filter(visible=True)
    assert spots.count() > 3

    for number in range(spots.count()):
        ann.page.mouse.move(5, 5)
        expect(ann.page.locator("#tip")).not_to_be_visible()
        spots.nth(number).hover()
        expect(ann.page.locator("#tip")).to_be_visible()
        assert ann.page.evaluate(UNDER_THE_TIP) == []


UNDER_THE_TIP = """() => [...document.querySelectorAll("#board [data-move]")].filter(piece => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#tip");
}).map(piece => piece.dataset.move)"""


def test_the_map_is_enlarged_moved_and_seen_whole_again(visitors: Visitors) -> None:
    ann = sits_at(visitors, TWO_TO_COME)
    whole = shown(ann)

    ann.press("Zoom in")
    closer = shown(ann)
    assert closer[2] == pytest.approx(whole[2] / 1.5)
    window = ann.page.locator("#board .oak").bounding_box()
    assert window is not None
    ann.page.mouse.move(window["x"] + 300, window["y"] + 60)
    ann.page.mouse.down()
    ann.page.mouse.move(window["x"] + 200, window["y"] + 90, steps=4)
    ann.page.mouse.up()
    moved = shown(ann)
    assert moved[0] > closer[0]
    assert moved[1] < closer[1]
    expect(ann.prompt).to_contain_text("lay Coaster 12")

    ann.press("Show the whole map")
    assert shown(ann) == whole


def test_two_fingers_enlarge_the_map(visitors: Visitors) -> None:
    ann = sits_at(visitors, TWO_TO_COME, **TOUCH)
    whole = shown(ann)
    window = ann.page.locator("#board .oak").bounding_box()
    assert window is not None
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
    fingers = ann.context.new_cdp_session(ann.page)

    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 80)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert shown(ann)[2] < whole[2] / 2
    expect(ann.prompt).to_contain_text("lay Coaster 12")


@pytest.mark.parametrize("touch", share(SIZES))
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_bars_anyone_from_the_table(visitors: Visitors, touch: bool, colours: str, locale: str) -> None:
    """What axe finds wrong with the page: nothing, at the preview and after it."""
    context = {"color_scheme": colours, "locale": locale, **(TOUCH if touch else {})}
    ann = sits_at(visitors, BESIDE_ONE, **context)
    assert ann.doubled_ids() == []
    for word in ("lay 1 0", "turn 180", "place hagar nw"):
        found = Axe().run(ann.page)
        assert found.violations_count == 0, found.generate_report()
        ann.button(word).evaluate("button => button.click()")
        ann.await_answer()


def test_a_phone_shows_the_result_when_the_game_is_over(visitors: Visitors) -> None:
    """Under the ceremony, in whatever part of the table it lies."""
    ann = sits_at(visitors, TWO_TO_COME, **TOUCH)
    ann.play_to_the_end()
    ann.page.locator("#ceremony .close").tap()

    expect(ann.page.locator("#result")).to_be_visible()
