"""The log of a table, put into words bit by bit: what was told once is not told again."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from skerry.kernel.log import Line
from skerry.kernel.state import Event
from skerry.server.wire import LogLine

Tell = Callable[[Sequence[Event]], list[Line]]

MOST_TOLD: Final = 64
"""Lines that are remembered for those who read the same: all at a table read them one right after the other."""


class End(NamedTuple):
    """How what was told of some events ends, and whether it is one line."""

    line: LogLine
    alone: bool


class Teller:
    """Puts events into words for all who read one language, once for everyone who has heard of the same ones."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._told: dict[tuple[Event, ...], End] = {}

    def end(self, events: tuple[Event, ...]) -> End:
        if events not in self._told:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            lines = self._tell(events)
            last = lines[-1]
            self._told[events] = End(LogLine(last.text, last.rule, last.seat, last.moment), len(lines) == 1)
        return self._told[events]


class Telling:
    """The log as one viewer reads it in one language.

    A game may gather several events in one line, so the last line is open: the next event is told together with it, and
    either belongs to it or begins another one.
    """

    def __init__(self, teller: Teller, viewer: int | None) -> None:
        self._teller = teller
        self._viewer = viewer
        self._known = 0
        self._latest: Event | None = None
        """How many events of the journal were looked at, and the last of them."""
        self._events: list[Event] = []
        """Those of them that the viewer has heard of."""
        self._lines: list[LogLine] = []
        self._begins: list[int] = []
        """The event that each line begins with, counted from 0."""

    def follow(self, journal: Sequence[Event]) -> list[LogLine]:
        """All lines, after these events; some of those that were told before may have been taken back."""
        if self._goes_on(journal):
            new = heard(journal[self._known :], self._viewer)
        else:
            events = heard(journal, self._viewer)
            self._take_back(self._still_true(events))
            new = events[len(self._events) :]
        for event in new:
            self._add(event)
        self._known, self._latest = len(journal), journal[-1] if journal else None
        return self._lines.copy()

    def heard_of(self) -> int:
        """How many events the viewer has heard of."""
        return len(self._events)

    def lines_of(self, count: int) -> int:
        """How many lines this many of the first events are told in."""
        return bisect_left(self._begins, count)

    def _goes_on(self, journal: Sequence[Event]) -> bool:
        """Was nothing taken back? A journal is cut only at its end, and what comes anew is another event."""
        return not self._known or (self._known <= len(journal) and journal[self._known - 1] is self._latest)

    def _still_true(self, events: Sequence[Event]) -> int:
        for number, (old, new) in enumerate(zip(self._events, events)):
            if old is not new:
                return number
        return min(len(self._events), len(events))

    def _take_back(self, count: int) -> None:
        """All events but this many of the first. A line that had more of them is told anew."""
        if count == len(self._events):
            return
        lines = self.lines_of(count)
        begin = self._begins[lines - 1] if lines else 0
        again = self._events[begin:count]
        del self._events[begin:], self._lines[max(lines - 1, 0) :], self._begins[max(lines - 1, 0) :]
        for event in again:
            self._add(event)

    def _add(self, event: Event) -> None:
        open_line = self._events[self._begins[-1] :] if self._begins else []
        line, alone = self._teller.end((*open_line, event))
        if open_line and alone:
            self._lines[-1] = line
        else:
            self._lines.append(line)
            self._begins.append(len(self._events))
        self._events.append(event)


def heard(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Those that this viewer may know of."""
    return [event for event in events if event.seen_by(viewer)]
