"""What a board is drawn from: a seat's view, its legal moves, and what is printed."""

from collections.abc import Iterable, Mapping, Sequence

from skerry.drawing.parts import answered, families
from skerry.drawing.sight import BoardSight
from skerry.games.haithabu.board.geometry import Geometry
from skerry.games.haithabu.entries import Explained
from skerry.games.haithabu.text import Texts
from skerry.games.haithabu.views import HaithabuView, Player
from skerry.kernel.board import Glance

Goods = Mapping[str, int]


def signed(number: int) -> str:
    """A number with its sign as it is printed."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def wanted(missing: Goods, there: Goods) -> bool:
    """Is there any good that is missing?"""
    return any(count and there[kind] for kind, count in missing.items())


class Scene(BoardSight[Texts, HaithabuView, Geometry]):
    """A view with everything that is asked of it while it is drawn."""

    FIXED = BoardSight.FIXED | {"entries"}

    def __init__(self, texts: Texts, glance: Glance[HaithabuView]) -> None:
        view = glance.view
        super().__init__(texts, glance, Geometry(view.seats, narrow=glance.narrow), view.seats)
        self.names = texts.names
        self.entries = texts.names.entries
        self.families = families([f"{word} " for word in self.moves])
        self.you: Player | None = None if view.you is None else view.players[view.you]
        self.main = 0 if view.you is None else view.you
        """The seat whose mat is drawn large."""
        self.action = view.action

    @answered
    def is_main(self, seat: int) -> bool:
        """Is it this seat's mat that is drawn large?"""
        return seat == self.main

    @answered
    def is_acting(self, seat: int) -> bool:
        """Is it this seat's turn?"""
        return self.view.stage == "turn" and self.view.active == seat and not self.view.over

    @answered
    def is_used(self, space: str) -> bool:
        """Is it the space of the action that is carried out?"""
        return self.action.space == space

    # --- words ----------------------------------------------------------------------------------------------------

    def good(self, kind: str) -> str:
        return self.names.good(kind, self.lang)

    def printed(self, entry: Explained) -> str:
        """What is printed on it, in the reader's language."""
        return entry.text[self.lang]

    def goods_named(self, goods: Goods) -> str:
        """For example "2 mead, 1 cloth"."""
        return ", ".join(f"{count} {self.good(kind)}" for kind, count in goods.items() if count) or "–"

    def prices(self, kind: str) -> Sequence[int]:
        """The price scale of a kind, from cheap to dear."""
        return self.entries.price_scale.of_kind[kind].values

    def points(self, seat: int) -> int:
        """The victory points so far, and at the end all of them."""
        return self.view.points_of(seat)

    # --- choices --------------------------------------------------------------------------------------------------

    def picked(self, word: str) -> tuple[int, int] | None:
        """How often a part of a larger choice is picked, and how often it could be."""
        return self.picks.get(word)

    def asked(self, family: str) -> bool:
        """Is a word of this family legal?"""
        return family in self.families

    def numbers(self, family: str) -> list[int]:
        """The numbers with which this family is legal: `buy 3`, `load mead 2`."""
        words: Iterable[str] = self.moves
        return [int(word.removeprefix(f"{family} ")) for word in words if word.startswith(f"{family} ")]

    def idle(self, letter: str) -> bool:
        """Would your worker find nothing to do on this space of the dial, as things stand?"""
        you, key = self.you, self.names.spaces[letter].key
        if you is None:
            return False
        if key == "sell-dear":
            return not you.post_total
        if key == "deliver":
            return not any(card and wanted(card.missing, you.post) for card in you.orders)
        return bool(key == "transport" and not (you.warehouse_total and (you.wagon or you.ship)))

    # --- silver ---------------------------------------------------------------------------------------------------

    def loans_for(self, cost: int) -> int:
        """How many loans you would take to pay this; none when your silver is not shown."""
        if self.you is None or self.you.silver is None or cost <= self.you.silver:
            return 0
        return -(-(cost - self.you.silver) // self.entries.loan.payout.silver)
