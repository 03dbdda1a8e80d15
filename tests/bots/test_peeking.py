"""Bots cannot peek: what a seat cannot know changes none of its decisions."""

from typing import Any

import pytest

import skerry
from skerry import bots
from skerry.bots.search_bot import SearchBot
from skerry.games.riga.state import Riga
from tests.builds import share
from tests.random_games import positions
from tests.riga.table import riga

HIDING = {"riga", "gotlandia"}
"""Games in which something stays hidden; in the others all can be worked out from what was seen."""


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


@pytest.mark.parametrize("name", ["random", "beginner", "casual", "greedy", "search"])
def test_cards_hidden_from_a_seat_do_not_change_its_decision(name: str) -> None:
    """Another building and another good in the other hand, and so other cards in the piles."""
    g, h = builder("danzig-lodge"), builder("tallinn-guildhall")
    assert g.view(0) == h.view(0)
    assert g.view(1) != h.view(1)

    for seed in range(30):
        assert asked(name, g, seed) == asked(name, h, seed)


TABLES = [(slug, seats) for slug in skerry.games() for seats in skerry.game(slug).seats]


@pytest.mark.parametrize(("slug", "seats"), share(TABLES))
def test_nothing_hidden_changes_a_decision_in_a_whole_game(slug: str, seats: int) -> None:
    """Beside a twin in which all that the seat cannot know is dealt another way; bots of every kind, now and then."""
    chance = skerry.Rng(seats)
    every = 5 if slug in HIDING else 25
    different = 0
    for number, g in enumerate(positions(skerry.game(slug).start(seats), seed=seats)):
        if number % every or g.to_move == skerry.OVER:
            continue
        twin = g.resample(g.to_move, chance)
        different += [g.view(seat) for seat in range(seats)] != [twin.view(seat) for seat in range(seats)]
        for name in ("casual", "greedy", "search"):  # one of each kind
            assert asked(name, twin, seed=number) == asked(name, g, seed=number)
    assert (different > 5) == (slug in HIDING and seats > 1)


def asked(name: str, g: skerry.State, seed: int) -> str:
    bot = SearchBot(name, seed, descents=12, seconds=1e9) if name == "search" else bots.bot(name, seed)
    return bots.ask(bot, g, skerry.Rng(seed)).word
