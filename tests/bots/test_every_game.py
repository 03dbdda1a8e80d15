"""What holds for bots in more than one game; Riga, Hägar and Gotlandia have such tests of their own."""

import pytest

from skerry.bots.match import play_match
from tests.builds import fewer
from tests.games import GAMES

SOME_GAMES = pytest.mark.parametrize("slug", ["pirate_haven", "haithabu"])


@pytest.mark.parametrize(("seats", "seat"), fewer([(2, 0), (2, 1), (3, 2), (4, 1)], 4))
@SOME_GAMES
def test_greedy_beats_random(slug: str, seats: int, seat: int) -> None:
    names = ["random"] * seats
    names[seat] = "greedy"

    g = play_match(GAMES[slug].start(seats), names, seed=seat)

    assert g.winners() == [seat]


@pytest.mark.parametrize("name", fewer(["greedy", "casual", "random"], 3))
@SOME_GAMES
def test_the_same_seeds_give_the_same_game(slug: str, name: str) -> None:
    first, second = [play_match(GAMES[slug].start(2), [name, "random"], seed=7) for _ in range(2)]

    assert first.outcome() == second.outcome()
