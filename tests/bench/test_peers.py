"""How peers are driven, on stand-ins: the peers themselves are only installed where they are measured."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from bench.figures import CHANCE, MissingPackageError
from bench.peers import catanatron_is_random, chess_play, load, openspiel_play_out, rlcard_game_play


class Spiel:
    """An OpenSpiel state: a die, two choices and a forced move."""

    def __init__(self) -> None:
        self.plan = [CHANCE, 3, 2, 1]
        self.actions: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.actions) == len(self.plan)

    def is_chance_node(self) -> bool:
        return self.plan[len(self.actions)] == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(10, 0.0), (11, 1.0)]

    def legal_actions(self) -> list[int]:
        return list(range(self.plan[len(self.actions)]))

    def apply_action(self, action: int) -> None:
        self.actions.append(action)


def test_openspiel_is_driven_to_the_end_and_every_turn_counted() -> None:
    state = Spiel()

    trail = openspiel_play_out(state, Random(1))

    assert trail == [CHANCE, 3, 2, 1]
    assert state.actions[0] == 11


class Board:
    """A chess board on which two moves are legal for a while."""

    def __init__(self, moves: int, clock: int = 0, drawn: bool = False) -> None:
        self.left, self.halfmove_clock, self.drawn = moves, clock, drawn

    @property
    def legal_moves(self) -> list[str]:
        return ["e4", "d4"] if self.left else []

    def is_insufficient_material(self) -> bool:
        return self.drawn

    def is_fivefold_repetition(self) -> bool:
        return False

    def push(self, move: str) -> None:
        self.left -= 1
        self.halfmove_clock += 1


@pytest.mark.parametrize(
    ("board", "plies"), [(Board(3), 3), (Board(300), 150), (Board(3, clock=148), 2), (Board(3, drawn=True), 0)]
)
def test_chess_ends_without_moves_or_by_the_rules_of_a_draw(board: Board, plies: int) -> None:
    assert chess_play(board, Random(1)) == [2] * plies


def test_rlcard_is_asked_for_the_legal_actions_of_every_step() -> None:
    offered = [["a", "b"], ["c"]]
    game = SimpleNamespace(
        init_game=lambda: None,
        is_over=lambda: not offered,
        judge=SimpleNamespace(get_legal_actions=lambda: offered[0]),
        step=lambda action: offered.pop(0),
    )

    assert rlcard_game_play(game, Random(1)) == [2, 1]


@pytest.mark.parametrize(
    ("kind", "value", "is_random"),
    [
        ("ROLL", None, True),
        ("DISCARD", None, True),
        ("MOVE_ROBBER", ((0, 0, 0), "RED", None), True),
        ("MOVE_ROBBER", ((0, 0, 0), None, None), False),
        ("BUILD_ROAD", (1, 2), False),
    ],
)
def test_chance_in_catanatron_is_dice_random_discards_and_the_robbers_draw(
    kind: str, value: object, is_random: bool
) -> None:
    action = SimpleNamespace(action_type=SimpleNamespace(name=kind), value=value)

    assert catanatron_is_random(action) is is_random


def test_a_peer_that_is_not_installed_is_named_with_what_to_install() -> None:
    with pytest.raises(MissingPackageError, match="pip install no-such-peer adds it"):
        load("no_such_peer", "no-such-peer")
