"""The suites of our peers draw their seeds from the machine; here they get the same ones every time."""

from itertools import count

import pytest
from gymnasium.utils import seeding


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers, drawn = count(1), seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: drawn(next(numbers) if seed is None else seed))
