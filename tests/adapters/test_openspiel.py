"""OpenSpiel's own tests, its search and Shimmy's wrapper over every game, and what they do not ask."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import skerry
from skerry import Record, Rng
from skerry.adapters import openspiel
from tests.adapters.tables import every_game, every_table, every_table_once


def loaded(slug: str, seats: int) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + slug, {"players": seats})


def played(game: Any, plies: int, seed: int) -> Any:
    """A state after this number of random actions, or at the end."""
    state, rng = game.new_initial_state(), Rng(seed)
    for _ in range(plies):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


def asked(game: Any, plies: int, seed: int) -> Any:
    """The same, but played on until a player is asked."""
    state, rng = played(game, plies, seed), Rng(seed)
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


@every_table_once
def test_random_sim_test_with_serialisation_and_masks(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(slug, seats), num_sims=1, serialize=True, verbose=False, mask_test=True)


# The wrapper declares every observation to lie between minus and plus infinity, whatever the game says of itself.
@pytest.mark.filterwarnings("ignore:Agent's minimum observation space value is -infinity")
@pytest.mark.filterwarnings("ignore:Agent's maximum observation space value is infinity")
@every_table
def test_shimmys_wrapper_passes_the_suite_of_pettingzoo(slug: str, seats: int) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=openspiel.PREFIX + slug, config={"players": seats}), num_cycles=20)


@every_game
def test_openspiels_tree_search_plays(slug: str) -> None:
    game = loaded(slug, 2)
    state = asked(game, 40, seed=1)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random, solve=False)

    action = bot.step(state)

    assert action in state.legal_actions()


@every_game
def test_openspiels_search_over_information_sets_deals_anew_and_plays(slug: str) -> None:
    game = loaded(slug, 2)
    state = asked(game, 40, seed=2)
    random = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 4, random_state=random)

    action = bot.step(state)

    assert action in state.legal_actions()


@every_table
def test_what_a_player_heard_is_what_the_record_says(slug: str, seats: int) -> None:
    state = played(loaded(slug, seats), 150, seed=3)
    words = [skerry.game(slug).alphabet[action].word for action in state.history()]
    record = Record(slug, seats, moves=words)

    for seat in range(seats):
        heard = state.information_state_string(seat).split("; ")[:-1]

        assert heard == record.seen_by(seat)


@every_table
def test_who_knows_the_same_has_the_same_information_state(slug: str, seats: int) -> None:
    for plies in (20, 60, 140):
        state = played(loaded(slug, seats), plies, seed=plies)
        for seat in range(seats):
            dealt = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))

            assert dealt.information_state_string(seat) == state.information_state_string(seat)
            assert dealt.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert dealt.observation_tensor(seat) == state.observation_tensor(seat)


def test_a_state_dealt_anew_tells_nothing_of_the_true_one() -> None:
    """Riga with hidden hands: neither history nor what the others heard is that of the true game."""
    state = played(loaded("riga", 2), 60, seed=4)

    dealt = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert dealt.history() == []
    assert "?" in dealt.information_state_string(1)
    with pytest.raises(skerry.SkerryError, match="dealt anew, because it has no history"):
        copy.copy(dealt.table)


@pytest.mark.parametrize("name", ["skerry_riga(players=3)", "skerry_riga(pack_version=1)", "skerry_hagar(players=1)"])
def test_a_game_and_its_states_can_be_pickled_and_keep_their_pack(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 30, seed=4)

    again, state_again = pickle.loads(pickle.dumps([game, state]))

    assert str(again) == str(game)
    assert again.game.pack.version == game.game.pack.version
    assert state_again.history() == state.history()
    assert state_again.table.state.game is game.game


def test_a_state_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words would lead to another position."""
    state = played(loaded("riga", 2), 30, seed=4)
    stored = pickle.dumps(state.table)
    game = skerry.game("riga")
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    with pytest.raises(skerry.SkerryError, match=r"rules \d of Riga, but this version of Skerry has rules \d"):
        pickle.loads(stored)


@every_game
def test_an_action_that_is_not_legal_is_refused_with_a_sentence(slug: str) -> None:
    state = asked(loaded(slug, 2), 40, seed=1)
    actions = range(state.num_distinct_actions() + 1)
    legal = state.legal_actions()
    before = str(state)

    for action in actions:
        if action not in legal:
            with pytest.raises(ValueError, match=rf"Action {action} (\(.*\) is not a legal move here|is no move of)"):
                state.apply_action(action)

    assert str(state) == before


def test_tensors_have_names() -> None:
    game = loaded("riga", 3)
    observer = game.make_py_observer()
    state = asked(game, 30, seed=5)

    observer.set_from(state, 1)

    assert observer.dict["rows"].shape == (6, 4)
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(1))


def test_an_observation_cannot_be_taken_apart() -> None:
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)

    with pytest.raises(ValueError, match="all that one player may know"):
        loaded("riga", 2).make_py_observer(public)


def test_variants_are_parameters() -> None:
    game = pyspiel.load_game("skerry_riga(players=4,riga_buildings=True)")

    assert game.new_initial_state().table.state.variants["riga_buildings"] is True
