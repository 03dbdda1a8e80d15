"""A view of Low Water as tables in words: for terminals and for readers of text."""

from collections.abc import Sequence

from low_water.text import ROOM, Texts
from low_water.views import LowWaterOutcome, LowWaterView
from skerry.kernel.sheet import Section, by_player, cells
from skerry.words.rooms import Phrases


def sheet(texts: Texts, view: LowWaterView, lang: str, names: Sequence[str]) -> list[Section]:
    """What a view shows, in words."""
    word = ROOM.words(lang, "sheet")
    if view.outcome is not None:
        return [crews(view, word, names), result(texts, view.outcome, word, names)]
    parts = [stage(view, word), wrecks(texts, view, word), crews(view, word, names)]
    own = None if view.you is None else view.players[view.you].hand
    return parts if own is None else [*parts, hand(texts, own, word)]


def stage(view: LowWaterView, word: Phrases) -> Section:
    water = word("water-at", water=view.water, flood=view.flood)
    rows = [cells(word("water"), water), cells(word("deck"), view.deck)]
    if view.dice:
        rows.append(cells(word("dice"), ", ".join(map(str, view.dice))))
    return Section(word("ebb", ebb=view.ebb, ebbs=view.ebbs), ("", ""), rows)


def wrecks(texts: Texts, view: LowWaterView, word: Phrases) -> Section:
    rows = []
    for one in view.wrecks:
        printed = texts.prints[one.wreck]
        state = word("dry" if one.dry else "drowned")
        rows.append(cells(printed["name"][word.lang], printed["draws"], printed["throws"], printed["dice"], state))
    return Section("", [word(key) for key in ("wreck", "draws", "throws", "rolls", "state")], rows, numbers=[1, 2, 3])


def crews(view: LowWaterView, word: Phrases, names: Sequence[str]) -> Section:
    rows = [cells(names[one.seat], word(one.place), one.cards, one.points, one.lost) for one in view.players]
    heads = [word(key) for key in ("crew", "where", "cards", "points", "lost")]
    return Section(word("crews"), heads, rows, numbers=[2, 3, 4])


def hand(texts: Texts, own: Sequence[str], word: Phrases) -> Section:
    rows = [cells(texts.cargo[kind][word.lang], texts.prints[kind]["value"]) for kind in own]
    return Section(word("hand"), ("", word("value")), rows, numbers=[1], own=True)


def result(texts: Texts, outcome: LowWaterOutcome, word: Phrases, names: Sequence[str]) -> Section:
    """The points by source, cards lost, places."""
    points = [(texts.source(source, word.lang), of) for source, of in outcome.by_source().items()]
    return by_player(word("result"), names, [*points, (word("lost"), outcome.lost), (word("rank"), outcome.ranks)])
