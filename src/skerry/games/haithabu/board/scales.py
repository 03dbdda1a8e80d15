"""All prices: six scales from cheap to dear, where each price is, and what dice do to it at the turn change."""

from typing import Final

from skerry.drawing.layout import Picture, at, beside
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece
from skerry.drawing.svg import Element, el, group
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.market import about, start_level
from skerry.games.haithabu.board.scene import Scene, signed
from skerry.games.haithabu.board.things import good, triangle
from skerry.games.haithabu.entries import PriceChange
from skerry.games.haithabu.views import MarketSpace

LEVEL: Final = 24
TOP: Final = 32


def scales(s: Scene) -> Picture:
    """A column for each kind, and the price change table beside their levels (HAI-34, HAI-106)."""
    width = s.size.right
    change = 66 if s.size.narrow else 120
    each = (width - change - 16) / len(s.view.market)
    columns = [s.part(f"scale-{one.kind}", scale, one, each) for one in s.view.market]
    levels = s.entries.price_scale.levels
    height = TOP + levels * LEVEL + 12
    drawn = el(
        "g",
        panel(width, height, 8, "panel in-front"),
        at(6, 6, beside(columns)),
        at(width - change - 6, 6, s.part("changes", change_table, change)),
        id="scales",
    )
    return Picture(drawn, width, height)


def scale(s: Scene, one: MarketSpace, width: float) -> Picture:
    """The levels, the dearest on top; arrows point to where the price would go."""
    values = s.prices(one.kind)
    inside = width - 4
    name = fitted(s.good(one.kind), 24, 17, inside - 24, TEXT, bold=True, least=TEXT)
    head = good(one.kind, 22) if s.size.narrow else el("g", good(one.kind, 20), name)
    levels = [
        at(0, TOP + (len(values) - level) * LEVEL, level_of(s, one, level, value, inside))
        for level, value in enumerate(values, start=1)
    ]
    return Picture(el("g", head, *levels, class_=f"of-{one.kind}"), width, TOP + LEVEL * len(values))


def level_of(s: Scene, one: MarketSpace, level: int, value: int, width: float) -> Element:
    began = start_level(s, one.kind)
    looks = "is-price" if level == one.level else "is-start" if level == began else ""
    box = el("rect", y=0.5, width=width, height=LEVEL - 3, rx=3, class_=f"scale {looks}".strip())
    ink = "on-good" if level == one.level else ""
    said = words(str(value), width / 2, LEVEL - 7, 13.5, class_=ink, anchor="middle")
    mark = pointer(one, level, value)
    drawn = [box, said, at(width - 14, 7, mark) if mark else None]
    return piece(*drawn, tip=about(s, one)) if level == one.level else el("g", *drawn)


def pointer(one: MarketSpace, level: int, value: int) -> Element | None:
    """Where the price would be after one purchase, or after one sale."""
    if level > one.level and value == one.after_buying:
        return triangle(up=True)
    if level < one.level and value == one.after_selling:
        return triangle(up=False)
    return None


def change_table(s: Scene, width: float) -> Picture:
    """What a die does to a price at the turn change, beside the levels for which it does so (HAI-106)."""
    most = s.entries.price_scale.levels
    drawn = [fitted(s.word("change"), 0, 17, width, TEXT, class_="faint", least=TEXT)]
    for entry in s.entries.price_change:
        drawn.append(at(0, TOP + (most - max(entry.levels)) * LEVEL, band(s, entry, width)))
    return Picture(group(drawn), width, TOP + most * LEVEL)


def band(s: Scene, entry: PriceChange, width: float) -> Element:
    """The levels of a band, and which dice move a price up or down."""
    height = LEVEL * len(entry.levels) - 3
    ways = sorted(set(entry.change), reverse=True)
    lines = []
    for number, way in enumerate(ways):
        rolls = " ".join(str(roll) for roll, change in enumerate(entry.change, start=1) if change == way)
        y = (height - 18 * len(ways)) / 2 + 18 * number
        sign = triangle(up=way > 0) if way else el("path", d="M0 3.5H9M0 7H9", class_="rule")
        lines.append(at(6, y + 4, el("g", sign, words(rolls, 17, 10, 13))))
    lowest, highest = min(entry.levels), max(entry.levels)
    told = "; ".join(
        f"{roll}: {signed(change) if change else '–'}" for roll, change in enumerate(entry.change, start=1)
    )
    tip = s.word("band-tip", name=entry.name[s.lang], low=lowest, high=highest, told=told)
    return piece(el("rect", width=width, height=height, rx=4, class_="storage"), *lines, tip=tip)
