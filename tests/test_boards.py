"""What holds for the board of every game: it stands alone, is safe, and shows choices to those who choose."""

import re
from importlib import import_module
from xml.etree import ElementTree as ET

import pytest

from skerry import State
from skerry.drawing import style
from skerry.kernel.testing import NAMES, drawn, positions
from tests.boards import chosen
from tests.games import GAMES

EVERY_GAME = pytest.mark.parametrize("slug", GAMES)
ADDRESS = re.compile(r"https?://[^\"' )]+")


def some_positions(slug: str) -> list[State]:
    """Of a random game, and its end."""
    found = [g.copy() for g in positions(GAMES[slug].start(2), 5)]
    return [*found[:: max(1, len(found) // 8)], found[-1]]


def board(g: State, *, bare: bool = False, names: list[str] = NAMES) -> str:
    return g.game.board(g.seen_by(0), g.moves() if g.to_move == 0 else [], "en", names, bare=bare)


@EVERY_GAME
def test_those_who_are_not_to_move_can_choose_nothing(slug: str) -> None:
    for g in some_positions(slug):
        for seat in {0, 1, None} - {g.to_move}:
            assert chosen(drawn(g, seat)) == chosen(drawn(g, seat), "data-wish") == []


@EVERY_GAME
def test_names_of_players_are_never_markup(slug: str) -> None:
    for g in some_positions(slug):
        markup = board(g, names=['<b onclick="x">', "&"])

        assert "<b " not in markup
        assert ET.fromstring(markup) is not None


@EVERY_GAME
def test_nothing_comes_from_outside(slug: str) -> None:
    for g in some_positions(slug):
        markup = board(g)

        assert set(ADDRESS.findall(markup)) == {"http://www.w3.org/2000/svg"}
        assert not re.search(r"url\((?!#)|@import|<script|<image", markup)


@EVERY_GAME
def test_a_bare_board_needs_only_the_assets(slug: str) -> None:
    assets = GAMES[slug].board_assets()
    there = set(re.findall(r'<(?:symbol|path|g)[^>]* id="([\w-]+)"', assets))

    for g in some_positions(slug):
        bare = board(g, bare=True)

        assert "<style" not in bare
        assert len(bare) < len(board(g))
        assert set(re.findall(r'href="#([\w-]+)"', bare)) <= there | set(re.findall(r' id="([\w-]+)"', bare))


@EVERY_GAME
def test_every_colour_exists_by_day_and_by_night(slug: str) -> None:
    looks = import_module(f"skerry.games.{slug}.board.looks")
    used = set(re.findall(r"var\(--([\w-]+)", GAMES[slug].board_assets()))
    set_by_a_thing = set(re.findall(r"--([\w-]+):", "".join(board(g, bare=True) for g in some_positions(slug))))

    assert set(looks.LIGHT) == set(looks.DARK)
    assert set(style.LIGHT) == set(style.DARK)
    assert used <= set(re.findall(r"--([\w-]+):", looks.STYLESHEET)) | set_by_a_thing | {"cube"}
