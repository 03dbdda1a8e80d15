"""What can be had: the piles of craft and trading cards, and the decorations."""

from collections.abc import Sequence

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.cards import FOOT, TITLE, action_row, follow_up, foot, requirement, title
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import good, sign, text
from skerry.games.gotlandia.views import Decoration, Pile

WORD_OF = {"craft": "learn", "trading": "partner"}
ROW = 18


def offers(s: Scene) -> Picture:
    """Craft cards, trading cards, decorations."""
    pad, width = s.size.pad, s.size.side
    room = width - 2 * pad
    parts = [part for kind in WORD_OF for part in piles(s, kind, room)]
    body = below([*parts, decorations(s, room)], 4)
    height = body.height + 2 * pad
    return Picture(el("g", panel(width, height), at(pad, pad, body), id="offers"), width, height)


def piles(s: Scene, kind: str, room: float) -> list[Picture]:
    """A title with the price, and the piles of a kind."""
    found = [pile for pile in s.view.piles if pile.kind == kind]
    price = min((pile.price for pile in found), default=0)
    named = text(s.word(f"{kind}-piles"), 13, "heading bold")
    line = beside([named, text(str(price), 12, "number"), good("silver", 14)], 4)
    columns = 2 if s.size.narrow else max(len(found), 1)
    gap = s.size.card_gap
    wide = (room - gap * (columns - 1)) / columns
    high = face_height(s, kind)
    cards = [s.part(f"{kind}-{number}", offered, pile, number, wide, high) for number, pile in enumerate(found, 1)]
    return [Picture(line.element, room, 16), flow(cards, room, gap)]


def face_height(s: Scene, kind: str) -> float:
    """The same for all cards of a kind, so that nothing jumps when one is bought."""
    needs = 17 if kind == "craft" else 0
    parts = [s.texts.parts(card, s.church_follows) for card, entry in s.names.cards.items() if entry["kind"] == kind]
    rows = max(len(actions) for actions, _ in parts)
    more = 15 if any(second for _, second in parts) else 0
    return TITLE + needs + rows * ROW + more + FOOT + 2


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


def card_face(
    s: Scene, card: str, width: float, height: float, *, below_it: int = 0, met: bool = False, known: bool = False
) -> list[Element | None]:
    """A card as it is printed: prerequisite, actions, second step, and what it gives."""
    entry = s.names.cards[card]
    y: float = TITLE
    parts: list[Element | None] = [
        el("rect", width=width, height=height, rx=5, class_="edge face"),
        title(s, card, width - (16 if below_it else 0)),
        words(f"+{below_it}", width - 5, 15, 12, class_="faint", anchor="end") if below_it else None,
    ]
    if "requires" in entry:
        parts.append(at(6, y, requirement(s, entry, met=met, known=known)))
        y += 17
    for steps in s.texts.parts(card, s.church_follows)[0]:
        parts.append(at(2, y, el("g", *action_row(s, steps, width - 4, ROW, None, 13))))
        y += ROW
    second = follow_up(s, card, width)
    parts.append(None if second is None else at(0, y, second))
    parts.append(at(0, height - FOOT, foot(s, entry, width)))
    return parts


# --- decorations ------------------------------------------------------------------------------------------------------


def decorations(s: Scene, room: float) -> Picture:
    """All of them in order of cost; those that are taken have the mark of their owner."""
    columns = 5 if s.size.narrow else max(len(s.view.decorations), 1)
    wide = (room - 4 * (columns - 1)) / columns
    found = [s.part(f"decoration-{one.id}", decoration, one, wide) for one in s.view.decorations]
    return flow(found, room, 4)


def decoration(s: Scene, one: Decoration, width: float) -> Picture:
    """Cost and points, and whose it is."""
    name, owner = one.id, one.owner
    entry = s.names.decorations[name]
    word = f"decorate {name}"
    lines = [s.named(entry), s.word("decoration-tip", cost=one.cost, vp=one.vp)]
    lines += [s.word("owned-by", player=s.players[owner])] if owner is not None else []
    choice = s.choice(word, wish=word if s.asked("decorate") and owner is None else "")
    height = 40
    inside: Sequence[Element]
    if owner is not None:
        inside = [at((width - 20) / 2, 2, player_mark(owner, s.players[owner], 20))]
    else:
        inside = [symbol("got-decoration", 17, 4, 3), cost_mark(one.cost, width)]
    worth = beside([sign("points", 12, "star"), text(str(one.vp), 12, "number")], 2)
    drawn = piece(
        el("rect", width=width, height=height, rx=4, class_="edge card"),
        *inside,
        at((width - worth.width) / 2, 23, worth),
        id_=f"deco-{name}",
        class_="" if owner is None else "cannot",
        tip=tip(*lines, rules=["GOT-92", "GOT-192"]),
        choice=choice,
    )
    return Picture(drawn, width, height)


def cost_mark(cost: int, width: float) -> Element:
    return fitted(str(cost), width - 5, 16, width - 24, 13, class_="number", anchor="end")
