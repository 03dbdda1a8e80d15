"""The Map phase (PIR-15 to PIR-21, PIR-82): tiles laid, the path, spots filled."""

import pytest

import skerry
from skerry.kernel.testing import play, told, words
from tests.pirate_haven.table import HAVEN, QUIET, haven, play_on, start

ALL = [tile["id"] for tile in HAVEN.pack.data["map_tile"]]


def lay(g: skerry.State, *tiles: str) -> None:
    play(g, *[f"lay {tile}" for tile in tiles])


@pytest.mark.parametrize(("seats", "drawn", "columns"), [(2, 8, 4), (3, 10, 5), (4, 12, 6)])
def test_two_rows_are_laid_and_the_rest_stays_unseen(seats: int, drawn: int, columns: int) -> None:
    """PIR-E5, PIR-15, PIR-16, PIR-17: 8, 10 or 12 of the 13 Map tiles, 4, 5 or 6 columns, four spots in each."""
    g = haven(seats=seats, phase="map")

    lay(g, *ALL[: drawn - 1])
    assert words(g) == [f"lay {tile}" for tile in ALL[drawn - 1 :]]
    lay(g, ALL[drawn - 1])

    table = g.view(None)
    assert table["map"] == ALL[:drawn]
    assert table["columns"] == columns
    assert len(table["spots"]) == 4 * columns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_path_is_a_snake_of_four_rows(seats: int) -> None:
    """PIR-20, PIR-R7: row 1: c; row 2: 2C + 1 - c; row 3: 2C + c; row 4: 4C + 1 - c."""
    g = haven(seats=seats)
    table = g.view(None)
    columns = table["columns"]
    paths = {(spot["tile"], spot["half"]): spot["path"] for spot in table["spots"]}

    for column in range(1, columns + 1):
        above, below = column - 1, columns + column - 1
        assert paths[above, 0] == column
        assert paths[above, 1] == 2 * columns + 1 - column
        assert paths[below, 0] == 2 * columns + column
        assert paths[below, 1] == 4 * columns + 1 - column


def test_map_tiles_lie_upright() -> None:
    """PIR-R5: the upper half of the first tile is spot 1, the lower half the last of row 2."""
    spots = haven(seats=2, map=["patrol-lane"]).view(None)["spots"]

    assert (spots[0]["asks"], spots[7]["asks"], spots[7]["bonus"]) == ("navy", "building", "one-income")


def test_spots_are_filled_in_path_order() -> None:
    """PIR-18 (PIR-D2, PIR-D4): a tile from its deck, a die rolled, Rum; special actions need nothing."""
    g = haven(seats=2, phase="map", tops={"building": "tavern"})
    lay(g, "coral-shallows", "timber-coast", "cannon-strait", "rum-cay", "el-dorado-passage", *ALL[8:11])

    assert words(g)[0] == "turn-up storehouse", "the Tavern went to spot 1; the next Building is turned up"
    play(g, "turn-up shipyard")
    assert words(g) == [f"roll {pips}" for pips in range(1, 7)], "a white die for spot 2"
    play(g, "roll 4", "turn-up galleon")

    spots = g.view(None)["spots"]
    assert [spot["lies"] for spot in spots[:5]] == ["tavern", "resource 4", "sloop", "rum", "galleon"]
    assert g.view(None)["decks"][0]["top"] == "shipyard"
    assert g.view(None)["pool"] == {"resource": 7, "treasure": 12, "navy": 12, "rum": 11}


def test_whole_spot_actions_are_there_without_a_piece() -> None:
    """PIR-18, PIR-28."""
    g = haven(seats=2, map=["el-dorado-passage", "trade-winds"])

    assert [spot["lies"] for spot in g.view(None)["spots"] if spot["open"]][:1] == ["two-income"]
    assert {spot["asks"] for spot in g.view(None)["spots"]} >= {"two-income", "all-treasure", "all-navy"}


def test_each_die_face_is_equally_likely() -> None:
    """PIR-18 (PIR-D4)."""
    g = haven(seats=2, phase="map")
    lay(g, "timber-coast", *[tile for tile in ALL if tile != "timber-coast"][:7])

    assert [weight for _, weight in g.chances()] == [1] * 6


def test_what_is_used_up_stays_empty() -> None:
    """PIR-19, PIR-R6: no Buildings and only one Rum left; nothing comes back from the box."""
    pool = {"rum": 1, "resource": 0, "treasure": 0, "navy": 0}
    g = haven(seats=2, phase="map", round=4, decks={"building": "", "ship": "2 sloop", "pirate": "smuggler"}, pool=pool)
    g.journal = []

    lay(g, *QUIET, "patrol-lane", "smugglers-cove")
    play(g, "turn-up sloop")

    assert told(g)[1] == "On the Map: Sloop on spot 3, Rum on spot 4, Sloop on spot 5 and Smuggler on spot 9."
    spots = g.view(None)["spots"]
    assert [spot["path"] for spot in spots if spot["lies"]] == [3, 4, 5, 9]
    assert [deck["count"] for deck in g.view(None)["decks"]] == [0, 0, 0]
    assert g.view(None)["box"]["rum"] == 11


def test_an_empty_spot_cannot_be_landed_on_unless_it_has_a_bonus() -> None:
    """PIR-19, PIR-R35: on the quiet Map only 12 (a pip) and 14 (an Income) have a bonus."""
    g = haven(seats=2, map=QUIET)

    assert words(g) == ["sail 12", "sail 14", "leave"]


def test_all_map_tiles_are_shuffled_again_after_a_round() -> None:
    """PIR-82: laid or not."""
    g = haven(seats=2, map=QUIET)

    play(g, "leave", "leave")

    assert (g.view(None)["map"], words(g)) == ([], [f"lay {tile}" for tile in ALL])


def test_waiting_ships_keep_their_places() -> None:
    """PIR-17, PIR-31: while the Map is laid."""
    g = haven(seats=3, phase="map", order=[2, 0, 1])

    play_on(g, "travel", 1)

    assert [player["place"] for player in g.view(None)["players"]] == [2, 3, 1]


@pytest.mark.parametrize(("number", "turned"), [(3, False), (4, True)])
def test_in_round_4_the_left_direction_tile_is_turned_before_the_first_turn(number: int, turned: bool) -> None:
    """PIR-21, PIR-R33, PIR-90: a player who leaves at once has 5 Fame."""
    g = haven(seats=2, phase="map", round=number, order=[1, 0])
    g.journal = []
    play_on(g, "travel", number)
    lines = told(g)

    play(g, "leave")

    assert (
        "The left Direction tile is turned over: in this round, the first players home earn Fame." in lines
    ) is turned
    assert g.view(None)["players"][1]["fame"]["direction"] == (5 if turned else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_published_pack_no_supply_runs_short(seats: int) -> None:
    """PIR-R6: every spot of every Map is filled."""
    for seed in range(5):
        g, rng = start(seats), skerry.Rng(seed)
        while g.to_move != skerry.OVER:
            skerry.advance(g, rng)
            if g.phase == 2 and g.turns == 1:
                assert all(spot["open"] for spot in g.view(None)["spots"])
            if g.to_move >= 0:
                play(g, "leave")


def test_the_log_tells_the_map() -> None:
    """PIR-16, PIR-18."""
    g = haven(seats=2, phase="map", tops={"building": "storehouse"})
    g.journal = []

    lay(g, *QUIET, "patrol-lane", "smugglers-cove")
    play(g, "turn-up shipyard", "roll 3", "turn-up galleon")

    assert told(g)[0].startswith("The Map is laid out: Coral Shallows, Timber Coast, Cannon Strait")
    assert told(g)[1] == (
        "On the Map: Storehouse on spot 1, Resource 3 on spot 2, Sloop on spot 3, Rum on spot 4 and Galleon on spot 5."
    )
