"""Choices of many parts: what is paid is picked in any order, put back, counted, and agreed to once."""

from playwright.sync_api import expect

from tests.browser.tables import bot, open_table, person
from tests.browser.visitors import Visitor, Visitors

THE_BANK = """
phase = "build"
players = [{ goods = "4 wine, 3 grain", buildings = ["tallinn-bank"] }]
"""
"""It costs 14; wine pays 3 there, and grain 4."""


def sits_at(visitors: Visitors, scenario: str, **settings: object) -> Visitor:
    ann = visitors.come(settings)
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=scenario).link(0))
    ann.await_turn()
    return ann


def test_a_payment_is_picked_in_any_order_and_agreed_to_once(visitors: Visitors) -> None:
    """RIG-34, RIG-39: two wine and two grain pay the Bank exactly, whatever is picked first."""
    ann = sits_at(visitors, THE_BANK)
    total, confirm = ann.page.locator("#draft-sum"), ann.page.locator("#draft-yes")
    expect(ann.page.locator("#draft")).not_to_be_visible()

    ann.piece("build tallinn-bank").click()
    expect(total).to_contain_text("0 of 14 ducats, 14 to go")
    ann.piece("pay grain").click()
    expect(total).to_contain_text("4 of 14 ducats, 10 to go")
    expect(confirm).to_be_disabled()
    ann.piece("pay grain").click()
    ann.piece("pay grain").click()
    ann.piece("pay wine").click()
    expect(total).to_contain_text("15 of 14 ducats, 1 wasted")
    expect(confirm).to_be_enabled()
    ann.page.locator('#board [data-put-back="pay grain"]:not([data-pick])').last.click()
    expect(total).to_contain_text("11 of 14 ducats, 3 to go")
    ann.piece("pay wine").click()
    expect(total).to_contain_text("14 of 14 ducats, nothing wasted")
    expect(ann.log).not_to_contain_text("Ann")
    confirm.click()

    expect(ann.log).to_contain_text("Ann builds the Bank in Tallinn")
    ann.await_turn()
    expect(ann.page.locator("#board")).not_to_contain_text("Tallinn: 14 to pay")
