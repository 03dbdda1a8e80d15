"""Playing a plan: nothing is lost, nothing is played twice, and the rows don't depend on who plays."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

import skerry
from skerry import SetUpError, SkerryError
from skerry.lab import plans
from skerry.lab.crews import crew, local_crew
from skerry.lab.fingerprints import fingerprint
from skerry.lab.folder import CHUNK, Results, put
from skerry.lab.plan import Bout, Plan, Setting
from skerry.lab.report import write_report
from skerry.lab.run import Piece, Pieces, Played, missing, play_piece, run
from tests.builds import share
from tests.lab.played import HAGAR, rows


class Stopped(Exception):
    """What a test throws in the middle of a run."""


def stopping_after(count: int) -> Callable[[Callable[[Piece], Played], Iterable[Piece]], Iterator[Played]]:
    """A crew that gives up after this number of pieces."""

    def work_some(work: Callable[[Piece], Played], pieces: Iterable[Piece]) -> Iterator[Played]:
        for number, piece in enumerate(pieces):
            if number == count:
                raise Stopped
            yield work(piece)

    return work_some


def test_an_interrupted_run_goes_on_where_it_stopped(hagar: Results, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(HAGAR, tmp_path, stopping_after(2))
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    finished = Results(tmp_path).finished()

    run(HAGAR, tmp_path)

    assert 0 < len(finished) < 6
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert rows(Results(tmp_path)) == rows(hagar)


def test_several_processes_give_the_same_rows_as_one(hagar: Results, tmp_path: Path) -> None:
    results = run(HAGAR, tmp_path, local_crew(2))

    assert rows(results) == rows(hagar)


@pytest.mark.parametrize("backend", share(["ray", "dask"]))
def test_a_cluster_gives_the_same_rows(hagar: Results, tmp_path: Path, backend: str) -> None:
    """In a process of its own: clusters leave threads and sockets behind."""
    script = f"""
from pathlib import Path
from skerry.lab.crews import crew
from skerry.lab.run import run
from tests.lab.played import HAGAR
if __name__ == "__main__":
    run(HAGAR, Path({str(tmp_path / "results")!r}), crew({backend!r}, 2))
"""
    (tmp_path / "cluster.py").write_text(script, encoding="utf-8")
    paths = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(Path(__file__).parents[2])])
    subprocess.run([sys.executable, tmp_path / "cluster.py"], check=True, env={**os.environ, "PYTHONPATH": paths})

    assert rows(Results(tmp_path / "results")) == rows(hagar)


def test_a_run_that_is_killed_loses_only_what_was_under_way(tmp_path: Path) -> None:
    """SIGKILL as soon as something is on disk; then the same command goes on and every game is there once."""
    command = [sys.executable, "-m", "skerry", "lab", "match", "hagar", "random", "greedy", "--games", "24"]
    where = ["--to", str(tmp_path), "--jobs", "2"]
    with subprocess.Popen([*command, *where], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not list(tmp_path.glob("*.parquet")) and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    plan = Results(tmp_path).plan
    finished = len(Results(tmp_path).finished())

    results = run(plan, tmp_path)

    assert finished > 0
    assert results.games()["bout"].to_list() == list(range(24))
    assert sum(path.stat().st_size == 0 for path in tmp_path.iterdir()) == 0


def test_what_is_finished_is_not_played_again(hagar: Results) -> None:
    run(hagar.plan, hagar.folder, stopping_after(0))

    assert missing(hagar.plan, hagar) == []


def test_another_plan_is_not_mixed_into_the_same_folder(hagar: Results) -> None:
    other = plans.match(Setting("hagar"), ["random", "greedy"], games=2)

    with pytest.raises(SkerryError, match=r"has the results of another plan\. Choose another folder"):
        run(other, hagar.folder)


def half_played(folder: Path) -> None:
    with pytest.raises(Stopped):
        run(HAGAR, folder, stopping_after(2))


def test_games_of_other_bots_are_not_added_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_played(tmp_path)
    finished = Results(tmp_path).finished()
    monkeypatch.setattr(skerry.game("hagar").knowledge, "rival", 5.0)

    with pytest.raises(SkerryError, match=r"different bots, so .* --anew .* --mix .* --to"):
        run(HAGAR, tmp_path)

    assert Results(tmp_path).finished() == finished


def test_all_games_can_be_played_anew(hagar: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(skerry.game("hagar").knowledge, "rival", 5.0)
        half_played(tmp_path)

    results = run(HAGAR, tmp_path, if_changed="anew")

    assert rows(results) == rows(hagar)
    assert not results.manifest.mixed


def test_games_can_be_mixed_and_the_report_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half_played(tmp_path)
    monkeypatch.setattr(skerry.game("hagar").knowledge, "rival", 5.0)

    results = run(HAGAR, tmp_path, if_changed="mix")

    assert len(results.finished()) == 6
    assert results.manifest.mixed
    write_report(results, tmp_path / "report.html", "en")
    assert "so you can’t compare them." in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_folder_of_before_that_does_not_say_who_played_is_not_gone_on_with(tmp_path: Path) -> None:
    half_played(tmp_path)
    manifest = msgspec.structs.replace(Results(tmp_path).manifest, made_by=None)
    put(tmp_path / "plan.json", msgspec.json.encode(manifest))

    with pytest.raises(SkerryError, match="don’t say what played them"):
        run(HAGAR, tmp_path)


def test_a_worker_with_other_bots_refuses_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = next(iter(Pieces(HAGAR, list(HAGAR.bouts()))))
    monkeypatch.setattr(skerry.game("hagar").knowledge, "rival", 5.0)

    with pytest.raises(SkerryError, match="A worker differs from this machine in its bots"):
        play_piece(piece)


def test_a_fingerprint_tells_rules_packs_and_bots_apart() -> None:
    usual = fingerprint(plans.match(Setting("riga"), ["random", "random"], games=2))
    small_hands = Setting("riga", changes={"numbers.hand_limit": 3})
    changed = fingerprint(plans.match(small_hands, ["random", "random"], games=2))

    assert changed.differs_in(usual) == ["packs"]
    assert usual == fingerprint(plans.match(Setting("riga"), ["greedy", "random"], games=4))


def test_a_folder_without_a_plan_is_no_folder_of_results(tmp_path: Path) -> None:
    with pytest.raises(SkerryError, match="isn’t a results folder"):
        Results(tmp_path)


def test_a_game_that_was_played_twice_counts_once(hagar: Results, tmp_path: Path) -> None:
    """Two runs in one folder cut their pieces differently."""
    for path in hagar.folder.iterdir():
        put(tmp_path / path.name, path.read_bytes())
    first = next(path for path in sorted(tmp_path.iterdir()) if CHUNK.fullmatch(path.name))
    put(tmp_path / "bouts-00000000-00000999.parquet", first.read_bytes())

    assert rows(Results(tmp_path)) == rows(hagar)


def test_a_file_that_was_not_finished_is_not_seen(hagar: Results, tmp_path: Path) -> None:
    put(tmp_path / "plan.json", (hagar.folder / "plan.json").read_bytes())
    (tmp_path / "bouts-00000000-00000001.parquet.77.part").write_bytes(b"PAR")

    assert Results(tmp_path).finished() == set()
    assert len(Results(tmp_path).games()) == 0


def test_progress_is_told_from_what_is_finished_to_the_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    with pytest.raises(Stopped):
        run(HAGAR, tmp_path, stopping_after(1))

    run(HAGAR, tmp_path, progress=lambda done, of: told.append((done, of)))

    assert told[0] == (1, 6)
    assert told[-1] == (6, 6)


# --- pieces -----------------------------------------------------------------------------------------------------------


def plan_of(games: int) -> Plan:
    return plans.match(Setting("hagar"), ["random", "random"], games=games)


def test_the_first_piece_is_one_game_because_nobody_knows_how_long_it_takes() -> None:
    plan = plan_of(64)

    assert len(next(iter(Pieces(plan, list(plan.bouts())))).bouts) == 1


def test_pieces_take_a_few_seconds_and_become_smaller_towards_the_end() -> None:
    plan = plan_of(200)
    bouts = list(plan.bouts())
    pieces = Pieces(plan, bouts)
    pieces.took(Played(bouts[:1], b"", [0.5]))

    sizes = [len(piece.bouts) for piece in pieces]

    assert sizes[:3] == [6, 6, 6]
    assert sizes[-16:] == [1] * 16
    assert sum(sizes) == 200


def test_a_piece_never_reaches_across_a_gap() -> None:
    plan = plan_of(200)
    left = [bout for bout in plan.bouts() if bout.number not in {2, 5}]
    pieces = Pieces(plan, left)
    pieces.took(Played(left[:1], b"", [0.001]))

    first = [numbers(piece.bouts) for piece in pieces][:3]

    assert first[:2] == [[0, 1], [3, 4]]
    assert first[2][0] == 6


def numbers(bouts: list[Bout]) -> list[int]:
    return [bout.number for bout in bouts]


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(SetUpError, match=r"There is no backend 'slurm'\. Choose one of: local, ray, dask"):
        crew("slurm")


@pytest.mark.parametrize("backend", ["ray", "dask"])
def test_a_cluster_that_is_not_installed_is_named_with_its_extra(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = {"ray": "ray", "dask": "distributed"}[backend]
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(SetUpError, match=rf"This needs {package}\. Install it with pip install 'skerry\[cluster\]'"):
        crew(backend, 2)
