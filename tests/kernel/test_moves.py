"""Words, families and alphabets."""

import pytest

from skerry.kernel.errors import UnknownMove
from skerry.kernel.moves import Alphabet
from tests.kernel.lighthouse import ALPHABET, DRAW, GAME, LIGHT, ROLL, SAVE


def test_a_move_is_one_object_whose_id_is_its_place_in_the_alphabet() -> None:
    assert GAME.move("roll 2") is ROLL[1]
    assert [move.id for move in GAME.alphabet] == list(range(10))
    assert [move.word for move in GAME.alphabet] == [
        "roll 1",
        "roll 2",
        "roll 3",
        "draw oil",
        "draw peat",
        "draw wax",
        "light oil",
        "light peat",
        "light wax",
        "save",
    ]


def test_a_move_knows_its_family_and_its_place_there() -> None:
    move = GAME.move("draw wax")

    assert move.family is DRAW
    assert move.index == 2
    assert DRAW.name == "draw"
    assert len(DRAW) == 3
    assert repr(move) == "<draw wax>"


def test_a_family_without_arguments_has_only_one_word() -> None:
    assert SAVE.word == "save"
    assert SAVE.family.only is SAVE
    with pytest.raises(AssertionError, match="the family roll has 3 words"):
        _ = ROLL.only


def test_spaces_around_and_between_the_parts_of_a_word_do_not_matter() -> None:
    assert GAME.move("  roll \t 3 ") is ROLL[2]


def test_an_unknown_word_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(UnknownMove) as refused:
        GAME.move("draw piet")

    assert refused.value.word == "draw piet"
    assert refused.value.near[0] == "draw peat"
    assert str(refused.value).startswith("There is no move 'draw piet' in this game. Did you mean 'draw peat'")


def test_a_word_unlike_all_others_is_refused_without_a_guess() -> None:
    with pytest.raises(UnknownMove) as refused:
        GAME.move("xyzzy")

    assert refused.value.near == []
    assert str(refused.value) == "There is no move 'xyzzy' in this game."


def test_no_word_is_declared_twice() -> None:
    alphabet = Alphabet()
    alphabet.family("pay", ["wine"])
    alphabet.family("pay")

    with pytest.raises(AssertionError, match="'pay wine' is declared twice"):
        alphabet.family("pay", ["glass", "wine"])


def test_an_alphabet_lists_its_moves_in_the_order_of_declaration() -> None:
    assert ALPHABET.moves == [*ROLL.moves, *DRAW.moves, *LIGHT.moves, SAVE]
