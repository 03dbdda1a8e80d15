"""Packs: every complaint names the key, the value and what was expected; differences are told by path."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skerry import PackError, UnreadableFile
from skerry.kernel.notation import toml
from skerry.kernel.pack import REMOVED, Pack, Published, Values, differences, flatten, read_toml, with_changes

CARDS: dict[str, Any] = {
    "slug": "tiny",
    "version": 1,
    "limit": 6,
    "open": True,
    "card": [{"id": "oil", "cost": 3, "name": {"en": "Oil"}}, {"id": "wax", "cost": 5, "name": {"en": "Wax"}}],
    "table": {"points": [0, 5, 11]},
}


# --- single values --------------------------------------------------------------------------------------------------


def test_values_are_read_by_name() -> None:
    values = Values(CARDS)

    assert values.integer("limit", 6, 6) == 6
    assert values.flag("open") is True
    assert values.text("slug") == "tiny"
    assert values.one_of("slug", ["small", "tiny"]) == "tiny"
    assert values.table("table").data == {"points": [0, 5, 11]}
    assert [card.integer("cost", 0, 9) for card in values.entries("card")] == [3, 5]


@pytest.mark.parametrize(
    ("read", "key", "value", "expected"),
    [
        (lambda v: v.integer("limit", 0, 5), "limit", 6, "a whole number from 0 to 5"),
        (lambda v: v.integer("limit", 7, 9), "limit", 6, "a whole number from 7 to 9"),
        (lambda v: v.integer("open", 0, 9), "open", True, "a whole number from 0 to 9"),
        (lambda v: v.integer("slug", 0, 9), "slug", "tiny", "a whole number from 0 to 9"),
        (lambda v: v.integer("years", 0, 9), "years", None, "a whole number from 0 to 9"),
        (lambda v: v.flag("limit"), "limit", 6, "true or false"),
        (lambda v: v.flag("years"), "years", None, "true or false"),
        (lambda v: v.text("limit"), "limit", 6, "a string"),
        (lambda v: v.one_of("slug", ["big", "small"]), "slug", "tiny", "one of 'big', 'small'"),
        (lambda v: v.table("limit"), "limit", 6, "a table"),
        (lambda v: v.entries("limit"), "limit", 6, "a list of tables"),
        (lambda v: v.table("table").entries("points"), "table.points", [0, 5, 11], "a list of tables"),
        (lambda v: v.table("table").flag("year"), "table.year", None, "true or false"),
        (lambda v: v.entries("card")[1].integer("cost", 0, 4), "card.wax.cost", 5, "a whole number from 0 to 4"),
        (lambda v: v.require(False, "limit", "something else"), "limit", 6, "something else"),
        (lambda v: v.require(False, "years", "something"), "years", None, "something"),
    ],
)
def test_a_wrong_value_is_named_with_its_key_and_what_was_expected(
    read: Callable[[Values], object], key: str, value: object, expected: str
) -> None:
    with pytest.raises(PackError) as refused:
        read(Values(CARDS))

    assert (refused.value.key, refused.value.value, refused.value.expected) == (key, value, expected)
    came = "missing" if value is None else repr(value)
    assert str(refused.value) == f"{key} is {came}; expected {expected}."


def test_a_condition_that_holds_is_not_complained_about() -> None:
    Values(CARDS).require(True, "limit", "something else")


def test_entries_need_an_id_that_no_other_has() -> None:
    with pytest.raises(PackError, match=r"^card\.oil is 'oil'; expected an id that no other entry has\.$"):
        Values({"card": [{"id": "oil"}, {"id": "wax"}, {"id": "oil"}]}).entries("card")
    with pytest.raises(PackError, match=r"^card\[1\]\.id is missing; expected a string\.$"):
        Values({"card": [{"id": "oil"}, {}]}).entries("card")


@pytest.mark.parametrize("own", ["", "a b", "a,b", "a:b", "a#b", "a.b", "a\n", "ä", "x" * 41])
def test_ids_are_short_and_have_no_sign_that_parts_words_or_paths(own: str) -> None:
    with pytest.raises(PackError) as refused:
        Values({"card": [{"id": "oil"}, {"id": own}]}).entries("card")

    assert refused.value.key == "card[1].id"
    assert refused.value.expected == "1 to 40 letters, digits, hyphens and underscores"


def test_a_long_value_is_shortened_in_the_sentence() -> None:
    with pytest.raises(PackError, match=r"^limit is \[7, 7, .{190,200} …; expected a string\.$"):
        Values({"limit": [7] * 5000}).text("limit")


# --- kinds ----------------------------------------------------------------------------------------------------------

OIL = {"id": "oil", "cost": 3, "name": {"en": "Oil", "de": "Öl"}, "source": "rulebook"}
WAX = {
    "id": "wax",
    "cost": 5,
    "name": {"en": "Wax", "de": "Wachs"},
    "source": ["rulebook"],
    "note": "yellow",
    "text": {"en": "Take {amount|one|two}."},
}
NAMED: dict[str, Any] = {"slug": "tiny", "version": 1, "open": True, "size": 1.5, "card": [OIL, WAX]}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"open": 1}, "open is 1; expected true or false."),
        ({"size": "large"}, "size is 'large'; expected a number."),
        ({"card": {}}, "card is {}; expected a list."),
        ({"card": ["oil"]}, "card.0 is 'oil'; expected a table."),
        ({"card": [OIL | {"name": "Oil"}]}, "card.oil.name is 'Oil'; expected a table."),
        ({"card": [OIL | {"name": {"de": "Öl"}}]}, "card.oil.name.en is missing; expected a string."),
        ({"card": [OIL | {"name": {"en": "Oil", "de": 7}}]}, "card.oil.name.de is 7; expected a string."),
        ({"card": [{"id": "tar", "cost": 4}]}, "card.tar.name is missing; expected a table."),
        ({"card": [OIL | {"note": 4}]}, "card.oil.note is 4; expected a string."),
        ({"card": [OIL | {"text": {"en": "Take it.", "de": [7]}}]}, "card.oil.text.de is [7]; expected a string."),
        (
            {"card": [OIL | {"name": {"en": "Oil of {place}"}}]},
            "card.oil.name.en is 'Oil of {place}'; expected a string that names no value in braces.",
        ),
        (
            {"card": [OIL | {"text": {"en": "Take {amount} of {0|it|them}."}}, WAX]},
            "card.oil.text.en is 'Take {amount} of {0|it|them}.'; expected a string that names no value but {amount}.",
        ),
    ],
)
def test_a_value_is_of_the_kind_that_the_published_pack_has_there(
    tmp_path: Path, changes: dict[str, Any], sentence: str
) -> None:
    packs = with_names(tmp_path)

    with pytest.raises(PackError) as refused:
        packs.check_kinds(packs.load(NAMED | changes))

    assert str(refused.value) == sentence


def test_values_of_the_same_kind_may_be_others_and_sources_may_be_anything(tmp_path: Path) -> None:
    packs = with_names(tmp_path)
    tar = {"id": "tar", "cost": 2.5, "name": {"en": "Tar", "de": "Teer"}, "source": {"cost": "inferred"}}

    packs.check_kinds(packs.load(NAMED | {"size": 2, "card": [tar]}))


def with_names(folder: Path) -> Published:
    """A pack in which cards have names."""
    path = folder / "tiny.toml"
    path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in NAMED.items()), encoding="utf-8")
    return Published("tiny", {1: path})


# --- differences ----------------------------------------------------------------------------------------------------


def test_every_value_has_a_path() -> None:
    assert flatten(CARDS) == {
        "slug": "tiny",
        "version": 1,
        "limit": 6,
        "open": True,
        "card.oil.cost": 3,
        "card.oil.name.en": "Oil",
        "card.wax.cost": 5,
        "card.wax.name.en": "Wax",
        "table.points": [0, 5, 11],
    }


def test_an_empty_list_is_a_value() -> None:
    assert flatten({"cards": []}) == {"cards": []}


def test_differences_are_what_was_changed_added_and_removed() -> None:
    data = {
        "slug": "tiny",
        "version": 1,
        "limit": 7,
        "card": [CARDS["card"][0] | {"vp": 1}, CARDS["card"][1]],
        "table": {"points": [0, 5, 11]},
    }

    assert differences(CARDS, data) == {"limit": 7, "card.oil.vp": 1, "open": REMOVED}
    assert differences(CARDS, CARDS) == {}


def test_a_list_with_other_ids_is_one_change() -> None:
    cards = [CARDS["card"][1], CARDS["card"][0]]

    assert differences(CARDS, CARDS | {"card": cards}) == {"card": cards}


def test_a_value_of_another_type_is_a_change() -> None:
    assert differences({"open": True}, {"open": 1}) == {"open": 1}


def test_changes_are_put_into_a_copy() -> None:
    changed = with_changes(CARDS, {"card.wax.cost": 9, "table.points": [0, 1], "open": REMOVED})

    assert differences(CARDS, changed) == {"card.wax.cost": 9, "table.points": [0, 1], "open": REMOVED}
    assert "open" not in changed
    assert flatten(CARDS)["card.wax.cost"] == 5


def test_with_its_differences_the_published_pack_becomes_the_changed_one() -> None:
    data = with_changes(CARDS, {"limit": 2, "card.oil.name.en": "Whale oil"})

    assert with_changes(CARDS, differences(CARDS, data)) == data


def test_a_change_may_add_a_value_to_a_table() -> None:
    changed = with_changes(CARDS, {"card.wax.vp": 2, "years": 8})

    assert differences(CARDS, changed) == {"card.wax.vp": 2, "years": 8}


def test_a_path_into_nowhere_is_refused_with_the_nearest() -> None:
    with pytest.raises(PackError) as refused:
        with_changes(CARDS, {"card.wac.cost": 4})

    assert refused.value.key == "card.wac.cost"
    assert refused.value.value == 4
    assert refused.value.expected.startswith("a path in the pack, such as card.wax.cost")


def test_a_path_unlike_all_others_is_refused_without_a_guess() -> None:
    with pytest.raises(PackError) as refused:
        with_changes(CARDS, {"zzz.zzz": 4})

    assert refused.value.expected == "a path in the pack"


def test_only_what_is_there_can_be_removed() -> None:
    with pytest.raises(PackError, match=r"^limt is '\(removed\)'; expected a path in the pack, such as limit\.$"):
        with_changes(CARDS, {"limt": REMOVED})


# --- published packs --------------------------------------------------------------------------------------------------


@pytest.fixture
def published(tmp_path: Path) -> Published:
    newest, older = tmp_path / "components.toml", tmp_path / "components-1.toml"
    newest.write_text('slug = "tiny"\nversion = 2\nlimit = 8\n', encoding="utf-8")
    older.write_text("was.limit = 6\n", encoding="utf-8")
    return Published("tiny", {1: older, 2: newest})


def test_the_newest_published_pack_is_the_default_and_old_ones_stay(published: Published) -> None:
    assert published.version().version == 2
    assert published.version().data["limit"] == 8
    assert published.load(None).version == 2
    assert published.version(1).data == {"slug": "tiny", "version": 1, "limit": 6}
    assert published.version(1).changes == {}


def test_a_version_that_was_never_published_is_refused(published: Published) -> None:
    with pytest.raises(PackError, match=r"^version is 3; expected a published version of the pack tiny: 1, 2\.$"):
        published.version(3)


def test_a_pack_of_ones_own_is_told_by_its_differences(published: Published, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('slug = "tiny"\nversion = 1\nlimit = 9\n', encoding="utf-8")

    for source in (own, str(own), {"slug": "tiny", "version": 1, "limit": 9}):
        pack = published.load(source)
        assert (pack.version, pack.data["limit"], pack.changes) == (1, 9, {"limit": 9})


def test_a_pack_that_is_loaded_already_is_taken_as_it_is(published: Published) -> None:
    pack = Pack("tiny", 1, {}, {})

    assert published.load(pack) is pack


def test_a_record_brings_the_differences_back(published: Published) -> None:
    pack = published.changed(1, {"limit": 9})

    assert (pack.version, pack.data["limit"], pack.changes) == (1, 9, {"limit": 9})
    assert published.changed(1, {"limit": 6}).changes == {}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"version": 1}, "slug is missing; expected a string."),
        ({"slug": "huge", "version": 1}, "slug is 'huge'; expected 'tiny', since this is a pack for tiny."),
        ({"slug": "tiny"}, "version is missing; expected the published version it was copied from: 1 or 2."),
        ({"slug": "tiny", "version": ""}, "version is ''; expected the published version it was copied from: 1 or 2."),
        ({"slug": "tiny", "version": 3}, "version is 3; expected the published version it was copied from: 1 or 2."),
    ],
)
def test_a_foreign_pack_is_refused(published: Published, data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        published.load(data)

    assert str(refused.value) == sentence


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing, broken, binary = tmp_path / "missing.toml", tmp_path / "broken.toml", tmp_path / "binary.toml"
    broken.write_text("limit = = 3\n", encoding="utf-8")
    binary.write_bytes(b'name = "\xff"\n')

    reasons = {missing: "No such file", broken: r"it isn’t valid TOML \(.*line 1", binary: "it isn’t valid TOML"}

    for path, why in reasons.items():
        with pytest.raises(UnreadableFile, match=why) as refused:
            read_toml(path)
        assert refused.value.path == str(path)
