"""The generation: its card, events, pirates and raids, threat, the draw; and every generation card."""

from typing import Any

import pytest

from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import agreed, asked, offered, play, refused, said, summed, told, words
from tests.gotlandia.table import (
    GOTLANDIA,
    food,
    gotlandia,
    pirates,
    play_on,
    player,
    settled,
    ships,
    stock,
    threatened,
)

ALL = ["northeast", "east", "southeast", "southwest", "west", "northwest"]


def generation(card: str, *players: dict[str, Any], **scenario: Any) -> Gotlandia:
    """This card has just been turned up; its events come next."""
    century = card[:4] + "s"
    return gotlandia(*players, phase="generation", century=century, generation=card, **scenario)


def workers(g: Gotlandia) -> list[int]:
    return [one["workers"] for one in g.view(None)["players"]]


# --- order of steps ---------------------------------------------------------------------------------------------------


def test_a_generation_goes_from_its_card_to_the_next_one() -> None:
    """GOT-42, GOT-43: card, events, pirates, trouble, draw, actions, hands; then the next card."""
    g = generation("1200-civil-war", {"workers": 5, "reputation": "troublemakers"}, {"workers": 5})
    seen = []

    assert workers(g) == [4, 4]
    assert pirates(g) == ALL
    while g.view(None)["turned"][-1] == "1200-civil-war":
        phase = g.view(None)["phase"]
        if phase not in seen:
            seen.append(phase)
        play(g, words(g)[-1])

    assert seen == ["draw", "actions", "hands", "events"]


def test_troublemakers_come_after_the_pirates_and_before_the_draw() -> None:
    """GOT-42, GOT-159: their question is open before anybody has a card."""
    g = generation("1100-a", {"reputation": "troublemakers"}, {})

    assert g.view(None)["phase"] == "pirates"
    assert pirates(g) == ["east", "southwest"]
    assert offered(g, "pirate") == ["northeast", "southeast", "west", "northwest"]
    assert player(g)["hand_count"] == 0


# --- the three cases of placing ---------------------------------------------------------------------------------------


def test_a_pirate_is_placed_where_there_is_none() -> None:
    """GOT-46: ships there are not harmed."""
    g = generation("1100-b", {"ships": ["northeast"]}, {})

    assert pirates(g) == ["northeast", "southeast"]
    assert ships(g) == {"northeast": 1}
    assert g.view(None)["pirates"] == 28


def test_a_pirate_that_meets_ships_goes_down_with_one_of_each_player() -> None:
    """GOT-47, GOT-R8, GOT-R9, GOT-R10, GOT-15: back to the supply, nobody scores it; lost ships can be built again."""
    g = generation("1100-b", {"ships": ["northeast", "northeast"]}, {"ships": ["northeast"]}, pirates=["northeast"])

    assert pirates(g) == ["southeast"]
    assert (ships(g), ships(g, 1)) == ({"northeast": 1}, {})
    assert [one["sunk"] for one in g.view(None)["players"]] == [0, 0]
    assert g.view(None)["pirates"] == 29
    assert player(g, 1)["reserve"]["ships"] == 3
    assert g.view(None)["lost"] == [
        {"seat": 0, "direction": "northeast", "what": "ship"},
        {"seat": 1, "direction": "northeast", "what": "ship"},
    ]


def test_a_pirate_without_ships_raids_and_stays() -> None:
    """GOT-48, GOT-49, GOT-50, GOT-R1: two units for each coastal farmstead in the direction, as the player chooses."""
    g = generation("1100-b", {"stock": "3 wood, grain", "silver": 3, "ships": []}, {}, pirates=["northeast"])

    assert g.to_move == 0
    assert offered(g, "lose") == ["silver", "wood", "grain"]
    assert refused(g, "lose tar") == "GOT-49"
    play(g, "lose wood", "lose wood", "lose silver", "lose grain")

    assert stock(g) == {"wood": 1, "silver": 2}
    assert pirates(g) == ["northeast", "southeast"]
    assert g.view(None)["supply"]["wood"] == 19


def test_what_is_picked_to_lose_counts_with_what_is_then_lost_by_itself() -> None:
    """GOT-49: four units; once all Silver and grain are picked only wood is left for the rest."""
    g = generation("1100-b", {"stock": "3 wood, grain", "silver": 1, "ships": []}, {}, pirates=["northeast"])

    assert summed(g, "lose wood") == "1 of 4."
    assert summed(g, "lose wood", "lose silver") == "2 of 4."
    assert summed(g, "lose silver", "lose grain") == "4 of 4."


def test_what_two_pirates_take_is_two_choices() -> None:
    """GOT-48, GOT-49: each takes two units for the one farmstead on its coast, one pirate after the other."""
    mine = {"farmsteads": ["faro", "garde"], "ships": [], "stock": "3 wood, 3 grain"}
    g = generation("1100-b", mine, {}, pirates=["northeast", "southeast"])

    assert agreed(g, "lose wood", "lose grain") == ["lose wood", "lose grain"]
    play(g, "lose wood", "lose grain")
    assert words(g) == ["lose wood", "lose grain"]
    assert summed(g, "lose wood") == "1 of 2."


def test_a_resource_may_be_worth_two_units() -> None:
    """GOT-R1, `raid_resource_worth = 2`."""
    storage = {"stock": "2 wood, grain", "silver": 3, "ships": []}
    g = generation("1100-b", storage, {}, pirates=["northeast"], variants={"raid_resource_worth": 2})

    assert (summed(g, "lose wood"), summed(g, "lose silver")) == ("2 of 4.", "1 of 4.")
    assert summed(g, "lose wood", "lose silver") == "3 of 4."


def test_who_has_too_little_loses_everything_without_a_question() -> None:
    """GOT-49, GOT-12, GOT-R63: all of the storage, none of the buried Silver."""
    g = generation(
        "1100-b", {"stock": "wood, grain", "silver": 1, "buried_silver": 3, "ships": []}, {}, pirates=["northeast"]
    )

    assert stock(g) == {}
    assert player(g)["buried_silver"] == 3


def test_a_debt_ends_when_it_is_paid() -> None:
    """GOT-49: one farmstead costs two units; the third stays."""
    g = generation(
        "1100-b", {"farmsteads": ["faro"], "ships": [], "stock": "2 wood", "silver": 1}, {}, pirates=["northeast"]
    )

    play(g, "lose wood", "lose silver")

    assert stock(g) == {"wood": 1}
    assert g.view(None)["phase"] == "draw"


@pytest.mark.parametrize(
    "safe",
    [
        {"farmsteads": [], "towers": ["farosund", "forsa"]},
        {"farmsteads": [], "churches": ["farosund", "faro"]},
        {"farmsteads": ["bal", "endre"]},
        {"farmsteads": ["farosund"], "reputation": "hillfolk"},
        {"farmsteads": ["klintehamn"]},
    ],
    ids=["towers", "churches", "inland", "hillfolk", "elsewhere"],
)
def test_what_is_safe_from_raids(safe: dict[str, Any]) -> None:
    """GOT-50, GOT-R2, GOT-151: towers, churches, inland districts, Hill farmsteads of Hillfolk, other coasts."""
    g = generation("1100-b", {"stock": "5 wood", "ships": [], **safe}, {}, pirates=["northeast"])

    assert stock(g) == {"wood": 5}


def test_neutral_farmsteads_lose_nothing_and_protect_nobody() -> None:
    """GOT-R16: seat 0 has a farmstead beside the neutral one in Lina."""
    g = generation("1100-a", {"farmsteads": ["lina"], "ships": [], "silver": 5}, {}, pirates=["east"])

    assert stock(g) == {"silver": 3}


def test_losses_go_direction_by_direction_and_player_by_player_in_turn_order() -> None:
    """GOT-45, GOT-R15: east before southwest as the card names them, seat 1 holds the token."""
    players = [
        {"farmsteads": ["ostergarn", "eke"], "ships": [], "stock": "9 wood, grain"},
        {"farmsteads": ["lina", "burgsvik"], "ships": [], "stock": "9 sheep, stone"},
    ]
    g = generation("1100-a", *players, pirates=["east", "southwest"], start_player=1)
    asked = []

    while g.view(None)["asked"]["ask"] == "lose":
        asked.append((g.to_move, g.view(None)["asked"]["direction"]))
        play(g, words(g)[0])

    assert asked == [(1, "east")] * 2 + [(0, "east")] * 2 + [(1, "southwest")] * 2 + [(0, "southwest")] * 2


def test_without_a_pirate_in_supply_none_is_placed() -> None:
    """GOT-18, GOT-R20, GOT-R8: 30 is a limit; raids and fights need no token."""
    rich = {"sunk": 29, "silver": 9, "farmsteads": ["eke"], "ships": []}
    g = generation("1100-a", rich, {"ships": []}, pirates=["southwest"])

    assert pirates(g) == ["southwest"]
    assert stock(g) == {"silver": 7}


def test_the_three_cases_in_one_generation() -> None:
    """W6, GOT-46, GOT-47, GOT-48, GOT-49, GOT-50: northeast empty, east with ships, west without."""
    a = {"farmsteads": ["klintehamn", "banda"], "ships": ["east", "east"], "silver": 9}
    b = {"towers": ["stenkumla"], "farmsteads": [], "ships": ["east"], "silver": 9}
    g = generation("1300-vitalien-brothers", a, b, pirates=["east", "west"])

    assert pirates(g) == ["northeast", "southeast", "southwest", "west", "northwest"]
    assert (ships(g), ships(g, 1)) == ({"east": 1}, {})
    assert (stock(g), stock(g, 1)) == ({"silver": 5}, {"silver": 9})


# --- threat -----------------------------------------------------------------------------------------------------------


def test_a_pirate_threatens_the_coast_until_any_ship_is_there() -> None:
    """GOT-51, GOT-06, GOT-07, GOT-11: the three districts of the northeast; a ship of anybody shelters all."""
    alone = gotlandia({"hand": ["forest"], "ships": []}, {}, pirates=["northeast"])
    sheltered = gotlandia({"hand": ["forest"], "ships": []}, {"ships": ["northeast"]}, pirates=["northeast"])

    assert threatened(alone) == ["farosund", "forsa", "faro"]
    assert threatened(sheltered) == []
    assert alone.view(None)["districts"][0]["by"] == ["northeast"]


def test_threat_is_judged_at_every_moment() -> None:
    """GOT-R64: a ship that sails away exposes the coast at once."""
    g = gotlandia({"hand": ["baltic-sea"], "ships": ["northeast"]}, {}, pirates=["northeast"])

    play(g, "play baltic-sea raid", "raid silver", "sail east")

    assert threatened(g) == ["farosund", "forsa", "faro"]


def test_nobody_settles_in_a_threatened_district() -> None:
    """GOT-52: Faro is adjacent but threatened, Bal is inland; not even Hillfolk on a Hill."""
    g = gotlandia(
        {
            "hand": ["gotland"],
            "ships": [],
            "farmsteads": ["farosund", "forsa"],
            "stock": "wood, grain",
            "silver": 3,
            "reputation": "hillfolk",
        },
        {},
        pirates=["northeast", "northwest"],
    )

    play(g, "play gotland settle")

    assert offered(g, "settle") == ["bal", "lina"]
    assert refused(g, "settle faro") == "GOT-52"
    assert refused(g, "settle lummelunda") == "GOT-52"


def test_a_threatened_farmstead_neither_produces_nor_feeds() -> None:
    """GOT-53, GOT-54: Forsa is a threatened Forest; only the one for the card comes."""
    g = gotlandia({"hand": ["forest", "forest"], "ships": []}, {}, pirates=["northeast"])

    assert food(g, "forest") == 0
    play(g, "play forest produce")

    assert stock(g) == {"wood": 1}


@pytest.mark.parametrize("kind", ["towers", "churches"])
def test_towers_and_churches_ignore_pirates(kind: str) -> None:
    """GOT-55: they produce and feed as usual."""
    g = gotlandia({"hand": ["forest", "forest"], "ships": [], kind: ["forsa"]}, {}, pirates=["northeast"])

    assert food(g, "forest") == 1
    assert g.view(None)["districts"][1]["exempt"] == [0]
    play(g, "play forest produce")

    assert stock(g) == {"wood": 2}


def test_a_ship_beside_a_pirate_brings_no_food_but_shelters() -> None:
    """GOT-56"""
    g = gotlandia({"hand": ["baltic-sea"], "ships": ["northeast", "east"]}, {}, pirates=["northeast"])

    assert food(g, "baltic-sea") == 1
    assert threatened(g) == []


def test_what_threat_does_not_stop() -> None:
    """GOT-57: building towers and ships, adjacency, prerequisites, counting Settings."""
    g = gotlandia(
        {
            "hand": ["home", "baltic-sea", "roma"],
            "workers": 3,
            "ships": [],
            "stock": "2 wood, stone, sheep",
            "silver": 4,
        },
        {},
        pirates=["northeast"],
    )

    assert "play home build-tower" in words(g)
    assert "play baltic-sea build-ship" in words(g)
    assert player(g)["settled_settings"] == 1
    play(g, "play roma draw", "draw-cards stop")

    assert offered(g, "learn") == ["tar-pit"]


# --- the draw ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("districts", "cards"),
    [
        (["farosund"], 5),
        (["farosund", "lina"], 6),
        (["farosund", "lina", "hemse"], 6),
        (["farosund", "lina", "hemse", "eke"], 7),
        (["farosund", "lina", "hemse", "eke", "banda"], 7),
    ],
)
def test_cards_are_drawn_by_the_number_of_settled_settings(districts: list[str], cards: int) -> None:
    """GOT-58, GOT-03: one Setting 5, two or three 6, four or five 7."""
    g = generation("1100-a", {"farmsteads": districts}, {})

    assert player(g)["draws"] == cards
    while g.view(None)["phase"] == "draw":
        play(g, words(g)[0])

    assert player(g)["hand_count"] == cards


def test_with_all_six_settings_eight_cards_are_drawn() -> None:
    """GOT-58"""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["bal", "halla", "hemse", "eke", "banda"], "towers": ["dede"]}, {})

    assert player(g)["draws"] == 8


def test_at_the_start_of_the_game_everybody_draws_five_of_thirteen() -> None:
    """W4, GOT-58"""
    g = generation("1100-a", {}, {})

    assert player(g)["deck_count"] == 13
    play_on(g, "actions")

    assert [one["hand_count"] for one in g.view(None)["players"]] == [5, 5]
    assert [one["deck_count"] for one in g.view(None)["players"]] == [8, 8]


def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    """GOT-59: cards played or buried are not part of it; then drawing goes on."""
    deck = ["forest", "forest"]
    discard = ["pasture", "field", "hill", "home", "wisby", "baltic-sea", "baltic-sea", "gotland", "gotland", "roma"]
    g = generation("1100-a", {"deck": deck, "discard": discard, "buried": ["setting-rute"]}, {})

    play(g, "draw forest", "draw forest")
    assert set(offered(g, "draw")) == set(discard)
    assert player(g)["discard"] == []
    play(g, "draw pasture", "draw field", "draw hill")

    assert player(g)["hand_count"] == 5
    assert player(g)["deck_count"] == 7
    assert player(g)["buried"] == ["setting-rute"]


def test_drawing_stops_when_there_are_no_cards_left() -> None:
    """GOT-59: two cards in the deck, none discarded, the rest buried."""
    buried = [
        "setting-rute",
        "pasture",
        "field",
        "hill",
        "home",
        "wisby",
        "baltic-sea",
        "baltic-sea",
        "gotland",
        "gotland",
        "roma",
    ]
    g = generation("1100-a", {"deck": ["forest", "forest"], "buried": buried}, {})

    play_on(g, "actions")

    assert player(g)["hand_count"] == 2


# --- the cards of the 1100s and 1200s ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "directions", "demand"),
    [
        ("1100-a", ["east", "southwest"], ["grain"]),
        ("1100-b", ["northeast", "southeast"], ["wood"]),
        ("1100-c", ["southwest", "northwest"], ["wood"]),
        ("1100-d", ["east", "northwest"], ["sheep"]),
        ("1100-e", ["northeast", "west"], ["sheep"]),
        ("1100-f", ["southeast", "west"], ["sheep"]),
        ("1200-conflict-a", ["northeast", "southeast", "west"], ["stone", "horse"]),
        ("1200-conflict-b", ["east", "southwest", "northwest"], ["stone", "tar"]),
        ("1200-trade-a", ["east", "west"], ["grain"]),
        ("1200-trade-b", ["northeast", "southwest"], ["sheep", "tar"]),
        ("1200-trade-c", ["southeast", "northwest"], ["wood", "horse"]),
        ("1200-civil-war", ALL, ["stone"]),
        ("1300-black-death", [], ["grain"]),
        ("1300-peace", [], ["tar", "horse"]),
        ("1300-king-valdemar", ["southwest", "west", "northwest"], ["stone", "tar"]),
        ("1300-vitalien-brothers", ALL, ["sheep"]),
        ("1300-teutonic-knights", ["northeast", "east", "southeast"], ["stone", "horse"]),
    ],
)
def test_every_generation_card_brings_its_pirates_and_demand(
    card: str, directions: list[str], demand: list[str]
) -> None:
    """GOT-44, GOT-45, GOT-160, GOT-161, GOT-162, GOT-163, GOT-164, GOT-165, GOT-166, GOT-167, GOT-168"""
    g = generation(card, {}, {})

    assert pirates(g) == directions
    assert g.view(None)["demand"] == demand
    assert g.view(None)["generation"] == card


def test_all_cards_but_the_three_of_scoring_are_generations() -> None:
    """GOT-40, GOT-170: 6 + 6 + 5 cards; a scoring card is no generation."""
    names = [card.name for card in gotlandia({"hand": ["hill"]}).components.generations]

    assert [len([name for name in names if name.startswith(century)]) for century in ("11", "12", "13")] == [6, 6, 5]
    assert not [name for name in names if "scoring" in name]


def test_civil_war_costs_a_worker_of_five() -> None:
    """GOT-163, GOT-R48, GOT-R61, GOT-15: four stay four; Wisby stays open."""
    g = generation("1200-civil-war", {"workers": 5}, {"workers": 4})

    assert workers(g) == [4, 4]
    assert player(g)["bench"] == 4
    assert player(g)["reserve"]["workers"] == 1
    assert list(g.view(None)["wisby"].values()) == [None] * 6


# --- the 1300s --------------------------------------------------------------------------------------------------------


def test_the_black_death_leaves_two_workers() -> None:
    """GOT-164: (1); who has no more than two loses none, and nothing is told of it."""
    players: list[dict[str, Any]] = [{"workers": 5}, {"workers": 2}, {"workers": 1}]
    g = gotlandia(*players, phase="generation", century="1300s")
    g.journal = []

    play(g, "generation 1300-black-death")

    assert workers(g) == [2, 2, 1]
    assert [line for line in told(g) if "worker" in line] == ["seat 0 loses 3 workers."]


def test_the_black_death_says_that_the_century_ends() -> None:
    """GOT-180: so that nobody is surprised by the final scoring."""
    g = gotlandia({}, {}, phase="generation", century="1300s")
    g.journal = []

    play(g, "generation 1300-black-death")

    assert "The century ends after this generation." in told(g)


def test_the_black_death_takes_farmsteads_in_shared_districts() -> None:
    """GOT-164, GOT-R46: judged at once; neutral farmsteads count and go; towers and churches stay."""
    g = generation(
        "1300-black-death",
        {"farmsteads": ["lina", "bal", "eke"], "towers": ["hablingbo"]},
        {"farmsteads": ["eke", "hablingbo"], "churches": ["ostergarn"]},
        neutral=["lina", "ostergarn", "dede"],
    )

    assert settled(g) == {"bal": "farmstead", "hablingbo": "tower"}
    assert settled(g, 1) == {"ostergarn": "church"}
    assert [d["id"] for d in g.view(None)["districts"] if d["neutral"]] == ["dede"]
    assert player(g)["reserve"]["farmsteads"] == 4


def test_who_would_lose_the_last_settlement_keeps_one_farmstead() -> None:
    """GOT-164, GOT-R46: in turn order; two may keep theirs in the same district."""
    both: dict[str, Any] = {"farmsteads": ["eke", "bal"]}
    g = generation("1300-black-death", both, both, start_player=1)

    assert g.to_move == 1
    assert words(g) == ["spare bal", "spare eke"]
    assert said(g, "spare lina") == "You didn’t just lose a farmstead in Lina (GOT-164)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-164)."
    g.journal = []
    play(g, "spare eke", "spare eke")

    assert (settled(g), settled(g, 1)) == ({"eke": "farmstead"}, {"eke": "farmstead"})
    assert told(g)[:2] == ["seat 1 keeps the farmstead in Eke.", "seat 0 keeps the farmstead in Eke."]


def test_hillfolk_on_a_hill_survive_but_still_make_it_crowded() -> None:
    """GOT-151, GOT-R46"""
    g = generation(
        "1300-black-death",
        {"farmsteads": ["bal", "eke"], "reputation": "hillfolk"},
        {"farmsteads": ["bal", "eke", "burgsvik"]},
        neutral=[],
    )

    assert settled(g) == {"bal": "farmstead"}
    assert settled(g, 1) == {"burgsvik": "farmstead"}


def test_the_draw_after_the_black_death_counts_what_is_left() -> None:
    """GOT-R47: two Settings before, one after."""
    g = generation("1300-black-death", {"farmsteads": ["bal", "lina"]}, {})

    play_on(g, "actions")

    assert player(g)["hand_count"] == 5


def test_pirates_stay_when_none_are_placed() -> None:
    """GOT-169, GOT-165, GOT-164: Peace and the Black Death leave them where they are."""
    assert pirates(generation("1300-peace", {}, {}, pirates=["west"])) == ["west"]
    assert pirates(generation("1300-black-death", {}, {}, pirates=["east"])) == ["east"]


@pytest.mark.parametrize(
    ("card", "name"), [("1300-king-valdemar", "King Valdemar"), ("1300-teutonic-knights", "Teutonic Knights")]
)
def test_the_king_and_the_knights_cost_five_units_and_a_worker_of_five(card: str, name: str) -> None:
    """GOT-166, GOT-168, GOT-13: each player in turn order, Silver and resources alike; everything with less."""
    g = generation(card, {"workers": 5, "stock": "4 wood", "silver": 3}, {"workers": 3, "stock": "2 tar", "silver": 3})

    assert workers(g) == [5, 3]
    assert pirates(g) == []
    assert asked(g) == f"{name}: give up 5 Silver or resources, whichever you like."
    play(g, "lose silver", "lose wood", "lose wood", "lose silver", "lose wood")

    assert stock(g) == {"wood": 1, "silver": 1}
    assert stock(g, 1) == {}
    assert workers(g) == [4, 3]


def test_a_resource_is_one_unit_for_the_king_whatever_it_is_in_a_raid() -> None:
    """GOT-13, GOT-166: the switch of GOT-R1 is about raids only."""
    g = generation("1300-king-valdemar", {"stock": "6 wood"}, {}, variants={"raid_resource_worth": 2})

    assert stock(g) == {"wood": 1}


def test_the_raid_of_the_summary_costs_two_silver_or_one_resource() -> None:
    """GOT-R1, GOT-R69: with the switch turned round a resource pays for a farmstead alone, or for the unit left."""
    g = generation(
        "1100-b",
        {"stock": "3 wood", "silver": 3, "ships": []},
        {},
        pirates=["northeast"],
        variants={"raid_resource_worth": 2},
    )

    over, late = g.copy(), g.copy()
    play(g, "lose wood", "lose silver", "lose silver")
    play(over, "lose wood", "lose silver", "lose wood")
    play(late, "lose silver", "lose silver", "lose wood")

    assert stock(g) == stock(late) == {"wood": 2, "silver": 1}
    assert stock(over) == {"wood": 1, "silver": 2}


def test_the_log_tells_what_each_pirate_took() -> None:
    """GOT-46, GOT-48, GOT-49, GOT-R15: losses are public."""
    g = gotlandia(
        {"stock": "wood", "silver": 1, "ships": []},
        {},
        phase="generation",
        turned=[],
        pirates=["northeast"],
    )
    g.journal = []

    play(g, "generation 1100-b")

    assert told(g)[:4] == [
        "Generation 1: Trade & opportunity. In high demand: Wood.",
        "The pirate in the Northeast raids the coast.",
        "seat 0 loses 1 Wood and 1 Silver.",
        "A pirate comes to the Southeast.",
    ]


def test_every_direction_has_its_harbour_and_the_ring_is_closed() -> None:
    """GOT-04, GOT-05, GOT-07, GOT-08, GOT-09: 21 districts in six Settings; a Setting's direction is its Harbour's."""
    data = GOTLANDIA.pack.data
    c = gotlandia({"hand": ["hill"]}).components

    assert len(data["district"]) == 21
    assert {s["id"]: s["direction"] for s in data["setting"]} == {
        "rute": "northeast",
        "kraklinge": "east",
        "burs": "southeast",
        "hoburg": "southwest",
        "hejde": "west",
        "bro": "northwest",
    }
    assert [sorted(beside) for beside in c.beside] == [[1, 5], [0, 2], [1, 3], [2, 4], [3, 5], [0, 4]]
    assert all(c.harbours & own and not (c.harbours & own) & ((c.harbours & own) - 1) for own in c.of_setting)


def test_the_loser_is_told_what_a_resource_counts_in_a_raid() -> None:
    """GOT-R1, GOT-R69: with the switch the question, its guide and the choice say it; otherwise all count alike."""
    raided: dict[str, Any] = {"stock": "3 wood", "silver": 3, "ships": []}
    turned = {"raid_resource_worth": 2}
    usual = generation("1100-b", raided, {}, pirates=["northeast"])
    g = generation("1100-b", raided, {}, pirates=["northeast"], variants=turned)

    asked = GOTLANDIA.say(g.prompt(0), "en", ["Ann", "Ben"])
    assert asked.startswith("Pirates raid from the Northeast: give up 4 Silver. Each resource counts as 2.")
    assert (said(g, "lose wood"), said(g, "lose silver")) == ("counts as 2 Silver", "")
    assert "count the same" not in GOTLANDIA.guide(g.prompt(0), "en")
    assert "count the same" in GOTLANDIA.guide(usual.prompt(0), "en")
    assert said(usual, "lose wood") == ""
    assert g.view(0)["asked"] == usual.view(0)["asked"]


def test_the_log_of_the_black_death_names_neutral_farmsteads_and_goes_in_turn_order() -> None:
    """GOT-164: seat 1 begins."""
    g = gotlandia(
        {"farmsteads": ["eke", "bal", "lina"]},
        {"farmsteads": ["eke", "hablingbo"]},
        neutral=["lina"],
        start_player=1,
        phase="generation",
        century="1300s",
    )
    g.journal = []

    play(g, "generation 1300-black-death")

    assert [line for line in told(g) if "Black Death leaves" in line] == [
        "The Black Death leaves no neutral farmstead in Lina.",
        "The Black Death leaves seat 1 no farmstead in Eke.",
        "The Black Death leaves seat 0 no farmstead in Lina and Eke.",
    ]


def test_five_units_are_lost_in_turn_order() -> None:
    """GOT-166, GOT-R15: the starting player chooses first."""
    rich = {"stock": "6 wood", "silver": 6}
    g = generation("1300-king-valdemar", rich, rich, start_player=1)

    assert g.to_move == 1
    play(g, *["lose wood"] * 5)
    assert g.to_move == 0


def test_a_pirate_that_is_sunk_frees_the_coast_at_once() -> None:
    """GOT-R64, GOT-86: by the assembly, with no ship there."""
    g = gotlandia({"hand": ["roma", "hill"], "ships": []}, {}, pirates=["northeast"])
    assert threatened(g) == ["farosund", "forsa", "faro"]

    play(g, "play roma assembly")

    assert threatened(g) == []


def test_a_ship_that_is_built_frees_the_coast_at_once() -> None:
    """GOT-R64"""
    g = gotlandia({"hand": ["baltic-sea", "hill"], "ships": [], "stock": "3 wood, 3 sheep"}, {}, pirates=["northeast"])
    assert threatened(g) == ["farosund", "forsa", "faro"]

    play(g, "play baltic-sea build-ship")

    assert threatened(g) == []


def test_what_is_not_in_storage_cannot_be_lost() -> None:
    """GOT-13, GOT-166: neither Silver nor a resource; the reason names it."""
    g = generation("1300-king-valdemar", {"stock": "4 wood, 4 tar"}, {})

    assert words(g) == ["lose wood", "lose tar"]
    assert said(g, "lose silver") == "You have no Silver left (GOT-166)."
    assert said(g, "lose sheep") == "You have no Sheep left (GOT-166)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-166)."


def test_what_was_lost_is_shown_until_the_generation_ends() -> None:
    """GOT-R15, GOT-179"""
    g = generation("1100-b", {"stock": "wood", "ships": []}, {}, pirates=["northeast"])
    play_on(g, "hands")
    lost = g.view(None)["lost"]

    play_on(g, "events")

    assert lost == [{"seat": 0, "direction": "northeast", "what": "wood"}]
    assert g.view(None)["lost"] == []
