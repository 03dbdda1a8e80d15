"""The printed components of Low Water, read from a pack and checked."""

from pathlib import Path
from typing import Final

from low_water.moves import LowWaterWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values

PUBLISHED: Final = Published("low_water", {1: Path(__file__).with_name("components.toml")})

SEATS: Final = range(2, 5)
USES: Final = ["none", "rope", "cask", "powder"]
"""What a card is good for besides its value."""


class Wreck:
    """What a haul at a wreck brings and costs, and how far from the mark the water must be (LOW-9, LOW-11)."""

    def __init__(self, values: Values) -> None:
        self.id = values.text("id")
        self.draws = values.integer("draws", 1, 9)
        self.throws = values.integer("throws", 0, 1)
        self.dice = values.integer("dice", 1, 9)
        self.room = values.integer("room", 1, 99)
        values.require(self.draws > self.throws, "throws", "low_water/wrong-fewer-cards-than-drawn")


class Components:
    """Shared, immutable tables. A kind of cargo is its place in the pack, and so is a wreck."""

    def __init__(self, pack: Pack) -> None:
        values = Values(pack.data)
        self._read_numbers(values)
        self.wrecks = [Wreck(entry) for entry in values.entries("wreck")]
        self._read_cargo(values)
        self.words = LowWaterWords([wreck.id for wreck in self.wrecks], self.cargo)

    def _read_numbers(self, values: Values) -> None:
        numbers, flood = values.table("numbers"), values.table("flood")
        self.ebbs = numbers.integer("ebbs", 1, 9)
        self.boat = numbers.integer("boat", 2, 20)
        self.first_cards = numbers.integer("first_cards", 0, self.boat)
        self.laden = numbers.integer("laden", 1, 99)
        self.last_boat = numbers.integer("last_boat", 0, 20)
        self.flood = {seats: flood.integer(f"crews_{seats}", 1, 99) for seats in SEATS}

    def _read_cargo(self, values: Values) -> None:
        entries = values.entries("cargo")
        self.cargo = [entry.text("id") for entry in entries]
        self.counts = [entry.integer("count", 1, 40) for entry in entries]
        self.values = [entry.integer("value", 0, 20) for entry in entries]
        uses = [entry.one_of("use", USES) for entry in entries]
        for use in USES[1:]:
            if uses.count(use) != 1:
                raise PackError("cargo.*.use", uses, "low_water/wrong-each-once", use=repr(use))
        self.rope, self.cask, self.powder = (uses.index(use) for use in USES[1:])
        least = SEATS[-1] * (self.first_cards + 1)
        if sum(self.counts) < least:
            raise PackError(
                "cargo.*.count", sum(self.counts), "low_water/wrong-least-cards-crews", least=least, seats=SEATS[-1]
            )

    def is_dry(self, wreck: int, left: int) -> bool:
        """Can a wreck be reached with this many steps from the water to the mark (LOW-11)?"""
        return left >= self.wrecks[wreck].room
