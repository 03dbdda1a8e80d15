"""Riga holds to the kernel's contract, for every number of seats and with and without the Riga buildings."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Rng
from skerry.games.riga.state import Riga
from skerry.kernel.testing import sequences
from tests.builds import fewer
from tests.random_games import check_dealt, play_as_chosen, plies
from tests.riga.conformance import BOUND, pieces, suite
from tests.riga.table import RIGA

SEATS = [2, 3, 4]
VARIANTS: list[dict[str, Any]] = [{}, {"riga_buildings": True}]
NAMES = ["plain", "riga-buildings"]
TABLES = [pytest.param(seats, {}, id=f"{seats}-plain") for seats in SEATS] + [
    pytest.param(seats, {"riga_buildings": True}, id=f"{seats}-riga-buildings") for seats in SEATS
]
PILE_ONLY: dict[str, Any] = {"riga_buildings": True, "builders_yard": "pile-only"}


@pytest.mark.parametrize("variants", VARIANTS, ids=NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_conform(seats: int, variants: dict[str, Any]) -> None:
    for seed in fewer(range(3), 3):
        suite(every=17).check(seats, variants, seed)


@pytest.mark.parametrize(("seats", "variants"), fewer(TABLES, 2))
def test_every_position_of_a_game_conforms_and_what_is_hidden_varies(seats: int, variants: dict[str, Any]) -> None:
    suite(every=1).check(seats, variants, seed=7)


def test_games_with_the_house_rule_conform() -> None:
    """RIG-R7: in the last years of four players the draw pile of buildings often runs out."""
    suite(every=19).check(4, PILE_ONLY, seed=1)


@pytest.mark.timeout(120)
def test_dealing_an_entangled_past_anew_comes_to_an_end() -> None:
    """In this game nearly all replays of the past fail, and those that look ahead always did."""
    suite(every=40).check(4, {"riga_buildings": False}, 505)


def test_the_alphabet_is_the_published_action_space() -> None:
    """Its order is a promise to everybody who learned it: words may only be added at the end."""
    families = Counter(move.word.split()[0] for move in RIGA.alphabet)

    assert len(RIGA.alphabet) == 444
    assert RIGA.alphabet[0].word == "provisional-start 0"
    assert RIGA.alphabet[-1].word == "discard-building danzig-inn"
    assert families["take-building"] == 48
    assert families["build"] == families["add"] == families["crane"] == 52
    assert families["take-row"] == 6
    assert families["pay"] == 9


def test_all_pieces_are_counted() -> None:
    """RIG-02, RIG-03: 44 goods and 48 buildings, and a set of four Riga buildings for each player."""
    g = RIGA.start(3, {"riga_buildings": True})
    assert isinstance(g, Riga)

    assert pieces(g) == {
        "goods": [8, 10, 12, 14],
        "buildings": [(building, 1 if building < 48 else 3) for building in range(52)],
    }


def test_games_are_of_a_foreseeable_length() -> None:
    """RIG-12: 8 or 9 years; the bound of the conformance suite leaves room."""
    games = [RIGA.start(seats, variants) for seats in SEATS for variants in VARIANTS for _ in range(3)]
    lengths = [plies(game, Rng(seed)) for seed, game in enumerate(games)]

    assert all(150 < length < BOUND / 2 for length in lengths)


# --- games that Hypothesis makes --------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(SEATS),
    riga_buildings=st.booleans(),
    choices=st.lists(st.integers(0, 11), min_size=20, max_size=150),
)
def test_any_choices_lead_through_a_game(seed: int, seats: int, riga_buildings: bool, choices: list[int]) -> None:
    g = RIGA.start(seats, {"riga_buildings": riga_buildings})

    play_as_chosen(suite(), g, choices, seed, lambda g: check_dealt(g, seed))

    assert g.winners()


# --- counts of positions ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "set-up": ({"season": "set-up"}, [2, 8, 32]),
    "start buildings": ({"season": "set-up", "step": "start-buildings"}, [48, 2256, 4512]),
    "a turn with everything": (
        {
            "players": [
                {
                    "goods": "2 cloth, glass, 2 wine, 2 grain",
                    "buildings": ["visby-archive", "visby-treasury", "danzig-market-hall"],
                    "built": ["visby-bank", "tallinn-guildhall", "visby-crane", "tallinn-treasury", "riga-monastery"],
                },
                {"goods": "2 wine", "taken": ["danzig-inn"]},
            ],
            "variants": {"riga_buildings": True},
            "rows": ["2 cloth", "glass, wine, grain"],
            "new": ["visby-inn"],
            "old": ["danzig-crane"],
        },
        [6, 39, 114],
    ),
    "a joint payment": (
        {
            "phase": "build",
            "players": [
                {
                    "goods": "3 glass, 3 wine, 3 grain, cloth",
                    "buildings": ["visby-archive", "visby-treasury", "visby-bank"],
                    "built": ["danzig-crane", "stockholm-crane", "tallinn-inn", "danzig-fortress"],
                }
            ],
        },
        [4, 10, 19, 60],
    ),
    "the Exchange Office": (
        {
            "phase": "end",
            "variants": {"riga_buildings": True},
            "players": [{"goods": "2 cloth, 2 glass, 2 wine, 3 grain", "built": ["riga-exchange-office"]}],
        },
        [5, 11, 11],
    ),
    "the last winter": (
        {
            "season": "winter",
            "year": 8,
            "players": [{"goods": "3 wine, 3 grain", "buildings": ["visby-inn", "visby-bank"]}],
        },
        [4, 14, 14],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_stays_the_same(name: str) -> None:
    scenario, golden = POSITIONS[name]
    g = RIGA.scenario(scenario)

    assert [sequences(g, depth) for depth in range(1, len(golden) + 1)] == golden
