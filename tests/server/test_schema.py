"""The API against its own description, and keys against seats: nothing breaks, and nobody plays for another."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

from skerry.server import keys
from skerry.server.api import ROUTES
from skerry.server.keys import SHORTEST
from tests.server.clients import PATIENCE, Client, People, hello, play_to_the_end, seats, server
from tests.server.test_api import BUILDING, LAST_WINTER

BOUNDED = settings(
    max_examples=int(os.environ.get("SKERRY_EXAMPLES", "25")),  # `make attack` wants more
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
CALLS = sorted(
    (method, "/api" + path.replace(":str", "").replace(":int", ""))
    for route in ROUTES
    for path in route.paths
    for method in route.http_methods
)
NOT_SAID = [
    checks.ignored_auth,  # the key is put in here, where the check does not look for it; test_chains.py has it on
    checks.negative_data_rejection,  # what was broken may have been made real
    checks.positive_data_acceptance,  # a word may fit the description and break a rule
]
WORDS = ["build visby-bank", "build visby-inn", "pay", "end", "take-row 1", "take-row 2"]


class Tables:
    """Tables to be asked about: where people wait, where they play, where the game is over."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        self.set_up()

    def set_up(self) -> None:
        waiting = People(self.client, "me", "open", listed=True)
        running = People(self.client, "me", "friend", scenario=BUILDING)
        over = People(self.client, "me", "friend", scenario=LAST_WINTER)
        play_to_the_end(over)
        self.all = [waiting, running, over]

    def ask(self, case: Any, key: str | None) -> Any:
        """The case as a request to the application in this process."""
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
        headers = dict(sent["headers"]) | ({} if key is None else {"Authorization": f"Bearer {key}"})
        body = {"json": sent["json"]} if "json" in sent else {"content": sent.get("data")}
        return self.client.request(sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body)


@pytest.fixture(name="tables", scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with server(tmp_path_factory.mktemp("schema")) as client:
        yield Tables(client)


def made_real(case: Any, people: People, draw: st.DataObject) -> None:
    """What nobody guesses is put in now and then: a table, a seat, a game, a word."""
    real = {"table": people.table, "seat": draw.draw(st.integers(0, 2)), "slug": "riga"}
    for name in case.path_parameters or {}:
        if draw.draw(st.integers(0, 3)):
            case.path_parameters[name] = real[name]
    if isinstance(case.body, dict) and "word" in case.body:
        case.body["word"] = draw.draw(st.sampled_from(WORDS))
        case.body["at"] = None
    if isinstance(case.body, dict) and "game" in case.body:
        case.body |= {"game": "riga", "seats": seats("me", "open")}


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_whatever_is_asked_is_answered_as_described(tables: Tables, method: str, path: str) -> None:
    operation = tables.schema[path][method]
    fitting = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    broken = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @BOUNDED
    @given(case=fitting | broken if operation.body or "{" in path else fitting, data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        people = data.draw(st.sampled_from(tables.all))
        made_real(case, people, data)
        key = data.draw(st.sampled_from([None, people.keys[0], people.owner]))
        answer = tables.ask(case, key)
        case.validate_response(answer, excluded_checks=NOT_SAID)
        if (method, answer.status_code) == ("DELETE", 204):
            tables.set_up()

    ask()


# --- no way into another's seat ---------------------------------------------------------------------------------------


class Intruder:
    """Someone who holds all sorts of keys, but not the one of seat 0."""

    def __init__(self, people: People, held: list[str]) -> None:
        self.people = people
        self.held = held
        self.headers = {"Authorization": f"Bearer {','.join(held)}"}

    def tries(self, what: str, body: Any = None) -> int:
        url = f"/api/tables/{self.people.table}{what}"
        answer = self.people.client.request("GET" if body is None else "POST", url, json=body, headers=self.headers)
        return int(answer.status_code)

    def tries_all(self) -> list[int]:
        return [
            self.tries("/play", {"word": "build visby-bank"}),
            self.tries("/play", {"word": "end", "at": 0, "key": "x"}),
            self.tries("/undo", {"whole": True}),
            self.tries("/why?word=end"),
            self.tries("/seats/0", {"name": "Intruder", "salt": "x"}),
            self.tries("/join", {"name": "Intruder"}),
            self.tries("/rematch", {}),
            self.tries("/branch", {"at": 0}),
        ]

    def tries_the_socket(self) -> list[str]:
        """What is said to a play and an undo there."""
        with self.people.socket() as socket:
            position = hello(socket, *self.held, **{"as": 0})
            assert position["seat"] != 0
            assert position["moves"] == []
            socket.send_json({"type": "show", "as": 0})
            socket.send_json({"type": "play", "word": "end", "key": "y"})
            socket.send_json({"type": "undo", "key": "z"})
            answers: list[str] = []
            while len(answers) < 2:
                message = socket.receive_json(timeout=PATIENCE)
                if message["type"] == "position":
                    assert message["seat"] != 0
                else:
                    answers.append(message["type"])
        return answers


def mangled(key: str) -> list[str]:
    """What is nearly the key, and what the server keeps of it."""
    return [key[:-1], key[1:], key + "a", key.swapcase(), key[::-1], keys.digest(key), f"{key[:12]} {key[12:]}", "null"]


def views(people: People) -> list[dict[str, Any]]:
    """What everyone sees, when both players are there."""
    people.position(1)
    return [people.position(viewer) for viewer in (0, 1, None)]


def test_whatever_keys_one_holds_one_does_nothing_for_a_seat_whose_key_one_does_not_hold(tables: Tables) -> None:
    """Keys of other tables, of the owner, of another seat, used invitations, nearly the right one: in every mixture."""
    people = People(tables.client, "friend", "me", scenario=BUILDING, sit=False)
    invitation = people.keys[0]
    people.sit(0)
    people.sit(1)
    other = People(tables.client, "me", "friend", scenario=BUILDING)
    false = [*mangled(people.keys[0]), *other.keys.values(), other.owner, people.owner, people.table, invitation]
    before = views(people)

    @BOUNDED
    @given(held=st.lists(st.sampled_from([*false, people.keys[1]]), max_size=6))
    def intrude(held: list[str]) -> None:
        intruder = Intruder(people, held)
        statuses = intruder.tries_all()
        usable = [key for key in held if len(key) >= SHORTEST]
        joined_before = {201} if usable[:1] == [people.keys[1]] else set()  # who joins again gets the seat they have
        assert set(statuses) <= {403, 404, 409} | joined_before
        assert 403 in statuses
        assert intruder.tries_the_socket() == ["refused", "refused"]
        assert views(people) == before

    intrude()
    assert people.play(0, "build visby-bank").status_code == 200


def test_only_the_key_of_the_owner_changes_or_deletes_a_table(tables: Tables) -> None:
    people = People(tables.client, "me", "friend", scenario=BUILDING)
    other = People(tables.client, "me", "friend", scenario=BUILDING)
    false = [*mangled(people.owner), *other.keys.values(), other.owner, *people.keys.values(), people.table]

    @BOUNDED
    @given(held=st.lists(st.sampled_from(false), max_size=6))
    def intrude(held: list[str]) -> None:
        assert Intruder(people, held).tries("/settings", {"listed": True, "chat": False}) == 403
        assert people.delete(",".join(held)).status_code == 403

    intrude()
    assert (people.position()["listed"], people.position()["chat"]["on"]) == (False, True)
