"""A phone: 360 pixels wide, and fingers instead of a mouse."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.visitors import PHONE, Visitor, Visitors

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIDE_BY_SIDE = """board => [...board.querySelectorAll("[data-zone]:not([display=none])")].map(zone => {
    const { a, e, f } = zone.getScreenCTM()
    return [e, f, a * Number(zone.dataset.width)]
})"""
"""Where the parts of a board lie that are shown, and how wide they are drawn."""
FINGER = 24
"""The least width and height, in pixels, of what a finger must hit (WCAG 2.2, 2.5.8)."""


HALF = 0.5
"""What is drawn 12 pixels high is seen at least half as large."""


def fits(visitor: Visitor) -> bool:
    """Nothing sticks out to the side."""
    found: bool = visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_a_game_with_taps_on_the_board(visitors: Visitors) -> None:
    ann = visitors.come(**TOUCH)
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ann.await_turn()
    assert fits(ann)

    ann.piece("take-row 1").tap()
    expect(ann.log).to_contain_text("Ann takes row 1")
    ann.button("end").tap()
    ann.await_answer()
    while not ann.is_over():
        ann.await_turn()
        tap_any(ann)
        ann.await_answer()

    assert fits(ann)
    expect(ann.page.locator("#board")).to_contain_text("Total")


def tap_any(ann: Visitor) -> None:
    """Something on the board if there is anything, else a button."""
    pieces = ann.page.locator("#board :is([data-move], [data-pick])")
    if pieces.count():
        pieces.first.tap()
    elif not ann.is_over():
        ann.page.locator("#main-moves [data-word]").first.tap()
    ann.await_answer()
    ann.agree()


@pytest.mark.parametrize("game", ["riga", "hagar"])
def test_each_part_of_a_table_fills_the_phone(visitors: Visitors, game: str) -> None:
    """A tab shows its part, and nothing of it is so small that it cannot be read."""
    ann = visitors.come(**TOUCH)
    ann.go(open_table(visitors.server, person("Ann"), bot(), game=game).link(0))
    ann.await_turn()

    for tab in ann.page.locator("#zones button:not([data-to=log])").all():
        tab.tap()
        part = ann.page.locator(f"#board [data-zone={tab.get_attribute('data-to')}]")
        expect(part).to_be_visible()
        assert part.evaluate("one => one.getScreenCTM().a") > HALF
        assert fits(ann)
    ann.page.locator("#zones [data-to=log]").tap()
    expect(ann.page.locator("#side")).to_be_in_viewport(ratio=0.9)
    expect(ann.page.locator("#decide")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", ["riga", "pirate_haven", "haithabu", "gotlandia"])
def test_an_upright_tablet_shows_two_parts_side_by_side(visitors: Visitors, game: str) -> None:
    ann = visitors.come(**TOUCH | {"viewport": TABLET, "device_scale_factor": 1})
    ann.go(open_table(visitors.server, person("Ann"), bot(), game=game).link(0))
    ann.await_turn()
    seen = set()

    for tab in ann.page.locator("#zones button:not([data-to=log])").all():
        tab.tap()
        (x, y, wide), (other_x, other_y, other_wide) = ann.page.locator("#board").evaluate(SIDE_BY_SIDE)
        assert x + wide <= other_x + 1
        assert abs(other_y - y) < 1
        assert other_x + other_wide > 0.95 * TABLET["width"]
        assert fits(ann)
        seen.add(tab.get_attribute("data-to"))

    assert seen == {part.get_attribute("data-zone") for part in ann.page.locator("#board [data-zone]").all()}


def test_a_long_press_explains_and_does_not_choose(visitors: Visitors) -> None:
    ann = visitors.come(**TOUCH)
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.await_turn()
    inn = ann.piece("take-building visby-inn")
    inn.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = inn.bounding_box()
    assert box is not None
    touch = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers = ann.context.new_cdp_session(ann.page)

    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
    expect(ann.page.locator("#tip")).to_contain_text("Inn (Visby)")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(ann.page.locator("#tip")).to_be_visible()
    expect(ann.prompt).to_contain_text("Take one building")
    expect(ann.log).not_to_contain_text("Ann takes")


def test_every_page_fits_and_every_button_can_be_hit(visitors: Visitors) -> None:
    ann = visitors.come(**TOUCH)
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    for path in ("/", "/rules", "/rules/riga", "/about", "/nowhere", table.link(0)):
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")

        assert fits(ann), path
        assert too_small(ann) == [], path
    ann.forgive("404")


def test_a_long_heading_in_german_is_not_cut_off(visitors: Visitors) -> None:
    anna = visitors.come(locale="de-DE", **TOUCH)
    table = open_table(visitors.server, person("Annemarie von der Waage"), bot(), scenario=LAST_AUTUMN)
    anna.go(table.link(0))
    anna.await_turn()
    heading = anna.page.locator(".stand")

    expect(heading).to_contain_text("Jahr 8, Herbst: Annemarie von der Waage nimmt")
    assert heading.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    assert fits(anna)


def too_small(visitor: Visitor) -> list[str]:
    """The names of buttons that a finger would miss; those inside a sentence are as high as its line."""
    found: list[str] = visitor.page.evaluate(
        """finger => [...document.querySelectorAll("button:not(.rule-link), select, input")]
            .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip-link"))
            .filter(one => one.type !== "radio" && one.type !== "checkbox")
            .filter(one => one.getBoundingClientRect().width < finger || one.getBoundingClientRect().height < finger)
            .map(one => one.outerHTML.slice(0, 80))""",
        FINGER,
    )
    return found
