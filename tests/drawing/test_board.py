"""The frame of a board."""

from skerry.drawing.board import Frame
from skerry.drawing.layout import Picture
from skerry.drawing.svg import el

FRAME = Frame("harbour", ".harbour { fill: navy }", '<symbol id="anchor"/>')
WHOLE = Picture(el("rect"), 100, 50)


def test_a_board_stands_alone_with_its_looks_and_symbols() -> None:
    drawn = FRAME.board(WHOLE, 120, 10, "The harbour", {}, bare=False)[""]

    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 70" class="skerry harbour"')
    assert "<style>.harbour { fill: navy }</style>" in drawn
    assert '<symbol id="anchor"/>' in drawn


def test_a_bare_board_and_the_assets_of_its_page_have_together_what_a_board_has() -> None:
    bare = FRAME.board(WHOLE, 120, 10, "The harbour", {}, bare=True)[""]
    assets = FRAME.assets()

    assert [part in bare for part in ("<rect", "<style>", "<symbol")] == [True, False, False]
    assert [part in assets for part in ("<rect", "<style>", "<symbol")] == [False, True, True]
    assert 'aria-hidden="true"' in assets
