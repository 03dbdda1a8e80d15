"""Choices of many parts in all games: picked in any order, completed, agreed to, and said in the order of the rules."""

import pytest

import skerry
from skerry.kernel.choices import MOST_RESTS, Choice, choice_of
from skerry.kernel.testing import positions
from skerry.kernel.testing.choices import check_choices
from tests.riga.table import riga

BEGIN: dict[str, set[str]] = {
    "riga": {"Build", "Extend", "UseCrane", "Pay", "Charge", "Discard"},
    "pirate_haven": {"DiscardNavy"},
    "haithabu": {
        *("Market", "SellDear", "BuyCheap", "OrderAndGood", "TakeOrder", "UseVehicle", "Load"),
        *("CashIn", "ReturnSurplus", "CoverFee"),
    },
    "gotlandia": {
        *("Play", "SettleWhere", "ShipWhere", "TowerWhere", "Pay", "TakeKind", "SellKind", "SellNumber"),
        *("RaidEffect", "MoveShip", "LoseUnit", "Bury"),
    },
}
"""The decisions of each game with which a choice of many parts begins, in games at random."""
GAMES = 4
VISBY = [
    f"visby-{building}"
    for building in (
        "archive",
        "bank",
        "builders-yard",
        "fortress",
        "guildhall",
        "trading-office",
        "crane",
        "lodge",
        "manufactory",
        "market-hall",
        "treasury",
        "inn",
    )
]


@pytest.mark.parametrize("slug", BEGIN)
def test_what_is_picked_in_any_order_is_what_the_rules_know(slug: str) -> None:
    """Every legal choice is reached, nothing else can be agreed to, and what is offered tells no secret."""
    game, rng, begun = skerry.game(slug), skerry.Rng(3), set[str]()
    for seed in range(GAMES):
        seats = game.seats.stop - 1 - seed % len(game.seats)
        variants = {"riga_buildings": True} if slug == "riga" else {}
        for position in positions(game.start(seats, variants), seed):
            if position.to_move >= 0 and check_choices(position, rng):
                begun.add(type(position.pending).__name__)

    assert begun == BEGIN[slug]


def test_where_a_step_leaves_one_way_to_go_on_that_is_picked_with_it() -> None:
    """RIG-34: three glass pay the Bank in Visby, and nothing else does."""
    g = riga({"goods": "3 glass", "buildings": ["visby-bank"]}, phase="build")
    choice = choice_of(g)
    assert choice is not None
    nothing = choice.draft([])
    assert nothing is not None

    draft = choice.with_count(nothing, g.game.move("build visby-bank"), 1)

    assert draft is not None
    assert [move.word for move in draft.words] == ["build visby-bank", *["pay glass"] * 3]


def test_a_choice_that_is_too_large_is_made_word_by_word() -> None:
    """Then the moves stand as they are."""
    g = riga({"goods": "4 wine, 3 grain", "buildings": ["tallinn-bank"]}, phase="build")

    assert choice_of(g) is not None
    assert choice_of(g, most=3) is None


def test_the_steps_that_can_come_next_share_what_may_be_looked_at() -> None:
    """Or one click on a start position with a dozen buildings would keep everyone waiting a dozen times as long."""
    buildings = ["visby-archive", "visby-treasury", "visby-bank", "tallinn-bank"]
    goods = "6 wine, 6 grain, 6 glass"
    alone = riga({"goods": goods, "buildings": buildings[:1]}, phase="build")
    among = riga({"goods": goods, "buildings": buildings}, phase="build")

    assert choice_of(alone, most=40) is not None
    assert choice_of(among, most=40) is None
    assert choice_of(among) is not None


def test_however_much_is_tried_out_a_bounded_part_of_it_is_remembered() -> None:
    g = riga({"goods": "12 wine, 14 grain, 10 glass", "buildings": VISBY}, phase="build")
    choice = Choice(g)

    for first in VISBY:
        for second in VISBY:
            draft = choice.draft([g.game.move(f"build {first}"), g.game.move(f"add {second}")])
            if draft is not None:
                assert draft.offers()

    assert len(choice._rests) <= MOST_RESTS
    assert all(again(choice, building) == again(Choice(g), building) for building in VISBY)


def again(choice: Choice, building: str) -> object:
    draft = choice.draft([choice.rest(()).state.game.move(f"build {building}")])
    return draft and draft.offers()
