"""What a board is drawn from: a seat's view, its legal moves, the names of things, and the measures of the drawing."""

from low_water.text import Texts
from low_water.views import LowWaterView
from skerry.drawing.sight import BoardSight, Size
from skerry.kernel.board import Glance


class Measures(Size):
    """Wide for screens, narrow for phones; the sizes of text, titles and signs."""

    def __init__(self, *, narrow: bool) -> None:
        width, margin, gap = (390, 6, 8) if narrow else (1280, 10, 10)
        super().__init__(narrow=narrow, width=width, margin=margin, gap=gap)
        self.letters, self.title, self.sign = (14, 16, 24) if narrow else (18, 22, 32)


class Scene(BoardSight[Texts, LowWaterView, Measures]):
    """A view with everything that is asked of it while it is drawn."""

    def __init__(self, texts: Texts, glance: Glance[LowWaterView]) -> None:
        super().__init__(texts, glance, Measures(narrow=glance.narrow))
        self.you = None if self.view.you is None else self.view.players[self.view.you]
