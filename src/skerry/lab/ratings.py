"""OpenSkill ratings of bots from their games, with intervals from playing the deals over again."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from skerry import Rng
from skerry.lab.intervals import Estimate

RESAMPLES: Final = 40
"""How often the deals are drawn anew, some twice and some not at all, to see how much ratings vary."""


class Standing(NamedTuple):
    """One game as a rating sees it: its luck, and for each seat its bot and its rank."""

    luck: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]


def ratings(games: Sequence[Standing]) -> dict[str, Estimate]:
    """Name → rating, the best first. A game in which a bot meets only itself says nothing."""
    told = [game for game in games if len(set(game.bots)) > 1]
    by_luck: dict[int, list[Standing]] = {}
    for game in told:
        by_luck.setdefault(game.luck, []).append(game)
    lucks = list(by_luck.values())
    if not lucks:
        return {}
    rng = Rng(len(told))
    found = rated(shuffled([game for luck in lucks for game in luck], rng))
    again = [rated(shuffled([g for _ in lucks for g in lucks[rng.below(len(lucks))]], rng)) for _ in range(RESAMPLES)]
    count = {name: sum(name in game.bots for game in told) for name in found}
    estimates = {
        name: Estimate(value, *_around(value, [other[name] for other in again if name in other]), count[name])
        for name, value in found.items()
    }
    return dict(sorted(estimates.items(), key=lambda item: -item[1].value))


def rated(games: Sequence[Standing]) -> dict[str, float]:
    """The middles of the ratings after these games, in this order; all begin with 25."""
    model = PlackettLuce()
    skill = {name: model.rating(name=name) for game in games for name in game.bots}
    for game in games:
        # Copies of one bot share its rating: each is rated from where it stood before the game, then all are averaged.
        after = model.rate([[skill[name]] for name in game.bots], ranks=[float(rank) for rank in game.ranks])
        for name in set(game.bots):
            own = [team[0] for team, at in zip(after, game.bots) if at == name]
            skill[name] = model.rating(
                name=name, mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own)
            )
    return {name: float(one.mu) for name, one in skill.items()}


def shuffled(games: list[Standing], rng: Rng) -> list[Standing]:
    """In any order, since a rating leans a little towards the games that came last."""
    for i in range(len(games) - 1, 0, -1):
        j = rng.below(i + 1)
        games[i], games[j] = games[j], games[i]
    return games


def _around(value: float, again: Sequence[float]) -> tuple[float, float]:
    reach = 1.96 * float(np.std(again, ddof=1)) if len(again) > 1 else float("inf")
    return value - reach, value + reach
