"""Messages on sockets: right, nearly right and nonsense, many in one go, from spectators and from players."""

import asyncio
import json
import random
import time
from typing import Any

import msgspec

from skerry.server.live import DECODER
from skerry.server.texts import ROOM
from tools.attack.ground import Ground, Seats, Tally, all_at_once, keep_at_it, new_table, set_up, visitor
from tools.attack.hearing import Ear
from tools.attack.raw import BINARY, Line, frame
from tools.attack.spoiling import ODD, mutated, spoilt

SOCKETS, LOOKERS = 24, 9
PLACES = 3
"""Addresses from which all of them come. Each gets its share of the server; from everywhere at once comes a storm that
only the operator of the network can keep out."""
GOES = 8
"""Before a connection is given up for another one."""
GAMES = ["riga", "hagar", "haithabu", "pirate_haven", "gotlandia"]
BROKEN = ROOM.say("refused-broken", "en", request="|").partition("|")[0]
EFFECTIVE = 0.04
"""The share of messages that cost the server more than reading them; more of them, and nothing else gets a turn."""
WORDS = ["take-row 1", "build visby-bank", "pay", "end", "pass", "", "x" * 100, "undo", "draw-building visby-archive"]
NO_MESSAGES = [
    frame(b"x", kind=BINARY), frame(b"x", kind=0), frame(b"x", kind=3), frame(b"x" * 200, kind=9), frame(b"\xff\xfe"),
    frame(b"x", first=0xC0), frame(b"x" * 70_000), b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", b"\x00" * 40,
]  # fmt: skip
"""What no client may send. Each may cost the connection, and nothing else."""


def message(dice: random.Random, moves: list[str]) -> bytes:
    """One of those that make sense, or one that nearly does, or none at all.

    All of them are proper text. Anything else costs the connection, so it comes last.
    """
    sensible = effective(dice, moves) if dice.random() < EFFECTIVE else idle(dice)
    how = dice.random()
    if how < 0.6:
        return msgspec.json.encode(sensible)
    if how < 0.8:
        return json.dumps(mutated(sensible, dice)).encode()
    return spoilt(msgspec.json.encode(sensible), dice).decode("utf-8", "replace").encode()


def effective(dice: random.Random, moves: list[str]) -> dict[str, Any]:
    """One that changes the table, or has something worked out, if the sender may do that."""
    key = str(dice.random())
    return dice.choice(
        [
            {"type": "play", "word": dice.choice(moves or WORDS), "key": key},
            {"type": "undo", "whole": dice.random() < 0.5, "key": key},
            {"type": "chat", "text": str(dice.choice(ODD)), "key": key},
            {"type": "why", "word": dice.choice(moves or WORDS)},
            {"type": "preview", "word": dice.choice(moves or WORDS)},
            {"type": "pick", "word": dice.choice(moves or WORDS), "count": dice.choice([None, 0, 1, 2, 1000])},
            {"type": "put-back", "word": dice.choice(["", *moves])},
            {"type": "show", "lang": dice.choice(["en", "de", "x"]), "narrow": dice.random() < 0.5},
        ]
    )


def idle(dice: random.Random) -> dict[str, Any]:
    """One that has to be read and comes to nothing."""
    return dice.choice(
        [
            {"type": "play", "word": dice.choice(WORDS), "at": dice.randint(-9, 10**6), "key": "the same"},
            {"type": "undo", "whole": True, "at": -1, "key": "the same"},
            {"type": "chat", "text": "", "key": "x" * dice.randrange(80)},
            {"type": "hello", "wire": 2, "keys": ["x" * 32], "as": dice.randrange(9)},
            {"type": "pick", "word": dice.choice(WORDS), "at": -1},
            {"type": "put-back", "word": dice.choice(WORDS), "at": -1},
            {"type": "preview", "word": "no such word"},
            {"type": "ping"},
        ]
    )


def understood(data: bytes) -> bool:
    """Would the server read it as one of its messages?"""
    try:
        DECODER.decode(data.decode())
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


class Talk:
    """One attacker at a socket."""

    in_one_go = 250

    def __init__(self, ground: Ground, tally: Tally, number: int) -> None:
        self.ground = ground
        self.tally = tally
        self.number = number
        self.dice = ground.dice(f"socket {number}")
        self.own: Seats | None = None
        self.ear = Ear()
        self.moves: list[str] = []
        """What could be said or picked when this attacker was asked last."""

    async def flood(self) -> None:
        """At a table of honest people as a spectator, or at one's own as a player."""
        async with await Line.open(self.ground.port, visitor(self.number % PLACES)) as line:
            if self.own is None or self.dice.random() < 0.1:
                wanted = new_table(GAMES[self.number % len(GAMES)])
                self.own = await set_up(line, wanted) or self.own
        async with await Line.open(self.ground.port, visitor(self.number % PLACES)) as line:
            if self.own is None or self.dice.random() < 0.3:
                await self.talk(line, self.dice.choice(self.ground.tables), [])
            else:
                await self.talk(line, self.own.table, self.own.keys)

    async def talk(self, line: Line, table: str, keys: list[str]) -> None:
        status = await line.watch(table)
        self.tally.met(status)
        if status != 101:
            await asyncio.sleep(0.2)
            return
        self.ear = Ear()
        await line.send(frame(msgspec.json.encode({"type": "hello", "wire": 2, "keys": keys})))
        for _ in range(GOES):
            if not self.tally.goes_on(self.ground) or not await self.go(line):
                return
        await line.send(self.dice.choice(NO_MESSAGES))

    async def go(self, line: Line) -> bool:
        """Many messages at once; does the server still talk to us when it has read the last?"""
        sent = [self.another() for _ in range(self.in_one_go)]
        began, last = time.perf_counter(), f"last {self.dice.random()}"
        never = msgspec.json.encode({"type": "play", "word": "no such word", "key": last})
        await line.send(b"".join(frame(data) for data in (*sent, never)))
        while (answer := await line.message()) is not None:
            if self.read(answer) == last:
                self.tally.worst = max(self.tally.worst, time.perf_counter() - began)
                self.tally.tried += len(sent)
                self.tally.past += sum(map(understood, sent))
                return True
        return False

    def another(self) -> bytes:
        return message(self.dice, self.moves)

    def read(self, data: bytes) -> str:
        """Note what may be said next; the key of what was answered."""
        told = self.ear.hear(data)
        if self.ear.asked:
            self.moves = self.ear.moves + self.ear.parts
        if told["type"] == "refused" and str(told["text"]).startswith(BROKEN):
            self.tally.fell("a message on a socket was answered with a mistake of the server")
        return told.get("key", "")


class Look(Talk):
    """One who never plays and only wants to see the board, again and again."""

    in_one_go = 20

    def another(self) -> bytes:
        return msgspec.json.encode(
            {"type": "show", "lang": self.dice.choice(["en", "de"]), "narrow": self.dice.random() < 0.5}
        )


async def messages(ground: Ground, tally: Tally) -> None:
    await all_at_once(lambda number: keep_at_it(ground, tally, Talk(ground, tally, number).flood), SOCKETS)


async def looks(ground: Ground, tally: Tally) -> None:
    await all_at_once(lambda number: keep_at_it(ground, tally, Look(ground, tally, number).flood), LOOKERS)
