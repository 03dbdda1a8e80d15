"""Where things lie: sizes add up, lines wrap, nothing overlaps that need not."""

import re
from xml.etree import ElementTree as ET

from skerry.drawing.layout import Picture, at, below, beside, columns, flow, scaled, step
from skerry.drawing.svg import el


def box(width: float, height: float = 10) -> Picture:
    return Picture(el("rect"), width, height)


def places(picture: Picture) -> list[tuple[float, float]]:
    """The places of the things directly in a picture; one that was not moved is at the origin."""
    children = ET.fromstring(str(picture.element))
    found = [re.search(r"translate\((\S+) (\S+)\)", child.get("transform", "")) for child in children]
    return [(float(match[1]), float(match[2])) if match else (0, 0) for match in found]


def test_a_thing_is_moved_by_a_group_around_it_so_that_its_own_transform_stays_free() -> None:
    assert str(at(3, 4.5, box(5))) == '<g transform="translate(3 4.5)"><rect/></g>'
    assert str(at(0, 0, box(5))) == "<rect/>"


def test_beside_adds_widths_and_centres_in_the_highest() -> None:
    line = beside([box(10, 10), box(20, 30)], 5)

    assert (line.width, line.height) == (35, 30)
    assert places(line) == [(0, 10), (15, 0)]
    assert places(beside([box(10, 10), box(20, 30)], 5, top=True)) == [(0, 0), (15, 0)]


def test_below_adds_heights() -> None:
    pile = below([box(10, 10), box(20, 30)], 5)

    assert (pile.width, pile.height) == (20, 45)
    assert places(pile) == [(0, 0), (0, 15)]


def test_nothing_has_no_size() -> None:
    assert (beside([], 5).width, below([], 5).height, flow([], 50, 5).height) == (0, 0, 0)


def test_flow_begins_a_new_line_when_the_width_is_used_up() -> None:
    filled = flow([box(40), box(40), box(40)], 90, 10, 3)

    assert (filled.width, filled.height) == (90, 23)
    assert places(filled) == [(0, 0), (0, 13)]
    assert [len(list(line.iter("rect"))) for line in ET.fromstring(str(filled.element))] == [2, 1]


def test_flow_gives_a_thing_that_is_wider_than_the_width_a_line_of_its_own() -> None:
    assert flow([box(200), box(40)], 90, 10).height == 30


def test_columns_fill_the_width() -> None:
    assert columns(100, 30, 5) == (3, 30)
    assert columns(99, 30, 5) == (2, 47)
    assert columns(20, 30, 5) == (1, 20)


def test_things_in_a_row_overlap_only_as_far_as_the_width_demands() -> None:
    assert step(3, 20, 100, 2) == 22
    assert step(6, 20, 100, 2) == 16
    assert step(1, 20, 5, 2) == 22


def test_a_scaled_picture_knows_its_new_size() -> None:
    larger = scaled(box(10, 20), 1.5)

    assert (larger.width, larger.height) == (15, 30)
    assert str(larger.element) == '<g transform="scale(1.5)"><rect/></g>'
