"""Bots that play by a network: what they do with it, that their search finds what is there, and where there is none."""

import logging
import pickle
from typing import Any

import numpy as np
import pytest

import skerry
from skerry import bots
from skerry.bots.deep_bot import DeepBot
from skerry.bots.deep_search import DeepSearch, priors
from skerry.bots.match import play_match
from skerry.bots.network import Network
from skerry.bots.trained import trained
from skerry.games import riga as riga_folder
from skerry.games.riga.state import Riga
from skerry.kernel.driver import advance, play_out
from skerry.kernel.testing import positions

EVER = 1e9
RIGA = skerry.game("riga")
SLUGS = skerry.games()
BY_GAME = pytest.mark.parametrize("game", [skerry.game(slug) for slug in SLUGS], ids=SLUGS)
WITHOUT = skerry.game("riga", changes={"building.visby-bank.cost": 9})
"""A game that nobody was taught: a bank costs something else."""


def riga(*players: dict[str, Any], **scenario: Any) -> skerry.State:
    """A position of Riga with the pack of today, which was learned."""
    return RIGA.scenario({"players": list(players), **scenario})


def network_of(game: skerry.Game) -> Network:
    found = trained(game)
    assert found is not None, "nothing was trained for this game"
    return found


def asked(bot: bots.Bot, g: skerry.State, seed: int = 1) -> str:
    return bots.ask(bot, g, skerry.Rng(seed)).word


def grandmaster(looks: int, seed: int = 1) -> DeepBot:
    return DeepBot("grandmaster", seed, descents=8, seconds=EVER, looks=looks)


def little_search(name: str, seed: int) -> bots.Bot:
    """The bots by their names, and one that searches so little that whole games are quickly played."""
    return grandmaster(8, seed) if name in bots.LEARNED else bots.bot(name, seed)


def choices(game: skerry.Game, seats: int, every: int) -> list[skerry.State]:
    """Some positions of a random game in which there is something to choose."""
    found = [g.copy() for g in positions(game.start(seats), seed=seats) if g.to_move >= 0 and len(g.moves()) > 1]
    return found[::every]


# --- the search -------------------------------------------------------------------------------------------------------


@BY_GAME
def test_every_look_counts_once_for_everyone_on_the_way(game: skerry.Game) -> None:
    g = choices(game, 2, every=5)[1]
    search = DeepSearch(g, skerry.Rng(1), network_of(game))

    search.grow(100, until=EVER)

    edges = search.root.edges
    assert search.root.visits == sum(edge.visits for edge in edges.values()) == 100
    assert set(edges) == {move.id for move in g.moves()}
    assert search.root.total == pytest.approx(sum(edge.total for edge in edges.values()))
    assert sum(search.chances()) == pytest.approx(1)
    assert all(0 <= edge.mean() <= 1 for edge in edges.values())


def test_it_stops_when_its_time_is_over() -> None:
    search = DeepSearch(riga(rows=["3 wine", "2 cloth"], new=["visby-inn"]), skerry.Rng(1), network_of(RIGA))

    search.grow(1_000_000, until=0.0)

    assert 0 < search.root.visits < 100


def test_priors_follow_the_network_and_leave_no_move_out() -> None:
    g = riga(rows=["3 wine", "2 cloth"], new=["visby-inn"])
    moves = g.moves()
    logits = np.full(len(RIGA.alphabet), -50, np.float32)
    logits[moves[1].id] = 50

    found = priors(logits, moves)

    assert sum(found) == pytest.approx(1)
    assert found[1] > 0.9
    assert min(found) > 0.005


@BY_GAME
def test_what_chance_brings_has_nodes_of_its_own(game: skerry.Game) -> None:
    """Behind a move that lets chance decide, each outcome is judged apart."""
    g, move = next((g, move) for g in choices(game, 2, every=1) for move in g.moves() if to_chance(g, move))
    search = DeepSearch(g, skerry.Rng(1), network_of(game))
    search.first = move

    search.grow(64, until=EVER)

    assert len(search.root.children[move.id].children) > 1


def to_chance(g: skerry.State, move: skerry.Move) -> bool:
    """Does chance decide right after this move, and can it decide in several ways?"""
    after = g.copy()
    after.apply(move)
    return after.to_move == skerry.CHANCE and len(after.moves()) > 1


@BY_GAME
def test_the_same_seed_gives_the_same_decisions(game: skerry.Game) -> None:
    for g in choices(game, 2, every=25):
        assert asked(grandmaster(64), g) == asked(grandmaster(64), g)


def test_it_finds_what_decides_the_game() -> None:
    """The last turn: the other has more money, so only the building that can be paid wins."""
    last = {"year": 8, "season": "autumn", "start_player": 0}
    mine, other = {"goods": "2 wine"}, {"goods": "4 glass, 4 wine"}
    g = riga(mine, other, rows=["3 cloth"], new=["visby-bank"], **last)
    assert values_of(g, "take-building visby-bank") > values_of(g, "take-row 1")

    assert asked(grandmaster(200), g) == "take-building visby-bank"


def values_of(g: skerry.State, word: str) -> float:
    """How often the first seat wins after this word, if it then plays anything."""
    won = 0
    for seed in range(40):
        after = g.copy()
        after.apply(RIGA.move(word))
        play_out(after, skerry.Rng(seed))
        won += after.winners() == [0]
    return won / 40


@BY_GAME
def test_it_plays_whole_games(game: skerry.Game) -> None:
    g = play_match(game.start(2), ["master", "grandmaster"], seed=5, player=little_search)

    assert g.to_move == skerry.OVER


def test_the_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    g = riga(
        {"goods": "3 wine, 3 glass, 2 cloth", "buildings": ["visby-inn"]}, rows=["3 wine", "2 cloth"], phase="build"
    )
    bot = grandmaster(80)

    g.play(RIGA.move(asked(bot, g)))
    advance(g, skerry.Rng(1))

    if g.to_move == 0:
        assert bot.kept_for(g) is not None


def test_a_bot_that_was_packed_up_goes_on_like_the_one_it_was() -> None:
    bot = grandmaster(16)
    g = riga({"goods": "3 wine, 3 glass, 2 cloth", "buildings": ["visby-inn"]}, rows=["3 wine", "2 cloth"])
    asked(bot, g)

    other = pickle.loads(pickle.dumps(bot))

    assert type(other) is type(bot)
    assert [asked(other, g, seed) for seed in range(5)] == [asked(bot, g, seed) for seed in range(5)]


# --- where there is no network ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", bots.LEARNED)
def test_where_nothing_was_learned_the_expert_plays(name: str) -> None:
    g = WITHOUT.start(2)
    advance(g, skerry.Rng(1))

    assert bots.playing_as(name, WITHOUT) == "expert"
    assert bots.playing_as(name, RIGA) == name
    assert not bots.is_quick(name, bots.learned(WITHOUT))
    assert asked(bots.bot(name, seed=3), g) == asked(bots.bot("expert", seed=3), g)


def test_a_master_is_quick_and_a_grandmaster_takes_time() -> None:
    master, grand = bots.bot("master", seed=1), bots.bot("grandmaster", seed=1)
    assert isinstance(master, DeepBot)
    assert isinstance(grand, DeepBot)
    assert master.looks * 5 < grand.looks
    assert bots.is_quick("master", learned=True)
    assert not bots.is_quick("grandmaster", learned=True)


def test_weights_of_another_observation_are_left_alone_and_the_log_says_why(caplog: pytest.LogCaptureFixture) -> None:
    other = riga_folder.make(RIGA.pack)
    assert other.observation is not None
    other.observation.version += 1

    with caplog.at_level(logging.WARNING):
        assert not bots.learned(other)

    assert f"which now have version {other.observation.version}" in caplog.text
    g = other.start(2)
    advance(g, skerry.Rng(1))
    assert isinstance(g, Riga)
    assert asked(bots.bot("master", seed=3), g) == asked(bots.bot("expert", seed=3), g)
