"""The soak of bots that must not peek: what it counts, and that it tells who does."""

import multiprocessing
from multiprocessing.pool import ThreadPool

import pytest

import skerry
from skerry import bots
from tests.bots.twins import Compared, compare
from tools import peek_soak


def test_every_bot_is_asked_at_every_choice_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = peek_soak.soak([("riga", 2, 0), ("riga", 2, 1)], jobs=2)
    peek_soak.report(found, seconds=60)

    one = found["riga", 2]
    games = [compare("riga", 2, seed, peek_soak.EVERY) for seed in (0, 1)]
    assert one == games[0] + games[1]
    assert one.decisions == len(bots.names()) * one.positions > 500
    assert f"{one.decisions:,}" in capsys.readouterr().out


def test_a_bot_that_peeks_is_told_and_the_soak_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[peek_soak.Task] = []

    def peeking(slug: str, seats: int, seed: int, every: dict[str, int]) -> Compared:
        seen.append((slug, seats, seed))
        return Compared(10, 5, 10, [f"expert, seed {seed}"] if (slug, seats) == ("riga", 3) else [])

    monkeypatch.setattr(peek_soak, "compare", peeking)
    monkeypatch.setattr(multiprocessing, "Pool", ThreadPool)

    assert peek_soak.main(["--games", "2", "--seed", "5"]) == 1

    tables = [(slug, seats) for slug in ("riga", "gotlandia") for seats in skerry.game(slug).seats if seats > 1]
    assert sorted(seen) == sorted((slug, seats, seed) for slug, seats in tables for seed in (5, 6))
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("It peeks")]
    assert sorted(told) == ["It peeks: expert, seed 5.", "It peeks: expert, seed 6."]
