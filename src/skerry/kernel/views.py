"""What a seat may know, with types: each game declares its own view from these, in its `views.py`.

A view is made of parts. A part holds truth values, numbers, texts, tuples, `ByName` and other parts, so that it never
changes and can be compared and hashed. A string below a field says what it means; docs/views.md and the JSON schema of
the view are made from these strings (`kernel/schemas.py`).
"""

from collections.abc import Iterator, Mapping
from types import GenericAlias
from typing import Any, Final, Self, TypeVar

from msgspec import Struct, convert, msgpack

T = TypeVar("T")


class ByName(Mapping[str, T]):
    """A table by name, such as the goods in hand by their kinds. It never changes, so it can be hashed."""

    __slots__ = ("_hash", "_values")

    def __init__(self, values: Mapping[str, T]) -> None:
        self._values = dict(values)
        self._hash: int | None = None

    def __class_getitem__(cls, of: object) -> GenericAlias:
        """`ByName[int]` as the type of a field: when the program runs, a mapping, for which msgspec has a schema."""
        return GenericAlias(Mapping, (str, of))

    def __getitem__(self, name: str) -> T:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, ByName) and self._values == other._values)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._values.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"ByName({self._values!r})"


class Part(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a view. The garbage collector need not look at it: what never changes cannot end in a circle."""


class Variants(Part, frozen=True):
    """The variants and house rules of a game, a field for each."""

    @classmethod
    def of(cls, chosen: Mapping[str, Any]) -> Self:
        """Those of a state; a list with a value for each seat becomes a tuple."""
        return convert(chosen, cls)


class Points(Part, frozen=True):
    """The points of a seat by source."""

    total: int
    """All points of the seat."""

    def by_source(self) -> dict[str, int]:
        """In the order in which a game declares its sources, with the total at the end."""
        # One by one: a board that is drawn in parts notes what of a view was read.
        sources = [name for name in self.__struct_fields__ if name != "total"]
        return {name: getattr(self, name) for name in [*sources, "total"]}


class Outcome(Part, frozen=True):
    """The result of a game."""

    points: tuple[Points, ...]
    """The points of each seat by source."""
    ranks: tuple[int, ...]
    """The rank of each seat, 1 for the best. Equal seats share a rank."""
    winners: tuple[int, ...]
    """The seats that have won."""

    def by_source(self) -> dict[str, list[int]]:
        """The points of all seats from each source, with the totals at the end."""
        of_seats = [points.by_source() for points in self.points]
        return {source: [points[source] for points in of_seats] for source in of_seats[0]}


class View(Part, frozen=True):
    """What a seat may know of a position."""

    game: str
    """The name of the game in programs, such as `riga`."""
    seats: int
    """How many seats there are. Seats count from 0."""
    you: int | None
    """The seat whose view this is; null for a spectator."""
    variants: Variants
    """The variants and house rules of this game, by name."""
    over: bool
    """Whether the game is over."""
    outcome: Outcome | None
    """Once the game is over, what `outcome()` gives; null before."""


def _table(value: object) -> object:
    """What msgspec does not know: tables by name."""
    if isinstance(value, ByName):
        return value._values
    raise NotImplementedError(f"a view holds no {type(value).__name__}")


_ENCODER: Final = msgpack.Encoder(enc_hook=_table)
_DECODER: Final = msgpack.Decoder(dict[str, Any])


def plain(part: Part) -> dict[str, Any]:
    """A part as plain JSON data. Written and read again, because `to_builtins` would keep the tuples."""
    return _DECODER.decode(_ENCODER.encode(part))
