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


def test_a_better_move_lies_on_the_board_as_ghosts_of_what_it_would_bring(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()

    ann.page.goto(f"{visitors.server}/t/{table.id}/replay#at=0&seat=0&better=take-row+1")
    ghosts = ann.page.locator("#board .foreseen .ghost")
    expect(ghosts.first).to_be_visible()

    hand = ann.page.locator("#board [id^='hand-']").first.bounding_box()
    ghost = ghosts.first.bounding_box()
    assert hand is not None
    assert ghost is not None
    assert abs(hand["y"] - ghost["y"]) < hand["height"] / 2, "they lie where the cards of the hand lie"
    ann.page.evaluate("location.hash = '#at=1&seat=0'")
    expect(ghosts).to_have_count(0)


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


def test_one_goes_from_decision_to_decision_and_a_link_leads_to_the_same_place(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), game="hagar")
    ann.go(table.link(0))
    ann.play_to_the_end()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_label("Seen by")).to_have_value("0")

    ann.page.get_by_label("« and » go").select_option("by decision")
    for _ in range(2):
        before = ann.page.locator("#place").inner_text()
        ann.press("To the next decision")
        expect(ann.page.locator("#place")).not_to_have_text(before)
        expect(ann.page.locator("#heading")).to_contain_text("Ann")
    place = ann.page.locator("#place").inner_text()
    link = ann.page.get_by_label("Link to this position").input_value()

    assert link.endswith(f"/t/{table.id}/replay?at={place.split()[0]}#seat=0")
    bea = visitors.come()
    bea.page.goto(link)
    expect(bea.page.locator("#place")).to_have_text(place)
    expect(bea.page.get_by_label("Seen by")).to_have_value("0")
