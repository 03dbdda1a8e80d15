"""The component pack of Gotlandia: the published one, another map, other values, and what is refused."""

import re
from typing import Any

import pytest

import skerry
from skerry import PackError, Rng
from skerry.games.gotlandia.components import PUBLISHED
from skerry.kernel.driver import advance
from skerry.kernel.pack import flatten, with_changes
from skerry.kernel.testing import asked, check_alphabet, offered, play, refused, said, words
from tests.gotlandia.conformance import BOUND, pieces, suite
from tests.gotlandia.small_map import pack
from tests.gotlandia.table import GOTLANDIA, food, stock, threatened
from tests.random_games import plies
from tests.sentences import LANGUAGES

NEWEST = PUBLISHED.version()
DATA = NEWEST.data
FILE = PUBLISHED.newest()
ISLET = skerry.game("gotlandia", pack())


def changed(changes: dict[str, Any]) -> skerry.Game:
    """Gotlandia with values changed by path."""
    return skerry.game("gotlandia", with_changes(DATA, changes))


def test_the_published_pack_is_version_4_and_holds_the_box() -> None:
    """Section 2 of the ledger."""
    assert (NEWEST.slug, NEWEST.version, NEWEST.changes) == ("gotlandia", 4, {})
    assert len(DATA["reputation"]) == 20
    assert len(DATA["generation"]) + len(DATA["scoring_card"]) == 20
    for kind in ("craft", "trading"):
        assert sum(card["copies"] for card in DATA["card"] if card["kind"] == kind) == 20
    assert sum(card["copies"] for card in DATA["card"] if card["kind"] == "basic") == 12


def test_a_pack_may_come_from_a_file_or_a_table() -> None:
    for source in (FILE, str(FILE), DATA):
        assert skerry.game("gotlandia", source).pack.changes == {}


def test_every_value_of_the_pack_says_where_it_comes_from() -> None:
    sources = {value for key, value in flatten(DATA).items() if re.search(r"(^|[._])source$", key)}

    assert sources == {"rulebook", "inferred", "reconstructed"}


# --- another map ------------------------------------------------------------------------------------------------------


def test_the_alphabet_follows_from_the_pack() -> None:
    """Districts, directions, Settings and their cards give other words; all else stays."""
    check_alphabet(ISLET)
    ours = {move.word for move in GOTLANDIA.alphabet}
    theirs = {move.word for move in ISLET.alphabet}

    assert ISLET.seats == range(1, 3)
    assert {"settle mitt", "ship north", "home aust", "play setting-vest settle"} <= theirs
    assert not {"settle bal", "ship northeast", "home rute"} & theirs
    assert {"play forest settle", "learn brewery", "decorate gothic-portal", "generation 1100-a"} <= ours & theirs
    assert len(offered_words("settle")) == 9
    assert len(offered_words("ship")) == 4


def offered_words(family: str) -> list[str]:
    return [move.word for move in ISLET.alphabet if move.word.split()[0] == family]


@pytest.mark.parametrize("seats", [1, 2])
def test_another_map_plays_without_a_change_of_code(seats: int) -> None:
    conformance = suite(every=29, hidden=False, game=ISLET)
    rng = Rng(seats)
    state = ISLET.start(seats)
    whole = pieces(state)  # type: ignore[arg-type]

    for _ in range(3):
        assert plies(ISLET.start(seats), rng) < BOUND
    while state.to_move != skerry.OVER:
        moves = state.moves()
        state.apply(state.draw(rng) if state.to_move < 0 else moves[rng.below(len(moves))])
        assert pieces(state) == whole  # type: ignore[arg-type]
    conformance.check_position(ISLET.scenario({"players": [{"hand": ["forest", "gotland"]}]}), rng)


def test_on_another_map_adjacency_harbours_and_threat_follow_the_pack() -> None:
    """GOT-05, GOT-51, GOT-82, GOT-R17: Nordal borders two directions; each of them threatens it."""
    one = {"hand": ["gotland"], "stock": "wood, grain", "silver": 9, "ships": []}
    g = ISLET.scenario({"players": [one, {"ships": []}], "pirates": ["west"], "neutral": []})

    assert threatened(g) == ["nordal", "vesthamn", "vestang"]
    play(g, "play gotland settle")
    assert offered(g, "settle") == ["mitt", "austvik"]
    assert refused(g, "settle vesthamn") == "GOT-52"


def test_a_district_on_two_directions_is_raided_by_each() -> None:
    """GOT-R17: two units for Nordal from the north, two more from the west."""
    one = {"farmsteads": ["nordal"], "silver": 9, "stock": "", "ships": []}
    g = ISLET.scenario(
        {
            "phase": "generation",
            "century": "1200s",
            "generation": "1200-civil-war",
            "players": [one, {"ships": []}],
            "pirates": ["north", "west"],
        }
    )

    assert g.view(None)["players"][0]["silver"] == 5


def test_the_view_and_the_words_of_another_map() -> None:
    g = ISLET.scenario({"players": [{"hand": ["setting-norr"]}]})

    assert [district["id"] for district in g.view(0)["districts"]][:2] == ["norrhamn", "nordal"]
    assert ISLET.label(ISLET.move("settle mitt"), "en", []) == "Settle in Mitt"
    assert ISLET.sheet(g.seen_by(0), "de", ["Ann", "Ben"])
    assert words(g)[0] == "play setting-norr settle"


# --- other values are played with -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "own", "played", "found"),
    [
        (
            {"costs.substitute_silver": 3},
            {"hand": ["gotland"], "stock": "wood", "silver": 2},
            [],
            ["play gotland take"],
        ),
        ({"costs.learn_craft": 0}, {"hand": ["roma", "hill"]}, ["play roma assembly"], ["learn tar-pit", "decline"]),
        ({"draws.by_settings.1": 7, "raid_action.silver_per_ship": 0}, {"hand": ["wisby"]}, [], ["play wisby take"]),
    ],
)
def test_the_numbers_of_a_pack_are_played_with(
    changes: dict[str, Any], own: dict[str, Any], played: list[str], found: list[str]
) -> None:
    """GOT-75, GOT-93"""
    g = changed(changes).scenario({"players": [{"silver": 0, "stock": ""} | own]})

    play(g, *played)

    assert words(g) == found


@pytest.mark.parametrize(
    ("changes", "own", "played", "silver"),
    [
        ({"resource.wood.price": 5}, {"hand": ["wisby", "hill"], "stock": "wood"}, ["play wisby sell", "decline"], 5),
        ({"raid_action.silver_per_ship": 4}, {"hand": ["baltic-sea", "hill"]}, ["play baltic-sea raid"], 4),
        (
            {"card.forest.actions": [[{"do": "take", "silver": 6}]]},
            {"hand": ["forest", "hill"]},
            ["play forest take"],
            6,
        ),
    ],
)
def test_what_a_pack_says_is_what_comes(
    changes: dict[str, Any], own: dict[str, Any], played: list[str], silver: int
) -> None:
    """GOT-79, GOT-83, GOT-101"""
    g = changed(changes).scenario({"players": [{"silver": 0, "stock": ""} | own]})

    play(g, *played)

    assert g.view(0)["players"][0]["silver"] == silver


def test_switches_of_the_pack_are_the_defaults_of_the_game() -> None:
    """GOT-R3, GOT-R4, GOT-R6, GOT-R57, GOT-R19, GOT-R1"""
    game = changed(
        {
            "switches.hanse_church_is_second_step": False,
            "switches.home_unbury_limit": 0,
            "switches.neutral_tie_vp": 5,
            "switches.may_pass_with_workers": True,
            "switches.silver_limited": True,
            "raid.resource_worth": 2,
        }
    )

    turned = {name: variant.default for name, variant in game.variants.items() if variant.default != variant.choices[0]}
    assert turned == {
        "hanse_church_is_second_step": False,
        "home_unbury_limit": 0,
        "neutral_tie_vp": 5,
        "may_pass_with_workers": True,
        "raid_resource_worth": 2,
        "silver_limited": True,
    }


def test_every_variant_has_its_usual_choice_and_its_other_one() -> None:
    """GOT-37, GOT-194, GOT-195, GOT-R1, GOT-R3, GOT-R4, GOT-R6, GOT-R57: whatever pack a game is made with."""
    game = changed({"resource.wood.price": 2})

    every = {v.name: (v.default, v.choices, v.per_seat) for v in game.variants.values()}

    assert every == {
        "advanced_crafts": (False, (False, True), False),
        "advanced_trading": (False, (False, True), False),
        "new_players": (False, (False, True), True),
        "hanse_church_is_second_step": (True, (True, False), False),
        "home_unbury_limit": (1, (1, 0), False),
        "neutral_tie_vp": (2, (2, 5), False),
        "may_pass_with_workers": (False, (False, True), False),
        "raid_resource_worth": (1, (1, 2), False),
        "neutral_strength": ("influence", ("influence", "settlements"), False),
        "memel_pirate": ("without-pirate", ("without-pirate", "any-direction"), False),
        "silver_limited": (False, (False, True), False),
        "setting_food": ("unblocked", ("unblocked", "settled"), False),
        "troublemakers": ("every-raid", ("every-raid", "every-ship"), False),
    }


def test_each_century_has_its_own_number_of_generations() -> None:
    """GOT-40, GOT-41"""
    game = changed({"setup.generations_drawn": {"1100s": 2, "1200s": 4, "1300s": 3}})

    assert game.start(2).view(None)["left"] == 2


def test_a_card_may_have_any_number_of_steps() -> None:
    steps = [{"do": "take", "silver": 1}, {"do": "take", "silver": 2}, {"do": "draw", "n": 1}]
    g = changed({"card.hill.actions": [steps]}).scenario({"players": [{"silver": 0, "hand": ["hill"]}]})

    play(g, "play hill take")

    assert g.view(0)["players"][0]["silver"] == 3
    assert words(g) == ["draw-cards one", "draw-cards stop"]


def test_a_later_step_that_is_impossible_by_then_is_left_out() -> None:
    selling = {"do": "sell", "market": "card", "kinds": ["horse"]}
    steps = [{"do": "take", "silver": 1}, selling, {"do": "take", "silver": 2}]
    g = changed({"card.hill.actions": [steps]}).scenario({"players": [{"silver": 0, "hand": ["hill"]}]})

    play(g, "play hill take")

    assert g.view(0)["players"][0]["silver"] == 3


def test_a_card_may_let_choose_between_a_craft_and_a_trading_partner() -> None:
    """GOT-67, GOT-93, GOT-94, GOT-144: each has its price; the question is that of the first step."""
    game = changed({"card.wisby.follow_up": [{"do": "learn-craft"}, {"do": "trading-partner"}]})
    own: dict[str, Any] = {"hand": ["wisby"], "stock": "", "silver": 1}
    g = game.scenario({"players": [own, {}]})
    outgoing = game.scenario({"players": [own | {"silver": 0, "reputation": "outgoing"}, {}]})

    play(g, "play wisby take")
    play(outgoing, "play wisby take")

    assert words(g) == ["learn tar-pit", "decline"]
    assert said(g, "partner lubeck") == "You need 3 Silver for that (GOT-94)."
    assert asked(g) == "You may learn a craft for 2 Silver."
    assert offered(outgoing, "learn") == []
    assert "partner lubeck" in words(outgoing)
    assert said(outgoing, "learn tar-pit") == "You need 2 Silver for that (GOT-93)."
    assert said(outgoing, "learn stud") == "You don’t have what Stud requires (GOT-95)."


@pytest.mark.parametrize(
    ("pirates", "does"),
    [
        ([], "places a pirate in a direction without one"),
        (["east", "southeast", "southwest", "west", "northwest"], "places a pirate in a direction without one"),
        (
            ["northeast", "east", "southeast", "southwest", "west", "northwest"],
            "There is nowhere to place a pirate (GOT-138).",
        ),
    ],
    ids=["all free", "one free", "none free"],
)
def test_a_card_may_place_a_pirate_as_its_only_step(pirates: list[str], does: str) -> None:
    """GOT-65, GOT-138: a main action that has no place for the pirate is not available."""
    game = changed({"card.hill.actions": [[{"do": "place-pirate"}], [{"do": "draw", "n": 1}]]})
    g = game.scenario({"players": [{"hand": ["hill"]}, {}], "pirates": pirates})

    assert ("play hill place-pirate" in words(g)) == (len(pirates) < 6)
    assert said(g, "play hill place-pirate") == does


def test_the_first_step_of_an_action_says_where_the_worker_goes() -> None:
    """GOT-62: sold in Wisby, whatever else the action brings."""
    steps = [{"do": "sell", "market": "wisby", "kinds": ["wood"]}, {"do": "draw", "n": 1}]
    g = changed({"card.hill.actions": [steps]}).scenario({"players": [{"hand": ["hill"], "stock": "wood"}, {}]})

    play(g, "play hill sell")

    assert g.view(None)["wisby"]["wood"] == 0
    assert g.view(None)["players"][0]["played"] == [{"card": "hill", "worker": False}]


def test_a_higher_fee_is_asked_of_whoever_settles() -> None:
    """GOT-74: 6 Silver for another family and a neutral farmstead; 5 are too little there and enough elsewhere."""
    game = changed({"costs.settle_fee_per_other_settlement": 3})
    own = {"hand": ["gotland", "hill"], "stock": "wood, grain", "silver": 5}
    scenario = {"players": [own, {"farmsteads": ["bal"]}], "neutral": ["bal", "lina"]}
    g = game.scenario(scenario)
    rich = game.scenario(scenario | {"players": [own | {"silver": 6}, {"farmsteads": ["bal"]}]})

    play(g, "play gotland settle")
    play(rich, "play gotland settle")

    assert offered(g, "settle") == ["faro", "lina", "lummelunda"]
    assert (
        said(g, "settle bal")
        == "You can’t afford to settle in Bal: on top of the cost, the settlements there take 6 Silver (GOT-74)."
    )
    play(rich, "settle bal")
    assert stock(rich) == {}


@pytest.mark.parametrize(
    ("per", "own"),
    [
        ("forest", {"farmsteads": ["forsa", "endre", "stenkumla"]}),
        ("setting", {"farmsteads": ["forsa", "endre", "stenkumla"]}),
        ("ship", {"ships": ["west", "west", "east"]}),
        ("church", {"churches": ["forsa", "endre", "stenkumla"]}),
    ],
)
def test_food_may_be_counted_for_each_two(per: str, own: dict[str, Any]) -> None:
    """GOT-172, GOT-R18: three of them feed as two do, rounded down."""
    game = changed({"card.hill.food": {"n": 3, "per": per, "each": 2}})

    g = game.scenario({"players": [{"hand": ["hill"], **own}, {}]})

    assert food(g, "hill") == 3


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("meta.players_max", 5, "a whole number from 2 to 4"),
        ("map.grid", 0, "a whole number from 10 to 10000"),
        ("direction.northeast.polygon", [[0, 0], [9, 9]], "a list of 3 to 60 points"),
        ("direction.northeast.polygon", [[0, 0], [9, 9], [0, 1e6]], "a point of the map: two numbers from 0 to 1000"),
        ("direction.northeast.anchor", [0], "a point of the map: two numbers from 0 to 1000"),
        ("district.farosund.harbour_symbol", [0], "a point of the map: two numbers from 0 to 1000"),
        ("place.roma.at", ["0", "0"], "a point of the map: two numbers from 0 to 1000"),
        ("card.hill.name.de", 7, "a string"),
        ("setting.rute.trio", "A", "2, or two trios of Settings (GOT-25)"),
        ("setting.rute.opposite", "rute", "another Setting"),
        ("setting.rute.opposite", "bro", "Settings whose opposites are each other's (GOT-24)"),
        ("setting.rute.harbour", "forsa", "its only district with a harbour (GOT-07)"),
        ("setting.rute.start", ["forsa", "faro"], "its Harbour and another of its districts (GOT-30)"),
        ("setting.rute.direction", "east", "one that its Harbour borders (GOT-09)"),
        ("setting.rute.districts", ["farosund"], "the districts that name this Setting"),
        ("direction.east.ring", 2, "a whole number from 1 to 1"),
        ("direction.east.adjacent", ["west"], "its neighbours in the ring"),
        ("direction", [], "1 to 12 directions"),
        ("district", [], "1 to 60 districts"),
        ("district.bal.terrain", "swamp", "one of 'forest', 'pasture', 'field', 'hill'"),
        ("district.bal.coastal", True, "false, by `directions`"),
        ("district.bal.harbour", True, "false: only a coastal district has a harbour (GOT-07)"),
        ("district.bal.neighbours", ["forsa"], "on both sides of the border or on neither"),
        ("district.bal.neighbours", ["atlantis"], "districts of the map, not 'atlantis'"),
        ("district.bal.directions", ["up"], "directions of the sea"),
        ("district.bal.start", True, "false, by the Setting's `start`"),
        ("player_tokens.workers", 0, "a whole number from 1 to 20"),
        ("population.max_workers", 4, "a whole number from 5 to 5"),
        ("costs.settle", {"wood": 1}, "two resources (GOT-75)"),
        ("costs.settle", {"gold": 1}, "one of the resources"),
        ("raid.resource_worth", 3, "a whole number from 1 to 2"),
        ("setup.basic_cards", 11, "a whole number from 12 to 12"),
        ("card", [{"id": f"card-{n}"} for n in range(61)], "at most 60 different cards"),
        ("card.forest.actions", [], "a list of actions, each a list of steps"),
        ("card.forest.actions", [[3]], "a list of tables"),
        ("card.forest.actions", [[{"do": "fly"}]], "one of 'settle'"),
        ("card.forest.actions", [[{"do": "settle", "where": "setting"}]], "the card has no Setting"),
        ("card.forest.actions", [[{"do": "produce", "per": {"swamp": "wood"}}]], "a terrain"),
        ("card.forest.actions", [[{"do": "sell", "market": "card", "kinds": []}]], "resources"),
        ("card.forest.food", {"n": 1, "per": "home-district"}, "the card has no Setting"),
        ("card.home.actions", [[{"do": "unbury"}]], "a step of a main action; this one only follows (GOT-67)"),
        ("card.home.follow_up", [{"do": "raid"}], "a step that may follow a main action (GOT-67)"),
        ("card.brewery.pile", "stud", "mixed for a single card, else its own pile"),
        ("card.brewery.copies", 2, "mixed for a single card, else its own pile"),
        ("card.brewery.requires", {"terrains": ["swamp"]}, "of forest, pasture, field, hill"),
        ("card.setting-rute.copies", 2, "one card for each Setting (GOT-29)"),
        ("card_piles.base_craft.mixed_piles", 3, "piles that hold all 8 single cards"),
        ("card_piles.advanced_craft.own_piles", ["stud"], "as without advanced cards"),
        ("card.forest.actions", [[{"do": "produce"}]], "what is produced: `base`, `per` or `in_setting`"),
        ("reputation.wise.number", 20, "different numbers"),
        ("reputation.wise.sink_after_cards", ["castle"], "action cards"),
        ("reputation.long-fingered.take_silver", {"castle": 3}, "an action card"),
        ("generation.1100-a.century", "1400s", "one of '1100s'"),
        ("generation.1100-a.pirates", ["up"], "directions of the sea"),
        ("generation.1100-a.high_demand", ["gold"], "resources"),
        ("setup.generations_drawn", {"1100s": 7, "1200s": 4, "1300s": 3}, "at least 7 cards of the 1100s (GOT-40)"),
        ("scoring_card", [], "one for each century, in order (GOT-40)"),
        ("reputation", [], "two for each of 4 players (GOT-36)"),
        ("switches.silver_limited", 200, "true or false"),
        ("switches.neutral_tie_vp", 3, "2 or 5, as in `scoring`"),
        ("switches.storage_public", False, "no such key"),
        ("setting.rute.neutral", ["bandlunde"], "districts of this Setting (GOT-32)"),
        ("card.forest.colour", "green", "no such key"),
        ("colour", "green", "no such key"),
        ("meta", "(removed)", "a value, since the published pack has this key"),
        ("meta", 3, "a table"),
    ],
)
def test_a_pack_that_breaks_a_constraint_is_refused(path: str, value: object, expected: str) -> None:
    with pytest.raises(PackError) as refusal:
        changed({path: value})

    assert expected in str(refusal.value)


def test_a_pile_of_a_card_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(PackError) as refusal:
        changed({"card": [card for card in DATA["card"] if card["id"] != "stud"]})

    assert "card_piles.base_craft.own_piles is" in str(refusal.value)
    assert "the craft cards that have a pile of their own" in str(refusal.value)


def test_a_card_is_drawn_whatever_it_produces_and_does() -> None:
    """Those that are printed have a base for every terrain, and none begins with a pirate."""
    produced: list[dict[str, Any]] = [
        {"base": {"wood": 2}},
        {"per": {"forest": "wood"}},
        {"base": {"grain": 1, "tar": 1}},
    ]
    actions = [[{"do": "produce", **step}] for step in produced] + [[{"do": "place-pirate"}]]
    game = changed({"card.forest.actions": actions})

    g = game.start(2)
    advance(g, Rng(1))
    while "play forest place-pirate" not in words(g):
        g.apply(g.moves()[0])
        advance(g, Rng(1))

    for lang in LANGUAGES:
        assert game.board(g.seen_by(g.to_move), g.moves(), lang, ["Ann", "Ben"], narrow=lang == "de")
