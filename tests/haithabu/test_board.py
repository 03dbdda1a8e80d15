"""The drawn board: everything in the view is on it, what is legal can be chosen on it, and nothing else."""

import re
from functools import cache
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from skerry import State
from skerry.drawing import style
from skerry.games.haithabu import HaithabuGame
from skerry.games.haithabu.board.looks import ARTWORK, DARK, KINDS, LIGHT
from skerry.games.haithabu.text import Texts
from skerry.kernel import testing
from skerry.kernel.board import Glance, joined
from skerry.kernel.choices import Choice
from skerry.kernel.testing import NAMES, drawn, play, words
from tests.boards import LAYOUTS, SVG, by_id, check_glow, check_tips, chosen, ids, of_every_kind, texts, tips
from tests.drawing.colours import contrast
from tests.haithabu.table import HAITHABU, haithabu
from tests.sentences import LANGUAGES, words_of

FOLDER = Path(__file__).parents[2] / "src/skerry/games/haithabu/board"


def symbols(element: ET.Element) -> list[str]:
    return [use.attrib["href"].removeprefix("#haithabu-") for use in element.iter(f"{SVG}use")]


@cache
def whole_game(seats: int, seed: int) -> list[State]:
    """The decisions of a game in which everyone plays at random but rather trades and delivers, and its end."""
    found = testing.positions(HAITHABU.start(seats), seed, rather_useful)
    return [g.copy() for g in found]


def rather_useful(moves: Any) -> Any:
    """What a game of mere chance rarely comes to."""
    useful = ("fill", "put", "use", "load", "repay", "buy-from", "order", "take-good", "carry", "cash-in")
    return [move for move in moves if move.family.name in useful] or moves


def positions(seats: int, seed: int) -> list[State]:
    """Of every kind of decision the last of a game, and the end."""
    *decisions, end = whole_game(seats, seed)
    return [*of_every_kind(decisions, 1), end]


# --- what can be chosen -----------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_on_the_board_once_or_listed_as_unplaced(seats: int, narrow: bool) -> None:
    for g in positions(seats, 3)[:-1]:
        board = drawn(g, g.to_move, narrow=narrow)
        unplaced = [move.word for move in HAITHABU.unplaced(g.moves())]

        assert sorted(chosen(board) + unplaced) == sorted(words(g))


def test_what_these_games_do_not_come_to_can_be_chosen_too() -> None:
    """HAI-33, HAI-78, HAI-89, HAI-R36: paying back, filling an order, the Start Player, a loan for the fee."""
    rich = haithabu({"loans": 1, "silver": 300}, {})
    ready = haithabu({"post": "2 mead, 2 cloth", "orders": ["order-01"]}, {}, space="E")
    second = haithabu({}, {"characters": ["start-player"]}, stage="powers")
    poor = haithabu({"silver": 3, "warehouse": "4 mead"}, {}, stage="storage")

    assert "repay" in chosen(by_id(drawn(rich), "mat-0"))
    assert "fill 1" in chosen(by_id(drawn(ready), "mat-0"))
    assert "be-start-player" in chosen(drawn(second, 1))
    assert [move.word for move in HAITHABU.unplaced(poor.moves())] == ["loan"]


@LAYOUTS
def test_what_house_rules_ask_can_be_chosen_on_the_board(narrow: bool) -> None:
    """HAI-R13, HAI-R51, HAI-R52: the dial is set on its spaces, an order may be taken before the good."""
    set_up = HAITHABU.start(2, {"dial_set_by": "start-player"})
    while set_up.to_move < 0:
        play(set_up, words(set_up)[0])
    first = haithabu({}, {}, space="D", variants={"good_and_order": "either-order"})
    then = first.copy()
    play(then, "order upper-1", "turn-up order-30")
    mixed = haithabu({}, {}, space="G", variants={"dial_trade": "any-mix"})
    play(mixed, "buy-one mead", "buy-one mead")

    for g in (set_up, first, then, mixed):
        board = drawn(g, g.to_move, narrow=narrow)
        unplaced = [move.word for move in HAITHABU.unplaced(g.moves())]
        assert sorted(chosen(board) + unplaced) == sorted(words(g))
    assert chosen(by_id(drawn(set_up, narrow=narrow), "space-C")) == ["align C"]


def test_these_games_have_nearly_every_kind_of_decision() -> None:
    asked = {move.family.name for seats in (2, 3, 4) for g in positions(seats, 3)[:-1] for move in g.moves()}

    chance = {"show", "align", "deal", "turn-up", "start", "roll"}
    elsewhere = {"repay", "fill", "loan", "be-start-player"}
    assert asked | elsewhere == {move.family.name for move in HAITHABU.alphabet} - chance


def test_only_what_has_no_piece_is_unplaced() -> None:
    buttons = {"end-turn", "nothing", "done", "point", "loan"}

    assert {move.word for move in HAITHABU.unplaced(HAITHABU.alphabet)} == buttons


def test_what_can_be_chosen_has_an_edge_of_its_own_that_glows() -> None:
    for g in positions(4, 3)[:-1]:
        check_glow(drawn(g, g.to_move))


@LAYOUTS
def test_nothing_that_can_be_chosen_lies_within_another_such_thing(narrow: bool) -> None:
    for g in positions(3, 3)[:-1]:
        for element in drawn(g, g.to_move, narrow=narrow).iter():
            if "data-move" in element.attrib:
                assert chosen(element) == [element.attrib["data-move"]]


def test_every_wish_is_a_word_that_is_not_legal() -> None:
    wished = set()
    for seats in (2, 4):
        for g in positions(seats, 3)[:-1]:
            wishes = chosen(drawn(g, g.to_move), "data-wish")
            assert not set(wishes) & set(words(g))
            for word in wishes:
                message = g.explain(HAITHABU.move(word))
                assert message is not None
                assert message.key.startswith("no."), (word, message.key)
                wished.add(word.split()[0])

    assert {"worker", "buy-from", "entice", "buy-one"} <= wished


# --- the dial ---------------------------------------------------------------------------------------------------------


def test_the_dial_tells_day_from_night_now_and_in_the_next_month() -> None:
    """HAI-20, HAI-51."""
    g = haithabu({}, {})
    board = drawn(g)

    for space in g.view(0)["dial"]:
        sector = by_id(board, f"space-{space['space']}")
        assert ("at-night" in sector.attrib["class"]) is space["night"]
        said = tips(sector)[0]
        assert ("Next month it’s on the night side." in said) is (not space["night"] and space["night_next"])
        assert ("Next month it’s on the day side." in said) is (space["night"] and not space["night_next"])
    first_lines = [lines[0] for lines in tips(by_id(board, "dial"))]
    assert "C moves to the night side next month" in first_lines
    assert "G moves to the day side next month" in first_lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_on_the_dial_is_whole_wherever_it_is_turned_to(lang: str) -> None:
    for letter in "ABCDEFGH":
        g = haithabu({}, {}, dial=letter)

        assert not [text for text in texts(by_id(drawn(g, 0, lang), "dial")) if "…" in text]


def test_the_space_in_use_stands_out() -> None:
    """HAI-49: on the dial and on the market."""
    dial, market = drawn(haithabu({"post": "mead"}, {}, space="C")), drawn(haithabu({}, {}, space="mead"))

    for board, id_ in ((dial, "space-C"), (market, "stall-mead")):
        (used,) = [one for one in board.iter() if "in-use" in one.get("class", "").split()]
        assert used in list(by_id(board, id_))


def test_workers_stand_on_their_spaces() -> None:
    """HAI-24, HAI-25."""
    g = haithabu({"workers": ["A"]}, {"workers": ["A", "mead"]}, phase=3, active=0, neutral=["mead"])
    board = drawn(g)

    assert {"A-worker_a-1", "A-worker_b-1"} <= set(ids(by_id(board, "dial")))
    assert {"mead-worker_b-1", "mead-worker_n-1"} <= set(ids(by_id(board, "market")))
    assert "Here: Ann, Ben" in tips(by_id(board, "space-A"))[0]


def test_a_worker_travels_from_hand_to_its_space() -> None:
    """HAI-21, HAI-26: a page pairs what went and what came by the ends of their ids."""
    g = haithabu({}, {})
    before = set(ids(drawn(g)))

    play(g, "hire-worker")
    hired = set(ids(drawn(g)))
    play(g, "neutral mead", "nothing")
    placed = set(ids(drawn(g)))

    assert (before - hired, hired - before) == ({"inn-worker_n-1"}, {"home-worker_n-1"})
    assert (hired - placed, placed - hired) == ({"home-worker_n-1"}, {"mead-worker_n-1"})


@LAYOUTS
def test_own_and_neutral_worker_have_a_place_each_while_both_are_to_be_placed(narrow: bool) -> None:
    """HAI-28."""
    g = haithabu({}, {}, to_place=["own", "neutral"])

    board = drawn(g, narrow=narrow)

    assert {"worker B", "neutral B"} <= set(chosen(by_id(board, "dial")))
    assert {"worker mead", "neutral mead"} <= set(chosen(by_id(board, "market")))
    assert "A" in texts(by_id(board, "stall-mead"))


def test_the_imposter_turns_the_dial_at_its_middle() -> None:
    """HAI-97."""
    g = haithabu({"characters": ["imposter"]}, {})

    assert {"imposter forward", "imposter back"} <= set(chosen(by_id(drawn(g), "dial")))


# --- the market -------------------------------------------------------------------------------------------------------


def test_a_price_says_what_a_purchase_and_a_sale_would_do_to_it() -> None:
    """HAI-36 to HAI-38."""
    g = haithabu({}, {}, prices={"cloth": 6}, market={"cloth": 9})

    said = tips(by_id(drawn(g), "price-cloth"))[0]

    assert said[0] == "Cloth: 6 silver"
    assert said[1] == "In the market 9, in the general supply 15"
    assert said[2] == "After buying 8, after buying the last cube 10, after selling 4"
    assert not any(line.startswith("Framed") for line in said)


def test_a_price_that_has_moved_says_where_it_began() -> None:
    """HAI-34: the level of the beginning is framed on the scale."""
    g = haithabu({}, {}, prices={"cloth": 8})

    said = tips(by_id(drawn(g), "price-cloth"))[0]

    assert said[3] == "Framed: 6, the starting price"


def test_as_many_cubes_lie_in_the_market_as_there_are() -> None:
    """HAI-02."""
    g = haithabu({}, {}, market={"tools": 7})
    board = drawn(g)

    assert len([one for one in ids(board) if one.startswith("market-tools-")]) == 7


def test_the_price_change_table_lies_beside_its_levels() -> None:
    """HAI-106."""
    told = [lines for lines in tips(by_id(drawn(haithabu({}, {})), "scales")) if lines[-1] == "HAI-106"]

    assert [lines[0] for lines in told] == [
        "Price change: Cheap, levels 1 to 3",
        "Price change: Middling, levels 4 to 7",
        "Price change: Dear, levels 8 to 10",
    ]
    assert "1: −1; 2: −1; 3: –; 4: –; 5: +1; 6: +1" in told[1][1]


def test_a_purchase_shows_its_silver_and_what_is_left() -> None:
    """HAI-47: the running total."""
    g = haithabu({"silver": 27}, {}, space="mead", prices={"mead": 5})

    three = next(one for one in by_id(drawn(g), "desk").iter() if one.get("data-move") == "buy 3")

    assert {"3", "−15", "→12"} <= set(texts(three))
    assert tips(three)[0][:2] == ["3 Mead: 15 silver", "You’ll have 12 silver left."]


def test_a_purchase_that_needs_a_loan_says_what_it_costs() -> None:
    """HAI-30, HAI-31, HAI-33."""
    g = haithabu({"silver": 12}, {}, space="mead", prices={"mead": 5})
    board = by_id(drawn(g), "desk")

    three = next(one for one in board.iter() if one.get("data-move") == "buy 3")
    two = next(one for one in board.iter() if one.get("data-move") == "buy 2")

    assert "loan" in symbols(three)
    assert "loan" not in symbols(two)
    said = [
        "Loans needed: 1. You get 150 silver now and repay 200, or lose 10 points at the end.",
        "You’ll have 147 silver left.",
    ]
    assert tips(three)[0][1:3] == said


def test_a_purchase_that_fills_the_warehouse_says_so() -> None:
    """HAI-107: before it is made, and only then."""
    g = haithabu({"warehouse": "8 mead"}, {}, space="cloth")
    board = by_id(drawn(g), "desk")

    three = next(one for one in board.iter() if one.get("data-move") == "buy 3")
    two = next(one for one in board.iter() if one.get("data-move") == "buy 2")

    assert "At the turn change that’s 1 too many for your warehouse." in tips(three)[0]
    assert not any("too many" in line for line in tips(two)[0])


def test_goods_sold_one_by_one_show_the_sum_so_far() -> None:
    """HAI-68."""
    g = haithabu({"post": "3 weapons"}, {}, space="C", prices={"weapons": 20})
    assert "24" in texts(by_id(drawn(g), "desk"))

    play(g, "sell-one weapons")

    shown = texts(by_id(drawn(g), "desk"))
    assert shown[shown.index("So far:") + 1] == "24"


# --- choices of many parts --------------------------------------------------------------------------------------------


def drafted(g: State, *picks: str) -> ET.Element:
    """The board while these parts of a choice are picked."""
    draft = Choice(g).draft([HAITHABU.move(word) for word in picks])
    assert draft is not None
    offers = draft.offers()
    counts = {offer.move.word: (offer.picked, offer.most) for offer in offers}
    moves = [offer.move for offer in offers]
    parts = HAITHABU.board_parts(Glance(g.seen_by(g.to_move), moves, "en", NAMES[: g.seats], picks=counts))
    return ET.fromstring(joined(parts))


def test_goods_are_counted_with_what_they_cost() -> None:
    """HAI-30, HAI-47, HAI-107: a stepper says what the number on it would cost, with loans and without room."""
    g = haithabu({"silver": 40, "warehouse": "8 mead"}, {}, space="mead")

    desk = by_id(drafted(g, *["buy 1"] * 14), "desk")

    shown = texts(desk)
    assert {"14 / 16", "14 Mead: 42 silver", "You’ll have 148 silver left."} <= set(shown)
    assert any(text.startswith("Loans needed: 1.") for text in shown)
    assert any("12 too many" in text for text in shown)
    assert (chosen(desk, "data-pick"), chosen(desk, "data-put-back")) == (["buy 1"], ["buy 1", "buy 1"])


def test_goods_to_return_are_marked_on_their_heaps() -> None:
    """HAI-107."""
    g = haithabu({"warehouse": "13 mead, 4 cloth"}, {}, stage="storage", turn=3)

    mat = by_id(drafted(g, *["return warehouse mead"] * 3, "return warehouse cloth"), "mat-0")

    assert {"3", "✓"} <= set(texts(mat))
    assert "return warehouse mead" in chosen(mat, "data-put-back")


def test_what_is_picked_to_load_is_told_before_the_vehicle_is_used() -> None:
    """HAI-81, HAI-82."""
    g = haithabu({"warehouse": "4 mead, 2 cloth", "wagon": "wagon-20-1"}, {}, space="F")

    desk = by_id(drafted(g, "use wagon", "load mead 1", "load mead 1"), "desk")

    assert {"On the wagon: 2 Mead", "2 / 4"} <= set(texts(desk))


def test_what_is_loaded_is_summed_up_in_a_few_words() -> None:
    """HAI-82: the wagon has three places for Mead and two for any goods."""
    g = haithabu({"warehouse": "4 mead, 2 cloth", "wagon": "wagon-20-1"}, {}, space="F")

    draft = Choice(g).draft([HAITHABU.move(word) for word in ["use wagon", *["load mead 1"] * 4]])

    assert draft is not None
    told = draft.told()
    assert told is not None
    assert HAITHABU.say(told, "en", NAMES) == "4 goods loaded, 1 place of any kind left."
    assert HAITHABU.say(told, "de", NAMES) == "4 Waren geladen, noch 1 beliebiger Platz frei."


# --- the night --------------------------------------------------------------------------------------------------------


def test_the_second_die_is_offered_with_its_price_before_the_roll() -> None:
    """HAI-52."""
    g = haithabu({}, {}, space="E", event="to-come")

    desk = by_id(drawn(g), "desk")

    assert chosen(desk) == ["one-die", "two-dice"]
    assert "Two dice: 20 silver" in texts(desk)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_come_is_told_in_words_before_the_roll(lang: str) -> None:
    """HAI-51: while the die is to be rolled, the cards of all events lie open with their whole text."""
    g = haithabu({}, {}, space="E", event="to-come")

    board = drawn(g, lang=lang)

    night = " ".join(texts(by_id(board, "night")))
    for event in Texts(HAITHABU.pack).names.events.values():
        assert event.text[lang] in night
    assert "night" not in ids_in_drawers(board)


def test_at_other_times_the_events_lie_in_a_drawer() -> None:
    board = drawn(haithabu({}, {}))

    assert {"night", "scales"} <= ids_in_drawers(board)
    assert [one.attrib["data-opens"] for one in board.iter() if "data-opens" in one.attrib] == [
        "mat-1",
        "events",
        "scales",
    ]


def ids_in_drawers(board: ET.Element) -> set[str]:
    return {one for drawer in board.iter() if "data-drawer" in drawer.attrib for one in ids(drawer)}


def test_the_two_results_are_told_in_words() -> None:
    """HAI-53."""
    g = haithabu({}, {}, space="E", event="to-come")
    play(g, "two-dice", "roll 2", "roll 3")

    night = by_id(drawn(g), "night")

    assert chosen(night) == ["pick 2", "pick 3"]
    assert {"Assassination", "Fog", "Nothing happens."} <= set(texts(night))


def test_whoever_gives_sees_the_event_and_what_can_be_given() -> None:
    """HAI-55."""
    g = haithabu({}, {"warehouse": "mead"}, space="E", event="viking-games")

    board = drawn(g, 1)

    assert "Ann’s night" in texts(by_id(board, "desk"))
    assert "The last event: Ann’s night" not in texts(by_id(board, "desk"))
    assert chosen(by_id(board, "desk")) == ["give silver", "give point"]
    assert chosen(by_id(board, "mat-1")) == ["give warehouse mead"]


def test_whoever_has_no_good_is_not_sent_to_look_for_one() -> None:
    """HAI-55."""
    poor = haithabu({}, {}, space="E", event="viking-games")
    rich = haithabu({}, {"post": "mead"}, space="E", event="viking-games")

    assert "Or a good: choose it on your mat." not in texts(by_id(drawn(poor, 1), "desk"))
    assert "Or a good: choose it on your mat." in texts(by_id(drawn(rich, 1), "desk"))


def test_an_event_that_is_over_is_told_as_the_last_one() -> None:
    """HAI-53: while the next worker is placed nobody takes it for what happens now."""
    g = haithabu({}, {}, space="D", event="to-come")
    play(g, "one-die", "roll 3")
    assert "Ann’s night" in texts(by_id(drawn(g), "desk"))

    play(g, "point")

    assert "The last event: Ann’s night" in texts(by_id(drawn(g, 1), "desk"))


def test_what_is_done_by_day_is_not_taken_for_the_night_before() -> None:
    """HAI-51: the same player at work again, now by day."""
    g = haithabu({"silver": 40}, {}, space="D", event="to-come", to_place=["neutral"])
    play(g, "one-die", "roll 3", "point")

    play(g, "neutral A")

    assert "Ann’s night" not in texts(by_id(drawn(g), "desk"))
    assert "The last event: Ann’s night" in texts(by_id(drawn(g), "desk"))


# --- what can be taken ------------------------------------------------------------------------------------------------


def test_orders_lie_in_two_rows_and_say_which_leaves() -> None:
    """HAI-73, HAI-109."""
    g = haithabu({}, {}, display=["order-25", "", "", "", "order-11", "", "", ""])
    board = drawn(g)

    upper, lower = by_id(board, "o-order-25"), by_id(board, "o-order-11")

    assert tips(upper)[0][:2] == ["Order: 2 Mead, 4 Cloth", "Brings 6 points and 40 silver"]
    assert "Discarded at the turn change." in tips(lower)[0]
    assert "Discarded at the turn change." not in tips(upper)[0]


def test_an_order_keeps_its_id_when_it_is_taken() -> None:
    """HAI-75."""
    g = haithabu({}, {}, space="H", display=["order-25", "", "", "", "", "", "", ""])
    assert "o-order-25" in ids(by_id(drawn(g), "orders"))

    play(g, "order upper-1")

    assert "o-order-25" in ids(by_id(drawn(g), "mat-0"))


def test_a_stack_shows_its_top_card_and_what_a_carpenter_has_seen_below() -> None:
    """HAI-06, HAI-R30."""
    g = haithabu({}, {}, stacks={"ship-20": ["ship-20-3", "ship-20-7"]})

    said = tips(by_id(drawn(g), "stack-ship-20"))[0]

    assert said[:2] == ["Ship, 20 silver", "Carries 3 Pottery and 2 of any kind"]
    assert "Known below: 2 Mead and 3 of any kind" in said


def test_characters_show_their_owners_and_safe_markers() -> None:
    """HAI-66."""
    g = haithabu({"characters": ["seer safe"]}, {"characters": ["trader"]})
    board = drawn(g)

    seer, trader, landlord = (by_id(board, f"c-{name}") for name in ("seer", "trader", "landlord"))

    assert "Works for Ann." in tips(seer)[0]
    assert "safe" in symbols(seer)
    assert "Works for Ben." in tips(trader)[0]
    assert "safe" not in symbols(trader)
    assert "Free: hire it on space B." in tips(landlord)[0]


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_character_is_cut_off(lang: str, narrow: bool) -> None:
    g = haithabu({}, {})
    names = cast(HaithabuGame, HAITHABU).texts.names

    told = texts(by_id(drawn(g, 0, lang, narrow=narrow), "people"))

    assert {names.character(one, lang) for one in names.characters} <= set(told)


def test_the_inn_tells_the_price_of_the_next_worker_to_whoever_looks() -> None:
    """HAI-27, HAI-94."""
    g = haithabu({}, {"characters": ["landlord"]}, {}, neutral=["mead"])

    assert "30" in texts(by_id(drawn(g, 0), "inn"))
    assert "15" in texts(by_id(drawn(g, 1), "inn"))


# --- the mats ---------------------------------------------------------------------------------------------------------


def test_a_mat_shows_its_stores_against_their_limits() -> None:
    """HAI-107, HAI-96."""
    full = haithabu({"warehouse": "8 mead, 4 cloth"}, {})
    managed = haithabu({"warehouse": "8 mead, 4 cloth", "characters": ["administrator"]}, {})

    mat = by_id(drawn(full), "mat-0")

    assert {"12/10", "0/10"} <= set(texts(mat))
    assert [line for lines in tips(mat) for line in lines if line.startswith(("2 too", "Fee"))] == [
        "2 too many!",
        "Fee now: 24 silver",
    ]
    assert "12/15" in texts(by_id(drawn(managed), "mat-0"))
    assert len([one for one in ids(mat) if one.startswith("warehouse-0-mead-")]) == 8


def test_an_order_on_a_mat_says_when_it_falls_off() -> None:
    """HAI-76, HAI-100."""
    g = haithabu({"orders": ["", "", "order-25: 3 cloth", "", "order-01"]}, {})
    board = drawn(g)

    third, last = tips(by_id(board, "o-order-25"))[0], tips(by_id(board, "o-order-01"))[0]

    assert "On it: 3 Cloth" in third
    assert "Missing: 2 Mead, 1 Cloth" in third
    assert "Turn changes until it falls off: 3. A new order may push it on." in third
    assert "Turn changes until it falls off: 1. A new order may push it on." in last


def test_silver_of_others_is_not_drawn() -> None:
    """HAI-29, HAI-R50: two positions that differ only in it look the same to everyone else."""
    for scenario in ({}, {"space": "mead"}, {"space": "E", "event": "to-come"}):
        poor, rich = [
            haithabu({"silver": silver, "warehouse": "4 mead"}, {"silver": 99}, {}, **scenario) for silver in (7, 733)
        ]
        for seat in (1, 2, None):
            for narrow in (False, True):
                boards = [ET.tostring(drawn(g, seat, narrow=narrow)) for g in (poor, rich)]
                assert boards[0] == boards[1], (scenario, seat)

    assert "733" in texts(by_id(drawn(rich, 0), "silver-0"))


def test_an_open_table_shows_all_silver() -> None:
    g = haithabu({}, {"silver": 733}, variants={"silver_visibility": "open"})

    assert "733" in texts(by_id(drawn(g, 0), "silver-1"))


# --- the turn change and the end --------------------------------------------------------------------------------------


def test_the_steps_of_the_turn_change_are_told_one_by_one() -> None:
    """HAI-99 to HAI-106: what is done and what is to come."""
    g = haithabu({"warehouse": "11 mead"}, {"orders": ["", "", "", "", "order-25"]}, stage="turn-change", turn=3)
    play(g, "roll 2", "roll 4", "roll 1", "roll 1", "roll 1", "roll 1", "roll 6", "roll 6")

    shown = texts(by_id(drawn(g), "desk"))

    assert "Turn change: Autumn, year 1" in shown
    assert "Orders moved one space; lost one: Ben." in shown
    assert "New goods with 2, 4: 2 Mead, 2 Cloth, 1 Pottery, 1 Tools. Their prices fell." in shown
    assert "Price dice: Weapons +1, Spices +1." in shown
    assert "Workers go home" in shown


def test_what_was_paid_and_given_back_is_told_by_player() -> None:
    """HAI-107."""
    g = haithabu({"warehouse": "12 mead, cloth"}, {"warehouse": "mead"}, stage="storage", turn=3)
    play(g, "return warehouse mead", "return warehouse mead", "return warehouse cloth")

    shown = " ".join(texts(by_id(drawn(g), "desk")))

    assert "Fees: Ann 20, Ben 2. Returned: Ann 2 Mead, 1 Cloth." in shown


def test_the_end_shows_points_by_source_and_the_places() -> None:
    """HAI-113 to HAI-123."""
    g = positions(3, 3)[-1]
    outcome = g.view(None)["outcome"]

    shown = texts(by_id(drawn(g, 1), "result"))

    totals = [str(points["total"]).replace("-", "−") for points in outcome["points"]]
    assert shown[shown.index("Total") + 1 :][:3] == totals
    assert shown[shown.index("Place") + 1 :] == [f"{rank}." for rank in outcome["ranks"]]
    assert symbols(by_id(drawn(g, 1), "result")).count("crown") == len(outcome["winners"])


def test_the_end_says_what_the_silver_came_from() -> None:
    """HAI-114, HAI-115."""
    g = positions(3, 3)[-1]
    have = g.view(None)["outcome"]["silver"][0]

    (said,) = [lines for lines in tips(by_id(drawn(g, 1), "result")) if lines[0] == "Silver, goods sold"]

    goods, loans = f"{have['sale']} for goods at half price", f"loans repaid: {have['repaid']}"
    assert said[1] == f"Ann: {have['left']} at the end, {loans}, {goods}"


# --- what explains itself ---------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_well_formed_and_every_id_is_there_once(seats: int, lang: str, narrow: bool) -> None:
    for g in positions(seats, 3):
        found = ids(drawn(g, 0, lang, narrow=narrow))

        assert len(found) == len(set(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_names_a_thing_and_ends_with_rules_of_the_ledger(lang: str) -> None:
    for seats in (2, 4):
        for g in positions(seats, 3):
            check_tips(drawn(g, g.to_move if g.to_move >= 0 else None, lang), "haithabu")


@LAYOUTS
def test_no_lettering_is_smaller_than_on_the_other_boards(narrow: bool) -> None:
    for g in positions(4, 3):
        board = drawn(g, 0, narrow=narrow)
        sizes = [float(text.attrib["font-size"]) for text in board.iter(f"{SVG}text")]
        shrunk = [one for one in board.iter(f"{SVG}g") if "scale(0" in one.get("transform", "")]

        assert min(sizes) >= 11
        assert not [text for one in shrunk for text in texts(one) if len(text) > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_laptop_shows_the_whole_board_and_nothing_on_it_is_small(lang: str) -> None:
    """At 1366 by 768 there is room for a board of 1055 by 635, so a unit is a pixel. Wherever the game stands."""
    for seats in (2, 3, 4):
        for g in positions(seats, 3):
            board = drawn(g, max(g.to_move, 0), lang)
            _, _, width, height = map(float, board.attrib["viewBox"].split())
            assert (width, height) == (1050, HEIGHT)
            assert min(float(text.attrib["font-size"]) for text in board.iter(f"{SVG}text")) >= 12.6


HEIGHT = 606


# --- words and looks --------------------------------------------------------------------------------------------------


def test_all_words_of_the_board_are_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    asked = set(re.findall(r"""["']([\w-]+)["']""", sources))
    made = re.compile("dial-|idle-|does-|source-|step-|next-|imposter-|no-|load-|price-|buy-|sell-|wagon|ship")

    for key in words_of(HAITHABU):
        assert key in asked or made.match(key), key


def test_symbols_are_there_one_for_every_good_character_event_and_space() -> None:
    there = set(re.findall(r'symbol id="haithabu-([\w-]+)"', ARTWORK))
    for g in positions(4, 3):
        assert set(symbols(drawn(g, g.to_move if g.to_move >= 0 else None))) <= there

    data = HAITHABU.pack.data
    assert {entry["id"] for name in ("goods", "character", "event") for entry in data[name]} <= there
    assert {entry["key"] for entry in data["dial_space"]} <= there


@pytest.mark.parametrize("colours", [{**style.LIGHT, **LIGHT}, {**style.DARK, **DARK}], ids=["light", "dark"])
def test_what_is_written_can_be_read_on_its_ground(colours: dict[str, str]) -> None:
    for kind in KINDS:
        assert contrast(colours[f"on-{kind}"], colours[kind]) >= 4.5
    for half, ink in (("day", "ink"), ("night", "on-night")):
        assert contrast(colours[ink], colours[half]) >= 4.5
        assert contrast(colours[ink], colours[f"{half}-odd"]) >= 4.5
    assert contrast(colours["on-wood"], colours["sign"]) >= 4.5
    for chalk in ("slate-chalk", "chalk-faint", "chalk-up", "chalk-down"):
        assert contrast(colours[chalk], colours["slate"]) >= 4.5
    assert contrast(colours["neutral"], colours["outline"]) >= 4.5
    for ground in ("panel", "card", "mine", "parchment"):
        assert contrast(colours["ink"], colours[ground]) >= 4.5
        assert contrast(colours["warn"], colours[ground]) >= 4.5
        assert contrast(colours["up"], colours[ground]) >= 4.5


def test_the_board_speaks_german() -> None:
    shown = set(texts(drawn(haithabu({"warehouse": "mead"}, {}), lang="de")))

    assert {"Markt", "Aufträge", "Wagen und Schiffe", "Lager", "Handelsposten", "Seherin", "Nacht"} <= shown


def test_an_order_that_stays_until_the_scoring_says_so() -> None:
    """HAI-R35: in turn 7 the card on the last space falls off once more, in turn 8 none does."""
    cards = {"orders": ["order-25", "", "", "", "order-01"]}
    before, last = [drawn(haithabu(cards, {}, turn=turn)) for turn in (7, 8)]

    staying = "It stays until the final scoring, unless a new order pushes it off."
    assert staying in tips(by_id(before, "o-order-25"))[0]
    assert "Turn changes until it falls off: 1. A new order may push it on." in tips(by_id(before, "o-order-01"))[0]
    assert staying in tips(by_id(last, "o-order-01"))[0]
    assert texts(by_id(before, "mat-0")).count("to the end") == 4
    assert texts(by_id(last, "mat-0")).count("to the end") == 5
    assert "to the end" not in texts(by_id(drawn(haithabu(cards, {}, stage="end")), "mat-0"))


@pytest.mark.parametrize(
    ("turn", "told"), [(3, "falls off the mat after 5 turn"), (4, "stays until the final scoring")]
)
def test_an_empty_space_counts_only_turn_changes_that_come(turn: int, told: str) -> None:
    """HAI-R35: a card on the first space outlives the game from turn 4 on; on the last it lasts one turn change."""
    board = drawn(haithabu({}, {}, turn=turn))
    of_spaces = ["\n".join(tip) for tip in tips(by_id(board, "mat-0")) if tip[0].startswith("Order space")]

    assert told in of_spaces[0]
    assert "falls off the mat after 1 turn" in of_spaces[4]
