"""A room of the house: a table with its lock, those who watch it, and the bot that is thinking at it."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator

from skerry.server.drawings import Drawings, Shown
from skerry.server.presence import Presence
from skerry.server.refusals import Refused
from skerry.server.seen import Look
from skerry.server.table import Table
from skerry.server.thinking import Advised
from skerry.server.watchers import Delivery, Watcher


class Room:
    """A table with its lock, those who watch it, and the bot that is thinking at it."""

    def __init__(self, onlookers_wait: Callable[["Room"], None]) -> None:
        self.table: Table | None = None
        self.epoch = 0
        """As the store held the table when it was read; with another one it may have changed since."""
        self._onlookers_wait = onlookers_wait
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.watchers: set[Watcher] = set()
        self.behind: set[Watcher] = set()
        """Onlookers who have not been shown the newest position yet."""
        self._to_onlookers: Delivery | None = None
        self.drawings = Drawings()
        self.showing: asyncio.Task[None] | None = None
        """Shows the position to onlookers."""
        self.presence = Presence()
        self.lapsing: asyncio.Task[None] | None = None
        """Shows the others when someone who asks over HTTP has not asked again."""
        self.thinking: asyncio.Task[None] | None = None
        self.hint: tuple[tuple[str, ...], asyncio.Task[Advised]] | None = None
        """What is being worked out for the seat to move, after these words: asking again brings the same."""

    def online(self) -> set[int]:
        return self.connected() | self.presence.there()

    def connected(self) -> set[int]:
        """The seats that have a socket here."""
        return {seat for watcher in self.watchers for seat in watcher.seats}

    def is_empty(self) -> bool:
        """Is nobody here, not even to watch?"""
        return not self.watchers and not self.online()

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there for this seat."""
        return 0.0 if seat in self.online() else self.presence.away(seat)

    def bot_may_think(self) -> bool:
        """Is it a bot's turn? Where bots are among themselves they play for those who watch, and for nobody else."""
        if self.table is None or not self.table.bot_to_move():
            return False
        return self.table.has_people() or len(self.watchers) > 0

    def show(self, delivery: Delivery | None = None) -> None:
        """Everyone who plays gets what they may see; those who only look on get it when nobody has to wait for it."""
        online = self.online()
        for watcher in self.watchers:
            if watcher.seats:
                watcher.show(self.seen(watcher.look, online), delivery)
            else:
                self.behind.add(watcher)
        self._deliver(delivery)
        if self.behind:
            self._onlookers_wait(self)

    def show_seat(self, seat: int) -> None:
        """What only this seat may notice."""
        online = self.online()
        for watcher in self.watchers:
            if watcher.look.viewer == seat:
                watcher.show(self.seen(watcher.look, online))

    def show_onlookers(self) -> None:
        """Those who look in one of the ways in which somebody is still to be shown the position."""
        if self.table is None:
            self.behind.clear()  # they are shown it with the next move, when it is read again
        if not self.behind:
            return
        online = self.online()
        look = next(iter(self.behind)).look
        alike = [watcher for watcher in self.behind if watcher.look.key() == look.key()]
        self.behind.difference_update(alike)
        for watcher in alike:
            watcher.show(self.seen(look, online), self._to_onlookers)
        if not self.behind:
            self._deliver(None)

    def _deliver(self, delivery: Delivery | None) -> None:
        """Onlookers who have not seen the move before this one only see what came of it."""
        if self._to_onlookers is not None:
            self._to_onlookers.all_on_their_way()
        self._to_onlookers = delivery
        if delivery is not None and not self.behind:
            delivery.all_on_their_way()

    def seen(self, look: Look, online: set[int] | None = None) -> Shown:
        """The position as it looks to someone."""
        assert self.table is not None
        return self.drawings.seen(self.table, look, self.online() if online is None else online)

    def come(self, watcher: Watcher) -> None:
        """Those who were there are shown it only if it is news: a seat that was empty before."""
        before = self.online()
        self.watchers.add(watcher)
        if self.online() != before:
            self.show()
        else:
            watcher.show(self.seen(watcher.look, before))

    def put_away(self) -> None:
        """Hundreds of tables lie in memory at which nobody is."""
        if self.table is not None and not self.watchers:
            self.table.drafts.put_away()

    def close(self) -> None:
        """The table is gone."""
        for watcher in list(self.watchers):
            watcher.leave()
        self._stop()

    def move_away(self) -> None:
        """The table goes on elsewhere, or has to be read again: those who watch are hung up on, and come again."""
        for watcher in list(self.watchers):
            watcher.hang_up()
        self._stop()

    def _stop(self) -> None:
        if self.thinking is not None and self.thinking is not asyncio.current_task():
            self.thinking.cancel()
        if self.hint is not None:
            self.hint[1].cancel()
        self.table = None

    def go(self, watcher: Watcher) -> None:
        before = self.online()
        self.watchers.discard(watcher)
        self.behind.discard(watcher)
        watcher.waiting.close()
        self.put_away()
        if not self.watchers:
            self.drawings.forget()
        self.presence.left(watcher.seats - self.connected())
        if self.table is not None and self.online() != before:
            self.show()

    def call(self, seats: Iterable[int]) -> None:
        """Their people ask over HTTP, so they are there for a while."""
        before = self.online()
        self.presence.called(seats)
        if self.online() != before:
            self.show()


@contextlib.contextmanager
def only_whole(room: Room) -> Iterator[None]:
    """What was refused has changed nothing. After any other failure nobody knows how far it came: it is read anew."""
    try:
        yield
    except Refused:
        raise
    except BaseException:
        room.table = None
        raise
