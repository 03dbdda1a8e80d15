"""What newcomers learn from is there for every game: guide and preview of every decision, a legend of every icon."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

import skerry
from skerry import Game, State
from skerry.kernel.speaking import languages
from skerry.kernel.testing import play, positions
from skerry.kernel.testing.teaching import Teaching
from skerry.words.rooms import identifier
from tests.sentences import guides_of, wording

TAUGHT: Final = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]
GAMES: Final = 40
"""At most, with each number of seats; fewer as soon as every kind of decision came up."""
NOTHING_TO_DECIDE: Final = {"ask-reveal", "ask-show"}
"""Questions with one answer, which says itself."""
FULL_POST: Final = """
players = [{ post = "11 mead, cloth" }, {}]
stage = "storage"
"""
BLACK_DEATH: Final = """
players = [{ farmsteads = ["eke", "bal"] }, { farmsteads = ["eke", "bal"] }]
phase = "generation"
century = "1300s"
generation = "1300-black-death"
"""
THIEVES: Final = """
players = [{ hand = ["gotland"], reputation = "long-fingered" }, { silver = 2 }, { silver = 1 }]
"""
CHURCH: Final = """
players = [{ hand = ["linkoping", "lubeck"], silver = 9, churches = ["bal"] }, {}]
variants = { hanse_church_is_second_step = false }
"""
SELDOM: Final[Mapping[str, list[tuple[str, list[str]]]]] = {
    "riga": [],
    "hagar": [],
    "pirate_haven": [],
    "haithabu": [(FULL_POST, [])],
    "gotlandia": [
        (BLACK_DEATH, []),
        (THIEVES, ["play gotland take", "take wood"]),
        (CHURCH, ["play linkoping decorate"]),
    ],
}
"""Positions with decisions that seldom come up in random games, and what is said to come to them."""


def choices(game: Game, seats: int, number: int) -> dict[str, Any]:
    """Other choices of the variants in every game."""
    chosen: dict[str, Any] = {}
    for name, variant in game.variants.items():
        choice = variant.choices[(variant.choices.index(variant.default) + number) % len(variant.choices)]
        chosen[name] = [choice] * seats if variant.per_seat else choice
    return chosen


def decisions(game: Game, slug: str) -> Iterator[State]:
    for scenario, words in SELDOM[slug]:
        state = game.scenario(scenario)
        play(state, *words)
        yield state
    for number in range(GAMES):
        for seats in game.seats:
            yield from positions(game.start(seats, choices(game, seats, number)), number)


@pytest.mark.parametrize("slug", TAUGHT)
def test_newcomers_find_a_guide_a_preview_and_a_sign_for_everything(slug: str) -> None:
    """Lists what is missing: no decision without a guide, nor without a preview or the reason why there is none."""
    game = skerry.game(slug)
    teaching = Teaching(game)
    every = guides_of(game) - NOTHING_TO_DECIDE

    for state in decisions(game, slug):
        teaching.look_at(state)
        if {identifier(kind) for kind in teaching.tried} == every and teaching.missing() == []:
            break

    assert teaching.missing() == []
    assert {identifier(kind) for kind in teaching.tried} == every


@pytest.mark.parametrize("slug", TAUGHT)
def test_only_what_cannot_be_previewed_says_why(slug: str) -> None:
    game = skerry.game(slug)
    said = {name for name in wording(game).room.names() if name.startswith("unforeseen-")}

    assert {name.removeprefix("unforeseen-") for name in said} <= guides_of(game)


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_legend_names_every_sign_once_in_every_language(slug: str) -> None:
    for lang in languages():
        groups = skerry.game(slug).legend(lang).groups
        signs = [sign for group in groups for sign in group.signs]

        assert all(group.title and group.signs for group in groups)
        assert all(sign.name for sign in signs)
        assert len({sign.picture for sign in signs}) == len(signs)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_plan_tells_nothing_that_its_player_cannot_know(slug: str) -> None:
    """It is the same whatever is hidden, and there is one in every game."""
    game, rng = skerry.game(slug), skerry.Rng(3)
    told = 0
    for number, state in enumerate(positions(game.start(game.seats[-1]), seed=2)):
        for seat in range(state.seats) if number % 9 == 0 and state.to_move >= 0 else ():
            plan = said(game, state, seat)
            assert plan == said(game, state.resample(seat, rng), seat)
            told += len(plan)
    assert told > 0


def said(game: Game, state: State, seat: int) -> list[str]:
    names = ["Ann", "Ben", "Cleo", "Dan"]
    return [game.say(message, "en", names) for message in game.plan(state.seen_by(seat), seat)]
