"""The drawn board, beyond what the conformance suite looks at."""

import re
from xml.etree import ElementTree as ET

import pytest
from table import GAME, NAMES, carrying, home, low_water, positions

from low_water.board.looks import ARTWORK
from skerry import State
from skerry.games import cover
from skerry.games.ledger import Ledger
from skerry.kernel.testing import play

LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def drawn(g: State, seat: int | None, *, narrow: bool = False, lang: str = "en") -> ET.Element:
    moves = g.moves() if g.to_move == seat else []
    return ET.fromstring(GAME.board(g.seen_by(seat), moves, lang, NAMES[: g.seats], narrow=narrow))


def found(board: ET.Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in board.iter() if attribute in element.attrib]


@LAYOUTS
@pytest.mark.parametrize("lang", ["en", "de"])
def test_ids_are_there_once_and_tips_name_rules_that_exist(lang: str, narrow: bool) -> None:
    ledger = Ledger("low_water")
    for g in positions(3, 2):
        board = drawn(g, 0, narrow=narrow, lang=lang)
        ids = [id_ for id_ in found(board, "id") if id_]
        assert len(ids) == len(set(ids))
        for tip in found(board, "data-tip"):
            assert {rule.removeprefix("LOW-") for rule in tip.split("\n")[-1].split(", ")} <= set(ledger.entries)


def test_a_drowned_wreck_can_be_asked_about() -> None:
    """LOW-11."""
    g = low_water(carrying("amber"), carrying(), water=20)

    assert found(drawn(g, 0), "data-wish") == ["haul galleon"]
    assert found(drawn(g, 1), "data-wish") == found(drawn(g, 1), "data-move") == []


def test_others_see_backs_until_a_hand_is_laid_open() -> None:
    """LOW-5, LOW-16."""
    g = low_water(carrying("amber", "rope"), carrying(), home())

    assert not [id_ for id_ in found(drawn(g, 1), "id") if id_.startswith("hand0")]
    play(g, "home")

    assert [id_ for id_ in found(drawn(g, 1), "id") if id_.startswith("hand0")] == ["hand0-amber-0", "hand0-rope-0"]


def test_symbols_are_there() -> None:
    symbols = set(re.findall(r'symbol id="([\w-]+)"', ARTWORK))
    used = {href for g in positions(4, 1) for href in found(drawn(g, 0), "href")}

    assert used <= {f"#{symbol}" for symbol in symbols}
    assert "<style" not in GAME.board(low_water().seen_by(0), [], "en", NAMES[:2], bare=True)


def test_the_cover_is_a_picture_of_its_own() -> None:
    assert ET.fromstring(cover("low_water")).get("viewBox") == "0 0 320 200"
