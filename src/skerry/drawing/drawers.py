"""Drawers: what lies over the board while a page has it open, such as a table that is rarely looked at."""

from skerry.drawing.svg import Element, el


def drawer(name: str, *children: Element | None) -> Element:
    """What a handle of this name opens; in a drawing alone it is closed.

    A page opens it by itself as long as something in it can be chosen.
    """
    return el("g", *children, class_="drawer", data_drawer=name)


def handle(name: str, *children: Element | None, label: str, tip: str = "", class_: str = "") -> Element:
    """What opens and closes a drawer; it is seen in any case, and the edge among its children glows."""
    return el(
        "g",
        *children,
        class_=f"handle {class_}".strip(),
        data_opens=name,
        data_tip=tip or None,
        role="button",
        tabindex=0,
        aria_expanded="false",
        aria_label=label,
    )
