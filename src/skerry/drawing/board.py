"""The frame of a board: one SVG element that stands alone, or a bare one for a page that has looks and symbols once."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from skerry.drawing.layout import Picture, at
from skerry.drawing.pieces import symbol
from skerry.drawing.sight import BoardSight
from skerry.drawing.svg import Element, Value, el, together

SIGN: Final = 32
"""The size of a symbol that is shown by itself, in units of its drawing."""


def zone(name: str, picture: Picture, *, scrolls: bool = False, alone: bool = False) -> Picture:
    """A part of the table with a name (`table`, `mine`, `others`): a phone shows one at a time, with tabs between.

    Much text in one is better scrolled than made to fit into the height of the screen. An upright tablet shows two side
    by side, unless one of them is better seen large.
    """
    size: dict[str, Value] = {"data_width": f"{picture.width:g}", "data_height": f"{picture.height:g}"}
    if scrolls:
        size["data_scrolls"] = ""
    if alone:
        size["data_alone"] = ""
    return Picture(el("g", picture.element, data_zone=name, **size), picture.width, picture.height)


def symbols(artwork: str) -> str:
    """The symbols of a drawing that has one in each line; what else stands there is for a viewer of the file."""
    return "".join(line for line in artwork.splitlines() if line.startswith("<symbol"))


class Frame:
    """What all boards of a game are drawn in: its looks and its symbols."""

    def __init__(self, class_: str, stylesheet: str, artwork: str) -> None:
        self.class_ = class_
        self.looks_and_symbols = together(el("style", Element(stylesheet)), el("defs", Element(artwork)))

    def board(
        self, whole: Picture, width: float, margin: float, label: str, parts: Mapping[str, str], *, bare: bool
    ) -> dict[str, str]:
        """A whole table as one SVG element that needs nothing from outside; a bare one needs the assets on its page.

        It has the id "", and with it come the parts that have a place in it, by their ids.
        """
        drawn = el(
            "svg",
            None if bare else self.looks_and_symbols,
            at(margin, margin, whole),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {whole.height + 2 * margin:g}",
            class_=f"skerry {self.class_}",
            role="group",
            aria_label=label,
        )
        return {"": str(drawn), **parts}

    def icon(self, drawn: Element, width: float = SIGN, height: float = SIGN) -> str:
        """Something of a board by itself, for a page that has the assets."""
        return str(el("svg", drawn, viewBox=f"0 0 {width:g} {height:g}", class_=f"skerry {self.class_}"))

    def sign(self, name: str, class_: str = "") -> str:
        """A symbol by itself, as it looks with these classes."""
        return self.icon(symbol(name, SIGN, class_=class_))

    def assets(self) -> str:
        """What bare boards need, once on their page: an SVG element that shows nothing itself."""
        nowhere = "position:absolute"
        drawn = self.looks_and_symbols
        return str(el("svg", drawn, width=0, height=0, style=nowhere, aria_hidden="true", focusable="false"))


S = TypeVar("S", bound=BoardSight[Any, Any, Any])


class Boards(Generic[S]):
    """Draws all boards of a game: what one is drawn from, the whole drawing, and the frame around it."""

    def __init__(
        self,
        frame: Frame,
        scene: Callable[[Any], S],
        whole: Callable[[S], Picture],
        without_a_piece: Collection[str] = (),
    ) -> None:
        """The words `without_a_piece` belong to nothing on the board: a page offers these moves as buttons."""
        self.frame = frame
        self.scene = scene
        self.whole = whole
        self.without_a_piece = without_a_piece

    def board(self, glance: Any) -> dict[str, str]:
        s = self.scene(glance)
        whole = self.whole(s)
        return self.frame.board(whole, s.size.width, s.size.margin, s.word("board"), s.parts, bare=glance.bare)

    def assets(self) -> str:
        return self.frame.assets()

    def unplaced(self, moves: Sequence[Any]) -> list[Any]:
        return [move for move in moves if move.word in self.without_a_piece]
