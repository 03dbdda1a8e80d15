"""The characters with their owners and safe markers."""

from typing import Final

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import SQUEEZED, fitted, paragraph, width_of, wrapped
from skerry.drawing.pieces import Choice, die, panel, picked_mark, piece, player_mark, symbol
from skerry.drawing.svg import el
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.inn import inn
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.scenery import planks
from skerry.games.haithabu.board.things import face
from skerry.games.haithabu.views import Character

GAP: Final = 3

RULES: Final = {
    "start-player": "HAI-89",
    "seer": "HAI-90",
    "stevedore": "HAI-91",
    "carpenter": "HAI-92",
    "trader": "HAI-93",
    "landlord": "HAI-94",
    "supplier": "HAI-95",
    "administrator": "HAI-96",
    "imposter": "HAI-97",
}


def people(s: Scene) -> Picture:
    """In the hall: every character at a place of its own, the inn, and the events of the night behind a handle.

    On a phone the inn stands beside the dial.
    """
    pad, width, columns = s.size.people_pad, s.size.left, s.size.people_columns
    each = (width - 2 * pad - GAP * (columns - 1)) / columns
    hall = sorted(s.view.characters, key=lambda one: s.names.characters[one.character].pos)
    cells = [s.part(f"card-{one.character}", character, one, each) for one in hall]
    cells += [] if s.size.narrow else [s.part("inn", inn, 2 * each + GAP)]
    cells.append(s.part("events", events_handle, each))
    rows = below([beside(cells[start : start + columns], GAP) for start in range(0, len(cells), columns)], GAP)
    height = rows.height + 2 * pad
    return Picture(el("g", planks(width, height), at(pad, pad, rows), id="people"), width, height)


def events_handle(s: Scene, width: float) -> Picture:
    """The dice of the night: what they may bring lies in a drawer."""
    height = s.size.person_height
    label = s.word("events")
    drawn = el(
        "g",
        at(width / 2 - 26, 12, el("g", die(4, 24), transform="rotate(-8 12 12)")),
        at(width / 2 + 2, 18, el("g", die(5, 24), transform="rotate(9 12 12)")),
        paragraph(wrapped(label, width - 4, TEXT, 2), width / 2, height - 20, TEXT, 14, text_anchor="middle"),
    )
    return Picture(handle("events", panel(width, height, 6, "card"), drawn, label=label), width, height)


# --- characters -------------------------------------------------------------------------------------------------------


def character(s: Scene, one: Character, width: float) -> Picture:
    """A face and a name; the owner and a safe marker lie beside it."""
    name, owner, height = one.character, one.owner, s.size.person_height
    mine = owner >= 0 and s.mine[owner]
    size = height - 19
    said = s.names.character(name, s.lang)
    short_enough = width_of(said, TEXT, bold=True) <= width * SQUEEZED
    choice = card_choice(s, name)
    shown = piece(
        panel(width, height, 6, "card mine" if mine else "card"),
        at((width - size) / 2, 3, face(name, size, "is-used" if one.used else "")),
        el("path", d=f"M2 {size + 3:g}H{width - 2:g}", class_="rule"),
        fitted(said, width / 2, size + 15.5, width, TEXT, anchor="middle", bold=short_enough, least=s.size.name),
        at(3, 3, player_mark(owner, s.players[owner], 24)) if owner >= 0 else None,
        symbol("haithabu-safe", 16, width - 19, 4, "safe") if one.safe else None,
        picked_mark(choice, width - 14, 14),
        id_=f"c-{name}",
        tip=about(s, one),
        choice=choice,
    )
    return Picture(shown, width, height)


def short(s: Scene, name: str) -> str:
    """What a character does in a few words, with the values of the pack; those of other packs in its own words."""
    entry = s.names.characters[name]
    if name not in RULES:
        return s.printed(entry)
    return s.word(f"does-{name}", **entry.numbers())


def card_choice(s: Scene, name: str) -> Choice | None:
    """What can be done with a card: choose, hire, entice, give it up, cash it in, use it."""
    words_of = [f"{verb} {name}" for verb in ("choose", "hire", "entice", "dismiss", "cash-in")]
    if name == "start-player":
        words_of.append("be-start-player")
    wish = ""
    if s.asked("hire") or s.asked("entice"):
        one = next(one for one in s.view.characters if one.character == name)
        wish = f"hire {name}" if one.owner < 0 else f"entice {name}"
    elif s.asked("choose"):
        wish = f"choose {name}"
    return s.choice(*words_of, wish=wish)


def about(s: Scene, one: Character) -> str:
    """A character explained: its text, its owner, whether it is safe."""
    name = one.character
    owner = s.word("owned", player=s.players[one.owner]) if one.owner >= 0 else s.word("free")
    lines = [s.names.character(name, s.lang), s.printed(s.names.characters[name]), owner]
    if one.safe:
        lines.append(s.word("safe"))
    if one.used:
        lines.append(s.word("used"))
    rules = [RULES[name]] if name in RULES else []
    return "\n".join([*lines, ", ".join([*rules, "HAI-65", "HAI-66"])])
