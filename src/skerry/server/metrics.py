"""Figures for the operator. Nothing in them names a table, a person or an address."""

import asyncio
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from skerry.server.watchers import Delivery

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_EVERY: Final = 0.5


class Metrics:
    """Each application has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = self._counter("skerry_moves", "Moves and undos, by people and by bots.", "by")
        self._refusals = self._counter("skerry_refusals", "What was refused, by the key of its sentence.", "key")
        self._answers = self._counter("skerry_answers", "Answers over HTTP, by status.", "status")
        self._turned_away = self._counter("skerry_turned_away", "Connections closed by us, by the reason.", "why")
        self._delivery = Histogram(
            "skerry_move_to_last_browser_seconds",
            "From the moment a move is received until the last browser is sent the new position.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._lag = Histogram(
            "skerry_loop_lag_seconds",
            f"How late the event loop is, measured every {LAG_EVERY} seconds.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def _counter(self, name: str, what: str, label: str) -> Counter:
        return Counter(name, what, [label], registry=self.registry)

    def gauge(self, name: str, what: str, count: Callable[[], float]) -> None:
        """Something that is counted when somebody asks."""
        Gauge(name, what, registry=self.registry).set_function(count)

    def moved(self, by: str, came: float) -> Delivery:
        """A move that came then is on disk; it is now on its way to the browsers."""
        self._moves.labels(by).inc()
        return Delivery(came, self._delivery.observe)

    def refused(self, key: str) -> None:
        self._refusals.labels(key).inc()

    def answered(self, status: int) -> None:
        self._answers.labels(str(status)).inc()

    def turned_away(self, why: str) -> None:
        self._turned_away.labels(why).inc()

    async def watch_lag(self) -> None:
        """For as long as the server runs. Sleeping takes longer than it should when the loop is busy."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
