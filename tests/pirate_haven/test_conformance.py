"""Pirate Haven holds to the kernel's contract, for every number of seats, set-up choice and house rule."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Rng
from skerry.games.pirate_haven.state import PirateHaven
from skerry.kernel.testing import sequences
from tests.pirate_haven.conformance import BOUND, pieces, suite
from tests.pirate_haven.table import HAVEN, QUIET
from tests.random_games import play_as_chosen, plies

SEATS = [2, 3, 4]
OTHER = {name: variant.choices[1] for name, variant in HAVEN.variants.items()}
VARIANTS: list[dict[str, Any]] = [{}, OTHER, *[{name: choice} for name, choice in OTHER.items()]]


@pytest.mark.parametrize("variants", VARIANTS, ids=["usual", "all", *OTHER])
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_conform(seats: int, variants: dict[str, Any]) -> None:
    suite(every=17).check(seats, variants, seed=1)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_conforms(seats: int) -> None:
    suite(every=1).check(seats, {}, seed=7)


def test_the_alphabet_is_the_published_action_space() -> None:
    """Its order is a promise to everybody who learned it: words may only be added at the end."""
    families = Counter(move.word.split()[0] for move in HAVEN.alphabet)

    assert len(HAVEN.alphabet) == 293
    assert HAVEN.alphabet[0].word == "first 0"
    assert [move.word for move in HAVEN.alphabet[-2:]] == ["discard-navy sea-7", "bonus"]
    assert families["reroll"] == families["move"] == families["raise"] == 37
    assert families["give"] == families["add"] == 30
    assert families["sail"] == 24


def test_all_pieces_are_counted() -> None:
    """PIR-05, PIR-06: 16 tiles of each kind, 8 + 12 + 12 dice, 12 Rum, 13 Map tiles."""
    g = HAVEN.start(3)
    assert isinstance(g, PirateHaven)

    assert pieces(g) == {"tiles": [3, 3, 3, 3, 2, 2] * 3, "dice and rum": [8, 12, 12, 12], "map": list(range(13))}


def test_games_are_of_a_foreseeable_length() -> None:
    """PIR-08: four rounds; the bound of the conformance suite leaves room."""
    games = [HAVEN.start(seats) for seats in SEATS for _ in range(4)]
    lengths = [plies(game, Rng(seed)) for seed, game in enumerate(games)]

    assert all(60 < length < BOUND / 3 for length in lengths)


# --- games that Hypothesis makes --------------------------------------------------------------------------------------


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(SEATS),
    choices=st.lists(st.integers(0, 11), min_size=20, max_size=150),
)
def test_any_choices_lead_through_a_game(seed: int, seats: int, choices: list[int]) -> None:
    g = HAVEN.start(seats)

    play_as_chosen(suite(), g, choices, seed, check_islands)

    assert g.winners()


def check_islands(g: PirateHaven) -> None:
    """PIR-14, PIR-41, PIR-46: the cube is on 0 to 12, and no die shows less than 1 or more than its limit."""
    for player in g.view(None)["players"]:
        assert 0 <= player["income"] <= 12
        for spot in player["island"]:
            for die in spot.get("dice", []):
                if die["lies"] not in ("", "rum"):
                    assert 1 <= int(die["lies"].split()[1]) <= die["limit"] <= 6
                    assert not die["locked"]


# --- counts of positions ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "set-up": ({"phase": "set-up"}, [2, 12, 72]),
    "the Map is laid": ({"phase": "map"}, [13, 156]),
    "a turn with everything": (
        {
            "map": QUIET,
            "order": [1, 0],
            "players": [
                {"income": 5, "island": {"land-1": "shipyard: treasure 3, resource 2", "sea-1": "navy 4"}},
                {"at": 7},
            ],
            "spots": {
                "1": "tavern",
                "2": "resource 5",
                "3": "brigantine",
                "4": "rum",
                "6": "navy 2",
                "8": "treasure 6",
            },
        },
        [11, 69, 395],
    ),
    "a Corvette": (
        {
            "map": QUIET,
            "bought": "sea-5",
            "players": [{"at": 3, "island": {"sea-5": "corvette", "land-2": "shipyard: treasure 4"}}, {"at": 16}],
        },
        [4, 16, 44],
    ),
    "the Navy check": (
        {
            "phase": "end",
            "players": [
                {"island": {"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "navy 6", "sea-4": "galleon"}},
                {"island": {"sea-1": "navy 2", "sea-2": "navy 3", "sea-4": "brigantine"}},
            ],
        },
        [3, 6, 10, 10],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_stays_the_same(name: str) -> None:
    scenario, golden = POSITIONS[name]
    g = HAVEN.scenario(scenario)

    assert [sequences(g, depth) for depth in range(1, len(golden) + 1)] == golden
