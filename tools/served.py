"""A server in a process of its own, on the loopback: for what can only be seen from outside."""

import asyncio
import copy
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx

LOOPBACK = "127.0.0.1"
START_WITHIN = 60.0
END_WITHIN = 30.0


class NotServed(Exception):
    """The process did not do what was asked of it: what, and in which time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def skerry_over(where: Path | str, port: int, workers: int = 1) -> list[str]:
    """The command that serves the tables of a file or a database, with the build that PYTHONPATH names; one process for
    bots."""
    kept = ["--file", str(where)] if isinstance(where, Path) else ["--store", where, "--workers", str(workers)]
    options = ["--port", str(port), *kept, "--thinkers", "1"]
    return [sys.executable, "-m", "skerry", "serve", *options]


class Served:
    """A process that serves; it can be started again after it was ended."""

    def __init__(self, command: Sequence[str], port: int, log: Path, probe: str = "/api/bots") -> None:
        self.command = command
        self.log = log
        self.probe = probe
        self.http = f"http://{LOOPBACK}:{port}"
        self.sockets = f"ws://{LOOPBACK}:{port}"
        self.headers: dict[str, str] = {}
        self._process: Process | None = None

    @property
    def process(self) -> Process:
        assert self._process is not None, "nothing was started"
        return self._process

    def seen_from(self, address: str) -> Self:
        """The same server for a client from elsewhere: it believes those on this machine that they ask for others."""
        other = copy.copy(self)
        other.headers = {"X-Forwarded-For": address}
        return other

    def client(self, key: str = "") -> httpx.AsyncClient:
        """For requests; without certificates, which nobody needs here and which take longer to load than an answer."""
        headers = self.headers | ({"Authorization": f"Bearer {key}"} if key else {})
        return httpx.AsyncClient(base_url=self.http, headers=headers, timeout=10, verify=False)

    async def start(self) -> None:
        """Begin to start; `ready` waits until it answers."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*self.command, stdin=DEVNULL, stdout=PIPE, stderr=log)

    async def ready(self, within: float = START_WITHIN) -> None:
        try:
            async with asyncio.timeout(within), self.client() as client:
                while not await self._answers(client):
                    pass
        except TimeoutError:
            raise NotServed(f"The server did not answer within {within:.0f} seconds.") from None

    async def _answers(self, client: httpx.AsyncClient) -> bool:
        if self.process.returncode is not None:
            raise NotServed(f"The server ended by itself, with code {self.process.returncode}.")
        try:
            return (await client.get(self.probe)).status_code == 200
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
            return False

    async def kill(self) -> None:
        """With SIGKILL."""
        self.process.kill()
        await self._gone()

    async def stop(self) -> int:
        """As Ctrl+C or a service manager does it; the code it ended with."""
        self.process.terminate()
        return await self._gone()

    async def end(self) -> None:
        """If it still runs."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def _gone(self) -> int:
        """Until the process has ended with all that it started: the pipe they write to ends with the last of them."""
        try:
            await asyncio.wait_for(self.process.communicate(), END_WITHIN)
        except TimeoutError:
            raise NotServed(f"Processes of the server were left {END_WITHIN:.0f} seconds after its end.") from None
        assert self.process.returncode is not None
        return self.process.returncode
