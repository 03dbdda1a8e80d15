"""First voyages: the course of each can be sailed by the rules, with every published pack, and every step has words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import skerry
from skerry.games import published
from skerry.games.voyages import Voyage, bearing, read, voyage
from skerry.kernel.course import Course
from skerry.kernel.game import Game
from skerry.kernel.speaking import languages
from skerry.kernel.state import CHANCE, OVER

SAILED = {slug: course for slug in skerry.games() if (course := voyage(slug)) is not None}
PACKS = [(slug, version) for slug in SAILED for version in published(slug).files]


def begun(game: Game, course: Voyage) -> Course:
    record = skerry.Record(game, course.seats, course.variants, start=course.start)
    return Course(record.state(0))


def sail(game: Game, course: Voyage) -> Iterator[tuple[str, int, list[str]]]:
    """Every word of the course with the seat that says it and what is legal there; forced words say themselves."""
    sailed = begun(game, course)
    for word in course.course:
        say_forced(sailed)
        legal = [move.word for move in sailed.moves()]
        yield word, sailed.state.to_move, legal
        sailed.say(game.move(word))
    assert sailed.state.to_move != OVER, "after a voyage the game goes on"


def say_forced(sailed: Course) -> None:
    while sailed.state.to_move >= 0 and len(sailed.moves()) == 1:
        sailed.say(sailed.moves()[0])


@pytest.mark.parametrize(("slug", "version"), PACKS)
def test_a_voyage_can_be_sailed_with_every_published_pack(slug: str, version: int) -> None:
    """What it suggests is the newcomer's choice, everything else is said by chance or the others."""
    course = SAILED[slug]
    suggested = {place for place, _ in enumerate(course.course) if is_step(course, place)}

    for place, (word, seat, legal) in enumerate(sail(skerry.game(slug, version=version), course)):
        assert word in legal, f"word {place}, {word!r}, of seat {seat}: legal are {legal}"
        assert len(legal) > 1 or seat == CHANCE, f"{word!r} is forced and says itself"
        assert (seat == 0) == (place in suggested), f"word {place}, {word!r}, is said by seat {seat}"


def is_step(course: Voyage, place: int) -> bool:
    return course.steps_made(place + 1) > course.steps_made(place)


@pytest.mark.parametrize("slug", SAILED)
def test_every_step_has_words_in_every_language_and_no_words_are_left_over(slug: str) -> None:
    game, steps = skerry.game(slug), [step.say for step in SAILED[slug].step]

    assert len(set(steps)) == len(steps)
    for lang in languages():
        assert all(game.voyage(step, lang) for step in steps), lang
    names = game.wording.room.names()  # type: ignore[union-attr]
    assert {name for name in names if name.startswith("voyage-")} == {f"voyage-{step}" for step in steps}


def test_a_course_is_followed_word_by_word_and_left_by_another() -> None:
    game, course = skerry.game("riga"), SAILED["riga"]
    sailed = begun(game, course)
    for word in course.before:
        sailed.say(game.move(word))

    assert bearing(course.course, sailed.words) == (5, True)
    sailed.say(game.move("choose-start 1"))
    assert bearing(course.course, sailed.words) == (5, False)
    sailed.take_back(sailed.words[-1])
    sailed.say(game.move("choose-start 0"))
    assert bearing(course.course, sailed.words) == (6, True)


def test_steps_are_counted_by_the_words_that_were_said() -> None:
    course = SAILED["riga"]

    assert [course.steps_made(said) for said in (0, 5, 6, 8, 9)] == [0, 0, 1, 1, 2]
    assert course.steps_made(len(course.course)) == len(course.step)


def test_a_voyage_with_a_misspelt_key_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "voyage.toml"
    path.write_text('seats = 2\n[[step]]\nsays = "take"\nword = "take-row 1"\n', encoding="utf-8")

    with pytest.raises(ValueError, match="unknown field `says`"):
        read(path)
