"""Your plan in Haithabu: what orders lack and how long they stay, goods too many, a fee that can't be paid."""

from typing import Any

from skerry.games.haithabu.plan import MOST
from tests.haithabu.table import HAITHABU, haithabu


def plan(*players: dict[str, Any], seat: int = 0, lang: str = "en", **scenario: Any) -> list[str]:
    g = haithabu(*players, **scenario)
    return [HAITHABU.say(message, lang, ["Ann", "Ben"]) for message in HAITHABU.plan(g.seen_by(seat), seat)]


def test_an_order_says_what_is_still_lacking_and_how_many_turns_are_left() -> None:
    """HAI-75, HAI-78, HAI-100: it asks for 2 Mead and 4 Cloth, wherever the rest lies, and is on the second space."""
    mine = {"orders": ["", "order-25: mead"], "post": "3 cloth", "warehouse": "cloth"}

    assert plan(mine, {}) == ["You still lack 1 Mead for the order for 2 Mead and 4 Cloth; 4 turns left"]
    assert plan(mine, {}, lang="de") == [
        "Du brauchst noch 1 Met für den Auftrag über 2 Met und 4 Tuch; dir bleiben noch 4 Runden"
    ]
    assert plan({"orders": ["order-25"]}, {}, turn=7) == [
        "You have nothing yet for the order for 2 Mead and 4 Cloth; 2 turns left"
    ]


def test_goods_in_the_warehouse_are_to_be_carried_and_those_in_the_post_delivered() -> None:
    """HAI-79, HAI-81."""
    mine = {"orders": ["order-25"], "warehouse": "2 mead, cloth", "post": "3 cloth"}
    ends = "for the order for 2 Mead and 4 Cloth; 5 turns left"

    assert plan(mine, {}) == [f"You need a wagon or a ship to bring 2 Mead and 1 Cloth to your trading post {ends}"]
    assert plan(mine | {"wagon": "wagon-20-1"}, {}) == [f"Bring 2 Mead and 1 Cloth to your trading post {ends}"]
    assert plan({"orders": ["order-25: 2 mead"], "post": "4 cloth"}, {}) == [
        f"Deliver on E: your trading post has all you need {ends}"
    ]


def test_the_order_that_falls_off_first_comes_first_and_takes_what_is_there() -> None:
    """HAI-100: the third order on this mat has one turn left."""
    mine = {"orders": ["order-20", "order-25", "", "", "order-01"], "post": "2 mead, 2 cloth"}

    assert plan(mine, {})[:2] == [
        "Deliver on E: your trading post has all you need for the order for 2 Mead and 2 Cloth; 1 turn left",
        "You have nothing yet for the order for 2 Mead and 4 Cloth; 4 turns left",
    ]
    assert len(plan({"orders": ["order-01", "order-02", "order-03", "order-04", "order-20"]}, {})) == MOST


def test_goods_too_many_and_a_fee_that_cannot_be_paid_come_first_unless_no_turn_change_follows() -> None:
    """HAI-99, HAI-107."""
    mine = {"warehouse": "12 mead", "post": "11 cloth", "silver": 7, "orders": ["order-25"]}

    assert plan(mine, {})[:3] == [
        "Your warehouse holds 2 more than it can keep at the turn change",
        "Your trading post holds 1 more than it can keep at the turn change",
        "Storing your goods will cost 24 silver at the turn change: you’re 17 silver short",
    ]
    assert len(plan(mine, {}, turn=8)) == 1


def test_who_has_no_order_is_told_where_to_take_one_as_long_as_that_helps() -> None:
    """HAI-70, HAI-86."""
    assert plan({}, {}) == ["You have no order: take one on D or H"]
    assert plan({}, {}, turn=8) == []


def test_others_stores_are_not_in_it() -> None:
    assert plan({}, {"orders": ["order-25"], "warehouse": "12 mead"}) == plan({}, {})
