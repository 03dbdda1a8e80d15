"""Pieces: what can be chosen says so to mouse, keyboard and screen reader; shapes tell apart what colours do."""

from xml.etree import ElementTree as ET

import pytest

from skerry.drawing.layout import Picture
from skerry.drawing.pieces import PIPS, SHAPES, Choice, back, coin, counted, cube, die, panel, piece, player_mark
from skerry.drawing.svg import Element, el


def read(drawn: Element) -> ET.Element:
    return ET.fromstring(str(drawn))


def test_a_piece_that_can_be_chosen_is_a_button_with_its_word_and_label() -> None:
    drawn = read(piece(panel(9, 9), id_="b-bank", tip="Bank\nRIG-63", choice=Choice("take bank", "Take the Bank")))

    assert drawn.attrib == {
        "id": "b-bank",
        "data-tip": "Bank\nRIG-63",
        "class": "legal",
        "data-move": "take bank",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Take the Bank",
    }
    assert [child.tag for child in drawn] == ["rect"]


def test_what_glows_is_the_edge_of_a_panel() -> None:
    assert "edge" in read(panel(9, 9)).attrib["class"].split()


def test_a_wish_has_its_word_but_is_no_button() -> None:
    drawn = read(piece(tip="Bank", class_="card", choice=Choice("build bank", "", legal=False)))

    assert (drawn.get("data-wish"), drawn.get("class")) == ("build bank", "card wish")
    assert (drawn.get("data-move"), drawn.get("tabindex")) == (None, None)


def test_a_piece_that_is_only_looked_at_is_explained() -> None:
    drawn = read(piece(tip="Bank\nCosts 12.\nRIG-63", data_good="wine"))

    assert drawn.attrib == {
        "data-tip": "Bank\nCosts 12.\nRIG-63",
        "data-good": "wine",
        "role": "img",
        "aria-label": "Bank",
    }


@pytest.mark.parametrize("value", PIPS)
def test_a_die_shows_its_value(value: int) -> None:
    drawn = read(die(value, 24))

    assert len(drawn.findall("circle")) == value
    assert drawn.get("aria-label") == str(value)


def test_a_cube_has_three_faces_and_its_colour() -> None:
    drawn = read(cube(10, "seat-1"))

    assert (len(drawn), drawn.get("class")) == (3, "cube seat-1")


def test_a_coin_shows_its_amount_in_letters_that_can_be_read() -> None:
    number = read(coin(12, 6)).find("text")

    assert number is not None
    assert (number.text, float(number.attrib["font-size"])) == ("12", 13.9)


def test_a_back_shows_its_mark_in_the_middle() -> None:
    mark = read(back(30, 20, "ship", 10)).find("use")

    assert mark is not None
    assert [mark.get(key) for key in ("href", "x", "y", "width", "height")] == ["#ship", "10", "5", "10", "10"]


def test_a_counted_thing_is_wider_by_its_number() -> None:
    thing = Picture(el("rect"), 10, 10)

    assert counted(thing, 12).width > counted(thing, 1).width > 10


def test_seats_differ_in_shape_as_well_as_in_colour() -> None:
    marks = [read(player_mark(seat, "ann").element) for seat in range(len(SHAPES))]

    assert len({path.attrib["d"] for mark in marks for path in mark.findall("path")}) == len(SHAPES)
    assert [mark.get("class") for mark in marks] == [f"seat seat-{seat}" for seat in range(len(SHAPES))]
    assert {mark.findtext("text") for mark in marks} == {"A"}
