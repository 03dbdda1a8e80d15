"""End of the game and scoring (RIG-79 to RIG-85)."""

from skerry.games.riga.components import (
    DUCATS,
    DUCATS_PER_KNIGHT,
    DUCATS_PER_MERCHANT,
    SCORE_SETS,
    SCORE_TABLE,
    Components,
)
from skerry.games.riga.goods import worth
from skerry.games.riga.moves import KNIGHT, MERCHANT
from skerry.games.riga.views import RigaOutcome, RigaPoints
from skerry.kernel.ranking import ranks, winning


class Points:
    """The points of one player by source."""

    def __init__(self, seals: int, archives: int, lodges: int, hand: int, riga: int) -> None:
        self.seals = seals
        self.archives = archives
        self.lodges = lodges
        self.hand = hand
        self.riga = riga

    def total(self) -> int:
        return self.seals + self.archives + self.lodges + self.hand + self.riga


def merchants(c: Components, built: tuple[int, ...], school: int) -> int:
    """All merchants of a tableau, fresh or not, used or not (RIG-60)."""
    count = 1 if school == MERCHANT else 0
    for building in built:
        count += c.merchants[building]
    return count


def knights(c: Components, built: tuple[int, ...], school: int) -> int:
    """All knights of a tableau (RIG-60)."""
    count = 1 if school == KNIGHT else 0
    for building in built:
        count += c.knights[building]
    return count


def points(c: Components, built: tuple[int, ...], school: int, in_hand: int, riga_unbuilt: int) -> Points:
    """Seals, Archives and Lodges, less the penalties (RIG-80 to RIG-82)."""
    seals = archives = lodges = 0
    for building in built:
        seals += c.seal[building]
        if c.function[building] == SCORE_SETS:
            archives += 1
        elif c.function[building] == SCORE_TABLE:
            lodges += 1
    sets = min(merchants(c, built, school), knights(c, built, school), c.archive_max_sets) if archives else 0
    return Points(
        seals=seals,
        archives=archives * sets * c.archive_points_per_set,
        lodges=c.lodge_points[lodges],
        hand=in_hand * c.penalty_building_in_hand,
        riga=riga_unbuilt * c.penalty_riga_unbuilt,
    )


def money(c: Components, built: tuple[int, ...], used: int, school: int, charged: int, goods: int) -> int:
    """Ducats of all money functions not used, fresh ones too, and the base values of the goods in hand (RIG-R25)."""
    value = charged * c.exchange_ducats + worth(goods, c.base_prices)
    for building in built:
        if used >> building & 1:
            continue
        function = c.function[building]
        if function == DUCATS:
            value += c.trading_office_ducats
        elif function == DUCATS_PER_MERCHANT:
            value += c.bank_ducats_per_merchant * merchants(c, built, school)
        elif function == DUCATS_PER_KNIGHT:
            value += c.inn_ducats_per_knight * knights(c, built, school)
    return value


def winners(scores: list[int], money: list[int]) -> list[int]:
    """The most points; of these the greatest money value; if that is equal too, all of these (RIG-83 to RIG-85)."""
    return winning(scores, money)


def result(points: list[Points], money: list[int]) -> RigaOutcome:
    """The result."""
    scores = [p.total() for p in points]
    tied = scores.count(max(scores)) > 1
    return RigaOutcome(
        points=tuple([by_source(p) for p in points]),
        ranks=ranks(scores, money),
        winners=tuple(winners(scores, money)),
        money=tuple(money),
        tie_break="money" if tied else "",
    )


def by_source(points: Points) -> RigaPoints:
    return RigaPoints(
        seals=points.seals,
        archives=points.archives,
        lodges=points.lodges,
        buildings_in_hand=points.hand,
        riga_unbuilt=points.riga,
        total=points.total(),
    )
