"""What a seat may know of a position as a row of numbers, for programs that learn.

The view of a seat says the same as JSON and is the authority; building it for every step would cost more than the game.
A game therefore declares the fields of its observation and writes their numbers itself. They are whole numbers from 0
to 255, so that a row of them is a string of bytes; divided by the most a field can be they lie between 0 and 1.
"""

from typing import Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from skerry.kernel.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255
"""The most that a number of an observation can be."""

TOGETHER: Final = 60
"""How many members of a set are looked at together, as one machine number."""
LOWEST: Final = (1 << TOGETHER) - 1


class Field:
    """Neighbouring numbers that say the same of different things, such as the goods of each row."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], most: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.most = most
        self.meaning = meaning
        self.size = 1
        for length in shape:
            self.size *= length


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """The fields of a game's observations in their order. Seats are counted from the observer on, who is always 0."""

    def __init__(self, version: int, editions: dict[int, tuple[int, int]] | None = None) -> None:
        self.version = version  # changes whenever a field does, so that what was learned is not used with others
        self.editions = editions or {}  # what each name with a version stands for: the rules and the pack, for ever
        self.fields: list[Field] = []
        self.size = 0
        self.zeros = b""

    def field(self, name: str, shape: tuple[int, ...], most: int, meaning: str) -> int:
        """Declare the next field; where its numbers begin."""
        assert 0 < most <= MOST, f"the numbers of {name} do not fit into a byte"
        field = Field(name, self.size, shape, most, meaning)
        self.fields.append(field)
        self.size += field.size
        self.zeros = bytes(self.size)
        return field.start

    def most(self) -> list[int]:
        """The most that each number can be."""
        return [field.most for field in self.fields for _ in range(field.size)]

    def numbers(self, g: S, seat: int) -> bytes:
        """What the seat may know: every number of every field."""
        numbers = BytesWriter()
        numbers.write(self.zeros)
        self.write(g, seat, numbers)
        return numbers.getvalue()

    def write(self, g: S, seat: int, numbers: BytesWriter) -> None:
        """Write what the seat may know into a row of zeros."""
        raise AssertionError(f"{type(self).__name__} does not say what a seat may know")


def within(value: int, most: int) -> int:
    """The number, or the end of its scale where it lies beyond."""
    return min(max(value, 0), most)


def put_bits(numbers: BytesWriter, start: i64, bits: int) -> None:
    """A 1 for each member of a set of bits."""
    while bits:
        low: i64 = bits & LOWEST
        place: i64 = start
        while low:
            if low & 1:
                numbers[place] = 1
            low >>= 1
            place += 1
        bits >>= TOGETHER
        start += TOGETHER


def put_all(numbers: BytesWriter, start: i64, members: list[int]) -> None:
    """A 1 for each member of a list."""
    for member in members:
        numbers[start + member] = 1


def put_each(numbers: BytesWriter, start: i64, members: tuple[int, ...]) -> None:
    """A 1 for each member of a tuple."""
    for member in members:
        numbers[start + member] = 1


def put_row(numbers: BytesWriter, start: i64, row: bytes) -> None:
    """Numbers that stand ready, such as those of a card."""
    for place in range(len(row)):
        numbers[start + place] = row[place]


def put_counts(numbers: BytesWriter, start: i64, things: tuple[int, ...], most: i64) -> None:
    """How many there are of each thing, as far as the scale goes."""
    for thing in things:
        place: i64 = start + thing
        count = i64(numbers[place])
        if count < most:
            numbers[place] = u8(count + 1)
