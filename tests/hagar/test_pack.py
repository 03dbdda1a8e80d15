"""The component pack of Hägar: the published one, packs of one's own, and what is refused."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import PackError
from skerry.games.hagar.components import PUBLISHED
from skerry.kernel.pack import REMOVED, with_changes
from skerry.kernel.testing import words
from tests.hagar.table import HAGAR, LETTERS, designed, hagar

DATA = PUBLISHED.version().data
FILE = PUBLISHED.newest()


def changed(changes: dict[str, Any]) -> skerry.Game:
    """Hägar with values changed by path."""
    return skerry.game("hagar", with_changes(DATA, changes))


# --- the published pack ---------------------------------------------------------------------------------------------


def test_the_published_pack_is_version_2_and_has_all_components() -> None:
    """Section 2 of the ledger: 12 coasters with 16 fields of each kind, 4 gold, 7 shields, 4 beers, 6 die fields."""
    every = [kind for coaster in DATA["coasters"] for kind in coaster["fields"].values()]
    symbols = [symbol["kind"] for coaster in DATA["coasters"] for symbol in coaster["symbols"]]

    assert (HAGAR.pack.slug, HAGAR.pack.version, HAGAR.pack.changes) == ("hagar", 2, {})
    assert [every.count(kind) for kind in LETTERS.values()] == [16, 16, 16]
    assert (symbols.count("gold"), symbols.count("shield")) == (4, 7)
    assert sum(coaster["beer"] for coaster in DATA["coasters"]) == 4
    assert not any(coaster["beer"] and "die_field" in coaster for coaster in DATA["coasters"])


def test_all_coasters_are_different() -> None:
    """Section 7 of the ledger: however they are turned."""

    def turns(fields: dict[str, str]) -> str:
        ring = [fields[corner] for corner in ("nw", "ne", "se", "sw")]
        return min("-".join(ring[i:] + ring[:i]) for i in range(4))

    looks = {(turns(coaster["fields"]), str(coaster["symbols"]), coaster["beer"]) for coaster in DATA["coasters"]}
    assert len(looks) == 12


def test_a_pack_may_come_from_a_file_or_a_table(tmp_path: Path) -> None:
    for source in (FILE, str(FILE), DATA):
        assert skerry.game("hagar", source).pack.changes == {}
    own = tmp_path / "my-hagar.toml"
    own.write_text(FILE.read_text(encoding="utf-8").replace("multiplier = 2", "multiplier = 3"), encoding="utf-8")
    assert skerry.game("hagar", own).pack.changes == {"symbols.die_field.multiplier": 3}


# --- other values are played with -----------------------------------------------------------------------------------


def test_other_coasters_are_played_with() -> None:
    """Owners of the box type in the printed ones."""
    game = designed(c01={"fields": "WWWW"})
    g = hagar(map=["coaster-01 0 0 0"], game=game)

    assert [len(one["fields"]) for one in g.view(None)["landscapes"]] == [4]


def test_a_pack_may_have_fewer_coasters() -> None:
    """Its alphabet has fewer cells: 2 n (n - 1) for n coasters."""
    data = deepcopy(DATA)
    data["coasters"] = [entry for entry in data["coasters"] if "die_field" in entry]
    data["counts"]["coasters"] = 6
    data["coaster_totals"] = {**data["coaster_totals"], "gold": 0, "shield": 5, "beer": 0}
    for kind in LETTERS.values():
        fields = [field for entry in data["coasters"] for field in entry["fields"].values()]
        data["coaster_totals"][f"fields_{kind}"] = fields.count(kind)
    turns = {"p1": (4, 3, 1), "p2": (6, 2, 1), "p3": (6, 1, 1)}
    for number, (name, (in_play, hagars, gold)) in enumerate(turns.items(), start=1):
        data["setup"][name].update(
            coasters_in_play=in_play,
            coasters_removed_unseen=6 - in_play,
            hagars_per_player=hagars,
            gold_per_player=gold,
            turns_per_player=in_play // number,
            turns_with_token=hagars + gold,
        )

    game = skerry.game("hagar", data)

    assert len([move for move in game.alphabet if move.word.startswith("lay")]) == 2 * 6 * 5
    assert game.start(2).view(None)["pile"] == 6
    assert game.start(1).view(None)["pile"] == 4


def test_the_beers_of_an_offence_are_those_of_the_pack() -> None:
    """HAG-35."""
    game = changed({"options.honky_tonk.penalty_beers_per_offence": 3})
    beers = ["coaster-02 0 0 0", "coaster-06 1 0 180"]
    rule = {"honky_tonk": True}
    g = hagar({"hagars": ["coaster-02 sw"]}, map=beers, variants=rule, step="over", rolled=1, game=game)

    assert g.outcome()["beers"] == [0, 3]


def test_the_ranks_are_those_of_the_pack() -> None:
    """HAG-65."""
    game = changed({"solo_ranks.simple-drunkard.max": 2, "solo_ranks.lower-sailor.min": 3})
    g = hagar(
        {"hagars": ["coaster-01 nw", "coaster-01 se"]}, map=["coaster-01 0 0 0"], seats=1, rolled=6, step="over",
        game=game,
    )  # fmt: skip

    assert g.outcome()["solo_rank"] == "lower-sailor"


def test_other_numbers_leave_the_alphabet_as_it_is() -> None:
    game = changed({"symbols.gold.victory_points": 2, "symbols.die_field.multiplier": 3})

    assert [move.word for move in game.alphabet] == [move.word for move in HAGAR.alphabet]
    assert words(hagar(game=game)) == words(hagar())


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("symbols.gold.victory_points", -1, "a whole number from 0 to 20"),
        ("coasters.coaster-01.die_field.line", [["nw"], "ne"], "a list of 2 of nw, ne, sw, se"),
        ("solo_ranks.simple-drunkard.name", 7, "a table"),
        ("symbols.gold.doubled_by_row", False, "true (HAG-59)"),
        ("symbols.shield.doubled_by_row", True, "false (HAG-60)"),
        ("symbols.die_field.multiplier", 0, "a whole number from 1 to 5"),
        ("die.faces", [1, 2, 3], "the numbers from 1 to 6"),
        ("die.faces", "six", "a list of whole numbers"),
        ("tokens.gold.movable_in_final_round", True, "false (HAG-44, HAG-47)"),
        ("tokens.hagar.movable_in_final_round", False, "true (HAG-44, HAG-47)"),
        ("coaster_totals.gold", 5, "4, to match the coasters"),
        ("counts.coasters", 11, "12, the coasters listed"),
        ("counts.fields_per_coaster", 5, "a whole number from 4 to 4"),
        ("setup.p2.coasters_in_play", 11, "a whole number from 1 to 1"),
        ("setup.p2.turns_per_player", 5, "6, so that 2 players lay 12 coasters (HAG-13)"),
        ("setup.p2.turns_with_token", 4, "5, one for each token, and at most 6 (HAG-13)"),
        ("setup.p3.hagars_per_player", 5, "a whole number from 1 to 4"),
        ("setup.p3.gold_per_player", 2, "a whole number from 0 to 1"),
        ("seating.p2", ["north", "south"], "2 of south, west, north, east, in this order"),
        ("seating.p3", ["south", "west"], "3 of south, west, north, east, in this order"),
        ("table.side.west.beer_rotation", 0, "a whole number from 90 to 90"),
        ("meta.players_max", 4, "a whole number from 1 to 3"),
        ("solo_ranks.lower-sailor.min", 17, "a whole number from 16 to 16"),
        ("coasters.coaster-01.fields.nw", "swamp", "one of 'land', 'forest', 'water'"),
        ("coasters.coaster-01.beer", "yes", "true or false"),
        ("coasters.coaster-01.symbols", "gold", "a list of tables"),
        ("coasters.coaster-01.die_field.line", ["nw", "se"], "two fields that share a side (HAG-12)"),
        ("coasters.coaster-01.die_field.axis", "horizontal", "one of 'vertical'"),
        ("coasters.coaster-01.die_field.number", 7, "a whole number from 1 to 6"),
        ("coasters.coaster-01.colour", "red", "one of the keys beer, die_field, fields, id, name, source, symbols"),
        ("options.honky_tonk.default_beer", 1, "no such key, since the published pack has none"),
        ("options.honky_tonk.name.en", REMOVED, "a value, since the published pack has this key"),
    ],
)
def test_a_value_that_cannot_be_is_refused(path: str, value: object, expected: str) -> None:
    with pytest.raises(PackError) as refused:
        changed({path: value})

    assert refused.value.expected == expected


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ([{"kind": "gold", "touches": ["nw", "north"]}], "a list of 1, 2 or 4 of nw, ne, sw, se"),
        ([{"kind": "gold", "touches": ["nw", "nw"]}], "a list of 1, 2 or 4 of nw, ne, sw, se"),
        ([{"kind": "gold", "touches": ["nw", "ne", "sw"]}], "a list of 1, 2 or 4 of nw, ne, sw, se"),
        ([{"kind": "beer", "touches": ["nw", "ne"]}], "one of 'gold', 'shield'"),
        ([{"kind": "gold"}], "a table with kind and touches"),
        ([{"kind": "gold", "touches": ["sw", "nw"]}], "at most one symbol in each place (HAG-09)"),
    ],
)
def test_symbols_that_cannot_be_are_refused(symbols: list[dict[str, Any]], expected: str) -> None:
    """HAG-09, HAG-R4: the die field of coaster-01 lies between nw and sw."""
    with pytest.raises(PackError) as refused:
        changed({"coasters.coaster-01.symbols": symbols})

    assert refused.value.expected == expected


def test_every_number_of_the_die_must_be_printed_once() -> None:
    """HAG-12."""
    for changes in ({"coasters.coaster-01.die_field": REMOVED}, {"coasters.coaster-01.die_field.number": 2}):
        with pytest.raises(PackError) as refused:
            changed(changes)
        assert refused.value.expected == "each number of the die once (HAG-12)"


def test_the_ids_of_coasters_are_words() -> None:
    data = deepcopy(DATA)
    data["coasters"][0]["id"] = "coaster 1, red"

    with pytest.raises(PackError) as refused:
        skerry.game("hagar", data)

    assert refused.value.expected == "1 to 40 letters, digits, hyphens and underscores"


def test_there_must_be_coasters_kinds_and_ranks() -> None:
    for key, value in (("coasters", DATA["coasters"][:1]), ("solo_ranks", [])):
        with pytest.raises(PackError) as refused:
            skerry.game("hagar", {**DATA, key: value})
        assert refused.value.key == key
