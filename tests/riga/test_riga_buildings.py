"""The Riga buildings (RIG-43, RIG-74 to RIG-77): a fifth city, Monastery, School and Storehouse."""

from typing import Any

import pytest

from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, told, words
from tests.riga.table import RIGA, built, riga

FOUR = ["riga-monastery", "riga-school", "riga-storehouse", "riga-exchange-office"]


def with_riga(*players: dict[str, Any], **scenario: Any) -> Riga:
    """A position of the game with Riga buildings."""
    return riga(*players, variants={"riga_buildings": True}, **scenario)


# --- building in Riga -------------------------------------------------------------------------------------------------


def test_own_riga_buildings_may_be_built_like_buildings_from_hand() -> None:
    """RIG-43, RIG-34: the cost is paid and the card turned face up; nothing leaves the hand."""
    g = with_riga({"goods": "2 cloth", "buildings": ["danzig-archive"]}, phase="build")

    assert words(g) == ["build danzig-archive", "build riga-monastery", "build riga-storehouse", "end"]
    play(g, "build riga-storehouse", "pay cloth", "pay cloth")

    assert built(g, 0) == ["riga-storehouse fresh"]
    assert g.view(1)["players"][0]["riga_unbuilt"] == ["riga-monastery", "riga-school", "riga-exchange-office"]
    assert g.view(1)["players"][0]["buildings_count"] == 1


def test_each_player_has_one_of_each_riga_building() -> None:
    """RIG-74: what seat 0 has built, seat 1 can still build, and seat 0 cannot build again."""
    g = with_riga({"goods": "4 cloth"}, {"goods": "4 cloth"}, phase="build")
    play(g, "build riga-storehouse", "pay", "pay cloth", "pay cloth")

    assert words(g) == ["build riga-monastery", "end"]
    assert said(g, "build riga-storehouse") == "You don’t have Storehouse (Riga) (RIG-33)."
    play(g, "end")
    assert g.view(0)["players"][1]["riga_unbuilt"] == FOUR
    assert [word for word in words(g) if word.startswith("build ")] == [f"build {building}" for building in FOUR]


def test_without_the_option_there_are_no_riga_buildings() -> None:
    """RIG-43, RIG-03: they stay in the box."""
    g = riga({"goods": "8 cloth"}, phase="build")

    assert words(g) == ["end"]
    assert refused(g, "build riga-storehouse") == "RIG-33"


def test_buildings_from_hand_and_riga_buildings_together_are_three_at_most() -> None:
    """RIG-43: one from hand and two Riga buildings; then no more of either."""
    g = with_riga({"goods": "8 cloth, 4 glass", "buildings": ["danzig-archive", "danzig-treasury"]}, phase="build")

    play(g, "build danzig-archive", "pay", "pay cloth", "pay cloth")
    play(g, "build riga-monastery", "add riga-storehouse")
    assert refused(g, "add riga-school") == "RIG-34"  # the payment has begun: a third of Riga would be the fourth
    play(g, "pay cloth", "pay cloth", "pay cloth", "pay cloth")

    assert words(g) == ["end"]
    assert said(g, "build riga-school") == "You can build only 3 buildings per turn (RIG-33)."
    assert refused(g, "build danzig-treasury") == "RIG-33"


def test_goods_pay_their_base_value_in_riga() -> None:
    """RIG-74, RIG-R12: 5 + 3 + 2 = 10 ducats for the Monastery; no kind is blocked and none is raised."""
    g = with_riga({"goods": "cloth, wine, grain"}, phase="build")

    assert words(g) == ["build riga-monastery", "build riga-storehouse", "end"]
    play(g, "build riga-monastery")
    for item, what in [("cloth", "pays 5, 5 to go"), ("wine", "pays 3, 2 to go"), ("grain", "pays 2")]:
        assert said(g, f"pay {item}") == what
        play(g, f"pay {item}")
    assert built(g, 0) == ["riga-monastery fresh"]

    g = with_riga({"goods": "2 glass, grain"}, phase="build")
    play(g, "build riga-monastery")
    assert said(g, "pay glass") == "pays 4, 6 to go"


def test_a_manufactory_counts_in_riga() -> None:
    """RIG-74, RIG-R16: wine pays 3 + 1 there, so two wine and a grain are 10 ducats."""
    g = with_riga({"goods": "2 wine, grain", "built": ["visby-manufactory"]}, phase="build")

    assert words(g) == ["build riga-monastery", "build riga-storehouse", "end"]


def test_riga_buildings_may_be_paid_together_but_not_with_another_city() -> None:
    """RIG-74, RIG-R12, RIG-41: Monastery and Storehouse are 20 ducats; a building of Visby cannot join."""
    g = with_riga({"goods": "4 cloth, 2 wine", "buildings": ["visby-treasury"]}, phase="build")

    play(g, "build riga-monastery")
    assert words(g) == ["add riga-school", "add riga-storehouse", "add riga-exchange-office", "pay"]
    assert refused(g, "add visby-treasury") == "RIG-41"
    play(g, "add riga-storehouse")
    assert g.view(0)["owed"] == 20
    play(g, "pay cloth", "pay cloth", "pay cloth", "pay cloth")

    assert built(g, 0) == ["riga-monastery fresh", "riga-storehouse fresh"]


def test_cranes_and_money_functions_work_for_riga_buildings() -> None:
    """RIG-R12, RIG-68: half of the Exchange Office's 14 is paid with a Trading Office and a wine."""
    g = with_riga({"goods": "wine", "built": ["visby-crane", "visby-trading-office"]}, phase="build")

    assert "build riga-exchange-office" in words(g)
    play(g, "build riga-exchange-office", "crane riga-exchange-office")
    assert g.view(0)["owed"] == 7
    play(g, "pay trading-office", "pay wine")

    assert built(g, 0) == ["visby-crane used", "visby-trading-office used", "riga-exchange-office fresh"]


# --- Monastery --------------------------------------------------------------------------------------------------------

ROWS = ["2 cloth", "3 wine", "cloth, glass"]


def test_a_monastery_swaps_two_goods_of_two_rows_and_one_of_these_is_taken() -> None:
    """RIG-75: cloth of row 1 for wine of row 2; then row 1 or row 2, no other row and no building."""
    g = with_riga({"built": ["riga-monastery"]}, rows=ROWS, new=["visby-archive"])
    g.journal = []
    assert set(words(g)) == {"take-building visby-archive", "take-row 1", "take-row 2", "take-row 3", "use monastery"}

    play(g, "use monastery")
    assert words(g) == ["swap 1 cloth", "swap 2 wine"]
    play(g, "swap 1 cloth")
    assert words(g) == ["with 2 wine", "with 3 glass"]
    play(g, "with 2 wine")

    assert g.view(1)["rows"] == [["cloth", "wine"], ["cloth", "wine", "wine"], ["cloth", "glass"]]
    assert words(g) == ["take-row 1", "take-row 2"]
    assert said(g, "take-row 3") == "After the swap you must take one of rows 1 and 2 (RIG-75)."
    assert refused(g, "take-building visby-archive") == "RIG-75"
    assert g.prompt(0).data() == {"key": "ask.take-swapped", "values": {"rows": [1, 2]}, "rule": "RIG-75"}
    assert told(g) == [
        "seat 0 uses Monastery (Riga).",
        "seat 0 swaps goods between rows 1 and 2: 1 cloth and 1 wine.",
    ]


@pytest.mark.parametrize(("row", "left"), [("take-row 1", [11, 9]), ("take-row 2", [8, 9])])
def test_the_other_row_stays_as_it_is_after_a_swap(row: str, left: list[int]) -> None:
    """RIG-75: even if it is worth less than 9; and the player goes on as after any taking."""
    base_value = {"cloth": 5, "glass": 4, "wine": 3, "grain": 2}
    g = with_riga({"built": ["riga-monastery"]}, rows=ROWS)
    play(g, "use monastery", "swap 1 cloth", "with 2 wine", row)

    assert [sum(base_value[good] for good in goods) for goods in g.view(0)["rows"]] == left
    assert g.view(0)["swapped_rows"] == []
    assert words(g)[-1] == "end"


def test_a_monastery_works_once() -> None:
    """RIG-75, RIG-57, RIG-59: neither a second time in the same turn nor later."""
    g = with_riga({"built": ["riga-monastery"]}, rows=ROWS)
    play(g, "use monastery", "swap 1 cloth", "with 2 wine")

    assert built(g, 0) == ["riga-monastery used"]
    assert words(g) == ["take-row 1", "take-row 2"]
    assert said(g, "use monastery") == "Monastery works only once, and you have used it (RIG-57)."

    g = with_riga({"built": ["riga-monastery used"]}, rows=ROWS)
    assert words(g) == ["take-row 1", "take-row 2", "take-row 3"]


def test_after_a_swap_no_other_swap_is_offered() -> None:
    """RIG-75, RIG-D3: one of the two rows must be taken, even in a position where the Monastery is not marked."""
    g = with_riga({"built": ["riga-monastery", "visby-treasury"]}, rows=ROWS, swapped=[1, 2])

    assert words(g) == ["take-row 1", "take-row 2", "use treasury"]


def test_a_monastery_is_used_before_taking() -> None:
    """RIG-75, RIG-54: it names its own moment; after taking it is too late."""
    g = with_riga({"built": ["riga-monastery"]}, rows=ROWS)
    play(g, "take-row 2")

    assert words(g) == ["end"]
    assert said(g, "use monastery") == "You can use the Monastery only before you take cards (RIG-75)."


def test_only_an_own_monastery_that_was_built_can_be_used() -> None:
    """RIG-75, RIG-54: one that lies face down, or that another player built, is of no use."""
    g = with_riga({}, {"built": ["riga-monastery"]}, rows=ROWS)

    assert words(g) == ["take-row 1", "take-row 2", "take-row 3"]
    assert refused(g, "use monastery") == "RIG-54"


def test_every_swap_is_named_once_from_the_earlier_row() -> None:
    """RIG-75: the second good lies in a later row and is of another kind (RIG-R30)."""
    g = with_riga({"built": ["riga-monastery"]}, rows=["cloth, glass", "cloth, wine", "cloth"])

    play(g, "use monastery")
    assert words(g) == ["swap 1 cloth", "swap 1 glass", "swap 2 wine"]
    assert said(g, "swap 2 cloth") == (
        "You can’t swap that good: it isn’t there, or no later row has a different one (RIG-75)."
    )
    play(g, "swap 1 glass")
    assert words(g) == ["with 2 cloth", "with 2 wine", "with 3 cloth"]
    values = {"row": 1, "good": "glass"}
    assert g.prompt(0).data() == {"key": "ask.swap-with", "values": values, "rule": "RIG-75"}
    assert said(g, "with 1 cloth") == "The second good must be in a later row and of a different kind (RIG-75)."
    play(g, "with 3 cloth")
    assert g.view(0)["rows"] == [["cloth", "cloth"], ["cloth", "wine"], ["glass"]]
    assert words(g) == ["take-row 1", "take-row 3"]


def test_the_log_names_the_rows_and_the_goods_of_a_swap() -> None:
    """RIG-75: first the good of the earlier row, counted from 1, then that of the later one."""
    g = with_riga({"built": ["riga-monastery"]}, rows=["cloth", "wine, grain", "cloth", "glass, wine"])
    g.journal = []

    play(g, "use monastery", "swap 2 wine", "with 4 glass")

    assert g.view(1)["rows"] == [["cloth"], ["glass", "grain"], ["cloth"], ["wine", "wine"]]
    assert g.journal[-1].data() == {
        "kind": "swapped",
        "seat": 0,
        "values": {"rows": [2, 4], "goods": ["wine", "glass"]},
        "rule": "RIG-75",
    }


def test_goods_of_the_same_kind_are_not_offered_for_swapping() -> None:
    """RIG-R30: wine for wine would change nothing."""
    g = with_riga({"built": ["riga-monastery"]}, rows=["cloth, wine", "glass, wine"])

    play(g, "use monastery", "swap 1 wine")

    assert words(g) == ["with 2 glass"]


@pytest.mark.parametrize("rows", [["2 cloth"], ["2 cloth", "3 cloth"], []])
def test_a_monastery_without_a_meaningful_swap_is_not_offered(rows: list[str]) -> None:
    """RIG-75, RIG-R30, dead end 5: one row, or rows of one and the same kind."""
    g = with_riga({"built": ["riga-monastery"]}, rows=rows, new=["visby-archive"])

    assert set(words(g)) == {"take-building visby-archive", *[f"take-row {number + 1}" for number in range(len(rows))]}
    assert said(g, "use monastery") == "Monastery would do nothing now (RIG-R30)."


def test_a_first_good_without_a_partner_is_not_offered() -> None:
    """RIG-75, dead end 5: wine of row 2 has only wine after it; what was begun is completed."""
    g = with_riga({"built": ["riga-monastery"]}, rows=["glass", "2 wine, grain", "3 wine"])

    play(g, "use monastery")
    assert words(g) == ["swap 1 glass", "swap 2 grain"]
    assert g.prompt(0).data() == {"key": "ask.swap", "values": {}, "rule": "RIG-75"}
    assert said(g, "take-row 1") == "You can’t play “take-row 1” now (RIG-75)."
    play(g, "swap 2 grain")
    assert words(g) == ["with 3 wine"]
    assert said(g, "take-row 1") == "You can’t play “take-row 1” now (RIG-75)."


def test_treasury_and_builders_yard_may_be_used_between_swap_and_taking() -> None:
    """RIG-R30: afterwards it is still one of the two rows."""
    g = with_riga({"built": ["riga-monastery", "visby-treasury", "visby-builders-yard"]}, rows=ROWS)
    play(g, "use monastery", "swap 1 cloth", "with 2 wine")

    assert words(g) == ["take-row 1", "take-row 2", "use treasury", "use builders-yard"]
    play(g, "use treasury", "draw grain", "draw grain", "draw grain", "keep grain")
    assert words(g) == ["take-row 1", "take-row 2", "use builders-yard"]


# --- School and Storehouse --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "merchants", "knights"), [("knight", 0, 1), ("merchant", 1, 0)])
def test_the_side_of_a_school_is_chosen_right_after_payment(side: str, merchants: int, knights: int) -> None:
    """RIG-76, RIG-R33: a knight or a merchant; it counts from the next turn on, though everyone sees it at once."""
    g = with_riga({"goods": "3 glass", "built": ["danzig-bank", "danzig-inn"]}, phase="build", start_player=1, turn=0)
    g.journal = []

    play(g, "build riga-school", "pay glass", "pay glass", "pay glass")
    assert words(g) == ["school knight", "school merchant"]
    assert g.prompt(0).data() == {"key": "ask.school", "values": {}, "rule": "RIG-76"}
    assert refused(g, "end") == "RIG-76"
    play(g, f"school {side}")

    assert built(g, 0)[-1] == "riga-school fresh"
    assert g.view(1)["players"][0]["built"][-1]["side"] == side
    assert told(g)[-1] == f"seat 0’s School shows: {side.capitalize()}."
    assert g.view(0)["players"][0]["power"]["visby"] == 0
    play(g, "end")
    assert g.view(0)["season"] == "autumn"
    me = g.view(0)["players"][0]
    assert (me["merchants"], me["knights"], me["power"]["visby"]) == (merchants, knights, 2)


@pytest.mark.parametrize(
    ("side", "house", "ducats"),
    [("knight", "inn", 2), ("knight", "bank", 0), ("merchant", "inn", 0), ("merchant", "bank", 2)],
)
def test_a_knight_of_a_school_counts_for_inns_and_a_merchant_for_banks(side: str, house: str, ducats: int) -> None:
    """RIG-76, RIG-63, RIG-73: the symbol that was chosen, and only that one."""
    g = with_riga({"goods": "3 glass", "built": [f"danzig-{house}"]}, phase="build", start_player=1, turn=0)

    play(g, "build riga-school", "pay glass", "pay glass", "pay glass", f"school {side}", "end")

    assert (g.to_move, g.view(0)["season"]) == (0, "autumn")
    assert g.view(0)["players"][0]["power"]["visby"] == ducats


def test_the_side_of_a_school_is_asked_once() -> None:
    """RIG-76: in a joint payment with the Storehouse; afterwards nothing changes it."""
    g = with_riga({"goods": "5 cloth"}, phase="build")

    play(g, "build riga-school", "add riga-storehouse", *5 * ["pay cloth"])
    assert words(g) == ["school knight", "school merchant"]
    play(g, "school knight")

    assert words(g) == ["end"]
    assert refused(g, "school merchant") == "RIG-33"


def test_a_school_built_in_the_last_turn_counts_for_archives() -> None:
    """RIG-R33, RIG-62: with one knight and the School's merchant the Archive is worth 2 points."""
    g = with_riga(
        {"goods": "3 glass", "built": ["visby-archive", "visby-treasury"]},
        season="autumn",
        year=8,
        start_player=0,
        turn=0,
        phase="build",
    )

    play(g, "build riga-school", "pay glass", "pay glass", "pay glass", "school merchant", "end")

    assert g.view(0)["over"]
    assert g.outcome()["points"][0] == {
        "seals": 3 + 1,
        "archives": 2,
        "lodges": 0,
        "buildings_in_hand": 0,
        "riga_unbuilt": -6,
        "total": 0,
    }


@pytest.mark.parametrize(("storehouse", "discards"), [([], 3), (["riga-storehouse"], 1)])
def test_a_storehouse_raises_the_hand_limit_to_eight(storehouse: list[str], discards: int) -> None:
    """RIG-77, RIG-49: of 9 cards 6 stay, with the Storehouse 8."""
    g = with_riga({"goods": "8 wine", "buildings": ["visby-archive"], "built": storehouse}, season="winter")

    for _ in range(discards):
        assert words(g) == ["discard wine", "discard-building visby-archive"]
        play(g, "discard wine")

    assert g.view(0)["season"] == "spring"
    assert g.view(0)["players"][0]["goods_count"] == 8 - discards
    assert g.view(0)["players"][0]["hand_limit"] == 9 - discards


def test_a_storehouse_of_another_player_does_not_help() -> None:
    """RIG-77: the limit is the owner's own."""
    g = with_riga({"goods": "8 wine"}, {"built": ["riga-storehouse"]}, season="winter")

    assert g.to_move == 0
    assert RIGA.move("discard wine") in g.moves()
