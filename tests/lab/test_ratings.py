"""Ratings: the better bot has more, copies of one bot learn nothing from each other."""

from skerry.lab.ratings import Standing, rated, ratings


def duel(luck: int, winner: str, loser: str) -> Standing:
    return Standing(luck, (winner, loser), (1, 2))


def test_who_wins_more_stands_higher_also_across_others() -> None:
    games = [duel(luck, *pair) for luck in range(20) for pair in (("b", "a"), ("c", "b"))]
    games += [duel(luck, *pair) for luck in range(5) for pair in (("a", "b"), ("b", "c"))]

    found = ratings(games)

    assert list(found) == ["c", "b", "a"]
    assert found["c"].low < found["c"].value < found["c"].high
    assert found["c"].games == 25


def test_more_games_make_the_interval_narrower() -> None:
    few, many = [
        ratings([duel(luck, *(("a", "b") if luck % 3 else ("b", "a"))) for luck in range(count)]) for count in (12, 300)
    ]

    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_copies_that_meet_only_themselves_are_not_rated() -> None:
    assert ratings([Standing(0, ("a", "a"), (1, 2))]) == {}


def test_copies_share_one_rating() -> None:
    found = rated([Standing(0, ("a", "b", "b"), (1, 2, 3))])

    assert set(found) == {"a", "b"}
    assert found["a"] > 25 > found["b"]


def test_the_same_games_give_the_same_ratings() -> None:
    games = [duel(luck, *(("a", "b") if luck % 4 else ("b", "a"))) for luck in range(40)]

    assert ratings(games) == ratings(games)
