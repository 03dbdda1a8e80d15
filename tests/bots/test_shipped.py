"""The networks that ship: each fits its card, and plays its golden game on both builds."""

import hashlib
import tomllib

import pytest

import skerry
from tests.bots.golden import SHIPPED, golden_file, looked, network_of, played, shipped

BY_NETWORK = pytest.mark.parametrize("slug", shipped())


@BY_NETWORK
def test_a_network_plays_its_golden_game(slug: str) -> None:
    assert played(slug) == golden_file(slug).read_text(encoding="utf-8").split("\n")[:-1]


@BY_NETWORK
def test_a_card_says_what_was_trained_on_what_how_long_and_with_which_command(slug: str) -> None:
    weights, card = SHIPPED / f"{slug}.npz", tomllib.loads((SHIPPED / f"{slug}.toml").read_text(encoding="utf-8"))

    assert weights.stat().st_size <= 3_000_000
    assert card["sha256"] == hashlib.sha256(weights.read_bytes()).hexdigest()
    assert card["game"] == slug
    assert card["pack"] == skerry.game(slug).pack.version
    assert min(card["minutes"], card["decisions"], card["games"]) > 0
    assert card["command"].startswith("skerry learn ")
    assert card["results"]


@BY_NETWORK
def test_what_a_network_expects_fits_the_game(slug: str) -> None:
    game = skerry.game(slug)
    state, learned = game.start(2), network_of(game)
    skerry.advance(state, skerry.Rng(1))

    looks = looked(learned, state)

    assert looks.wins[0, :2].sum() == pytest.approx(1, abs=1e-4)
    assert len(looks.points[0]) == len(learned.sources) + game.seats.stop - 1
