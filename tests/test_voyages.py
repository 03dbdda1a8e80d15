"""First voyages: the course of each can be sailed by the rules, with every published pack, and every step has words."""

from typing import Any

import msgspec
import pytest

import skerry
from skerry.games import published
from skerry.games.voyages import voyage
from skerry.kernel.course import Course
from skerry.kernel.errors import TomlError
from skerry.kernel.testing import Flaw, check_voyage
from skerry.kernel.voyage import Step, Voyage, bearing, read
from skerry.words.wording import Wording

PACKS = [(slug, version) for slug in skerry.games() for version in published(slug).files]
RIGA = skerry.game("riga")


def course(slug: str) -> Voyage:
    found = voyage(slug)
    assert found is not None, f"{slug} has no first voyage"
    return found


@pytest.mark.parametrize(("slug", "version"), PACKS)
def test_every_game_has_a_voyage_that_can_be_sailed_with_every_published_pack(slug: str, version: int) -> None:
    check_voyage(skerry.game(slug, version=version), course(slug))


@pytest.mark.parametrize("slug", skerry.games())
def test_no_words_of_a_voyage_are_left_over(slug: str) -> None:
    wording = skerry.game(slug).wording

    assert isinstance(wording, Wording)
    told = {name for name in wording.room.names() if name.startswith("voyage-")}
    assert told == {f"voyage-{step.say}" for step in course(slug).step}


def test_a_course_is_followed_word_by_word_and_left_by_another() -> None:
    riga = course("riga")
    sailed = Course(RIGA.start(2))
    for word in riga.before:
        sailed.say(RIGA.move(word))

    assert bearing(riga.course, sailed.words) == (5, True)
    sailed.say(RIGA.move("choose-start 1"))
    assert bearing(riga.course, sailed.words) == (5, False)
    sailed.take_back(sailed.words[-1])
    sailed.say(RIGA.move("choose-start 0"))
    assert bearing(riga.course, sailed.words) == (6, True)


def test_steps_are_counted_by_the_words_that_were_said() -> None:
    riga = course("riga")

    assert [riga.steps_made(said) for said in (0, 5, 6, 8, 9)] == [0, 0, 1, 1, 2]
    assert riga.steps_made(len(riga.course)) == len(riga.step)


START: dict[str, Any] = {
    "season": "autumn",
    "year": 8,
    "turn": 0,
    "rows": ["2 cloth", "glass, wine, grain"],
    "players": [{"goods": "wine"}, {"goods": "grain", "taken": ["danzig-market-hall"]}],
}


@pytest.mark.parametrize(
    ("steps", "start", "complaint"),
    [
        ([Step("take", "take-row 9")], None, "word 5 of the voyage, 'take-row 9', is not legal: seat 0 may say"),
        ([Step("start", "choose-start 0", ["keep-none"])], None, "word 6 of the voyage, 'keep-none', is not legal"),
        ([Step("row", "take-row 1"), Step("end", "end")], START, "'end', is the only legal one|'end', is not legal"),
        ([Step("start", "choose-start 0"), Step("start", "keep-none")], None, "is said by seat -1|is not legal"),
    ],
    ids=["no such row", "not now", "forced", "not mine"],
)
def test_what_cannot_be_sailed_is_told_with_its_word(
    steps: list[Step], start: dict[str, Any] | None, complaint: str
) -> None:
    before = [] if start else course("riga").before

    with pytest.raises(Flaw, match=complaint):
        check_voyage(RIGA, Voyage(2, steps, before, start=start))


def test_a_suggestion_must_be_the_newcomers_choice() -> None:
    riga = course("riga")
    given_away = Voyage(2, [Step("start", riga.before[0])])

    with pytest.raises(Flaw, match="'provisional-start 0', is said by seat -1"):
        check_voyage(RIGA, given_away)


def test_a_step_without_a_text_is_told() -> None:
    riga = course("riga")

    with pytest.raises(Flaw, match="the step 'bow' has no text in 'en'"):
        check_voyage(RIGA, Voyage(2, [Step("bow", "choose-start 0")], riga.before))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('seats = 2\n[[step]]\nsays = "take"\nword = "take-row 1"\n', "unknown field `says`"),
        ('seats = "two"\nstep = []\n', r"Expected `int`, got `str` - at `\$.seats`"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_the_key(text: str, complaint: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=complaint):
        read(text)


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(TomlError):
        read("seats = ")
