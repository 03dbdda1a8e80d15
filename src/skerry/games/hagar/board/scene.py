"""What a board is drawn from: a seat's view, its legal moves, and the names of things."""

from skerry.drawing.sight import BoardSight
from skerry.games.hagar.board.geometry import Frame, Geometry
from skerry.games.hagar.components import beside
from skerry.games.hagar.text import Texts
from skerry.games.hagar.views import HagarView, LandscapeView, Place
from skerry.kernel.board import Glance
from skerry.words.rooms import in_sentence


class Scene(BoardSight[Texts, HagarView, Geometry]):
    """A view with everything that is asked of it while it is drawn."""

    def __init__(self, texts: Texts, glance: Glance[HagarView]) -> None:
        view = glance.view
        super().__init__(texts, glance, Geometry(narrow=glance.narrow))
        self.names = texts.names
        self.frame = Frame(self.size, view, self.working_cell(), self.size.least if view.chosen else self.size.aim)
        self.landscape_of = {field: landscape for landscape in view.landscapes for field in landscape.fields}
        self.tips = {landscape: self.about_landscape(landscape) for landscape in view.landscapes}

    def working_cell(self) -> Place | None:
        """Where the one who looks is laying a coaster or putting a token."""
        if not self.moves:
            return None
        if self.view.chosen is not None:
            return self.view.chosen
        asked = any(word.startswith("place ") for word in self.moves)
        return next((one.cell for one in self.view.map if asked and one.coaster == self.view.fresh), None)

    # --- words ------------------------------------------------------------------------------------------------------

    def coaster(self, coaster: str) -> str:
        return self.names.coasters[coaster][self.lang]

    def kind(self, kind: str) -> str:
        return self.names.kinds[kind][self.lang]

    def place(self, place: str) -> str:
        return self.names.place(place, self.lang)

    def where(self, cell: Place) -> str:
        """Where a free cell is, told by a coaster beside it."""
        return self.names.where(beside(cell, {one.cell: one.coaster for one in self.view.map}), self.lang)

    def side(self, side: str) -> str:
        return in_sentence(self.names.sides[side][self.lang], self.lang)

    def about_landscape(self, landscape: LandscapeView) -> str:
        """A landscape explained: its kind and size, what counts at it, who stands there and who leads."""
        return self.word(
            "landscape-tip",
            kind=self.kind(landscape.kind),
            size=len(landscape.fields),
            gold=landscape.gold,
            shields=landscape.shields,
            who=self.who_stands(landscape),
        )

    def who_stands(self, landscape: LandscapeView) -> str:
        """For example "Ann 2, Ben 1; Ann leads", and what it brings to each."""
        there = [seat for seat, count in enumerate(landscape.hagars) if count]
        if not there:
            return self.word("nobody")
        stand = [self.word("stands", player=self.players[i], strength=landscape.strength[i]) for i in there]
        leader = landscape.leader
        leads = [] if leader is None else [self.word("leads", player=self.players[leader])]
        brings = [
            self.word(
                "brings",
                player=self.players[seat],
                gold=landscape.gold_points[seat],
                dominion=landscape.dominion_points[seat],
            )
            for seat in there
        ]
        return "\n".join(["; ".join([", ".join(stand), *leads]), *brings])
