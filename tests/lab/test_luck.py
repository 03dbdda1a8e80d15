"""Luck that two games share, with the odds of the rules."""

from collections import Counter

from skerry import CHANCE, NO_SEAT, State, Turn
from skerry.kernel.testing import play
from skerry.lab.luck import Luck
from tests.kernel import lighthouse
from tests.riga.table import RIGA, riga


def drawn(state: State, luck: Luck, count: int) -> list[str]:
    """The first draws of a game in which seats choose their first move."""
    words: list[str] = []
    while len(words) < count:
        move = luck(state) if state.to_move == CHANCE else state.moves()[0]
        if state.to_move == CHANCE:
            words.append(move.word)
        state.apply(move)
    return words


def test_the_same_seed_draws_the_same_and_another_does_not() -> None:
    first, again, other = [drawn(RIGA.start(2), Luck(seed), 30) for seed in (5, 5, 6)]

    assert first == again
    assert first != other


def test_the_odds_are_those_of_the_rules() -> None:
    """Lighthouse rolls 1, 2, 3 with weights 3, 2, 1. A chi-squared sum of two is below 13.8 in 999 of 1000 cases."""
    state = lighthouse.GAME.start(2)
    count = 3000

    rolled = Counter(Luck(seed)(state).word for seed in range(count))

    expected = {"roll 1": count / 2, "roll 2": count / 3, "roll 3": count / 6}
    assert sum((rolled[word] - usual) ** 2 / usual for word, usual in expected.items()) < 13.8


def test_draws_that_follow_each_other_are_independent() -> None:
    """A roll and the card behind it: nine pairs, the chi-squared sum of eight below 26.1 in 999 of 1000 cases."""
    count = 3000
    pairs = Counter(tuple(drawn(lighthouse.GAME.start(2), Luck(seed), 2)) for seed in range(count))

    expected = {
        (f"roll {roll}", f"draw {card}"): count * weight / 6 * cards / 9
        for roll, weight in (("1", 3), ("2", 2), ("3", 1))
        for card, cards in (("oil", 4), ("peat", 3), ("wax", 2))
    }
    assert sum((pairs[pair] - usual) ** 2 / usual for pair, usual in expected.items()) < 26.1


def test_a_draw_more_in_one_turn_changes_no_other_turn() -> None:
    luck, other = Luck(1), Luck(1)

    occasions = [luck.occasion(Turn(7, 0), "draw"), luck.occasion(Turn(11, NO_SEAT), "draw")]
    for _ in range(3):
        other.occasion(Turn(7, 0), "draw")

    assert other.occasion(Turn(11, NO_SEAT), "draw") == occasions[1]


def test_a_turn_that_is_taken_up_again_has_draws_of_its_own() -> None:
    """Gotlandia's seats come back to their turn of a generation, action after action."""
    luck = Luck(1)

    first = luck.occasion(Turn(11, 0), "draw")
    luck.occasion(Turn(11, 1), "draw")

    assert luck.occasion(Turn(11, 0), "draw") != first


def test_a_card_less_in_the_pile_seldom_changes_what_is_drawn() -> None:
    """With one good more on a hand than in the pile, nearly every luck still draws the same good."""
    fewer, more = [riga({"built": ["visby-treasury"], "goods": goods}) for goods in ("2 glass", "1 glass")]
    for state in (fewer, more):
        play(state, "use treasury")

    same = sum(Luck(seed)(fewer).word == Luck(seed)(more).word for seed in range(200))

    assert dict(fewer.chances()) != dict(more.chances())
    assert same >= 190
