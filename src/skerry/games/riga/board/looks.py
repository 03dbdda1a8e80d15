"""Colours and looks of Riga's board, and its artwork."""

from pathlib import Path
from typing import Final

from skerry.drawing.board import symbols
from skerry.drawing.style import stylesheet

LIGHT: Final = {
    "red": "#a3302b",
    "yellow": "#e0ad2b",
    "blue": "#2b5790",
    "green": "#3a7144",
    "brown": "#75513a",
    "cloth": "#5a4596",
    "glass": "#1f7a70",
    "wine": "#8c2148",
    "grain": "#946608",
    "wax": "#96281f",
    "sky": "#f6e3b4",
    "far": "#d8bf8c",
    "sun": "#f0a63c",
    "sea": "#3a72a8",
    "foam": "#c8def0",
    "hull": "#7a5233",
    "on-hull": "#fdf3dc",
    "plank": "#4d3220",
    "sail": "#fdf6e3",
    "sign": "#6b4a30",
    "on-sign": "#fbefd5",
    "stones": "#bda98a",
    "joints": "#8b7658",
    "brick": "#d3917a",
    "ochre": "#e2b67c",
    "clay": "#c77f68",
    "copper": "#8fae9c",
    "panes": "#f9e7b4",
    "gables-line": "#a67a5c",
    "timber": "#a8794e",
    "timber-dark": "#8a6040",
    "timber-line": "#5c3f29",
    "wheel": "#cfa56e",
    "deck": "#e8d2a4",
    "seam": "#cdb07a",
    "market": "#fbf3dd",
}
DARK: Final = {
    "red": "#b9443b",
    "yellow": "#dca92c",
    "blue": "#3f72b2",
    "green": "#437e4e",
    "brown": "#8a6247",
    "cloth": "#a794e6",
    "glass": "#5cc4b6",
    "wine": "#ea7da3",
    "grain": "#e2b450",
    "wax": "#b5382c",
    "sky": "#2a3346",
    "far": "#3d4960",
    "sun": "#efe2bd",
    "sea": "#16324f",
    "foam": "#4d7ba6",
    "hull": "#6b472c",
    "on-hull": "#fdf3dc",
    "plank": "#2c1c11",
    "sail": "#38302a",
    "sign": "#4a3322",
    "on-sign": "#f7e6c4",
    "stones": "#4a4238",
    "joints": "#2b251e",
    "brick": "#4d3337",
    "ochre": "#51412f",
    "clay": "#452b2f",
    "copper": "#33494c",
    "panes": "#c99c48",
    "gables-line": "#1d2230",
    "timber": "#5f4631",
    "timber-dark": "#4c3726",
    "timber-line": "#1d1510",
    "wheel": "#775a3a",
    "deck": "#3c2f22",
    "seam": "#55442f",
    "market": "#332c26",
}

LOOKS: Final = """
.skerry .of-red{--city:var(--red)}
.skerry .of-yellow{--city:var(--yellow)}
.skerry .of-blue{--city:var(--blue)}
.skerry .of-green{--city:var(--green)}
.skerry .of-brown{--city:var(--brown)}
.skerry .cloth{color:var(--cloth)}
.skerry .glass{color:var(--glass)}
.skerry .wine{color:var(--wine)}
.skerry .grain{color:var(--grain)}
.skerry .plate{fill:var(--city)}
.skerry .on-plate{fill:#fff}
.skerry .of-yellow .on-plate{fill:#2c2118}
.skerry .crest{color:var(--city)}
.skerry .water{opacity:.11}
.skerry .sky{fill:var(--sky)}
.skerry .far{fill:var(--far)}
.skerry .sun{fill:var(--sun)}
.skerry .sea{fill:var(--sea)}
.skerry .foam{fill:none;stroke:var(--foam);stroke-width:1.6;stroke-linecap:round;opacity:.55}
.skerry .hull{fill:var(--hull);stroke:var(--plank);stroke-width:1.6;stroke-linejoin:round}
.skerry .plank{fill:none;stroke:var(--plank);stroke-width:1.2}
.skerry .on-hull{fill:var(--on-hull)}
.skerry .sail{fill:var(--sail);stroke:var(--plank);stroke-width:1.2}
.skerry .sign{fill:var(--sign)}
.skerry .on-sign,.skerry .on-sign text{fill:var(--on-sign)}
.skerry .on-sign use{--cut:var(--sign);color:var(--on-sign)}
.skerry .stones{fill:var(--stones)}
.skerry .joints{fill:none;stroke:var(--joints);stroke-width:1}
.skerry .beam{stroke:var(--sign);stroke-width:2.4}
.skerry .deck{fill:var(--deck);stroke:var(--seam)}
.skerry .seam{fill:none;stroke:var(--seam);stroke-width:1.4}
.skerry .market{fill:var(--market);stroke:var(--line);stroke-width:1.2}
.skerry .on-arms{color:#fff;--cut:var(--city)}
.skerry .of-yellow .on-arms{color:#2c2118}
.skerry .building>.card,.skerry .crate{stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round}
.skerry .outlined{stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round}
.skerry .wax{color:var(--wax)}
.skerry .on-wax{fill:#fff;font-weight:800}
.skerry .dear{fill:var(--halo);fill-opacity:.32;stroke:var(--glow);stroke-width:1}
.skerry .gone{opacity:.35}
.skerry .strike{stroke:var(--ink);stroke-width:2.2}
.skerry .is-used>.card{fill:var(--panel)}
.skerry .is-fresh>.card{stroke:var(--ink);stroke-width:2.4}
.skerry .is-unbuilt:not(.legal)>.edge,.skerry .is-paid:not(.legal)>.edge{stroke-dasharray:4 3}
.skerry .at-turn{stroke:var(--ink);stroke-width:2}
.skerry .fresh{color:#fff}
.skerry .of-yellow .fresh{color:#2c2118}
.skerry .now{fill:var(--ink)}
.skerry .on-now{fill:var(--card)}
.skerry use.on-now{color:var(--card);--cut:var(--ink)}
.skerry .past{fill:var(--line);fill-opacity:.35}
.skerry .tick{fill:none;stroke:var(--line)}
.skerry .rule{stroke:var(--line);stroke-width:1.2}
.skerry .twice{fill:none;stroke:var(--ink);stroke-width:1.4}
"""

STYLESHEET: Final = stylesheet(LOOKS, LIGHT, DARK)

ARTWORK: Final = symbols((Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8"))
"""The symbols, one in each line of their file; `riga-wine` and so on."""
