"""Advice: the best moves and everyone's chances, from what one seat knows."""

import pytest

import skerry
from examples.tictactoe import make
from skerry.bots.advice import Advice, advise
from skerry.kernel.testing import positions
from tests.bots.test_peeking import builder
from tests.bots.test_search import EVER
from tests.bots.twins import HIDING
from tests.riga.table import riga

TIC_TAC_TOE = make()


def after(*words: str) -> skerry.State:
    """Tic-tac-toe after these marks."""
    g = TIC_TAC_TOE.start(2)
    for word in words:
        g.play(TIC_TAC_TOE.move(word))
    return g


def told(advice: Advice) -> list[object]:
    return [*((tip.move.word, tip.visits, tip.chance) for tip in advice.tips), *advice.chances]


def test_the_best_move_comes_first_with_a_chance_that_says_so() -> None:
    g = after("mark 1", "mark 4", "mark 2", "mark 5")

    advice = advise(g, 0, seed=1, descents=120, until=EVER)

    assert advice.tips[0].move.word == "mark 3"
    assert advice.tips[0].chance == 1.0
    assert len(advice.tips) == 3
    assert advice.tips[1].chance < 0.6


def test_every_move_that_is_told_of_was_tried_often_enough_to_be_judged() -> None:
    g = riga(rows=["3 wine", "2 cloth", "glass", "grain"], new=["visby-inn"])

    advice = advise(g, 0, seed=1, descents=60, until=EVER)

    chances = [tip.chance for tip in advice.tips]
    assert min(tip.visits for tip in advice.tips) >= 10
    assert chances == sorted(chances, reverse=True)


def test_a_move_that_was_asked_for_is_told_of_too() -> None:
    g = after("mark 1", "mark 4", "mark 2", "mark 5")

    plain = advise(g, 0, seed=1, descents=120, until=EVER)
    other = next(move for move in g.moves() if all(tip.move is not move for tip in plain.tips))
    advice = advise(g, 0, seed=1, descents=120, until=EVER, also=other)

    assert other.word in [tip.move.word for tip in advice.tips]
    assert advice.chances == plain.chances


def test_the_same_seed_gives_the_same_advice() -> None:
    g = builder("danzig-lodge")

    first, second = [told(advise(g, 0, seed=4, descents=24, until=EVER)) for _ in range(2)]

    assert first == second


def test_cards_hidden_from_a_seat_do_not_change_its_advice() -> None:
    """Another building and another good in the other hand, and so other cards in the piles."""
    g, h = builder("danzig-lodge"), builder("tallinn-guildhall")
    assert g.view(0) == h.view(0)
    assert g.view(1) != h.view(1)

    for seed in range(3):
        mine, theirs = [told(advise(one, 0, seed, descents=16, until=EVER)) for one in (g, h)]
        assert mine == theirs


@pytest.mark.parametrize("slug", HIDING)
def test_nothing_hidden_changes_what_a_seat_thinks_of_its_chances_on_anyones_turn(slug: str) -> None:
    """Beside a twin in which all that the judging seat cannot know is dealt another way."""
    chance = skerry.Rng(1)
    for number, g in enumerate(positions(skerry.game(slug).start(2), seed=2)):
        if number % 30 or g.to_move == skerry.OVER:
            continue
        seat = 1 - g.to_move
        twin = g.resample(seat, chance)
        mine, theirs = [told(advise(one, seat, number, descents=8, until=EVER)) for one in (g, twin)]
        assert mine == theirs


@pytest.mark.parametrize("slug", skerry.games())
def test_on_another_seats_turn_there_are_chances_and_no_tips(slug: str) -> None:
    for number, g in enumerate(positions(skerry.game(slug).start(3), seed=3)):
        if number == 15:
            advice = advise(g, (g.to_move + 1) % 3, seed=1, descents=16, until=EVER)
            assert advice.tips == []
            assert sum(advice.chances) == pytest.approx(1)
            return
