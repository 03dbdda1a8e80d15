"""The piles of goods and of buildings, and what was discarded."""

from skerry.drawing.layout import Picture, beside
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import back, counted, piece
from skerry.games.riga.board.cards import counted_good
from skerry.games.riga.board.geometry import SMALL
from skerry.games.riga.board.scene import Scene


def pile(id_: str, mark: str, count: int, tip: str) -> Picture:
    """A pile of cards face down, with its number of cards."""
    drawn = counted(Picture(back(30, 21, mark, 15), 30, 21), count, 14, 5)
    return Picture(piece(drawn.element, id_=id_, tip=tip, class_="on-sign"), drawn.width, 22)


def labelled(label: str, thing: Picture) -> Picture:
    said = words(label, 0, 15, SMALL, class_="on-sign")
    return beside([Picture(said, width_of(label, SMALL), 22), thing], 5)


def goods_pile(s: Scene) -> Picture:
    count = s.view.goods_pile
    return pile("pile-goods", "riga-wine", count, s.word("goods-pile", count=count))


def goods_discard(s: Scene) -> Picture:
    """What was discarded lies open, by kind."""
    counts = s.view.goods_discard
    line = beside([counted_good(good, count) for good, count in counts.items()], 5)
    tip = s.word("goods-discard", goods=s.named(counts))
    shown = piece(line.element, id_="discard-goods", tip=tip, class_="on-sign")
    return labelled(s.word("away"), Picture(shown, line.width, 18))


def building_piles(s: Scene) -> list[Picture]:
    count, away = s.view.building_pile, s.view.building_discard
    drawn = pile("pile-buildings", "riga-guildhall", count, s.word("building-pile", count=count))
    gone = pile("discard-buildings", "riga-guildhall", away, s.word("building-discard", count=away))
    return [drawn, labelled(s.word("away"), gone)]
