"""Fair chance: draws follow from secret, salts and their number alone, with the right odds; and cheating is found.

Both builds run these tests. The values written out here were not computed by Skerry, so the builds agree.
"""

import hashlib
from collections.abc import Sequence
from itertools import pairwise

import pytest

from skerry import CHANCE, OVER, Move, State
from skerry.kernel.fairness import FairChance, Verdict, check, commitment, is_secret
from skerry.kernel.record import Record
from skerry.kernel.testing import snapshot
from tests.kernel.lighthouse import GAME, play, record_of

SECRET = "afe86b1f7924d4bbeb58c4c7060ccff9210969484dbda3fe6c751c726d90897a"
OTHER_SECRET = "b" + SECRET[1:]
SALTS = ["salt of seat 0", ""]


def by_hand(secret: str, message: str) -> int:
    """HMAC-SHA256 as RFC 2104 has it, without the library's."""
    key = secret.encode()
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message.encode()).digest()
    return int(hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).hexdigest(), 16)


def pointed_at(state: State, number: int) -> Move:
    """Every outcome is laid out as often as its weight says, like cards in a row; the number points at one of them."""
    row = [move for move, weight in state.chances() for _ in range(weight)]
    return row[number * len(row) >> 256]


def drawn(secret: str, salts: Sequence[str], count: int = 200) -> list[str]:
    """This number of rolls of one die."""
    g, chance = GAME.start(2), FairChance(secret, salts)
    return [chance.outcome(g, number).word for number in range(count)]


def played(*first: str, secret: str = SECRET, salts: Sequence[str] = SALTS) -> Record:
    """A game in which every seat saves its cards; its first words, if given, come from another game."""
    record = record_of(GAME)(
        GAME, 2, moves=first, commitment=commitment(secret), secret=secret, salts=salts, inherited=len(first)
    )
    state, chance, draws = record.state(), FairChance(secret, salts), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            move = chance.outcome(state, draws)
            draws += 1
        else:
            move = GAME.move("save")
        state.play(move)
        record.add(move)
    return record


def wrong(verdict: Verdict) -> list[tuple[int, str, str]]:
    return [(draw.ply, draw.drawn, draw.expected) for draw in verdict.wrong]


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    """printf %s afe8…897a | sha256sum"""
    assert commitment(SECRET) == "c066e4852b731c782ab10539cc7d99a27cf1b0a713b3042cab499e12fdcf0605"


def test_draws_are_those_that_openssl_gives() -> None:
    """printf %s '[0,"salt of seat 0",""]' | openssl dgst -sha256 -hmac afe8…897a gives 9d99…, and so on for 1 to 7.

    Rolls weigh 3, 2, 1: below 8000… it is a one, below d555… a two, else a three.
    """
    first_digits = ["9d99", "6834", "a448", "7e5d", "e3eb", "8bd4", "af91", "53f6"]
    rolls = ["roll 2", "roll 1", "roll 2", "roll 1", "roll 3", "roll 2", "roll 2", "roll 1"]

    numbers = [by_hand(SECRET, f'[{number},"salt of seat 0",""]') for number in range(8)]
    assert [f"{number:064x}"[:4] for number in numbers] == first_digits
    assert drawn(SECRET, SALTS, 8) == rolls


@pytest.mark.parametrize("before", [[], ["roll 2"], ["roll 1", "draw wax", "save", "roll 3"]])
def test_the_number_points_at_one_of_the_outcomes_laid_out_in_order(before: list[str]) -> None:
    g, chance = GAME.start(2), FairChance(SECRET, SALTS)
    play(g, *before)

    for number in range(500):
        expected = pointed_at(g, by_hand(SECRET, f'[{number},"salt of seat 0",""]'))
        assert chance.outcome(g, number) is expected


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    rolls = drawn(SECRET, SALTS, 6000)

    assert abs(rolls.count("roll 1") - 3000) < 120
    assert abs(rolls.count("roll 2") - 2000) < 120
    assert abs(rolls.count("roll 3") - 1000) < 120


def test_a_draw_does_not_depend_on_the_one_before() -> None:
    rolls = drawn(SECRET, SALTS, 6000)

    after_a_one = [second for first, second in pairwise(rolls) if first == "roll 1"]
    assert abs(after_a_one.count("roll 1") / len(after_a_one) - 1 / 2) < 0.04


def test_secret_and_every_salt_matter() -> None:
    same = drawn(SECRET, SALTS)

    assert drawn(SECRET, tuple(SALTS)) == same
    assert drawn(OTHER_SECRET, SALTS) != same
    assert drawn(SECRET, ["salt of seat 1", ""]) != same
    assert drawn(SECRET, ["salt of seat 0", "x"]) != same
    assert drawn(SECRET, ["", "salt of seat 0"]) != same
    assert drawn(SECRET, []) != same


def test_it_matters_where_one_salt_ends_and_the_next_begins() -> None:
    assert drawn(SECRET, ["ab", "c"]) != drawn(SECRET, ["a", "bc"])
    assert drawn(SECRET, ['a","b', "c"]) != drawn(SECRET, ["a", 'b","c'])


def test_a_salt_outside_ascii_is_written_by_its_numbers() -> None:
    g = GAME.start(2)

    expected = [pointed_at(g, by_hand(SECRET, rf'[{number},"\u00e9"]')).word for number in range(50)]
    assert drawn(SECRET, ["é"], 50) == expected


def test_asking_for_an_outcome_changes_nothing() -> None:
    g, chance = GAME.start(2), FairChance(SECRET, SALTS)
    before = snapshot(g)

    outcomes = [chance.outcome(g, 7), chance.outcome(g, 7)]

    assert outcomes[0] is outcomes[1]
    assert snapshot(g) == before


@pytest.mark.parametrize("text", ["", SECRET[:-1], SECRET + "0", SECRET.upper(), SECRET[:-1] + "g", SECRET + "\n"])
def test_a_secret_has_64_hexadecimal_digits(text: str) -> None:
    assert is_secret(SECRET)
    assert not is_secret(text)
    with pytest.raises(AssertionError, match="64 hexadecimal digits"):
        FairChance(text, SALTS)


# --- checking ---------------------------------------------------------------------------------------------------------


def test_a_fair_game_is_found_fair() -> None:
    verdict = check(played())

    assert verdict.fair()
    assert verdict.committed
    assert verdict.draws == 8
    assert verdict.wrong == []


def test_a_changed_word_is_found() -> None:
    record = played()
    right = record.moves[3]
    false = "roll 1" if right == "roll 3" else "roll 3"
    record.moves[3] = false

    verdict = check(record)

    assert wrong(verdict) == [(4, false, right)]
    assert verdict.committed
    assert not verdict.fair()


def test_a_changed_salt_is_found() -> None:
    record = played()
    record.salts[1] = "added later"

    verdict = check(record)

    assert len(verdict.wrong) > 2
    assert verdict.committed
    assert not verdict.fair()


def test_a_wrong_commitment_is_found() -> None:
    record = played()
    record.commitment = commitment(OTHER_SECRET)

    verdict = check(record)

    assert not verdict.committed
    assert verdict.wrong == []
    assert not verdict.fair()


def test_another_secret_is_found() -> None:
    record = played()
    record.secret = OTHER_SECRET

    verdict = check(record)

    assert not verdict.committed
    assert len(verdict.wrong) > 2


def test_what_seats_choose_is_neither_checked_nor_counted() -> None:
    saving, lighting = played(), played()
    card = lighting.moves[1].removeprefix("draw ")
    lighting.moves[2] = f"light {card}"

    assert saving.moves != lighting.moves
    assert check(lighting).fair()


def test_inherited_moves_are_not_looked_at_and_not_counted() -> None:
    first = ["roll 3", "draw wax", "save", "roll 3"]
    record = played(*first)

    verdict = check(record)

    assert record.moves[:4] == first
    assert verdict.fair()
    assert verdict.draws == 5
    record.inherited = 3
    assert not check(record).fair()
    record.inherited = 0
    assert not check(record).fair()


def test_the_word_after_the_inherited_ones_is_looked_at() -> None:
    record = played("roll 3")
    right = record.moves[1]
    false = "draw oil" if right != "draw oil" else "draw wax"
    record.moves[1] = false

    assert wrong(check(record))[0] == (2, false, right)


def test_a_game_without_salts_can_be_checked() -> None:
    assert check(played(salts=[])).fair()


def test_a_record_that_keeps_its_secret_cannot_be_checked() -> None:
    with pytest.raises(AssertionError, match="only a record that reveals its secret"):
        check(Record(GAME, 2, commitment=commitment(SECRET)))
