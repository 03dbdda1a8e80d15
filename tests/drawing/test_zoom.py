"""Buttons that let a page look closer at a part of a board."""

import re

from skerry.drawing.zoom import BUTTON, zooms


def test_every_way_to_look_has_a_button_with_its_label() -> None:
    drawn = zooms(out="Away", whole="All", closer="Closer")

    found = re.findall(r'aria-label="(\w+)" data-zoom="(\w+)"', str(drawn.element))
    assert found == [("Away", "out"), ("All", "whole"), ("Closer", "in")]
    assert drawn.width == 3 * BUTTON + 8
