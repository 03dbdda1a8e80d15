"""What `make look` measures: on a page made of mistakes each of them is found, and on one without none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tools.look.alike import APART, difference, drawn, mistakable, photographed, use
from tools.look.findings import Finding, Findings, Place
from tools.look.looking import anchors, found_in, jumps

SOUND = """
<rect width="300" height="200" fill="#eee"/>
<g data-part="hand"><text x="10" y="30" font-size="14">Your hand</text></g>
<g data-move="take" data-part="row-1"><rect x="10" y="50" width="60" height="60" fill="#fff"/></g>
"""
PLANTED = {
    "small": '<text x="10" y="150" font-size="9">tiny</text>',
    "overlapping": '<text x="12" y="32" font-size="14">Her hand</text>',
    "covered": '<rect x="10" y="15" width="30" height="20" fill="#c00"/>',
    "cut off": '<text x="270" y="150" font-size="14">beyond</text>',
    "shortened": '<text x="10" y="150" font-size="14">as far as it…</text>',
    "hard to hit": '<g data-move="pay"><rect x="100" y="50" width="20" height="60" fill="#fff"/></g>',
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 400, "height": 400})
    yield page
    page.close()


def show(page: Page, *drawing: str, around: str = "") -> None:
    """A board of 300 × 200 pixels with this on it."""
    svg = f'<svg width="300" height="200" viewBox="0 0 300 200">{"".join(drawing)}</svg>'
    page.set_content(f'<div class="board-area"><div id="board" style="width:300px">{svg}</div></div>{around}')


def kinds(page: Page) -> list[str]:
    return [one.kind for one in found_in(page, {"floor": 12, "finger": 44})]


def test_nothing_is_found_where_nothing_is_wrong(page: Page) -> None:
    show(page, SOUND, around="<button style='width:60px;height:50px;font-size:14px'>End</button>")

    assert kinds(page) == []


@pytest.mark.parametrize("kind", PLANTED)
def test_each_mistake_on_a_board_is_found(page: Page, kind: str) -> None:
    show(page, SOUND, PLANTED[kind])

    assert kinds(page) == [kind]


def test_text_is_measured_as_it_is_seen(page: Page) -> None:
    """A drawing of half its size makes 16 to 8."""
    show(page, '<g transform="scale(.5)"><text x="20" y="60" font-size="16">half</text></g>')

    assert [(one.kind, one.pixels) for one in found_in(page, {"floor": 12, "finger": 0})] == [("small", 8)]


def test_what_lies_wholly_below_another_card_is_not_measured(page: Page) -> None:
    show(page, '<text x="20" y="60" font-size="8">below</text><rect width="300" height="200" fill="#fff"/>')

    assert kinds(page) == []


def test_a_page_that_is_too_wide_or_cuts_its_words_off_is_found(page: Page) -> None:
    show(page, SOUND, around='<p style="width:500px">wide</p>')
    assert kinds(page) == ["sticks out"]

    show(page, SOUND, around='<p style="width:50px;overflow:hidden;white-space:nowrap">as long as a sentence</p>')
    assert kinds(page) == ["cut off"]


def test_what_nobody_moved_must_stay_and_what_lies_beside_a_newcomer_may_close_up(page: Page) -> None:
    place = '<g data-part="{}" transform="translate(0 {})"><rect width="20" height="20"/></g>'
    show(page, place.format("hand", 0), place.format("held-wine", 30))
    before = anchors(page)

    show(page, place.format("hand", 8), place.format("held-wine", 60))
    assert [(one.what, one.pixels) for one in jumps(before, anchors(page))] == [("/held-wine", 30)]

    show(page, place.format("hand", 9), place.format("held-wine", 60), place.format("held-grain", 30))
    assert [one.what for one in jumps(before, anchors(page))] == ["/hand"]


def test_colours_that_differ_only_to_some_eyes_are_alike_and_shapes_never(page: Page) -> None:
    red, green = (f'<rect width="24" height="24" fill="{colour}"/>' for colour in ("#d06040", "#8a8a30"))
    page.set_content(drawn("riga", "light", [red, green, use("riga-knight"), use("riga-merchant")]))

    apart = {}
    for vision in ("none", "deuteranopia"):
        one, other, knight, merchant = photographed(page, vision, 4)
        apart[vision] = (difference(one, other) >= APART, difference(knight, merchant) >= APART)

    assert apart == {"none": (True, True), "deuteranopia": (False, True)}


def test_what_matters_can_be_told_apart_by_everyone(browser: Browser) -> None:
    assert mistakable(browser, "riga") == []
    assert mistakable(browser, "hagar") == []
    assert mistakable(browser, "pirate_haven") == []


def test_things_that_differ_in_a_number_are_told_as_one_with_the_places_where_they_were_found(tmp_path: Path) -> None:
    findings = Findings(tmp_path)
    for size, number in (("390x844", 1), ("1366x768", 2)):
        findings.add(Place("riga", size, "en"), [Finding("small", f"row-{number}", "9", pixels=8 + number)])

    assert findings.lines("riga") == [
        "small: 1 different",
        "       2 × row-# “9” (9 to 10 px)   [1366x768 en, 390x844 en]",
    ]
    assert findings.lines("hagar") == []
