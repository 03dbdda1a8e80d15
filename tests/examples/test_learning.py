"""The learning example: its parts do what their names say, and a run of a few seconds goes through all of them."""

from pathlib import Path

import numpy as np
import pytest

from examples import learning
from skerry.adapters.vector import VectorEnv


def small_network(env: VectorEnv) -> learning.Network:
    """For the observations of some steps at random."""
    random = np.random.default_rng(1)
    seen = [env.step(env.random_actions(random))[0].copy() for _ in range(20)]
    return learning.Network(np.concatenate(seen), env.masks.shape[1], seed=1)


def small_window(steps: int) -> learning.Window:
    """One game in which nothing has happened yet."""
    env = VectorEnv(learning.GAME, games=1, seats=2)
    env.reset(seed=3)
    return learning.Window(env, small_network(env), steps)


def test_what_is_not_legal_has_no_chance() -> None:
    logits = np.array([[5.0, 1.0, 1.0]], np.float32)

    likely = learning.chances(logits, np.array([[0, 1, 1]], np.int8))

    assert likely[0].tolist() == pytest.approx([0, 0.5, 0.5])


def test_moves_are_drawn_as_often_as_they_are_likely() -> None:
    likely = np.tile(np.array([[0.0, 0.75, 0.0, 0.25, 0.0]], np.float32), (4000, 1))

    drawn = learning.drawn(likely, np.random.default_rng(1))

    assert set(drawn.tolist()) == {1, 3}
    assert (drawn == 1).mean() == pytest.approx(0.75, abs=0.03)


def test_a_window_is_filled_with_legal_moves_and_the_ends_of_games() -> None:
    env = VectorEnv(learning.GAME, games=4, seats=2)
    env.reset(seed=3)
    network = small_network(env)
    window = learning.Window(env, network, steps=90)

    window.fill(env, network, np.random.default_rng(1))

    legal = np.take_along_axis(window.masks, window.actions[:, :, None], axis=2)
    assert legal.all()
    assert window.finished.any()
    assert (np.abs(window.ends[window.finished]) <= 1).all()


def test_the_end_of_a_game_is_a_gain_to_one_seat_and_a_loss_to_the_other() -> None:
    window = small_window(steps=3)
    window.seats[:, 0] = [0, 1, 1]
    window.finished[2], window.ends[2] = True, 0.8

    window.look_back(np.array([0]), np.array([0.3], np.float32))

    assert window.gains[:, 0].tolist() == pytest.approx([-0.8, learning.TRUST * 0.8, 0.8])


def test_a_game_that_goes_on_ends_as_the_network_expects() -> None:
    window = small_window(steps=2)
    window.seats[:, 0] = [1, 0]
    window.values[:, 0] = [0.0, 0.1]

    window.look_back(np.array([0]), np.array([0.3], np.float32))

    assert window.gains[:, 0].tolist() == pytest.approx([-0.3, 0.2])


def test_the_lead_is_counted_from_who_is_asked() -> None:
    env = VectorEnv(learning.GAME, games=2, seats=2)
    field = next(field for field in env.eyes.observation.fields if field.name == learning.POINTS)
    env.bytes[:, field.start : field.start + 2] = [[40, 25], [10, 90]]

    assert learning.leads(env).tolist() == pytest.approx([15 / learning.LEAD, -1])


def test_a_move_that_ended_better_than_expected_becomes_more_likely() -> None:
    likely = np.array([[0.5, 0.5]], np.float32)

    by_move = learning.slope(likely, np.array([0]), np.array([0.5], np.float32), np.array([1.0], np.float32))

    assert by_move[0, 0] < 0 < by_move[0, 1]


def test_a_move_that_is_far_more_likely_already_is_left_alone() -> None:
    likely = np.array([[0.5, 0.5]], np.float32)

    by_move = learning.slope(likely, np.array([0]), np.array([0.1], np.float32), np.array([1.0], np.float32))

    assert by_move.tolist() == [[0, 0]]


def test_numbers_that_never_change_are_left_out() -> None:
    examples = np.array([[0.0, 1.0, 0.2], [0.0, 0.0, 0.2]], np.float32)

    network = learning.Network(examples, moves=2, seed=1)

    assert network.see(examples).tolist() == [[1], [-1]]


def test_the_network_learns_what_it_is_told() -> None:
    network = learning.Network(np.eye(3, dtype=np.float32), moves=2, seed=1)
    seen = network.see(np.eye(3, dtype=np.float32))
    wanted = np.array([1.0, -1.0, 0.5], np.float32)

    for _ in range(300):
        first, second, logits, values = network.look(seen)
        network.learn(seen, (first, second), np.zeros_like(logits), (values - wanted) / np.float32(3), rate=0.001)

    assert network.look(seen)[3].tolist() == pytest.approx(wanted.tolist(), abs=0.05)


def test_the_policy_plays_whole_games() -> None:
    env = VectorEnv(learning.GAME, games=1, seats=2)
    env.reset(seed=1)

    wins = learning.wins(learning.Policy(small_network(env), env.eyes), "random", matches=1, first=0)

    assert wins.games == 2
    assert 0 <= wins.low <= wins.value <= wins.high <= 1


SHORT = ["--minutes", "0.001", "--games", "4", "--steps", "4", "--look", "4", "--matches", "1", "--last", "1"]


def test_a_short_run_draws_its_curve_and_keeps_what_was_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"

    learning.main([*SHORT, "--points", "1", "--curve", str(curve), "--save", str(kept)])

    assert "greedy" in capsys.readouterr().out
    assert np.load(kept)["second"].shape == (learning.HIDDEN, learning.HIDDEN)
    assert "<svg" in curve.read_text(encoding="utf-8")


def test_what_was_learned_is_kept_when_someone_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(learner: learning.Learner) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(learning.Learner, "learn", stop)

    learning.main([*SHORT, "--save", str(tmp_path / "policy.npz")])

    assert (tmp_path / "policy.npz").exists()
