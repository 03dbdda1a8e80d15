"""Scoring (GOT-181 to GOT-193): the end of a century, the end of the game, who has won."""

from typing import TYPE_CHECKING

from skerry.games.gotlandia.cards import bits
from skerry.games.gotlandia.house import COUNT_SETTLEMENTS
from skerry.games.gotlandia.views import GotlandiaOutcome, GotlandiaPoints
from skerry.kernel.ranking import ranks, winning

if TYPE_CHECKING:
    from skerry.games.gotlandia.state import Gotlandia


class Points:
    """The points of a seat by source."""

    def __init__(
        self, buildings: int, settings: int, pirates: int, buried: int, storage: int, cards: int, decorations: int
    ) -> None:
        self.buildings = buildings
        self.settings = settings
        self.pirates = pirates
        self.buried = buried
        self.storage = storage
        self.cards = cards
        self.decorations = decorations

    def total(self) -> int:
        scored = self.buildings + self.settings
        return scored + self.pirates + self.buried + self.storage + self.cards + self.decorations

    def seen(self) -> GotlandiaPoints:
        """As views and outcomes show them; bots, who only want the total, do without."""
        return GotlandiaPoints(
            buildings=self.buildings,
            settings=self.settings,
            pirates=self.pirates,
            buried=self.buried,
            storage=self.storage,
            cards=self.cards,
            decorations=self.decorations,
            total=self.total(),
        )


def for_buildings(g: "Gotlandia", seat: int) -> int:
    """Towers and churches on the map (GOT-181)."""
    c = g.components
    return c.tower_points * bits(g.towers[seat]) + c.church_points * bits(g.churches[seat])


def influence(g: "Gotlandia", seat: int, setting: int) -> tuple[int, int, int]:
    """Churches, towers and farmsteads in a Setting, which are compared in this order (GOT-183)."""
    own = g.components.of_setting[setting]
    return bits(g.churches[seat] & own), bits(g.towers[seat] & own), bits(g.farmsteads[seat] & own)


def leaders(g: "Gotlandia", setting: int) -> tuple[list[int], int]:
    """Who scores a Setting and how much each (GOT-182)."""
    return ahead(g, setting, [influence(g, seat, setting) for seat in range(g.seats)])


def ahead(g: "Gotlandia", setting: int, strength: list[tuple[int, int, int]]) -> tuple[list[int], int]:
    """Who scores a Setting where each seat has this influence, and how much (GOT-184, GOT-185)."""
    c = g.components
    most = max(strength)
    against = against_neutrals(g, most, bits(g.neutral & c.of_setting[setting]))
    if most == (0, 0, 0) or against < 0:
        return [], 0
    first = [seat for seat in range(g.seats) if strength[seat] == most]
    if len(first) > 1:
        return first, c.tied_points
    if against == 0:
        level: int = g.variants["neutral_tie_vp"]
        return first, level
    return first, c.setting_points


def against_neutrals(g: "Gotlandia", most: tuple[int, int, int], neutral: int) -> int:
    """Is who has this influence below (-1), level with (0) or above (1) this many neutral farmsteads (GOT-184)?

    Churches and towers come first, or by a house rule all settlements count alike (GOT-R57).
    """
    churches, towers, farmsteads = most
    if g.house & COUNT_SETTLEMENTS:
        farmsteads += churches + towers
    elif churches or towers:
        return 1
    return (farmsteads > neutral) - (farmsteads < neutral)


def winners(totals: list[int], dearest: list[int]) -> list[int]:
    """Most points; among equals the most expensive decoration; without any they share the victory (GOT-193)."""
    return winning(totals, dearest)


def reached_goals(g: "Gotlandia") -> list[str]:
    """From easy to hard, as they stand in the pack (GOT-197 to GOT-199)."""
    return [goal.name for number, goal in enumerate(g.components.goals) if g.goals >> number & 1]


def result(g: "Gotlandia") -> GotlandiaOutcome:
    """The result: points by source, places, the tie-break, solo goals."""
    totals = g.scores()
    dearest = [g.dearest(seat) for seat in range(g.seats)]
    goals = reached_goals(g)
    return GotlandiaOutcome(
        points=tuple([g.points(seat).seen() for seat in range(g.seats)]),
        dearest_decoration=tuple(dearest),
        ranks=ranks(totals, dearest),
        winners=tuple(g.winners()),
        tie_break=len(set(totals)) < g.seats,
        goals=tuple(goals),
        best_goal=goals[-1] if goals else "",
    )
