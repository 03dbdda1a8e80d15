"""Set-up (RIG-01 to RIG-11): start goods, the first start player, one building of two."""

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, refused, said, seen_events, words
from tests.riga.table import RIGA, goods, hand, play_on, riga

BASE_VALUES = {"cloth": 5, "glass": 4, "wine": 3, "grain": 2}

# Every way to turn up goods that stops where it should.
START_GOODS = [
    drawn
    for count in (2, 3)
    for drawn in product(BASE_VALUES, repeat=count)
    if sum(BASE_VALUES[good] for good in drawn[:-1]) < 6 <= sum(BASE_VALUES[good] for good in drawn)
]


def start(seats: int, **variants: Any) -> Riga:
    return cast(Riga, RIGA.start(seats, variants))


# --- seats and cards --------------------------------------------------------------------------------------------------


def test_two_to_four_players_can_play() -> None:
    """RIG-01, RIG-87: 2 to 4 players; there is no solo game."""
    assert [start(seats).seats for seats in RIGA.seats] == [2, 3, 4]

    for seats in (0, 1, 5):
        with pytest.raises(skerry.SetUpError, match=f"Riga is for 2 to 4 players, not {seats}"):
            start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_goods_and_buildings_are_used_with_every_number_of_players(seats: int) -> None:
    """RIG-02, RIG-04: two separate draw piles of 44 goods and 48 buildings, both discard piles empty."""
    g = start(seats)

    table = g.view(None)

    assert (table["goods_pile"], table["building_pile"]) == (44, 48)
    assert table["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 0, "grain": 0}
    assert table["building_discard"] == 0


def test_there_are_12_kinds_of_buildings_once_in_each_city() -> None:
    """RIG-02: any of the 48 can come first, and no Riga building is among them."""
    g = riga(season="set-up", step="start-buildings")

    cards = [word.removeprefix("draw-building ").split("-", maxsplit=1) for word in words(g)]

    cities = {"visby", "tallinn", "stockholm", "danzig"}
    kinds = {kind for _, kind in cards}
    assert len(kinds) == 12
    assert sorted((city, kind) for city, kind in cards) == sorted(product(cities, kinds))


def test_the_display_is_empty_before_the_first_spring() -> None:
    """RIG-11: neither goods rows nor buildings above or below the separator."""
    table = start(3).view(None)

    assert table["rows"] == table["new"] == table["old"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_anything_before_the_first_card_is_turned_up(seats: int) -> None:
    """RIG-04, RIG-11: no goods, no buildings, no ducats; seat 0 stands for the start player until there is one."""
    g = start(seats)

    table = g.view(None)

    assert (table["year"], table["start_player"], table["turn"]) == (0, 0, 0)
    assert (table["builds_left"], table["owed"]) == (3, 0)
    for seat in range(seats):
        own = g.view(seat)["players"][seat]
        assert (own["goods_count"], own["buildings_count"], own["built"]) == (0, 0, [])
        assert set(own["power"].values()) == {0}
    assert g.secret == g.sealed == (0,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_riga_buildings_stay_in_the_box_unless_asked_for(seats: int) -> None:
    """RIG-03: off by default."""
    g = start(seats)

    assert g.view(None)["variants"]["riga_buildings"] is False
    assert [player["riga_unbuilt"] for player in g.view(None)["players"]] == [[]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_option_each_player_lays_out_a_set_of_riga_buildings(seats: int) -> None:
    """RIG-03: one of each, face down in front of the player; they are no hand cards."""
    g = start(seats, riga_buildings=True)

    players = g.view(None)["players"]

    each = ["riga-monastery", "riga-school", "riga-storehouse", "riga-exchange-office"]
    assert [player["riga_unbuilt"] for player in players] == [each] * seats
    assert [player["buildings_count"] for player in players] == [0] * seats
    assert g.view(None)["building_pile"] == 48


# --- start goods ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_equally_likely_to_be_the_provisional_start_player(seats: int) -> None:
    """RIG-05, RIG-R1 (RIG-C1): chance, with equal weights."""
    g = start(seats)

    assert g.to_move == skerry.CHANCE
    assert [(move.word, weight) for move, weight in g.chances()] == [
        (f"provisional-start {seat}", 1) for seat in range(seats)
    ]


def test_the_provisional_start_player_receives_the_card() -> None:
    """RIG-05."""
    g = start(3)

    play(g, "provisional-start 2")

    assert g.view(None)["start_player"] == 2


def test_goods_are_turned_up_clockwise_from_the_provisional_start_player() -> None:
    """RIG-06, RIG-09: seat 2, then 3, 0 and 1; what is turned up goes into the hand."""
    g = start(4)

    play(g, "provisional-start 2", "draw cloth", "draw cloth", "draw glass", "draw glass")
    play(g, "draw wine", "draw wine", "draw grain", "draw grain", "draw grain")

    assert [goods(g, seat) for seat in range(4)] == [{"wine": 2}, {"grain": 3}, {"cloth": 2}, {"glass": 2}]
    assert g.view(None)["goods_pile"] == 44 - 9
    assert not any(g.view(None)["goods_discard"].values())
    assert g.view(None)["rows"] == []


@pytest.mark.parametrize("drawn", START_GOODS)
def test_turning_up_stops_as_soon_as_the_base_values_reach_six(drawn: tuple[str, ...]) -> None:
    """RIG-06: 6 or more, and not a card further."""
    g = start(2)

    play(g, "provisional-start 0", *(f"draw {good}" for good in drawn))
    assert goods(g, 0) == Counter(drawn)
    play(g, "draw cloth")

    assert goods(g, 0) == Counter(drawn)
    assert goods(g, 1) == {"cloth": 1}


def test_start_goods_are_two_or_three_cards_worth_six_to_ten() -> None:
    """RIG-06: the consequence the rule states, seen in games as they come."""
    hands = []
    for seed in range(200):
        g = start(4)
        rng = skerry.Rng(seed)
        while g.to_move == skerry.CHANCE:
            play(g, g.draw(rng).word)
        hands += [goods(g, seat) for seat in range(4)]

    assert {sum(held.values()) for held in hands} == {2, 3}
    assert {sum(n * BASE_VALUES[good] for good, n in held.items()) for held in hands} == {6, 7, 8, 9, 10}


def test_a_good_is_as_likely_as_its_cards_in_the_pile() -> None:
    """RIG-06 (RIG-C2): 8 cloth, 10 glass, 12 wine, 14 grain; a card that was drawn is gone."""
    g = start(2)

    play(g, "provisional-start 0")
    first = [(move.word, weight) for move, weight in g.chances()]
    play(g, "draw wine")
    second = [(move.word, weight) for move, weight in g.chances()]

    assert first == [("draw cloth", 8), ("draw glass", 10), ("draw wine", 12), ("draw grain", 14)]
    assert second == [("draw cloth", 8), ("draw glass", 10), ("draw wine", 11), ("draw grain", 14)]


# --- the first start player -------------------------------------------------------------------------------------------


def test_the_player_with_the_smallest_sum_names_the_start_player() -> None:
    """RIG-07: any player, including themselves."""
    players = ({"goods": "2 cloth"}, {"goods": "cloth, glass"}, {"goods": "2 glass"})
    g = riga(*players, season="set-up", step="choose-start")

    assert g.to_move == 2
    assert words(g) == ["choose-start 0", "choose-start 1", "choose-start 2"]
    assert said(g, "choose-start 3") == "Nobody sits in seat 3 (RIG-07)."
    assert said(g, "take-row 1") == "You can’t play “take-row 1” now (RIG-07)."
    assert refused(g, "end") == "RIG-07"
    play(g, "choose-start 1")

    assert g.view(None)["start_player"] == 1


@pytest.mark.parametrize("named", [0, 1])
def test_the_player_named_takes_the_first_turn(named: int) -> None:
    """RIG-07: the player who is named, be it the one who names or another, starts the first year."""
    g = riga({"goods": "3 grain"}, {"goods": "2 cloth"}, season="set-up", step="choose-start")

    play(g, f"choose-start {named}")
    play_on(g, "summer")

    assert g.to_move == named
    assert g.view(None)["order"] == [["summer", 1 - named], ["autumn", 1 - named], ["autumn", named]]


def test_the_smallest_sum_counts_not_the_fewest_cards() -> None:
    """RIG-07: three grain, worth 6, are less than a wine and a glass, worth 7."""
    g = riga({"goods": "wine, glass"}, {"goods": "3 grain"}, season="set-up", step="choose-start")

    assert g.to_move == 1


def test_a_provisional_start_player_who_shares_the_smallest_sum_decides() -> None:
    """RIG-08, RIG-R2."""
    players = ({"goods": "2 wine"}, {"goods": "2 cloth"}, {"goods": "2 wine"}, {"goods": "3 grain"})
    g = riga(*players, season="set-up", step="choose-start", start_player=2)

    assert g.to_move == 2


@pytest.mark.parametrize(("provisional", "decides"), [(1, 2), (3, 0)])
def test_otherwise_the_nearest_clockwise_of_those_who_share_it_decides(provisional: int, decides: int) -> None:
    """RIG-08, RIG-R2: seats 0 and 2 share 6; the provisional start player has more and does not decide."""
    players = ({"goods": "2 wine"}, {"goods": "2 cloth"}, {"goods": "3 grain"}, {"goods": "2 glass"})
    g = riga(*players, season="set-up", step="choose-start", start_player=provisional)

    assert g.to_move == decides


def test_all_are_told_who_names_the_start_player() -> None:
    """RIG-07, RIG-R43: the player who decides is the one all wait for."""
    players = ({"goods": "2 cloth"}, {"goods": "2 cloth"}, {"goods": "2 wine"})
    g = riga(*players, season="set-up", step="choose-start", start_player=1)

    assert g.view(None)["turn"] == 2
    assert g.prompt(0).data() == {
        "key": "stage.set-up",
        "values": {"year": 0, "seat": 2, "phase": ""},
        "rule": "RIG-13",
    }
    play(g, "choose-start 0")

    assert g.view(None)["turn"] == 0


# --- the first building -----------------------------------------------------------------------------------------------


def test_every_player_draws_two_buildings_and_keeps_one() -> None:
    """RIG-10: the other is put face down on the discard pile."""
    g = riga(season="set-up", step="start-buildings")

    play(g, "draw-building visby-bank", "draw-building danzig-inn")
    assert g.to_move == 0
    assert words(g) == ["keep-building visby-bank", "keep-building danzig-inn"]
    assert refused(g, "keep-building visby-inn") == "RIG-10"
    assert refused(g, "keep-none") == "RIG-10"
    play(g, "keep-building danzig-inn")

    assert hand(g, 0) == ["danzig-inn"]
    assert g.view(None)["building_discard"] == 1
    assert g.view(None)["building_pile"] == 46
    assert g.view(0)["players"][0]["looking"] == []


def test_the_first_of_the_two_can_be_kept_too() -> None:
    """RIG-10: it is the other one that is put away."""
    g = riga(season="set-up", step="start-buildings")

    play(g, "draw-building visby-bank", "draw-building danzig-inn", "keep-building visby-bank")

    assert hand(g, 0) == ["visby-bank"]
    assert g.view(None)["building_discard"] == 1
    assert not {"draw-building visby-bank", "draw-building danzig-inn"} & set(words(g))


def test_the_next_player_chooses_from_two_buildings_of_their_own() -> None:
    """RIG-10."""
    g = riga(season="set-up", step="start-buildings")

    play(g, "draw-building visby-bank", "draw-building danzig-inn", "keep-building visby-bank")
    play(g, "draw-building visby-inn", "draw-building danzig-bank")

    assert g.to_move == 1
    assert words(g) == ["keep-building visby-inn", "keep-building danzig-bank"]


def test_only_the_player_who_draws_sees_the_buildings() -> None:
    """RIG-10 (RIG-C3): the others see how many they look at."""
    g = riga(seats=3, season="set-up", step="start-buildings", start_player=1)
    play(g, "draw-building visby-bank", "draw-building danzig-inn", "keep-building visby-bank")

    play(g, "draw-building visby-inn", "draw-building danzig-bank")

    assert g.view(None)["turn"] == 2
    assert g.view(2)["players"][2]["looking"] == ["visby-inn", "danzig-bank"]
    assert [player["looking_count"] for player in g.view(1)["players"]] == [0, 0, 2]
    assert "looking" not in g.view(1)["players"][2]
    assert g.view(1)["players"][1]["looking"] == []


def test_each_building_of_the_pile_is_equally_likely_and_each_comes_once() -> None:
    """RIG-10 (RIG-C3)."""
    g = riga(season="set-up", step="start-buildings")

    play(g, "draw-building visby-bank")
    chances = {move.word: weight for move, weight in g.chances()}

    assert len(chances) == 47
    assert set(chances.values()) == {1}
    assert "draw-building visby-bank" not in chances


def test_players_choose_their_building_clockwise_from_the_start_player() -> None:
    """RIG-10: where several decide at the same time, they are asked clockwise from the start player."""
    g = riga(seats=3, season="set-up", step="start-buildings", start_player=1)

    asked = []
    while g.view(None)["season"] == "set-up":
        if g.to_move >= 0:
            asked.append(g.to_move)
        play(g, words(g)[0])

    assert asked == [1, 2, 0]
    assert [len(hand(g, seat)) for seat in range(3)] == [1, 1, 1]


def test_the_first_spring_follows_the_set_up() -> None:
    """RIG-10, RIG-15: the goods in hand stay there."""
    g = riga({"goods": "2 wine"}, {"goods": "3 grain"}, season="set-up", step="start-buildings")

    play_on(g, "spring")

    assert (g.view(None)["year"], g.view(None)["season"], g.view(None)["turn"]) == (1, "spring", 0)
    assert [goods(g, seat) for seat in range(2)] == [{"wine": 2}, {"grain": 3}]
    assert words(g) == ["draw cloth", "draw glass", "draw wine", "draw grain"]


def test_the_log_tells_what_happens_in_set_up() -> None:
    """RIG-05, RIG-06, RIG-07, RIG-10: to all what is open, to the owner which buildings were drawn and kept."""
    g = start(2)
    g.journal = []

    play(g, "provisional-start 1", "draw cloth", "draw glass", "draw wine", "draw wine", "choose-start 1")
    play(g, "draw-building visby-bank", "draw-building danzig-inn", "keep-building danzig-inn")

    names = ["Ada", "Bo"]
    assert [line.text for line in RIGA.tell(seen_events(g.journal, 0), "en", names)] == [
        "Bo is the provisional start player.",
        "Bo reveals 1 cloth and 1 glass.",
        "Ada reveals 2 wine.",
        "Ada makes Bo the start player.",
        "Bo keeps one of the buildings drawn.",
    ]
    assert [line.text for line in RIGA.tell(seen_events(g.journal, 1), "en", names)][4:] == [
        "Bo draws Bank (Visby) and Inn (Danzig).",
        "Bo keeps one of the buildings drawn.",
        "Bo keeps Inn (Danzig).",
    ]


# --- drawing directly -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "g",
    [
        start(3),
        riga(season="spring", goods_pile="cloth, 2 glass, 3 wine, 4 grain"),
        riga(season="set-up", step="start-buildings", building_pile=["visby-bank", "danzig-inn", "visby-inn"]),
    ],
    ids=["provisional-start", "draw", "draw-building"],
)
def test_an_outcome_drawn_directly_has_the_odds_of_its_weight(g: Riga) -> None:
    """RIG-R1, RIG-06, RIG-10 (RIG-C1, RIG-C2, RIG-C3): the fast way to draw is as fair as the list of outcomes."""
    rng = skerry.Rng(2024)

    drawn = Counter(g.draw(rng) for _ in range(6000))

    total = sum(weight for _, weight in g.chances())
    assert set(drawn) == set(g.moves())
    for move, weight in g.chances():
        assert drawn[move] == pytest.approx(6000 * weight / total, abs=150)
