"""The end of the game: die roll and final round (HAG-38 to HAG-48)."""

from skerry import CHANCE, OVER
from skerry.kernel.testing import play, refused, said, told, words
from tests.hagar.table import designed, hagar

TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]
"""Land in (0, 0), (1, 0) and (2, 0), water in (3, 0) and (0, 1), forest in (1, 1), (2, 1) and (3, 1)."""
WHOLE = [
    "coaster-01 0 0 0", "coaster-02 1 0 180", "coaster-03 2 0 0", "coaster-04 3 0 0", "coaster-05 4 0 0",
    "coaster-06 5 0 180", "coaster-07 6 0 0", "coaster-08 7 0 180", "coaster-09 8 0 0", "coaster-10 9 0 0",
    "coaster-12 10 0 0", "coaster-11 -1 0 180",
]  # fmt: skip


def test_the_starting_player_rolls_once_when_all_coasters_lie() -> None:
    """HAG-38, HAG-39, HAG-40: there is no second roll."""
    g = hagar(map=WHOLE, start_player=0)
    assert g.to_move == CHANCE
    assert g.view(None)["phase"] == "roll"
    assert [(move.word, weight) for move, weight in g.chances()] == [(f"roll {face}", 1) for face in range(1, 7)]

    play(g, "roll 4")

    assert g.to_move == 1
    assert g.view(None)["rolled"] == 4


def test_the_doubled_line_runs_through_the_whole_map_and_across_gaps() -> None:
    """HAG-41, HAG-R6: both ways from the die, one field wide; the die occupies no field."""
    ring = ["coaster-04 0 0 0", "coaster-01 0 1 0", "coaster-03 1 1 0", "coaster-05 2 1 0", "coaster-07 2 0 0"]
    g = hagar({"hagars": ["coaster-07 sw"]}, {"hagars": ["coaster-07 nw"]}, map=ring, rolled=4, start_player=1)

    assert g.view(None)["line"] == {"axis": "horizontal", "at": 1}
    strengths = {tuple(one["fields"][0]): one["strength"] for one in g.view(None)["landscapes"] if any(one["hagars"])}
    assert strengths == {(4, 1): [2, 0], (4, 0): [0, 1]}
    play(g, "move coaster-07 sw")
    assert "to coaster-04 se" in words(g)


def test_without_the_number_on_the_table_there_is_no_doubled_line() -> None:
    """HAG-42, HAG-R12: the roll is not repeated, and all else goes on."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=6, seats=1)

    assert g.view(None)["line"] is None
    assert g.view(None)["landscapes"][0]["strength"] == [1]
    assert g.to_move == 0


def test_a_missing_number_is_told() -> None:
    """HAG-42."""
    nine = [coaster.replace("180", "0") for coaster in WHOLE[:9]]
    g = hagar(map=nine, seats=1, game=designed(c12={"die": (3, "nw sw")}))
    g.journal = []

    play(g, "roll 3")

    assert told(g)[:2] == [
        "seat 0 rolls a 3 for the line that counts double.",
        "Die field 3 isn’t on the table, so no line counts double.",
    ]
    assert g.view(0)["line"] is None


def test_the_starting_player_acts_last_and_everyone_once() -> None:
    """HAG-43."""
    g = hagar(map=WHOLE, start_player=0)
    play(g, "roll 1")
    order = []
    while g.to_move != OVER:
        order.append(g.to_move)
        play(g, "pass")

    assert order == [1, 0]
    three = hagar(map=TWO, rolled=1, start_player=1, seats=3)
    order = []
    while three.to_move != OVER:
        order.append(three.to_move)
        play(three, "pass")
    assert order == [2, 0, 1]


def test_the_final_round_goes_clockwise() -> None:
    """HAG-43: three players, and the seat next to the one who started is first."""
    sides = {"coaster-02": 90, "coaster-06": 270, "coaster-08": 90, "coaster-11": 270}
    laid = [f"{name} {x} {y} {sides.get(name, 0)}" for name, x, y, _ in (coaster.split() for coaster in WHOLE)]
    g = hagar(map=laid, start_player=0, seats=3)

    play(g, "roll 1")
    order = []
    while g.to_move != OVER:
        assert words(g) == ["pass"]
        order.append((g.to_move, g.view(None)["turn"], g.heading()))
        play(g, "pass")

    assert order == [(seat, seat, f"final round, seat {seat}") for seat in (1, 2, 0)]
    assert g.view(None)["turn"] == 0


def test_the_doubled_line_is_told() -> None:
    """HAG-41: with the coaster that the die lies on."""
    g = hagar(map=WHOLE, start_player=0)
    g.journal = []

    play(g, "roll 4")

    assert told(g) == [
        "seat 0 rolls a 4 for the line that counts double.",
        "The horizontal line through the die on Coaster 4 counts double.",
    ]


def test_moving_is_voluntary_and_passing_is_final() -> None:
    """HAG-44, HAG-R13: only own Hägars are offered."""
    g = hagar({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-03 sw"]}, map=TWO, rolled=1, start_player=0)
    assert (g.to_move, words(g)) == (1, ["move coaster-03 sw", "pass"])

    play(g, "pass")

    assert (g.to_move, words(g)) == (0, ["move coaster-01 nw", "pass"])
    play(g, "pass")
    assert g.to_move == OVER


def test_a_hagar_goes_to_the_same_kind_wherever_it_lies() -> None:
    """HAG-45, HAG-R14: another landscape of that kind is allowed, another kind is not."""
    g = hagar({"hagars": ["coaster-01 sw"]}, map=TWO, rolled=1, turn=0)

    play(g, "move coaster-01 sw")
    assert words(g) == ["to coaster-03 ne"]
    assert refused(g, "to coaster-03 sw") == "HAG-45"
    assert said(g, "to coaster-03 sw") == "Your Hägar is on water, so it can’t move to forest (HAG-45)."
    play(g, "to coaster-03 ne")

    (token,) = g.view(None)["tokens"]
    assert (token["field"], token["first"]) == ([3, 0], "coaster-01 sw")


def test_a_hagar_may_move_within_its_landscape() -> None:
    """HAG-45, HAG-R14."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1, turn=0)

    play(g, "move coaster-01 nw")

    assert words(g) == ["to coaster-01 ne", "to coaster-03 nw"]


def test_the_target_must_hold_no_token() -> None:
    """HAG-46, HAG-29, HAG-R25: neither a Hägar nor gold."""
    taken = {"hagars": ["coaster-01 nw", "coaster-01 ne"], "gold": ["coaster-03 nw"]}
    g = hagar(taken, {"hagars": ["coaster-03 sw"]}, map=TWO, rolled=1, turn=0)
    assert words(g) == ["pass"]
    assert refused(g, "move coaster-01 nw") == "HAG-46"

    g = hagar({"hagars": ["coaster-01 nw"], "gold": ["coaster-03 nw"]}, map=TWO, rolled=1, turn=0)
    play(g, "move coaster-01 nw")
    assert words(g) == ["to coaster-01 ne"]
    assert refused(g, "to coaster-03 nw") == "HAG-46"


def test_a_field_vacated_in_the_final_round_is_free() -> None:
    """HAG-46, HAG-R25: moves are made one after another."""
    g = hagar({"hagars": ["coaster-01 sw"]}, {"hagars": ["coaster-03 ne"]}, map=TWO, rolled=1, turn=1, start_player=0)
    assert words(g) == ["pass"]

    bigger = [*TWO, "coaster-04 2 0 0"]
    g = hagar({"hagars": ["coaster-01 sw"]}, {"hagars": ["coaster-03 ne"]}, map=bigger, rolled=1, start_player=0)
    play(g, "move coaster-03 ne", "to coaster-04 se", "move coaster-01 sw")

    assert words(g) == ["to coaster-03 ne"]


def test_the_die_occupies_no_field() -> None:
    """HAG-41, HAG-R25: the 1 lies between the two western fields of coaster-01."""
    g = hagar({"hagars": ["coaster-01 ne"]}, map=TWO, rolled=1, turn=0)

    play(g, "move coaster-01 ne")

    assert words(g) == ["to coaster-01 nw", "to coaster-03 nw"]


def test_gold_and_hagars_of_others_are_never_moved() -> None:
    """HAG-47, HAG-R13: and not more than one Hägar."""
    own = {"hagars": ["coaster-01 nw", "coaster-03 sw"], "gold": ["coaster-01 sw"]}
    g = hagar(own, {"hagars": ["coaster-01 se"]}, map=TWO, rolled=1, turn=0)

    assert words(g) == ["move coaster-01 nw", "move coaster-03 sw", "pass"]
    assert refused(g, "move coaster-01 sw") == refused(g, "move coaster-01 se") == "HAG-47"
    play(g, "move coaster-01 nw", "to coaster-01 ne")
    assert g.to_move == OVER


def test_staying_put_is_passing() -> None:
    """HAG-44, HAG-R14: another field it must be."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1, turn=0)

    play(g, "move coaster-01 nw")

    assert refused(g, "to coaster-01 nw") == "HAG-44"
    assert refused(g, "to coaster-12 nw") == "HAG-45"
    assert said(g, "to coaster-12 nw") == "Coaster 12 isn’t on the table (HAG-45)."
    assert refused(g, "pass") == "HAG-45"


def test_the_doubled_line_is_known_before_the_first_move() -> None:
    """HAG-48: players may move into it or out of it, and are told so."""
    g = hagar({"hagars": ["coaster-01 ne"]}, map=TWO, rolled=1, turn=0)
    assert g.view(1)["line"] == {"axis": "vertical", "at": 0}
    assert (said(g, "move coaster-01 ne"), said(g, "pass")) == ("leaves 3 fields of land, 2 shields", "")

    play(g, "move coaster-01 ne")
    assert said(g, "to coaster-01 nw") == "3 fields of land, 2 shields, on the doubled line"
    play(g, "to coaster-01 nw")

    assert g.view(None)["landscapes"][0]["strength"] == [2, 0]


def test_moves_are_told() -> None:
    """HAG-44, HAG-45."""
    g = hagar({"hagars": ["coaster-01 ne"]}, map=TWO, rolled=1, turn=1, start_player=0)
    g.journal = []

    play(g, "pass", "move coaster-01 ne", "to coaster-03 nw")

    assert told(g)[:2] == [
        "seat 1 doesn’t move a Hägar.",
        "seat 0 moves a Hägar from Coaster 1, north-east, to Coaster 3, north-west (land).",
    ]
    g = hagar({"hagars": ["coaster-03 sw"]}, map=TWO, rolled=1, turn=0)
    g.journal = []
    play(g, "move coaster-03 sw", "to coaster-01 se")
    assert told(g)[0] == "seat 0 moves a Hägar from Coaster 3, south-west, to Coaster 1, south-east (forest)."


def test_fields_are_offered_from_north_to_south_and_west_to_east() -> None:
    """HAG-D4, HAG-D5: sorted by (y, x) of the map, whatever coaster they are on."""
    upwards = ["coaster-05 0 0 0", "coaster-01 0 -1 0", "coaster-03 -1 -1 0"]
    g = hagar({"hagars": ["coaster-05 sw", "coaster-03 ne"]}, map=upwards, rolled=1, turn=0)

    assert words(g) == ["move coaster-03 ne", "move coaster-05 sw", "pass"]
    play(g, "move coaster-05 sw")
    assert words(g) == ["to coaster-03 nw", "to coaster-01 se"]
