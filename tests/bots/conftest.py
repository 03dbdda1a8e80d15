"""All tests of bots have networks of their own, whatever ships."""

from collections.abc import Iterator

import pytest

from tests.bots.taught import taught


@pytest.fixture(scope="session", autouse=True)
def networks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with taught(tmp_path_factory.mktemp("weights")):
        yield
