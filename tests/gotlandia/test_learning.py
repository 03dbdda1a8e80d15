"""Crafts, trading partners and what is unburied: prices, piles, limits."""

from typing import Any

from skerry.kernel.testing import asked, offered, play, refused, said, told, words
from tests.gotlandia.table import gotlandia, player, stock


def test_a_craft_costs_two_silver_and_goes_onto_the_discard_pile() -> None:
    """GOT-93, GOT-R24: then the next card of its pile shows."""
    g = gotlandia({"hand": ["roma", "hill"], "silver": 3, "farmsteads": ["farosund"]}, {}, tops=["quarry", "brewery"])

    play(g, "play roma assembly")
    assert words(g) == ["learn quarry", "decline"]
    assert said(g, "learn quarry") == "costs 2 Silver"
    assert said(g, "learn brewery") == "You don’t have what Brewery requires (GOT-95)."
    assert said(g, "learn mill") == "Mill isn’t on top of a pile (GOT-R24)."
    play(g, "learn quarry")

    assert player(g)["discard"] == ["quarry"]
    assert stock(g) == {"silver": 1}
    assert offered(g, "turn-up") == ["treasury", "orchard", "smithy", "mill", "fishing-hut", "inn"]
    play(g, "turn-up inn")
    assert g.view(0)["piles"][2]["top"] == "inn"
    assert g.view(0)["piles"][2]["below"] == 2


def test_without_silver_no_craft_can_be_learned() -> None:
    """GOT-93"""
    g = gotlandia({"hand": ["roma", "hill"], "silver": 1}, {})

    play(g, "play roma assembly")

    assert words(g)[-1] == "play hill produce"


def test_a_pile_of_one_card_shows_the_next_one_at_once() -> None:
    """GOT-R24: the Tar pit pile has four cards."""
    g = gotlandia({"hand": ["roma", "hill"], "silver": 2}, {})

    play(g, "play roma assembly", "learn tar-pit")

    assert g.view(0)["piles"][1]["top"] == "tar-pit"
    assert g.view(0)["piles"][1]["below"] == 2


def test_an_empty_pile_stays_empty() -> None:
    """GOT-R24: the last Tar pit is taken; owning several is allowed (GOT-93)."""
    g = gotlandia({"hand": ["roma", "hill"], "silver": 4, "discard": ["3 tar-pit"]}, {})

    play(g, "play roma assembly", "learn tar-pit")

    assert player(g)["discard"] == ["tar-pit"] * 4
    assert (g.view(0)["piles"][1]["top"], g.view(0)["piles"][1]["below"]) == ("", 0)
    assert refused(g, "learn tar-pit") != ""


def test_the_last_single_card_leaves_an_empty_pile() -> None:
    """GOT-R24: nothing is turned up when nothing lies beneath."""
    owned = ["brewery", "treasury", "orchard", "smithy", "mill", "fishing-hut", "inn"]
    g = gotlandia({"hand": ["roma", "hill"], "silver": 2, "discard": owned}, {})

    play(g, "play roma assembly", "learn quarry")

    assert g.to_move == 0
    assert [pile["top"] for pile in g.view(0)["piles"][:4]] == ["stud", "tar-pit", "", ""]


def test_a_trading_partner_costs_three_silver() -> None:
    """GOT-94: several cards of the same city are allowed."""
    g = gotlandia({"hand": ["wisby", "hill"], "silver": 2, "discard": ["lubeck"]}, {})

    play(g, "play wisby take")
    assert said(g, "partner lubeck") == "costs 3 Silver"
    play(g, "partner lubeck")

    assert player(g)["discard"] == ["lubeck", "lubeck"]
    assert stock(g) == {}
    assert g.view(0)["piles"][5]["below"] == 1


def test_too_little_silver_for_a_trading_partner() -> None:
    """GOT-94"""
    g = gotlandia({"hand": ["wisby", "hill"], "silver": 1}, {})

    play(g, "play wisby take")

    assert words(g)[-1] == "play hill produce"


# --- unburying --------------------------------------------------------------------------------------------------------


def test_one_silver_or_one_card_can_be_unburied() -> None:
    """GOT-96, GOT-R4, GOT-105: the card goes to the discard pile, the Silver to storage."""
    home = {"hand": ["home", "hill"], "buried_silver": 2, "buried": ["forest", "forest", "wisby"]}
    g = gotlandia(home, {})

    play(g, "play home draw", "draw-cards stop")
    assert words(g) == ["unbury silver", "unbury forest", "unbury wisby", "decline"]
    assert refused(g, "unbury hill") == "GOT-96"
    card = g.copy()
    play(g, "unbury silver")
    play(card, "unbury forest")

    assert (stock(g), player(g)["buried_silver"]) == ({"silver": 1}, 1)
    assert player(card)["buried"] == ["forest", "wisby"]
    assert player(card)["discard"] == ["forest"]
    assert words(g)[-1] == words(card)[-1] == "play hill produce"


def test_with_nothing_buried_nothing_is_asked() -> None:
    """GOT-96"""
    g = gotlandia({"hand": ["home", "hill"]}, {})

    play(g, "play home draw", "draw-cards stop")

    assert words(g)[-1] == "play hill produce"


def test_with_the_switch_any_amount_can_be_unburied() -> None:
    """GOT-R4: one after the other, until the player has enough."""
    g = gotlandia(
        {"hand": ["home", "hill"], "buried_silver": 2, "buried": ["forest"]}, {}, variants={"home_unbury_limit": 0}
    )

    play(g, "play home draw", "draw-cards stop")
    assert asked(g) == "You may unbury Silver and cards, as many as you like, one at a time."
    play(g, "unbury silver", "unbury forest", "unbury silver")

    assert stock(g) == {"silver": 2}
    assert words(g)[-1] == "play hill produce"


HOME: dict[str, Any] = {"hand": ["home", "hill"]}


def test_the_first_card_of_the_pack_can_be_unburied_like_any_other() -> None:
    """GOT-96: a card is a card, whatever its place among the words."""
    g = gotlandia({**HOME, "buried_silver": 1, "buried": ["setting-rute"]}, {})
    g.journal = []

    play(g, "play home draw", "draw-cards stop", "unbury setting-rute")

    assert (player(g)["buried"], player(g)["discard"]) == ([], ["setting-rute"])
    assert (stock(g), player(g)["buried_silver"]) == ({}, 1)
    assert told(g)[-1] == "seat 0 unburies Rute."


def test_the_log_tells_of_silver_that_is_unburied() -> None:
    """GOT-96"""
    g = gotlandia({**HOME, "buried_silver": 1}, {})
    g.journal = []

    play(g, "play home draw", "draw-cards stop", "unbury silver")

    assert told(g)[-1] == "seat 0 unburies 1 Silver."


def test_what_is_not_buried_cannot_be_unburied() -> None:
    """GOT-96: neither Silver nor a card; the reason names what is missing."""
    g = gotlandia({**HOME, "buried": ["forest"]}, {})

    play(g, "play home draw", "draw-cards stop")

    assert words(g) == ["unbury forest", "decline"]
    assert said(g, "unbury silver") == "You have no buried Silver (GOT-96)."
    assert said(g, "unbury hill") == "You haven’t buried Hill (GOT-96)."
    assert said(g, "unbury setting-rute") == "You haven’t buried Rute (GOT-96)."
