"""A review as it is told: the curve of everyone's chances, the turning points, and what else could have been done."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from skerry.bots.search import shared
from skerry.server import wire
from skerry.server.curves import drawn_curve
from skerry.server.hints import percent
from skerry.server.house import House
from skerry.server.replays import marks
from skerry.server.reviews import Moment, check, judged, moments, turns
from skerry.server.seen import Look
from skerry.server.table import Table
from skerry.server.texts import texts
from skerry.server.thinking import Advised

Known = Mapping[tuple[int, int], Advised]

TURNING: Final = 0.1
"""A turn is a turning point if it made somebody's chance so much better or worse."""
MOST_TURNING: Final = 5


class Point(NamedTuple):
    """How likely each seat thought it was to win, after this many words."""

    at: int
    chances: list[float]


class Turning(NamedTuple):
    """The seat whose chance changed most from one point to the next."""

    before: Point
    after: Point
    seat: int

    @property
    def change(self) -> float:
        return abs(self.after.chances[self.seat] - self.before.chances[self.seat])


async def review(house: House, table: str, look: Look) -> wire.Review:
    """As far as it was worked out; curve and lists when all of it was."""
    known = await judged(house, table)
    async with house.at(table) as (_, found):
        check(found)
        wanted = moments(found)
        done = sum((moment.at, moment.seat) in known for moment in wanted)
        told = wire.Review(done, len(wanted), table in house.reviewing, found.names)
        if done == len(wanted):
            tell(told, found, known, look)
        return told


def tell(told: wire.Review, found: Table, known: Known, look: Look) -> None:
    curve = points(found, known)
    turning = turning_points(curve)
    told.curve = drawn_curve(curve, [one.before.at for one in turning], found.names, look)
    told.rows = [[heading(found, at, look.lang), *map(percent, chances)] for at, chances in curve]
    told.turns = [turning_info(found, one, look.lang) for one in turning]
    told.decisions = [
        decision_info(found, moment, known[moment.at, moment.seat], look.lang)
        for moment in moments(found)
        if moment.played
    ]


def points(found: Table, known: Known) -> list[Point]:
    """Each seat's chance as it saw it itself, turn by turn, and at the end how it came out."""
    seats = range(len(found.seats))
    begins = [Point(at, [known[at, seat].chances[seat] for seat in seats]) for at in turns(found)]
    return [*begins, Point(len(found.words), shared(found.state.winners(), len(found.seats)))]


def turning_points(curve: list[Point]) -> list[Turning]:
    """The turns that changed most, in the order of the game."""
    steps = [
        max((Turning(before, after, seat) for seat in range(len(before.chances))), key=lambda step: step.change)
        for before, after in pairwise(curve)
    ]
    large = sorted((step for step in steps if step.change >= TURNING), key=lambda step: -step.change)
    return sorted(large[:MOST_TURNING], key=lambda step: step.before.at)


def heading(found: Table, at: int, lang: str) -> str:
    """The turn that this position belongs to."""
    if at == len(found.words):
        return texts(lang)("review.end")
    return next(mark.heading for mark in reversed(marks(found, lang)) if mark.at <= at)


def turning_info(found: Table, turning: Turning, lang: str) -> wire.ReviewTurn:
    before, after, seat = turning
    text = texts(lang)(
        "review.turn",
        name=found.names[seat],
        before=percent(before.chances[seat]),
        after=percent(after.chances[seat]),
    )
    return wire.ReviewTurn(before.at, heading(found, before.at, lang), text)


def decision_info(found: Table, moment: Moment, advised: Advised, lang: str) -> wire.ReviewDecision:
    """What was chosen, and the best of the rest."""
    chances = dict(advised.tips)
    chosen = chances.pop(moment.played)
    other = max(chances, key=lambda word: chances[word])
    state, game = found.course.position(moment.at), found.game
    played, instead = [game.full_label(state, game.move(word), lang, found.names) for word in (moment.played, other)]
    return wire.ReviewDecision(
        moment.at, moment.seat, heading(found, moment.at, lang), played, percent(chosen), instead,
        percent(chances[other]), moment.played, other,
    )  # fmt: skip
