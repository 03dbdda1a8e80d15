"""SVG elements as small values. Text and attributes are escaped here and nowhere else."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape

Value = str | int | float | None
"""What an attribute can be; None leaves it out."""


class Element:
    """One element with what is inside it; `str` writes it down."""

    def __init__(self, name: str, attributes: str, children: "Sequence[Element | str]") -> None:
        self.name = name
        self.attributes = attributes
        self.children = children

    def __str__(self) -> str:
        parts: list[str] = []
        self.write(parts)
        return "".join(parts)

    def write(self, parts: list[str]) -> None:
        """Add the markup to these parts of a text."""
        if not self.children:
            parts.append(f"<{self.name}{self.attributes}/>")
            return
        parts.append(f"<{self.name}{self.attributes}>")
        for child in self.children:
            if isinstance(child, str):
                parts.append(escape(child, quote=False))
            else:
                child.write(parts)
        parts.append(f"</{self.name}>")


class Written(Element):
    """Markup that stands in a file of ours, such as artwork or a stylesheet, and is put in as it is."""

    def __init__(self, markup: str) -> None:
        super().__init__("", "", ())
        self.markup = markup

    def write(self, parts: list[str]) -> None:
        parts.append(self.markup)


def el(tag: str, *children: Element | str | None, **attributes: Value) -> Element:
    """An element: `el("g", card, class_="hand", data_move="end")`. None among the children is left out."""
    written = [
        f' {_attribute(key)}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    ]
    return Element(tag, "".join(written), [child for child in children if child is not None])


def group(children: Iterable[Element | None], **attributes: Value) -> Element:
    return el("g", *children, **attributes)


def number(value: float) -> str:
    """As short as it can be: 12, 12.5."""
    return str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")


@cache
def _attribute(key: str) -> str:
    """`class_` is class, `data_move` is data-move; `viewBox` stays what it is."""
    return key.rstrip("_").replace("_", "-")
