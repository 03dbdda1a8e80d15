"""The bots by name, the one way to ask them, and that they win."""

import time

import pytest

import skerry
from skerry import bots
from skerry.bots.match import play_match
from skerry.kernel.testing import words
from tests.builds import fewer
from tests.kernel import lighthouse
from tests.riga.table import RIGA, riga


def test_a_bot_is_known_by_its_name() -> None:
    assert bots.names() == ["random", "beginner", "casual", "strong", "greedy", "expert", "master", "grandmaster"]
    for name in bots.names():
        assert bots.bot(name, seed=1).name == name


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(skerry.SetUpError) as refused:
        bots.bot("clever", seed=1)

    assert str(refused.value) == f"There is no bot 'clever'. Choose one of: {', '.join(bots.names())}."


@pytest.mark.parametrize("name", ["random", "beginner", "casual", "greedy"])
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    first, second = [play_match(RIGA.start(2), [name, name], seed=7) for _ in range(2)]

    assert first.outcome() == second.outcome()


def test_random_chooses_every_move_at_times() -> None:
    g = riga(rows=["3 wine", "2 cloth"], new=["visby-inn"])
    bot, rng = bots.bot("random", seed=1), skerry.Rng(1)

    assert {bots.ask(bot, g, rng).word for _ in range(60)} == set(words(g))


SEATED = [(seats, seat) for seats in RIGA.seats for seat in range(seats)]


@pytest.mark.parametrize(("seats", "seat"), fewer(SEATED, 4))
def test_greedy_beats_random(seats: int, seat: int) -> None:
    """In every seat, against as many random bots as there are others; with the Riga buildings in the last seat."""
    names = ["random"] * seats
    names[seat] = "greedy"

    g = play_match(RIGA.start(seats, {"riga_buildings": seat == seats - 1}), names, seed=seat)

    assert g.winners() == [seat]


def test_greedy_scores_as_the_ledger_expects_of_simple_players() -> None:
    """Section 7 of the ledger, "Seals": 45 to 48 points with two players; ten games tell it roughly."""
    scores = [score for seed in range(5) for score in play_match(RIGA.start(2), ["greedy"] * 2, seed).scores()]

    assert 42 <= sum(scores) / len(scores) <= 53


def test_greedy_decides_fast_enough_for_a_table() -> None:
    """The dearest decision known: a whole turn to plan with a full hand, Cranes, money and all Riga buildings."""
    g = riga(
        {
            "goods": "3 cloth, 3 glass, 3 wine, 3 grain",
            "buildings": ["visby-inn", "tallinn-bank", "stockholm-fortress", "danzig-guildhall", "danzig-lodge"],
            "built": ["visby-crane", "danzig-crane", "visby-bank", "visby-guildhall", "visby-trading-office"],
        },
        rows=["3 wine", "2 cloth", "glass, 2 grain"],
        new=["visby-lodge", "tallinn-lodge", "danzig-archive"],
        variants={"riga_buildings": True},
    )
    bot = bots.bot("greedy", seed=1)

    began = time.process_time()
    bots.ask(bot, g, skerry.Rng(1))

    assert time.process_time() - began < 0.5


def test_without_knowledge_greedy_counts_points() -> None:
    """Lighthouse knows nothing of bots: a lit card brings what was rolled, a saved one 1."""
    g = lighthouse.GAME.start(2)
    lighthouse.play(g, "roll 2", "draw oil")

    for seed in range(5):
        assert bots.ask(bots.bot("greedy", seed), g, skerry.Rng(seed)).word == "light oil"


def test_without_knowledge_greedy_takes_either_of_two_equal_moves() -> None:
    g = lighthouse.GAME.start(2)
    lighthouse.play(g, "roll 1", "draw oil")

    chosen = {bots.ask(bots.bot("greedy", seed), g, skerry.Rng(seed)).word for seed in range(20)}

    assert chosen == {"light oil", "save"}


def test_chance_is_not_for_bots_to_decide() -> None:
    with pytest.raises(AssertionError):
        bots.ask(bots.bot("random", seed=1), RIGA.start(2), skerry.Rng(1))
