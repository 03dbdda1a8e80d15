"""Pictures of tables to share: what is on them, who pays for them, and where a link to a table names them."""

import asyncio
import re
import struct
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.drawing.pixels import settled
from skerry.server import pictures
from skerry.server.budgets import Budget, paid_by
from skerry.server.pictures import HEIGHT, WIDTH, Pictures, drawn
from skerry.server.workers import TooLate
from tests.builds import share
from tests.server.clients import People, play_to_the_end, server
from tests.server.tables import any_move, new_table, play


@pytest.mark.parametrize("slug", share(skerry.games()))
def test_nobody_learns_from_a_picture_what_a_spectator_may_not_know(slug: str) -> None:
    """However all that a seat cannot know is dealt anew, the picture stays the same."""
    table, rng = new_table(2, game=slug), skerry.Rng(5)
    for _ in range(8):
        for _ in range(6):
            if not table.over:
                play(table, any_move(table, rng).word)
        shown = drawn(table, None, "en")
        for seat in range(2):
            there = table.course.state
            if not table.over:
                table.course.state = there.resample(seat, rng)
            assert drawn(table, None, "en") == shown
            table.course.state = there


def test_it_shows_the_board_and_says_whose_turn_it_is() -> None:
    table = new_table(2)

    shown = drawn(table, None, "de")

    board = table.game.board(table.state.seen_by(None), [], "de", table.names)
    assert board.partition("</style>")[2].removesuffix("</svg>") in shown
    assert f"Riga: {table.game.say(table.state.prompt(None), 'de', table.names)}" in shown
    assert "data-move" not in shown


def test_drawers_are_closed_on_a_picture() -> None:
    """What a page does with `:not` is no more than what a drawing alone looks like."""
    looks = settled("<style>.a .drawer:not(.open){display:none}.b:not(:hover,:focus-visible)>.c{opacity:.5}</style>")

    assert looks == "<style>.a .drawer{display:none}.b>.c{opacity:.5}</style>"


# --- the process ------------------------------------------------------------------------------------------------------


class Here:
    """In place of the process: its work is done at once, and takes half a second of somebody's budget."""

    waiting = 0
    breaks = False

    def __init__(self) -> None:
        self.done: list[str] = []

    async def do(self, work: object, asked: tuple[object, str], *, within: float) -> tuple[bytes, float]:
        if self.breaks:
            raise TooLate("It was not done.")
        _, svg = asked
        self.done.append(svg)
        return svg.encode(), 0.5

    def close(self) -> None:
        pass


@pytest.fixture(name="here")
def worker_here(monkeypatch: pytest.MonkeyPatch) -> Here:
    here = Here()
    monkeypatch.setattr(pictures, "Workers", lambda *_, **__: here)
    return here


def test_whoever_asks_pays_for_a_picture_and_the_same_one_is_made_once(here: Here) -> None:
    made, budget = Pictures(), Budget(share=0.001, saved=0.0)

    async def ask(*svgs: str) -> list[bytes]:
        return [await made.png(svg) for svg in svgs]

    found = asyncio.run(paid_by(budget, ask("one", "other", "one")))

    assert found == [b"one", b"other", b"one"]
    assert here.done == ["one", "other"]
    assert 1.0 <= budget.spent < 1.2


def test_only_the_last_ones_are_kept(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_KEPT", 2)
    made = Pictures()

    async def ask(*svgs: str) -> None:
        for svg in svgs:
            await made.png(svg)

    asyncio.run(ask("a", "b", "a", "c", "a", "b"))

    assert here.done == ["a", "b", "c", "b"]


def test_when_too_many_wait_or_one_takes_too_long_it_is_told_when_to_ask_again(here: Here, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        here.waiting = pictures.MOST_WAITING
        crowded = people.get("picture")
        here.waiting, here.breaks = 0, True
        late = people.get("picture")
        here.breaks = False
        again = people.get("picture")

    for refused in (crowded, late):
        assert (refused.status_code, refused.json()["key"]) == (429, "busy-with-pictures")
        assert refused.headers["Retry-After"] == "5"
    assert crowded.json()["detail"].startswith("The server is still drawing other people’s pictures.")
    assert again.status_code == 200


# --- links ------------------------------------------------------------------------------------------------------------


def test_a_link_to_a_table_and_to_a_position_names_its_picture(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "here", "here", game="hagar")
        early = [client.get(preview_of(client, f"/t/{people.table}")), people.get("picture", at=0)]
        play_to_the_end(people)
        address = preview_of(client, f"/t/{people.table}/replay?at=2&lang=de")
        late = [client.get(address), people.get("picture", at=10_000)]

    assert address.startswith(f"http://testserver.local/api/tables/{people.table}/picture?")
    assert {"lang=de", "at=2"} == set(address.partition("?")[2].split("&"))
    assert [answer.status_code for answer in (*early, *late)] == [200, 409, 200, 404]
    for answer in (early[0], late[0]):
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT)
    assert early[0].content != late[0].content


def preview_of(client: Any, address: str) -> str:
    """The picture that the page names for those who show a link to it."""
    page = client.get(f"http://testserver.local{address}").text
    (image,) = re.findall(r'<meta property="og:image" content="([^"]+)">', page)
    return unescape(image)
