"""What the tests of the server share."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from skerry.server import house
from skerry.server.vetting import Unusable, Usable, Vetting


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
