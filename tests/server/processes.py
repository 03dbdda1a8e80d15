"""A server in a process of its own, for tests that look at it from outside."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skerry.server.serve import LOOPBACK, answers

START_WITHIN = 60


class Process:
    """Where it answers, and all that it wrote."""

    def __init__(self, url: str, output: Path) -> None:
        self.url = url
        self.pid = 0
        self._output = output

    def output(self) -> str:
        return self._output.read_text(encoding="utf-8", errors="replace")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


@contextmanager
def server_process(folder: Path, *options: str, **environment: str) -> Iterator[Process]:
    """`skerry serve` over a file in this folder, until the block ends; it is stopped as with Ctrl+C."""
    port = free_port()
    where = ["--port", str(port), "--file", str(folder / "tables.sqlite")]
    command = [sys.executable, "-m", "skerry", "serve", *where, *options]
    server = Process(f"http://{LOOPBACK}:{port}/", folder / "output.txt")
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | environment)
    server.pid = process.pid
    try:
        began = time.monotonic()
        while not answers(server.url):
            assert process.poll() is None, server.output()
            assert time.monotonic() - began < START_WITHIN, "the server does not answer"
            time.sleep(0.1)
        yield server
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
