"""Where an attack takes place, what bounds it, and what came of it."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tools.attack.raw import Answer, Line, Lost, bearer

MOST_SENTENCES = 20
"""Different things that gave way, of one attack; more would only hide the first."""
PARSING = {"not-understood", "no-page", "other-method", "too-large"}
"""Refusals of what was not even read."""


class Ground(msgspec.Struct, frozen=True):
    """A server on this machine, and how much an attack may do there."""

    port: int
    pids: list[int]
    """The processes that serve: one, or several workers."""
    seed: str
    count: int
    """How many attempts at most."""
    until: float
    """And no longer than this, by the clock that never goes back."""
    tables: list[str]
    """Where honest people play. They told others, so that these can watch."""

    def dice(self, what: object) -> random.Random:
        return random.Random(f"{self.seed} {what}")

    def left(self) -> float:
        return self.until - time.monotonic()


class Tally(msgspec.Struct):
    """What an attack tried, and what gave way."""

    tried: int = 0
    past: int = 0
    """Those that were read and understood, whatever came of them."""
    statuses: dict[str, int] = {}
    worst: float = 0.0
    """Seconds to the slowest answer."""
    gave_way: dict[str, int] = {}
    notes: list[str] = []

    def goes_on(self, ground: Ground) -> bool:
        return self.tried < ground.count and ground.left() > 0

    def met(self, status: object, times: int = 1) -> None:
        self.statuses[str(status)] = self.statuses.get(str(status), 0) + times

    def fell(self, sentence: str) -> None:
        """Something gave way: it is told once, with how often it happened."""
        if sentence in self.gave_way or len(self.gave_way) < MOST_SENTENCES:
            self.gave_way[sentence] = self.gave_way.get(sentence, 0) + 1

    def answered(self, answer: Answer, asked: str) -> None:
        """Count an answer; a mistake of the server is something that gave way."""
        self.tried += 1
        self.met(answer.status)
        self.worst = max(self.worst, answer.seconds)
        self.past += refusal(answer) not in PARSING
        if answer.status >= 500:
            self.fell(f"{answer.status} to {asked}")


def refusal(answer: Answer) -> str:
    """The key of a refusal; empty if it is none."""
    if answer.status < 400:
        return ""
    try:
        return str(json.loads(answer.body)["key"])
    except (ValueError, KeyError, TypeError):
        return "not-understood"


def visitor(number: int) -> str:
    """Where somebody comes from, as a web server in front would say."""
    return f"10.{number // 65536 % 256}.{number // 256 % 256}.{number % 256}"


async def all_at_once(work: Callable[[int], Awaitable[None]], workers: int) -> None:
    await asyncio.gather(*[work(number) for number in range(workers)])


async def keep_at_it(ground: Ground, tally: Tally, work: Callable[[], Awaitable[None]]) -> None:
    """Again and again until it is enough. A client that is cut off comes back, but not at once."""
    while tally.goes_on(ground):
        try:
            await work()
        except Lost:
            tally.met("cut off")
            await asyncio.sleep(0.05)
        except TimeoutError:
            tally.met("no answer")
            tally.fell("something was not answered in time")


# --- tables of the attackers ------------------------------------------------------------------------------------------


class Seats(msgspec.Struct):
    """A table that an attacker has set up, with its keys."""

    table: str
    owner: str
    keys: list[str]


def new_table(game: str = "riga", seats: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me", "name": f"Seat {seat}"} for seat in range(seats)], **more}


async def set_up(line: Line, wanted: dict[str, Any]) -> Seats | None:
    """A table at which everyone sits; None if it was refused."""
    made = await line.ask("POST", "/api/tables", msgspec.json.encode(wanted))
    if made.status != 201:
        return None
    told = json.loads(made.body)
    keys = [await sit(line, told["table"], seat["seat"], seat["key"]) for seat in told["seats"] if seat["key"]]
    return Seats(told["table"], told["owner"], keys)


async def sit(line: Line, table: str, seat: int, key: str) -> str:
    """Take a seat; the key that opens it from now on."""
    body = msgspec.json.encode({"salt": f"salt-of-seat-{seat}"})
    taken = await line.ask("POST", f"/api/tables/{table}/seats/{seat}", body, bearer(key))
    return str((json.loads(taken.body).get("key") if taken.status == 200 else None) or key)
