"""The drawn board: everything in the view is on it, what is legal can be chosen on it, and nothing else."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

import skerry
from skerry import OVER, Move
from skerry.drawing import style
from skerry.drawing.layout import beside
from skerry.games.gotlandia import GotlandiaGame
from skerry.games.gotlandia.board.banner import APART, FULL, generation
from skerry.games.gotlandia.board.land import Land, edges
from skerry.games.gotlandia.board.looks import DARK, LIGHT
from skerry.games.gotlandia.board.players import deck, goods
from skerry.games.gotlandia.board.scene import Scene
from skerry.games.gotlandia.effects import VOCABULARY
from skerry.games.gotlandia.state import Gotlandia
from skerry.games.gotlandia.text import Texts
from skerry.kernel import testing
from skerry.kernel.board import Glance
from skerry.kernel.pack import Pack
from skerry.kernel.testing import NAMES, drawn, play, words
from tests.boards import LAYOUTS, SVG, by_id, check_glow, check_tips, chosen, ids, texts
from tests.drawing.colours import contrast
from tests.gotlandia.small_map import pack
from tests.gotlandia.table import GOTLANDIA, gotlandia, show_hands
from tests.sentences import LANGUAGES, words_of

ISLET = skerry.game("gotlandia", pack())
MAPS = pytest.mark.parametrize("game", [GOTLANDIA, ISLET], ids=["gotland", "islet"])
FOLDER = Path(__file__).parents[2] / "src/skerry/games/gotlandia/board"
SEED = 3

RATHER = ("church", "decorate", "ship", "settle", "tower", "partner", "learn")
"""Words that lead a game to where it has more to show."""
CHANCE_FAMILIES = {"unplayed", "home", "turn-up", "under", "reputation", "generation", "draw"}


def signs(element: ET.Element) -> list[str]:
    """The symbols in an element, without what all their names begin with."""
    return [use.attrib["href"].removeprefix("#got-") for use in element.iter(f"{SVG}use")]


def tip(element: ET.Element) -> list[str]:
    return element.attrib["data-tip"].split("\n")


def scene(g: Gotlandia, seat: int, lang: str = "en", *, narrow: bool = False) -> Scene:
    game = cast(GotlandiaGame, GOTLANDIA)
    return Scene(game.texts, game.drawn.lands, Glance(game.view(g, seat), [], lang, NAMES, narrow=narrow))


def button(board: ET.Element, word: str) -> ET.Element:
    """What is clicked for a word, legal or not."""
    (found,) = [one for one in board.iter() if word in (one.get("data-move"), one.get("data-wish"))]
    return found


def leaning(moves: Sequence[Move]) -> Sequence[Move]:
    return [move for move in moves if move.family.name in RATHER] or moves


@cache
def positions(seats: int) -> tuple[Gotlandia, ...]:
    """Of every kind of decision the last one of a game, and its end."""
    variants = {"advanced_crafts": seats == 4, "advanced_trading": seats == 4}
    last: dict[str, Gotlandia] = {}
    for g in testing.positions(GOTLANDIA.start(seats, variants), SEED, leaning):
        kept = cast(Gotlandia, g.copy())
        last |= {move.family.name: kept for move in g.moves()} if g.to_move != OVER else {"": kept}
    end = last.pop("")
    return (*{id(g): g for g in last.values()}.values(), end)


def decisions(*seats: int) -> Iterator[Gotlandia]:
    for number in seats:
        yield from positions(number)[:-1]


# --- what can be chosen -----------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_legal_move_is_on_the_board_once_or_listed_as_unplaced(seats: int, narrow: bool) -> None:
    for g in decisions(seats):
        board = drawn(g, g.to_move, narrow=narrow)
        unplaced = [move.word for move in GOTLANDIA.unplaced(g.moves())]

        assert sorted(chosen(board) + unplaced) == sorted(words(g))


LONG_FINGERED = {"hand": ["gotland"], "reputation": "long-fingered"}
PLAGUE = {"phase": "generation", "century": "1300s", "generation": "1300-black-death"}


@LAYOUTS
@pytest.mark.parametrize(
    ("players", "more", "before", "asked"),
    [
        ([{"hand": ["lubeck"], "towers": ["bal"], "stock": "2 stone"}], {}, ["play lubeck take"], ["church bal"]),
        ([{"hand": ["lubeck"], "churches": ["bal"]}], {}, ["play lubeck take"], ["decorate iron-clad-door"]),
        ([LONG_FINGERED, {"silver": 3}, {"silver": 1}], {}, ["play gotland take", "take wood"], ["steal 1", "steal 2"]),
        ([{"farmsteads": ["bal", "endre"]}, {"towers": ["bal", "endre"]}], PLAGUE, [], ["spare bal", "spare endre"]),
        (
            [{"hand": ["home", "hill"], "buried_silver": 1, "buried": ["forest"]}, {}],
            {"variants": {"home_unbury_limit": 0}},
            ["play home draw", "draw-cards stop"],
            ["unbury silver", "unbury forest"],
        ),
    ],
    ids=["church", "decorate", "steal", "spare", "unbury-any"],
)
def test_rare_decisions_are_made_on_the_board(
    players: list[dict[str, Any]], more: dict[str, Any], before: list[str], asked: list[str], narrow: bool
) -> None:
    """GOT-D12, GOT-D31, GOT-D34, GOT-R4."""
    g = gotlandia(*players, **more)
    play(g, *before)

    board = drawn(g, narrow=narrow)

    assert [word for word in words(g) if word != "decline"] == asked
    assert sorted(chosen(board)) == sorted(asked)


def test_these_games_have_nearly_every_kind_of_decision() -> None:
    found = {move.family.name for g in decisions(1, 2, 3, 4) for move in g.moves()}
    rare = {"spare", "steal", "start-card", "farmstead", "pass"}

    assert {move.family.name for move in GOTLANDIA.alphabet} - CHANCE_FAMILIES - rare <= found


def test_only_what_has_no_piece_is_unplaced() -> None:
    found = {move.family.name for move in GOTLANDIA.unplaced(GOTLANDIA.alphabet)}

    assert found == {"decline", "done", "pass", "show", "reveal", "draw-cards"}


def test_what_can_be_chosen_has_an_edge_of_its_own_that_glows() -> None:
    for g in decisions(2, 4):
        check_glow(drawn(g, g.to_move))


def test_every_wish_is_a_word_that_is_not_legal_and_says_why() -> None:
    wished = set()
    for g in decisions(2, 4):
        for word in chosen(drawn(g, g.to_move), "data-wish"):
            assert word not in words(g)
            message = g.explain(GOTLANDIA.move(word))
            assert message is not None
            assert message.key.startswith("no."), (word, message.key)
            wished.add(word.split()[0])

    assert {"play", "settle", "tower"} <= wished


def test_a_craft_that_cannot_be_learned_says_why() -> None:
    """GOT-95."""
    g = gotlandia({"hand": ["roma"], "farmsteads": ["forsa", "bal"], "silver": 2}, {})
    play(g, "play roma draw", "draw-cards stop")

    board = drawn(g)

    assert "learn tar-pit" in chosen(board)
    assert "learn stud" in chosen(board, "data-wish")


# --- the map ----------------------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_is_well_formed_and_every_id_is_there_once(seats: int, lang: str, narrow: bool) -> None:
    for g in positions(seats):
        board = drawn(g, 0, lang, narrow=narrow)
        found = ids(board)

        assert len(found) == len(set(found))
        assert {f"d-{district}" for district in Texts(GOTLANDIA.pack).names.districts} <= set(found)


@MAPS
def test_a_border_is_the_same_for_the_districts_on_both_sides(game: skerry.Game) -> None:
    land = Land(Texts(game.pack).names, "land", 0.64, 0.64)
    shared = [edge for edge, owners in land.owners.items() if len(owners) == 2]

    for edge in shared:
        there, back = land.winding(edge), land.winding((edge[1], edge[0]))
        turns = [re.findall(r"Q(\S+ \S+) ", path) for path in (there, back)]
        assert turns[0] == turns[1][::-1]
    assert {tuple(sorted(land.owners[edge])) for edge in shared} == neighbours(game.pack)


def neighbours(pack: Pack) -> set[tuple[str, ...]]:
    """The pairs of districts that the pack calls adjacent (GOT-05)."""
    return {tuple(sorted((one["id"], other))) for one in pack.data["district"] for other in one["neighbours"]}


@MAPS
def test_directions_meet_the_coast_of_their_districts(game: skerry.Game) -> None:
    """GOT-06: every edge of the coast is an edge of the direction that the district borders."""
    land = Land(Texts(game.pack).names, "land", 0.64, 0.64)
    for name, direction in land.directions.items():
        around = {frozenset(edge) for edge in edges(land.placed(direction.polygon))}
        for edge, owners in land.owners.items():
            if len(owners) == 1 and frozenset(edge) in around:
                assert name in land.districts[owners[0]].directions


@LAYOUTS
def test_another_map_is_drawn_without_a_change_of_code(narrow: bool) -> None:
    for number, g in enumerate(testing.positions(ISLET.start(2), SEED, leaning)):
        if number % 9 == 0 and g.to_move != OVER:
            board = ET.fromstring(
                ISLET.board(g.seen_by(g.to_move), g.moves(), "en", NAMES[:2], narrow=narrow, bare=True)
            )
            unplaced = [move.word for move in ISLET.unplaced(g.moves())]
            assert sorted(chosen(board) + unplaced) == sorted(words(g))
            assert {"d-mitt", "sea-north", "lead-vest"} <= set(ids(board))


def test_settlements_say_whose_they_are_and_what() -> None:
    """GOT-01."""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["forsa"], "towers": ["bal"], "churches": ["endre"]}, {})

    board = drawn(g)

    found = {place: by_id(board, f"s-0-{place}") for place in ("forsa", "bal", "endre")}
    named = ["Farmstead of Ann in Forsa", "Tower of Ann in Bal", "Church of Ann in Endre"]
    assert [tip(token)[0] for token in found.values()] == named
    assert [signs(token) for token in found.values()] == [["roof"], ["battlement"], ["steeple"]]


def test_a_threatened_district_says_by_which_pirate_and_who_is_exempt_and_why() -> None:
    """GOT-51, GOT-53, GOT-55, GOT-151."""
    seats: list[dict[str, Any]] = [
        {"hand": ["forest"], "home": "rute", "towers": ["farosund"], "farmsteads": ["forsa"], "ships": []},
        {"home": "hoburg", "farmsteads": ["farosund", "eke"], "reputation": "hillfolk"},
    ]
    g = gotlandia(*seats, pirates=["northeast"])

    board = drawn(g)

    said = tip(by_id(board, "d-farosund"))
    assert "Threatened from: Northeast. Nobody can settle here." in said
    assert "Ann: Safe from pirates (Tower)" in said
    assert "Ben: Safe from pirates (Hillfolk)" in said
    assert "safe" in signs(by_id(board, "s-0-farosund"))
    assert "Threatened: it produces nothing and gives no Food." in tip(by_id(board, "s-0-forsa"))
    assert "safe" not in signs(by_id(board, "s-0-forsa"))


def test_a_ship_keeps_the_pirate_from_the_coast() -> None:
    """GOT-51, GOT-56."""
    g = gotlandia({"hand": ["forest"], "home": "rute"}, {}, pirates=["northeast"])

    board = drawn(g)

    assert not [one for one in by_id(board, "d-forsa") if "threatened" in one.get("class", "")]
    assert tip(by_id(board, "northeast-pirate-1"))[1].startswith("A ship protects the coast")
    assert "northeast-ship_a-1" in ids(board)


@LAYOUTS
def test_whoever_points_at_a_pirate_that_can_be_sunk_chooses_its_direction(narrow: bool) -> None:
    """GOT-83, GOT-86: pirate, ships and names let the pointer through to the sea, but only where it can be chosen."""
    g = gotlandia({"hand": ["roma", "hill"]}, {}, pirates=["east", "west"])
    play(g, "play roma assembly")

    board = drawn(g, narrow=narrow)

    through = [one for one in board.iter(f"{SVG}g") if one.get("pointer-events") == "none"]
    assert chosen(board) == ["sink east", "sink west"]
    assert [ids(one)[-1] for one in through] == ["east-pirate-1", "west-pirate-1"]


@LAYOUTS
def test_every_setting_says_who_leads_and_by_what(narrow: bool) -> None:
    """GOT-182, GOT-183, GOT-184."""
    g = gotlandia({"hand": ["forest"], "home": "rute", "farmsteads": ["farosund"], "towers": ["endre"]}, {})

    board = drawn(g, narrow=narrow)

    bro, kraklinge = by_id(board, "lead-bro"), by_id(board, "lead-kraklinge")
    assert texts(bro) == ["Bro", "A", "5"]
    assert signs(bro) == ["tower"]
    assert "Scoring now: Ann, 5 VP each" in tip(bro)
    assert "Neutral farmsteads: 2" in tip(bro)
    assert "Nobody would score here now." in tip(kraklinge)


def test_wisby_and_roma_show_who_stands_there_and_what_is_in_demand() -> None:
    """GOT-44, GOT-80, GOT-87."""
    players: list[dict[str, Any]] = [{"hand": ["forest"], "workers": 3, "played": ["wisby", "roma"]}, {}]
    g = gotlandia(*players, wisby={"wood": 0}, roma=0, century="1100s", generation="1100-a")

    board = drawn(g)

    assert "wisby-wood" in ids(board)
    assert "roma-worker" in ids(board)
    assert "Taken by Ann’s worker." in tip(by_id(board, "roma"))
    assert "3" in texts(by_id(board, "wisby"))
    assert tip(by_id(board, "demand"))[0] == "High demand: Grain"


def test_on_a_phone_the_space_of_roma_lies_above_the_name_of_the_district_below_it() -> None:
    """GOT-87."""
    board = drawn(gotlandia({"hand": ["forest"]}, {}), narrow=True)

    (placed,) = [one for one in board.iter(f"{SVG}g") if by_id(board, "roma") in list(one)]
    (circle,) = by_id(board, "roma").findall(f"{SVG}circle")
    (dede,) = [one for one in board.iter(f"{SVG}text") if one.text == "Dede"]

    bottom = float(placed.attrib["transform"].removesuffix(")").split()[1]) + float(circle.attrib["r"])
    assert bottom < float(dede.attrib["y"]) - float(dede.attrib["font-size"])


# --- settling and paying ----------------------------------------------------------------------------------------------


def test_settling_shows_its_price_with_the_fee() -> None:
    """GOT-72, GOT-74: to one other player and for a neutral farmstead."""
    seats: list[dict[str, Any]] = [
        {"hand": ["gotland"], "home": "rute", "stock": "wood, grain", "silver": 2},
        {"home": "hoburg"},
    ]
    g = gotlandia(*seats)
    play(g, "play gotland settle")

    board = drawn(g)

    assert "Settling costs 1 Wood, 1 Grain, plus 1 Silver for the settlements here." in tip(by_id(board, "d-lina"))[-2]
    assert {"wood", "grain", "silver"} <= set(signs(by_id(board, "d-lina")))
    assert "silver" not in signs(by_id(board, "d-bal"))


@LAYOUTS
@MAPS
def test_no_price_lies_under_the_buttons_of_the_map(game: skerry.Game, narrow: bool) -> None:
    """GOT-74: wherever one may settle, the price keeps clear of the corner with the buttons."""
    prices = 0
    for g in testing.positions(game.start(2), SEED, leaning):
        if g.to_move == OVER or g.moves()[0].family.name != "settle":
            continue
        board = ET.fromstring(game.board(g.seen_by(g.to_move), g.moves(), "en", NAMES[:2], narrow=narrow, bare=True))
        (buttons,) = [one for one in by_id(board, "map") if any("data-zoom" in button.attrib for button in one.iter())]
        left, top = moved(buttons)
        for price in [one for one in by_id(board, "map").iter(f"{SVG}g") if is_price(one)]:
            x, y = moved(price)
            plate = next(price.iter(f"{SVG}rect"))
            assert x + float(plate.attrib["width"]) <= left or y + float(plate.attrib["height"]) <= top
            prices += 1
    assert prices > 5


def is_price(one: ET.Element) -> bool:
    return "transform" in one.attrib and one.find(f"./{SVG}g/{SVG}rect[@class='plate']") is not None


def moved(one: ET.Element) -> tuple[float, float]:
    x, y = one.attrib["transform"].removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def test_every_way_of_payment_shows_what_it_takes() -> None:
    """GOT-75."""
    g = gotlandia({"hand": ["gotland"], "home": "rute", "stock": "wood, grain", "silver": 4}, {})
    play(g, "play gotland settle", "settle lina")

    board = drawn(g)

    assert (texts(button(board, "pay")), signs(button(board, "pay"))) == (
        ["1", "1", "+", "1"],
        ["wood", "grain", "silver"],
    )
    assert tip(button(board, "pay"))[1:] == [
        "Includes 1 Silver for the settlements there, paid to: Supply",
        "GOT-72, GOT-75, GOT-74",
    ]
    instead = button(board, "pay-silver wood")
    assert (texts(instead), signs(instead)) == (["1", "2", "+", "1"], ["grain", "silver", "silver"])
    assert [one for one in by_id(board, "map").iter() if one.get("class") == "subject"]


def test_a_sale_shows_the_silver_of_every_number() -> None:
    """GOT-79, GOT-143: three Stone in demand, sold by Rune carvers."""
    seats: list[dict[str, Any]] = [{"hand": ["wisby"], "stock": "3 stone, wood", "reputation": "rune-carvers"}, {}]
    g = gotlandia(*seats, century="1200s", generation="1200-conflict-a")
    play(g, "play wisby sell")
    assert texts(button(drawn(g), "sell stone")) == ["1", "→", "4", "(3)"]

    play(g, "sell stone")

    assert texts(button(drawn(g), "number 3")) == ["3", "→", "12"]


# --- the hand ---------------------------------------------------------------------------------------------------------


def test_a_card_in_hand_says_what_it_would_do_and_what_it_gives_if_kept() -> None:
    """GOT-76, GOT-101: three Forests of which none is threatened."""
    forests = ["forsa", "endre", "garde"]
    g = gotlandia({"hand": ["2 forest", "hill"], "farmsteads": forests, "stock": "grain"}, {})

    board = drawn(g)

    forest = by_id(board, "hand-forest-2")
    assert "×2" in texts(forest)
    assert texts(button(board, "play forest produce")) == ["Produce", "4"]
    assert signs(button(board, "play forest produce")) == ["wood"]
    assert button(board, "play forest settle").get("data-wish")
    assert texts(forest)[texts(forest).index("kept:") + 1] == "3"
    assert "bury" in signs(by_id(board, "hand-hill-1"))


def test_the_place_of_a_card_that_was_played_stays_free() -> None:
    """So nothing moves under the mouse while one card after the other is played."""
    players: list[dict[str, Any]] = [{"hand": ["2 forest", "hill", "wisby"], "farmsteads": ["forsa"], "workers": 3}, {}]
    g = gotlandia(*players)
    before = {card: where(drawn(g), f"held-{card}") for card in ("forest", "wisby")}

    play(g, "play hill produce")

    board = drawn(g)
    assert {card: where(board, f"held-{card}") for card in before} == before
    assert where(board, "left-hill")
    assert "hand-hill-1" not in ids(board)


def where(board: ET.Element, part: str) -> list[str]:
    """How a part is moved within what holds it, from the outside to the inside."""
    holders = {child: parent for parent in board.iter() for child in parent}
    (found,) = [one for one in board.iter() if one.get("data-part") == part]
    way = []
    while found in holders:
        found = holders[found]
        way.append(found.get("transform", ""))
    return way[::-1]


def test_the_outlook_is_food_against_settlements() -> None:
    """GOT-172, GOT-173, GOT-174."""
    short = gotlandia({"hand": ["gotland", "hill"], "home": "rute"}, {})
    enough = gotlandia({"hand": ["gotland", "roma"], "home": "rute"}, {})

    assert texts(by_id(drawn(short), "outlook"))[1:] == ["1", "/", "2", "→ −1"]
    assert texts(by_id(drawn(enough), "outlook"))[1:] == ["2", "/", "2", "→ +1"]
    assert texts(by_id(drawn(short), "outlook-bury")) == ["1"]


def test_there_is_no_outlook_on_food_while_treasure_is_buried() -> None:
    """GOT-173, GOT-176: who grows is decided by then."""
    g = gotlandia({"hand": ["forest", "hill"], "silver": 1}, {}, phase="hands")
    show_hands(g)

    board = drawn(g)

    assert "bury hill" in chosen(board)
    assert "outlook" not in ids(board)


def test_on_a_phone_places_of_played_cards_give_way_to_what_may_be_buried() -> None:
    """GOT-176"""
    g = gotlandia({"hand": ["hill"], "played": ["forest"], "silver": 1}, {}, phase="hands")
    show_hands(g)

    left = {
        narrow: [one for one in by_id(drawn(g, narrow=narrow), "hand").iter() if one.get("class") == "place"]
        for narrow in (False, True)
    }

    assert len(left[False]) == 1
    assert not left[True]


def test_the_own_discard_pile_can_be_looked_through() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["forest"], "discard": ["2 gotland", "home"], "buried": ["hill"], "played": ["field"], "workers": 3}
    ]
    g = gotlandia(*players, {})

    board = drawn(g)

    assert "Gotland ×2" in texts(by_id(board, "discard-gotland-2"))
    assert {"discard-home-1", "buried-hill-1", "played-field-1"} <= set(ids(board))
    assert "Gotland ×2, Home" in tip(by_id(board, "seat-0-discard"))[1]
    assert "Gotland ×2, Home" in tip(by_id(drawn(g, 1), "seat-0-discard"))[1]


def test_a_reputation_says_what_it_does_and_what_it_is_good_for() -> None:
    """GOT-36, GOT-157: alone nobody can be robbed."""
    g = next(g for g in positions(2) if g.moves()[0].family.name == "keep")
    for name in g.view(g.to_move)["players"][g.to_move]["dealt"]:
        said = " ".join(texts(by_id(drawn(g, g.to_move), f"reputation-card-{name}")))
        assert Texts(GOTLANDIA.pack).names.reputations[name].text["en"] in said
        assert Texts(GOTLANDIA.pack).good_for(name, "en")[1:] in said


def test_what_is_seldom_needed_lies_in_drawers_on_a_screen_and_behind_tabs_on_a_phone() -> None:
    g = gotlandia({"hand": ["forest"]}, {})

    wide, narrow = drawn(g), drawn(g, narrow=True)

    drawers = {one.get("data-drawer") for one in wide.iter()} - {None}
    assert drawers == {"market", "player-0", "player-1"}
    assert {one.get("data-opens") for one in wide.iter()} - {None} == drawers
    assert [one.get("data-zone") for one in narrow.iter() if one.get("data-zone")] == [
        "table",
        "mine",
        "market",
        "others",
    ]
    assert not {one.get("data-opens") for one in narrow.iter()} - {None}


def test_hands_and_decks_of_others_are_only_counted() -> None:
    g = gotlandia({"hand": ["forest", "home"]}, {"hand": ["hill", "roma"]})

    board = drawn(g, 1)

    assert texts(by_id(board, "seat-0-hand")) == ["2"]
    assert not [one for one in ids(board) if one.startswith("hand-") and one not in ("hand-hill-1", "hand-roma-1")]


def test_hands_lie_open_at_the_end_of_a_generation() -> None:
    """GOT-171."""
    g = gotlandia({"hand": ["home", "field"]}, {"hand": ["hill", "roma"]}, phase="hands")
    show_hands(g)

    assert {"Hill", "Roma"} <= set(texts(by_id(drawn(g, 0), "player-1")))


# --- pirates, offers, players -----------------------------------------------------------------------------------------


def test_raids_are_shown_in_their_order_with_what_each_took() -> None:
    """GOT-45, GOT-48, GOT-49."""
    seats: list[dict[str, Any]] = [
        {"home": "rute", "silver": 6, "stock": "wood", "ships": []},
        {"home": "hoburg", "ships": []},
    ]
    g = gotlandia(*seats, phase="generation", century="1100s", generation="1100-b", pirates=["northeast"])
    play(g, "lose silver", "lose wood")

    stage = by_id(drawn(g), "stage")

    raids = [one for one in stage.iter() if one.get("data-tip", "").startswith("A pirate comes to ")]
    assert [tip(one)[0] for one in raids] == ["A pirate comes to the Northeast", "A pirate comes to the Southeast"]
    assert [tip(one)[1] for one in raids] == ["Ann lost 3 Silver, 1 Wood", "Nothing was lost here."]


def test_a_victim_chooses_what_to_give() -> None:
    """GOT-D11."""
    g = gotlandia(
        {"home": "rute", "silver": 3, "stock": "4 wood", "ships": []},
        {},
        phase="generation",
        century="1100s",
        generation="1100-b",
        pirates=["northeast"],
    )

    assert chosen(drawn(g)) == ["lose silver", "lose wood"]
    assert texts(button(drawn(g), "lose wood")) == ["−1", "(4)"]


def test_a_loss_names_who_takes_it() -> None:
    """GOT-49, GOT-166."""
    raided: list[dict[str, Any]] = [{"home": "rute", "silver": 3, "stock": "4 wood", "ships": []}, {}]
    by_pirates = gotlandia(*raided, phase="generation", century="1100s", generation="1100-b", pirates=["northeast"])
    by_the_king = gotlandia(
        {"stock": "6 wood", "silver": 3}, {}, phase="generation", century="1300s", generation="1300-king-valdemar"
    )

    assert any(said.startswith("Pirates (Northeast): give up") for said in texts(drawn(by_pirates)))
    assert any(said.startswith("King Valdemar: give up") for said in texts(drawn(by_the_king)))


def test_prerequisites_are_met_or_not() -> None:
    """GOT-93, GOT-95."""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["forsa", "bal"]}, {})

    board = drawn(g)

    stud, tar_pit = by_id(board, "pile-craft-1"), by_id(board, "pile-craft-2")
    assert "cross" in signs(stud)
    assert "You don’t have what it requires." in tip(stud)
    assert "tick" in signs(tar_pit)
    assert not {"tick", "cross"} & set(signs(by_id(drawn(g, None), "pile-craft-1")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ["1200-civil-war", "1300-king-valdemar", "1300-teutonic-knights"])
def test_what_a_generation_does_to_everyone_fits_beside_the_banners(card: str, lang: str) -> None:
    """GOT-166, GOT-168: what four players lost, the pirates and the demand, below a sentence of three lines."""
    players = [{"stock": "3 wood, 3 grain", "farmsteads": ["bal", "lina", "eke", "banda"]} for _ in range(4)]
    g = gotlandia(*players, phase="generation", century=f"{card[:4]}s", generation=card)
    while g.pending.prompt(g).key == "ask.lose":
        play(g, words(g)[0])

    s = scene(g, 0, lang)

    assert generation(s, s.size.side - APART * 3 - 3 * s.size.pad).height <= FULL


def test_on_a_phone_what_you_have_fits_into_its_line() -> None:
    """With two digits for everything; what is buried and sunk lies below it."""
    stock = ", ".join(f"12 {kind}" for kind in ("wood", "sheep", "grain", "stone", "tar", "horse"))
    g = gotlandia({"hand": ["forest"], "silver": 18, "stock": stock}, {})
    s = scene(g, 0, narrow=True)
    you = s.view.players[0]

    assert beside([*goods(s, you), deck(s, you)], 4).width <= s.size.room
    assert {"buried-0", "sunk-0"} <= set(ids(by_id(drawn(g, narrow=True), "player-0")))


def test_the_points_on_the_board_are_those_beside_it() -> None:
    """As the game stands; the tip has those on the track too."""
    for g in decisions(2, 3):
        board = drawn(g)
        for seat in range(g.seats):
            (points,) = [one.value for one in GOTLANDIA.tally(g.seen_by(0), seat) if one.key == "points"]
            assert str(points) in texts(by_id(board, f"vp-{seat}"))


def test_decorations_show_their_owner_or_their_cost() -> None:
    """GOT-92, GOT-192."""
    g = gotlandia({"hand": ["forest"]}, {"decorations": ["gothic-portal"]})

    board = drawn(g)

    assert texts(by_id(board, "deco-gothic-portal")) == ["B", "4"]
    assert texts(by_id(board, "deco-baptismal-font")) == ["6", "6"]


def test_alone_the_goals_are_shown() -> None:
    """GOT-196 to GOT-199."""
    g = gotlandia({"hand": ["forest"]}, seats=1, goals=["easy"])

    board = drawn(g)

    assert "Reached." in tip(by_id(board, "goal-easy"))
    assert "Not reached yet." in tip(by_id(board, "goal-hard"))
    assert texts(by_id(board, "goal-easy")) == ["Easy", "a church by the end of the 1100s"]
    assert texts(by_id(board, "goal-medium")) == ["Medium", "settlements in 6 Settings by the end of the 1200s"]
    hard = "3 churches and Splinter of the Holy Cross by the end of the 1300s"
    assert " ".join(texts(by_id(board, "goal-hard"))) == f"Hard {hard}"


@LAYOUTS
def test_the_end_shows_points_by_source_and_the_places(narrow: bool) -> None:
    """GOT-181, GOT-182, GOT-186, GOT-193."""
    g = positions(3)[-1]
    assert g.to_move == OVER
    outcome = g.view(None)["outcome"]

    shown = texts(by_id(drawn(g, 1, narrow=narrow), "result"))

    totals = [str(points["total"]) for points in outcome["points"]]
    assert shown[shown.index("Total") + 1 :][:3] == totals
    assert shown[shown.index("Place") + 1 :] == [f"{rank}." for rank in outcome["ranks"]]


@LAYOUTS
def test_at_the_end_every_player_has_all_points_and_nothing_is_said_of_what_might_be(narrow: bool) -> None:
    """GOT-186"""
    g = positions(3)[-1]
    board = drawn(g, 1, narrow=narrow)

    shown = [texts(by_id(board, f"vp-{seat}")) for seat in range(3)]

    assert shown == [[str(total)] for total in g.scores()]
    assert "If the game ended now" not in ET.tostring(board, encoding="unicode")


def test_nothing_on_the_board_tells_which_generation_cards_are_to_come() -> None:
    """GOT-40: boxes still to come say the same, whatever is in the deck."""
    g = gotlandia({"hand": ["forest"]}, {}, century="1300s", number=1, generation="1300-peace")

    boxes = boxes_of_the_1300s(g)

    assert boxes[1][1:] == boxes[2][1:] == ["Still to come, unless the century ends early.", "GOT-40, GOT-41"]


def test_after_the_black_death_no_generation_is_still_to_come() -> None:
    """GOT-164, GOT-180"""
    g = gotlandia({"hand": ["forest"]}, {}, century="1300s", number=2, generation="1300-black-death")

    boxes = boxes_of_the_1300s(g)

    assert [box[-1] for box in boxes] == ["GOT-40, GOT-41", "GOT-40, GOT-41", "GOT-180"]
    assert boxes[2][1] == "Won’t come: the century ends early."
    assert len([path for path in drawn(g).iter(f"{SVG}path") if path.get("class") == "crossed"]) == 1


def boxes_of_the_1300s(g: Gotlandia) -> list[list[str]]:
    """What each of its boxes says."""
    every = [one for one in by_id(drawn(g), "stage").iter() if "data-tip" in one.attrib]
    return [tip(one) for one in every if one.attrib["data-tip"].startswith("1300s, generation")]


# --- what explains itself ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_names_a_thing_and_ends_with_rules_of_the_ledger(lang: str) -> None:
    for g in [*positions(1), *positions(4)]:
        check_tips(drawn(g, g.to_move if g.to_move >= 0 else None, lang), "gotlandia")


# --- words and looks --------------------------------------------------------------------------------------------------


def test_all_words_of_the_board_are_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    asked = set(re.findall(r"""["']([\w-]+)["']""", sources))
    begun = set(re.findall(r"""["']([\w-]+-)\{""", sources))
    ended = set(re.findall(r"""\}(-[\w-]+)["']""", sources))

    for key in words_of(GOTLANDIA):
        made = any(key.startswith(one) for one in begun) or any(key.endswith(one) for one in ended)
        assert key in asked or made, key


def test_every_deed_that_a_pack_may_name_has_its_words() -> None:
    """A pack of one's own may begin an action with what ours only have further on, such as placing a pirate."""
    cards = GOTLANDIA.pack.data["card"]
    second = {step["do"] for card in cards for step in card.get("follow_up", [])}
    events = {event["do"] for card in GOTLANDIA.pack.data["generation"] for event in card["events"]}

    named = {f"do-{deed}" for deed in VOCABULARY} | {f"then-{deed}" for deed in second}
    named |= {f"event-{event}" for event in events}
    assert {key for key in words_of(GOTLANDIA) if re.match("do-|then-|event-", key)} == named


def test_symbols_are_there() -> None:
    assets = set(re.findall(r'<(?:symbol|path)[^>]* id="([\w-]+)"', GOTLANDIA.board_assets()))
    used = {use.attrib["href"].removeprefix("#") for g in positions(4) for use in drawn(g, 0).iter(f"{SVG}use")}

    assert used <= assets
    assert {f"got-{resource}" for resource in Texts(GOTLANDIA.pack).names.resources} <= assets


@pytest.mark.parametrize("colours", [{**style.LIGHT, **LIGHT}, {**style.DARK, **DARK}], ids=["light", "dark"])
def test_what_is_written_can_be_read_on_its_ground(colours: dict[str, str]) -> None:
    for ground in ("forest", "pasture", "field", "hill", "sea", "water-1", "water-2", "water-3"):
        assert contrast(colours["ink"], colours[ground]) >= 4.5, ground
    for kind in ("basic", "setting", "craft", "trading"):
        assert contrast(colours["ink"], colours[f"{kind}-ground"]) >= 4.5
        assert contrast(colours["faint"], colours[f"{kind}-ground"]) >= 4.5
        assert contrast(colours[kind], colours[f"{kind}-ground"]) >= 3
    for good in ("wood", "sheep", "grain", "stone", "tar", "horse", "silver"):
        assert contrast(colours[good], colours["panel"]) >= 3, good
        assert contrast(colours[good], colours["mine"]) >= 3, good
    for loud in ("warn", "good"):
        assert contrast(colours[loud], colours["panel"]) >= 4.5
    assert contrast(colours["pirate"], colours["sea"]) >= 4.5


def test_the_board_speaks_german() -> None:
    g = gotlandia({"hand": ["forest"]}, {})

    shown = set(texts(drawn(g, lang="de")))

    assert {"Deine Hand", "Wald", "Produzieren", "Handwerkskarten", "Nordosten", "behalten:"} <= shown


# --- the result alone -------------------------------------------------------------------------------------------------


@LAYOUTS
def test_alone_only_a_goal_is_crowned(narrow: bool) -> None:
    """GOT-196, GOT-R60: no places; a lost game has no crown but the sign of its line."""
    end: dict[str, Any] = {"seats": 1, "phase": "hands", "century": "1300s", "number": 3}
    won, lost = [by_id(drawn(gotlandia({}, goals=goals, **end), narrow=narrow), "result") for goals in (["easy"], [])]

    assert texts(won)[-2:] == ["Best goal reached", "Easy"]
    assert texts(lost)[-2:] == ["Best goal reached", "none, the game is lost"]
    assert [signs(board).count("crown") for board in (won, lost)] == [2, 1]
    assert [tip(one) for one in won.iter() if "Ann wins" in one.get("data-tip", "")] == [["Ann wins", "GOT-196"]]


# --- switches ---------------------------------------------------------------------------------------------------------


@LAYOUTS
def test_churches_are_printed_as_second_steps_or_as_actions(narrow: bool) -> None:
    """GOT-R3: on the card in hand and in the pile, in its tip and on the sheet, as the game is played."""
    player: dict[str, Any] = {"hand": ["lubeck", "hill"]}
    usual, turned = [
        gotlandia(player, {}, variants={"hanse_church_is_second_step": second}) for second in (True, False)
    ]

    for id_ in ("hand-lubeck-1", "pile-trading-2"):
        before, after = [by_id(drawn(g, narrow=narrow), id_) for g in (usual, turned)]
        assert "→ church or decoration" in texts(before)
        assert not [text for text in texts(after) if text.startswith("→ church")]
    pile = by_id(drawn(turned, narrow=narrow), "pile-trading-2")
    assert {"Build a church", "Decorate a church"} <= set(tip(pile))
    does = [rows_of_lubeck(g) for g in (usual, turned)]
    assert does[0][2:] == ["then you may build a church or decorate a church"]
    assert does[1][2:] == ["or build a church", "or decorate a church"]


def rows_of_lubeck(g: Gotlandia) -> list[str]:
    """What the sheet says of the card in hand, which is the last one there: a row for each action."""
    hand = GOTLANDIA.sheet(g.seen_by(0), "en", NAMES[: g.seats])[-1]
    names = [row[0].text for row in hand.rows]
    assert set(names[names.index("Lübeck") + 1 :]) == {""}
    return [row[1].text for row in hand.rows[names.index("Lübeck") :]]


# --- whose rule, whose price ------------------------------------------------------------------------------------------


def test_what_the_king_takes_cites_the_card_of_the_king() -> None:
    """GOT-166, GOT-49"""
    g = gotlandia(
        {"stock": "6 wood", "silver": 3}, {}, phase="generation", century="1300s", generation="1300-king-valdemar"
    )

    assert tip(button(drawn(g), "lose wood"))[-1] == "GOT-166"


def test_the_spaces_of_wisby_have_the_price_of_who_looks() -> None:
    """GOT-143: Rune carvers sell Stone dearer; others and spectators see the usual price."""
    g = gotlandia({"hand": ["wisby"], "reputation": "rune-carvers"}, {})

    prices = [texts(by_id(drawn(g, seat), "wisby")) for seat in (0, 1, None)]

    assert prices[0] != prices[1] == prices[2]


def test_a_goal_whose_century_is_past_is_missed() -> None:
    """GOT-197, GOT-198"""
    g = gotlandia({"hand": ["forest"]}, seats=1, century="1200s")

    said = {name: tip(by_id(drawn(g), f"goal-{name}"))[2] for name in ("easy", "medium", "hard")}

    assert said["easy"] == "Missed: the time for it is over."
    assert said["medium"] == said["hard"] == "Not reached yet."
