"""What the icons on the board of Gotlandia mean."""

import re
from collections.abc import Sequence
from typing import Final

from skerry.drawing.board import Frame
from skerry.games.gotlandia.board.geometry import CHARTS
from skerry.games.gotlandia.board.looks import ARTWORK
from skerry.games.gotlandia.board.things import has_symbol
from skerry.games.gotlandia.text import ROOM, Texts
from skerry.kernel.legend import Legend, Sign

LOOKS: Final = {
    "pirate": "pirate-sign",
    "harbour": "anchor",
    "safe": "good",
    "threat": "warn",
    "points": "star",
    "start": "star",
    "crown": "star",
    "demand": "star",
    "tick": "good",
    "cross": "warn",
}
ON_THE_MAP: Final = ("farmstead", "tower", "church", "ship", "pirate", "harbour", "waves", "setting")
ON_CARDS: Final = ("food", "bury", "resource", "decoration", "craft", "trading", "tick", "cross")
BESIDE: Final = ("points", "worker", "produce", "hand", "deck", "discard", "start", "demand", "safe", "threat", "crown")
DEEDS: Final = ("settle", "take", "sell", "draw", "raid", "sink", "assembly", "unbury")
ADORNS: Final = re.compile(r'id="(got-(?:art|m|grow|century)-[^"]+|got-(?:compass|roof|battlement|steeple))"')
"""Pictures of cards and centuries, what grows on the land, roofs."""


def legend(texts: Texts, frame: Frame, lang: str) -> Legend:
    names, word = texts.names, ROOM.words(lang, "legend")

    def signs(keys: Sequence[str]) -> list[Sign]:
        return [texts.sign(key, frame.sign(f"got-{key}", LOOKS.get(key, "")), lang) for key in keys]

    places = [
        Sign(frame.sign(f"got-{one.id}", "town"), one.name[lang], word(f"{one.id}-is")) for one in names.entries.place
    ]
    goods = [*names.resources, "silver"]
    groups = {
        "map": [*signs(ON_THE_MAP), *places],
        "terrains": [
            Sign(frame.sign(f"got-{one.id}", f"of-terrain-{one.id}"), one.name[lang])
            for one in names.entries.terrain
            if has_symbol(f"got-{one.id}")
        ],
        "goods": [
            Sign(frame.sign(f"got-{one}", f"res-{one}"), names.resource(one, lang))
            for one in goods
            if has_symbol(f"got-{one}")
        ],
        "cards": signs(ON_CARDS),
        "deeds": signs(DEEDS),
        "beside": signs(BESIDE),
    }
    scenery = [chart.name for chart in CHARTS] + ADORNS.findall(ARTWORK)
    return Legend([texts.signs(key, found, lang) for key, found in groups.items()], scenery)
