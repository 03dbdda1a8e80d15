"""Networks that ship are read whole or refused with a sentence; numpy alone asks them."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import skerry
from skerry.bots import network
from skerry.bots.network import Network, WeightsError
from skerry.kernel.driver import advance

SLUG = "hagar"


def weights() -> dict[str, Any]:
    """A small network of Hägar with a board, all by chance."""
    game = skerry.game(SLUG)
    numbers, words, places, hidden = network.observation_of(game).size, len(game.alphabet), 4, 8
    plane = network.Plane(game)
    shapes = {
        "first": (hidden, numbers), "whole": (places, numbers), "round.0": (places, 9 * places),
        "pooled": (hidden, 2 * places), "marks": (21, places), "middle.0": (hidden, hidden),
        "policy": (words, hidden), "wins": (3, hidden), "points": (5, hidden),
    }  # fmt: skip
    random = np.random.default_rng(1)
    found = {"place.weight": random.standard_normal((places, plane.of_coasters + 1))}
    for name, shape in shapes.items():
        found[f"{name}.weight"] = random.standard_normal(shape) / 4
        found[f"{name}.bias"] = random.standard_normal(shape[0])
    for name, size in (("norm.0", hidden), ("round_norm.0", places)):
        found[f"{name}.weight"], found[f"{name}.bias"] = np.ones(size), np.zeros(size)
    return {name: value.astype(np.float16) for name, value in found.items()}


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with these weights and their card, where Skerry looks for them."""
    game = skerry.game(SLUG)
    path = tmp_path / f"{SLUG}.npz"
    np.savez_compressed(path, allow_pickle=False, **weights())
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    version = network.observation_of(game).version
    path.with_suffix(".toml").write_text(
        f"observation = {version}\nalphabet = {len(game.alphabet)}\npack = {game.pack.version}\nalone = 40\n"
        f'sources = ["gold", "dominions"]\nsha256 = "{checksum}"\n'
    )
    monkeypatch.setattr(network, "WEIGHTS", tmp_path)
    forget()
    yield path
    forget()


def forget() -> None:
    network.card_of.cache_clear()
    network._loaded.cache_clear()


def changed(path: Path, old: str, new: str) -> None:
    card = path.with_suffix(".toml")
    text = card.read_text()
    assert old in text
    card.write_text(text.replace(old, new))


def seen(seats: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    game, rng, rows = skerry.game(SLUG), skerry.Rng(seats), []
    state = game.start(seats)
    advance(state, rng)
    while state.to_move >= 0:
        rows.append(np.frombuffer(network.observation_of(game).numbers(state, state.to_move), np.uint8))
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])
        advance(state, rng)
    return np.stack(rows)


def test_a_network_says_what_it_thinks_of_every_move_seat_and_source(shipped: Path) -> None:
    game = skerry.game(SLUG)
    own = Network.load(game)
    assert own is not None

    for seats in game.seats:
        looks = own.look(seen(seats))
        assert looks.logits.shape[1] == len(game.alphabet)
        assert looks.points.shape[1] == len(own.sources) + 3
        assert np.all(looks.wins[:, seats:] == 0)
        assert np.allclose(looks.wins.sum(axis=1), 1) == (seats > 1)
        assert np.all((looks.wins >= 0) & (looks.wins <= 1))


def test_positions_do_not_influence_each_other(shipped: Path) -> None:
    own = Network.load(skerry.game(SLUG))
    assert own is not None
    rows = seen(2)

    together = own.look(rows)

    for number in range(len(rows)):
        alone = own.look(rows[number : number + 1])
        assert np.allclose(alone.logits[0], together.logits[number], atol=1e-4)
        assert np.allclose(alone.wins[0], together.wins[number], atol=1e-5)


def test_weights_that_are_not_those_of_the_card_are_refused(shipped: Path) -> None:
    whole = shipped.read_bytes()
    shipped.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))

    with pytest.raises(WeightsError, match=r"hagar\.npz are not those of their card: the checksum is another one"):
        Network.load(skerry.game(SLUG))


def test_weights_for_other_observations_are_refused(shipped: Path) -> None:
    changed(shipped, "observation = 2", "observation = 1")

    with pytest.raises(
        WeightsError, match="trained for version 1 of the observations of Hägar, which now have version 2"
    ):
        Network.load(skerry.game(SLUG))


def test_weights_for_other_words_are_refused(shipped: Path) -> None:
    changed(shipped, "alphabet = 391", "alphabet = 390")

    with pytest.raises(WeightsError, match="know 390 moves of Hägar, which now has 391"):
        Network.load(skerry.game(SLUG))


def test_nothing_was_trained_for_other_games_and_packs(shipped: Path) -> None:
    assert Network.load(skerry.game("riga")) is None
    assert Network.load(skerry.game(SLUG, version=1)) is None
    assert Network.load(skerry.game(SLUG, changes={"symbols.gold.victory_points": 2})) is None
