"""The page keeps what it knows of a table: parts are put in the places of those that changed, and all of it adds up."""

import random

import pytest
from playwright.sync_api import Page, expect

import skerry
from tests.browser.tables import LAST_YEAR, bot, open_table, person
from tests.browser.visitors import Visitors
from tools.playing import positions

RESIZED = """() => [...document.querySelectorAll("#board rect[width]")]
  .filter(one => ["width", "height"].some(side => Math.abs(
    parseFloat(getComputedStyle(one)[side]) - parseFloat(one.getAttribute(side))) > 0.5))
  .map(one => one.outerHTML)"""
"""What the page has made larger or smaller: to a style, the width of what is drawn is a property like any other."""
BOARD = """() => {
  const board = document.querySelector("#board svg").cloneNode(true);
  for (const over of board.querySelectorAll(":scope > .over-board")) over.remove();
  return board.outerHTML;
}"""
"""The drawing, without the layers the page lays on it: a new page cannot know what has changed since the last turn."""


def board(page: Page) -> str:
    page.evaluate("document.activeElement.blur()")
    return str(page.evaluate(BOARD))


@pytest.mark.parametrize("game", skerry.games())
def test_after_many_moves_the_page_shows_what_a_new_one_shows(visitors: Visitors, game: str) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot("Ben", "random"), game=game)
    ann.go(table.link(0))
    for _ in positions(ann.page, random.Random(1), 40):
        pass
    assert ann.page.locator("#log li").count() > 10
    assert ann.page.evaluate(RESIZED) == [], "a class of the page's own style is one of the board's, too"
    shown = board(ann.page)

    ann.page.reload()
    ann.page.locator("#board > svg").wait_for()

    assert board(ann.page) == shown


def test_parts_that_have_not_changed_stay_where_they_are(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ann.await_turn()
    ann.page.evaluate("for (const part of document.querySelectorAll('[data-part]')) part.kept = true")

    ann.play("take-row 1")
    expect(ann.log).to_contain_text("Ann takes row 1")

    kept = "[...document.querySelectorAll('[data-part]')].filter((part) => part.kept).length"
    assert ann.page.evaluate(kept) > 5


def test_a_page_that_missed_a_message_asks_for_all_of_it(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come()
    lose_one = """
        const Real = WebSocket;
        window.said = [];
        window.WebSocket = class extends Real {
          send(text) { said.push(JSON.parse(text)); super.send(text); }
          addEventListener(kind, heard) {
            super.addEventListener(kind, (event) => {
              if (kind === "message" && window.lose && event.data.startsWith('{"type":"position"')) window.lose = false;
              else heard(event);
            });
          }
        };
    """
    ben.context.add_init_script(lose_one)
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ben.go(table.link(1))
    ann.await_turn()
    ben.page.evaluate("window.lose = true")

    ann.play("take-row 1", "end")
    ben.await_turn()

    assert [message["type"] for message in ben.page.evaluate("said")].count("whole") == 1
    expect(ben.log).to_contain_text("Ann takes row 1")


def test_a_page_from_before_an_upgrade_loads_itself_again_once(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    loads: list[str] = []
    old = """
        const age = () => { if (document.body) document.body.dataset.edition = "older"; };
        new MutationObserver(age).observe(document, { childList: true, subtree: true });
    """
    ann.context.add_init_script(old)
    ann.page.on("load", lambda page: loads.append(page.url))

    ann.go(table.link(0))
    ann.await_turn()
    ann.page.wait_for_timeout(1500)

    assert len(loads) == 2
