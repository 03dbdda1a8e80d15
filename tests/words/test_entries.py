"""Entries of packs: what is declared is read and nothing else, and boards, sheets and texts name nothing by strings."""

from collections.abc import Mapping
from importlib import import_module
from inspect import isclass
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import field

import skerry
from skerry import PackError
from skerry.kernel.reading import noting
from skerry.kernel.schemas import written_below
from skerry.kernel.views import ByName
from skerry.words.entries import Entry, Named, by_id
from skerry.words.packs import Printed


class Sail(Entry, frozen=True):
    """A sail."""

    area: int
    """How large it is."""


class Ship(Named, frozen=True):
    """A ship."""

    crew: tuple[int, ...]
    """How many sail it, at least and at most."""
    for_: str = field(name="for", default="")
    """What it is for."""
    flag: Sail | None = None
    """Its flag, if it has one."""


class Fleet(Entry, frozen=True):
    """A pack."""

    ship: tuple[Ship, ...]
    """All ships."""
    sails: ByName[Sail]
    """All sails, by name."""


DATA: dict[str, Any] = {
    "ship": [{"id": "cog", "crew": [8, 12], "built": 1380}, {"id": "skiff", "crew": [1, 2], "for": "fishing"}],
    "sails": {"source": "rulebook", "main": {"area": 200, "colour": "red"}, "fore": {"area": 90, "colour": "blue"}},
    "harbour": "Wismar",
}


def test_a_table_is_read_as_it_is_declared() -> None:
    fleet = Fleet.of(DATA)

    assert by_id(fleet.ship) == {
        "cog": Ship(id="cog", crew=(8, 12)),
        "skiff": Ship(id="skiff", crew=(1, 2), for_="fishing"),
    }
    assert Fleet.of({**DATA, "ship": [{"id": "cog", "crew": [], "flag": {"area": 1}}]}).ship[0].flag == Sail(area=1)


def test_where_something_comes_from_is_not_one_of_the_things() -> None:
    assert dict(Fleet.of(DATA).sails) == {"main": Sail(area=200), "fore": Sail(area=90)}


def test_what_is_declared_is_read_and_nothing_else() -> None:
    read: set[str] = set()

    Fleet.of(noting(DATA, "", read))

    assert {path for path in read if "source" not in path} == {
        "ship",
        "ship.*.id",
        "ship.*.crew",
        "ship.*.for",
        "sails",
        "sails.*",
        "sails.*.area",
    }


def test_a_pack_that_lacks_something_is_refused_with_its_path() -> None:
    with pytest.raises(PackError) as refused:
        Fleet.of({**DATA, "sails": {"main": {"colour": "red"}}})

    assert str(refused.value) == "sails.main.area is missing; expected a value, since the published pack has this key."


# --- the entries of the games -----------------------------------------------------------------------------------------


def entries_of(slug: str) -> list[type[Entry]]:
    """All that a game declares."""
    found = vars(import_module(f"skerry.games.{slug}.entries")).values()
    return [one for one in found if isclass(one) and issubclass(one, Entry) and slug in one.__module__]


every_entry = pytest.mark.parametrize("entry", [entry for slug in skerry.games() for entry in entries_of(slug)])


@every_entry
def test_every_field_of_an_entry_has_a_meaning(entry: type[Entry]) -> None:
    said = {name: meaning for cls in entry.__mro__ if issubclass(cls, Entry) for name, meaning in written_below(cls)}

    assert [name for name in entry.__struct_fields__ if not said.get(name, "").endswith(".")] == []


@every_entry
def test_an_entry_holds_only_what_never_changes(entry: type[Entry]) -> None:
    for name, type_ in get_type_hints(entry).items():
        assert leaves(type_) <= {bool, int, float, str, NoneType, Printed}, name


def leaves(type_: Any) -> set[Any]:
    """The types that a type is made of in the end, but for entries, which are looked at themselves."""
    if get_origin(type_) in (tuple, Mapping, Union, UnionType):
        return {leaf for arg in get_args(type_) if arg is not ... for leaf in leaves(arg)}
    return set() if isclass(type_) and issubclass(type_, Entry) else {type_}
