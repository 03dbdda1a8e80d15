"""Hägar in words: prompts, refusals, log and the labels of moves.

The texts stand in the language files.
"""

from typing import Any, Final

from skerry.games.hagar.entries import HagarEntries
from skerry.kernel.pack import Pack
from skerry.words.entries import by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room, in_sentence
from skerry.words.wording import Gathered, Labels, Moments, Things, Wording

ROOM: Final = Room("hagar")

GATHERED: Final[Gathered] = {}

# By the key of a label: what the arguments of its word are.
LABELS: Final[Labels] = {
    "roll": ("roll",),
    "draw": ("coaster",),
    "lay": ("x", "y"),
    "turn": ("rotation",),
    "place": ("token", "corner"),
    "move": ("coaster", "corner"),
    "pass": (),
    "to": ("coaster", "corner"),
}

# What an event sounds like; a banner is shown besides, and what only begins a turn is nobody's deed.
MOMENTS: Final[Moments] = {
    "turn": "turn",
    "rolled": "dice",
    "final-roll": "dice",
    "drew": "card",
    "laid": "card",
    "placed": "wood",
    "moved": "wood",
    "treasure": "coin",
    "offence": "bell",
    "game-over": "bell",
}


class Names:
    """What things are called in a pack."""

    def __init__(self, entries: HagarEntries) -> None:
        self.entries = entries
        self.coasters = {coaster.id: coaster.name for coaster in entries.coasters}
        self.kinds = {kind: entry.name for kind, entry in entries.landscapes.items()}
        self.tokens = {token: entry.name for token, entry in entries.tokens.items()}
        self.symbols = {symbol: entry.name for symbol, entry in entries.symbols.items()}
        self.sides = {side: entry.name for side, entry in entries.table.side.items()}
        self.ranks = {rank.id: rank.name for rank in entries.solo_ranks}
        self.looks = {kind: entry.hex for kind, entry in entries.landscapes.items()}

    def kind(self, kind: str, lang: str) -> str:
        return in_sentence(self.kinds[kind][lang], lang)

    def place(self, place: str, lang: str) -> str:
        """A corner of a coaster, or how a line runs."""
        return ROOM.say(f"word-place-{place}", lang)

    def where(self, where: str, lang: str) -> str:
        """Where a cell is: beside which coaster, or in the middle of the table."""
        coaster, _, side = where.partition(" ")
        if not side:
            return ROOM.say("word-where-middle", lang)
        return ROOM.say(f"word-where-{side}", lang, coaster=self.coasters[coaster][lang])


class Texts(Wording):
    """Puts what Hägar reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        entries = HagarEntries.of(spoken(pack, ROOM))
        self.names = Names(entries)
        coasters = by_id(entries.coasters)
        things: Things = {
            "coaster": coasters,
            "to_coaster": coasters,
            "token": entries.tokens,
            "rank": by_id(entries.solo_ranks),
        }
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things=things)

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("kind", "other"):
            return self.names.kind(value, lang)
        if name in ("corner", "to_corner", "axis"):
            return self.names.place(value, lang)
        if name == "where":
            return self.names.where(value, lang)
        if name == "side":
            return in_sentence(self.names.sides[value][lang], lang)
        if name == "phase":
            return self.room.say(f"word-phase-{value}", lang)
        if name == "rotation":
            return f"{value}°"
        return super().put(name, value, lang, names)
