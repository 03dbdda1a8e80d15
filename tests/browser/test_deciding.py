"""What a player is told when deciding: what is asked, what is not possible and why, what ends the turn."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.visitors import Visitor, Visitors

TOO_DEAR = """
phase = "build"
players = [{ goods = "2 cloth, glass, wine", buildings = ["danzig-market-hall", "visby-lodge"] }]
"""
PAYING = """
paying = ["visby-guildhall"]
players = [{ goods = "glass, 2 wine, grain, 2 cloth", buildings = ["danzig-market-hall"] }]
"""


def sits_at(visitors: Visitors, scenario: str, **settings: object) -> Visitor:
    """A visitor whose turn it is in this position, against a bot."""
    ann = visitors.come(settings)
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=scenario).link(0))
    ann.await_turn()
    return ann


def test_what_is_not_possible_says_why_and_the_rule_opens(visitors: Visitors) -> None:
    ann = sits_at(visitors, TOO_DEAR)

    ann.page.locator('#board [data-wish="build visby-lodge"]').first.click()
    tip = ann.page.locator("#tip")
    expect(tip).to_contain_text(re.compile(r"You can’t: It costs 16 ducats, and you can pay 9 in Visby\W.*RIG-37"))
    tip.get_by_role("button", name="RIG-37").click()

    rule = ann.page.locator("#rules-list #RIG-37")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    ann.page.get_by_label("Search", exact=True).fill("monastery")
    expect(rule).not_to_be_visible()
    expect(ann.page.locator("#rules-found")).to_contain_text("entries")


def test_prompt_and_log_lead_to_their_rules(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN)

    ann.prompt.get_by_role("button", name="RIG-29").click()
    expect(ann.page.locator("#rules-list #RIG-29")).to_be_focused()
    ann.press("Close")
    expect(ann.prompt.get_by_role("button", name="RIG-29")).to_be_focused()
    ann.play("take-row 1")
    ann.log.get_by_role("button").first.click()
    expect(ann.page.locator("#rules-list .found")).to_be_in_viewport()


def test_a_payment_shows_what_is_owed_and_what_would_be_lost(visitors: Visitors) -> None:
    """RIG-34, RIG-D11"""
    ann = sits_at(visitors, PAYING)

    board = ann.page.locator("#board")
    expect(board).to_contain_text("Visby: 10 to pay")
    expect(ann.button("pay glass")).to_contain_text("pays 4, 6 to go")
    ann.page.locator('#board [data-wish="pay cloth"]').first.click()
    expect(ann.page.locator("#tip")).to_contain_text(re.compile(r"You can’t: .*RIG-35"))
    ann.piece("pay wine").click()
    expect(ann.page.locator("#draft-sum")).to_contain_text("5 of 10 ducats, 5 to go")
    ann.piece("pay wine").click()
    ann.press("Confirm")
    expect(ann.log).to_contain_text("Ann builds the Guildhall")

    ann.press("Undo step")
    expect(board).to_contain_text("Visby: 10 to pay")
    expect(ann.log).not_to_contain_text("Ann builds the Guildhall")


PIER = """
players = [{ silver = 60 }, {}]
"""


def sits_in_haithabu(visitors: Visitors) -> Visitor:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), game="haithabu", scenario=PIER).link(0))
    ann.await_turn()
    return ann


def test_pointing_at_a_choice_tells_what_it_brings(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN)
    inn, tip = ann.piece("take-building visby-inn"), ann.page.locator("#tip")

    ann.page.mouse.move(5, 5)
    inn.hover()

    expect(tip.locator("strong").first).to_contain_text("Take Inn (Visby)")
    expect(tip.locator(".tip-numbers li").filter(has_text="+1 building in hand")).to_be_visible()
    inn.click()
    expect(ann.log).to_contain_text("Ann takes Inn (Visby)")
    expect(tip).not_to_be_visible()


def test_pointing_at_a_space_shows_the_worker_there_as_a_ghost(visitors: Visitors) -> None:
    ann = sits_in_haithabu(visitors)
    ghost = ann.page.locator("#board .foreseen .ghost")

    ann.page.mouse.move(5, 5)
    ann.piece("worker A").hover()

    expect(ghost).to_have_count(1)
    expect(ann.page.locator("#board .foreseen .arrow").first).to_be_attached()
    assert ann.page.locator("[data-move='worker A'] .ghost, .unseen-board").count() == 0
    ann.page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)
    assert ann.doubled_ids() == []


def test_what_would_do_nothing_is_dimmed_and_says_so(visitors: Visitors) -> None:
    """HAI-22: with an empty trading post nothing can be delivered."""
    ann = sits_in_haithabu(visitors)

    expect(ann.piece("worker E")).to_have_class(re.compile("doubtful"))
    expect(ann.piece("worker mead")).not_to_have_class(re.compile("doubtful"))
    ann.page.mouse.move(5, 5)
    ann.piece("worker E").hover()

    expect(ann.page.locator("#tip .doubt")).to_contain_text("your orders need nothing from your trading post")


def test_doing_nothing_comes_last_and_quietly(visitors: Visitors) -> None:
    ann = sits_in_haithabu(visitors)
    ann.play("worker mead")

    expect(ann.page.locator("#main-moves .move").last).to_contain_text("Do nothing")
    expect(ann.button("nothing")).to_have_class(re.compile("quiet"))


def test_cards_explain_themselves_to_pointer_and_keyboard(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN)
    tip, inn = ann.page.locator("#tip"), ann.piece("take-building visby-inn")

    ann.page.mouse.move(5, 5)
    inn.hover()
    expect(tip).to_contain_text("Inn (Visby)")
    expect(tip).to_contain_text(re.compile(r"RIG-\d+"))
    ann.page.mouse.move(5, 5)
    expect(tip).not_to_be_visible()
    ann.page.keyboard.press("Tab")
    inn.focus()
    expect(tip).to_contain_text("Inn (Visby)")
    ann.page.keyboard.press("Escape")
    expect(tip).not_to_be_visible()


def test_the_guide_explains_each_kind_of_decision_once(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_YEAR, guide=True)
    coach = ann.page.locator("#coach")
    expect(coach).to_contain_text("Each turn starts with taking")

    ann.play("take-row 1")
    expect(coach).to_be_visible()
    expect(coach).not_to_contain_text("Each turn starts with taking")
    ann.play("end")
    ann.await_turn()

    expect(ann.prompt).to_contain_text("Take one building")
    expect(coach).not_to_be_visible()
    ann.press("Settings")
    switch = ann.page.get_by_label("Guide for newcomers")
    switch.uncheck()
    switch.check()
    ann.page.keyboard.press("Escape")
    expect(coach).to_contain_text("Each turn starts with taking")


def test_the_list_of_all_moves_lies_in_the_window(visitors: Visitors) -> None:
    """Also below a guide that takes much room."""
    ann = sits_at(visitors, LAST_AUTUMN, guide=True)
    expect(ann.page.locator("#coach")).to_be_visible()

    ann.unfold_moves()

    expect(ann.page.locator("#all-moves-list")).to_be_in_viewport(ratio=1)
    for button in ann.page.locator("#all-moves-list button").all():
        button.click(trial=True)


def test_what_shows_others_something_new_says_so_before_and_after(visitors: Visitors) -> None:
    """The Archive was drawn in secret: that building it ends undo is said before it is confirmed, and afterwards."""
    ann = sits_at(visitors, LAST_AUTUMN, confirm=True)
    ann.play("take-row 1")
    expect(ann.button("end")).not_to_contain_text("The others see something new")

    ann.piece("build visby-archive").click()
    expect(ann.page.locator("#draft-binds")).to_contain_text("The others see something new")
    ann.press("Put all back")
    expect(ann.page.locator("#undo-step")).to_be_visible()
    expect(ann.page.locator("#undo-stop")).to_be_empty()
    ann.piece("build visby-archive").click()
    ann.press("Confirm")
    ann.await_answer()

    expect(ann.page.locator("#undo-step")).not_to_be_visible()
    expect(ann.page.locator("#undo-stop")).to_have_text(
        "You can’t go back any further: the others have seen something new."
    )


def test_the_guide_helps_until_it_is_sent_away(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN, guide=True)
    coach = ann.page.locator("#coach")
    expect(coach).to_contain_text("Each turn starts with taking")

    ann.play("take-row 1")
    expect(coach).to_be_visible()
    ann.press("Hide the guide")
    expect(coach).not_to_be_visible()
    ann.page.reload()
    ann.await_turn()
    expect(coach).not_to_be_visible()


def test_the_end_of_a_turn_is_confirmed_unless_that_is_switched_off(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN, confirm=True)
    ann.play("take-row 1")

    ann.button("end").click()
    expect(ann.page.locator("#confirm-words")).to_contain_text("ends your turn. Go ahead?")
    ann.press("Not yet")
    expect(ann.button("end")).to_be_visible()
    ann.press("Settings")
    ann.page.get_by_label("Ask before I end my turn").uncheck()
    ann.press("Close")
    ann.button("end").click()

    expect(ann.log).to_contain_text("winter")


def test_the_guide_and_what_is_asked_once_more_leave_the_board_where_it_is(visitors: Visitors) -> None:
    """The guide stands in the rail, or in the bar while the rail is folded away."""
    ann = sits_at(visitors, LAST_AUTUMN, guide=True, confirm=True)
    board = ann.page.locator("#board")
    before = board.bounding_box()
    expect(ann.page.locator("#side #coach")).to_be_visible()

    ann.play("take-row 1")
    ann.button("end").click()
    expect(ann.page.locator("#confirm-words")).to_be_visible()
    expect(ann.page.locator("#prompt")).not_to_be_visible()
    assert board.bounding_box() == before

    ann.press("Not yet")
    ann.press("Log and chat")
    expect(ann.page.locator("#decide #coach")).to_be_visible()


def test_settings_stay(visitors: Visitors) -> None:
    ann = sits_at(visitors, LAST_AUTUMN)

    ann.press("Settings")
    ann.page.get_by_label("Colours").select_option("dark")
    ann.page.get_by_label("Movement").select_option("fast")
    ann.page.get_by_label("Single-key shortcuts").uncheck()
    ann.press("Close")
    ann.press("Text view")
    ann.page.reload()
    ann.await_turn()

    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.page.locator("#text-view")).to_be_visible()
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#text-view")).to_be_visible()
    ann.press("Settings")
    expect(ann.page.get_by_label("Movement")).to_have_value("fast")
    expect(ann.page.get_by_label("Single-key shortcuts")).not_to_be_checked()
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("path", ["/", "/about", "/rules/riga"])
def test_every_page_has_the_settings(visitors: Visitors, path: str) -> None:
    ann = visitors.come()
    ann.go(path)
    before = ann.page.locator("h1").bounding_box()

    ann.press("Settings")
    ann.page.get_by_label("Text size").select_option("very large")
    ann.page.get_by_label("Colours").select_option("dark")
    ann.page.get_by_label("Ask before I end my turn").check()
    ann.press("Close")
    after = ann.page.locator("h1").bounding_box()
    assert before
    assert after
    assert after["height"] > 1.1 * before["height"]
    ann.page.reload()

    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ann.page.locator("h1").bounding_box() == after
    ann.press("Settings")
    expect(ann.page.get_by_label("Ask before I end my turn")).to_be_checked()
    ann.page.get_by_label("Language").select_option("de")
    expect(ann.page.get_by_role("button", name="Einstellungen")).to_be_visible()
