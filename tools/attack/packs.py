"""Packs with something wrong in them, for all games."""

from collections.abc import Iterator
from random import Random

import skerry
from tools.attack.mutations import mutated


def mutated_packs(rng: Random, count: int) -> Iterator[tuple[str, str]]:
    """This many packs, game after game: slug and text."""
    games = [skerry.game(slug) for slug in skerry.games()]
    for number in range(count):
        game = games[number % len(games)]
        yield game.slug, mutated(rng, game.pack.data)
