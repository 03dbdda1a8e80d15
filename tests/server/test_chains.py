"""The API as chains of calls, each with what the one before it answered: schemathesis against a server of its own.

Its checks of authorisation are on. After a call that succeeded with a key, it asks the same without one, and with one
that it made up, and both must be refused.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, cycle
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import Flaky
from schemathesis import checks
from schemathesis.core.failures import FailureGroup

from tests.server.clients import PATIENCE, People, play_to_the_end, seats
from tests.server.processes import server_process
from tests.server.test_api import BUILDING, LAST_WINTER

CHAINS: Final = int(os.environ.get("SKERRY_EXAMPLES", "10"))
"""How many; `make attack` wants more."""
BOUNDED: Final = settings(
    max_examples=10,
    stateful_step_count=10,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
NOT_SAID: Final = [
    checks.negative_data_rejection,  # what was broken may have been made real
    checks.positive_data_acceptance,  # a word may fit the description and break a rule
]
ASKED_ONCE: Final = {
    ("DELETE", "/api/tables/{table}"),  # asked again, the table is gone, and that is what is answered
}
"""Calls for which nothing can be learned from asking the same without a key."""
MAKERS: Final = ["/api/tables", "/api/tables/{table}/branch", "/api/tables/{table}/rematch"]
"""Calls that answer with a new table."""


def with_links(document: dict[str, Any]) -> dict[str, Any]:
    """The description, with all that can be done at a table linked to the calls that answer with one."""
    linked = {
        f"{method} {path}": {
            "operationId": call["operationId"],
            "parameters": {"table": "$response.body#/table"} | ({"seat": 0} if "{seat}" in path else {}),
        }
        for path, item in document["paths"].items()
        for method, call in item.items()
        if "{table}" in path
    }
    for path in MAKERS:
        document["paths"][path]["post"]["responses"]["201"]["links"] = linked
    return document


class Keyring:
    """Tables to begin with, every key that was told since, and which calls succeeded with one."""

    def __init__(self, client: httpx.Client) -> None:
        self.client: Any = client
        self.keys: dict[str, list[str]] = {}
        self.set_up()
        self.opened: set[str] = set()
        self.chains = 0
        self.failures: list[BaseException] = []

    def set_up(self) -> None:
        """Where people wait, where they play, where the game is over."""
        tables = [
            People(self.client, "me", "open", listed=True),
            People(self.client, "me", "friend", scenario=BUILDING),
            People(self.client, "me", "friend", scenario=LAST_WINTER),
        ]
        play_to_the_end(tables[-1])
        for people in tables:
            self.keys[people.table] = [*people.keys.values(), people.owner]
        self.turn = cycle([people.table for people in tables])

    def note(self, made: dict[str, Any]) -> None:
        """A table that was made in a chain; of the owner only after the seats, since the first key is the one used."""
        told = [made.get("key"), *(seat["key"] for seat in made.get("seats", [])), made.get("owner")]
        self.keys.setdefault(made["table"], []).extend(key for key in told if key)

    def make_real(self, case: Any) -> None:
        """What nobody guesses is put in now and then: a table, a game with seats to sit on, a word."""
        if "table" in case.path_parameters and case.path_parameters["table"] not in self.keys:
            case.path_parameters["table"] = next(self.turn)
            case.path_parameters |= {"seat": 0} if "seat" in case.path_parameters else {}
        if isinstance(case.body, dict) and "game" in case.body:
            case.body = {"game": "riga", "seats": seats("me", "friend")}
        if isinstance(case.body, dict) and "word" in case.body:
            case.body |= {"word": "end", "at": None}


@pytest.fixture(name="ring", scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Keyring]:
    with (
        server_process(tmp_path_factory.mktemp("chains")) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        yield Keyring(client)


def test_no_chain_of_calls_breaks_the_server_and_none_gets_by_without_its_key(ring: Keyring) -> None:
    schema = schemathesis.openapi.from_dict(with_links(ring.client.get("/api/openapi.json").json()))
    schema.config.update(base_url=str(ring.client.base_url))

    class Chain(schema.as_state_machine()):  # type: ignore[misc]  # it is made from the document
        def setup(self) -> None:
            ring.chains += 1

        def before_call(self, case: Any) -> None:
            ring.make_real(case)

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            """The visitor who follows the chain holds every key of the table."""
            held = ring.keys.get(case.path_parameters.get("table", ""), [])
            return {"headers": {"Authorization": f"Bearer {','.join(held)}"}} if held else {}

        def after_call(self, response: Any, case: Any) -> None:
            super().after_call(response, case)
            if response.status_code < 300 and "Authorization" in response.request.headers:
                ring.opened.add(f"{case.method} {case.operation.path}")
            if response.status_code == 201:
                ring.note(response.json())
            if (case.method, response.status_code) == ("DELETE", 204):
                ring.set_up()

        def validate_response(self, response: Any, case: Any, additional_checks: Any = None, **kwargs: Any) -> None:
            once = [checks.ignored_auth] if (case.method, case.operation.path) in ASKED_ONCE else []
            try:
                case.validate_response(
                    response, excluded_checks=[*NOT_SAID, *once], transport_kwargs=kwargs, recorder=self.recorder
                )
            except FailureGroup as failure:
                ring.failures.append(failure)
                raise

    for number in count():
        if ring.chains >= CHAINS or ring.failures:
            break
        with suppress(Flaky):  # the server remembers the chains before, so the same calls may be answered otherwise
            seed(number)(Chain).run(settings=BOUNDED)

    assert not ring.failures
    assert len(ring.opened) >= 5, "the checks of authorisation had nothing to check"
