"""Parts of a board: what is drawn once and kept, for all tables and everyone who looks.

A board is drawn from a sight, such as a seat's view with its moves. A part is drawn by a function that is given nothing
but a sight and plain arguments, and what it reads there is written down: `view.rows`, `view.players[1].points`, whether
`take-row 2` may be chosen. As long as all that it read is the same, it would draw the same, so what was drawn is used
again for everyone. Nothing has to be declared, and nothing can be forgotten.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from operator import attrgetter
from time import perf_counter
from types import FunctionType, MethodType
from typing import Any, ClassVar, Final, cast

from skerry.drawing.layout import Picture
from skerry.drawing.svg import el

MOST_KEPT: Final = 24_000_000
"""Letters of markup that are kept."""

ENTRY: Final = frozenset({"players", "mine"})
"""Of a sequence of this name single entries are read, and of each entry its fields; of others all at once."""

Path = tuple[tuple[str, Hashable], ...]
"""The way from a sight to something that was read: steps of a kind and a name, an index or a key."""


class Unfinished(Exception):
    """The time for drawing is over. What was drawn so far is kept, so the next attempt comes further."""


class Sight:
    """What a board is drawn from. A game adds a view, the moves, and what is asked of them while drawing."""

    FIXED: ClassVar[frozenset[str]] = frozenset({"texts", "names", "lang", "word", "size"})
    """What is the same wherever `alike` is. Everything else is written down when it is read."""

    def __init__(self, *alike: Hashable) -> None:
        """Of what all that is fixed follows from: texts and language, layout and number of seats."""
        self.alike = alike
        self.picks: Mapping[str, tuple[int, int]] = {}
        """Of moves that are parts of a larger choice, by word: how often each is picked, and how often it could be."""
        self.parts: dict[str, str] = {}
        """The parts that were put on the board, by their ids."""

    def part(self, id_: str, draw: Callable[..., Picture], *arguments: Hashable) -> Picture:
        """A part of the board, drawn by this function now or before. It must not hold other parts."""
        assert id_ not in self.parts, f"the board has two parts {id_!r}"
        drawn = KEPT.drawn(self, draw, arguments)
        self.parts[id_] = drawn.element.markup
        return Picture(el("g", data_part=id_), drawn.width, drawn.height)


def families(words: Iterable[str]) -> dict[str, bool]:
    """What words begin with: of "give post mead" `give` and `give post`. Of a table a part reads single entries."""
    found = {}
    for word in words:
        while word := word.rpartition(" ")[0]:
            found[word] = True
    return found


# --- what was read ----------------------------------------------------------------------------------------------------


class Reader:
    """Hands out what a function asks of a sight, and writes down what that was."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.read: dict[Path, None] = {}

    def give(self, path: Path, value: Any) -> Any:
        """A value, or what stands for it if only a part of it will be read."""
        if path[-1][1] in ENTRY:
            return WatchedEntries(self, path, value)
        self.read[path] = None
        if told(value) is value:
            return value
        return WatchedTable(self, path, value) if isinstance(value, dict) else Watched(self, path, value)


def told(value: Any) -> Hashable:
    """What is known once a value was read: it, or of a table and of a part of a view that there is one."""
    kind = value.__class__
    if kind not in APART:
        APART[kind] = kind is dict or hasattr(kind, "__struct_fields__")
    return cast(Hashable, kind if APART[kind] else value)


APART: Final[dict[type, bool]] = {}
"""Of what is of this class, are parts read?"""


class Watched:
    """A sight or a part of a view, of which is written down what is read."""

    def __init__(self, reader: Reader, path: Path, of: Any) -> None:
        self._reader = reader
        self._path = path
        self._of = of

    def __getattr__(self, name: str) -> Any:
        of = self._of
        if not self._path and name in of.FIXED:
            return getattr(of, name)
        function = getattr(type(of), name, None)
        if isinstance(function, FunctionType):
            return MethodType(function, self)
        given = self._reader.give((*self._path, ("field", name)), getattr(of, name))
        self.__dict__[name] = given
        return given


class WatchedTable(Mapping[Any, Any]):
    """The same for a table by name."""

    def __init__(self, reader: Reader, path: Path, of: Mapping[Any, Any]) -> None:
        self._reader = reader
        self._path = path
        self._of = of

    def __contains__(self, key: object) -> bool:
        """Of an empty table one need not ask for each key."""
        if not self:
            return False
        self._reader.read[(*self._path, ("has", key))] = None
        return key in self._of

    def __getitem__(self, key: Any) -> Any:
        if key in self:
            return self._reader.give((*self._path, ("item", key)), self._of[key])
        raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        self._reader.read[(*self._path, ("all", ""))] = None
        return iter(self._of)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __bool__(self) -> bool:
        self._reader.read[(*self._path, ("any", ""))] = None
        return bool(self._of)


class WatchedEntries(Sequence[Any]):
    """The same for a sequence."""

    def __init__(self, reader: Reader, path: Path, of: Sequence[Any]) -> None:
        self._reader = reader
        self._path = path
        self._of = of

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        return self._reader.give((*self._path, ("item", index)), self._of[index])

    def __iter__(self) -> Iterator[Any]:
        """Going through all of them reads how many there are."""
        return iter([self[place] for place in range(len(self))])

    def __len__(self) -> int:
        self._reader.read[(*self._path, ("count", ""))] = None
        return len(self._of)


# --- what was drawn ---------------------------------------------------------------------------------------------------

Ask = Callable[[Any], Hashable]

LAST: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "field": lambda of, name: told(getattr(of, name)),
    "item": lambda of, key: told(of[key]),
    "has": lambda of, key: key in of,
    "all": lambda of, _: tuple(of),
    "any": lambda of, _: bool(of),
    "count": lambda of, _: len(of),
}


@lru_cache(maxsize=4096)
def asking(path: Path) -> Ask:
    """Reads the same once more, on any sight."""
    if all(kind == "field" for kind, _ in path):
        read = attrgetter(".".join(cast(str, name) for _, name in path))
        return lambda sight: told(read(sight))
    *way, (last, end) = path
    get, parent = LAST[last], led_by(tuple(way))
    return lambda sight: get(parent(sight), end)


def led_by(way: Path) -> Callable[[Any], Any]:
    """To what was read from."""
    if all(kind == "field" for kind, _ in way):
        return attrgetter(".".join(cast(str, name) for _, name in way))
    *before, (kind, name) = way
    parent = led_by(tuple(before))
    if kind == "field":
        return lambda sight: getattr(parent(sight), cast(str, name))
    return lambda sight: parent(sight)[name]


OTHERWISE: Final = "a function has read something else than before, though all was the same"


class Fork:
    """What is read next, and what follows from each answer: a picture, or what is read then.

    What a function reads depends on nothing but what it has read before. So all that it ever read is a tree.
    """

    __slots__ = ("asks", "paths", "ways")

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = paths
        self.asks = [asking(path) for path in paths]
        self.ways: dict[Hashable, Fork | Picture] = {}

    def picture(self, sight: Sight) -> Picture | None:
        """What was drawn of such a sight."""
        try:
            way = self.ways.get(self.answers(sight))
        except (AttributeError, LookupError, TypeError):
            return None  # it has no such thing, so it is another sight
        return way.picture(sight) if isinstance(way, Fork) else way

    def answers(self, sight: Sight) -> Hashable:
        return tuple([ask(sight) for ask in self.asks])

    def keep(self, sight: Sight, read: Sequence[Path], picture: Picture) -> None:
        """All that was read on this sight, and what was drawn of it."""
        same = common(self.paths, read)
        assert same or not self.paths, OTHERWISE
        if same < len(self.paths):
            self._split(same)
        answers, rest = self.answers(sight), read[same:]
        if not rest:
            self.ways[answers] = picture
            return
        way = self.ways.setdefault(answers, Fork(rest))
        assert isinstance(way, Fork), OTHERWISE
        way.keep(sight, rest, picture)

    def _split(self, same: int) -> None:
        """The first ones are read in any case; the others only after some of the answers."""
        later: dict[Hashable, Fork | Picture] = {}
        for answers, way in self.ways.items():
            first, rest = cast("tuple[Hashable, ...]", answers)[:same], cast("tuple[Hashable, ...]", answers)[same:]
            fork = later.setdefault(first, Fork(self.paths[same:]))
            cast(Fork, fork).ways[rest] = way
        self.ways = later
        self.paths, self.asks = self.paths[:same], self.asks[:same]


def common(one: Sequence[Path], other: Sequence[Path]) -> int:
    """How many at the beginning are the same."""
    for number, (mine, others) in enumerate(zip(one, other)):
        if mine != others:
            return number
    return min(len(one), len(other))


class Kept:
    """Pictures as they were drawn, by the function, its arguments and what it read."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._drawn: dict[Hashable, Fork] = {}
        self._until = float("inf")
        self._has_drawn = False

    def drawn(self, sight: Sight, draw: Callable[..., Picture], arguments: tuple[Hashable, ...]) -> Picture:
        """As it was drawn before, or drawn now."""
        where = (draw, arguments, sight.alike)
        fork = self._drawn.get(where)
        picture = None if fork is None else fork.picture(sight)
        if picture is not None:
            return picture
        if self._has_drawn and perf_counter() > self._until:
            raise Unfinished
        self._has_drawn = True
        reader = Reader(sight)
        picture = draw(cast(Any, Watched(reader, (), sight)), *arguments)
        self._make_room(len(picture.element.markup))
        read = tuple(reader.read)
        self._drawn.setdefault(where, Fork(read)).keep(sight, read, picture)
        return picture

    @contextmanager
    def slice(self, seconds: float) -> Iterator[None]:
        """When they are over, no further part is drawn; one is in any case, so that all are in the end."""
        self._until, self._has_drawn = perf_counter() + seconds, False
        try:
            yield
        finally:
            self._until = float("inf")

    def _make_room(self, more: int) -> None:
        """Once in a while all is forgotten and drawn anew, which costs less than to know what was not used for long."""
        if self._size + more > self._most:
            self.forget()
        self._size += more

    def forget(self) -> None:
        """All of it: what is drawn next is drawn anew."""
        self._drawn.clear()
        self._size = 0


KEPT: Final = Kept()
