"""Every key of every view and outcome is described, nothing else is, and docs/views.md says the same."""

import functools
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from inspect import isclass
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import jsonschema_rs
import pytest
from msgspec import UnsetType

import skerry
from skerry import OVER, Game, Rng, State
from skerry.kernel import schemas
from skerry.kernel.testing import random_move
from skerry.kernel.views import Part, View
from tests.view_tables import PAGE, outcome_keys, paths, section, view_keys

every_game = pytest.mark.parametrize("slug", skerry.games())
VIEWS = {slug: skerry.game(slug).view_type for slug in skerry.games()}
every_view = pytest.mark.parametrize(("slug", "view"), VIEWS.items(), ids=VIEWS)
PARTS = [part for view in VIEWS.values() for part in schemas.parts_of(view).values()]
every_part = pytest.mark.parametrize("part", PARTS)
OFTEN = 4
"""How often each question of a game is looked at, however rare it is."""
EVERY = 41
"""Besides, views are looked at once in this number of plies: they cost more than the game itself."""


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the first choice of every variant and with the last one."""
    for seats in game.seats:
        for place in (0, -1):
            chosen = {name: one.choices[place] for name, one in game.variants.items() if not one.per_seat}
            by_seat = {name: [one.choices[place]] * seats for name, one in game.variants.items() if one.per_seat}
            yield seats, chosen | by_seat


class Shown(NamedTuple):
    """What all views and outcomes of whole random games had."""

    views: frozenset[str]
    """The keys of views."""
    outcomes: frozenset[str]
    """The keys of outcomes."""
    faults: list[str]
    """Where views were not as their schema says."""
    digest: str
    """Of all views together."""


@functools.cache
def shown(slug: str) -> Shown:
    """Whole random games, looked at by a spectator and by the first seat."""
    game = skerry.game(slug)
    of_views, of_outcomes, faults_of = view_keys(slug), outcome_keys(slug), validator(game)
    views: set[str] = set()
    outcomes: set[str] = set()
    faults: list[str] = []
    digest = hashlib.sha256()
    for seats, variants in tables(game):
        for state in positions(game.start(seats, variants)):
            for viewer in (None, 0):
                view = state.view(viewer)
                views.update(paths({**view, "outcome": None}, of_views))
                faults += faults_of(view)
                digest.update(json.dumps(view, sort_keys=True).encode())
            if state.to_move == OVER:
                outcomes.update(paths(state.outcome(), of_outcomes))
    return Shown(frozenset(views), frozenset(outcomes), faults, digest.hexdigest()[:16])


def validator(game: Game) -> Callable[[object], list[str]]:
    """Says what is wrong with a view."""
    check = jsonschema_rs.validator_for(schemas.schema(game.view_type))
    return lambda view: [str(error) for error in check.iter_errors(view)]


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
    assert shown(slug).views == set(view_keys(slug))


@every_game
def test_every_key_of_an_outcome_is_described_and_no_other(slug: str) -> None:
    assert shown(slug).outcomes == set(outcome_keys(slug))


DIGESTS = {
    "riga": "958b7f2a76d62f36",
    "hagar": "ddd756edf7368ca3",
    "pirate_haven": "94443a57d858daaf",
    "haithabu": "bd3e33965b208033",
    "gotlandia": "9bea62162fd9158e",
}
"""Of the views of each game. They change with its rules and its newest pack, and must not change otherwise."""


@every_game
def test_views_are_what_they_were(slug: str) -> None:
    assert shown(slug).digest == DIGESTS[slug]


@every_game
def test_views_are_as_their_schema_says(slug: str) -> None:
    assert shown(slug).faults == []


@every_view
def test_a_schema_refuses_what_is_missing_unknown_or_of_another_type(slug: str, view: type[View]) -> None:
    position = skerry.game(slug).start().view(None)
    check = jsonschema_rs.validator_for(schemas.schema(view))
    assert check.is_valid(position)

    assert not check.is_valid({key: value for key, value in position.items() if key != "players"})
    assert not check.is_valid({**position, "hidden": 1})
    assert not check.is_valid({**position, "seats": "two"})


@every_view
def test_equal_positions_have_equal_views_that_can_be_hashed(slug: str, view: type[View]) -> None:
    for state in positions(skerry.game(slug).start()):
        seen, again = state.seen_by(0), state.copy().seen_by(0)

        assert type(seen) is view
        assert (seen, hash(seen)) == (again, hash(again))


@every_part
def test_every_field_of_a_part_has_a_meaning(part: type[Part]) -> None:
    assert [field for field, meaning in schemas.meanings(part).items() if not meaning] == []


@every_part
def test_a_part_holds_only_what_never_changes(part: type[Part]) -> None:
    for field, type_ in get_type_hints(part).items():
        assert leaves(type_) <= {bool, int, str, NoneType, UnsetType}, field


def leaves(type_: Any) -> set[Any]:
    """The types that a type is made of in the end, but for parts, which are looked at themselves."""
    if get_origin(type_) in (tuple, Mapping, Union, UnionType):
        return {leaf for arg in get_args(type_) if arg is not ... for leaf in leaves(arg)}
    return set() if isclass(type_) and issubclass(type_, Part) else {type_}


@every_game
def test_the_page_has_every_key(slug: str) -> None:
    assert section(slug) in PAGE.read_text(encoding="utf-8"), "run python -m tests.view_tables"


@every_game
def test_a_meaning_is_a_short_sentence(slug: str) -> None:
    for meaning in [*view_keys(slug).values(), *outcome_keys(slug).values()]:
        assert meaning[0].isupper() or meaning[0] == "`"
        assert meaning.endswith(".")
        assert len(meaning) <= 140


def test_a_table_by_name_is_one_key_and_a_list_of_tables_is_walked() -> None:
    keys = {"supply{}": "", "players": "", "players[].seat": "", "players[].hand": ""}
    position = {"supply": {"wood": 3}, "players": [{"seat": 0}, {"seat": 1, "hand": ["forest"], "age": 9}]}

    assert set(paths(position, keys)) == {*keys, "players[].age"}
