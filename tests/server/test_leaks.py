"""What goes over the wire: everything a seat or a spectator receives, looked through for what they may not know."""

import html
import itertools
import json
import os
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import connect

import skerry
from skerry import Record
from skerry.kernel.state import Event, State
from skerry.server import budgets, keys
from skerry.server.budgets import Budgets
from skerry.server.table import Viewer
from tests.builds import share
from tests.server.clients import PATIENCE, Client, People, hello, seats, server
from tests.server.processes import server_process
from tests.server.test_api import BUILDING
from tools.following import follow

RIGA = skerry.game("riga")
BUILDING_WORDS = [move for move in RIGA.alphabet if move.word.startswith("build ") and "riga-" not in move.word]
NAMES = {
    name: move.word.removeprefix("build ")
    for move in BUILDING_WORDS
    for name in (
        move.word.removeprefix("build "),
        RIGA.label(move, "en", []).removeprefix("Build "),
        RIGA.label(move, "de", []).removesuffix(" bauen"),
    )
}
"""Every building of the deck by its id and by its name in both languages. The Riga buildings are open to all."""
NAMED = re.compile("|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))))
IN_HAND = re.compile(r'id=\\"hand-([a-z]+)-\d+\\"')


def buildings_in(text: str) -> set[str]:
    return {NAMES[name] for name in NAMED.findall(html.unescape(text))}


class Listener:
    """A seat, or a spectator, with a socket. All that reaches them is kept: messages, answers and their headers."""

    def __init__(self, people: People, viewer: Viewer, socket: Any) -> None:
        self.people = people
        self.viewer = viewer
        self.socket = socket
        self.received: list[str] = []
        self.position: dict[str, Any] = hello(socket, *([] if viewer is None else [people.keys[viewer]]), text=True)
        self.received.append(json.dumps(self.position))
        self.heard = 0

    def settle(self) -> None:
        """All that was sent before the answer to this ping; whatever is shown is shown before an action is answered."""
        self.socket.send_json({"type": "ping"})
        while (text := self.socket.receive_text(timeout=PATIENCE)) != '{"type":"pong"}':
            self.received.append(text)
            if text.startswith('{"type":"position"'):
                self.position = follow(self.position, json.loads(text))

    def hear(self) -> list[str]:
        """What has come since this was last asked, and what is known by now: messages hold parts of it."""
        self.settle()
        new = self.received[self.heard :]
        self.heard = len(self.received)
        return [*new, json.dumps(self.position)]

    def say(self, kind: str, **more: Any) -> None:
        """Over the socket."""
        self.socket.send_json({"type": kind, "at": self.position["at"], "key": f"message {len(self.received)}"} | more)

    def look_around(self, word: str) -> list[str]:
        """Ask all there is to ask."""
        self.received += self.answers(word)
        return self.hear()

    def answers(self, *words: str) -> list[str]:
        """Every question that may be asked over HTTP, and what may not be done."""
        people, own = self.people, self.viewer
        held = [] if own is None else [people.keys[own]]
        mine = {"tables": [{"table": people.table, "keys": held}]}
        answers = [
            people.get("", own, lang="de", narrow=True),
            *[people.get("why", own, word=word) for word in words],
            people.get("record", own),
            people.get("replay", own, at=0, seat=0),
            people.post("branch", {"at": 0}, own),
            people.post("settings", {"listed": True}, own),
            people.client.post("/api/mine", json=mine),
            people.client.get("/api/tables"),
            people.client.get(f"/t/{people.table}"),
        ]
        return [f"{answer.text} {answer.headers}" for answer in answers]


@contextmanager
def listening(people: People) -> Iterator[dict[Viewer, Listener]]:
    """A socket for every seat and for a spectator."""
    with ExitStack() as sockets:
        viewers = [None, *people.keys]
        listeners = {viewer: Listener(people, viewer, sockets.enter_context(people.socket())) for viewer in viewers}
        for listener in listeners.values():
            listener.settle()
        yield listeners


# --- whole games ------------------------------------------------------------------------------------------------------


class Truth:
    """The game from its history on disk, and what each viewer may know of it: from views, prompts and events alone."""

    def __init__(self, file: Path, people: People) -> None:
        self.table = people.table
        self.rows = sqlite3.connect(file)
        head, self.secret = self.rows.execute("SELECT record, secret FROM tables WHERE id = ?", [self.table]).fetchone()
        query = "SELECT event FROM history WHERE event LIKE '%\"seated\"%'"
        self.salts = [json.loads(text)["salt"] for (text,) in self.rows.execute(query)]
        self.state: State = Record.parse(head).state(0)
        self.known: dict[Viewer, set[str]] = {viewer: set() for viewer in [None, *people.keys]}
        self.before: list[State] = []

    def follow(self) -> None:
        """Up to the last event that is on disk."""
        query = 'SELECT event FROM history WHERE "table" = ? AND number >= ? ORDER BY number'
        for (text,) in self.rows.execute(query, [self.table, len(self.before)]).fetchall():
            self.before.append(self.state.copy())
            happened, events = json.loads(text), list[Event]()
            if happened["type"] == "undone":
                self.state = self.before[happened["to"]].copy()
            elif happened["type"] == "said":
                self.state.journal = events
                self.state.play(RIGA.move(happened["word"]))
            for viewer, known in self.known.items():
                known |= buildings_in(self.seen(viewer, events))

    def seen(self, viewer: Viewer, events: list[Event]) -> str:
        told = [event.data() for event in events if event.seen_by(viewer)]
        asked = [move.word for move in self.state.moves()] if self.state.to_move == viewer else []
        return json.dumps([self.state.view(viewer), self.state.prompt(viewer).data(), told, asked])

    @property
    def over(self) -> bool:
        return self.state.to_move == skerry.OVER

    def hidden(self, viewer: Viewer) -> set[str]:
        """Buildings in other hands that this viewer has never seen."""
        hands = [self.state.view(seat)["players"][seat]["buildings"] for seat in range(self.state.seats)]
        return {building for seat, hand in enumerate(hands) if seat != viewer for building in hand} - self.known[viewer]


class Watch:
    """Looks through what each viewer received."""

    def __init__(self, people: People, truth: Truth) -> None:
        self.truth = truth
        self.for_good = {viewer: never_sent(people, viewer) for viewer in [None, *people.keys]}
        self.until_the_end = {
            viewer: {truth.secret} | {salt for seat, salt in enumerate(truth.salts) if seat != viewer}
            for viewer in [None, *people.keys]
        }
        self.were_hidden = 0

    def check(self, viewer: Viewer, texts: list[str], asked: str = "") -> None:
        """They may name what they asked about themselves."""
        known = self.truth.known[viewer] | buildings_in(asked)
        for text in texts:
            assert not [secret for secret in self.for_good[viewer] if secret in text]
            if self.truth.over:
                continue
            assert not [secret for secret in self.until_the_end[viewer] if secret in text]
            assert buildings_in(text) <= known
            if '"type":"position"' in text:
                assert set(IN_HAND.findall(text)) <= set(self.own_goods(viewer))
            if '"type": "position"' in text:
                assert sorted(IN_HAND.findall(text)) == sorted(self.own_goods(viewer))
        self.were_hidden += len(self.truth.hidden(viewer))

    def own_goods(self, viewer: Viewer) -> list[str]:
        if viewer is None:
            return []
        goods: dict[str, int] = self.truth.state.view(viewer)["players"][viewer]["goods"]
        return [good for good, count in goods.items() for _ in range(count)]


def never_sent(people: People, viewer: Viewer) -> set[str]:
    """The keys of others, the owner's, and what is kept of any key."""
    others = {key for seat, key in people.keys.items() if seat != viewer} | {people.owner}
    return others | {keys.digest(key) for key in [*people.keys.values(), people.owner]}


@pytest.mark.parametrize(("count", "riga_buildings"), share([(2, True), (3, False), (4, True)]))
def test_in_a_whole_game_nobody_receives_what_they_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, riga_buildings: bool
) -> None:
    monkeypatch.setattr(keys, "new_secret", lambda: f"{count:064x}")  # the same game every time
    # Sockets of the test client wait by asking again and again, which would count as asking for too much.
    monkeypatch.setattr(budgets, "CONNECTION", (1.0, 3600.0))
    with server(tmp_path, budgets=Budgets(1.0, 3600.0)) as client:
        people = People(client, *["me"] * count, sit=False, listed=True, variants={"riga_buildings": riga_buildings})
        for seat in people.keys:
            people.post(f"seats/{seat}", {"salt": f"the-salt-of-{seat}"}, seat)
        truth = Truth(tmp_path / "tables.sqlite", people)
        truth.follow()
        watch = Watch(people, truth)
        with listening(people) as listeners:
            rng = skerry.Rng(count)
            while not truth.over:
                act(listeners, rng).settle()
                truth.follow()
                for viewer, listener in listeners.items():
                    watch.check(viewer, listener.hear())
                if rng.below(10) == 0:
                    viewer = [None, *people.keys][rng.below(count + 1)]
                    word = RIGA.alphabet[rng.below(len(RIGA.alphabet))].word
                    watch.check(viewer, listeners[viewer].look_around(word), word)
            assert watch.were_hidden > 100
            for listener in listeners.values():
                assert (listener.position["secret"], listener.position["salts"]) == (truth.secret, truth.salts)
                assert truth.secret in listener.look_around("end")[2]  # the record


def act(listeners: dict[Viewer, Listener], rng: skerry.Rng) -> Listener:
    """Someone plays, takes back or says something; who."""
    seats = [listener for listener in listeners.values() if listener.viewer is not None]
    undoing = [listener for listener in seats if listener.position["undo"]["step"]]
    actor = next(listener for listener in seats if listener.position["asked"])
    if undoing and rng.below(6) == 0:
        actor = undoing[0]
        actor.say("undo", whole=rng.below(2) == 0)
    elif rng.below(12) == 0:
        actor = seats[rng.below(len(seats))]
        actor.say("chat", text=f"Ahoy {rng.below(100)}!")
    else:
        moves = actor.position["moves"]
        actor.say("play", word=moves[rng.below(len(moves))]["word"])
    return actor


# --- twins: two tables that differ only in what the others cannot know ------------------------------------------------

DECLINED = {"end", "pay", "no-more", "skip"}
"""What is said to a question of which the others may know nothing (RIG-R43)."""


class Twin:
    """A table for three. Keys, secret of chance, names and times are those of every other twin."""

    def __init__(self, client: Client, monkeypatch: pytest.MonkeyPatch, **wanted: Any) -> None:
        monkeypatch.setattr(keys, "new_key", map("the-key-{}".format, itertools.count()).__next__)
        monkeypatch.setattr(keys, "new_table", lambda: "the-table")
        monkeypatch.setattr(keys, "new_secret", lambda: "5e" * 32)
        for module in ("house", "bot_turns"):
            monkeypatch.setattr(f"skerry.server.{module}.time", SimpleNamespace(time=lambda: 0.0))
        self.people = People(client, "me", "friend", "friend", listed=True, **wanted)
        self.sockets = ExitStack()
        self.listeners = self.sockets.enter_context(listening(self.people))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.sockets.close()

    @property
    def asked(self) -> Listener | None:
        return next((listener for listener in self.listeners.values() if listener.position["asked"]), None)

    def words(self) -> list[str]:
        return [] if self.asked is None else [move["word"] for move in self.asked.position["moves"]]

    def say(self, *words: str) -> None:
        """Each word is said by the seat that is asked; "undo 1" is what seat 1 says, "pick pay wine" is a draft."""
        for word in words:
            actor = self.asked
            draft, _, part = word.partition(" ")
            if draft in {"pick", "put-back"}:
                assert actor is not None
                actor.say(draft, word=part)
                actor.settle()
                assert actor.position["draft"]["begun"] == (part != "")
            elif word.startswith("undo "):
                actor = self.listeners[int(word.split()[1])]
                actor.say("undo")
            else:
                assert word in self.words()
                assert actor is not None
                actor.say("play", word=word)
            actor.settle()
            for listener in self.listeners.values():
                listener.settle()

    def found(self, viewer: Viewer) -> list[str]:
        """What a viewer finds who looks around."""
        return self.listeners[viewer].answers("build visby-bank", "skip")


def check_alike(ones: list[str], others: list[str]) -> None:
    """Byte for byte. Of two texts that differ, the place is told."""
    for one, other in zip(ones, others, strict=True):
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        assert one[max(0, at - 60) : at + 60] == other[max(0, at - 60) : at + 60]


OTHERS: tuple[Viewer, ...] = (1, 2, None)


class Story:
    """A start in two forms, that differ in what seat 0 holds, and the words that are said in each."""

    def __init__(self, start: str, holds: tuple[str, str], words: str, other_words: str | None = None) -> None:
        self.starts = [start.replace("HOLDS", held) for held in holds]
        self.words = [said.split(", ") for said in (words, words if other_words is None else other_words)]


TURN = """
rows = ["5 grain", "3 wine", "2 cloth"]
new = ["danzig-inn"]
players = [{ goods = "3 glass", taken = ["visby-bank"], HOLDS }, { goods = "grain" }, { goods = "wine" }]
"""
BUILD = """
phase = "build"
rows = ["5 grain", "3 wine", "2 cloth"]
players = [{ goods = "4 wine, 4 glass", HOLDS }, { goods = "grain" }, { goods = "wine" }]
"""
OFFICE = """
phase = "build"
variants.riga_buildings = true
rows = ["5 grain", "3 wine", "2 cloth"]
players = [{ taken = ["tallinn-inn"], built = ["riga-exchange-office"], HOLDS }, { goods = "grain" }, {}]
"""
WINTER = """
season = "winter"
year = 2
rows = ["2 wine", "2 wine", "2 wine", "2 wine"]
players = [{ goods = "6 grain", HOLDS }, { goods = "grain" }, { goods = "wine" }]
"""
STORIES = {
    "another building in hand": Story(
        TURN, ('buildings = ["tallinn-inn"]', 'buildings = ["danzig-lodge"]'), "take-row 2, end, take-row 1"
    ),
    "other goods in hand": Story(
        TURN, ('secret_goods = "2 cloth"', 'secret_goods = "cloth, wine"'), "take-row 2, end, take-row 1"
    ),
    "another building discarded": Story(
        WINTER,
        ('buildings = ["visby-inn", "danzig-bank"]',) * 2,
        "discard grain, discard-building visby-inn",
        "discard grain, discard-building danzig-bank",
    ),
    "asked to add a building": Story(
        BUILD,
        ('buildings = ["visby-archive", "visby-treasury"]', 'buildings = ["visby-archive", "danzig-lodge"]'),
        "build visby-archive, pay, pay wine",
        "build visby-archive, pay wine",
    ),
    "picked, put back and picked again": Story(
        BUILD,
        ('buildings = ["visby-archive", "visby-treasury"]',) * 2,
        "pick build visby-archive, pick pay wine, put-back pay wine, pick add visby-treasury, pick pay glass, "
        "put-back, pick build visby-archive, build visby-archive, pick pay wine, pay, pay wine",
        "build visby-archive, pay, pay wine",
    ),
    "asked to charge the Exchange Office": Story(
        OFFICE,
        ('secret_goods = "cloth, grain"', 'secret_goods = "2 grain"'),
        "end, skip, take-row 1",
        "end, take-row 1",
    ),
    "a silent word taken back": Story(
        OFFICE,
        ('secret_goods = "cloth, grain"', 'secret_goods = "2 grain"'),
        "end, undo 0, end, undo 0, end, skip, take-row 1",
        "end, take-row 1",
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_the_others_receive_the_same_whatever_a_seat_holds_and_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """RIG-R26, RIG-R43: messages, their number and order, and all answers."""
    received = []
    for number, (start, words) in enumerate(zip(STORIES[name].starts, STORIES[name].words, strict=True)):
        with server(tmp_path / str(number)) as client, Twin(client, monkeypatch, scenario=start) as twin:
            twin.say(*words)
            assert any(listener.position["log"]["lines"] for listener in twin.listeners.values())
            received.append([twin.listeners[viewer].received + twin.found(viewer) for viewer in OTHERS])

    for one, other in zip(*received, strict=True):
        check_alike(one, other)


def test_whoever_had_no_choice_leaves_the_same_trace_as_whoever_made_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RIG-R43, RIG-33: seat 1 could build or could not. Afterwards nobody can tell, nor by what can be taken back."""
    start = """
    phase = "build"
    rows = ["grain"]
    players = [
        { goods = "3 glass", taken = ["visby-bank"] },
        { secret_goods = "2 grain", buildings = ["HELD"] },
        { goods = "3 grain", taken = ["tallinn-inn"] },
    ]
    """
    found = []
    for held, words in (("tallinn-market-hall", ["end", "end"]), ("visby-lodge", ["end"])):
        wanted = start.replace("HELD", held)
        with server(tmp_path / held) as client, Twin(client, monkeypatch, scenario=wanted) as twin:
            twin.say(*words)
            assert twin.words() == ["build tallinn-inn", "end"]
            found.append([twin.found(viewer) for viewer in (0, 2, None)])

    for one, other in zip(*found, strict=True):
        check_alike(one, other)


class Twins:
    """Two tables without a start of their own at which the same words are said, as far as seat 0 can."""

    def __init__(self, one: Twin, other: Twin) -> None:
        self.one = one
        self.other = other
        self.in_step = True
        """Has seat 0 been asked the same at both tables up to now, so that the others waited for it equally often?"""

    @property
    def asked(self) -> list[Viewer]:
        return [None if twin.asked is None else twin.asked.viewer for twin in (self.one, self.other)]

    @property
    def common(self) -> list[str]:
        """What the same seat may say at both tables; nothing if seat 0 is asked something at one of them alone."""
        if self.asked[0] != self.asked[1]:
            return []
        return sorted(set(self.one.words()) & set(self.other.words()))

    def go_on(self, rng: skerry.Rng) -> None:
        """The same word at both tables; where seat 0 alone is asked something, it declines."""
        if words := self.common:
            word = words[rng.below(len(words))]
            self.one.say(word)
            self.other.say(word)
        else:
            behind = self.one if self.asked[0] == 0 and DECLINED & set(self.one.words()) else self.other
            behind.say(*DECLINED & set(behind.words()))
        self.in_step = self.in_step and bool(self.common)

    def check_alike(self) -> None:
        for viewer in OTHERS:
            if self.in_step:
                check_alike(self.one.listeners[viewer].received, self.other.listeners[viewer].received)
            check_alike(self.one.found(viewer), self.other.found(viewer))


def test_nobody_can_tell_which_building_another_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RIG-10: at one table seat 0 keeps the one building, at the other the other; all else is the same."""
    rng, compared, in_step = skerry.Rng(1), 0, 0
    with ExitStack() as both:
        clients = [both.enter_context(server(tmp_path / name)) for name in ("one", "other")]
        twins = Twins(*[both.enter_context(Twin(client, monkeypatch)) for client in clients])
        while twins.asked[0] != 0 or not twins.one.words()[0].startswith("keep-building "):
            twins.go_on(rng)
        twins.one.say(twins.one.words()[0])
        twins.other.say(twins.other.words()[1])
        for step in range(25):
            twins.go_on(rng)
            if twins.common and step % 4 == 0:
                twins.check_alike()
                compared += 1
                in_step += twins.in_step
        assert compared > 3
        assert in_step > 0
        assert twins.one.found(0) != twins.other.found(0)


# --- what the server writes down --------------------------------------------------------------------------------------

TALKATIVE = {"PYTHONASYNCIODEBUG": "1", "PYTHONDEVMODE": "1", "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "always"}


def test_the_server_writes_no_key_no_secret_and_no_table_down(tmp_path: Path) -> None:
    with server_process(tmp_path, **TALKATIVE) as process, httpx.Client(base_url=process.url) as client:
        made = client.post("/api/tables", json={"game": "riga", "seats": seats("me", "friend")}).json()
        table, held = made["table"], [seat["key"] for seat in made["seats"]]
        headers = [{"Authorization": f"Bearer {key}"} for key in (*held, made["owner"])]
        for seat in (0, 1):
            body = {"salt": f"the-salt-{seat}", "key": f"the-new-key-of-seat-{seat}"}
            key = client.post(f"/api/tables/{table}/seats/{seat}", json=body, headers=headers[seat]).json()["key"]
            headers.append({"Authorization": f"Bearer {key}"})
            held.append(key)
        for sent in ({"word": "take-row 1", "key": "a"}, {"word": held[0]}, {"at": held[1]}):
            for header in headers:
                client.post(f"/api/tables/{table}/play", json=sent, headers=header)
        client.get(f"/api/tables/{held[0]}", headers=headers[0])
        client.get(f"/t/{table}/{held[1]}", headers=headers[1])
        client.post("/api/tables", content=held[0], headers=headers[0] | {"Content-Type": "application/json"})
        with connect(f"{process.url.replace('http', 'ws')}api/tables/{table}/stream") as socket:
            socket.send(json.dumps({"type": "hello", "wire": 2, "keys": held}))
            socket.recv(timeout=PATIENCE)
            socket.send(f"nonsense {held[0]}")
            socket.send(b"\xff" + held[1].encode())
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        (secret,) = rows.execute("SELECT secret FROM tables").fetchone()
    rows.close()

    written = process.output()
    assert "Skerry is at" in written
    for hidden in (*held, made["owner"], table, secret, "the-salt-0", "the-salt-1", *map(keys.digest, held)):
        assert hidden not in written


def end_thinkers(server: int) -> int:
    """The processes of a server that think are killed; how many there were."""
    killed = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
            if parent == str(server) and "spawn_main" in (process / "cmdline").read_text():
                os.kill(int(process.name), signal.SIGKILL)
                killed += 1
        except (FileNotFoundError, ProcessLookupError):
            continue
    return killed


def test_when_thinkers_are_killed_and_tables_damaged_the_log_says_so_and_tells_no_hidden_card(tmp_path: Path) -> None:
    kinds = [{"kind": "bot", "bot": "expert"}, {"kind": "me"}]
    with server(tmp_path) as here:
        damaged = People(here, "me", "friend").table
    with sqlite3.connect(tmp_path / "tables.sqlite") as rows:
        spoil = """
            UPDATE history SET event = json_set(event, '$.word', 'build visby-archive')
            WHERE event ->> '$.word' LIKE 'provisional-start %'
        """
        assert rows.execute(spoil).rowcount == 1
    rows.close()

    with server_process(tmp_path, **TALKATIVE) as process, httpx.Client(base_url=process.url) as client:
        assert client.get(f"/api/tables/{damaged}").status_code == 410
        made = client.post("/api/tables", json={"game": "riga", "seats": kinds, "scenario": BUILDING}).json()
        key = {"Authorization": f"Bearer {made['seats'][1]['key']}"}
        client.post(f"/api/tables/{made['table']}/seats/1", json={}, headers=key)
        until = time.monotonic() + 60
        while "found no move" not in process.output():
            end_thinkers(process.pid)
            time.sleep(0.02)
            assert time.monotonic() < until
        assert client.get(f"/api/tables/{made['table']}", headers=key).status_code == 200

    written = process.output()
    assert buildings_in(written) == set()
    assert "glass" not in written
    assert "A table cannot be read." in written
    assert "IllegalMove" in written
    assert "so a quick one chooses" in written
