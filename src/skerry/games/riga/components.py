"""The printed components of Riga, read from a pack and checked against the ledger."""

from pathlib import Path
from typing import Final

from skerry.games.riga.goods import KINDS, pack
from skerry.games.riga.moves import RigaWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values

FOLDER: Final = Path(__file__).parent
PUBLISHED: Final = Published(
    "riga", {1: FOLDER / "components-1.toml", 2: FOLDER / "components-2.toml", 3: FOLDER / "components.toml"}
)

MOST_SEATS: Final = 4
MOST_ROWS_ABOVE_PLAYERS: Final = 4
CITIES: Final = 5
RIGA: Final = 4

# What a building's function is, as the pack names it.
NOTHING: Final = 0
SCORE_SETS: Final = 1
DUCATS_PER_MERCHANT: Final = 2
DRAW_BUILDINGS: Final = 3
DUCATS: Final = 4
HALVE_COST: Final = 5
SCORE_TABLE: Final = 6
GOOD_BONUS: Final = 7
GOOD_UNBLOCK: Final = 8
DRAW_GOODS: Final = 9
DUCATS_PER_KNIGHT: Final = 10
SWAP_GOODS: Final = 11
CHOOSE_SYMBOL: Final = 12
HAND_LIMIT: Final = 13
CHARGE: Final = 14

FUNCTIONS: Final = {
    "": NOTHING,
    "score_sets": SCORE_SETS,
    "ducats_per_merchant": DUCATS_PER_MERCHANT,
    "draw_buildings": DRAW_BUILDINGS,
    "ducats": DUCATS,
    "halve_cost": HALVE_COST,
    "score_table": SCORE_TABLE,
    "good_bonus": GOOD_BONUS,
    "good_unblock": GOOD_UNBLOCK,
    "draw_goods": DRAW_GOODS,
    "ducats_per_knight": DUCATS_PER_KNIGHT,
}
RIGA_FUNCTIONS: Final = {
    "swap_goods": SWAP_GOODS,
    "choose_symbol": CHOOSE_SYMBOL,
    "hand_limit": HAND_LIMIT,
    "charge": CHARGE,
}
ONE_SHOT_NAMES: Final = [
    "ducats_per_merchant",
    "draw_buildings",
    "ducats",
    "halve_cost",
    "draw_goods",
    "ducats_per_knight",
    "swap_goods",
]
"""The functions that can be used only once (RIG-59)."""


class Components:
    """Shared, immutable tables. A building is its index: those of the deck first, then the four Riga buildings."""

    def __init__(self, pack: Pack) -> None:
        PUBLISHED.check_keys(pack)
        values = Values(pack.data)
        self._read_numbers(values)
        self._read_goods(values)
        self._read_cities(values)
        self._read_buildings(values)
        self._read_lodges(values)
        self._read_totals(values)
        PUBLISHED.check_kinds(pack)
        self.words = RigaWords(
            self.goods, self.buildings[: self.deck], self.buildings[self.deck :], self.seats.stop - 1, self._most_rows()
        )

    def _read_numbers(self, values: Values) -> None:
        players = values.table("players")
        fewest = players.integer("min", 2, MOST_SEATS)
        self.seats = range(fewest, players.integer("max", fewest, MOST_SEATS) + 1)
        years = values.table("game_length").table("years")
        self.years = {seats: years.integer(str(seats), 1, 20) for seats in self.seats}
        n = values.table("numbers")
        self.start_goods_min_value = n.integer("start_goods_min_value", 1, 20)
        self.start_buildings_drawn = n.integer("start_buildings_drawn", 1, 5)
        n.integer("start_buildings_kept", 1, 1)
        self.row_min_value = n.integer("row_min_value", 1, 20)
        self.rows_above_players = n.integer("rows_above_players", 0, MOST_ROWS_ABOVE_PLAYERS)
        self.buildings_above_players = n.integer("buildings_above_players", 0, 4)
        self.builds_per_turn = n.integer("builds_per_turn", 1, 3)
        self.hand_limit = n.integer("hand_limit", 1, 20)
        self.hand_limit_storehouse = n.integer("hand_limit_storehouse", self.hand_limit, 30)
        self.penalty_building_in_hand = n.integer("penalty_building_in_hand", -20, 0)
        self.penalty_riga_unbuilt = n.integer("penalty_riga_unbuilt", -20, 0)
        self.builders_yard_draw = n.integer("builders_yard_draw", 1, 10)
        self.treasury_draw = n.integer("treasury_draw", 1, 10)
        n.integer("treasury_keep", 1, 1)
        self.trading_office_ducats = n.integer("trading_office_ducats", 1, 20)
        self.bank_ducats_per_merchant = n.integer("bank_ducats_per_merchant", 1, 10)
        self.inn_ducats_per_knight = n.integer("inn_ducats_per_knight", 1, 10)
        self.manufactory_bonus = n.integer("manufactory_bonus", 0, 10)
        self.archive_points_per_set = n.integer("archive_points_per_set", 0, 10)
        self.archive_max_sets = n.integer("archive_max_sets", 0, 10)
        self.exchange_charge_min_value = n.integer("exchange_charge_min_value", 1, 30)
        self.exchange_ducats = n.integer("exchange_ducats", 1, 40)
        self.crane_divisor = n.integer("crane_divisor", 2, 4)
        self.crane_rounds_up = values.table("numbers_rulings").one_of("crane_rounding", ["up", "down"]) == "up"

    def _read_goods(self, values: Values) -> None:
        goods = values.entries("good")
        if len(goods) != KINDS:
            raise PackError("good", [good.text("id") for good in goods], "riga/wrong-kinds-goods", kinds=KINDS)
        self.goods = [good.text("id") for good in goods]
        self.good_count = [good.integer("count", 0, 60) for good in goods]
        self.base_value = [good.integer("base_value", 1, 20) for good in goods]
        self.base_prices = pack(self.base_value)
        self.all_goods = pack(self.good_count)

    def _read_cities(self, values: Values) -> None:
        cities = values.entries("city")
        if len(cities) != CITIES or cities[RIGA].text("id") != "riga":
            raise PackError("city", [city.text("id") for city in cities], "riga/wrong-four-cities-then-riga")
        self.cities = [city.text("id") for city in cities]
        raised_by = values.table("good_price_rule").integer("raise", 0, 20)
        self.prices = tuple([pack(self._read_prices(city, raised_by)) for city in cities])

    def _read_prices(self, city: Values, raised_by: int) -> list[int]:
        """What each kind of good pays in a city; 0: blocked there (RIG-35, RIG-36)."""
        names = [""] if city.text("id") == "riga" else self.goods
        raised, blocked = city.one_of("raised", names), city.one_of("blocked", names)
        city.require(not raised or raised != blocked, "blocked", "riga/wrong-another-good-than-raised")
        prices = city.table("values")
        found: list[int] = []
        for kind, good in enumerate(self.goods):
            price = self.base_value[kind] + (raised_by if good == raised else 0)
            expected = 0 if good == blocked else price
            prices.require(prices.data.get(good) == expected, good, "riga/wrong-from-base-value", wanted=expected)
            found.append(expected)
        return found

    def _read_buildings(self, values: Values) -> None:
        types = {entry.text("id"): entry for entry in values.entries("building_type")}
        _check_functions(types)
        cards = values.entries("building")
        riga_cards = values.entries("riga_building")
        _check_once_in_each_city(cards, list(types), self.cities[:RIGA])
        kinds = [types[card.text("type")] for card in cards]
        functions = _riga_functions(riga_cards)
        every = cards + riga_cards
        self.deck = len(cards)
        self.buildings = [card.text("id") for card in every]
        # By building. The rules read these all the time, and a byte is read faster than an item of a list.
        self.city = bytes([self.cities.index(card.one_of("city", self.cities)) for card in every])
        of_kinds = [FUNCTIONS[kind.text("function")] for kind in kinds]
        self.function = bytes(of_kinds + [RIGA_FUNCTIONS[function] for function in functions])
        self.merchants = bytes([entry.integer("merchants", 0, 5) for entry in kinds + riga_cards])
        self.knights = bytes([entry.integer("knights", 0, 5) for entry in kinds + riga_cards])
        for symbol, counts in (("merchants", self.merchants), ("knights", self.knights)):
            if sum(counts) > 60:
                raise PackError(
                    f"building_type.*.{symbol}", sum(counts), "riga/wrong-most-all-buildings", symbol=symbol
                )
        self.cost = bytes([card.integer("cost", 1, 60) for card in every])
        self.half_cost = bytes([self._halved(cost) for cost in self.cost])
        self.seal = bytes([card.integer("vp", 0, 30) for card in every])
        self.good_shown = [self._good_shown(card, self.function[i]) for i, card in enumerate(every)]
        self.school = self.function.index(CHOOSE_SYMBOL)
        self.storehouse = self.function.index(HAND_LIMIT)
        self.exchange_office = self.function.index(CHARGE)

    def _read_lodges(self, values: Values) -> None:
        table = values.table("lodge_table")
        points = table.data.get("points")
        most = self.function.count(SCORE_TABLE)
        table.require(_are_lodge_points(points, most), "points", "riga/wrong-numbers-beginning", most=most + 1)
        self.lodge_points = [int(p) for p in points] if isinstance(points, list) else []

    def _halved(self, cost: int) -> int:
        """The cost with a Crane (RIG-68), rounded for each building by itself (RIG-R13)."""
        return (cost + self.crane_divisor - 1 if self.crane_rounds_up else cost) // self.crane_divisor

    def _good_shown(self, card: Values, function: int) -> int:
        """The kind on a Manufactory or Market Hall, else -1."""
        if function in (GOOD_BONUS, GOOD_UNBLOCK):
            return self.goods.index(card.one_of("good", self.goods))
        if function in (SCORE_SETS, SCORE_TABLE):
            card.integer("vp", 0, 0)
        return -1

    def _read_totals(self, values: Values) -> None:
        totals = values.table("deck_totals")
        goods, riga = sum(self.good_count), (len(self.buildings) - self.deck) * (self.seats.stop - 1)
        totals.require(totals.data.get("goods") == goods, "goods", "riga/wrong-sum-counts-goods", goods=goods)
        totals.require(
            totals.data.get("buildings") == self.deck, "buildings", "riga/wrong-buildings-listed", deck=self.deck
        )
        totals.require(totals.data.get("riga_buildings") == riga, "riga_buildings", "riga/wrong-set-player", riga=riga)
        cards = goods + self.deck + riga + len(values.entries("other_card"))
        totals.require(totals.data.get("all_cards") == cards, "all_cards", "riga/wrong-all-cards-together", cards=cards)

    def _most_rows(self) -> int:
        return self.seats.stop - 1 + self.rows_above_players


def _are_lodge_points(points: object, most: int) -> bool:
    """The points of 0, 1, … Lodges, up to as many as there are (RIG-69)."""
    return (
        isinstance(points, list)
        and len(points) == most + 1
        and points[0] == 0
        and all(isinstance(p, int) and not isinstance(p, bool) and 0 <= p <= 200 for p in points)
    )


def _check_functions(types: dict[str, Values]) -> None:
    """Each function belongs to one type of building; several types may have none."""
    names = [entry.one_of("function", list(FUNCTIONS)) for entry in types.values()]
    for entry, name in zip(types.values(), names, strict=True):
        entry.require(name == "" or names.count(name) == 1, "function", "riga/wrong-function-other-type")
        _check_one_shot(entry, name)
    for name in FUNCTIONS:
        if name not in names:
            raise PackError("building_type", names, "riga/wrong-type-function", thing=repr(name))


def _riga_functions(cards: list[Values]) -> list[str]:
    """The functions of the Riga buildings: a set of four for each player, all of them in Riga (RIG-03, RIG-74)."""
    functions = [card.one_of("function", list(RIGA_FUNCTIONS)) for card in cards]
    if sorted(functions) != sorted(RIGA_FUNCTIONS):
        raise PackError("riga_building", functions, "riga/wrong-each-once", riga_functions=list(RIGA_FUNCTIONS))
    for card, function in zip(cards, functions, strict=True):
        card.one_of("city", ["riga"])
        card.integer("count_per_player", 1, 1)
        _check_one_shot(card, function)
    return functions


def _check_one_shot(entry: Values, function: str) -> None:
    once = function in ONE_SHOT_NAMES
    entry.require(entry.flag("one_shot") == once, "one_shot", "riga/wrong-function", lower=str(once).lower())


def _check_once_in_each_city(cards: list[Values], types: list[str], cities: list[str]) -> None:
    """Each of the kinds exists once in each of the four cities (section 2 of the ledger)."""
    places: set[tuple[str, str]] = set()
    for card in cards:
        place = card.one_of("type", types), card.one_of("city", cities)
        card.require(place not in places, "city", "riga/wrong-city-without-another", place=place[0])
        places.add(place)
    if len(places) != len(types) * len(cities):
        raise PackError("building", len(cards), "riga/wrong-kinds-once-cities", types=len(types), cities=len(cities))
