"""The way home (LOW-14 to LOW-17)."""

from table import carrying, home, low_water

from skerry.kernel.testing import play, refused, said, words

HEAVY = ["copper"] * 5


def test_a_crew_that_comes_home_scores_all_cards_openly() -> None:
    """LOW-16: every card is a word that all hear, and nobody has a choice."""
    g = low_water(carrying("amber", "rope", "rope"), carrying())

    play(g, "home")
    assert g.view(1)["players"][0]["hand"] == ["amber", "rope", "rope"]
    for word in ("land amber", "land rope", "land rope"):
        assert words(g) == [word]
        play(g, word)

    assert g.scores() == [7, 0]
    assert g.view(1)["players"][0]["place"] == "home"
    assert g.to_move == 1


def test_a_laden_boat_rolls_a_die_on_its_way() -> None:
    """LOW-15: five cards are heavy, four are not."""
    g = low_water(carrying(*HEAVY), carrying())
    assert said(g, "home") == "your boat is heavy: you roll a die on the way"
    assert said(low_water(carrying(*HEAVY[1:]), carrying()), "home") == "you get home without rolling"

    play(g, "home", "roll 6")

    assert g.view(0)["water"] == 6
    assert words(g) == ["land copper"]


def test_powder_goes_up_after_the_cards_are_landed() -> None:
    """LOW-14."""
    g = low_water(carrying("amber", "powder"), carrying())
    assert words(g)[-2:] == ["home", "powder"]

    play(g, "powder", "land amber", "roll 4")

    assert (g.scores(), g.view(0)["water"], g.to_move) == ([5, 0], 4, 1)


def test_powder_that_is_given_up_makes_the_boat_lighter() -> None:
    """LOW-15."""
    g = low_water(carrying(*HEAVY[1:], "powder"), carrying())
    assert said(g, "powder") == "you get home without rolling"

    play(g, "powder")

    assert words(g) == ["land copper"]


def test_powder_needs_somebody_on_the_reef() -> None:
    """LOW-14."""
    g = low_water(carrying("powder"), home())

    assert words(g)[-1] == "home"
    assert said(g, "powder").endswith("for the powder to harm. Row home without it (LOW-14).")
    assert refused(low_water(carrying("amber"), carrying()), "powder") == "LOW-14"


def test_the_flood_of_the_powder_catches_those_who_stayed() -> None:
    """LOW-14, LOW-18."""
    g = low_water(carrying("powder"), carrying("amber"), water=30)

    play(g, "powder", "roll 2", "lose amber")

    assert g.view(None)["ebb"] == 2
    assert [player["lost"] for player in g.view(None)["players"]] == [0, 1]


def test_the_last_boat_scores_more() -> None:
    """LOW-17."""
    g = low_water(carrying("copper"), home(landed=["amber"]))

    play(g, "home", "land copper")

    assert g.scores() == [6, 5]


def test_while_others_are_on_the_reef_no_boat_is_the_last() -> None:
    """LOW-17."""
    g = low_water(carrying("copper"), carrying())

    play(g, "home", "land copper")

    assert g.scores() == [3, 0]
