"""Buildings of one city paid together; what one payment leaves for the next (RIG-41, RIG-42, RIG-R9, RIG-R10)."""

from typing import cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, told, words
from tests.riga.table import RIGA, built, goods, hand, riga


def test_paid_together_the_same_goods_are_enough_for_both() -> None:
    """RIG-41: three cloth are 15 ducats for Market Hall and Treasury of Danzig together, 14; only 1 is lost."""
    g = riga({"goods": "3 cloth", "buildings": ["danzig-market-hall", "danzig-treasury"]}, phase="build")

    play(g, "build danzig-market-hall")
    assert words(g) == ["add danzig-treasury", "pay"]
    play(g, "add danzig-treasury", "pay cloth", "pay cloth")
    assert said(g, "pay cloth") == "pays 5, 1 wasted"
    play(g, "pay cloth")

    assert built(g, 0) == ["danzig-market-hall fresh", "danzig-treasury fresh"]


def test_archive_and_treasury_of_visby_are_paid_together() -> None:
    """RIG-41, worked example E2: 2 wine, 1 grain and 1 glass are exactly 16 ducats in Visby; nothing is lost."""
    g = riga({"goods": "2 wine, grain, glass", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")
    g.journal = []

    play(g, "build visby-archive", "add visby-treasury")
    for item in ["pay glass", "pay wine", "pay wine", "pay grain"]:
        assert words(g) == [item]
        play(g, item)

    assert built(g, 0) == ["visby-archive fresh", "visby-treasury fresh"]
    assert (hand(g, 0), goods(g, 0)) == ([], {})
    assert told(g)[-2:] == [
        "seat 0 pays 16 ducats with 1 glass, 2 wine and 1 grain.",
        "seat 0 builds the Archive and the Treasury in Visby for 16 ducats.",
    ]


def test_three_buildings_of_one_city_can_be_paid_together() -> None:
    """RIG-41: 10 + 10 + 6 = 26 ducats in Visby with four wine, one glass and one grain."""
    g = riga(
        {"goods": "4 wine, glass, grain", "buildings": ["visby-archive", "visby-bank", "visby-treasury"]}, phase="build"
    )

    play(g, "build visby-treasury", "add visby-bank", "add visby-archive")
    assert g.view(0)["owed"] == 26
    play(g, "pay glass", "pay wine", "pay wine", "pay wine", "pay wine", "pay grain")

    assert built(g, 0) == ["visby-treasury fresh", "visby-bank fresh", "visby-archive fresh"]


def test_buildings_of_different_cities_are_never_paid_together() -> None:
    """RIG-41: a building of Danzig cannot join a payment in Visby, however rich the player is."""
    g = riga({"goods": "6 wine", "buildings": ["visby-archive", "visby-treasury", "danzig-treasury"]}, phase="build")
    play(g, "build visby-archive")

    assert words(g) == ["add visby-treasury", "pay"]
    assert said(g, "add danzig-treasury") == (
        "Treasury (Danzig) is not in Visby. You can pay for buildings together "
        "only if they are in the same city (RIG-41)."
    )


def test_without_another_building_of_the_city_nothing_can_be_added() -> None:
    """RIG-41: nothing is asked where nothing could be added; the payment begins at once."""
    g = riga({"goods": "6 wine", "buildings": ["visby-archive", "danzig-treasury"]}, phase="build")

    play(g, "build visby-archive")

    assert words(g) == ["pay wine"]


def test_buildings_of_one_city_may_also_be_paid_one_by_one() -> None:
    """RIG-R9: joint payment is optional; the second is then paid by itself."""
    g = riga({"goods": "3 wine, grain", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")

    play(g, "build visby-archive")
    assert words(g) == ["add visby-treasury", "pay"]
    play(g, "pay", "pay wine", "pay wine")
    assert built(g, 0) == ["visby-archive fresh"]
    assert words(g) == ["build visby-treasury", "end"]
    play(g, "build visby-treasury", "pay wine", "pay grain")

    assert built(g, 0) == ["visby-archive fresh", "visby-treasury fresh"]


def test_payments_in_different_cities_may_follow_each_other_in_any_order() -> None:
    """RIG-R9: Visby, then Danzig, then Visby again."""
    g = riga(
        {"goods": "4 wine, 2 glass, grain", "buildings": ["visby-archive", "visby-treasury", "danzig-treasury"]},
        phase="build",
    )

    play(g, "build visby-treasury", "pay", "pay glass", "pay grain")
    play(g, "build danzig-treasury", "pay glass")
    assert words(g) == ["build visby-archive", "end"]
    play(g, "build visby-archive", "pay wine", "pay wine")

    assert built(g, 0) == ["visby-treasury fresh", "danzig-treasury fresh", "visby-archive fresh"]
    assert goods(g, 0) == {"wine": 2}


@pytest.mark.parametrize("first", ["visby-archive", "visby-bank", "visby-treasury"])
def test_a_joint_payment_may_be_put_together_in_any_order(first: str) -> None:
    """RIG-41: whichever building comes first, the two others can join it, and 26 ducats are due."""
    buildings = ["visby-archive", "visby-bank", "visby-treasury"]
    g = riga({"goods": "5 wine, grain", "buildings": buildings}, phase="build")
    second, third = [building for building in buildings if building != first]

    play(g, f"build {first}")
    assert words(g) == [f"add {second}", f"add {third}", "pay"]
    play(g, f"add {third}")
    assert words(g) == [f"add {second}", "pay"]
    play(g, f"add {second}")

    assert g.view(0)["owed"] == 26
    assert words(g) == ["pay wine"]


def test_function_ducats_belong_to_the_one_payment_they_are_used_in() -> None:
    """RIG-42, RIG-R10: a Bank of 8 ducats pays 6 in Visby; the 2 that are left do not help in Danzig."""
    guildhalls = ["visby-guildhall", "tallinn-guildhall"]
    g = riga(
        {"goods": "cloth", "buildings": ["visby-treasury", "danzig-treasury"], "built": ["danzig-bank", *guildhalls]},
        phase="build",
    )
    assert words(g) == ["build visby-treasury", "build danzig-treasury", "end"]

    play(g, "build visby-treasury")
    assert words(g) == ["pay bank"]
    assert said(g, "pay bank") == "pays 8, 2 wasted"
    play(g, "pay bank")

    assert words(g) == ["end"]
    assert said(g, "build danzig-treasury") == "It costs 6 ducats, and you can pay 5 in Danzig (RIG-37)."


def test_a_fourth_building_cannot_join_a_payment() -> None:
    """RIG-33, RIG-41: with three buildings in the payment nothing more is asked."""
    buildings = ["visby-archive", "visby-bank", "visby-treasury", "visby-crane"]
    g = riga({"goods": "9 wine", "buildings": buildings}, phase="build")

    play(g, "build visby-archive", "add visby-bank")
    assert words(g) == ["add visby-treasury", "add visby-crane", "pay"]
    play(g, "add visby-treasury")

    assert words(g) == ["pay wine"]
    assert refused(g, "add visby-crane") == "RIG-34"


def test_buildings_built_before_count_for_a_joint_payment() -> None:
    """RIG-33, RIG-41: with two built, one is left, and nothing can be added to it."""
    g = riga(
        {"goods": "9 wine", "buildings": ["visby-archive", "visby-bank"], "built": ["danzig-inn fresh"]},
        phase="build",
        builds=1,
    )
    play(g, "build visby-archive", "add visby-bank", "pay wine", "pay wine", "pay wine", "pay wine")
    assert words(g) == ["end"]

    g = riga({"goods": "9 wine", "buildings": ["visby-archive", "visby-bank"]}, phase="build", builds=2)
    play(g, "build visby-archive")
    assert words(g) == ["pay wine"]


def test_a_building_that_could_not_be_paid_cannot_be_added() -> None:
    """RIG-41, RIG-37, dead end 1: 12 ducats in Visby do not pay 16; one more good and they would."""
    g = riga({"goods": "2 wine, grain", "buildings": ["visby-archive", "visby-treasury", "visby-bank"]}, phase="build")
    play(g, "build visby-treasury")
    assert words(g) == ["pay wine"]

    g = riga(
        {"goods": "2 wine, 3 grain", "buildings": ["visby-archive", "visby-treasury", "visby-fortress"]}, phase="build"
    )
    play(g, "build visby-treasury")
    assert words(g) == ["add visby-archive", "pay"]
    assert said(g, "add visby-fortress") == "It costs 20 ducats, and you can pay 16 in Visby (RIG-37)."


def test_others_see_which_building_is_added_but_not_that_nothing_more_was() -> None:
    """RIG-41, RIG-R43: `add` is open from then on; that `pay` was asked would betray further buildings in hand."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")
    play(g, "build visby-archive")

    assert (g.audience(RIGA.move("add visby-treasury")), g.silent(RIGA.move("add visby-treasury"))) == (
        skerry.EVERYONE,
        False,
    )
    assert (g.audience(RIGA.move("pay")), g.silent(RIGA.move("pay"))) == (0, True)
    assert g.prompt(1).key == "stage.summer"


def test_a_hand_dealt_anew_while_a_batch_grows_can_still_pay_for_it() -> None:
    """RIG-41, RIG-R43: with a Crane the Treasury costs 3; whatever is dealt pays at least that in Visby."""
    player = {"secret_goods": "2 wine", "buildings": ["visby-treasury", "visby-archive"]}
    g = riga({**player, "built": ["danzig-crane", "stockholm-crane"]}, phase="build")
    play(g, "build visby-treasury")
    assert words(g) == ["add visby-archive", "pay"]
    rng = skerry.Rng(1)

    hands = [goods(cast(Riga, g.resample(1, rng)), 0) for _ in range(100)]

    assert {"grain": 2} in hands
    assert {"cloth": 1, "glass": 1} in hands
    assert {"cloth": 1, "grain": 1} not in hands
    assert {"cloth": 2} not in hands
