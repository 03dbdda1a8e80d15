"""What the icons of a game mean: every one that its boards show, with its name."""

from collections.abc import Collection, Sequence


class Sign:
    """An icon in one language: as it is drawn on the boards, what it is called and, if its group doesn't say, means."""

    def __init__(self, picture: str, name: str, meaning: str = "") -> None:
        self.picture = picture
        """SVG for a page that has the `board_assets`."""
        self.name = name
        self.meaning = meaning


class Signs:
    """Icons that belong together, and a sentence about all of them."""

    def __init__(self, title: str, signs: Sequence[Sign]) -> None:
        self.title = title
        self.signs = signs


class Legend:
    """All icons of a game. `scenery` names the symbols of its artwork that only adorn."""

    def __init__(self, groups: Sequence[Signs], scenery: Collection[str] = ()) -> None:
        self.groups = groups
        self.scenery = scenery
