"""Winter (RIG-48 to RIG-53): the hand limit, the new start player, the end."""

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import agreed, play, refused, said, words
from tests.riga.table import goods, hand, riga

RIGA_BUILDINGS = {"riga_buildings": True}


def year_and_season(g: Riga) -> tuple[int, str]:
    return g.view(None)["year"], g.view(None)["season"]


# --- the hand limit ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("year", [1, 7, 8])
def test_winter_comes_in_every_year(year: int) -> None:
    """RIG-48, RIG-R20: the last year included."""
    g = riga({"goods": "7 grain"}, year=year, season="winter")

    assert words(g) == ["discard grain"]

    assert g.view(None)["season"] == "winter"


def test_winter_follows_the_last_turn_of_autumn() -> None:
    """RIG-48, RIG-13: the start player's autumn turn is the last of the year."""
    g = riga({}, {"goods": "3 wine, 4 grain"}, season="autumn", phase="build", start_player=0)

    play(g, "end")

    assert (g.to_move, g.view(None)["season"], g.view(None)["phase"]) == (1, "winter", "")
    assert words(g) == ["discard wine", "discard grain"]


def test_whoever_has_more_than_six_cards_discards_until_exactly_six_are_left() -> None:
    """RIG-49: goods and buildings together, one card of their choice at a time."""
    player = {"goods": "cloth, 2 wine, 3 grain", "buildings": ["visby-inn", "danzig-bank"]}
    g = riga(player, season="winter")

    assert g.to_move == 0
    buildings = ["discard-building visby-inn", "discard-building danzig-bank"]
    assert words(g) == ["discard cloth", "discard wine", "discard grain", *buildings]
    play(g, "discard cloth")
    assert words(g) == ["discard wine", "discard grain", *buildings]
    play(g, "discard-building visby-inn")

    assert goods(g, 0) == {"wine": 2, "grain": 3}
    assert hand(g, 0) == ["danzig-bank"]
    assert year_and_season(g) == (2, "spring")


def test_cards_are_discarded_in_the_order_in_which_they_are_picked() -> None:
    """RIG-49, RIG-51: which card lies on top of which is the player's choice."""
    g = riga({"goods": "cloth, 2 wine, 3 grain", "buildings": ["visby-inn", "danzig-bank"]}, season="winter")

    for picks in (["discard grain", "discard cloth"], ["discard cloth", "discard grain"]):
        assert agreed(g, *picks) == picks


def test_discarding_cannot_be_declined() -> None:
    """RIG-49: nor can a card be discarded that is not in hand."""
    g = riga({"goods": "7 grain"}, {"goods": "wine", "buildings": ["visby-inn"]}, season="winter")

    for word in ("skip", "end", "discard wine", "discard-building visby-inn"):
        assert refused(g, word) == "RIG-49"
    assert said(g, "discard wine") == "You have no wine in hand (RIG-49)."
    assert said(g, "discard-building visby-inn") == "You don’t have Inn (Visby) (RIG-49)."
    assert said(g, "end") == "You can’t play “end” now (RIG-49)."


@pytest.mark.parametrize(
    "player",
    [
        {"goods": "6 grain"},
        {"goods": "4 grain", "buildings": ["visby-inn", "danzig-inn"]},
        {"goods": "5 grain"},
        {},
    ],
)
def test_whoever_is_at_or_under_the_limit_discards_nothing(player: dict[str, object]) -> None:
    """RIG-49, RIG-R19: nobody may dump cards in winter."""
    g = riga(player, season="winter")

    assert year_and_season(g) == (2, "spring")


def test_in_the_last_winter_nobody_may_discard_more_than_they_must() -> None:
    """RIG-R19, RIG-81: the building stays in hand and costs 2 points."""
    g = riga({"goods": "6 grain", "buildings": ["visby-inn"]}, year=8, season="winter")

    play(g, "discard grain")

    assert g.to_move == skerry.OVER
    assert g.scores() == [-2, 0]


def test_in_the_last_winter_buildings_may_be_among_the_forced_discards() -> None:
    """RIG-R20: the limit comes before scoring, so that building costs nothing."""
    g = riga({"goods": "6 grain", "buildings": ["visby-inn"]}, year=8, season="winter")
    assert words(g) == ["discard grain", "discard-building visby-inn"]

    play(g, "discard-building visby-inn")

    assert g.to_move == skerry.OVER
    assert g.scores() == [0, 0]


def test_with_the_storehouse_eight_cards_may_be_kept() -> None:
    """RIG-49: its owner is not asked."""
    player = {"goods": "8 grain", "built": ["riga-storehouse"]}
    g = riga(player, season="winter", variants=RIGA_BUILDINGS)

    assert goods(g, 0) == {"grain": 8}
    assert year_and_season(g) == (2, "spring")


def test_with_the_storehouse_the_ninth_card_is_discarded() -> None:
    """RIG-49: down to exactly eight."""
    player = {"goods": "8 grain", "buildings": ["visby-inn"], "built": ["riga-storehouse"]}
    g = riga(player, season="winter", variants=RIGA_BUILDINGS)
    assert words(g) == ["discard grain", "discard-building visby-inn"]

    play(g, "discard grain")

    assert goods(g, 0) == {"grain": 7}
    assert year_and_season(g) == (2, "spring")


def test_the_storehouse_helps_only_its_owner() -> None:
    """RIG-49: the others keep six, also those whose Storehouse is still unbuilt."""
    g = riga({"built": ["riga-storehouse"]}, {"goods": "7 grain"}, season="winter", variants=RIGA_BUILDINGS)

    assert (g.to_move, words(g)) == (1, ["discard grain"])
    assert [player["hand_limit"] for player in g.view(None)["players"]] == [8, 6]


def test_a_storehouse_built_in_autumn_holds_in_the_winter_of_the_same_year() -> None:
    """RIG-R18: RIG-55 bars only the turn of building."""
    g = riga({"goods": "2 cloth, 8 grain"}, season="autumn", phase="build", variants=RIGA_BUILDINGS)

    play(g, "build riga-storehouse", "pay", "pay cloth", "pay cloth", "end")

    assert goods(g, 0) == {"grain": 8}
    assert year_and_season(g) == (2, "spring")


def test_only_hand_cards_count() -> None:
    """RIG-50: neither built buildings nor unbuilt Riga buildings."""
    player = {"goods": "6 grain", "built": ["visby-inn", "visby-bank", "riga-school knight"]}
    g = riga(player, season="winter", variants=RIGA_BUILDINGS)

    assert len(g.view(None)["players"][0]["riga_unbuilt"]) == 3
    assert year_and_season(g) == (2, "spring")


def test_discards_go_to_their_discard_piles() -> None:
    """RIG-51: the good face up, the building face down."""
    g = riga({"goods": "6 grain, wine", "buildings": ["visby-inn"]}, season="winter")
    g.journal = []

    play(g, "discard wine", "discard-building visby-inn")

    assert g.view(None)["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 1, "grain": 0}
    assert g.view(None)["building_discard"] == 1
    open_to_all = [event for event in g.journal if event.audience == skerry.EVERYONE]
    assert [(event.kind, event.values) for event in open_to_all[:2]] == [
        ("discarded", {"good": "wine"}),
        ("discarded-building", {}),
    ]
    own = [event for event in g.journal if event.audience == 0]
    assert [event.data() for event in own] == [
        {"kind": "discarded-this-building", "seat": 0, "values": {"building": "visby-inn"}, "rule": "RIG-51"}
    ]


def test_players_discard_clockwise_from_the_start_player() -> None:
    """RIG-R21: each until the limit is reached, then the next."""
    g = riga({"goods": "8 grain"}, {"goods": "7 wine"}, {}, {"goods": "7 cloth"}, season="winter", start_player=1)

    asked = []
    while g.view(None)["season"] == "winter":
        asked.append((g.to_move, words(g)))
        play(g, words(g)[0])

    assert asked == [
        (1, ["discard wine"]),
        (3, ["discard cloth"]),
        (0, ["discard grain"]),
        (0, ["discard grain"]),
    ]


# --- the new year -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_the_left_neighbour_becomes_start_player(seats: int, start: int, following: int) -> None:
    """RIG-52: the next year begins with them."""
    g = riga(seats=seats, season="winter", start_player=start)

    while g.to_move == skerry.CHANCE:
        play(g, words(g)[0])

    assert g.view(None)["start_player"] == following
    assert (g.to_move, g.view(None)["season"]) == (following, "summer")


def test_after_winter_the_next_year_begins_with_spring() -> None:
    """RIG-53: year 2 of 8."""
    g = riga(season="winter")

    assert year_and_season(g) == (2, "spring")
    assert g.to_move == skerry.CHANCE


@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 9), (4, 8)])
def test_after_the_winter_of_the_last_year_the_game_ends(seats: int, last: int) -> None:
    """RIG-53, RIG-12: one year earlier it goes on."""
    before, after = (riga(seats=seats, year=year, season="winter") for year in (last - 1, last))

    assert year_and_season(before) == (last, "spring")
    assert before.to_move == skerry.CHANCE
    assert before.winners() == []

    assert after.to_move == skerry.OVER
    assert after.moves() == []
    assert after.view(None)["over"] is True
    assert after.winners() == list(range(seats))
