"""Pirate Haven in words: prompts, refusals, log and the labels of moves.

The texts stand in the language files.
"""

from typing import Any, Final

from skerry.games.pirate_haven.entries import PirateHavenEntries, Tile
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.words.entries import by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room, joined
from skerry.words.wording import Gathered, Labels, Moments, Things, Wording

ROOM: Final = Room("pirate_haven")

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "turned-up": ("tile", "tiles"),
    "laid": ("map_tile", "map_tiles"),
    "filled": ("filled", "fillings"),
    "navy-discarded": ("pips", "pips_list"),
}

# By the key of a label: what the arguments of its word are. Navy dice have labels of their own.
LABELS: Final[Labels] = {
    "first": ("seat",),
    "turn-up": ("tile",),
    "lay": ("map_tile",),
    "roll": ("pips",),
    "give": ("spot", "slot"),
    "add": ("spot", "slot"),
    "sail": ("path",),
    "leave": (),
    "raise": ("spot", "slot"),
    "raise navy": ("spot",),
    "buy": ("spot",),
    "discard": (),
    "reroll": ("spot", "slot"),
    "reroll navy": ("spot",),
    "move": ("spot", "slot"),
    "move navy": ("spot",),
    "decline": (),
    "to": ("spot",),
    "use": (),
    "place": ("spot",),
    "bonus": (),
    "discard-navy": ("spot",),
}

TERRAINS: Final = ("land", "sea")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def letter_of(column: int) -> str:
    """A, B, C and so on, as on the edge of a map."""
    return chr(ord("A") + column - 1)


# What an event sounds like; a banner is shown besides, and what only begins a turn is nobody's deed.
MOMENTS: Final[Moments] = {
    "round": "banner",
    "income": "turn",
    "rerolled": "dice",
    "sailed": "water",
    "left": "water",
    "bought": "wood",
    "placed-die": "wood",
    "placed-rum": "wood",
    "gave": "coin",
    "income-gained": "coin",
    "discarded": "card",
    "navy-discarded": "bell",
    "game-over": "bell",
}


class Names:
    """What things are called in a pack."""

    def __init__(self, entries: PirateHavenEntries) -> None:
        self.entries = entries
        self.terms = entries.terms
        self.tiles = by_id(entries.tile)
        self.map_tiles = by_id(entries.map_tile)
        self.specials = by_id(entries.special)
        self.neighbours = {spot.id: spot.neighbours for spot in entries.island.spot}
        self.direction_fame = entries.direction.left.back_fame
        self.places = {spot.id: (spot.row, spot.column) for spot in entries.island.spot}
        self.printed_resources = entries.island.printed_resources
        self.income_cap = entries.income.cap
        self.exchange = entries.exchange
        self.rum_fame = entries.rum_table.fame
        self.navy_fame = entries.navy_prizes.fame

    def tile(self, tile: str, lang: str) -> str:
        return self.tiles[tile].name[lang]

    def map_tile(self, tile: str, lang: str) -> str:
        return self.map_tiles[tile].name[lang]

    def term(self, term: str, lang: str) -> str:
        return self.terms[term][lang]

    def spot(self, spot: str, lang: str) -> str:
        """For example "land spot B2": its terrain, and where it lies on the map of an Island."""
        terrain = spot.partition("-")[0]
        where = self.short_spot(spot)
        return f"{ROOM.say(f'word-spot-{terrain}', lang)} {where}" if terrain in TERRAINS else where

    def short_spot(self, spot: str) -> str:
        """Where it lies: column and row, such as "B2"; what is no spot of the pack is called by its id."""
        if spot not in self.places:
            return spot
        row, column = self.places[spot]
        return f"{letter_of(column)}{row}"


class Texts(Wording):
    """Puts what Pirate Haven reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.names = Names(PirateHavenEntries.of(spoken(pack, ROOM)))
        things: Things = {
            "tile": self.names.tiles,
            "map_tile": self.names.map_tiles,
            "colour": self.names.entries.dice,
        }
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things=things, people=("next",))

    def label_key(self, move: Move) -> str:
        """A Navy die is named by its spot alone."""
        name = move.family.name
        navy = f"{name} navy"
        return navy if navy in LABELS and len(move.word.split(" ")) == 2 else name

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("spot", "to"):
            return self.names.spot(value, lang)
        if name == "die":
            return self.die(value, lang)
        if name == "slot:slot":
            return f"({value})"
        if name == "thing":
            return self.thing(value, lang)
        if name == "thing:does":
            return self.does(value, lang)
        if name == "bonus:bonus":
            return self.special(value, lang)
        if name == "filling":
            path, _, thing = str(value).partition(" ")
            return self.room.say("word-filling", lang, thing=self.thing(thing, lang), path=path)
        return super().put(name, value, lang, names)

    def die(self, die: str, lang: str) -> str:
        """The place of a die: "land spot C2 (1)", "sea spot D1"."""
        spot, _, slot = die.partition(" ")
        return f"{self.names.spot(spot, lang)} ({slot})" if slot else self.names.spot(spot, lang)

    def thing(self, thing: str, lang: str) -> str:
        """A tile, a die with its pips, Rum or a special action by name."""
        name, _, pips = thing.partition(" ")
        if name in self.names.tiles:
            return self.names.tile(name, lang)
        if pips:
            return f"{self.names.term(name, lang)} {pips}"
        return self.names.term(name, lang) if name in self.names.terms else self.special(name, lang)

    def does(self, thing: str, lang: str) -> str:
        """The same with what a tile costs and can do, or what a die is good for."""
        said = self.card(thing, lang) if thing in self.names.tiles else self.use(thing, lang)
        return f"{self.thing(thing, lang)}, {said}".removesuffix(".") if said else self.thing(thing, lang)

    def use(self, thing: str, lang: str) -> str:
        """What a die is good for; "" for everything else."""
        name, _, pips = thing.partition(" ")
        return self.room.say(f"word-use-{name}", lang) if pips else ""

    def special(self, special: str, lang: str) -> str:
        """What a special action or a bonus does."""
        entry = self.names.specials[special]
        return entry.text.told(lang, amount=entry.amount).removesuffix(".")

    def ability(self, tile: str, lang: str) -> str:
        """The text of a tile."""
        entry = self.names.tiles[tile]
        return entry.text.told(lang, amount=entry.amount)

    def card(self, tile: str, lang: str) -> str:
        """All that is printed on a tile."""
        entry = self.names.tiles[tile]
        spots = [self.room.say(f"word-spots-{sort}", lang, count=count) for sort, count in entry.spots() if count]
        printed = joined(self.printed(entry, lang), lang)
        does = self.ability(tile, lang)
        values = {"value": entry.value, "does": does, "spots": joined(spots, lang), "printed": printed}
        return self.fill("word-tile", values, lang, [])

    def printed(self, entry: Tile, lang: str) -> list[str]:
        """The printed symbols of a tile, such as ["2 Resource"]."""
        return [f"{count} {self.names.term(sort, lang)}" for sort, count in entry.printed() if count]
