"""The history of a table: what happened there, in order. It is only ever added to, and the table follows from it.

Each event is kept as JSON that a person can read: `{"type":"said","seat":0,"word":"take-row 2"}`.
"""

from collections.abc import Iterable
from typing import Final

import msgspec


class Inherited(msgspec.Struct, frozen=True, tag_field="type", tag="inherited"):
    """A word that was said at another table, from which this one goes on."""

    word: str


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """A word of the game; seat -1 is chance. Who chose it follows from what was handed over before."""

    seat: int
    word: str


class Undone(msgspec.Struct, frozen=True, tag_field="type", tag="undone"):
    """A seat took back what was said from the event with this number on."""

    seat: int
    to: int


class Seated(msgspec.Struct, frozen=True, tag_field="type", tag="seated"):
    """Someone sat down, with the digest of their key and the salt they add to the chance."""

    seat: int
    digest: str
    salt: str


class Renamed(msgspec.Struct, frozen=True, tag_field="type", tag="renamed"):
    """A seat has another name than it was set up with."""

    seat: int
    name: str


class HandedOver(msgspec.Struct, frozen=True, tag_field="type", tag="handed-over"):
    """A bot plays for the person of this seat from now on."""

    seat: int
    bot: str


class TakenBack(msgspec.Struct, frozen=True, tag_field="type", tag="taken-back"):
    """The person of this seat plays again."""

    seat: int


Happened = Inherited | Said | Undone | Seated | Renamed | HandedOver | TakenBack


class Entry(msgspec.Struct, frozen=True):
    """A line of the history. Its key is that of the message that brought it; what followed from that has none."""

    number: int
    time: float
    key: str
    event: Happened


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Happened]] = msgspec.json.Decoder(Happened)


def written(event: Happened) -> str:
    """An event as it is kept."""
    return _ENCODER.encode(event).decode()


def read(text: str) -> Happened:
    """An event that was kept; a ValidationError if it makes no sense."""
    return _DECODER.decode(text)


def in_force(history: Iterable[Entry]) -> list[str]:
    """The words that nobody took back."""
    said: list[tuple[int, str]] = []
    for entry in history:
        if isinstance(entry.event, Said | Inherited):
            said.append((entry.number, entry.event.word))
        elif isinstance(entry.event, Undone):
            while said and said[-1][0] >= entry.event.to:
                said.pop()
    return [word for _, word in said]
