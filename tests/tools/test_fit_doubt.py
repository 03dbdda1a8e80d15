"""How sure a lead is: the doubt that fits who won."""

import pytest

import skerry
from tools.fit_doubt import Moment, fitted, moments


def moment(points: list[float], winner: int, to_come: float = 0.0) -> Moment:
    made = Moment(points, to_come)
    made.won = [float(seat == winner) for seat in range(len(points))]
    return made


def test_nobody_ahead_is_a_surprise_of_one_bit() -> None:
    assert moment([7.0, 7.0], winner=0).surprise(least=1.0, growing=4.0) == pytest.approx(1)


def test_a_doubt_ahead_wins_three_games_of_four() -> None:
    """To be exact, 73 %: 0.45 bits of surprise at the win, 1.89 at the loss."""
    assert moment([3.0, 1.0], winner=0).surprise(least=2.0, growing=0.0) == pytest.approx(0.452, abs=0.001)
    assert moment([3.0, 1.0], winner=1).surprise(least=2.0, growing=0.0) == pytest.approx(1.895, abs=0.001)


def test_doubt_is_found_from_who_won() -> None:
    """Four points ahead win 73 of 100 games at the end, and as many games as twelve points at the beginning."""
    played = [moment([4.0, 0.0], winner=int(number >= 73)) for number in range(100)]
    played += [moment([12.0, 0.0], winner=int(number >= 73), to_come=1.0) for number in range(100)]

    assert fitted(played)[1:] == (4.0, 8.0)


def test_a_game_gives_its_turns_and_who_won() -> None:
    found = moments(skerry.game("pirate_haven"), 2, "random", seed=3)

    assert len(found) >= 20
    assert found[0].to_come > found[-1].to_come
    assert all(sum(one.won) == 1 and len(one.points) == 2 for one in found)
