"""Learning, in an environment with PyTorch: `make test-learn`."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

import skerry
from skerry import Rng
from skerry.bots.network import Network, WeightsError, observation_of
from skerry.kernel.driver import advance
from skerry.learn.checkpoints import Checkpoint
from skerry.learn.learner import TRUST, Chosen, Learner, Window
from skerry.learn.matches import matches, play
from skerry.learn.networks import network_for, weights_of
from skerry.learn.outcomes import Outcomes
from skerry.learn.plans import PLANS, Plan, plan_for
from skerry.learn.playing import OURS, Rows
from skerry.learn.run import run


def looks(slug: str, games: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What was seen in some random games at every number of seats."""
    game, rng, rows = skerry.game(slug), Rng(3), []
    for number in range(games):
        state = game.start(game.seats[number % len(game.seats)])
        advance(state, rng)
        while state.to_move >= 0:
            rows.append(np.frombuffer(observation_of(game).numbers(state, state.to_move), np.uint8))
            moves = state.moves()
            state.apply(moves[rng.below(len(moves))])
            advance(state, rng)
    return np.stack(rows)


@pytest.mark.parametrize("slug", ["riga", "hagar", "gotlandia"])
def test_numpy_works_out_what_pytorch_does(slug: str) -> None:
    game = skerry.game(slug)
    plan = plan_for(game)
    outcomes = Outcomes(game, plan)
    net = network_for(game, plan, outcomes)
    for parameter in net.parameters():
        torch.nn.init.normal_(parameter, std=0.05)
    seen = looks(slug, 6)

    with torch.no_grad():
        logits, expected, _ = net(torch.from_numpy(seen))
    found = Network(game, weights_of(net), {"sources": outcomes.sources}).look(seen)

    assert np.abs(logits.numpy() - found.logits).max() < 1e-4
    there = found.wins > 0
    assert np.abs((expected[:, 1 : 1 + outcomes.shares].numpy() - found.wins)[there]).max() < 1e-4
    assert np.abs(expected[:, 1 + outcomes.shares :].numpy() * 20 - found.points).max() < 1e-2


def test_only_what_is_known_is_passed_on() -> None:
    """Two games of two seats for seven steps; the second never ends. By hand for each choice, from its later ones."""
    torch.manual_seed(1)
    steps, games, seats, size = 7, 2, 2, 3
    arrays: dict[str, Any] = {
        "observations": np.zeros((games, 4), np.uint8), "masks": np.ones((games, 5), np.uint8),
        "seats": np.zeros(games, np.int8), "whose": np.full(games, OURS, np.int8),
        "finished": np.zeros(games, np.uint8), "outcomes": np.zeros((games, seats, size), np.float32),
        "met": np.zeros(games, np.int8), "share": np.zeros(games, np.float32), "actions": np.zeros(games, np.int64),
    }  # fmt: skip
    group: Any = SimpleNamespace(wait=lambda: Rows(arrays))
    window = Window(group, steps, torch.device("cpu"))
    window.expected = torch.rand(steps, games, size)
    window.outcomes = torch.rand(steps, games, seats, size)
    window.seats = torch.randint(seats, (steps, games))
    window.ours[:] = True
    window.finished[3, 0] = True

    better, usable = window.judged()

    for game in range(games):
        for step in range(steps):
            seat = int(window.seats[step, game])
            wanted, weight, known = torch.zeros(size), 1.0, False
            at, before = step, window.expected[step, game]
            for later in range(step, steps):
                if later > step and window.seats[later, game] == seat:
                    wanted += weight * (window.expected[later, game] - before)
                    before, at, weight, known = window.expected[later, game], later, weight * TRUST, True
                if window.finished[later, game]:
                    wanted += weight * (window.outcomes[later, game, seat] - before)
                    known = True
                    break
            assert at >= step
            assert bool(usable[step, game]) == known
            assert torch.allclose(better[step, game], wanted, atol=1e-5)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Chosen:
    """Riga with a small network, for seconds."""
    monkeypatch.setitem(PLANS, "riga", Plan(lead=15, hidden=64, layers=1))
    return Chosen(minutes=0.6, games=32, steps=32, batch=512, rate=2e-3, teach=20, teach_epochs=4, bots=0)


def test_seconds_of_learning_beat_random_and_go_on(small: Chosen, tmp_path: Path) -> None:
    told: list[str] = []
    run("riga", small, tmp_path, go_on=False, tell=told.append)

    path = tmp_path / "riga.npz"
    results = [play(match) for match in matches("riga", path, "random", 2, 40, house=False, first=1 << 60)]
    assert sum(result.share for result in results) >= 30

    before = Checkpoint.read(skerry.game("riga"), path)
    assert before.minutes >= small.minutes
    small.minutes = before.minutes + 0.05
    run("riga", small, tmp_path, go_on=True, tell=told.append)
    after = Checkpoint.read(skerry.game("riga"), path)
    assert after.decisions > before.decisions
    assert after.games >= before.games
    assert after.taught == before.taught
    rows = (tmp_path / "riga.csv").read_text().splitlines()
    assert rows[0].startswith("minutes,decisions,games")
    assert float(rows[-1].split(",")[0]) > before.minutes


def test_checkpoints_of_other_observations_are_refused(small: Chosen, tmp_path: Path) -> None:
    game = skerry.game("riga")
    learner = Learner("riga", small, tmp_path / "riga.npz")
    learner.checkpoint.observation -= 1
    learner.save()

    with pytest.raises(WeightsError, match="version 1 of the observations of Riga, which now have version 2"):
        Checkpoint.read(game, tmp_path / "riga.npz")
