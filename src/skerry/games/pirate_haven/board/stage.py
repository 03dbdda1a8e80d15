"""Where the game stands: the round, the order of the Ships, the pool, and the decks."""

from collections.abc import Mapping
from typing import Any

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import counted, panel, piece, player_mark
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.chart import players_by_place
from skerry.games.pirate_haven.board.geometry import HEAD
from skerry.games.pirate_haven.board.seen import RULE_OF_SORT, Seen
from skerry.games.pirate_haven.board.things import die, face, rum


def stage(s: Seen) -> Picture:
    """A line above the table."""
    pad, width = s.size.pad, s.size.inside
    parts = [rounds(s), pool(s)] if s.view["over"] else [rounds(s), order(s), pool(s)]
    line = flow(parts, width - 2 * pad, 14 if s.size.narrow else 30, 6)
    height = line.height + 2 * pad
    return Picture(el("g", panel(width, height), at(pad, pad, line)), width, height)


def rounds(s: Seen) -> Picture:
    view = s.view
    label = s.word("round-label")
    start = width_of(label, 14, bold=True) + 8
    boxes = [at(start + 22 * (number - 1), 2, one_round(s, number)) for number in range(1, view["rounds"] + 1)]
    named = s.word("round", round=view["round"], rounds=view["rounds"]) if view["round"] else s.word("set-up")
    drawn = piece(words(label, 0, 18, 14, class_="heading"), *boxes, tip=f"{named}\nPIR-08")
    return Picture(drawn, start + 22 * view["rounds"], 26)


def one_round(s: Seen, number: int) -> Element:
    when = "now" if number == s.view["round"] else "past" if number < s.view["round"] else "tick"
    said = words(str(number), 10, 16, 13, class_=f"number on-{when}", anchor="middle")
    return el("g", el("rect", width=20, height=22, rx=4, class_=when), said)


def order(s: Seen) -> Picture:
    """Those who are not home, the next to move first."""
    label = s.word("order")
    parts = [Picture(words(label, 0, 15.5, 13, class_="faint"), width_of(label, 13), 22)]
    for player in players_by_place(list(s.view["players"])):
        seat = player["seat"]
        parts.append(player_mark(seat, s.players[seat], 22))
        if not s.size.narrow:
            width = min(width_of(s.players[seat], 13), 80)
            parts.append(Picture(fitted(s.players[seat], 0, 15.5, width, 13), width, 22))
    line = beside(parts, 5)
    return Picture(piece(line.element, tip=s.word("order-tip")), line.width, line.height)


def pool(s: Seen) -> Picture:
    """Dice and Rum that are not used yet."""
    label = s.word("pool-label")
    parts = [Picture(words(label, 0, 15.5, 13, class_="faint"), width_of(label, 13), 22)]
    for sort, count in s.view["pool"].items():
        drawn = rum(20) if sort == "rum" else die(sort, 5, 19)
        one = counted(Picture(drawn, 20, 22), count, 14)
        name = s.names.term(sort, s.lang)
        tip = s.word("pool-tip", sort=name, count=count) + f"\n{RULE_OF_SORT[sort]}"
        parts.append(Picture(piece(one.element, id_=f"pool-{sort}", tip=tip), one.width, 22))
    return beside(parts, 9)


# --- the decks --------------------------------------------------------------------------------------------------------


def decks(s: Seen) -> Picture:
    """The three decks with their visible tops; where there is room, with what the top tile does."""
    width, pad = s.size.decks_width, s.size.pad
    inside = width - 2 * pad
    roomy = not s.size.narrow and inside >= 380
    each = (inside - 16) / 3 if s.size.narrow else inside
    shown = [deck(s, one, each, roomy=roomy) for one in s.view["decks"]]
    body = beside(shown, 8, top=True) if s.size.narrow else below(shown, 8)
    height = HEAD + body.height + pad
    heading = words(s.word("decks"), pad + 2, 20, 16, class_="heading")
    return Picture(el("g", panel(width, height), heading, at(pad, HEAD, body), id="decks"), width, height)


def deck(s: Seen, one: Mapping[str, Any], width: float, *, roomy: bool) -> Picture:
    """The top tile, how many there are, and what can lie below."""
    count = f"{s.names.term(one['kind'], s.lang)}: {one['count']}"
    wide = min(width - 10, 112)
    tile = el("rect", width=wide, height=78, rx=5, class_="place")
    if one["top"]:
        tile = face(s.names, one["top"], s.lang, wide, 78)
    backs = [
        el("rect", x=3 * n, y=3 * n, width=wide, height=78, rx=5, class_="card") for n in (2, 1) if one["count"] > n
    ]
    drawn = piece(*backs, tile, id_=f"deck-{one['kind']}", tip=about_deck(s, one))
    if s.size.narrow or not roomy:
        label = fitted(count, 0, 98, width, 12, class_="faint")
        return Picture(el("g", drawn, label), width, 102)
    room = width - wide - 22
    lines = wrapped(s.texts.card(one["top"], s.lang), room, 13, 3) if one["top"] else []
    said = el("g", fitted(count, 0, 14, room, 14, bold=True), paragraph(lines, 0, 34, 13, 17) if lines else None)
    return Picture(el("g", drawn, at(wide + 18, 4, said)), width, 90)


def about_deck(s: Seen, one: Mapping[str, Any]) -> str:
    """What lies below the top, counted by type; the order is unknown to all."""
    below_top = ", ".join(f"{count} {s.names.tile(tile, s.lang)}" for tile, count in one["below"].items()) or "–"
    more = [s.word("deck-tip", count=one["count"], below=below_top)]
    if one["top"]:
        return s.about_tile(one["top"], more, ["PIR-05"])
    return "\n".join([s.names.term(one["kind"], s.lang), *more, "PIR-05, PIR-19"])
