"""What goes over the wire: everything a seat or a spectator receives, looked through for what they may not know."""

import html
import itertools
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import skerry
from skerry import Record
from skerry.kernel.state import Event, State
from skerry.server import keys
from skerry.server.table import Viewer
from tests.server.clients import Client, People, hello, server

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
        self.position: dict[str, Any] = hello(socket, *([] if viewer is None else [people.keys[viewer]]))
        self.received.append(json.dumps(self.position))
        self.heard = 0

    def settle(self) -> None:
        """All that was sent before the answer to this ping; whatever is shown is shown before an action is answered."""
        self.socket.send_json({"type": "ping"})
        while (text := self.socket.receive_text(timeout=10)) != '{"type":"pong"}':
            self.received.append(text)
            if text.startswith('{"type":"position"'):
                self.position = json.loads(text)

    def hear(self) -> list[str]:
        """What has come since this was last asked."""
        self.settle()
        new = self.received[self.heard :]
        self.heard = len(self.received)
        return new

    def say(self, kind: str, **more: Any) -> None:
        """Over the socket."""
        self.socket.send_json({"type": kind, "at": self.position["at"], "key": f"message {len(self.received)}"} | more)

    def look_around(self, word: str) -> list[str]:
        """Every question that may be asked over HTTP, and what may not be done."""
        people, own = self.people, self.viewer
        held = [] if own is None else [people.keys[own]]
        mine = {"tables": [{"table": people.table, "keys": held}]}
        answers = [
            people.get("", own, lang="de", narrow=True),
            people.get("why", own, word=word),
            people.get("record", own),
            people.get("replay", own, at=0, seat=0),
            people.post("branch", {"at": 0}, own),
            people.post("settings", {"listed": True}, own),
            people.client.post("/api/mine", json=mine),
            people.client.get("/api/tables"),
            people.client.get(f"/t/{people.table}"),
        ]
        self.received += [f"{answer.headers} {answer.text}" for answer in answers]
        return self.hear()


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
    """The game from the rows on disk, and what each viewer may know of it: from views, prompts and events alone."""

    def __init__(self, file: Path, people: People) -> None:
        self.table = people.table
        self.rows = sqlite3.connect(file)
        head, self.secret = self.rows.execute("SELECT record, secret FROM tables WHERE id = ?", [self.table]).fetchone()
        self.salts = [row[0] for row in self.rows.execute("SELECT salt FROM seats ORDER BY seat")]
        self.state: State = Record.parse(head).state(0)
        self.known: dict[Viewer, set[str]] = {viewer: set() for viewer in [None, *people.keys]}
        self.before: list[State] = []

    def follow(self) -> None:
        """Up to the last row that is on disk."""
        query = 'SELECT word FROM plies WHERE "table" = ? AND ply >= ? ORDER BY ply'
        for (word,) in self.rows.execute(query, [self.table, len(self.before)]).fetchall():
            self.before.append(self.state.copy())
            events: list[Event] = []
            if word.startswith("undo "):
                self.state = self.before[int(word.split()[1])].copy()
            else:
                self.state.journal = events
                self.state.play(RIGA.move(word))
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
                assert IN_HAND.findall(text) == self.own_goods(viewer)
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


@pytest.mark.parametrize(("count", "riga_buildings"), [(2, True), (3, False), (4, True)])
def test_in_a_whole_game_nobody_receives_what_they_may_not_know(
    tmp_path: Path, count: int, riga_buildings: bool
) -> None:
    with server(tmp_path) as client:
        people = People(
            client, *["me"] * count, sit=False, listed=True, variants={"riga_buildings": riga_buildings}
        )
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


class Twin:
    """A table with a start of its own; keys, secret of chance, names and times are those of every other twin."""

    def __init__(self, client: Client, monkeypatch: pytest.MonkeyPatch, start: str) -> None:
        monkeypatch.setattr(keys, "new_key", map("the-key-{}".format, itertools.count()).__next__)
        monkeypatch.setattr(keys, "new_table", lambda: "the-table")
        monkeypatch.setattr(keys, "new_secret", lambda: "5e" * 32)
        monkeypatch.setattr("skerry.server.house.time", SimpleNamespace(time=lambda: 0.0))
        self.people = People(client, "me", "friend", "friend", scenario=start, listed=True)
        self.sockets = ExitStack()
        self.listeners = self.sockets.enter_context(listening(self.people))

    def say(self, *words: str) -> None:
        """Each word is said by whoever is asked; then all listen and look around."""
        for word in words:
            actor = next(listener for listener in self.listeners.values() if listener.position["asked"])
            if word == "undo":
                actor.say("undo", whole=False)
            else:
                actor.say("play", word=word)
            actor.settle()
            for listener in self.listeners.values():
                listener.settle()

    def received(self, viewer: Viewer) -> list[str]:
        """All of it, what they find when they look around included."""
        listener = self.listeners[viewer]
        for word in ("build visby-bank", "take-row 1", "end", "skip"):
            listener.look_around(word)
        return listener.received


def differences(ones: list[str], others: list[str]) -> list[tuple[str, str]]:
    """The places where they differ, short enough to read."""
    found = []
    for one, other in itertools.zip_longest(ones, others, fillvalue=""):
        if one != other:
            at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
            found.append((one[max(0, at - 40) : at + 80], other[max(0, at - 40) : at + 80]))
    return found


class Story:
    """A start position in two forms, and the words that are said from there on."""

    def __init__(self, start: str, one: str, other: str, words: str, other_words: str | None = None) -> None:
        self.starts = [start.replace("HIDDEN", hidden) for hidden in (one, other)]
        self.words = [said.split(", ") for said in (words, words if other_words is None else other_words)]


TURN = """
rows = ["5 grain", "3 wine", "2 cloth"]
new = ["danzig-inn"]
players = [{ goods = "3 glass", taken = ["visby-bank"], HIDDEN }, { goods = "grain" }, { goods = "wine" }]
"""
BUILD = """
phase = "build"
rows = ["5 grain", "3 wine", "2 cloth"]
players = [{ taken = ["visby-bank"], HIDDEN }, { goods = "grain" }, { goods = "wine" }]
"""
OFFICE = """
phase = "build"
variants.riga_buildings = true
rows = ["5 grain", "3 wine", "2 cloth"]
players = [
    { taken = ["visby-lodge"], goods = "glass", built = ["riga-exchange-office"], HIDDEN }, { goods = "grain" }, {}
]
"""
YARD = """
phase = "build"
rows = ["5 grain", "3 wine"]
players = [{ built = ["visby-builders-yard used"], HIDDEN }, { goods = "grain" }, { goods = "wine" }]
"""
WINTER = """
season = "autumn"
year = 2
turn = 0
phase = "build"
start_player = 0
rows = ["5 grain", "3 wine"]
players = [{ goods = "7 grain", HIDDEN }, { goods = "grain" }, { goods = "wine" }]
"""
STORIES = {
    "buildings in hand": Story(
        TURN, 'buildings = ["visby-inn"]', 'buildings = ["danzig-lodge"]', "take-row 2, build visby-bank, pay, pay glass"
    ),
}
