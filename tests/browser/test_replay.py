"""The replay of a finished game on a slow line: nobody presses a button before it can do something."""

import re

from playwright.sync_api import Route, expect

from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.visitors import Visitors


def test_the_controls_wait_for_the_first_position(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    ann.page.route(re.compile(r"/replay\?(?!.*\bat=)"), hold)
    controls = [ann.page.get_by_role("button", name=name, exact=True) for name in ("To the end", "Play", "Play on")]

    ann.page.goto(f"{visitors.server}/t/{table.id}/replay")
    ann.page.wait_for_function("document.querySelector('#branch-bot').options.length > 0")
    for control in controls:
        expect(control).to_be_disabled()
    ann.page.keyboard.press("End")

    late[0].continue_()
    for control in controls:
        expect(control).to_be_enabled()
    ann.press("To the end")
    expect(ann.page.locator("#heading")).to_have_text("The game is over.")


def test_a_link_to_nowhere_leads_to_the_beginning_and_says_so(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()

    ann.page.goto(f"{visitors.server}/t/{table.id}/replay#at=99999")

    expect(ann.page.locator("#place")).to_have_text(re.compile("^0 /"))
    expect(ann.page.locator("#refusal")).not_to_be_empty()
    ann.press("To the end")
    expect(ann.page.locator("#heading")).to_have_text("The game is over.")
    expect(ann.page.locator("#refusal")).to_be_empty()
    ann.forgive("404")


def test_a_replay_begins_where_something_can_be_seen_and_runs_as_fast_as_one_likes(visitors: Visitors) -> None:
    """Before the first choice stands the set-up: it can still be stepped through."""
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), game="hagar")
    ann.go(table.link(0))
    ann.play_to_the_end()

    ann.go(f"/t/{table.id}/replay")
    place = ann.page.locator("#place")
    expect(place).to_have_text(re.compile("^[1-9]"))
    expect(ann.page.locator("#board [id^='c-coaster']").first).to_be_visible()
    begins = place.inner_text()
    ann.press("One step back")
    expect(place).not_to_have_text(begins)

    ann.page.get_by_label("Speed").select_option("very fast")
    ann.press("Play")
    expect(ann.page.locator("#heading")).to_have_text("The game is over.", timeout=15_000)
    ann.page.reload()
    expect(ann.page.get_by_label("Speed")).to_have_value("fastest")
