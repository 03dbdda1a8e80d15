"""Colours and looks of Hägar's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "land": "#dcc681",
    "land-mark": "#8c7230",
    "forest": "#5d9465",
    "forest-mark": "#1f4a29",
    "water": "#7fb3d3",
    "water-mark": "#1f5a80",
    "printed": "#4a2c12",
    "beer": "#c77a0a",
    "foam": "#fffaf0",
    "line-double": "#c22f6d",
    "oak": "#a46c3a",
    "joints": "#6e4424",
    "grain": "#8f5c30",
    "rim": "#fbf6e9",
    "on-oak": "#fff3dc",
    "barrel": "#b97f3f",
    "barrel-dark": "#5a3d2a",
    "iron": "#8a8f98",
    "froth": "#fff8e6",
    "shade": "#2c2118",
}
DARK: Final = {
    "land": "#8d7a3f",
    "land-mark": "#e6d390",
    "forest": "#2f5c39",
    "forest-mark": "#9fd0a6",
    "water": "#2b5f83",
    "water-mark": "#a9d4ef",
    "printed": "#fdf3df",
    "beer": "#f0ad3c",
    "foam": "#fffaf0",
    "line-double": "#ff86b6",
    "oak": "#4a3220",
    "joints": "#24170d",
    "grain": "#5b3f29",
    "rim": "#cdbf9f",
    "on-oak": "#f7e6c4",
    "barrel": "#86592c",
    "barrel-dark": "#3d2919",
    "iron": "#6d727b",
    "froth": "#e6d9ba",
    "shade": "#140d07",
}

LOOKS: Final = """
.skerry .land{fill:var(--land)}
.skerry .forest{fill:var(--forest)}
.skerry .water{fill:var(--water)}
.skerry .on-land{color:var(--land-mark);opacity:.4}
.skerry .on-forest{color:var(--forest-mark);opacity:.4}
.skerry .on-water{color:var(--water-mark);opacity:.4}
.skerry .coaster{fill:none;stroke:var(--rim);stroke-width:2.2}
.skerry .inner{stroke:var(--ink);stroke-opacity:.25;stroke-width:.8}
.skerry .thrown{fill:#1c0f05;opacity:.42}
.skerry .oak{fill:var(--oak);stroke:var(--joints);stroke-width:1.6}
.skerry .joints{fill:none;stroke:var(--joints);stroke-width:1.8}
.skerry .grain{fill:none;stroke:var(--grain);stroke-width:1.6;stroke-linecap:round}
.skerry .ring{fill:none;stroke:var(--joints);stroke-opacity:.28;stroke-width:6}
.skerry .medal{fill:var(--card);stroke:var(--printed);stroke-width:1.2}
.skerry .dots{fill:var(--printed)}
.skerry .printed{color:var(--printed);--cut:var(--card)}
.skerry .beer{color:var(--beer)}
.skerry .arrow{fill:none;stroke:var(--printed);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.skerry .helmet{color:#fff}
.skerry .token path{stroke:#fff;stroke-width:1.6}
.skerry .outline{fill:none;stroke:var(--ink);stroke-width:var(--thick);stroke-linecap:round;
stroke-dasharray:.1px calc(2*var(--thick))}
.skerry .outline.led{stroke-dasharray:none}
.skerry .outline.rim{stroke:var(--foam);stroke-opacity:.7;stroke-dasharray:none;stroke-width:calc(1.6*var(--thick))}
.skerry .outline.led-0{stroke:var(--seat-0)}
.skerry .outline.led-1{stroke:var(--seat-1)}
.skerry .outline.led-2{stroke:var(--seat-2)}
.skerry .double{fill:var(--line-double);fill-opacity:.16;stroke:var(--line-double);stroke-width:1.6;
stroke-dasharray:7 4;pointer-events:none}
.skerry .on-double{fill:var(--line-double);font-weight:800}
.skerry .at-turn{stroke:var(--ink);stroke-width:2}
.skerry .place{stroke:var(--on-oak);stroke-opacity:.45}
.skerry .spot{stroke:var(--on-oak)}
.skerry .spot{fill:var(--card);fill-opacity:.32;stroke-width:1.4;stroke-dasharray:5 4}
.skerry .legal>.spot{stroke:var(--on-oak);stroke-dasharray:7 6;stroke-width:2.4}
.skerry .warned{fill:var(--beer);fill-opacity:.28}
.skerry .chosen{fill:none;stroke:var(--glow);stroke-width:3;vector-effect:non-scaling-stroke}
.skerry .shadow{opacity:.38;pointer-events:none}
.skerry .legal:is(:hover,:focus-visible)>.shadow{opacity:.8}
.skerry .ghost{opacity:.68}
.skerry .legal:is(:hover,:focus-visible)>.ghost{opacity:1}
.skerry .north,.skerry .on-oak{fill:var(--on-oak)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
"""

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = symbols((Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8"))
"""The symbols, one in each line of their file; `hagar-shield` and so on."""
