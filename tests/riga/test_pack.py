"""The component pack of Riga: the published one, packs of one's own, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import PackError
from skerry.games.riga.components import PUBLISHED
from skerry.kernel.pack import REMOVED, flatten, with_changes
from tests.riga.table import RIGA

NEWEST = PUBLISHED.version()
DATA = NEWEST.data
FILE = PUBLISHED.newest()


def changed(**changes: Any) -> skerry.Game:
    """Riga with values changed by path; a dot in a path is written as two underscores."""
    return skerry.game("riga", with_changes(DATA, {path.replace("__", "."): value for path, value in changes.items()}))


# --- the published pack ---------------------------------------------------------------------------------------------


def test_the_published_pack_is_version_3_and_has_all_cards() -> None:
    """Section 2 of the ledger: 44 goods, 48 buildings, 16 Riga buildings, start player and separator, 110 in all."""
    flat = flatten(DATA)

    assert (NEWEST.slug, NEWEST.version, NEWEST.changes) == ("riga", 3, {})
    assert [flat[f"good.{good}.count"] for good in ("cloth", "glass", "wine", "grain")] == [8, 10, 12, 14]
    assert (len(DATA["building"]), len(DATA["riga_building"])) == (48, 4)
    assert flat["deck_totals.all_cards"] == 110


def test_a_pack_may_come_from_a_file_or_a_table() -> None:
    for source in (FILE, str(FILE), DATA):
        assert skerry.game("riga", source).pack.changes == {}


def test_a_copy_of_the_published_file_with_other_values_is_a_pack(tmp_path: Path) -> None:
    own = tmp_path / "my-riga.toml"
    text = FILE.read_text(encoding="utf-8")
    own.write_text(text.replace("hand_limit = 6 ", "hand_limit = 7 "), encoding="utf-8")

    assert skerry.game("riga", own).pack.changes == {"numbers.hand_limit": 7}


# --- other values are played with -----------------------------------------------------------------------------------


def test_a_changed_cost_changes_play() -> None:
    scenario = {"phase": "build", "players": [{"goods": "cloth", "buildings": ["danzig-market-hall"]}]}

    def words(game: skerry.Game) -> list[str]:
        return [move.word for move in game.scenario(scenario).moves()]

    assert words(RIGA) == ["end"]
    assert words(changed(**{"building__danzig-market-hall__cost": 5})) == ["build danzig-market-hall", "end"]


@pytest.mark.parametrize(
    ("path", "value", "scenario", "moves"),
    [
        ("numbers.row_min_value", 2, {"season": "spring", "rows": ["wine"] * 4}, 48),
        ("numbers.rows_above_players", 0, {"season": "spring", "rows": ["3 wine"] * 2}, 48),
        (
            "numbers.buildings_above_players",
            0,
            {"season": "spring", "rows": ["3 wine"] * 4, "new": ["visby-inn"]},
            47,
        ),
        ("numbers.hand_limit", 3, {"season": "winter", "players": [{"goods": "2 wine, 2 grain"}]}, 2),
        ("numbers.builders_yard_draw", 1, {"phase": "build", "looking": ["visby-inn"]}, 2),
    ],
)
def test_the_numbers_of_a_pack_are_played_with(path: str, value: int, scenario: dict[str, Any], moves: int) -> None:
    game = skerry.game("riga", with_changes(DATA, {path: value}))

    assert len(game.scenario(scenario).moves()) == moves


def test_the_points_of_a_pack_count() -> None:
    game = changed(**{"building__visby-inn__vp": 9, "lodge_table__points": [0, 1, 2, 3, 4]})
    g = game.scenario({"players": [{"built": ["visby-inn", "visby-lodge", "danzig-lodge"]}]})

    assert g.scores()[0] == 9 + 2


def test_odd_costs_are_halved_up_or_down_as_the_pack_says() -> None:
    """RIG-R13: up, unless a pack says otherwise."""
    scenario = {
        "phase": "build",
        "players": [{"goods": "cloth", "buildings": ["danzig-inn"], "built": ["visby-crane"]}],
    }

    for rounding, can_build in (("up", False), ("down", True)):
        game = changed(**{"building__danzig-inn__cost": 11, "numbers_rulings__crane_rounding": rounding})
        assert (len(game.scenario(scenario).moves()) == 2) is can_build


def test_the_years_of_a_pack_are_the_length_of_the_game() -> None:
    game = changed(game_length__years__2=1)

    assert game.start(2).view(0)["years"] == 1
    assert game.start(3).view(0)["years"] == 9


def test_other_numbers_leave_the_alphabet_as_it_is() -> None:
    """The published action space holds for every pack with the same cards and the same number of rows."""
    game = changed(**{"building__visby-inn__cost": 2, "numbers__hand_limit": 7, "numbers__row_min_value": 7})

    assert [move.word for move in game.alphabet] == [move.word for move in RIGA.alphabet]


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("players.min", 1, "a whole number from 2 to 4"),
        ("good.wine.name.en", 7, "a string"),
        ("players.max", 5, "a whole number from 2 to 4"),
        ("game_length.years.3", 0, "a whole number from 1 to 20"),
        ("numbers.start_goods_min_value", 0, "a whole number from 1 to 20"),
        ("numbers.start_buildings_drawn", 0, "a whole number from 1 to 5"),
        ("numbers.start_buildings_kept", 2, "a whole number from 1 to 1"),
        ("numbers.row_min_value", "9", "a whole number from 1 to 20"),
        ("numbers.rows_above_players", 5, "a whole number from 0 to 4"),
        ("numbers.buildings_above_players", -1, "a whole number from 0 to 4"),
        ("numbers.builds_per_turn", 4, "a whole number from 1 to 3"),
        ("numbers.hand_limit", 21, "a whole number from 1 to 20"),
        ("numbers.hand_limit_storehouse", 5, "a whole number from 6 to 30"),
        ("numbers.penalty_building_in_hand", 1, "a whole number from -20 to 0"),
        ("numbers.penalty_riga_unbuilt", -21, "a whole number from -20 to 0"),
        ("numbers.builders_yard_draw", 11, "a whole number from 1 to 10"),
        ("numbers.treasury_draw", 0, "a whole number from 1 to 10"),
        ("numbers.treasury_keep", 2, "a whole number from 1 to 1"),
        ("numbers.trading_office_ducats", 0, "a whole number from 1 to 20"),
        ("numbers.bank_ducats_per_merchant", 0, "a whole number from 1 to 10"),
        ("numbers.inn_ducats_per_knight", 11, "a whole number from 1 to 10"),
        ("numbers.manufactory_bonus", True, "a whole number from 0 to 10"),
        ("numbers.archive_points_per_set", -1, "a whole number from 0 to 10"),
        ("numbers.archive_max_sets", 11, "a whole number from 0 to 10"),
        ("numbers.exchange_charge_min_value", 0, "a whole number from 1 to 30"),
        ("numbers.exchange_ducats", 0, "a whole number from 1 to 40"),
        ("numbers.crane_divisor", 1, "a whole number from 2 to 4"),
        ("numbers_rulings.crane_rounding", "sideways", "one of 'up', 'down'"),
        ("good.cloth.count", -1, "a whole number from 0 to 60"),
        ("good.cloth.base_value", 0, "a whole number from 1 to 20"),
        ("good_price_rule.raise", -1, "a whole number from 0 to 20"),
        ("city.visby.raised", "rum", "one of 'cloth', 'glass', 'wine', 'grain'"),
        ("city.visby.blocked", "wine", "a good other than the raised one (RIG-35)"),
        ("city.riga.raised", "wine", "one of ''"),
        ("city.visby.values.wine", 3, "5, from its base value (RIG-36)"),
        ("city.visby.values.cloth", 5, "0, from its base value (RIG-36)"),
        ("building.visby-inn.cost", 0, "a whole number from 1 to 60"),
        ("building.visby-inn.vp", 31, "a whole number from 0 to 30"),
        ("building.visby-lodge.vp", 1, "a whole number from 0 to 0"),
        ("building.visby-inn.city", "riga", "one of 'visby', 'tallinn', 'stockholm', 'danzig'"),
        ("building.visby-manufactory.good", "rum", "one of 'cloth', 'glass', 'wine', 'grain'"),
        ("building_type.guildhall.merchants", 6, "a whole number from 0 to 5"),
        ("building_type.fortress.knights", -1, "a whole number from 0 to 5"),
        ("building_type.archive.function", "ducats", "a function that no other type has"),
        ("building_type.bank.one_shot", False, "true, to match the function (RIG-59)"),
        ("riga_building.riga-school.city", "visby", "one of 'riga'"),
        ("riga_building.riga-school.count_per_player", 2, "a whole number from 1 to 1"),
        ("riga_building.riga-school.one_shot", True, "false, to match the function (RIG-59)"),
        ("lodge_table.points", [0, 5, 11, 19], "5 numbers, beginning with 0"),
        ("lodge_table.points", [1, 5, 11, 19, 29], "5 numbers, beginning with 0"),
        ("deck_totals.goods", 45, "44, the sum of the counts of the goods"),
        ("deck_totals.buildings", 47, "48, the buildings listed"),
        ("deck_totals.riga_buildings", 4, "16, a set for each player"),
        ("deck_totals.all_cards", 109, "110, all cards together"),
        ("numbers.hand_limits", 6, "no such key, since the published pack has none"),
        ("numbers.hand_limit", REMOVED, "a value, since the published pack has this key"),
        ("publisher", REMOVED, "a value, since the published pack has this key"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_key_value_and_expectation(
    path: str, value: object, expected: str
) -> None:
    with pytest.raises(PackError) as refused:
        skerry.game("riga", with_changes(DATA, {path: value}))

    assert refused.value.key == path
    assert refused.value.value == (None if value == REMOVED else value)
    assert refused.value.expected == expected


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"building.danzig-inn.city": "visby"},
            "building.danzig-inn.city is 'visby'; expected a city without another inn.",
        ),
        (
            {"building.visby-inn.type": "bank"},
            "building.visby-inn.city is 'visby'; expected a city without another bank.",
        ),
        (
            {"building_type.crane.function": "", "building_type.crane.one_shot": False},
            "a type with the function 'halve_cost'.",
        ),
        (
            {"riga_building.riga-school.function": "charge"},
            "expected each of swap_goods, choose_symbol, hand_limit, charge once.",
        ),
        (
            {f"building_type.{kind}.merchants": 5 for kind in ("inn", "crane", "lodge")},
            "building_type.*.merchants is 76; expected at most 60 merchants on all buildings.",
        ),
    ],
)
def test_cards_that_do_not_fit_together_are_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        skerry.game("riga", with_changes(DATA, changes))

    assert str(refused.value).endswith(sentence)


@pytest.mark.parametrize(("name", "last"), [("good", "grain"), ("building", "danzig-inn")])
def test_a_pack_with_fewer_cards_is_refused(name: str, last: str) -> None:
    with pytest.raises(PackError) as refused:
        skerry.game("riga", DATA | {name: DATA[name][:-1]})

    assert refused.value.key.startswith(f"{name}.{last}.")
    assert refused.value.value is None
    assert refused.value.expected == "a value, since the published pack has this key"


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(PackError, match="slug is 'haithabu'; expected 'riga', since this is a pack for riga"):
        skerry.game("riga", DATA | {"slug": "haithabu"})
