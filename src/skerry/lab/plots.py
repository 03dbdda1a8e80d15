"""The plots of a report: small SVG pictures in the colours of the page, by day and by night."""

import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from skerry.lab.intervals import Estimate
from skerry.lab.measures import Course, Use

WIDTH: Final = 345
"""Of a picture, in pixels at its natural size: what fits on a phone."""

# Colours that nothing else uses; in the finished picture each becomes a variable of the page's stylesheet.
VARIABLES: Final = ("ink", "faint", "line", "card", "glow", "sea", "brick", *[f"seat-{seat}" for seat in range(6)])
PAINT: Final[Mapping[str, str]] = {name: f"#0000{number + 1:02x}" for number, name in enumerate(VARIABLES)}

LOOK: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "skerry",
    "font.size": 11,
    "text.color": PAINT["ink"],
    "axes.edgecolor": PAINT["line"],
    "axes.labelcolor": PAINT["faint"],
    "axes.labelsize": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": PAINT["faint"],
    "ytick.color": PAINT["faint"],
    "xtick.labelsize": 10,
    "ytick.labelsize": 10.5,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "grid.color": PAINT["line"],
    "grid.alpha": 0.35,
    "legend.frameon": False,
    "legend.fontsize": 10,
}


def seat_paint(number: int) -> str:
    return PAINT[f"seat-{number % 6}"]


class Picture:
    """A figure with one pair of axes."""

    def __init__(self, height: float) -> None:
        with mpl.rc_context(LOOK):
            self.figure = Figure(figsize=(WIDTH / 72, height / 72), layout="constrained")
            self.axes: Axes = self.figure.add_subplot()
        self.figure.patch.set_alpha(0)
        self.axes.patch.set_alpha(0)

    def svg(self, title: str) -> str:
        """The picture as an element of a page, with a title for those who do not see it."""
        buffer = io.StringIO()
        with mpl.rc_context(LOOK):
            self.figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
        return in_page(buffer.getvalue(), title)


def in_page(svg: str, title: str) -> str:
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    for name, colour in PAINT.items():
        body = body.replace(colour, f"var(--{name})")
    body = re.sub(r"font-family: [^;]*; | transform=\"rotate\(-0 [^)]*\)\"", "", body)  # the letters are the page's
    head, rest = body.split(">", maxsplit=1)
    head = re.sub(r' (width|height|version|xmlns:xlink)="[^"]*"', "", head)
    return f'{head} role="img" aria-label="{escape(title)}">{rest.strip()}'


def dots(
    rows: Sequence[tuple[str, Estimate, str]],
    *,
    percent: bool = True,
    line: float | None = None,
    band: float | None = None,
) -> Picture:
    """A row for each thing: its value as a dot with its interval; a line where fairness, or no effect, would be."""
    lines = max([label.count("\n") + 1 for label, _, _ in rows], default=1)
    picture = Picture(40 + (14 + 13 * lines) * len(rows))
    axes, scale = picture.axes, 100 if percent else 1
    for place, (_, estimate, colour) in enumerate(rows):
        low, high = _drawable(estimate)
        axes.plot([low * scale, high * scale], [place] * 2, color=colour, lw=5, alpha=0.35, solid_capstyle="round")
        axes.plot([estimate.value * scale], [place], "o", color=colour, markersize=8)
    if line is not None:
        axes.axvline(line * scale, color=PAINT["faint"], linewidth=1.2, linestyle=(0, (4, 3)), zorder=0)
        if band is not None:
            ends = ((line - band) * scale, (line + band) * scale)
            axes.axvspan(*ends, color=PAINT["line"], alpha=0.22, zorder=-1, lw=0)
    axes.set_yticks(range(len(rows)), [label for label, _, _ in rows])
    axes.set_ylim(len(rows) - 0.45, -0.55)
    axes.grid(axis="x")
    if percent:
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    return picture


def _drawable(estimate: Estimate) -> tuple[float, float]:
    """An interval without end is drawn as a dot alone."""
    ends = (estimate.low, estimate.high)
    return ends if np.isfinite(ends).all() else (estimate.value, estimate.value)


def histogram(series: Mapping[str, Sequence[float]], colours: Sequence[str], label: str) -> Picture:
    """How often which values came up, one shape for each series."""
    picture = Picture(210)
    every = np.concatenate([np.asarray(values, dtype=float) for values in series.values()])
    low, high = every.min(), every.max()
    step = max(1, int(np.ceil((high - low + 1) / 32)))
    edges = np.arange(low - 0.5, high + step + 0.5, step)
    for (name, values), colour in zip(series.items(), colours):
        shape: dict[str, Any] = {"bins": edges, "weights": np.full(len(values), 100 / len(values))}
        picture.axes.hist(values, color=colour, alpha=0.28, histtype="stepfilled", **shape)
        picture.axes.hist(values, color=colour, histtype="step", linewidth=1.8, label=name, **shape)
    picture.axes.set_xlabel(label)
    picture.axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    picture.axes.grid(axis="y")
    if len(series) > 1:
        with mpl.rc_context(LOOK):
            picture.axes.legend(loc="best")
    return picture


def bars(labels: Sequence[str], series: Mapping[str, Sequence[float]], colours: Sequence[str], label: str) -> Picture:
    """Bars side by side for each label."""
    thick = 0.8 / len(series)
    picture = Picture(64 + len(labels) * (14 + 12 * len(series)))
    for number, ((name, values), colour) in enumerate(zip(series.items(), colours)):
        places = np.arange(len(labels)) + (number - (len(series) - 1) / 2) * thick
        picture.axes.barh(places, values, thick * 0.88, color=colour, label=name)
        for place, value in zip(places, values):
            picture.axes.annotate(
                f"{value:.1f}", (max(value, 0), place), (4, 0), textcoords="offset points", va="center", fontsize=9
            )
    picture.axes.set_yticks(range(len(labels)), labels)
    picture.axes.invert_yaxis()
    picture.axes.margins(x=0.14)
    picture.axes.set_xlabel(label)
    picture.axes.axvline(0, color=PAINT["line"], linewidth=1)
    with mpl.rc_context(LOOK):
        picture.axes.legend(loc="lower right")
    return picture


def leads(course: Course, fair: float, label: str) -> Picture:
    """How often the one in the lead wins, from the first turn to the last."""
    picture = Picture(210)
    axes = picture.axes
    progress = np.linspace(0, 100, len(course.leader_wins))
    wins = np.asarray(course.leader_wins) * 100
    known = np.isfinite(wins)
    axes.fill_between(progress[known], fair * 100, wins[known], color=PAINT["sea"], alpha=0.2, linewidth=0)
    axes.plot(progress[known], wins[known], color=PAINT["sea"], linewidth=2.4)
    axes.axhline(fair * 100, color=PAINT["faint"], linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_ylim(0, 103)
    axes.set_xlim(0, 100)
    axes.set_xlabel(label)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    axes.grid(axis="y")
    return picture


def worth(found: Sequence[Use], across: str, up: str) -> Picture:
    """A dot for each choice: how often it was made across, how much more often its maker won upwards."""
    picture = Picture(290)
    axes = picture.axes
    low, high = min(use.rate for use in found), max(use.rate for use in found)
    for use in found:
        sure = use.sure
        colour = PAINT["faint"] if not sure else PAINT["seat-2"] if use.lift.above(0) else PAINT["brick"]
        place = (use.rate * 100, use.lift.value * 100)
        if sure:
            axes.plot([place[0]] * 2, [use.lift.low * 100, use.lift.high * 100], color=colour, linewidth=2, alpha=0.3)
        axes.plot(*place, "o", color=colour, markersize=7 if sure else 4.5, alpha=0.95 if sure else 0.55)
    for use in telling(found, high - low):
        right = use.rate <= (low + high) / 2
        axes.annotate(
            use.name, (use.rate * 100, use.lift.value * 100), (7 if right else -7, 0), textcoords="offset points",
            ha="left" if right else "right", va="center", fontsize=9.5,
        )  # fmt: skip
    axes.axhline(0, color=PAINT["faint"], linewidth=1.2, linestyle=(0, (4, 3)))
    reach = max([abs(use.lift.value) for use in found], default=0.1) * 100
    axes.set_ylim(-reach * 1.25 - 3, reach * 1.25 + 3)
    room = max(0.02, (high - low) * 0.08)
    axes.set_xlim((low - room) * 100, (high + room) * 100)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f} %")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:+.0f}")
    axes.grid()
    return picture


def telling(found: Sequence[Use], width: float, most: int = 9) -> list[Use]:
    """The choices worth naming: sure ones first, then those farthest out, as far as names do not lie on one another."""
    named: list[Use] = []
    reach = max([abs(use.lift.value) for use in found], default=0) or 1.0

    def apart(use: Use, other: Use) -> bool:
        return abs(use.lift.value - other.lift.value) > 0.12 * reach or abs(use.rate - other.rate) > 0.7 * width

    for use in sorted(found, key=lambda use: (not use.sure, -abs(use.lift.value))):
        if len(named) < most and all(apart(use, other) for other in named):
            named.append(use)
    return named
