"""End of the game and scoring (PIR-71 to PIR-79, PIR-84 to PIR-92)."""

from typing import Final

from mypy_extensions import i64

from skerry.games.pirate_haven.components import (
    BUILDING,
    DICE_AROUND,
    DIFFERENT_BUILDINGS,
    DIFFERENT_SHIPS_AND_NAVY,
    HALF_CAPACITY,
    MOST_SPOTS,
    PIPS,
    PIRATE,
    RUM_TOKEN,
    SHIP,
    SHIPS_BESIDE_BUILDINGS,
    TREASURE,
    UNSPENT_INCOME,
    Components,
    colour_of,
    is_die,
    is_tile,
)
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.views import PirateHavenOutcome, PirateHavenPoints
from skerry.kernel.ranking import ranks, winning

A_DIE: Final = 1
A_PIP: Final = MOST_SPOTS + 1
"""What they count when Navies are compared: a pip more than all dice of an Island."""


class Fame:
    """The Fame of one player by source (PIR-84)."""

    def __init__(self, navy: int, rum: int, treasure: int, direction: int, pirates: int) -> None:
        self.navy = navy
        self.rum = rum
        self.treasure = treasure
        self.direction = direction
        self.pirates = pirates

    def total(self) -> int:
        return self.navy + self.rum + self.treasure + self.direction + self.pirates

    def points(self) -> PirateHavenPoints:
        return PirateHavenPoints(
            total=self.total(),
            navy=self.navy,
            rum=self.rum,
            treasure=self.treasure,
            direction=self.direction,
            pirates=self.pirates,
        )


class Island:
    """One player's Island as it is counted, after the Navy check (PIR-71, PIR-85).

    Before the end of the game it is counted as if the player discarded Navy dice so that the greatest sum is left.
    """

    def __init__(
        self,
        c: Components,
        spots: list[int],
        capacity: tuple[int, ...],
        dice: tuple[int, ...],
        income: int,
        place: int,
    ) -> None:
        self.c = c
        self.spots = spots
        self.capacity = capacity
        self.dice = dice
        self.income = income
        self.place = place  # at home in the last round, from 0 on; negative if not home
        self.navy: list[int] = []  # the pips of the Navy dice
        self.tiles: list[int] = []
        self.pirate_spots: list[int] = []
        pips = 0
        for spot, thing in enumerate(spots):
            if thing == 0:
                continue
            if is_tile(thing):
                self.tiles.append(thing - 1)
                if c.kind[thing - 1] == PIRATE:
                    self.pirate_spots.append(spot)
            elif is_die(thing):
                self.navy.append(thing & PIPS)
                pips += thing & PIPS
        if pips and pips > self.strength():
            self._discard_navy()

    def _discard_navy(self) -> None:
        """Some Navy dice go, as the player would choose."""
        for spot in covered_without(self.spots, self.strength()):
            self.spots[spot] = 0
        self.navy = [thing & PIPS for thing in self.spots if is_die(thing)]

    def strength(self) -> int:
        """The strengths of all Ships (PIR-44, PIR-85)."""
        strength = 0
        for spot in self.c.sea:
            if is_tile(self.spots[spot]):
                strength += self.capacity[spot]
        return strength

    def of_kind(self, kind: int) -> list[int]:
        """The spots with tiles of a kind."""
        return [spot for spot, thing in enumerate(self.spots) if is_tile(thing) and self.c.kind[thing - 1] == kind]

    # --- sources of Fame ----------------------------------------------------------------------------------------

    def rum_count(self) -> int:
        """Rum tokens and Rum printed on tiles (PIR-88)."""
        count = 0
        for die in self.dice:
            if die == RUM_TOKEN:
                count += 1
        for tile in self.tiles:
            count += self.c.rum[tile]
        return count

    def rum(self) -> int:
        """Full sets first, then the rest (PIR-88, PIR-R30)."""
        count = self.rum_count()
        sets = count // self.c.rum_set
        return sets * self.c.rum_fame[self.c.rum_set] + self.c.rum_fame[count - sets * self.c.rum_set]

    def treasure(self) -> int:
        """Yellow pips and Treasure printed on tiles (PIR-89)."""
        treasure = 0
        for die in self.dice:
            if die and colour_of(die) == TREASURE:
                treasure += die & PIPS
        for tile in self.tiles:
            treasure += self.c.treasure[tile]
        return self.c.treasure_fame * treasure

    def direction(self) -> int:
        """The place on the back of the left Direction tile (PIR-90)."""
        return self.c.direction_fame[self.place] if self.place >= 0 else 0

    def pirates(self) -> int:
        """Each Pirate by itself (PIR-71, PIR-91)."""
        fame = 0
        for spot in self.pirate_spots:
            fame += self.pirate(spot)
        return fame

    def pirate(self, spot: int) -> int:
        """The Fame of the Pirate on a spot (PIR-72 to PIR-77)."""
        c = self.c
        tile = self.spots[spot] - 1
        ability = c.ability[tile]
        if ability == SHIPS_BESIDE_BUILDINGS:
            return c.amount[tile] * self.ships_beside_buildings()
        if ability == HALF_CAPACITY:
            return sum([self.capacity[other] for other in self.of_kind(BUILDING)]) // 2
        if ability == DIFFERENT_BUILDINGS:
            return c.amount[tile] * self.types(BUILDING)
        if ability == DICE_AROUND:
            return c.amount[tile] * (self.dice_around(spot) + self.dice_on(spot))
        if ability == DIFFERENT_SHIPS_AND_NAVY:
            return c.amount[tile] * (self.types(SHIP) + len(set(self.navy)))
        return self.income if ability == UNSPENT_INCOME else 0

    def ships_beside_buildings(self) -> int:
        """A Ship counts once, however many Buildings it touches (PIR-72, PIR-R15)."""
        buildings = set(self.of_kind(BUILDING))
        return len([ship for ship in self.of_kind(SHIP) if not buildings.isdisjoint(self.c.neighbours[ship])])

    def types(self, kind: int) -> int:
        """Different printed numbers (PIR-78)."""
        return len({self.c.value[self.spots[spot] - 1] for spot in self.of_kind(kind)})

    def dice_around(self, spot: int) -> int:
        """Dice of any colour on adjacent spots (PIR-75)."""
        return sum([1 if is_die(self.spots[near]) else self.dice_on(near) for near in self.c.neighbours[spot]])

    def dice_on(self, spot: int) -> int:
        """Dice on a tile; Rum is none (PIR-R25)."""
        on_tile = self.dice[spot * SLOTS : spot * SLOTS + SLOTS]
        return len([die for die in on_tile if is_die(die)])


def covered_without(spots: list[int], strength: int) -> list[int]:
    """The spots of the Navy dice that must go so that the rest is covered with the greatest sum, then the most dice.

    Of choices that are equal in both, the dice on the first spots stay (PIR-R36).
    """
    navy = [spot for spot, thing in enumerate(spots) if is_die(thing)]
    dice = [spots[spot] & PIPS for spot in navy]
    kept: i64 = 0
    best: i64 = 0
    for choice in range(i64(1) << i64(len(navy))):
        pips: i64 = 0
        standing: i64 = 0
        for i, shown in enumerate(dice):
            if choice >> i & 1:
                pips += shown
                standing += shown * A_PIP + A_DIE
        if pips <= strength and standing > best:
            kept = choice
            best = standing
    return [spot for i, spot in enumerate(navy) if not kept >> i & 1]


def fame(c: Components, islands: list[Island], everyone: bool) -> list[Fame]:
    """The Fame of every player; in Navy everyone is ranked, or only those with Navy dice."""
    prizes = navy_prizes(c.navy_fame, [island.navy for island in islands], everyone)
    return [
        Fame(prizes[seat], island.rum(), island.treasure(), island.direction(), island.pirates())
        for seat, island in enumerate(islands)
    ]


def navy_prizes(prizes: list[int], navy: list[list[int]], everyone: bool) -> list[int]:
    """Greatest sum, then most dice; those still tied share the prizes of their ranks (PIR-86, PIR-87, PIR-R19)."""
    found: list[int] = []
    standing = [naval_standing(dice) for dice in navy]
    for mine in standing:
        better = 0
        tied = 0
        for other in standing:
            if other > mine:
                better += 1
            elif other == mine:
                tied += 1
        shared = 0
        for prize in prizes[better : better + tied]:
            shared += prize
        found.append(shared // tied if mine or everyone else 0)
    return found


def naval_standing(dice: list[int]) -> int:
    """By the sum of all pips, then by the number of dice; 0 without a die."""
    standing = 0
    for shown in dice:
        standing += shown * A_PIP + A_DIE
    return standing


def winners(scores: list[int], income: list[int]) -> list[int]:
    """The most Fame; of these the greatest Income; if that is equal too, all of these (PIR-92, PIR-R21)."""
    return winning(scores, income)


def result(fame: list[Fame], income: list[int]) -> PirateHavenOutcome:
    """How the game ended (PIR-92)."""
    scores = [one.total() for one in fame]
    return PirateHavenOutcome(
        points=tuple([one.points() for one in fame]),
        ranks=ranks(scores, income),
        winners=tuple(winners(scores, income)),
        income=tuple(income),
        tie_break="income" if scores.count(max(scores)) > 1 else "",
    )
