"""The sixth game in the browser, from another package: on the shelf, at the table, with its rules and its guide."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import TOUCH, fits
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share
from tests.plug_ins import low_water_installed, with_low_water
from tools.browsing import a_server

HALF_WAY = """
water = 16
turn = 0
players = [
    { hand = ["amber", "copper", "copper", "powder", "rope"], wreck = "galleon" },
    { hand = ["cask", "copper"], wreck = "sloop" },
]
"""
"""The galleon is under water."""


@pytest.fixture(scope="module")
def with_six(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has Low Water too."""
    folder = tmp_path_factory.mktemp("low_water")
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("PYTHONPATH", with_low_water(low_water_installed(folder))["PYTHONPATH"])
        with a_server(folder / "tables.sqlite") as address:
            yield address


def sits_at(visitors: Visitors, server: str, scenario: str | None = None, **context: Any) -> Visitor:
    ann = visitors.come(server=server, **context)
    ann.go(open_table(server, person("Ann"), bot(), game="low_water", scenario=scenario).link(0))
    ann.await_turn()
    return ann


def test_it_stands_on_the_shelf_and_a_click_begins_a_game(visitors: Visitors, with_six: str) -> None:
    ann = visitors.come(server=with_six)
    ann.go("/")
    cover = ann.page.locator('.games img[data-cover="low_water"]')
    assert cover.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") == 320

    ann.press("Play against bots: Low Water")
    ann.await_turn()

    expect(ann.prompt).to_contain_text("Haul at a wreck or row home.")


@pytest.mark.parametrize("touch", share(SIZES))
def test_a_whole_game_played_on_the_board(visitors: Visitors, with_six: str, touch: bool) -> None:
    ann = sits_at(visitors, with_six, **(TOUCH if touch else {}))
    said = set()

    while not ann.is_over():
        piece = ann.page.locator("#board [data-move]").filter(visible=True).last
        said.add((piece.get_attribute("data-move") or "").split()[0])
        (piece.tap if touch else piece.click)()
        ann.await_answer()
        ann.await_turn()

    assert said <= {"haul", "rope", "home", "powder", "throw"}
    expect(ann.page.locator("#result")).to_contain_text("Total")
    assert fits(ann)


def test_a_drowned_wreck_says_why_with_its_rule(visitors: Visitors, with_six: str) -> None:
    """LOW-11."""
    ann = sits_at(visitors, with_six, HALF_WAY)

    ann.page.locator('#board [data-wish="haul galleon"]').click()

    expect(ann.page.locator("#tip")).to_contain_text("at least 20 steps away, and it is 16 (LOW-11).")
    ann.go("/rules/low_water#LOW-11")
    expect(ann.page.locator(".primer h2")).to_have_text("Low Water in five minutes")
    expect(ann.page.locator("#LOW-11")).to_contain_text("A wreck that is not dry cannot be reached.")


@pytest.mark.parametrize("touch", share(SIZES))
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nothing_bars_anyone_from_the_table(visitors: Visitors, with_six: str, touch: bool, colours: str) -> None:
    """What axe finds wrong with the page: nothing, in both languages."""
    locale = "de-DE" if touch else "en-GB"
    ann = sits_at(visitors, with_six, HALF_WAY, color_scheme=colours, locale=locale, **(TOUCH if touch else {}))

    found = Axe().run(ann.page)

    assert found.violations_count == 0, found.generate_report()
    assert ann.doubled_ids() == []
