"""Drafts: what a seat has picked of a choice of many parts and not yet agreed to. Nobody else notices anything of it.

A draft is no part of a table's history: it lies in memory, ends with the position it was begun in, and becomes a move
only when its words are played, all of them or none.
"""

from skerry.kernel.choices import Draft, choice_of
from skerry.kernel.course import Course
from skerry.kernel.moves import Move
from skerry.kernel.state import State
from skerry.server.refusals import Refused


class Drafts:
    """The choice of many parts that is open at a table, if one is, and what is picked of it."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._position: object = None
        self._draft: Draft | None = None
        self._put_away: list[Move] | None = None
        """What is picked, as long as the rest is not in memory."""
        self.number = 0
        """Counts changes, so that what is drawn anew follows them."""

    def of(self, seat: int | None) -> Draft | None:
        """What this seat has picked, if it is asked for a choice of many parts."""
        state = self._course.state
        if seat is None or state.to_move != seat:
            return None
        words = self._course.words
        position = (len(words), words[-1].number if words else -1)
        if position != self._position:
            self._position, self._put_away = position, []
            self.number += 1
        if self._put_away is not None:
            choice = choice_of(state)
            self._draft = None if choice is None else choice.draft(self._put_away)
            self._put_away = None
        return self._draft

    def put_away(self) -> None:
        """What was found out leaves the memory; it can be found out again."""
        if self._put_away is None:
            self._put_away = [] if self._draft is None else self._draft.picks
            self._draft = None

    def end(self) -> None:
        """The position is left, even if it comes again."""
        self._position = None

    def shown(self, seat: int | None) -> State:
        """The position that this seat is shown: as if the steps that it has picked were taken."""
        draft = self.of(seat)
        return self._course.state if draft is None else draft.state

    def pick(self, seat: int, part: Move, count: int | None) -> None:
        """So often from now on; with None once more."""
        draft = self.of(seat)
        wanted = self._picked(seat, part) + 1 if count is None else count
        changed = None if draft is None else draft.choice.with_count(draft, part, wanted)
        if changed is None:
            raise Refused("not-to-be-picked", word=part.word)
        self._become(changed)

    def put_back(self, seat: int, part: Move | None) -> None:
        """One of these parts, or all there are."""
        draft = self.of(seat)
        if draft is None:
            return
        if part is None:
            self._become(draft.choice.draft([]))
        elif part in draft.picks:
            self._become(draft.choice.with_count(draft, part, self._picked(seat, part) - 1))

    def _picked(self, seat: int, part: Move) -> int:
        draft = self.of(seat)
        return 0 if draft is None else draft.picks.count(part)

    def _become(self, draft: Draft | None) -> None:
        self._draft = draft
        self.number += 1
