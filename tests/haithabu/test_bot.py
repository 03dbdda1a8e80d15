"""The greedy bot knows Haithabu: what it does in positions with an obvious answer, and that it beats random play."""

import time
from typing import Any

import pytest

import skerry
from skerry import bots
from skerry.bots.match import play_match
from skerry.bots.testing import chosen
from skerry.games.haithabu.bot import Knowledge, Weights
from skerry.games.haithabu.state import Haithabu
from skerry.kernel.testing import play, words
from tests.builds import fewer
from tests.haithabu.table import HAITHABU, haithabu


def worth(g: Haithabu, seat: int = 0) -> float:
    return HAITHABU.knowledge.evaluate(g, seat)


def test_it_fills_an_order_that_it_can_fill() -> None:
    g = haithabu({"post": "2 mead, 4 cloth", "orders": ["order-25"]}, {}, space="E")

    assert chosen(g) == "fill 1"


def test_it_sells_dear_what_it_does_not_need() -> None:
    g = haithabu({"post": "3 spices"}, {}, space="C", turn=8)

    assert chosen(g) == "sell-one spices"


def test_it_takes_the_milder_event() -> None:
    """HAI-53: Fog rather than the loss of the only character."""
    g = haithabu({"characters": ["supplier"]}, {}, space="D", event="to-come")
    play(g, "two-dice", "roll 2", "roll 3")

    assert chosen(g) == "pick 3"


def test_it_takes_no_loan_for_nothing() -> None:
    """HAI-117: in the last turn nothing bought on credit pays."""
    g = haithabu({"silver": 0}, {}, space="spices", turn=8, phase=3)

    assert chosen(g) == "nothing"


def test_it_gives_away_the_least() -> None:
    """HAI-55: a mead rather than a point."""
    g = haithabu({}, {"warehouse": "3 mead, spices"}, space="D", event="viking-games")

    assert chosen(g) == "give warehouse mead"


def test_it_uses_powers_that_cost_nothing() -> None:
    """HAI-91."""
    mine: dict[str, Any] = {"characters": ["stevedore"], "warehouse": "mead", "orders": ["order-25"]}
    g = haithabu(mine, {}, stage="powers")

    assert chosen(g) == "carry mead"


@pytest.mark.parametrize(
    "richer",
    [
        {"silver": 300},
        {"points": 6},
        {"characters": ["landlord"]},
        {"wagon": "wagon-20-1"},
        {"post": "spices"},
        {"warehouse": "spices"},
        {"filled": ["order-01"]},
        {"orders": ["order-25"]},
    ],
)
def test_everything_is_worth_having(richer: dict[str, Any]) -> None:
    assert worth(haithabu(richer, {})) > worth(haithabu({}, {}))
    assert worth(haithabu({}, richer)) < worth(haithabu({}, {}))


def test_a_good_is_worth_more_the_further_it_has_come() -> None:
    orders = ["order-25"]
    ways: list[dict[str, Any]] = [{}, {"warehouse": "2 mead"}, {"post": "2 mead"}]
    found = [worth(haithabu({"orders": orders, **way}, {})) for way in ways]

    assert found == sorted(set(found))


def test_a_vehicle_is_worth_its_price_where_goods_wait_for_it() -> None:
    """Else they would stay in the warehouse. With nothing to carry it is worth less."""
    waiting = {"orders": ["order-01"], "warehouse": "2 mead, 2 cloth"}
    bought = {"wagon": "wagon-30-8", "silver": 220}

    idle = worth(haithabu(bought, {})) - worth(haithabu({"silver": 250}, {}))
    used = worth(haithabu({**waiting, **bought}, {})) - worth(haithabu({**waiting, "silver": 250}, {}))

    assert used > 0
    assert used > idle


def test_goods_are_promised_to_one_order_only() -> None:
    """The second order that asks for them is worth less than the first one."""
    orders = (["order-01"], ["order-01", "order-12"])
    none = worth(haithabu({"post": "2 mead, 2 cloth"}, {}))
    one, two = [worth(haithabu({"post": "2 mead, 2 cloth", "orders": cards}, {})) for cards in orders]

    assert none < one
    assert two - one < one - none


def test_loans_and_surplus_are_not_worth_having() -> None:
    assert worth(haithabu({"loans": 1, "silver": 400}, {})) < worth(haithabu({}, {}))
    assert worth(haithabu({"warehouse": "11 mead"}, {})) < worth(haithabu({"warehouse": "10 mead"}, {}))


def test_after_the_end_the_worth_follows_the_score() -> None:
    g = haithabu({"points": 30}, {"points": 10}, stage="end")

    assert worth(g) == pytest.approx(36 - Weights().rival * 16)


def test_greedy_decides_fast_enough_for_a_table() -> None:
    """Two workers to place, much to sell and to deliver."""
    mine = {
        "warehouse": "4 mead, 3 cloth, 2 tools",
        "post": "3 mead, 2 cloth, 2 weapons, spices",
        "orders": ["order-25", "order-38", "order-46"],
        "wagon": "wagon-30-1",
        "ship": "ship-40-1",
        "characters": ["imposter", "trader"],
    }
    g = haithabu(mine, {"characters": ["seer"]}, to_place=["own", "neutral"], turn=3)
    bot = bots.bot("greedy", seed=1)

    began = time.process_time()
    bots.ask(bot, g, skerry.Rng(1))

    assert time.process_time() - began < 0.5


def test_a_bot_is_given_a_copy() -> None:
    """It sees all, since silver can be counted; but the position is not its own."""
    g = haithabu({}, {})

    class Spoiler(bots.Bot):
        def choose(self, state: skerry.State) -> skerry.Move:
            move = state.moves()[0]
            play(state, move.word)
            return move

    word = bots.ask(Spoiler("spoiler"), g, skerry.Rng(1)).word

    assert word == "worker mead"
    assert words(g)[0] == "worker mead"


def test_a_turn_change_leaves_as_much_time_as_the_phase_before_it() -> None:
    """HAI-111: silver, orders and characters are worth no more than in the third month."""
    mine = {"orders": ["", "order-25: mead"], "characters": ["trader"], "post": "2 spices"}
    month = haithabu(mine, {}, turn=6, phase=3, start_player=1)
    change = haithabu(mine, {}, turn=6, stage="resupply", start_player=1)

    first, second = [Knowledge(g.components, Weights()).expected(g)[0] for g in (month, change)]

    assert first == second


def test_a_casual_player_rarely_sends_a_worker_where_nothing_can_be_done() -> None:
    """HAI-22: at the beginning there is nothing to deliver and no vehicle to use."""
    g = haithabu({}, {})

    chosen = [bots.ask(bots.bot("casual", seed), g, skerry.Rng(seed)).word for seed in range(40)]

    assert {"worker E", "worker F"} <= set(words(g))
    assert chosen.count("worker E") + chosen.count("worker F") <= 4


def test_casual_players_finish_what_they_start() -> None:
    """At most one placement in twenty does nothing (HAI-22)."""
    games, placed, idle = fewer(range(3), 3), 0, 0
    for seed in games:
        g = HAITHABU.start(4)
        g.journal = []
        play_match(g, ["casual"] * 4, seed)
        placed += sum(event.kind in ("placed", "placed-neutral") for event in g.journal)
        idle += sum(event.kind == "nothing" for event in g.journal)

    assert placed >= len(games) * 4 * 24
    assert idle <= placed / 20
