"""Set-up (HAI-01 to HAI-17): market, stacks, dial, orders, start player and characters."""

from collections import Counter

import pytest

import skerry
from skerry import Rng
from skerry.games.haithabu.state import Haithabu
from skerry.kernel.testing import play, told, words
from tests.haithabu.table import HAITHABU, dial, goods, market, orders, owners, player, points, price, silver, start

KINDS = ["mead", "cloth", "pottery", "tools", "weapons", "spices"]
TOPS = [f"show {sort}-{cost}-1" for sort in ("wagon", "ship") for cost in (20, 30, 40)]


def to_characters(g: Haithabu, first: int) -> None:
    """Chance up to the choice of characters, with this start player."""
    play(g, *TOPS)
    while "start 0" not in words(g):
        play(g, words(g)[0])
    play(g, f"start {first}")


def test_two_to_four_players_can_play() -> None:
    """HAI-01: 2 to 4 players; there is no solo mode."""
    assert [start(seats).seats for seats in HAITHABU.seats] == [2, 3, 4]

    for seats in (0, 1, 5):
        with pytest.raises(skerry.SetUpError, match=f"Haithabu is for 2 to 4 players, not {seats}"):
            start(seats)


def test_the_market_has_its_cubes_and_the_supply_the_rest() -> None:
    """HAI-02, HAI-R6: 10 to 15 in the market; the markers are discs, so all 24 cubes are goods."""
    g = start(2)

    assert [market(g, kind)["in_market"] for kind in KINDS] == [10, 11, 12, 13, 14, 15]
    assert [market(g, kind)["in_supply"] for kind in KINDS] == [14, 13, 12, 11, 10, 9]


def test_prices_begin_on_the_red_spaces() -> None:
    """HAI-04, HAI-34."""
    g = start(2)

    assert [price(g, kind) for kind in KINDS] == [3, 6, 10, 12, 20, 30]
    assert [market(g, kind)["level"] for kind in KINDS] == [3, 3, 4, 4, 5, 6]


def test_six_stacks_of_nine_show_their_top_cards() -> None:
    """HAI-06: each shuffled on its own, one card visible."""
    g = start(2)

    assert words(g) == [f"show wagon-20-{number}" for number in range(1, 10)]
    assert {weight for _, weight in g.chances()} == {1}
    play(g, *TOPS)
    assert [(stack["known"], stack["count"]) for stack in g.view(0)["stacks"]] == [
        ([f"{sort}-{cost}-1"], 9) for sort in ("wagon", "ship") for cost in (20, 30, 40)
    ]


def test_the_dial_begins_as_recommended() -> None:
    """HAI-07, HAI-R7: A to D on the day side before the first phase turns it."""
    g = start(2)

    assert (dial(g, night=False), dial(g, night=True)) == ("ABCD", "EFGH")
    play(g, *TOPS)
    assert words(g)[0] == "deal start-order-1"


def test_the_dial_may_begin_at_random() -> None:
    """HAI-07: one of eight alignments, named by the space at the first position of the day."""
    g = start(2, dial_alignment="random")
    play(g, *TOPS)

    assert words(g) == [f"align {letter}" for letter in "ABCDEFGH"]
    assert {weight for _, weight in g.chances()} == {1}
    g.journal = []
    play(g, "align F")
    assert (dial(g, night=False), dial(g, night=True)) == ("AFGH", "BCDE")
    assert [space["position"] for space in g.view(0)["dial"]] == [3, 4, 5, 6, 7, 0, 1, 2]
    assert told(g) == ["The day side of the dial starts with F."]


def test_markers_begin_at_spring_of_the_first_year() -> None:
    """HAI-08, HAI-20: and on phase 0; the first phase moves the phase marker on."""
    g = start(2)

    assert (g.view(None)["turn"], g.view(None)["phase"]) == (1, 0)
    to_characters(g, first=0)
    assert (g.view(None)["turn"], g.view(None)["phase"]) == (1, 0)
    play(g, "choose seer")
    assert (g.view(None)["turn"], g.view(None)["phase"]) == (1, 1)
    assert g.heading() == "turn 1 phase 1, seat 0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_workers_silver_and_points(seats: int) -> None:
    """HAI-05, HAI-09, HAI-R5: three workers, 250 silver, 5 points; silver is a number, however many coins there are."""
    g = start(seats)

    for seat in range(seats):
        mine = player(g, seat)
        assert (mine["workers"], silver(g, seat), points(g, seat), mine["loans"]) == (3, 250, 5, 0)


def test_nothing_has_been_done_before_the_first_chance() -> None:
    """HAI-03, HAI-05, HAI-14, HAI-17: nobody begins, nothing is owned, used, placed, traded or under way."""
    view = start(2).view(None)
    action = view["action"]

    assert (view["start_player"], view["next_start_player"], view["active"], view["turns_taken"]) == (-1, -1, 0, 0)
    assert {tuple(card.values())[1:] for card in view["characters"]} == {(-1, False, False)}
    assert [view[pile] for pile in ("order_discard", "orders_gone", "vehicles_gone")] == [[], [], []]
    assert {one["warehouse_total"] + one["post_total"] + len(one["filled"]) for one in view["players"]} == {0}
    assert {(one["wagon"], one["ship"], *one["orders"]) for one in view["players"]} == {("", "", *[None] * 5)}
    assert [space["workers"] for space in view["dial"] + view["market"]] == [[]] * 14
    assert [bool(space["neutral"]) for space in view["dial"] + view["market"]] == [False] * 14
    assert [bool(done) for name, done in action.items() if name not in ("loaded", "totals", "each")] == [False] * 12
    assert not any(action["loaded"].values())
    assert (view["last_event"], view["last_change"]) == (None, None)
    assert start(2).bank == -2 * 250


def test_what_belongs_to_nobody_stays_in_the_box() -> None:
    """HAI-09, HAI-13: workers and mats of two players, and one neutral worker."""
    g = start(2)

    assert g.idle == [3, 3, 0, 0, 1]
    assert (len(g.vehicle), len(g.orders), len(g.warehouse)) == (2 * 2, 2 * 5, 2 * 6)


def test_start_orders_are_dealt_with_their_goods() -> None:
    """HAI-10, HAI-11, HAI-R46: on space 1; the goods come from the supply to the warehouse, not onto the card."""
    g = start(3)
    play(g, *TOPS, "deal start-order-2", "deal start-order-5", "deal start-order-1")

    assert orders(g, 0) == ["start-order-2", "", "", "", ""]
    assert goods(g, "warehouse", 0) == "4 cloth, tools, weapons"
    assert goods(g, "warehouse", 1) == "mead, 4 cloth, spices"
    assert goods(g, "warehouse", 2) == "4 mead, weapons, spices"
    assert [market(g, kind)["in_supply"] for kind in KINDS] == [9, 5, 12, 10, 8, 7]
    assert [market(g, kind)["in_market"] for kind in KINDS] == [10, 11, 12, 13, 14, 15]


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 2), (4, 1)])
def test_start_orders_left_over_go_to_the_lower_row(seats: int, left: int) -> None:
    """HAI-12, HAI-01: the lower row first, from the left; then the deck fills it and the upper row."""
    g = start(seats)
    play(g, *TOPS, *[f"deal start-order-{number}" for number in range(1, 6)])

    assert [name for name in g.view(0)["display"] if name] == [f"start-order-{6 - n}" for n in range(left, 0, -1)]
    assert g.view(0)["display"][4 : 4 + left].count("") == 0
    assert words(g)[0] == "turn-up order-01"
    assert len(words(g)) == g.view(0)["order_deck"] == 48
    drawn = [f"order-{number:02}" for number in range(1, 9 - left)]
    play(g, *[f"turn-up {order}" for order in drawn])
    display = g.view(0)["display"]
    assert display[4 + left :] + display[:4] == drawn
    assert g.view(0)["order_deck"] == 48 - len(drawn)


@pytest.mark.parametrize(("seats", "workers"), [(2, 1), (3, 2), (4, 3)])
def test_neutral_workers_by_number_of_players(seats: int, workers: int) -> None:
    """HAI-13."""
    g = start(seats)

    assert g.view(None)["inn"] == workers


def test_the_start_player_is_drawn_and_the_others_choose_in_reverse_order() -> None:
    """HAI-14 to HAI-17: seat 1 has the Start Player, then 0, 3 and 2 choose; all cards are safe, the rest is free."""
    g = start(4)
    to_characters(g, first=1)

    assert g.to_move == 0
    assert words(g) == [
        f"choose {name}"
        for name in ("seer", "stevedore", "carpenter", "trader", "landlord", "supplier", "administrator", "imposter")
    ]
    play(g, "choose trader")
    assert (g.to_move, len(words(g))) == (3, 7)
    play(g, "choose seer")
    assert (g.to_move, len(words(g))) == (2, 6)
    play(g, "choose imposter")
    assert owners(g) == {"start-player": 1, "trader": 0, "seer": 3, "imposter": 2}
    assert [card["safe"] for card in g.view(None)["characters"]] == [
        card["owner"] >= 0 for card in g.view(None)["characters"]
    ]
    assert g.to_move == 1


def test_a_character_is_chosen_once() -> None:
    """HAI-15."""
    g = start(3)
    to_characters(g, first=0)
    play(g, "choose seer")

    with pytest.raises(skerry.IllegalMove, match=r"Seer already belongs to seat 2 \(HAI-15\)"):
        play(g, "choose seer")
    with pytest.raises(skerry.IllegalMove, match=r"Start Player already belongs to seat 0 \(HAI-15\)"):
        play(g, "choose start-player")
    with pytest.raises(skerry.IllegalMove, match="You can’t play “hire trader” now"):
        play(g, "hire trader")


def test_every_seat_is_as_likely_to_be_start_player() -> None:
    """HAI-14 (HAI-C1)."""
    g = start(3)
    play(g, *TOPS)
    while "start 0" not in words(g):
        play(g, words(g)[0])

    assert [(move.word, weight) for move, weight in g.chances()] == [("start 0", 1), ("start 1", 1), ("start 2", 1)]


def test_chance_draws_what_it_lists() -> None:
    """HAI-C1 to HAI-C4: every draw of many set-ups is among the outcomes, and each outcome comes."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        g, rng = start(4, dial_alignment="random"), Rng(seed)
        while g.to_move == skerry.CHANCE:
            move = g.draw(rng)
            assert move in g.moves()
            seen[move.word.split()[0] if move.word.startswith(("show", "turn-up")) else move.word] += 1
            g.apply(move)

    assert {word for word in seen if word.startswith("align")} == {f"align {letter}" for letter in "ABCDEFGH"}
    assert {word for word in seen if word.startswith("start")} == {f"start {seat}" for seat in range(4)}
    assert {word for word in seen if word.startswith("deal")} == {f"deal start-order-{n}" for n in range(1, 6)}


def test_the_log_of_the_set_up() -> None:
    """HAI-06 to HAI-14."""
    g = start(2)
    g.journal = []
    to_characters(g, first=1)
    play(g, "choose seer")

    lines = told(g)

    assert lines[0].startswith("Vehicles for sale: 20-silver wagon (3 Mead, 2 any), 30-silver wagon")
    assert lines[1] == ("seat 0 starts with an order (4 Mead, 1 Weapons, 1 Spices: 6 points, 80 silver) and its goods.")
    assert lines[3].startswith("New orders on display: order (")
    assert lines[4:] == [
        "seat 1 is the start player.",
        "seat 0 chooses the character Seer.",
        "Spring, year 1 begins. seat 1 goes first.",
        "Month 1: the dial turns. D, E, F and G are on the night side.",
    ]


def test_the_dial_turns_before_the_first_phase() -> None:
    """HAI-20: A, B, C and D lie in the day, then H comes and D goes."""
    g = start(2)
    to_characters(g, first=0)
    assert dial(g, night=False) == "ABCD"

    play(g, "choose seer")

    assert dial(g, night=False) == "ABCH"


def test_free_characters_can_be_hired_in_the_first_turn() -> None:
    """HAI-17."""
    g = start(2)
    to_characters(g, first=0)
    play(g, "choose seer")

    play(g, "worker B", "hire trader")

    assert owners(g) == {"start-player": 0, "seer": 1, "trader": 0}


def test_the_bank_pays_more_than_the_coins_of_the_box() -> None:
    """HAI-05, HAI-R5: one player has more than all coins together and still sells for 1200."""
    g = HAITHABU.scenario(
        {"space": "spices", "prices": {"spices": 50}, "players": [{"silver": 9000, "post": "24 spices"}, {}]}
    )

    play(g, "sell 24")

    assert silver(g) == 9000 + 24 * 50


def test_the_start_player_is_active_as_soon_as_drawn() -> None:
    """HAI-14."""
    g = start(3)
    rng = skerry.Rng(3)
    while "start 0" not in words(g):
        g.apply(g.draw(rng))

    play(g, "start 2")

    assert g.view(None)["active"] == 2
    assert g.to_move == 1
