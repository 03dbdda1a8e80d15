"""A turn on the reef (LOW-6 to LOW-13)."""

import pytest
from table import carrying, home, low_water

from skerry.kernel.testing import play, refused, said, words

HAULS = ["haul sloop", "haul brig", "haul galleon"]


def test_a_crew_hauls_at_a_wreck_or_rows_home() -> None:
    """LOW-7, LOW-D1."""
    assert words(low_water(carrying("amber"))) == [*HAULS, "home"]


def test_crews_on_the_reef_take_turns_clockwise() -> None:
    """LOW-6."""
    g = low_water(carrying(), home(), carrying(), carrying(), turn=2)

    play(g, "haul brig", "draw amber", "draw amber", "roll 1", "roll 1")
    assert g.to_move == 3
    play(g, "home")

    assert g.to_move == 0


@pytest.mark.parametrize(("wreck", "cards", "dice", "water"), [("brig", 2, [3, 4], 7), ("galleon", 3, [1, 6, 2], 9)])
def test_a_haul_brings_cards_and_then_water(wreck: str, cards: int, dice: list[int], water: int) -> None:
    """LOW-8, LOW-9."""
    g = low_water(carrying(), carrying())

    play(g, f"haul {wreck}", *["draw copper"] * cards, *[f"roll {pips}" for pips in dice])

    assert g.view(0)["players"][0]["hand"] == ["copper"] * cards
    assert (g.view(0)["water"], g.view(0)["dice"], g.to_move) == (water, [], 1)


def test_at_the_sloop_a_card_is_thrown_away_before_the_die_is_rolled() -> None:
    """LOW-10, LOW-D2: any card of the hand."""
    g = low_water(carrying("rope"), carrying())

    play(g, "haul sloop", "draw amber", "draw copper")
    assert words(g) == ["throw amber", "throw copper", "throw rope"]
    assert refused(g, "throw cask") == "LOW-10"
    assert refused(g, "home") == "LOW-6"
    play(g, "throw rope", "roll 5")

    assert g.view(0)["players"][0]["hand"] == ["amber", "copper"]
    assert g.view(0)["water"] == 5


@pytest.mark.parametrize(("water", "dry"), [(12, 3), (13, 2), (22, 2), (23, 1), (31, 1)])
def test_wrecks_drown_the_farthest_first(water: int, dry: int) -> None:
    """LOW-11: with two crews the mark is at 32."""
    g = low_water(carrying(), carrying(), water=water)

    assert words(g) == [*HAULS[:dry], "home"]
    assert [refused(g, word) for word in HAULS[dry:]] == ["LOW-11"] * (3 - dry)


def test_why_a_wreck_cannot_be_reached_is_told() -> None:
    """LOW-11."""
    g = low_water(carrying(), carrying(), water=20)

    assert said(g, "haul galleon") == (
        "Galleon is under water: the flood must be at least 20 steps away, and it is 12 (LOW-11)."
    )


def test_a_crew_draws_only_what_its_boat_holds() -> None:
    """LOW-12."""
    g = low_water(carrying(*["copper"] * 6), carrying())
    assert said(g, "haul galleon") == "draws 1 card, rolls 3 dice"

    play(g, "haul galleon", "draw amber")

    assert words(g)[0] == "roll 1"


def test_a_full_boat_cannot_haul() -> None:
    """LOW-12."""
    g = low_water(carrying(*["copper"] * 6, "rope"), carrying())

    assert words(g) == ["home"]
    assert refused(g, "haul sloop") == refused(g, "rope brig") == "LOW-12"


def test_a_rope_spares_a_die_and_is_given_up() -> None:
    """LOW-13: at the sloop no die is left."""
    g = low_water(carrying("rope", "rope"), carrying())
    assert words(g) == [*HAULS, "rope sloop", "rope brig", "rope galleon", "home"]

    play(g, "rope sloop", "draw copper", "draw copper", "throw rope")

    assert (g.view(0)["water"], g.to_move) == (0, 1)
    assert g.view(None)["seen"]["rope"] == 2
    assert refused(low_water(carrying("cask"), carrying()), "rope brig") == "LOW-13"


def test_with_an_empty_deck_nothing_is_drawn() -> None:
    """LOW-R1."""
    g = low_water(carrying(), carrying())
    g.deck = [0, 1, 0, 0, 0]

    play(g, "haul galleon", "draw copper")

    assert words(g)[0] == "roll 1"


def test_what_answers_no_question_is_refused() -> None:
    """LOW-6."""
    g = low_water(carrying("amber"), carrying())

    assert refused(g, "land amber") == refused(g, "throw amber") == refused(g, "roll 1") == "LOW-6"
