"""Drawing and laying coasters (HAG-15 to HAG-25)."""

import pytest

from skerry import CHANCE
from skerry.kernel.testing import play, refused, said, told, words
from tests.hagar.table import designed, hagar, kinds

ALL_TURNS = ["turn 0", "turn 90", "turn 180", "turn 270"]
AROUND_THE_FIRST = ["lay 0 -1", "lay -1 0", "lay 1 0", "lay 0 1"]


def test_the_coaster_drawn_is_one_nobody_has_seen() -> None:
    """HAG-15: each of them equally likely."""
    g = hagar(map=["coaster-01 0 0 0", "coaster-03 1 0 180"])

    assert g.to_move == CHANCE
    seen = ["draw coaster-01", "draw coaster-03"]
    assert words(g) == [word for word in (f"draw coaster-{n:02}" for n in range(1, 13)) if word not in seen]
    assert {weight for _, weight in g.chances()} == {1}


def test_all_see_the_coaster_that_was_drawn() -> None:
    """HAG-15, HAG-R21."""
    g = hagar(map=["coaster-01 0 0 0"])

    play(g, "draw coaster-05")

    assert {g.view(seat)["hand"]["coaster"] for seat in (0, 1, None)} == {"coaster-05"}


def test_the_coaster_drawn_must_be_laid() -> None:
    """HAG-15: it cannot be refused or exchanged."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-05")

    assert all(word.startswith("lay ") for word in words(g))
    assert refused(g, "pass") == refused(g, "draw coaster-06") == "HAG-14"


def test_a_laid_coaster_is_open_to_all() -> None:
    """HAG-16: what it shows is part of every view."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-10")

    play(g, "lay 1 0", "turn 0")

    for seat in (0, 1, None):
        assert g.view(seat)["map"][1]["fields"] == ["land", "forest", "forest", "land"]


def test_the_first_coaster_goes_in_the_middle_turned_as_you_like() -> None:
    """HAG-17: no cell is asked for."""
    g = hagar(turn=0)

    play(g, "draw coaster-01")
    assert words(g) == ALL_TURNS
    play(g, "turn 90")

    assert g.view(None)["map"][0]["cell"] == [0, 0]


@pytest.mark.parametrize(
    ("seats", "turn", "rotation"), [(2, 0, 0), (2, 1, 180), (3, 0, 0), (3, 1, 90), (3, 2, 270), (1, 0, 0)]
)
def test_a_beer_points_to_the_player_who_lays_it(seats: int, turn: int, rotation: int) -> None:
    """HAG-22, HAG-17, HAG-63: also if it is the first coaster, and alone."""
    g = hagar(seats=seats, turn=turn)

    play(g, "draw coaster-02")

    assert words(g) == [f"turn {rotation}"]
    others = [word for word in ALL_TURNS if word != f"turn {rotation}"]
    assert {refused(g, word) for word in others} == {"HAG-22"}


def test_later_players_need_not_care_for_a_beer_that_lies() -> None:
    """HAG-22, HAG-R9: it points to the north player who laid it, no matter who is next."""
    g = hagar(map=["coaster-02 0 0 180"], start_player=1, drawn="coaster-06")

    assert g.view(None)["turn"] == 0
    play(g, words(g)[0])

    assert words(g) == ["turn 0"]


def test_a_coaster_shares_a_whole_side_with_another() -> None:
    """HAG-18: contact at a corner is not enough, and distant cells are out."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03")

    assert words(g) == AROUND_THE_FIRST
    assert refused(g, "lay 1 1") == refused(g, "lay 2 0") == refused(g, "lay -3 7") == "HAG-18"
    assert said(g, "lay 1 1") == "You must lay the coaster side by side with one on the table (HAG-18)."


def test_a_cell_that_is_taken_is_refused() -> None:
    """HAG-07, HAG-25."""
    g = hagar(map=["coaster-01 0 0 0", "coaster-03 1 0 180"], drawn="coaster-04")

    assert refused(g, "lay 1 0") == "HAG-07"


def test_one_field_must_match() -> None:
    """HAG-19: north of land and land only land at the south of the new coaster will do."""
    game = designed(c03={"fields": "LLWW"}, c10={"fields": "LLFF"})
    g = hagar(map=["coaster-03 0 0 0"], drawn="coaster-10", game=game)

    assert words(g) == ["lay 0 -1", "lay -1 0", "lay 1 0"]
    assert refused(g, "lay 0 1") == "HAG-19"
    play(g, "lay 0 -1")

    assert words(g) == ["turn 90", "turn 180", "turn 270"]
    assert refused(g, "turn 0") == "HAG-19"


def test_one_match_is_enough() -> None:
    """HAG-20: three of the four touching pairs differ."""
    fields = {"c03": "LLWW", "c04": "WWWW", "c05": "FFFF", "c10": "LWFL"}
    game = designed(**{name: {"fields": printed} for name, printed in fields.items()})
    g = hagar(map=["coaster-03 0 0 0", "coaster-04 0 -1 0", "coaster-05 1 -1 0"], drawn="coaster-10", game=game)

    play(g, "lay 1 0", "turn 0")

    shown = kinds(g)
    touching = [((2, 0), (1, 0)), ((2, 1), (1, 1)), ((2, 0), (2, -1)), ((3, 0), (3, -1))]
    assert [shown[new] == shown[old] for new, old in touching] == [True, False, False, False]


def test_a_match_with_any_of_several_neighbours_will_do() -> None:
    """HAG-20, HAG-R23: the cell touches three coasters, and matches only the one in the north."""
    game = designed(
        c03={"fields": "WWWW"}, c04={"fields": "WWWW"}, c05={"fields": "WWWW"}, c07={"fields": "FFFF"},
        c09={"fields": "WWWW"}, c10={"fields": "FFFF"},
    )  # fmt: skip
    ring = ["coaster-03 0 0 0", "coaster-04 0 -1 0", "coaster-05 1 -1 0", "coaster-07 2 -1 0", "coaster-09 2 0 0"]
    g = hagar(map=ring, drawn="coaster-10", game=game)

    assert words(g) == ["lay 2 -2", "lay 3 -1"]
    ring[2] = "coaster-07 1 -1 0"
    ring[3] = "coaster-05 2 -1 0"
    g = hagar(map=ring, drawn="coaster-10", game=game)
    assert words(g) == ["lay 1 -2", "lay 1 0"]


def test_a_coaster_that_matches_nowhere_goes_anywhere_beside_another() -> None:
    """HAG-21, HAG-R8: edge to edge it must be, and any rotation will do."""
    game = designed(c03={"fields": "LLLL"}, c10={"fields": "WWFF"})
    g = hagar(map=["coaster-03 0 0 0"], game=game)
    g.journal = []

    play(g, "draw coaster-10")
    assert words(g) == AROUND_THE_FIRST
    assert refused(g, "lay 1 1") == "HAG-18"
    assert g.view(0)["hand"]["anywhere"] is True
    assert g.prompt(g.to_move).key == "ask.lay-anywhere"
    play(g, "lay 0 1")

    assert words(g) == ALL_TURNS
    assert "Coaster 10 doesn’t match anywhere, so it may go anywhere next to the map." in told(g)


def test_if_a_match_is_possible_anywhere_only_matches_are_legal() -> None:
    """HAG-21, HAG-R8: unattractive matching places do not lift the duty."""
    game = designed(c03={"fields": "LLLW"}, c10={"fields": "WWFF"})
    g = hagar(map=["coaster-03 0 0 0"], drawn="coaster-10", game=game)

    assert words(g) == ["lay 1 0", "lay 0 1"]
    assert g.view(0)["hand"]["anywhere"] is False
    assert g.view(0)["hand"]["elsewhere"] == [[0, -1], [-1, 0]]
    assert g.prompt(g.to_move).key == "ask.lay"


def test_the_glass_is_not_turned_for_a_match() -> None:
    """HAG-22, HAG-21, HAG-R9: the beer would match turned by 90; upright it does not, so it goes anywhere, upright."""
    g = hagar(map=["coaster-12 0 0 90"], turn=0, drawn="coaster-11")

    assert words(g) == AROUND_THE_FIRST
    assert g.view(0)["hand"]["anywhere"] is True
    play(g, "lay 1 0")
    assert words(g) == ["turn 0"]

    from_the_west = hagar(map=["coaster-12 0 0 90"], turn=1, drawn="coaster-11", seats=3)
    assert from_the_west.view(0)["hand"]["anywhere"] is False


def test_a_beer_that_matches_only_there_must_go_there() -> None:
    """HAG-22, HAG-21: the refusal says that it is the glass that forbids other places."""
    g = hagar(map=["coaster-10 0 0 0"], turn=0, drawn="coaster-11")

    assert words(g) == ["lay 0 -1", "lay -1 0", "lay 1 0", "lay 0 1"]
    g = hagar(map=["coaster-04 0 0 0"], turn=0, drawn="coaster-11")
    assert words(g) == ["lay 0 -1", "lay 1 0", "lay 0 1"]
    assert refused(g, "lay -1 0") == "HAG-22"


def test_a_coaster_without_beer_turns_freely_and_its_arrow_with_it() -> None:
    """HAG-23, HAG-12: the rotation chooses the direction of the arrow."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03", cell="1 0")

    assert words(g) == ["turn 180", "turn 270"]
    assert said(g, "turn 270") == "the line of the 2 would be horizontal"
    assert said(g, "turn 180") == "the line of the 2 would be vertical"
    assert said(hagar(map=["coaster-01 0 0 0"], drawn="coaster-10", cell="1 0"), "turn 0") == ""
    first = hagar(drawn="coaster-07")
    axes = [said(first, word).removeprefix("the line of the 3 would be ") for word in words(first)]
    assert axes == ["vertical", "horizontal"] * 2


def test_the_map_may_be_a_line_and_have_holes() -> None:
    """HAG-24, HAG-R27: it has no outer limit; every coaster hangs together with the rest."""
    names = ["01", "03", "04", "05", "07", "09", "10", "12"]
    line = [f"coaster-{name} {x} 0 0" for x, name in enumerate(names)]
    assert "lay 8 0" in words(hagar(map=line, drawn="coaster-02", turn=0))

    ring = ["coaster-01 0 0 0", "coaster-03 1 0 0", "coaster-04 2 0 0", "coaster-05 2 1 0", "coaster-07 2 2 0"]
    ring += ["coaster-09 1 2 0", "coaster-10 0 2 0"]
    g = hagar(map=ring, drawn="coaster-12")
    assert "lay 1 1" in words(g)


def test_what_lies_is_never_moved_or_turned() -> None:
    """HAG-25."""
    g = hagar(map=["coaster-01 0 0 90"], drawn="coaster-10")
    before = g.view(None)["map"]

    play(g, "lay 0 1")
    play(g, words(g)[0], "place hagar nw")

    assert g.view(None)["map"][0] == before[0]


@pytest.mark.parametrize(
    ("word", "where"),
    [
        ("lay 0 -1", "north of Coaster 1"),
        ("lay -1 0", "west of Coaster 1"),
        ("lay 0 1", "south of Coaster 1"),
        ("lay 2 0", "east of Coaster 4"),
    ],
)
def test_a_place_is_told_by_a_coaster_beside_it(word: str, where: str) -> None:
    """HAG-18."""
    game = designed(c01={"fields": "LLLL"}, c03={"fields": "LLLL"}, c04={"fields": "LLLL"})
    g = hagar(map=["coaster-01 0 0 0", "coaster-04 1 0 0"], drawn="coaster-03", game=game)
    g.journal = []

    assert g.game.full_label(g, g.game.move(word), "en", []) == f"Lay it {where}"
    play(g, word, "turn 90")
    assert any(line.endswith(f"lays Coaster 3 {where}, turned by 90°.") for line in told(g))


def test_the_first_coaster_is_laid_in_the_middle() -> None:
    """HAG-17; a coaster that is not turned is told without a turn."""
    g = hagar(map=[], drawn="coaster-03")
    g.journal = []

    play(g, "turn 0")

    assert told(g)[0].endswith("lays Coaster 3 in the middle of the table.")


def test_a_place_says_how_the_coaster_can_be_turned_there() -> None:
    """HAG-D1, HAG-23."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03")

    assert said(g, "lay 1 0") == "possible turns: 180° and 270°"
    places = {tuple(place["cell"]): place["rotations"] for place in g.view(0)["hand"]["places"]}
    assert places[1, 0] == [180, 270]
