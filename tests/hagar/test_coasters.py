"""The coasters and the map (HAG-07 to HAG-12)."""

import pytest

from skerry.kernel.testing import words
from tests.hagar.table import HAGAR, designed, hagar, kinds, landscape


def test_a_cell_holds_four_fields() -> None:
    """HAG-07: coaster-07 shows land and forest, then water and land."""
    g = hagar(map=["coaster-01 0 0 0", "coaster-07 -1 0 0"])

    shown = {point: kind for point, kind in kinds(g).items() if point[0] < 0}
    assert shown == {(-2, 0): "L", (-1, 0): "F", (-2, 1): "W", (-1, 1): "L"}


def test_there_is_at_most_one_coaster_on_a_cell() -> None:
    """HAG-07."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03")

    assert words(g) == ["lay 0 -1", "lay -1 0", "lay 1 0", "lay 0 1"]


@pytest.mark.parametrize(
    ("rotation", "fields", "shield", "axis", "line"),
    [
        (0, "LLWF", ["ne", "se"], "vertical", ["nw", "sw"]),
        (90, "WLFL", ["sw", "se"], "horizontal", ["nw", "ne"]),
        (180, "FWLL", ["nw", "sw"], "vertical", ["ne", "se"]),
        (270, "LFLW", ["nw", "ne"], "horizontal", ["sw", "se"]),
    ],
)
def test_everything_printed_turns_with_the_coaster(
    rotation: int, fields: str, shield: list[str], axis: str, line: list[str]
) -> None:
    """HAG-08: nw to ne, ne to se, se to sw, sw to nw; a quarter turn makes a horizontal arrow of a vertical one."""
    shown = hagar(map=[f"coaster-01 0 0 {rotation}"]).view(None)["map"][0]

    assert "".join(kind[0].upper() for kind in shown["fields"]) == fields
    assert shown["symbols"] == [{"kind": "shield", "touches": shield}]
    assert shown["die"] == {"number": 1, "line": line, "axis": axis}


def test_symbols_lie_between_two_fields_of_a_coaster_and_beer_in_the_middle() -> None:
    """HAG-09, HAG-R4, HAG-R1: at most one symbol on each inner line; the die fields are on the coasters too."""
    inner = [["nw", "ne"], ["nw", "sw"], ["ne", "se"], ["sw", "se"]]
    for entry in HAGAR.pack.data["coasters"]:
        places = [symbol["touches"] for symbol in entry["symbols"]]
        if "die_field" in entry:
            places.append(entry["die_field"]["line"])
        assert all(place in inner for place in places)
        assert len(places) == len({tuple(place) for place in places})


def test_a_pack_may_print_symbols_on_a_field_or_in_the_middle() -> None:
    """HAG-R4, HAG-11: touched are one field or all four; each landscape that is touched has it, once."""
    game = designed(c10={"fields": "LLFW", "gold": ["nw"], "shields": ["nw ne sw se"]})
    g = hagar(map=["coaster-10 0 0 0"], game=game)

    assert [(one["kind"], one["gold"], one["shields"]) for one in g.view(None)["landscapes"]] == [
        ("land", 1, 1),
        ("forest", 0, 1),
        ("water", 0, 1),
    ]


def test_fields_of_a_kind_that_share_a_side_are_one_landscape() -> None:
    """HAG-10: within a coaster and across the edge between two."""
    g = hagar(map=["coaster-01 0 0 0", "coaster-02 1 0 180"], start_player=0)

    assert kinds(g)[1, 1] == "F"
    assert landscape(g, 0, 0)["fields"] == [[0, 0], [1, 0]]
    assert landscape(g, 2, 1)["fields"] == [[2, 1], [3, 1]]
    g = hagar(map=["coaster-01 0 0 0", "coaster-03 1 0 180"])
    assert landscape(g, 0, 0)["fields"] == [[0, 0], [1, 0], [2, 0]]


def test_fields_that_meet_at_a_corner_are_not_connected() -> None:
    """HAG-10: the land of coaster-10 lies at two opposite corners."""
    g = hagar(map=["coaster-10 0 0 0"])

    assert [one["fields"] for one in g.view(None)["landscapes"]] == [[[0, 0]], [[1, 0]], [[0, 1]], [[1, 1]]]


def test_a_landscape_may_run_around_a_corner_and_through_several_coasters() -> None:
    """HAG-10: a ring of land, closed across four coasters, is one landscape."""
    land = {"fields": "LLLL"}
    game = designed(c03=land, c04=land, c10=land, c12=land)
    four = ["coaster-03 0 0 0", "coaster-04 1 0 0", "coaster-10 1 1 0", "coaster-12 0 1 0"]

    assert len(landscape(hagar(map=four, game=game), 0, 0)["fields"]) == 16


def test_a_symbol_between_two_landscapes_counts_in_full_for_both() -> None:
    """HAG-11, HAG-R5: the gold of coaster-12 lies between land and water."""
    g = hagar(map=["coaster-12 0 0 0"])

    assert landscape(g, 1, 0)["gold"] == landscape(g, 1, 1)["gold"] == 1
    assert landscape(g, 0, 0)["gold"] == landscape(g, 0, 1)["gold"] == 0


def test_a_symbol_inside_a_landscape_counts_once() -> None:
    """HAG-11, HAG-R5."""
    g = hagar(map=["coaster-10 0 0 0"], game=designed(c10={"fields": "LLFW", "gold": ["nw ne"]}))

    assert landscape(g, 0, 0)["gold"] == 1


def test_a_symbol_does_not_touch_fields_of_another_coaster() -> None:
    """HAG-11: the forest beside the gold of coaster-12 belongs to coaster-04 and gets nothing."""
    g = hagar(map=["coaster-12 0 0 0", "coaster-04 1 0 0"])

    assert kinds(g)[2, 0] == "F"
    assert landscape(g, 2, 0)["gold"] == 0


def test_each_number_of_the_die_is_on_one_coaster() -> None:
    """HAG-12, HAG-R6."""
    fields = [entry["die_field"] for entry in HAGAR.pack.data["coasters"] if "die_field" in entry]

    assert sorted(field["number"] for field in fields) == [1, 2, 3, 4, 5, 6]
    assert all((field["axis"] == "vertical") == (field["line"][0][1] == field["line"][1][1]) for field in fields)


@pytest.mark.parametrize(
    ("coaster", "rolled", "line"),
    [
        ("coaster-03 0 0 0", 2, {"axis": "vertical", "at": 0}),
        ("coaster-03 0 0 90", 2, {"axis": "horizontal", "at": 0}),
        ("coaster-03 0 0 180", 2, {"axis": "vertical", "at": 1}),
        ("coaster-03 0 0 270", 2, {"axis": "horizontal", "at": 1}),
        ("coaster-04 0 0 0", 4, {"axis": "horizontal", "at": 1}),
        ("coaster-07 0 0 0", 3, {"axis": "vertical", "at": 1}),
    ],
)
def test_an_arrow_names_the_line_that_runs_through_its_two_fields(
    coaster: str, rolled: int, line: dict[str, object]
) -> None:
    """HAG-12, HAG-R6: one line of fields, not a row of coasters."""
    assert hagar(map=[coaster], rolled=rolled).view(None)["line"] == line
