"""Haithabu holds to the kernel's contract, for every number of seats, set-up choice and house rule."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Rng
from skerry.games.haithabu.state import Haithabu
from skerry.kernel.testing import sequences
from tests.builds import fewer
from tests.haithabu.conformance import BOUND, pieces, suite
from tests.haithabu.table import HAITHABU
from tests.random_games import play_as_chosen, plies

SEATS = [2, 3, 4]


def row(number: int) -> dict[str, Any]:
    """One of eight rows in which any two choices of the seven variants meet in all four ways (an orthogonal array)."""
    chosen = {}
    for column, variant in enumerate(HAITHABU.variants.values(), start=1):
        chosen[variant.name] = variant.choices[(number & column).bit_count() % 2]
    return chosen


@pytest.mark.parametrize("number", range(8))
def test_random_games_conform(number: int) -> None:
    """HAI-01, HAI-03: and cubes, silver, loans, cards and workers add up at every step."""
    suite(every=31).check(SEATS[number % 3], row(number), seed=number)


def test_any_two_choices_meet_in_these_games() -> None:
    games = [row(number) for number in range(8)]

    assert len(HAITHABU.variants) == 7
    for one, other in combinations(HAITHABU.variants, 2):
        assert len({(game[one], game[other]) for game in games}) == 4


@pytest.mark.parametrize("seats", fewer(SEATS, 2))
def test_every_third_position_of_a_game_conforms(seats: int) -> None:
    suite(every=3).check(seats, {}, seed=7)


def test_the_alphabet_is_the_published_action_space() -> None:
    """Its order is a promise to everybody who learned it: words may only be added at the end."""
    families = Counter(move.word.split()[0] for move in HAITHABU.alphabet)

    assert len(HAITHABU.alphabet) == 492
    assert HAITHABU.alphabet[0].word == "show wagon-20-1"
    assert HAITHABU.alphabet[-1].word == "loan"
    assert families["show"] == families["take"] == families["load"] == 54
    assert families["turn-up"] == 53
    assert families["buy"] == families["sell"] == 24


def test_all_pieces_are_counted() -> None:
    """HAI-02, HAI-13: 24 cubes of each kind, 53 orders, 54 vehicles, 16 loans, 3 workers each, 2 neutral ones."""
    g = HAITHABU.start(3)
    assert isinstance(g, Haithabu)

    assert pieces(g) == {
        "cubes": [24] * 6,
        "silver": 0,
        "loans": 16,
        "orders": list(range(53)),
        "vehicles": list(range(54)),
        "workers": [3, 3, 3, 0, 2],
    }


def test_games_are_of_a_foreseeable_length() -> None:
    """HAI-18: eight game turns; the bound of the conformance suite leaves room."""
    games = [HAITHABU.start(seats) for seats in SEATS for _ in range(3)]
    lengths = [plies(game, Rng(seed)) for seed, game in enumerate(games)]

    assert all(300 < length < BOUND / 3 for length in lengths)


# --- games that Hypothesis makes --------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(SEATS),
    choices=st.lists(st.integers(0, 30), min_size=20, max_size=200),
)
def test_any_choices_lead_through_a_game(seed: int, seats: int, choices: list[int]) -> None:
    g = HAITHABU.start(seats)

    play_as_chosen(suite(), g, choices, seed, check_levels)

    assert g.winners()


def check_levels(g: Haithabu) -> None:
    """HAI-04: the price markers stay on their scales."""
    assert all(0 <= level < 10 for level in g.level)


# --- counts of positions ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "set-up": ({"stage": "set-up"}, [9, 81, 729]),
    "a turn begins": ({"players": [{"silver": 60, "characters": ["imposter"]}, {}]}, [17, 247, 1847]),
    "a night with everything": (
        {
            "space": "H",
            "event": "to-come",
            "players": [
                {"silver": 45, "post": "mead", "characters": ["trader", "landlord"], "wagon": "wagon-20-1"},
                {"warehouse": "2 mead", "silver": 5},
            ],
        },
        [2, 12, 74, 1230],
    ),
    "a delivery": (
        {
            "space": "E",
            "players": [{"post": "2 mead, 2 cloth, tools", "orders": ["order-25: 2 cloth", "order-04"]}, {}],
        },
        [6, 39, 398],
    ),
    "a load": (
        {"space": "F", "players": [{"warehouse": "4 mead, 2 cloth", "wagon": "wagon-20-1", "ship": "ship-30-7"}, {}]},
        [3, 25, 263],
    ),
    "a purchase with loans": ({"space": "G", "players": [{"silver": 20, "loans": 15}, {}]}, [7, 57, 465]),
    "a turn change": (
        {
            "stage": "powers",
            "players": [
                {"silver": 50, "warehouse": "tools", "characters": ["stevedore", "carpenter"]},
                {"characters": ["start-player"]},
            ],
        },
        [4, 21, 62, 180, 1080],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_stays_the_same(name: str) -> None:
    scenario, golden = POSITIONS[name]
    g = HAITHABU.scenario(scenario)

    assert [sequences(g, depth) for depth in range(1, len(golden) + 1)] == golden
