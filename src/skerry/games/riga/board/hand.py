"""The own hand: goods by kind, buildings, what is looked at and what is being paid for."""

from collections.abc import Sequence
from typing import Final, cast

from skerry.drawing.layout import Picture, at, flow
from skerry.drawing.lettering import paragraph, width_of, words, wrapped
from skerry.drawing.pieces import Choice, coin, panel, picked_mark, piece
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.cards import building_card, held_good
from skerry.games.riga.board.geometry import CARD, FRAME_HEAD, GOOD, HEAD, PLAQUE, RAISED, SMALL
from skerry.games.riga.board.players import building_choice, due
from skerry.games.riga.board.scene import Scene
from skerry.games.riga.board.scenery import planks
from skerry.games.riga.views import Player

FRAME_SIDES: Final = 12 + 6
"""The width of a frame without what lies in it."""


def hand(s: Scene) -> Picture:
    """Everything you can decide on that lies before you."""
    size, you = s.size, cast(Player, s.you)
    width = size.inside - 2 * size.pad - (0 if size.narrow else PLAQUE)
    wide = held_width(s, you, width)
    cards = [s.part(f"held-{good}", fan, good, count, "hand") for good, count in (you.goods or {}).items() if count]
    cards += [s.part(f"held-{b}", held_building, b, wide) for b in you.buildings or ()]
    cards += frames(s, you, width, wide)
    body = flow(cards, width, size.card_gap)
    top = s.part("hand", plaque)
    x, y = (size.pad, top.height) if size.narrow else (size.pad + PLAQUE, size.pad)
    height = max(body.height, CARD) + size.pad + y
    ground = panel(size.inside, height, 8, "panel mine deck")
    boards = planks(size.inside, height)
    whole = el("g", ground, boards, at(size.pad, size.pad, top), at(x, y, body), id="hand")
    return Picture(whole, size.inside, height)


def held_width(s: Scene, you: Player, width: float) -> float:
    """Narrower where the hand, with what is drawn or paid for, would not fit into one line."""
    drawn = you.looking_goods or ()
    kinds = [*(you.goods or {}).values(), *(drawn.count(good) for good in dict.fromkeys(drawn))]
    goods = sum(s.size.hand_good_width + s.size.fan_step * (n - 1) + s.size.card_gap for n in kinds if n)
    framed = len(you.looking or ()) + (len(s.view.batch) if s.pays() else 0)
    frames = FRAME_SIDES * ((1 if framed else 0) + (1 if drawn else 0))
    cards = len(you.buildings or ()) + framed
    room = (width - goods - frames) / max(cards, 1) - s.size.card_gap
    return max(s.size.held_least, min(s.size.held_width, room))


def held_building(s: Scene, building: str, width: float) -> Picture:
    return building_card(s, building, width, building_choice(s, building))


def frames(s: Scene, you: Player, width: float, wide: float) -> list[Picture]:
    """Cards in use, each lot in a frame of its own."""
    found = []
    if you.looking or you.looking_goods:
        label = s.word("drawn-cards")
        head = Picture(words(label, 0, 14, SMALL, class_="bold"), width_of(label, SMALL, bold=True), 19)
        found.append(framed(head, looked_at(s, you, wide), width))
    if s.pays():
        found.append(framed(due(s, width - 12), batch(s, you, wide), width))
    return found


def framed(head: Picture, cards: Sequence[Picture], width: float) -> Picture:
    """Cards under what is said of them, in a frame."""
    natural = sum(card.width + 6 for card in cards) - 6
    body = flow(cards, min(width - 12, max(natural, head.width)), 6)
    height = body.height + FRAME_HEAD
    drawn = el("g", panel(body.width + 12, height, 8, "place"), at(6, 2, head), at(6, 22, body))
    return Picture(drawn, body.width + 12, height)


def batch(s: Scene, you: Player, wide: float) -> list[Picture]:
    """The buildings you are paying for; a Crane is chosen for one of them."""
    return [s.part(f"paying-{b}", paid_for, you.seat, b, wide) for b in s.view.batch]


def paid_for(s: Scene, owner: int, building: str, wide: float) -> Picture:
    choice = s.choice(f"crane {building}", f"build {building}", f"add {building}")
    marks, height = [s.word("paying")], s.size.framed_height
    return building_card(s, building, wide, choice, owner=owner, marks=marks, height=height)


def looked_at(s: Scene, you: Player, wide: float) -> list[Picture]:
    """Cards drawn with a function or at the start, of which one is kept."""
    goods = you.looking_goods or ()
    cards = [s.part(f"drawn-{b}", drawn_building, b, wide) for b in you.looking or ()]
    kinds = dict.fromkeys(goods)
    return cards + [s.part(f"drawn-{good}", fan, good, goods.count(good), "looking") for good in kinds]


def drawn_building(s: Scene, building: str, wide: float) -> Picture:
    return building_card(s, building, wide, s.choice(f"keep-building {building}"), height=s.size.framed_height)


# --- the head ---------------------------------------------------------------------------------------------------------


def plaque(s: Scene) -> Picture:
    """How many cards you hold and may keep: before the cards, on a phone above them."""
    you = cast(Player, s.you)
    values = {"cards": you.goods_count + you.buildings_count, "limit": you.hand_limit}
    title, said, tip = s.word("hand-title"), s.word("hand-count", **values), s.word("hand-limit", **values)
    if s.size.narrow:
        left = width_of(title, 15, bold=True) + 10
        line = piece(words(title, 0, 13, 15, class_="heading"), words(said, left, 13, 14, class_="number"), tip=tip)
        return Picture(line, left + width_of(said, 14, bold=True), HEAD)
    lines = wrapped(title, PLAQUE - 6, 14, 2)
    heading = paragraph(lines, 0, 14, 14, 17, class_="heading")
    return Picture(piece(heading, words(said, 0, 20 + 17 * len(lines), 14, class_="number"), tip=tip), PLAQUE, CARD)


# --- goods ------------------------------------------------------------------------------------------------------------


def fan(s: Scene, good: str, count: int, place: str) -> Picture:
    """The goods of one kind, fanned out and chosen as one. In a payment the uppermost says what it pays."""
    wide, apart = s.size.hand_good_width, s.size.fan_step
    width = wide + apart * (count - 1)
    choice = s.choice(f"keep {good}") if place == "looking" else good_choice(s, good)
    picked = 0 if choice is None else choice.picked
    cards = []
    for n in range(count):
        card = held_good(s, good, wide, f"{place}-{good}-{n + 1}", covered=n < count - 1)
        cards.append(at(apart * n, -RAISED if n >= count - picked else 0, card))
    pays = at(width - 17, 18, price_tag(s, good)) if s.pays() and place == "hand" else None
    mark = picked_mark(choice, width - 10, GOOD - 8, back=True)  # a tap on the middle picks more
    shown = piece(*cards, pays, panel(width, GOOD, 7, "clear"), mark, tip=s.about_good(good, count), choice=choice)
    return Picture(shown, width, GOOD)


def price_tag(s: Scene, good: str) -> Element:
    """What one card of a good pays in the city you are paying in."""
    city = s.city_of_batch()
    value = s.prices(city)[good] or "–"
    return piece(coin(value, 14), tip=s.word("price-tip", value=value, city=s.names.city(city, s.lang)))


def good_choice(s: Scene, good: str) -> Choice | None:
    """Where goods are paid or discarded for a charge, one that cannot be is a wish."""
    wish = f"pay {good}" if s.asked("pay") else f"charge {good}" if s.asked("charge") else ""
    return s.choice(f"pay {good}", f"charge {good}", f"discard {good}", wish=wish)
