"""The three decks of tiles, each with its visible top, and the pool: a sign at the table, and all of it in a drawer."""

from typing import Final

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import counted, panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import HEAD, LEAST, PAD, SEATED
from skerry.games.pirate_haven.board.scene import RULE_OF_SORT, Scene
from skerry.games.pirate_haven.board.scenery import sheet
from skerry.games.pirate_haven.board.things import die, face, picture_of, rum
from skerry.games.pirate_haven.text import capital
from skerry.games.pirate_haven.views import Deck

WIDE: Final = 96
HIGH: Final = 96
LINES: Final = 4


def decks_sign(s: Scene) -> Picture:
    """What lies on top of each deck, and how many there are: it opens the drawer."""
    width = s.size.decks_width
    step = (width - 2 * PAD) / max(len(s.view.decks), 1)
    tops = [at(PAD + step * place, 33, small_deck(one)) for place, one in enumerate(s.view.decks)]
    drawn = el(
        "g",
        panel(width, SEATED, 8, "paper edge-line"),
        fitted(s.word("decks"), PAD + 2, 22, width - 44, 16, class_="heading", bold=True, least=LEAST),
        *tops,
        opener(width, s.word("open-decks"), "decks"),
    )
    return Picture(drawn, width, SEATED)


def opener(width: float, label: str, name: str) -> Element:
    """A strip can be pressed all over to open what it stands for."""
    mark = el("path", d=f"M{width - 26:g} 14l6 7l6 -7", class_="zoom-mark")
    return handle(name, panel(width, SEATED, 8, "clear"), mark, label=label)


def small_deck(one: Deck) -> Element:
    mark = symbol(picture_of(one.top or one.kind, one.kind), 34)
    return el("g", mark, words(str(one.count), 38, 24, 15, class_="number"))


# --- in the drawer ----------------------------------------------------------------------------------------------------


def decks(s: Scene) -> Picture:
    """The three decks with their visible tops and what the top tile does; below them the pool."""
    width = s.size.island_width
    heading = Picture(words(s.word("decks"), 2, 23, 17, class_="heading"), width, HEAD + 2)
    shown = [s.part(f"deck-{one.kind}", deck, one, width - 2 * PAD) for one in s.view.decks]
    body = below([heading, *shown, s.part("pool", pool)], 10)
    height = body.height + 2 * PAD
    return Picture(el("g", sheet(width, height), at(PAD, 2, body), id="decks"), width, height)


def deck(s: Scene, one: Deck, width: float) -> Picture:
    """The top tile, how many there are, and what can lie below."""
    count = f"{s.names.term(one.kind, s.lang)}: {one.count}"
    tile = el("rect", width=WIDE, height=HIGH, rx=6, class_="place")
    if one.top:
        tile = face(s.names, one.top, s.lang, WIDE, HIGH)
    backs = [
        el("rect", x=3 * n, y=3 * n, width=WIDE, height=HIGH, rx=6, class_="card") for n in (2, 1) if one.count > n
    ]
    drawn = piece(*backs, tile, id_=f"deck-{one.kind}", tip=about_deck(s, one))
    room = width - WIDE - 24
    lines = wrapped(capital(s.texts.card(one.top, s.lang)), room, 14, LINES) if one.top else []
    said = el(
        "g", fitted(count, 0, 14, room, 15, bold=True, least=LEAST), paragraph(lines, 0, 35, 14, 18) if lines else None
    )
    return Picture(el("g", drawn, at(WIDE + 20, 4, said)), width, HIGH + 6)


def about_deck(s: Scene, one: Deck) -> str:
    """What lies below the top, counted by type; the order is unknown to all."""
    below_top = ", ".join(f"{count} {s.names.tile(tile, s.lang)}" for tile, count in one.below.items()) or "–"
    more = [s.word("deck-tip", count=one.count, below=below_top)]
    if one.top:
        return s.about_tile(one.top, more, ["PIR-05"])
    return "\n".join([s.names.term(one.kind, s.lang), *more, "PIR-05, PIR-19"])


def pool(s: Scene) -> Picture:
    """Dice and Rum that are not used yet."""
    label = Picture(words(s.word("pool-label"), 0, 20, 15, class_="bold"), 70, 30)
    parts = [label]
    for sort, count in s.view.pool.items():
        drawn = rum(28) if sort == "rum" else die(sort, 5, 26)
        one = counted(Picture(drawn, 28, 28), count, 16)
        name = s.names.term(sort, s.lang)
        tip = s.word("pool-tip", sort=name, count=count) + f"\n{RULE_OF_SORT[sort]}"
        parts.append(Picture(piece(one.element, id_=f"pool-{sort}", tip=tip), one.width, 28))
    return beside(parts, 14)
