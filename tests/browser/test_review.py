"""The review of a finished game: a curve, turning points, better moves, and playing on from any of them."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.visitors import Visitors


def test_a_finished_game_is_reviewed_and_played_on_from_a_decision(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()

    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")
    ann.press("Review this game")
    curve = ann.page.get_by_role("img", name=re.compile("Each player’s chance of winning"))
    expect(curve).to_be_visible()
    ann.page.get_by_label("Also show those that cost little or nothing").check()
    first = ann.page.get_by_role("list", name="Decisions").get_by_role("listitem").first
    expect(first).to_contain_text("You played:")
    assert Axe().run(ann.page).response["violations"] == []

    first.get_by_role("link", name="Look").click()
    expect(ann.page.locator("#heading")).to_contain_text("Ann takes cards")
    expect(ann.page.locator("#board")).to_be_in_viewport(ratio=0.9)
    expect(ann.page.locator("#looked-words")).to_contain_text("You played:")
    expect(ann.page.locator("#board .marking")).to_contain_text(["played"])
    ann.press("Back to the review")
    expect(first.get_by_role("link", name="Look")).to_be_focused()
    expect(first).to_be_in_viewport()
    first.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    ann.await_turn()


def test_a_review_is_there_at_once_when_it_is_looked_at_again_and_on_a_phone(visitors: Visitors) -> None:
    ann, anna = visitors.come(), visitors.come(locale="de-DE", viewport={"width": 390, "height": 844})
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()
    ann.go(f"/t/{table.id}/replay")
    ann.press("Review this game")
    expect(ann.page.locator("#review-curve svg")).to_be_visible()

    anna.go(f"/t/{table.id}/replay")

    expect(anna.page.locator("#review-curve svg")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Diese Partie analysieren")).not_to_be_visible()
    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
