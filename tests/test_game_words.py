"""Every game in words: all that its rules report has a sentence in every language, and no sentence is left over."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pytest

from skerry import OVER, Message, Move, State
from skerry.games.gotlandia.state import PHASES as GOTLANDIA_PHASES
from skerry.games.hagar.state import STAGES as HAGAR_STAGES
from skerry.games.haithabu.state import STAGES as HAITHABU_STAGES
from skerry.games.pirate_haven.state import PHASES as PIRATE_HAVEN_PHASES
from skerry.games.riga.state import SEASONS
from skerry.kernel.testing import NAMES, positions
from tests.games import GAMES
from tests.sentences import (
    KERNEL_KEYS,
    LANGUAGES,
    all_that_is_said,
    event_kinds,
    guides_of,
    kinds_of,
    message_keys,
    messages_of,
    names,
    unfilled,
)

Choosing = Callable[[Sequence[Move]], Sequence[Move]]

EVERY_GAME = pytest.mark.parametrize("slug", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

STAGES: Final[Mapping[str, Collection[str]]] = {
    "riga": SEASONS,
    "hagar": HAGAR_STAGES,
    "pirate_haven": PIRATE_HAVEN_PHASES,
    "haithabu": (*HAITHABU_STAGES, "choose", "set-dial"),
    "gotlandia": GOTLANDIA_PHASES,
}
"""What others are told of a question: each has a sentence `stage.…`."""

TOLD_BY_NAME: Final = {"haithabu": {"stays-first", "becomes-first"}}
"""Kinds of events of which one or the other is told by one call."""


def anything(moves: Sequence[Move]) -> Sequence[Move]:
    return moves


def staying(moves: Sequence[Move]) -> Sequence[Move]:
    """Seats stay in their turn as long as they can, and so have more to say."""
    return [move for move in moves if move.word != "leave"][:6] or moves


def doing_something(moves: Sequence[Move]) -> Sequence[Move]:
    """Seats do something wherever they can, with little, and so have more to say."""
    return [move for move in moves if move.word not in ("nothing", "done", "end-turn")][:14] or moves


class Played(NamedTuple):
    """Random games in which much is said."""

    variants: dict[str, Any]
    every: int
    """Positions from one in which all is said to the next."""
    choosing: Choosing = anything


PLAYED: Final = {
    "riga": Played({"riga_buildings": True}, 5),
    "hagar": Played({"honky_tonk": True}, 2),
    "pirate_haven": Played({}, 7, staying),
    "haithabu": Played({}, 13, doing_something),
    "gotlandia": Played({"advanced_crafts": True, "advanced_trading": True}, 17),
}
TABLES = pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
)


def played(slug: str, seats: int, seed: int) -> Iterator[tuple[State, bool]]:
    """The positions of a game, and whether this is one to look at."""
    how = PLAYED[slug]
    for number, state in enumerate(positions(GAMES[slug].start(seats, how.variants), seed, how.choosing)):
        yield state, number % how.every == 0 or state.to_move == OVER


# --- what there are words for -----------------------------------------------------------------------------------------


@EVERY_GAME
def test_every_message_of_the_rules_has_words_and_no_words_are_left_over(slug: str) -> None:
    stages = {f"stage.{stage}" for stage in STAGES[slug]}

    assert names(message_keys(slug) | stages | KERNEL_KEYS) == messages_of(GAMES[slug])


@EVERY_GAME
def test_every_event_of_the_rules_has_words_and_no_words_are_left_over(slug: str) -> None:
    assert event_kinds(slug) | TOLD_BY_NAME.get(slug, set()) == kinds_of(GAMES[slug])


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_word_of_the_alphabet_has_a_label(slug: str, lang: str) -> None:
    labels = [GAMES[slug].label(move, lang, NAMES) for move in GAMES[slug].alphabet]

    assert all(labels)
    assert not unfilled(labels)


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_choice_before_the_game_has_a_name(slug: str, lang: str) -> None:
    about, variants = GAMES[slug].about(lang), GAMES[slug].variants

    assert list(about.variants) == list(about.choices) == list(variants)
    assert all(about.variants.values())
    assert len(set(about.variants.values())) == len(variants)
    for name, variant in variants.items():
        assert len(set(about.choices[name])) == len(variant.choices)


# --- whole games ------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@TABLES
def test_whatever_a_game_says_can_be_put_into_words(slug: str, seats: int, lang: str) -> None:
    said: set[str] = set()
    for state, looked_at in played(slug, seats, seed=seats):
        if looked_at:
            said.update(all_that_is_said(state, lang, NAMES))
    assert state.journal is not None
    said.update(line.text for line in GAMES[slug].tell(state.journal, lang, NAMES))

    assert all(said)
    assert not unfilled(said)
    assert not [text for text in said if "  " in text]


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_view_can_be_written_down_as_a_sheet(slug: str, lang: str) -> None:
    game = GAMES[slug]
    for seats in {game.seats[0], 3}:
        for state, looked_at in played(slug, seats, seed=1):
            for seat in (None, *range(seats)) if looked_at else ():
                for section in game.sheet(state.seen_by(seat), lang, NAMES[:seats]):
                    assert section.title
                    assert {len(row) for row in section.rows} <= {len(section.heads)}


# --- guides -----------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@pytest.mark.parametrize(("slug", "key"), [(slug, key) for slug in GAMES for key in sorted(guides_of(GAMES[slug]))])
def test_a_guide_is_two_to_four_sentences(slug: str, key: str, lang: str) -> None:
    said = GAMES[slug].guide(Message(key), lang)

    assert 2 <= len(re.findall(r"[.?](?: |$)", said)) <= 4
    assert not re.search(r"[{}\[\]|]|  ", said)
