"""Several workers on one machine: connections find the worker of their table; workers end, are killed, and change."""

import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from skerry.server.fellows import slot_of
from skerry.server.serve import LOOPBACK
from tests.server.clients import PATIENCE, Client, People
from tests.server.databases import new_database
from tests.server.processes import Process, server_process
from tests.server.serving import soon

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="workers are counted where Linux tells of them")


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture(name="crew")
def two_workers(tmp_path: Path, url: str) -> Iterator[Process]:
    with server_process(tmp_path, "--store", url, "--workers", "2", "--drain", "1") as crew:
        yield crew


@pytest.fixture(name="client")
def one_client(crew: Process) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=crew.url, timeout=PATIENCE) as client:
        yield client


def workers(crew: Process) -> list[int]:
    """Their process ids, in the order in which they were started; multiprocessing has one of its own beside them."""
    children = [int(pid) for pid in Path(f"/proc/{crew.pid}/task/{crew.pid}/children").read_text().split()]
    return [pid for pid in children if b"spawn_main" in command(pid)]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def tables_of(client: httpx.Client) -> list[People]:
    """One of each worker. The worker that lets us in makes the table, so we come more than once."""
    found: dict[int, People] = {}
    while len(found) < 2:
        with httpx.Client(base_url=client.base_url, timeout=PATIENCE) as other:
            people = People(cast(Client, other), "me", "friend")
        people.client = cast(Client, client)
        found.setdefault(slot_of(people.table, 2), people)
    return [found[0], found[1]]


def figure(client: httpx.Client, worker: int, name: str) -> float:
    lines = client.get(f"/metrics/{worker}").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(name)))


@contextmanager
def stream(crew: Process, people: People) -> Iterator[ClientConnection]:
    address = f"{crew.url.replace('http', 'ws')}api/tables/{people.table}/stream"
    with connect(address) as found:
        found.send(json.dumps({"type": "hello", "wire": 2, "keys": [people.keys[0]]}))
        yield found


def test_each_table_is_at_its_worker_by_whichever_connection_people_come(crew: Process, client: httpx.Client) -> None:
    """One connection asks for tables of both, again and again; what is not a table's is answered by any worker."""
    both = tables_of(client)

    for _ in range(3):
        for people in both:
            assert people.position(0)["status"] == "running"
            assert client.get("/").status_code == 200
    with stream(crew, both[0]) as one, stream(crew, both[1]) as other:
        assert '"position"' in str(one.recv(timeout=PATIENCE))
        assert '"position"' in str(other.recv(timeout=PATIENCE))
        assert [figure(client, worker, "skerry_sockets ") for worker in (0, 1)] == [1, 1]
    assert all(figure(client, worker, "skerry_tables_in_memory ") >= 1 for worker in (0, 1))


def test_a_request_that_comes_byte_by_byte_finds_its_worker_too(crew: Process, client: httpx.Client) -> None:
    port = int(crew.url.rstrip("/").rpartition(":")[2])
    for people in tables_of(client):
        for _ in range(2):
            with socket.create_connection((LOOPBACK, port), timeout=PATIENCE) as plain:
                head = f"GET /api/tables/{people.table} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                for byte in head.encode():
                    plain.sendall(bytes([byte]))
                    time.sleep(0.001)
                assert plain.recv(100).startswith(b"HTTP/1.1 200 OK")


def test_a_request_behind_another_one_moves_no_table(crew: Process, client: httpx.Client) -> None:
    """Two requests sent at once stay at one worker; it does not have the second table, and does not ask for it."""
    port = int(crew.url.rstrip("/").rpartition(":")[2])
    both = tables_of(client)
    heads = [f"GET /api/tables/{people.table} HTTP/1.1\r\nHost: localhost\r\n\r\n" for people in both]
    with socket.create_connection((LOOPBACK, port), timeout=PATIENCE) as plain:
        plain.sendall("".join(heads).encode())
        answers = b""
        while answers.count(b"HTTP/1.1 ") < 2 or b'"elsewhere"' not in answers:
            more = plain.recv(65536)
            assert more, answers[-500:]
            answers += more

    assert answers.startswith(b"HTTP/1.1 200 OK")
    assert both[1].position(0)["status"] == "running"


def test_a_killed_worker_is_replaced_and_its_tables_are_back_within_five_seconds(
    crew: Process, client: httpx.Client
) -> None:
    both = tables_of(client)
    for people in both:
        say_until_done(client, people, "before")
    before = workers(crew)

    os.kill(before[0], signal.SIGKILL)
    began = time.monotonic()
    say_until_done(client, both[0], "before")
    took = time.monotonic() - began

    for people in both:
        assert [line["text"] for line in people.position(0)["chat"]["lines"]] == ["before"]
    assert before[1] in workers(crew)
    assert took < 5 or os.getloadavg()[0] > 2, "on a machine that does nothing else"


def test_all_workers_are_restarted_while_people_play_and_nothing_is_lost_or_doubled(
    crew: Process, client: httpx.Client
) -> None:
    """A seat says hello again and again under new keys; what either worker confirmed is there once."""
    both, before = tables_of(client), workers(crew)
    confirmed: dict[str, list[str]] = {people.table: [] for people in both}
    stop = threading.Event()

    def talk(people: People) -> None:
        with httpx.Client(base_url=crew.url, timeout=PATIENCE) as own:
            number = 0
            while not stop.is_set():
                number += 1
                say_until_done(own, people, f"line {number}")
                confirmed[people.table].append(f"line {number}")
                time.sleep(0.2)

    threads = [threading.Thread(target=talk, args=(people,)) for people in both]
    for thread in threads:
        thread.start()
    os.kill(crew.pid, signal.SIGHUP)
    assert soon(lambda: len(workers(crew)) == 2 and not set(workers(crew)) & set(before), 200)
    stop.set()
    for thread in threads:
        thread.join(30)

    for people in both:
        said = [line["text"] for line in people.position(0)["chat"]["lines"]]
        assert said == confirmed[people.table]
        assert len(said) > 5


def say_until_done(client: httpx.Client, people: People, text: str) -> None:
    """As browsers do: the same message with the same key, until it is answered."""
    for _ in range(400):
        try:
            answer = client.post(
                f"/api/tables/{people.table}/chat", json={"text": text, "key": text}, headers=people.bearer(0)
            )
        except httpx.TransportError:
            time.sleep(0.05)
            continue
        if answer.status_code == 204:
            return
        assert answer.status_code in {502, 503, 429}, answer.text  # 502 says nginx of a machine that died with it
        time.sleep(0.05)
    raise AssertionError(f"{text} was never confirmed")


def test_workers_that_are_told_to_end_first_say_that_they_are_not_ready(crew: Process, client: httpx.Client) -> None:
    people = tables_of(client)[0]
    os.kill(crew.pid, signal.SIGTERM)

    assert soon(lambda: client.get("/readyz").status_code == 503, 30)
    assert people.position(0)["status"] == "running"
    assert soon(lambda: not Path(f"/proc/{crew.pid}").exists() or not workers(crew), 30)


def test_workers_end_when_nobody_looks_after_them_any_more(tmp_path: Path, url: str) -> None:
    with server_process(tmp_path, "--store", url, "--workers", "2") as crew:
        left = workers(crew)
        os.kill(crew.pid, signal.SIGKILL)

        assert soon(lambda: not any(alive(pid) for pid in left), 30)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_server_that_is_stopped_loses_its_table_and_cannot_write_when_it_wakes_up(tmp_path: Path, url: str) -> None:
    """Two machines: one is stopped in the middle of everything, the other one goes on, and then the first wakes up."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with (
        server_process(folders[0], "--store", url) as one,
        server_process(folders[1], "--store", url) as other,
        httpx.Client(base_url=one.url, timeout=PATIENCE) as asleep,
        httpx.Client(base_url=other.url, timeout=PATIENCE) as awake,
    ):
        people = People(cast(Client, asleep), "me", "friend")
        os.kill(one.pid, signal.SIGSTOP)
        try:
            late = socket.create_connection((LOOPBACK, int(one.url.rstrip("/").rpartition(":")[2])), timeout=PATIENCE)
            late.sendall(chat(people, "from the one that slept"))
            people.client = cast(Client, awake)
            began = time.monotonic()
            say_until_done(awake, people, "after it fell asleep")
            took = time.monotonic() - began
        finally:
            os.kill(one.pid, signal.SIGCONT)
        with late:
            answer = late.recv(2000)
        say_until_done(awake, people, "after it woke up")
        said = [line["text"] for line in people.position(0)["chat"]["lines"]]

    assert took < 5
    assert ("from the one that slept" in said) == answer.startswith(b"HTTP/1.1 204")
    assert [line for line in said if line.startswith("after")] == ["after it fell asleep", "after it woke up"]


def chat(people: People, text: str) -> bytes:
    body = json.dumps({"text": text, "key": "late"})
    return (
        f"POST /api/tables/{people.table}/chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {people.keys[0]}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


def test_several_workers_need_a_database(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="need a database"), server_process(tmp_path, "--workers", "2"):
        pass
