"""Building (RIG-33, RIG-34, RIG-37 to RIG-40): what it takes, what it costs, and what is refused."""

import pytest

import skerry
from skerry.kernel.testing import play, said, told, words
from tests.riga.table import RIGA, built, goods, hand, riga


def test_a_building_is_paid_with_goods_from_hand() -> None:
    """RIG-34: two wine pay the 10 ducats of the Archive in Visby; `end` is always there, since nobody must build."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"]}, phase="build")

    assert words(g) == ["build visby-archive", "end"]
    play(g, "build visby-archive")
    assert words(g) == ["pay wine"]
    play(g, "pay wine")
    assert words(g) == ["pay wine"]
    play(g, "pay wine")

    assert built(g, 0) == ["visby-archive fresh"]
    assert goods(g, 0) == {}
    assert words(g) == ["end"]


def test_a_building_is_paid_with_ducats_from_functions_too() -> None:
    """RIG-34: 4 ducats of a Trading Office and one grain are 6 ducats in Visby."""
    g = riga(
        {"goods": "grain", "buildings": ["visby-treasury"], "built": ["danzig-trading-office"]},
        phase="build",
    )

    assert words(g) == ["build visby-treasury", "end"]
    play(g, "build visby-treasury", "pay trading-office")
    assert words(g) == ["pay grain"]
    play(g, "pay grain")

    assert built(g, 0) == ["danzig-trading-office used", "visby-treasury fresh"]


def test_a_building_moves_from_hand_to_tableau_and_the_goods_paid_to_their_discard_pile() -> None:
    """RIG-38: the card lies face up in the tableau; the goods lie open on the discard pile."""
    g = riga(
        {"goods": "2 wine, grain", "buildings": ["visby-archive", "danzig-inn"]},
        phase="build",
        goods_discard="cloth",
    )

    play(g, "build visby-archive", "pay wine", "pay wine")

    assert hand(g, 0) == ["danzig-inn"]
    assert goods(g, 0) == {"grain": 1}
    seen = g.view(1)
    assert [b["id"] for b in seen["players"][0]["built"]] == ["visby-archive"]
    assert seen["goods_discard"] == {"cloth": 1, "glass": 0, "wine": 2, "grain": 0}
    assert (seen["batch"], seen["owed"], seen["builds_left"]) == ([], 0, 2)


def test_no_change_is_given() -> None:
    """RIG-39, worked example E1: two cloth are 10 ducats for the Market Hall of Danzig at 8; 2 are lost."""
    g = riga({"goods": "2 cloth", "buildings": ["danzig-market-hall"]}, phase="build")
    g.journal = []

    play(g, "build danzig-market-hall")
    assert said(g, "pay cloth") == "pays 5, 3 to go"
    play(g, "pay cloth")
    assert words(g) == ["pay cloth"]
    assert said(g, "pay cloth") == "pays 5, 2 wasted"
    play(g, "pay cloth")

    assert built(g, 0) == ["danzig-market-hall fresh"]
    assert goods(g, 0) == {}
    assert g.view(1)["goods_discard"]["cloth"] == 2
    assert told(g) == [
        "seat 0 wants to build Market Hall (Danzig).",
        "seat 0 pays 10 ducats with 2 cloth.",
        "seat 0 builds the Market Hall in Danzig for 8 ducats and wastes 2 ducats.",
    ]


def test_the_log_says_of_each_item_what_it_paid_and_what_is_still_due() -> None:
    """RIG-38, RIG-39: nothing is due any more when more was paid than was due."""
    g = riga({"goods": "2 cloth", "buildings": ["danzig-market-hall"]}, phase="build")
    g.journal = []

    play(g, "build danzig-market-hall", "pay cloth", "pay cloth")

    assert [event.data() for event in g.journal if event.kind == "paid"] == [
        {"kind": "paid", "seat": 0, "values": {"item": "cloth", "value": 5, "owed": 3}, "rule": "RIG-38"},
        {"kind": "paid", "seat": 0, "values": {"item": "cloth", "value": 5, "owed": 0}, "rule": "RIG-38"},
    ]


def test_ducats_paid_in_excess_do_not_count_for_the_next_building() -> None:
    """RIG-40, RIG-R9: of 10 ducats for 8, the 2 lost do not make up the 6 of a second building of the same city."""
    g = riga({"goods": "3 cloth", "buildings": ["danzig-market-hall", "danzig-treasury"]}, phase="build")
    play(g, "build danzig-market-hall", "pay", "pay cloth", "pay cloth")

    assert goods(g, 0) == {"cloth": 1}
    assert words(g) == ["end"]
    assert said(g, "build danzig-treasury") == "It costs 6 ducats, and you can pay 5 in Danzig (RIG-37)."


def test_the_limit_of_three_counts_buildings_not_payments() -> None:
    """RIG-R38, RIG-33: two paid together and one more make three; a fourth is refused though it could be paid."""
    g = riga(
        {
            "goods": "8 wine, 4 glass",
            "buildings": ["visby-archive", "visby-treasury", "danzig-treasury", "danzig-archive"],
        },
        phase="build",
    )

    play(g, "build visby-archive", "add visby-treasury", "pay glass", "pay wine", "pay wine", "pay wine")
    assert g.view(0)["builds_left"] == 1
    assert g.prompt(0).values == {"left": 1}
    play(g, "build danzig-treasury")
    assert words(g) == ["pay glass", "pay wine"]  # the Archive of Danzig cannot join: it would be the fourth
    play(g, "pay glass")

    assert words(g) == ["end"]
    assert said(g, "build danzig-archive") == "You can build only 3 buildings per turn (RIG-33)."


def test_a_building_that_cannot_be_paid_cannot_be_begun() -> None:
    """RIG-37, dead end 1: 12 of 16 ducats are not enough, and the refusal says so; with 16 it is offered."""
    g = riga({"goods": "3 glass, 2 wine", "buildings": ["stockholm-builders-yard"]}, phase="build")
    assert words(g) == ["end"]
    assert said(g, "build stockholm-builders-yard") == "It costs 16 ducats, and you can pay 12 in Stockholm (RIG-37)."

    g = riga({"goods": "cloth, glass, 2 grain", "buildings": ["stockholm-builders-yard"]}, phase="build")
    assert said(g, "build stockholm-builders-yard") == "It costs 16 ducats, and you can pay 15 in Stockholm (RIG-37)."

    g = riga({"goods": "2 cloth, grain", "buildings": ["stockholm-builders-yard"]}, phase="build")
    assert words(g) == ["build stockholm-builders-yard", "end"]
    assert said(g, "build stockholm-builders-yard") == "costs 16; you can pay 16 in Stockholm"


def test_only_own_cards_can_be_built() -> None:
    """RIG-33: neither a building on display nor one of another player, nor the same one twice."""
    g = riga(
        {"goods": "9 wine", "buildings": ["visby-archive", "visby-bank"]},
        {"buildings": ["visby-treasury"]},
        new=["visby-crane"],
        phase="build",
    )

    assert words(g) == ["build visby-archive", "build visby-bank", "end"]
    assert said(g, "build visby-treasury") == "You don’t have Treasury (Visby) (RIG-33)."
    assert said(g, "build visby-crane") == "You don’t have Crane (Visby) (RIG-33)."
    play(g, "build visby-archive")
    assert said(g, "add visby-archive") == "You don’t have Archive (Visby) (RIG-33)."


def test_building_comes_after_taking() -> None:
    """RIG-30, RIG-29: nothing is built before something was taken, and nothing is taken a second time."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive"]}, rows=["2 cloth", "3 wine"])
    assert said(g, "build visby-archive") == "First take one building or one row of goods (RIG-30)."
    assert said(g, "end") == "First take one building or one row of goods (RIG-30)."

    play(g, "take-row 1")

    assert words(g) == ["build visby-archive", "end"]
    assert said(g, "take-row 1") == "You have already taken cards this turn (RIG-29)."


@pytest.mark.parametrize(
    ("moves", "word", "rule"),
    [
        ([], "pay wine", "RIG-33"),
        (["build visby-archive"], "build visby-treasury", "RIG-41"),
        (["build visby-archive"], "pay wine", "RIG-41"),
        (["build visby-archive", "pay"], "add visby-treasury", "RIG-34"),
        (["build visby-archive", "pay"], "end", "RIG-34"),
    ],
)
def test_a_word_that_answers_another_question_is_refused_and_changes_nothing(
    moves: list[str], word: str, rule: str
) -> None:
    """RIG-33, RIG-34, RIG-41: what was begun is completed, question by question."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")
    play(g, *moves)
    before = g.view(0), words(g)

    with pytest.raises(skerry.IllegalMove) as illegal:
        g.play(RIGA.move(word))

    assert illegal.value.message.key == "not-asked"
    assert illegal.value.rule == rule
    assert (g.view(0), words(g)) == before


def test_a_player_asked_is_told_what_is_due_and_what_they_have() -> None:
    """RIG-33, RIG-41, RIG-34: the questions of building name the buildings left, the sum and the purchasing power."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")

    assert g.prompt(0).data() == {"key": "ask.build", "values": {"left": 3}, "rule": "RIG-33"}
    play(g, "build visby-archive")
    assert g.prompt(0).data() == {
        "key": "ask.extend",
        "values": {"city": "visby", "cost": 10, "power": 20},
        "rule": "RIG-41",
    }
    play(g, "add visby-treasury", "pay wine")
    assert g.prompt(0).data() == {"key": "ask.pay", "values": {"owed": 11, "city": "visby"}, "rule": "RIG-34"}
