"""Phases and player turns (HAI-18 to HAI-33, HAI-97): workers, neutral workers, loans, the Imposter."""

import pytest

from skerry import Move, State
from skerry.kernel.testing import offered, play, positions, refused, said, told, words
from tests.haithabu.table import dial, haithabu, market, owners, play_on, player, points, silver, start

KINDS = ["mead", "cloth", "pottery", "tools", "weapons", "spices"]
LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"]


# --- phases -----------------------------------------------------------------------------------------------------------


def test_every_player_has_one_turn_in_each_of_three_phases() -> None:
    """HAI-19, HAI-21: in turn order from the start player; three phases use up the three workers."""
    g = haithabu(seats=3, start_player=1)
    seen = []

    while g.view(None)["stage"] == "turn":
        seen.append((g.view(None)["phase"], g.to_move))
        play(g, "worker mead", "nothing")

    assert seen == [(phase, seat) for phase in (1, 2, 3) for seat in (1, 2, 0)]
    assert g.heading() == "turn 1 resupply"
    assert [player(g, seat)["workers"] for seat in range(3)] == [0, 0, 0]


def test_the_dial_turns_at_the_start_of_every_phase() -> None:
    """HAI-20, HAI-R7: one space clockwise; H comes into the day and D into the night in the first phase."""
    g = haithabu(seats=2)
    sides = []

    for _ in range(3):
        sides.append((dial(g, night=False), dial(g, night=True)))
        play(g, "worker mead", "nothing", "worker mead", "nothing")

    assert sides == [("ABCH", "DEFG"), ("ABGH", "CDEF"), ("AFGH", "BCDE")]


def test_the_dial_keeps_its_alignment_between_game_turns() -> None:
    """HAI-20, HAI-111: after three phases it has turned three spaces, and goes on from there."""
    g = haithabu(seats=2, phase=3)
    play(g, "worker mead", "nothing", "worker mead", "nothing")

    play_on(g, "turn")

    assert g.heading() == "turn 2 phase 1, seat 0"
    assert dial(g, night=False) == "EFGH"


def test_workers_travel_with_their_space() -> None:
    """HAI-20, HAI-23: a space that passes into the night has no effect on the worker that stands there."""
    g = haithabu({"workers": ["C"]}, {"workers": ["mead"]}, phase=2)

    play(g, "worker mead", "nothing", "worker mead", "nothing")

    space = g.view(None)["dial"][2]
    assert (space["night"], space["workers"]) == (True, [0])
    assert points(g) == 5


def test_the_game_has_eight_turns_in_two_years() -> None:
    """HAI-18: after the third phase of turn 7 a turn change follows, after that of turn 8 the end."""
    g = haithabu(seats=2, turn=7, phase=3)
    play(g, "worker mead", "nothing", "worker mead", "nothing")
    assert g.view(None)["stage"] == "resupply"

    g = haithabu(seats=2, turn=8, phase=3)
    play(g, "worker mead", "nothing", "worker mead", "nothing")
    assert g.view(None)["over"]


# --- placing ----------------------------------------------------------------------------------------------------------


BROKE = {"silver": 0, "loans": 16}


@pytest.mark.parametrize(
    ("mine", "space", "phase", "told"),
    [
        (BROKE, "spices", 1, "nothing to do there now: you can neither buy nor sell Spices"),
        (BROKE, "C", 1, "nothing to do there now: you have nothing in your trading post that you can sell"),
        (
            {"warehouse": "mead"}, "C", 2,
            "night, so an event, and then nothing to do: you have nothing in your trading post that you can sell",
        ),
        ({}, "E", 1, "night, so an event, and then nothing to do: your orders need nothing from your trading post"),
        ({"wagon": "wagon-20-1"}, "F", 3, "nothing to do there now: you have no vehicle with goods to carry"),
    ],
)  # fmt: skip
def test_it_is_said_where_a_worker_could_do_nothing_as_things_stand(
    mine: dict[str, object], space: str, phase: int, told: str
) -> None:
    """HAI-22: it may be placed there all the same, and an event of the night may change things."""
    g = haithabu(mine, {}, phase=phase)
    worker = g.game.move(f"worker {space}")
    explained = g.explain(worker)

    assert said(g, worker.word) == told
    assert explained is not None
    assert explained.doubtful
    assert worker in g.moves()


@pytest.mark.parametrize(
    ("mine", "space", "phase"),
    [
        (BROKE | {"post": "spices"}, "spices", 1),
        (BROKE | {"silver": 35}, "spices", 1),
        ({"post": "mead"}, "C", 1),
        ({"post": "2 mead", "orders": ["start-order-1"]}, "E", 1),
        ({"warehouse": "mead", "wagon": "wagon-20-1"}, "F", 3),
    ],
)
def test_nothing_of_the_kind_is_said_where_one_good_is_enough(mine: dict[str, object], space: str, phase: int) -> None:
    """HAI-22, HAI-47, HAI-48, HAI-68, HAI-75, HAI-81."""
    assert "nothing to do" not in said(haithabu(mine, {}, phase=phase), f"worker {space}")


def test_one_own_worker_must_be_placed_on_any_space() -> None:
    """HAI-21, HAI-46, HAI-R2: six market spaces, each for buying and selling, and eight of the dial; no passing."""
    g = haithabu(seats=2)

    assert words(g) == [f"worker {space}" for space in KINDS + LETTERS] + ["hire-worker"]
    assert refused(g, "end-turn") == "HAI-21"
    assert refused(g, "nothing") == "HAI-21"
    assert refused(g, "neutral mead") == "HAI-26"


def test_a_worker_may_do_nothing() -> None:
    """HAI-22: on the market, and on a space whose action is impossible, where it does nothing by itself."""
    g = haithabu(seats=2)
    g.journal = []

    play(g, "worker mead", "nothing")
    play(g, "worker E")

    assert told(g) == [
        "seat 0 places a worker on the Mead market.",
        "seat 0 takes no action on the Mead market.",
        "seat 1 places a worker on E, Deliver.",
    ]
    play(g, "one-die", "roll 3")
    assert told(g)[-2] == "seat 1 takes no action on E, Deliver."
    assert market(g, "mead")["price"] == 3


def test_two_workers_of_a_colour_never_share_a_space_of_the_dial() -> None:
    """HAI-24: those of different colours may, in any number."""
    g = haithabu({"workers": ["A"]}, {"workers": ["A", "B"]}, phase=3, dial="A", neutral=["A"])

    assert "A" not in offered(g, "worker")
    assert "B" in offered(g, "worker")
    assert refused(g, "worker A") == "HAI-24"
    play(g, "worker B", "nothing")
    assert g.view(None)["dial"][1]["workers"] == [0, 1]


def test_a_market_space_holds_any_number_of_workers() -> None:
    """HAI-25: also of the same colour."""
    g = haithabu({"workers": ["mead", "mead"]}, {"workers": ["mead", "mead"]}, phase=3, to_place=["own", "neutral"])

    play(g, "worker mead", "nothing", "neutral mead", "nothing")

    assert (market(g, "mead")["workers"], market(g, "mead")["neutral"]) == ([0, 0, 0, 1, 1], 1)


# --- neutral workers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("silver", "doubtful"), [(40, False), (39, True)])
def test_a_worker_who_takes_a_loan_is_dimmed(silver: int, doubtful: bool) -> None:
    """HAI-27, HAI-32."""
    g = haithabu({"silver": silver}, {})

    told = g.explain(g.game.move("hire-worker"))

    assert told is not None
    assert told.doubtful == doubtful


@pytest.mark.parametrize(("standing", "cost"), [([], 40), (["A"], 30), (["A", "mead"], 20)])
def test_neutral_workers_become_cheaper_within_a_game_turn(standing: list[str], cost: int) -> None:
    """HAI-26, HAI-27, HAI-E1: 40, 30, 20, by whomever they were hired."""
    g = haithabu({}, {}, {}, {}, neutral=standing)

    assert said(g, "hire-worker") == f"costs {cost} silver, leaves you {250 - cost}"
    assert g.view(1)["hire_cost"] == cost
    play(g, "hire-worker")
    assert silver(g) == 250 - cost
    assert g.view(None)["inn"] == 2 - len(standing)


@pytest.mark.parametrize(("standing", "cost"), [([], 20), (["A"], 15), (["A", "mead"], 10)])
def test_the_landlord_hires_at_half_price(standing: list[str], cost: int) -> None:
    """HAI-94, HAI-98, HAI-E1: the worker counts as first, second or third all the same."""
    g = haithabu({"characters": ["landlord"]}, {}, {}, {}, neutral=standing)

    play(g, "hire-worker")

    assert silver(g) == 250 - cost


def test_the_price_begins_anew_each_game_turn() -> None:
    """HAI-27, HAI-108: neutral workers return to the inn."""
    g = haithabu(seats=2, phase=3, neutral=["mead"], active=1)
    assert refused(g, "hire-worker") == "HAI-26"
    play(g, "worker mead", "nothing")

    play_on(g, "turn")

    assert (g.view(None)["inn"], g.view(None)["hire_cost"]) == (1, 40)


def test_a_neutral_worker_is_hired_before_any_placement_and_only_one() -> None:
    """HAI-26."""
    g = haithabu(seats=4)

    play(g, "hire-worker")
    assert refused(g, "hire-worker") == "HAI-26"
    play(g, "neutral mead", "nothing")
    assert refused(g, "hire-worker") == "HAI-26"
    play(g, "worker mead", "nothing")
    assert g.to_move == 1


def test_a_worker_that_is_placed_ends_hiring() -> None:
    """HAI-26: with an Imposter the turn is not over, but it is too late to hire."""
    g = haithabu({"characters": ["imposter"]}, {})

    play(g, "worker mead", "nothing")

    assert words(g) == ["imposter forward", "imposter back", "end-turn"]
    assert refused(g, "hire-worker") == "HAI-26"


def test_an_empty_inn_has_nobody_to_hire() -> None:
    """HAI-26."""
    g = haithabu(seats=2, neutral=["mead"])

    assert "hire-worker" not in words(g)
    assert said(g, "hire-worker") == "There’s no neutral worker left in the inn (HAI-26)."


def test_a_hired_worker_gives_a_second_action_in_the_order_of_choice() -> None:
    """HAI-28: both must be placed; then the turn ends by itself."""
    g = haithabu({"silver": 100}, {})
    play(g, "hire-worker")

    assert offered(g, "worker") == offered(g, "neutral") == KINDS + LETTERS
    play(g, "neutral cloth", "buy 1")
    assert g.to_move == 0
    assert refused(g, "end-turn") == "HAI-21"
    assert refused(g, "neutral mead") == "HAI-26"
    play(g, "worker mead", "buy 1")
    assert g.to_move == 1
    assert silver(g) == 100 - 40 - 6 - 3


def test_the_own_worker_may_go_first() -> None:
    """HAI-28."""
    g = haithabu(seats=2)

    play(g, "hire-worker", "worker mead", "nothing")

    assert words(g) == [f"neutral {space}" for space in KINDS + LETTERS]
    assert refused(g, "worker mead") == "HAI-21"
    play(g, "neutral mead", "nothing")
    assert g.to_move == 1


def test_a_space_with_a_neutral_worker_takes_only_the_own_one() -> None:
    """HAI-24, HAI-E2: a neutral worker on A: Marion's own worker goes to A, the neutral one to the cloth space."""
    g = haithabu({}, {}, {}, neutral=["A"])
    play(g, "hire-worker")

    assert "A" in offered(g, "worker")
    assert "A" not in offered(g, "neutral")
    assert refused(g, "neutral A") == "HAI-24"
    play(g, "worker A", "buy-from wagon-20", "show wagon-20-2", "done", "neutral cloth", "buy 2")
    assert g.to_move == 1


def test_each_night_placement_brings_its_own_event() -> None:
    """HAI-28, HAI-51."""
    g = haithabu({"silver": 50}, {})

    play(g, "hire-worker", "worker D", "roll 3", "point", "neutral E", "roll 3")

    assert g.to_move == 1


# --- loans ------------------------------------------------------------------------------------------------------------


def test_a_payment_of_the_own_turn_may_be_made_with_a_loan() -> None:
    """HAI-30, HAI-31, HAI-R1: as many as the payment lacks; 150 silver each."""
    g = haithabu({"silver": 20}, {})
    g.journal = []

    assert (
        said(g, "hire-worker")
        == "costs 40 silver, leaves you 130; takes a loan (repay 200 or lose 10 points at the end)"
    )
    play(g, "hire-worker")
    assert (silver(g), player(g)["loans"], g.view(None)["loan_markers"]) == (130, 1, 15)
    assert told(g) == ["seat 0 takes a loan and gets 150 silver.", "seat 0 hires a neutral worker for 40 silver."]


def test_goods_vehicles_and_characters_may_be_bought_with_loans() -> None:
    """HAI-30: market, space G, space A, enticing."""
    poor = {"silver": 0}
    other = {"characters": ["seer"]}

    g = haithabu(poor, other, space="spices")
    assert said(g, "buy 12") == (
        "Spices for 360 silver, leaves you 90; takes 3 loans (for each, repay 200 or lose 10 points at the end); "
        "2 too many for your warehouse at the turn change; new price 35"
    )
    play(g, "buy 12")
    assert (silver(g), player(g)["loans"]) == (90, 3)

    g = haithabu(poor, other, space="G")
    play(g, "buy-one spices", "done")
    assert (silver(g), player(g)["loans"]) == (125, 1)

    g = haithabu(poor, other, space="A")
    assert said(g, "buy-from ship-40").startswith(
        "40-silver ship (3 Mead, 4 any): costs 40 silver, leaves you 110; takes a loan (repay 200 or lose 10 points "
        "at the end)"
    )
    play(g, "buy-from ship-40")
    assert (silver(g), player(g)["loans"]) == (110, 1)

    g = haithabu(poor, other, space="B")
    assert said(g, "entice seer").startswith(
        "10 silver to seat 1; takes a loan (repay 200 or lose 10 points at the end). "
    )
    play(g, "entice seer")
    assert (silver(g), player(g)["loans"], silver(g, 1)) == (140, 1, 260)


def test_a_loan_is_taken_only_for_what_is_lacking() -> None:
    """HAI-30: a payment that the silver covers exactly takes none; one coin less takes one."""
    for have, loans in ((300, 0), (299, 1), (150, 1), (149, 2)):
        g = haithabu({"silver": have}, {}, space="spices")
        play(g, "buy 10")
        assert player(g)["loans"] == loans
        assert silver(g) == have + 150 * loans - 300


def test_without_markers_there_are_no_loans() -> None:
    """HAI-32: 16 for all together, and they are public."""
    g = haithabu({"silver": 39, "loans": 6}, {"loans": 10})

    assert g.view(None)["loan_markers"] == 0
    assert [other["loans"] for other in g.view(None)["players"]] == [6, 10]
    assert "hire-worker" not in words(g)
    assert said(g, "hire-worker") == "That costs 40 silver. You have 39, and there are no loans left (HAI-32)."


def test_the_last_marker_limits_what_can_be_bought() -> None:
    """HAI-32: 10 silver and one loan buy five spices."""
    g = haithabu({"silver": 10, "loans": 15}, {}, space="spices")

    assert offered(g, "buy") == ["1", "2", "3", "4", "5"]
    assert said(g, "buy 6") == "That costs 180 silver. You have 10, and the 1 loan left isn’t enough (HAI-32)."


def test_loans_may_be_repaid_in_the_own_turn() -> None:
    """HAI-33, HAI-R49: 200 each, any number, between the steps of the turn, also in the turn they were taken."""
    g = haithabu({"silver": 401, "loans": 3}, {})
    g.journal = []

    assert said(g, "repay") == "costs 200 silver, leaves you 201"
    play(g, "repay", "repay")
    assert "repay" not in words(g)
    assert said(g, "repay") == "You need 200 silver of your own for that, and you have 1 (HAI-33)."
    assert (silver(g), player(g)["loans"], g.view(None)["loan_markers"]) == (1, 1, 15)
    assert told(g) == ["seat 0 repays a loan for 200 silver."] * 2


def test_a_loan_may_be_repaid_after_the_last_placement() -> None:
    """HAI-33, HAI-R49, HAI-D2: the turn ends by itself unless something is open."""
    g = haithabu({"silver": 200, "loans": 1}, {})
    play(g, "worker mead", "nothing")

    assert words(g) == ["repay", "end-turn"]
    play(g, "repay")
    assert g.to_move == 1

    g = haithabu({"silver": 199, "loans": 1}, {})
    play(g, "worker mead", "nothing")
    assert g.to_move == 1


def test_nobody_repays_within_an_action_or_without_a_loan() -> None:
    """HAI-R49."""
    g = haithabu({"silver": 500}, {})
    assert refused(g, "repay") == "HAI-33"
    assert said(g, "repay") == "You have no loan to repay (HAI-33)."

    g = haithabu({"silver": 500, "loans": 1}, {}, space="G")
    assert refused(g, "repay") == "HAI-84"


# --- the Imposter -----------------------------------------------------------------------------------------------------


def test_the_imposter_turns_the_dial_once() -> None:
    """HAI-97: forward or back, before the placement."""
    g = haithabu({"characters": ["imposter"]}, {})
    g.journal = []

    assert said(g, "imposter forward") == "then C, D, E and F are on the night side"
    assert said(g, "imposter back") == "then E, F, G and H are on the night side"
    play(g, "imposter back")
    assert dial(g, night=True) == "EFGH"
    assert refused(g, "imposter back") == "HAI-R26"
    assert told(g) == ["seat 0 uses the Imposter to turn the dial back."]


def test_the_imposter_may_turn_the_dial_forward_between_two_actions() -> None:
    """HAI-97: workers on the dial travel along."""
    g = haithabu({"characters": ["imposter"]}, {})

    play(g, "hire-worker", "worker C", "imposter forward")

    assert dial(g, night=True) == "CDEF"
    assert g.view(None)["dial"][2]["workers"] == [0]
    play(g, "neutral C", "one-die", "roll 3")
    assert g.to_move == 1


def test_the_imposter_may_be_used_after_the_last_action_or_left() -> None:
    """HAI-97, HAI-98."""
    g = haithabu({"characters": ["imposter"]}, {})
    play(g, "worker mead", "nothing")
    assert words(g) == ["imposter forward", "imposter back", "end-turn"]
    play(g, "end-turn")
    assert (g.to_move, dial(g, night=True)) == (1, "DEFG")

    g = haithabu({"characters": ["imposter"]}, {})
    play(g, "worker mead", "nothing", "imposter forward")
    assert (g.to_move, dial(g, night=True)) == (1, "CDEF")


def test_the_imposter_is_never_used_within_an_action() -> None:
    """HAI-97."""
    g = haithabu({"characters": ["imposter"]}, {}, space="G")

    assert refused(g, "imposter forward") == "HAI-84"


def test_the_imposter_may_be_used_right_after_it_was_hired() -> None:
    """HAI-67, HAI-97."""
    g = haithabu(seats=2)

    play(g, "worker B", "hire imposter")

    assert words(g) == ["imposter forward", "imposter back", "end-turn"]


def test_an_imposter_that_changes_hands_is_not_used_twice() -> None:
    """HAI-R26: once per game turn in all."""
    g = haithabu({}, {"characters": ["imposter"]}, used=["imposter"])
    assert said(g, "imposter back") == "Imposter isn’t yours (HAI-97)."
    play(g, "worker B", "entice imposter")
    assert g.to_move == 1


def test_the_imposter_is_ready_again_in_the_next_game_turn() -> None:
    """HAI-97: once per game turn."""
    g = haithabu({"characters": ["imposter"]}, {}, used=["imposter"], stage="turn-change")
    assert g.view(None)["characters"][8]["used"]

    play_on(g, "turn")

    assert "imposter back" in words(g)


# --- what a placement would do ----------------------------------------------------------------------------------------


def test_a_placement_says_what_it_leads_to() -> None:
    """HAI-46, HAI-50, HAI-51."""
    g = haithabu(seats=2)

    assert said(g, "worker mead") == "price 3, 10 in the market; no event"
    assert said(g, "worker A") == "Buy 1 wagon and/or 1 ship"
    assert said(g, "worker D").startswith("night, so an event first; Take 1 order card and 1 free good")
    rules = [message.rule for word in ("mead", "A", "D") if (message := g.explain(g.game.move(f"worker {word}")))]
    assert rules == ["HAI-46", "HAI-50", "HAI-51"]


WHERE_GIVEN = {
    "dismiss": {"assassination"},
    "give-up": {"storm"},
    "give": {"viking-games"},
    "return": {"time-of-unrest", "storage"},
    "cash-in": {"year-end"},
}
"""The words that give something up, and the events and steps that ask for them."""

MAY_COST = {*WHERE_GIVEN, "pick", "sell", "sell-one", "fill", "put", "order", "take-good", "buy-from", "take"}
"""These, and what is sold, delivered, pushed off the mat or replaced. A vehicle in use leaves when it is loaded."""


def held(g: State, seat: int) -> list[int]:
    """Goods, orders, vehicles and characters of a player."""
    mine = player(g, seat)
    on_cards = [sum(order["goods"].values()) for order in mine["orders"] if order]
    goods = sum(mine["warehouse"].values()) + sum(mine["post"].values()) + sum(on_cards)
    vehicles = sum(bool(mine[sort]) for sort in ("wagon", "ship"))
    return [goods, len(on_cards), vehicles, list(owners(g).values()).count(seat)]


def test_players_give_nothing_up_of_their_own_accord() -> None:
    """HAI-R47: goods, cards, vehicles and characters are given up where a rule asks for it, nowhere else."""
    asked: set[str] = set()

    for g in positions(start(2), seed=8):
        now = g.view(None)
        for family, move in {move.word.split()[0]: move for move in g.moves()}.items():
            if family in WHERE_GIVEN:
                asked.add(family)
                assert {now["action"]["event"], now["stage"]} & WHERE_GIVEN[family], f"{move.word}: {g.heading()}"
            if family not in MAY_COST and not now["action"]["using"]:
                assert keeps_all(g, move), f"{move.word}: {g.heading()}"

    assert asked == set(WHERE_GIVEN)


def keeps_all(g: State, move: Move) -> bool:
    """Does its player have as much as before, unless it brings about the turn change or its next step?"""
    after = g.copy()
    after.apply(move)
    now, then = g.view(None), after.view(None)
    if (now["turn"], now["stage"]) != (then["turn"], then["stage"]):
        return True
    return all(now >= before for now, before in zip(held(after, g.to_move), held(g, g.to_move), strict=True))


# --- from turn to turn ------------------------------------------------------------------------------------------------


def test_each_player_turn_may_hire_one() -> None:
    """HAI-26: seat 0 has hired, so may seat 1, and seat 0 again in the next phase."""
    g = haithabu(seats=4)
    hire = ["hire-worker", "worker mead", "nothing", "neutral mead", "nothing"]

    play(g, *hire, *hire, "worker mead", "nothing", "worker mead", "nothing")

    assert (g.to_move, g.view(None)["phase"]) == (0, 2)
    assert "hire-worker" in words(g)


def test_a_loan_may_be_repaid_in_the_turn_in_which_it_was_taken() -> None:
    """HAI-R49: borrowed for a neutral worker, repaid from a sale before the next placement."""
    g = haithabu({"silver": 30, "post": "9 spices"}, {})

    play(g, "hire-worker", "worker spices", "sell 9")
    assert player(g)["loans"] == 1
    play(g, "repay")

    assert (player(g)["loans"], silver(g)) == (0, 30 + 150 - 40 + 270 - 200)


def test_an_imposter_that_was_lost_and_hired_again_is_not_fresh() -> None:
    """HAI-R26: used, assassinated and hired in one game turn."""
    g = haithabu({"characters": ["imposter"]}, {}, used=["imposter"], space="B", event="assassination")

    play(g, "hire imposter")

    assert g.to_move == 1


def test_the_landlord_of_another_does_not_help() -> None:
    """HAI-94."""
    g = haithabu({}, {"characters": ["landlord"]})

    play(g, "hire-worker")

    assert silver(g) == 210


# --- what the table says of a turn ------------------------------------------------------------------------------------


def test_the_log_tells_of_a_neutral_worker() -> None:
    """HAI-28."""
    g = haithabu({}, {}, to_place=["own", "neutral"])
    g.journal = []

    play(g, "neutral A")

    assert told(g) == ["seat 0 places the neutral worker on A, Buy vehicles."]


def test_a_turn_cannot_end_before_all_workers_are_placed() -> None:
    """HAI-21: said in other words than that a word answers another question."""
    g = haithabu({}, {})

    assert said(g, "end-turn") == "Place all your workers before you end your turn (HAI-21)."
    assert said(g, "pick 3") == "You can’t play “pick 3” now (HAI-21)."


def test_after_an_action_no_space_is_in_use() -> None:
    """HAI-D2: between two actions of a turn."""
    g = haithabu({"post": "5 spices"}, {}, space="C", to_place=["own"])
    assert g.view(0)["action"]["space"] == "C"

    play(g, "done")

    assert "worker mead" in words(g)
    assert g.view(0)["action"]["space"] == ""


def test_the_next_player_is_the_active_one() -> None:
    """HAI-18, HAI-21."""
    g = haithabu({}, {}, {}, start_player=2, active=2)

    play(g, "worker A", "done")

    assert (g.to_move, g.heading(), g.view(None)["active"]) == (0, "turn 1 phase 1, seat 0", 0)
