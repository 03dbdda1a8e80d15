"""Odd corners of Riga: a cost of nothing, refusals and their rules, packs and positions that cannot be."""

from copy import deepcopy
from typing import Any, cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, words
from tests.riga.table import RIGA, built, riga

RIGA_BUILDINGS = {"riga_buildings": True}


def changed_pack(entry: tuple[str, ...], value: object) -> dict[str, Any]:
    """The published pack with one value changed; entries of lists are named by their ids."""
    data = deepcopy(RIGA.pack.data)
    here: Any = data
    for name in entry[:-1]:
        here = next(one for one in here if one["id"] == name) if isinstance(here, list) else here[name]
    here[entry[-1]] = value
    return data


# --- paying -----------------------------------------------------------------------------------------------------------


def test_what_a_crane_brings_down_to_nothing_is_built_without_paying() -> None:
    """RIG-R13, RIG-68: with a pack that rounds down, half of 1 is 0; what was begun is completed."""
    data = changed_pack(("numbers_rulings", "crane_rounding"), "down")
    next(card for card in data["building"] if card["id"] == "danzig-inn")["cost"] = 1
    player = {"buildings": ["danzig-inn"], "built": ["visby-crane"]}
    g = cast(Riga, skerry.game("riga", pack=data).scenario({"players": [player], "phase": "build"}))

    play(g, "build danzig-inn")
    assert words(g) == ["crane danzig-inn"]
    play(g, "crane danzig-inn")

    assert words(g) == ["end"]
    assert built(g, 0) == ["visby-crane used", "danzig-inn fresh"]


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("office", [[], ["riga-exchange-office"], ["riga-exchange-office fresh"]])
def test_an_exchange_office_that_shows_nothing_cannot_pay(office: list[str]) -> None:
    """RIG-78: not there, showing 0, or built in this turn."""
    g = riga(
        {"goods": "2 cloth", "buildings": ["danzig-bank"], "built": office}, phase="build", variants=RIGA_BUILDINGS
    )

    play(g, "build danzig-bank")

    assert words(g) == ["pay cloth"]
    assert said(g, "pay exchange-office") == "You have no charged Exchange Office (RIG-78)."


def test_after_a_turn_that_began_with_an_empty_display_nothing_is_said_to_be_taken() -> None:
    """RIG-R8, RIG-29: phase A was left out, so the refusal is that nothing lies there."""
    g = riga()

    assert words(g) == ["end"]
    assert said(g, "take-row 1") == "There is no row 1: only 0 rows are on display (RIG-29)."
    assert said(g, "take-building visby-inn") == "Inn (Visby) is not on display (RIG-29)."


def test_a_second_taking_is_refused_as_such() -> None:
    """RIG-29: what still lies there cannot be taken after a row was taken."""
    g = riga(rows=["3 wine", "5 grain"], new=["visby-inn"])

    play(g, "take-row 1")

    assert words(g) == ["end"]
    for word in ("take-row 1", "take-building visby-inn"):
        assert said(g, word) == "You have already taken cards this turn (RIG-29)."


def test_after_a_swap_what_is_not_there_is_told_apart_from_what_may_not_be_taken() -> None:
    """RIG-75, RIG-29: row 3 and the Inn must be left, row 4 and the Bank do not exist."""
    rows = ["cloth, wine", "glass, wine", "5 grain"]
    g = riga(rows=rows, swapped=[1, 2], new=["visby-inn"], variants=RIGA_BUILDINGS)

    assert words(g) == ["take-row 1", "take-row 2"]
    assert refused(g, "take-row 3") == refused(g, "take-building visby-inn") == "RIG-75"
    assert refused(g, "take-row 4") == refused(g, "take-building visby-bank") == "RIG-29"


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "drawn", "rule"),
    [
        ({"season": "set-up", "step": "start-buildings"}, ["danzig-inn", "visby-bank"], "RIG-10"),
        ({"phase": "build", "looking": ["danzig-inn", "visby-bank"]}, [], "RIG-64"),
    ],
    ids=["set-up", "Builders' Yard"],
)
def test_the_log_cites_the_rule_by_which_a_building_is_kept(start: dict[str, Any], drawn: list[str], rule: str) -> None:
    """RIG-10, RIG-64: for the eyes of the owner only."""
    g = riga(**start)
    play(g, *[f"draw-building {building}" for building in drawn])
    g.journal = []

    play(g, "keep-building danzig-inn")

    kept = [event for event in g.journal if event.kind == "kept-building"]
    assert [(event.rule, event.audience) for event in kept] == [(rule, 0)]


# --- packs that cannot be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "value", "problem"),
    [
        (("riga_building", "riga-school", "city"), "visby", "riga_building.riga-school.city is 'visby'"),
        (("riga_building", "riga-school", "count_per_player"), 2, "riga_building.riga-school.count_per_player is 2"),
        (("riga_building", "riga-monastery", "one_shot"), False, "riga_building.riga-monastery.one_shot is False"),
        (("riga_building", "riga-exchange-office", "one_shot"), True, "riga_building.riga-exchange-office.one_shot is"),
        (("building_type", "bank", "one_shot"), False, "building_type.bank.one_shot is False; expected true"),
        (("building_type", "archive", "one_shot"), True, "building_type.archive.one_shot is True; expected false"),
        (("players", "min"), 5, "players.min is 5"),
    ],
)
def test_a_pack_that_contradicts_the_functions_is_refused(entry: tuple[str, ...], value: object, problem: str) -> None:
    """RIG-03, RIG-59, RIG-74: Riga buildings are in Riga, one of each; what works once is not for the pack to say."""
    with pytest.raises(skerry.PackError, match=problem.replace(".", r"\.")):
        skerry.game("riga", pack=changed_pack(entry, value))


def test_a_pack_for_fewer_players_than_it_needs_is_refused() -> None:
    """RIG-01: the most players are no fewer than the fewest."""
    data = changed_pack(("players", "min"), 4)
    data["players"]["max"] = 3

    with pytest.raises(skerry.PackError, match=r"players\.max is 3; expected a whole number from 4 to 4"):
        skerry.game("riga", pack=data)


# --- positions that cannot be -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"players": [{"built": ["riga-exchange-office charged fresh"]}]}, "cannot be charged and fresh at once"),
        ({"players": [{"built": ["riga-school knight merchant"]}]}, "riga-school cannot be 'merchant' here"),
        ({"players": [{"goods": "² wine"}]}, "expected a number and one of cloth, glass, wine, grain, not '² wine'"),
        ({"players": [{"buildings": ["riga-school"]}]}, "players[0].buildings: riga-school lies in front of its owner"),
        ({"players": [{"taken": ["riga-school"]}]}, "players[0].taken: riga-school lies in front of its owner"),
        ({"building_pile": ["riga-school"]}, "building_pile: riga-school lies in front of its owner"),
        ({"building_discard": ["riga-school"]}, "building_discard: riga-school lies in front of its owner"),
        ({"looking": ["riga-school"]}, "looking: riga-school lies in front of its owner"),
        ({"paying": ["riga-school", "riga-school"]}, "paying: riga-school is already built"),
        ({"paying": ["visby-inn"], "phase": "take"}, "phase: you can build only after taking cards (RIG-28)"),
        ({"paying": ["visby-inn"], "phase": "end"}, "phase: nothing can be under way at the end of a turn"),
        ({"looking": ["visby-inn"], "phase": "end"}, "phase: nothing can be under way at the end of a turn"),
    ],
)
def test_a_position_that_contradicts_the_rules_is_refused(scenario: dict[str, Any], problem: str) -> None:
    """RIG-03, RIG-28, RIG-55, RIG-76: Riga buildings are no hand cards, and every card in use belongs to its moment."""
    with pytest.raises(skerry.ScenarioError) as refusal:
        RIGA.scenario({"variants": RIGA_BUILDINGS, **scenario})

    assert problem in str(refusal.value)
