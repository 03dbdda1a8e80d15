"""Landscapes, scoring and placements against a second, independent way of working them out (see oracle.py)."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, cast

import pytest

import skerry
from skerry import CHANCE, OVER, Rng
from skerry.games.hagar.state import Hagar
from skerry.kernel.testing import words
from tests.hagar.oracle import Plane
from tests.hagar.table import HAGAR, count_again

CORNERS = ("nw", "ne", "sw", "se")


def positions(game: skerry.Game, seats: int, seed: int) -> Iterator[Hagar]:
    """Every position of a random game, its end included."""
    g = cast(Hagar, game.start(seats, {"honky_tonk": True}))
    rng = Rng(seed)
    while g.to_move != OVER:
        yield g
        moves = g.moves()
        g.apply(g.draw(rng) if g.to_move == CHANCE else moves[rng.below(len(moves))])
    yield g


def other_coasters(seed: int) -> skerry.Game:
    """Coasters at random: any fields, any number of gold, shields and beers, symbols that touch 1, 2 or 4 fields."""
    rng, data = Rng(seed), deepcopy(HAGAR.pack.data)
    lines = [("nw", "ne"), ("sw", "se"), ("nw", "sw"), ("ne", "se")]
    for entry in data["coasters"]:
        few = 1 + rng.below(3)
        kinds = ["land", "forest", "water"][:few]
        entry["fields"] = {corner: kinds[rng.below(few)] for corner in CORNERS}
        entry["beer"] = rng.below(3) == 0
        taken = tuple(entry.get("die_field", {}).get("line", ()))
        places = [*lines, *[(corner,) for corner in CORNERS], CORNERS]
        entry["symbols"] = [
            {"kind": ("gold", "shield")[rng.below(2)], "touches": list(place)}
            for place in places
            if place != taken and rng.below(5) == 0
        ]
    count_again(data)
    return skerry.game("hagar", data)


GAMES = [(HAGAR, seats, seed) for seats in (1, 2, 3) for seed in range(3)]
GAMES += [(other_coasters(seed), 1 + seed % 3, seed) for seed in range(9)]
NAMES = [f"{'published' if game is HAGAR else 'other'}-{seats}-{seed}" for game, seats, seed in GAMES]


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES, ids=NAMES)
def test_landscapes_and_points_are_those_of_the_oracle(game: skerry.Game, seats: int, seed: int) -> None:
    """HAG-07, HAG-08, HAG-10, HAG-11, HAG-50 to HAG-60, HAG-R5, HAG-R15, HAG-R16."""
    for g in positions(game, seats, seed):
        view = g.view(None)
        plane = Plane(game.pack.data, view)
        found = {frozenset((x, y) for x, y in one["fields"]): one for one in view["landscapes"]}
        assert set(found) == {frozenset(landscape) for landscape in plane.landscapes()}
        for landscape, one in found.items():
            assert one["gold"] == plane.gold(set(landscape))
            assert (one["shields"] > 0) == plane.is_dominion(set(landscape))
            assert one["strength"] == [plane.strength(set(landscape), seat) for seat in range(seats)]
        points = plane.points()
        assert [(player["gold"], player["dominions"]) for player in view["players"]] == points
        assert g.scores() == [sum(pair) for pair in points]


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES, ids=NAMES)
def test_what_may_be_laid_where_is_what_the_oracle_finds_by_trying(game: skerry.Game, seats: int, seed: int) -> None:
    """HAG-18 to HAG-24, HAG-34, HAG-R8, HAG-R9, HAG-R23."""
    for g in positions(game, seats, seed):
        view = g.view(None)
        if view["phase"] not in ("lay", "turn"):
            continue
        hand, side = view["hand"], view["players"][view["turn"]]["side"]
        plane = Plane(game.pack.data, view)
        places = plane.placements(hand["coaster"], side)
        by_row = sorted(places, key=lambda cell: (cell[1], cell[0]))
        if view["phase"] == "lay":
            assert words(g) == [f"lay {x} {y}" for x, y in by_row]
        else:
            x, y = view["chosen"]
            assert words(g) == [f"turn {rotation}" for rotation in places[x, y]]
        shown = {(place["cell"][0], place["cell"][1]): place for place in hand["places"]}
        assert {cell: place["rotations"] for cell, place in shown.items()} == places
        assert all(place["offence"] == plane.offends(hand["coaster"], cell) for cell, place in shown.items())


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES, ids=NAMES)
def test_where_hagars_may_go_is_what_the_oracle_finds(game: skerry.Game, seats: int, seed: int) -> None:
    """HAG-44 to HAG-47, HAG-R14, HAG-R25."""
    asked = 0
    for g in positions(game, seats, seed):
        view = g.view(None)
        if view["phase"] not in ("move", "to") or g.to_move < 0:
            continue
        plane = Plane(game.pack.data, view)
        if view["phase"] == "move":
            own = [one for one in view["tokens"] if one["seat"] == g.to_move and plane.targets(point(one))]
            own.sort(key=lambda one: (one["field"][1], one["field"][0]))
            assert words(g) == [*[f"move {one['coaster']} {one['corner']}" for one in own], "pass"]
        else:
            targets = sorted(plane.targets(point(view["lifted"])), key=lambda at: (at[1], at[0]))
            assert [(g.x(move.index), g.y(move.index)) for move in g.moves()] == targets
        asked += 1
    assert asked >= seats


def point(token: dict[str, Any]) -> tuple[int, int]:
    return token["field"][0], token["field"][1]


def test_the_oracle_would_notice_a_wrong_score() -> None:
    """A Hägar put elsewhere, or a line that is not doubled, changes what it finds."""
    for g in positions(HAGAR, 2, 3):
        last = g
    view = last.view(None)
    moved = deepcopy(view)
    moved["tokens"] = [one for one in moved["tokens"] if one["seat"] != 0]

    assert Plane(HAGAR.pack.data, moved).points()[0] == (0, 0) != Plane(HAGAR.pack.data, view).points()[0]
