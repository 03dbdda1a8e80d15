"""Hägar in words: prompts, refusals, log and the labels of moves.

The texts stand in the language files.
"""

from collections.abc import Mapping
from typing import Any, Final

from skerry.kernel.pack import Pack
from skerry.words.packs import spoken
from skerry.words.rooms import Room, in_sentence, joined
from skerry.words.wording import Gathered, Labels, Moments, Wording

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

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.coasters: dict[str, Any] = {coaster["id"]: coaster["name"] for coaster in data["coasters"]}
        self.kinds: dict[str, Any] = {kind: entry["name"] for kind, entry in data["landscapes"].items()}
        self.tokens: dict[str, Any] = {token: entry["name"] for token, entry in data["tokens"].items()}
        self.symbols: dict[str, Any] = {symbol: entry["name"] for symbol, entry in data["symbols"].items()}
        self.sides: dict[str, Any] = {side: entry["name"] for side, entry in data["table"]["side"].items()}
        self.ranks: dict[str, Any] = {rank["id"]: rank["name"] for rank in data["solo_ranks"]}
        self.looks: dict[str, str] = {kind: entry["hex"] for kind, entry in data["landscapes"].items()}

    def kind(self, kind: str, lang: str) -> str:
        return in_sentence(str(self.kinds[kind][lang]), lang)

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
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS)
        self.names = Names(spoken(pack, ROOM))

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("coaster", "to_coaster"):
            return str(self.names.coasters[value][lang])
        if name in ("kind", "other"):
            return self.names.kind(value, lang)
        if name in ("corner", "to_corner", "axis"):
            return self.names.place(value, lang)
        if name == "where":
            return self.names.where(value, lang)
        if name == "token":
            return str(self.names.tokens[value][lang])
        if name == "side":
            return in_sentence(str(self.names.sides[value][lang]), lang)
        if name == "rank":
            return str(self.names.ranks[value][lang])
        if name == "phase":
            return self.room.say(f"word-phase-{value}", lang)
        if name == "rotation":
            return f"{value}°"
        if name == "rotations":
            return joined([f"{rotation}°" for rotation in value], lang)
        if name in ("players", "winners"):
            return joined([super(Texts, self).put("seat", seat, lang, names) for seat in value], lang)
        return super().put(name, value, lang, names)
