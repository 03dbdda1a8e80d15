"""The pieces all games share, and how a piece says that it can be chosen. Looks stand in the stylesheet."""

from typing import Final

from skerry.drawing.layout import Picture, scaled
from skerry.drawing.lettering import words
from skerry.drawing.svg import Element, Value, drawn_once, el

# --- what can be chosen -----------------------------------------------------------------------------------------------


class Choice:
    """What a click on a piece says: the word of a legal move and its label.

    Or a word that a player might want to say here and may not: the page can ask the table why. Or a part of a larger
    choice: how often it is picked, and how often it could be.
    """

    def __init__(self, word: str, label: str, *, legal: bool = True, picks: tuple[int, int] | None = None) -> None:
        self.word = word
        self.label = label
        self.legal = legal
        self.picks = picks

    @property
    def picked(self) -> int:
        """How often it is picked."""
        return 0 if self.picks is None else self.picks[0]

    def attributes(self) -> dict[str, Value]:
        """What a click does: say a word; pick a part of a choice, or put it back where no more can be picked."""
        button: dict[str, Value] = {"role": "button", "tabindex": 0, "aria_label": self.label}
        if self.picks is None:
            return {"data_move": self.word, **button}
        picked, most = self.picks
        return {
            "data_pick": self.word if picked < most else None,
            "data_put_back": self.word if picked else None,
            "aria_pressed": "true" if picked else "false",
            **button,
        }

    @property
    def looks(self) -> str:
        """Its classes: what can be chosen glows, what is picked is marked."""
        return "legal" if self.picks is None else "picked" if self.picked else "legal"


def piece(
    *children: Element | None,
    id_: str = "",
    tip: str = "",
    class_: str = "",
    choice: Choice | None = None,
    **more: Value,
) -> Element:
    """A thing on the table: with an id if it can travel, a tip that explains it, and a choice if there is one.

    A tip is a few lines: the name of the thing, what there is to know, and in the last one the ids of the rules.
    """
    attributes: dict[str, Value] = {"id": id_ or None, "data_tip": tip or None, **more}
    if choice is not None and choice.legal:
        attributes |= choice.attributes()
        return el("g", *children, class_=f"{class_} {choice.looks}".strip(), **attributes)
    if choice is not None:
        class_ = f"{class_} wish".strip()
        attributes["data_wish"] = choice.word
    named: dict[str, Value] = {"role": "img", "aria_label": tip.partition("\n")[0]} if tip else {}
    return el("g", *children, class_=class_ or None, **attributes, **named)


def picked_mark(choice: Choice | None, x: float, y: float, *, back: bool = False) -> Element | None:
    """How many are picked, on a disc around (x, y): a tick for one. Nothing where none is.

    It can put one back, for pieces on which a click picks more. It is no button: there is one beside the board.
    """
    if choice is None or not choice.picked:
        return None
    said = words("✓" if choice.picked == 1 else str(choice.picked), 0, 5, 14, class_="picked-number", anchor="middle")
    reach = el("circle", r=22.5, class_="clear") if back else None
    word = choice.word if back else None
    disc = el("circle", r=11, class_="picked-disc")
    return el("g", reach, disc, said, transform=f"translate({x:g},{y:g})", data_put_back=word)


def control(*children: Element | None, label: str, **more: Value) -> Element:
    """A button for the page and not for the game: what it does stands in a data attribute. A drawing alone hides it."""
    return el("g", *children, class_="control", role="button", tabindex=0, aria_label=label, **more)


NUMBER: Final = 13.9
"""The least size of a number on a coin, in units of the drawing."""

# --- shapes -----------------------------------------------------------------------------------------------------------


@drawn_once
def panel(width: float, height: float, radius: float = 8, class_: str = "panel") -> Element:
    """A ground on which other things lie. What can be chosen glows at the edge."""
    return el("rect", width=width, height=height, rx=radius, class_=f"edge {class_}".strip())


@drawn_once
def symbol(name: str, size: float, x: float = 0, y: float = 0, class_: str = "") -> Element:
    """A symbol of the artwork."""
    return el("use", href=f"#{name}", x=x, y=y, width=size, height=size, class_=class_ or None)


@drawn_once
def coin(amount: object, radius: float, x: float = 0, y: float = 0) -> Element:
    """A coin with a number, around (x, y)."""
    size = max(radius, NUMBER)
    return el(
        "g",
        el("circle", cx=x, cy=y, r=radius, class_="coin"),
        el("circle", cx=x, cy=y, r=radius - 2.5, class_="coin-ring"),
        words(str(amount), x, y + size * 0.35, size, class_="coin-number", anchor="middle"),
    )


@drawn_once
def back(width: float, height: float, mark: str, size: float) -> Element:
    """The back of a card with a symbol in its middle."""
    return el(
        "g",
        panel(width, height, 3, "back"),
        symbol(mark, size, (width - size) / 2, (height - size) / 2, "back-mark"),
    )


def counted(drawn: Picture, count: object, size: float = 14, gap: float = 3) -> Picture:
    """A thing and how many there are."""
    width = drawn.width + gap + 0.62 * size * len(str(count))
    number = words(str(count), drawn.width + gap, drawn.height / 2 + size * 0.36, size, class_="number")
    return Picture(el("g", drawn.element, number), width, drawn.height)


def cube(size: float, class_: str) -> Element:
    """A wooden cube, seen from the front and a little from above; its colour is a class."""
    lid = size * 0.3
    top = f"M0 {lid:g}L{lid:g} 0H{size + lid:g}L{size:g} {lid:g}Z"
    side = f"M{size:g} {lid:g}L{size + lid:g} 0V{size:g}L{size:g} {size + lid:g}Z"
    return el(
        "g",
        el("path", d=top, class_="cube-top"),
        el("path", d=side, class_="cube-side"),
        el("rect", y=lid, width=size, height=size, class_="cube-front"),
        class_=f"cube {class_}",
    )


PIPS: Final = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def die(value: int, size: float) -> Element:
    """A die that shows this value."""
    pips = [
        el("circle", cx=size * (1 + x) / 4, cy=size * (1 + y) / 4, r=size * 0.09, class_="pip") for x, y in PIPS[value]
    ]
    return el("g", panel(size, size, size / 6, "die"), *pips, role="img", aria_label=str(value))


# --- players ----------------------------------------------------------------------------------------------------------

SHAPES: Final = (
    "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
    "M3 2H21V22H3Z",
    "M12 0L24 12L12 24L0 12Z",
    "M7 1H17L23 12L17 23H7L1 12Z",
    "M12 0L24 9L19.5 23H4.5L0 9Z",
    "M1 3H23V14Q23 21 12 24Q1 21 1 14Z",
)
"""A seat is known by shape as well as by colour: disc, square, diamond, hexagon, pentagon, shield."""


@drawn_once
def player_mark(seat: int, name: str, size: float = 24) -> Picture:
    """The sign of a seat, with the initial of its player."""
    shape = el("path", d=SHAPES[seat % len(SHAPES)])
    initial = words(name[:1].upper(), 12, 17.3, 15, class_="initial", anchor="middle")
    return scaled(Picture(el("g", shape, initial, class_=f"seat seat-{seat}"), 24, 24), size / 24)
