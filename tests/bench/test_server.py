"""The benchmark of the server: tables at every stage, clicks and their times, the floor, and what is told of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

import skerry
from bench import load, server, tables
from bench.floor import make_app
from bench.load import Browser, Clicks, Message, Play, Position, Word
from bench.server import BOARDS, CHANGES, SKERRY, Round, Row, kept, rows
from skerry.server.table import Table

MOST_BYTES = 4000
"""That a browser receives of a move, compressed, on the average of a game: a position whole has five times as many."""


def clicks(*delays: float, seconds: float = 2.0) -> Clicks:
    return Clicks(list(delays), seconds, server_seconds=0.1, browsers_seconds=1.0)


def browser(position: Position, text: bytes = b"{}") -> Browser:
    """One without a connection that was sent this."""
    found = Browser(SimpleNamespace())  # type: ignore[arg-type]
    found.position, found.text = position, text
    return found


def play(*positions: Position) -> Play:
    browsers = [browser(position, f'{{"seat":{seat}}}'.encode()) for seat, position in enumerate(positions)]
    return Play(tables.Prepared(0, "table", []), browsers, Random(1))


ASKED, IDLE = Position(3, True, [Word("end"), Word("pay")]), Position(3)


def test_tables_stand_at_the_stage_that_was_asked_for() -> None:
    found, held = tables.made("riga", tables.SEATS, 7, 25)

    table = Table(found)

    assert sum(word.choice for word in table.words) == 25
    assert (len(held), table.status) == (tables.SEATS, "running")


def test_of_a_hundred_clicks_ninety_nine_are_at_most_as_slow() -> None:
    found = clicks(*[number / 1000 for number in range(100)])

    assert (found.quantile(0.5), found.quantile(0.99)) == (0.05, 0.099)
    assert found.per_second == 50


def test_ratios_are_taken_round_by_round() -> None:
    """The machine was slow in the second round: both show it, the ratio does not."""
    ours = Row("ours", [clicks(0.2), clicks(2.0), clicks(0.4)])
    floor = Row("floor", [clicks(0.1), clicks(1.0), clicks(0.2)])

    assert ours.ratio(floor, lambda one: one.quantile(0.5)) == pytest.approx(2)
    assert ours.median(lambda one: one.quantile(0.5)) == pytest.approx(0.4)


def test_what_is_kept_for_the_floor_is_what_was_sent_where_someone_is_asked() -> None:
    found = kept([play(ASKED, IDLE), play(IDLE, IDLE)])

    assert found == [['{"seat":0,"asked":true,"moves":[{"word":"end"}]}', '{"seat":1,"asked":false}']]


def test_a_browser_knows_what_has_not_changed() -> None:
    position = Position(3, True, [Word("end")])

    position.follow(Message("position", at=4, moves=[]))

    assert (position.at, position.asked, position.moves) == (4, True, [])


def test_the_floor_sends_everyone_at_a_table_the_next_message_for_their_seat() -> None:
    app = make_app([["a0", "a1"], ["b0", "b1"]])
    with (
        TestClient(app) as client,
        client.websocket_connect("/api/tables/one/stream") as first,
        client.websocket_connect("/api/tables/one/stream") as second,
    ):
        first.send_json({"keys": ["0"]})
        second.send_json({"keys": ["1"]})
        assert (first.receive_text(timeout=10), second.receive_text(timeout=10)) == ("a0", "a1")

        second.send_json({"type": "play"})

        assert (first.receive_text(timeout=10), second.receive_text(timeout=10)) == ("b0", "b1")


def test_a_small_run_measures_both_servers_in_both_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "folder" / "server.json"

    arguments = [
        "--tables",
        "2",
        "--seconds",
        "1",
        "--every",
        "0.3",
        "--rounds",
        "1",
        "--games",
        "1",
        "--onlookers",
        "3",
        "--json",
        str(path),
    ]
    assert server.main(arguments) == 0

    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert report["clients"] == 8
    assert [game["game"] for game in report["games"]] == list(skerry.games())
    assert max(game["bytes"] for game in report["games"]) < MOST_BYTES
    assert list(report["rows"]) == [
        f"{name}, {how}"
        for how in ("as fast as it goes", "at the pace of people")
        for name in (SKERRY, CHANGES, BOARDS)
    ]
    assert (report["crowd"]["onlookers"], report["crowd"]["moves"] > 0) == (3, True)
    assert report["crowd"]["server_ms"] > 0
    for row in report["rows"].values():
        assert row["moves_per_second"][0] > 0
        assert 0 < row["p50_ms"][0] <= row["p99_ms"][0]
    told = capsys.readouterr().out
    assert all(f"against the {floor}, as fast as it goes" in told for floor in (CHANGES, BOARDS))


def test_each_way_has_a_row_for_each_server() -> None:
    found = rows({name: [Round(clicks(1.0), clicks(2.0))] for name in (SKERRY, BOARDS)})

    assert [row.rounds[0].delays for row in found] == [[1.0], [1.0], [2.0], [2.0]]


def test_a_process_that_is_not_there_has_used_no_time() -> None:
    assert load.processor_seconds(2**30) == 0.0
