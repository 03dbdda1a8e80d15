"""Draw piles and discard piles (RIG-04, RIG-20, RIG-25, RIG-R7), and what needs none of their cards (RIG-58)."""

from copy import deepcopy
from typing import cast

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, told, words
from tests.riga.table import RIGA, built, goods, other_buildings, riga


def test_goods_and_buildings_are_discarded_on_piles_of_their_own() -> None:
    """RIG-04: the two never mix."""
    g = riga({"goods": "6 grain", "buildings": ["visby-inn", "visby-bank"]}, season="winter")

    play(g, "discard grain", "discard-building visby-inn")

    assert g.view(None)["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 0, "grain": 1}
    assert g.view(None)["building_discard"] == 1


def test_a_pile_that_is_empty_takes_nothing_from_the_other_kind() -> None:
    """RIG-04, RIG-20, RIG-25: with no goods left anywhere only buildings come."""
    g = riga({"goods": "8 cloth, 10 glass, 12 wine, 14 grain"}, season="spring")

    assert len(words(g)) == 48
    assert all(word.startswith("draw-building ") for word in words(g))


def test_the_goods_discard_pile_becomes_the_draw_pile_in_set_up_too() -> None:
    """RIG-20, RIG-06: in the middle of a player's start goods."""
    g = riga(season="set-up", goods_pile="wine", goods_discard="8 cloth, 10 glass, 11 wine, 14 grain")

    play(g, "provisional-start 1", "draw wine")

    assert [weight for _, weight in g.chances()] == [8, 10, 11, 14]


def test_all_are_told_that_the_goods_discard_pile_became_the_draw_pile() -> None:
    """RIG-20: once, when a good must be drawn and there is none; not when the last one was drawn."""
    g = riga(
        {"goods": "8 cloth, 10 glass, 9 wine"}, season="spring", goods_pile="wine", goods_discard="2 wine, 14 grain"
    )
    g.journal = []

    assert told(g) == []
    play(g, "draw wine", "draw grain")

    assert [event.kind for event in g.journal] == ["row-good", "goods-reshuffled", "row-good"]
    assert g.journal[1].data() == {"kind": "goods-reshuffled", "seat": -1, "values": {}, "rule": "RIG-20"}
    assert g.journal[1].audience == skerry.EVERYONE


def test_all_are_told_that_the_building_discard_pile_became_the_draw_pile() -> None:
    """RIG-25: once, when a building must be drawn and there is none."""
    named = ["visby-bank", "danzig-inn", "visby-inn"]
    piles = {"building_pile": named[:1], "building_discard": named[1:]}
    g = riga({"built": other_buildings(*named)}, season="set-up", step="start-buildings", **piles)
    g.journal = []

    play(g, "draw-building visby-bank", "draw-building danzig-inn")

    assert [event.kind for event in g.journal] == ["drew-building", "buildings-reshuffled", "drew-building"]
    assert g.journal[1].data() == {"kind": "buildings-reshuffled", "seat": -1, "values": {}, "rule": "RIG-25"}
    assert g.journal[1].audience == skerry.EVERYONE


def test_the_building_discard_pile_becomes_the_draw_pile_in_set_up_too() -> None:
    """RIG-25, RIG-10: of the two buildings in the pile one is kept; the other is drawn again by the next player."""
    built = {"built": other_buildings("visby-bank", "danzig-inn")}
    g = riga(built, season="set-up", step="start-buildings", building_pile=["visby-bank", "danzig-inn"])

    play(g, "draw-building danzig-inn", "draw-building visby-bank", "keep-building danzig-inn")
    assert words(g) == ["draw-building visby-bank"]
    play(g, "draw-building visby-bank")

    assert (g.to_move, words(g)) == (1, ["keep-building visby-bank"])


def test_without_any_building_left_nobody_is_asked_to_keep_one_in_set_up() -> None:
    """RIG-25, RIG-10: no more buildings come into play for the moment; the set-up goes on."""
    g = riga({"built": other_buildings()}, season="set-up", step="start-buildings")

    assert g.view(None)["season"] == "spring"


def test_with_a_pack_of_few_goods_turning_up_stops_when_there_are_none() -> None:
    """RIG-21, RIG-06: two goods for two players."""
    pack = deepcopy(RIGA.pack.data)
    for good in pack["good"]:
        good["count"] = 1 if good["id"] in ("cloth", "wine") else 0
    pack["deck_totals"] |= {"goods": 2, "all_cards": 2 + 48 + 16 + 2}
    g = cast(Riga, skerry.game("riga", pack).start(2))

    play(g, "provisional-start 0", "draw cloth")
    assert words(g) == ["draw wine"]
    play(g, "draw wine")

    assert [goods(g, seat) for seat in range(2)] == [{"cloth": 1, "wine": 1}, {}]
    assert (g.to_move, words(g)) == (1, ["choose-start 0", "choose-start 1"])


def test_a_treasury_goes_on_drawing_from_the_discard_pile() -> None:
    """RIG-R7: the goods it has drawn are not in the discard pile yet."""
    g = riga(
        {"built": ["visby-treasury"]},
        {"goods": "8 cloth, 10 glass, 11 wine, 11 grain"},
        goods_pile="grain",
        goods_discard="wine, 2 grain",
    )

    play(g, "use treasury", "draw grain")
    assert [(move.word, weight) for move, weight in g.chances()] == [("draw wine", 1), ("draw grain", 2)]
    play(g, "draw grain", "draw wine")

    assert words(g) == ["keep wine", "keep grain"]
    play(g, "keep wine")
    assert g.view(None)["goods_pile"] == 1
    assert g.view(None)["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 0, "grain": 2}


def test_a_treasury_draws_what_there_is() -> None:
    """RIG-R5, RIG-R7: two goods in both piles together, so two are drawn."""
    g = riga(
        {"built": ["visby-treasury"]},
        {"goods": "8 cloth, 10 glass, 11 wine, 13 grain"},
        goods_pile="grain",
        goods_discard="wine",
    )

    play(g, "use treasury", "draw grain", "draw wine")

    assert words(g) == ["keep wine", "keep grain"]


def test_a_yard_goes_on_drawing_from_the_discard_pile() -> None:
    """RIG-R7: all means draw and discard pile together; the buildings it has drawn are not in the discard pile yet."""
    free = ["visby-inn", "visby-bank", "danzig-inn"]
    built_already = ["visby-builders-yard", *other_buildings("visby-builders-yard", *free)]
    piles = {"building_pile": ["visby-inn"], "building_discard": ["visby-bank", "danzig-inn"]}
    g = riga({"built": built_already[:1]}, {"built": built_already[1:]}, **piles)

    play(g, "use builders-yard", "draw-building visby-inn")
    assert sorted(words(g)) == ["draw-building danzig-inn", "draw-building visby-bank"]
    play(g, "draw-building visby-bank", "draw-building danzig-inn")

    assert sorted(words(g)) == [
        "keep-building danzig-inn",
        "keep-building visby-bank",
        "keep-building visby-inn",
        "keep-none",
    ]


def test_a_used_function_is_marked_and_no_card_is_laid_on_it() -> None:
    """RIG-58, RIG-R22: the player has no other building to cover it with, and still the building pile is untouched."""
    g = riga({"built": ["visby-treasury"]}, phase="build")

    play(g, "use treasury", "draw wine", "draw wine", "draw wine", "keep wine")

    assert built(g, 0) == ["visby-treasury used"]
    assert (g.view(None)["building_pile"], g.view(None)["building_discard"]) == (47, 0)
    assert words(g) == ["end"]
