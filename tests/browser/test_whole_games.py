"""Games to their end in three ways: with the keyboard alone, with the text view alone, and on a phone with one thumb.

They begin in the last turns, where every kind of decision still comes up.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.test_choices import THE_BANK
from tests.browser.test_hagar import TWO_TO_COME
from tests.browser.visitors import Visitor, Visitors

A_BANK_TO_PAY = LAST_YEAR.replace("2 glass, 2 cloth, wine", "4 wine, 3 grain").replace("visby-archive", "tallinn-bank")
LAST_TURNS = [pytest.param("riga", A_BANK_TO_PAY, id="riga"), pytest.param("hagar", TWO_TO_COME, id="hagar")]
THUMB: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44
"""The width and height, in pixels, of what a thumb finds."""
MORE = "#decide .move:not([data-full])"
"""What can still be chosen."""
MOST = 100
"""Steps that nobody needs for the last turns of a game."""
AGREE = "#draft-yes:enabled, #confirm-yes"


def sits_at(visitors: Visitors, game: str, scenario: str, settings: dict[str, Any], **context: Any) -> Visitor:
    ann = visitors.come(settings, **context)
    ann.go(open_table(visitors.server, person("Ann"), bot(), game=game, scenario=scenario).link(0))
    ann.await_turn()
    return ann


def decisions(ann: Visitor) -> Iterator[int]:
    """One after the other to the end, unless a way of playing leads in a circle."""
    for number in range(MOST):
        if ann.is_over():
            return
        yield number
        ann.await_answer()
        ann.await_turn()
    pytest.fail(f"The game is not over after {MOST} steps.")


def can_agree(ann: Visitor) -> bool:
    return ann.page.locator(AGREE).filter(visible=True).count() > 0


# --- the keyboard -----------------------------------------------------------------------------------------------------


def press(ann: Visitor, key: str) -> None:
    ann.page.keyboard.press(key)
    ann.await_answer()
    ann.await_turn()


def key_of(ann: Visitor, choice: str) -> str:
    """As it stands on the button, which need not be unfolded."""
    return ann.page.locator(f"{choice} kbd").first.text_content() or ""


def focused(ann: Visitor) -> str:
    """What has the focus and can be seen."""
    found: str = ann.page.evaluate("document.activeElement.checkVisibility() ? document.activeElement.id : 'lost'")
    return found


@pytest.mark.parametrize(("game", "scenario"), LAST_TURNS)
def test_a_game_is_played_to_its_end_by_keys(visitors: Visitors, game: str, scenario: str) -> None:
    ann = sits_at(visitors, game, scenario, {"confirm": True})

    for _ in decisions(ann):
        press(ann, "c" if can_agree(ann) else key_of(ann, MORE))
        assert focused(ann) in {"prompt", "draft-yes", "confirm-yes"}

    expect(ann.page.locator("#board")).to_contain_text("Total")


def test_the_focus_stays_where_it_is_seen_when_something_is_put_away(visitors: Visitors) -> None:
    ann = sits_at(visitors, "riga", LAST_AUTUMN, {})
    ann.piece("take-row 1").focus()
    press(ann, "t")
    assert focused(ann) == "prompt"
    ann.play_to_the_end()
    ann.press("Points")
    ann.page.locator("#ceremony .close").focus()
    ann.page.keyboard.press("Enter")

    expect(ann.page.locator("#ceremony")).not_to_be_visible()
    assert focused(ann) == "prompt"


def test_what_is_paid_is_counted_by_number_put_back_and_confirmed_by_key(visitors: Visitors) -> None:
    """RIG-34, RIG-39: a number counts up to what can be paid, and begins again at none."""
    ann = sits_at(visitors, "riga", THE_BANK, {})
    total = ann.page.locator("#draft-sum")
    press(ann, key_of(ann, '[data-word="build tallinn-bank"]'))
    wine, grain = (key_of(ann, f'[data-word="pay {good}"]') for good in ("wine", "grain"))

    for paid in (3, 6, 9, 12, 0, 3):
        press(ann, wine)
        expect(total).to_contain_text(f"{paid} of 14 ducats")
    press(ann, "u")
    expect(ann.page.locator("#draft")).not_to_be_visible()
    assert focused(ann) == "prompt"

    press(ann, key_of(ann, '[data-word="build tallinn-bank"]'))
    for key in (grain, wine, grain, wine):
        assert focused(ann) == "prompt"
        press(ann, "c")  # is nothing yet that could be confirmed
        press(ann, key)
    expect(total).to_contain_text("14 of 14 ducats, nothing wasted")
    assert focused(ann) == "draft-yes"
    press(ann, "Enter")
    expect(ann.log).to_contain_text("Ann builds the Bank in Tallinn")


# --- the text view ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), LAST_TURNS)
def test_a_game_is_played_to_its_end_in_the_text_view(visitors: Visitors, game: str, scenario: str) -> None:
    """Everything that can be chosen has a button that is seen, and none covers the tables."""
    ann = sits_at(visitors, game, scenario, {"view": "text"})
    text = ann.page.locator("#text-view")

    for _ in decisions(ann):
        assert ann.page.locator(MORE).filter(visible=False).count() == 0
        expect(text.get_by_role("table").first).to_be_in_viewport()
        assert ann.page.evaluate(COVERED) == []
        ann.page.locator(AGREE if can_agree(ann) else MORE).filter(visible=True).first.click()

    expect(text).to_contain_text("Total")
    expect(ann.page.locator("#board")).not_to_be_visible()


COVERED = """() => {
    const list = document.getElementById("all-moves-list").getBoundingClientRect();
    return [...document.querySelectorAll(".text-section")]
        .filter(section => list.width && section.getBoundingClientRect().right > list.left)
        .map(section => section.textContent);
}"""


# --- one thumb --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), LAST_TURNS)
def test_a_game_is_played_to_its_end_with_one_thumb(visitors: Visitors, game: str, scenario: str) -> None:
    ann = sits_at(visitors, game, scenario, {"confirm": True}, **THUMB)

    for _ in decisions(ann):
        assert ann.page.evaluate(TOO_SMALL, [TARGETS, FINGER]) == []
        tap_something(ann)

    expect(ann.page.locator("#board")).to_contain_text("Total")


def tap_something(ann: Visitor) -> None:
    """What agrees, if something is to be agreed to; else on the board, if something can be chosen there."""
    agree = ann.page.locator(AGREE).filter(visible=True)
    pieces = ann.page.locator("#board :is([data-move], [data-pick])").filter(visible=True)
    buttons = ann.page.locator(":is(#main-moves, #picks) .move:not([data-full])").filter(visible=True)
    next(found for found in (agree, pieces, buttons) if found.count()).first.tap()


def test_what_is_paid_is_put_back_with_a_tap(visitors: Visitors) -> None:
    """A tap on a card picks one more, wherever it is hit but for its mark."""
    ann = sits_at(visitors, "riga", THE_BANK, {}, **THUMB)
    total, wine = ann.page.locator("#draft-sum"), ann.piece("pay wine")
    ann.piece("build tallinn-bank").tap()
    for paid in (3, 6):
        wine.tap()
        expect(total).to_contain_text(f"{paid} of 14 ducats")

    ann.page.locator('#board [data-put-back="pay wine"]:not([data-pick])').tap()
    expect(total).to_contain_text("3 of 14 ducats")
    ann.page.get_by_role("button", name="one less: Pay 1 wine").tap()
    expect(total).to_contain_text("0 of 14 ducats")
    ann.page.get_by_role("button", name="Put all back").tap()
    expect(ann.page.locator("#draft")).not_to_be_visible()
    expect(ann.prompt).to_contain_text("Build")


TARGETS = "#board :is([data-move], [data-pick], [data-put-back], .control, .handle), .zone-tab, #decide button:enabled"
TOO_SMALL = """([targets, finger]) => [...document.querySelectorAll(targets)]
    .filter(one => one.checkVisibility() && !one.matches(".rule-link"))
    .map(one => ({ one, box: one.getBoundingClientRect() }))
    .map(({ one, box }) => ({ one, least: Math.min(box.width, box.height) }))
    .filter(({ least }) => least > 1 && least < finger - 0.5)
    .map(({ one, least }) => `${least}: ${one.getAttribute("aria-label") ?? one.textContent}`)"""
