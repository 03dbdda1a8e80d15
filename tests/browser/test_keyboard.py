"""Whole turns without a mouse, and what the text view tells."""

import json

from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.test_hagar import TWO_TO_COME as MANY_CELLS
from tests.browser.visitors import Visitor, Visitors

MOST_TABS = 60


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until what is wanted has the focus, which can be seen."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            break
    expect(visitor.page.locator(selector).and_(visitor.page.locator(":focus-visible"))).to_have_count(1)


def press(visitor: Visitor, key: str) -> None:
    """A key that plays a move or takes it back; Enter confirms what ends the turn."""
    visitor.await_turn()
    visitor.page.keyboard.press(key)
    if visitor.page.locator("#confirm").is_visible():
        expect(visitor.page.locator("#confirm-yes")).to_be_focused()
        visitor.page.keyboard.press("Enter")
    visitor.await_answer()


def test_whole_turns_with_tab_enter_and_numbers(visitors: Visitors) -> None:
    ann = visitors.come({"confirm": True})
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ann.await_turn()

    tab_to(ann, '#board [data-move="take-row 2"]')
    press(ann, "Enter")
    expect(ann.log).to_contain_text("Ann takes row 2")
    press(ann, "u")
    expect(ann.log).not_to_contain_text("Ann takes row 2")
    press(ann, "3")
    expect(ann.log).to_contain_text("Ann takes row 1")
    tab_to(ann, '#decide [data-word="end"]')
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#confirm-yes")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.button("end")).to_be_focused()
    press(ann, "Enter")

    ann.await_turn()
    expect(ann.page.locator("#heading")).to_contain_text("autumn")
    press(ann, "1")
    ann.await_answer()


def test_the_focus_stays_at_the_decision_after_each_own_move(visitors: Visitors) -> None:
    """Also after the confirmation, an undo and a hint, whose buttons go."""
    ann = visitors.come({"confirm": True})
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.await_turn()

    ann.unfold_moves()
    ann.button("take-row 1").focus()
    press(ann, "Enter")
    assert in_the_decision(ann)
    ann.page.locator("#undo-step").focus()
    press(ann, "Enter")
    expect(ann.log).not_to_contain_text("Ann takes row 1")
    assert in_the_decision(ann)
    ann.button("take-row 1").focus()
    press(ann, "Enter")
    ann.button("end").focus()
    press(ann, "Enter")
    ann.await_turn()
    expect(ann.page.locator("#heading")).to_contain_text("autumn")
    assert in_the_decision(ann)


def in_the_decision(visitor: Visitor) -> bool:
    """Is the keyboard at something there that can be seen?"""
    found: bool = visitor.page.evaluate(
        """() => document.activeElement.checkVisibility()
            && document.getElementById("decide").contains(document.activeElement)"""
    )
    return found


def test_moves_after_the_ninth_have_letters_for_keys(visitors: Visitors) -> None:
    """But for those that mean something else at the table."""
    ann, sent = visitors.come(), []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    ann.go(open_table(visitors.server, person("Ann"), bot(), game="hagar", scenario=MANY_CELLS).link(0))
    ann.await_turn()
    ann.unfold_moves()
    keys = ann.page.locator("#decide .move kbd").all_inner_texts()
    assert keys == [*"123456789abdefghij"]

    last = ann.moves()[-1]
    press(ann, "j")

    expect(ann.prompt).to_contain_text("Which way round do you want to lay Coaster 12?")
    assert json.loads(sent[-1])["word"] == last


def test_from_the_lobby_to_a_turn_rules_and_help_without_a_mouse(visitor: Visitor) -> None:
    visitor.go("/")
    tab_to(visitor, "#play-now")
    visitor.page.keyboard.press("Enter")
    visitor.await_turn()

    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog", name="How to play here")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#help")).not_to_be_visible()
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator("#rules-search")).to_be_focused()
    visitor.page.keyboard.type("crane")
    expect(visitor.page.locator("#rules-found")).to_contain_text("entries")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#rules-drawer")).not_to_be_visible()
    before = visitor.prompt.inner_text()
    press(visitor, "1")
    expect(visitor.prompt).not_to_have_text(before)


def test_no_key_is_lost_while_a_dialog_or_the_rules_are_still_closing(visitors: Visitors) -> None:
    """The focus stays in what was closed until the browser paints; keys that come before are meant for the table."""
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.await_turn()

    at_once(ann, "?", "close help", "r")
    expect(ann.page.locator("#rules-search")).to_be_focused()
    at_once(ann, "Escape", "?")
    expect(ann.page.get_by_role("dialog", name="How to play here")).to_be_visible()
    at_once(ann, "close help", "r")
    expect(ann.page.locator("#rules-search")).to_be_focused()


def at_once(visitor: Visitor, *keys: str) -> None:
    """Keys that come before the page is painted again. Only the browser itself closes a dialog by key."""
    visitor.page.evaluate(
        """keys => {
            for (const key of keys) {
                if (key === "close help") document.getElementById("help").close();
                else document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            }
        }""",
        keys,
    )


def test_the_text_view_tells_what_lies_on_the_table(visitors: Visitors) -> None:
    ann = visitors.come({"view": "text"})
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.await_turn()
    text = ann.page.locator("#text-view")
    expect(ann.page.locator("#board")).not_to_be_visible()
    expect(text.get_by_role("table").first).to_be_visible()
    for told in ("Lodge", "Archive", "Inn", "Crane", "2 cloth"):
        expect(text).to_contain_text(told)
