"""What a board is drawn from: a seat's view, its legal moves, the names of things, and the measures of the drawing."""

from low_water.text import ROOM, Texts
from low_water.views import Crew, LowWaterView
from skerry.drawing.sight import BoardSight
from skerry.kernel.board import Glance


class Scene(BoardSight[Texts, LowWaterView]):
    """A view with everything that is asked of it while it is drawn."""

    FIXED = BoardSight.FIXED | {"narrow", "width", "margin", "inside", "gap", "letters", "title", "sign"}

    def __init__(self, texts: Texts, glance: Glance[LowWaterView]) -> None:
        super().__init__(texts, glance)
        self.word = ROOM.words(self.lang, "board", "sheet")
        self.narrow = glance.narrow
        self.width, self.margin = (390, 6) if self.narrow else (1280, 10)
        self.inside = self.width - 2 * self.margin
        self.gap, self.letters, self.title, self.sign = (8, 14, 16, 24) if self.narrow else (10, 18, 22, 32)

    @property
    def you(self) -> Crew | None:
        """The player who looks; None for a spectator."""
        you = self.view.you
        return None if you is None else self.view.players[you]
