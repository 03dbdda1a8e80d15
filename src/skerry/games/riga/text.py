"""Riga in words: prompts, refusals, log and the labels of moves.

The texts stand in the language files.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from skerry.games.riga.entries import RigaEntries
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.state import Event
from skerry.words.entries import by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room, in_sentence, joined
from skerry.words.wording import Gathered, Labels, Moments, Things, Wording

ROOM: Final = Room("riga")

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "turned-up": ("good", "goods"),
    "drew-building": ("building", "buildings"),
    "row-good": ("good", "goods"),
    "building-removed": ("building", "buildings"),
    "building-up": ("building", "buildings"),
    "drew-good": ("good", "goods"),
    "paid": ("item", "items"),
    "charging": ("good", "goods"),
    "discarded": ("good", "goods"),
}

# By the key of a label: what the arguments of its word are.
LABELS: Final[Labels] = {
    "provisional-start": ("seat",),
    "draw": ("good",),
    "draw-building": ("building",),
    "choose-start": ("seat",),
    "keep-building": ("building",),
    "keep-none": (),
    "keep": ("good",),
    "take-building": ("building",),
    "take-row": ("row",),
    "use": ("function",),
    "swap": ("row", "good"),
    "with": ("row", "good"),
    "build": ("building",),
    "end": (),
    "add": ("building",),
    "pay": (),
    "crane": ("building",),
    "no-more": (),
    "pay good": ("good",),
    "pay function": ("function",),
    "school": ("side",),
    "charge": ("good",),
    "skip": (),
    "discard": ("good",),
    "discard-building": ("building",),
}

# What a word calls a function, and what the pack calls it.
FUNCTIONS: Final[Mapping[str, str]] = {
    "treasury": "draw_goods",
    "builders-yard": "draw_buildings",
    "monastery": "swap_goods",
    "exchange-office": "charge",
    "trading-office": "ducats",
    "bank": "ducats_per_merchant",
    "inn": "ducats_per_knight",
}

# What an event sounds like; a banner is shown besides, and what only begins a turn is nobody's deed.
MOMENTS: Final[Moments] = {
    "turn": "turn",
    "spring": "banner",
    "winter": "banner",
    "game-over": "bell",
    "took-row": "wood",
    "took-building": "card",
    "drew-good": "card",
    "kept-building": "card",
    "paid": "coin",
    "built": "wood",
    "discarded": "card",
    "swapped": "wood",
}


class Names:
    """What things are called in a pack."""

    def __init__(self, entries: RigaEntries) -> None:
        self.entries = entries
        self.goods = by_id(entries.good)
        self.cities = by_id(entries.city)
        self.seasons = by_id(entries.season)
        self.lodges = entries.lodge_table.points[1:]
        self.cards = by_id(entries.cards())
        functions = {entry.function: entry for entry in (*entries.building_type, *entries.riga_building)}
        self.functions = {word: functions[function] for word, function in FUNCTIONS.items()}

    def good(self, good: str, lang: str) -> str:
        """As it stands within a sentence."""
        return in_sentence(self.goods[good].name[lang], lang)

    def goods_counted(self, goods: Iterable[str], lang: str) -> list[str]:
        """For example ["2 wine", "1 grain"], in the order of the pack."""
        held = list(goods)
        return [f"{held.count(good)} {self.good(good, lang)}" for good in self.goods if good in held]

    def building(self, building: str, lang: str) -> str:
        """For example "Archive (Visby)"."""
        return f"{self.bare(building, lang)} ({self.city(self.cards[building].city, lang)})"

    def bare(self, building: str, lang: str) -> str:
        """A building without its city."""
        return self.cards[building].name[lang]

    def city(self, city: str, lang: str) -> str:
        return self.cities[city].name[lang]

    def season(self, season: str, lang: str) -> str:
        """The pack's "Summer: turns clockwise" without what follows the colon."""
        name = self.seasons[season].name[lang].split(":", maxsplit=1)[0]
        return in_sentence(name, lang)

    def symbol(self, symbol: str, lang: str) -> str:
        return self.entries.symbols[symbol].name[lang]

    def function(self, word: str, lang: str) -> str:
        """A function explained, by the word that uses it: "Bank – Once: 2 ducats for each of your merchants."."""
        entry = self.functions[word]
        return f"{entry.name[lang]} – {entry.text[lang]}"

    def does(self, building: str, lang: str) -> str:
        """The text of a card; Manufactory and Market Hall name their good, the Lodge the points of its table."""
        card = self.cards[building]
        shown = f"{self.goods[card.good].name[lang]}: " if card.good else ""
        table = f" ({', '.join(str(points) for points in self.lodges)})" if card.function == "score_table" else ""
        return shown + card.text[lang] + table


class Texts(Wording):
    """Puts what Riga reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.names = Names(RigaEntries.of(spoken(pack, ROOM)))
        things: Things = {"city": self.names.cities, "side": self.names.entries.symbols}
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things=things, people=("start",))

    def label_key(self, move: Move) -> str:
        """A payment is labelled by what is paid with."""
        family, _, argument = move.word.partition(" ")
        if family == "pay" and argument:
            return "pay good" if argument in self.names.goods else "pay function"
        return move.family.name

    def goes_on(self, first: Event, event: Event) -> bool:
        return super().goes_on(first, event) and first.values.get("row") == event.values.get("row")

    def card(self, building: str, lang: str) -> str:
        """Cost, points and function of a building."""
        card = self.names.cards[building]
        values = {"cost": card.cost, "points": card.vp, "does": self.names.does(building, lang)}
        return self.fill("word-card", values, lang, [])

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("building", "crane"):
            return self.names.building(value, lang)
        if name == "building:card":
            return self.card(value, lang)
        if name == "buildings:bare":
            return joined([self.room.say("word-house", lang, name=self.names.bare(one, lang)) for one in value], lang)
        if name == "good":
            return self.names.good(value, lang)
        if name in ("item", "function"):
            return self._item(value, lang)
        if name == "function:does":
            return self.names.functions[value].text[lang]
        if name == "season":
            return self.names.season(value, lang)
        if name == "phase":
            return self.room.say(f"word-phase-{value or 'none'}", lang)
        if name in ("goods", "items"):
            functions = [self._item(item, lang) for item in value if item not in self.names.goods]
            return joined(functions + self.names.goods_counted(value, lang), lang)
        return super().put(name, value, lang, names)

    def _item(self, item: str, lang: str) -> str:
        if item in self.names.goods:
            return self.names.good(item, lang)
        return self.names.functions[item].name[lang]
