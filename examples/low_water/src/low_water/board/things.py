"""Small things on the table: a cargo card, its back, a button, the sign of a crew."""

from low_water.board.scene import Scene
from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted
from skerry.drawing.pieces import back, coin, panel, piece, symbol
from skerry.drawing.svg import Element, el


def cargo_card(s: Scene, kind: str, id_: str, *, throws: bool) -> Picture:
    """A card with its sign, its name and its value; it may be a choice when one is to be thrown away."""
    width, height = (50, 74) if s.size.narrow else (104, 140)
    size = 28 if s.size.narrow else 56
    radius = 10 if s.size.narrow else 17
    printed = s.texts.cargo[kind]
    name = printed.name[s.lang]
    tip = s.word(f"{printed.use}-tip", cargo=name, value=printed.value)
    drawn = piece(
        panel(width, height, 6, "card"),
        symbol(f"low-{kind}", size, (width - size) / 2, height * 0.26, kind),
        coin(printed.value, radius, radius + 3, radius + 3),
        fitted(name, width / 2, height - (7 if s.size.narrow else 13), width - 6, s.size.letters - 1, anchor="middle"),
        id_=id_,
        tip=tip,
        choice=s.choice(f"throw {kind}") if throws else None,
    )
    return Picture(drawn, width, height)


def card_back(s: Scene, id_: str) -> Picture:
    width, height = (18, 26) if s.size.narrow else (26, 38)
    return Picture(el("g", back(width, height, "low-wave", width - 6), id=id_), width, height)


def chip(s: Scene, word: str, label: str, mark: str, width: float) -> list[Picture]:
    """A button for a move that goes with a card; none while it is no choice."""
    choice = s.choice(word)
    if choice is None:
        return []
    height = 30 if s.size.narrow else 44
    size = height - 10
    words = fitted(label, size + 12, height * 0.66, width - size - 18, s.size.letters, bold=True)
    drawn = piece(panel(width, height, 8, "card"), symbol(f"low-{mark}", size, 6, 5, mark), words, choice=choice)
    return [Picture(drawn, width, height)]


def titled(s: Scene, title: str, inside: Picture, class_: str = "panel") -> Picture:
    """A panel over the whole width with a title."""
    pad, head = 10, s.size.title + 12
    height = head + inside.height + 2 * pad
    heading: Element = fitted(title, pad, pad + s.size.title, s.size.inside - 2 * pad, s.size.title, class_="heading")
    drawn = el("g", panel(s.size.inside, height, 8, class_), heading, at(pad, pad + head, inside))
    return Picture(drawn, s.size.inside, height)
