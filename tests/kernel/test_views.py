"""What views are made of: parts that never change, tables by name, their plain form, and what is said of them."""

import pickle

import pytest
from msgspec import UNSET, UnsetType, ValidationError, field

from skerry.kernel import schemas
from skerry.kernel.views import ByName, Outcome, Part, Points, Variants, View, plain


class Ship(Part, frozen=True):
    """A ship."""

    name: str
    """What it is called."""
    hold: ByName[int]
    """What is in it, by kind."""
    course: tuple[int, int] | None
    """Where it goes; null in a harbour."""
    captain: str | UnsetType = UNSET
    """Only if it has one."""
    from_: str | UnsetType = field(name="from", default=UNSET)
    """Where it comes from."""


class FleetPoints(Points, frozen=True):
    """Points."""

    ships: int
    """For ships."""


class FleetOutcome(Outcome, frozen=True):
    """The end."""

    points: tuple[FleetPoints, ...]


class FleetVariants(Variants, frozen=True):
    """Set-up."""

    winds: tuple[int, ...]
    """For each seat."""


class Fleet(View, frozen=True):
    """A game of ships."""

    variants: FleetVariants
    outcome: FleetOutcome | None
    ships: tuple[Ship, ...]
    """All ships."""
    flagship: Ship | None
    """The first of them."""
    docks: ByName[tuple[Ship, ...]]
    """Ships by harbour."""


COG = Ship("cog", ByName({"tar": 2, "wax": 1}), (3, 4))


def test_a_part_becomes_plain_data_with_lists_and_tables() -> None:
    assert plain(COG) == {"name": "cog", "hold": {"tar": 2, "wax": 1}, "course": [3, 4]}
    assert plain(Ship("hulk", ByName({}), None, "Ann", "Visby")) == {
        "name": "hulk",
        "hold": {},
        "course": None,
        "captain": "Ann",
        "from": "Visby",
    }


def test_what_no_view_can_hold_is_named() -> None:
    with pytest.raises(NotImplementedError, match="a view holds no object"):
        plain(Ship("cog", object(), None))  # type: ignore[arg-type]


def test_tables_by_name_are_equal_whatever_their_order() -> None:
    one, same, other = ByName({"tar": 2, "wax": 1}), ByName({"wax": 1, "tar": 2}), ByName({"tar": 2})

    assert (one, hash(one)) == (same, hash(same))
    assert one != other
    assert one != {"tar": 2, "wax": 1}
    assert (one["tar"], list(one), len(one), repr(other)) == (2, ["tar", "wax"], 2, "ByName({'tar': 2})")


def test_a_table_by_name_does_not_follow_what_it_was_made_from() -> None:
    goods = {"tar": 2}
    table = ByName(goods)

    goods["tar"] = 3

    assert table["tar"] == 2


def test_parts_can_be_stored() -> None:
    assert pickle.loads(pickle.dumps(COG)) == COG


def test_variants_are_those_of_the_state_and_no_others() -> None:
    assert FleetVariants.of({"winds": [1, 2]}) == FleetVariants(winds=(1, 2))
    for wrong in ({}, {"winds": [1], "fog": True}):
        with pytest.raises(ValidationError):
            FleetVariants.of(wrong)


def test_a_field_means_what_stands_below_it_or_what_it_meant_before() -> None:
    meant = schemas.meanings(Fleet)

    assert meant["ships"] == "All ships."
    assert meant["variants"] == "The variants and house rules of this game, by name."
    assert list(meant) == list(Fleet.__struct_fields__)


def test_every_field_has_a_path() -> None:
    ship = ["name", "hold{}", "course", "captain", "from"]

    assert [path for path, _ in schemas.paths(Fleet)] == [
        *("game", "seats", "you", "variants", "variants.winds", "over", "outcome"),
        *("ships", *(f"ships[].{key}" for key in ship)),
        *("flagship", *(f"flagship.{key}" for key in ship)),
        *("docks{}", *(f"docks{{}}[].{key}" for key in ship)),
    ]
    assert [path for path, _ in schemas.paths(schemas.outcome_of(Fleet))] == [
        *("points", "points[].total", "points[].ships", "ranks", "winners")
    ]


def test_a_schema_has_all_parts_with_their_meanings() -> None:
    found = schemas.schema(Fleet)

    assert found["$ref"] == "#/$defs/Fleet"
    assert set(found["$defs"]) == {"Fleet", "FleetVariants", "FleetOutcome", "FleetPoints", "Ship"}
    ship = found["$defs"]["Ship"]
    assert ship["required"] == ["name", "hold", "course"]
    assert ship["properties"]["from"]["description"] == "Where it comes from."
    assert ship["properties"]["hold"] == {
        "type": "object",
        "additionalProperties": {"type": "integer"},
        "description": "What is in it, by kind.",
    }
    docks = found["$defs"]["Fleet"]["properties"]["docks"]
    assert docks["additionalProperties"] == {"type": "array", "items": {"$ref": "#/$defs/Ship"}}
