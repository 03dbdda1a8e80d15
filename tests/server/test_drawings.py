"""What was drawn for one is not drawn again for another who looks in the same way, as long as nothing changes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skerry.server import drawings
from skerry.server.drawings import MOST_LOOKS, Drawings
from skerry.server.seen import Look, position
from skerry.server.table import Table
from tests.server.clients import PATIENCE, Client, People, hello, server
from tests.server.tables import new_table, play, words


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """Every look that was really drawn, to its end: a first one may need several slices."""
    looks: list[Look] = []

    def noted(table: Table, look: Look, online: set[int]) -> Any:
        seen = position(table, look, online)
        looks.append(look)
        return seen

    monkeypatch.setattr(drawings, "position", noted)
    return looks


def test_a_hundred_spectators_share_one_drawing_and_a_move_is_drawn_once_for_all(
    client: Client, drawn: list[Look]
) -> None:
    people = People(client, "me", "friend")
    with people.socket() as first, people.socket() as second, people.socket() as third:
        drawn.clear()
        shown = [str(hello(socket)["board"]) for socket in (first, second, third)]
        assert (len(drawn), len(set(shown))) == (1, 1)

        drawn.clear()
        seat = people.asked()
        drawn.clear()
        people.play(seat, people.position(seat)["moves"][0]["word"])
        boards = [str(socket.receive_json(timeout=PATIENCE)["board"]) for socket in (first, second, third)]
        spectators = [look for look in drawn if look.viewer is None]

    assert len(spectators) == len(set(boards)) == 1


def test_whatever_changes_is_drawn_anew(drawn: list[Look]) -> None:
    table, kept, look = new_table(2), Drawings(), Look(None, "en", narrow=False)

    kept.seen(table, look, set())
    kept.seen(table, look, set())
    assert len(drawn) == 1
    kept.seen(table, look, {0})
    play(table, words(table)[0])
    kept.seen(table, look, {0})
    kept.seen(table, Look(0, "en", narrow=False), {0})
    kept.seen(table, Look(0, "de", narrow=False), {0})

    assert len(drawn) == 5


def test_only_so_many_looks_are_kept(drawn: list[Look]) -> None:
    table, kept = new_table(2), Drawings()
    looks = [Look(seat, lang, narrow) for seat in (None, 0, 1) for lang in ("en", "de") for narrow in (False, True)]

    for look in looks:
        kept.seen(table, look, set())

    assert len(kept._drawn) == MOST_LOOKS < len(looks)
