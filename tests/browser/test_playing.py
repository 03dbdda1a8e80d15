"""Tools play through the page as people do: they pick, count and agree, come to every end and never go on for ever."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.tables import LAST_YEAR, bot, open_table, person
from tests.browser.test_choices import THE_BANK
from tests.browser.visitors import Visitor, Visitors
from tools.playing import Stuck, finish, go_on, pick_whole, record_of

A_BANK_TO_PAY = LAST_YEAR.replace("2 glass, 2 cloth, wine", "4 wine, 3 grain").replace("visby-archive", "tallinn-bank")


def sits_at(visitors: Visitors, scenario: str) -> Visitor:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=scenario).link(0))
    return ann


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_payment_is_picked_and_agreed_to(visitors: Visitors, seed: int) -> None:
    """RIG-34: the building and what pays for it, whatever is picked first."""
    ann = sits_at(visitors, THE_BANK)

    pick_whole(ann.page, Random(seed))
    expect(ann.page.locator("#draft-sum")).to_contain_text(" of 14 ducats, ")
    expect(ann.page.locator("#draft-yes")).to_be_enabled()
    expect(ann.log).not_to_contain_text("Ann")
    go_on(ann.page, Random(seed), "agree")

    expect(ann.log).to_contain_text("Ann builds the Bank in Tallinn")


def test_a_game_with_payments_comes_to_its_end(visitors: Visitors) -> None:
    ann = sits_at(visitors, A_BANK_TO_PAY)

    finish(ann.page, Random(1))

    assert ann.is_over()
    assert ann.page.locator("#draft").is_hidden()


def test_what_was_said_at_a_table_is_kept_where_the_page_is_stuck(visitors: Visitors) -> None:
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann = visitors.come()
    ann.go(table.link(0))
    ann.play("take-row 1")

    assert "take-row 1" in record_of(f"{visitors.server}{table.link(0)}")


ASKED = """
<h1 id="heading">Year 8, autumn</h1>
<section id="decide" class="asked"><h2 id="prompt">Pay 14 ducats.</h2>{}</section>
<p id="end" hidden></p><p id="draft-sum">3 of 14 ducats</p>
"""
PICKED = '<p id="draft">One is picked.</p><button class="move pick" data-word="pay wine">Pay 1 wine</button>'


@pytest.mark.parametrize(
    ("offered", "problem"),
    [
        ("", "Nothing can be chosen."),
        ('<button class="move pick" data-word="pay wine" data-full>Pay 1 wine</button>', "Nothing can be chosen."),
        (PICKED, "100 clicks did not make a whole choice."),
    ],
    ids=["nothing", "only to put back", "for ever"],
)
def test_a_page_that_does_not_go_on_is_stuck_and_says_where(visitor: Visitor, offered: str, problem: str) -> None:
    page = visitor.page
    page.set_content(ASKED.format(offered))

    with pytest.raises(Stuck) as told:
        finish(page, Random(0))

    assert str(told.value) == f"{problem} Year 8, autumn Pay 14 ducats. 3 of 14 ducats"


@pytest.mark.parametrize("seed", range(4))
def test_a_number_is_typed_and_never_lowered(visitor: Visitor, seed: int) -> None:
    page = visitor.page
    page.set_content(ASKED.format('<input type="number" data-number="return mead" value="2" max="9">'))

    go_on(page, Random(seed), "any")

    assert 2 < int(page.locator("input").input_value()) <= 9
