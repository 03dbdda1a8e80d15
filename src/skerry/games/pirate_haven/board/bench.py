"""What is at hand in a turn: the thing landed on, and the dice that can be exchanged, rerolled or moved."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow, scaled
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.geometry import LEAST, PAD
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.scenery import sheet
from skerry.games.pirate_haven.board.things import die, face, small
from skerry.games.pirate_haven.text import capital

BUTTON: Final = 42
LETTERS: Final = 14
LEADING: Final = 18
FEW: Final = 2
"""As many dice as this lie beside what was landed on without taking the room of its text."""
TRADE: Final = 41


def bench(s: Scene) -> Picture:
    """Below the chart, or on a phone where it is placed. It keeps its room while nothing lies there.

    Very many dice lie closer on a screen; a phone can be scrolled.
    """
    width = s.size.map_width
    height: float = s.size.bench_height
    inside = lying(s)
    if s.size.narrow:
        height = max(height, inside.height + 2 * PAD)
    elif inside.height > height - 2 * PAD:
        inside = scaled(inside, (height - 2 * PAD) / inside.height)
    return Picture(el("g", sheet(width, height), at(PAD + 2, PAD, inside), id="bench", data_stays=""), width, height)


def lying(s: Scene) -> Picture:
    """What was landed on and the dice: on a phone below it, on a screen beside it, with few words if there are many."""
    room, offered = s.size.map_width - 2 * PAD - 4, dice(s)
    if s.size.narrow or not s.coming:
        parts = [*landed(s, room), *handled(s, offered, room)]
        return below(parts, 8) if parts else quiet(s)
    if len(offered) <= FEW:
        shown = below(offered, 8)
        return beside([*landed(s, room - shown.width - 12), shown], 12, top=True)
    thing = face_of(s, s.coming)
    inside = room - thing.width - 12
    return beside([thing, below([in_short(s, inside), flow(offered, inside, 9, 6)], 2)], 12, top=True)


def quiet(s: Scene) -> Picture:
    """What could come to lie here."""
    lines = wrapped(s.word("bench"), s.size.map_width - 2 * PAD - 60, LETTERS, 4)
    said = paragraph(lines, 50, 20, LETTERS, LEADING + 2, class_="faint")
    return Picture(el("g", symbol("haven-map", 34, 4, 6, "quiet"), said), s.size.map_width, 20 * len(lines) + 10)


# --- what was landed on -----------------------------------------------------------------------------------------------


def landed(s: Scene, width: float) -> list[Picture]:
    """What is landed on or moved, with its text, and what its purchase leaves."""
    thing = s.coming
    if not thing:
        return []
    drawn = face_of(s, thing)
    return [beside([drawn, about_landed(s, thing, width - drawn.width - 14)], 14, top=True)]


def face_of(s: Scene, thing: str) -> Picture:
    """A tile, or a die or Rum. What is moved has its place on the Island until it is there."""
    id_ = thing_id("bench", thing)
    wide, high = (76, 92) if s.size.narrow else (96, s.size.bench_height - 2 * PAD)
    if thing in s.names.tiles:
        return Picture(piece(face(s.names, thing, s.lang, wide, high), id_=id_, tip=s.about_tile(thing)), wide, high)
    return Picture(piece(small(thing, 56), id_="" if s.view.moving else id_, tip=s.about_thing(thing)), 56, 56)


def in_short(s: Scene, room: float) -> Picture:
    """In one line: what was landed on, and what its purchase leaves."""
    title, thing = title_of(s, s.coming), s.coming
    price = payment(s, thing, 230).element if thing in s.names.tiles else None
    heading = fitted(title, 0, 15, room - 240, 15, class_="heading", bold=True, least=LEAST)
    return Picture(el("g", heading, None if price is None else at(room - 230, 0, price)), room, 20)


def title_of(s: Scene, thing: str) -> str:
    key = "moves-die" if s.view.moving else "landed-on"
    return s.word(key, player=s.players[s.view.turn], thing=s.texts.thing(thing, s.lang))


def about_landed(s: Scene, thing: str, room: float) -> Picture:
    """Who landed on what, what it does, and what it costs or covers."""
    title = title_of(s, thing)
    is_tile = thing in s.names.tiles
    does = capital(s.texts.card(thing, s.lang)) if is_tile else s.about_die_or_rum(thing)
    ends = [payment(s, thing, room)] if is_tile else []
    if is_tile and s.view.open_bonus:
        bonus = s.word("open-bonus", bonus=s.texts.special(s.view.open_bonus, s.lang))
        ends.append(Picture(fitted(bonus, 0, 13, room, LETTERS, least=LEAST), room, LEADING))
    elif thing.startswith("navy") and not s.view.moving:
        ends.append(covering(s, int(thing.split(" ")[1]), room))
    size, leading, most = (13, 16, 5) if s.size.narrow else (LETTERS, LEADING, 3)
    lines = wrapped(does, room, size, most - (len(ends) > 1)) if does else []
    text = [Picture(paragraph(lines, 0, size, size, leading), room, leading * len(lines))] if lines else []
    heading = Picture(fitted(title, 0, 15, room, 16, class_="heading", bold=True, least=LEAST), room, 22)
    return below([heading, *text, *ends], 2)


def payment(s: Scene, tile: str, room: float) -> Picture:
    """What the one who landed would have left."""
    left = s.view.players[s.view.turn].income - s.names.tiles[tile].value
    said = s.word("leaves", left=left) if left >= 0 else s.word("short", short=-left)
    sign = symbol("haven-income", 18, 0, 0, "gold")
    text = fitted(said, 24, 14, room - 24, 15, class_="" if left >= 0 else "warn", bold=True, least=LEAST)
    return Picture(el("g", sign, text), room, 19)


def covering(s: Scene, pips: int, room: float) -> Picture:
    """Whether the Ships would be strong enough for one more Navy die (PIR-42, PIR-85)."""
    player = s.view.players[s.view.turn]
    navy, strength = player.navy + pips, player.strength
    over = navy > strength
    said = s.word("navy-then", navy=navy, strength=strength)
    sign = symbol("haven-warning" if over else "haven-navy", 18, 0, 0, "warn" if over else "")
    text = fitted(said, 24, 14, room - 24, 15, class_="warn" if over else "", bold=True, least=LEAST)
    return Picture(el("g", sign, text), room, 19)


# --- dice -------------------------------------------------------------------------------------------------------------


def dice(s: Scene) -> list[Picture]:
    """For each die that something can be done with, the ways to do it."""
    if s.you is None or not any(s.asked(family) for family in ("give", "add", "reroll", "move")):
        return []
    exchange = s.asked("give") or s.asked("add")
    units = []
    for spot in s.you.island:
        if spot.lies.startswith("navy"):
            units.append(unit(s, spot.id, spot.id, spot.lies, exchange=False))
        for number, one in enumerate(spot.dice or ()):
            treasure = one.lies.startswith("treasure")
            units.append(unit(s, spot.id, f"{spot.id} {number + 1}", one.lies, exchange=exchange and treasure))
    return [one for one in units if one is not None]


def handled(s: Scene, offered: Sequence[Picture], width: float) -> list[Picture]:
    """The dice with what they are there for."""
    if not offered:
        return []
    title = heading(s, exchange=not (s.asked("reroll") or s.asked("move")))
    return [title, flow(offered, width, 14, 6)] if s.size.narrow else [flow([title, *offered], width, 9, 6)]


def heading(s: Scene, *, exchange: bool) -> Picture:
    amounts = s.names.exchange
    said = s.word("exchange" if exchange else "handle")
    tip = s.word("exchange-tip" if exchange else "handle-tip", gain=amounts.gain_income, spend=amounts.spend_income)
    return Picture(piece(words(said, 0, 15, 15, class_="heading"), tip=tip), width_of(said, 15, bold=True), 18)


def unit(s: Scene, spot: str, where: str, lies: str, *, exchange: bool) -> Picture | None:
    """A die with its buttons: exchange, reroll, move."""
    buttons = [handle(s, f"reroll {where}", "reroll"), handle(s, f"move {where}", "move")]
    if exchange:
        buttons = [exchanged(s, where, "give"), exchanged(s, where, "add"), *buttons]
    offered = [button for button in buttons if button is not None]
    if not offered:
        return None
    label = words(s.short_spot(spot), 15, 42, 13, class_="bold", anchor="middle")
    shown = Picture(el("g", at(1, 0, small(lies, 28)), label), 30, BUTTON)
    return beside([shown, *offered], 3)


def handle(s: Scene, word: str, name: str) -> Picture | None:
    """Reroll a die, or move it."""
    choice = s.choice(word)
    if choice is None:
        return None
    ground = el("rect", width=BUTTON + 2, height=BUTTON, rx=8, class_="edge knob")
    sign = symbol(f"haven-{name}", 24, (BUTTON - 22) / 2, (BUTTON - 24) / 2)
    return Picture(piece(ground, sign, tip=s.word(f"{name}-tip"), choice=choice), BUTTON + 2, BUTTON)


def exchanged(s: Scene, where: str, family: str) -> Picture:
    """A pip of Treasure for Income, or Income for a pip; what is not possible can be asked about."""
    give = family == "give"
    amount = s.names.exchange.gain_income if give else s.names.exchange.spend_income
    ground = el("rect", width=TRADE, height=BUTTON, rx=8, class_="edge knob")
    pip = trade_line("−1" if give else "+1", at(23, 4, die("treasure", 1, 14)), 16)
    income = trade_line(f"+{amount}" if give else f"−{amount}", symbol("haven-income", 15, 23, 22, "gold"), 35)
    word = f"{family} {where}"
    tip = s.word(f"{family}-tip", income=amount)
    return Picture(piece(ground, pip, income, tip=tip, choice=s.choice(word, wish=word)), TRADE, BUTTON)


def trade_line(amount: str, sign: Element, y: float) -> Element:
    return el("g", words(amount, 4, y, 14, class_="number"), sign)
