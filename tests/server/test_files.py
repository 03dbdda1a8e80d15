"""Files from outside, packs and start positions: whatever they are, they are refused in time and harm nobody."""

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from skerry import Record, Rng
from skerry.cli.packs import pack_text
from skerry.kernel.choices import choice_of
from skerry.server import drafts, house, vetting
from skerry.server.seen import Look, Seen, position
from skerry.server.table import Table, head_of
from skerry.server.vetting import MARK, Files, Unusable, Usable, Vetting
from tests.server.clients import Client, People, seats, server
from tests.server.tables import new_table
from tests.server.test_api import BUILDING
from tests.server.test_table import BUILDING as BUILDING_START

GOTLAND = pack_text("gotlandia")
COAST = "polygon = [[605, 118]"
LIMIT = "hand_limit = 6"


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


def ask(client: Client, game: str = "riga", **files: str) -> tuple[int, str, str]:
    """Status, key and sentence of the answer to someone who wants a table with these files."""
    answer = client.post("/api/tables?lang=en", json={"game": game, "seats": seats("me", "bot"), **files})
    body = answer.json()
    return answer.status_code, body.get("key", ""), body.get("detail", "")


def count(folder: Path) -> int:
    """How many tables are kept."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        connection.close()


# --- bombs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "sentence"),
    [
        ('"=".' + "a." * 90_000 + "a = 1", "too-nested", "nested too deeply"),
        ("a = " + "[\n" * 90_000, "too-nested", "nested too deeply"),
        ("a = [\n[\n" * 40 + "]\n]\n" * 40, "too-nested", "nested too deeply"),
        ("year = " + "9" * 5000, "own-file", "A number has too many digits."),
        ("year = 0x" + "f" * 5000, "own-file", "year is a number with far too many digits; expected"),
        ("players = [{ goods = nan }]", "own-file", "players[0].goods is nan; expected a number from"),
    ],
    ids=range(6),
)
@pytest.mark.parametrize("part", ["pack", "scenario"])
def test_a_bomb_is_refused_with_a_sentence_and_nothing_is_kept(
    tmp_path: Path, client: Client, part: str, text: str, key: str, sentence: str
) -> None:
    began = time.monotonic()

    status, found, detail = ask(client, **{part: text})

    assert (status, found) == (422, key)
    assert sentence in detail
    assert time.monotonic() - began < vetting.WITHIN
    assert count(tmp_path) == 0


def test_a_map_that_cannot_be_drawn_is_refused_with_the_key_and_the_value(tmp_path: Path, client: Client) -> None:
    status, key, detail = ask(client, "gotlandia", pack=GOTLAND.replace(COAST, COAST.replace("605", "1e30")))
    assert (status, key) == (422, "own-file")
    assert "polygon[0][0] is 1e+30; expected a number" in detail

    status, key, detail = ask(client, "gotlandia", pack=GOTLAND.replace(COAST, COAST.replace("605", "9e5")))
    assert (status, key) == (422, "own-file")
    assert "district.farosund.polygon is [900000.0, 118]; expected a point of the map" in detail

    assert count(tmp_path) == 0


# --- what breaks where it is tried out --------------------------------------------------------------------------------


def never_end(_: Files) -> Usable | Unusable:
    while True:
        pass


def fill_memory(files: Files) -> Usable | Unusable:
    return vetting.tried_out(lambda: "x" * vetting.MEMORY)


def recurse(files: Files) -> Usable | Unusable:
    return recurse(files)


def never_come_to_it(_: Files) -> Usable | Unusable:
    """As on a machine that is busy with something else."""
    time.sleep(600)
    raise AssertionError


def break_off(_: Files) -> Usable | Unusable:
    raise KeyError("name")


@pytest.fixture
def own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the one that all tests share."""
    monkeypatch.setattr(house, "Vetting", Vetting)


@pytest.mark.usefixtures("own_process")
def test_whatever_a_file_does_where_it_is_tried_out_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vetting, "WITHIN", 600.0)  # a busy machine is not what this is about
    with server(tmp_path) as client:
        for breaks in (recurse, break_off, fill_memory, never_end):
            with monkeypatch.context() as patched:
                patched.setattr(vetting, "PROCESSOR", 0.5 if breaks is never_end else 20.0)
                patched.setattr(vetting, "vet", breaks)
                status, key, detail = ask(client, pack="")
            assert (status, key) == (422, "file-breaks"), breaks
            assert detail == "This file can’t be used: no game can be played with it."
        assert count(tmp_path) == 0

        assert ask(client, scenario=BUILDING)[0] == 201


@pytest.mark.usefixtures("own_process")
def test_a_file_that_there_was_no_time_for_is_not_blamed_and_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        with monkeypatch.context() as patched:
            patched.setattr(vetting, "WITHIN", 0.5)
            patched.setattr(vetting, "vet", never_come_to_it)
            status, key, detail = ask(client, scenario=BUILDING)

        assert (status, key) == (429, "no-time-for-file")
        assert detail == "The server is too busy to check your file right now. Try again in a minute."
        monkeypatch.setattr(vetting, "WITHIN", 600.0)
        assert ask(client, scenario=BUILDING)[0] == 201


def test_a_look_that_is_slow_only_once_costs_nobody_their_table() -> None:
    slowness = iter((0.02, 0.02, 0.0))
    assert vetting.in_time(lambda: spin(next(slowness)), 0.01) == "done"

    with pytest.raises(vetting.Unplayable, match="Drawing a table with it takes the server too long"):
        vetting.in_time(lambda: spin(0.02), 0.01)


def test_a_start_position_where_it_takes_long_to_find_out_what_can_be_picked_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a table that is found out once for each position, but then everyone waits for it."""
    table = new_table(start=BUILDING_START)
    monkeypatch.setattr(drafts, "choice_of", lambda state: spin(0.02) and choice_of(state))
    monkeypatch.setattr(vetting, "SLOWEST_LOOK", 0.015)

    with pytest.raises(vetting.Unplayable):
        vetting.look(table, Look(0, "en", narrow=False))


def test_what_is_picked_of_a_file_from_outside_is_tried_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    drawn = position

    def noted(table: Table, look: Look, online: set[int]) -> Seen:
        draft = table.drafts.of(look.viewer)
        begun.append(draft is not None and draft.begun)
        return drawn(table, look, online)

    monkeypatch.setattr(vetting, "position", noted)
    vetting.look_closely(new_table(start=BUILDING_START), Rng(1))

    assert any(begun)


def spin(seconds: float) -> str:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


@pytest.mark.usefixtures("own_process")
def test_while_a_file_is_tried_out_others_are_served_and_only_so_many_may_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vetting, "WITHIN", 1.0)
    monkeypatch.setattr(vetting, "MOST_WAITING", 1)
    monkeypatch.setattr(vetting, "vet", never_end)
    with server(tmp_path) as client, ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(ask, client, pack=str(number)) for number in range(3)]
        worked = []
        while not all(answer.done() for answer in asked):
            began = time.process_time()
            assert client.get("/api/bots").status_code == 200
            worked.append(time.process_time() - began)

    assert max(worked) < 0.5
    assert sorted(answer.result()[:2] for answer in asked) == [
        (429, "busy-with-files"), (429, "no-time-for-file"), (429, "no-time-for-file")
    ]  # fmt: skip


@pytest.mark.usefixtures("own_process")
def test_a_table_without_files_starts_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.server.workers.Worker._started", lambda _: pytest.fail("a process was started"))

    with server(tmp_path) as client:
        people = People(client, "me", "friend")

        assert people.position(0)["asked"] is not None


# --- files that are accepted only when they are tried out -------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("riga", pack_text("riga").replace(LIMIT, "hand_limit = 1_000_000_000"), "numbers.hand_limit is 1000000000"),
        ("gotlandia", GOTLAND.replace('name.en = "Northeast"\n', ""), "direction.northeast.name is missing"),
        ("gotlandia", GOTLAND.replace('"roma"', '"ro,ma"'), "place[1].id is 'ro,ma'; expected 1 to 40 letters"),
        ("gotlandia", GOTLAND.replace("grid = 1000", 'grid = "x"'), "map.grid is 'x'; expected a whole number"),
        ("gotlandia", GOTLAND.replace("center = [666, 174]", "center = [666]"), "center is [666]; expected a point"),
    ],
)
def test_a_designer_is_told_which_value_is_wrong(client: Client, game: str, text: str, sentence: str) -> None:
    status, key, detail = ask(client, game, pack=text)

    assert (status, key) == (422, "own-file")
    assert sentence in detail


def test_a_sentence_about_a_huge_value_is_short(client: Client) -> None:
    status, _, detail = ask(client, pack=pack_text("riga").replace(LIMIT, f"hand_limit = [{'7, ' * 15_000}]"))

    assert status == 422
    assert len(detail) < 1000


def test_the_head_of_a_table_stays_small_enough_to_be_read_while_others_wait() -> None:
    found = vetting.vet(Files("gotlandia", 2, b"{}", GOTLAND.replace('"rulebook"', f'"{"x" * 1000}"'), None))

    assert isinstance(found, Unusable)
    assert "and at most 100000 are allowed" in found.problem["en"]
    assert "erlaubt sind 100000" in found.problem["de"]


# --- tables that were kept by an older version ------------------------------------------------------------------------


def put_head(folder: Path, table: str, head: str) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    connection.execute("UPDATE tables SET record = ? WHERE id = ?", (head, table))
    connection.commit()
    connection.close()


def heads(folder: Path) -> list[str]:
    connection = sqlite3.connect(folder / "tables.sqlite")
    found = [str(row[0]) for row in connection.execute("SELECT record FROM tables")]
    connection.close()
    return found


def test_a_bad_pack_that_was_kept_by_an_older_version_freezes_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        bad = People(client, "me", "friend", game="gotlandia", sit=False)
        whole = People(client, "me", "friend", game="gotlandia", sit=False)
    polygon = 'change."district.bal.polygon" = [[1e30, 0], [0, 1], [2, 2]]\n'
    head = head_of(Record("gotlandia", 2))
    put_head(tmp_path, bad.table, re.sub(r"(?m)^(pack = \d+\n)", rf"\1{polygon}", head))

    with server(tmp_path) as client:
        bad.client = whole.client = client

        assert [bad.get().status_code for _ in range(2)] == [410, 410]
        assert whole.get().status_code == 200


def of_an_older_version(folder: Path) -> tuple[People, str]:
    """The people of a table whose head does not say that it was tried out, and the head as it was."""
    with server(folder) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
    [head] = heads(folder)
    put_head(folder, people.table, head.removeprefix(MARK))
    return people, head


@pytest.mark.usefixtures("own_process")
def test_a_table_of_an_older_version_that_there_was_no_time_for_is_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, _ = of_an_older_version(tmp_path)

    with server(tmp_path) as client:
        people.client = client
        with monkeypatch.context() as patched:
            patched.setattr(vetting, "WITHIN", 0.5)
            patched.setattr(vetting, "vet_head", never_come_to_it)
            assert people.get().json()["key"] == "no-time-for-file"

        monkeypatch.setattr(vetting, "WITHIN", 600.0)
        assert people.position(0)["asked"]


def test_a_good_file_that_was_kept_by_an_older_version_is_tried_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, head = of_an_older_version(tmp_path)
    tried = noted(monkeypatch)

    with server(tmp_path) as client:
        people.client = client
        assert people.position(0)["asked"]
    with server(tmp_path) as client:
        people.client = client
        assert people.position(0)["asked"]

    assert head.startswith(MARK)
    assert len(tried) == 1


def test_what_was_tried_out_is_not_tried_out_again_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
    tried = noted(monkeypatch)

    with server(tmp_path) as client:
        people.client = client
        assert people.position(0)["asked"]

    assert not tried


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The heads that are tried out from now on."""
    tried: list[str] = []
    ask_process: Callable[..., object] = Vetting._is_usable

    async def note(self: Vetting, head: str) -> object:
        tried.append(head)
        return await ask_process(self, head)  # type: ignore[misc]

    monkeypatch.setattr(Vetting, "_is_usable", note)
    return tried
