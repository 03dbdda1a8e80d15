"""The boards of all games in parts: put together they are the board, and what was kept is what would be drawn anew."""

from collections.abc import Iterator

import pytest

import skerry
from skerry.drawing.parts import KEPT
from skerry.kernel.board import GROUND, Glance, joined
from skerry.kernel.state import State
from skerry.kernel.testing import positions
from tests.builds import share

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    KEPT.forget()
    yield
    KEPT.forget()


def states_of(slug: str, seed: int, most: int) -> list[State]:
    """This number of positions from a whole game, always two in a row, and the last one."""
    states = [state.copy() for state in positions(skerry.game(slug).start(seats=3), seed)]
    pairs = range(0, len(states) - 1, max(1, 2 * len(states) // most))
    return [state for first in pairs for state in states[first : first + 2]] + states[-1:]


def parts(state: State, seat: int | None, *, narrow: bool) -> dict[str, str]:
    moves = state.moves() if state.to_move == seat else []
    seen, names = state.seen_by(seat), NAMES[: state.seats]
    return state.game.board_parts(Glance(seen, moves, "en", names, narrow=narrow, bare=True))


@pytest.mark.parametrize("slug", share(skerry.games()))
def test_what_is_kept_looks_like_what_is_drawn_anew(slug: str) -> None:
    """Everyone looks at a whole game; then some of it is drawn once more with nothing kept."""
    states = states_of(slug, 7, 40)
    looks = [(state, seat, narrow) for state in states for seat in (None, 0, 1, 2) for narrow in (False, True)]
    kept = [parts(state, seat, narrow=narrow) for state, seat, narrow in looks]

    for (state, seat, narrow), before in list(zip(looks, kept, strict=True))[:: max(1, len(looks) // 60)]:
        KEPT.forget()
        assert parts(state, seat, narrow=narrow) == before


@pytest.mark.parametrize("slug", skerry.games())
def test_a_board_has_every_part_once_and_is_all_of_them(slug: str) -> None:
    state = states_of(slug, 3, 40)[20]
    found = parts(state, 0, narrow=False)
    board = state.game.board(state.seen_by(0), state.moves() if state.to_move == 0 else [], "en", NAMES[:3], bare=True)

    assert joined(found) == board
    assert len(found) > 15
    for id_ in set(found) - {GROUND}:
        assert found[GROUND].count(f'<g data-part="{id_}"/>') == 1
        assert "data-part" not in found[id_]


@pytest.mark.parametrize("slug", skerry.games())
def test_most_moves_change_few_parts(slug: str) -> None:
    shown = [parts(state, None, narrow=False) for state in states_of(slug, 5, 40)[:-1]]
    changed = [
        sum(before.get(id_) != part for id_, part in after.items()) / len(after)
        for before, after in zip(shown[::2], shown[1::2], strict=True)
    ]

    assert sum(changed) / len(changed) < 0.4
