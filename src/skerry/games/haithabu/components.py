"""The printed components of Haithabu, read from a pack and checked against the ledger."""

from pathlib import Path
from typing import Final

from skerry.games.haithabu.moves import MAT_SPACES, PIPS, SORTS, HaithabuWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values
from skerry.kernel.speaking import SOURCE

FOLDER: Final = Path(__file__).parent
PUBLISHED: Final = Published("haithabu", {1: FOLDER / "components-1.toml", 2: FOLDER / "components.toml"})

MOST_SEATS: Final = 4
KINDS: Final = 6
"""Kinds of goods; each has its number on the dice (HAI-104)."""
SPACES: Final = 8
"""Spaces of the dial, and fixed positions around it."""
COLUMNS: Final = 4
DISPLAY: Final = 2 * COLUMNS
"""The order display: the upper row, then the lower one."""
STACKS: Final = 6
"""Of vehicle cards."""
MOST_CARDS: Final = 60
"""Of a sort: sets of cards are kept as bits of one number."""

# Spaces of the dial.
VEHICLES: Final = 0
CHARACTERS: Final = 1
SELL_DEAR: Final = 2
ORDER_AND_GOOD: Final = 3
DELIVER: Final = 4
TRANSPORT: Final = 5
BUY_CHEAP: Final = 6
ORDER_AND_SALE: Final = 7
LETTERS: Final = ["A", "B", "C", "D", "E", "F", "G", "H"]
SPACE_KEYS: Final = [
    "vehicles",
    "characters",
    "sell-dear",
    "order-and-good",
    "deliver",
    "transport",
    "buy-cheap",
    "order-and-sale",
]
"""What a board draws on each space."""

# Events.
VIKING_GAMES: Final = 0
ASSASSINATION: Final = 1
FOG: Final = 2
BUY_DRINKS: Final = 3
STORM: Final = 4
TIME_OF_UNREST: Final = 5
EVENTS: Final = ["viking-games", "assassination", "fog", "buy-drinks", "storm", "time-of-unrest"]

# Characters.
START_PLAYER: Final = 0
SEER: Final = 1
STEVEDORE: Final = 2
CARPENTER: Final = 3
TRADER: Final = 4
LANDLORD: Final = 5
SUPPLIER: Final = 6
ADMINISTRATOR: Final = 7
IMPOSTER: Final = 8
CHARACTER_NAMES: Final = [
    "start-player",
    "seer",
    "stevedore",
    "carpenter",
    "trader",
    "landlord",
    "supplier",
    "administrator",
    "imposter",
]

WAGON: Final = 0
SHIP: Final = 1


class Components:
    """Shared, immutable tables. Goods, orders, vehicles, stacks and characters are indices in the order of the pack."""

    def __init__(self, pack: Pack) -> None:
        if pack.changes:
            _check_keys(pack)
        values = Values(pack.data)
        self._read_numbers(values)
        self._read_workers_and_loans(values)
        self._read_goods(values)
        self._read_prices(values)
        self._read_dial(values)
        self._read_events(values)
        self._read_characters(values)
        self._read_vehicles(values)
        self._read_orders(values)
        self._read_game_turns(values)
        self._read_counts(values.table("counts"))
        PUBLISHED.check_kinds(pack)
        self.words = HaithabuWords(
            seats=self.seats.stop - 1,
            kinds=self.kinds,
            cubes=self.cubes,
            letters=LETTERS,
            orders=self.orders,
            start_orders=[self.orders[order] for order in self.start_orders],
            display=[entry.text("id") for entry in values.entries("order_space")],
            vehicles=self.vehicles,
            stacks=self.stacks,
            characters=CHARACTER_NAMES,
            most_loaded=self.most_loaded,
        )

    def _read_numbers(self, values: Values) -> None:
        game = values.table("game")
        fewest = game.integer("players_min", 2, MOST_SEATS)
        self.seats = range(fewest, game.integer("players_max", fewest, MOST_SEATS) + 1)
        self.turns = game.integer("game_turns", 1, 12)
        self.phases = game.integer("phases_per_turn", 1, 6)
        setup = values.table("setup")
        self.silver = setup.integer("silver", 0, 10000)
        self.points = setup.integer("victory_points", -100, 100)
        setup.integer("order_display_columns", COLUMNS, COLUMNS)
        setup.integer("order_display_rows", 2, 2)
        setup.integer("order_spaces_per_player", MAT_SPACES, MAT_SPACES)
        setup.integer("order_space_for_start_card", 1, 1)
        limits = values.table("limits")
        self.limit = limits.integer("warehouse", 0, 100)
        limits.integer("trading_post", self.limit, self.limit)
        self.fee = limits.integer("warehouse_fee_per_good", 0, 100)
        self.trade_most = limits.integer("dial_trade_max_goods", 1, 6)
        self.empty_market_points = limits.integer("empty_market_bonus_vp", 0, 100)
        self.entice_price = limits.integer("entice_price", 0, 1000)
        self.second_die = limits.integer("second_event_die", 0, 1000)
        self.year_end_turn = limits.integer("year_end_turn", 0, 12)
        self.year_end_points = limits.integer("year_end_vp_per_returned_character", 0, 100)
        final = values.table("final_scoring")
        self.character_points = final.integer("vp_per_character", 0, 100)
        self.unpaid_points = final.integer("vp_per_unpaid_loan", -100, 0)
        self.silver_per_point = final.integer("silver_per_vp", 1, 10000)
        self.goods_per_point = final.integer("order_goods_per_vp", 1, 100)
        self.vehicle_points = final.integer("vp_per_unused_vehicle", 0, 100)
        self.rank_points = _numbers(final, "vp_most_orders", 3, 0, 100)
        self.sale_divisor = final.integer("goods_sale_divisor", 1, 100)

    def _read_workers_and_loans(self, values: Values) -> None:
        neutral = values.table("neutral_workers")
        inn = neutral.table("in_inn")
        self.inn = [0] * (MOST_SEATS + 1)
        for seats in self.seats:
            self.inn[seats] = inn.integer(str(seats), 0, MOST_SEATS - 1)
        most = max(self.inn)
        self.hire_cost = _numbers(neutral, "hire_cost", most, 0, 1000)
        self.hire_cost_with_landlord = _numbers(neutral, "hire_cost_with_landlord", most, 0, 1000)
        loan = values.table("loan")
        self.loan_markers = loan.integer("markers", 0, 100)
        self.repay = loan.integer("repay", 1, 10000)
        self.payout = loan.table("payout").integer("silver", 1, 10000)
        loan.integer("vp_per_unpaid_loan", self.unpaid_points, self.unpaid_points)

    def _read_goods(self, values: Values) -> None:
        entries = values.entries("goods")
        values.require(len(entries) == KINDS, "goods", "haithabu/wrong-kinds-goods", kinds=KINDS)
        self.kinds = [entry.text("id") for entry in entries]
        self.cubes = entries[0].integer("cubes", 1, 60)
        self.market_at_start = [entry.integer("market_at_start", 0, self.cubes) for entry in entries]
        for kind, entry in enumerate(entries):
            entry.integer("die", kind + 1, kind + 1)
            entry.integer("cubes", self.cubes, self.cubes)

    def _read_prices(self, values: Values) -> None:
        scale = values.table("price_scale")
        self.levels = scale.integer("levels", 2, 30)
        self.start_level: list[int] = []
        """Counted from 0, as all levels in positions."""
        self.scale: list[list[int]] = []
        for name in self.kinds:
            own = scale.table(name)
            prices = _numbers(own, "values", self.levels, 1, 1000)
            own.require(prices == sorted(set(prices)), "values", "haithabu/wrong-prices-rise-from-level")
            self.scale.append(prices)
            self.start_level.append(own.integer("start_level", 1, self.levels) - 1)
        self.change = [[[0] * PIPS] * self.levels for _ in self.kinds]
        """By kind, level and roll, each from 0 on: how the price changes at the end of a game turn (HAI-106)."""
        found: set[tuple[int, int]] = set()
        for entry in values.entries("price_change"):
            change = _numbers(entry, "change", PIPS, -1, 1)
            for kind, level in self._cells(entry):
                entry.require((kind, level) not in found, "levels", "haithabu/wrong-levels-other-row-same")
                found.add((kind, level))
                self.change[kind][level] = change
        values.require(len(found) == KINDS * self.levels, "price_change", "haithabu/wrong-rows-every-level-every")

    def _cells(self, entry: Values) -> list[tuple[int, int]]:
        """The kinds and levels a row of the price change table is for."""
        goods, levels = entry.data.get("goods"), entry.data.get("levels")
        fits = isinstance(goods, list) and all(kind in self.kinds for kind in goods)
        entry.require(fits, "goods", "haithabu/wrong-list", kinds=self.kinds)
        fits = isinstance(levels, list) and all(type(level) is int and 1 <= level <= self.levels for level in levels)
        entry.require(fits, "levels", "haithabu/wrong-list-levels-from", levels=self.levels)
        return [(self.kinds.index(kind), level - 1) for kind in goods or [] for level in levels or []]

    def _read_dial(self, values: Values) -> None:
        dial = values.table("dial")
        around = dial.data.get("spaces_clockwise")
        fits = isinstance(around, list) and sorted([str(letter) for letter in around]) == LETTERS
        dial.require(fits, "spaces_clockwise", "haithabu/wrong-each-once", letters=LETTERS)
        clockwise = [str(letter) for letter in around] if isinstance(around, list) else []
        self.place = [clockwise.index(letter) for letter in LETTERS]
        """By space: how many places it lies clockwise of the first one."""
        first = LETTERS.index(dial.one_of("start_space_at_position_0", LETTERS))
        self.alignment = (SPACES - self.place[first]) % SPACES
        self.turned = dial.integer("rotate_at_phase_start", 0, SPACES - 1)
        day = _numbers(dial, "day_positions", SPACES // 2, 0, SPACES - 1)
        night = _numbers(dial, "night_positions", SPACES // 2, 0, SPACES - 1)
        dial.require(sorted(day + night) == list(range(SPACES)), "night_positions", "haithabu/wrong-positions-day")
        self.is_night = [position in night for position in range(SPACES)]
        spaces = values.entries("dial_space")
        letters = [entry.text("id") for entry in spaces]
        values.require(letters == LETTERS, "dial_space", "haithabu/wrong-this-order", letters=LETTERS)
        for entry, key in zip(spaces, SPACE_KEYS):
            entry.one_of("key", [key])

    def _read_events(self, values: Values) -> None:
        entries = {entry.text("id"): entry for entry in values.entries("event")}
        values.require(list(entries) == EVENTS, "event", "haithabu/wrong-this-order-2", events=EVENTS)
        dice = [entries[name].integer("die", 1, PIPS) for name in EVENTS]
        values.require(sorted(dice) == list(range(1, PIPS + 1)), "event", "haithabu/wrong-number-die-event")
        self.event_of = [dice.index(pips) for pips in range(1, PIPS + 1)]
        games = entries["viking-games"]
        games.integer("give_goods", 1, 1)
        games.integer("give_vp", 1, 1)
        self.gift_silver = games.integer("give_silver", 1, 1000)
        self.event_loss = [0] * len(EVENTS)
        for event in (ASSASSINATION, BUY_DRINKS, STORM, TIME_OF_UNREST):
            self.event_loss[event] = -entries[EVENTS[event]].integer("vp_if_impossible", -100, 0)

    def _read_characters(self, values: Values) -> None:
        entries = values.entries("character")
        names = [entry.text("id") for entry in entries]
        values.require(
            names == CHARACTER_NAMES, "character", "haithabu/wrong-this-order-3", character_names=CHARACTER_NAMES
        )
        for number, entry in enumerate(entries):
            entry.integer("year_end_vp", self.year_end_points, self.year_end_points)
            entry.require(
                entry.flag("turn_change") is (number <= CARPENTER), "turn_change", "haithabu/wrong-as-on-the-card"
            )
        self.start_player_silver = entries[START_PLAYER].integer("turn_change_silver", 0, 1000)
        entries[SEER].integer("second_event_die_cost", 0, 0)
        entries[SEER].integer("turn_change_price_step", 1, 1)
        self.extra_goods = entries[STEVEDORE].integer("extra_goods", 0, 10)
        entries[STEVEDORE].integer("turn_change_goods", 1, 1)
        self.look_at = entries[CARPENTER].integer("look_at", 1, 20)
        entries[CARPENTER].integer("price_divisor", 2, 2)
        entries[CARPENTER].integer("turn_change_price_factor", 2, 2)
        entries[LANDLORD].integer("price_divisor", 2, 2)
        self.trader_levels = entries[TRADER].integer("price_levels", 0, 10)
        self.trader_goods = entries[TRADER].integer("goods_per_action", 0, 60)
        self.supplier_points = entries[SUPPLIER].integer("vp_per_order", 0, 100)
        self.supplier_silver = entries[SUPPLIER].integer("silver_per_order", 0, 1000)
        self.administrator_limit = entries[ADMINISTRATOR].integer("warehouse", 0, 100)
        entries[ADMINISTRATOR].integer("trading_post", self.administrator_limit, self.administrator_limit)
        for store in ("warehouse", "trading_post"):
            name = f"{store}_with_administrator"
            values.table("limits").integer(name, self.administrator_limit, self.administrator_limit)
        entries[ADMINISTRATOR].integer("warehouse_fee_per_good", 0, 0)
        self.imposter_spaces = entries[IMPOSTER].integer("dial_spaces", 1, SPACES - 1)
        entries[IMPOSTER].integer("uses_per_game_turn", 1, 1)

    def _read_vehicles(self, values: Values) -> None:
        price = values.table("vehicle_price")
        costs = _numbers(price, "cost", 3, 0, 1000)
        halves = _numbers(price, "cost_with_carpenter", 3, 0, 1000)
        doubles = _numbers(price, "cost_at_turn_change_with_carpenter", 3, 0, 1000)
        stacks = values.entries("vehicle_stack")
        self.stacks = [entry.text("id") for entry in stacks]
        self.stack_sort = [SORTS.index(entry.one_of("kind", SORTS)) for entry in stacks]
        self.stack_cost = [entry.integer("cost", 0, 1000) for entry in stacks]
        pairs = list(zip(self.stack_sort, self.stack_cost, strict=True))
        wanted = [(sort, cost) for sort in (WAGON, SHIP) for cost in costs]
        values.require(pairs == wanted, "vehicle_stack", "haithabu/wrong-wagons-then-ships-cost")
        self.half_cost = halves + halves
        self.double_cost = doubles + doubles
        entries = values.entries("vehicle")
        values.require(len(entries) <= MOST_CARDS, "vehicle", "haithabu/wrong-most-cards", most_cards=MOST_CARDS)
        self.vehicles = [entry.text("id") for entry in entries]
        self.named = [self._goods(entry) for entry in entries]
        self.any_goods = [entry.integer("any", 0, 20) for entry in entries]
        sorts = [SORTS.index(entry.one_of("kind", SORTS)) for entry in entries]
        self.of_stack: list[list[int]] = [[] for _ in stacks]
        self.stack_of: list[int] = []
        for vehicle, entry in enumerate(entries):
            cost = entry.integer("cost", 0, 1000)
            entry.require(
                (sorts[vehicle], cost) in pairs, "cost", "haithabu/wrong-one-of", known=", ".join(str(c) for c in costs)
            )
            stack = pairs.index((sorts[vehicle], cost))
            self.stack_of.append(stack)
            self.of_stack[stack].append(vehicle)
        height = values.table("setup").integer("vehicle_cards_per_stack", 1, 20)
        for stack, entry in enumerate(stacks):
            entry.integer("cards", height, height)
            values.require(
                len(self.of_stack[stack]) == height,
                "vehicle",
                "haithabu/wrong-cards-for-stack",
                height=height,
                stacks=self.stacks[stack],
            )
        room = [max(named) + any_goods for named, any_goods in zip(self.named, self.any_goods, strict=True)]
        self.most_loaded = max(room) + self.extra_goods

    def _read_orders(self, values: Values) -> None:
        entries = values.entries("order")
        values.require(len(entries) <= MOST_CARDS, "order", "haithabu/wrong-most-cards", most_cards=MOST_CARDS)
        self.orders = [entry.text("id") for entry in entries]
        self.start_orders = [order for order, entry in enumerate(entries) if entry.flag("start")]
        self.ordered = [self._goods(entry) for entry in entries]
        self.order_points = [entry.integer("vp", 0, 100) for entry in entries]
        self.order_silver = [entry.integer("silver", 0, 10000) for entry in entries]
        for order, entry in enumerate(entries):
            entry.require(sum(self.ordered[order]) > 0, "goods", "haithabu/wrong-least-good")
        spaces = values.entries("order_space")
        values.require(len(spaces) == DISPLAY, "order_space", "haithabu/wrong-spaces", display=DISPLAY)
        for number, entry in enumerate(spaces):
            entry.one_of("row", ["upper" if number < COLUMNS else "lower"])
            entry.integer("column", number % COLUMNS + 1, number % COLUMNS + 1)
        needed = len(self.start_orders) - self.seats.start
        fits = len(self.start_orders) >= self.seats.stop - 1 and needed <= COLUMNS
        values.require(fits, "order", "haithabu/wrong-start-card-player-rest")
        values.require(len(entries) - self.seats.start >= DISPLAY, "order", "haithabu/wrong-enough-cards-fill-display")

    def _goods(self, entry: Values) -> tuple[int, ...]:
        """Goods printed on a card, by kind."""
        goods = entry.table("goods")
        for kind in goods.data:
            goods.require(kind in self.kinds, kind, "haithabu/wrong-one-of-2", kinds=self.kinds)
        return tuple([goods.integer(kind, 1, self.cubes) if kind in goods.data else 0 for kind in self.kinds])

    def _read_game_turns(self, values: Values) -> None:
        """The track that a board draws, and the names of the turns (HAI-18)."""
        for number, entry in enumerate(_tables(values, "game_turn"), 1):
            entry.integer("number", number, number)
            entry.integer("year", 1, 12)
            entry.text("season")
            entry.table("name").text(SOURCE)

    def _read_counts(self, counts: Values) -> None:
        """The box holds what the other tables say."""
        wagons = len([stack for stack in self.stack_of if self.stack_sort[stack] == WAGON])
        expected = {
            "loan_markers": self.loan_markers,
            "order_cards": len(self.orders),
            "start_order_cards": len(self.start_orders),
            "vehicle_cards": len(self.vehicles),
            "wagon_cards": wagons,
            "ship_cards": len(self.vehicles) - wagons,
            "character_cards": len(CHARACTER_NAMES),
            "goods_cubes": KINDS * self.cubes,
            "cubes_per_good": self.cubes,
            "workers_per_player": self.phases,
            "neutral_workers": max(self.inn),
        }
        for name, number in expected.items():
            counts.require(counts.data.get(name) == number, name, "as-the-other-tables", number=number)


# --- reading ---------------------------------------------------------------------------------------------------------


def _numbers(values: Values, name: str, count: int, low: int, high: int) -> list[int]:
    """A list of this many whole numbers."""
    found = values.data.get(name)
    fits = isinstance(found, list) and len(found) == count
    fits = fits and all(isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in found or [])
    values.require(fits, name, "list-of-so-many-whole-numbers", count=count, low=low, high=high)
    return [int(n) for n in found] if isinstance(found, list) else []


def _tables(values: Values, name: str) -> list[Values]:
    """A list of tables without ids."""
    found = values.data.get(name)
    fits = isinstance(found, list) and all(isinstance(entry, dict) for entry in found)
    values.require(fits, name, "list-of-tables")
    return [Values(entry, f"{values.key(name)}[{place}]") for place, entry in enumerate(found or [])]


# --- keys ------------------------------------------------------------------------------------------------------------

CARDS: Final = ("order", "vehicle")
"""Lists whose entries may be others than those published."""
CARD_KEYS: Final = {
    "order": {"id", "start", "goods", "vp", "silver", "source"},
    "vehicle": {"id", "kind", "cost", "goods", "any", "source"},
}


def _check_keys(pack: Pack) -> None:
    """Orders and vehicles may be others than the published ones, with the same keys."""
    PUBLISHED.check_keys(pack, but_for=CARDS)
    for name in CARDS:
        for entry in Values(pack.data).entries(name):
            if set(entry.data) != CARD_KEYS[name]:
                raise PackError(
                    entry.path, sorted(entry.data), "haithabu/wrong-keys", known=", ".join(sorted(CARD_KEYS[name]))
                )
