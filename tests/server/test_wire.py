"""The wire: only what has changed is sent, it adds up to what is seen, and it is made ready once for all."""

import itertools
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

import skerry
from skerry import Rng
from skerry.kernel.board import joined
from skerry.server.copies import STATIC
from skerry.server.drawings import Drawings, Shown, same_at_first, shorter
from skerry.server.live import AGAINST_THE_RULES
from skerry.server.messages import PLAIN, SocketMessage
from skerry.server.seen import Look, position
from tests.server.clients import PATIENCE, People, hello, server
from tests.server.tables import any_move, new_table, play
from tools.following import Position, follow, redrawn


def bare(message: SocketMessage) -> Any:
    return msgspec.json.decode(message.text)


@pytest.mark.parametrize("slug", skerry.games())
def test_messages_add_up_to_all_that_is_seen(slug: str) -> None:
    """Undo included, which takes parts, lines and sections back."""
    table, rng = new_table(2, game=slug), Rng(4)
    looks = [Look(0, "en", narrow=False), Look(None, "de", narrow=True)]
    drawings, shown, known = Drawings(), dict[Look, Shown](), dict[Look, Position]()
    for _ in range(40):
        if table.over:
            break
        seat = table.state.to_move
        if rng.below(5) == 0 and table.undoable(seat):
            table.undo(seat, False, None, "", 0.0)
        else:
            play(table, any_move(table, rng).word)
        for look in looks:
            now = drawings.seen(table, look, {0})
            if now is shown.get(look):
                continue
            known[look] = follow(known.get(look, {}), bare(now.message(shown.get(look))))
            shown[look] = now
            seen = json.loads(msgspec.json.encode(position(table, look, {0}).whole()))
            assert joined(known[look]["board"]) == seen.pop("board")
            assert list(known[look]["text"].values()) == seen.pop("text")
            assert {name: known[look][name] for name in seen} == seen


def test_a_message_is_encoded_and_compressed_once_for_everyone_who_looks_alike() -> None:
    table, drawings, look = new_table(2), Drawings(), Look(None, "en", narrow=False)
    before = drawings.seen(table, look, set())
    play(table, any_move(table, Rng(1)).word)
    now = drawings.seen(table, look, set())

    message = now.message(before)

    assert now.message(before) is message
    assert message.frame(15) is message.frame(15)
    assert len(message.frame(15)) < len(message.text)
    assert len(message.text) < len(now.message(None).text) / 2


@pytest.mark.parametrize("window", [PLAIN, 9, 12, 15])
def test_a_frame_can_be_read_without_those_before_it(window: int) -> None:
    message = SocketMessage({"type": "position", "board": "harbour " * 1000})
    reading = [] if window == PLAIN else [PerMessageDeflate(True, True, window, 15)]
    data = message.frame(window)

    head = 4 if data[1] == 126 else 2
    frame = Frame(Opcode(data[0] & 15), data[head:], rsv1=bool(data[0] & 64))
    for extension in reading:
        frame = extension.decode(frame)

    assert frame.data == message.text


def test_numbers_count_only_what_somebody_sees() -> None:
    """A word that others may not know of gives them no number; see RIG-R43."""
    table, drawings, rng = new_table(2), Drawings(), Rng(6)
    look = Look(None, "en", narrow=False)
    numbers, seen = [drawings.seen(table, look, set()).number], [position(table, look, set())]
    for _ in range(60):
        play(table, any_move(table, rng).word)
        for other in (0, 1):
            drawings.seen(table, Look(other, "en", narrow=False), set())
        numbers.append(drawings.seen(table, look, set()).number)
        seen.append(position(table, look, set()))

    changes = [one != other for one, other in itertools.pairwise(seen)]
    assert [after - before for before, after in itertools.pairwise(numbers)] == [int(one) for one in changes]


def test_of_a_long_part_only_the_new_letters_are_sent() -> None:
    before, after = "x" * 100 + "3 wine" + "y" * 100, "x" * 100 + "12 wine" + "y" * 100

    assert shorter(before, after) == [100, 101, "12"]
    assert redrawn({"hand": before}, "hand", shorter(before, after)) == after
    assert shorter("3 wine", "12 wine") == "12 wine"
    assert shorter(before + "⛵🏴", after + "⛵🏴") == after + "⛵🏴", "browsers count the flag twice"
    assert [same_at_first("harbour", other) for other in ("harbour", "harp", "", "sea")] == [7, 3, 0, 0]


def test_a_browser_that_missed_something_asks_for_all_of_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as socket:
            first = hello(socket, people.keys[0])
            socket.send_json({"type": "whole"})
            again = socket.receive_json(timeout=PATIENCE)

    assert (first["after"], again["after"]) == (None, None)
    assert again == first
    assert first["edition"] == STATIC.name


def test_only_who_wants_the_position_as_text_gets_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as socket:
            before = hello(socket)
            socket.send_json({"type": "show", "text": True})
            after = socket.receive_json(timeout=PATIENCE)

    assert before["text"] == {}
    assert [section["title"] for section in after["text"].values()] == [
        section["title"] for section in people.position()["text"]
    ]


@pytest.mark.parametrize("said", [{}, {"wire": 1}, {"wire": 3}])
def test_who_speaks_another_version_is_told_so_and_hung_up_on(tmp_path: Path, said: dict[str, int]) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        with people.socket() as socket:
            socket.send_json({"type": "hello", **said})
            refused = socket.receive_json(timeout=PATIENCE)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive(timeout=PATIENCE)

    assert (refused["type"], refused["text"][-16:]) == ("refused", "Reload the page.")
    assert closed.value.code == AGAINST_THE_RULES
