"""Landing on a tile (PIR-33 to PIR-38)."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import QUIET, capacity, haven, income, island, player

LAND = [f"land-{n}" for n in range(1, 9)]
SEA = [f"sea-{n}" for n in range(1, 8)]


def test_a_tile_is_bought_or_discarded() -> None:
    """PIR-33, PIR-35 (PIR-D8, PIR-D9): buying names the spot; discarding is always allowed."""
    g = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "tavern"})

    play(g, "sail 1")

    assert words(g) == [*[f"buy {spot}" for spot in sorted(LAND)], "discard"]
    play(g, "discard")
    assert (income(g), island(g), g.view(None)["landed"]) == (6, {}, "")
    assert g.view(None)["box"] == {"tavern": 1}


def test_a_purchase_costs_the_white_number_and_places_the_tile_at_once() -> None:
    """PIR-34, PIR-35: the Workshop costs 3."""
    g = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "workshop"})

    play(g, "sail 1", "buy land-4")

    assert (income(g), island(g), capacity(g, "land-4")) == (3, {"land-4": "workshop"}, 3)


def test_what_cannot_be_bought_is_discarded_without_a_question() -> None:
    """PIR-33 (PIR-D8): landing there is allowed; too dear, or no land left."""
    for joan in ({"income": 1}, {"island": full_land()}):
        g = haven(joan, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "plantation", "2": "resource 1"})

        play(g, "sail 1")

        assert g.view(None)["box"]["plantation"] == 1
        assert "sail 2" in words(g)


def full_land() -> dict[str, str]:
    tiles = ["carpenter", "carpenter", "carpenter", "smuggler", "smuggler", "smuggler", "distillery", "distillery"]
    return dict(zip(LAND, tiles, strict=True))


def test_exactly_enough_income_is_enough() -> None:
    """PIR-35: 6 for a Plantation; the cube is then on 0."""
    g = haven({"income": 6}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "plantation"})

    play(g, "sail 1")
    assert g.prompt(0).key == "ask.buy"
    play(g, "buy land-1")

    assert income(g) == 0


def test_ships_go_to_sea_and_the_others_on_land() -> None:
    """PIR-36."""
    at_sea = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": "galleon"})
    play(at_sea, "sail 3")
    assert offered(at_sea, "buy") == SEA
    assert refused(at_sea, "buy land-1") == "PIR-36"

    on_land = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"9": "smuggler"})
    play(on_land, "sail 9")
    assert sorted(offered(on_land, "buy")) == LAND
    assert refused(on_land, "buy sea-1") == "PIR-36"


def test_one_tile_per_spot_and_a_navy_die_fills_one() -> None:
    """PIR-36, PIR-42."""
    taken = {"sea-1": "sloop", "sea-2": "navy 3"}
    g = haven({"island": taken}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": "galleon"})

    play(g, "sail 3")

    assert offered(g, "buy") == SEA[2:]
    assert refused(g, "buy sea-1") == refused(g, "buy sea-2") == "PIR-36"
    assert said(g, "buy sea-2") == "Something already lies on sea spot C1 (PIR-36)."
    assert said(g, "buy land-1").startswith("You can’t place the Galleon on land spot B2: Ships go to sea")


def test_capacity_bonuses_never_change_the_cost() -> None:
    """PIR-35, PIR-44: beside two Workshops a Storehouse holds 3 and costs 1."""
    tiles = {"land-1": "workshop", "land-4": "workshop"}
    g = haven({"island": tiles}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "storehouse"})

    play(g, "sail 1", "buy land-2")

    assert (income(g), capacity(g, "land-2")) == (5, 3)


def test_a_placed_tile_stays_where_it_is() -> None:
    """PIR-37: no word ever moves, replaces or discards one; its spot is never offered again."""
    g = haven({"island": {"land-1": "tavern"}}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "tavern"})

    play(g, "sail 1")

    assert "land-1" not in offered(g, "buy")
    families = {move.word.split()[0] for move in g.game.alphabet}
    assert families.isdisjoint({"move-tile", "replace", "discard-tile"})


def test_a_building_works_at_once_a_ship_now_or_never_a_pirate_in_the_end() -> None:
    """PIR-38: the Tavern opens the Navigator's spot; the Brigantine asks; the Smuggler scores 3 for the Ship by it."""
    tiles = {"land-1": "navigator", "land-2": "tavern: treasure 2"}
    g = haven(
        {"island": tiles, "income": 12}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": "brigantine", "9": "smuggler"}
    )

    assert player(g)["island"][4]["dice"] == [{"lies": "", "locked": False, "limit": 5, "full": False}]
    play(g, "sail 3", "buy sea-2")
    assert "reroll land-2 1" in words(g)
    play(g, "decline", "sail 9", "buy land-3")
    assert player(g)["fame"]["pirates"] == 0 + 3 + 1, "one type of Ship for the Navigator"


def test_the_table_says_what_a_purchase_leaves_and_holds() -> None:
    """PIR-35, PIR-44."""
    g = haven(
        {"island": {"land-1": "workshop"}}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "tavern", "3": "schooner"}
    )

    assert said(g, "sail 1").startswith("Tavern, cost and capacity 2. All locked die spots on your Pirates are open")
    play(g, "sail 1")
    assert said(g, "buy land-2") == "costs 2 and leaves you 4 Income; capacity 3 there"
    assert said(g, "buy land-8") == "costs 2 and leaves you 4 Income; capacity 2 there"
    play(g, "discard", "sail 3")
    assert said(g, "buy sea-1") == "costs 2 and leaves you 4 Income; capacity and strength 3 there"


def test_a_purchase_is_told() -> None:
    """PIR-33, PIR-35."""
    g = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "tavern", "9": "smuggler"})
    g.journal = []

    play(g, "sail 1", "buy land-1", "sail 9", "discard")

    assert told(g) == [
        "seat 0 sails to spot 1: Tavern.",
        "seat 0 buys the Tavern for 2 Income and places it on land spot B2.",
        "seat 0 sails to spot 9: Smuggler.",
        "seat 0 discards Smuggler.",
    ]


@pytest.mark.parametrize("word", ["place land-1", "leave", "use", "sail 2"])
def test_nothing_else_answers_the_question(word: str) -> None:
    """PIR-33: one landing, one thing."""
    g = haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "tavern", "2": "resource 1"})

    play(g, "sail 1")

    assert refused(g, word) == "PIR-33"
