"""First voyages in the browser, sailed to their end by their suggestions, in every language, on laptop and phone."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

import skerry
from skerry.games.voyages import voyage
from skerry.kernel.speaking import languages
from tests.browser.tables import open_table
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.builds import share

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"laptop": {}, "phone": TOUCH}
SAILED = list(product(skerry.games(), languages(), SIZES))
"""Every game, in every language and at both sizes; what a page tells does not depend on the build."""


def step(ann: Visitor, number: int, steps: int, lang: str) -> str:
    """The text of a step, once it is asked; what it suggests stands out."""
    word = "Step" if lang == "en" else "Schritt"
    of = "of" if lang == "en" else "von"
    expect(ann.page.locator("#voyage-step")).to_have_text(f"{word} {number} {of} {steps}", timeout=60_000)
    ann.await_turn()
    return ann.page.locator("#voyage-words").inner_text()


SUGGESTED = "#decide [data-word].suggested"


def follow(ann: Visitor) -> None:
    """What is suggested: a move, or the parts of a larger choice one after the other, and then the confirmation."""
    confirm = ann.page.locator("#draft-yes.suggested")
    while not confirm.count():
        button = ann.page.locator(SUGGESTED).first
        part = button.get_attribute("aria-pressed") is not None
        button.dispatch_event("click")
        ann.await_answer()
        if not part:
            return
    confirm.dispatch_event("click")
    ann.await_answer()


@pytest.mark.parametrize(("game", "lang", "size"), share(SAILED))
def test_a_voyage_is_sailed_by_its_suggestions(visitors: Visitors, game: str, lang: str, size: str) -> None:
    course = voyage(game)
    assert course is not None, f"{game} has no first voyage"
    ann = visitors.come(**SIZES[size], locale=f"{lang}-{lang.upper()}")
    ann.go(open_table(visitors.server, {"kind": "me", "name": "Ann"}, game=game, voyage=True).link(0))

    for number, one in enumerate(course.step, start=1):
        said = step(ann, number, len(course.step), lang)
        assert said.split()[:3] == skerry.game(game).voyage(one.say, lang).split()[:3]
        assert ann.page.locator(SUGGESTED).count() > 0
        follow(ann)

    ended = skerry.game(game).title
    expect(ann.page.locator("#voyage-leave")).to_be_hidden(timeout=60_000)
    expect(ann.page.locator("#voyage-words")).not_to_be_empty()
    assert ended in ann.page.title()
    assert ann.page.locator(".suggested").count() == 0


def test_a_voyage_begins_in_the_lobby_and_can_be_left_and_taken_up_again(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go("/")
    ann.page.get_by_role("button", name="First voyage: Riga").click()
    ann.await_turn()
    step(ann, 1, 8, "en")

    ann.press("Play on without it")
    expect(ann.page.locator("#voyage-words")).to_be_empty()
    assert ann.page.locator(".suggested").count() == 0
    ann.page.reload()
    ann.await_turn()
    ann.press("Resume the voyage")

    expect(ann.page.locator("#voyage-words")).to_contain_text("You are a merchant")
    assert ann.page.locator(".suggested").count() > 0


def test_a_voyage_answers_a_choice_that_leaves_its_course(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, {"kind": "me", "name": "Ann"}, voyage=True).link(0))
    for number, word in enumerate(["choose-start 0", "keep-building visby-guildhall"], start=1):
        step(ann, number, 8, "en")
        ann.page.locator(f'#decide [data-word="{word}"]').dispatch_event("click")
    step(ann, 3, 8, "en")

    ann.page.locator('#decide [data-word="take-row 4"]').dispatch_event("click")
    expect(ann.page.locator("#voyage-words")).to_contain_text("You have left the course")
    ann.press("Undo step")

    expect(ann.page.locator("#voyage-words")).to_contain_text("Take the Bank in Visby")
