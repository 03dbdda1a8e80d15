"""The drawn board: everything in the view is on it, what is legal can be chosen on it, and nothing else."""

import re
from collections import Counter
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import skerry
from skerry.drawing import style
from skerry.games.riga.board.looks import ARTWORK, DARK, LIGHT, STYLESHEET
from skerry.games.riga.state import Riga
from skerry.kernel.errors import Message
from skerry.kernel.rng import Rng
from skerry.kernel.testing import NAMES, drawn, play, words
from tests.boards import LAYOUTS, SVG, by_id, check_glow, check_tips, chosen, ids, of_every_kind, tips
from tests.drawing.colours import contrast
from tests.riga.table import RIGA, riga
from tests.sentences import LANGUAGES


def texts(element: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def names_of(element: ET.Element) -> list[str]:
    """What things are called: the first line of their tips."""
    return [lines[0] for lines in tips(element)]


def placed(board: ET.Element, prefix: str) -> list[str]:
    return [id_ for id_ in ids(board) if id_.startswith(prefix)]


@cache
def whole_game(seats: int, seed: int) -> tuple[list[Riga], Riga]:
    """The decisions of a game in which everyone plays at random, with the Riga buildings; and its end."""
    state: Any = RIGA.start(seats=seats, variants={"riga_buildings": True})
    rng = Rng(seed)
    decisions = []
    while state.to_move != skerry.OVER:
        moves = state.moves()
        if state.to_move != skerry.CHANCE and len(moves) > 1:
            decisions.append(state.copy())
        state.apply(state.draw(rng) if state.to_move == skerry.CHANCE else moves[rng.below(len(moves))])
    return decisions, state


def positions(seats: int, seed: int) -> list[Riga]:
    """Of every kind of decision the last three of a game, and the end."""
    decisions, end = whole_game(seats, seed)
    return [*of_every_kind(decisions, 3), end]


# --- what can be chosen -----------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_on_the_board_once_or_listed_as_unplaced(seats: int, narrow: bool) -> None:
    for g in positions(seats, 7)[:-1]:
        board = drawn(g, g.to_move, narrow=narrow)
        unplaced = [move.word for move in RIGA.unplaced(g.moves())]

        assert sorted(chosen(board) + unplaced) == sorted(words(g))


def test_these_games_have_every_kind_of_decision() -> None:
    asked = {move.family.name for seats in (2, 3, 4) for g in positions(seats, 7)[:-1] for move in g.moves()}

    chance = {"provisional-start", "draw", "draw-building"}
    assert asked == {move.family.name for move in RIGA.alphabet} - chance


def test_only_what_has_no_piece_is_unplaced() -> None:
    buttons = {"end", "pay", "no-more", "keep-none", "skip", "school knight", "school merchant"}

    assert {move.word for move in RIGA.unplaced(RIGA.alphabet)} == buttons


def test_a_choice_is_a_button_with_the_label_of_its_move() -> None:
    g = riga({}, {}, rows=["glass, cloth"], new=["visby-bank"])

    row, bank = by_id(drawn(g), "row-1"), by_id(drawn(g, lang="de"), "b-visby-bank")

    assert (row.get("data-move"), row.get("role"), row.get("tabindex")) == ("take-row 1", "button", "0")
    assert (row.get("aria-label"), bank.get("aria-label")) == ("Take row 1", "Bank (Visby) nehmen")
    assert "legal" in row.attrib["class"].split()


def test_what_can_be_chosen_has_an_edge_of_its_own_that_glows() -> None:
    for g in positions(3, 7)[:-1:2]:
        check_glow(drawn(g, g.to_move))


def test_goods_of_a_row_are_chosen_for_the_monastery_by_kind() -> None:
    """RIG-75: glass of row 1 with wine or grain of row 2."""
    g = riga({"built": ["riga-monastery"]}, rows=["2 glass", "wine, grain"], variants={"riga_buildings": True})

    play(g, "use monastery", "swap 1 glass")

    assert chosen(drawn(g)) == ["with 2 wine", "with 2 grain"]


def test_of_two_treasuries_the_one_built_first_is_chosen() -> None:
    """RIG-R34"""
    g = riga({"built": ["visby-treasury", "danzig-treasury"]}, rows=["glass, cloth"])

    board = drawn(g)

    assert by_id(board, "b-visby-treasury").get("data-move") == "use treasury"
    assert by_id(board, "b-danzig-treasury").get("data-move") is None


def test_a_used_or_fresh_building_is_not_chosen() -> None:
    """RIG-55, RIG-57"""
    built = ["visby-fortress", "visby-inn used", "tallinn-inn", "danzig-inn fresh"]
    g = riga({"built": built, "goods": "3 wine", "buildings": ["danzig-treasury"]}, phase="build")

    play(g, "build danzig-treasury")

    assert "pay inn" in words(g)
    inns = [by_id(drawn(g), f"b-{city}-inn") for city in ("visby", "tallinn", "danzig")]
    assert [inn.get("data-move") for inn in inns] == [None, "pay inn", None]


def test_a_building_that_cannot_be_paid_is_a_wish() -> None:
    """RIG-37: the page can ask why it cannot be built."""
    g = riga({"goods": "2 glass", "buildings": ["visby-treasury", "visby-fortress"]}, phase="build")

    board = drawn(g)

    assert chosen(board) == ["build visby-treasury"]
    assert chosen(board, "data-wish") == ["build visby-fortress"]
    assert "wish" in by_id(board, "b-visby-fortress").attrib["class"].split()


def test_goods_that_cannot_be_paid_now_are_wishes() -> None:
    """RIG-35: cloth is blocked in Visby."""
    g = riga({"goods": "cloth, 2 wine, 3 grain", "buildings": ["visby-treasury"]}, phase="build")

    play(g, "build visby-treasury")

    board = drawn(g)
    assert sorted(chosen(board)) == ["pay grain", "pay wine"]
    assert chosen(board, "data-wish") == ["pay cloth"]


# --- what is on it ----------------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_is_well_formed_and_every_id_is_there_once(seats: int, narrow: bool) -> None:
    for g in positions(seats, 7)[::-4]:
        for seat in (0, None):
            twice = [id_ for id_, count in Counter(ids(drawn(g, seat, narrow=narrow))).items() if count > 1]

            assert twice == []


@LAYOUTS
def test_no_text_is_too_small_to_be_read(narrow: bool) -> None:
    for g in positions(4, 7)[::-4]:
        sizes = [float(text.attrib["font-size"]) for text in drawn(g, narrow=narrow).iter(f"{SVG}text")]

        assert min(sizes) >= 11


def test_the_board_fills_the_width_of_a_phone_or_a_screen() -> None:
    g = riga({})

    assert drawn(g, narrow=True).attrib["viewBox"].startswith("0 0 390 ")
    assert drawn(g).attrib["viewBox"].startswith("0 0 1056 ")


def test_the_board_needs_nothing_from_outside_and_runs_nothing() -> None:
    g = riga({"goods": "wine", "buildings": ["visby-bank"]}, rows=["glass, cloth"])

    markup = ET.tostring(drawn(g), encoding="unicode")

    assert not re.search(r"<\w*:?(script|image|foreignObject)|url\(|@import|\son\w+=", markup)
    references = re.findall(r'href="([^"]*)"', markup)
    assert references
    assert all(reference.startswith("#riga-") for reference in references)


def test_every_symbol_that_is_used_is_drawn() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', ARTWORK))

    for g in positions(3, 7)[::-4]:
        used = {element.attrib["href"][1:] for element in drawn(g).iter(f"{SVG}use")}
        assert used <= known
    assert len(known) == 37


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_names_can_be_read_on_every_plate_and_points_on_every_seal(theme: dict[str, str]) -> None:
    dark_ink = "#2c2118"

    assert min(contrast("#ffffff", theme[name]) for name in ("red", "blue", "green", "brown", "wax")) >= 4.5
    assert contrast(dark_ink, theme["yellow"]) >= 4.5


@pytest.mark.parametrize(("theme", "common"), [(LIGHT, style.LIGHT), (DARK, style.DARK)], ids=["light", "dark"])
def test_goods_stand_out_from_their_cards(theme: dict[str, str], common: dict[str, str]) -> None:
    assert min(contrast(theme[good], common["card"]) for good in ("cloth", "glass", "wine", "grain")) >= 3


def test_goods_lie_in_their_rows_with_base_value_and_what_they_pay() -> None:
    """RIG-36: in Visby glass 4 and wine 5, in Tallinn wine 3, in Stockholm glass 4, in Danzig glass 6 and wine 3."""
    g = riga({}, rows=["cloth, grain, grain", "glass, wine, wine"])

    board = drawn(g)

    assert placed(board, "row-2-") == ["row-2-glass-1", "row-2-wine-1", "row-2-wine-2"]
    assert tips(by_id(board, "row-2")) == [
        ["Row 2: 1 glass, 2 wine", "Base value 10; Visby 14, Tallinn 6, Stockholm 4, Danzig 12", "RIG-29"],
        ["1 glass", "Base value 4 each; Visby 4, Tallinn –, Stockholm 4, Danzig 6", "RIG-36"],
        ["2 wine", "Base value 3 each; Visby 5, Tallinn 3, Stockholm –, Danzig 3", "RIG-36"],
    ]
    assert texts(by_id(board, "row-2")) == ["2", "4", "3", "3", "10", "14", "6", "4", "12"]


def test_a_building_shows_cost_name_seal_city_and_function() -> None:
    g = riga({}, rows=[], new=["visby-market-hall"])

    hall = by_id(drawn(g), "b-visby-market-hall")

    shown = texts(hall)
    assert shown[:3] == ["12", "5", "Market Hall"]
    assert "Cloth: The good shown may be used" in " ".join(hall.itertext())
    markup = ET.tostring(hall, encoding="unicode")
    assert "#riga-visby" in markup
    assert "riga-merchant" in markup
    name, does, prices, rules = tips(hall)[0]
    assert name == "Market Hall (Visby)"
    assert does.startswith("Costs 12, 5 points. Cloth: The good shown may be used")
    assert prices == "Visby: cloth –, glass 4, wine 5, grain 2"
    assert rules == "RIG-71, RIG-36"


def test_each_harbour_has_its_prices_and_says_what_you_can_pay() -> None:
    """RIG-35: cloth is blocked in Visby and wine is dear there. RIG-37: two wine and a grain pay 12."""
    g = riga({"goods": "2 wine, grain"}, {})

    visby = by_id(drawn(g), "market-visby")

    assert texts(visby) == ["Visby", "–", "4", "5", "2", "12"]
    assert tips(visby) == [["Visby: cloth –, glass 4, wine 5, grain 2", "You can pay 12 there", "RIG-36, RIG-37"]]
    assert texts(by_id(drawn(g, None), "market-visby")) == ["Visby", "–", "4", "5", "2"]


def test_riga_has_a_price_board_only_with_its_buildings() -> None:
    """RIG-03"""
    without, with_them = riga({}), riga({}, variants={"riga_buildings": True})

    assert len(placed(drawn(without), "market-")) == 4
    assert "market-riga" in placed(drawn(with_them), "market-")


def test_prices_are_those_that_the_seat_has() -> None:
    """RIG-70, RIG-71: with Manufactory and Market Hall a good pays more, and where it was blocked."""
    g = riga({"built": ["visby-manufactory", "visby-market-hall"]}, {})

    assert texts(by_id(drawn(g, 0), "market-visby"))[1:5] == ["5", "4", "6", "2"]
    assert texts(by_id(drawn(g, 1), "market-visby"))[1:5] == ["–", "4", "5", "2"]
    assert texts(by_id(drawn(g, None), "market-visby"))[1:5] == ["–", "4", "5", "2"]


def test_new_buildings_lie_above_the_separator_and_old_ones_below() -> None:
    """RIG-11"""
    g = riga({}, new=["visby-bank"], old=["danzig-inn"])

    order = [id_ for id_ in ids(drawn(g)) if id_ in ("b-visby-bank", "separator", "b-danzig-inn")]

    assert order == ["b-visby-bank", "separator", "b-danzig-inn"]


def test_piles_show_how_many_cards_they_hold_and_what_lies_open() -> None:
    """RIG-04"""
    discarded: dict[str, Any] = {"goods_discard": "2 wine, grain", "building_discard": ["danzig-inn"]}
    g = riga({}, rows=["cloth, cloth"], new=["visby-bank"], **discarded)

    board = drawn(g)

    assert texts(by_id(board, "pile-goods")) == ["39"]
    assert texts(by_id(board, "discard-goods")) == ["0", "0", "2", "1"]
    assert texts(by_id(board, "pile-buildings")) == ["46"]
    assert texts(by_id(board, "discard-buildings")) == ["1"]


def test_the_double_turn_is_announced() -> None:
    """RIG-46: with start player 0 seat 2 is last in summer and first in autumn."""
    g = riga({}, {}, {}, rows=["glass, cloth"])

    assert ["Cleo takes two turns in a row", "RIG-46"] in tips(drawn(g))
    assert "2×" in texts(drawn(g))

    g = riga({}, {}, {}, rows=["glass, cloth"], season="autumn", turn=1)
    assert "2×" not in texts(drawn(g))


def test_the_order_of_turns_begins_with_the_one_that_is_on() -> None:
    g = riga({}, {}, {}, rows=["glass, cloth"], turn=1)

    turns = [name for name in names_of(drawn(g)) if re.fullmatch(r"(Ann|Ben|Cleo), (summer|autumn)", name)]

    assert turns == ["Ben, summer", "Cleo, summer", "Cleo, autumn", "Ben, autumn", "Ann, autumn"]


def test_the_year_and_the_season_that_are_on_stand_out() -> None:
    g = riga({}, rows=["glass, cloth"], year=3, season="autumn")

    marked = [text for text in drawn(g).iter(f"{SVG}text") if "on-now" in text.get("class", "").split()]

    assert [text.text for text in marked] == ["3", "autumn"]


def test_a_tableau_shows_what_is_used_fresh_and_charged() -> None:
    g = riga(
        {"built": ["visby-bank used", "riga-school knight", "riga-exchange-office charged", "danzig-inn fresh"]},
        variants={"riga_buildings": True},
    )

    board = drawn(g, 1)

    assert "is-used" in by_id(board, "b-visby-bank").attrib["class"].split()
    assert "is-fresh" in by_id(board, "b-danzig-inn").attrib["class"].split()
    (bank,), (inn,) = tips(by_id(board, "b-visby-bank")), tips(by_id(board, "b-danzig-inn"))
    assert (bank[0], bank[-1]) == ("Bank (Visby), used", "RIG-63, RIG-57")
    assert (inn[0], inn[-1]) == ("Inn (Danzig), new", "RIG-73, RIG-55")
    assert names_of(by_id(board, "b-0-riga-school")) == ["School (Riga), Knight"]
    assert "#riga-knight" in ET.tostring(by_id(board, "b-0-riga-school"), encoding="unicode")
    assert "8" in texts(by_id(board, "b-0-riga-exchange-office"))


def test_everyone_has_riga_buildings_of_their_own_to_build() -> None:
    """RIG-03, RIG-43"""
    g = riga({"goods": "3 cloth"}, {}, phase="build", variants={"riga_buildings": True})

    board = drawn(g)

    assert sorted(placed(board, "b-1-")) == [
        "b-1-riga-exchange-office",
        "b-1-riga-monastery",
        "b-1-riga-school",
        "b-1-riga-storehouse",
    ]
    assert by_id(board, "b-0-riga-school").get("data-move") == "build riga-school"
    assert by_id(board, "b-1-riga-school").get("data-move") is None


def test_points_people_and_cards_in_hand_are_counted_for_everyone() -> None:
    built = ["visby-guildhall", "visby-fortress"]
    g = riga({}, {"built": built, "goods": "2 wine, grain", "buildings": ["danzig-inn"]})

    shown = set(names_of(drawn(g)))

    assert {"Points: 7", "Merchants: 2", "Knights: 2", "Goods in hand: 3", "Buildings in hand: 1"} <= shown


def test_the_hands_of_others_stay_hidden() -> None:
    g = riga({}, {"goods": "2 wine, grain", "buildings": ["danzig-inn"]})

    for seat in (0, None):
        board = drawn(g, seat)
        assert "b-danzig-inn" not in ids(board)
        assert placed(board, "hand-") == []


def test_the_own_hand_shows_goods_buildings_limit_and_power() -> None:
    """RIG-37, RIG-49"""
    g = riga({"goods": "2 wine, grain", "buildings": ["danzig-inn"]}, rows=["glass, cloth"])

    board = drawn(g)

    assert placed(by_id(board, "hand"), "hand-wine") == ["hand-wine-1", "hand-wine-2"]
    assert "b-danzig-inn" in ids(by_id(board, "hand"))
    assert "4 of 6" in texts(board)
    assert texts(by_id(board, "market-visby"))[-1] == "12"
    assert texts(by_id(board, "market-danzig"))[-1] == "6"


def test_a_spectator_has_no_hand() -> None:
    assert "hand" not in ids(drawn(riga({"goods": "wine"}), None))


def test_a_payment_shows_what_is_owed_and_what_each_good_pays() -> None:
    g = riga({"goods": "3 wine, 2 grain", "buildings": ["visby-treasury"]}, {}, phase="build")
    play(g, "build visby-treasury")

    board = drawn(g)

    assert texts(by_id(board, "due")) == ["Visby: 6 to pay"]
    assert "is-paid" in by_id(board, "b-visby-treasury").attrib["class"].split()
    assert {"Pays 5 in Visby", "Pays 2 in Visby"} <= set(names_of(board))
    play(g, "pay wine")
    assert texts(by_id(drawn(g), "due")) == ["Visby: 1 to pay"]


def test_others_see_what_is_being_paid_for() -> None:
    """RIG-38: the building was shown."""
    g = riga({"goods": "3 wine, 2 grain", "buildings": ["visby-treasury"]}, {}, phase="build")
    play(g, "build visby-treasury")

    for seat in (1, None):
        board = drawn(g, seat)
        assert texts(by_id(board, "due")) == ["Visby: 6 to pay"]
        assert names_of(by_id(board, "b-visby-treasury")) == ["Treasury (Visby), being paid for"]


def test_only_its_owner_sees_the_cards_that_are_looked_at() -> None:
    """RIG-D7: the others see that there are some."""
    looking = ["visby-bank", "danzig-inn"]
    g = riga({"built": ["tallinn-builders-yard used"]}, {}, looking=looking, phase="build")

    own, other = drawn(g), drawn(g, 1)

    assert [id_ for id_ in ids(own) if id_ in ("b-visby-bank", "b-danzig-inn")] == ["b-visby-bank", "b-danzig-inn"]
    assert not {"b-visby-bank", "b-danzig-inn"} & set(ids(other))
    assert "looking at 2" in texts(other)


def test_goods_that_are_looked_at_lie_apart_from_the_hand() -> None:
    """RIG-D6"""
    g = riga({"goods": "wine", "built": ["tallinn-treasury used"]}, looking_goods="2 wine, grain", phase="build")

    board = drawn(g)

    assert placed(board, "looking-") == ["looking-wine-1", "looking-wine-2", "looking-grain-1"]
    assert sorted(chosen(board)) == ["keep grain", "keep wine"]


def test_the_end_shows_the_result_and_every_hand() -> None:
    """RIG-80 to RIG-84"""
    g = positions(3, 7)[-1]
    outcome = g.view(0)["outcome"]

    board = drawn(g, 1)

    shown = texts(by_id(board, "result"))
    totals = [str(points["total"]).replace("-", "−") for points in outcome["points"]]
    assert shown[shown.index("Total") + 1 :][:3] == totals
    assert shown[shown.index("Place") + 1 :] == [f"{rank}." for rank in outcome["ranks"]]
    held = {f"b-{building}" for player in g.view(None)["players"] for building in player["buildings"]}
    assert held
    assert held <= set(ids(board))


# --- what explains itself ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_names_a_thing_and_ends_with_rules_of_the_ledger(lang: str) -> None:
    for g in positions(3, 7)[::-4]:
        check_tips(drawn(g, 0, lang), "riga")


def test_a_tip_says_what_the_terminal_says_of_a_card() -> None:
    g = riga({"buildings": ["visby-lodge"], "built": ["tallinn-crane"]}, new=["danzig-inn"], old=["visby-bank"])

    for lang in LANGUAGES:
        board = drawn(g, lang=lang)
        for building in ("visby-lodge", "tallinn-crane", "danzig-inn", "visby-bank"):
            said = RIGA.say(Message("does.take-building", {"building": building}), lang, NAMES)
            assert tips(by_id(board, f"b-{building}"))[0][1].casefold() == said.casefold()


def test_everything_that_lies_on_the_table_explains_itself() -> None:
    for g in positions(3, 7)[::-4]:
        board = drawn(g, 1)
        explained = {one for tip in board.iter() if "data-tip" in tip.attrib for one in tip.iter()}
        lying = re.compile("b-|row-|hand-|looking-|pile-|discard-|separator|due")
        things = [one for one in board.iter(f"{SVG}g") if lying.match(one.get("id", ""))]
        assert things
        assert [thing.get("id") for thing in things if thing not in explained] == []


def test_merchants_and_knights_say_what_they_are_good_for() -> None:
    """RIG-60, RIG-63, RIG-73"""
    g = riga({"built": ["visby-guildhall", "visby-fortress"]}, rows=["glass, cloth"], year=2)

    shown = tips(drawn(g))

    assert ["Merchants: 2", "Bank – Once: 2 ducats for each of your merchants.", "RIG-60, RIG-63"] in shown
    assert ["Knights: 2", "Inn – Once: 2 ducats for each of your knights.", "RIG-60, RIG-73"] in shown
    assert ["Year 2 of 8", "RIG-12"] in shown
    assert ["Autumn: turns anticlockwise", "RIG-45"] in shown


def test_a_wish_explains_itself_too() -> None:
    g = riga({"goods": "2 glass", "buildings": ["visby-fortress"]}, phase="build")

    fortress = by_id(drawn(g), "b-visby-fortress")

    assert fortress.get("data-wish") == "build visby-fortress"
    assert names_of(fortress) == ["Fortress (Visby)"]


# --- bare boards ------------------------------------------------------------------------------------------------------


@LAYOUTS
def test_a_bare_board_is_the_same_without_looks_and_symbols(narrow: bool) -> None:
    g = riga({"goods": "wine"}, rows=["glass, cloth"], new=["visby-guildhall"])
    position = (g.seen_by(0), g.moves(), "en", NAMES[:2])

    whole, bare = RIGA.board(*position, narrow=narrow), RIGA.board(*position, narrow=narrow, bare=True)

    looks = f"<style>{STYLESHEET}</style><defs>{ARTWORK}</defs>"
    assert looks in whole
    assert bare == whole.replace(looks, "")


def test_the_assets_are_all_that_bare_boards_lack_and_show_nothing() -> None:
    assets = ET.fromstring(RIGA.board_assets())

    assert (assets.get("width"), assets.get("height"), assets.get("aria-hidden")) == ("0", "0", "true")
    assert [child.tag for child in assets] == ["style", "defs"]
    assert assets.findtext("style") == STYLESHEET
    assert {symbol.tag for symbol in assets[1]} == {"symbol"}


def test_the_board_speaks_german() -> None:
    g = riga({"goods": "wine"}, rows=["glass, cloth"], new=["visby-guildhall"], old=["danzig-inn"])

    shown = texts(drawn(g, lang="de"))

    assert {"Waren", "Gebäude in der Auslage", "Gildenhaus", "DeineHand", "Sommer", "Wein"} <= set(shown)
    assert "Alt: gehen im nächsten Frühling" in shown
