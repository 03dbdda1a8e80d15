"""House rules: each ruling that a table may turn round, both readings side by side, and who knows of it."""

from typing import Any, cast

import pytest

import skerry
from skerry.games import published
from skerry.games.gotlandia.house import house_variants
from skerry.games.gotlandia.scoring import leaders
from skerry.games.gotlandia.setup import variants
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.pack import with_changes
from skerry.kernel.testing import asked, offered, play, refused, said, told, words
from tests.gotlandia.table import GOTLANDIA, food, gotlandia, pirates, player, ships, stock
from tests.sentences import LANGUAGES

NEWEST = skerry.game("gotlandia")
NEWEST_COMPONENTS = cast(Gotlandia, NEWEST.start(2)).components
OTHER = {
    "neutral_strength": "settlements",
    "memel_pirate": "any-direction",
    "silver_limited": True,
    "setting_food": "settled",
    "troublemakers": "every-ship",
}


# --- neutral farmsteads -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "influence", "settlements"),
    [
        ({"towers": ["halla"]}, 5, 0),
        ({"churches": ["halla"]}, 5, 0),
        ({"towers": ["halla"], "farmsteads": ["lina"]}, 5, 2),
        ({"towers": ["halla"], "farmsteads": ["lina", "ostergarn"]}, 5, 5),
        ({"farmsteads": ["lina", "ostergarn"]}, 2, 2),
        ({"farmsteads": ["lina"]}, 0, 0),
    ],
)
def test_against_neutral_farmsteads_settlements_may_be_counted(
    own: dict[str, Any], influence: int, settlements: int
) -> None:
    """GOT-184, GOT-R57: two neutral farmsteads in Kräklinge."""
    bare: dict[str, Any] = {"farmsteads": ["farosund"]}
    for strength, points in (("influence", influence), ("settlements", settlements)):
        agreed = {"neutral": ["ostergarn", "lina"], "variants": {"neutral_strength": strength}}
        g = gotlandia({"hand": ["hill"], "farmsteads": [], **own}, bare, **agreed)

        ahead, found = leaders(g, g.components.settings.index("kraklinge"))
        assert (ahead, found) == (([0], points) if points else ([], 0))


def test_whoever_has_the_most_influence_keeps_others_from_scoring_all_the_same() -> None:
    """GOT-R57: one tower is ahead of two farmsteads, and one settlement is below two neutral ones."""
    agreed = {"neutral": ["ostergarn", "lina"], "variants": {"neutral_strength": "settlements"}}
    tower = {"hand": ["hill"], "farmsteads": [], "towers": ["halla"]}
    g = gotlandia(tower, {"farmsteads": ["lina", "ostergarn"]}, **agreed)

    assert leaders(g, g.components.settings.index("kraklinge")) == ([], 0)


# --- Memel ------------------------------------------------------------------------------------------------------------


def memel(rule: str, *others: dict[str, Any], card: str = "memel", **scenario: Any) -> Gotlandia:
    """Seat 0 has a ship in the west and plays a raid after which a pirate is placed."""
    first = {"silver": 0, "stock": "", "hand": [card, "hill"], "ships": ["west"]}
    variants = {"advanced_trading": True, "memel_pirate": rule}
    g = NEWEST.scenario({"players": [first, *others], "variants": variants, **scenario})
    play(g, f"play {card} raid")
    play(g, *(["raid silver", "sail stay"] if "raid silver" in words(g) else ["sail stay"]))
    return cast(Gotlandia, g)


def test_memels_pirate_comes_where_there_is_none() -> None:
    """GOT-R35, GOT-138: the usual ruling."""
    g = memel("without-pirate", {"ships": []}, pirates=["east"])

    assert offered(g, "pirate") == ["northeast", "southeast", "southwest", "west", "northwest"]
    assert refused(g, "pirate east") == "GOT-99"


def test_memels_pirate_may_raid_where_there_is_one() -> None:
    """GOT-R35, GOT-48, GOT-49: two farmsteads on the coast cost four units, and the pirate stays."""
    victim = {"ships": [], "silver": 9, "stock": "", "farmsteads": ["ostergarn", "lina"]}
    g = memel("any-direction", victim, pirates=["east"])
    g.journal = []

    assert offered(g, "pirate") == ["northeast", "east", "southeast", "southwest", "west", "northwest"]
    assert said(g, "pirate east") == "the pirate raids this coast"
    play(g, "pirate east")

    assert (stock(g, 1)["silver"], pirates(g)) == (5, ["east"])
    assert told(g)[0].startswith("seat 0 places a pirate")


def test_memels_pirate_may_take_ships_where_there_is_one() -> None:
    """GOT-R35, GOT-47: the pirate goes, and each player with ships there loses one, its own player too."""
    g = memel("any-direction", {"ships": ["west", "west"]}, pirates=["west"])
    left = g.view(None)["pirates"]

    assert said(g, "pirate west") == "the pirate leaves, and each player with ships there loses one"
    g.journal = []
    play(g, "pirate west")

    assert (ships(g, 0), ships(g, 1), pirates(g)) == ({}, {"west": 1}, [])
    assert told(g) == [
        "seat 0 places a pirate in the West.",
        "The pirate in the West attacks the ships there and is gone.",
        "seat 0 loses a ship in the West.",
        "seat 1 loses a ship in the West.",
    ]
    assert g.view(None)["pirates"] == left + 1


def test_memels_pirate_may_also_come_where_there_is_none() -> None:
    """GOT-R35, GOT-46: then it is only placed."""
    g = memel("any-direction", {"ships": ["southwest"]}, pirates=["east"])
    left = g.view(None)["pirates"]

    assert said(g, "pirate southwest") == ""
    g.journal = []
    play(g, "pirate southwest")

    assert told(g) == ["seat 0 places a pirate in the Southwest."]
    assert (pirates(g), ships(g, 1), g.view(None)["pirates"]) == (["east", "southwest"], {"southwest": 1}, left - 1)


def test_without_a_pirate_left_only_a_second_one_can_come() -> None:
    """GOT-R8, GOT-R20: only the first of a direction needs a token."""
    g = memel("any-direction", {"ships": [], "sunk": 28}, pirates=["east", "southeast"])

    assert words(g) == ["pirate east", "pirate southeast"]
    assert refused(g, "pirate west") == "GOT-R20"


def test_the_last_pirate_of_all_is_placed_without_a_question() -> None:
    """GOT-R35, GOT-R20, GOT-47: it can come only where it is, and takes a ship along."""
    g = memel("any-direction", {"ships": ["northeast"], "sunk": 29}, pirates=["northeast"])

    assert (pirates(g), ships(g, 1), g.view(None)["pirates"]) == ([], {}, 1)


def test_without_any_pirate_none_is_placed() -> None:
    """GOT-138, GOT-R35: all have been sunk; seat 0 goes on with what follows."""
    g = memel("any-direction", {"ships": [], "sunk": 30})

    assert (words(g), pirates(g)) == (["play hill produce"], [])


@pytest.mark.parametrize(
    ("rule", "does"),
    [
        ("without-pirate", "places a pirate in a direction without one"),
        ("any-direction", "places a pirate in any direction"),
    ],
)
def test_a_card_that_only_places_a_pirate_says_where(rule: str, does: str) -> None:
    """GOT-R35, GOT-138: with such a card in the pack."""
    steps = [[{"do": "place-pirate", "where": "unsaid"}], [{"do": "draw", "n": 4}]]
    game = skerry.game("gotlandia", changes={"card.memel.actions": steps})
    variants = {"advanced_trading": True, "memel_pirate": rule}
    g = game.scenario({"players": [{"hand": ["memel", "hill"]}, {}], "variants": variants})

    assert "play memel place-pirate" in words(g)
    assert said(g, "play memel place-pirate") == does


def test_the_house_rule_is_memels_alone() -> None:
    """GOT-127: Kalmar says "in a direction without a pirate"."""
    g = memel("any-direction", {"ships": []}, card="kalmar", pirates=["east"])

    assert refused(g, "pirate east") == "GOT-99"
    assert NEWEST.variants["memel_pirate"].offered
    assert not GOTLANDIA.variants["memel_pirate"].offered, "the first pack does not tell what the card says"


# --- Silver -----------------------------------------------------------------------------------------------------------


def rich(limited: bool, left: int, **player: Any) -> Gotlandia:
    """So much Silver is left in the supply; the rest is with seat 1."""
    own = {"hand": ["hill"], "silver": 0, "stock": "", **player}
    return gotlandia(own, {"silver": 200 - left, "ships": []}, variants={"silver_limited": limited})


def test_silver_runs_out_where_a_table_has_agreed_on_it() -> None:
    """GOT-17, GOT-R19: three Wood are worth six, and four Silver are left."""
    for limited, silver in ((False, 6), (True, 4)):
        g = rich(limited, 4, hand=["wisby", "hill"], stock="3 wood")
        g.journal = []
        play(g, "play wisby sell")
        assert said(g, "number 3") == f"brings {silver} Silver"
        play(g, "number 3", "decline")
        assert stock(g) == {"silver": silver}
        assert f"seat 0 sells 3 Wood for {silver} Silver." in told(g)
        assert g.view(None)["silver"] == (0 if limited else None)


def test_ships_raid_for_what_is_left() -> None:
    """GOT-83, GOT-R19: two ships, three Silver."""
    g = rich(True, 3, hand=["baltic-sea", "hill"], ships=["west", "east"])

    assert said(g, "play baltic-sea raid") == "2 ships: take up to 3 Silver or sink pirates"
    play(g, "play baltic-sea raid", "sail stay", "sail stay")

    assert (stock(g), g.view(None)["silver"]) == ({"silver": 3}, 0)


def test_take_brings_what_is_left_and_fees_come_back() -> None:
    """GOT-88, GOT-74, GOT-R19: what is paid to the supply can be taken again."""
    g = rich(True, 0, hand=["wisby", "hill"])
    assert said(g, "play wisby take") == "brings nothing"

    g.spend(1, 2)
    assert said(g, "play wisby take") == "brings 1 Silver"
    play(g, "play wisby take")

    assert (stock(g), g.view(None)["silver"]) == ({"silver": 1}, 1)


def test_a_scenario_has_no_more_silver_than_there_is() -> None:
    """GOT-R19"""
    with pytest.raises(skerry.ScenarioError, match="there are only 200 Silver in the game"):
        rich(True, -1)
    assert stock(rich(False, -1), 1)["silver"] == 201


def test_storytellers_bury_only_what_there_is() -> None:
    """GOT-145, GOT-R19"""
    game = skerry.game("gotlandia", changes={"common_tokens.silver": 7, "switches.silver_limited": True})
    players = [{"reputation": "storytellers"}, {"reputation": "wise"}]
    g = game.scenario({"phase": "set-up", "step": "effects", "players": players})

    assert (player(g)["buried_silver"], g.view(None)["silver"]) == (3, 0)


# --- Food and Troublemakers -------------------------------------------------------------------------------------------


def test_a_setting_with_only_blocked_farmsteads_may_count_for_food() -> None:
    """GOT-R18, GOT-54: Lina is blocked; Fishing hut counts Settings."""
    own = {"hand": ["fishing-hut"], "farmsteads": ["lina", "bal"], "ships": []}

    for rule, provided in (("unblocked", 1), ("settled", 2)):
        g = gotlandia(own, {}, pirates=["east"], variants={"setting_food": rule})
        assert (food(g, "fishing-hut"), player(g)["food"]) == (provided, provided)


def test_the_house_rule_is_about_settings_and_not_about_districts() -> None:
    """GOT-54: a blocked farmstead still feeds nobody."""
    own = {"hand": ["pasture"], "farmsteads": ["lina"], "ships": []}
    g = gotlandia(own, {}, pirates=["east"], variants={"setting_food": "settled"})

    assert food(g, "pasture") == 0


def test_troublemakers_may_have_their_silver_for_every_ship() -> None:
    """GOT-159, GOT-R33: three ships raid, one of them sinks a pirate; each brings one more."""
    for rule, silver in (("every-raid", 5), ("every-ship", 7)):
        own = {"reputation": "troublemakers", "hand": ["baltic-sea", "hill"], "ships": ["west", "east", "east"]}
        g = gotlandia(own, {}, pirates=["west"], variants={"troublemakers": rule})
        assert said(g, "play baltic-sea raid") == f"3 ships: take up to {silver + 2} Silver or sink pirates"
        play(g, "play baltic-sea raid", "sail stay", "sail stay", "raid west", "sail stay")
        assert stock(g) == {"silver": silver}


# --- who knows it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_names_the_house_rules_in_force(lang: str) -> None:
    usual, agreed = (
        [cell.text for section in sheet(variants, lang) for row in section.rows for cell in row]
        for variants in ({}, OTHER)
    )
    sentences = [NEWEST.about(lang).choices[name][1] for name in OTHER]

    assert set(sentences) <= set(agreed)
    assert not set(sentences) & set(usual)


def sheet(variants: dict[str, Any], lang: str) -> Any:
    g = NEWEST.scenario({"players": [{"hand": ["hill"]}, {}], "variants": variants})
    return NEWEST.sheet(g.seen_by(0), lang, ["Ann", "Ben"])


def test_question_and_guide_know_that_memels_pirate_may_go_anywhere() -> None:
    g = memel("any-direction", {"ships": []}, pirates=["east"])

    assert (
        asked(g)
        == "Place a pirate in any direction. If there is one already, it raids the coast or takes ships with it."
    )
    assert "at your table it can go anywhere" in NEWEST.guide(g.prompt(0), "en")
    assert "an eurem Tisch darf er überallhin" in NEWEST.guide(g.prompt(0), "de")


def test_the_board_shows_silver_where_it_can_run_out() -> None:
    names = ["Ann", "Ben"]
    players = [{"hand": ["hill"]}, {}]
    usual, limited = (
        NEWEST.scenario({"players": players, "variants": {"silver_limited": limited}}) for limited in (False, True)
    )

    assert "Supply: 196 Silver" in NEWEST.board(limited.seen_by(0), limited.moves(), "en", names)
    assert "Supply: 196 Silver" not in NEWEST.board(usual.seen_by(0), usual.moves(), "en", names)


def test_all_other_readings_are_marked_as_house_rules() -> None:
    found = variants(NEWEST_COMPONENTS)

    assert [(one.name, one.default, one.choices, one.per_seat) for one in found if not one.house] == [
        ("advanced_crafts", False, (False, True), False),
        ("advanced_trading", False, (False, True), False),
        ("new_players", False, (False, True), True),
    ]


def test_the_usual_readings_are_the_defaults() -> None:
    """GOT-R3, R4, R57, R6 and R1; then GOT-R57, R35, R19, R18 and R33."""
    rules = house_variants(NEWEST_COMPONENTS)

    assert [(rule.name, rule.default, rule.choices) for rule in rules] == [
        ("hanse_church_is_second_step", True, (True, False)),
        ("home_unbury_limit", 1, (1, 0)),
        ("neutral_tie_vp", 2, (2, 5)),
        ("may_pass_with_workers", False, (False, True)),
        ("raid_resource_worth", 1, (1, 2)),
        ("neutral_strength", "influence", ("influence", "settlements")),
        ("memel_pirate", "without-pirate", ("without-pirate", "any-direction")),
        ("silver_limited", False, (False, True)),
        ("setting_food", "unblocked", ("unblocked", "settled")),
        ("troublemakers", "every-raid", ("every-raid", "every-ship")),
    ]
    assert all(rule.house for rule in rules)


def test_memels_house_rule_is_offered_only_with_packs_that_have_such_a_card() -> None:
    """GOT-R35: the first pack does not tell what the card says."""
    offered_with = [
        [rule.name for rule in house_variants(components) if not rule.offered]
        for components in (NEWEST_COMPONENTS, gotlandia({"hand": ["hill"]}, {}).components)
    ]

    assert offered_with == [[], ["memel_pirate"]]


# --- packs ------------------------------------------------------------------------------------------------------------


def test_a_pack_may_name_other_districts_for_neutral_farmsteads() -> None:
    """GOT-32: in Rute all neutral farmsteads stand inland and on Fårö, not where players begin elsewhere."""
    pack = with_changes(published("gotlandia").version().data, {"setting.rute.neutral": ["bal", "faro"]})
    game = skerry.game("gotlandia", pack)
    alone, at_home = (
        game.scenario({"seats": 1, "players": [{"home": home, "hand": ["hill"]}]}) for home in ("burs", "rute")
    )

    assert {"bal", "faro"} <= neutral(alone)
    assert not {"farosund", "forsa"} & neutral(alone)
    assert [d["id"] for d in at_home.view(None)["districts"] if d["settlements"]] == ["farosund", "forsa"]


def neutral(g: skerry.State) -> set[str]:
    return {district["id"] for district in g.view(None)["districts"] if district["neutral"]}
