"""Bots cannot peek: what a seat cannot know changes none of its decisions."""

from typing import Any

import pytest

import skerry
from skerry import bots
from skerry.games.riga.state import Riga
from tests.bots import twins
from tests.bots.twins import HIDING, compare, made
from tests.builds import fewer
from tests.riga.table import riga


class Spy(bots.Bot):
    """Tells what it was shown of the other seats' hands and of the draw pile."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.seen: set[tuple[Any, ...]] = set()

    def choose(self, state: skerry.State) -> skerry.Move:
        assert isinstance(state, Riga)
        self.seen.add((*state.held, *state.building_pile))
        state.held[1] = ()
        return state.moves()[0]


def builder(hidden: str) -> Riga:
    """Seat 0 may draw five buildings and three goods; seat 1 holds a building and a good that nobody else has seen."""
    return riga(
        {"goods": "2 wine, glass", "buildings": ["visby-inn"], "built": ["visby-builders-yard", "visby-treasury"]},
        {"buildings": [hidden], "secret_goods": "cloth" if hidden == "danzig-lodge" else "grain"},
        rows=["3 wine", "2 cloth"],
        new=["visby-archive"],
    )


def test_a_bot_is_shown_hidden_cards_dealt_anew() -> None:
    g, spy = builder("danzig-lodge"), Spy()

    for seed in range(20):
        bots.ask(spy, g, skerry.Rng(seed))

    assert len(spy.seen) > 10
    assert [g.components.buildings[b] for b in g.held[1]] == ["danzig-lodge"], "a bot's state is its own"


@pytest.mark.parametrize("name", bots.names())
def test_cards_hidden_from_a_seat_do_not_change_its_decision(name: str) -> None:
    """Another building and another good in the other hand, and so other cards in the piles."""
    g, h = builder("danzig-lodge"), builder("tallinn-guildhall")
    assert g.view(0) == h.view(0)
    assert g.view(1) != h.view(1)

    for seed in fewer(range(30), 3):
        assert asked(name, g, seed) == asked(name, h, seed)


TABLES = [(slug, seats) for slug in skerry.games() for seats in skerry.game(slug).seats]
OFTEN = {"casual": 1, "greedy": 1, "expert": 5, "master": 1, "grandmaster": 3}
if not skerry.COMPILED:
    OFTEN = {"casual": 5, "greedy": 20, "expert": 50, "master": 4, "grandmaster": 20}
"""One bot of each kind is asked at every n-th choice of a whole game; where something is hidden, `make soak` asks
all bots at every one."""
SELDOM = dict.fromkeys(OFTEN, 20 if skerry.COMPILED else 160)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_nothing_hidden_changes_a_decision_in_a_whole_game(slug: str, seats: int) -> None:
    """Beside a twin in which all that the seat cannot know is dealt another way."""
    found = compare(slug, seats, seed=seats, every=OFTEN if slug in HIDING else SELDOM)

    assert found.peeked == []
    if slug in HIDING and seats > 1:
        assert found.different > 0, "in Riga, most of what two players hold has been seen"
    else:
        assert found.positions > found.different == 0


class Peeker(bots.Bot):
    """Chooses by a card that lies hidden in the other hand."""

    def choose(self, state: skerry.State) -> skerry.Move:
        assert isinstance(state, Riga)
        moves = state.moves()
        return moves[sum(sum(held) for held in state.held) % len(moves)]


def test_a_bot_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a bot shown the position as it is, with the cards of the others, its twins would differ."""
    monkeypatch.setattr(bots, "ask", lambda bot, state, chance: bot.choose(state))
    monkeypatch.setattr(twins, "made", lambda name, seed: Peeker(name))

    assert compare("riga", 2, seed=2, every={"peeker": 1}).peeked


def asked(name: str, g: skerry.State, seed: int) -> str:
    return bots.ask(made(name, seed), g, skerry.Rng(seed)).word
