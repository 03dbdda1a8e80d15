"""What a choice is said to bring: right, the same whatever the seat cannot know, and in words for every number."""

import pytest

import skerry
from skerry import OVER, Rng, State
from skerry.kernel.preview import foreseen as position_after
from skerry.kernel.preview import preview
from skerry.kernel.testing import play, positions, words

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
MANY = 400
EVERY = 7


def foreseen(state: State, word: str) -> list[str]:
    move = state.game.move(word)
    return [state.game.say(message, "en", NAMES) for message in preview(state, move)]


def test_a_purchase_tells_silver_goods_and_price() -> None:
    """HAI-36, HAI-47: six Mead at 5 each; the price rises by one level."""
    haithabu = skerry.game("haithabu")
    g = haithabu.scenario({"players": [{"silver": 100}, {}]})
    play(g, "worker mead")
    price = int(g.view(0)["market"][0]["price"])
    after = int(g.view(0)["market"][0]["after_buying"])

    told = foreseen(g, "buy 6")

    assert told[0] == f"−{6 * price} silver, {100 - 6 * price} left"
    assert "+6 in the warehouse" in told
    assert told[-1] == f"Mead: price {price} → {after}"


def test_what_chance_brings_is_not_told() -> None:
    """RIG-54: five buildings will be drawn, and nobody knows which."""
    riga = skerry.game("riga")
    g = riga.scenario("""
phase = "build"
players = [{ goods = "wine", built = ["visby-builders-yard"] }, { goods = "grain" }]
""")

    assert "use builders-yard" in words(g)
    assert foreseen(g, "use builders-yard") == []


def test_the_end_is_not_shown_before_it_comes() -> None:
    """RIG-79: then all hands lie open, and what others hold would have to be made up."""
    ended = 0
    for seed in range(10):
        for state in positions(skerry.game("riga").start(2), seed):
            for move in state.moves() if state.to_move >= 0 and not state.reveals(state.moves()[0]) else []:
                after = state.copy()
                play(after, move.word)
                if after.to_move == OVER:
                    assert position_after(state, move) is None
                    ended += 1
    assert ended > 0


@pytest.mark.parametrize("slug", skerry.games())
def test_a_preview_is_the_same_whatever_the_seat_cannot_know(slug: str) -> None:
    game = skerry.game(slug)
    rng = Rng(11)
    told = 0
    for number, state in zip(range(MANY), positions(game.start(game.seats[-1]), seed=5)):
        seat = state.to_move
        if number % EVERY or seat < 0:
            continue
        dealt = state.resample(seat, rng)
        for move in state.moves():
            found = [(message.key, message.values) for message in preview(state, move)]
            assert found == [(message.key, message.values) for message in preview(dealt, move)], move
            told += len(found)
    assert told > 0


@pytest.mark.parametrize("slug", skerry.games())
def test_asking_changes_nothing(slug: str) -> None:
    game = skerry.game(slug)
    for number, state in zip(range(MANY), positions(game.start(game.seats[-1]), seed=6)):
        if number % EVERY == 0 and state.to_move >= 0:
            before = [state.view(seat) for seat in range(state.seats)]
            preview(state, state.moves()[-1])
            assert [state.view(seat) for seat in range(state.seats)] == before
            assert state.journal is not None


@pytest.mark.parametrize("slug", skerry.games())
def test_the_points_a_seat_counts_at_the_end_are_its_score(slug: str) -> None:
    """Strips and pictures show these points; onlookers see the same."""
    game = skerry.game(slug)
    for seats in game.seats:
        *_, end = positions(game.start(seats), seed=seats)
        scores = end.scores()

        for viewer in (None, *range(seats)):
            counted = [game.tally(end.seen_by(viewer), seat) for seat in range(seats)]
            points = [[number.value for number in numbers if number.key == "points"] for numbers in counted]
            assert points == [[score] for score in scores]
