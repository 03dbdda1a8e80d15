"""Results that several tests look at are played once."""

import pytest

import skerry
from skerry.lab import plans, vary
from skerry.lab.folder import Results
from skerry.lab.plan import Setting
from tests.lab.played import HAGAR, played


@pytest.fixture(scope="session")
def hagar(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """A match of three at Hägar."""
    return played(HAGAR, tmp_path_factory.mktemp("hagar"))


@pytest.fixture(scope="session")
def study(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """Riga with hand limits that hurt, random and greedy bots."""
    variations = vary.variations(skerry.game("riga").pack.data, ["numbers.hand_limit=3"])
    plan = plans.study(Setting("riga"), variations, ["random", "greedy"], games=4)
    return played(plan, tmp_path_factory.mktemp("study"))
