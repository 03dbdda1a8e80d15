"""Haithabu at the table: a whole game and its last months by click and by tap, both workers, and a night."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import FINGER, TOUCH, fits
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share

LAST_MONTHS = """
turn = 7
phase = 3
active = 1
start_player = 0
[[players]]
warehouse = "8 mead, 4 cloth"
post = "2 mead, 2 cloth, 2 tools"
wagon = "wagon-20-4"
ship = "ship-20-7"
orders = ["order-01", "order-25: 3 cloth"]
characters = ["seer safe", "stevedore", "imposter"]
workers = ["mead", "cloth", "tools"]
[[players]]
characters = ["carpenter"]
warehouse = "3 cloth"
workers = ["mead", "cloth"]
"""
"""A bot that cannot entice the Seer away ends the last turn but one; then come the turn change and three months."""

A_NIGHT = """
turn = 2
active = 0
to_place = ["own", "neutral"]
players = [{ silver = 27, warehouse = "mead" }, { warehouse = "cloth" }]
prices = { mead = 5 }
"""


def sits_at(visitors: Visitors, scenario: str, level: str = "random", **context: Any) -> Visitor:
    ann = visitors.come(**context)
    other = bot(level=level)
    ann.go(open_table(visitors.server, person("Ann"), other, game="haithabu", scenario=scenario).link(0))
    ann.await_turn()
    return ann


def choose(ann: Visitor, word: str, *, touch: bool) -> None:
    """On the board if it is there, on a phone in its part of the table; else with its button."""
    piece = ann.piece(word)
    if not piece.count():
        piece = ann.button(word)
    elif not piece.is_visible():
        zone = piece.evaluate("one => one.closest('[data-zone]').dataset.zone")
        ann.page.locator(f"#zones [data-to={zone}]").tap()
    (piece.tap if touch else piece.click)()
    ann.await_answer()
    ann.agree()


def choose_any(ann: Visitor, *, touch: bool) -> str:
    """Something on the board if there is anything, else a button."""
    pieces = ann.page.locator("#board :is([data-move], [data-pick])").filter(visible=True)
    piece = pieces.first if pieces.count() else ann.page.locator("#main-moves [data-word]").first
    words = [piece.get_attribute(name) for name in ("data-move", "data-pick", "data-word")]
    (piece.tap if touch else piece.click)()
    ann.await_answer()
    ann.agree()
    return next(word for word in words if word)


def too_small(ann: Visitor) -> list[str]:
    """Pieces that a finger would miss."""
    found: list[str] = ann.page.eval_on_selector_all(
        "#board [data-move]",
        """(all, finger) => all.filter(one => {
            const box = one.getBoundingClientRect();
            return one.checkVisibility() && (box.width < finger || box.height < finger);
        }).map(one => one.dataset.move)""",
        FINGER,
    )
    return found


SPACES = ["B", "A", "mead", "F", "E", "D", "cloth", "G", "H", "C", "tools", "spices"]
"""Where Ann goes, one after the other, round and round."""
QUIET = ["done", "nothing", "end-turn", "one-die"]


class Round:
    """How Ann plays: on every space she does one thing if there is one, rather than take a point, then no more."""

    def __init__(self) -> None:
        self.placed = 0
        self.acted = False

    def choice(self, words: list[str]) -> str:
        free = {word.removeprefix("worker ") for word in words if word.startswith("worker ")}
        if free:
            ahead = [SPACES[(self.placed + further) % len(SPACES)] for further in range(len(SPACES))]
            self.placed += 1
            self.acted = False
            return f"worker {next(space for space in ahead if space in free)}"
        declining = [word for word in words if word in QUIET]
        doing = sorted([word for word in words if word not in QUIET], key=lambda word: word == "point")
        if declining and (self.acted or not doing or "one-die" in declining):
            return declining[0]
        self.acted = True
        return doing[0]


@pytest.mark.parametrize("touch", share(SIZES))
def test_a_game_from_the_first_month_to_the_scoring(visitors: Visitors, touch: bool) -> None:
    """HAI-18, HAI-113: whatever chance and the bot bring, on the board; axe looks on now and then."""
    ann = sits_at(visitors, "", "greedy", **(TOUCH if touch else {}))
    ann_plays = Round()
    chosen: list[str] = []

    while not ann.is_over():
        if len(chosen) % 40 == 0:
            assert barriers(ann) == ""
        assert fits(ann)
        chosen.append(ann_plays.choice(ann.moves()))
        choose(ann, chosen[-1], touch=touch)
        ann.await_turn()

    assert ann_plays.placed == 8 * 3
    assert {"worker", "hire", "buy-from", "buy"} <= {word.split()[0] for word in chosen}
    assert barriers(ann) == ""
    assert fits(ann)
    expect(ann.log).to_contain_text("The game is over. Now the final scoring.")
    expect(ann.page.locator("#result")).to_contain_text("Most filled orders")


def barriers(ann: Visitor) -> str:
    """What axe finds wrong with the page."""
    found = Axe().run(ann.page)
    return str(found.generate_report()) if found.violations_count else ""


@pytest.mark.parametrize("touch", SIZES)
def test_the_last_months_played_on_the_board(visitors: Visitors, touch: bool) -> None:
    """HAI-99 to HAI-123."""
    ann = sits_at(visitors, LAST_MONTHS, **(TOUCH if touch else {}))
    seen = set()

    while not ann.is_over():
        assert fits(ann)
        if touch:
            assert too_small(ann) == []
        seen.add(choose_any(ann, touch=touch).split()[0])
        ann.await_answer()
        ann.await_turn()

    assert {"price", "worker"} <= seen
    expect(ann.page.locator("#result")).to_contain_text("Most filled orders")


def test_one_turn_with_both_workers(visitors: Visitors) -> None:
    """HAI-28, HAI-47: a purchase with its running total, then a night with the second die before the roll."""
    ann = sits_at(visitors, A_NIGHT)

    ann.piece("neutral mead").click()
    ann.await_answer()
    ann.piece("buy 1").hover()
    expect(ann.page.locator("#tip")).to_contain_text(
        re.compile("1 Mead: 5 silver.*You’ll have 22 silver left", re.DOTALL)
    )
    ann.piece("buy 1").click()
    ann.await_answer()
    expect(ann.page.locator("#draft-sum")).to_contain_text("5 silver")
    ann.agree()
    expect(ann.page.locator("#silver-0")).to_contain_text("22")

    night = ann.page.locator("#board .at-night[data-move]").first
    night.hover()
    expect(ann.page.locator("#tip")).to_contain_text("Night: roll for an event before you act.")
    night.click()
    ann.await_answer()
    expect(ann.page.locator("#desk")).to_contain_text("Two dice: 20 silver")
    ann.piece("one-die").click()
    ann.await_answer()
    expect(ann.log).to_contain_text("Ann")


def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    """HAI-24: two workers of a colour may not share a space of the dial."""
    ann = sits_at(visitors, 'phase = 2\nplayers = [{ workers = ["A"] }, {}]')

    ann.page.locator('#board [data-wish="worker A"]').click()

    expect(ann.page.locator("#tip")).to_contain_text("HAI-24")


@pytest.mark.parametrize("touch", share(SIZES))
def test_nothing_bars_anyone_from_the_table(visitors: Visitors, touch: bool) -> None:
    """What axe finds wrong with the page: nothing, at the turn menu, in a trade and in the night."""
    ann = sits_at(visitors, A_NIGHT, **(TOUCH if touch else {}))
    for word in ("neutral mead", "buy 1", "worker A", "one-die"):
        assert barriers(ann) == ""
        ann.button(word).evaluate("button => button.click()")
        ann.await_answer()
        assert barriers(ann) == ""
        ann.agree()
