"""What the greedy bot knows of Pirate Haven: positions in which one move is plainly right, and games against chance."""

import time

import pytest

import skerry
from skerry import bots
from skerry.bots.testing import chosen
from skerry.games.pirate_haven.state import PirateHaven
from skerry.kernel.testing import play
from tests.pirate_haven.table import HAVEN, QUIET, haven

LAST = {"round": 4, "map": QUIET, "order": [1, 0]}


def worth(g: PirateHaven, seat: int = 0) -> float:
    return g.game.knowledge.evaluate(g, seat)


def test_it_places_a_high_die_where_nothing_is_lost() -> None:
    """PIR-41."""
    tiles = {"land-1": "storehouse", "land-2": "plantation"}
    g = haven({"at": 8, "island": tiles}, {"at": 16}, map=QUIET, landed="treasure 6", round=4)

    assert chosen(g) == "place land-2"


def test_it_puts_rum_where_a_die_would_lose_most() -> None:
    """PIR-51: capacity does not matter for Rum."""
    tiles = {"sea-6": "schooner", "land-2": "plantation"}
    g = haven({"at": 4, "island": tiles}, {"at": 16}, map=QUIET, landed="rum")

    assert chosen(g) == "place sea-6"


def test_it_turns_income_that_would_be_lost_into_treasure() -> None:
    """PIR-53, PIR-12: before it leaves."""
    g = haven({"at": 15, "income": 2, "island": {"land-1": "plantation: treasure 2"}}, {"at": 16}, map=QUIET, round=3)

    assert chosen(g) == "add land-1 1"


def test_with_a_treasurer_it_gives_treasure_in_the_end() -> None:
    """PIR-R16: 2 Income are 2 Fame."""
    tiles = {"land-1": "plantation: treasure 2", "land-2": "treasurer"}
    g = haven({"at": 15, "income": 2, "island": tiles}, {"at": 16}, map=QUIET, round=4)

    assert chosen(g) == "give land-1 1"


def test_it_puts_a_ship_beside_the_building_that_its_smuggler_counts() -> None:
    """PIR-72: sea-2 is beside land-2."""
    tiles = {"land-2": "tavern: treasure 1, treasure 1", "land-8": "smuggler"}
    g = haven({"at": 3, "income": 6, "island": tiles}, {"at": 16}, **LAST, landed="man-of-war")

    assert chosen(g) in ("buy sea-2", "buy sea-5")


def test_in_the_navy_check_it_keeps_the_greatest_sum() -> None:
    """PIR-85, PIR-86: 2 and 4 tie with a 6 and are more dice."""
    g = haven(
        {"island": {"sea-1": "navy 2", "sea-2": "navy 3", "sea-3": "navy 4", "sea-4": "man-of-war"}},
        {"island": {"sea-1": "navy 6", "sea-2": "man-of-war"}},
        phase="end",
    )

    assert chosen(g) == "discard-navy sea-2"


def test_it_does_not_sail_past_everything() -> None:
    """PIR-27: a short step leaves more turns."""
    spots = {"1": "storehouse", "2": "resource 3", "3": "sloop", "4": "rum", "6": "navy 3", "8": "treasure 4"}
    g = haven({}, {}, map=QUIET, spots=spots)

    assert chosen(g) in ("sail 1", "sail 2", "sail 3")


def test_after_the_end_the_worth_follows_the_score() -> None:
    """PIR-92: Income counts for less than a point."""
    g = haven({"income": 3, "island": {"land-1": "tavern: treasure 2"}}, phase="end")
    poorer = haven({"income": 2, "island": {"land-1": "tavern: treasure 2"}}, phase="end")
    better = haven({"income": 0, "island": {"land-1": "tavern: treasure 2, rum"}}, phase="end")

    assert worth(better) > worth(g) > worth(poorer)


@pytest.mark.parametrize("tile", [tile["id"] for tile in HAVEN.pack.data["tile"]])
def test_every_tile_is_worth_having(tile: str) -> None:
    """Early in the game, and for nothing."""
    spot = "sea-2" if tile in ("sloop", "schooner", "brigantine", "corvette", "galleon", "man-of-war") else "land-4"
    bare = haven({"income": 4, "at": 3}, {"at": 8}, map=QUIET, round=2)
    richer = haven({"income": 4, "at": 3, "island": {spot: tile}}, {"at": 8}, map=QUIET, round=2)

    assert worth(richer) > worth(bare)


def test_greedy_decides_fast_enough_for_a_table() -> None:
    """Many spots ahead, many dice to exchange."""
    tiles = {
        "land-1": "tavern: treasure 1, treasure 1",
        "land-2": "shipyard: treasure 3, treasure 3",
        "land-3": "plantation: treasure 4",
        "sea-1": "galleon: treasure 2, treasure 2",
    }
    spots = {"1": "storehouse", "2": "resource 3", "3": "sloop", "4": "rum", "6": "navy 3", "8": "treasure 4"}
    g = haven({"island": tiles, "income": 6}, {}, map=QUIET, spots=spots)
    bot = bots.bot("greedy", seed=1)

    began = time.process_time()
    bots.ask(bot, g, skerry.Rng(1))

    assert time.process_time() - began < 0.5


def test_a_bot_is_given_a_copy() -> None:
    """Nothing is hidden, so it sees all; but the position is not its own."""
    g = haven({}, {}, map=QUIET, spots={"1": "tavern"})

    class Spoiler(bots.Bot):
        def choose(self, state: skerry.State) -> skerry.Move:
            move = state.moves()[0]
            play(state, move.word)
            return move

    word = bots.ask(Spoiler("spoiler"), g, skerry.Rng(1)).word

    assert (word, g.turns) == ("sail 1", 1)
