"""The drawn board, beyond what the conformance suite looks at."""

from xml.etree import ElementTree as ET

from table import carrying, home, low_water

from skerry.kernel.testing import drawn, play


def found(board: ET.Element, attribute: str) -> list[str]:
    return [element.attrib[attribute] for element in board.iter() if attribute in element.attrib]


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
