"""Length, structure, numbers of players and the variant (RIG-12 to RIG-14, RIG-86, RIG-87)."""

from collections import Counter
from typing import cast

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.driver import play_out
from skerry.kernel.state import Event
from skerry.kernel.testing import play, words
from tests.riga.table import RIGA, play_on, riga

TABLE = [
    # players, years, rows and buildings on offer, turns per player
    (2, 8, 4, 16),
    (3, 9, 5, 18),
    (4, 8, 6, 16),
]

SEASONS = {"spring", "turn", "winter"}  # the events that begin something new in a year


def whole_game(seats: int, riga_buildings: bool = False) -> tuple[Riga, list[Event]]:
    """A random game, played to its end, with its journal."""
    g = cast(Riga, RIGA.start(seats, {"riga_buildings": riga_buildings}))
    events: list[Event] = []
    g.journal = events
    play_out(g, skerry.Rng(seats))
    return g, events


@pytest.mark.parametrize("riga_buildings", [False, True])
@pytest.mark.parametrize(("seats", "years", "offer", "turns"), TABLE)
def test_a_game_lasts_as_many_years_and_turns_as_the_table_says(
    seats: int, years: int, offer: int, turns: int, riga_buildings: bool
) -> None:
    """RIG-12, RIG-86: 8 years, or 9 with three players; two turns for each player in a year."""
    g, events = whole_game(seats, riga_buildings)

    assert g.to_move == skerry.OVER
    assert events[-1].kind == "game-over"
    assert g.view(None)["years"] == g.view(None)["year"] == years
    assert Counter(event.seat for event in events if event.kind == "turn") == dict.fromkeys(range(seats), turns)
    assert [event.values["year"] for event in events if event.kind == "spring"] == list(range(1, years + 1))


@pytest.mark.parametrize(("seats", "years", "offer", "turns"), TABLE)
def test_as_many_rows_and_buildings_are_on_offer_as_the_table_says(
    seats: int, years: int, offer: int, turns: int
) -> None:
    """RIG-86: in the first summer; with three players 5 and 5, and 9 years (example E3)."""
    g = cast(Riga, RIGA.start(seats))

    play_on(g, "summer")

    assert [word.split()[0] for word in words(g)] == ["take-building"] * offer + ["take-row"] * offer
    assert g.view(None)["years"] == years


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_year_is_spring_summer_autumn_and_winter(seats: int) -> None:
    """RIG-13: one turn for each player in summer and one in autumn, every year."""
    g, events = whole_game(seats)

    order = [e.values["season"] if e.kind == "turn" else e.kind for e in events if e.kind in SEASONS]

    year = ["spring"] + ["summer"] * seats + ["autumn"] * seats + ["winter"]
    assert order == year * g.view(None)["years"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_years_are_counted_and_no_cards_are_set_aside_for_it(seats: int) -> None:
    """RIG-14, RIG-R6: a year counter; all buildings but those dealt and laid out are in the draw pile."""
    g = cast(Riga, RIGA.start(seats))

    play_on(g, "summer")

    assert (g.view(None)["year"], g.view(None)["years"]) == (1, 9 if seats == 3 else 8)
    assert g.view(None)["building_pile"] == 48 - 2 * seats - (seats + 2)


def test_a_spring_that_needs_no_building_moves_none() -> None:
    """RIG-14, RIG-R6: the year is counted all the same."""
    left = ["visby-inn", "visby-bank", "danzig-inn", "danzig-bank"]
    g = riga(season="winter", rows=["cloth, glass"] * 4, new=left)

    assert (g.view(None)["year"], g.view(None)["season"]) == (2, "summer")
    assert g.view(None)["building_pile"] == 44


def test_the_riga_buildings_are_the_only_variant_besides_house_rules() -> None:
    """RIG-87: and off unless asked for; there is no solo mode."""
    assert [name for name, variant in RIGA.variants.items() if not variant.house] == ["riga_buildings"]
    assert RIGA.variants["riga_buildings"].choices == (False, True)
    assert RIGA.variants["riga_buildings"].default is False
    assert list(RIGA.seats) == [2, 3, 4]

    for unknown in ({"solo": True}, {"riga_buildings": "yes"}):
        with pytest.raises(skerry.SetUpError):
            RIGA.start(2, unknown)


def test_riga_buildings_are_built_only_with_the_variant() -> None:
    """RIG-03, RIG-87: without it nobody has any."""
    plain = riga({"goods": "2 cloth"}, phase="build")
    variant = riga({"goods": "2 cloth"}, phase="build", variants={"riga_buildings": True})

    assert words(plain) == ["end"]
    assert words(variant) == ["build riga-monastery", "build riga-storehouse", "end"]
    play(variant, "build riga-storehouse", "pay cloth", "pay cloth")
    assert variant.view(None)["players"][0]["riga_unbuilt"] == ["riga-monastery", "riga-school", "riga-exchange-office"]
    assert len(variant.view(None)["players"][1]["riga_unbuilt"]) == 4
