"""The drawn board: everything in the view is on it, what is legal can be chosen on it, and nothing else."""

import re
from functools import cache
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from skerry import CHANCE, OVER, Rng
from skerry.drawing import style
from skerry.games.pirate_haven.board.looks import ARTWORK, DARK, LIGHT
from skerry.games.pirate_haven.board.scene import RULE_OF
from skerry.games.pirate_haven.components import ABILITIES
from skerry.games.pirate_haven.state import PirateHaven
from skerry.games.pirate_haven.text import Texts
from skerry.kernel.testing import drawn, play, words
from tests.boards import LAYOUTS, SVG, by_id, check_glow, check_tips, chosen, ids, of_every_kind, texts, tips
from tests.drawing.colours import contrast
from tests.pirate_haven.table import HAVEN, QUIET, haven
from tests.sentences import LANGUAGES, words_of

FOLDER = Path(__file__).parents[2] / "src/skerry/games/pirate_haven"


def dice(element: ET.Element, colour: str) -> list[str]:
    """What the dice of a colour in an element show."""
    grounds = [one for one in element.iter() if f"d-{colour}" in one.get("class", "").split()]
    return [one[0].attrib["aria-label"] for one in grounds]


@cache
def whole_game(seats: int, seed: int) -> list[PirateHaven]:
    """The decisions of a game in which everyone plays at random but takes short steps, and its end."""
    order = {"bonus_order": "either-order"}  # with one more kind of choice
    g, rng, found = cast(PirateHaven, HAVEN.start(seats, order)), Rng(seed), []
    while g.to_move != OVER:
        moves = g.moves()
        if g.to_move != CHANCE:
            found.append(g.copy())
            moves = [move for move in moves if move.family.name == "sail"][:4] or moves
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])
    return [*found, g]


def positions(seats: int, seed: int) -> list[PirateHaven]:
    """Of every kind of decision the last three of a game, and the end."""
    *decisions, end = whole_game(seats, seed)
    return [*of_every_kind(decisions, 3), end]


# --- what can be chosen -----------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_on_the_board_once_or_listed_as_unplaced(seats: int, narrow: bool) -> None:
    for g in positions(seats, 3)[:-1]:
        board = drawn(g, g.to_move, narrow=narrow)
        unplaced = [move.word for move in HAVEN.unplaced(g.moves())]

        assert sorted(chosen(board) + unplaced) == sorted(words(g))


def test_these_games_have_every_kind_of_decision() -> None:
    asked = {move.family.name for seats in (2, 3, 4) for g in positions(seats, 3)[:-1] for move in g.moves()}

    assert asked == {move.family.name for move in HAVEN.alphabet} - {"first", "turn-up", "lay", "roll"}


def test_only_what_has_no_piece_is_unplaced() -> None:
    assert {move.word for move in HAVEN.unplaced(HAVEN.alphabet)} == {"bonus", "discard", "decline", "use"}


def test_what_can_be_chosen_has_an_edge_of_its_own_that_glows() -> None:
    for seats in (2, 4):
        for g in positions(seats, 3)[:-1]:
            check_glow(drawn(g, g.to_move))


def test_nothing_lies_over_a_die_that_can_be_chosen() -> None:
    """PIR-49: the edge of a tile would take its clicks and hide what explains it."""
    g = haven({"island": {"land-1": "tavern: treasure 1"}}, {}, map=QUIET)

    spot = by_id(drawn(g), "i-0-land-1")

    assert not [child for child in spot if "edge" in child.get("class", "").split()]


def test_every_wish_is_a_word_that_is_not_legal() -> None:
    wished = set()
    for seats in (2, 4):
        for g in positions(seats, 3)[:-1]:
            wishes = chosen(drawn(g, g.to_move), "data-wish")
            assert not set(wishes) & set(words(g))
            for word in wishes:
                message = g.explain(HAVEN.move(word))
                assert message is not None
                assert message.key.startswith("no."), message.key
                wished.add(word.split()[0])

    assert {"sail", "buy", "place", "to", "raise", "give", "add"} <= wished


# --- what is on it ----------------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_well_formed_and_every_id_is_there_once(seats: int, lang: str, narrow: bool) -> None:
    for g in positions(seats, 3):
        board = drawn(g, 0, lang, narrow=narrow)
        found = ids(board)

        assert len(found) == len(set(found))
        assert {f"cube-{seat}" for seat in range(seats)} <= set(found)
        assert {f"ship-{seat}" for seat in range(seats)} <= set(found) or g.to_move == OVER


def test_every_spot_ahead_says_who_would_move_next() -> None:
    """PIR-23: the one who is rearmost then."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET, spots={"1": "tavern", "3": "sloop", "6": "navy 3"})

    said = {path: tips(by_id(drawn(g), f"m-{path}"))[0] for path in (1, 3, 4, 6)}

    assert "Pennant: Ann would move next." in said[3]
    assert "Pennant: Ben would move next." in said[6]
    assert "Ben’s Ship is here." in said[4]
    assert not [line for line in said[1] if line.startswith("Pennant")]


def test_dice_say_what_they_are_good_for() -> None:
    """PIR-10, PIR-86, PIR-89: on the Map, at the bench and on the Island."""
    g = haven({"island": {"sea-1": "navy 2"}}, {}, map=QUIET, spots={"6": "navy 3"})
    use = "akes up a sea spot; at the end the highest Navy total earns the most Fame"

    assert any(f"Navy 3, t{use}" in line for line in tips(by_id(drawn(g), "m-6"))[0])
    assert any(f"T{use}" in line for lines in tips(by_id(drawn(g), "i-0-sea-1")) for line in lines)
    play(g, "sail 6")
    assert f"T{use}" in " ".join(texts(by_id(drawn(g), "bench")))
    said = {die: Texts(HAVEN.pack).does(die, "en") for die in ("resource 4", "treasure 4")}
    assert "raises your Income from the next round on" in said["resource 4"]
    assert "worth Fame at the end" in said["treasure 4"]


def test_what_has_no_room_on_the_island_is_said_before_one_sails_there() -> None:
    """PIR-39, PIR-51, PIR-R26: there is no tile for a die or for Rum yet, but the sea is open."""
    lying = {"1": "tavern", "2": "resource 3", "4": "rum", "6": "navy 2"}
    board = drawn(haven({}, {"at": 16}, order=[1, 0], map=QUIET, spots=lying))

    warned = [path for path in lying if "Your Island has no room for it now." in tips(by_id(board, f"m-{path}"))[0]]

    assert warned == ["2", "4"]


def test_a_ship_that_can_be_asked_about_is_part_of_its_spot() -> None:
    """PIR-26: a click on the Ship asks why one cannot sail there."""
    g = haven({"at": 2}, {"at": 4}, map=QUIET)

    spot = by_id(drawn(g), "m-4")

    assert spot.get("data-wish") == "sail 4"
    assert "ship-1" in ids(spot)


def test_a_wooden_ship_keeps_its_id_from_place_to_place() -> None:
    g = haven({}, {}, map=QUIET)
    assert "ship-0" in ids(by_id(drawn(g), "place-1"))

    play(g, "leave")

    assert "ship-0" in ids(by_id(drawn(g), "place-1"))
    assert "ship-1" in ids(by_id(drawn(g), "place-2"))


def test_the_last_round_shows_the_fame_of_the_places() -> None:
    """PIR-21, PIR-90."""
    last, before = haven({}, {}, round=4), haven({}, {}, round=3)

    for place, fame in ((1, 5), (2, 3), (3, 1)):
        assert str(fame) in texts(by_id(drawn(last), f"place-{place}"))
    assert "5" not in texts(by_id(drawn(before), "place-1"))


def test_a_tile_shows_its_capacity_with_what_its_neighbours_add() -> None:
    """PIR-44, PIR-59."""
    g = haven({"island": {"land-1": "tavern", "land-2": "workshop"}}, {})

    spot = by_id(drawn(g), "i-0-land-1")

    assert {"3", "+1"} <= set(texts(spot))
    assert "Land spot B2: capacity 3" in tips(spot)[0]
    assert "1 of it from tiles beside it" in tips(spot)[0]


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_tiles_are_whole(lang: str, narrow: bool) -> None:
    """On a phone in two lines, parted where a dictionary parts them."""
    for tile in HAVEN.pack.data["tile"]:
        place = "sea-2" if tile["kind"] == "ship" else "land-2"
        board = drawn(haven({"island": {place: tile["id"]}}, {}), lang=lang, narrow=narrow)

        shown = [text for text in texts(by_id(board, f"i-0-{place}")) if re.match(r"[^\W\d]", text)]

        name = Texts(HAVEN.pack).names.tile(tile["id"], lang)
        assert name in {" ".join(shown), "".join(shown), "".join(shown).replace("-", "")}


def test_on_a_narrow_map_printed_signs_leave_the_number_of_a_tile_free() -> None:
    tiles = [*QUIET, "gallows-point", "wreck-reef"]
    g = haven({}, {}, {}, {}, map=tiles, spots={"1": "plantation"})

    tile = by_id(drawn(g, narrow=True), "m-1-plantation-1")

    number, crates = extent(tile, "badge"), extent(tile, "crate")
    assert len(number) == 1
    assert len(crates) == 2
    assert all(left > right for left, _ in crates for _, right in number)


def extent(inside: ET.Element, name: str, before: float = 0) -> list[tuple[float, float]]:
    """From where to where the shapes of a class reach, from left to right."""
    moved = re.match(r"translate\((\S+) \S+\)", inside.get("transform", ""))
    before += float(moved[1]) if moved else 0
    found = [place for child in inside for place in extent(child, name, before)]
    if inside.get("class") != name:
        return found
    left = float(inside.get("x", inside.get("cx", 0))) - float(inside.get("r", 0))
    return [(before + left, before + left + float(inside.get("width", 0)) + 2 * float(inside.get("r", 0))), *found]


def test_locked_and_open_die_spots_are_told_apart() -> None:
    """PIR-45."""
    locked = haven({"island": {"land-1": "workshop"}}, {})
    opened = haven({"island": {"land-1": "workshop", "land-8": "storehouse"}}, {})

    named = [lines[0] for lines in tips(by_id(drawn(locked), "i-0-land-1"))]
    assert named[1:] == ["Land spot B2 (1): open die spot", "Land spot B2 (2): locked die spot"]
    named = [lines[0] for lines in tips(by_id(drawn(opened), "i-0-land-1"))]
    assert named[1:] == ["Land spot B2 (1): open die spot", "Land spot B2 (2): open die spot"]


def test_red_dice_beyond_the_strength_of_the_ships_bring_a_warning() -> None:
    """PIR-85."""
    island = {"sea-1": "sloop", "sea-2": "navy 4"}
    warned, covered = haven({"island": island}, {}), haven({"island": island | {"sea-3": "galleon"}}, {})

    assert tips(by_id(drawn(warned), "navy-0"))[0][1].startswith("3 too many")
    assert "#haven-warning" in ET.tostring(by_id(drawn(warned), "navy-0"), encoding="unicode")
    assert "#haven-warning" not in ET.tostring(by_id(drawn(covered), "navy-0"), encoding="unicode")


def test_a_red_die_that_would_not_be_covered_is_warned_of_before_it_is_taken() -> None:
    """PIR-42, PIR-85."""
    g = haven({"island": {"sea-1": "sloop"}}, {}, map=QUIET, spots={"6": "navy 3"})
    play(g, "sail 6")

    bench = by_id(drawn(g), "bench")

    assert "With this die: Navy 3, strength of the Ships 1" in texts(bench)
    assert "#haven-warning" in ET.tostring(bench, encoding="unicode")


def test_rum_is_shown_in_sets() -> None:
    """PIR-88."""
    g = haven({"island": {"land-1": "tavern: rum, rum", "sea-1": "sloop"}}, {})
    reached = [one for one in by_id(drawn(g), "rum-0").iter() if "counts" in one.get("class", "").split()]

    assert len(reached) == 3
    assert tips(by_id(drawn(g), "rum-0"))[0][0] == "Rum: 3, worth 6 Fame"


def test_exchanges_lie_together_on_the_bench() -> None:
    """PIR-52, PIR-53: what is not possible can be asked about."""
    g = haven({"income": 12, "island": {"land-1": "tavern: treasure 1"}}, {}, map=QUIET)

    bench = by_id(drawn(g), "bench")

    assert chosen(bench) == ["add land-1 1"]
    assert chosen(bench, "data-wish") == ["give land-1 1"]


def test_a_purchase_shows_what_it_leaves_and_where_the_tile_could_go() -> None:
    """PIR-35."""
    g = next(g for g in whole_game(2, 3)[:-1] if any(word.startswith("buy ") for word in words(g)))
    seat = g.to_move
    view = g.view(seat)
    cost = next(tile["value"] for tile in HAVEN.pack.data["tile"] if tile["id"] == view["landed"])
    left = view["players"][seat]["income"] - cost

    board = drawn(g, seat)

    assert f"Income after buying it: {left}" in texts(by_id(board, "bench"))
    marked = [
        one
        for one in by_id(board, f"income-{seat}").iter(f"{SVG}g")
        if any("then" in c.get("class", "").split() for c in one)
    ]
    assert texts(marked[0])[0] == str(left)


def test_a_tile_shows_on_every_empty_spot_what_it_would_have_there() -> None:
    """PIR-44: with what its neighbours would add, and what it would add to them."""
    tiles = {"land-1": "workshop", "sea-2": "galleon"}
    g = haven({"island": tiles}, {}, map=QUIET, spots={"1": "workshop"})
    play(g, "sail 1")

    raised, alone = [by_id(drawn(g), f"i-0-{spot}") for spot in ("land-2", "land-8")]

    assert {"4", "+1"} <= set(texts(raised))
    assert {"Capacity 4", "1 of it from tiles beside it", "Improves: sea spot C1, land spot B2"} <= set(tips(raised)[0])
    assert {"3"} <= set(texts(alone))
    assert "+1" not in texts(alone)


def test_a_die_that_is_moved_is_shown_where_it_could_go_with_the_pips_it_would_lose() -> None:
    """PIR-64: there is no room on the Storehouse, and it can be asked why."""
    tiles = {"land-1": "plantation: treasure 5", "land-3": "tavern", "land-4": "storehouse: rum", "sea-1": "brigantine"}
    g = haven({"island": tiles}, {}, bought="sea-1", turn=0)
    play(g, "move land-1 1")
    board = drawn(g)

    assert dice(by_id(board, "i-0-land-3"), "treasure") == ["2"]
    assert "−3" in texts(by_id(board, "i-0-land-3"))
    assert "−2" in texts(by_id(board, "i-0-sea-1"))
    assert chosen(board, "data-wish") == ["to land-1", "to land-4"]
    assert "Ann is moving a die: Treasure 5" in texts(by_id(board, "bench"))


def test_a_navy_die_that_is_moved_is_shown_on_the_sea() -> None:
    """PIR-64."""
    g = haven({"island": {"sea-1": "sloop", "sea-2": "navy 4", "land-1": "tavern"}}, {}, bought="sea-1", turn=0)
    play(g, "move sea-2")
    board = drawn(g)

    assert dice(by_id(board, "i-0-sea-3"), "navy") == ["4"]
    assert {"to sea-1", "to sea-2", "to land-1", "to land-8"} <= set(chosen(board, "data-wish"))


def test_things_that_travel_are_named_alike_on_the_map_on_the_bench_and_on_the_island() -> None:
    """A page pairs what went and what came by the name before the last number."""
    g = haven({"island": {"land-1": "master-builder"}}, {}, map=QUIET, spots={"1": "tavern", "6": "navy 3"})
    assert {"m-1-tavern-1", "m-6-navy-1", "t-0-land-1-master_builder-1"} <= set(ids(drawn(g)))

    play(g, "sail 1")
    assert "bench-tavern-1" in ids(drawn(g))
    play(g, "buy land-2")
    assert "t-0-land-2-tavern-1" in ids(drawn(g))


def test_places_stay_while_things_travel() -> None:
    board = drawn(haven({"island": {"land-1": "tavern: treasure 2"}}, {}, map=QUIET, spots={"1": "tavern"}))
    stays = {element.attrib["id"] for element in board.iter() if "data-stays" in element.attrib}

    assert {"m-1", "m-2", "i-0-land-1", "i-0-sea-1", "i-1-land-1", "bench", "place-1"} <= stays
    assert not {id_ for id_ in stays if id_.startswith(("t-", "d-", "ship-", "cube-", "bench-"))}


def test_pips_that_would_be_lost_are_shown_before_a_die_is_placed() -> None:
    """PIR-41."""
    seen = set()
    for g in [g for seats in (2, 3, 4) for g in whole_game(seats, 3)[:-1]]:
        view = g.view(g.to_move)
        sort, _, pips = view["landed"].partition(" ")
        if sort not in ("treasure", "resource") or not any(word.startswith("place ") for word in words(g)):
            continue
        board = drawn(g, g.to_move)
        for spot in view["players"][g.to_move]["island"]:
            if f"place {spot['id']}" in words(g):
                shown = min(int(pips), spot["dice"][0]["limit"])
                place = by_id(board, f"i-{g.to_move}-{spot['id']}")
                assert str(shown) in dice(place, sort)
                assert (f"−{int(pips) - shown}" in texts(place)) == (shown < int(pips))
                seen.add(shown < int(pips))

    assert seen == {True, False}


def test_the_end_shows_fame_by_source_and_the_places() -> None:
    """PIR-84, PIR-92."""
    g = positions(3, 3)[-1]
    outcome = g.view(None)["outcome"]

    shown = texts(by_id(drawn(g, 1), "result"))

    totals = [str(points["total"]) for points in outcome["points"]]
    assert shown[shown.index("Total") + 1 :][:3] == totals
    assert shown[shown.index("Place") + 1 :][:3] == [f"{rank}." for rank in outcome["ranks"]]


@LAYOUTS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_are_strips_that_open_their_islands(seats: int, narrow: bool) -> None:
    """So do the decks; what opens is closed by a cross of its own."""
    for seat in (0, 1, None):
        board = drawn(positions(seats, 3)[0], seat, narrow=narrow)
        drawers = {one.attrib["data-drawer"] for one in board.iter() if "data-drawer" in one.attrib}

        others = [other for other in range(seats) if other != (seat or 0)]
        assert drawers == {"decks", *[f"island-{other}" for other in others]}
        assert sorted(chosen(board, "data-opens")) == sorted([*drawers, *drawers])
        assert {f"seat-{other}-mark" for other in others} <= set(ids(board))


LEAST = 12.4
"""In units of the drawing: a laptop shows nearly all of one in a pixel, and so does a phone."""


def sizes(inside: ET.Element, scale: float = 1) -> list[float]:
    """How large all letters are, whatever scales them."""
    grown = re.search(r"scale\((\S+?)\)", inside.get("transform", ""))
    scale *= float(grown[1]) if grown else 1
    own = [float(inside.get("font-size", 0)) * scale] if inside.tag == f"{SVG}text" else []
    return own + [size for child in inside for size in sizes(child, scale)]


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_letters_can_be_read(seats: int, lang: str, narrow: bool) -> None:
    for g in positions(seats, 3):
        board = drawn(g, max(g.to_move, 0), lang, narrow=narrow)

        assert min(sizes(board)) >= LEAST


@LAYOUTS
def test_the_board_keeps_its_measures_from_the_first_turn_to_the_last(narrow: bool) -> None:
    """Nothing jumps while tiles and dice come to lie on it; on a phone the bench comes to where it is placed."""
    for seats in (2, 4):
        boards = [drawn(g, 0, narrow=narrow) for g in whole_game(seats, 3)[:-1]]

        assert len({board.attrib["viewBox"] for board in boards}) == 1


# --- what explains itself ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_names_a_thing_and_ends_with_rules_of_the_ledger(lang: str) -> None:
    for seats in (2, 4):
        for g in positions(seats, 3):
            check_tips(drawn(g, g.to_move if g.to_move >= 0 else None, lang), "pirate_haven")


def test_every_ability_has_its_rule() -> None:
    named = {name for kind in ABILITIES for name in kind} - {"none"}

    assert set(RULE_OF) == named


# --- words and looks --------------------------------------------------------------------------------------------------


def test_all_words_of_the_board_are_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    asked = set(re.findall(r"""["']([\w-]+)["']""", sources))
    made = {"parted", "reroll-tip", "move-tip", "give-tip", "add-tip"}

    for key in words_of(HAVEN):
        assert key in asked | made


def test_symbols_are_there_one_for_every_tile() -> None:
    symbols = set(re.findall(r'symbol id="([\w-]+)"', ARTWORK))
    for g in positions(4, 3):
        board = drawn(g, g.to_move if g.to_move >= 0 else None)
        assert {use.attrib["href"].removeprefix("#") for use in board.iter(f"{SVG}use")} <= symbols

    assert {f"haven-{tile['id']}" for tile in HAVEN.pack.data["tile"]} <= symbols


@pytest.mark.parametrize("colours", [{**style.LIGHT, **LIGHT}, {**style.DARK, **DARK}], ids=["light", "dark"])
def test_what_is_written_can_be_read_on_its_ground(colours: dict[str, str]) -> None:
    for kind in ("building", "ship", "pirate"):
        assert contrast(colours["ink"], colours[f"{kind}-ground"]) >= 4.5
        assert contrast("#ffffff", colours[kind]) >= 4.5
        assert contrast(colours[f"{kind}-mark"], colours[f"{kind}-ground"]) >= 3
    for ground in ("deep", "shallows", "sand", "meadow", "paper"):
        assert contrast(colours["ink"], colours[ground]) >= 4.5
    assert contrast(colours["warn"], colours["paper"]) >= 4.5
    assert contrast(colours["on-wood"], colours["wood"]) >= 4.5


def test_the_board_speaks_german() -> None:
    g = haven({"island": {"land-1": "tavern"}}, {}, map=QUIET)

    assert {"Runde", "Taverne", "Danach:", "Heim", "Die Stapel"} <= set(texts(drawn(g, lang="de")))
