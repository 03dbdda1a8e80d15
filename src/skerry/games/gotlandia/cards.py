"""What is printed on cards, as the rules read it: actions made of effects, things counted, standing effects.

All of these are shared and never change. Sets of districts, kinds or cards are numbers with a bit for each.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.kernel.errors import Message
from skerry.kernel.moves import Family, Move

if TYPE_CHECKING:
    from skerry.games.gotlandia.state import Gotlandia

BIT: Final = [1 << n for n in range(62)]
"""Shifts as a table: fast, and safe in the compiled build."""

NOTHING: Final = -1
"""An index that names no card, Setting, direction, decoration or kind of resource."""

# Kinds of action cards.
SETTING: Final = 0
BASIC: Final = 1
CRAFT: Final = 2
TRADING: Final = 3
KINDS: Final = ["setting", "basic", "craft", "trading"]

# What food and victory points are counted by.
FLAT: Final = 0
DISTRICTS: Final = 1
SETTINGS: Final = 2
SHIPS: Final = 3
CHURCHES: Final = 4
SUNK: Final = 5
BURIED: Final = 6
COUNTED: Final = {
    "flat": FLAT,
    "home-district": DISTRICTS,
    "setting": SETTINGS,
    "ship": SHIPS,
    "church": CHURCHES,
    "pirate-sunk": SUNK,
    "silver-buried": BURIED,
}
"""Besides these, each terrain: its settled districts."""

# Events of generation cards (GOT-43).
LOSE_UNITS: Final = 0
REMOVE_WORKER: Final = 1
REDUCE_WORKERS: Final = 2
PLAGUE: Final = 3
LAST_GENERATION: Final = 4
EVENTS: Final = {
    "lose-units": LOSE_UNITS,
    "remove-worker": REMOVE_WORKER,
    "reduce-workers": REDUCE_WORKERS,
    "plague": PLAGUE,
    "last-generation-of-century": LAST_GENERATION,
}


class Effect:
    """One step of an action, in the vocabulary of the pack. Each chapter of the rules has those it is about."""

    card: int = NOTHING
    """The card it is printed on."""
    away: bool = False
    """Does the worker go to Wisby or Roma instead of the card (GOT-62)?"""
    always: bool = False
    """Is it available even when it brings nothing (GOT-65, GOT-R7)?"""

    def possible(self, g: "Gotlandia", seat: int) -> bool:
        """Can this player do it as a main action now?"""
        return True

    def begin(self, g: "Gotlandia", seat: int) -> None:
        """Do it, as far as nothing has to be chosen; ask what has to be."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def outlook(self, g: "Gotlandia", seat: int) -> Message:
        """What it would do now."""
        raise AssertionError(f"{type(self).__name__} does not say what it would do")

    def refusal(self, g: "Gotlandia", seat: int) -> Message:
        """Why it is not possible now."""
        raise AssertionError(f"{type(self).__name__} is always possible")


class SecondStep(Effect):
    """An effect that may follow a main action, once and only then (GOT-67): its options stand beside declining."""

    def options(self, g: "Gotlandia", seat: int) -> list[Move]:
        """What can be chosen; none if it is not possible now."""
        raise AssertionError(f"{type(self).__name__} does not say what can be chosen")

    def answer(self, g: "Gotlandia", seat: int, move: Move) -> None:
        """Carry one of the options out."""
        raise AssertionError(f"{type(self).__name__} does not carry its options out")

    def possible(self, g: "Gotlandia", seat: int) -> bool:
        return len(self.options(g, seat)) > 0

    def question(self, g: "Gotlandia", seat: int) -> Message:
        """What is asked when the step comes."""
        raise AssertionError(f"{type(self).__name__} does not say what is asked")

    def effect(self, g: "Gotlandia", seat: int, move: Move) -> Message | None:
        """What one of the options would cost or do."""
        return None

    def refused(self, g: "Gotlandia", seat: int, move: Move) -> Message | None:
        """Why a word of this step is not among the options; None for a word of another step."""
        return None


class Count:
    """A number of something for each of another thing, or for each two of it (rounded down)."""

    def __init__(self, n: int, sort: int, districts: int, each: int) -> None:
        self.n = n
        self.sort = sort
        self.districts = districts
        self.each = each


class Action:
    """A main action of a card: effects carried out in order, and the word that chooses it."""

    def __init__(self, name: str, effects: "list[Effect]") -> None:
        self.name = name
        self.effects = effects
        self.always = effects[0].always


class Requirement:
    """What a player must have to learn a craft (GOT-95)."""

    def __init__(self, terrains: list[int], churches: int, harbours: int, settings: int) -> None:
        self.terrains = terrains
        self.churches = churches
        self.harbours = harbours
        self.settings = settings


class Card:
    """An action card."""

    def __init__(self, index: int, name: str, kind: int, rule: str, copies: int, setting: int) -> None:
        self.index = index
        self.name = name
        self.kind = kind
        self.rule = rule
        self.copies = copies
        self.setting = setting
        self.advanced = False
        self.pile = ""
        self.food = Count(0, FLAT, 0, 1)
        self.points = Count(0, FLAT, 0, 1)
        self.bury = 0
        self.requires = Requirement([], 0, 0, 0)
        self.actions: list[Action] = []
        self.first_word = 0
        """The index of the word of the first action."""
        self.main_actions = 0
        """How many of the actions are main actions when second steps are second steps (GOT-R3)."""
        self.follow_up: list[SecondStep] = []
        self.church_step = False
        """Is the second step building or decorating a church (GOT-R3)?"""


class Reputation:
    """A reputation card: the numbers and sets that the rules ask for."""

    def __init__(self, name: str, number: int, rule: str, kinds: int) -> None:
        self.name = name
        self.number = number
        self.rule = rule
        self.set_towers = 0
        self.draws_with_one_setting = 0
        self.sink_after_cards = 0
        self.sink_after = 0
        self.pays_fee = True
        self.sell_bonus = [0] * kinds
        self.partner_cost = 0
        self.start_buried_silver = 0
        self.start_silver = 0
        self.start_resources = [0] * kinds
        self.produce_when = NOTHING
        self.produce_silver = 0
        self.produce_more = [0] * kinds
        self.start_ships = 0
        self.start_farmsteads = 0
        self.start_cards: list[int] = []
        self.start_move_to = 0
        self.safe = 0
        """Districts in which its farmsteads are safe (GOT-151)."""
        self.fed = 0
        """Districts of which this many are fed for free."""
        self.free_food = 0
        self.extra_bury = 0
        self.draw_after_cards = 0
        self.draw_after = 0
        self.steal_after_cards = 0
        self.steal = 0
        self.take_silver: list[int] = []
        """By card: what taking Silver with it brings instead; 0: what it says."""
        self.places_pirates = 0
        self.raid_bonus = 0


class Generation:
    """A generation card: events in order, then pirates; demand lasts the whole generation."""

    def __init__(
        self, name: str, century: int, rule: str, events: list[tuple[int, int, int]], pirates: list[int], demand: int
    ) -> None:
        self.name = name
        self.century = century
        self.rule = rule
        self.events = events
        """What happens and up to two numbers."""
        self.pirates = pirates
        self.demand = demand


class Goal:
    """A goal of the solo game (GOT-197 to GOT-199)."""

    def __init__(self, name: str, rule: str, century: int, churches: int, settings: int, decoration: int) -> None:
        self.name = name
        self.rule = rule
        self.century = century
        self.churches = churches
        self.settings = settings
        self.decoration = decoration


def bits(mask: i64) -> int:
    """How many things are in a set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def each_of(mask: i64) -> list[int]:
    """The things in a set, by their indices."""
    found: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return found


def words_of(family: Family, mask: i64) -> list[Move]:
    """The words of a family for the things in a set."""
    moves = family.moves
    found: list[Move] = []
    n = 0
    while mask:
        if mask & 1:
            found.append(moves[n])
        mask >>= 1
        n += 1
    return found
