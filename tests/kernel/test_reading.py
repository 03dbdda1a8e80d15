"""What of a pack is read: tables that take note, and the paths of values that nothing asks for."""

from typing import Any

import skerry
from skerry.games import published
from skerry.kernel.pack import Pack
from skerry.kernel.reading import noting, paths, unread

DATA: dict[str, Any] = {
    "cost": 3,
    "source": "rulebook",
    "dice": {"red": {"faces": 6, "hex": "f00"}, "blue": {"faces": 8, "hex": "00f"}},
    "card": [{"id": "a", "name": {"en": "A"}, "at": [[0, 1]]}, {"id": "b", "vp": 2}],
}


def read_by(reader: Any) -> set[str]:
    read: set[str] = set()
    reader(noting(DATA, "", read))
    return read


def test_things_of_one_sort_have_one_path() -> None:
    """Entries of a list, and tables beside each other that have keys in common."""
    assert paths(DATA) == [
        "cost",
        "source",
        "dice.*.faces",
        "dice.*.hex",
        "card.*.id",
        "card.*.name.en",
        "card.*.at.*",
        "card.*.vp",
    ]


def test_what_is_asked_for_by_name_is_read() -> None:
    assert read_by(lambda data: data["cost"]) == {"cost"}
    assert read_by(lambda data: data.get("cost")) == {"cost"}
    assert read_by(lambda data: data["dice"]["blue"]["faces"]) == {"dice", "dice.*", "dice.*.faces"}


def test_whoever_goes_through_the_keys_reads_nothing_and_whoever_copies_reads_all() -> None:
    assert read_by(lambda data: ("cost" in data, sorted(data), len(data))) == set()
    for copied in (dict, lambda data: {**data}, lambda data: list(data.values())):
        assert read_by(copied) == {"cost", "source", "dice", "card"}


def test_values_that_nothing_reads_are_named_and_sources_are_not() -> None:
    """The first pack of Hägar had where to draw seats, and colours of tokens; boards have ways of their own."""
    pack = published("hagar").version(1)

    found = unread(pack, lambda one: skerry.game("hagar", one))

    assert {"table.side.*.x", "colours.*.hex", "die.id", "schema"} <= set(found)
    assert not [path for path in found if path.endswith("source") or path in ("slug", "version", "die.faces")]


def test_a_changed_pack_is_looked_at_as_it_is() -> None:
    """`common_tokens.neutral_farmsteads` of Gotlandia's third pack never had any effect (GOT-R59)."""
    pack = published("gotlandia").changed(3, {"common_tokens.neutral_farmsteads": 3})
    makes: list[Pack] = []

    def make(one: Pack) -> skerry.Game:
        makes.append(one)
        return skerry.game("gotlandia", one)

    assert "common_tokens.neutral_farmsteads" in unread(pack, make)
    assert dict(makes[0].data["common_tokens"])["neutral_farmsteads"] == 3
