"""Parts of a board: what is drawn once and kept, for all tables and everyone who looks.

A board is drawn from a sight, such as a seat's view with its moves. A part is drawn by a function that is given nothing
but a sight and plain arguments, and what it reads there is written down: `view.rows`, `view.players[1].points`, whether
`take-row 2` may be chosen. As long as all that it read is the same, it would draw the same, so what was drawn is used
again for everyone. Nothing has to be declared, and nothing can be forgotten.

What keeps a move cheap:

- A part is sent when it changes, so what changes together is one part: a player's row, a ship with its goods. Of a part
  that changed only the letters that did are sent. A board of 20 to 60 parts is about right.
- What is drawn within a part by a function that gets the scene is put there by `s.kept(draw, …)`: if the part has to be
  drawn anew, all that has not changed in it is taken from before. Parts that lie together and seldom change, such as a
  market, are put on the board by such a function as well: then one look at all they read is enough.
- Read no more than you show: a count, not the cards; of a player what is shown of that player. If rows of players read
  `s.view.turn`, each to compare it with its seat, all are drawn anew with every turn. Make that a question of the
  scene, `s.at_turn(seat)`, that is `answered`: then only the answer was read.
- What can be chosen changes with every move. Ask for each word (`word in s.moves`, `s.asked("pay")`), never for all.
- What follows from plain arguments alone is `drawn_once`: a card's face, a coin, a line of text.
"""

from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from types import FunctionType, MethodType
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, cast

from skerry.drawing.layout import Picture
from skerry.drawing.svg import el

MOST_KEPT: Final = 24_000_000
READ: Final = 16
"""Letters of markup that are kept; each thing that was read to draw it, and each part it holds, counts as some more."""

ENTRY: Final = frozenset({"players", "mine"})
"""Of a sequence of this name single entries are read, and of each entry its fields; of others all at once."""


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
        return self._put(KEPT.drawn(self, draw, arguments, id_))

    def kept(self, draw: Callable[..., Picture], *arguments: Hashable) -> Picture:
        """Something within a part, or several parts, drawn by this function now or before."""
        return self._put(KEPT.drawn(self, draw, arguments))

    def _put(self, drawn: "Drawn") -> Picture:
        put_down(drawn.parts, self.parts)
        return drawn.picture


def put_down(parts: Mapping[str, str], on: dict[str, str]) -> None:
    assert on.keys().isdisjoint(parts), f"the board has two parts {(on.keys() & parts).pop()!r}"
    on.update(parts)


Question = TypeVar("Question", bound=Callable[..., Hashable])


def answered(question: Question) -> Question:
    """A question of a sight with a plain answer, and plain arguments: it is the answer that was read, and not what it
    follows from. So a part that asks whether it is a seat's turn is the same whichever other seat's turn it is."""
    ANSWERED.add(question)
    return question


ANSWERED: Final[set[Callable[..., Hashable]]] = set()


def families(words: Iterable[str]) -> dict[str, bool]:
    """What words begin with: of "give post mead" `give` and `give post`. Of a table a part reads single entries."""
    found = {}
    for word in words:
        while word := word.rpartition(" ")[0]:
            found[word] = True
    return found


# --- what was read ----------------------------------------------------------------------------------------------------

STEPS: Final = {
    "field": "{of}.{name}",
    "item": "{of}[{key}]",
    "has": "({key} in {of})",
    "all": "tuple({of})",
    "any": "bool({of})",
    "count": "len({of})",
    "whole": "{of}",
    "call": "{of}(*{key})",
}
"""How a step is said in Python."""


class Way:
    """From a sight to something that is read, step by step: a kind and a name, an index or a key.

    There is one object for each way, so that those that were gone before are known again at once.
    """

    __slots__ = ("_ask", "_further", "steps")

    def __init__(self, *steps: tuple[str, Hashable]) -> None:
        self.steps = steps
        self._further: dict[tuple[str, Hashable], Way] = {}
        self._ask: Callable[[Any], Hashable] | None = None

    def to(self, kind: str, name: Hashable = "") -> "Way":
        """A step further."""
        step = (kind, name)
        way = self._further.get(step)
        if way is None:
            way = self._further[step] = Way(*self.steps, step)
        return way

    @property
    def ask(self) -> Callable[[Any], Hashable]:
        """What is told at its end, on any sight. A move asks a thousand times, so it is put into Python once."""
        if self._ask is None:
            self._ask = eval(f"lambda sight: {self._in_python()}", {"steps": self.steps, "apart": APART})
        return self._ask

    def _in_python(self) -> str:
        said = "sight"
        for place, (kind, name) in enumerate(self.steps):
            said = STEPS[kind].format(of=said, name=name, key=f"steps[{place}][1]")
        if self.steps[-1][0] in {"field", "item"}:
            return f"(it.__class__ if (it := {said}).__class__ in apart else it)"
        return said


class Reader:
    """Hands out what a function asks of a sight, and writes down what that was."""

    def __init__(self, sight: Sight, start: Way) -> None:
        self.sight = sight
        self.start = start
        self.read: dict[Way, Hashable] = {}
        """What was told at the end of each way."""
        self.parts: dict[str, str] = {}
        """The parts that the function put on the board."""

    def take(self, drawn: "Drawn") -> Picture:
        """Something else that was drawn: all that it read was read."""
        self.read.update(drawn.read)
        put_down(drawn.parts, self.parts)
        return drawn.picture

    def give(self, way: Way, value: Any) -> Any:
        """A value, or what stands for it if only a part of it will be read."""
        if way.steps[-1][1] in ENTRY:
            return WatchedEntries(self, way, value)
        self.read[way] = answer = told(value)
        if answer is value:
            return value
        return WatchedTable(self, way, value) if isinstance(value, Mapping) else Watched(self, way, value)


def told(value: Any) -> Hashable:
    """What is known once a value was read: it, or of a table and of a part of a view that there is one."""
    kind = value.__class__
    if kind not in APART and (issubclass(kind, Mapping) or hasattr(kind, "__struct_fields__")):
        APART.add(kind)
    return cast(Hashable, kind if kind in APART else value)


APART: Final[set[type]] = set()
"""Classes of what is read in parts."""


class Watched:
    """A sight or a part of a view, of which is written down what is read."""

    def __init__(self, reader: Reader, way: Way, of: Any) -> None:
        self._reader = reader
        self._way = way
        self._of = of

    def __getattr__(self, name: str) -> Any:
        """Of values, asked once for each name."""
        function = getattr(type(self._of), name, None)
        if isinstance(function, FunctionType):
            return partial(self._answer, name) if function in ANSWERED else MethodType(function, self)
        self.__dict__[name] = given = self._given(name, getattr(self._of, name))
        return given

    def _given(self, name: str, value: Any) -> Any:
        return self._reader.give(self._way.to("field", name), value)

    def _answer(self, name: str, *arguments: Hashable) -> Hashable:
        answer: Hashable = getattr(self._of, name)(*arguments)
        self._reader.read[self._way.to("field", name).to("call", arguments)] = answer
        return answer


class WatchedSight(Watched):
    """A sight, as a function that draws is given it."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader, reader.start, reader.sight)

    def part(self, id_: str, draw: Callable[..., Picture], *arguments: Hashable) -> Picture:
        return self._reader.take(KEPT.drawn(self._of, draw, arguments, id_))

    def kept(self, draw: Callable[..., Picture], *arguments: Hashable) -> Picture:
        return self._reader.take(KEPT.drawn(self._of, draw, arguments))

    def _given(self, name: str, value: Any) -> Any:
        return value if name in self._of.FIXED else super()._given(name, value)


class WatchedTable(Mapping[Any, Any]):
    """The same for a table by name."""

    def __init__(self, reader: Reader, way: Way, of: Mapping[Any, Any]) -> None:
        self._reader = reader
        self._way = way
        self._of = of

    def __contains__(self, key: object) -> bool:
        there = self._reader.read[self._way.to("has", key)] = key in self._of
        return there

    def __getitem__(self, key: Any) -> Any:
        if key in self:
            return self._reader.give(self._way.to("item", key), self._of[key])
        raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        self._reader.read[self._way.to("all")] = keys = tuple(self._of)
        return iter(keys)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __bool__(self) -> bool:
        some = self._reader.read[self._way.to("any")] = bool(self._of)
        return some

    def items(self) -> ItemsView[Any, Any]:
        """Of a table that can be hashed, all of it is read at once."""
        if self._of.__hash__ is None:
            return super().items()
        self._reader.read[self._way.to("whole")] = self._of
        return self._of.items()


class WatchedEntries(Sequence[Any]):
    """The same for a sequence."""

    def __init__(self, reader: Reader, way: Way, of: Sequence[Any]) -> None:
        self._reader = reader
        self._way = way
        self._of = of
        self._given: dict[int, Any] = {}

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        if index not in self._given:
            self._given[index] = self._reader.give(self._way.to("item", index), self._of[index])
        return self._given[index]

    def __iter__(self) -> Iterator[Any]:
        """Going through all of them reads how many there are."""
        return iter([self[place] for place in range(len(self))])

    def __len__(self) -> int:
        count = self._reader.read[self._way.to("count")] = len(self._of)
        return count


WATCHED: Final = (Watched, WatchedTable, WatchedEntries)

# --- what was drawn ---------------------------------------------------------------------------------------------------

OTHERWISE: Final = "a function has read something else than before, though all was the same"


class Drawn(NamedTuple):
    """What a function drew, all that it read, and the parts that it put on the board."""

    picture: Picture
    read: dict[Way, Hashable]
    parts: dict[str, str]


class Fork:
    """What is read next, and what follows from each answer: what was drawn, or what is read then.

    What a function reads depends on nothing but what it has read before. So all that it ever read is a tree.
    """

    __slots__ = ("asks", "reads", "ways")

    def __init__(self, reads: Sequence[Way]) -> None:
        self.reads = reads
        self.asks = [way.ask for way in reads]
        self.ways: dict[tuple[Hashable, ...], Fork | Drawn] = {}

    def drawn(self, sight: Sight) -> Drawn | None:
        """What was drawn of such a sight."""
        try:
            way = self.ways.get(self.answers(sight))
        except (AttributeError, LookupError, TypeError):
            return None  # it has no such thing, so it is another sight
        return way.drawn(sight) if isinstance(way, Fork) else way

    def answers(self, sight: Sight) -> tuple[Hashable, ...]:
        return tuple([ask(sight) for ask in self.asks])

    def keep(self, drawn: Drawn, reads: Sequence[Way]) -> None:
        """What was drawn, and what was read for it from here on."""
        same = common(self.reads, reads)
        assert same or not self.reads, OTHERWISE
        if same < len(self.reads):
            self._split(same)
        answers, rest = tuple([drawn.read[way] for way in self.reads]), reads[same:]
        if not rest:
            self.ways[answers] = drawn
            return
        way = self.ways.setdefault(answers, Fork(rest))
        assert isinstance(way, Fork), OTHERWISE
        way.keep(drawn, rest)

    def _split(self, same: int) -> None:
        """The first ones are read in any case; the others only after some of the answers."""
        later: dict[tuple[Hashable, ...], Fork | Drawn] = {}
        for answers, way in self.ways.items():
            fork = later.setdefault(answers[:same], Fork(self.reads[same:]))
            cast(Fork, fork).ways[answers[same:]] = way
        self.ways = later
        self.reads, self.asks = self.reads[:same], self.asks[:same]


def common(one: Sequence[Way], other: Sequence[Way]) -> int:
    """How many at the beginning are the same."""
    for number, (mine, others) in enumerate(zip(one, other)):
        if mine is not others:
            return number
    return min(len(one), len(other))


class Kept:
    """Pictures as they were drawn, by the function, its arguments and what it read."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._drawn: dict[Hashable, Fork] = {}
        self._start = Way()
        self._until = float("inf")
        self._has_drawn = False

    def drawn(
        self, sight: Sight, draw: Callable[..., Picture], arguments: tuple[Hashable, ...], part: str = ""
    ) -> Drawn:
        """As it was drawn before, or drawn now; a part has a place on the board, where its id stands."""
        where = (draw, arguments, part, sight.alike)
        fork = self._drawn.get(where)
        drawn = None if fork is None else fork.drawn(sight)
        if drawn is not None:
            return drawn
        if self._has_drawn and perf_counter() > self._until:
            raise Unfinished
        start = self._start
        drawn = draw_now(Reader(sight, start), draw, arguments, part)
        self._has_drawn = True
        own = drawn.picture.element.markup + drawn.parts.get(part, "")
        self._make_room(len(own) + READ * (len(drawn.read) + len(drawn.parts)))
        if self._start is start:  # what lies in it may have been one too many, and all was forgotten
            reads = tuple(drawn.read)
            self._drawn.setdefault(where, Fork(reads)).keep(drawn, reads)
        return drawn

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
        self._start = Way()
        self._size = 0


def draw_now(reader: Reader, draw: Callable[..., Picture], arguments: tuple[Hashable, ...], part: str) -> Drawn:
    """Whatever the function reads of the sight is written down."""
    assert not any(isinstance(argument, WATCHED) for argument in arguments), "of the scene only plain things are named"
    picture = draw(cast(Any, WatchedSight(reader)), *arguments)
    if not part:
        return Drawn(picture, reader.read, reader.parts)
    assert not reader.parts, f"the part {part!r} holds others"
    place = Picture(el("g", data_part=part), picture.width, picture.height)
    return Drawn(place, reader.read, {part: picture.element.markup})


KEPT: Final = Kept()
