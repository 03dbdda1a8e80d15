"""The three decks of tiles, each with its visible top."""

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import panel, piece
from skerry.drawing.svg import el
from skerry.games.pirate_haven.board.geometry import HEAD
from skerry.games.pirate_haven.board.scene import Scene
from skerry.games.pirate_haven.board.things import face
from skerry.games.pirate_haven.views import Deck


def decks(s: Scene) -> Picture:
    """The three decks with their visible tops; where there is room, with what the top tile does."""
    width, pad = s.size.decks_width, s.size.pad
    inside = width - 2 * pad
    roomy = not s.size.narrow and inside >= 380
    each = (inside - 16) / 3 if s.size.narrow else inside
    shown = [s.part(f"deck-{one.kind}", deck, one, each, roomy) for one in s.view.decks]
    body = beside(shown, 8, top=True) if s.size.narrow else below(shown, 8)
    height = HEAD + body.height + pad
    heading = words(s.word("decks"), pad + 2, 20, 16, class_="heading")
    return Picture(el("g", panel(width, height), heading, at(pad, HEAD, body), id="decks"), width, height)


def deck(s: Scene, one: Deck, width: float, roomy: bool) -> Picture:
    """The top tile, how many there are, and what can lie below."""
    count = f"{s.names.term(one.kind, s.lang)}: {one.count}"
    wide = min(width - 10, 112)
    tile = el("rect", width=wide, height=78, rx=5, class_="place")
    if one.top:
        tile = face(s.names, one.top, s.lang, wide, 78)
    backs = [el("rect", x=3 * n, y=3 * n, width=wide, height=78, rx=5, class_="card") for n in (2, 1) if one.count > n]
    drawn = piece(*backs, tile, id_=f"deck-{one.kind}", tip=about_deck(s, one))
    if s.size.narrow or not roomy:
        label = fitted(count, 0, 98, width, 12, class_="faint")
        return Picture(el("g", drawn, label), width, 102)
    room = width - wide - 22
    lines = wrapped(s.texts.card(one.top, s.lang), room, 13, 3) if one.top else []
    said = el("g", fitted(count, 0, 14, room, 14, bold=True), paragraph(lines, 0, 34, 13, 17) if lines else None)
    return Picture(el("g", drawn, at(wide + 18, 4, said)), width, 90)


def about_deck(s: Scene, one: Deck) -> str:
    """What lies below the top, counted by type; the order is unknown to all."""
    below_top = ", ".join(f"{count} {s.names.tile(tile, s.lang)}" for tile, count in one.below.items()) or "–"
    more = [s.word("deck-tip", count=one.count, below=below_top)]
    if one.top:
        return s.about_tile(one.top, more, ["PIR-05"])
    return "\n".join([s.names.term(one.kind, s.lang), *more, "PIR-05, PIR-19"])
