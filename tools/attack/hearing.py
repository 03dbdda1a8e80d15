"""What an attacker listens for at a socket: the little of each message that one needs to go on playing."""

from typing import Any, Required, TypedDict

import msgspec

from tools.following import Position, follow


class Word(TypedDict):
    """Of a legal move, or of what can be picked, only its word."""

    word: str


class Picks(TypedDict):
    """Of a choice of many parts only what can be picked."""

    picks: list[Word]


class Told(TypedDict, total=False):
    """A message; a position has only what has changed since the one before. The drawing isn't even read."""

    type: Required[str]
    key: str
    text: Any
    number: int
    after: int | None
    asked: bool
    moves: list[Word]
    draft: Picks | None
    over: Any


DECODER = msgspec.json.Decoder(Told)
NOTHING_YET = {"asked": False, "moves": [], "draft": None, "over": None}


class Ear:
    """Adds up what one socket tells."""

    def __init__(self) -> None:
        self.position: Position = dict(NOTHING_YET)

    def hear(self, data: bytes) -> Told:
        told = DECODER.decode(data)
        if told["type"] == "position":
            self.position = follow(self.position, told)
        return told

    @property
    def asked(self) -> bool:
        return bool(self.position["asked"])

    @property
    def over(self) -> bool:
        return self.position["over"] is not None

    @property
    def moves(self) -> list[str]:
        return [move["word"] for move in self.position["moves"]]

    @property
    def parts(self) -> list[str]:
        """What can be picked."""
        draft = self.position["draft"]
        return [] if draft is None else [part["word"] for part in draft["picks"]]
