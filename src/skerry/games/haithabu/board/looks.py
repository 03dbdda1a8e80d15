"""Colours and looks of Haithabu's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.style import stylesheet

KINDS: Final = ("mead", "cloth", "pottery", "tools", "weapons", "spices")
"""The goods that have colours and symbols."""

LIGHT: Final = {
    "mead": "#e2ae2c",
    "on-mead": "#2c1e05",
    "cloth": "#2f5fa6",
    "on-cloth": "#ffffff",
    "pottery": "#a9551f",
    "on-pottery": "#ffffff",
    "tools": "#6b7278",
    "on-tools": "#ffffff",
    "weapons": "#4a2d5c",
    "on-weapons": "#ffffff",
    "spices": "#b3261e",
    "on-spices": "#ffffff",
    "day": "#f9e7ae",
    "day-line": "#c39a35",
    "night": "#27325a",
    "night-line": "#8794c9",
    "on-night": "#f2ecd9",
    "wood": "#6d4c35",
    "on-wood": "#f6ead2",
    "neutral": "#1b1b1b",
    "outline": "#fbf6e9",
    "silver": "#6f7781",
    "up": "#1f6b33",
    "warn": "#a3161f",
}
DARK: Final = {
    "mead": "#dba528",
    "on-mead": "#2c1e05",
    "cloth": "#4a80cc",
    "on-cloth": "#0a1526",
    "pottery": "#c9743a",
    "on-pottery": "#240f03",
    "tools": "#9aa2a9",
    "on-tools": "#15191c",
    "weapons": "#a583bd",
    "on-weapons": "#1d0f26",
    "spices": "#d3564d",
    "on-spices": "#260605",
    "day": "#6a5722",
    "day-line": "#d3ab4c",
    "night": "#141a33",
    "night-line": "#7683b8",
    "on-night": "#e9e2cd",
    "wood": "#5a3d2a",
    "on-wood": "#f6ead2",
    "neutral": "#0d0d0d",
    "outline": "#d9cfb8",
    "silver": "#b4bcc6",
    "up": "#8fd3a0",
    "warn": "#ff9a90",
}

LOOKS: Final = """
.skerry .good{fill:var(--kind,var(--faint));stroke:var(--ink);stroke-width:.7}
.skerry .good-mark{color:var(--on,var(--card));--cut:var(--kind,var(--faint))}
.skerry .on-good{fill:var(--on,var(--card));font-weight:800}
.skerry .is-ghost{opacity:.42}
.skerry .is-spare{opacity:.3}
.skerry .sky-day{fill:var(--day)}
.skerry .sky-night{fill:var(--night)}
.skerry .sector-day{fill:var(--day);stroke:var(--day-line);stroke-width:1.4}
.skerry .sector-night{fill:var(--night);stroke:var(--night-line);stroke-width:1.4}
.skerry .in-use{stroke:var(--glow);stroke-width:3.4}
.skerry .at-night text{fill:var(--on-night)}
.skerry .at-night use{color:var(--on-night);--cut:var(--night)}
.skerry .at-day use{--cut:var(--day)}
.skerry .at-night .rim{stroke:var(--night-line)}
.skerry .rim{fill:none;stroke:var(--day-line);stroke-width:1}
.skerry .hub{fill:var(--wood);stroke:var(--line);stroke-width:1.4}
.skerry .turning{fill:none;stroke:var(--on-wood);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.skerry .neutral-ground+use{color:var(--neutral);--cut:var(--outline)}
.skerry .star-dot{fill:var(--on-night);opacity:.6}
.skerry .is-neutral{color:var(--neutral)}
.skerry .figure{stroke:var(--outline);stroke-width:2;paint-order:stroke}
.skerry .neutral-ground{fill:var(--outline);stroke:var(--neutral);stroke-width:1.6}
.skerry .scale{fill:var(--card);stroke:var(--line);stroke-width:.8}
.skerry .scale.is-start{stroke:var(--warn);stroke-width:1.8}
.skerry .scale.is-price{fill:var(--kind,var(--halo));stroke:var(--ink);stroke-width:1.6}
.skerry .stall{fill:var(--card);fill-opacity:.55;stroke:var(--line);stroke-width:1}
.skerry .up{fill:var(--up);color:var(--up)}
.skerry .down{fill:var(--warn);color:var(--warn)}
.skerry text.up{fill:var(--up);font-weight:700}
.skerry .warn{color:var(--warn);fill:var(--warn)}
.skerry text.warn,.skerry text.down{fill:var(--warn);font-weight:700}
.skerry .star{color:var(--glow)}
.skerry .coin-of{color:var(--silver);--cut:var(--card)}
.skerry .safe{color:var(--up);--cut:var(--card)}
.skerry .loan{color:var(--warn);--cut:var(--card)}
.skerry .tone{color:var(--faint)}
.skerry .knob{fill:var(--card);stroke:var(--line);stroke-width:1.2}
.skerry .missing{opacity:.5}
.skerry .slot{fill:var(--card);fill-opacity:.5;stroke:var(--ink);stroke-width:1;stroke-dasharray:2.5 2.5}
.skerry .last-space{stroke:var(--warn);stroke-width:1.8}
.skerry .storage{fill:var(--card);fill-opacity:.5;stroke:var(--line);stroke-width:1}
.skerry .storage.is-over{stroke:var(--warn);stroke-width:2}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry use.on-now{color:var(--card);--cut:var(--ink)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick{fill:none;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
.skerry .at-turn{stroke:var(--ink);stroke-width:2.2}
""" + "".join(f".skerry .of-{kind}{{--kind:var(--{kind});--on:var(--on-{kind})}}" for kind in KINDS)

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = "".join(
    line
    for line in (Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8").splitlines()
    if line.startswith("<symbol")
)
"""The symbols, one in each line of their file; `haithabu-mead` and so on."""
