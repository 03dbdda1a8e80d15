"""The log of a table, put into words bit by bit: what was told once is not told again."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from skerry.kernel.log import Line
from skerry.kernel.state import Event
from skerry.server.wire import LogLine

Tell = Callable[[Sequence[Event]], list[Line]]


class Telling:
    """The log as one viewer reads it in one language.

    A game may gather several events in one line, so the last line is open: the next event is told together with it, and
    either belongs to it or begins another one.
    """

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._events: list[Event] = []
        self._lines: list[LogLine] = []
        self._begins: list[int] = []
        """The event that each line begins with, counted from 0."""

    def follow(self, events: Sequence[Event]) -> list[LogLine]:
        """All lines, after these events; some of those that were told before may have been taken back."""
        same = self._still_true(events)
        if same < len(self._events):
            self._take_back(same)
        for event in events[len(self._events) :]:
            self._add(event)
        return self._lines.copy()

    def lines_of(self, count: int) -> int:
        """How many lines this many of the first events are told in."""
        return bisect_left(self._begins, count)

    def _still_true(self, events: Sequence[Event]) -> int:
        for number, (old, new) in enumerate(zip(self._events, events)):
            if old is not new:
                return number
        return min(len(self._events), len(events))

    def _take_back(self, count: int) -> None:
        """All events but this many of the first. A line that had more of them is told anew."""
        lines = self.lines_of(count)
        begin = self._begins[lines - 1] if lines else 0
        again = self._events[begin:count]
        del self._events[begin:], self._lines[max(lines - 1, 0) :], self._begins[max(lines - 1, 0) :]
        for event in again:
            self._add(event)

    def _add(self, event: Event) -> None:
        open_line = self._events[self._begins[-1] :] if self._begins else []
        told = self._tell([*open_line, event])
        line = LogLine(told[-1].text, told[-1].rule, told[-1].seat, told[-1].moment)
        if open_line and len(told) == 1:
            self._lines[-1] = line
        else:
            self._lines.append(line)
            self._begins.append(len(self._events))
        self._events.append(event)
