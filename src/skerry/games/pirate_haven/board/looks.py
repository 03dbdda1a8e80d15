"""Colours and looks of Pirate Haven's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "deep": "#a9cfd6",
    "shallow": "#cfe6e3",
    "sand": "#ecd8a2",
    "coast": "#c9ab68",
    "foam": "#5d929d",
    "current": "#e9f4f1",
    "arrow": "#2c6b7a",
    "building": "#2f6b3c",
    "building-mark": "#2f6b3c",
    "building-ground": "#d8e6c8",
    "ship": "#1f5590",
    "ship-mark": "#1f5590",
    "ship-ground": "#d3e2f0",
    "pirate": "#6a3187",
    "pirate-mark": "#6a3187",
    "pirate-ground": "#e6d8ec",
    "resource-die": "#fdfbf4",
    "treasure-die": "#f2c53d",
    "navy-die": "#b3261f",
    "rum-token": "#7a4a1c",
    "hull": "#7b4a22",
    "warn": "#a3161f",
}
DARK: Final = {
    "deep": "#163742",
    "shallow": "#20505b",
    "sand": "#574a2b",
    "coast": "#8a7443",
    "foam": "#5fa0ac",
    "current": "#24596a",
    "arrow": "#9fdbe6",
    "building": "#2f7a44",
    "building-mark": "#9bd6aa",
    "building-ground": "#28402b",
    "ship": "#2f6cb0",
    "ship-mark": "#9cc6f2",
    "ship-ground": "#20354d",
    "pirate": "#8b4bab",
    "pirate-mark": "#dcb2f2",
    "pirate-ground": "#3d2a48",
    "resource-die": "#f4efe2",
    "treasure-die": "#e2b22f",
    "navy-die": "#bf2f27",
    "rum-token": "#d19a5c",
    "hull": "#a86a35",
    "warn": "#ff9a90",
}

LOOKS: Final = """
.skerry .deep{fill:var(--deep);stroke:var(--line);stroke-width:1}
.skerry .shallow{fill:var(--shallow)}
.skerry .sand{fill:var(--sand)}
.skerry .coast{fill:var(--coast)}
.skerry .foam{color:var(--foam);opacity:.5}
.skerry .wake{fill:none;stroke:var(--current);stroke-linecap:round;stroke-linejoin:round}
.skerry .arrow{fill:none;stroke:var(--arrow);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.skerry .of-building{--kind:var(--building);--mark:var(--building-mark);--ground:var(--building-ground)}
.skerry .of-ship{--kind:var(--ship);--mark:var(--ship-mark);--ground:var(--ship-ground)}
.skerry .of-pirate{--kind:var(--pirate);--mark:var(--pirate-mark);--ground:var(--pirate-ground)}
.skerry .tile{fill:var(--ground);stroke:var(--kind);stroke-width:1.8}
.skerry .picture{color:var(--mark);--cut:var(--ground)}
.skerry .badge{fill:var(--kind)}
.skerry .on-badge{fill:#fff;font-weight:800}
.skerry .d-resource .die{fill:var(--resource-die);stroke:#2c2118}
.skerry .d-treasure .die{fill:var(--treasure-die);stroke:#5e430b}
.skerry .d-navy .die{fill:var(--navy-die);stroke:#4d0a07}
.skerry .d-resource .pip,.skerry .d-treasure .pip{fill:#2c2118}
.skerry .d-navy .pip{fill:#fff}
.skerry .is-ghost{opacity:.6}
.skerry .die-spot{fill:var(--card);fill-opacity:.6;stroke:var(--ink);stroke-width:1;stroke-dasharray:2.5 2.5}
.skerry .is-locked{opacity:.75}
.skerry .rum{color:var(--rum-token)}
.skerry .crate{fill:#fdfbf4;stroke:#2c2118;stroke-width:1}
.skerry .gold{color:var(--coin-line);--cut:var(--coin)}
.skerry .star{color:var(--glow)}
.skerry .hull{color:var(--hull);--cut:var(--card)}
.skerry .mast{stroke:var(--hull);stroke-width:2}
.skerry .warn{color:var(--warn);fill:var(--warn)}
.skerry text.warn{fill:var(--warn);font-weight:700}
.skerry .land-spot{fill:var(--sand);stroke:var(--coast);stroke-width:1.2;stroke-dasharray:4 3}
.skerry .sea-spot{fill:var(--shallow);stroke:var(--foam);stroke-width:1.2;stroke-dasharray:4 3}
.skerry .map-tile{fill:var(--shallow);fill-opacity:.55;stroke:var(--foam);stroke-width:1}
.skerry .wood{fill:var(--back);stroke:var(--line)}
.skerry .on-wood{fill:#f6ead2}
.skerry use.on-wood{color:#f6ead2;--cut:var(--back)}
.skerry .berth{fill:#000;fill-opacity:.22;stroke:#f6ead2;stroke-opacity:.35}
.skerry .space{fill:var(--card);stroke:var(--line);stroke-width:1}
.skerry .space.taken{fill:var(--halo);stroke:var(--ink);stroke-width:1.6}
.skerry .space.then{stroke:var(--glow);stroke-width:2.4;stroke-dasharray:3 2}
.skerry .space.counts{fill:var(--rum-token)}
.skerry .on-rum{fill:var(--card)}
.skerry .knob{fill:var(--card);stroke:var(--line);stroke-width:1.2}
.skerry .wish.held{opacity:1}
.skerry .at-turn{stroke:var(--ink);stroke-width:2.2}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick{fill:none;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
"""

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = "".join(
    line
    for line in (Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8").splitlines()
    if line.startswith("<symbol")
)
"""The symbols, one in each line of their file; `haven-rum` and so on."""
