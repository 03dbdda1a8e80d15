"""Positions written by hand: every key and every refusal."""

from typing import Any

import pytest

from skerry import CHANCE, ScenarioError, SetUpError
from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import offered, words
from tests.gotlandia.conformance import pieces, suite
from tests.gotlandia.table import GOTLANDIA, gotlandia, hand, player, settled, ships, start, stock
from tests.random_games import play_to_the_end

# --- what is not named is as the set-up has it ------------------------------------------------------------------------


def test_a_hand_is_enough() -> None:
    g = GOTLANDIA.scenario({"players": [{"hand": ["hill"]}]})

    assert (g.seats, g.to_move) == (2, 0)
    assert g.heading() == "generation 1 actions, seat 0"
    assert settled(g) == {"farosund": "farmstead", "forsa": "farmstead"}
    assert ships(g) == {"northeast": 1}
    assert stock(g) == {"wood": 2, "sheep": 1, "grain": 1, "stone": 2, "silver": 2}
    assert player(g, 1)["home"] == "hoburg"
    assert g.view(None)["generation"] == "1100-a"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pieces_add_up_in_any_position(seats: int) -> None:
    g = gotlandia(
        {
            "hand": ["2 forest", "brewery", "stud"],
            "buried": ["lubeck"],
            "buried_silver": 9,
            "silver": 30,
            "stock": "5 wood, 2 tar",
            "sunk": 3,
            "decorations": ["gothic-portal"],
        },
        seats=seats,
        pirates=["west"],
    )
    plain = start(seats)

    assert isinstance(g, Gotlandia)
    assert pieces(g) == pieces(plain)


def test_homes_that_are_named_are_dealt_so_that_they_can_be_played_together() -> None:
    """GOT-24, GOT-25, GOT-26"""
    assert player(gotlandia({"home": "burs", "hand": ["hill"]}, {}), 1)["home"] == "bro"
    trio = gotlandia({"hand": ["hill"]}, {"home": "hejde"}, {})
    assert {player(trio, seat)["home"] for seat in range(3)} == {"rute", "hejde", "burs"}
    four = gotlandia({"hand": ["hill"]}, {"home": "bro"}, {}, {"home": "rute"})
    assert player(four, 1)["home"] == "bro"


def test_the_phases_begin_where_they_should() -> None:
    """GOT-42"""
    new = gotlandia({}, {}, phase="generation")
    assert new.to_move == CHANCE
    assert len(offered(new, "generation")) == 6
    assert gotlandia({}, {}, phase="set-up", step="reputations").to_move == CHANCE
    first = GOTLANDIA.scenario({"phase": "set-up", "seats": 4})
    assert len(offered(first, "unplayed")) == 6


def test_generations_turned_up_before_can_be_named() -> None:
    """GOT-40"""
    g = gotlandia({}, {}, phase="generation", century="1200s", number=2, turned=["1200-civil-war", "1100-f"])

    assert g.view(None)["turned"] == ["1100-f", "1100-a", "1100-b", "1100-c", "1200-civil-war"]
    assert g.view(None)["left"] == 3
    assert "1200-civil-war" not in offered(g, "generation")


def test_cards_may_be_counted() -> None:
    g = gotlandia({"hand": ["2 gotland", "hill"]}, {})

    assert hand(g) == ["hill", "gotland", "gotland"]


def test_whoever_passed_is_finished() -> None:
    """GOT-R6"""
    switch = {"may_pass_with_workers": True}
    g = gotlandia({"hand": ["hill"]}, {"hand": ["hill"], "passed": 1}, variants=switch)

    assert player(g, 1)["passed"]
    assert words(g) == ["play hill produce", "pass"]


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({"player": [], "players": [{"hand": ["hill"]}]}, "player: there is no such key; did you mean 'players'?"),
        ({"players": [{}] * 5}, "seats: expected a whole number from 1 to 4, not 5"),
        ({"seats": 1, "players": [{}, {}]}, "players: 2 players are described, but there are only 1 seats"),
        ({"phase": "war"}, "phase: expected 'set-up', 'generation', 'actions' or 'hands', not 'war'"),
        ({"step": "effects"}, "step: only the set-up has steps"),
        ({"phase": "set-up", "players": [{"silver": 3}]}, "players: nobody has anything before the homes are dealt"),
        ({"phase": "set-up", "step": "effects"}, "every player has a reputation when set-up effects are applied"),
        ({"players": [{"home": "rute"}, {"home": "bro"}]}, "players: these homes are never played together"),
        ({"players": [{"home": "oslo"}]}, "players[0].home: expected 'rute'"),
        (
            {"players": [{"reputation": "rich"}, {"reputation": "rich"}]},
            "players: there is only one of each reputation",
        ),
        ({"neutral": ["oslo"]}, "neutral: there is no 'oslo'"),
        ({"neutral": ["bal", "bal"]}, "neutral: bal is named twice"),
        ({"players": [{"towers": ["bal", "eke", "halla", "dede"]}]}, "players[0].towers: a player has only 3 (GOT-14)"),
        ({"players": [{"towers": ["bal"], "farmsteads": ["bal"]}]}, "at most one settlement in a district (GOT-02)"),
        (
            {"players": [{"churches": ["bal"]}, {"churches": ["bal"]}]},
            "players: a district holds at most one church (GOT-02)",
        ),
        ({"players": [{"ships": ["west"] * 4}]}, "players[0].ships: a player has only 3 (GOT-14)"),
        ({"pirates": ["up"]}, "pirates: there is no 'up'"),
        ({"pirates": ["west"], "players": [{"sunk": 30}]}, "there are only 30 pirates in the game (GOT-18)"),
        ({"players": [{"stock": "2 gold"}]}, "players[0].stock: expected a number and a resource, not '2 gold'"),
        ({"players": [{"stock": "21 wood"}]}, "players[0].stock: there are only 20 wood in the game"),
        ({"players": [{"workers": 6}]}, "players[0].workers: expected a whole number from 1 to 5, not 6"),
        ({"players": [{"played": ["hill", "home", "roma"]}]}, "3 cards need 3 workers, but there are only 2"),
        ({"players": [{"hand": ["2 hill"]}]}, "players[0].hand: seat 0 has only 1 hill (GOT-29)"),
        ({"players": [{"hand": ["setting-bro"]}]}, "players[0].hand: seat 0 has only 0 setting-bro (GOT-29)"),
        ({"players": [{"hand": ["1x hill"]}]}, "players[0].hand: expected a number and a card, not '1x hill'"),
        ({"players": [{"deck": ["hill"]}]}, "is missing: a deck that is written out must be complete"),
        ({"players": [{"known": ["hill"]}]}, "players[0].known: only cards in hand can be known to others"),
        ({"players": [{"hand": ["5 stud"]}]}, "players: there are only 4 stud in the game"),
        ({"players": [{"hand": ["village"]}]}, "players: village isn’t available in this game"),
        ({"players": [{"hand": ["2 mill"]}]}, "players: mill isn’t available in this game"),
        ({"tops": ["mill", "mill"]}, "tops: expected different single craft cards, at most 2"),
        ({"tops": ["mill"], "players": [{"hand": ["mill"]}]}, "tops: expected different single craft cards"),
        ({"wisby": {"wood": 0}}, "wisby: seat 0 hasn’t played a card that puts a worker there"),
        ({"wisby": {"gold": 0}}, "wisby.gold: there is no such key"),
        (
            {"players": [{"decorations": ["gothic-portal"]}] * 2},
            "players[1].decorations: there is only one gothic-portal",
        ),
        ({"goals": ["easy"]}, "goals: only someone who plays alone has goals (GOT-196)"),
        ({"goals": ["huge"], "seats": 1}, "goals: there is no 'huge'"),
        ({"turned": ["1100-b"]}, "turned: 0 cards of the 1100s have already been turned up"),
        ({"generation": "1200-trade-a"}, "generation: expected '1100-a'"),
        ({"number": 5}, "number: expected a whole number from 1 to 4, not 5"),
        ({"phase": "actions"}, "turn: seat 0 has no card or no worker left to play (GOT-64)"),
        ({"phase": "generation", "players": [{"hand": ["hill"]}]}, "nobody has cards in hand or has played any"),
        ({"players": [{"hand": ["hill"], "gold": 3}]}, "players[0].gold: there is no such key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(scenario: dict[str, Any], problem: str) -> None:
    with pytest.raises(ScenarioError) as refusal:
        GOTLANDIA.scenario(scenario)

    assert problem in str(refusal.value)


def test_a_variant_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetUpError, match="has no variant 'advanced'"):
        GOTLANDIA.scenario({"variants": {"advanced": True}})


# --- the rest is out of the game --------------------------------------------------------------------------------------


def test_the_rest_can_be_out_of_the_game() -> None:
    g = GOTLANDIA.scenario({"players": [{"hand": ["gotland"], "stock": "wood"}], "rest": "out"})

    assert {pile["top"] for pile in g.view(0)["piles"]} == {""}
    assert g.view(0)["players"][0]["deck_cards"] == []
    assert set(g.view(0)["supply"].values()) == {0}
    assert words(g) == ["play gotland settle", "play gotland take"]


def test_what_is_named_is_there_though_the_rest_is_out() -> None:
    player = {"hand": ["gotland"], "deck": ["forest"]}
    scenario = {"tops": ["smithy", "tar-pit", "tar-pit"], "supply": "2 wood", "players": [player]}
    g = GOTLANDIA.scenario({**scenario, "rest": "out"})

    piles = {pile["top"]: pile["below"] for pile in g.view(0)["piles"] if pile["top"]}
    assert piles == {"tar-pit": 1, "smithy": 0}
    assert g.view(0)["players"][0]["deck_cards"] == ["forest"]
    assert g.view(0)["supply"]["wood"] == 2


def test_without_the_rest_a_game_goes_on_to_its_end() -> None:
    players = [{"hand": ["gotland", "forest"], "deck": ["baltic-sea"]}, {"hand": ["forest"]}]
    g = GOTLANDIA.scenario({"players": players, "century": "1300s", "number": 3, "rest": "out"})

    play_to_the_end(suite(every=10), g, 1)


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        ({"phase": "set-up", "rest": "out"}, "rest: the set-up needs all the pieces"),
        ({"supply": "21 wood", "rest": "out"}, "supply: there are only 20 wood in the game"),
        ({"rest": "out"}, "turn: seat 0 has no card or no worker left to play (GOT-64)"),
    ],
)
def test_a_rest_that_cannot_be_is_refused(scenario: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        GOTLANDIA.scenario(scenario)

    assert str(refused.value) == sentence
