"""Small networks that know nothing, for tests of what is done with a network: their weights are drawn by lot."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import skerry
from skerry.bots import network
from skerry.bots.network import Floats
from skerry.bots.trained import trained
from skerry.kernel.driver import play_out

HIDDEN = 16


@contextmanager
def taught(folder: Path) -> Iterator[None]:
    """While this lasts, each of our games has such a network in this folder and no other."""
    for slug in skerry.games():
        write(skerry.game(slug), folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(network, "WEIGHTS", folder)
        forget()
        yield
    forget()


def forget() -> None:
    """What was read is read anew."""
    for read in (network.card_of, network._loaded, trained):
        read.cache_clear()


def write(game: skerry.Game, folder: Path) -> None:
    """The files of one network, with a card that fits them."""
    assert game.observation is not None
    seats, alphabet = game.seats.stop - 1, len(game.alphabet)
    sources = sources_of(game)
    rows = {"policy": (alphabet, 3.0), "wins": (max(seats, 2), 1.0), "points": (len(sources) + seats, 0.3)}
    chance = np.random.default_rng(len(sources))
    weights = {**linear(chance, "first", HIDDEN, game.observation.size, 1.0)}
    for name, (size, spread) in rows.items():
        weights |= linear(chance, name, size, HIDDEN, spread)
    path = folder / f"{game.slug}.npz"
    np.savez_compressed(path, allow_pickle=False, **weights)
    card = {
        "observation": game.observation.version, "alphabet": alphabet, "pack": game.pack.version, "alone": 100,
        "sources": sources, "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }  # fmt: skip
    lines = [f"{name} = {value!r}\n" for name, value in card.items()]
    path.with_suffix(".toml").write_text("".join(lines), encoding="utf-8")


def linear(chance: np.random.Generator, name: str, rows: int, columns: int, spread: float) -> dict[str, Floats]:
    drawn = chance.normal(size=(rows, columns)) * spread / np.sqrt(columns)
    return {f"{name}.weight": drawn.astype(np.float32), f"{name}.bias": np.zeros(rows, np.float32)}


def sources_of(game: skerry.Game) -> list[str]:
    """What a game tells points to come from."""
    state = game.start()
    play_out(state, skerry.Rng(1))
    return [source for source in state.outcome()["points"][0] if source != "total"]
