"""The market: the piles of craft and trading cards, the decorations, and what the supply has left."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted
from skerry.drawing.pieces import panel, piece, player_mark
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.cards import (
    TITLE,
    action_line,
    follow_up,
    kept,
    picture_of,
    requirement,
    title,
    worth,
)
from skerry.games.gotlandia.board.geometry import ART
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.supply import supply
from skerry.games.gotlandia.board.things import MARK, good, sign, text
from skerry.games.gotlandia.views import Decoration, Pile

WORD_OF: Final = {"craft": "learn", "trading": "partner"}
ROW: Final = 17
PER_ROW: Final = 5
"""How many decorations lie side by side."""


def market(s: Scene) -> Picture:
    """Craft cards, trading cards, decorations, and what the supply has left."""
    pad, room = s.size.pad, s.size.room
    parts = [part for kind in WORD_OF for part in piles(s, kind, room)]
    body = below([*parts, decorations(s, room), s.part("supply", supply)], 5)
    height = s.size.drawer(body.height + 2 * pad)
    return Picture(el("g", panel(s.size.side, height), at(pad, pad, body), id="market"), s.size.side, height)


def piles(s: Scene, kind: str, room: float) -> list[Picture]:
    """A title with the price, and the piles of a kind, on a screen two side by side."""
    found = [pile for pile in s.view.piles if pile.kind == kind]
    gap = s.size.gap
    wide = room if s.size.narrow else (room - gap) / 2
    high = face_height(s, kind)
    cards = [s.part(f"{kind}-{number}", offered, pile, number, wide, high) for number, pile in enumerate(found, 1)]
    return [s.part(f"{kind}-head", heading, kind), flow(cards, room, gap)]


def heading(s: Scene, kind: str) -> Picture:
    """What lies below, and what one of them costs."""
    price = min((pile.price for pile in s.view.piles if pile.kind == kind), default=0)
    title = text(s.word(f"{kind}-piles"), 14, "heading bold")
    line = beside([title, beside([text(str(price), 13, "number"), good("silver", 15)], 4)], 10)
    return Picture(line.element, s.size.room, 18)


def face_height(s: Scene, kind: str) -> float:
    """The same for all cards of a kind, so that nothing jumps when one is bought."""
    cards = [card for card, entry in s.names.cards.items() if entry.kind == kind]
    return TITLE + max((len(lines_of(s, card)) for card in cards), default=0) * ROW + 3


def offered(s: Scene, pile: Pile, number: int, width: float, height: float) -> Picture:
    """The top card of a pile, how many lie below, and whether it can be had."""
    card, kind = pile.top, pile.kind
    if not card:
        lines = tip(s.word("empty-pile"), rules=["GOT-R24"])
        return Picture(piece(el("rect", width=width, height=height, rx=5, class_="place"), tip=lines), width, height)
    word = f"{WORD_OF[kind]} {card}"
    asked = s.asked(WORD_OF[kind])
    state = s.word("affordable" if pile.affordable else "not-affordable", price=pile.price)
    met = [s.word("met" if pile.met else "not-met")] if kind == "craft" else []
    lines = s.about_card(
        card,
        s.word("pile-tip", below=pile.below),
        *(met if s.you is not None else []),
        *([state] if s.you is not None else []),
        rules=["GOT-93" if kind == "craft" else "GOT-94", "GOT-R24"],
    )
    drawn = piece(
        *card_face(s, card, width, height, below_it=pile.below, met=pile.met, known=s.you is not None),
        id_=f"pile-{kind}-{number}",
        class_=f"of-{kind}",
        tip=lines,
        choice=s.choice(word, wish=word if asked else ""),
    )
    return Picture(drawn, width, height)


def lines_of(s: Scene, card: str) -> list[str]:
    """What is said on a card, line by line: what it needs, its actions, what may follow."""
    actions, second = s.texts.parts(card, s.church_follows)
    needs = ["needs"] if s.names.cards[card].requires is not None else []
    return [*needs, *["action"] * len(actions), *(["second"] if second else [])]


def card_face(
    s: Scene, card: str, width: float, height: float, *, below_it: int = 0, met: bool = False, known: bool = False
) -> list[Element | None]:
    """A card as it is printed: its picture, prerequisite, actions, second step, and what it gives."""
    entry = s.names.cards[card]
    left, room = ART + 6, width - ART - 10
    lines: list[Element] = []
    if entry.requires is not None:
        lines.append(requirement(s, entry, met=met, known=known).element)
    lines += [action_line(s, steps, room, 14) for steps in s.texts.parts(card, s.church_follows)[0]]
    after = follow_up(s, card)
    if after:
        lines.append(fitted(after, 0, 12.5, room, s.size.letters, class_="faint", least=s.size.letters))
    more = [text(f"+{below_it}", s.size.letters, "faint")] if below_it else []
    return [
        el("rect", width=width, height=height, rx=5, class_="face"),
        at(1, TITLE, picture_of(s, card, ART, height - TITLE - 1)),
        title(s, card, width, gives=[*kept(s, entry)[1:], *worth(entry, 14), *more]),
        *[at(left, TITLE + n * ROW, line) for n, line in enumerate(lines)],
        el("rect", width=width, height=height, rx=5, class_="edge rim"),
    ]


# --- decorations ------------------------------------------------------------------------------------------------------


def decorations(s: Scene, room: float) -> Picture:
    """All of them in order of cost; those that are taken have the mark of their owner."""
    wide = (room - 4 * (PER_ROW - 1)) / PER_ROW
    return flow([s.part(f"decoration-{one.id}", decoration, one, wide) for one in s.view.decorations], room, 4)


def decoration(s: Scene, one: Decoration, width: float) -> Picture:
    """Cost and points, and whose it is."""
    name, owner = one.id, one.owner
    entry = s.names.decorations[name]
    word = f"decorate {name}"
    lines = [s.named(entry), s.word("decoration-tip", cost=one.cost, vp=one.vp)]
    lines += [s.word("owned-by", player=s.players[owner])] if owner is not None else []
    choice = s.choice(word, wish=word if s.asked("decorate") and owner is None else "")
    height = 44 if s.size.narrow else 32
    first: Sequence[Picture] = [beside([good("silver", 14), text(str(one.cost), 13, "number")], 1)]
    if owner is not None:
        first = [player_mark(owner, s.players[owner], MARK)]
    worth_ = beside([sign("points", 14, "star"), text(str(one.vp), 13, "number")], 1)
    whole = beside([*first, worth_], 5)
    drawn = piece(
        el("rect", width=width, height=height, rx=4, class_="edge card"),
        at((width - whole.width) / 2, (height - whole.height) / 2, whole),
        id_=f"deco-{name}",
        class_="" if owner is None else "cannot",
        tip=tip(*lines, rules=["GOT-92", "GOT-192"]),
        choice=choice,
    )
    return Picture(drawn, width, height)
