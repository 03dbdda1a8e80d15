"""A pack with another map: an invented islet of four Settings and nine districts in a sea of four directions."""

import copy
from typing import Any

from skerry.games.gotlandia.components import PUBLISHED

DIRECTIONS = ["north", "east", "south", "west"]
SETTINGS = {"norr": "north", "aust": "east", "sudr": "south", "vest": "west"}
OPPOSITE = {"norr": "sudr", "sudr": "norr", "aust": "vest", "vest": "aust"}
DISTRICTS: list[tuple[str, str, str, list[str], list[str]]] = [
    ("norrhamn", "norr", "forest", ["north"], ["nordal", "mitt", "austvik"]),
    ("nordal", "norr", "field", ["north", "west"], ["norrhamn", "vesthamn"]),
    ("mitt", "norr", "hill", [], ["norrhamn", "austvik", "sudhamn", "vesthamn"]),
    ("austvik", "aust", "pasture", ["east"], ["norrhamn", "mitt", "austberg"]),
    ("austberg", "aust", "hill", ["east"], ["austvik", "sudhamn"]),
    ("sudhamn", "sudr", "field", ["south"], ["mitt", "austberg", "sudskog"]),
    ("sudskog", "sudr", "forest", ["south"], ["sudhamn", "vesthamn"]),
    ("vesthamn", "vest", "pasture", ["west"], ["nordal", "mitt", "sudskog", "vestang"]),
    ("vestang", "vest", "forest", ["west"], ["vesthamn"]),
]
"""Id, Setting, terrain, directions, neighbours. The first two of a Setting are its start, the first is its Harbour."""

Polygon = list[list[int]]

OUTLINES: dict[str, Polygon] = {
    "norrhamn": [[400, 200], [600, 200], [800, 400], [600, 400], [400, 400]],
    "nordal": [[200, 200], [400, 200], [400, 400], [200, 400]],
    "mitt": [[400, 400], [600, 400], [600, 600], [400, 600]],
    "austvik": [[600, 400], [800, 400], [800, 600], [600, 600]],
    "austberg": [[600, 600], [800, 600], [600, 800]],
    "sudhamn": [[400, 600], [600, 600], [600, 800], [400, 800]],
    "sudskog": [[200, 600], [400, 600], [400, 800]],
    "vesthamn": [[200, 400], [400, 400], [400, 600], [200, 600], [200, 500]],
    "vestang": [[50, 400], [200, 400], [200, 500], [50, 500]],
    "north": [[0, 0], [1000, 0], [800, 400], [600, 200], [400, 200], [200, 200]],
    "east": [[1000, 0], [1000, 1000], [600, 800], [800, 600], [800, 400]],
    "south": [[1000, 1000], [0, 1000], [200, 600], [400, 800], [600, 800]],
    "west": [[0, 1000], [0, 0], [200, 200], [200, 400], [50, 400], [50, 500], [200, 500], [200, 600]],
}
"""Of the districts and of the directions around them."""

ANCHORS = {"north": [500, 110], "east": [900, 550], "south": [500, 900], "west": [90, 700]}

MOVED = {"northeast": "north", "southeast": "east", "southwest": "south", "northwest": "west"}


def pack() -> dict[str, Any]:
    """The published pack with this map in the place of Gotland."""
    data = copy.deepcopy(PUBLISHED.version().data)
    data["meta"]["players_max"] = 2
    data["direction"] = [direction(number, name) for number, name in enumerate(DIRECTIONS)]
    data["setting"] = [setting(name) for name in SETTINGS]
    data["district"] = [district(*entry) for entry in DISTRICTS]
    first = next(card for card in data["card"] if card["kind"] == "setting")
    others = [card for card in data["card"] if card["kind"] != "setting"]
    own = [first | {"id": f"setting-{name}", "setting": name, "name": both(name)} for name in SETTINGS]
    data["card"] = [*own, *others]
    for card in data["generation"]:
        card["pirates"] = list(dict.fromkeys(MOVED.get(name, name) for name in card["pirates"]))
    data["draws"]["by_settings"] = {"1": 5, "2": 6, "3": 7, "4": 8}
    next(goal for goal in data["solo_goal"] if goal["id"] == "medium")["settings_settled"] = 4
    return data


def both(name: str) -> dict[str, str]:
    return {"en": name.capitalize(), "de": name.capitalize()}


def middle(polygon: Polygon) -> list[int]:
    """The mean of the corners."""
    return [sum(point[axis] for point in polygon) // len(polygon) for axis in (0, 1)]


def direction(number: int, name: str) -> dict[str, Any]:
    beside = [DIRECTIONS[(number - 1) % 4], DIRECTIONS[(number + 1) % 4]]
    return {
        "id": name,
        "name": both(name),
        "ring": number,
        "adjacent": beside,
        "anchor": ANCHORS[name],
        "polygon": OUTLINES[name],
        "source": "reconstructed",
    }


def setting(name: str) -> dict[str, Any]:
    own = [entry[0] for entry in DISTRICTS if entry[1] == name]
    return {
        "id": name,
        "name": both(name),
        "direction": SETTINGS[name],
        "opposite": OPPOSITE[name],
        "trio": "A",
        "districts": own,
        "harbour": own[0],
        "start": own[:2],
        "source": "reconstructed",
    }


def district(name: str, setting: str, terrain: str, directions: list[str], neighbours: list[str]) -> dict[str, Any]:
    own = [entry[0] for entry in DISTRICTS if entry[1] == setting]
    return {
        "id": name,
        "name": both(name),
        "setting": setting,
        "terrain": terrain,
        "coastal": bool(directions),
        "directions": directions,
        "harbour": name == own[0],
        "start": name in own[:2],
        "neighbours": neighbours,
        "center": middle(OUTLINES[name]),
        "polygon": OUTLINES[name],
        "source": "reconstructed",
    }
