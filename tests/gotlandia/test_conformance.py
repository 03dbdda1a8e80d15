"""Gotlandia holds to the kernel's contract, for every number of seats, all options and every switch both ways."""

import itertools
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skerry import Rng
from skerry.kernel.testing import sequences
from tests.builds import fewer
from tests.gotlandia.conformance import BOUND, pieces, suite
from tests.gotlandia.table import GOTLANDIA, start
from tests.random_games import check_dealt, play_as_chosen, plies

SEATS = [1, 2, 3, 4]
NAMES = [
    "advanced_crafts",
    "advanced_trading",
    "new_players",
    "hanse_church_is_second_step",
    "home_unbury_limit",
    "neutral_tie_vp",
    "may_pass_with_workers",
    "raid_resource_worth",
    "neutral_strength",
    "memel_pirate",
    "silver_limited",
    "setting_food",
    "troublemakers",
]
PAIRWISE = [
    "0000000000000",
    "1110011111011",
    "0101100111111",
    "0011111010111",
    "1110110100101",
    "1111101001010",
    "1001011111100",
]
"""Second choices by variant: any two variants meet in all four combinations."""


def chosen(code: str, seats: int) -> dict[str, Any]:
    """The variants of a code: each takes its first or its second choice."""
    found: dict[str, Any] = {}
    for name, digit in zip(NAMES, code, strict=True):
        variant = GOTLANDIA.variants[name]
        value = variant.choices[int(digit)]
        found[name] = [value] * seats if variant.per_seat else value
    return found


def test_every_variant_has_two_choices_that_are_tried() -> None:
    assert list(GOTLANDIA.variants) == NAMES
    assert all(len(variant.choices) == 2 for variant in GOTLANDIA.variants.values())
    for one, other in itertools.combinations(range(len(NAMES)), 2):
        assert len({(code[one], code[other]) for code in PAIRWISE}) == 4


@pytest.mark.parametrize("number", range(len(PAIRWISE)))
def test_random_games_conform(number: int) -> None:
    seats = SEATS[number % len(SEATS)]

    suite(every=61).check(seats, chosen(PAIRWISE[number], seats), seed=number)


@pytest.mark.parametrize("seats", fewer(SEATS, 2))
def test_positions_all_through_a_game_conform(seats: int) -> None:
    suite(every=23).check(seats, {"advanced_crafts": True, "advanced_trading": True}, seed=7)


def test_every_position_of_a_game_conforms_and_what_is_hidden_varies() -> None:
    suite(every=1).check(2, {}, seed=3)


def test_played_alone_nothing_is_hidden() -> None:
    suite(every=5, hidden=False).check(1, {}, seed=3)


def test_the_alphabet_is_the_published_action_space() -> None:
    """Its order is a promise to everybody who learned it: words may only be added at the end."""
    families = Counter(move.word.split()[0] for move in GOTLANDIA.alphabet)

    assert len(GOTLANDIA.alphabet) == 625
    assert GOTLANDIA.alphabet[0].word == "unplayed rute"
    assert GOTLANDIA.alphabet[-1].word == "done"
    assert families["play"] == 92
    assert families["bury"] == families["unbury"] == 44
    assert families["settle"] == families["tower"] == families["church"] == 21
    assert families["learn"] == families["partner"] == 14


@pytest.mark.parametrize("seats", SEATS)
def test_all_pieces_are_counted(seats: int) -> None:
    """GOT-16, GOT-17, GOT-18, GOT-22, GOT-23, GOT-29: what the box holds, basic cards for each player."""
    found = pieces(start(seats, advanced_crafts=True, advanced_trading=True))
    c = start(seats).components
    copies = [card.copies * (seats if card.kind == 1 else 1) for card in c.cards]

    assert found["resources"] == [20, 20, 20, 20, 12, 12]
    assert found["silver"] == 200
    assert found["pirates"] == 30
    assert found["cards"] == list(enumerate(copies))


def test_games_are_of_a_foreseeable_length() -> None:
    """GOT-41: at most eleven generations; the bound of the conformance suite leaves room."""
    games = [start(seats) for seats in SEATS]
    lengths = [plies(game, Rng(seed)) for seed, game in enumerate(games)]

    assert all(100 < length < BOUND / 2 for length in lengths)


# --- games that Hypothesis makes --------------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(SEATS),
    code=st.sampled_from(PAIRWISE),
    choices=st.lists(st.integers(0, 11), min_size=20, max_size=150),
)
def test_any_choices_lead_through_a_game(seed: int, seats: int, code: str, choices: list[int]) -> None:
    g = start(seats, **chosen(code, seats))

    play_as_chosen(suite(game=GOTLANDIA), g, choices, seed, lambda g: check_dealt(g, seed))

    assert seats == 1 or g.winners()


# --- counts of positions ----------------------------------------------------------------------------------------------


POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "set-up": ({"phase": "set-up", "seats": 3}, [6, 18, 36]),
    "a full hand": (
        {
            "pirates": ["northeast", "east"],
            "players": [
                {
                    "reputation": "wise",
                    "hand": ["setting-rute", "forest", "home", "wisby", "baltic-sea", "gotland", "roma", "lubeck"],
                    "ships": ["east", "southwest"],
                    "stock": "2 wood, 2 grain, 3 stone, sheep",
                    "silver": 6,
                    "towers": ["bal"],
                    "farmsteads": ["farosund", "forsa"],
                }
            ],
        },
        [17, 86, 427],
    ),
    "hands": (
        {
            "phase": "hands",
            "players": [{"hand": ["hill", "field"], "stock": "2 grain", "silver": 1}, {"hand": ["hill"], "silver": 1}],
        },
        [1, 1, 1, 2],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_stays_the_same(name: str) -> None:
    scenario, golden = POSITIONS[name]
    g = GOTLANDIA.scenario(scenario)

    assert [sequences(g, depth) for depth in range(1, len(golden) + 1)] == golden


def test_what_follows_from_hidden_cards_and_seldom_differs_is_no_complaint() -> None:
    """In this game the Food that seat 0 lacks is another in one deal of thirty, for those who do not know its hand."""
    suite(every=60).check(4, chosen("1010110010001", 4), seed=70103)
