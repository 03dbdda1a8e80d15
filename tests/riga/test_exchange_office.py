"""The Exchange Office (RIG-78, RIG-R31, RIG-R32): charged at the end of a turn, spent in a later one."""

from typing import Any, cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, summed, told, words
from tests.riga.table import RIGA, built, goods, riga


def with_office(player: dict[str, Any], **scenario: Any) -> Riga:
    """Seat 0 with an active Exchange Office unless said otherwise."""
    return riga({"built": ["riga-exchange-office"], **player}, variants={"riga_buildings": True}, **scenario)


def shows(g: Riga) -> int:
    """What the Exchange Office of seat 0 shows, as seat 1 sees it."""
    ducats: int = g.view(1)["players"][0]["built"][0]["ducats"]
    return ducats


def test_an_exchange_office_shows_nothing_when_built_and_is_not_charged_in_that_turn() -> None:
    """RIG-78, RIG-55: it shows 0; at the end of the turn in which it was built nothing is asked."""
    g = riga({"goods": "8 cloth"}, variants={"riga_buildings": True}, phase="build")
    play(g, "build riga-exchange-office", "pay", "pay cloth", "pay cloth", "pay cloth")
    assert shows(g) == 0

    play(g, "end")

    assert g.to_move == 1
    assert shows(g) == 0
    assert goods(g, 0) == {"cloth": 5}


def test_at_the_end_of_a_turn_goods_worth_six_charge_it() -> None:
    """RIG-78: cloth and grain are 7; the 1 above 6 is lost. The goods go to the discard pile, and the turn is over."""
    g = with_office({"goods": "cloth, grain"}, phase="build")
    g.journal = []

    play(g, "end")
    assert g.to_move == 0
    assert words(g) == ["charge cloth", "skip"]
    play(g, "charge cloth")
    assert shows(g) == 0
    assert words(g) == ["charge grain"]
    play(g, "charge grain")

    assert shows(g) == 8
    assert goods(g, 0) == {}
    assert g.view(1)["goods_discard"] == {"cloth": 1, "glass": 0, "wine": 0, "grain": 1}
    assert g.to_move == 1
    assert told(g)[:2] == [
        "seat 0 discards 1 cloth and 1 grain to charge the Exchange Office.",
        "seat 0’s Exchange Office is charged.",
    ]


def test_what_is_picked_to_charge_it_is_added_up() -> None:
    """RIG-78: cloth 5 and grain 2 of 6."""
    g = with_office({"goods": "cloth, 3 grain"}, phase="build")
    play(g, "end")

    assert summed(g, "charge cloth") == "Base value 5 of 6, 1 to go."
    assert summed(g, "charge grain", "charge grain", "charge grain") == "Base value 6 of 6, nothing wasted."
    assert summed(g, "charge cloth", "charge grain") == "Base value 7 of 6, 1 wasted."


def test_charging_is_voluntary() -> None:
    """RIG-78: `skip` keeps the goods; the office shows 0."""
    g = with_office({"goods": "cloth, grain"}, phase="build")

    play(g, "end", "skip")

    assert shows(g) == 0
    assert goods(g, 0) == {"cloth": 1, "grain": 1}
    assert g.to_move == 1


def test_charging_once_begun_is_completed() -> None:
    """RIG-78: no `skip` after the first good."""
    g = with_office({"goods": "2 wine, 3 grain"}, phase="build")
    play(g, "end", "charge wine")

    assert words(g) == ["charge wine", "charge grain"]
    assert said(g, "skip") == "You have started charging the Exchange Office, so finish it first (RIG-78)."
    assert g.prompt(0).data() == {"key": "ask.charge-more", "values": {"owed": 3}, "rule": "RIG-78"}


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("2 grain", None),
        ("cloth", None),
        ("wine, grain", None),
        ("3 grain", ["charge grain", "skip"]),
        ("glass, grain", ["charge glass", "skip"]),
        ("cloth, glass, wine, grain", ["charge cloth", "charge glass", "skip"]),
        ("cloth, glass, 2 wine, 3 grain", ["charge cloth", "charge glass", "charge wine", "charge grain", "skip"]),
    ],
)
def test_charging_is_offered_only_with_goods_worth_six(hand: str, offered: list[str] | None) -> None:
    """RIG-78, dead end 3: below 6 nothing is asked; a kind is offered only if a charge begins with it."""
    g = with_office({"goods": hand}, phase="build")

    play(g, "end")

    if offered is None:
        assert g.to_move == 1
    else:
        assert (g.to_move, words(g)) == (0, offered)


def test_no_superfluous_card_is_discarded() -> None:
    """RIG-R31, RIG-D13: after glass and wine, 7, no grain can follow; kinds come in the order of the price list."""
    g = with_office({"goods": "glass, wine, 2 grain"}, phase="build")
    play(g, "end")
    assert words(g) == ["charge glass", "charge wine", "skip"]
    assert said(g, "charge grain") == (
        "It is too early to pay with grain: what comes after it on the price list won’t cover the rest (RIG-D13)."
    )
    assert said(g, "charge cloth") == "You have no cloth in hand (RIG-78)."
    assert said(g, "pay glass") == "You can’t play “pay glass” now (RIG-78)."

    play(g, "charge wine")
    assert words(g) == ["charge grain"]
    assert said(g, "charge glass") == (
        "It is too late to pay with glass: use functions first, then goods in the order of the price list (RIG-D13)."
    )
    play(g, "charge grain", "charge grain")
    assert (shows(g), goods(g, 0)) == (8, {"glass": 1})


def test_the_charge_counts_base_values_without_manufactory() -> None:
    """RIG-R31: with the Manufactory for wine a wine and a grain are still only 5."""
    g = with_office({"goods": "wine, grain", "built": ["riga-exchange-office", "visby-manufactory"]}, phase="build")
    play(g, "end")
    assert g.to_move == 1

    g = with_office({"goods": "wine, 2 grain", "built": ["riga-exchange-office", "visby-manufactory"]}, phase="build")
    play(g, "end", "charge wine")
    assert g.prompt(0).values == {"owed": 3}


def test_only_goods_charge_it() -> None:
    """RIG-R31: the ducats of a Trading Office and a Bank do not."""
    tableau = ["riga-exchange-office", "visby-trading-office", "visby-bank", "visby-guildhall"]
    g = with_office({"goods": "cloth", "built": tableau}, phase="build")
    play(g, "end")
    assert g.to_move == 1

    g = with_office({"goods": "cloth, grain", "built": tableau}, phase="build")
    play(g, "end")
    assert words(g) == ["charge cloth", "skip"]


def test_a_charged_office_is_not_charged_again() -> None:
    """RIG-R31: only if it shows 0."""
    g = with_office({"goods": "8 cloth", "built": ["riga-exchange-office charged"]}, phase="build")

    play(g, "end")

    assert g.to_move == 1


def test_a_charge_is_spent_as_eight_ducats_for_one_payment() -> None:
    """RIG-78, RIG-42: 8 ducats for the 6 of the Treasury; 2 are lost, and it shows 0 again."""
    tableau = ["riga-exchange-office charged"]
    g = with_office({"buildings": ["visby-treasury", "danzig-treasury"], "built": tableau}, phase="build")

    play(g, "build visby-treasury")
    assert words(g) == ["pay exchange-office"]
    assert said(g, "pay exchange-office") == "pays 8, 2 wasted"
    play(g, "pay exchange-office")

    assert shows(g) == 0
    assert built(g, 0) == ["riga-exchange-office", "visby-treasury fresh"]  # it is never marked as used
    assert words(g) == ["end"]
    assert said(g, "build danzig-treasury") == "It costs 6 ducats, and you can pay 0 in Danzig (RIG-37)."


def test_it_may_be_charged_again_in_the_turn_in_which_it_was_spent() -> None:
    """RIG-78: spent and charged, turn after turn, without limit."""
    tableau = ["riga-exchange-office charged"]
    g = with_office(
        {"goods": "5 cloth", "buildings": ["danzig-archive", "danzig-bank"], "built": tableau},
        phase="build",
        start_player=1,
        turn=0,
    )

    play(g, "build danzig-archive", "pay", "pay exchange-office", "end", "charge cloth", "charge cloth")
    assert (g.to_move, g.view(0)["season"], shows(g)) == (0, "autumn", 8)
    play(g, "build danzig-bank", "pay exchange-office", "end")
    assert words(g) == ["charge cloth", "skip"]
    play(g, "charge cloth", "charge cloth")

    assert (g.to_move, shows(g)) == (1, 8)
    assert goods(g, 0) == {"cloth": 1}


def test_charging_is_the_last_act_of_the_turn() -> None:
    """RIG-R32, RIG-54: Treasury and Builders' Yard must be used before; after `end` there is no way back."""
    tableau = ["riga-exchange-office", "visby-treasury", "visby-builders-yard"]
    g = with_office({"goods": "2 wine, grain", "buildings": ["danzig-archive"], "built": tableau}, phase="build")
    assert words(g) == ["use treasury", "use builders-yard", "end"]

    play(g, "end")

    assert words(g) == ["charge wine", "skip"]
    assert refused(g, "use treasury") == "RIG-78"
    assert refused(g, "build danzig-archive") == "RIG-78"
    play(g, "charge wine", "charge wine")
    assert g.to_move == 1


def test_without_building_it_nothing_is_charged() -> None:
    """RIG-78: the Exchange Office still lies face down; nor does that of another player count."""
    g = riga(
        {"goods": "8 cloth"}, {"built": ["riga-exchange-office"]}, variants={"riga_buildings": True}, phase="build"
    )

    play(g, "end")

    assert g.to_move == 1


def test_others_cannot_tell_whether_charging_was_asked() -> None:
    """RIG-78, RIG-R43: the discards are open; `skip` is known to nobody else."""
    g = with_office({"goods": "cloth, grain"}, phase="build")
    play(g, "end")

    charge, skip = RIGA.move("charge cloth"), RIGA.move("skip")
    assert (g.audience(charge), g.silent(charge)) == (skerry.EVERYONE, False)
    assert (g.audience(skip), g.silent(skip)) == (0, True)
    assert g.prompt(0).data() == {"key": "ask.charge", "values": {"owed": 6}, "rule": "RIG-78"}
    assert g.prompt(1).key == "stage.summer"


def test_a_hand_dealt_anew_while_charging_can_still_complete_the_charge() -> None:
    """RIG-78, RIG-R43: two goods only their owner has seen, whatever they are thought to be, are worth 6."""
    g = with_office({"secret_goods": "2 wine"}, phase="build")
    play(g, "end")
    rng = skerry.Rng(1)

    hands = [goods(cast(Riga, g.resample(1, rng)), 0) for _ in range(60)]

    assert {"wine": 2} in hands
    assert {"cloth": 1, "grain": 1} in hands
    assert {"wine": 1, "grain": 1} not in hands
    assert {"grain": 2} not in hands
