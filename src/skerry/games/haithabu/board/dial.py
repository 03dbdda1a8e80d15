"""The action dial: eight spaces that turn from day to night, who stands on them, and who may be placed."""

from math import cos, pi, sin
from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, symbol
from skerry.drawing.svg import Element, el, number
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import artwork, neutral_worker, worker, worker_id
from skerry.games.haithabu.views import DialSpace

HUB: Final = 42
RIM: Final = 25
"""Where workers stand."""
SPACES: Final = 8


NOTHING: Final = Picture(el("g"), 0, 0)


def radius(s: Scene) -> float:
    return 178 if s.size.narrow else 157


def dial(s: Scene) -> Picture:
    """The sky with its two halves, the dial on it, and the signs of what comes next in the corners."""
    width = s.size.dial_width
    height = 2 * radius(s) + 18 if s.size.narrow else s.size.upper_height
    sectors = sorted(s.view.dial, key=lambda one: one.space == s.action.space)
    middle = el(
        "g",
        *[s.part(f"sector-{space.space}", sector, space).element for space in sectors],
        *[standing(s, space) for space in s.view.dial],
        *[s.part(f"second-{space.space}", second, space).element for space in s.view.dial],
        s.part("hub", hub).element,
        *changing(s),
    )
    drawn = el(
        "g",
        panel(width, height, 8, "panel sky-day"),
        el("path", d=night_half(width, height), class_="sky-night"),
        corners(s, width, height),
        at(width / 2, height / 2, middle),
        id="dial",
    )
    return Picture(drawn, width, height)


def night_half(width: float, height: float) -> str:
    """The lower half of the ground, with its round corners."""
    w, h, half = number(width), number(height), number(height / 2)
    in_x, in_y = number(width - 8), number(height - 8)
    return f"M0 {half}H{w}V{in_y}Q{w} {h} {in_x} {h}H8Q0 {h} 0 {in_y}Z"


def corners(s: Scene, width: float, height: float) -> Element:
    """What the halves are called, at their left; stars in the night."""
    day = piece(symbol("haithabu-day", 20, 8, 8), words(s.word("day"), 8, 42, 12, class_="bold"), tip=s.word("day-tip"))
    night = piece(
        symbol("haithabu-night", 20, 8, height - 30),
        words(s.word("night"), 8, height - 36, 12, class_="bold"),
        tip=s.word("night-tip", cost=s.data["limits"]["second_event_die"]),
        class_="at-night",
    )
    stars = [
        el("circle", cx=width - 14 - 17 * place % 50, cy=height - 12 - 23 * place % 60, r=1.2, class_="star-dot")
        for place in range(1, 8)
    ]
    return el("g", *stars, day, night)


# --- where things are -------------------------------------------------------------------------------------------------


def direction(position: float) -> tuple[float, float]:
    """From the middle to a place on the circle: position 0 begins in the west, and they run clockwise."""
    angle = pi + position * 2 * pi / SPACES
    return cos(angle), sin(angle)


def wedge(position: int, inner: float, outer: float) -> str:
    """A part of the ring."""
    (ax, ay), (bx, by) = direction(position), direction(position + 1)
    points = [(ax * inner, ay * inner), (ax * outer, ay * outer), (bx * outer, by * outer), (bx * inner, by * inner)]
    (p, q, r, t) = [f"{number(x)} {number(y)}" for x, y in points]
    return f"M{p}L{q}A{number(outer)} {number(outer)} 0 0 1 {r}L{t}A{number(inner)} {number(inner)} 0 0 0 {p}Z"


# --- a space ----------------------------------------------------------------------------------------------------------


def sector(s: Scene, space: DialSpace) -> Picture:
    """A space with its letter, its sign and its words; a click places a worker, or puts it first on the day side."""
    night = space.night
    outer = radius(s)
    letter = space.space
    x, y = direction(space.position + 0.5)
    reach = HUB + (outer - RIM - HUB) * 0.53
    entry = s.names.spaces[letter]
    lines = s.word(f"dial-{entry['key']}", most=s.data["limits"]["dial_trade_max_goods"]).split("|")
    beside_hub = space.position % 4 in (0, 3)
    room = 76 if beside_hub or s.size.narrow else 70
    said = [fitted(line, 0, 13 + 12.5 * place, room, 11.5, anchor="middle") for place, line in enumerate(lines)]
    asks = s.asked("worker") or s.asked("neutral")
    own, neutral = f"worker {letter}", f"neutral {letter}"
    wish = (own if s.asked("worker") else neutral) if asks else ""
    looks = f"sector-{'night' if night else 'day'}{' in-use' if s.action.space == letter else ''}"
    drawn = piece(
        el("path", d=wedge(space.position, HUB, outer), class_=f"edge {looks}"),
        el("path", d=arc(space.position, outer - RIM), class_="rim"),
        at(
            x * reach,
            y * reach - 4 * len(lines),
            el(
                "g",
                words(letter, -11, 0, 17, class_="heading", anchor="middle"),
                symbol(artwork(entry["key"], "order"), 18, 1, -15),
                *said,
            ),
        ),
        id_=f"space-{letter}",
        tip=about(s, space),
        class_="at-night" if night else "at-day",
        choice=s.choice(own, neutral, f"align {letter}", wish=wish),
    )
    return Picture(drawn, 0, 0)


def arc(position: int, reach: float) -> str:
    (ax, ay), (bx, by) = direction(position), direction(position + 1)
    start, end = f"{number(ax * reach)} {number(ay * reach)}", f"{number(bx * reach)} {number(by * reach)}"
    return f"M{start}A{number(reach)} {number(reach)} 0 0 1 {end}"


def about(s: Scene, space: DialSpace) -> str:
    """A space explained: what it does, day or night now and next, and who stands there."""
    entry = s.names.spaces[space.space]
    lines = [s.names.space(space.space, s.lang), s.printed(entry)]
    lines.append(s.word("space-night" if space.night else "space-day"))
    if space.night != space.night_next:
        lines.append(s.word("turns-to-night" if space.night_next else "turns-to-day"))
    here = [s.players[seat] for seat in space.workers] + [s.word("neutral-worker")] * space.neutral
    if here:
        lines.append(s.word("workers-here", who=", ".join(here)))
    return "\n".join([*lines, f"{RULES[entry['key']]}, HAI-24, HAI-50, HAI-51"])


RULES: Final = {
    "vehicles": "HAI-61",
    "characters": "HAI-65",
    "sell-dear": "HAI-68",
    "order-and-good": "HAI-70",
    "deliver": "HAI-78",
    "transport": "HAI-81",
    "buy-cheap": "HAI-84",
    "order-and-sale": "HAI-86",
}


def standing(s: Scene, space: DialSpace) -> Element:
    """Workers on the rim of their space, side by side along it."""
    figures = [(worker_id(space.space, seat, 1), worker(seat, s.players[seat], 23)) for seat in space.workers]
    if space.neutral:
        figures.append((worker_id(space.space, None, 1), neutral_worker(22)))
    reach = radius(s) - RIM / 2
    drawn = []
    for place, (id_, figure) in enumerate(figures):
        turn = space.position + 0.5 + (place - (len(figures) - 1) / 2) * 0.19
        x, y = direction(turn)
        drawn.append(at(x * reach - figure.width / 2, y * reach - figure.height / 2, el("g", figure.element, id=id_)))
    return el("g", *drawn)


def second(s: Scene, space: DialSpace) -> Picture:
    """Where both workers are to be placed, the neutral one has a place of its own on the space."""
    letter = space.space
    if not (s.asked("worker") and s.asked("neutral")) or f"worker {letter}" not in s.moves:
        return NOTHING
    choice = s.choice(f"neutral {letter}")
    if choice is None:
        return NOTHING
    x, y = direction(space.position + 0.12)
    reach = radius(s) - RIM / 2
    ground = el("circle", r=14 if s.size.narrow else 11, class_="edge neutral-ground")
    shown = piece(ground, at(-7.5, -7.5, neutral_worker(15)), tip=s.word("neutral-tip", space=letter), choice=choice)
    return Picture(at(x * reach, y * reach, shown), 0, 0)


# --- the middle and the edge ------------------------------------------------------------------------------------------


def hub(s: Scene) -> Picture:
    """The axle of the dial: which way it turns, and the Imposter's ways to turn it."""
    ground = el("circle", r=HUB - 4, class_="hub")
    turned = el("path", d="M-15 7A17 17 0 1 1 15 7M15 7L20 -1M15 7L7 2", class_="turning")
    if not s.asked("imposter"):
        return Picture(piece(ground, turned, tip=s.word("dial-tip")), 0, 0)
    ways = [turn_by_imposter(s, "back", -1), turn_by_imposter(s, "forward", 1)]
    return Picture(el("g", ground, *ways), 0, 0)


def turn_by_imposter(s: Scene, way: str, side: int) -> Element:
    """One space forward or back (HAI-97)."""
    edge = f"M0 {-HUB + 6}A{HUB - 6} {HUB - 6} 0 0 {1 if side > 0 else 0} 0 {HUB - 6}Z"
    arrow = (
        "M5 -9A12 12 0 0 1 12 9M12 9L17 2M12 9L6 4" if side > 0 else "M-5 -9A12 12 0 0 0 -12 9M-12 9L-17 2M-12 9L-6 4"
    )
    shown = el("path", d=edge, class_="edge hub")
    sign = el("path", d=arrow, class_="turning")
    return piece(shown, sign, tip=s.word(f"imposter-{way}-tip"), choice=s.choice(f"imposter {way}"))


def changing(s: Scene) -> list[Element]:
    """At the edge: what passes into the night, and what into the day, in the next phase."""
    drawn = []
    outer = radius(s) + 2
    for space in s.view.dial:
        if space.night == space.night_next:
            continue
        x, y = direction(space.position + 0.86)
        sign = "night" if space.night_next else "day"
        tip = s.word(f"next-{sign}-tip", space=space.space)
        shown = piece(
            el("circle", r=10, class_="neutral-ground"),
            symbol(f"haithabu-{sign}", 13, -6.5, -6.5),
            tip=tip,
        )
        drawn.append(at(x * outer, y * outer, shown))
    return drawn
