"""The common stylesheet: parchment and ink by day, tarred wood by night. A game adds looks and colours of its own."""

from collections.abc import Mapping
from typing import Final

LIGHT: Final[Mapping[str, str]] = {
    "table": "#e6dcc5",
    "panel": "#f1e9d6",
    "card": "#fbf6e9",
    "line": "#a8977a",
    "ink": "#2c2118",
    "faint": "#695a47",
    "glow": "#b3630a",
    "halo": "#f0a63c",
    "coin": "#e3b13c",
    "coin-line": "#8a6312",
    "back": "#6d4c35",
    "back-mark": "#e8d3ae",
    "mine": "#fff9e6",
    "seat-0": "#75337f",
    "seat-1": "#a84a0c",
    "seat-2": "#0d6e66",
    "seat-3": "#3d4a66",
    "seat-4": "#8c1c4b",
    "seat-5": "#4d5a14",
}

DARK: Final[Mapping[str, str]] = {
    "table": "#1d1916",
    "panel": "#2a2420",
    "card": "#38302a",
    "line": "#7a6a57",
    "ink": "#f2e7d3",
    "faint": "#c4b297",
    "glow": "#ffc15a",
    "halo": "#e08a1e",
    "coin": "#d6a437",
    "coin-line": "#5e430b",
    "back": "#5a3d2a",
    "back-mark": "#e8d3ae",
    "mine": "#352d22",
    "seat-0": "#9a56a6",
    "seat-1": "#bb5a17",
    "seat-2": "#1a8077",
    "seat-3": "#5f7096",
    "seat-4": "#b23d6d",
    "seat-5": "#68762a",
}

LOOKS: Final = """
.skerry{display:block;width:100%;height:auto;background:var(--table);color:var(--ink);
font-family:"Skerry Sans","Segoe UI","Helvetica Neue",Arial,"Liberation Sans","Noto Sans",sans-serif}
.skerry text{fill:var(--ink);font-variant-numeric:tabular-nums}
.skerry .bold,.skerry .number{font-weight:700}
.skerry .faint{fill:var(--faint)}
.skerry .heading{font-family:"Skerry Serif","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif;
font-weight:700;letter-spacing:.02em}
.skerry use{color:var(--ink);--cut:var(--card)}
.skerry .panel{fill:var(--panel);stroke:var(--line);stroke-width:1}
.skerry .mine{fill:var(--mine)}
.skerry .card{fill:var(--card);stroke:var(--line);stroke-width:1.2}
.skerry .place{fill:none;stroke:var(--line);stroke-width:1.2;stroke-dasharray:5 4}
.skerry .clear{fill:transparent;stroke:none}
.skerry .back{fill:var(--back);stroke:var(--back-mark);stroke-width:1}
.skerry .back-mark{color:var(--back-mark);--cut:var(--back)}
.skerry .coin{fill:var(--coin);stroke:var(--coin-line);stroke-width:1.4}
.skerry .coin-ring{fill:none;stroke:var(--coin-line);stroke-width:.7;stroke-dasharray:1.4 1.6}
.skerry .coin-number{fill:#2c1e05;font-weight:800}
.skerry .die{fill:var(--card);stroke:var(--ink)}
.skerry .pip{fill:var(--ink)}
.skerry .cube{fill:var(--cube,var(--faint));stroke:var(--ink);stroke-width:.6}
.skerry .cube-top{filter:brightness(1.25)}
.skerry .cube-side{filter:brightness(.75)}
.skerry .seat path{stroke:var(--card);stroke-width:1.5}
.skerry .seat .initial{fill:#fff;font-weight:800}
.skerry .legal{cursor:pointer;outline:none}
.skerry .legal>.edge,.skerry .wish>.edge{pointer-events:all}
.skerry .legal>.edge{stroke:var(--glow);stroke-width:2.6;stroke-dasharray:none;
filter:drop-shadow(0 0 4px var(--halo))}
.skerry .legal:hover>.edge,.skerry .legal:focus-visible>.edge{stroke-width:4;filter:drop-shadow(0 0 7px var(--halo))}
.skerry .legal:focus-visible>.edge{stroke:var(--ink);stroke-width:4.5}
.skerry .picked{cursor:pointer;outline:none}
.skerry .picked>.edge{stroke:var(--ink);stroke-width:3.4;stroke-dasharray:none;pointer-events:all}
.skerry .picked:hover>.edge,.skerry .picked:focus-visible>.edge{stroke-width:4.5;
filter:drop-shadow(0 0 7px var(--halo))}
.skerry .picked-disc{fill:var(--ink);stroke:var(--card);stroke-width:1.6}
.skerry .picked-number{fill:var(--card);font-weight:800}
.skerry .wish{opacity:.62}
.skerry .zoom-mark{fill:none;stroke:var(--ink);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.skerry .control{display:none;cursor:pointer;outline:none}
.skerry .control>.edge{pointer-events:all}
.skerry .control:hover>.edge{stroke:var(--glow);stroke-width:2.6}
.skerry .control[aria-pressed=true]>.edge{stroke:var(--glow);stroke-width:4}
.skerry .control:focus-visible>.edge{stroke:var(--ink);stroke-width:4.5}
.skerry .control[aria-disabled=true]{opacity:.45;cursor:default}
.skerry .drawer:not(.open){display:none}
.skerry .handle{cursor:pointer;outline:none}
.skerry .handle>.edge{pointer-events:all}
.skerry .handle:hover>.edge,.skerry .handle[aria-expanded=true]>.edge{stroke:var(--glow);stroke-width:2.6}
.skerry .handle:focus-visible>.edge{stroke:var(--ink);stroke-width:4.5}
"""


def stylesheet(looks: str = "", light: Mapping[str, str] | None = None, dark: Mapping[str, str] | None = None) -> str:
    """The whole stylesheet of a board: the common part and the game's own looks and colours.

    A reader's system chooses between light and dark, unless the drawing or something around it says `data-theme`.
    """
    by_day = _variables({**LIGHT, **(light or {})})
    by_night = _variables({**DARK, **(dark or {})})
    seats = "".join(f".skerry .seat-{seat}{{fill:var(--seat-{seat})}}" for seat in range(6))
    return (
        f".skerry{{color-scheme:light dark;{by_day}}}"
        f"@media (prefers-color-scheme:dark){{.skerry{{{by_night}}}}}"
        f"[data-theme=light] .skerry,.skerry[data-theme=light]{{{by_day}}}"
        f"[data-theme=dark] .skerry,.skerry[data-theme=dark]{{{by_night}}}"
        + _one_line(LOOKS)
        + seats
        + _one_line(looks)
    )


def _variables(colours: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


def _one_line(looks: str) -> str:
    return looks.replace("\n", "")
