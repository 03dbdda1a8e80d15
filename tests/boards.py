"""What the tests of boards look for in them: what can be chosen, what is written and explained, what glows."""

from collections.abc import Collection, Iterable
from typing import Final, TypeVar
from xml.etree import ElementTree as ET

import pytest

from skerry import State
from skerry.games.ledger import Ledger

S = TypeVar("S", bound=State)

SVG: Final = "{http://www.w3.org/2000/svg}"
LAYOUTS = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def chosen(board: ET.Element, attribute: str = "data-move") -> list[str]:
    """The words that can be chosen on a board, or wished."""
    return [element.attrib[attribute] for element in board.iter() if attribute in element.attrib]


def by_id(board: ET.Element, id_: str) -> ET.Element:
    found = [element for element in board.iter() if element.get("id") == id_]
    assert len(found) == 1, f"{len(found)} things have the id {id_}"
    return found[0]


def ids(board: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in board.iter(f"{SVG}g") if "id" in element.attrib]


def texts(element: ET.Element) -> list[str]:
    return [" ".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def tips(element: ET.Element) -> list[list[str]]:
    """The lines that explain the things in an element, the element itself first."""
    return [one.attrib["data-tip"].split("\n") for one in element.iter() if "data-tip" in one.attrib]


def of_every_kind(decisions: Iterable[S], most: int) -> list[S]:
    """Of every kind of decision the last ones."""
    by_family: dict[str, list[S]] = {}
    for g in decisions:
        for family in sorted({move.family.name for move in g.moves()}):
            by_family.setdefault(family, []).append(g)
    return [*{id(g): g for found in by_family.values() for g in found[-most:]}.values()]


def check_glow(board: ET.Element) -> None:
    """What can be chosen has an edge of its own that glows."""
    for element in board.iter():
        if "data-move" in element.attrib:
            assert any("edge" in child.get("class", "").split() for child in element), element.attrib


def check_tips(board: ET.Element, slug: str) -> None:
    """Every tip names a thing and ends with rules of the ledger."""
    known: Collection[str] = Ledger(slug).ids()
    for lines in tips(board):
        assert all(lines)
        assert len(lines) > 1
        assert set(lines[-1].split(", ")) <= set(known), lines
