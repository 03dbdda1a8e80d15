"""The drawn board: everything in the view is on it, what is legal can be chosen on it, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from skerry import CHANCE, OVER, Rng
from skerry.drawing import style
from skerry.games.hagar.board.coaster import turned
from skerry.games.hagar.board.geometry import Geometry
from skerry.games.hagar.board.looks import ARTWORK, DARK, LIGHT, STYLESHEET
from skerry.games.hagar.state import Hagar
from skerry.games.hagar.view import view
from skerry.games.ledger import Ledger
from skerry.kernel.testing import drawn, play, words
from tests.boards import LAYOUTS, SVG, by_id, check_glow, chosen, ids, tips
from tests.drawing.colours import contrast
from tests.hagar.table import HAGAR, designed, hagar
from tests.sentences import LANGUAGES, words_of

FOLDER = Path(__file__).parents[2] / "src/skerry/games/hagar"
TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]


def positions(seats: int, seed: int) -> Iterator[Hagar]:
    """Every decision of a random game, and its end."""
    g, rng = cast(Hagar, HAGAR.start(seats, {"honky_tonk": True})), Rng(seed)
    while g.to_move != OVER:
        moves = g.moves()
        if g.to_move != CHANCE:
            yield g
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])
    yield g


# --- what can be chosen -----------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_legal_move_is_on_the_board_once_or_listed_as_unplaced(seats: int, narrow: bool) -> None:
    for g in positions(seats, 7):
        if g.to_move != OVER:
            board = drawn(g, g.to_move, narrow=narrow)
            unplaced = [move.word for move in HAGAR.unplaced(g.moves())]
            assert sorted(chosen(board) + unplaced) == sorted(words(g))


def test_what_can_be_chosen_has_an_edge_of_its_own_that_glows() -> None:
    for g in positions(2, 5):
        check_glow(drawn(g, g.to_move))


def test_cells_where_nothing_matches_are_wishes() -> None:
    """HAG-19: the page can ask why."""
    game = designed(c03={"fields": "LLLW"}, c10={"fields": "WWFF"})
    g = hagar(map=["coaster-03 0 0 0"], drawn="coaster-10", turn=0, game=game)

    assert chosen(drawn(g)) == ["lay 1 0", "lay 0 1"]
    assert chosen(drawn(g), "data-wish") == ["lay 0 -1", "lay -1 0"]


def test_a_place_that_costs_a_beer_is_marked_before_it_is_chosen() -> None:
    """HAG-34."""
    beers = {"fields": "LLLL", "beer": True}
    game = designed(c02=beers, c06=beers)
    g = hagar(map=["coaster-02 0 0 0"], drawn="coaster-06", turn=1, variants={"honky_tonk": True}, game=game)

    warned = [element for element in drawn(g, 1).iter() if "warned" in element.get("class", "").split()]
    assert len(warned) == 4
    assert any("It costs a beer" in line for lines in tips(drawn(g, 1)) for line in lines)
    shown = [" ".join(text.itertext()) for text in drawn(g, 1).iter(f"{SVG}text")]
    assert shown.count("+1") == 4
    assert any("A +1 means it costs a beer" in text for text in shown)


def test_the_foam_of_a_glass_has_an_outline_so_that_one_sees_which_way_it_points() -> None:
    """HAG-22: by day the foam is as bright as the ground it is drawn on."""
    (glass,) = re.findall(r'<symbol id="hagar-beer".*?</symbol>', ARTWORK)

    (foam,) = re.findall(r'<path fill="var\(--foam\)"[^>]*>', glass)

    assert 'stroke="currentColor"' in foam


def test_free_cells_are_told_by_a_coaster_beside_them() -> None:
    """HAG-18: those on which the coaster may be laid, and the others."""
    board = drawn(hagar(map=["coaster-01 0 0 0"], drawn="coaster-03", turn=0), 0)

    free = [lines[0] for lines in tips(board) if lines[0].startswith("Free cell")]

    assert sorted(free) == [f"Free cell {side} of Coaster 1" for side in ("east", "north", "south", "west")]


def test_where_no_place_costs_a_beer_nothing_is_said_of_it() -> None:
    """HAG-34: a beer is in hand, and none is on the map."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-02", turn=0, variants={"honky_tonk": True})

    shown = " ".join(" ".join(text.itertext()) for text in drawn(g).iter(f"{SVG}text"))

    assert "The glass must point south, to Ann." in shown
    assert "+1" not in shown


def test_the_board_says_when_a_coaster_may_go_anywhere() -> None:
    """HAG-21."""
    g = hagar(map=["coaster-12 0 0 90"], drawn="coaster-11", turn=0)
    shown = " ".join(line for text in by_id(drawn(g), "hand").iter(f"{SVG}text") for line in text.itertext())

    assert "It matches nowhere, so lay it anywhere." in shown
    assert "The glass must point south, to Ann." in shown


def test_a_coaster_can_be_seen_in_every_rotation_that_is_offered() -> None:
    """HAG-23, HAG-08: turned on the board as the rules turn it."""
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03", cell="1 0", turn=1)
    hand = view(g, 1).hand
    assert hand is not None
    board = drawn(g, 1)
    faces = {one.attrib["data-face"]: chosen(one) for one in board.iter() if "data-face" in one.attrib}
    assert faces == {"180": ["turn 180"], "270": ["turn 270"]}
    assert chosen(board, "data-turn-to") == ["180", "270"]
    assert chosen(board, "data-wish") == ["turn 0", "turn 90"]

    for rotation in (180, 270):
        copy = g.copy()
        play(copy, f"turn {rotation}")
        laid = next(one for one in view(copy, None).map if one.coaster == "coaster-03")
        preview = turned(hand, rotation)
        assert preview.fields == laid.fields
        assert [sorted(sign.touches) for sign in preview.symbols] == [sorted(sign.touches) for sign in laid.symbols]
        assert preview.die is not None
        assert laid.die is not None
        assert (preview.die.axis, sorted(preview.die.line)) == (laid.die.axis, sorted(laid.die.line))
        assert preview.rotation == laid.rotation


# --- what is on it ----------------------------------------------------------------------------------------------------


@LAYOUTS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_position_is_well_formed_and_every_id_is_there_once(seats: int, lang: str, narrow: bool) -> None:
    for g in positions(seats, 3):
        board = drawn(g, 0, lang, narrow=narrow)
        found = ids(board)
        assert len(found) == len(set(found))
        view = g.view(None)
        laid = {f"c-{one['coaster']}" for one in view["map"]}
        assert {id_ for id_ in found if id_.startswith("c-")} >= laid
        assert len([id_ for id_ in found if id_.startswith("t-")]) == len(view["tokens"])


def test_every_tip_ends_with_rules_that_exist() -> None:
    ledger = Ledger("hagar")
    for g in positions(2, 3):
        for lines in tips(drawn(g, g.to_move if g.to_move >= 0 else None)):
            rules = re.split(r", ", lines[-1])
            assert all(rule.removeprefix("HAG-") in ledger.entries for rule in rules), lines


def test_a_hagar_keeps_its_id_when_it_moves() -> None:
    """HAG-44: so that a page can let it travel."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1, turn=0)
    assert "t-coaster-01-nw" in ids(drawn(g))

    play(g, "move coaster-01 nw", "to coaster-03 nw")

    assert "t-coaster-01-nw" in ids(drawn(g))


def test_a_coaster_keeps_its_id_from_the_hand_to_the_map() -> None:
    g = hagar(map=["coaster-01 0 0 0"], drawn="coaster-03", turn=0)
    assert "c-coaster-03" in ids(by_id(drawn(g), "hand"))

    play(g, "lay 1 0", "turn 180")

    assert "c-coaster-03" in ids(by_id(drawn(g), "map"))


def test_the_doubled_line_is_drawn_before_the_final_moves() -> None:
    """HAG-41, HAG-48; HAG-42: or none is."""
    assert "doubled" in ids(drawn(hagar(map=TWO, rolled=1)))
    assert "doubled" not in ids(drawn(hagar(map=TWO, rolled=6)))


def test_the_map_looks_the_same_whoever_looks() -> None:
    """HAG-02: horizontal and vertical stay the table's."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=TWO, rolled=1, seats=3)
    shown = [ET.tostring(by_id(drawn(g, seat), "map")) for seat in (0, 2, None)]

    assert shown[0] == shown[1] == shown[2]


@LAYOUTS
def test_the_map_is_always_framed(narrow: bool) -> None:
    """HAG-24: even the longest line of coasters lies within its window, and the window within the table."""
    names = ["01", "03", "04", "05", "07", "09", "10", "12"]
    g = hagar(map=[f"coaster-{name} {x} 0 0" for x, name in enumerate(names)], seats=1)
    board = drawn(g, narrow=narrow)
    window, size = next(by_id(board, "map").iter(f"{SVG}svg")), Geometry(narrow=narrow)
    left, top, width, height = (float(window.attrib[key]) for key in ("x", "y", "width", "height"))

    assert window.attrib["viewBox"] == f"0 0 {width:g} {height:g}"
    assert left + width <= size.map_width
    assert top + height <= size.map_height
    moved = [element.get("transform", "") for element in window.iter()]
    places = [tuple(map(float, re.findall(r"-?[\d.]+", text)[:2])) for text in moved if text.startswith("translate")]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in places)


def test_a_phone_looks_closer_at_the_coaster_that_is_being_laid() -> None:
    """Only the one who lays it: the others see the whole map."""
    row = [f"coaster-{name} {x} 0 0" for x, name in enumerate(["01", "04", "05", "07", "09", "10", "12"])]
    g = hagar(map=row, drawn="coaster-03", cell="7 0", turn=0)
    own, other = (by_id(drawn(g, seat, narrow=True), "map").find(f"{SVG}svg") for seat in (0, 1))
    assert own is not None
    assert other is not None

    assert float(own.attrib["viewBox"].split()[2]) < float(own.attrib["width"]) / 2
    assert other.attrib["viewBox"].split()[2] == other.attrib["width"]


def test_the_result_names_the_rank_of_a_lone_player() -> None:
    """HAG-65."""
    g = hagar(map=TWO, rolled=1, seats=1, step="over")
    shown = ["".join(text.itertext()) for text in by_id(drawn(g), "result").iter(f"{SVG}text")]

    assert "Rank: Simple drunkard" in shown


# --- words and looks --------------------------------------------------------------------------------------------------


def test_all_words_of_the_board_are_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    asked = set(re.findall(r"""["']([\w-]+)["']""", sources))

    for key in words_of(HAGAR):
        assert key in asked


def test_symbols_and_classes_are_there() -> None:
    symbols = set(re.findall(r'symbol id="([\w-]+)"', ARTWORK))
    for g in positions(3, 4):
        board = drawn(g, g.to_move if g.to_move >= 0 else None)
        assert {use.attrib["href"].removeprefix("#") for use in board.iter(f"{SVG}use")} <= symbols
    for name in [*LIGHT, *DARK]:
        assert f"--{name}:" in STYLESHEET


@pytest.mark.parametrize("colours", [{**style.LIGHT, **LIGHT}, {**style.DARK, **DARK}], ids=["light", "dark"])
def test_signs_stand_out_from_their_ground(colours: dict[str, str]) -> None:
    assert contrast(colours["printed"], colours["card"]) > 4.5
    assert contrast(colours["line-double"], colours["panel"]) > 3
    for kind in ("land", "forest", "water"):
        assert contrast(colours[f"{kind}-mark"], colours[kind]) > 2.5
