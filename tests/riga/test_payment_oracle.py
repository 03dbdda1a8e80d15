"""Building and charging against a brute-force oracle (RIG-34 to RIG-43, RIG-68, RIG-78, RIG-R9 to RIG-R16).

The oracle knows the ledger, not the engine: it lays out every single card and function of a small hand, tries every set
of buildings, every choice of Cranes and every selection of items, and keeps those the rules allow. The engine must
offer a way to each of them, to nothing else, and never lead into a dead end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, words
from tests.riga.table import RIGA, goods, riga

# --- the ledger -------------------------------------------------------------------------------------------------------

BASE_VALUE = {"cloth": 5, "glass": 4, "wine": 3, "grain": 2}
RAISED = {"visby": "wine", "tallinn": "grain", "stockholm": "cloth", "danzig": "glass"}
BLOCKED = {"visby": "cloth", "tallinn": "glass", "stockholm": "wine", "danzig": "grain"}
CANONICAL = ["exchange-office", "trading-office", "bank", "inn", *BASE_VALUE]
MERCHANTS = {"guildhall": 2, "trading-office": 1, "market-hall": 1}
KNIGHTS = {"fortress": 2, "manufactory": 1, "treasury": 1}
ONE_SHOT = ["bank", "trading-office", "crane", "inn", "treasury"]

CARDS = {card["id"]: card for card in chain(RIGA.pack.data["building"], RIGA.pack.data["riga_building"])}
RIGA_SET = ["riga-monastery", "riga-school", "riga-storehouse", "riga-exchange-office"]

Outcome = tuple[frozenset[str], frozenset[str], tuple[str, ...]]
"""The buildings built, those of them halved by a Crane, and the items paid."""


class Player:
    """A small hand and tableau: "danzig-inn used", "visby-crane fresh", "riga-exchange-office charged"."""

    def __init__(self, goods: list[str], hand: list[str], tableau: list[str], riga_buildings: bool) -> None:
        self.goods = goods
        self.hand = hand
        self.tableau = tableau
        self.riga_buildings = riga_buildings

    def __repr__(self) -> str:
        return f"Player({self.goods}, {self.hand}, {self.tableau}, {self.riga_buildings})"

    def at_the_table(self, **scenario: Any) -> Riga:
        player = {"goods": ", ".join(self.goods), "buildings": self.hand, "built": self.tableau}
        return riga(player, variants={"riga_buildings": self.riga_buildings}, phase="build", **scenario)

    def marked(self, mark: str) -> list[str]:
        return [entry.split()[0] for entry in self.tableau if mark in entry.split()]

    def active(self) -> list[str]:
        return [entry.split()[0] for entry in self.tableau if "fresh" not in entry.split()]

    def number(self, kind: str, buildings: Iterable[str]) -> int:
        return len([building for building in buildings if kind_of(building) == kind])

    def unused(self, kind: str) -> int:
        return self.number(kind, self.active()) - self.number(kind, self.marked("used"))

    def symbols(self, shown: dict[str, int], side: str) -> int:
        printed = sum(shown.get(kind_of(building), 0) for building in self.active())
        school = [entry for entry in self.tableau if entry == f"riga-school {side}"]
        return printed + len(school)

    def shows(self, kind: str, good: str) -> int:
        """How many active Manufactories or Market Halls show this good."""
        return len([b for b in self.active() if kind_of(b) == kind and CARDS[b]["good"] == good])

    def price(self, good: str, city: str) -> int:
        """RIG-36; 0: cannot be used there."""
        if BLOCKED.get(city) == good and not self.shows("market-hall", good):
            return 0
        return BASE_VALUE[good] + 2 * (RAISED.get(city) == good) + self.shows("manufactory", good)

    def items(self, city: str) -> list[tuple[str, int]]:
        """Every card and function the player could pay with in a city, with its ducats (RIG-37)."""
        functions = [
            *[("exchange-office", 8) for _ in self.marked("charged")],
            *[("trading-office", 4)] * self.unused("trading-office"),
            *[("bank", 2 * self.symbols(MERCHANTS, "merchant"))] * self.unused("bank"),
            *[("inn", 2 * self.symbols(KNIGHTS, "knight"))] * self.unused("inn"),
        ]
        return functions + [(good, self.price(good, city)) for good in self.goods]

    def buildings(self, city: str) -> list[str]:
        built = [entry.split()[0] for entry in self.tableau]
        unbuilt = [building for building in RIGA_SET if self.riga_buildings and building not in built]
        return [building for building in [*self.hand, *unbuilt] if CARDS[building]["city"] == city]


def kind_of(building: str) -> str:
    return str(CARDS[building].get("type", building))


# --- the oracle -------------------------------------------------------------------------------------------------------


def subsets(things: list[Any], most: int) -> Iterator[tuple[Any, ...]]:
    return chain.from_iterable(combinations(things, size) for size in range(most + 1))


def minimal_covers(items: list[tuple[str, int]], due: int) -> set[tuple[str, ...]]:
    """Selections that reach the sum and from which no item can be left out (RIG-R11)."""
    found = set()
    for selection in set(subsets(sorted(items), len(items))):
        paid = sum(ducats for _, ducats in selection)
        if paid >= due and all(paid - ducats < due for _, ducats in selection):
            found.add(in_order(item for item, _ in selection))
    return found


def in_order(items: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(items, key=CANONICAL.index))


def legal_outcomes(player: Player) -> set[Outcome]:
    """Every way to build one batch: one to three buildings of one city, Cranes, and a minimal cover of the sum."""
    found: set[Outcome] = set()
    left = 3 - len(player.marked("fresh"))
    for city in [*RAISED, "riga"]:
        covers: dict[int, set[tuple[str, ...]]] = {}
        for batch in subsets(player.buildings(city), left):
            for craned in subsets(list(batch), player.unused("crane")):
                due = sum(CARDS[b]["cost"] // 2 if b in craned else CARDS[b]["cost"] for b in batch)
                if due not in covers:
                    covers[due] = minimal_covers(player.items(city), due)
                found |= {(frozenset(batch), frozenset(craned), paid) for paid in covers[due] if batch}
    return found


# --- what the engine offers -------------------------------------------------------------------------------------------

Way = tuple[str, ...]
"""Words said one after another."""


def ways(g: Riga, said: Way = ()) -> Iterator[tuple[Way, Riga]]:
    """Every way from here to the next question that is not about paying: what to build, or the side of a School."""
    offered = g.moves()
    assert offered, f"a dead end after {said}"
    if {"end", "school knight"} & {move.word for move in offered}:
        yield said, g
        return
    for move in offered:
        following = g.copy()
        following.apply(move)
        yield from ways(following, (*said, move.word))


def ways_to_build(g: Riga) -> Iterator[tuple[Way, Riga]]:
    for word in [word for word in words(g) if word.startswith("build ")]:
        begun = g.copy()
        play(begun, word)
        yield from ways(begun, (word,))


def named(said: Way, *families: str) -> Way:
    """What the words of these families name."""
    return tuple(word.split()[1] for word in said if " " in word and word.split()[0] in families)


# --- small hands ------------------------------------------------------------------------------------------------------

USEFUL = [card for card in CARDS if kind_of(card) in {*MERCHANTS, *KNIGHTS, *ONE_SHOT}]


@st.composite
def players(draw: st.DrawFn) -> Player:
    city = draw(st.sampled_from([*RAISED]))
    of_the_city = [card for card in CARDS if CARDS[card]["city"] == city]
    elsewhere = [card for card in CARDS if card not in of_the_city and card not in RIGA_SET]
    hand = draw(st.lists(st.sampled_from(of_the_city), min_size=1, max_size=4, unique=True))
    hand += draw(st.lists(st.sampled_from(elsewhere), max_size=1))
    riga_buildings = draw(st.booleans())
    tableau = draw(tableaus(city, hand))
    if riga_buildings:
        tableau += draw(st.sampled_from([[], ["riga-exchange-office"], ["riga-exchange-office charged"]]))
        tableau += draw(st.sampled_from([[], ["riga-school knight"], ["riga-school merchant"]]))
    used = [entry for entry in tableau if entry.endswith("used")]
    fresh = [entry for entry in tableau if entry.endswith("fresh")][:2]
    active = [entry for entry in tableau if not entry.endswith(("used", "fresh"))]
    goods = draw(st.lists(st.sampled_from([*BASE_VALUE]), min_size=2, max_size=7))
    return Player(goods, hand, used + active + fresh, riga_buildings)


@st.composite
def tableaus(draw: st.DrawFn, city: str, hand: list[str]) -> list[str]:
    """Whatever is useful for paying, Cranes and the Market Hall for what is blocked in the city more often."""
    cards = draw(st.lists(st.sampled_from(USEFUL), min_size=1, max_size=6, unique=True))
    cards += draw(st.sampled_from([[], [f"{city}-market-hall"]]))
    cards += draw(st.sampled_from([[], ["danzig-crane"], ["danzig-crane", "tallinn-crane"]]))
    return [draw(marks(card)) for card in dict.fromkeys(cards) if card not in hand]


def marks(card: str) -> st.SearchStrategy[str]:
    """A building of a tableau, more often active and unused than not."""
    used = [f"{card} used"] if kind_of(card) in ONE_SHOT else []
    return st.sampled_from([card, card, card, *used, f"{card} fresh"])


# --- the comparison ---------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=250)
@given(players())
def test_building_offers_every_legal_outcome_and_nothing_else(player: Player) -> None:
    """RIG-34 to RIG-43, RIG-68, RIG-R9 to RIG-R16, dead ends 1, 2, 3 and 6: all ways through the questions of a batch.

    However a batch was put together, each choice of Cranes and each minimal cover is reached by exactly one way.
    """
    g = player.at_the_table()
    reached: set[Outcome] = set()
    number_of_ways: Counter[tuple[Way, frozenset[str], Way]] = Counter()

    for said, after in ways_to_build(g):
        batch, craned, paid = named(said, "build", "add"), frozenset(named(said, "crane")), named(said, "pay")
        reached.add((frozenset(batch), craned, paid))
        number_of_ways[batch, craned, in_order(paid)] += 1
        assert goods(after, 0) == dict(Counter(player.goods) - Counter(paid))

    assert reached == legal_outcomes(player)
    assert set(number_of_ways.values()) <= {1}


@settings(deadline=None, max_examples=100)
@given(st.lists(st.sampled_from([*BASE_VALUE]), max_size=8), st.lists(st.sampled_from(USEFUL), max_size=4, unique=True))
def test_charging_offers_every_minimal_cover_and_nothing_else(hand: list[str], others: list[str]) -> None:
    """RIG-78, RIG-R31, dead end 3: every way to discard goods worth 6, or to skip; without enough goods no question."""
    g = Player(hand, [], [*others, "riga-exchange-office"], riga_buildings=True).at_the_table(builds=3)
    covers = minimal_covers([(good, BASE_VALUE[good]) for good in hand], 6)

    play(g, "end")
    reached = [said for said, _ in ways(g)]

    expected = [tuple(f"charge {good}" for good in cover) for cover in covers]
    assert sorted(reached) == sorted([*expected, ("skip",)] if covers else [()])
