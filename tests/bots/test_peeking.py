"""Bots cannot peek: what a seat cannot know changes none of its decisions."""

from typing import Any, cast

import pytest

import skerry
from skerry import bots
from skerry.games.riga.state import Riga
from tests.riga.table import RIGA, riga


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

    for seed in range(30):
        assert asked(name, g, seed) == asked(name, h, seed)


@pytest.mark.parametrize("seats", RIGA.seats)
def test_nothing_hidden_changes_a_decision_in_a_whole_game(seats: int) -> None:
    """At every decision beside a twin in which all that the seat cannot know is dealt another way."""
    g = cast(Riga, RIGA.start(seats))
    chance = skerry.Rng(seats)
    different = 0
    skerry.advance(g, chance)
    while g.to_move != skerry.OVER:
        twin = cast(Riga, g.resample(g.to_move, chance))
        different += hidden(twin) != hidden(g)
        move = asked("greedy", g, seed=1)
        assert asked("greedy", twin, seed=1) == move
        g.play(g.game.move(move))
        skerry.advance(g, chance)
    assert different > 40


def hidden(g: Riga) -> tuple[object, ...]:
    """What no seat sees whole."""
    return g.held, g.goods, g.building_pile, sorted(g.building_discard), g.goods_pile


def asked(name: str, g: skerry.State, seed: int) -> str:
    return bots.ask(bots.bot(name, seed), g, skerry.Rng(seed)).word
