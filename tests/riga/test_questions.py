"""What a question betrays (RIG-R43): to be asked and decline looks like not being asked."""

from typing import Any

import pytest

import skerry
from skerry.kernel.testing import play, words
from tests.riga.table import RIGA, riga
from tests.riga.witness import Witness

OTHERS = [1, None]
RIGA_BUILDINGS = {"riga_buildings": True}


def building(**player: Any) -> dict[str, Any]:
    """Seat 0 has taken cards and may build; a row is left for the next turn."""
    return {"players": [player], "rows": ["5 grain"], "phase": "build"}


# --- the same trace ---------------------------------------------------------------------------------------------------


def test_not_to_add_a_building_looks_like_having_none_to_add() -> None:
    """RIG-R43, RIG-41: one hand holds another building of Visby, the other does not; only the first is asked RIG-D9."""
    asked = building(goods="4 wine", buildings=["visby-archive", "visby-treasury"])
    not_asked = building(goods="4 wine", buildings=["visby-archive", "danzig-lodge"])

    for seat in OTHERS:
        declined = Witness(seat, asked, ["build visby-archive", "pay", "pay wine", "pay wine"])
        assert declined == Witness(seat, not_asked, ["build visby-archive", "pay wine", "pay wine"])
        assert declined.words == ["build visby-archive", "pay wine", "pay wine"]


def test_not_to_charge_the_exchange_office_looks_like_having_too_few_goods() -> None:
    """RIG-R43, RIG-78: two cloth could charge it, two grain could not; only the first is asked RIG-D13."""
    asked = building(built=["riga-exchange-office"], secret_goods="2 cloth") | {"variants": RIGA_BUILDINGS}
    not_asked = building(built=["riga-exchange-office"], secret_goods="2 grain") | {"variants": RIGA_BUILDINGS}

    for seat in OTHERS:
        declined = Witness(seat, asked, ["end", "skip", "take-row 1"])
        assert declined == Witness(seat, not_asked, ["end", "take-row 1"])
        assert declined.words == ["take-row 1"]


def test_to_end_a_turn_by_choice_looks_like_having_nothing_to_build() -> None:
    """RIG-R43, RIG-33: one player could build, the other has only `end`, which is played without asking."""
    choice = building(goods="2 cloth", buildings=["danzig-bank"])
    no_choice = building(goods="2 cloth", buildings=["visby-lodge"])

    assert [move.word for move in RIGA.scenario(choice).moves()] == ["build danzig-bank", "end"]
    assert [move.word for move in RIGA.scenario(no_choice).moves()] == ["end"]
    for seat in OTHERS:
        chosen = Witness(seat, choice, ["end", "take-row 1"])
        assert chosen == Witness(seat, no_choice, ["end", "take-row 1"])
        assert chosen.words == ["take-row 1"]


def test_the_player_who_is_asked_sees_their_own_answers() -> None:
    """RIG-R43: what is left out for the others stands in the player's own record."""
    start = building(goods="2 cloth, 4 wine", buildings=["visby-archive", "visby-treasury"], built=["visby-crane"])
    moves = ["build visby-archive", "pay", "no-more", "pay wine", "pay wine", "end"]

    assert Witness(0, start, moves).words == moves
    assert Witness(1, start, moves).words == ["build visby-archive", "pay wine", "pay wine"]


# --- the question itself ----------------------------------------------------------------------------------------------

PLAYER = {
    "goods": "2 cloth, 4 wine",
    "buildings": ["visby-archive", "visby-treasury"],
    "built": ["visby-crane", "danzig-treasury", "danzig-builders-yard", "riga-exchange-office", "riga-monastery"],
}
TAKE = {"rows": ["3 wine", "5 grain"], "phase": "take"}
BUILD = {"rows": ["3 wine", "5 grain"], "phase": "build"}
DRAWN = [f"draw-building tallinn-{kind}" for kind in ("archive", "bank", "crane", "fortress", "inn")]

QUESTIONS = [
    # where the game stands, what has been done, what the player is asked, what the others are told
    (TAKE, [], "ask.take", "take"),
    (TAKE, ["use monastery"], "ask.swap", "take"),
    (TAKE, ["use monastery", "swap 1 wine"], "ask.swap-with", "take"),
    (TAKE, ["use monastery", "swap 1 wine", "with 2 grain"], "ask.take-swapped", "take"),
    (TAKE, ["use treasury", "draw wine", "draw wine", "draw cloth"], "ask.keep", "take"),
    (BUILD, ["use builders-yard", *DRAWN], "ask.yard", "build"),
    (BUILD, [], "ask.build", "build"),
    (BUILD, ["build visby-archive"], "ask.extend", "build"),
    (BUILD, ["build visby-archive", "pay"], "ask.crane", "build"),
    (BUILD, ["build visby-archive", "pay", "no-more"], "ask.pay", "build"),
    (BUILD, ["end"], "ask.charge", "build"),
    (BUILD, ["end", "charge wine"], "ask.charge-more", "build"),
]


@pytest.mark.parametrize(("start", "moves", "question", "phase"), QUESTIONS, ids=[row[2] for row in QUESTIONS])
def test_others_are_told_whose_turn_it_is_and_the_phase_not_which_question_is_open(
    start: dict[str, Any], moves: list[str], question: str, phase: str
) -> None:
    """RIG-R43: the question and its options are for the player who is asked."""
    g = riga(PLAYER, **start, year=2, variants=RIGA_BUILDINGS)

    play(g, *moves)

    assert g.prompt(0).key == question
    for seat in OTHERS:
        assert g.prompt(seat).key == "stage.summer"
        assert g.prompt(seat).values == {"year": 2, "seat": 0, "phase": phase}
        assert (g.view(seat)["turn"], g.view(seat)["phase"]) == (0, phase)


def test_in_winter_others_are_told_who_discards() -> None:
    """RIG-R43, RIG-49: hand counts are open, so that much everyone knows."""
    g = riga({}, {"goods": "7 grain"}, season="winter")

    assert g.prompt(1).key == "ask.discard"
    assert g.prompt(1).values == {"count": 1, "limit": 6}
    for seat in (0, None):
        assert g.prompt(seat).key == "stage.winter"
        assert g.prompt(seat).values == {"year": 1, "seat": 1, "phase": ""}


def test_in_set_up_others_are_told_who_chooses() -> None:
    """RIG-R43, RIG-07, RIG-10: first the start player, then the buildings."""
    g = riga({"goods": "2 cloth"}, {"goods": "3 grain"}, season="set-up", step="choose-start")
    assert (g.prompt(1).key, g.prompt(0).key) == ("ask.choose-start", "stage.set-up")
    assert g.prompt(0).values["seat"] == 1

    play(g, "choose-start 0", "draw-building visby-inn", "draw-building visby-bank")

    assert (g.prompt(0).key, g.prompt(1).key) == ("ask.keep-building", "stage.set-up")
    assert g.prompt(1).values["seat"] == 0
    assert g.audience(RIGA.move("keep-building visby-inn")) == 0
    play(g, "keep-building visby-inn", "draw-building danzig-inn", "draw-building danzig-bank")
    assert (g.prompt(1).key, g.prompt(0).values["seat"]) == ("ask.keep-building", 1)


def test_words_that_would_betray_a_question_are_silent_and_no_others() -> None:
    """RIG-R43: `end`, `pay`, `no-more` and `skip`; a hidden card is a word that others know was said."""
    g = riga(PLAYER, **BUILD, variants=RIGA_BUILDINGS)
    silent = set()

    for word in ("build visby-archive", "pay", "no-more", "pay wine", "pay wine", "end", "skip"):
        silent |= {move.word for move in g.moves() if g.silent(move)}
        play(g, word)

    assert silent == {"end", "pay", "no-more", "skip"}
    assert g.to_move == 1
    assert words(g) == ["take-row 1", "take-row 2"]
    assert g.audience(RIGA.move("take-row 1")) == skerry.EVERYONE
