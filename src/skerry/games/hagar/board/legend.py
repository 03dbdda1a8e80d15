"""What the icons on the table of Hägar mean."""

from typing import Final

from skerry.drawing.board import SIGN
from skerry.drawing.layout import at
from skerry.drawing.lettering import words
from skerry.drawing.pieces import coin, panel, symbol
from skerry.drawing.svg import Element, el
from skerry.games.hagar.board import FRAME
from skerry.games.hagar.board.coaster import ALONG, dots, hagar
from skerry.games.hagar.text import Texts
from skerry.kernel.legend import Legend, Sign

HALF: Final = SIGN / 2
SCENERY: Final = ("hagar-mug",)
"""What only stands on the table."""


def legend(texts: Texts, lang: str) -> Legend:
    names = texts.names

    def sign(key: str, drawn: Element) -> Sign:
        return texts.sign(key, FRAME.icon(drawn), lang)

    groups = {
        "landscapes": [Sign(FRAME.icon(ground(kind)), name[lang]) for kind, name in names.kinds.items()],
        "coasters": [
            sign("gold", medal(coin("", 10, HALF, HALF))),
            sign("shield", medal(symbol("hagar-shield", 20, 6, 6, "printed"))),
            sign("beer", medal(symbol("hagar-beer", 20, 6, 6, "beer"))),
            sign("die", die_field()),
        ],
        "map": [
            sign("hagar", at(HALF, HALF, hagar(0, 28))),
            sign("token-gold", coin("$", 13, HALF, HALF)),
            sign("shore", shore("led led-0")),
            sign("shore-tied", shore("")),
            sign("double", doubled()),
        ],
        "players": [
            sign("start", symbol("hagar-start", 26, 3, 3)),
            sign("crown", symbol("hagar-crown", 28, 2, 2)),
            sign("points", coin(6, 13, HALF, HALF)),
        ],
        "turning": [
            sign("turn", button("hagar-turn")),
            sign("tick", button("hagar-tick")),
        ],
    }
    return Legend([texts.signs(key, found, lang) for key, found in groups.items()], SCENERY)


def ground(kind: str) -> Element:
    """A field of a landscape."""
    field = el("rect", x=1, y=1, width=SIGN - 2, height=SIGN - 2, rx=4, class_=kind)
    return el("g", field, symbol(f"hagar-{kind}", 24, 4, 4, f"on-{kind}"))


def medal(printed: Element) -> Element:
    return el("g", el("circle", cx=HALF, cy=HALF, r=14.5, class_="medal"), printed)


def die_field() -> Element:
    """A number and the arrow of its line."""
    arrow = el("path", d=ALONG, class_="arrow", transform=f"translate({HALF:g} {HALF:g}) scale(.62)")
    box = el("rect", x=6, y=6, width=20, height=20, rx=4, class_="medal")
    return el("g", arrow, box, dots(3, HALF, HALF))


def shore(led: str) -> Element:
    """The outline of a landscape: in the colour of who leads there, dotted if nobody does."""
    field = el("rect", x=1, y=1, width=SIGN - 2, height=SIGN - 2, rx=4, class_="water")
    line = el("path", d="M5 5H27V27H5Z", class_=f"outline {led}".strip(), style="--thick:3px")
    return el("g", field, line)


def doubled() -> Element:
    band = el("rect", x=1, y=6, width=SIGN - 2, height=20, class_="double")
    return el("g", band, words("×2", HALF, 21, 14, class_="on-double", anchor="middle"))


def button(name: str) -> Element:
    return el("g", panel(SIGN, SIGN, HALF, "card"), symbol(name, 20, 6, 6))
