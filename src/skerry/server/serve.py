"""Starting the server: on this machine for one's own games, or for others too."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from platformdirs import user_data_path

from skerry.kernel.errors import SkerryError
from skerry.server import collecting
from skerry.server.app import make_app
from skerry.server.crew import Plan, Post, hire, interrupted_by_others, told_to_go
from skerry.server.descriptors import raise_limit, room_for
from skerry.server.fellows import Fellows
from skerry.server.gate import served_names
from skerry.server.logs import start_logging
from skerry.server.protocols import Server, Serving
from skerry.server.stores import is_database, new_thinker, open_store

LOOPBACK = "127.0.0.1"
PORT = 8642
THREADS_WAIT = 0.0002
"""Seconds after which the interpreter passes from one thread to another, instead of its usual 5 ms. A move that is
written to disk takes a dozen such passes, so on a busy server it would wait for 60 ms."""


def default_file() -> Path:
    """Where tables are kept unless said otherwise."""
    return user_data_path("skerry", appauthor=False) / "tables.sqlite"


def address(host: str, port: int) -> str:
    """What others type to come here: a host that means all is told as the one of this machine in its network."""
    if host in {"0.0.0.0", "::"}:
        host = own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str:
    """The address of this machine in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def answers(url: str) -> bool:
    """Is a Skerry there?"""
    try:
        with urllib.request.urlopen(f"{url}api/bots", timeout=2) as answer:
            return int(answer.status) == 200
    except (urllib.error.URLError, OSError):
        return False


def serve(
    where: Path | str,
    host: str,
    port: int,
    *,
    say: Callable[[str, int], None],
    when_ready: Callable[[str], None] | None = None,
    share: bool = False,
    thinkers: int | None = None,
    keep_days: int | None = None,
    names: Sequence[str] = (),
    log_json: bool = False,
    open_metrics: bool = False,
    workers: int = 1,
    proxies: Sequence[str] = (),
    drain: float = 0.0,
) -> None:
    """Until it is stopped. `say` is told the address and how many clients there is room for.

    With `share` a Skerry that already runs there is used; only its page is opened.
    """
    url = address(host, port)
    if not is_free(host, port):
        if when_ready is None or not share or not answers(url):
            raise SkerryError("port-in-use", port=port)
        when_ready(url)
        return
    start_logging(log_json)
    if workers > 1:
        if not is_database(where):
            raise SkerryError("workers-need-database")
        plan = Plan(
            str(where), host, port, workers, names=tuple(names), thinkers=thinkers, keep_days=keep_days,
            log_json=log_json, open_metrics=open_metrics, proxies=tuple(proxies), drain=drain,
        )  # fmt: skip
        open_store(where)  # so that what is wrong with it is told once
        hire(work, plan, lambda: say(url, workers * room_for(raise_limit())))
        return
    sys.setswitchinterval(THREADS_WAIT)
    app = make_app(where, thinkers, keep_days, served_names(host, names), open_metrics=open_metrics)
    most_clients = room_for(raise_limit())
    collecting.settle()
    say(url, most_clients)
    if when_ready is not None:
        threading.Thread(target=wait_for, args=(url, when_ready), daemon=True).start()
    config = Serving(
        app, metrics=app.state.metrics, most_clients=most_clients, forwarded_allow_ips=[LOOPBACK, *proxies],
        host=host, port=port,
    )  # fmt: skip
    Server(config, closing=app.state.house.will_close, drain=drain).run()


def work(plan: Plan, post: Post, line: Connection) -> None:
    """One of several workers, in a process of its own."""
    interrupted_by_others()
    start_logging(plan.log_json)
    sys.setswitchinterval(THREADS_WAIT)
    fellows = Fellows(post.slot, [Path(letterbox) for letterbox in post.letterboxes], post.letterbox)
    app = make_app(
        plan.where, thinkers_each(plan), plan.keep_days, served_names(plan.host, plan.names),
        open_metrics=plan.open_metrics, fellows=fellows,
    )  # fmt: skip
    collecting.settle()
    most_clients = room_for(raise_limit())
    config = Serving(
        app, metrics=app.state.metrics, most_clients=most_clients, fellows=fellows,
        forwarded_allow_ips=[LOOPBACK, *plan.proxies],
    )  # fmt: skip
    server = Server(config, closing=app.state.house.will_close, drain=plan.drain)
    if told_to_go(line, lambda: server.handle_exit(signal.SIGTERM, None)):
        server.run(sockets=[post.door])


def think(url: str, count: int, say: Callable[[], None], log_json: bool) -> None:
    """Long thoughts for the servers over this database, until it is stopped."""
    start_logging(log_json)
    if not is_database(url):
        raise SkerryError("thinkers-need-database")
    thinker = new_thinker(url, count)

    async def work() -> None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        say()
        await thinker.run(stop)

    asyncio.run(work())


def thinkers_each(plan: Plan) -> int:
    """All workers together have as many as one server would have."""
    if plan.thinkers == 0:
        return 0  # others think
    return max(1, (plan.thinkers or (os.cpu_count() or 1) - 1) // plan.workers)


def wait_for(url: str, when_ready: Callable[[str], None]) -> None:
    """As long as the server takes to start on a busy machine; if it fails, this ends with it."""
    while not answers(url):
        time.sleep(0.1)
    when_ready(url)
