"""SVG elements as small values. Text and attributes are escaped here and nowhere else."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

Value = str | int | float | None
"""What an attribute can be; None leaves it out."""


class Element:
    """One element with all that is inside it, or several in a row, written down.

    An element never changes, so one that was drawn before can be used again.
    """

    __slots__ = ("markup",)

    def __init__(self, markup: str) -> None:
        self.markup = markup

    def __str__(self) -> str:
        return self.markup


def el(tag: str, *children: Element | str | None, **attributes: Value) -> Element:
    """An element: `el("g", card, class_="hand", data_move="end")`. None among the children is left out."""
    start = tag
    for key, value in attributes.items():
        if value is not None:
            start += _attribute(key, value)
    inside = ""
    for child in children:
        if child is not None:
            inside += escape(child, quote=False) if isinstance(child, str) else child.markup
    return Element(f"<{start}>{inside}</{tag}>" if inside else f"<{start}/>")


def group(children: Iterable[Element | None], **attributes: Value) -> Element:
    return el("g", *children, **attributes)


def together(*elements: Element | None) -> Element:
    """Several elements in a row as one."""
    return Element("".join([element.markup for element in elements if element is not None]))


def drawn_once(draw: Callable[P, T]) -> Callable[P, T]:
    """A function that remembers what it drew for the same arguments, for things that lie on board after board."""
    return cast("Callable[P, T]", lru_cache(maxsize=4096)(draw))


@drawn_once
def number(value: float) -> str:
    """As short as it can be: 12, 12.5."""
    return str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")


@lru_cache(maxsize=16384)
def _attribute(key: str, value: str | float) -> str:
    """`class_` is class, `data_move` is data-move; `viewBox` stays what it is."""
    return f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"'


def _written(value: str | float) -> str:
    """A value within quotation marks. A line break is spelled out, else a reader of XML would take it for a space."""
    return escape(value).replace("\n", "&#10;") if isinstance(value, str) else number(value)
