"""End of the game and final scoring (HAI-113 to HAI-123)."""

from skerry.games.haithabu.components import Components
from skerry.games.haithabu.views import HaithabuOutcome, HaithabuPoints, ScoredSilver
from skerry.kernel.ranking import ranks, winning


class Estate:
    """What is counted of one player when the game is over."""

    def __init__(
        self,
        *,
        points: int,
        silver: int,
        loans: int,
        goods_worth: int,
        characters: int,
        goods_on_orders: int,
        vehicles: int,
        filled: int,
    ) -> None:
        self.points = points
        self.silver = silver
        self.loans = loans
        self.goods_worth = goods_worth  # in warehouse and trading post, at full prices
        self.characters = characters
        self.goods_on_orders = goods_on_orders
        self.vehicles = vehicles
        self.filled = filled


class Standing:
    """The victory points of one player by source, and how the silver came about."""

    def __init__(self, c: Components, estate: Estate, rank: int) -> None:
        self.game = estate.points
        self.left = estate.silver
        self.repaid = min(estate.loans, estate.silver // c.repay)  # as many as the silver allows (HAI-114)
        self.unpaid = estate.loans - self.repaid
        self.sale = estate.goods_worth // c.sale_divisor  # too late for the loans (HAI-115, HAI-R4, HAI-R37)
        self.characters = c.character_points * estate.characters
        self.loans = c.unpaid_points * self.unpaid
        self.silver = 0 if self.unpaid else self.silver_total(c) // c.silver_per_point
        self.orders = estate.goods_on_orders // c.goods_per_point
        self.vehicles = c.vehicle_points * estate.vehicles
        self.filled = estate.filled
        self.rank = rank
        self.silver_left = self.silver_total(c)

    def silver_total(self, c: Components) -> int:
        """What the player has after loans and sale."""
        return self.left - c.repay * self.repaid + self.sale

    def total(self) -> int:
        final = self.characters + self.loans + self.silver + self.orders + self.vehicles + self.rank
        return self.game + final

    def points(self) -> HaithabuPoints:
        return HaithabuPoints(
            total=self.total(),
            game=self.game,
            characters=self.characters,
            loans=self.loans,
            silver=self.silver,
            orders=self.orders,
            vehicles=self.vehicles,
            rank=self.rank,
        )

    def silver_scored(self) -> ScoredSilver:
        return ScoredSilver(
            left=self.left, repaid=self.repaid, unpaid=self.unpaid, sale=self.sale, total=self.silver_left
        )


def standings(c: Components, estates: list[Estate], everyone: bool) -> list[Standing]:
    """The victory points of every player; by filled orders everyone is ranked, or only those who have filled one."""
    ranks = rank_points(c.rank_points, [estate.filled for estate in estates], everyone)
    return [Standing(c, estate, ranks[seat]) for seat, estate in enumerate(estates)]


def rank_points(prizes: list[int], filled: list[int], everyone: bool) -> list[int]:
    """For the most filled orders; who is tied shares the points of the ranks occupied (HAI-121, HAI-122, HAI-R39)."""
    found: list[int] = []
    for mine in filled:
        better = len([other for other in filled if other > mine])
        tied = filled.count(mine)
        found.append(sum(prizes[better : better + tied]) // tied if mine or everyone else 0)
    return found


def winners(scores: list[int]) -> list[int]:
    """All who have the most (HAI-123)."""
    return winning(scores)


def result(found: list[Standing]) -> HaithabuOutcome:
    """How the game ended (HAI-123)."""
    scores = [standing.total() for standing in found]
    return HaithabuOutcome(
        points=tuple([standing.points() for standing in found]),
        ranks=ranks(scores),
        winners=tuple(winners(scores)),
        silver=tuple([standing.silver_scored() for standing in found]),
        filled=tuple([standing.filled for standing in found]),
    )
