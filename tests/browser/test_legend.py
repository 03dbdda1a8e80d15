"""What helps at the table: the legend of all icons, and the plan that says what is lacking."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import TOUCH
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share

SHORT_OF_DUCATS = """
players = [{ goods = "2 wine", buildings = ["visby-fortress"] }, { goods = "grain" }]
rows = ["wine", "2 grain"]
new = ["danzig-inn"]
"""


def see_every_icon(ann: Visitor) -> None:
    ann.press("Icons")
    legend = ann.page.locator("#legend")
    legend.locator(".signs li").first.wait_for()
    unseen = legend.locator("use").evaluate_all(
        "all => all.filter(one => !document.querySelector(one.getAttribute('href')) || !one.getBBox().width).length"
    )
    assert unseen == 0
    assert Axe().run(ann.page, "#legend").response["violations"] == []
    ann.press("Close")
    expect(legend).not_to_be_visible()


@pytest.mark.parametrize("touch", share(SIZES))
def test_one_click_names_every_icon_and_the_plan_says_what_is_lacking(visitors: Visitors, touch: bool) -> None:
    """A Fortress in Visby costs more than the two wine in hand pay there."""
    ann = visitors.come({"guide": True}, **(TOUCH if touch else {}))
    ann.go(open_table(visitors.server, person("Ann"), bot("Bea"), scenario=SHORT_OF_DUCATS).link(0))
    ann.await_turn()

    expect(ann.page.locator("#plan-first")).to_contain_text("Fortress (Visby): you’re")
    ann.page.locator("#plan summary").click()
    expect(ann.page.locator("#plan-all li")).to_have_count(1)
    see_every_icon(ann)
    ann.press("Hide the guide")
    expect(ann.page.locator("#plan")).not_to_be_visible()


@pytest.mark.parametrize("game", share(["hagar", "pirate_haven"]))
def test_the_legends_of_other_games_show_all_of_their_icons(visitors: Visitors, game: str) -> None:
    ann = visitors.come({"guide": True})
    ann.go(open_table(visitors.server, person("Ann"), person("Bea"), game=game).link(0))
    ann.page.locator("#board svg").first.wait_for()

    see_every_icon(ann)
