"""What the tests of the server share."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from skerry.server import house
from skerry.server.vetting import Unusable, Usable, Vetting
from tests.builds import share

ONE_BUILD_EACH: Final = share(
    [
        "test_budgets.py", "test_chains.py", "test_discreet.py", "test_gate.py", "test_keeping.py", "test_lanes.py",
        "test_lobby.py", "test_names.py", "test_operations.py", "test_slow_clients.py", "test_static.py",
        "test_unreadable.py", "test_workers.py", "test_schema.py", "test_crew.py", "test_files.py",
        "test_resilience.py", "test_thinking.py", "test_leavers.py", "test_thoughts.py", "test_docs.py",
        "test_limits.py", "test_many_servers.py", "test_sqlite_store.py", "test_store.py", "test_leases.py",
        "test_together.py", "test_moving.py", "test_upgrade.py",
    ]
)  # fmt: skip
"""About connections, files, clocks, processes and stores, none of which is compiled: on this build the others run."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Half of what leans on neither build is left to the other one."""
    return True if collection_path.name in ONE_BUILD_EACH else None


class Shared(Vetting):
    """One for all tests: it stays open when a house closes, and what was tried out once is not tried out again."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: dict[object, Usable | Unusable] = {}

    async def _ask(self, work: Callable[[Any], Usable | Unusable], asked: Any) -> Usable | Unusable:
        if (work, asked) not in self._answers:
            self._answers[work, asked] = await super()._ask(work, asked)
        return self._answers[work, asked]

    def close(self) -> None:
        pass


@pytest.fixture(scope="session")
def vetting() -> Iterator[Shared]:
    shared = Shared()
    yield shared
    Vetting.close(shared)


@pytest.fixture(autouse=True)
def one_vetting_for_all(monkeypatch: pytest.MonkeyPatch, vetting: Shared) -> None:
    monkeypatch.setattr(house, "Vetting", lambda: vetting)
