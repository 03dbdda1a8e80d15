"""Cranes halve the cost of a building (RIG-68, RIG-R13, RIG-R14), one each, from the dearest building on."""

from typing import cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, told, words
from tests.riga.table import RIGA, built, goods, riga

CRANE, CRANES = "danzig-crane", ["danzig-crane", "stockholm-crane"]


def test_a_crane_halves_the_cost_of_a_building() -> None:
    """RIG-68: the Archive of Visby costs 5 instead of 10; the Crane is used, and using it is voluntary."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": [CRANE]}, phase="build")
    g.journal = []

    play(g, "build visby-archive")
    assert words(g) == ["crane visby-archive", "no-more"]
    assert said(g, "crane visby-archive") == "leaves 5 ducats to pay"
    assert said(g, "no-more") == "10 ducats to pay"
    play(g, "crane visby-archive")
    assert built(g, 0) == ["danzig-crane used"]
    play(g, "pay wine")

    assert built(g, 0) == ["danzig-crane used", "visby-archive fresh"]
    assert goods(g, 0) == {"wine": 1}
    assert told(g)[1] == "seat 0 uses Crane (Danzig) to halve the cost of Archive (Visby)."


def test_a_crane_that_is_not_wanted_stays_unused() -> None:
    """RIG-68, RIG-54: the full cost may be paid."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": [CRANE]}, phase="build")

    play(g, "build visby-archive", "no-more")
    assert g.view(0)["owed"] == 10
    play(g, "pay wine", "pay wine")

    assert built(g, 0) == ["danzig-crane", "visby-archive fresh"]


@pytest.mark.parametrize("word", ["crane visby-archive", "no-more"])
def test_with_or_without_a_crane_the_payment_begins_with_the_exchange_office(word: str) -> None:
    """RIG-68, RIG-D11: its 8 ducats are the first item, whether 5 or 10 are due."""
    tableau = [CRANE, "riga-exchange-office charged"]
    player = {"goods": "2 wine", "buildings": ["visby-archive"], "built": tableau}
    g = riga(player, phase="build", variants={"riga_buildings": True})

    play(g, "build visby-archive", word)

    assert words(g) == ["pay exchange-office", "pay wine"]


def test_a_crane_that_is_not_needed_may_be_used() -> None:
    """RIG-R11: with 20 ducats in hand the Crane is offered all the same."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive"], "built": [CRANE]}, phase="build")

    play(g, "build visby-archive")

    assert words(g) == ["crane visby-archive", "no-more"]


def test_a_crane_cannot_be_refused_when_the_full_cost_is_too_dear() -> None:
    """RIG-68, dead end 2: with 5 ducats the Archive can be begun only thanks to the Crane, and so it must be used."""
    g = riga({"goods": "wine", "buildings": ["visby-archive", "visby-crane"], "built": [CRANE]}, phase="build")
    assert words(g) == ["build visby-archive", "end"]
    assert said(g, "build visby-crane") == "It costs 6 ducats, and you can pay 5 in Visby (RIG-37)."

    play(g, "build visby-archive")

    assert words(g) == ["crane visby-archive"]
    assert said(g, "no-more") == "You need another Crane: 10 ducats are due, and you can pay 5 (RIG-68)."


def test_a_building_gets_at_most_one_crane() -> None:
    """RIG-68, RIG-R14: two Cranes do not quarter one building; 10 becomes 5, and the second Crane is left."""
    g = riga({"goods": "wine", "buildings": ["visby-archive"], "built": CRANES}, phase="build")

    play(g, "build visby-archive", "crane visby-archive")

    assert words(g) == ["pay wine"]
    assert g.view(0)["owed"] == 5
    assert built(g, 0) == ["danzig-crane used", "stockholm-crane"]


def test_two_cranes_do_not_make_one_building_cheaper_than_its_half() -> None:
    """RIG-R14: with 4 ducats the Archive at 10 cannot be begun, whatever the number of Cranes."""
    g = riga({"goods": "glass", "buildings": ["visby-archive"], "built": CRANES}, phase="build")

    assert words(g) == ["end"]
    assert said(g, "build visby-archive") == "It costs 5 ducats, and you can pay 4 in Visby (RIG-37)."


def test_in_a_joint_payment_each_building_may_have_a_crane_of_its_own() -> None:
    """RIG-68, RIG-41: Archive 10 and Treasury 6 of Visby become 5 + 3 = 8; costs are halved first, then added."""
    g = riga(
        {"goods": "wine, 2 grain", "buildings": ["visby-archive", "visby-treasury"], "built": CRANES}, phase="build"
    )

    play(g, "build visby-archive")
    assert words(g) == ["add visby-treasury", "pay"]
    play(g, "add visby-treasury")
    assert words(g) == ["crane visby-archive"]
    play(g, "crane visby-archive")
    assert words(g) == ["crane visby-treasury"]
    play(g, "crane visby-treasury")
    assert g.view(0)["owed"] == 8
    play(g, "pay wine", "pay grain", "pay grain")

    assert built(g, 0) == ["danzig-crane used", "stockholm-crane used", "visby-archive fresh", "visby-treasury fresh"]


@pytest.mark.parametrize(("word", "due"), [("crane visby-archive", 11), ("crane visby-treasury", 13), ("no-more", 16)])
def test_a_crane_halves_one_building_not_the_sum(word: str, due: int) -> None:
    """RIG-68, RIG-R14: of 10 + 6 ducats one Crane takes off 5 or 3, never 8."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"], "built": [CRANE]}, phase="build")

    play(g, "build visby-treasury", "add visby-archive")
    assert words(g) == ["crane visby-archive", "crane visby-treasury", "no-more"]
    play(g, word)

    assert g.view(0)["owed"] == due
    assert words(g)[0] == "pay wine"


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("wine, 3 grain", ["crane visby-archive"]),
        ("2 wine, grain", ["crane visby-archive"]),
        ("wine, 2 glass", ["crane visby-archive", "crane visby-treasury"]),
        ("3 wine", ["crane visby-archive", "crane visby-treasury"]),
        ("2 wine, glass, grain", ["crane visby-archive", "crane visby-treasury", "no-more"]),
    ],
)
def test_a_crane_is_not_wasted_on_a_building_that_leaves_the_sum_too_dear(hand: str, offered: list[str]) -> None:
    """RIG-68, dead end 2: 11 or 12 ducats pay 16 − 5, but not 16 − 3; 13 or 15 pay both; 16 needs no Crane."""
    g = riga({"goods": hand, "buildings": ["visby-archive", "visby-treasury"], "built": [CRANE]}, phase="build")

    play(g, "build visby-archive", "add visby-treasury")

    assert words(g) == offered


def test_a_crane_that_would_leave_the_sum_too_dear_is_refused() -> None:
    """RIG-68: the Treasury cannot have the only Crane when 12 ducats must pay for both."""
    buildings = ["visby-archive", "visby-treasury"]
    g = riga({"goods": "2 wine, grain", "buildings": buildings, "built": [CRANE]}, phase="build")
    play(g, "build visby-archive", "add visby-treasury")

    assert said(g, "crane visby-treasury") == (
        "You can’t use the Crane on Treasury (Visby) now. "
        "Cranes go to the most expensive buildings first, and you must be able to pay the rest (RIG-68)."
    )
    assert said(g, "pay wine") == "You can’t play “pay wine” now (RIG-68)."


def test_a_second_crane_may_make_good_for_one_on_a_cheaper_building() -> None:
    """RIG-68, dead end 2: 14 + 10 + 6, two Cranes, 22 ducats: the 10 may get the first if the 6 gets the second."""
    buildings = ["visby-fortress", "visby-archive", "visby-treasury"]

    g = riga({"goods": "4 wine, grain", "buildings": buildings, "built": CRANES}, phase="build")
    play(g, "build visby-treasury", "add visby-archive", "add visby-fortress")
    assert words(g) == ["crane visby-fortress", "crane visby-archive"]
    play(g, "crane visby-archive")
    assert words(g) == ["crane visby-treasury"]
    assert refused(g, "crane visby-fortress") == "RIG-68"
    assert said(g, "no-more") == "You need another Crane: 25 ducats are due, and you can pay 22 (RIG-68)."
    play(g, "crane visby-treasury")
    assert g.view(0)["owed"] == 22

    g = riga({"goods": "3 wine, 3 grain", "buildings": buildings, "built": CRANES}, phase="build")
    play(g, "build visby-treasury", "add visby-archive", "add visby-fortress")
    assert words(g) == ["crane visby-fortress"]  # 21 ducats: 30 − 7 − 3 or 30 − 7 − 5, never 30 − 5 − 3


def test_cranes_save_most_on_the_dearest_buildings_when_a_batch_is_judged() -> None:
    """RIG-41, RIG-68: 14 + 10 + 6 with one Crane is 23, so 23 ducats are enough to add the third, and 22 are not."""
    buildings = ["visby-fortress", "visby-archive", "visby-treasury"]

    g = riga({"goods": "3 wine, 2 glass", "buildings": buildings, "built": [CRANE]}, phase="build")
    play(g, "build visby-treasury", "add visby-archive")
    assert words(g) == ["add visby-fortress", "pay"]
    play(g, "add visby-fortress")
    assert words(g) == ["crane visby-fortress"]  # on the Archive it would leave 25

    g = riga({"goods": "4 wine, grain", "buildings": buildings, "built": [CRANE]}, phase="build")
    play(g, "build visby-fortress", "add visby-archive")
    assert words(g) == ["crane visby-fortress", "crane visby-archive"]
    g = riga({"goods": "4 wine, grain", "buildings": [*buildings, "visby-guildhall"], "built": [CRANE]}, phase="build")
    play(g, "build visby-archive", "add visby-treasury")
    assert words(g) == ["add visby-guildhall", "pay"]
    assert said(g, "add visby-fortress") == "It costs 23 ducats, and you can pay 22 in Visby (RIG-37)."


def test_cranes_go_from_the_dearest_building_to_the_cheapest() -> None:
    """RIG-68: the cheaper one first would reach the same; so after it nothing but paying is left."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"], "built": CRANES}, phase="build")

    play(g, "build visby-treasury", "add visby-archive", "crane visby-treasury")

    assert words(g) == ["pay wine"]
    assert built(g, 0) == ["danzig-crane used", "stockholm-crane"]


def test_after_the_last_crane_nothing_more_is_asked() -> None:
    """RIG-68: one Crane, used for the Archive; the payment begins."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"], "built": [CRANE]}, phase="build")

    play(g, "build visby-treasury", "add visby-archive", "crane visby-archive")

    assert words(g) == ["pay wine"]


def test_of_buildings_with_equal_costs_only_the_first_added_is_offered() -> None:
    """RIG-68: Bank and Archive of Visby cost 10 each; which of them is halved makes no difference."""
    buildings = ["visby-archive", "visby-bank", "visby-treasury"]
    g = riga({"goods": "6 wine", "buildings": buildings, "built": CRANES}, phase="build")

    play(g, "build visby-treasury", "add visby-bank", "add visby-archive")
    assert words(g) == ["crane visby-bank", "crane visby-treasury", "no-more"]
    assert refused(g, "crane visby-archive") == "RIG-68"
    play(g, "crane visby-bank")

    assert words(g) == ["crane visby-archive", "crane visby-treasury", "no-more"]


def odd_pack(**player: object) -> Riga:
    """The Archive of Visby costs 9 and the Treasury 7."""
    game = skerry.game("riga", version=1, changes={"building.visby-archive.cost": 9, "building.visby-treasury.cost": 7})
    buildings = ["visby-archive", "visby-treasury"]
    return cast(Riga, game.scenario({"players": [{"buildings": buildings, **player}], "phase": "build"}))


def test_half_of_an_odd_cost_is_rounded_up() -> None:
    """RIG-R13: in a pack where the Archive costs 9, its half is 5."""
    g = odd_pack(goods="glass", built=[CRANE])
    assert words(g) == ["build visby-treasury", "end"]

    g = odd_pack(goods="wine", built=[CRANE])
    play(g, "build visby-archive", "crane visby-archive")
    assert g.view(0)["owed"] == 5


def test_odd_costs_are_rounded_for_each_building_before_they_are_added() -> None:
    """RIG-R13: 9 and 7 with two Cranes are 5 + 4 = 9, not half of 16."""
    g = odd_pack(goods="glass, 2 grain", built=CRANES)
    play(g, "build visby-archive")
    assert words(g) == ["crane visby-archive"]  # 8 ducats do not pay for both

    g = odd_pack(goods="glass, wine", built=CRANES)
    play(g, "build visby-archive", "add visby-treasury", "crane visby-archive", "crane visby-treasury")
    assert g.view(0)["owed"] == 9


def test_a_building_that_a_crane_makes_free_is_built_without_payment() -> None:
    """RIG-68, RIG-R13: in a pack that rounds down, half of 1 is nothing; with a Crane it is built with empty hands."""
    changes = {"building.visby-treasury.cost": 1, "numbers_rulings.crane_rounding": "down"}
    player = {"buildings": ["visby-treasury"], "built": [CRANE]}
    g = cast(Riga, skerry.game("riga", version=1, changes=changes).scenario({"players": [player], "phase": "build"}))

    play(g, "build visby-treasury")
    assert words(g) == ["crane visby-treasury"]
    play(g, "crane visby-treasury")

    assert built(g, 0) == ["danzig-crane used", "visby-treasury fresh"]
    assert words(g) == ["end"]


def test_a_crane_may_halve_what_an_inn_pays() -> None:
    """RIG-56, RIG-68, RIG-73, worked example E6: half of 16 is paid with the 8 ducats of the Inn; both are used."""
    tableau = [CRANE, "danzig-inn", "visby-fortress", "tallinn-fortress"]
    g = riga({"buildings": ["stockholm-builders-yard"], "built": tableau}, phase="build")

    assert words(g) == ["build stockholm-builders-yard", "end"]
    play(g, "build stockholm-builders-yard")
    assert words(g) == ["crane stockholm-builders-yard"]
    play(g, "crane stockholm-builders-yard")
    assert words(g) == ["pay inn"]
    play(g, "pay inn")

    assert built(g, 0) == [
        "danzig-crane used",
        "danzig-inn used",
        "visby-fortress",
        "tallinn-fortress",
        "stockholm-builders-yard fresh",
    ]


@pytest.mark.parametrize("crane", ["danzig-crane used", "danzig-crane fresh"])
def test_a_used_or_fresh_crane_does_not_help(crane: str) -> None:
    """RIG-55, RIG-57, dead end 6: neither for what can be begun nor when paying."""
    g = riga({"goods": "wine", "buildings": ["visby-archive"], "built": [crane]}, phase="build")
    assert words(g) == ["end"]
    assert said(g, "build visby-archive") == "It costs 10 ducats, and you can pay 5 in Visby (RIG-37)."

    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": [crane]}, phase="build")
    play(g, "build visby-archive")
    assert words(g) == ["pay wine"]


def test_others_see_a_crane_but_not_that_none_was_used() -> None:
    """RIG-68, RIG-R43: the player is told what is due; that no Crane was wanted leaves no trace."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"], "built": [CRANE]}, phase="build")
    play(g, "build visby-archive")

    values = {"owed": 10, "city": "visby", "power": 10}
    assert g.prompt(0).data() == {"key": "ask.crane", "values": values, "rule": "RIG-68"}
    assert g.prompt(1).key == "stage.summer"
    crane, no_more = RIGA.move("crane visby-archive"), RIGA.move("no-more")
    assert (g.audience(crane), g.silent(crane)) == (skerry.EVERYONE, False)
    assert (g.audience(no_more), g.silent(no_more)) == (0, True)
