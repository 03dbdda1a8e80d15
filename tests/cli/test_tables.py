"""The table in the browser from the command line: real processes on this machine's loopback."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from skerry import bots
from skerry.server.names import usual_name
from tests.cli.command import GAMES, printed, refused
from tests.server.clients import People, server

PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(*arguments: str, home: Path) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own. Its browser is a script that only notes the address it is given."""
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {home}/opened\n')
    browser.chmod(0o755)
    env = os.environ | {"XDG_DATA_HOME": str(home), "BROWSER": str(browser), "COLUMNS": "500", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "skerry", *arguments]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def wait_for(happens: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if found := happens():
                return found
        except OSError:
            pass
        time.sleep(0.1)
    raise AssertionError("it did not happen in time")


def answer(url: str) -> Any:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answered:
        return json.load(answered)


def test_play_opens_the_lobby_in_the_browser(tmp_path: Path) -> None:
    port = free_port()
    with running("play", "--port", str(port), home=tmp_path):
        opened = wait_for(lambda: (tmp_path / "opened").read_text().strip())

        assert opened == f"http://127.0.0.1:{port}/"
        assert answer(f"{opened}api/games")[0]["slug"] == "riga"
    assert (tmp_path / "skerry" / "tables.sqlite").is_file()


def test_play_with_a_game_opens_a_table_of_it_and_a_second_one_uses_the_same_server(tmp_path: Path) -> None:
    port = free_port()
    with running("play", "--port", str(port), home=tmp_path) as first:
        wait_for(lambda: (tmp_path / "opened").read_text().strip())
        with running("play", "riga", "--seats", "3", "--me", "1", "--port", str(port), home=tmp_path) as second:
            assert second.wait(PATIENCE) == 0
        assert first.poll() is None
        table, _, key = (tmp_path / "opened").read_text().split()[-1].partition("#")
        headers = {"Authorization": f"Bearer {key}"}
        request = urllib.request.Request(table.replace("/t/", "/api/tables/"), headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answered:
            position = json.load(answered)
    assert position["seat"] == 1
    assert [seat["kind"] for seat in position["seats"]] == ["bot", "person", "bot"]


def test_play_keeps_its_tables_in_the_file_that_is_named(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "mine.sqlite"
    with running("play", "riga", "--port", str(port), "--file", str(file), home=tmp_path) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        opened = wait_for(lambda: (tmp_path / "opened").read_text().strip())

    assert str(file) in said
    with closing(sqlite3.connect(file)) as tables:
        assert [f"http://127.0.0.1:{port}/t/{row[0]}" for row in tables.execute("SELECT id FROM tables")] == [
            opened.partition("#")[0]
        ]
    assert not (tmp_path / "skerry").exists()


def test_play_with_a_file_does_not_go_to_a_server_that_may_have_another(tmp_path: Path) -> None:
    port = free_port()
    with running("play", "--port", str(port), home=tmp_path) as first:
        wait_for(lambda: (tmp_path / "opened").read_text().strip())

        sentence = refused(f"play --port {port} --file {tmp_path / 'mine.sqlite'}")

        assert first.poll() is None
    assert sentence == f"Port {port} is already in use. Choose another one with --port."


def test_serve_says_where_it_is_and_a_backup_can_be_made_meanwhile(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "mine.sqlite"
    with running("serve", "--port", str(port), "--file", str(file), home=tmp_path) as process:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        wait_for(lambda: answer(f"http://127.0.0.1:{port}/api/bots"))
        with running("backup", str(tmp_path / "copy.sqlite"), "--file", str(file), home=tmp_path) as backup:
            assert backup.wait(PATIENCE) == 0
    assert (tmp_path / "copy.sqlite").is_file()


def test_somebody_is_forgotten_by_a_link_to_the_table(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", sit=False)
        people.sit(0, "Ottilie")
        people.sit(1)
    file = tmp_path / "tables.sqlite"

    told = printed(f"forget https://skerry.example.org/t/{people.table}#key Ottilie --file {file}")

    assert told.startswith("“Ottilie” is no longer named at this table")
    with server(tmp_path) as client:
        people.client = client
        assert people.position()["names"] == [usual_name(0), "friend 1"]


def test_a_second_server_over_the_same_file_is_refused_until_the_first_one_ends_or_is_killed(tmp_path: Path) -> None:
    port, file = free_port(), tmp_path / "mine.sqlite"
    with running("serve", "--port", str(port), "--file", str(file), home=tmp_path) as first:
        wait_for(lambda: answer(f"http://127.0.0.1:{port}/api/bots"))

        sentence = refused(f"serve --port {free_port()} --file {file}")
        first.kill()
        first.wait(PATIENCE)

    assert sentence == f"Another server is using the tables in {file}. Stop it, or choose another file with --file."
    with running("serve", "--port", str(port), "--file", str(file), home=tmp_path):
        assert wait_for(lambda: answer(f"http://127.0.0.1:{port}/api/bots"))


def test_a_port_that_is_in_use_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        assert refused(f"serve --port {port}") == f"Port {port} is already in use. Choose another one with --port."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", f"There is no game 'chess'. Choose one of: {GAMES}."),
        ("play riga --seats 9", "Riga is for 2 to 4 players, not 9."),
        ("play riga --bot nobody", f"There is no bot 'nobody'. Choose one of: {', '.join(bots.names())}."),
        (
            "play gotlandia --seats 1 --bot nobody",
            f"There is no bot 'nobody'. Choose one of: {', '.join(bots.names())}.",
        ),
        ("play riga --pack nowhere.toml", "Can’t read the file nowhere.toml: No such file or directory."),
        (
            "play riga --terminal --file mine.sqlite",
            "--file is for tables in the browser. To continue a game in the terminal, use --resume.",
        ),
        (
            "--lang de play --resume --file mine.sqlite",
            "--file gilt nur für Tische im Browser. Im Terminal spielst du mit --resume weiter.",
        ),
        ("backup copy.sqlite --file nowhere.sqlite", "There are no tables in nowhere.sqlite."),
        ("forget table Ann --file nowhere.sqlite", "There are no tables in nowhere.sqlite."),
    ],
)
def test_what_is_wrong_is_told_before_anything_starts(arguments: str, sentence: str) -> None:
    assert refused(arguments) == sentence
