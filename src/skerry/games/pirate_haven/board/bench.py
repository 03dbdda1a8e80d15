"""What is at hand in a turn: the thing landed on, and the dice that can be exchanged, rerolled or moved."""

from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.pirate_haven.board.scene import Scene, thing_id
from skerry.games.pirate_haven.board.things import LETTERS, die, face, small

BUTTON: Final = 36


def at_hand(s: Scene) -> list[Picture]:
    """Below the Map. On a screen it keeps its room while nothing lies there; on a phone it comes and goes."""
    drawn = s.part("bench", bench)
    return [drawn] if drawn.height else []


def bench(s: Scene) -> Picture:
    pad, width = s.size.pad, s.size.map_width
    parts = [part for part in (landed(s), *dice(s)) if part is not None]
    if not parts and s.size.narrow:
        return Picture(el("g"), 0, 0)
    inside = below(parts, 8) if parts else quiet(s)
    height = max(inside.height + 2 * pad, s.size.bench_height)
    return Picture(el("g", panel(width, height), at(pad, pad, inside), id="bench"), width, height)


def quiet(s: Scene) -> Picture:
    """What could come to lie here."""
    lines = wrapped(s.word("bench"), s.size.map_width - 2 * s.size.pad - 40, 13, 3)
    said = paragraph(lines, 36, 20, 13, 18, class_="faint")
    return Picture(el("g", symbol("haven-map", 24, 2, 4, "foam"), said), s.size.map_width, 18 * len(lines) + 10)


# --- what was landed on -----------------------------------------------------------------------------------------------


def landed(s: Scene) -> Picture | None:
    """What is landed on or moved, with its text, and what its purchase leaves."""
    thing = s.coming
    if not thing:
        return None
    width = s.size.map_width - 2 * s.size.pad
    is_tile = thing in s.names.tiles
    id_ = thing_id("bench", thing)
    wide = 84 if s.size.narrow else 104
    if is_tile:
        drawn = Picture(piece(face(s.names, thing, s.lang, wide, 78), id_=id_, tip=s.about_tile(thing)), wide, 78)
    else:
        drawn = Picture(piece(small(thing, 48), id_="" if s.view.moving else id_, tip=s.about_thing(thing)), 48, 48)
    room = width - drawn.width - 14
    key = "moves-die" if s.view.moving else "landed-on"
    title = s.word(key, player=s.players[s.view.turn], thing=s.texts.thing(thing, s.lang))
    does = s.texts.card(thing, s.lang) if is_tile else s.about_die_or_rum(thing)
    lines = wrapped(does, room, 13, 4 if s.size.narrow else 3) if does else []
    parts = [fitted(title, 0, 14, room, 15, class_="heading"), paragraph(lines, 0, 34, 13, 17) if lines else None]
    if is_tile:
        parts.append(payment(s, thing, 36 + 17 * len(lines)))
        if s.view.open_bonus:
            said_of_it = s.word("open-bonus", bonus=s.texts.special(s.view.open_bonus, s.lang))
            parts.append(fitted(said_of_it, 0, 58 + 17 * len(lines), room, 13))
    elif thing.startswith("navy") and not s.view.moving:
        parts.append(covering(s, int(thing.split(" ")[1]), 38 + 17 * len(lines), room))
    said = Picture(el("g", *parts), room, (62 if s.view.open_bonus else 44) + 17 * len(lines))
    return beside([drawn, said], 14, top=True)


def payment(s: Scene, tile: str, y: float) -> Element:
    """What the one who landed would have left."""
    left = s.view.players[s.view.turn].income - s.names.tiles[tile]["value"]
    said = s.word("leaves", left=left) if left >= 0 else s.word("short", short=-left)
    room = s.size.map_width - 150
    sign = symbol("haven-income", 17, 0, y - 10, "gold")
    return el("g", sign, fitted(said, 22, y + 4, room, 14, class_="" if left >= 0 else "warn", bold=True))


def covering(s: Scene, pips: int, y: float, width: float) -> Element:
    """Whether the Ships would be strong enough for one more Navy die (PIR-42, PIR-85)."""
    player = s.view.players[s.view.turn]
    navy, strength = player.navy + pips, player.strength
    over = navy > strength
    said = s.word("navy-then", navy=navy, strength=strength)
    sign = symbol("haven-warning" if over else "haven-navy", 17, 0, y - 14, "warn" if over else "")
    return el("g", sign, fitted(said, 22, y, width - 22, 14, class_="warn" if over else "", bold=True))


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
    shown = [one for one in units if one is not None]
    width = s.size.map_width - 2 * s.size.pad
    title = heading(s, exchange=exchange)
    if s.size.narrow:
        return [below([title, flow(shown, width, 14, 6)], 4)]
    return [flow([title, *shown], width, 14, 6)]


def heading(s: Scene, *, exchange: bool) -> Picture:
    """What the dice are there for."""
    amounts = s.names.exchange
    said = s.word("exchange" if exchange else "handle")
    tip = s.word(
        "exchange-tip" if exchange else "handle-tip", gain=amounts["gain_income"], spend=amounts["spend_income"]
    )
    width = width_of(said, 13)
    return Picture(piece(words(said, 0, 13, 13, class_="faint"), tip=tip), width, 17)


def unit(s: Scene, spot: str, where: str, lies: str, *, exchange: bool) -> Picture | None:
    """A die with its buttons: exchange, reroll, move."""
    buttons = [handle(s, f"reroll {where}", "reroll"), handle(s, f"move {where}", "move")]
    if exchange:
        buttons = [exchanged(s, where, "give"), exchanged(s, where, "add"), *buttons]
    offered = [button for button in buttons if button is not None]
    if not offered:
        return None
    name = s.short_spot(spot)
    width = max(30, width_of(name, LETTERS))
    label = words(name, width / 2, 40, LETTERS, class_="faint", anchor="middle")
    shown = Picture(el("g", at((width - 26) / 2, 1, small(lies, 26)), label), width, 42)
    return beside([shown, *offered], 5)


def handle(s: Scene, word: str, name: str) -> Picture | None:
    """Reroll a die, or move it."""
    choice = s.choice(word)
    if choice is None:
        return None
    ground = el("rect", width=BUTTON, height=BUTTON, rx=6, class_="edge knob")
    sign = symbol(f"haven-{name}", 20, (BUTTON - 20) / 2, (BUTTON - 20) / 2)
    return Picture(piece(ground, sign, tip=s.word(f"{name}-tip"), choice=choice), BUTTON, BUTTON)


def exchanged(s: Scene, where: str, family: str) -> Picture:
    """A pip of Treasure for Income, or Income for a pip; what is not possible can be asked about."""
    give = family == "give"
    amount = s.names.exchange["gain_income" if give else "spend_income"]
    width = 62
    ground = el("rect", width=width, height=BUTTON, rx=6, class_="edge knob")
    pip = words("−1" if give else "+1", 5, 16, 13, class_="number")
    income = words(f"+{amount}" if give else f"−{amount}", 5, 31, 13, class_="number")
    signs = [at(28, 5, die("treasure", 1, 12)), symbol("haven-income", 14, 27, 19, "gold")]
    to = el("path", d="M50 11V25M46 21L50 25L54 21" if give else "M50 25V11M46 15L50 11L54 15", class_="arrow")
    word = f"{family} {where}"
    tip = s.word(f"{family}-tip", income=amount)
    return Picture(piece(ground, pip, income, *signs, to, tip=tip, choice=s.choice(word, wish=word)), width, BUTTON)
