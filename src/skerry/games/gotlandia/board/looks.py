"""Colours and looks of Gotlandia's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
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
    "neutral": "#4a443c",
    "pirate": "#1d1a1a",
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
    "outline": "#2c2118",
    "rim": "#2c2118",
    "night-hull": "#1d1a1a",
    "air": "#f3e2b8",
    "haze": "#cfd3b4",
    "leaf": "#5d8a4c",
    "grass": "#a9c27a",
    "straw": "#e3bd55",
    "cream": "#fbf3dc",
    "brick": "#a8432f",
    "timber": "#7a5233",
    "slate": "#3f5f6e",
    "stone-wall": "#c3b9a4",
    "gold": "#e3a92f",
    "deep": "#7fb0c4",
    "cloth-0": "#2f5d4a",
    "cloth-1": "#8c2f26",
    "cloth-2": "#27466e",
    "on-cloth": "#fdf3dc",
    "pole": "#6b4a30",
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
    "neutral": "#9c9284",
    "pirate": "#f0e6e0",
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
    "outline": "#140e09",
    "rim": "#8d7a63",
    "night-hull": "#100d0d",
    "air": "#3a4152",
    "haze": "#4a5560",
    "leaf": "#4a7040",
    "grass": "#62753f",
    "straw": "#a8862f",
    "cream": "#d8caa6",
    "brick": "#a04a38",
    "timber": "#7d583a",
    "slate": "#4f7080",
    "stone-wall": "#8a8174",
    "gold": "#d6a437",
    "deep": "#2b5870",
    "cloth-0": "#2f5d4a",
    "cloth-1": "#8c2f26",
    "cloth-2": "#2f5286",
    "on-cloth": "#fdf3dc",
    "pole": "#8a6242",
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
.skerry .district.wish{opacity:1}
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
.skerry .hull{fill:var(--timber);stroke:var(--outline);stroke-width:1.2;stroke-linejoin:round}
.skerry .mast{stroke:var(--outline);stroke-width:2}
.skerry .neutral{fill:var(--neutral);stroke:var(--outline);stroke-width:1.2}
.skerry .pirate-hull{fill:var(--night-hull);stroke:var(--cream);stroke-width:1.2;stroke-linejoin:round}
.skerry .skull{fill:var(--cream)}
.skerry .pirate-sail{fill:var(--night-hull);stroke:var(--cream);stroke-width:1}
.skerry .plate{fill:var(--card);fill-opacity:.92;stroke:var(--line);stroke-width:1}
.skerry .of-craft{--kind:var(--craft);--ground:var(--craft-ground)}
.skerry .of-trading{--kind:var(--trading);--ground:var(--trading-ground)}
.skerry .of-setting{--kind:var(--setting);--ground:var(--setting-ground)}
.skerry .of-basic{--kind:var(--basic);--ground:var(--basic-ground)}
.skerry .face{fill:var(--ground)}
.skerry .rim{fill:none;stroke:var(--rim);stroke-width:1.3}
.skerry .legal>.rim{fill:transparent}
.skerry .art-frame{fill:none;stroke:var(--outline);stroke-width:1}
.skerry .on-art{fill:var(--card);stroke:var(--outline);stroke-width:3;paint-order:stroke}
.skerry .asked{fill:var(--card);stroke:var(--rim);stroke-width:1.4}
.skerry .opens{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.skerry .tab{fill:var(--card);stroke:var(--line);stroke-width:1.2}
.skerry .pole{stroke:var(--pole);stroke-width:4;stroke-linecap:round}
.skerry .of-cloth-0{--cloth:var(--cloth-0)}
.skerry .of-cloth-1{--cloth:var(--cloth-1)}
.skerry .of-cloth-2{--cloth:var(--cloth-2)}
.skerry .cloth{fill:var(--cloth);stroke:var(--outline);stroke-width:1.4;stroke-linejoin:round}
.skerry .cloth.is-flown{stroke-width:2.4}
.skerry .hem{fill:none;stroke:var(--on-cloth);stroke-width:1;opacity:.55}
.skerry .on-cloth{fill:var(--on-cloth);color:var(--on-cloth)}
.skerry use.on-cloth{fill:none;color:var(--on-cloth)}
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
.skerry .now{fill:var(--on-cloth)}
.skerry text.on-now{fill:var(--cloth)}
.skerry .past{fill:var(--on-cloth);fill-opacity:.28}
.skerry .tick{fill:none;stroke:var(--on-cloth);stroke-opacity:.5}
.skerry .crossed{fill:none;stroke:var(--on-cloth);stroke-width:1.4}
.skerry text.on-past,.skerry text.on-tick{fill:var(--on-cloth)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
.skerry .chip{fill:var(--ground);stroke:var(--kind);stroke-width:1.1}
"""

WORKERS: Final = "".join(f".skerry .worker-{seat}{{color:var(--seat-{seat})}}" for seat in range(4))

STYLESHEET: Final = stylesheet(LOOKS + WORKERS, LIGHT, DARK)

ARTWORK: Final = "".join(
    symbols((Path(__file__).parent / file).read_text(encoding="utf-8")) for file in ("artwork.svg", "cards.svg")
)
"""The symbols that need no pack, one in each line of their file; `got-wood`, `got-art-forest` and so on."""
