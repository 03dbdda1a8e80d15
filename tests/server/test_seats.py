"""Seats and invitations: sitting down gives a friend a key that nobody else has, and the invitation opens nothing."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import segno

from skerry.server import keys
from skerry.server.invitations import key_of
from skerry.server.sqlite_store import _select
from skerry.server.store import SeatRow
from skerry.server.tables_file import open_file
from tests.server.clients import PATIENCE, Client, People, hello, play_to_the_end, server
from tests.server.test_api import BUILDING, LAST_WINTER
from tools.following import follow

OWN = "a-key-that-only-ben-has"


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture(name="people")
def invited(client: Client) -> People:
    """Ann has sat down and has invited Ben."""
    people = People(client, "me", "friend", scenario=BUILDING, sit=False)
    people.sit(0)
    return people


def ask(people: People, key: str, path: str = "", body: Any = None) -> Any:
    """A call with this key."""
    url, headers = f"/api/tables/{people.table}{path}", {"Authorization": f"Bearer {key}"}
    return people.client.request("GET" if body is None else "POST", url, json=body, headers=headers)


def sit(people: People, invitation: str, **more: str) -> Any:
    return ask(people, invitation, "/seats/1", {"name": "Ben", "salt": "salt", **more})


def test_the_hosts_copy_of_an_invitation_opens_nothing_once_the_friend_has_sat_down(people: People) -> None:
    invitation = people.keys[1]
    key = sit(people, invitation).json()["key"]

    assert key != invitation
    assert ask(people, key).json()["seat"] == 1
    tried = [
        ask(people, invitation),
        ask(people, invitation, "/record"),
        ask(people, invitation, "/why?word=end"),
        ask(people, invitation, "/hint"),
        ask(people, invitation, "/play", {"word": "end"}),
        ask(people, invitation, "/undo", {}),
        ask(people, invitation, "/chat", {"text": "Ahoy!"}),
        sit(people, invitation),
        sit(people, invitation, key=OWN),
    ]
    assert [(answer.status_code, answer.json()["key"]) for answer in tried] == [(403, "invitation-used")] * len(tried)
    assert ask(people, invitation, "/seats/1/back", {}).status_code == 403
    assert ask(people, invitation, "/seats/1/bot", {"bot": "random"}).status_code == 403
    assert ask(people, invitation, "/join", {}).json()["key"] == "no-free-seat"


def test_an_invitation_has_a_code_for_cameras_as_long_as_nobody_has_used_it(people: People) -> None:
    origin, invitation = "https://skerry.example", people.keys[1]
    link = f"{origin}/t/{people.table}#{invitation}"

    found = ask(people, invitation, "/seats/1/code", {"origin": origin}).json()

    expected = [[bool(dark) for dark in row] for row in segno.make_qr(link, error="m").matrix]
    assert found["size"] == len(expected)
    assert squares(found["path"], found["size"]) == expected
    for key, seat in ((people.keys[0], 1), (invitation, 0), ("nobody", 1)):
        assert ask(people, key, f"/seats/{seat}/code", {"origin": origin}).json()["key"] == "not-yours"
    assert ask(people, invitation, "/seats/1/code", {"origin": "javascript:alert(1)"}).status_code == 400
    sit(people, invitation)
    assert ask(people, invitation, "/seats/1/code", {"origin": origin}).json()["key"] == "invitation-used"


def squares(path: str, size: int) -> list[list[bool]]:
    """What a path of runs covers."""
    covered = [[False] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        for place in range(int(x), int(x) + int(length)):
            covered[int(y)][place] = True
    return covered


def test_a_friend_who_has_not_come_yet_has_no_name_unless_the_host_gave_one(client: Client) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}, {"kind": "friend", "name": "Cleo"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"game": "riga", "seats": seats}).json()
    table, by_seat = made["table"], {seat["seat"]: seat["key"] for seat in made["seats"]}

    before = client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in before] == ["Ann", "", "Cleo", ""]
    for seat, name in ((1, "Mia"), (2, "")):
        headers = {"Authorization": f"Bearer {by_seat[seat]}"}
        client.post(f"/api/tables/{table}/seats/{seat}", json={"name": name, "salt": "salt"}, headers=headers)
    client.post(f"/api/tables/{table}/join", json={"name": "", "salt": "salt"})
    after = client.get(f"/api/tables/{table}").json()["seats"]

    assert [seat["name"] for seat in after] == ["Ann", "Mia", "Cleo", "Dan"]


def test_whoever_opens_a_used_invitation_is_told_so_and_may_watch(people: People) -> None:
    invitation = people.keys[1]
    people.sit(1)

    english = ask(people, invitation).json()["detail"]
    german = ask(people, invitation, "?lang=de").json()["detail"]
    with people.socket() as socket:
        position = hello(socket, invitation, **{"as": 1})

    assert english.startswith("Someone has already sat down with this invitation")
    assert german.startswith("Mit dieser Einladung hat schon jemand Platz genommen")
    assert (position["seat"], position["moves"]) == (None, [])


def test_an_invitation_says_which_seat_it_is_for_and_shows_what_everyone_sees(people: People) -> None:
    shown = ask(people, people.keys[1]).json()

    assert (shown["seat"], shown["invited"]) == (None, 1)
    assert people.position(0)["invited"] is None
    assert people.position()["invited"] is None
    assert ask(people, people.keys[1], "/chat", {"text": "Ahoy!"}).json()["key"] == "not-yours"


def test_a_socket_opened_with_an_invitation_before_sees_no_hand_after(people: People) -> None:
    """The host has it open in another window while the friend sits down and the game begins."""
    with people.socket() as socket:
        before = hello(socket, people.keys[1])
        people.sit(1)
        position = follow(before, socket.receive_json(timeout=PATIENCE))
        socket.send_json({"type": "play", "word": "end", "key": "x"})
        answer = socket.receive_json(timeout=PATIENCE)

    assert (before["seat"], position["status"], position["seat"]) == (None, "running", None)
    assert (answer["type"], answer["text"][:12]) == ("refused", "You need the")


def test_someone_who_got_no_answer_asks_again_with_the_key_they_proposed(people: People) -> None:
    first = sit(people, people.keys[1], key=OWN)
    again = sit(people, people.keys[1], key=OWN, name="Benny")

    assert first.status_code == again.status_code == 200
    assert first.json() == again.json() == {"table": people.table, "seat": 1, "key": OWN}
    assert people.position()["names"] == ["me 0", "Ben"]
    assert ask(people, OWN).json()["seat"] == 1


def test_also_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", sit=False)
        sit(people, people.keys[1], key=OWN)
    with server(tmp_path) as client:
        people.client = client
        assert sit(people, people.keys[1], key=OWN).json()["key"] == OWN
        assert ask(people, people.keys[1]).json()["key"] == "invitation-used"


@pytest.mark.parametrize("proposed", ["", "short", "x" * 65, "one,two,three,four,five"])
def test_a_key_that_might_be_guessed_or_misread_is_not_accepted(people: People, proposed: str) -> None:
    assert sit(people, people.keys[1], key=proposed).status_code == 400
    assert people.position()["status"] == "waiting"


def test_the_invitation_itself_is_no_new_key(people: People) -> None:
    answer = sit(people, people.keys[1], key=people.keys[1])

    assert (answer.status_code, answer.json()["key"]) == (422, "not-a-new-key")


def test_those_who_set_the_table_up_keep_the_keys_of_their_own_seats(client: Client) -> None:
    people = People(client, "me", "here", sit=False)
    before = dict(people.keys)

    answers = [people.sit(seat).json()["key"] for seat in (0, 1)]

    assert answers == list(before.values())
    assert people.position(1)["seat"] == 1


def test_a_seat_for_a_friend_is_not_open_to_anyone(people: People) -> None:
    assert people.post("join", {}).json()["key"] == "no-free-seat"


def test_a_rematch_keeps_the_new_keys_and_knows_no_invitation(client: Client) -> None:
    people = People(client, "me", "friend", scenario=LAST_WINTER, sit=False)
    invitation = people.keys[1]
    for seat in (0, 1):
        people.sit(seat)
    play_to_the_end(people)

    people.table = people.post("rematch", {}, 1).json()["table"]
    before = dict(people.keys)

    assert sit(people, invitation).json()["key"] == "not-yours"
    for seat in (0, 1):
        people.sit(seat)
    assert people.keys == before
    assert people.position(1)["seat"] == 1


def test_of_a_new_key_only_the_digest_is_kept(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", sit=False)
        invitation = people.keys[1]
        sit(people, invitation, key=OWN)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        all_of_it = "".join(file.iterdump())

    assert [secret in all_of_it for secret in (OWN, invitation)] == [False, False]
    assert [keys.digest(secret) in all_of_it for secret in (OWN, invitation)] == [True, True]


def test_keys_of_tables_from_before_stay_as_they_are(tmp_path: Path) -> None:
    """Nobody can tell any more which of them were sent round."""
    schema = files("skerry.server").joinpath("schema")
    scripts = [schema.joinpath(f"00{number}.sql").read_text(encoding="utf-8") for number in (1, 2, 3)]
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as old:
        old.executescript(f"{''.join(scripts)} PRAGMA user_version = 3;")
        old.execute("INSERT INTO tables VALUES ('table', 0, '', '', '', 0, 1, 0, 0, '', 0)")
        old.execute("INSERT INTO seats VALUES ('table', 0, 'person', 'Ann', '', ?, '', 0)", (keys.digest(OWN),))
        old.commit()

    with closing(open_file(tmp_path / "t.sqlite")) as file:
        (row,) = _select(file, SeatRow, 'SELECT * FROM seats WHERE "table" = ?', "table")

    assert row == SeatRow(0, "person", "Ann", digest=keys.digest(OWN))
    assert key_of(row, [OWN], "") == OWN
