"""The own hand: goods by kind, buildings, what is looked at and what is being paid for."""

from collections.abc import Sequence
from typing import cast

from skerry.drawing.layout import Picture, at, beside, flow, scaled
from skerry.drawing.lettering import width_of, words
from skerry.drawing.pieces import Choice, coin, counted, panel, piece
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.cards import building_card, held_good
from skerry.games.riga.board.geometry import CARD
from skerry.games.riga.board.players import building_choice, due
from skerry.games.riga.board.scene import Scene, crest
from skerry.games.riga.views import Player


def hand(s: Scene, you: Player) -> Picture:
    """Everything you can decide on that lies before you."""
    size = s.size
    width = (size.inside - 2 * size.pad) / size.hand_scale
    cards = [s.part(f"held-{good}", fan, good, count, "hand") for good, count in (you.goods or {}).items() if count]
    cards += [s.part(f"held-{b}", held_building, b) for b in you.buildings or ()]
    cards += frames(s, you, width)
    body = scaled(flow(cards, width, size.card_gap), size.hand_scale)
    top = s.part("hand", hand_head)
    height = top.height + max(body.height, CARD * size.hand_scale) + 2 * size.pad
    ground = panel(size.inside, height, 8, "panel mine")
    drawn = el("g", ground, at(size.pad, size.pad - 2, top), at(size.pad, size.pad + top.height, body), id="hand")
    return Picture(drawn, size.inside, height)


def held_building(s: Scene, building: str) -> Picture:
    return building_card(s, building, s.size.held_width, building_choice(s, building))


def frames(s: Scene, you: Player, width: float) -> list[Picture]:
    """Cards in use, each lot in a frame of its own."""
    found = []
    if you.looking or you.looking_goods:
        label = s.word("drawn-cards")
        head = Picture(words(label, 0, 14, 13, class_="bold"), width_of(label, 13, bold=True), 19)
        found.append(framed(head, looked_at(s, you), width))
    if s.pays():
        found.append(framed(due(s, s.size.held_width), batch(s, you), width))
    return found


def framed(head: Picture, cards: Sequence[Picture], width: float) -> Picture:
    """Cards under what is said of them, in a frame."""
    natural = sum(card.width + 6 for card in cards) - 6
    body = flow(cards, min(width - 12, max(natural, head.width)), 6)
    drawn = el("g", panel(body.width + 12, body.height + 28, 8, "place"), at(6, 2, head), at(6, 22, body))
    return Picture(drawn, body.width + 12, body.height + 28)


def batch(s: Scene, you: Player) -> list[Picture]:
    """The buildings you are paying for; a Crane is chosen for one of them."""
    return [s.part(f"paying-{b}", paid_for, you.seat, b) for b in s.view.batch]


def paid_for(s: Scene, owner: int, building: str) -> Picture:
    choice, marks = s.choice(f"crane {building}"), [s.word("paying")]
    return building_card(s, building, s.size.held_width, choice, owner=owner, marks=marks)


def looked_at(s: Scene, you: Player) -> list[Picture]:
    """Cards drawn with a function or at the start, of which one is kept."""
    goods = you.looking_goods or ()
    cards = [s.part(f"drawn-{b}", drawn_building, b) for b in you.looking or ()]
    kinds = dict.fromkeys(goods)
    return cards + [s.part(f"drawn-{good}", fan, good, goods.count(good), "looking") for good in kinds]


def drawn_building(s: Scene, building: str) -> Picture:
    return building_card(s, building, s.size.held_width, s.choice(f"keep-building {building}"))


# --- the head ---------------------------------------------------------------------------------------------------------


def hand_head(s: Scene) -> Picture:
    """How many cards you hold and may keep, and what you can pay in each city."""
    you = cast(Player, s.you)
    title = s.word("hand-title")
    values = {"cards": you.goods_count + you.buildings_count, "limit": you.hand_limit}
    said = s.word("hand-count", **values)
    left = width_of(title, 15, bold=True) + 10
    number = piece(words(said, left, 16, 14, class_="number"), tip=s.word("hand-limit", **values))
    line = el("g", words(title, 0, 16, 15, class_="heading"), number)
    count = Picture(line, left + width_of(said, 14, bold=True), 22)
    return flow([count, powers(s, you)], s.size.inside - 2 * s.size.pad, 30, 2)


def powers(s: Scene, you: Player) -> Picture:
    label = s.word("powers")
    riga = s.view.variants.riga_buildings
    cities = [power(s, city, number) for city, number in (you.power or {}).items() if city != "riga" or riga]
    line = beside([Picture(words(label, 0, 16, 13, class_="faint"), width_of(label, 13), 22), *cities], 10)
    return Picture(line.element, line.width, 26)


def power(s: Scene, city: str, number: int) -> Picture:
    drawn = counted(Picture(crest(s.names, city, 17), 17, 17), number, 14)
    tip = s.word("power-tip", city=s.names.city(city, s.lang), power=number)
    return Picture(piece(drawn.element, tip=tip), drawn.width, 17)


# --- goods ------------------------------------------------------------------------------------------------------------


def fan(s: Scene, good: str, count: int, place: str) -> Picture:
    """The goods of one kind, fanned out and chosen as one. In a payment the uppermost says what it pays."""
    wide, apart = s.size.hand_good_width, s.size.fan_step
    width = wide + apart * (count - 1)
    cards = []
    for n in range(count):
        card = held_good(s, good, wide, f"{place}-{good}-{n + 1}", covered=n < count - 1)
        cards.append(at(apart * n, 0, card))
    pays = at(width - 17, 18, price_tag(s, good)) if s.pays() and place == "hand" else None
    choice = s.choice(f"keep {good}") if place == "looking" else good_choice(s, good)
    shown = piece(*cards, pays, panel(width, CARD, 7, "clear"), tip=s.about_good(good, count), choice=choice)
    return Picture(shown, width, CARD)


def price_tag(s: Scene, good: str) -> Element:
    """What one card of a good pays in the city you are paying in."""
    city = s.city_of_batch()
    value = s.prices(city)[good] or "–"
    return piece(coin(value, 14), tip=s.word("price-tip", value=value, city=s.names.city(city, s.lang)))


def good_choice(s: Scene, good: str) -> Choice | None:
    """Where goods are paid or discarded for a charge, one that cannot be is a wish."""
    wish = f"pay {good}" if s.asked("pay") else f"charge {good}" if s.asked("charge") else ""
    return s.choice(f"pay {good}", f"charge {good}", f"discard {good}", wish=wish)
