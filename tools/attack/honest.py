"""Honest people who play on while others attack, at a steady pace: how long they wait after each move."""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from tools.players import Party, SocketPlayer, set_up
from tools.served import Served

GAMES = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]
TABLES = 10
EVERY = 2.0
"""Seconds between two moves at a table, on average."""
FRIENDS = [{"kind": "friend"}, {"kind": "friend"}]


class Waited(NamedTuple):
    """A move: when it was sent, and how many seconds it took until it was confirmed and shown."""

    sent: float
    seconds: float


class Honest(SocketPlayer):
    """Somebody who takes their time, and counts how long the server takes."""

    def __init__(self, served: Served, party: Party, seat: int, waits: list[Waited]) -> None:
        super().__init__(served, party, seat, f"seat {seat}")
        self.waits = waits
        self.sent = 0.0
        """When the message was sent that isn't answered yet; 0: all are."""
        self.came = 0.0
        """When the last position came."""

    async def act(self, socket: ClientConnection) -> None:
        if (sent := self.chosen()) is None:
            return
        await asyncio.sleep(EVERY * (0.5 + self.dice.random()))
        self.sent = time.monotonic()
        await self.send(socket, sent.body)

    def receive(self, text: str | bytes) -> None:
        before = self.position
        super().receive(text)
        if self.position is not before:
            self.came = time.monotonic()
        if not self.waiting and self.came > self.sent:
            self.waited()

    def answered(self, key: str, accepted: bool) -> None:
        """After a refusal nothing new is shown: what comes next is of others, and may come much later."""
        super().answered(key, accepted)
        if not accepted:
            self.waited()

    def waited(self) -> None:
        if self.sent:
            self.waits.append(Waited(self.sent, time.monotonic() - self.sent))
            self.sent = 0.0


class Honesty:
    """All honest people. When a game is over, the same people begin another one."""

    def __init__(self, served: Served, seed: int, tables: int = TABLES) -> None:
        self.served = served
        self.seed = seed
        self.parties: list[Party] = []
        self.players: list[Honest] = []
        self._waits: list[Waited] = []
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(tables)]

    async def _play(self, number: int) -> None:
        """At one table after the other; everyone comes from a place of their own, as people do."""
        served = self.served.seen_from(f"192.0.2.{number + 1}")
        game = GAMES[number % len(GAMES)]
        while True:
            party = await set_up(served, game, FRIENDS, f"{self.seed} {number} {len(self.parties)}", game)
            players = [Honest(served, party, seat, self._waits) for seat in party.keys]
            self.parties.append(party)
            self.players += players
            await asyncio.gather(*[player.play() for player in players])

    async def all_sit(self, within: float = 30.0) -> None:
        async with asyncio.timeout(within):
            while len(self.parties) < len(self._tasks):
                self.look_after()
                await asyncio.sleep(0.05)

    def look_after(self) -> None:
        """None of them ends by itself: what ended them is raised here."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def waits(self, begin: float, end: float) -> list[float]:
        """Seconds for each message sent in this time; for those that nobody answered, how long it is by now."""
        answered = [wait.seconds for wait in self._waits if begin <= wait.sent < end]
        open_ = [end - player.sent for player in self.players if player.sent and begin <= player.sent < end]
        return answered + open_


def quantile(found: Sequence[float], share: float) -> float:
    """How large this share of them is at most; 0 if there are none."""
    ranked = sorted(found)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0
