"""Rows of searches: which decisions they get, what counts as an iteration, and what is said where a peer is missing."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import skerry
from bench import search, searching
from bench.figures import Figure, MissingPackageError, Tally
from bench.ours import INTERPRETED, LEARNED, OUR_SEARCHES, SEARCHES, measured
from bench.search import SEARCH_PEERS, boardgame_io, iterate
from skerry import Rng
from skerry.bots.search import Search


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at."""
    clock = iter(range(1_000))
    monkeypatch.setattr(search, "process_time", lambda: float(next(clock)))


def test_decisions_take_turns_after_so_many_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three calls of two iterations each make the five that are wanted."""
    tick(monkeypatch)
    begun: list[str] = []

    def begin(position: str) -> Callable[[], int]:
        begun.append(position)
        return lambda: 2

    tally = iterate(12.0, ["first", "second"], begin, most=5)

    assert begun == ["first", "second", "first"]
    assert (tally.iterations, tally.seconds) == (18, 12)


def test_a_search_ends_in_the_middle_when_the_time_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tick(monkeypatch)

    tally = iterate(4.0, ["only"], lambda position: lambda: 1, most=1_000)

    assert tally.iterations == 3


def test_rows_of_searches_are_compared_by_iterations() -> None:
    figure = Tally(iterations=30, seconds=2.0).figure("row", "note")

    assert (figure.speed, figure.decisions_per_second) == (15, 0)
    assert Tally(decisions=8, seconds=2.0).figure("row", "note").speed == 4


@pytest.mark.parametrize("game", LEARNED)
def test_searches_begin_at_a_choice_in_the_second_half(game: str) -> None:
    start = skerry.game(game).start(searching.SEATS)

    for seed in range(3):
        state = start.copy()
        for move in searching.way_to_a_decision(start, seed):
            state.play(move)
        assert state.to_move >= 0
        assert len(state.moves()) > 1


def test_descents_are_counted_at_the_root() -> None:
    start = skerry.game("hagar").start(2)
    for move in searching.way_to_a_decision(start, 1):
        start.apply(move)
    tree = Search(start, Rng(1))

    assert [searching.descend(tree) for _ in range(2)] == [8, 8]
    assert tree.root.visits == 16


@pytest.mark.parametrize("loop", SEARCHES)
def test_each_search_is_measured(loop: str) -> None:
    row = measured(0.05, "row", INTERPRETED, "hagar", loop)

    assert row.iterations_per_second is not None
    assert row.iterations_per_second > 0
    assert row.note == f"interpreted, {SEARCHES[loop]}; 2 seats"


def test_every_game_has_our_search_beside_both_of_openspiels() -> None:
    games = ("riga", "hagar", "pirate-haven", "haithabu", "gotlandia")

    assert [(row.name, row.beside) for row in OUR_SEARCHES] == [
        (f"skerry-{game}-{loop}", f"skerry-{game}-openspiel-ismcts")
        for game in games
        for loop in ("search", "openspiel-ismcts", "openspiel-mcts")
    ]
    assert {row.group for row in [*OUR_SEARCHES, *SEARCH_PEERS]} == {"search"}


@pytest.mark.parametrize("row", SEARCH_PEERS[:3], ids=lambda row: row.name)
def test_openspiels_searches_in_cpp_are_measured_on_its_own_games(row: Any) -> None:
    figure: Figure = row.run(0.01)

    assert figure.iterations_per_second is not None
    assert figure.iterations_per_second > 0
    assert "simulations a decision" in figure.note


def node_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, returncode: int, stdout: str) -> list[list[str]]:
    """A stand-in for Node; what it is called with."""
    called: list[list[str]] = []

    def run(command: list[str], **options: object) -> SimpleNamespace:
        called.append(command)
        return SimpleNamespace(returncode=returncode, stdout=stdout, stderr="SyntaxError")

    monkeypatch.setattr(search, "PACKAGES", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    return called


def test_boardgame_io_tells_how_many_iterations_it_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = {"iterations": 3_000, "seconds": 1.5, "version": "0.50.2", "node": "20.1.0"}
    called = node_says(monkeypatch, tmp_path, 0, json.dumps(told))

    figure = boardgame_io(1.5, "row")

    assert figure.iterations_per_second == 2_000
    assert figure.note.startswith("boardgame.io 0.50.2, MCTS in Node 20.1.0, 1,000 iterations a decision")
    assert called == [["/bin/node", str(search.TICTACTOE), "1.5", "1000", "20000"]]


def test_a_failure_of_boardgame_io_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node_says(monkeypatch, tmp_path, 1, "")

    with pytest.raises(RuntimeError, match="The measurement of row failed:\nSyntaxError"):
        boardgame_io(1.0, "row")


def test_without_node_or_its_package_boardgame_io_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node_says(monkeypatch, tmp_path, 0, "")
    monkeypatch.setattr(search, "PACKAGES", tmp_path / "gone")
    with pytest.raises(MissingPackageError, match=r"Left out: boardgame.io is not installed; make bench does it where"):
        boardgame_io(1.0, "row")

    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(MissingPackageError, match=r"Left out: boardgame.io runs in Node, which is not installed"):
        boardgame_io(1.0, "row")


def test_what_npm_installs_is_pinned_without_saying_from_where() -> None:
    """A lock with addresses would work only where they can be reached."""
    folder = search.TICTACTOE.parent
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    assert search.TICTACTOE.exists()
    assert lock["node_modules/boardgame.io"]["version"] == wanted["boardgame.io"]
    assert not [name for name, package in lock.items() if "resolved" in package]
    assert all(package["integrity"] for name, package in lock.items() if name)
