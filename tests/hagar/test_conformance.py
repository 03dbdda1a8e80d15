"""Hägar holds to the kernel's contract, for every number of seats and with and without the honky-tonk rule."""

from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Rng
from skerry.games.hagar.state import Hagar
from skerry.kernel.testing import sequences
from tests.builds import fewer
from tests.hagar.conformance import BOUND, pieces, suite
from tests.hagar.oracle import Plane
from tests.hagar.table import HAGAR
from tests.random_games import play_as_chosen, plies

SEATS = [1, 2, 3]
VARIANTS: list[dict[str, Any]] = [{}, {"honky_tonk": True}]


@pytest.mark.parametrize("variants", VARIANTS, ids=["plain", "honky-tonk"])
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_conform(seats: int, variants: dict[str, Any]) -> None:
    for seed in fewer(range(3), 3):
        suite(every=7).check(seats, variants, seed)


@pytest.mark.parametrize("variants", VARIANTS, ids=["plain", "honky-tonk"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_conforms(seats: int, variants: dict[str, Any]) -> None:
    suite(every=1).check(seats, variants, seed=7)


def test_the_alphabet_is_the_published_action_space() -> None:
    """Its order is a promise to everybody who learned it: words may only be added at the end."""
    families = Counter(move.word.split()[0] for move in HAGAR.alphabet)

    assert len(HAGAR.alphabet) == 391
    assert HAGAR.alphabet[0].word == "roll 1"
    assert HAGAR.alphabet[-1].word == "to coaster-12 se"
    assert families == {"roll": 6, "draw": 12, "lay": 264, "turn": 4, "place": 8, "move": 48, "pass": 1, "to": 48}


def test_cells_are_ordered_by_row_and_all_that_can_be_reached() -> None:
    """HAG-18, HAG-24, HAG-D1: twelve coasters edge to edge from (0, 0)."""
    cells = [tuple(map(int, move.word.split()[1:])) for move in HAGAR.alphabet if move.word.startswith("lay")]

    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))
    assert set(cells) == {(x, y) for x in range(-11, 12) for y in range(-11, 12) if 0 < abs(x) + abs(y) <= 11}


def test_all_pieces_are_counted() -> None:
    """HAG-03, HAG-04."""
    g = cast(Hagar, HAGAR.start(3))

    assert pieces(g) == {"coasters": list(range(12)), "hagars": [3, 3, 3], "gold": 3}


def test_games_are_of_a_foreseeable_length() -> None:
    """HAG-13, HAG-05: only start rolls that are tied again and again could make one longer."""
    games = [HAGAR.start(seats) for seats in SEATS for _ in range(20)]
    lengths = [plies(game, Rng(seed)) for seed, game in enumerate(games)]

    assert all(25 < length < BOUND / 2 for length in lengths)


# --- games that Hypothesis makes --------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(SEATS),
    honky_tonk=st.booleans(),
    choices=st.lists(st.integers(0, 23), min_size=5, max_size=40),
)
def test_any_choices_lead_through_a_game(seed: int, seats: int, honky_tonk: bool, choices: list[int]) -> None:
    g = HAGAR.start(seats, {"honky_tonk": honky_tonk})

    play_as_chosen(suite(), g, choices, seed)

    assert g.scores() == [sum(points) for points in Plane(HAGAR.pack.data, g.view(None)).points()]
    assert g.winners()


# --- counts of positions ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "set-up": ({"step": "set-up"}, [6, 36, 396]),
    "first coaster": ({}, [12, 36, 288]),
    "second coaster": ({"map": ["coaster-01 0 0 0"]}, [11, 36, 73]),
    "a beer": ({"map": ["coaster-12 0 0 90", "coaster-03 1 0 0"], "drawn": "coaster-11", "turn": 0}, [2, 2, 16]),
    "final round": (
        {
            "map": ["coaster-01 0 0 0", "coaster-03 1 0 180", "coaster-04 0 -1 0"],
            "rolled": 2,
            "players": [{"hagars": ["coaster-01 nw", "coaster-03 sw"]}, {"hagars": ["coaster-04 nw"]}],
        },
        [2, 6, 16],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_stays_the_same(name: str) -> None:
    scenario, golden = POSITIONS[name]
    g = HAGAR.scenario(scenario)

    assert [sequences(g, depth) for depth in range(1, len(golden) + 1)] == golden
