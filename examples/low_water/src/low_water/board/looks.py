"""Colours and looks of the board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "sand": "#ecdcae",
    "sea": "#7fb3d3",
    "sea-ink": "#123f5c",
    "danger": "#a3271b",
    "amber": "#a8600a",
    "copper": "#a4472a",
    "powder": "#3f3d4a",
    "rope": "#6d5a2e",
    "cask": "#5c3d1e",
}
DARK: Final = {
    "sand": "#4a4029",
    "sea": "#285472",
    "sea-ink": "#d5ebf7",
    "danger": "#ff9a8a",
    "amber": "#f2b14c",
    "copper": "#e9957a",
    "powder": "#c9c7d6",
    "rope": "#d8c48e",
    "cask": "#d9b184",
}

LOOKS: Final = """
.skerry .sand{fill:var(--sand);stroke:var(--line);stroke-width:1.2}
.skerry .drowned{fill:var(--sea);stroke:var(--line);stroke-width:1.2}
.skerry .water{fill:var(--sea)}
.skerry .on-water{fill:var(--sea-ink)}
.skerry .track{fill:var(--sand);stroke:var(--line);stroke-width:1}
.skerry .tick{stroke:var(--ink);stroke-width:1.6}
.skerry .mark{stroke:var(--danger);stroke-width:4}
.skerry .danger{fill:var(--danger);font-weight:700}
.skerry .amber{color:var(--amber)}
.skerry .copper{color:var(--copper)}
.skerry .powder{color:var(--powder)}
.skerry .rope{color:var(--rope)}
.skerry .cask{color:var(--cask)}
.skerry .at-turn{stroke:var(--ink);stroke-width:2.4}
"""

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = symbols((Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8"))
"""The symbols, one in each line of their file; `low-sloop` and so on."""
