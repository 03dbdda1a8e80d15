"""A server and a browser for all stories; every visitor is looked after from the first page to the last."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import skerry
from tests.browser.cable import Cable
from tests.browser.tables import LAST_YEAR
from tests.browser.visitors import PATIENCE, Visitor, Visitors
from tests.builds import share
from tools.browsing import a_browser, a_server

GAMES = {f"test_{slug}.py" for slug in (*skerry.games(), "low_water")}
STORIES = sorted(path.name for path in Path(__file__).parent.glob("test_*.py") if path.name not in GAMES)
collect_ignore = sorted(set(STORIES) - set(share(STORIES)))
"""Pages and their scripts are the same on both builds, which share the stories; every game is played on both."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the build under test."""
    with a_server(tmp_path_factory.mktemp("server") / "tables.sqlite") as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with a_browser() as browser:
        yield browser


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    cable = Cable(server)
    yield cable
    cable.cut()


@pytest.fixture
def visitors(server: str, browser: Browser) -> Iterator[Visitors]:
    """People come with browsers of their own; none of their pages may complain or ask anyone but the server."""
    here = Visitors(server, browser)
    yield here
    here.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """One of them, at a laptop."""
    return visitors.come()


@pytest.fixture
def last_year(tmp_path: Path) -> Path:
    """The scenario of that name as a file."""
    file = tmp_path / "last-year.toml"
    file.write_text(LAST_YEAR, encoding="utf-8")
    return file
