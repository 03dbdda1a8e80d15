"""A game as the rest of the program meets it: set-up, variants, words of its own or none."""

from typing import Any

import pytest

import skerry
from skerry import PackError, SetUpError
from skerry.kernel.errors import Message
from skerry.kernel.game import About
from skerry.kernel.log import Line
from skerry.kernel.state import Event
from tests.kernel.lighthouse import GAME, LIGHT, make


def test_a_game_starts_with_the_fewest_seats_unless_told_otherwise() -> None:
    assert GAME.start().seats == 2
    assert GAME.start(3).seats == 3


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_number_of_seats_that_the_game_has_not_is_refused(seats: int) -> None:
    with pytest.raises(SetUpError, match=f"^Lighthouse is for 2 to 3 players, not {seats}\\.$"):
        GAME.start(seats)


def test_variants_not_named_take_their_defaults() -> None:
    assert GAME.settled_variants(3, {}) == {"nights": 2, "handicap": [0, 0, 0]}
    assert GAME.start(2).variants == {"nights": 2, "handicap": [0, 0]}


def test_variants_named_are_taken_over() -> None:
    g = GAME.start(2, {"nights": 1, "handicap": [0, 1]})

    assert g.variants == {"nights": 1, "handicap": [0, 1]}
    assert g.scores() == [0, 1]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"days": 3}, "Lighthouse has no variant 'days'. Choose one of: nights, handicap."),
        ({"nights": 3}, "The variant nights can’t be 3. Choose one of: 1, 2."),
        ({"nights": True}, "The variant nights can’t be True. Choose one of: 1, 2."),
        ({"handicap": 1}, "The variant handicap needs a list with one value for each of the 2 seats."),
        ({"handicap": [1]}, "The variant handicap needs a list with one value for each of the 2 seats."),
        ({"handicap": [0, 7]}, "The variant handicap can’t be 7. Choose one of: 0, 1."),
    ],
)
def test_a_variant_that_cannot_be_is_refused(wanted: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetUpError) as refused:
        GAME.start(2, wanted)

    assert str(refused.value) == sentence


def test_a_game_without_variants_says_so() -> None:
    with pytest.raises(SetUpError, match="has no variant 'nights', nor any other"):
        make(variants=[]).settled_variants(2, {"nights": 1})


def test_choices_that_are_switches_are_told_as_true_and_false() -> None:
    with pytest.raises(SetUpError, match=r"The variant riga_buildings can’t be 1. Choose one of: false, true"):
        skerry.game("riga").start(2, {"riga_buildings": 1})


def test_a_position_by_hand_is_read_by_the_game() -> None:
    g = GAME.scenario({"lit": ["wax"]})

    assert g.view(None)["lit"] == [2, -1]


def test_a_game_that_has_no_words_of_its_own_shows_plain_ones() -> None:
    events = [Event("lit", 0, {"card": "wax"}, "LIG-3", -1)]

    (line,) = GAME.tell(events, "en", [])
    assert (line.text, line.seat, line.rule) == ("lit {'card': 'wax'}", 0, "LIG-3")
    assert GAME.label(LIGHT[2], "de", []) == "light wax"
    assert GAME.say(Message("over"), "en", []) == "over()"
    assert GAME.guide(Message("over"), "en") == ""
    g = GAME.start()
    seen = g.seen_by(None)
    assert GAME.board(seen, [], "en", []) == GAME.board_assets() == ""
    (section,) = GAME.sheet(seen, "en", [])
    assert ["pile", str(g.view(None)["pile"])] in [[cell.text for cell in row] for row in section.rows]


def test_words_of_its_own_come_first() -> None:
    game = make(
        tell=lambda events, lang, names: [Line("told", 0, "LIG-1")],
        label=lambda move, lang, names: "labelled",
        sheet=lambda view, lang, names: [],
    )

    assert [line.text for line in game.tell([], "en", [])] == ["told"]
    assert game.label(LIGHT[2], "en", []) == "labelled"
    assert game.sheet(game.start().seen_by(None), "en", []) == []


def test_a_lobby_is_told_the_plain_names_of_set_up_choices_unless_there_are_better_ones() -> None:
    plain = GAME.about("en")
    better = make(about=lambda lang: About(summary=lang, minutes="5", credit="", variants={}, choices={}))

    assert (plain.summary, plain.minutes, plain.credit) == ("", "", "")
    assert plain.variants == {name: name for name in GAME.variants}
    assert plain.choices == {"nights": ["1", "2"], "handicap": ["0", "1"]}
    assert better.about("de").summary == "de"


def test_the_games_there_are_can_be_listed_and_found() -> None:
    assert skerry.games()[0] == "riga"
    assert skerry.game("riga") is skerry.game("riga")
    assert skerry.game("riga").seats == range(2, 5)
    with pytest.raises(SetUpError, match=r"There is no game 'chess'. Choose one of: riga"):
        skerry.game("chess")


def test_a_scenario_may_be_written_as_toml() -> None:
    game = skerry.game("riga")

    state = game.scenario('paying = ["danzig-market-hall"]\nplayers = [{goods = "2 cloth"}]')

    assert [move.word for move in state.moves()] == ["pay cloth"]


def test_a_scenario_that_is_not_toml_is_refused_in_a_sentence() -> None:
    with pytest.raises(skerry.ScenarioError, match=r"^This isn’t valid TOML: .*line 1.*\.$"):
        skerry.game("riga").scenario("seats = = 3")


# --- changes by path --------------------------------------------------------------------------------------------------


def test_a_change_may_mean_all_that_fit() -> None:
    game = skerry.game("riga", version=1, changes={"building.bank.cost": 9})

    banks = [building for building in game.pack.data["building"] if building["type"] == "bank"]
    assert {building["cost"] for building in banks} == {9}
    assert game.pack.version == 1
    assert game.pack.changes == {f"building.{building['id']}.cost": 9 for building in banks}


def test_a_change_of_one_entry_means_no_other() -> None:
    game = skerry.game("riga", changes={"building.visby-bank.cost": 9})

    assert game.pack.changes == {"building.visby-bank.cost": 9}


def test_a_path_that_means_nothing_is_refused_with_near_ones() -> None:
    with pytest.raises(PackError) as refused:
        skerry.game("riga", changes={"building.visby-bnk.cost": 9})

    assert str(refused.value).startswith("building.visby-bnk.cost is 9; expected a path in the pack, such as")


@pytest.mark.parametrize("changes", [[1], "building.bank.cost=9", {3: 4}])
def test_changes_that_are_not_values_by_path_are_refused_in_a_sentence(changes: Any) -> None:
    with pytest.raises(SetUpError) as refused:
        skerry.game("riga", changes=changes)

    sentence = 'Give changes as paths with values, for example {"building.bank.cost": 9}, not '
    assert str(refused.value) == f"{sentence}{changes!r}."
