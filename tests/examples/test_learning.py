"""The learning example: its parts do what their names say, and a run of a few seconds goes through all of them."""

from pathlib import Path

import numpy as np
import pytest

from examples import learning
from skerry.adapters.seen import Eyes
from skerry.adapters.vector import VectorEnv


def test_what_is_not_legal_has_no_chance() -> None:
    logits = np.array([[5.0, 1.0, 1.0]], np.float32)

    likely = learning.chances(logits, np.array([[0, 1, 1]], np.int8))

    assert likely[0].tolist() == pytest.approx([0, 0.5, 0.5])


def test_a_window_gives_every_choice_the_reward_of_who_made_it() -> None:
    env = VectorEnv("hagar", games=4, seats=2)
    env.reset(seed=3)
    network = learning.Network(env.observations.shape[1], env.masks.shape[1], seed=1)
    window = learning.Window(env, steps=80)

    window.fill(env, network, np.random.default_rng(1))

    step, game = (int(found[0]) for found in window.finished.nonzero())
    for before in range(step + 1):
        seat = window.seats[before, game]
        assert window.returns[before, game] == window.rewards[step, game, seat]
    assert window.masks[0, game, window.actions[0, game]] == 1


def test_a_move_that_ended_better_than_expected_becomes_more_likely() -> None:
    likely = np.array([[0.5, 0.5]], np.float32)

    by_move = learning.slope(likely, np.array([0]), np.array([0.5], np.float32), np.array([1.0], np.float32))

    assert by_move[0, 0] < 0 < by_move[0, 1]


def test_a_move_that_is_far_more_likely_already_is_left_alone() -> None:
    likely = np.array([[0.5, 0.5]], np.float32)

    by_move = learning.slope(likely, np.array([0]), np.array([0.1], np.float32), np.array([1.0], np.float32))

    assert by_move.tolist() == [[0, 0]]


def test_the_network_learns_what_it_is_told() -> None:
    network = learning.Network(inputs=3, moves=2, seed=1)
    seen = np.eye(3, dtype=np.float32)
    wanted = np.array([1.0, -1.0, 0.5], np.float32)

    for _ in range(300):
        hidden, logits, values = network.look(seen)
        network.learn(seen, hidden, np.zeros_like(logits), (values - wanted) / np.float32(3), rate=0.01)

    assert network.look(seen)[2].tolist() == pytest.approx(wanted.tolist(), abs=0.05)


def test_the_policy_plays_whole_games() -> None:
    env = VectorEnv("hagar", games=1, seats=2)
    network = learning.Network(env.observations.shape[1], env.masks.shape[1], seed=1)

    share = learning.share_of_wins(env.game, learning.Policy(network, Eyes(env.game)), "random", matches=1)

    assert share in (0, 0.5, 1, 0.25, 0.75)


def test_a_short_run_draws_its_curve_and_keeps_what_was_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = ["--minutes", "0.001", "--games", "4", "--steps", "4", "--matches", "1", "--points", "1"]

    learning.main([*short, "--curve", str(tmp_path / "curve.svg"), "--save", str(tmp_path / "policy.npz")])

    assert "greedy" in capsys.readouterr().out
    assert np.load(tmp_path / "policy.npz")["policy"].shape == (learning.HIDDEN, 391)
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
