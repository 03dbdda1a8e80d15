"""Tables of a scenario: every mistake is told in a sentence with the place it stands at."""

from collections.abc import Callable
from typing import Any

import pytest

from skerry import ScenarioError
from skerry.kernel.scenario import ScenarioTable
from tests.kernel.lighthouse import GAME

DATA: dict[str, Any] = {
    "year": 3,
    "season": "winter",
    "rows": ["wine", "grain"],
    "swapped": [1, 2],
    "variants": {"fast": True},
    "players": [{"goods": "wine"}, {"goods": 4}],
    "fields": ["mill nw", [2, -1]],
    "rest": "away",
}


def test_values_are_read_by_name_and_have_defaults() -> None:
    table = ScenarioTable(DATA)

    assert table.integer("year", 1, 1, 8) == 3
    assert table.integer("turn", 2, 0, 3) == 2
    assert table.one_of("season", "summer", ["summer", "winter"]) == "winter"
    assert table.one_of("phase", "take", ["take", "build"]) == "take"
    assert table.text("season", "") == "winter"
    assert table.text("name", "none") == "none"
    assert table.texts("rows") == ["wine", "grain"]
    assert table.texts("new") == []
    assert table.integers("swapped") == [1, 2]
    assert table.integers("used") == []
    assert table.places("fields") == ["mill nw", (2, -1)]
    assert table.a_place("swapped") == (1, 2)
    assert table.a_place("lifted") == ""
    assert table.table("variants").data == {"fast": True}
    assert table.table("empty").data == {}
    assert table.tables("players")[0].text("goods", "") == "wine"
    assert table.tables("none") == []
    assert table.has("year")
    assert not table.has("turn")


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda t: t.integer("year", 1, 1, 2), "year: expected a whole number from 1 to 2, not 3"),
        (lambda t: t.integer("year", 1, 4, 8), "year: expected a whole number from 4 to 8, not 3"),
        (lambda t: t.integer("season", 1, 1, 2), "season: expected a whole number from 1 to 2, not 'winter'"),
        (lambda t: t.table("variants").text("fast", ""), "variants.fast: expected a string, not True"),
        (lambda t: t.one_of("season", "a", ["a", "b"]), "season: expected 'a' or 'b', not 'winter'"),
        (lambda t: t.text("year", ""), "year: expected a string, not 3"),
        (lambda t: t.texts("season"), "season: expected a list of strings, not 'winter'"),
        (lambda t: t.texts("swapped"), "swapped: expected a list of strings, not [1, 2]"),
        (lambda t: t.integers("rows"), "rows: expected a list of whole numbers, not ['wine', 'grain']"),
        (lambda t: t.integers("year"), "year: expected a list of whole numbers, not 3"),
        (lambda t: t.table("rows"), "rows: expected a table, not ['wine', 'grain']"),
        (lambda t: t.tables("rows"), "rows: expected a list of tables, not ['wine', 'grain']"),
        (lambda t: t.places("year"), "year: expected a list of places, not 3"),
        (lambda t: t.a_place("year"), "year: expected a string, or [x, y] in whole numbers, not 3"),
        (lambda t: t.rest_is_out(set_up=False), "rest: expected 'in' or 'out', not 'away'"),
        (lambda t: t.tables("variants"), "variants: expected a list of tables, not {'fast': True}"),
        (lambda t: t.tables("players")[1].text("goods", ""), "players[1].goods: expected a string, not 4"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(read: Callable[[ScenarioTable], object], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(ScenarioTable(DATA))

    assert str(refused.value) == sentence


def test_true_is_no_whole_number() -> None:
    with pytest.raises(ScenarioError, match="expected a whole number from 0 to 1, not True"):
        ScenarioTable({"year": True}).integer("year", 0, 0, 1)
    with pytest.raises(ScenarioError, match="expected a list of whole numbers"):
        ScenarioTable({"swapped": [True]}).integers("swapped")


def test_a_key_that_means_nothing_is_refused_with_the_nearest() -> None:
    table = ScenarioTable({"yaer": 3})
    table.integer("year", 1, 1, 8)
    table.text("season", "")

    with pytest.raises(ScenarioError) as refused:
        table.finish()

    assert str(refused.value) == "yaer: there is no such key; did you mean 'year'?"
    assert (refused.value.where, refused.value.problem) == ("yaer", "there is no such key; did you mean 'year'?")


def test_a_key_unlike_all_others_is_refused_with_all_there_are() -> None:
    table = ScenarioTable({"zzz": 3}, "players[1]")
    table.integer("year", 1, 1, 8)
    table.text("season", "")

    with pytest.raises(ScenarioError, match=r"^players\[1\]\.zzz: there is no such key; you can use year, season$"):
        table.finish()


def test_a_table_whose_keys_are_all_known_is_finished() -> None:
    table = ScenarioTable({"year": 3})
    table.integer("year", 1, 1, 8)

    table.finish()


def test_a_problem_without_a_place_is_told_alone() -> None:
    assert str(ScenarioError("", "the cards do not add up")) == "the cards do not add up"


def test_a_game_refuses_a_scenario_in_these_words() -> None:
    with pytest.raises(ScenarioError, match=r"^light: there is no such key; did you mean 'lit'\?$"):
        GAME.scenario({"light": ["wax"]})
