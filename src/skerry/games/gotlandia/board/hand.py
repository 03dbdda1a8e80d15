"""The own hand: every card with what it would do if played and give if kept; the outlook; the shelf and the desk."""

from collections.abc import Sequence
from math import ceil
from typing import Final, cast

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import SQUEEZED, fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import Choice, panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.cards import (
    TITLE,
    action_button,
    follow_up,
    kept,
    picture_of,
    title,
    title_width,
)
from skerry.games.gotlandia.board.desk import desk
from skerry.games.gotlandia.board.geometry import ART, HEAD, SHELF
from skerry.games.gotlandia.board.market import card_face, face_height
from skerry.games.gotlandia.board.scene import Scene, capital, tip
from skerry.games.gotlandia.board.things import chip, good, opens_mark, sign, text, worker
from skerry.games.gotlandia.entries import Card, Step
from skerry.games.gotlandia.views import CardAction, HeldCard, Player

GIVES: Final = 48
"""How much room there is at least for what a card gives when it is kept."""
IN_HALF: Final = 2
"""How many actions have room on a card in half of a line."""
CARD: Final = 62
"""The height of a card in hand, where there is room."""
LEAST: Final = 34
"""No card in hand is lower."""
WITH_PICTURE: Final = 52
"""From this height on there is room for a picture below the name."""
SHELF_RULE: Final = {"played": "GOT-70", "discard": "GOT-179", "buried": "GOT-178"}


def hand(s: Scene, room: float, high: float) -> Picture:
    """Your cards, on a screen within this height; on a phone also the shelf, and over it all what is asked."""
    top = s.part("hand", head, room)
    if not s.size.narrow:
        return below([top, body(s, room, high)], 5)
    asked, shelf_ = s.part("desk", desk_on_top, room), s.part("shelf", shelf_alone, room)
    if s.digs() or not asked.height:
        return below([top, body(s, room, high), asked, shelf_], 5)
    cards = body(s, room, high, covered=asked.height)
    both = el("g", cards.element, asked.element)
    return below([top, Picture(both, room, max(cards.height, asked.height)), shelf_], 5)


def desk_on_top(s: Scene, room: float) -> Picture:
    """What is asked, on a ground of its own."""
    asked = below(desk(s, room - 2 * s.size.pad), 6)
    if not asked.height:
        return asked
    height = asked.height + 2 * s.size.pad
    ground = panel(room, height, 7, "panel asked")
    return Picture(el("g", ground, at(s.size.pad, s.size.pad, asked)), room, height)


def shelf_alone(s: Scene, room: float) -> Picture:
    """By name, or by their pictures where the names do not fit into two lines."""
    you = cast(Player, s.you)
    named = flow(shelf(s, you), room, 5, 4)
    if named.height <= SHELF or s.size.narrow or s.digs():
        return named
    return flow(shelf(s, you, named=False), room, 4, 4)


def body(s: Scene, room: float, most: float, covered: float = 0) -> Picture:
    """The cards in hand but for those that are covered; in the set-up the cards to choose from."""
    you = cast(Player, s.you)
    if not you.reputation and you.dealt:
        return below([s.part(f"dealt-{name}", reputation_card, name, room) for name in you.dealt], s.size.gap)
    if s.asked("start-card"):
        return flow(start_cards(s, room), room, s.size.gap)
    groups = grouped(s, you)
    if not groups:
        return Picture(el("g"), room, 0) if covered else s.part("no-cards", nothing_held, room)
    wides = {card: width_in(s, card, room) for card in groups}
    high = card_height(s, list(wides.values()), room, most)
    order = sorted(groups, key=lambda card: wides[card])
    hidden = ceil(covered / (high + s.size.gap))
    drawn = [Picture(el("g"), wides[card], high) for card in order[:hidden]]
    drawn += [place(s, card, groups[card], wides[card], high) for card in order[hidden:]]
    return flow(drawn, room, s.size.gap)


def place(s: Scene, card: str, cards: Sequence[HeldCard], width: float, height: float) -> Picture:
    """A card in hand, or where it was before it was played."""
    if cards:
        return s.part(f"held-{card}", held, tuple(cards), width, height)
    return s.part(f"left-{card}", left_place, card, width, height)


def left_place(s: Scene, card: str, width: float, height: float) -> Picture:
    """A place stays until the generation ends, so that the other cards keep theirs."""
    ground = el("rect", x=1, y=1, width=width - 2, height=height - 2, rx=6, class_="place")
    said = words(s.card(card), width / 2, height / 2 + 4.5, 13, class_="faint", anchor="middle")
    return Picture(el("g", ground, said), width, height)


def nothing_held(s: Scene, room: float) -> Picture:
    return Picture(words(s.word("no-cards"), 2, 20, 14, class_="faint"), room, 30)


def grouped(s: Scene, you: Player) -> dict[str, list[HeldCard]]:
    """Cards of the same name together, in the order of the pack, and those that were played.

    On a phone those give way to what is asked when the family buries treasure: they are not played any more.
    """
    held_ = you.hand or ()
    left = held_ and not (s.size.narrow and s.digs())
    here = {one.card for one in held_} | ({one.card for one in you.played} if left else set())
    return {card: [one for one in held_ if one.card == card] for card in s.names.cards if card in here}


def width_in(s: Scene, card: str, room: float) -> float:
    """Half of a line on a screen, or all of it where there are many actions or much to say."""
    half = (room - s.size.gap) / 2
    many = len(s.texts.parts(card, s.church_follows)[0]) > IN_HALF
    return room if s.size.narrow or many or title_width(s, card, 1, (), follow_up(s, card)) + GIVES > half else half


def card_height(s: Scene, wides: Sequence[float], room: float, most: float) -> float:
    """The same as long as the hand has room for it."""
    if s.size.narrow:
        return TITLE + s.size.button + 5
    halves = sum(width < room for width in wides)
    lines = len(wides) - halves + -(-halves // 2)
    return max(LEAST, min(CARD, (most + s.size.gap) / max(lines, 1) - s.size.gap))


# --- a card in hand ---------------------------------------------------------------------------------------------------


def held(s: Scene, cards: Sequence[HeldCard], width: float, height: float) -> Picture:
    """A card: its picture, what it gives when kept, and its actions, lit where they are possible.

    While a card is played its actions lie on it as buttons of their own; else all of the card is one thing.
    """
    first = cards[0]
    name, actions = first.card, first.actions
    entry = s.names.cards[name]
    if height < WITH_PICTURE:
        left, top, face = ART + 4, 2, low_face(s, cards, height)
    else:
        left, top, face = ART + 4 if s.size.narrow else ART - 12, TITLE, high_face(s, cards, width, height)
    ground = [
        el("rect", width=width, height=height, rx=6, class_="face"),
        *face,
        el("rect", width=width, height=height, rx=6, class_="edge rim"),
    ]
    wides, high = action_widths(s, entry, actions, width - left - 3), height - top - 3
    rows = [
        at(left + sum(wides[:n]), top, action_of(s, entry, one, wides[n] - 3, high)) for n, one in enumerate(actions)
    ]
    is_played = s.asked("play")
    said = s.word("kept-now", food=first.food, bury=first.bury)
    lines = s.about_card(name, said, rules=["GOT-172", "GOT-176"])
    card = piece(*ground, *([] if is_played else rows), tip=lines, choice=s.choice(f"bury {name}"))
    looks = f"of-{entry.kind}"
    drawn = el("g", card, *(rows if is_played else []), id=f"hand-{name}-{len(cards)}", class_=looks)
    return Picture(drawn, width, height)


def action_widths(s: Scene, entry: Card, actions: Sequence[CardAction], room: float) -> list[float]:
    """Each as wide as the others, but a long word has more room."""
    named = [s.word(f"do-{steps_of(entry, one.move.split(' ')[2])[0].do}") for one in actions]
    equal = room / max(len(actions), 1)
    needs = [width_of(said, s.size.letters) / SQUEEZED + 9 for said in named]
    if all(need <= equal for need in needs):
        return [equal] * len(actions)
    return [room * need / sum(needs) for need in needs]


def high_face(s: Scene, cards: Sequence[HeldCard], width: float, height: float) -> list[Element]:
    """Below the name there is a picture."""
    first = cards[0]
    gives, after = kept(s, s.names.cards[first.card], first.food, first.bury), follow_up(s, first.card)
    if title_width(s, first.card, len(cards), gives, after) > width:
        gives = gives[1:]
    wide = ART if s.size.narrow else ART - 16
    picture = at(1, TITLE, picture_of(s, first.card, wide, height - TITLE - 1))
    return [picture, title(s, first.card, width, len(cards), gives, after)]


def low_face(s: Scene, cards: Sequence[HeldCard], height: float) -> list[Element]:
    """With many cards: the name, and below it what the card gives."""
    first = cards[0]
    gives = beside(kept(s, s.names.cards[first.card], first.food, first.bury)[1:], 4)
    named = title(s, first.card, ART + 8, len(cards))
    return [at(0, height / 2 - 18, named), at(7, height / 2 + 1, gives)]


def steps_of(entry: Card, word: str) -> Sequence[Step]:
    """The steps of an action by its word: its first step, and a number where a card has two that begin alike."""
    named: dict[str, int] = {}
    for steps in entry.steps():
        do = steps[0].do
        named[do] = named.get(do, 0) + 1
        if word == (do if named[do] == 1 else f"{do}-{named[do]}"):
            return steps
    raise KeyError(word)


def action_of(s: Scene, entry: Card, action: CardAction, width: float, height: float) -> Element:
    """An action of a card in hand; while one is chosen, those that are not possible can be asked about."""
    word = action.move
    _, card, name = word.split(" ")
    content = action_button(s, steps_of(entry, name), width, height, action.gives)
    ground = el("rect", width=width, height=height, rx=5, class_="edge row")
    looks = "" if action.possible else "cannot"
    if not s.asked("play"):
        return el("g", ground, *content, class_=looks or None)
    said = s.texts.action(card, s.texts.actions(card).index(name), s.lang)
    lines = tip(f"{s.card(card)}: {said}", rules=[entry.rule, "GOT-61"])
    return piece(ground, *content, class_=looks, tip=lines, choice=s.choice(word, wish=word))


# --- the set-up -------------------------------------------------------------------------------------------------------


def reputation_card(s: Scene, name: str, room: float) -> Picture:
    """A reputation with its text and what it is good for, to be kept or returned."""
    entry = s.names.reputations[name]
    alone = s.word("nobody-to-steal-from") if s.view.seats == 1 and entry.steal else ""
    does = wrapped(f"{entry.text[s.lang]} {alone}".strip(), room - 24, 14, 4)
    good_for = wrapped(capital(s.texts.good_for(name, s.lang)), room - 24, 13, 4)
    second = 50 + 18 * len(does)
    height = second + 17 * len(good_for)
    drawn = piece(
        el("rect", width=room, height=height, rx=6, class_="edge face"),
        symbol("got-start", 20, 10, 9, "kind"),
        fitted(s.named(entry), 36, 25, room - 82, 18, class_="heading", bold=True),
        words(str(entry.number), room - 12, 25, 18, class_="number", anchor="end"),
        paragraph(does, 12, 47, 14, 18),
        paragraph(good_for, 12, second + 2, 13, 17, class_="faint"),
        id_=f"reputation-card-{name}",
        class_="of-setting",
        tip=tip(s.named(entry), entry.text[s.lang], s.word("number-tip"), rules=["GOT-36", entry.rule]),
        choice=s.choice(f"keep {name}"),
    )
    return Picture(drawn, room, height)


def start_cards(s: Scene, room: float) -> list[Picture]:
    """The cards one of which a reputation brings."""
    found = []
    width = room if s.size.narrow else (room - s.size.gap) / 2
    for word in [word for word in s.moves if word.startswith("start-card ")]:
        card = word.split(" ")[1]
        kind = s.names.cards[card].kind
        height = face_height(s, kind)
        parts = card_face(s, card, width, height)
        drawn = piece(*parts, class_=f"of-{kind}", tip=s.about_card(card), choice=s.choice(word))
        found.append(Picture(drawn, width, height))
    return found


# --- the head ---------------------------------------------------------------------------------------------------------


def head(s: Scene, room: float) -> Picture:
    """How many cards there are, and the outlook of the generation; on a screen also what opens the market."""
    you = cast(Player, s.you)
    heading = s.word("hand-title")
    count = f"{you.hand_count}"
    wide = width_of(heading, 15, bold=True) + 7
    said = el("g", words(heading, 0, 16, 15, class_="heading"), words(count, wide, 16, 14, class_="number"))
    first = Picture(said, wide + 14, 20)
    if s.size.narrow:
        return flow([first, *outlook(s, you)], room, 14, 3)
    opens = market_handle(s)
    line = beside([first, *outlook(s, you)], 9)
    if line.width > room - opens.width:
        line = beside([first, *outlook(s, you, short=True)], 9)
    return Picture(el("g", at(0, (HEAD - line.height) / 2, line), at(room - opens.width, 0, opens)), room, HEAD)


def market_handle(s: Scene) -> Picture:
    """Opens the market over the hand."""
    said = s.word("market")
    width = width_of(said, 13, bold=True) + 28
    ground = el("rect", width=width, height=HEAD, rx=6, class_="edge tab")
    drawn = [ground, words(said, 8, 17, 13, class_="bold"), opens_mark(width - 16)]
    lines = tip(said, s.word("market-tip"), rules=["GOT-93", "GOT-94"])
    return Picture(handle("market", *drawn, label=said, tip=lines), width, HEAD)


def outlook(s: Scene, you: Player, *, short: bool = False) -> list[Picture]:
    """Food against settlements, and burying, if nothing more of the hand is played; until both are decided."""
    if not you.hand or s.asked("bury"):
        return []
    food, needed, symbols = you.food or 0, you.needed or 0, you.bury or 0
    grown = you.reserve.workers == 0
    enough = food >= needed
    label = [] if short else [text(s.word("if-kept"), s.size.letters, "faint")]
    parts = [*label, sign("food", 17), text(str(food), 14, "number")]
    parts += [text("/", 13, "faint"), sign("farmstead", 16), text(str(needed), 14, "number")]
    if grown:
        key = "outlook-full"
    elif enough:
        key = "outlook-grows"
        parts += [text("→ +1", 13, "good"), worker(you.seat, 16)]
    else:
        key = "outlook-short"
        parts += [text(f"→ −{needed - food}", 13, "warn"), good("grain", 15)]
    line = beside(parts, 3)
    said = s.word("outlook-tip", food=food, needed=needed)
    lines = tip(said, s.word(key, short=needed - food), rules=["GOT-172", "GOT-173", "GOT-174"])
    bury = beside([sign("bury", 16), text(str(symbols), 14, "number")], 3)
    buried = tip(s.word("bury-tip", bury=symbols), rules=["GOT-176"])
    return [
        Picture(piece(line.element, id_="outlook", tip=lines), line.width, line.height),
        Picture(piece(bury.element, id_="outlook-bury", tip=buried), bury.width, bury.height),
    ]


# --- the shelf --------------------------------------------------------------------------------------------------------


def shelf(s: Scene, you: Player, *, named: bool = True) -> list[Picture]:
    """Cards played in this generation, the discard pile to look through, and what is buried."""
    played = [one.card for one in you.played]
    at_work = [one.card for one in you.played if one.worker]
    parts = row_of_chips(s, you, "played", played, at_work, named=named)
    parts += row_of_chips(s, you, "discard", you.discard, named=named)
    return parts + row_of_chips(s, you, "buried", you.buried, named=named)


def row_of_chips(
    s: Scene, you: Player, place: str, cards: Sequence[str], at_work: Sequence[str] = (), *, named: bool
) -> list[Picture]:
    """A label and the cards of a place; one that can be buried or unburied is chosen here."""
    label = text(f"{s.word(f'shelf-{place}')} {len(cards) or '–'}", s.size.letters, "faint")
    digs = s.digs()
    found = [label]
    for card in dict.fromkeys(cards):
        choice = dug(s, you, place, card) if digs else None
        workers = [worker(you.seat, 14) for name in at_work if name == card]
        lines = s.about_card(card, s.word(f"in-{place}"), rules=[SHELF_RULE[place]])
        id_, count = f"{place}-{card}-{cards.count(card)}", cards.count(card)
        high = 22.0 if choice is None else s.size.button if s.size.narrow else 32.0
        if choice is None and digs and not s.size.narrow:
            continue
        if named:
            found.append(chip(s, card, count=count, tip=lines, id_=id_, choice=choice, over=workers, height=high))
        else:
            found.append(small_chip(s, card, count, tip=lines, id_=id_))
    return found


def dug(s: Scene, you: Player, place: str, card: str) -> Choice | None:
    """A card that lies in several places is chosen in one of them: rather in hand, or where it was played."""
    if place == "buried":
        return s.choice(f"unbury {card}")
    elsewhere = {one.card for one in you.hand or ()}
    if place == "discard":
        elsewhere |= {one.card for one in you.played}
    return None if card in elsewhere else s.choice(f"bury {card}")


def small_chip(s: Scene, card: str, count: int, *, tip: str, id_: str) -> Picture:
    """A card by its picture, and how many there are."""
    number = words(str(count), 27, 18, 13, class_="number on-art", anchor="end") if count > 1 else None
    looks = f"of-{s.names.cards[card].kind}"
    return Picture(piece(picture_of(s, card, 30, 22), number, class_=looks, tip=tip, id_=id_), 30, 22)
