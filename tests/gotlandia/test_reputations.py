"""Reputations that work all through the game, each also with the cards it touches; the set-up: test_setup.py."""

from typing import Any

import pytest

from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import asked, offered, play, refused, said, told, words
from tests.gotlandia.table import food, gotlandia, hand, pirates, player, show_hands, stock


def family(reputation: str, *cards: str, **own: Any) -> Gotlandia:
    """Seat 0 with this reputation and these cards."""
    scenario = {key: own.pop(key) for key in ("pirates", "neutral", "variants", "phase") if key in own}
    others = own.pop("others", [{}])
    return gotlandia({"reputation": reputation, "hand": list(cards), **own}, *others, **scenario)


def test_there_are_twenty_reputations() -> None:
    """Section 2 of the ledger: numbered 1 to 20, each with its rule (GOT-140 to GOT-159)."""
    reputations = family("rich", "hill").components.reputations

    assert sorted(r.number for r in reputations) == list(range(1, 21))
    assert [r.rule for r in reputations] == [f"GOT-{140 + n}" for n in range(20)]


# --- Wise -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("districts", "cards"), [(["farosund", "forsa"], 6), (["farosund", "lina"], 6), (["lina"], 6)])
def test_the_wise_draw_six_with_one_setting(districts: list[str], cards: int) -> None:
    """GOT-141, GOT-58: with two Settings they draw as everybody does."""
    assert player(family("wise", "hill", farmsteads=districts))["draws"] == cards
    assert player(family("rich", "hill", farmsteads=["farosund"]))["draws"] == 5


def test_the_wise_sink_a_pirate_after_home_and_before_unburying() -> None:
    """GOT-141, GOT-R41: compulsory, whichever action was chosen."""
    g = family("wise", "home", "hill", pirates=["west", "east"], buried_silver=1)

    play(g, "play home draw", "draw-cards stop")
    assert words(g) == ["sink east", "sink west"]
    play(g, "sink west")

    assert pirates(g) == ["east"]
    assert player(g)["sunk"] == 1
    assert words(g) == ["unbury silver", "decline"]


def test_without_a_pirate_the_wise_sink_nothing() -> None:
    """GOT-141: and after other cards never."""
    g = family("wise", "home", "hill", stock="wood, stone")

    play(g, "play home build-tower", "tower forsa")
    assert words(g) == ["play hill produce"]
    g = family("wise", "hill", "home", pirates=["west"])
    play(g, "play hill produce")
    assert words(g)[0] == "play home draw"


# --- Rune carvers, Outgoing -------------------------------------------------------------------------------------------


def test_rune_carvers_get_more_for_stone_on_top_of_high_demand() -> None:
    """W8, GOT-143, GOT-79, GOT-124: 3 Stone for 12 Silver; 2 Tar for 8, as for everybody."""
    demand = {"century": "1200s", "generation": "1200-conflict-b"}
    carvers: dict[str, Any] = {"reputation": "rune-carvers", "hand": ["lubeck", "hill"], "stock": "3 stone, 2 tar"}
    g = gotlandia({**carvers, "towers": ["bal"]}, {}, **demand)
    tar = g.copy()

    play(g, "play lubeck sell", "sell stone", "number 3")
    play(tar, "play lubeck sell", "sell tar", "number 2")

    assert stock(g)["silver"] == 12
    assert stock(tar)["silver"] == 8
    assert "church bal" in words(tar)


def test_rune_carvers_sell_in_wisby_alike() -> None:
    """GOT-143: anywhere."""
    g = family("rune-carvers", "wisby", "hill", stock="2 stone, wood")

    play(g, "play wisby sell", "sell stone", "number 2", "decline")

    assert stock(g) == {"wood": 1, "silver": 6}


def test_the_outgoing_pay_one_silver_for_a_trading_partner() -> None:
    """GOT-144"""
    g = family("outgoing", "wisby", "hill")

    play(g, "play wisby take", "partner lubeck")

    assert stock(g) == {}
    assert g.view(0)["piles"][-1]["price"] == 1
    assert g.view(1)["piles"][-1]["price"] == 3


# --- Shepherds, Herbalists --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("pasture", {"sheep": 3}),
        ("setting-rute", {"sheep": 2, "stone": 1}),
        ("tannery", {"sheep": 2}),
        ("forest", {"wood": 1}),
        ("hill", {"stone": 2}),
    ],
)
def test_shepherds_get_one_more_sheep_when_they_produce_any(card: str, brings: dict[str, int]) -> None:
    """GOT-147, GOT-R44: once in an action, with Pasture, Setting card and Tannery."""
    g = family("shepherds", card, "gotland", farmsteads=["farosund", "faro"], variants={"advanced_crafts": True})

    play(g, f"play {card} produce")

    assert stock(g) == brings


def test_shepherds_get_nothing_more_from_an_empty_supply_or_by_taking() -> None:
    """GOT-147, GOT-R44: the last Sheep is the only one; a gift of the Village is not produced."""
    g = family("shepherds", "pasture", "hill", others=[{"stock": "19 sheep"}])
    play(g, "play pasture produce")
    assert stock(g) == {"sheep": 1}

    g = family("shepherds", "pasture", "hill", others=[{"stock": "20 sheep"}])
    play(g, "play pasture produce")
    assert stock(g) == {}

    g = family("shepherds", "village", "hill", variants={"advanced_crafts": True})
    play(g, "play village take")
    assert stock(g)["sheep"] == 1


@pytest.mark.parametrize(
    ("card", "silver"), [("forest", 1), ("setting-rute", 1), ("smithy", 1), ("tannery", 1), ("hill", 0), ("tar-pit", 0)]
)
def test_herbalists_get_a_silver_when_they_produce_any_wood(card: str, silver: int) -> None:
    """GOT-149, GOT-R44: once in an action."""
    g = family("herbalists", card, "gotland", farmsteads=["forsa", "endre"], variants={"advanced_crafts": True})

    play(g, f"play {card} produce")

    assert stock(g).get("silver", 0) == silver


def test_herbalists_get_nothing_if_no_wood_comes_or_by_taking_it() -> None:
    """GOT-149, GOT-R44"""
    g = family("herbalists", "smithy", "hill", farmsteads=["halla"])
    play(g, "play smithy produce")
    assert stock(g) == {"grain": 1}

    g = family("herbalists", "baltic-sea", "hill")
    play(g, "play baltic-sea take")
    assert stock(g) == {"wood": 1}


# --- Hillfolk ---------------------------------------------------------------------------------------------------------


def test_hill_farmsteads_of_hillfolk_produce_and_feed_although_threatened() -> None:
    """GOT-151, GOT-R45: Fårösund on its Hill; Forsa, a Forest, does not. Raids and plague: test_generation.py."""
    g = family("hillfolk", "hill", "setting-rute", "fishing-hut", ships=[], pirates=["northeast"])

    assert food(g, "setting-rute") == 1
    assert food(g, "fishing-hut") == 1
    assert g.view(None)["districts"][0]["exempt"] == [0]
    play(g, "play hill produce")

    assert stock(g) == {"stone": 2}


def test_one_hill_settlement_of_hillfolk_is_fed_for_free() -> None:
    """GOT-151, GOT-R45, GOT-173: of any kind, blocked or not."""
    g = family("hillfolk", "gotland", phase="hands")
    assert player(g)["needed"] == 1
    show_hands(g)
    assert player(g)["workers"] == 3

    two_hills = family("hillfolk", "gotland", farmsteads=["bal"], towers=["lummelunda"], phase="hands")
    assert player(two_hills)["needed"] == 1
    none = family("hillfolk", "gotland", farmsteads=["forsa"], phase="hands")
    assert player(none)["needed"] == 1


# --- Misers, Gossip mongers -------------------------------------------------------------------------------------------


def test_misers_bury_once_more_even_without_a_symbol() -> None:
    """GOT-153, GOT-R52, GOT-176"""
    g = family("misers", "gotland", silver=2, phase="hands", farmsteads=["bal", "faro"])

    show_hands(g)

    assert words(g)[0] == "bury silver"
    assert g.view(None)["asked"]["left"] == 1
    assert player(family("misers", "smithy"))["bury"] == 3


def test_gossip_mongers_draw_before_getting_a_trading_partner() -> None:
    """W5, GOT-154, GOT-106, GOT-R42: 3 Silver, one taken, a card, and only then 3 for a partner."""
    g = family("gossip-mongers", "wisby", silver=3)

    play(g, "play wisby take")
    assert stock(g) == {"silver": 4}
    assert player(g)["played"] == [{"card": "wisby", "worker": True}]
    assert words(g) == ["draw-cards one", "draw-cards stop"]
    play(g, "draw-cards one", "draw hill")
    assert hand(g) == ["hill"]

    assert offered(g, "partner")[:2] == ["linkoping", "lubeck"]


@pytest.mark.parametrize("action", ["assembly", "draw"])
def test_gossip_mongers_draw_after_any_action_on_roma(action: str) -> None:
    """GOT-154, GOT-R42: before learning a craft; also after drawing three."""
    g = family("gossip-mongers", "roma", silver=2)

    play(g, f"play roma {action}", *(["draw-cards stop"] if action == "draw" else []))
    assert words(g) == ["draw-cards one", "draw-cards stop"]
    play(g, "draw-cards stop")

    assert words(g) == ["learn tar-pit", "decline"]


def test_gossip_mongers_draw_after_no_other_card() -> None:
    """GOT-154"""
    g = family("gossip-mongers", "hill", "field")

    play(g, "play hill produce")

    assert words(g) == ["play field produce"]


# --- Long fingered ----------------------------------------------------------------------------------------------------


def test_the_long_fingered_steal_after_gotland_from_whom_they_choose() -> None:
    """GOT-157: whichever action; only from those who have Silver."""
    g = family("long-fingered", "gotland", "hill", others=[{"silver": 2}, {"silver": 0}, {"silver": 1}])
    g.journal = []

    play(g, "play gotland take", "take wood")
    assert words(g) == ["steal 1", "steal 3"]
    assert said(g, "steal 2") == "You can steal only from another player who has Silver (GOT-157)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-157)."
    play(g, "steal 3")

    assert stock(g) == {"wood": 1, "silver": 1}
    assert (stock(g, 1), stock(g, 3)) == ({"silver": 2}, {})
    assert told(g)[-1] == "seat 0 steals 1 Silver from seat 3."


def test_with_no_victim_nothing_is_stolen() -> None:
    """GOT-157, GOT-R43: also alone."""
    g = family("long-fingered", "gotland", "hill")
    play(g, "play gotland take", "take wood")
    assert words(g) == ["play hill produce"]

    g = gotlandia({"reputation": "long-fingered", "hand": ["gotland", "hill"]}, seats=1)
    play(g, "play gotland take", "take wood")
    assert words(g) == ["play hill produce"]


def test_the_long_fingered_take_three_silver_in_wisby() -> None:
    """GOT-157, GOT-R43: instead of selling; the trading partner is still allowed. Lübeck brings one as for all."""
    g = family("long-fingered", "wisby", "lubeck", "hill", workers=3)

    assert player(g)["hand"][1]["actions"][1]["gives"] == {"silver": 3}
    play(g, "play wisby take", "partner lubeck")
    assert stock(g) == {}
    play(g, "play lubeck take")

    assert stock(g) == {"silver": 1}


# --- Troublemakers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["1300-peace", "1300-black-death", "1300-king-valdemar"])
def test_troublemakers_may_place_a_pirate_in_every_generation(card: str) -> None:
    """GOT-159, GOT-R34, GOT-99: also when the card brings none; they may decline."""
    g = gotlandia(
        {"reputation": "troublemakers"}, {}, phase="generation", century="1300s", generation=card, pirates=["east"]
    )
    before = pirates(g)

    assert words(g)[-1] == "decline"
    assert asked(g) == "You may place a pirate in a direction without one."
    assert refused(g, "pirate east") == "GOT-99"
    declined = g.copy()
    play(g, "pirate northeast")
    play(declined, "decline")

    assert sorted(pirates(g)) == sorted([*before, "northeast"])
    assert pirates(declined) == before


def test_troublemakers_are_not_asked_where_no_pirate_can_be_placed() -> None:
    """GOT-159, GOT-99"""
    g = gotlandia(
        {"reputation": "troublemakers"}, {}, phase="generation", century="1300s", generation="1300-vitalien-brothers"
    )

    assert g.view(None)["phase"] == "draw"


def test_troublemakers_get_one_silver_more_for_each_raid() -> None:
    """GOT-159, GOT-R33: once for the action, not for each ship."""
    g = family("troublemakers", "baltic-sea", "hill", ships=["west", "east"])
    g.journal = []

    assert said(g, "play baltic-sea raid") == "2 ships: take up to 5 Silver or sink pirates"
    play(g, "play baltic-sea raid", "sail stay", "sail stay")

    assert stock(g) == {"silver": 5}
    assert "The raid brings seat 0 1 more Silver." in told(g)


def test_the_wise_draw_as_everybody_with_four_settings() -> None:
    """GOT-141, GOT-58: six is for one Setting only."""
    districts = ["halla", "hemse", "eke", "banda"]

    wise, rich = [player(family(name, "hill", farmsteads=districts))["draws"] for name in ("wise", "rich")]

    assert wise == rich > 6


def test_the_wise_sink_a_pirate_after_building_with_home() -> None:
    """GOT-141, GOT-R41: as after drawing."""
    g = family("wise", "home", "hill", pirates=["west", "east"], stock="wood, stone")

    play(g, "play home build-tower", "tower forsa")

    assert words(g) == ["sink east", "sink west"]


def test_the_long_fingered_steal_after_settling_with_gotland() -> None:
    """GOT-157: whichever action was chosen."""
    g = family("long-fingered", "gotland", "hill", stock="wood, grain", others=[{"silver": 2}, {"silver": 1}])

    play(g, "play gotland settle", "settle bal")

    assert words(g) == ["steal 1", "steal 2"]


def test_gossip_mongers_draw_after_selling_in_wisby() -> None:
    """GOT-154, GOT-R42: before getting a trading partner."""
    g = family("gossip-mongers", "wisby", "hill", stock="2 horse")

    play(g, "play wisby sell", "number 2")
    assert words(g) == ["draw-cards one", "draw-cards stop"]
    play(g, "draw-cards stop")

    assert offered(g, "partner")


def test_herbalists_get_nothing_when_the_supply_has_no_wood() -> None:
    """GOT-149, GOT-R44: with one Wood left they do."""
    none = family("herbalists", "forest", "hill", others=[{"stock": "20 wood"}])
    last = family("herbalists", "forest", "hill", others=[{"stock": "19 wood"}])

    play(none, "play forest produce")
    play(last, "play forest produce")

    assert stock(none) == {}
    assert stock(last) == {"wood": 1, "silver": 1}


def test_troublemakers_are_not_asked_when_the_supply_has_no_pirate() -> None:
    """GOT-159, GOT-18"""
    peace = {"phase": "generation", "century": "1300s", "generation": "1300-peace"}
    g = gotlandia({"reputation": "troublemakers", "sunk": 30}, {}, **peace)

    assert g.view(None)["phase"] == "draw"
