"""Draw piles and discard piles (RIG-04, RIG-R5, RIG-R7), and what needs none of their cards (RIG-58)."""

from tests.riga.table import built, other_buildings, play, riga, words


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
