"""Functions that draw cards: Builders' Yard and Treasury (RIG-64, RIG-72, RIG-R28, RIG-R29, RIG-R35)."""

from typing import cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, told, words
from tests.riga.table import RIGA, built, goods, hand, riga

DECK = [card["id"] for card in RIGA.pack.data["building"]]
FIVE = ["danzig-archive", "danzig-bank", "danzig-crane", "danzig-inn", "danzig-lodge"]


def yard(pile: list[str], discard: list[str]) -> Riga:
    """Seat 0 has a Builders' Yard; no other buildings are left than those of the two piles."""
    used = {"visby-builders-yard", *pile, *discard}
    return riga(
        {"built": ["visby-builders-yard"]},
        {"built": [building for building in DECK if building not in used]},
        building_pile=pile,
        phase="build",
    )


# --- Builders' Yard ---------------------------------------------------------------------------------------------------


def test_a_builders_yard_draws_five_buildings_of_which_one_may_be_kept() -> None:
    """RIG-64: the one kept goes into the hand, the rest face down onto the discard pile."""
    g = yard([*FIVE, "danzig-treasury"], [])

    assert words(g) == ["use builders-yard", "end"]
    play(g, "use builders-yard")
    assert built(g, 0) == ["visby-builders-yard used"]
    for building in FIVE:
        assert g.to_move == skerry.CHANCE
        play(g, f"draw-building {building}")
    assert g.to_move == 0
    assert words(g) == [*[f"keep-building {building}" for building in FIVE], "keep-none"]
    play(g, "keep-building danzig-crane")

    assert hand(g, 0) == ["danzig-crane"]
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (1, 4)
    assert words(g) == ["end"]


def test_nothing_need_be_kept_of_a_builders_yard() -> None:
    """RIG-64, RIG-R29: all five are put away, and the Yard is used all the same."""
    g = yard(FIVE, [])

    play(g, "use builders-yard", *[f"draw-building {building}" for building in FIVE], "keep-none")

    assert hand(g, 0) == []
    assert built(g, 0) == ["visby-builders-yard used"]
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (0, 5)
    assert said(g, "use builders-yard") == "Builders' Yard works only once, and you have used it (RIG-57)."


def test_only_a_building_that_was_drawn_can_be_kept() -> None:
    """RIG-64: what still lies in the pile was not drawn."""
    g = yard([*FIVE, "danzig-treasury"], [])
    play(g, "use builders-yard", *[f"draw-building {building}" for building in FIVE])

    assert said(g, "keep-building danzig-treasury") == "Treasury (Danzig) is not among the buildings you drew (RIG-64)."
    assert said(g, "end") == "You can’t play “end” now (RIG-64)."
    assert g.prompt(0).data() == {"key": "ask.yard", "values": {"buildings": FIVE}, "rule": "RIG-64"}


@pytest.mark.parametrize(("pile", "discard"), [(FIVE[:3], []), (FIVE[:2], FIVE[2:3]), ([], FIVE[:3])])
def test_a_builders_yard_draws_what_there_is(pile: list[str], discard: list[str]) -> None:
    """RIG-64, RIG-R7, worked example E9: of three buildings in draw and discard pile together all three are drawn."""
    g = yard(pile, discard)
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (len(pile), len(discard))

    play(g, "use builders-yard", *[f"draw-building {building}" for building in FIVE[:3]])

    assert words(g) == [*[f"keep-building {building}" for building in FIVE[:3]], "keep-none"]
    play(g, "keep-building danzig-archive")
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (0, 2)


def test_a_builders_yard_with_nothing_to_draw_is_not_offered() -> None:
    """RIG-R35, dead end 4: every building is in hands or built; before taking and afterwards."""
    g = yard([], [])
    assert words(g) == ["end"]
    assert said(g, "use builders-yard") == "Builders' Yard would do nothing now (RIG-R35)."

    everything_else = [building for building in DECK if building != "visby-builders-yard"]
    g = riga({"built": ["visby-builders-yard"]}, {"built": everything_else}, rows=["2 cloth"])
    assert words(g) == ["take-row 1"]
    assert refused(g, "use builders-yard") == "RIG-R35"


@pytest.mark.parametrize(("choice", "number"), [("keep-building visby-archive", "one"), ("keep-none", "none")])
def test_what_a_builders_yard_shows_stays_hidden(choice: str, number: str) -> None:
    """RIG-64, RIG-R29: others see how many cards were drawn and whether one was kept, never which."""
    g = yard(["visby-archive", "danzig-crane"], [])
    g.journal = []

    play(g, "use builders-yard")
    assert g.audience(RIGA.move("draw-building danzig-crane")) == 0
    play(g, "draw-building visby-archive", "draw-building danzig-crane")
    assert g.view(1)["players"][0]["looking_count"] == 2
    assert "looking" not in g.view(1)["players"][0]
    assert g.audience(RIGA.move(choice)) == 0
    play(g, choice)

    assert g.view(1)["players"][0]["buildings_count"] == (1 if number == "one" else 0)
    assert told(g)[1] == "seat 0 draws Archive (Visby) and Crane (Danzig)."
    g.journal = [event for event in g.journal if event.audience == skerry.EVERYONE]
    assert told(g) == [
        "seat 0 uses Builders' Yard (Visby).",
        f"seat 0 looks at 2 buildings and keeps {number}.",
    ]


# --- Treasury ---------------------------------------------------------------------------------------------------------


def test_a_treasury_draws_three_goods_of_which_one_is_kept() -> None:
    """RIG-72, RIG-R28: one must be kept; the two others are discarded openly."""
    g = riga({"built": ["visby-treasury"]}, phase="build")
    pile = g.view(0)["goods_pile"]

    assert words(g) == ["use treasury", "end"]
    play(g, "use treasury")
    assert built(g, 0) == ["visby-treasury used"]
    for good in ["wine", "grain", "wine"]:
        assert g.to_move == skerry.CHANCE
        play(g, f"draw {good}")
    assert g.to_move == 0
    assert words(g) == ["keep wine", "keep grain"]
    play(g, "keep wine")

    assert goods(g, 0) == {"wine": 1}
    assert g.view(1)["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 1, "grain": 1}
    assert g.view(1)["goods_pile"] == pile - 3
    assert words(g) == ["end"]


def test_a_good_of_a_treasury_cannot_be_declined_and_must_have_been_drawn() -> None:
    """RIG-72, RIG-R28: no cloth was drawn, and the turn goes on only when one good is kept."""
    g = riga({"built": ["visby-treasury"]}, phase="build")
    play(g, "use treasury", "draw wine", "draw grain", "draw wine")

    assert words(g) == ["keep wine", "keep grain"]
    assert said(g, "keep cloth") == "You didn’t draw any cloth (RIG-72)."
    assert said(g, "end") == "You can’t play “end” now (RIG-72)."
    assert said(g, "keep-none") == "You can’t play “keep-none” now (RIG-72)."
    assert g.prompt(0).data() == {"key": "ask.keep", "values": {"goods": ["wine", "grain", "wine"]}, "rule": "RIG-72"}


def test_a_treasury_draws_what_there_is() -> None:
    """RIG-72, RIG-R7, RIG-R5: one good in the draw pile and one in the discard pile, which becomes the draw pile."""
    g = riga(
        {"built": ["visby-treasury"]},
        {"goods": "8 cloth, 10 glass, 11 wine, 13 grain"},
        goods_pile="wine",
        goods_discard="grain",
        phase="build",
    )

    play(g, "use treasury")
    assert words(g) == ["draw wine"]
    play(g, "draw wine")
    assert words(g) == ["draw grain"]
    play(g, "draw grain")

    assert words(g) == ["keep wine", "keep grain"]


@pytest.mark.parametrize("pile", ["goods_pile", "goods_discard"])
def test_a_treasury_is_offered_for_a_single_good(pile: str) -> None:
    """RIG-72, RIG-20, RIG-R35: the one cloth that is left lies in the draw pile or in the discard pile."""
    others = {"goods": "7 cloth, 10 glass, 12 wine, 14 grain"}
    g = riga({"built": ["visby-treasury"]}, others, phase="build", **{"goods_pile": "", pile: "cloth"})

    assert words(g) == ["use treasury", "end"]
    play(g, "use treasury", "draw cloth")

    assert words(g) == ["keep cloth"]


def test_a_treasury_with_nothing_to_draw_is_not_offered() -> None:
    """RIG-R35, dead end 4: all goods are in hands; before taking and afterwards."""
    g = riga({"built": ["visby-treasury"]}, {"goods": "8 cloth, 10 glass, 12 wine, 14 grain"}, phase="build")
    assert words(g) == ["end"]
    assert said(g, "use treasury") == "Treasury would do nothing now (RIG-R35)."

    g = riga(
        {"built": ["visby-treasury"]},
        {"goods": "8 cloth, 10 glass, 12 wine, 11 grain"},
        rows=["3 grain"],
    )
    assert words(g) == ["take-row 1"]
    assert refused(g, "use treasury") == "RIG-R35"


def test_the_good_kept_from_a_treasury_is_secret_and_the_rejected_ones_are_open() -> None:
    """RIG-R28: the player sees the three goods alone; what goes to the discard pile is seen by all."""
    g = riga({"built": ["visby-treasury"]}, phase="build")
    g.journal = []

    play(g, "use treasury")
    assert g.audience(RIGA.move("draw wine")) == 0
    play(g, "draw wine", "draw grain", "draw wine")
    assert g.view(1)["players"][0]["looking_count"] == 3
    assert "looking_goods" not in g.view(1)["players"][0]
    assert g.audience(RIGA.move("keep grain")) == 0
    play(g, "keep grain")

    assert g.view(1)["players"][0]["goods_count"] == 1
    assert told(g) == [
        "seat 0 uses Treasury (Visby).",
        "seat 0 draws 2 wine and 1 grain.",
        "seat 0 keeps one good from the Treasury and discards 2 wine.",
        "seat 0 keeps grain.",
    ]
    assert [event.kind for event in g.journal if event.audience == skerry.EVERYONE] == ["used", "treasury-rejected"]
    rng = skerry.Rng(1)
    imagined = [goods(cast(Riga, g.resample(1, rng)), 0) for _ in range(30)]
    assert {"grain": 1} in imagined
    assert {"cloth": 1} in imagined
