"""Drawers of a board, and what opens them."""

from skerry.drawing.drawers import drawer, handle
from skerry.drawing.style import stylesheet
from skerry.drawing.svg import el


def test_a_handle_opens_the_drawer_of_its_name() -> None:
    lies, opens = drawer("market", el("rect")), handle("market", el("rect"), label="Market", tip="What there is")

    assert 'data-drawer="market"' in str(lies)
    assert 'data-opens="market"' in str(opens)
    assert 'role="button" tabindex="0" aria-expanded="false" aria-label="Market"' in str(opens)
    assert 'data-tip="What there is"' in str(opens)


def test_a_drawer_is_closed_until_it_is_opened() -> None:
    assert ".skerry .drawer:not(.open){display:none}" in stylesheet()
