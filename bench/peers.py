"""Random play in well-known Python game libraries, each driven in the way that favours it most.

All of them are packages of others, and all are optional. They are imported when measured, by name, so that this
file type-checks the same whether they are installed or not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from types import ModuleType
from typing import Any

from bench.figures import CHANCE, Candidate, Figure, MissingPackageError, Tally, Trail, count_all, play_for

SEED = 20_000
PEER = "peer"


def load(module: str, package: str) -> ModuleType:
    """Import a peer, or say in a sentence what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        sentence = f"Left out: the package {package} cannot be imported ({error}); pip install {package} adds it."
        raise MissingPackageError(sentence) from error


# OpenSpiel


@cache
def openspiel_root(game: str) -> Any:
    """The untouched first state. Games start from its clone: a fresh gin rummy state takes 3 ms to build."""
    return load("pyspiel", "open_spiel").load_game(game).new_initial_state()


def openspiel_chance(state: Any, rng: Random) -> None:
    """Let chance move, by its odds."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, odds)[0])


def openspiel_dealt(game: str, rng: Random) -> Any:
    """A state in which a seat is to move, whatever chance has to do before."""
    state = openspiel_root(game).clone()
    while state.is_chance_node():
        openspiel_chance(state, rng)
    return state


def openspiel_play_out(state: Any, rng: Random) -> Trail:
    """Play on to the end, the loop in Python."""
    trail = []
    while not state.is_terminal():
        if state.is_chance_node():
            trail.append(CHANCE)
            openspiel_chance(state, rng)
        else:
            actions = state.legal_actions()
            trail.append(len(actions))
            state.apply_action(rng.choice(actions))
    return trail


def openspiel_from_python(seconds: float, name: str, game: str, games_per_look: int) -> Figure:
    """OpenSpiel's rules in C++, its states driven from Python, the deal included."""
    root, rng = openspiel_root(game), Random(SEED)
    tally = play_for(seconds, lambda: openspiel_play_out(root.clone(), rng), games_per_look)
    return tally.figure(name, f"open_spiel {version('open_spiel')}, loop in Python")


@cache
def openspiel_sample(game: str, games: int) -> tuple[Tally, float]:
    """What a random game from the deal on consists of, and the standard error of its decisions as a share."""
    rng, tally = Random(SEED), Tally()
    trails = [openspiel_play_out(openspiel_dealt(game, rng), rng) for _ in range(games)]
    count_all(tally, trails)
    decisions = [sum(width > 1 for width in trail) for trail in trails]
    return tally, stdev(decisions) / sqrt(games) / fmean(decisions)


def openspiel_rollouts(seconds: float, name: str, game: str, per_deal: int, sample: int) -> Figure:
    """OpenSpiel's rules in C++ and its random playouts too.

    A tree search of one simulation does nothing but ask its evaluator for the value of the root, and the random-rollout
    evaluator plays `per_deal` games for that, all in C++. Nobody counts the moves there, so the games played are
    multiplied by what games from the same kind of deal consist of on average. The search needs a root where a seat
    moves; so dealing is neither timed nor counted here.
    """
    each, error = openspiel_sample(game, sample)
    search, rng, games, spent = openspiel_search(game, per_deal), Random(SEED), 0, 0.0
    while spent < seconds:
        start = openspiel_dealt(game, rng)
        started = process_time()
        search(start)
        spent += process_time() - started
        games += per_deal
    share = games / each.games
    tally = Tally(games, each.decisions * share, each.forced * share, each.chance * share, spent)
    note = f"loop in C++; decisions a game from {sample:,} games, ±{error:.1%}; deals not timed"
    return tally.figure(name, f"open_spiel {version('open_spiel')}, {note}")


def openspiel_search(game: str, rollouts: int) -> Callable[[Any], object]:
    """A search that plays that many random games from the state it is given and does nothing else."""
    spiel = load("pyspiel", "open_spiel")
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    bot = spiel.MCTSBot(
        spiel.load_game(game),
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    search: Callable[[Any], object] = bot.mcts_search
    return search


# Catanatron


def catanatron(seconds: float, name: str) -> Figure:
    """Four of Catanatron's random players. Dice and draws happen inside moves; they are counted from its log."""
    game = load("catanatron.game", "catanatron")
    player = load("catanatron.models.player", "catanatron")
    rng = Random(SEED)
    tally = play_for(seconds, lambda: catanatron_play(game, player, rng.randrange(1, 1 << 30)))
    return tally.figure(name, f"catanatron {version('catanatron')}, four random players")


def catanatron_play(game: ModuleType, player: ModuleType, seed: int) -> Trail:
    """One game, as the library's own `play` does it, but without its two copies of the game."""
    table = game.Game([player.RandomPlayer(color) for color in player.Color], seed=seed)
    trail = []
    while table.winning_color() is None and table.state.num_turns < game.TURNS_LIMIT:
        trail.append(len(table.state.playable_actions))
        table.play_tick()
    return trail + [CHANCE] * sum(map(catanatron_is_random, table.state.actions))


def catanatron_is_random(action: Any) -> bool:
    """Dice, random discards and the robber's draw; development cards are shuffled beforehand."""
    kind = action.action_type.name
    return kind in ("ROLL", "DISCARD") or (kind == "MOVE_ROBBER" and action.value[1] is not None)


# python-chess


def python_chess(seconds: float, name: str) -> Figure:
    """Random legal chess moves."""
    chess, rng = load("chess", "chess"), Random(SEED)
    tally = play_for(seconds, lambda: chess_play(chess.Board(), rng))
    return tally.figure(name, f"chess {version('chess')}, random legal moves")


def chess_play(board: Any, rng: Random) -> Trail:
    """One game. The ends are those of `board.outcome()`, asked for without listing the moves a second time."""
    trail = []
    while moves := list(board.legal_moves):
        if board.is_insufficient_material() or board.halfmove_clock >= 150 or board.is_fivefold_repetition():
            break
        trail.append(len(moves))
        board.push(rng.choice(moves))
    return trail


# RLCard


def rlcard_game(seconds: float, name: str) -> Figure:
    """RLCard's gin rummy without the arrays its environment makes for learning."""
    env, rng = load("rlcard", "rlcard").make("gin-rummy", config={"seed": SEED}), Random(SEED)
    tally = play_for(seconds, lambda: rlcard_game_play(env.game, rng))
    return tally.figure(name, f"rlcard {version('rlcard')}, rules only; the deck is shuffled with the deal")


def rlcard_game_play(game: Any, rng: Random) -> Trail:
    """One deal, rules only."""
    game.init_game()
    trail = []
    while not game.is_over():
        actions = game.judge.get_legal_actions()
        trail.append(len(actions))
        game.step(rng.choice(actions))
    return trail


def rlcard_env(seconds: float, name: str) -> Figure:
    """RLCard's gin rummy as its users meet it: every step returns an array of observations."""
    env, rng = load("rlcard", "rlcard").make("gin-rummy", config={"seed": SEED}), Random(SEED)
    tally = play_for(seconds, lambda: rlcard_env_play(env, rng))
    return tally.figure(name, f"rlcard {version('rlcard')}, environment with observations")


def rlcard_env_play(env: Any, rng: Random) -> Trail:
    """One deal through the environment."""
    state, _ = env.reset()
    trail = []
    while not env.is_over():
        actions = list(state["legal_actions"])
        trail.append(len(actions))
        state, _ = env.step(rng.choice(actions))
    return trail


def candidate(name: str, run: Callable[..., Figure], **options: object) -> Candidate:
    """A peer under its name, with whatever else its function wants to know."""
    return Candidate(name, PEER, partial(run, name=name, **options))


PEERS = (
    candidate("openspiel-tictactoe-cpp", openspiel_rollouts, game="tic_tac_toe", per_deal=2_000, sample=50_000),
    candidate("openspiel-tictactoe-py", openspiel_from_python, game="tic_tac_toe", games_per_look=50),
    candidate("openspiel-gin-rummy-cpp", openspiel_rollouts, game="gin_rummy", per_deal=10, sample=2_000),
    candidate("openspiel-gin-rummy-py", openspiel_from_python, game="gin_rummy", games_per_look=1),
    candidate("openspiel-backgammon-cpp", openspiel_rollouts, game="backgammon", per_deal=10, sample=2_000),
    candidate("openspiel-backgammon-py", openspiel_from_python, game="backgammon", games_per_look=1),
    candidate("catanatron", catanatron),
    candidate("python-chess", python_chess),
    candidate("rlcard-gin-rummy", rlcard_game),
    candidate("rlcard-gin-rummy-env", rlcard_env),
)
