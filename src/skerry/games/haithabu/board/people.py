"""The characters with their owners and safe markers, and the inn with its neutral workers."""

from typing import Final

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import Choice, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import artwork, neutral_worker, silver, worker_id
from skerry.games.haithabu.views import Character

CARD: Final = 68
GAP: Final = 5
INN: Final = 118

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
    """A strip below the dial: the inn, then every character at its own place."""
    pad = 6
    width = s.size.inside
    columns = s.size.character_columns
    room = width - 2 * pad - (0 if s.size.narrow else INN + GAP)
    each = (room - GAP * (columns - 1)) / columns
    cards = [s.part(f"card-{one.character}", character, one, each) for one in s.view.characters]
    rows = below([beside(cards[start : start + columns], GAP) for start in range(0, len(cards), columns)], GAP)
    house = s.part("inn", inn, room if s.size.narrow else INN)
    inside = below([house, rows], GAP) if s.size.narrow else beside([house, rows], GAP)
    height = inside.height + 2 * pad
    return Picture(el("g", panel(width, height), at(pad, pad, inside), id="people"), width, height)


# --- the inn ----------------------------------------------------------------------------------------------------------


def inn(s: Scene, width: float) -> Picture:
    """Who can be hired, and for how much."""
    count = s.view.inn
    height = 40 if s.size.narrow else CARD
    figures = [
        at(
            34 + 22 * place,
            22 if height == CARD else 11,
            el("g", neutral_worker(20).element, id=worker_id("inn", None, place + 1)),
        )
        for place in range(count)
    ]
    price = hire_price(s)
    x, y = (34.0, 48.0) if height == CARD else (width - 60, 13.0)
    wish = "hire-worker" if s.asked("worker") and not count else ""
    shown = piece(
        panel(width, height, 6, "card"),
        symbol("haithabu-inn", 24, 6, 8, "tone"),
        words(s.word("inn"), 34, 17, 13, class_="heading") if height == CARD else None,
        *figures,
        at(x, y, silver(price, 14)) if count else None,
        id_="inn",
        tip=inn_tip(s, price),
        choice=s.choice("hire-worker", wish=wish),
    )
    return Picture(shown, width, height)


def hire_price(s: Scene) -> int:
    """What the next neutral worker costs the player who looks on."""
    return s.view.hire_cost if s.you is None else s.you.hire_cost


def inn_tip(s: Scene, price: int) -> str:
    costs = ", ".join(str(cost) for cost in s.data["neutral_workers"]["hire_cost"])
    key = "inn-tip" if s.view.inn else "inn-empty-tip"
    return s.word(key, count=s.view.inn, price=price, hired=s.view.hired, costs=costs)


# --- characters -------------------------------------------------------------------------------------------------------


def character(s: Scene, one: Character, width: float) -> Picture:
    """A card with what it does in short; its owner and a safe marker lie on it."""
    name = one.character
    owner = one.owner
    mine = owner >= 0 and s.mine[owner]
    room = width - 36
    lines = wrapped(short(s, name), room, 11, 4)
    shown = piece(
        panel(width, CARD, 6, "card mine" if mine else "card"),
        symbol(artwork(name, "character"), 26, 4, 5, "is-spare" if one.used else "tone"),
        fitted(s.names.character(name, s.lang), 34, 15, room, 12.5, bold=True),
        paragraph(lines, 34, 28, 11, 12),
        at(4, 41, owner_mark(s, owner)) if owner >= 0 else None,
        symbol("haithabu-safe", 13, 20, 52, "safe") if one.safe else None,
        id_=f"c-{name}",
        tip=about(s, one),
        choice=card_choice(s, name),
    )
    return Picture(shown, width, CARD)


def short(s: Scene, name: str) -> str:
    """What a character does in a few words, with the values of the pack; those of other packs in its own words."""
    entry = s.names.characters[name]
    if name not in RULES:
        return s.printed(entry)
    return s.word(f"does-{name}", **{key: value for key, value in entry.items() if isinstance(value, int)})


def owner_mark(s: Scene, owner: int) -> Element:
    return player_mark(owner, s.players[owner], 20).element


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
