"""Colours and looks of Haithabu's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
from skerry.drawing.style import stylesheet

KINDS: Final = ("mead", "cloth", "pottery", "tools", "weapons", "spices")
"""The goods that have colours and symbols."""

LIGHT: Final = {
    "contour": "#2c2118",
    "mead": "#e2ae2c",
    "on-mead": "#2c1e05",
    "cloth": "#2f5fa6",
    "on-cloth": "#ffffff",
    "pottery": "#a9601d",
    "on-pottery": "#ffffff",
    "tools": "#6b7278",
    "on-tools": "#ffffff",
    "weapons": "#5b3a70",
    "on-weapons": "#ffffff",
    "spices": "#b3261e",
    "on-spices": "#ffffff",
    "sky": "#f2deb0",
    "far": "#c9bd88",
    "cloud": "#fdf6e3",
    "dusk": "#e8b98a",
    "sun": "#f0a63c",
    "moon": "#f2ecd9",
    "sea": "#3c6d94",
    "foam": "#dbe6f2",
    "square": "#d9bd84",
    "wall": "#9b7047",
    "seam": "#6d4c35",
    "plank": "#a57a4c",
    "wood": "#6d4c35",
    "on-wood": "#f6ead2",
    "sign": "#5a3d2a",
    "thatch": "#a98a4e",
    "door": "#f7d080",
    "parchment": "#fbf3dc",
    "sail": "#fbf6e9",
    "slate": "#33414a",
    "slate-chalk": "#f4f1e6",
    "chalk-faint": "#c6d3d6",
    "chalk-up": "#9bdba9",
    "chalk-down": "#ffb3a8",
    "day": "#f4d88d",
    "day-odd": "#fbeec6",
    "day-line": "#8a6312",
    "night": "#27325a",
    "night-odd": "#33406e",
    "night-line": "#8794c9",
    "on-night": "#f2ecd9",
    "gnomon": "#96281f",
    "neutral": "#1b1b1b",
    "outline": "#fbf6e9",
    "silver": "#6f7781",
    "up": "#1f6b33",
    "warn": "#a3161f",
    "skin-pale": "#f6d9bb",
    "skin-fair": "#efbf94",
    "skin-brown": "#c98e5f",
    "blush": "#dd8368",
    "hair-fair": "#e3b13c",
    "hair-red": "#b4561f",
    "hair-dark": "#4a2f1e",
    "hair-grey": "#d8d2c4",
    "robe-red": "#96281f",
    "robe-teal": "#2f6d62",
    "robe-blue": "#2f5fa6",
    "robe-ochre": "#b98a35",
    "robe-night": "#3a4676",
    "robe-dark": "#3b3038",
}
DARK: Final = {
    "contour": "#120c08",
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
    "sky": "#2a3346",
    "far": "#39463f",
    "cloud": "#46516b",
    "dusk": "#4a4256",
    "sun": "#f0b64c",
    "moon": "#efe2bd",
    "sea": "#1f3d58",
    "foam": "#6f93b8",
    "square": "#463a29",
    "wall": "#3d2d20",
    "seam": "#2a1e14",
    "plank": "#7a5736",
    "wood": "#5a3d2a",
    "on-wood": "#f6ead2",
    "sign": "#3a281a",
    "thatch": "#6f5a33",
    "door": "#ffc65c",
    "parchment": "#40372c",
    "sail": "#e6dcc5",
    "slate": "#1a2227",
    "slate-chalk": "#f4f1e6",
    "chalk-faint": "#b7c5c9",
    "chalk-up": "#8fd3a0",
    "chalk-down": "#ff9a90",
    "day": "#6a5722",
    "day-odd": "#7a662e",
    "day-line": "#d3ab4c",
    "night": "#141a33",
    "night-odd": "#1c2444",
    "night-line": "#7683b8",
    "on-night": "#e9e2cd",
    "gnomon": "#c9483d",
    "neutral": "#0d0d0d",
    "outline": "#efe6d0",
    "silver": "#b4bcc6",
    "up": "#8fd3a0",
    "warn": "#ff9a90",
    "skin-pale": "#e2c3a4",
    "skin-fair": "#d9a77c",
    "skin-brown": "#b07a4e",
    "blush": "#c66e55",
    "hair-fair": "#d0a034",
    "hair-red": "#a64e1c",
    "hair-dark": "#5b3b27",
    "hair-grey": "#c9c2b2",
    "robe-red": "#a93a30",
    "robe-teal": "#37806f",
    "robe-blue": "#3f72b2",
    "robe-ochre": "#a87c2f",
    "robe-night": "#46538a",
    "robe-dark": "#52434d",
}

LOOKS: Final = """
.skerry .on-good{fill:var(--on,var(--card));font-weight:800}
.skerry .is-ghost{opacity:.5}
.skerry .is-spare{opacity:.22}
.skerry .is-used{opacity:.45}
.skerry .sky{fill:var(--sky)}
.skerry .far{fill:var(--far);stroke:var(--far);stroke-width:2;opacity:.6}
.skerry .sky-day{fill:var(--sky)}
.skerry .dusk{fill:var(--dusk)}
.skerry .cloud{fill:var(--cloud)}
.skerry .sun{fill:var(--sun);stroke:var(--contour);stroke-width:1.3}
.skerry .rays{fill:none;stroke:var(--sun);stroke-width:2.6;stroke-linecap:round}
.skerry .moon{fill:var(--moon);stroke:var(--contour);stroke-width:1.3;stroke-linejoin:round}
.skerry .sky-night{fill:var(--night)}
.skerry .star-dot{fill:var(--on-night);opacity:.75}
.skerry text.on-night{fill:var(--on-night)}
.skerry .sea{fill:var(--sea)}
.skerry .foam{fill:none;stroke:var(--foam);stroke-width:1.6;stroke-linecap:round;opacity:.6}
.skerry .pier{fill:none;stroke:var(--wood);stroke-width:3}
.skerry .square{fill:var(--square)}
.skerry .wall{fill:var(--wall)}
.skerry .seams{fill:none;stroke:var(--seam);stroke-width:1.2;opacity:.55}
.skerry .sign{fill:var(--sign)}
.skerry .on-sign,.skerry .on-sign text{fill:var(--on-wood)}
.skerry .on-sign use{color:var(--on-wood);--cut:var(--sign)}
.skerry .on-sign .up{fill:var(--chalk-up)}
.skerry .on-sign .down{fill:var(--chalk-down)}
.skerry .on-sign text.on-knob{fill:var(--ink)}
.skerry .house-wall{fill:var(--wall);stroke:var(--contour);stroke-width:1.4}
.skerry .thatch{fill:var(--thatch);stroke:var(--contour);stroke-width:1.4;stroke-linejoin:round}
.skerry .door{fill:var(--door);stroke:var(--contour);stroke-width:1.2}
.skerry .dial-wood{fill:var(--wood);stroke:var(--contour);stroke-width:1.6}
.skerry .sector-day{fill:var(--day);stroke:var(--day-line);stroke-width:1.4}
.skerry .sector-night{fill:var(--night);stroke:var(--night-line);stroke-width:1.4}
.skerry .sector-day.odd{fill:var(--day-odd)}
.skerry .sector-night.odd{fill:var(--night-odd)}
.skerry .edge.in-use{stroke:var(--glow);stroke-width:3.4}
.skerry .at-night text{fill:var(--on-night)}
.skerry .at-night use{color:var(--on-night);--cut:var(--night)}
.skerry .at-day use{--cut:var(--day)}
.skerry .at-night .rim{stroke:var(--night-line)}
.skerry .rim{fill:none;stroke:var(--day-line);stroke-width:1;stroke-dasharray:2 3}
.skerry .is-idle>.edge{stroke-dasharray:3 5;filter:none}
.skerry .is-idle use,.skerry .is-idle text.heading{opacity:.55}
.skerry .idle-words{font-style:italic}
.skerry .hub{fill:var(--plank);stroke:var(--contour);stroke-width:1.4}
.skerry .gnomon{fill:var(--gnomon);stroke:var(--contour);stroke-width:1.3;stroke-linejoin:round}
.skerry .turning{fill:none;stroke:var(--on-wood);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.skerry .next-ground{fill:var(--sail);stroke:var(--ink);stroke-width:1.4}
.skerry .next-sign{color:#2c2118;--cut:var(--sail)}
.skerry .figure{stroke:var(--outline);stroke-width:1}
.skerry .neutral-ground{fill:var(--card);stroke:var(--ink);stroke-width:1.6}
.skerry .flag{fill:var(--warn);stroke:var(--contour);stroke-width:1.1;stroke-linejoin:round}
.skerry .awning{fill:var(--sail)}
.skerry .stripe{fill:var(--kind)}
.skerry .outline{fill:none;stroke:var(--contour);stroke-width:1.5;stroke-linejoin:round}
.skerry .name-plate{fill:var(--card);fill-opacity:.94}
.skerry .posts{fill:none;stroke:var(--wood);stroke-width:4}
.skerry .slate{fill:var(--slate);stroke:var(--wood);stroke-width:2}
.skerry text.chalk{fill:var(--slate-chalk);font-weight:800}
.skerry text.chalk-faint{fill:var(--chalk-faint);font-weight:600}
.skerry .slate~* .up{fill:var(--chalk-up)}
.skerry .slate~* .down{fill:var(--chalk-down)}
.skerry .notch{fill:var(--chalk-faint);fill-opacity:.3}
.skerry .notch.is-start{stroke:var(--chalk-down);stroke-width:1.2}
.skerry .notch.is-price{fill:var(--slate-chalk);fill-opacity:1}
.skerry .counter{fill:var(--card);fill-opacity:.55;stroke:var(--wood);stroke-width:1.2}
.skerry .shelf{fill:var(--plank);stroke:var(--contour);stroke-width:1.1}
.skerry text.on-counter{fill:var(--ink);font-weight:700}
.skerry .mat-place{fill:var(--card);fill-opacity:.8;stroke:var(--wood);stroke-width:1.2}
.skerry .trade-sign{fill:none;stroke:var(--faint);stroke-width:2;opacity:.55;stroke-linecap:round;stroke-linejoin:round}
.skerry .parchment{fill:var(--parchment)}
.skerry .in-front{stroke:var(--ink);stroke-width:2;filter:drop-shadow(0 4px 10px #0006)}
.skerry .night-cards{fill:var(--night);stroke:var(--night-line);stroke-width:2}
.skerry .water{color:var(--faint);opacity:.4}
.skerry .scale{fill:var(--card);stroke:var(--line);stroke-width:.8}
.skerry .scale.is-start{stroke:var(--warn);stroke-width:1.8}
.skerry .scale.is-price{fill:var(--kind,var(--halo));stroke:var(--ink);stroke-width:1.6}
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
.skerry .knob.doubtful{fill:var(--panel);fill-opacity:.6;stroke-dasharray:4 3;filter:none}
.skerry .desk{fill:var(--parchment)}
.skerry .missing{opacity:.36}
.skerry .slot{fill:var(--card);fill-opacity:.5;stroke:var(--ink);stroke-width:1;stroke-dasharray:2.5 2.5}
.skerry .last-space{stroke:var(--warn);stroke-width:1.8}
.skerry .storage{fill:var(--card);fill-opacity:.6;stroke:var(--line);stroke-width:1}
.skerry .storage.is-over{stroke:var(--warn);stroke-width:2}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry use.on-now{color:var(--card);--cut:var(--ink)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick{fill:var(--card);fill-opacity:.5;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
.skerry .at-turn{stroke:var(--ink);stroke-width:2.2}
""" + "".join(f".skerry .of-{kind}{{--kind:var(--{kind});--on:var(--on-{kind})}}" for kind in KINDS)

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = symbols((Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8"))
"""The symbols, one in each line of their file; `haithabu-mead` and so on."""
