"""The component pack of Pirate Haven: the published one, packs of one's own, and what is refused."""

import copy
import re
from typing import Any

import pytest

import skerry
from skerry import PackError
from skerry.games.pirate_haven.components import PUBLISHED
from skerry.kernel.pack import flatten, with_changes
from skerry.kernel.testing import play, said
from tests.pirate_haven.table import HAVEN, island

DATA = PUBLISHED.version().data
FILE = PUBLISHED.newest()


def changed(changes: dict[str, Any]) -> skerry.Game:
    """Pirate Haven with values changed by path."""
    return skerry.game("pirate_haven", with_changes(DATA, changes))


# --- the published pack ---------------------------------------------------------------------------------------------


def test_the_published_pack_is_version_2_and_holds_the_box() -> None:
    """Section 2 of the ledger."""
    counts = {key: value for key, value in DATA["counts"].items() if key != "source"}

    assert (HAVEN.pack.slug, HAVEN.pack.version, HAVEN.pack.changes) == ("pirate_haven", 2, {})
    assert counts == {
        "island_boards": 4,
        "map_tiles": 13,
        "building_tiles": 16,
        "pirate_tiles": 16,
        "ship_tiles": 16,
        "resource_dice": 8,
        "treasure_dice": 12,
        "navy_dice": 12,
        "rum_tokens": 12,
    }


def test_the_spots_of_all_map_tiles_need_what_four_rounds_hold() -> None:
    """PIR-R6, section 7: 4 + 4 + 4 tiles, 2 + 3 + 3 dice, 3 Rum and three special actions on 26 spots."""
    contents = [tile[half]["content"] for tile in DATA["map_tile"] for half in ("upper", "lower")]

    assert {content: contents.count(content) for content in contents} == {
        "building": 4,
        "ship": 4,
        "pirate": 4,
        "resource": 2,
        "treasure": 3,
        "navy": 3,
        "rum": 3,
        "special": 3,
    }


def test_a_pack_may_come_from_a_file_or_a_table() -> None:
    for source in (FILE, str(FILE), DATA):
        assert skerry.game("pirate_haven", source).pack.changes == {}


# --- other values are played with -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "scenario", "moves"),
    [
        ({"tile.tavern.value": 7}, {"landed": "tavern", "players": [{"at": 1}, {"at": 9}]}, ["sail 15", "leave"]),
        (
            {"island.printed_resources": 1},
            {"landed": "tavern", "players": [{"at": 1}, {"at": 9}]},
            ["sail 15", "leave"],
        ),
        (
            {"exchange.spend_income": 9},
            {"players": [{"income": 8, "island": {"land-1": "plantation: treasure 2"}}]},
            ["leave", "give land-1 1"],
        ),
    ],
)
def test_the_numbers_of_a_pack_are_played_with(
    changes: dict[str, Any], scenario: dict[str, Any], moves: list[str]
) -> None:
    """PIR-33, PIR-53: what is too dear is discarded without a question, and an exchange too dear is not offered."""
    g = changed(changes).scenario(scenario)

    assert [move.word for move in g.moves()][-len(moves) :] == moves


@pytest.mark.parametrize(
    ("changes", "fame"),
    [
        ({"tile.smuggler.amount": 5}, {"pirates": 5}),
        ({"rum_table.fame": [0, 2, 4, 6, 8, 10]}, {"rum": 2}),
        ({"treasure_scoring.fame_per_pip": 2}, {"treasure": 6}),
        ({"navy_prizes.fame": [9, 3, 1]}, {"navy": 9}),
        ({"direction.left.back_fame": [7, 3, 1, 0]}, {"direction": 7}),
    ],
)
def test_the_fame_of_a_pack_counts(changes: dict[str, Any], fame: dict[str, int]) -> None:
    tiles = {"land-1": "tavern: treasure 2", "sea-1": "man-of-war", "sea-2": "navy 1", "land-8": "smuggler"}
    g = changed(changes).scenario({"phase": "end", "players": [{"island": tiles}]})

    assert g.outcome()["points"][0] | fame == g.outcome()["points"][0]


def test_tiles_with_the_same_number_are_one_type() -> None:
    """PIR-78, PIR-74: a Tavern for 3 and a Workshop."""
    tiles = {"land-1": "tavern", "land-2": "workshop", "land-8": "master-builder"}
    g = changed({"tile.tavern.value": 3}).scenario({"phase": "end", "players": [{"island": tiles}]})

    assert g.outcome()["points"][0]["pirates"] == 2


def test_places_bring_no_fame_before_the_last_round_whatever_the_pack_says() -> None:
    """PIR-90, PIR-04."""
    g = changed({"direction.left.back_fame": [7, 5, 3, 2]}).scenario({"seats": 4})

    assert [player["fame"]["direction"] for player in g.view(None)["players"]] == [0, 0, 0, 0]


def test_a_workshop_may_raise_by_more() -> None:
    g = changed({"tile.workshop.amount": 2}).scenario(
        {"players": [{"island": {"land-1": "workshop", "land-2": "tavern"}}]}
    )

    assert g.view(None)["players"][0]["island"][5]["capacity"] == 4


@pytest.mark.parametrize(
    ("map_tile", "tile", "die", "shows"),
    [
        ("smugglers-cove", "storehouse", "land-1 1", 5),
        ("smugglers-cove", "storehouse", "land-2 1", 5),
        ("skull-island", "smuggler", "sea-1", 4),
    ],
)
def test_a_bonus_may_raise_by_more(map_tile: str, tile: str, die: str, shows: int) -> None:
    """PIR-49: a yellow die by 2 within its limit, a red one by 3."""
    tiles = {"land-1": "plantation: treasure 3", "land-2": "shipyard: treasure 4", "sea-1": "navy 1"}
    g = changed({"special.one-treasure.amount": 2, "special.one-navy.amount": 3}).scenario(
        {"players": [{"island": tiles}, {"at": 16}], "order": [1, 0], "map": [map_tile], "spots": {"1": tile}}
    )

    play(g, "sail 1")
    assert said(g, f"raise {die}") == f"the die goes up to {shows}"
    play(g, f"raise {die}")

    spot = die.partition(" ")[0]
    assert island(g)[spot].endswith(f" {shows}")


def test_the_rounds_of_a_pack_are_the_length_of_the_game() -> None:
    game = changed({"game.rounds": 1})
    g = game.scenario({"home": [0, 1]})

    assert g.to_move == skerry.OVER


def test_a_changed_number_stands_in_the_text() -> None:
    game = changed({"tile.smuggler.amount": 5, "special.two-income.amount": 4})
    g = game.scenario({"map": ["el-dorado-passage"]})
    message = g.explain(game.move("sail 1"))
    assert message is not None

    assert game.say(message, "en", ["Ann", "Ben"]) == "Raise your Income by 4; Ben moves next"


def test_other_numbers_leave_the_alphabet_as_it_is() -> None:
    game = changed({"tile.tavern.value": 3, "income.cap": 15})

    assert [move.word for move in game.alphabet] == [move.word for move in HAVEN.alphabet]


def test_an_island_may_have_other_spots() -> None:
    """If you own the game, you may write down the real board."""
    data = copy.deepcopy(DATA)
    extra = {**data["island"]["spot"][-1], "id": "land-9", "row": 5, "neighbours": ["land-8"]}
    data["island"]["spot"][-1]["neighbours"] = ["land-5", "land-7", "land-9"]
    data["island"]["spot"].append(extra)
    data["island"]["land_spots"] = 9
    game = skerry.game("pirate_haven", data)

    assert len(game.alphabet) == 293 + 2 * 2 + 3 * 2 + 3
    assert game.start(2).view(None)["players"][0]["island"][-1]["id"] == "land-9"


def test_a_bonus_may_be_added_to_a_map_tile_or_taken_away() -> None:
    game = changed(
        {"map_tile.coral-shallows.upper.bonus": "one-income", "map_tile.patrol-lane.lower.bonus": "(removed)"}
    )
    spots = game.scenario({}).view(None)["spots"]

    assert [spots[path - 1]["bonus"] for path in (1, 7)] == ["one-income", ""]


def test_a_game_with_a_changed_pack_plays_to_its_end() -> None:
    """PIR-19: with few dice and tiles spots stay empty."""
    changes = {"dice.navy.count": 2, "counts.navy_dice": 2, "tile.plantation.copies": 0, "counts.building_tiles": 14}
    g, rng = changed(changes).start(4), skerry.Rng(3)

    while g.to_move != skerry.OVER:
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move < 0 else moves[rng.below(len(moves))])

    assert g.winners()


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("game.players", [2, 5], "numbers from 2 to 4, in order"),
        ("layout.players-2.spot", [7] * 16, "a list of 16 spots"),
        ("tile.tavern.name.de", 7, "a string"),
        ("game.rounds", 0, "a whole number from 1 to 12"),
        ("income.cap", 0, "a whole number from 1 to 30"),
        ("exchange.give_treasure_pips", 2, "a whole number from 1 to 1"),
        ("dice.navy.faces", [1, 2], "ordinary dice"),
        ("dice.navy.count", 11, "to match the other tables"),
        ("rum_table.fame", [0, 1, 3], "a list of 6 whole numbers"),
        ("rum_table.fame", [1, 1, 3, 6, 10, 15], "0 Fame for no Rum"),
        ("navy_prizes.fame", [20, 10], "a list of 3 whole numbers"),
        ("tile.tavern.kind", "castle", "one of 'building', 'ship', 'pirate'"),
        ("tile.tavern.value", 13, "a whole number from 1 to 12"),
        ("tile.tavern.locked", 1, "a whole number from 0 to 0"),
        ("tile.tavern.copies", 4, "17, to match the other tables"),
        ("tile.tavern.ability", "income", "one of 'none', 'unlock-buildings'"),
        ("tile.tavern.terrain", "sea", "one of 'land'"),
        ("tile.tavern.timing", "instant", "one of 'passive'"),
        ("tile.sloop.locked", 1, "0: Ships have no locked die spots (PIR-45)"),
        ("tile.tavern.text.en", "Take {0}.", "a string that names no value but {amount}"),
        ("special.rum.text.de", "Nimm [{rum|einen|mehr}].", "a string that names no value but {amount}"),
        ("special.rum.amount", 2, "a whole number from 1 to 1"),
        ("map_tile.rum-cay.upper.content", "gold", "one of 'building'"),
        ("map_tile.coral-shallows.lower.bonus", "one-income", "no bonus: there is no tile (PIR-49)"),
        ("map_tile.coral-shallows.lower.special", "rum", "a special action for `special` and `rum` only"),
        ("island.land_spots", 9, "8, those listed"),
        ("island.spot.land-1.terrain", "sea", "those listed"),
        ("island.spot.land-1.neighbours", ["sea-1"], "the spots that share an edge with it"),
        ("island.spot.land-1.row", 1, "a place in the grid that no other spot has"),
        ("layout.players-2.columns", 5, "10, two rows"),
        ("layout.players-2.spot", [], "a list of 16 spots"),
        ("counts.map_tiles", 12, "13, to match the other tables"),
        ("tile.tavern.colour", "green", "no such key"),
        ("colour", "green", "no such key"),
        ("tile.tavern.name.en", "(removed)", "a value, since the published pack has this key"),
        ("terms", 3, "a table"),
        ("tile", 3, "a list of tables with ids"),
        ("special", [], "a list of tables with ids"),
    ],
)
def test_a_pack_that_breaks_a_constraint_is_refused(path: str, value: object, expected: str) -> None:
    with pytest.raises(PackError) as refusal:
        changed({path: value})

    assert expected in str(refusal.value)


def test_paths_that_share_a_place_are_refused() -> None:
    """PIR-20: every half of every Map tile once."""
    spots = copy.deepcopy(DATA["layout"]["players-2"]["spot"])
    spots[1] |= {"column": 1}
    with pytest.raises(PackError, match="a half of a Map tile that no other spot has"):
        changed({"layout.players-2.spot": spots})

    spots = copy.deepcopy(DATA["layout"]["players-2"]["spot"])
    spots[1] |= {"path": 1}
    with pytest.raises(PackError, match="a path number that no other spot has"):
        changed({"layout.players-2.spot": spots})


def test_a_pack_without_ships_is_refused() -> None:
    """PIR-05: three decks."""
    tiles = [tile for tile in DATA["tile"] if tile["kind"] != "ship"]

    with pytest.raises(PackError, match="at least one ship"):
        changed({"tile": tiles})


def test_every_value_of_the_pack_says_where_it_comes_from() -> None:
    sources = {value for key, value in flatten(DATA).items() if re.search(r"(^|[._])source$", key)}

    assert sources == {"rulebook", "inferred", "reconstructed"}
