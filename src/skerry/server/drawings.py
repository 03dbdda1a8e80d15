"""Positions as they were shown last. Those who look in the same way share them, and the messages that lead to them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from skerry.server import wire
from skerry.server.copies import STATIC
from skerry.server.messages import SocketMessage
from skerry.server.seen import Look, Seen, position
from skerry.server.table import Table

MOST_LOOKS: Final = 6
"""Looks kept of one table: seats, languages and widths at which people are looking. Each takes some 50 kB."""

CHANGING: Final = tuple(set(wire.Position.__struct_fields__) - {"board", "text", "log", "chat"})
"""Of a position the fields that are sent whole when they have changed."""

LEAST_SAVED: Final = 40
"""Letters of a part that need not be sent again, so that it is worth saying which ones."""

MOST_SHORT: Final = 64
"""Parts of which it is remembered what has changed: several who look at a table see the same change in a row."""

T = TypeVar("T")


class Shown:
    """What one way of looking shows at one moment, and the messages that lead there from earlier moments."""

    def __init__(self, number: int, seen: Seen) -> None:
        self.number = number
        """Counted for each way of looking, so that it tells nothing of what others see."""
        self.seen = seen
        self._messages: dict[int | None, SocketMessage] = {}

    def message(self, before: "Shown | None") -> SocketMessage:
        """What has changed since then, or all of it."""
        since = None if before is None else before.number
        if since not in self._messages:
            self._messages[since] = SocketMessage(self._content(before), replaceable=True)
        return self._messages[since]

    def _content(self, before: "Shown | None") -> dict[str, Any]:
        content: dict[str, Any] = {"type": "position", "number": self.number}
        if before is None:
            content |= {"after": None, "edition": STATIC.name} | whole(self.seen)
        else:
            content |= {"after": before.number} | changes(before.seen, self.seen)
        return content


def whole(seen: Seen) -> dict[str, Any]:
    """All that is seen."""
    fields = {name: getattr(seen.position, name) for name in CHANGING}
    text = {str(place): section for place, section in enumerate(seen.position.text)}
    return fields | {"board": seen.board, "text": text, "log": seen.position.log, "chat": seen.position.chat}


def changes(before: Seen, after: Seen) -> dict[str, Any]:
    """What is seen now and was not before; of board and text each part for itself, with null for one that has gone."""
    old, new = before.position, after.position
    fields = {name: getattr(new, name) for name in CHANGING if getattr(new, name) != getattr(old, name)}
    board = changed_parts(before.board, after.board)
    found: dict[str, Any] = {
        "board": {id_: shorter(before.board.get(id_), part) for id_, part in board.items()},
        "text": changed_parts(dict(enumerate(old.text)), dict(enumerate(new.text))),
    }
    if new.log != old.log:
        same = same_at_first(old.log.lines, new.log.lines)
        found["log"] = wire.Log(same, new.log.lines[same:])
    if new.chat != old.chat:
        same = same_at_first(old.chat.lines, new.chat.lines)
        found["chat"] = wire.ChatLog(new.chat.on, same, new.chat.lines[same:])
    return fields | {name: change for name, change in found.items() if change}


def changed_parts(before: dict[T, Any], after: dict[T, Any]) -> dict[str, Any]:
    changed = {str(id_): part for id_, part in after.items() if before.get(id_) != part}
    return changed | {str(id_): None for id_ in before if id_ not in after}


@lru_cache(maxsize=MOST_SHORT)
def shorter(before: str | None, part: str | None) -> Any:
    """A part, or where that is shorter what has changed of it: the first and the last letter of what is replaced, and
    by what. Browsers count some letters twice, so a part that has one of those is sent whole."""
    if before is None or part is None or not (counted_once(before) and counted_once(part)):
        return part
    first = same_at_first(before, part)
    last = same_at_first(before[first:][::-1], part[first:][::-1])
    if first + last < LEAST_SAVED:
        return part
    return [first, len(before) - last, part[first : len(part) - last]]


def same_at_first(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many letters or lines at the beginning are the same: as many as make the first half, and half of the rest."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def counted_once(text: str) -> bool:
    return text.isascii() or len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)


class Drawings:
    """What each way of looking at one table shows, until something changes there."""

    def __init__(self) -> None:
        self._drawn: dict[object, tuple[object, Shown]] = {}
        """With the stamp of the table as it was then."""
        self._numbers: dict[object, int] = {}

    def seen(self, table: Table, look: Look, online: set[int]) -> Shown:
        """The same object as before if nothing has changed for those who look in this way."""
        draft = table.drafts.number if table.drafts.of(look.viewer) else 0
        stamp = (id(table), table.entries, len(table.chat), table.row, tuple(table.seats), frozenset(online), draft)
        key = look.key()
        stamped, shown = self._drawn.get(key, (None, None))
        if shown is None or stamped != stamp:
            seen = position(table, look, online)
            if shown is None or seen != shown.seen:
                shown = self._next(key, seen)
            self._drawn[key] = (stamp, shown)
        return shown

    def _next(self, key: object, seen: Seen) -> Shown:
        if key not in self._drawn and len(self._drawn) >= MOST_LOOKS:
            del self._drawn[next(iter(self._drawn))]
        self._numbers[key] = self._numbers.get(key, 0) + 1
        return Shown(self._numbers[key], seen)

    def forget(self) -> None:
        """Nobody looks any more."""
        self._drawn.clear()
