"""Colours and looks of Riga's board, and its artwork."""

from pathlib import Path
from typing import Final

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
.skerry .water{opacity:.13}
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

ARTWORK: Final = "".join(
    line
    for line in (Path(__file__).parent / "artwork.svg").read_text(encoding="utf-8").splitlines()
    if line.startswith("<symbol")
)
"""The symbols, one in each line of their file; `riga-wine` and so on."""
