"""The order of turns (RIG-27, RIG-45 to RIG-47): clockwise in summer, back in autumn."""

from typing import Any

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, words
from tests.riga.table import built, other_buildings, riga


def turns(g: Riga) -> list[tuple[str, int]]:
    """The turns of the rest of this year, each with its season, in the order in which they are taken."""
    taken = []
    while g.view(None)["season"] in ("summer", "autumn"):
        assert g.view(None)["turn"] == g.to_move
        taken.append((g.view(None)["season"], g.to_move))
        play(g, words(g)[0])
        play(g, "end")
    return taken


def enough_to_take(seats: int) -> dict[str, Any]:
    """A display with one row or building for every turn of a year."""
    return {"rows": ["grain"] * (seats + 2), "new": other_buildings()[: seats + 2], "seats": seats}


@pytest.mark.parametrize(
    ("start", "clockwise"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_summer_goes_clockwise_from_the_start_player_and_autumn_back(start: int, clockwise: list[int]) -> None:
    """RIG-27, RIG-45: one turn each; autumn begins with the right neighbour and ends with the start player."""
    g = riga(**enough_to_take(4), season="summer", start_player=start)

    taken = turns(g)

    assert taken == [("summer", seat) for seat in clockwise] + [("autumn", seat) for seat in reversed(clockwise)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_year_played_from_its_spring_has_the_same_order(seats: int) -> None:
    """RIG-27, RIG-45: also told in advance by the order of turns to come."""
    g = riga(season="spring", seats=seats, start_player=1)
    while g.to_move == skerry.CHANCE:
        play(g, words(g)[0])
    order = [("summer", 1)] + [(season, seat) for season, seat in g.view(None)["order"]]

    taken = turns(g)

    clockwise = [(1 + i) % seats for i in range(seats)]
    assert taken == order
    assert taken == [("summer", seat) for seat in clockwise] + [("autumn", seat) for seat in reversed(clockwise)]


def test_with_two_players_the_other_one_has_two_turns_in_the_middle() -> None:
    """RIG-R41: start player, other; other, start player."""
    g = riga(**enough_to_take(2), season="summer", start_player=1)

    assert turns(g) == [("summer", 1), ("summer", 0), ("autumn", 0), ("autumn", 1)]


def test_the_right_neighbour_of_the_start_player_uses_in_autumn_what_was_built_in_summer() -> None:
    """RIG-46, RIG-R17: two separate turns in direct succession (example E7)."""
    player = {"goods": "cloth, 2 glass", "buildings": ["danzig-treasury", "danzig-bank"]}
    g = riga({}, {}, player, **enough_to_take(3), turn=2)

    play(g, "take-row 1", "build danzig-treasury", "pay", "pay glass")
    assert "use treasury" not in words(g)
    play(g, "end")

    assert (g.view(None)["season"], g.to_move) == ("autumn", 2)
    assert built(g, 2) == ["danzig-treasury"]
    assert "use treasury" in words(g)


def test_each_of_the_two_turns_in_a_row_allows_three_buildings() -> None:
    """RIG-46: they are two separate turns."""
    g = riga(
        {},
        {"goods": "cloth", "buildings": ["visby-inn", "danzig-treasury", "danzig-bank"]},
        rows=["2 glass"],
        new=["visby-bank"],
        turn=1,
        phase="build",
        builds=3,
    )
    assert words(g) == ["end"]

    play(g, "end")
    assert g.view(None)["phase"] == "take"
    play(g, "take-row 1")

    assert g.view(None)["builds_left"] == 3
    assert words(g) == ["build danzig-treasury", "build danzig-bank", "end"]


def test_a_turn_in_autumn_is_the_same_as_one_in_summer() -> None:
    """RIG-47: the same may be taken, built and used."""
    player = {"goods": "3 glass", "buildings": ["danzig-inn"], "built": ["visby-treasury", "visby-builders-yard"]}
    display = {"rows": ["3 wine", "cloth, glass"], "new": ["visby-bank"], "old": ["danzig-bank"]}
    summer, autumn = (riga(player, **display, season=season) for season in ("summer", "autumn"))

    for word in ("take-building danzig-bank", "build danzig-bank", "pay", "pay glass", "pay glass", "end"):
        assert words(summer) == words(autumn)
        play(summer, word)
        play(autumn, word)

    assert built(summer, 0) == built(autumn, 0)
