"""Set-up: homes, kits, piles, the reputation kept in secret, what it changes, and the generation deck."""

from collections import Counter
from typing import Any

import pytest

import skerry
from skerry import CHANCE, EVERYONE, Rng
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.gotlandia.conformance import check_what_is_derived, pieces
from tests.gotlandia.table import GOTLANDIA, pirates, player, points, settled, ships, start, stock, threatened

PAIRS = [{"rute", "hoburg"}, {"bro", "burs"}, {"hejde", "kraklinge"}]
TRIOS = [{"bro", "kraklinge", "hoburg"}, {"rute", "hejde", "burs"}]


def homes(g: skerry.State) -> list[str]:
    return [one["home"] for one in g.view(None)["players"]]


def to_reputations(g: Gotlandia) -> None:
    """The piles are turned up, whatever comes first."""
    while not words(g)[0].startswith("reputation "):
        play(g, words(g)[0])


def test_at_first_the_table_is_empty() -> None:
    """GOT-20: nothing has been dealt, nothing lies on the map, and nobody has begun anything."""
    g = start(3)
    view = g.view(None)

    assert (view["turn"], view["start_player"], view["playing"], view["generation"]) == (0, None, "", "")
    assert (threatened(g), pirates(g), view["turned"], view["lost"]) == ([], [], [], [])
    assert not any(district["settlements"] or district["neutral"] for district in view["districts"])
    assert homes(g) == [one["reputation"] for one in view["players"]] == ["", "", ""]
    assert [player(g, seat)["kept"] for seat in range(3)] == ["", "", ""]
    assert not any(one["passed"] or one["sunk"] or one["vp"] for one in view["players"])
    assert not any(one["silver"] or one["buried_silver"] for one in view["players"])
    assert not any(count for one in view["players"] for count in one["stock"].values())


def with_reputations(*names: str, **scenario: Any) -> Gotlandia:
    """Set-up effects of these reputations, seat by seat."""
    players = [{"reputation": name} for name in names]
    data = {"phase": "set-up", "step": "effects", "players": players, "seats": len(names), **scenario}
    g = GOTLANDIA.scenario(data)
    assert isinstance(g, Gotlandia)
    return g


# --- homes and kits ---------------------------------------------------------------------------------------------------


def test_nothing_is_on_the_map_and_everything_beside_it() -> None:
    """GOT-20, GOT-35: no pirate on the map, all of the supply, no points."""
    view = start(2).view(None)

    assert view["supply"] == {"wood": 20, "sheep": 20, "grain": 20, "stone": 20, "tar": 12, "horse": 12}
    assert view["pirates"] == 30
    assert not any(direction["pirate"] for direction in view["directions"])
    assert [one["vp"] for one in view["players"]] == [0, 0]


def test_ten_decorations_lie_open_in_order_of_cost() -> None:
    """GOT-21, GOT-192: cost and points of each."""
    offers = [(one["cost"], one["vp"]) for one in start(2).view(None)["decorations"]]

    assert offers == [(1, 2), (3, 4), (6, 6), (10, 8), (15, 10), (21, 12), (28, 14), (36, 16), (45, 18), (55, 20)]


@pytest.mark.parametrize("setting", ["rute", "kraklinge", "burs", "hoburg", "hejde", "bro"])
def test_two_players_get_opposite_settings(setting: str) -> None:
    """GOT-24: a random Setting for one, the other of its pair for the other."""
    g = start(2)
    assert g.chances() == [(GOTLANDIA.move(f"home {name}"), 1) for name in g.components.settings]

    play(g, f"home {setting}")

    assert set(homes(g)) in PAIRS
    assert homes(g)[0] == setting


@pytest.mark.parametrize("setting", ["rute", "kraklinge"])
def test_three_players_play_the_trio_that_was_not_drawn(setting: str) -> None:
    """GOT-25, GOT-27, GOT-R11: the trio of the card drawn is removed."""
    g = start(3)

    play(g, f"unplayed {setting}")
    left = set(offered(g, "home"))
    play(g, *[f"home {home}" for home in sorted(left)[:2]])
    assert words(g)[0].startswith("turn-up ")
    to_reputations(g)

    assert left in TRIOS
    assert setting not in left
    assert set(homes(g)) == left


@pytest.mark.parametrize("setting", ["rute", "bro"])
def test_four_players_play_all_but_a_pair(setting: str) -> None:
    """GOT-26, GOT-27: the card drawn and its opposite leave the game."""
    g = start(4)

    play(g, f"unplayed {setting}")
    left = set(offered(g, "home"))
    to_reputations(g)

    assert len(left) == 4
    assert set(g.components.settings) - left in PAIRS
    assert set(homes(g)) == left
    assert setting not in left


@pytest.mark.parametrize(
    ("seats", "removed", "rule"),
    [(3, ["rute", "burs", "hejde"], "GOT-25"), (4, ["rute", "hoburg"], "GOT-26")],
)
def test_the_log_tells_which_settings_are_not_played(seats: int, removed: list[str], rule: str) -> None:
    """GOT-25, GOT-26, GOT-R11: each of the six cards is equally likely to be drawn."""
    g = start(seats)
    assert g.chances() == [(GOTLANDIA.move(f"unplayed {name}"), 1) for name in g.components.settings]
    g.journal = []

    play(g, "unplayed rute")

    assert [(e.kind, e.seat, e.values, e.rule) for e in g.journal] == [("unplayed", -1, {"settings": removed}, rule)]


def test_a_kit_has_cards_farmsteads_a_ship_workers_and_stock() -> None:
    """GOT-28, GOT-29, GOT-30, GOT-31, GOT-33, GOT-34: Hejde starts in its Harbour, a Forest, and in a Field."""
    g = start(2)

    play(g, "home hejde")
    kit = player(g)

    assert Counter(kit["deck_cards"]) == Counter(
        [
            "setting-hejde",
            "forest",
            "forest",
            "baltic-sea",
            "baltic-sea",
            "gotland",
            "gotland",
            "pasture",
            "field",
            "hill",
            "home",
            "wisby",
            "roma",
        ]
    )
    assert kit["discard"] == []
    assert settled(g) == {"klintehamn": "farmstead", "banda": "farmstead"}
    assert ships(g) == {"west": 1}
    assert stock(g) == {"wood": 2, "sheep": 1, "grain": 2, "stone": 1, "silver": 2}
    assert (kit["workers"], kit["bench"]) == (2, 2)
    assert kit["reserve"] == {"farmsteads": 3, "towers": 3, "churches": 3, "ships": 2, "workers": 3}
    assert player(g, 1)["home"] == "kraklinge"


@pytest.mark.parametrize(("seats", "neutral"), [(1, 10), (2, 8), (3, 6), (4, 4)])
def test_neutral_farmsteads_stand_where_nobody_is_at_home(seats: int, neutral: int) -> None:
    """GOT-19, GOT-32, GOT-R59: two in every other Setting, in its start districts; ten when played alone."""
    g = start(seats)
    to_reputations(g)

    view = g.view(None)
    there = [district["id"] for district in view["districts"] if district["neutral"]]

    assert len(there) == neutral
    at_home = {setting["id"] for setting in view["settings"] if setting["home"] is not None}
    places = {entry["id"]: entry for entry in GOTLANDIA.pack.data["district"]}
    assert all(places[name]["start"] and places[name]["setting"] not in at_home for name in there)


# --- piles ------------------------------------------------------------------------------------------------------------


def test_four_craft_and_four_trading_piles_show_their_tops() -> None:
    """GOT-22, GOT-23: two piles of one card, two of four single cards each; only the top is known."""
    g = start(2)
    play(g, "home rute", "turn-up brewery", "turn-up inn", "turn-up bergen", "turn-up skanor")

    piles = [(pile["kind"], pile["top"], pile["below"]) for pile in g.view(0)["piles"]]

    assert piles == [
        ("craft", "stud", 3),
        ("craft", "tar-pit", 3),
        ("craft", "brewery", 3),
        ("craft", "inn", 3),
        ("trading", "linkoping", 3),
        ("trading", "lubeck", 3),
        ("trading", "bergen", 3),
        ("trading", "skanor", 3),
    ]


def test_any_single_card_may_lie_on_top() -> None:
    """GOT-22, GOT-23: eight base cards of each kind, equally likely."""
    g = start(2)
    play(g, "home rute")
    crafts = g.chances()
    play(g, "turn-up mill", "turn-up orchard")

    assert [(move.word, weight) for move, weight in crafts] == [
        (f"turn-up {name}", 1)
        for name in ["brewery", "treasury", "orchard", "smithy", "quarry", "mill", "fishing-hut", "inn"]
    ]
    assert offered(g, "turn-up") == [
        "skanor",
        "kalmar",
        "rostock",
        "reval",
        "gdansk",
        "stralsund",
        "novgorod",
        "bergen",
    ]


# --- reputations ------------------------------------------------------------------------------------------------------


def test_each_player_is_dealt_two_reputations_and_keeps_one_in_secret() -> None:
    """GOT-36, GOT-R27: nobody sees what is dealt or kept until all have chosen; then all is revealed."""
    g = start(2)
    to_reputations(g)
    assert len(g.moves()) == 20
    assert {weight for _, weight in g.chances()} == {1}

    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong")
    assert words(g) == ["keep wise", "keep rich"]
    assert said(g, "keep misers") == "You weren’t dealt Misers (GOT-36)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-36)."
    play(g, "keep rich")

    assert g.view(0)["players"][0]["kept"] == "rich"
    assert "dealt" not in g.view(1)["players"][0]
    assert g.view(1)["players"][0]["reputation"] == ""
    play(g, "keep misers")
    assert words(g) == ["reveal rich"]
    play(g, "reveal rich")
    assert g.view(0)["players"][0]["kept"] == ""
    play(g, "reveal misers")
    assert [one["reputation"] for one in g.view(None)["players"]] == ["rich", "misers"]


def test_new_players_are_dealt_even_numbers_first() -> None:
    """GOT-37, GOT-R28: seat 1 is new: its cards come first and are even; then all that are left."""
    g = start(2, new_players=[False, True])
    to_reputations(g)
    numbers = {r.name: r.number for r in g.components.reputations}

    assert {numbers[name] % 2 for name in offered(g, "reputation")} == {0}
    assert len(offered(g, "reputation")) == 10
    play(g, "reputation respectable", "reputation rich")

    assert g.view(1)["players"][1]["dealt"] == ["respectable", "rich"]
    assert len(offered(g, "reputation")) == 18


def test_the_highest_number_begins_and_set_up_effects_go_from_high_to_low() -> None:
    """GOT-38, GOT-39, GOT-R29: Strong (10) before Innovators (2); seats run clockwise from the highest."""
    g = with_reputations("innovators", "strong")

    assert g.to_move == 1
    play(g, "start-card smithy")
    while g.to_move == CHANCE:
        play(g, words(g)[0])
    assert g.to_move == 0
    assert g.view(None)["start_player"] == 1
    assert g.in_turn_order() == [1, 0]


def test_the_starting_stock_is_not_counted_again() -> None:
    """GOT-38, GOT-155, GOT-R31: Troll-born leaves Forsa, a Forest, and keeps the Wood for it."""
    g = with_reputations("troll-born", "rich")

    play(g, "farmstead endre")

    assert stock(g)["wood"] == 2
    assert settled(g) == {"farosund": "farmstead", "endre": "farmstead"}


# --- what reputations change ------------------------------------------------------------------------------------------


def test_respectable_begins_with_a_tower() -> None:
    """GOT-140: in the place of either of the two farmsteads, free."""
    g = with_reputations("respectable", "rich")

    assert words(g) == ["tower farosund", "tower forsa"]
    assert said(g, "tower bal") == "You have no farmstead in Bal (GOT-140)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-140)."
    play(g, "tower farosund")

    assert settled(g) == {"farosund": "tower", "forsa": "farmstead"}
    assert stock(g) == {"wood": 2, "sheep": 1, "grain": 1, "stone": 2, "silver": 2}


def test_storytellers_begin_with_buried_silver() -> None:
    """GOT-145, GOT-R30: five from the main supply; the Silver in storage stays."""
    g = with_reputations("storytellers", "misers")

    assert player(g)["buried_silver"] == 5
    assert stock(g)["silver"] == 2
    assert points(g) == {"buried": 5}


def test_the_rich_begin_with_five_silver_more() -> None:
    """GOT-146"""
    assert stock(with_reputations("rich", "misers"))["silver"] == 7


def test_the_sea_legged_begin_with_two_ships() -> None:
    """GOT-148, GOT-10: both in the direction of the home Setting."""
    assert ships(with_reputations("sea-legged", "misers")) == {"northeast": 2}


@pytest.mark.parametrize("card", ["smithy", "fishing-hut"])
def test_the_strong_begin_with_a_craft_whatever_it_asks_for(card: str) -> None:
    """GOT-150, GOT-R26: Rute has no Field for a Smithy; the card comes from the top of its pile."""
    g = with_reputations("strong", "misers", tops=["smithy", "fishing-hut"])

    assert words(g) == ["start-card smithy", "start-card fishing-hut"]
    assert said(g, "start-card stud") == "You can’t start with Stud (GOT-150)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-150)."
    play(g, f"start-card {card}")

    assert player(g)["discard"] == [card]
    assert stock(g)["silver"] == 2
    assert len(offered(g, "turn-up")) == 6


def test_a_card_deep_in_a_pile_is_taken_out_without_showing_the_others() -> None:
    """GOT-R25: chance says in which pile it lay; the others keep their order."""
    g = with_reputations("strong", "misers", tops=["brewery", "inn"])

    whole = pieces(g)

    play(g, "start-card smithy")
    assert [(move.word, weight) for move, weight in g.chances()] == [("under 3", 3), ("under 4", 3)]
    play(g, "under 4")

    crafts = [(pile["top"], pile["below"]) for pile in g.view(0)["piles"] if pile["kind"] == "craft"]
    assert crafts == [("stud", 3), ("tar-pit", 3), ("brewery", 3), ("inn", 2)]
    assert player(g)["discard"] == ["smithy"]
    assert pieces(g) == whole


def test_with_another_pack_the_card_may_be_a_trading_partner() -> None:
    """GOT-150, GOT-R25: looked for in the piles of its own kind."""
    game = skerry.game("gotlandia", version=1, changes={"reputation.strong.start_card_choice": ["smithy", "bergen"]})
    players = [{"reputation": "strong"}, {"reputation": "misers"}]
    tops = ["brewery", "inn", "stralsund", "rostock"]
    g = game.scenario({"phase": "set-up", "step": "effects", "seats": 2, "players": players, "tops": tops})

    assert words(g) == ["start-card smithy", "start-card bergen"]
    play(g, "start-card bergen")

    assert words(g) == ["under 8", "under 9"]


def test_innovators_begin_with_a_stud_or_a_tar_pit() -> None:
    """GOT-158, GOT-R26: its pile then has three cards."""
    g = with_reputations("innovators", "rich")

    assert words(g) == ["start-card stud", "start-card tar-pit"]
    play(g, "start-card stud")

    assert player(g)["discard"] == ["stud"]
    assert g.view(0)["piles"][0] == {
        "kind": "craft",
        "top": "stud",
        "below": 2,
        "price": 2,
        "met": False,
        "affordable": True,
    }


def test_a_large_family_begins_with_three_farmsteads() -> None:
    """GOT-152, GOT-R32: in another district of the home Setting, without cost and without a resource."""
    g = with_reputations("large-family", "misers")

    assert words(g) == ["farmstead faro", "farmstead bal"]
    assert said(g, "farmstead lina") == "You can’t put this farmstead in Lina (GOT-152)."
    assert said(g, "pass") == "You can’t play “pass” now (GOT-152)."
    play(g, "farmstead bal")

    assert settled(g) == {"farosund": "farmstead", "forsa": "farmstead", "bal": "farmstead"}
    assert stock(g) == {"wood": 2, "sheep": 1, "grain": 1, "stone": 2, "silver": 2}


def test_the_troll_born_move_to_an_empty_forest() -> None:
    """GOT-155, GOT-R31: their own Forest is empty then; Fardhem is in another's home, other Forests are taken."""
    g = with_reputations("troll-born", "misers")

    assert words(g) == ["farmstead forsa", "farmstead stenkumla", "farmstead endre"]
    assert settled(g) == {"farosund": "farmstead"}
    check_what_is_derived(g)
    assert refused(g, "farmstead fardhem") == "GOT-155"
    play(g, "farmstead stenkumla")

    assert settled(g) == {"farosund": "farmstead", "stenkumla": "farmstead"}
    assert player(g)["settled_settings"] == 2


def test_troll_born_stay_if_there_is_no_empty_forest() -> None:
    """GOT-R31: seat 0 of Hoburg, with a neutral farmstead in every other Forest that might do."""
    g = with_reputations(
        "troll-born",
        "misers",
        players=[
            {"home": "hoburg", "reputation": "troll-born", "farmsteads": ["burgsvik", "eke"]},
            {"reputation": "misers"},
        ],
        neutral=["endre", "stenkumla", "fardhem", "garde", "klintehamn"],
    )

    assert settled(g) == {"burgsvik": "farmstead", "eke": "farmstead"}


def test_hoarders_begin_with_three_grain_more() -> None:
    """GOT-156"""
    assert stock(with_reputations("hoarders", "troublemakers"))["grain"] == 4


# --- the generation deck ----------------------------------------------------------------------------------------------


def test_any_card_of_the_century_may_come_next() -> None:
    """GOT-40: four of six, nobody knows which; so the fifth and sixth can still be among those to come."""
    g = with_reputations("rich", "misers")

    assert offered(g, "generation") == ["1100-a", "1100-b", "1100-c", "1100-d", "1100-e", "1100-f"]
    play(g, "generation 1100-c")

    assert g.view(None)["left"] == 3
    assert g.view(None)["turned"] == ["1100-c"]


@pytest.mark.parametrize(
    ("number", "black_death"), [(1, True), (2, True), (3, True), (3, False)], ids=["first", "second", "third", "never"]
)
def test_a_game_has_eleven_generations_unless_the_black_death_shortens_it(number: int, black_death: bool) -> None:
    """GOT-41, GOT-180, W11: 9 with the Black Death first, 10 with it second, 11 otherwise."""
    rng = Rng(number)
    g = start(2)
    plague = GOTLANDIA.move("generation 1300-black-death")

    while g.to_move != skerry.OVER:
        moves = g.moves()
        before = len([name for name in g.view(None)["turned"] if name.startswith("1300")])
        if plague in moves:
            wanted = black_death and before == number - 1
            move = plague if wanted else next(one for one in moves if one is not plague)
        else:
            move = g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))]
        g.apply(move)

    assert len(g.view(None)["turned"]) == (8 + number if black_death else 11)


def test_the_log_tells_the_set_up() -> None:
    """GOT-28, GOT-36, GOT-39"""
    g = start(2)
    g.journal = []

    play(g, "home rute")

    assert told(g) == ["seat 0’s home is Rute.", "seat 1’s home is Hoburg."]


def test_the_log_of_the_reputations_tells_each_what_they_may_know() -> None:
    """GOT-36, GOT-39: dealt and kept to their player, revealed to all, then who begins."""
    g = start(2)
    to_reputations(g)
    g.journal = []

    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong", "keep rich", "keep misers")
    assert [g.reveals(move) for move in g.moves()] == [True]
    play(g, "reveal rich", "reveal misers")

    assert [(e.kind, e.seat, e.values.get("reputation"), e.audience) for e in g.journal[:9]] == [
        ("dealt", 0, "wise", 0),
        ("dealt", 0, "rich", 0),
        ("dealt", 1, "misers", 1),
        ("dealt", 1, "strong", 1),
        ("kept", 0, "rich", 0),
        ("kept", 1, "misers", 1),
        ("revealed", 0, "rich", EVERYONE),
        ("revealed", 1, "misers", EVERYONE),
        ("first", 0, None, EVERYONE),
    ]
