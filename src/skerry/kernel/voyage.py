"""The first voyage of a game: its first turns for newcomers, with scripted chance and opponents, and the real rules.

`voyage.toml` in the folder of a game has the course:

    seats = 2
    before = ["draw cloth"]          # what happens before the newcomer's first choice

    [[step]]
    say = "take"                     # the text `voyage-take`
    word = "take-row 1"              # what it suggests
    then = ["take-row 2", "draw wine"]  # what chance and the others say before the next choice

A choice of many parts is one step: its further words are the `rest = ["pay wine"]` of the step. Words that are the only
legal ones are left out; they say themselves. Other choices are as free as the rules: then the course is left, and the
game goes on like any other.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from skerry.kernel import toml
from skerry.kernel.course import Word
from skerry.kernel.state import CHANCE


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the newcomer: what is said about it, what is suggested, and what others say then."""

    say: str
    word: str
    rest: list[str] = []
    """The further words of a choice of many parts."""
    then: list[str] = []

    @property
    def words(self) -> list[str]:
        return [self.word, *self.rest]


class Voyage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A course through the first turns of a game."""

    seats: int
    step: list[Step]
    before: list[str] = []
    variants: dict[str, Any] = {}
    start: dict[str, Any] | None = None
    """A scenario; None: the usual set-up."""

    @property
    def course(self) -> list[str]:
        """All words in the order in which they are said."""
        return [*self.before, *[word for step in self.step for word in (*step.words, *step.then)]]

    def begins(self) -> list[int]:
        """Where in the course each step begins."""
        found, place = [], len(self.before)
        for step in self.step:
            found.append(place)
            place += len(step.words) + len(step.then)
        return found

    def steps_made(self, said: int) -> int:
        """How many choices of the newcomer are among this many words of the course, each to its last word."""
        return sum(place + len(step.words) <= said for place, step in zip(self.begins(), self.step))


def read(text: str) -> Voyage:
    """A voyage as it is written in TOML; an error names the key that is wrong."""
    return msgspec.convert(toml.parse(text), Voyage)


class Bearing(NamedTuple):
    """Where a game is on its course."""

    said: int
    """How many words of the course were said."""
    on_course: bool


def bearing(course: Sequence[str], words: Sequence[Word]) -> Bearing:
    """How far a game has followed the course. Forced words do not count."""
    said = 0
    for word in words:
        if not (word.choice or word.seat == CHANCE):
            continue
        if said == len(course):
            break
        if word.move.word != course[said]:
            return Bearing(said, on_course=False)
        said += 1
    return Bearing(said, on_course=True)
