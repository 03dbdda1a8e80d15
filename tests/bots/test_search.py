"""The bot that searches: that it finds what is there to be found, keeps within its time, and keeps its tree."""

import pytest

import skerry
from examples.tictactoe import make
from skerry import bots
from skerry.bots.match import play_match
from skerry.bots.search import Search
from skerry.bots.search_bot import SearchBot
from skerry.kernel.testing import play, positions
from tests.kernel import lighthouse
from tests.riga.table import RIGA, riga

TIC_TAC_TOE = make()
EVER = 1e9
"""Seconds enough for any test: a decision then follows from the seed alone."""


def searcher(descents: int) -> SearchBot:
    return SearchBot("search", seed=1, descents=descents, seconds=EVER)


def after(*words: str) -> skerry.State:
    """Tic-tac-toe after these marks."""
    g = TIC_TAC_TOE.start(2)
    for word in words:
        g.play(TIC_TAC_TOE.move(word))
    return g


def asked(bot: bots.Bot, g: skerry.State) -> str:
    return bots.ask(bot, g, skerry.Rng(1)).word


def test_it_completes_a_row() -> None:
    g = after("mark 1", "mark 4", "mark 2", "mark 5")

    assert asked(searcher(200), g) == "mark 3"


def test_it_sees_what_the_other_threatens() -> None:
    """Nothing is won or lost within the own turn: only who looks ahead blocks the row."""
    g = after("mark 1", "mark 5", "mark 2")

    assert asked(searcher(400), g) == "mark 3"


def test_it_takes_the_better_of_two_moves() -> None:
    """Lighthouse: a lit card brings what was rolled, a saved one 1."""
    g = lighthouse.GAME.start(2)
    lighthouse.play(g, "roll 2", "draw oil")

    assert asked(searcher(100), g) == "light oil"


def test_the_moves_at_the_root_share_its_descents() -> None:
    g = riga(rows=["3 wine", "2 cloth"], new=["visby-inn"])
    search = Search(g, skerry.Rng(1))

    search.grow(100, until=EVER)

    edges = search.root.edges
    assert search.root.visits == sum(edge.visits for edge in edges.values()) == 100
    assert set(edges) == {move.id for move in g.moves()}
    assert all(edge.available == 100 for edge in edges.values())
    assert sum(edge.prior for edge in edges.values()) == pytest.approx(1)
    assert all(0 <= edge.mean() <= 1 for edge in edges.values())


def test_it_stops_when_its_time_is_over() -> None:
    """After the first descent in any case, so that there is something to choose by."""
    search = Search(riga(rows=["3 wine", "2 cloth"], new=["visby-inn"]), skerry.Rng(1))

    search.grow(1_000_000, until=0.0)

    assert search.root.visits == 1
    search.grow(10, until=EVER)
    search.grow(1_000_000, until=0.0)
    assert search.root.visits == 10


@pytest.mark.parametrize("game", [skerry.game(slug) for slug in skerry.games()], ids=skerry.games())
def test_all_seats_together_win_once(game: skerry.Game) -> None:
    """At every position of a game, also after its end."""
    for number, g in enumerate(positions(game.start(3), seed=3)):
        if number % 7 == 0 or g.to_move == skerry.OVER:
            values = Search(g, skerry.Rng(1)).values(g)
            assert sum(values) == pytest.approx(1)
            assert all(value >= 0 for value in values)


def little_search(name: str, seed: int) -> bots.Bot:
    """The bots by their names, and one that searches so little that whole games are quickly played."""
    return SearchBot(name, seed, descents=4, seconds=EVER) if name == "search" else bots.bot(name, seed)


@pytest.mark.parametrize("game", [skerry.game(slug) for slug in skerry.games()], ids=skerry.games())
def test_it_plays_whole_games_and_beats_random(game: skerry.Game) -> None:
    g = play_match(game.start(2), ["random", "search"], seed=5, player=little_search)

    assert g.winners() == [1]


@pytest.mark.parametrize("game", [skerry.game("hagar"), skerry.game("gotlandia")], ids=["hagar", "gotlandia"])
def test_alone_it_does_better_than_random(game: skerry.Game) -> None:
    scores = []
    for name in ("random", "search"):
        games = [play_match(game.start(1), [name], seed, player=little_search) for seed in range(2)]
        scores.append(sum(g.scores()[0] for g in games))

    assert scores[1] > scores[0]


# --- the tree between the small decisions of one turn -----------------------------------------------------------------


def test_the_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    g = riga({"goods": "3 wine, 3 glass, 2 cloth", "buildings": ["visby-inn"]}, rows=["3 wine", "2 cloth"])
    bot = searcher(80)

    move = asked(bot, g)
    play(g, move)

    assert bot.expected is not None
    assert g.to_move == 0
    assert bot.expected.is_at(g)
    assert bot.expected.node.visits > 0
    assert bot.kept_for(g) is bot.expected.node


def test_the_tree_is_not_kept_where_things_came_otherwise() -> None:
    g = riga({"goods": "3 wine, 3 glass, 2 cloth", "buildings": ["visby-inn"]}, rows=["3 wine", "2 cloth"])
    bot = searcher(80)
    chosen = asked(bot, g)
    other = next(move.word for move in g.moves() if move.word != chosen)

    play(g, other)

    assert bot.kept_for(g) is None


def test_nothing_is_kept_when_chance_comes_first() -> None:
    g = lighthouse.GAME.start(2)
    lighthouse.play(g, "roll 2", "draw oil")
    bot = searcher(40)

    asked(bot, g)

    assert bot.expected is None


# --- levels -----------------------------------------------------------------------------------------------------------


def test_a_beginner_errs_at_times_and_a_careful_player_does_not() -> None:
    g = riga(rows=["3 wine", "2 cloth", "glass"], new=["visby-inn", "tallinn-bank"])

    beginner = {asked(bots.bot("beginner", seed), g) for seed in range(40)}
    greedy = {asked(bots.bot("greedy", seed), g) for seed in range(10)}

    assert len(beginner) > len(greedy)


@pytest.mark.parametrize("game", [RIGA], ids=["riga"])
def test_a_casual_player_beats_a_beginner_more_often_than_not(game: skerry.Game) -> None:
    """Both seats on the same luck, ten times; the ladder asks for 65 %."""
    wins = 0
    for seed in range(10):
        wins += play_match(game.start(2), ["casual", "beginner"], seed).winners() == [0]
        wins += play_match(game.start(2), ["beginner", "casual"], seed).winners() == [1]

    assert wins >= 13
