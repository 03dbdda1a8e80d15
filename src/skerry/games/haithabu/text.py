"""Haithabu in words: prompts, refusals, log and the labels of moves.

The texts stand in the language files.
"""

from collections.abc import Mapping
from typing import Any, Final

from skerry.games.haithabu.entries import Explained, HaithabuEntries
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.state import Event
from skerry.words.entries import by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room, joined
from skerry.words.wording import Gathered, Labels, Moments, Things, Wording

ROOM: Final = Room("haithabu")

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "shown": ("vehicle", "vehicles"),
    "displayed": ("order", "orders"),
    "rolled": ("pips", "rolls"),
    "price": ("change", "changes"),
    "put": ("kind", "kinds"),
    "resupplied": ("cubes", "supplies"),
    "price-rolled": ("roll", "price_rolls"),
}

# By the key of a label: what the arguments of its word are. Two gifts have labels of their own.
LABELS: Final[Labels] = {
    "show": ("vehicle",),
    "align": ("letter",),
    "deal": ("order",),
    "turn-up": ("order",),
    "start": ("seat",),
    "roll": ("pips",),
    "choose": ("character",),
    "worker": ("space",),
    "neutral": ("space",),
    "hire-worker": (),
    "imposter": ("way",),
    "repay": (),
    "end-turn": (),
    "one-die": (),
    "two-dice": (),
    "pick": ("pips",),
    "dismiss": ("character",),
    "give-up": ("sort",),
    "give": ("place", "kind"),
    "give silver": (),
    "give point": (),
    "return": ("place", "kind"),
    "nothing": (),
    "done": (),
    "buy": ("count",),
    "sell": ("count",),
    "sell-one": ("kind",),
    "buy-one": ("kind",),
    "take-good": ("kind",),
    "point": (),
    "buy-from": ("stack",),
    "take": ("vehicle",),
    "hire": ("character",),
    "entice": ("character",),
    "order": ("space",),
    "fill": ("number",),
    "put": ("number", "kind"),
    "use": ("sort",),
    "load": ("kind", "count"),
    "cash-in": ("character",),
    "be-start-player": (),
    "price": ("kind", "way"),
    "carry": ("kind",),
    "loan": (),
}

# What an event sounds like; a banner is shown besides, and what only begins a turn is nobody's deed.
MOMENTS: Final[Moments] = {
    "game-turn": "banner",
    "phase": "bell",
    "rolled": "dice",
    "event": "card",
    "placed": "wood",
    "placed-neutral": "wood",
    "bought": "coin",
    "sold": "coin",
    "loan": "coin",
    "repaid": "coin",
    "hired": "card",
    "enticed": "card",
    "took-order": "card",
    "order-filled": "coin",
    "put": "wood",
    "carried": "water",
    "bought-vehicle": "wood",
    "resupplied": "wood",
    "game-over": "bell",
}


class Names:
    """What things are called in a pack."""

    def __init__(self, entries: HaithabuEntries) -> None:
        self.entries = entries
        self.goods = by_id(entries.goods)
        self.characters = by_id(entries.character)
        self.events = by_id(entries.event)
        self.spaces = by_id(entries.dial_space)
        self.orders = by_id(entries.order)
        self.vehicles = by_id(entries.vehicle)
        self.stacks = by_id(entries.vehicle_stack)
        self.turns = {turn.number: turn for turn in entries.game_turn}

    def word(self, key: str, lang: str, **values: object) -> str:
        return ROOM.say(f"word-{key}", lang, **values)

    def good(self, kind: str, lang: str) -> str:
        return self.goods[kind].name[lang]

    def character(self, character: str, lang: str) -> str:
        return self.characters[character].name[lang]

    def event(self, event: str, lang: str) -> str:
        return self.events[event].name[lang]

    def season(self, turn: int, lang: str) -> str:
        return self.turns[turn].name[lang] if turn in self.turns else str(turn)

    def space(self, space: str, lang: str) -> str:
        """For example "the Mead market"; "C, Sell dear"."""
        if space in self.goods:
            return self.word("market", lang, kind=self.good(space, lang))
        return self.word("dial", lang, letter=space, name=self.spaces[space].name[lang])

    def display(self, space: str, lang: str) -> str:
        """For example "upper row, place 2"."""
        row, _, column = space.partition("-")
        return self.word(row, lang, column=column)

    def some(self, goods: Mapping[str, int], lang: str) -> str:
        """For example "4 Cloth, 2 Mead"."""
        return ", ".join(f"{count} {self.good(kind, lang)}" for kind, count in goods.items() if count)

    def order(self, order: str, lang: str) -> str:
        """All that is printed on an order."""
        card = self.orders[order]
        goods = self.some(card.goods, lang)
        return self.word("order", lang, goods=goods, points=card.vp, silver=card.silver)

    def vehicle(self, vehicle: str, lang: str) -> str:
        """All that is printed on a vehicle."""
        card = self.vehicles[vehicle]
        sort, goods = self.word(card.kind, lang), self.some(card.goods, lang)
        return self.word("vehicle", lang, sort=sort, cost=card.cost, goods=goods, any=card.any)

    def stack(self, stack: str, lang: str) -> str:
        card = self.stacks[stack]
        return self.word("stack", lang, sort=self.word(card.kind, lang), cost=card.cost)


class Texts(Wording):
    """Puts what Haithabu reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.names = Names(HaithabuEntries.of(spoken(pack, ROOM)))
        things: Things = {
            "kind": self.names.goods,
            "character": self.names.characters,
            "event": self.names.events,
        }
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things=things, people=("to", "owner"))
        self.events_by_die = {event.die: event.id for event in self.names.entries.event}

    def label_key(self, move: Move) -> str:
        """Silver and a point are given from no place."""
        return move.word if move.word in LABELS else move.family.name

    def goes_on(self, first: Event, event: Event) -> bool:
        """Goods put on orders are gathered for each order."""
        if not super().goes_on(first, event):
            return False
        return event.kind != "put" or first.values["order"] == event.values["order"]

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name.endswith(":does"):
            return self.does(name.removesuffix(":does"), value, lang)
        if name in ("changes", "price_rolls", "supplies", "goods", "wanted"):
            return joined([self.counted(name, one, lang) for one in value], lang)
        found = self.named(name, value, lang)
        return super().put(name, value, lang, names) if found is None else found

    def named(self, name: str, value: Any, lang: str) -> str | None:
        """What is called by more than its name; None for everything else."""
        names = self.names
        if name == "pips:event":
            return names.event(self.events_by_die[int(value)], lang)
        if name == "space":
            return names.space(value, lang)
        if name == "space:display":
            return names.display(value, lang)
        if name in ("order", "lost:order"):
            return names.order(value, lang)
        if name in ("vehicle", "lost:vehicle"):
            return names.vehicle(value, lang)
        if name == "stack":
            return names.stack(value, lang)
        if name in ("sort", "place", "way"):
            return names.word(value, lang)
        return names.season(int(value), lang) if name == "turn:season" else None

    def counted(self, name: str, value: str, lang: str) -> str:
        """A good with its price, or with how many there are."""
        if name in ("changes", "price_rolls"):
            kind, number = value.split(" ")
            return self.names.word("price", lang, kind=self.names.good(kind, lang), price=number)
        number, kind = value.split(" ")
        return f"{number} {self.names.good(kind, lang)}"

    def does(self, sort: str, thing: str, lang: str) -> str:
        """What is printed on a character, an event or a space of the dial."""
        tables: dict[str, Mapping[str, Explained]] = {
            "character": self.names.characters,
            "event": self.names.events,
            "letter": self.names.spaces,
        }
        return tables[sort][thing].text[lang].removesuffix(".")
