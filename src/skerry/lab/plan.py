"""What is compared: line-ups of bots and packs, played on the same luck, every seat by turns.

Everything a game needs follows from its plan and its number, so the same plan gives the same games on any machine,
in whatever order.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a game with its variants, a published pack and changes of that."""

    game: str
    variants: dict[str, Any] = {}
    changes: dict[str, Any] = {}
    label: str = ""
    """What the report calls it, beside the game's title."""
    pack: int | None = None
    """The published version of the pack that is played, or that the changes rest on; by default the newest."""
    drawn: bool = False
    """Are variants and house rules drawn for each luck?"""


class LineUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down to what: a bot for each seat."""

    setting: Setting
    bots: tuple[str, ...]
    every: int = 1
    """Played on every luck, or only on every second, third, …: not all comparisons need as many games."""
    goal: float | None = None
    """The share of wins that the first bot should have: when it surely has more or less, no more games are played."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def rotated(self, rotation: int) -> tuple[str, ...]:
        """The bots by seats when everyone has moved this many seats on."""
        return tuple(self.bots[(seat - rotation) % self.seats] for seat in range(self.seats))

    def rotations(self) -> list[int]:
        """How far to move on for every different seating; copies of one bot need no rotation."""
        seatings: dict[tuple[str, ...], int] = {}
        for rotation in range(self.seats):
            seatings.setdefault(self.rotated(rotation), rotation)
        return list(seatings.values())


class Bout(msgspec.Struct, frozen=True):
    """One game of a plan: a line-up, a luck and a seating."""

    number: int
    line_up: int
    luck: int
    rotation: int


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is to be played: each luck once for every seating of every line-up."""

    kind: str
    line_ups: tuple[LineUp, ...]
    lucks: int
    seed: int = 1
    expected: tuple[int, int] | None = None
    """Within which bounds final points are expected, where that is known."""

    def __len__(self) -> int:
        return sum(len(one.rotations()) * -(-self.lucks // one.every) for one in self.line_ups)

    def bouts(self) -> Iterator[Bout]:
        """Luck by luck, so that an unfinished plan has nearly as many games of one line-up as of another."""
        rotations = [one.rotations() for one in self.line_ups]
        number = 0
        for luck in range(self.lucks):
            for line_up, one in enumerate(self.line_ups):
                for rotation in rotations[line_up] if luck % one.every == 0 else ():
                    yield Bout(number, line_up, luck, rotation)
                    number += 1

    def name(self) -> str:
        """A name for a folder: what is played, and a few digits that tell plans apart."""
        games = list(dict.fromkeys(one.setting.game for one in self.line_ups))
        digits = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:6]
        return "-".join([self.kind, *(games if len(games) == 1 else []), digits])


def seed_of(*parts: object) -> int:
    """A seed of 62 bits that follows from what it is for."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
