"""The pictures of the games: a cover for each of ours, and for a game without one its board."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.games import BUILT_IN, cover
from skerry.games.testing import check_cover
from skerry.server import pages
from tests.server.clients import Client, server

HEAVIEST = 5_000


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


@pytest.mark.parametrize("slug", BUILT_IN)
def test_every_game_of_ours_has_a_light_cover_that_needs_nothing_else(slug: str) -> None:
    drawn = cover(slug)

    check_cover(drawn)
    assert 0 < len(drawn.encode()) < HEAVIEST


def test_the_picture_of_a_game_is_its_cover(client: Client) -> None:
    answer = client.get("/pictures/hagar.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == cover("hagar")


def test_the_picture_of_a_game_without_a_cover_is_its_board(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "cover", lambda slug: "")

    drawn = client.get("/pictures/hagar.svg").text

    assert 'class="skerry' in drawn
    assert ET.fromstring(drawn).get("viewBox") != "0 0 320 200"


def test_a_game_that_is_not_there_has_no_picture(client: Client) -> None:
    assert client.get("/pictures/chess.svg").status_code == 404
