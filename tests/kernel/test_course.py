"""The course of a game: its words, and what may be taken back, in the server and the terminal alike."""

import pytest

import skerry
from skerry import IllegalMove, Rng
from skerry.kernel.course import Course
from skerry.kernel.state import CHANCE, OVER
from skerry.kernel.testing import snapshot
from tests.kernel.lighthouse import GAME


def course(*words: str) -> Course:
    begun = Course(GAME.start(2))
    for word in words:
        begun.check(GAME.move(word))
        begun.say(GAME.move(word))
    return begun


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    begun = course("roll 2", "draw wax")
    before = snapshot(begun.state)

    with pytest.raises(IllegalMove):
        begun.check(GAME.move("roll 1"))

    assert snapshot(begun.state) == before
    assert [word.move.word for word in begun.words] == ["roll 2", "draw wax"]


def test_legal_moves_are_worked_out_once_for_each_position() -> None:
    begun = course("roll 2", "draw wax")
    asked = begun.moves()

    assert begun.moves() is asked
    begun.say(GAME.move("save"))
    assert begun.moves() is not asked


def test_words_know_whether_they_were_chosen_and_by_which_bot() -> None:
    begun = course("roll 2", "draw wax")

    word = begun.say(GAME.move("save"), number=7, bot="random")

    assert [word.choice for word in begun.words] == [False, False, True]
    assert (word.seat, word.number, word.bot, begun.words[0].bot) == (0, 7, "random", "")


def test_the_first_words_stay_if_that_is_wanted() -> None:
    begun = course("roll 2", "draw wax", "save")

    assert len(begun.undoable(0, since=3)) == 0
    assert [word.move.word for word in begun.undoable(0)] == ["save"]


@pytest.mark.parametrize("slug", skerry.games())
def test_taking_back_leads_to_the_position_and_the_journal_of_before(slug: str) -> None:
    """In whole games, at the terminal as on a server; also when the position was not remembered."""
    game, rng, taken_back = skerry.game(slug), Rng(4), 0
    begun = Course(game.start(game.seats.stop - 1))
    kept: list[tuple[object, list[object]]] = []
    while begun.state.to_move != OVER:
        kept[len(begun.words) :] = [(snapshot(begun.state), [event.data() for event in begun.journal])]
        chance = begun.state.to_move == CHANCE
        moves = begun.moves()
        begun.say(begun.state.draw(rng) if chance else moves[rng.below(len(moves))])
        for seat in range(begun.state.seats):
            choices = begun.undoable(seat)
            if choices and rng.below(5) == 0:
                if rng.below(2) == 0:
                    begun._before.clear()
                at = begun.words.index(choices[-1])
                begun.take_back(choices[-1])
                taken_back += 1
                assert kept[at] == (snapshot(begun.state), [event.data() for event in begun.journal])
                assert snapshot(begun.position(at)) == kept[at][0]
                assert begun.state.journal is begun.journal
    assert taken_back > 5
    assert all(not begun.undoable(seat) for seat in range(begun.state.seats)), "at the end hands are laid open"
