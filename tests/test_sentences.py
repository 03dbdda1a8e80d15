"""Every sentence of the five games is there in every language: what a game says, and what it did not come to say."""

import importlib

import pytest

import skerry
from tests.builds import share


@pytest.mark.parametrize("slug", share(["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]))
def test_what_no_game_said_can_be_said_too(slug: str) -> None:
    suite = importlib.import_module(f"tests.{slug}.conformance").suite(every=29)

    suite.check(skerry.game(slug).seats[-1], {}, seed=3)
    suite.check_sentences()

    assert suite.sentences.said
