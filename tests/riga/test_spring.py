"""Spring (RIG-15 to RIG-21, RIG-26): what comes in which order, and the goods rows."""

from typing import Any

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, told, words
from tests.riga.table import goods, riga


def spring(*players: dict[str, Any], **scenario: Any) -> Riga:
    """The beginning of a spring."""
    return riga(*players, season="spring", **scenario)


def rows(g: Riga) -> list[list[str]]:
    return list(g.view(None)["rows"])


def lay_rows(g: Riga, count: int) -> None:
    """This number of new rows of cloth and glass."""
    play(g, *["draw cloth", "draw glass"] * count)


# --- what spring does -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spring_asks_nobody_and_completes_rows_before_buildings(seats: int) -> None:
    """RIG-15: only goods, then only buildings come, and summer follows."""
    g = spring(seats=seats)

    drawn = []
    while g.to_move == skerry.CHANCE:
        assert g.view(None)["season"] == "spring"
        drawn.append(words(g)[0].split()[0])
        play(g, words(g)[0])

    buildings = seats + 2
    assert drawn == ["draw"] * (len(drawn) - buildings) + ["draw-building"] * buildings
    assert g.view(None)["season"] == "summer"


@pytest.mark.parametrize(("seats", "many"), [(2, 4), (3, 5), (4, 6)])
def test_after_spring_two_more_rows_and_buildings_than_players_lie_there(seats: int, many: int) -> None:
    """RIG-16, RIG-24, RIG-86: with three players 5 rows and 5 buildings (example E3)."""
    g = spring(seats=seats)

    while g.to_move == skerry.CHANCE:
        play(g, words(g)[-1])

    assert len(rows(g)) == many
    assert [len(g.view(None)[part]) for part in ("new", "old")] == [many, 0]


def test_the_log_tells_what_came_in_spring() -> None:
    """RIG-15, RIG-17, RIG-22, RIG-24: open to all."""
    g = riga(season="winter", rows=["3 wine"] * 3, new=["visby-inn"], old=["danzig-inn"])
    g.journal = []

    lay_rows(g, 1)
    play(g, "draw-building visby-lodge", "draw-building tallinn-inn", "draw-building visby-bank")

    assert told(g)[:2] == ["Row 4: 1 cloth and 1 glass.", "Leaving the display: Inn (Danzig)."]
    assert told(g)[2] == "New on display: Lodge (Visby), Inn (Tallinn) and Bank (Visby)."
    assert {event.audience for event in g.journal} == {skerry.EVERYONE}


# --- goods rows -------------------------------------------------------------------------------------------------------


def test_rows_left_over_stay_and_only_the_missing_ones_are_new() -> None:
    """RIG-16, RIG-R3, RIG-R42: two rows of last year keep their places, two new ones come behind them."""
    g = spring(rows=["3 wine", "5 grain"])

    lay_rows(g, 2)

    assert rows(g) == [["wine"] * 3, ["grain"] * 5, ["cloth", "glass"], ["cloth", "glass"]]
    assert words(g)[0].startswith("draw-building")


@pytest.mark.parametrize(
    ("drawn", "complete"),
    [
        ("cloth", False),
        ("grain grain grain grain", False),
        ("cloth wine", False),
        ("glass glass", False),
        ("cloth glass", True),
        ("cloth cloth", True),
        ("wine wine wine", True),
        ("glass wine grain", True),
        ("wine wine grain cloth", True),
        ("grain grain grain grain grain", True),
        ("grain grain grain grain cloth", True),
    ],
)
def test_a_new_row_is_complete_when_it_is_worth_nine_or_more(drawn: str, complete: bool) -> None:
    """RIG-17: the next good begins the next row, else it lies in this one."""
    g = spring()

    play(g, *(f"draw {good}" for good in drawn.split()))
    assert rows(g) == [sorted(drawn.split(), key=["cloth", "glass", "wine", "grain"].index)]
    play(g, "draw wine")

    assert len(rows(g)) == (2 if complete else 1)
    assert len(rows(g)[0]) == len(drawn.split()) + (0 if complete else 1)


def test_a_new_row_holds_two_to_five_cards_worth_nine_to_thirteen() -> None:
    """RIG-17: the consequence the rule states, seen in springs as they come."""
    base = {"cloth": 5, "glass": 4, "wine": 3, "grain": 2}
    laid = []
    for seed in range(300):
        g = spring(seats=4)
        rng = skerry.Rng(seed)
        while g.to_move == skerry.CHANCE:
            play(g, g.draw(rng).word)
        laid += rows(g)

    assert {len(row) for row in laid} == {2, 3, 4, 5}
    assert {sum(base[good] for good in row) for row in laid} == {9, 10, 11, 12, 13}


def test_the_next_good_of_a_row_is_as_likely_as_its_cards_in_the_pile() -> None:
    """RIG-17 (RIG-C2): a kind of which none is left cannot come."""
    g = spring(goods_pile="cloth, 3 grain")

    first = [(move.word, weight) for move, weight in g.chances()]
    play(g, "draw cloth")
    second = [(move.word, weight) for move, weight in g.chances()]

    assert first == [("draw cloth", 1), ("draw grain", 3)]
    assert second == [("draw grain", 3)]


def test_if_no_row_is_missing_no_goods_are_drawn() -> None:
    """RIG-18: the buildings come at once and the rows stay as they are."""
    left = ["cloth, glass", "3 wine", "5 grain", "2 glass, wine"]
    g = spring(rows=left)

    assert words(g)[0].startswith("draw-building")

    assert rows(g) == [["cloth", "glass"], ["wine"] * 3, ["grain"] * 5, ["glass", "glass", "wine"]]


def test_a_year_in_which_no_row_is_taken_leaves_all_rows_unchanged() -> None:
    """RIG-18, RIG-R3: two players take the four buildings (example E8)."""
    offer = ["visby-inn", "danzig-inn", "visby-bank", "danzig-bank"]
    g = riga(rows=["cloth, glass", "3 wine", "5 grain", "2 glass, wine"], new=offer)
    before = rows(g)

    for building in offer:
        play(g, f"take-building {building}", "end")

    assert (g.view(None)["year"], g.view(None)["season"]) == (2, "spring")
    assert words(g)[0].startswith("draw-building")
    assert rows(g) == before


def test_a_row_left_unfinished_is_extended_even_if_none_is_missing() -> None:
    """RIG-18, RIG-R5: also in the game without Riga buildings."""
    g = spring(rows=["cloth, glass", "glass", "5 grain", "2 glass, wine"])

    play(g, "draw wine", "draw grain")

    assert rows(g) == [["cloth", "glass"], ["glass", "wine", "grain"], ["grain"] * 5, ["glass", "glass", "wine"]]
    assert words(g)[0].startswith("draw-building")


def test_short_rows_are_extended_in_order_before_new_ones_are_laid_out() -> None:
    """RIG-19, RIG-R4: a row worth 8 and one worth 2 are brought to 9 or more, one card at a time; then row 4 comes."""
    g = spring(rows=["2 glass", "3 wine", "grain"], variants={"riga_buildings": True})

    play(g, "draw cloth")
    assert rows(g)[0] == ["cloth", "glass", "glass"]
    play(g, "draw grain", "draw cloth")
    assert rows(g)[2] == ["cloth", "grain", "grain"]
    lay_rows(g, 1)

    assert rows(g)[1] == ["wine"] * 3
    assert rows(g)[3:] == [["cloth", "glass"]]
    assert words(g)[0].startswith("draw-building")


def test_an_empty_goods_pile_is_refilled_from_its_discard_pile_in_the_middle_of_a_row() -> None:
    """RIG-20: drawing goes on from what was discarded."""
    g = spring({"goods": "8 cloth, 9 glass, 11 wine, 12 grain"}, goods_pile="glass", goods_discard="wine, 2 grain")

    play(g, "draw glass")

    assert [(move.word, weight) for move, weight in g.chances()] == [("draw wine", 1), ("draw grain", 2)]
    assert g.view(None)["goods_pile"] == 3
    assert not any(g.view(None)["goods_discard"].values())
    play(g, "draw grain")
    assert rows(g) == [["glass", "grain"]]


def test_the_discard_pile_is_refilled_before_the_first_card_of_a_row_too() -> None:
    """RIG-20."""
    g = spring({"goods": "8 cloth, 10 glass, 9 wine, 14 grain"}, goods_pile="", goods_discard="3 wine")

    assert words(g) == ["draw wine"]

    assert g.view(None)["goods_pile"] == 3


def test_the_discard_pile_waits_until_the_draw_pile_is_empty() -> None:
    """RIG-20: while a card is left in the pile, only it can come."""
    g = spring(goods_pile="glass")

    assert words(g) == ["draw glass"]

    assert sum(g.view(None)["goods_discard"].values()) == 43


def test_if_both_goods_piles_are_empty_drawing_stops() -> None:
    """RIG-21, RIG-R5: the unfinished row stays as it is; rows that received no card do not exist."""
    g = spring({"goods": "8 cloth, 8 glass, 11 wine, 14 grain"}, goods_pile="2 glass, wine")

    play(g, "draw glass", "draw wine", "draw glass")

    assert rows(g) == [["glass", "glass", "wine"]]
    assert words(g)[0].startswith("draw-building")


def test_an_unfinished_row_can_be_taken_and_is_extended_in_the_next_spring_if_not() -> None:
    """RIG-21, RIG-R5: the goods ran out at a row worth 4."""
    offer = ["visby-inn", "danzig-inn", "visby-bank", "danzig-bank"]
    g = riga({"goods": "cloth"}, rows=["glass"], new=offer, start_player=1)
    assert "take-row 1" in words(g)
    taken = g.copy()

    play(taken, "take-row 1", "end")
    for building in offer:
        play(g, f"take-building {building}", "end")

    assert goods(taken, 1) == {"glass": 1}
    play(g, "draw cloth", "draw wine")
    assert rows(g) == [["cloth", "glass"], ["wine"]]


def test_goods_rows_never_expire() -> None:
    """RIG-26, RIG-R3: a row that nobody wants lies there year after year."""
    g = spring(rows=["5 grain"])
    for year in (1, 2, 3, 4):
        while g.to_move == skerry.CHANCE:
            play(g, words(g)[0])
        while g.view(None)["year"] == year:
            play(g, words(g)[0] if "take" in words(g)[0] or "discard" in words(g)[0] else "end")

    assert rows(g)[0] == ["grain"] * 5
