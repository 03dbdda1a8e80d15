"""Every key of every view and outcome is described, nothing else is, and docs/views.md says the same."""

import functools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import skerry
from skerry import OVER, Game, Rng, State
from skerry.kernel.testing import random_move
from tests.view_tables import PAGE, described, paths, section

every_game = pytest.mark.parametrize("slug", skerry.games())
OFTEN = 4
"""So many times each question of a game is looked at, however rare it is."""
EVERY = 41
"""Besides, views are looked at every so many plies: they cost more than the game itself."""


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the first choice of every variant and with the last one."""
    for seats in game.seats:
        for place in (0, -1):
            chosen = {name: one.choices[place] for name, one in game.variants.items() if not one.per_seat}
            by_seat = {name: [one.choices[place]] * seats for name, one in game.variants.items() if one.per_seat}
            yield seats, chosen | by_seat


@functools.cache
def shown(slug: str) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of all views and outcomes of whole random games."""
    game = skerry.game(slug)
    view, outcome = described(slug, "VIEW"), described(slug, "OUTCOME")
    views: set[str] = set()
    outcomes: set[str] = set()
    for seats, variants in tables(game):
        for state in positions(game.start(seats, variants)):
            for viewer in (None, 0):
                views.update(paths({**state.view(viewer), "outcome": None}, view))
            if state.to_move == OVER:
                outcomes.update(paths(state.outcome(), outcome))
    return frozenset(views), frozenset(outcomes)


def positions(state: State) -> Iterator[State]:
    """Of a random game: its last position, all kinds of questions, and some more all through it."""
    rng, asked, plies = Rng(1), Counter[type](), 0
    while state.to_move != OVER:
        asked[type(state.pending)] += 1
        if asked[type(state.pending)] <= OFTEN or plies % EVERY == 0:
            yield state
        state.apply(random_move(state, rng))
        plies += 1
    yield state


@every_game
def test_every_key_of_a_view_is_described_and_no_other(slug: str) -> None:
    views, _ = shown(slug)

    assert views == set(described(slug, "VIEW"))


@every_game
def test_every_key_of_an_outcome_is_described_and_no_other(slug: str) -> None:
    _, outcomes = shown(slug)

    assert outcomes == set(described(slug, "OUTCOME"))


@every_game
def test_the_page_has_every_key(slug: str) -> None:
    assert section(slug) in PAGE.read_text(encoding="utf-8"), "run python -m tests.view_tables"


@every_game
def test_a_meaning_is_a_short_sentence(slug: str) -> None:
    for meaning in [*described(slug, "VIEW").values(), *described(slug, "OUTCOME").values()]:
        assert meaning[0].isupper() or meaning[0] == "`"
        assert meaning.endswith(".")
        assert len(meaning) <= 140


def test_a_table_by_name_is_one_key_and_a_list_of_tables_is_walked() -> None:
    keys = {"supply{}": "", "players": "", "players[].seat": "", "players[].hand": ""}
    position = {"supply": {"wood": 3}, "players": [{"seat": 0}, {"seat": 1, "hand": ["forest"], "age": 9}]}

    assert set(paths(position, keys)) == {*keys, "players[].age"}
