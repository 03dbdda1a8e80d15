"""Someone leaves: a bot plays for them, and they take their seat back when they return."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import LAST_YEAR, open_table, person
from tests.browser.visitors import Visitor, Visitors

HOLD = "([table, owner]) => localStorage['skerry.keys'] = JSON.stringify({[table]: {keys: {}, owner, made: 1}})"


def five_minutes_later(ann: Visitor, bens_key: str) -> None:
    """Nobody waits that long here: Ben himself agrees."""
    agreed = {"Authorization": f"Bearer {bens_key}", "Content-Type": "application/json"}
    ann.page.route("**/seats/1/bot?**", lambda route: route.continue_(headers=agreed))
    ann.forgive("status of 409")


def test_a_bot_plays_for_someone_who_has_gone_until_they_take_their_seat_back(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ben.go(table.link(1))
    ben.see("Ann takes cards")
    ben.page.goto("about:blank")
    ann.go("/")
    ann.page.evaluate(HOLD, [table.id, table.owner])
    ann.go(table.link(0))
    ann.play("take-row 1", "end")

    ann.page.get_by_role("tab", name="Players").click()
    ann.press("Let a bot play for Ben")
    assert Axe().run(ann.page, "#leaver").response["violations"] == []
    ann.page.get_by_label("Which bot").select_option("beginner")
    ann.press("Let it play")
    ann.see("You can do that once Ben has been away for 5 minutes.")
    five_minutes_later(ann, table.keys[1])
    ann.press("Let it play")

    ann.see("A bot now plays for Ben: Beginner.", "away; Beginner is playing")
    ann.await_turn()
    expect(ann.log).to_contain_text("Ben takes")
    ben.go(table.link(1))
    ben.see("A bot took over while you were away: Beginner.")
    assert Axe().run(ben.page, "#decide").response["violations"] == []
    ben.press("Take my seat back")

    ann.see("Ben is back.", "at the table")
    expect(ben.page.locator("#stand-in")).not_to_be_visible()
