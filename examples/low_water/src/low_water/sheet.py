"""A view of Low Water as tables in words: for terminals and for readers of text."""

from collections.abc import Sequence

from low_water.text import Texts
from low_water.views import LowWaterView
from skerry.kernel.sheet import Section, cells
from skerry.words.sheets import SheetWriter


class Sheet(SheetWriter[Texts, LowWaterView]):
    """Writes views of Low Water down, in one language and with the names of the players."""

    def sections(self) -> list[Section]:
        view = self.view
        if view.outcome is not None:
            more = [(self.word("lost"), view.outcome.lost), (self.word("rank"), view.outcome.ranks)]
            return [self.crews(), self.result_table(view.outcome, *more)]
        parts = [self.stage(), self.wrecks(), self.crews()]
        own = None if view.you is None else view.players[view.you].hand
        return parts if own is None else [*parts, self.hand(own)]

    def stage(self) -> Section:
        view, word = self.view, self.word
        rows = [cells(word("water"), word("water-at", water=view.water, flood=view.flood))]
        rows.append(cells(word("deck"), view.deck))
        if view.dice:
            rows.append(cells(word("dice"), ", ".join(map(str, view.dice))))
        return Section(word("ebb", ebb=view.ebb, ebbs=view.ebbs), ("", ""), rows)

    def wrecks(self) -> Section:
        rows = []
        for one in self.view.wrecks:
            printed = self.texts.wrecks[one.wreck]
            state = self.word("dry" if one.dry else "drowned")
            rows.append(cells(printed.name[self.lang], printed.draws, printed.throws, printed.dice, state))
        return Section("", self.heads("wreck", "draws", "throws", "rolls", "state"), rows, numbers=[1, 2, 3])

    def crews(self) -> Section:
        crews = self.view.players
        rows = [cells(self.players[one.seat], self.word(one.place), one.cards, one.points, one.lost) for one in crews]
        heads = self.heads("crew", "where", "cards", "points", "lost")
        return Section(self.word("crews"), heads, rows, numbers=[2, 3, 4])

    def hand(self, own: Sequence[str]) -> Section:
        cargo = [self.texts.cargo[kind] for kind in own]
        rows = [cells(one.name[self.lang], one.value) for one in cargo]
        return Section(self.word("hand"), ("", self.word("value")), rows, numbers=[1], own=True)
