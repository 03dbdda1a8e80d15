"""Positions, generators and games that are copied and pickled go on as the originals do."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import skerry
from skerry import OVER, Rng, SkerryError, advance
from skerry.games.riga.state import Riga
from skerry.kernel.storing import stored
from skerry.kernel.testing import random_move, snapshot
from tests.kernel import lighthouse


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("slug", skerry.games())
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_or_pickled_position_plays_on_like_the_original(slug: str, again: Callable[[Any], Any]) -> None:
    state, rng = skerry.game(slug).start(2), Rng(7)
    for _ in range(25):
        state.apply(random_move(state, rng))

    other, chance = again(state), again(rng)

    assert other is not state
    assert other.game is state.game
    for _ in range(40):
        assert snapshot(other) == snapshot(state)
        if state.to_move == OVER:
            break
        state.apply(random_move(state, rng))
        other.apply(random_move(other, chance))


def test_a_position_of_a_changed_pack_is_found_again_with_its_changes() -> None:
    game = skerry.game("riga", version=1, changes={"building.visby-bank.cost": 9})

    again = pickle.loads(pickle.dumps(game.start(3)))

    assert (again.game.pack.version, again.game.pack.changes) == (1, {"building.visby-bank.cost": 9})
    assert again.seats == 3


def test_a_long_memory_is_stored_without_end() -> None:
    """Riga remembers how cards moved as a chain of tuples, longer than Python could call itself."""
    state = skerry.game("riga").start(2)
    advance(state, Rng(1))
    trail: tuple[int, int, int, Any] | None = None
    for number in range(5000):
        trail = (0, 0, number, trail)
    assert isinstance(state, Riga)
    state.trail = trail

    assert len(stored(state)) > 5000


def test_a_game_that_is_not_installed_cannot_be_found_again() -> None:
    with pytest.raises(SkerryError, match="isn’t one of the installed games"):
        pickle.dumps(lighthouse.make().start(2))
