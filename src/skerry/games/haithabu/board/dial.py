"""The action dial, a sundial of wood: eight spaces that turn from day to night, and who stands on them."""

from math import cos, pi, sin
from typing import Final

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import piece, symbol
from skerry.drawing.svg import Element, drawn_once, el, number
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.inn import small_inn
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import day_sky, night_sky
from skerry.games.haithabu.board.things import artwork, neutral_worker, worker, worker_id
from skerry.games.haithabu.views import DialSpace

HUB: Final = 34
RIM: Final = 26
"""Where workers stand."""
SPACES: Final = 8

NOTHING: Final = Picture(el("g"), 0, 0)

SIDE_BY_DAY: Final = (-37, -22, -8.5), (80, 84)
TOP: Final = (-95, -80, -66.5), (74, 60)
SIDE_BY_NIGHT: Final = (22, 37, 50), (84, 66)
BOTTOM: Final = (66, 81, 94.5), (76, 74)

ANCHORS: Final = (
    (-78, *SIDE_BY_DAY),
    (-38, *TOP),
    (38, *TOP),
    (78, *SIDE_BY_DAY),
    (80, *SIDE_BY_NIGHT),
    (39, *BOTTOM),
    (-39, *BOTTOM),
    (-80, *SIDE_BY_NIGHT),
)
"""By position: the middle of what is written there, the baselines of head and lines, and the room for the lines."""


def dial(s: Scene) -> Picture:
    """The sky with its two halves, the dial before it, and the signs of what comes next at its edge."""
    width, height = s.size.left, s.size.dial_height
    sectors = sorted(s.view.dial, key=lambda one: one.space == s.action.space)
    middle = el(
        "g",
        el("circle", r=s.size.dial_radius + 5, class_="dial-wood"),
        *[s.part(f"sector-{space.space}", sector, space).element for space in sectors],
        *[s.part(f"second-{space.space}", second, space).element for space in s.view.dial],
        s.part("hub", hub).element,
        s.part("changing", changing).element,
    )
    drawn = el(
        "g",
        day_sky(width, height),
        night_sky(width, height),
        s.part("halves", halves).element,
        at(width / 2, height / 2, middle),
        at(width - 68, height - 56, s.part("inn", small_inn)) if s.size.narrow else None,
        id="dial",
    )
    return Picture(drawn, width, height)


def halves(s: Scene) -> Picture:
    """The sun over the day half and the moon in the night half explain them."""
    height = s.size.dial_height
    day = piece(sun(), tip=s.word("day-tip"))
    night = piece(moon(), tip=s.word("night-tip", cost=s.entries.limits.second_event_die))
    said = [
        words(s.word("day"), 6, 58, TEXT, class_="bold on-day"),
        words(s.word("night"), 6, height - 50, TEXT, class_="bold on-night"),
    ]
    return Picture(el("g", at(24, 24, day), at(24, height - 26, night), *said), 0, 0)


@drawn_once
def sun() -> Element:
    rays = "".join(
        f"M{cos(way) * 14:.1f} {sin(way) * 14:.1f}L{cos(way) * 18:.1f} {sin(way) * 18:.1f}"
        for way in [place * pi / 4 for place in range(8)]
    )
    return el("g", el("path", d=rays, class_="rays"), el("circle", r=11, class_="sun"))


@drawn_once
def moon() -> Element:
    return el("path", d="M5 -13A14 14 0 1 0 12 9A11 11 0 0 1 5 -13Z", class_="moon")


# --- where things are -------------------------------------------------------------------------------------------------


def direction(position: float) -> tuple[float, float]:
    """From the middle to a place on the circle: position 0 begins in the west, and they run clockwise."""
    angle = pi + position * 2 * pi / SPACES
    return cos(angle), sin(angle)


@drawn_once
def wedge(position: int, inner: float, outer: float) -> str:
    """A part of the ring."""
    (ax, ay), (bx, by) = direction(position), direction(position + 1)
    points = [(ax * inner, ay * inner), (ax * outer, ay * outer), (bx * outer, by * outer), (bx * inner, by * inner)]
    (p, q, r, t) = [f"{number(x)} {number(y)}" for x, y in points]
    return f"M{p}L{q}A{number(outer)} {number(outer)} 0 0 1 {r}L{t}A{number(inner)} {number(inner)} 0 0 0 {p}Z"


# --- a space ----------------------------------------------------------------------------------------------------------


def sector(s: Scene, space: DialSpace) -> Picture:
    """A space with its letter, its sign and its words; a click places a worker, or puts it first on the day side.

    Where a worker would find nothing to do, it is dimmed and says so.
    """
    letter, night = space.space, space.night
    outer = s.size.dial_radius
    asks = s.asked("worker") or s.asked("neutral")
    own, neutral = f"worker {letter}", f"neutral {letter}"
    choice = s.choice(own, neutral, f"align {letter}", wish=(own if s.asked("worker") else neutral) if asks else "")
    idle = asks and s.idle(letter)
    looks = f"sector-{'night' if night else 'day'}{' odd' if ord(letter) % 2 else ''}"
    drawn = piece(
        el("path", d=wedge(space.position, HUB, outer), class_=f"edge {looks}{in_use(s, letter)}"),
        el("path", d=arc(space.position, outer - RIM), class_="rim"),
        written(s, space, idle=idle),
        standing(s, space),
        id_=f"space-{letter}",
        tip=about(s, space, idle=idle),
        class_=f"at-{'night' if night else 'day'}{' is-idle' if idle else ''}",
        choice=choice,
    )
    return Picture(drawn, 0, 0)


def in_use(s: Scene, letter: str) -> str:
    return " in-use" if s.is_used(letter) else ""


def written(s: Scene, space: DialSpace, *, idle: bool) -> Element:
    """Letter, sign and two lines, upright wherever the space lies."""
    key = s.names.spaces[space.space].key
    x, heights, rooms = ANCHORS[space.position]
    lines = s.word(f"idle-{key}" if idle else f"dial-{key}", most=s.entries.limits.dial_trade_max_goods).split("|")
    head, *baselines = heights
    said = [
        fitted(line, x, baseline, room, TEXT, anchor="middle", least=TEXT, class_="idle-words" if idle else "")
        for line, baseline, room in zip(lines, baselines, rooms)
    ]
    letter = words(space.space, x - 11, head, 17, class_="heading", anchor="middle")
    return el("g", letter, symbol(artwork(key, "order"), 18, x, head - 15), *said)


def arc(position: int, reach: float) -> str:
    (ax, ay), (bx, by) = direction(position), direction(position + 1)
    start, end = f"{number(ax * reach)} {number(ay * reach)}", f"{number(bx * reach)} {number(by * reach)}"
    return f"M{start}A{number(reach)} {number(reach)} 0 0 1 {end}"


def about(s: Scene, space: DialSpace, *, idle: bool) -> str:
    """A space explained: what it does, day or night now and next, and who stands there."""
    entry = s.names.spaces[space.space]
    lines = [s.names.space(space.space, s.lang), s.printed(entry)]
    if idle:
        lines.append(s.word("nothing-to-do"))
    lines.append(s.word("space-night" if space.night else "space-day"))
    if space.night != space.night_next:
        lines.append(s.word("turns-to-night" if space.night_next else "turns-to-day"))
    here = [s.players[seat] for seat in space.workers] + [s.word("neutral-worker")] * space.neutral
    if here:
        lines.append(s.word("workers-here", who=", ".join(here)))
    return "\n".join([*lines, f"{RULES[entry.key]}, HAI-24, HAI-50, HAI-51"])


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
    figures = [(worker_id(space.space, seat, 1), worker(seat, s.players[seat], 26)) for seat in space.workers]
    if space.neutral:
        figures.append((worker_id(space.space, None, 1), neutral_worker(25)))
    reach = s.size.dial_radius - RIM / 2
    drawn = []
    for place, (id_, figure) in enumerate(figures):
        turn = space.position + 0.5 + (place - (len(figures) - 1) / 2) * 0.2
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
    x, y = direction(space.position + 0.5)
    reach = s.size.dial_radius + (-6 if s.size.narrow else 2)
    ground = el("circle", r=21 if s.size.narrow else 14, class_="edge neutral-ground")
    shown = piece(ground, at(-10, -10, neutral_worker(20)), tip=s.word("neutral-tip", space=letter), choice=choice)
    return Picture(at(x * reach, y * reach, shown), 0, 0)


# --- the middle and the edge ------------------------------------------------------------------------------------------


def hub(s: Scene) -> Picture:
    """The axle of the dial with its gnomon: which way it turns, and the Imposter's ways to turn it."""
    ground = el("circle", r=HUB - 2, class_="hub")
    if not s.asked("imposter"):
        turned = el("path", d="M-22 10A24 24 0 0 1 22 10M22 10L27 3M22 10L15 5", class_="turning")
        gnomon = el("path", d="M-9 13L5 -20L10 13Z", class_="gnomon")
        return Picture(piece(ground, turned, gnomon, tip=s.word("dial-tip")), 0, 0)
    ways = [turn_by_imposter(s, "back", -1), turn_by_imposter(s, "forward", 1)]
    return Picture(el("g", ground, *ways), 0, 0)


def turn_by_imposter(s: Scene, way: str, side: int) -> Element:
    """One space forward or back (HAI-97)."""
    r = HUB - 3
    edge = f"M0 {-r}A{r} {r} 0 0 {1 if side > 0 else 0} 0 {r}Z"
    arrow = (
        "M5 -9A12 12 0 0 1 12 9M12 9L17 2M12 9L6 4" if side > 0 else "M-5 -9A12 12 0 0 0 -12 9M-12 9L-17 2M-12 9L-6 4"
    )
    shown = el("path", d=edge, class_="edge hub")
    sign = el("path", d=arrow, class_="turning")
    return piece(shown, sign, tip=s.word(f"imposter-{way}-tip"), choice=s.choice(f"imposter {way}"))


def changing(s: Scene) -> Picture:
    """At the edge: what passes into the night, and what into the day, in the next phase."""
    drawn = []
    outer = s.size.dial_radius + 4
    for space in s.view.dial:
        if space.night == space.night_next:
            continue
        x, y = direction(space.position + 0.86)
        sign = "night" if space.night_next else "day"
        tip = s.word(f"next-{sign}-tip", space=space.space)
        shown = piece(
            el("circle", r=11, class_="next-ground"), symbol(f"haithabu-{sign}", 14, -7, -7, "next-sign"), tip=tip
        )
        drawn.append(at(x * outer, y * outer, shown))
    return Picture(el("g", *drawn), 0, 0)
