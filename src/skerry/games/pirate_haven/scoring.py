"""End of the game and scoring (PIR-71 to PIR-79, PIR-84 to PIR-92)."""

from skerry.games.pirate_haven.components import (
    BUILDING,
    DICE_AROUND,
    DIFFERENT_BUILDINGS,
    DIFFERENT_SHIPS_AND_NAVY,
    HALF_CAPACITY,
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
        for spot in covered_without(spots, self.strength()):
            spots[spot] = 0
        self.navy: list[int] = []  # the pips of the Navy dice
        self.tiles: list[int] = []
        for thing in spots:
            if is_die(thing):
                self.navy.append(thing & PIPS)
            elif is_tile(thing):
                self.tiles.append(thing - 1)

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
        sets, rest = divmod(self.rum_count(), self.c.rum_set)
        return sets * self.c.rum_fame[self.c.rum_set] + self.c.rum_fame[rest]

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
        for spot, thing in enumerate(self.spots):
            if is_tile(thing) and self.c.kind[thing - 1] == PIRATE:
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
    if not navy or red_pips(spots, navy) <= strength:
        return []
    kept: list[int] = []
    for choice in range(2 ** len(navy)):
        some = [spot for i, spot in enumerate(navy) if choice >> i & 1]
        pips = red_pips(spots, some)
        if pips <= strength and (pips, len(some)) > (red_pips(spots, kept), len(kept)):
            kept = some
    return [spot for spot in navy if spot not in kept]


def red_pips(spots: list[int], navy: list[int]) -> int:
    return sum([spots[spot] & PIPS for spot in navy])


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
    standing = [(sum(dice), len(dice)) for dice in navy]
    for mine in standing:
        better = len([other for other in standing if other > mine])
        tied = standing.count(mine)
        found.append(sum(prizes[better : better + tied]) // tied if mine[1] or everyone else 0)
    return found


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
