"""nginx in front of two machines, configured as docs/server.md says. `make faults` runs this; it needs nginx."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.clients import PATIENCE, Client, People
from tests.server.databases import new_database
from tests.server.processes import Process, free_port, server_process
from tests.server.serving import soon
from tests.server.test_crew import say_until_done, workers

NGINX = os.environ.get("SKERRY_NGINX") or shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def configuration(folder: Path, port: int, machines: list[Process]) -> Path:
    """As the guide has it, but for addresses, the certificate and where nginx may write."""
    blocks = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    site = "\n".join(block for block in blocks)
    for machine, address in zip(machines, ("10.0.0.11:8642", "10.0.0.12:8642"), strict=True):
        assert address in site
        site = site.replace(address, machine.url.removeprefix("http://").rstrip("/"))
    site = re.sub(r"listen 443 ssl;|ssl_certificate.*;", "", site).replace("server_name", f"listen {port}; server_name")
    site = site.replace("proxy_pass http://127.0.0.1:8642;", "proxy_pass http://skerry; proxy_connect_timeout 2s;")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log;\nevents {{}}\n"
        f"http {{ access_log off; {temporary}\n{site} }}\n",
        encoding="utf-8",
    )
    return file


@contextmanager
def nginx(folder: Path, machines: list[Process]) -> Iterator[str]:
    assert NGINX is not None, "There is no nginx. Install it: sudo apt-get install -y nginx-light"
    port = free_port()
    file = configuration(folder, port, machines)
    user = ["-g", "user root;"] if os.geteuid() == 0 else []
    process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file), *user])
    try:
        assert soon(lambda: answers(port), 10), (folder / "log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_every_table_goes_to_one_machine_and_on_at_another_one_when_that_is_gone(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "other", "front")]
    for folder in folders:
        folder.mkdir()
    options = ("--workers", "2")
    with (
        new_database() as url,
        server_process(folders[0], "--store", url, *options) as one,
        server_process(folders[1], "--store", url, *options) as other,
        nginx(folders[2], [one, other]) as front,
        httpx.Client(base_url=front, timeout=PATIENCE) as client,
    ):
        tables = [People(cast(Client, client), "me", "friend") for _ in range(8)]
        for people in tables:
            say_until_done(client, people, "before")
        with stream(front, tables[0]) as socket:
            assert '"position"' in str(socket.recv(timeout=PATIENCE))
        had = [tables_at(one), tables_at(other)]

        kill_all(one)
        began = time.monotonic()
        for people in tables:
            say_until_done(client, people, "after")
        took = time.monotonic() - began
        said = [[line["text"] for line in people.position(0)["chat"]["lines"]] for people in tables]

    assert all(count > 0 for count in had), "nginx sent all tables to one machine"
    assert said == [["before", "after"]] * 8
    assert took < 15


@contextmanager
def stream(front: str, people: People) -> Iterator[ClientConnection]:
    with connect(f"{front.replace('http', 'ws')}/api/tables/{people.table}/stream") as found:
        found.send('{"type": "hello", "wire": 2, "keys": []}')
        yield found


def tables_at(machine: Process) -> int:
    """How many tables its workers have in memory."""
    lines = [httpx.get(f"{machine.url}metrics/{worker}").text.splitlines() for worker in (0, 1)]
    found = [line.split()[1] for of in lines for line in of if line.startswith("skerry_tables_in_memory ")]
    return round(sum(map(float, found)))


def kill_all(machine: Process) -> None:
    """As when the power fails."""
    for pid in [machine.pid, *workers(machine)]:
        os.kill(pid, signal.SIGKILL)
