"""Observations: always of the same size, within their bounds, and made of what a seat may know and nothing else."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from librt.strings import BytesWriter

import skerry
from examples import tictactoe
from skerry import Rng, State
from skerry.adapters.observed import observation_of
from skerry.kernel.observation import put_bits
from skerry.kernel.testing import observed, positions
from tests.adapters.from_views import FROM_VIEWS
from tests.adapters.tables import every_game, every_table

GAMES = 3
"""Random games for each number of seats, with the variants below and without."""

RICH: dict[str, dict[str, Any]] = {
    "riga": {"riga_buildings": True, "builders_yard": "pile-only"},
    "hagar": {"honky_tonk": True},
    "pirate_haven": {"bonus_order": "either-order", "navy_ranking": "everyone"},
    "haithabu": {
        "silver_visibility": "open",
        "imposter_use": "each-owner",
        "good_and_order": "either-order",
        "dial_trade": "any-mix",
        "order_ranking": "everyone",
        "dial_set_by": "start-player",
    },
    "gotlandia": {
        "advanced_crafts": True,
        "advanced_trading": True,
        "may_pass_with_workers": True,
        "silver_limited": True,
        "memel_pirate": "any-direction",
    },
}
"""Variants that bring more onto the table."""

BEYOND_RANDOM_PLAY = {"filled", "goals"}
"""Fields that stay at 0 there: random play fills no order and meets no goal."""


def seen(slug: str, seats: int) -> Iterator[tuple[State, int]]:
    """Positions of random games, each with the seat that is asked, and now and then with another."""
    for seed in range(GAMES):
        variants = RICH[slug] if seed % 2 else {}
        for number, state in enumerate(positions(skerry.game(slug).start(seats, variants), seed)):
            yield state, state.to_move if state.to_move >= 0 and number % 4 else number % seats


@every_table
def test_an_observation_says_what_the_view_says(slug: str, seats: int) -> None:
    """Field by field, worked out a second time from the view alone: so nothing else is in it, and nothing is lost."""
    for state, seat in seen(slug, seats):
        assert observed(state, seat) == FROM_VIEWS[slug](state.view(seat), cast(Any, state).components)


@every_table
def test_who_knows_the_same_observes_the_same(slug: str, seats: int) -> None:
    """What a seat cannot know is dealt anew; its view stays the same, and so must its observation."""
    observation = observation_of(skerry.game(slug))
    rng = Rng(7)

    for state, seat in seen(slug, seats):
        other = state.resample(seat, rng)

        assert observation.numbers(other, seat) == observation.numbers(state, seat)


@every_game
def test_fields_follow_each_other_without_gaps(slug: str) -> None:
    observation = observation_of(skerry.game(slug))

    ends = [field.start + field.size for field in observation.fields]

    assert [field.start for field in observation.fields] == [0, *ends[:-1]]
    assert ends[-1] == observation.size
    assert len({field.name for field in observation.fields}) == len(observation.fields)


@every_game
def test_every_field_says_something(slug: str) -> None:
    """In some position of random games each field has a number that is not 0."""
    game = skerry.game(slug)
    observation = observation_of(game)
    silent = set(range(len(observation.fields)))

    for seats in game.seats:
        for state, seat in seen(slug, seats):
            numbers = observation.numbers(state, seat)
            for place in list(silent):
                field = observation.fields[place]
                if any(numbers[field.start : field.start + field.size]):
                    silent.remove(place)

    assert {observation.fields[place].name for place in silent} <= BEYOND_RANDOM_PLAY


def test_a_set_of_bits_may_be_wider_than_a_machine_number() -> None:
    members = [0, 59, 60, 61, 63, 64, 119, 120, 130]
    numbers = BytesWriter()
    numbers.write(bytes(140))

    put_bits(numbers, 3, sum(1 << member for member in members))

    assert [place - 3 for place, number in enumerate(numbers.getvalue()) if number] == members


def test_a_game_without_an_observation_says_so() -> None:
    with pytest.raises(skerry.SkerryError, match="Tic-tac-toe doesn’t say in numbers what a seat may know"):
        observation_of(tictactoe.make())
