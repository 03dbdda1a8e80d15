"""Who sees what (HAI-29, HAI-R50, section 5): silver is known to its owner; questions do not betray it."""

import json
from typing import Any

import pytest

import skerry
from skerry import Rng, State
from skerry.games.haithabu.state import Haithabu
from skerry.games.haithabu.storage import CoverFee
from skerry.kernel.testing import play, random_move, seen_events, words
from tests.haithabu.table import HAITHABU, haithabu, silver, start

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def shown(g: State, seat: int | None) -> str:
    """All that a seat is shown: view, prompt, the sheet and the drawing."""
    seen = g.seen_by(seat)
    sheet = [[cell.text for row in part.rows for cell in row] for part in HAITHABU.sheet(seen, "en", NAMES)]
    prompt = g.prompt(seat).data() if seat != g.to_move else None
    return json.dumps([g.view(seat), prompt, sheet, HAITHABU.board(seen, [], "en", NAMES)])


def heard(g: State, seat: int | None = 1) -> list[dict[str, object]]:
    """The log of a seat since a journal was attached."""
    assert g.journal is not None
    return [event.data() for event in seen_events(g.journal, seat)]


def others(g: State, seat: int) -> list[int | None]:
    return [other for other in [*range(g.seats), None] if other != seat]


def richer(g: Haithabu, seat: int, silver: int) -> Haithabu:
    """The same position, in which a seat has other silver than before."""
    copy = g.copy()
    copy.silver[seat] = silver
    return copy


# --- silver -----------------------------------------------------------------------------------------------------------


def test_players_see_their_own_silver_only() -> None:
    """HAI-29: a spectator sees none."""
    g = haithabu({"silver": 111}, {"silver": 222}, {"silver": 333})

    assert [player["silver"] for player in g.view(1)["players"]] == [None, 222, None]
    assert [player["silver"] for player in g.view(None)["players"]] == [None, None, None]


def test_a_table_may_play_with_open_silver() -> None:
    """HAI-29: the option opens it for all."""
    g = haithabu({"silver": 111}, {"silver": 222}, variants={"silver_visibility": "open"})

    assert [player["silver"] for player in g.view(1)["players"]] == [111, 222]
    assert [player["silver"] for player in g.view(None)["players"]] == [111, 222]


def test_everything_else_lies_open() -> None:
    """HAI-32 and section 5: two seats see the same but for the silver."""
    g = haithabu({"silver": 111, "loans": 2, "warehouse": "3 mead"}, {"silver": 222}, {})
    seen = [g.view(seat) for seat in (0, 1)]

    for view in seen:
        view["you"] = None
        for player in view["players"]:
            player["silver"] = None
    assert seen[0] == seen[1] == g.view(None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_silver_changes_nothing_that_others_are_shown(seats: int) -> None:
    """HAI-R50: positions of whole games that differ only in a player's silver look the same to all others."""
    g, rng = start(seats), Rng(seats)
    number = 0
    while g.to_move != skerry.OVER:
        if number % 43 == 0:
            truth = {viewer: shown(g, viewer) for viewer in [*range(seats), None]}
            for seat in range(seats):
                other = richer(g, seat, 5000 if g.silver[seat] < 200 else 0)
                assert all(shown(other, viewer) == truth[viewer] for viewer in others(g, seat))
        g.apply(random_move(g, rng))
        number += 1


def test_the_same_words_leave_the_same_log_whatever_the_silver() -> None:
    """HAI-R50: as long as a richer player does the same and declines what only they are asked, all hear the same."""
    g, rng = start(3), Rng(1)
    compared = 0
    while g.to_move != skerry.OVER:
        move = random_move(g, rng)
        if g.to_move >= 0 and g.stage:
            compared += compare_after(g, richer(g, g.to_move, g.silver[g.to_move] + 1000), move)
        g.apply(move)

    assert compared > 100


def compare_after(g: Haithabu, rich: Haithabu, move: skerry.Move) -> int:
    """Play the same word in both; 0 if silver decides openly: by loans, by what cannot be paid, or in the scoring."""
    seat, loans, points = g.to_move, sum(g.loans), g.points[g.to_move]
    first, second = g.copy(), rich
    for position in (first, second):
        position.journal = []
        position.play(move)
    decline_until_like(second, first, seat)
    openly = sum(first.loans) != loans or first.points[seat] < points or isinstance(first.pending, CoverFee)
    if openly or first.to_move == skerry.OVER:
        return 0
    for viewer in others(g, seat):
        assert heard(first, viewer) == heard(second, viewer)
    assert shown(first, None) == shown(second, None)
    return 1


def decline_until_like(rich: Haithabu, poor: Haithabu, seat: int) -> None:
    """Decline the questions that the other position does not ask."""
    while rich.to_move == seat and (poor.to_move != seat or type(rich.pending) is not type(poor.pending)):
        rich.play(next(move for move in rich.moves() if move in rich.components.words.quiet))


# --- questions --------------------------------------------------------------------------------------------------------


def same_for_others(poor: Haithabu, rich: Haithabu) -> bool:
    return all(shown(poor, viewer) == shown(rich, viewer) for viewer in (1, None))


def record(*moves: str, **scenario: Any) -> skerry.Record:
    return skerry.Record(game="haithabu", start=scenario, moves=list(moves))


def test_whether_the_second_die_is_asked_for_is_hidden() -> None:
    """HAI-R50: with 19 silver a die is rolled, with 20 a question is open; the others are told the same."""
    poor, rich = haithabu({"silver": 19}, {}), haithabu({"silver": 20}, {})
    for g in (poor, rich):
        g.journal = []
        play(g, "worker D")
    assert (poor.to_move, rich.to_move) == (skerry.CHANCE, 0)
    assert same_for_others(poor, rich)

    play(rich, "one-die")
    for g in (poor, rich):
        play(g, "roll 3")

    assert same_for_others(poor, rich)
    assert heard(poor) == heard(rich)


def test_to_roll_one_die_leaves_no_trace() -> None:
    """HAI-R50: a question that was declined reads like one that was not asked."""
    asked = record("worker D", "one-die", "roll 3", "point", players=[{"silver": 20}, {}])
    unasked = record("worker D", "roll 3", "point", players=[{"silver": 19}, {}])

    assert asked.seen_by(0) == ["worker D", "one-die", "roll 3", "point"]
    assert asked.seen_by(1) == unasked.seen_by(1) == asked.seen_by(None) == ["worker D", "roll 3", "point"]


def test_to_pay_for_two_dice_is_announced() -> None:
    """HAI-52, HAI-R50."""
    asked = record("worker D", "two-dice", "roll 3", players=[{"silver": 20}, {}])

    assert asked.seen_by(1) == ["worker D", "two-dice", "roll 3"]


def test_to_end_a_turn_without_repaying_leaves_no_trace() -> None:
    """HAI-R50: only who has 200 silver and a loan is asked."""
    rich = record("worker mead", "nothing", "end-turn", players=[{"silver": 200, "loans": 1}, {}])
    poor = record("worker mead", "nothing", players=[{"silver": 199, "loans": 1}, {}])

    assert rich.seen_by(1) == poor.seen_by(1) == ["worker mead"]
    for viewer in (1, None):
        assert shown(rich.state(), viewer) == shown(poor.state(), viewer)


def test_to_do_nothing_leaves_the_trace_of_being_able_to_do_nothing() -> None:
    """HAI-R50: on A, B and G without silver and markers nothing is asked; the log tells the same."""
    for space, decline in (("A", "done"), ("G", "done"), ("mead", "nothing")):
        poor, rich = [haithabu({"silver": have}, {"loans": 16}, dial="G") for have in (0, 100)]
        for g in (poor, rich):
            g.journal = []
            play(g, f"worker {space}")
        assert poor.to_move == 1
        assert same_for_others(richer(rich, 0, 0), rich)
        play(rich, decline)
        assert same_for_others(poor, rich)
        assert heard(poor) == heard(rich)
    assert HAITHABU.move("nothing") in rich.components.words.quiet


def test_to_leave_the_carpenters_power_leaves_no_trace() -> None:
    """HAI-R50: with 39 silver nothing is asked at the turn change, and `done` is for its own seat."""
    player = {"characters": ["carpenter"]}
    rich = record("done", stage="powers", players=[{"silver": 40, **player}, {}])
    poor = record(stage="powers", players=[{"silver": 39, **player}, {}])

    assert rich.seen_by(1) == poor.seen_by(1) == []
    assert rich.seen_by(0) == ["done"]
    assert shown(rich.state(), 1) == shown(poor.state(), 1)


def test_all_are_asked_for_a_gift() -> None:
    """HAI-R50: also who can only give a point; otherwise the question would tell who has silver."""
    poor, rich = [haithabu({}, {"silver": have}, space="D", event="viking-games") for have in (9, 10)]

    assert words(poor) == ["give point"]
    assert words(rich) == ["give silver", "give point"]
    assert shown(poor, 0) == shown(rich, 0)
    assert shown(poor, None) == shown(rich, None)


def test_others_are_told_the_step_but_not_the_question() -> None:
    """HAI-R50: whose turn it is in a player turn; in most of a turn change not even who is asked."""
    g = haithabu({}, {}, space="G")
    assert HAITHABU.say(g.prompt(1), "en", NAMES) == "Spring, year 1, month 1: it’s Ann’s turn."

    g = haithabu({"warehouse": "mead", "silver": 0}, {}, stage="storage")
    assert HAITHABU.say(g.prompt(0), "en", NAMES).startswith("The fee for your warehouse is 2 silver and you have 0")
    assert HAITHABU.say(g.prompt(1), "en", NAMES) == "Spring, year 1 is over: storage and fees."


def test_payments_and_receipts_are_announced() -> None:
    """Section 5: if you keep count of what all hear, you know everybody's silver."""
    g, rng = start(4), Rng(3)
    g.journal = []
    while g.to_move != skerry.OVER:
        g.apply(random_move(g, rng))

    counted = [250] * 4
    for event in seen_events(g.journal, None):
        count_silver(counted, event.kind, event.seat, event.values)

    assert counted == g.silver


PAID = {"hired-worker", "repaid", "second-die", "drinks", "bought", "bought-vehicle", "fee"}
RECEIVED = {"loan", "sold", "order-filled", "stays-first", "becomes-first"}


def count_silver(counted: list[int], kind: str, seat: int, values: dict[str, Any]) -> None:
    if kind in PAID:
        counted[seat] -= values["cost"]
    elif kind in RECEIVED:
        counted[seat] += values["silver"]
    elif kind == "enticed":
        counted[seat] -= values["cost"]
        counted[values["owner"]] += values["cost"]
    elif kind == "gave-silver":
        counted[seat] -= values["silver"]
        counted[values["to"]] += values["silver"]


# --- piles ------------------------------------------------------------------------------------------------------------


def test_piles_have_no_order_that_could_leak() -> None:
    """Section 5: a card gets its place when it is first seen; all that are unseen are equally likely."""
    g = haithabu({}, {}, space="H")

    play(g, "order upper-1")

    assert [weight for _, weight in g.chances()] == [1] * 40
    assert "order-09" not in json.dumps(g.view(0))


def test_a_copy_dealt_anew_is_the_same_position() -> None:
    """Section 5: silver follows from what was announced, so there is nothing to deal anew."""
    g = haithabu({"silver": 111}, {"silver": 222})

    dealt = g.resample(0, Rng(1))

    assert dealt is not g
    assert silver(dealt, 1) == 222


# --- who is asked -----------------------------------------------------------------------------------------------------


def test_all_are_told_who_chooses_a_character() -> None:
    """HAI-15, HAI-D1, HAI-R50: in the set-up silver decides nothing; as long as chance decides, nobody is named."""
    g = start(3)
    assert HAITHABU.say(g.prompt(None), "en", NAMES) == "Set-up."
    while "start 1" not in words(g):
        play(g, words(g)[0])
    play(g, "start 1")

    for seat in (0, 2):
        assert g.to_move == seat
        assert g.prompt(1).data() == {"key": "stage.choose", "values": {"seat": seat}, "rule": "HAI-15"}
        assert HAITHABU.say(g.prompt(None), "de", NAMES) == f"Vorbereitung: {NAMES[seat]} wählt einen Charakter."
        play(g, words(g)[0])


def test_all_are_told_who_may_return_characters() -> None:
    """HAI-102, HAI-D21, HAI-R50: players who have one are asked, and all see who that is."""
    g = haithabu({"characters": ["seer"]}, {}, {"characters": ["trader"]}, stage="year-end")

    for seat in (0, 2):
        assert g.to_move == seat
        assert g.prompt(1).data() == {
            "key": "stage.year-end",
            "values": {"turn": 4, "seat": seat},
            "rule": "HAI-102",
        }
        sentence = f"Winter, year 1 is over: {NAMES[seat]} may return characters for points."
        assert HAITHABU.say(g.prompt(None), "en", NAMES) == sentence
        play(g, "done")
