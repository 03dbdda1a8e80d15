"""Colours and looks of Gotlandia's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "sea": "#a5c8d1",
    "water-1": "#b1d1d7",
    "water-2": "#bfdade",
    "water-3": "#d0e5e4",
    "foam": "#6d9ca8",
    "bound": "#5f8b97",
    "coast": "#4c3d28",
    "border": "#8f7f60",
    "setting-border": "#6b5636",
    "forest": "#9fbf88",
    "forest-mark": "#3c6238",
    "pasture": "#cfdf9f",
    "pasture-mark": "#6f8d3a",
    "field": "#f0dc93",
    "field-mark": "#a9822a",
    "hill": "#d3c8ba",
    "hill-mark": "#75675a",
    "wood": "#7a4b1f",
    "sheep": "#6b6455",
    "grain": "#8a6407",
    "stone": "#5d6066",
    "tar": "#1f1b18",
    "horse": "#7c3a1a",
    "silver": "#4f5c68",
    "roof": "#5b2c1c",
    "neutral": "#4a443c",
    "pirate": "#1d1a1a",
    "hull": "#6b3f1d",
    "warn": "#a3161f",
    "good": "#1f6b33",
    "craft": "#7b4a12",
    "craft-ground": "#f0e0c4",
    "trading": "#1f5078",
    "trading-ground": "#dbe6ee",
    "setting": "#5d3a78",
    "setting-ground": "#e8deee",
    "basic": "#4d5a2a",
    "basic-ground": "#f6f1dd",
}
DARK: Final = {
    "sea": "#143240",
    "water-1": "#183b49",
    "water-2": "#1d4655",
    "water-3": "#255463",
    "foam": "#5d94a3",
    "bound": "#6ba0af",
    "coast": "#100c08",
    "border": "#20190f",
    "setting-border": "#0f0b07",
    "forest": "#33502f",
    "forest-mark": "#8dbb80",
    "pasture": "#4f6031",
    "pasture-mark": "#b4cf7a",
    "field": "#6b5a26",
    "field-mark": "#e2c25e",
    "hill": "#504942",
    "hill-mark": "#bfb0a0",
    "wood": "#d3a06a",
    "sheep": "#e8e2d2",
    "grain": "#ecc254",
    "stone": "#b9bec6",
    "tar": "#a79a90",
    "horse": "#dd9266",
    "silver": "#c3cedb",
    "roof": "#d88f6f",
    "neutral": "#9c9284",
    "pirate": "#f0e6e0",
    "hull": "#b27a45",
    "warn": "#ff9a90",
    "good": "#8fd6a0",
    "craft": "#e0ab68",
    "craft-ground": "#3f3122",
    "trading": "#93c2e8",
    "trading-ground": "#223544",
    "setting": "#d2aeea",
    "setting-ground": "#3a2c46",
    "basic": "#c3d08c",
    "basic-ground": "#35322a",
}

LOOKS: Final = """
.skerry .chart-name{font-weight:700;paint-order:stroke;stroke-width:2.6px;stroke-linejoin:round}
.skerry .on-forest{stroke:var(--forest)}
.skerry .on-pasture{stroke:var(--pasture)}
.skerry .on-field{stroke:var(--field)}
.skerry .on-hill{stroke:var(--hill)}
.skerry .labels{pointer-events:none}
.skerry .sea-name{font-family:"Skerry Serif","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif;
font-style:italic;letter-spacing:.06em}
.skerry .chart-frame{fill:none;stroke:var(--line);stroke-width:1.5}
.skerry .foam{color:var(--foam);--cut:var(--sea)}
.skerry .area{fill:transparent;stroke:none}
.skerry .threatened{fill:var(--warn);fill-opacity:.2;stroke:var(--warn);stroke-width:2.2;stroke-dasharray:5 4;
pointer-events:none}
.skerry .district.wish{opacity:.85}
.skerry .subject{fill:var(--halo);fill-opacity:.25;stroke:var(--glow);stroke-width:2.6;pointer-events:none}
.skerry .acting{fill:var(--halo);fill-opacity:.4;stroke:var(--glow);stroke-width:2}
.skerry .pirate-sign{color:var(--pirate)}
.skerry .res-wood{color:var(--wood)}
.skerry .res-sheep{color:var(--sheep)}
.skerry .res-grain{color:var(--grain)}
.skerry .res-stone{color:var(--stone)}
.skerry .res-tar{color:var(--tar)}
.skerry .res-horse{color:var(--horse)}
.skerry .res-silver{color:var(--silver)}
.skerry .of-terrain-forest{color:var(--forest-mark)}
.skerry .of-terrain-pasture{color:var(--pasture-mark)}
.skerry .of-terrain-field{color:var(--field-mark)}
.skerry .of-terrain-hill{color:var(--hill-mark)}
.skerry .roof{color:var(--roof);--cut:var(--card)}
.skerry .hull{color:var(--hull);--cut:var(--card)}
.skerry .mast{stroke:var(--hull);stroke-width:2}
.skerry .neutral{fill:var(--neutral);stroke:var(--card);stroke-width:1.2}
.skerry use.neutral{color:var(--neutral);--cut:var(--card);stroke:none}
.skerry .pirate{color:var(--pirate);--cut:var(--sea)}
.skerry .pirate-sail{fill:var(--pirate)}
.skerry .plate{fill:var(--card);fill-opacity:.92;stroke:var(--line);stroke-width:1}
.skerry .of-craft{--kind:var(--craft);--ground:var(--craft-ground)}
.skerry .of-trading{--kind:var(--trading);--ground:var(--trading-ground)}
.skerry .of-setting{--kind:var(--setting);--ground:var(--setting-ground)}
.skerry .of-basic{--kind:var(--basic);--ground:var(--basic-ground)}
.skerry .face{fill:var(--ground);stroke:var(--kind);stroke-width:1.4}
.skerry .band{stroke:var(--kind);stroke-width:1}
.skerry .kind{fill:var(--kind);color:var(--kind);--cut:var(--ground)}
.skerry .row{fill:var(--card);stroke:var(--line);stroke-width:.8}
.skerry .cannot{opacity:.55}
.skerry .warn{color:var(--warn);--cut:var(--card)}
.skerry text.warn{fill:var(--warn);font-weight:700}
.skerry .good{color:var(--good);--cut:var(--card)}
.skerry text.good{fill:var(--good);font-weight:700}
.skerry .star{color:var(--glow)}
.skerry .space{fill:var(--card);stroke:var(--line);stroke-width:1}
.skerry .space.wanted{stroke:var(--glow);stroke-width:2.2}
.skerry .at-turn{stroke:var(--ink);stroke-width:2.2}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick,.skerry .crossed{fill:none;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
.skerry .is-ghost{opacity:.6}
.skerry .chip{fill:var(--ground);stroke:var(--kind);stroke-width:1.1}
"""

WORKERS: Final = "".join(f".skerry .worker-{seat}{{color:var(--seat-{seat})}}" for seat in range(4))

STYLESHEET: Final = stylesheet(LOOKS + WORKERS, LIGHT, DARK)

ARTWORK: Final = "".join(
    line
    for line in (Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8").splitlines()
    if line.startswith("<symbol")
)
"""The symbols that need no pack, one in each line of their file; `got-wood` and so on."""
