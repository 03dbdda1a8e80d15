"""What the icons on the table of Pirate Haven mean."""

from typing import Final

from skerry.drawing.board import SIGN
from skerry.drawing.layout import at
from skerry.drawing.pieces import symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board import FRAME
from skerry.games.pirate_haven.board.chart import bonus_mark, special_sign
from skerry.games.pirate_haven.board.ships import no_pennant
from skerry.games.pirate_haven.board.things import badge, die, empty_slot, pawn, picture_of, rum
from skerry.games.pirate_haven.board.things import sign as printed
from skerry.games.pirate_haven.components import KINDS
from skerry.games.pirate_haven.text import Texts, capital
from skerry.kernel.legend import Legend, Sign, Signs

COUNTED: Final = {
    "income": "gold",
    "navy": "",
    "strength": "",
    "warning": "warn",
    "pirates": "",
    "direction": "",
    "fame": "star",
    "crown": "star",
}
"""Symbols of what is counted, with their looks."""
SCENERY: Final = ("haven-map",)


def legend(texts: Texts, lang: str) -> Legend:
    def sign(key: str, drawn: Element) -> Sign:
        return texts.sign(key, FRAME.icon(drawn), lang)

    pieces = [
        *[sign(f"{colour}-die", at(3, 3, die(colour, 4, 26))) for colour in ("resource", "treasure", "navy")],
        sign("rum-token", rum(SIGN)),
        sign("ship-pawn", at(4, 0, pawn(0, "A", SIGN).element)),
    ]
    chart = [
        sign("pennant", at(4, 2, no_pennant())),
        sign("bonus", at(0, 7, bonus_mark("one-treasure", 1))),
        *[special(texts, one, lang) for one in ("all-treasure", "all-navy")],
    ]
    tiles = [
        sign("badge", el("g", at(5, 5, badge(3, 0)), class_="of-building")),
        sign("printed-resource", at(6, 6, printed("resource", 20))),
        sign("printed-treasure", symbol("haven-treasure", 24, 4, 4, "gold")),
        sign("open-spot", at(4, 4, empty_slot(24, locked=False))),
        sign("locked-spot", at(4, 4, empty_slot(24, locked=True))),
        *[sign(kind, tile(f"haven-{kind}", kind)) for kind in KINDS],
    ]
    counted = [sign(key, symbol(f"haven-{key}", 26, 3, 3, looks)) for key, looks in COUNTED.items()]
    handling = [sign(key, symbol(f"haven-{key}", 24, 4, 4)) for key in ("reroll", "move")]
    groups = {"pieces": pieces, "chart": chart, "tiles": tiles, "counted": counted, "handling": handling}
    said = [texts.signs(key, found, lang) for key, found in groups.items()]
    return Legend([*said, *[of_kind(texts, kind, lang) for kind in KINDS]], SCENERY)


def tile(name: str, kind: str) -> Element:
    """The picture of a tile on the ground of its kind."""
    ground = el("rect", x=1, y=1, width=SIGN - 2, height=SIGN - 2, rx=5, class_="tile")
    return el("g", ground, symbol(name, 26, 3, 3, "picture"), class_=f"of-{kind}")


def of_kind(texts: Texts, kind: str, lang: str) -> Signs:
    """All tiles of a kind, with all that is printed on them."""
    found = [
        Sign(FRAME.icon(tile(picture_of(id_, kind), kind)), one.name[lang], capital(texts.card(id_, lang)))
        for id_, one in texts.names.tiles.items()
        if one.kind == kind
    ]
    return texts.signs(f"all-{kind}s", found, lang)


def special(texts: Texts, name: str, lang: str) -> Sign:
    """A special action of the Map."""
    return texts.sign(name, FRAME.icon(at(2, 2, special_sign(name, 28))), lang)
