"""An independent oracle: Islands are scored, and their neighbours found, by counting squares of the grid.

It shares no code with the rules: it reads the pack's rows and columns and the words of a view, nothing else.
"""

from itertools import combinations
from typing import Any

import pytest

import skerry
from skerry import OVER, Rng
from tests.pirate_haven.table import HAVEN, haven, island, player, start

TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in HAVEN.pack.data["tile"]}
GRID = {spot["id"]: (spot["row"], spot["column"]) for spot in HAVEN.pack.data["island"]["spot"]}
DRAWING = ["·SSS·", "SLLSS", "SLLL·", "·LLL·"]
"""The Island as the comment above it in the pack draws it."""


def beside(one: str, other: str) -> bool:
    """Do two spots share an edge?"""
    (row, column), (other_row, other_column) = GRID[one], GRID[other]
    return bool(abs(row - other_row) + abs(column - other_column) == 1)


class Counted:
    """An Island in the words of a scenario, counted by hand."""

    def __init__(self, island: dict[str, str], income: int) -> None:
        self.tiles = {spot: text.split(":")[0] for spot, text in island.items() if not text.startswith("navy")}
        self.dice = {
            spot: [die.strip() for die in text.partition(":")[2].split(",") if die.strip() not in ("", "empty")]
            for spot, text in island.items()
        }
        self.navy = {spot: int(text.split()[1]) for spot, text in island.items() if text.startswith("navy")}
        self.income = income

    def kinds(self, kind: str) -> list[str]:
        return [spot for spot, tile in self.tiles.items() if TILES[tile]["kind"] == kind]

    def capacity(self, spot: str) -> int:
        near = [self.tiles[other] for other in self.tiles if beside(spot, other)]
        shipyards = near.count("shipyard") if TILES[self.tiles[spot]]["kind"] == "ship" else 0
        return int(TILES[self.tiles[spot]]["value"]) + near.count("workshop") + shipyards

    def strength(self) -> int:
        return sum(self.capacity(spot) for spot in self.kinds("ship"))

    def check_navy(self) -> None:
        """Keep the best choice of Navy dice that is covered: greatest sum, then most dice."""
        choices = [some for n in range(len(self.navy) + 1) for some in combinations(self.navy, n)]
        covered = [some for some in choices if sum(self.navy[spot] for spot in some) <= self.strength()]
        best = max(covered, key=lambda some: (sum(self.navy[spot] for spot in some), len(some)))
        if sum(self.navy.values()) > self.strength():
            self.navy = {spot: self.navy[spot] for spot in best}

    def rum(self) -> int:
        count = sum(dice.count("rum") for dice in self.dice.values())
        count += sum(TILES[tile]["rum"] for tile in self.tiles.values())
        total = 0
        while count > 0:
            total += [0, 1, 3, 6, 10, 15][min(count, 5)]
            count -= 5
        return total

    def treasure(self) -> int:
        pips = sum(int(die.split()[1]) for dice in self.dice.values() for die in dice if die.startswith("treasure"))
        return pips + list(self.tiles.values()).count("tavern")

    def dice_on(self, spot: str) -> int:
        return len([die for die in self.dice.get(spot, []) if die != "rum"])

    def pirates(self) -> int:
        return sum(self.pirate(spot) for spot in self.kinds("pirate"))

    def pirate(self, spot: str) -> int:
        buildings, ships = self.kinds("building"), self.kinds("ship")
        match self.tiles[spot]:
            case "smuggler":
                return 3 * sum(any(beside(ship, building) for building in buildings) for ship in ships)
            case "carpenter":
                return sum(self.capacity(building) for building in buildings) // 2
            case "master-builder":
                return 2 * len({self.tiles[building] for building in buildings})
            case "quartermaster":
                on_tiles = sum(self.dice_on(other) for other in self.tiles if other == spot or beside(spot, other))
                return 2 * (on_tiles + sum(beside(spot, other) for other in self.navy))
            case "navigator":
                return len({self.tiles[ship] for ship in ships}) + len(set(self.navy.values()))
            case _:
                return self.income


def navy_prizes(counted: list[Counted]) -> list[int]:
    """Hand out 20, 10 and 5 rank by rank; those who are equal share what their ranks bring."""
    standing = [(sum(one.navy.values()), len(one.navy)) for one in counted]
    prizes, won = [20, 10, 5, 0], [0] * len(counted)
    for rank in sorted({place for place in standing if place[1]}, reverse=True):
        equal = [seat for seat, place in enumerate(standing) if place == rank]
        shared = [prizes.pop(0) for _ in equal]
        for seat in equal:
            won[seat] = sum(shared) // len(equal)
    return won


def counted(g: skerry.State) -> list[Counted]:
    found = [Counted(island(g, seat), player(g, seat)["income"]) for seat in range(g.seats)]
    for one in found:
        one.check_navy()
    return found


def check(g: skerry.State) -> None:
    """What the game counts is what the oracle counts."""
    by_hand = counted(g)
    prizes = navy_prizes(by_hand)
    for seat, one in enumerate(by_hand):
        shown = player(g, seat)
        fame = shown["fame"]
        assert fame["navy"] == prizes[seat]
        assert (fame["rum"], fame["treasure"], fame["pirates"]) == (one.rum(), one.treasure(), one.pirates())
        assert fame["total"] == fame["navy"] + fame["rum"] + fame["treasure"] + fame["direction"] + fame["pirates"]
        for spot in shown["island"]:
            if "capacity" in spot:
                assert spot["capacity"] == one.capacity(spot["id"])
        assert shown["strength"] == one.strength()


def shopping(state: skerry.State, rng: Rng) -> None:
    """One move of a player who takes short steps and keeps what is found, so that Islands fill up."""
    moves = state.moves()
    keep = [move for move in moves if move.word.split()[0] in ("buy", "place", "use", "reroll", "raise", "to")]
    near = [move for move in moves if move.word.startswith("sail")][:3]
    choices = keep or near or moves
    state.apply(choices[rng.below(len(choices))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_scored_as_the_oracle_does(seats: int) -> None:
    """PIR-44, PIR-71 to PIR-79, PIR-84 to PIR-89, PIR-91: in games in which the Islands fill up."""
    for seed in range(6):
        g, rng, turn = start(seats), Rng(seed), 0
        while g.to_move != OVER:
            if g.to_move >= 0:
                turn += 1
                if turn % 9 == 0:
                    check(g)
                shopping(g, rng)
            else:
                g.apply(g.draw(rng))
        check(g)
        assert sum(len(island(g, seat)) for seat in range(seats)) > 7 * seats, "the Islands did not fill up"


def random_island(rng: Rng) -> dict[str, str]:
    """Tiles, dice and Rum anywhere they may lie."""
    found = {}
    for spot in GRID:
        sea = spot.startswith("sea")
        if rng.below(4) == 0:
            continue
        if sea and rng.below(3) == 0:
            found[spot] = f"navy {1 + rng.below(6)}"
            continue
        tiles = [name for name, tile in TILES.items() if (tile["terrain"] == "sea") is sea]
        tile = tiles[rng.below(len(tiles))]
        things = [["empty", "treasure 1", "resource 1", "rum"][rng.below(4)] for _ in range(TILES[tile]["free"])]
        found[spot] = f"{tile}: {', '.join(things)}" if things else tile
    return found


@pytest.mark.parametrize("seed", range(60))
def test_any_island_is_scored_as_the_oracle_does(seed: int) -> None:
    """PIR-44, PIR-59, PIR-61, PIR-72 to PIR-79, PIR-85 to PIR-89: far from what random play reaches."""
    rng = Rng(seed)
    for _ in range(20):
        try:
            g = haven({"island": random_island(rng), "income": rng.below(13)}, {"island": random_island(rng)})
        except skerry.ScenarioError:
            continue  # more copies of a tile or more dice than there are
        check(g)
        return
    pytest.fail("no Island could be made")


def test_neighbours_share_an_edge_of_the_grid() -> None:
    """PIR-79: as the Island is drawn; never diagonally."""
    for spot, (row, column) in GRID.items():
        assert DRAWING[row - 1][column - 1] == spot[0].upper()
    assert len(GRID) == sum(line.count("S") + line.count("L") for line in DRAWING)
    for one, near in zip(GRID, haven().components.neighbours, strict=True):
        assert [list(GRID)[index] for index in near] == [other for other in GRID if beside(one, other)]
