"""“What would you do?”: two or three good moves beside the decision, and a click plays one."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import LAST_YEAR, bot, open_table, person
from tests.browser.visitors import Visitors


def test_a_player_asks_with_the_keyboard_what_to_do_and_plays_it(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.await_turn()

    ann.page.get_by_role("button", name="What would you do?").focus()
    ann.page.keyboard.press("Enter")
    tips = ann.page.get_by_role("list", name="Good moves, the best first").get_by_role("button")
    expect(tips.first).to_contain_text("% to win")

    assert 2 <= tips.count() <= 3
    assert Axe().run(ann.page, "#decide").response["violations"] == []
    assert ann.page.locator("#board .hints .numbered").count() >= 1
    expect(ann.page.locator("#board .hints .arrow").first).to_be_attached()
    label = tips.first.locator("b").inner_text()
    expect(tips.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.await_answer()
    expect(ann.page.locator("#hint-tips li")).to_have_count(0)
    expect(ann.log).to_contain_text(f"Ann {label[0].lower()}{label[1:4]}")


def test_with_friends_there_are_hints_only_if_the_table_was_set_up_with_them(visitors: Visitors) -> None:
    anna = visitors.come(locale="de-DE")
    plain = open_table(visitors.server, person("Anna"), person("Ben"), scenario=LAST_YEAR)
    hinted = open_table(visitors.server, person("Anna"), person("Ben"), scenario=LAST_YEAR, hints=True)

    anna.go(plain.link(0))
    anna.await_turn()
    expect(anna.page.locator("#hint")).not_to_be_visible()
    anna.go(hinted.link(0))
    anna.await_turn()

    expect(anna.page.get_by_role("button", name="Was würdest du tun?")).to_be_visible()


def test_the_lobby_offers_hints_for_one_and_leaves_them_to_the_table_for_several(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go("/")
    ann.press("Play with friends")
    hints = ann.page.get_by_label("Hints: players may ask what a bot would do")
    expect(hints).not_to_be_checked()

    ann.page.get_by_label("Seat 2", exact=True).select_option(label="A bot")
    expect(hints).to_be_checked()
    hints.uncheck()
    ann.page.get_by_label("Seat 2", exact=True).select_option(label="A friend, by link")
    ann.page.get_by_label("Seat 2", exact=True).select_option(label="A bot")

    expect(hints).not_to_be_checked()
