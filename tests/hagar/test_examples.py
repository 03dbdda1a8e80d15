"""The worked examples of the ledger (section 8), with its numbers."""

from typing import Any

import pytest

from skerry import OVER
from skerry.kernel.testing import play, words
from tests.hagar.table import designed, hagar, kinds, landscape

TURNS = [
    ("coaster-02", "0 0", 0, "hagar nw"),
    ("coaster-07", "0 -1", 180, "hagar nw"),
    ("coaster-12", "1 0", 270, "hagar se"),
    ("coaster-04", "1 -1", 0, "hagar sw"),
    ("coaster-10", "-1 0", 90, "hagar ne"),
    ("coaster-08", "0 1", 180, "hagar nw"),
    ("coaster-03", "-2 0", 0, "hagar ne"),
    ("coaster-05", "-2 1", 270, "gold ne"),
    ("coaster-09", "-3 0", 0, "gold sw"),
    ("coaster-11", "-4 0", 180, "hagar se"),
    ("coaster-01", "-1 -1", 180, ""),
    ("coaster-06", "0 -2", 180, ""),
]
"""Blue sits south and starts (seat 0), red sits north (seat 1)."""

MAP = """\
........FL..
........WW..
......FWLWFF
......LLFLLW
FWWLFFFLLLLW
WFFWWLLFFWWL
....WL..FW..
....WF..LF..
"""


def example(**variants: bool) -> Any:
    """The game of examples 1 and 2, rebuilt with the coasters of the pack, up to the roll."""
    g = hagar(step="set-up", variants=variants)
    play(g, "roll 5", "roll 3")
    for number, (coaster, cell, rotation, token) in enumerate(TURNS):
        play(g, f"draw {coaster}")
        if number:
            play(g, f"lay {cell}")
        play(g, f"turn {rotation}")
        if token:
            play(g, f"place {token}")
    return g


def end(rolled: int, **variants: bool) -> Any:
    g = example(**variants)
    play(g, f"roll {rolled}", "pass", "pass")
    assert g.to_move == OVER
    return g


def test_the_map_is_that_of_the_example() -> None:
    """HAG-07, HAG-08, HAG-19: every placement of the example is legal and leads to its map."""
    shown = kinds(example())

    drawn = ["".join(shown.get((x, y), ".") for x in range(-8, 4)) for y in range(-4, 4)]
    assert drawn == MAP.split()


def test_example_1_dominion() -> None:
    """HAG-51, HAG-55: blue 2 + 8, red 3 + 5."""
    g = end(2)

    assert g.outcome()["points"] == [
        {"gold": 2, "dominions": 8, "total": 10},
        {"gold": 3, "dominions": 5, "total": 8},
    ]
    assert g.winners() == [0]
    land = landscape(g, 0, 0)
    assert len(land["fields"]) == 8
    assert (land["hagars"], land["gold"], land["shields"]) == ([2, 1], 1, 2)
    assert landscape(g, -7, 1)["fields"] == [[-7, 1], [-6, 1]]
    assert landscape(g, -1, 1)["fields"] == [[-1, 1], [0, 1], [0, 2]]
    assert landscape(g, -3, 0)["gold_points"] == [1, 0]


def test_example_2_the_die() -> None:
    """HAG-41, HAG-56, HAG-58: a 2 doubles nothing; with a 4 the land stands 2 to 2 and nobody gets its 8 points."""
    assert end(2).view(None)["line"] == {"axis": "vertical", "at": -4}

    g = end(4)

    assert g.view(None)["line"] == {"axis": "horizontal", "at": -1}
    assert landscape(g, 0, 0)["strength"] == [2, 2]
    assert g.scores() == [2, 8]
    assert g.winners() == [1]


def test_example_3_moving() -> None:
    """HAG-45: from a forest field to another free forest field, never to land or water."""
    g = example()
    play(g, "roll 2", "move coaster-11 se")

    shown = kinds(g)
    targets = [(g.x(move.index), g.y(move.index)) for move in g.moves()]
    forest = {point for point, kind in shown.items() if kind == "F"}
    taken = {(-7, 1), (-6, 1), (-3, 0), (0, 2)}
    assert set(targets) == forest - taken
    assert all(word.startswith("to ") for word in words(g))


def test_the_beers_of_the_example() -> None:
    """HAG-34, HAG-35, HAG-37: red offends in turns 6, 10 and 12 and owes 3 beers; if the 4 is rolled red wins."""
    g = end(2, honky_tonk=True)
    assert [player["offences"] for player in g.view(None)["players"]] == [0, 3]
    assert g.outcome()["beers"] == [0, 3]

    assert end(4, honky_tonk=True).outcome()["beers"] == [0, 0]


LINES = {
    "none": (None, (4, 2)),
    "x = 3": (("c12", "ne se"), (5, 3)),
    "x = 2": (("c12", "nw sw"), (5, 4)),
    "y = 0": (("c10", "nw ne"), (5, 3)),
    "y = 1": (("c10", "sw se"), (4, 3)),
}


@pytest.mark.parametrize("line", LINES)
def test_example_4_doubled_gold(line: str) -> None:
    """HAG-58, HAG-59, HAG-R16: red on water, blue on forest, the gold token at (2, 1)."""
    die, expected = LINES[line]
    coasters: dict[str, dict[str, Any]] = {
        "c10": {"fields": "WWLF", "shields": ["nw sw"]},
        "c12": {"fields": "WFFF", "gold": ["nw ne"]},
    }
    if die is not None:
        coasters[die[0]]["die"] = (1, die[1])
    red, blue = {"hagars": ["coaster-10 nw"], "gold": ["coaster-12 sw"]}, {"hagars": ["coaster-10 se"]}
    pair = ["coaster-10 0 0 0", "coaster-12 1 0 0"]

    g = hagar(red, blue, map=pair, rolled=1, step="over", game=designed(**coasters))

    assert (len(landscape(g, 0, 0)["fields"]), len(landscape(g, 1, 1)["fields"])) == (3, 4)
    assert tuple(g.scores()) == expected
