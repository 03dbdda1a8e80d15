"""What an operator sees of the server: is it alive and ready, figures, log lines, limits, the unit for systemd."""

import configparser
import json
import logging
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient
from prometheus_client import CONTENT_TYPE_LATEST

from skerry.server import descriptors
from skerry.server.app import make_app
from skerry.server.descriptors import KEPT_BACK, MOST_CLIENTS, room_for
from skerry.server.jobs import StoreError
from skerry.server.logs import REQUEST, JsonLines, Lines, OncePerMinute
from skerry.server.sqlite_store import SqliteStore
from skerry.server.table import Table
from tests.server.clients import PATIENCE, Client, People, hello, server
from tests.server.processes import server_process
from tests.server.serving import ELSEWHERE, serving, soon
from tests.server.test_api import BUILDING

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


def figure(client: Client, name: str, **labels: str) -> float:
    return float(client.app.state.metrics.registry.get_sample_value(name, labels) or 0.0)


# --- alive and ready --------------------------------------------------------------------------------------------------


def test_a_server_that_runs_is_alive_and_ready(client: Client) -> None:
    assert client.get("/healthz").text == "alive\n"
    assert client.get("/readyz").json() == {"ready": True, "missing": []}


def test_a_server_whose_file_was_taken_away_is_not_ready(client: Client, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere.sqlite")

    answer = client.get("/readyz")

    assert (answer.status_code, answer.json()) == (503, {"ready": False, "missing": ["store"]})


def test_a_server_whose_file_does_not_answer_is_alive_and_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: SqliteStore) -> int:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(SqliteStore, "count", fail)

    answer = client.get("/readyz")

    assert (answer.status_code, answer.json()) == (503, {"ready": False, "missing": ["store"]})
    assert client.get("/healthz").status_code == 200


# --- figures ----------------------------------------------------------------------------------------------------------


def test_figures_are_for_programs_on_this_machine_only(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        here = served.http.get("/metrics")
        others = [served.http.get("/metrics", headers=headers) for headers in (ELSEWHERE, {"Via": "1.1 caddy"})]

    assert (here.status_code, here.headers["Content-Type"]) == (200, CONTENT_TYPE_LATEST)
    assert "skerry_tables_kept 0.0" in here.text
    assert [answer.status_code for answer in others] == [404, 404]


def test_figures_can_be_opened_to_all(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path / "open.sqlite", 1, open_metrics=True)) as client:
        assert client.get("http://localhost/metrics").status_code == 200


def test_a_move_is_counted_and_timed_to_its_last_browser(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    with people.socket() as mine, people.socket() as theirs:
        hello(mine, people.keys[0])
        hello(theirs, people.keys[1])
        mine.send_json({"type": "play", "word": "build visby-bank", "at": 0, "key": "click"})
        assert soon(lambda: figure(client, "skerry_move_to_last_browser_seconds_count") == 1)
        assert figure(client, "skerry_sockets") == 2

    assert figure(client, "skerry_moves_total", by="person") == 1
    assert 0 < figure(client, "skerry_move_to_last_browser_seconds_sum") < 10
    assert figure(client, "skerry_tables_in_memory") == 1


def test_a_browser_that_goes_is_not_waited_for(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    with people.socket() as mine:
        hello(mine, people.keys[0])
        with people.socket() as watching:
            hello(watching)
            people.play(0, "build visby-bank")
        assert soon(lambda: figure(client, "skerry_move_to_last_browser_seconds_count") == 1)


def test_refusals_are_counted_by_their_key(client: Client) -> None:
    people = People(client, "me", "friend")
    with people.socket() as watching:
        hello(watching)
        watching.send_json({"type": "chat", "text": "hi", "key": "a"})
        watching.receive_json(timeout=PATIENCE)
    client.get("/api/tables/nowhere")

    assert figure(client, "skerry_refusals_total", key="not-yours") == 1
    assert figure(client, "skerry_refusals_total", key="no-table") == 1
    assert figure(client, "skerry_answers_total", status="404") == 1


def test_figures_name_nobody(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    people.play(0, "build visby-bank")
    people.play(1, "sail away")

    told = client.app.state.metrics.text().decode()

    assert "skerry_loop_lag_seconds_bucket" in told
    assert not [secret for secret in (people.table, *people.keys.values(), "friend 1", "visby") if secret in told]


# --- the log ----------------------------------------------------------------------------------------------------------


def test_what_breaks_has_a_number_in_the_answer_and_in_the_log(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    monkeypatch.setattr(Table, "_go_on", lambda self, now: 1 // 0)
    caplog.handler.setFormatter(Lines())

    broken = people.play(0, "end")
    other = people.get()

    number = broken.headers["X-Request-Id"]
    assert broken.json()["detail"].endswith(f"give this number: {number}.")
    assert re.search(rf"\+00:00 ERROR {number} skerry.server.app: A request could not be answered.", caplog.text)
    assert "X-Request-Id" not in other.headers, "nothing stands in the log"
    assert people.table not in caplog.text
    assert figure(client, "skerry_answers_total", status="500") == 1


def test_a_socket_has_a_number_too(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    monkeypatch.setattr(Table, "_go_on", lambda self, now: 1 // 0)
    caplog.handler.setFormatter(Lines())

    with people.socket() as mine:
        hello(mine, people.keys[0], lang="de")
        mine.send_json({"type": "play", "word": "end", "at": 0, "key": "a"})
        told = mine.receive_json(timeout=PATIENCE)

    number = re.search(r"gib bitte diese Nummer an: (\w{12})\.", told["text"])
    assert number is not None
    assert f"ERROR {number[1]} skerry.server.live" in caplog.text


def record(message: str, *args: object, error: Exception | None = None) -> logging.LogRecord:
    told = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("skerry.server.app", logging.ERROR, "app.py", 1, message, args, told)


def test_as_json_every_line_is_an_object() -> None:
    REQUEST.set("5f0c")

    line = JsonLines().format(record("%d things broke.\nAll of them.", 3, error=ValueError("no")))

    told = json.loads(line)
    assert "\n" not in line
    assert told["message"] == "3 things broke.\nAll of them."
    assert told["traceback"] == "ValueError"
    assert (told["level"], told["request"], told["logger"]) == ("ERROR", "5f0c", "skerry.server.app")
    assert told["time"].endswith("+00:00")


def test_what_strangers_can_cause_is_logged_once_a_minute_with_a_count() -> None:
    times = iter((0.0, 10.0, 59.0, 60.0, 200.0, 200.0))
    sparing = OncePerMinute(lambda: next(times))

    said = [record("No room for %d.", 2) for _ in range(5)]
    lines = [line.getMessage() for line in said if sparing.filter(line)]

    assert lines == ["No room for 2.", "No room for 2. (and 2 more since the last such line)", "No room for 2."]
    assert sparing.filter(record("Something else."))


def test_a_server_says_how_many_clients_it_can_hold_and_logs_as_it_was_told(tmp_path: Path) -> None:
    with server_process(tmp_path, "--log-json") as process:
        address = urlsplit(process.url)
        for _ in range(3):
            with socket.create_connection((address.hostname, address.port)) as nonsense:
                nonsense.sendall(b"Ahoy!\r\n\r\n")
                nonsense.recv(100)
        assert soon(lambda: "}" in process.output())

    told = " ".join(process.output().split())
    assert re.search(r"It has room for \d+ connections at a time", told)
    assert re.findall(r'"message":"[^"]*"', told) == ['"message":"Invalid HTTP request received."']


# --- descriptors ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("files", "clients"), [(1024, 1024 - KEPT_BACK), (1_000_000, MOST_CLIENTS), (64, 1)])
def test_some_descriptors_are_kept_back(files: int, clients: int) -> None:
    assert room_for(files) == clients


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit.")
def test_the_soft_limit_on_files_is_raised() -> None:
    source = Path(str(descriptors.__file__))
    program = (
        "import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 900));"
        f"raised = runpy.run_path({str(source)!r})['raise_limit']();"
        "print(raised, resource.getrlimit(resource.RLIMIT_NOFILE))"
    )

    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert told.stdout == "900 (900, 900)\n"


# --- systemd ----------------------------------------------------------------------------------------------------------

UNIT = re.findall(r"```ini\n(\[Unit\].*?)```", (DOCS / "server.md").read_text(encoding="utf-8"), re.DOTALL)[0]


def service() -> dict[str, Any]:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT)
    return dict(unit["Service"])


def test_the_unit_for_systemd_locks_the_server_in() -> None:
    keys = service()

    wanted = ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "ProtectClock", "RestrictSUIDSGID")
    assert [key for key in wanted if keys[key] != "yes"] == []
    assert (keys["ProtectSystem"], keys["CapabilityBoundingSet"]) == ("strict", "")
    assert {"MemoryMax", "TasksMax", "LimitNOFILE", "SystemCallFilter"} <= set(keys)


def test_the_unit_for_systemd_lets_the_server_work() -> None:
    """It writes its file, listens on the network, and starts processes for its bots."""
    keys = service()

    assert f"--file /var/lib/{keys['StateDirectory']}/" in keys["ExecStart"]
    assert {"AF_INET", "AF_INET6", "AF_UNIX"} == set(keys["RestrictAddressFamilies"].split())
    assert "MemoryDenyWriteExecute" not in keys, "some libraries need it"
    assert int(keys["LimitNOFILE"]) == MOST_CLIENTS + KEPT_BACK


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Where there is no systemd, the tests above have to do."""
    if analyze := shutil.which("systemd-analyze"):
        program = tmp_path / "skerry"
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        unit = tmp_path / "skerry.service"
        unit.write_text(UNIT.replace("/opt/skerry/bin/skerry", str(program)).replace("User=skerry", "User=root"))

        told = subprocess.run([analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False)

        assert (told.returncode, told.stderr) == (0, "")
