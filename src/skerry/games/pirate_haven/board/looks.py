"""Colours and looks of Pirate Haven's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "deck": "#b98f5f",
    "caulk": "#8d6840",
    "paper": "#f8efd6",
    "outline": "#2c2118",
    "dash": "#2c2118",
    "deep": "#a5d0d3",
    "shallows": "#c5e4dd",
    "sand": "#eccb86",
    "meadow": "#a9c98a",
    "foam": "#4f8e98",
    "course": "#a3322a",
    "wood": "#7c5738",
    "on-wood": "#fdf3dc",
    "cloth": "#fdf6e3",
    "building": "#2f6b3c",
    "building-mark": "#2f6b3c",
    "building-ground": "#e3ecd0",
    "ship": "#1f5590",
    "ship-mark": "#1f5590",
    "ship-ground": "#dbe8f2",
    "pirate": "#6a3187",
    "pirate-mark": "#6a3187",
    "pirate-ground": "#ecdff0",
    "resource-die": "#fdfbf4",
    "treasure-die": "#f2c53d",
    "navy-die": "#b3261f",
    "rum-token": "#7a4a1c",
    "warn": "#a3161f",
    "wall": "#f0e0bb",
    "roof": "#a3302b",
    "timber": "#7c5738",
    "plank": "#b97f3f",
    "pane": "#f7d27a",
    "canvas": "#f3e6c6",
    "flag": "#96281f",
    "brick": "#9c5a42",
    "iron": "#59616a",
    "copper": "#c8783c",
    "gilt": "#e3b13c",
    "leaf": "#4d8a4a",
    "sandy": "#eccb86",
    "hull": "#7b4a22",
    "skin": "#e8b88c",
    "skin-2": "#9a6440",
    "hair": "#5a3d2a",
    "coat": "#5d6f86",
    "coat-2": "#7a3f62",
    "shade-cloth": "#3d3a44",
}
DARK: Final = {
    "deck": "#4a3624",
    "caulk": "#2c1f13",
    "paper": "#38302a",
    "outline": "#120d08",
    "dash": "#c4b297",
    "deep": "#163f4b",
    "shallows": "#1f5560",
    "sand": "#6d5b33",
    "meadow": "#3c5a37",
    "foam": "#5fa0ac",
    "course": "#ff9c86",
    "wood": "#5a3d2a",
    "on-wood": "#f6ead2",
    "cloth": "#e6d9bb",
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
    "warn": "#ff9a90",
    "wall": "#c9b48a",
    "roof": "#b04a3e",
    "timber": "#8a6242",
    "plank": "#a97c48",
    "pane": "#ffd775",
    "canvas": "#d9caa6",
    "flag": "#c04a3c",
    "brick": "#a5644b",
    "iron": "#8b959f",
    "copper": "#c8783c",
    "gilt": "#e3b13c",
    "leaf": "#5c9a58",
    "sandy": "#b89a63",
    "hull": "#8f5a30",
    "skin": "#d9a87c",
    "skin-2": "#9a6440",
    "hair": "#4a3324",
    "coat": "#7288a5",
    "coat-2": "#9c5a82",
    "shade-cloth": "#57525f",
}

LOOKS: Final = """
.skerry .deck{fill:var(--deck)}
.skerry .caulk{fill:none;stroke:var(--caulk);stroke-width:1.2;opacity:.7}
.skerry .paper{fill:var(--paper)}
.skerry .edge-line{stroke:var(--outline);stroke-width:1.6;stroke-linejoin:round}
.skerry .neat-line{fill:none;stroke:var(--line);stroke-width:1}
.skerry .deep{fill:var(--deep);stroke:var(--outline);stroke-width:1.2}
.skerry .rhumb{fill:none;stroke:var(--foam);stroke-width:.7;opacity:.4}
.skerry .crest{fill:none;stroke:var(--foam);stroke-width:1.6;stroke-linecap:round;opacity:.6}
.skerry .rose{fill:var(--foam);opacity:.4}
.skerry .rose-north{fill:var(--course);opacity:.55}
.skerry .rose-ring{fill:none;stroke:var(--foam);stroke-width:1.2;opacity:.4}
.skerry .shallows{fill:var(--shallows)}
.skerry .coast{fill:var(--outline);stroke:var(--outline);stroke-width:2.4}
.skerry .beach{fill:var(--sand)}
.skerry .meadow{fill:var(--meadow)}
.skerry .plot{fill:var(--paper);fill-opacity:.28;stroke:var(--dash);stroke-width:1.4;stroke-dasharray:6 5;opacity:.75}
.skerry .stake{fill:none;stroke:var(--wood);stroke-width:3;stroke-linecap:round}
.skerry .buoy{fill:var(--flag);stroke:var(--outline);stroke-width:1.2;stroke-linejoin:round}
.skerry .map-tile{fill:transparent;stroke:var(--foam);stroke-width:1;opacity:.7}
.skerry .wake{fill:none;stroke:var(--cloth);stroke-width:15;stroke-linejoin:round;opacity:.35}
.skerry .course{fill:none;stroke:var(--course);stroke-width:2.2;stroke-dasharray:9 7;stroke-linejoin:round}
.skerry .head{fill:none;stroke:var(--course);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.skerry .waypoint{fill:var(--paper);stroke:var(--course);stroke-width:2}
.skerry .wood{fill:var(--wood)}
.skerry .on-wood{fill:var(--on-wood)}
.skerry use.on-wood{color:var(--on-wood);--cut:var(--wood)}
.skerry .berth{fill:#000;fill-opacity:.2;stroke:var(--on-wood);stroke-opacity:.45;stroke-dasharray:5 4}
.skerry .signboard{fill:var(--wood);stroke:var(--outline);stroke-width:1.6}
.skerry .on-chart{paint-order:stroke;stroke:var(--deep);stroke-width:3;stroke-linejoin:round}
.skerry .raised{paint-order:stroke;stroke:var(--paper);stroke-width:3;stroke-linejoin:round}
.skerry .water{fill:transparent;stroke:none}
.skerry.pirate-haven .legal.doubtful{opacity:1}
.skerry .doubtful:not(:hover,:focus-visible)>.lies{opacity:.7}
.skerry .legal>.water{stroke-width:1.8;filter:none}
.skerry .initial{fill:#fff;font-weight:800}
.skerry .signal{stroke:var(--outline);stroke-width:1.2;stroke-linejoin:round}
.skerry .no-signal{fill:var(--card);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.skerry .signal.own{stroke:var(--glow);stroke-width:2.4}
.skerry .mast{fill:none;stroke:var(--outline);stroke-width:2;stroke-linecap:round}
.skerry .cloth{fill:var(--cloth);stroke:var(--outline);stroke-width:1.4;stroke-linejoin:round}
.skerry .pennant{stroke:var(--outline);stroke-width:1}
.skerry .label{fill:var(--paper);stroke:var(--outline);stroke-width:1.2;stroke-linejoin:round}
.skerry .of-building{--kind:var(--building);--mark:var(--building-mark);--ground:var(--building-ground)}
.skerry .of-ship{--kind:var(--ship);--mark:var(--ship-mark);--ground:var(--ship-ground)}
.skerry .of-pirate{--kind:var(--pirate);--mark:var(--pirate-mark);--ground:var(--pirate-ground)}
.skerry .tile{fill:var(--ground);stroke:var(--outline);stroke-width:1.5}
.skerry .picture{color:var(--mark);--cut:var(--ground)}
.skerry .badge{fill:var(--kind);stroke:var(--outline);stroke-width:1.2}
.skerry .on-badge{fill:#fff;font-weight:800}
.skerry .d-resource .die{fill:var(--resource-die);stroke:#2c2118}
.skerry .d-treasure .die{fill:var(--treasure-die);stroke:#2c2118}
.skerry .d-navy .die{fill:var(--navy-die);stroke:#2c2118}
.skerry .die{stroke-width:1.5}
.skerry .d-resource .pip,.skerry .d-treasure .pip{fill:#2c2118}
.skerry .d-navy .pip{fill:#fff}
.skerry .is-ghost{opacity:.6}
.skerry .die-spot{fill:var(--paper);fill-opacity:.6;stroke:var(--ink);stroke-width:1;stroke-dasharray:2.5 2.5}
.skerry .is-locked{opacity:.75}
.skerry .rum{color:var(--rum-token)}
.skerry .crate{fill:#fdfbf4;stroke:#2c2118;stroke-width:1.2}
.skerry .gold{color:var(--coin-line);--cut:var(--coin)}
.skerry .star{color:var(--glow)}
.skerry .quiet{color:var(--faint);--cut:var(--paper)}
.skerry .warn{color:var(--warn);fill:var(--warn)}
.skerry text.warn{fill:var(--warn);font-weight:700}
.skerry .space{fill:var(--card);stroke:var(--line);stroke-width:1}
.skerry .space.taken{fill:var(--halo);stroke:var(--outline);stroke-width:1.6}
.skerry .space.then{stroke:var(--glow);stroke-width:2.6;stroke-dasharray:3 2}
.skerry .space.counts{fill:var(--rum-token)}
.skerry .on-rum{fill:var(--card)}
.skerry .knob{fill:var(--card);stroke:var(--outline);stroke-width:1.2}
.skerry .wish.held{opacity:1}
.skerry .at-turn{fill:var(--halo);fill-opacity:.35}
.skerry .paper.at-turn{stroke:var(--glow);stroke-width:2.6}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick{fill:none;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
"""

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = symbols((Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8"))
"""The symbols, one in each line of their file; `haven-rum` and so on."""
