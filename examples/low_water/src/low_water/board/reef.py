"""The reef: the water on its way to the mark, the harbour and the three wrecks, with the crews that are there."""

from collections.abc import Sequence

from low_water.board.scene import Scene
from low_water.board.things import chip
from low_water.entries import PrintedWreck
from low_water.views import Wreck
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import back, counted, die, panel, piece, player_mark
from skerry.drawing.svg import Element, el


def head(s: Scene) -> Picture:
    """Which ebb it is, the dice of this turn, and the deck."""
    view = s.view
    title = s.word("over") if view.over else s.word("ebb", ebb=view.ebb, ebbs=view.ebbs)
    size = s.size.sign
    rolled = beside([Picture(die(pips, size), size, size) for pips in view.dice], 6)
    card = Picture(back(size * 0.7, size, "low-wave", size * 0.5), size * 0.7, size)
    deck = counted(card, view.deck, s.size.letters, 5)
    signs = beside(
        [
            Picture(piece(rolled.element, tip=s.word("dice-tip")), rolled.width, rolled.height),
            Picture(piece(deck.element, tip=s.word("deck-tip", count=view.deck), id_="deck"), deck.width, size),
        ],
        16,
    )
    high = size + 16
    drawn = el(
        "g",
        panel(s.size.inside, high),
        fitted(
            title, 10, high / 2 + s.size.title * 0.36, s.size.inside - signs.width - 40, s.size.title, class_="heading"
        ),
        at(s.size.inside - signs.width - 12, (high - signs.height) / 2, signs),
    )
    return Picture(drawn, s.size.inside, high)


def gauge(s: Scene) -> Picture:
    """The water as a bar that grows to the right; small strokes where a wreck drowns, a thick one for the flood."""
    view = s.view
    width, high = s.size.inside, 46
    step = width / view.flood
    water = min(view.water, view.flood)
    left = view.flood - water
    parts: list[Element | None] = [
        el("rect", width=width, height=high, rx=6, class_="track"),
        el("rect", width=step * water, height=high, rx=6, class_="water") if water else None,
    ]
    for wreck in view.wrecks:
        printed = s.texts.wrecks[wreck.wreck]
        if printed.room > 1:
            x = step * (view.flood - printed.room + 1)
            parts.append(el("path", d=f"M{x:.1f} 0V{high}", class_="tick"))
            label = printed.name[s.lang]
            parts.append(fitted(label, x - 5, high - 7, step * 10 - 10, s.size.letters - 2, anchor="end"))
    parts.append(el("path", d=f"M{width - 2} 0V{high}", class_="mark"))
    said = s.word("to-go", left=left)
    parts.append(words(said, 10, 19 if s.size.narrow else 29, s.size.letters, class_="on-water bold"))
    tip = s.word("gauge-tip", water=view.water, flood=view.flood)
    return Picture(piece(*parts, tip=tip), width, high)


def reef(s: Scene) -> Picture:
    """The harbour and the wrecks, side by side, on a phone two by two."""
    columns = 2 if s.size.narrow else 4
    width = (s.size.inside - (columns - 1) * s.size.gap) / columns
    wrecks = [s.part(one.wreck, wreck, one, width) for one in s.view.wrecks]
    spots = [s.part("harbour", harbour, width), *wrecks]
    return below(
        [beside(spots[i : i + columns], s.size.gap, top=True) for i in range(0, len(spots), columns)], s.size.gap
    )


def harbour(s: Scene, width: float) -> Picture:
    """Where boats land. Rowing home and lighting powder are two choices."""
    own = s.you
    slow = own is not None and own.laden
    ground = spot(
        s,
        width,
        title=s.word("harbour"),
        mark="low-harbour",
        lines=[s.word("row-laden" if slow else "row")],
        crews=[one.seat for one in s.view.players if one.place == "home"],
    )
    tip = s.word("harbour-tip", laden=s.texts.entries.numbers.laden)
    drawn = piece(panel(width, ground.height, 8, "sand"), ground.element, tip=tip, choice=s.choice("home"))
    return below([Picture(drawn, width, ground.height), *chip(s, "powder", s.word("powder"), "powder", width)], 6)


def wreck(s: Scene, here: Wreck, width: float) -> Picture:
    """What it brings and costs. One that is under water is a wish: a click says why it cannot be reached."""
    id_ = here.wreck
    printed = s.texts.wrecks[id_]
    name = printed.name[s.lang]
    ground = spot(
        s,
        width,
        title=name,
        mark=f"low-{id_}",
        lines=[cards_of(s, printed), dice_of(s, printed.dice)] if here.dry else [s.word("drowned")],
        crews=[one.seat for one in s.view.players if (one.place, one.wreck) == ("reef", id_)],
    )
    numbers = {"draws": printed.draws, "throws": printed.throws, "dice": printed.dice, "room": printed.room}
    drawn = piece(
        panel(width, ground.height, 8, "sand" if here.dry else "drowned"),
        ground.element,
        tip=s.word("wreck-tip", wreck=name, **numbers),
        choice=s.choice(f"haul {id_}", wish=f"haul {id_}" if "home" in s.moves else ""),
    )
    label = f"{s.word('with-rope')}: {dice_of(s, printed.dice - 1)}"
    return below([Picture(drawn, width, ground.height), *chip(s, f"rope {id_}", label, "rope", width)], 6)


def cards_of(s: Scene, printed: PrintedWreck) -> str:
    key = "draw-throw" if printed.throws else "draw"
    return s.word(key, draws=printed.draws, throws=printed.throws)


def dice_of(s: Scene, dice: int) -> str:
    return s.word("one-die" if dice == 1 else "more-dice", dice=dice)


def spot(s: Scene, width: float, *, title: str, mark: str, lines: Sequence[str], crews: Sequence[int]) -> Picture:
    """A place to go to: its name, its picture, what is to be known of it, and the crews that are there."""
    high, pad, leading = (138, 8, 19) if s.size.narrow else (264, 14, 26)
    ship = 96 if s.size.narrow else 228
    marks = beside([crew(s, seat) for seat in crews], 3)
    picture = el("use", href=f"#{mark}", x=(width - ship) / 2, y=pad + s.size.title, width=ship, height=ship * 2 / 3)
    first = high - pad - leading * (len(lines) - 1) - 3
    said = [
        fitted(line, pad, first + leading * place, width - 2 * pad, s.size.letters, bold=True)
        for place, line in enumerate(lines)
    ]
    drawn = el(
        "g",
        picture,
        fitted(title, pad, pad + s.size.title - 2, width - 2 * pad - marks.width - 6, s.size.title, class_="heading"),
        *said,
        at(width - pad - marks.width, pad - 2, marks),
    )
    return Picture(drawn, width, high)


def crew(s: Scene, seat: int) -> Picture:
    """The sign of a crew; it keeps its id, so that it travels from place to place."""
    size = s.size.sign - 2
    return Picture(el("g", player_mark(seat, s.players[seat], size).element, id=f"crew-{seat}"), size, size)
