"""The printed components of Gotlandia, read from a pack and checked against the ledger."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from skerry.games.gotlandia.cards import (
    BASIC,
    BIT,
    COUNTED,
    CRAFT,
    DISTRICTS,
    EVENTS,
    KINDS,
    LOSE_UNITS,
    NOTHING,
    REDUCE_WORKERS,
    REMOVE_WORKER,
    SETTING,
    TRADING,
    Action,
    Card,
    Count,
    Effect,
    Generation,
    Goal,
    Reputation,
    Requirement,
    SecondStep,
)
from skerry.games.gotlandia.island import Island, different_texts
from skerry.games.gotlandia.moves import GotlandiaWords
from skerry.kernel.errors import PackError
from skerry.kernel.pack import Pack, Published, Values

FOLDER: Final = Path(__file__).parent
PUBLISHED: Final = Published(
    "gotlandia",
    {
        1: FOLDER / "components-1.toml",
        2: FOLDER / "components-2.toml",
        3: FOLDER / "components-3.toml",
        4: FOLDER / "components.toml",
    },
)

ADVANCED: Final = ("advanced_crafts", "advanced_trading")
"""The variants with which more single cards are in the piles, craft cards and trading cards."""
MOST_SEATS: Final = 4
MOST_CARDS: Final = 60
"""Sets of cards are kept as bits of one number."""

# What is paid with two resources, one of which Silver may stand for (GOT-75).
SETTLE: Final = 0
BUILD_SHIP: Final = 1
BUILD_TOWER: Final = 2
BUILD_CHURCH: Final = 3
COSTS: Final = ["settle", "build_ship", "build_tower", "build_church"]
CHURCH_STEPS: Final = {"build-church", "decorate"}
"""Steps that may follow a main action and, as the church's own, be one."""

Vocabulary = Mapping[str, Callable[["Components", Values, int], Effect]]
"""By what the pack calls it: makes an effect of a card; the last argument is the card's Setting, or NOTHING."""


class Components(Island):
    """Shared, immutable tables. Whatever has an id is an index in the order of the pack."""

    def __init__(self, pack: Pack, vocabulary: Vocabulary) -> None:
        if pack.changes:
            _check_keys(pack)
        values = Values(pack.data)
        super().__init__(values)
        self._read_tokens(values)
        self._read_resources(values)
        self._read_players(values)
        self._read_setup(values)
        self._read_numbers(values)
        self._read_cards(values, vocabulary)
        self._read_piles(values)
        self._read_reputations(values)
        self._read_generations(values)
        self._read_decorations(values)
        self._read_goals(values)
        self._read_switches(values)
        PUBLISHED.check_kinds(pack)
        self.words = self._words()

    # --- tokens, resources, numbers -------------------------------------------------------------------------------

    def _read_tokens(self, values: Values) -> None:
        tokens = values.table("player_tokens")
        self.farmsteads = tokens.integer("farmsteads", 2, 20)
        self.towers = tokens.integer("towers", 0, 20)
        self.churches = tokens.integer("churches", 0, 20)
        self.ships = tokens.integer("ships", 1, 20)
        self.workers = tokens.integer("workers", 1, 20)
        tokens.integer("vp_markers", 1, 1)
        common = values.table("common_tokens")
        self.pirates = common.integer("pirates", 0, 60)
        self.silver = common.integer("silver", 0, 2000)
        common.integer("starting_player_tokens", 1, 1)

    def _read_resources(self, values: Values) -> None:
        entries = values.entries("resource")
        self.resources = [entry.text("id") for entry in entries]
        self.kinds = len(entries)
        self.supply = [entry.integer("supply", 0, 40) for entry in entries]
        self.basic = [kind for kind, entry in enumerate(entries) if entry.flag("basic")]
        self.price = [entry.integer("price", 0, 20) for entry in entries]
        self.demand_bonus = [entry.integer("high_demand_bonus", 0, 20) for entry in entries]
        terrains = values.entries("terrain")
        self.yields = [self.resources.index(entry.one_of("resource", self.resources)) for entry in terrains]

    def kind_of(self, values: Values, name: str) -> int:
        return self.resources.index(values.one_of(name, self.resources))

    def amounts(self, values: Values, name: str) -> list[int]:
        """A table of resources, such as { wood = 1 }, as a number for each kind."""
        table = values.table(name)
        for key in table.data:
            table.require(key in self.resources, key, "gotlandia/wrong-resources", resources=self.resources)
        return [table.integer(kind, 0, 20) if kind in table.data else 0 for kind in self.resources]

    def _read_numbers(self, values: Values) -> None:
        costs = values.table("costs")
        self.cost = [self._two_resources(costs, name) for name in COSTS]
        self.substitute = costs.integer("substitute_silver", 0, 20)
        self.fee = costs.integer("settle_fee_per_other_settlement", 0, 10)
        self.craft_price = costs.integer("learn_craft", 0, 20)
        self.partner_price = costs.integer("trading_partner", 0, 20)
        raid = values.table("raid")
        self.raid_units = raid.integer("units_per_farmstead", 0, 10)
        raid.integer("silver_worth", 1, 1)
        self.resource_worth = raid.integer("resource_worth", 1, 2)
        action = values.table("raid_action")
        self.raid_silver = action.integer("silver_per_ship", 0, 20)
        action.integer("pirates_per_ship", 1, 1)
        action.integer("moves_per_ship", 1, 1)
        population = values.table("population")
        population.integer("max_workers", self.workers, self.workers)
        population.integer("gain_per_generation", 1, 1)
        self.food = self.kind_of(population, "food")
        self._read_scoring(values.table("scoring"))
        draws = values.table("draws").table("by_settings")
        counts = [draws.integer(str(n), 0, 20) for n in range(1, len(self.settings) + 1)]
        self.draws = [counts[0], *counts]
        """By number of settled Settings; a family that has lost all draws as with one."""

    def _two_resources(self, costs: Values, name: str) -> tuple[int, int]:
        """A cost of two resources, as their kinds in the order in which the pack names them."""
        self.amounts(costs, name)
        table = costs.data[name]
        kinds = [self.resources.index(kind) for kind, n in table.items() for _ in range(n)]
        costs.require(len(kinds) == 2, name, "gotlandia/wrong-two-resources")
        return kinds[0], kinds[1]

    def _read_scoring(self, scoring: Values) -> None:
        self.tower_points = scoring.integer("tower", 0, 20)
        self.church_points = scoring.integer("church", 0, 20)
        self.setting_points = scoring.integer("setting_most", 0, 20)
        self.tied_points = scoring.integer("setting_tied", 0, 20)
        self.sunk_points = scoring.integer("pirate_sunk", 0, 20)
        self.buried_points = scoring.integer("buried_silver", 0, 20)
        self.units_per_point = scoring.integer("storage_units_per_vp", 1, 100)

    # --- players and set-up ---------------------------------------------------------------------------------------

    def _read_players(self, values: Values) -> None:
        """As many players as the Settings allow (GOT-24 to GOT-26); one where there is a solo game (GOT-196)."""
        meta = values.table("meta")
        fewest = meta.integer("players_min", 2, MOST_SEATS)
        most = meta.integer("players_max", fewest, MOST_SEATS)
        pairs = all(self.opposite[other] == setting for setting, other in enumerate(self.opposite))
        meta.require(pairs, "players_min", "gotlandia/wrong-settings-whose-opposites-other")
        trios = sorted(self.trio) == ["A"] * 3 + ["B"] * 3
        meta.require(most < 3 or trios, "players_max", "gotlandia/wrong-two-trios-settings")
        self.seats = range(1 if meta.flag("solo") else fewest, most + 1)

    def _read_setup(self, values: Values) -> None:
        setup = values.table("setup")
        stock = dict(setup.table("stock").data)
        self.start_silver = Values(stock, "setup.stock").integer("silver", 0, 100)
        del stock["silver"]
        self.start_stock = self.amounts(Values({"stock": stock}, "setup"), "stock")
        self.start_yield = setup.integer("resource_per_start_farmstead", 0, 5)
        self.start_ships = setup.integer("ships", 0, self.ships)
        self.start_workers = setup.integer("workers", 1, self.workers)
        setup.integer("reputations_dealt", 2, 2)
        setup.integer("reputations_kept", 1, 1)
        self.new_players_even = setup.flag("new_players_even_only")
        self.centuries = list(setup.table("generations_drawn").data)
        drawn = setup.table("generations_drawn")
        self.drawn = [drawn.integer(century, 1, 20) for century in self.centuries]

    # --- action cards ---------------------------------------------------------------------------------------------

    def _read_cards(self, values: Values, vocabulary: Vocabulary) -> None:
        entries = values.entries("card")
        self.card_ids = [entry.text("id") for entry in entries]
        if len(entries) > MOST_CARDS:
            raise PackError("card", len(entries), "gotlandia/wrong-most-different-cards", most_cards=MOST_CARDS)
        self.pirate_unsaid = False
        """Is there a card that does not say where its pirate may go (GOT-R35)? Packs before version 4 tell of none."""
        self.cards = [self._card(index, entry, vocabulary) for index, entry in enumerate(entries)]
        self.brings_points = bytes([1 if card.points.n else 0 for card in self.cards])
        """A 1 for each card that does."""
        self.action_card: list[int] = []
        self.action_number: list[int] = []
        for card in self.cards:
            card.first_word = len(self.action_card)
            self.action_card += [card.index] * len(card.actions)
            self.action_number += range(len(card.actions))
        self.setting_card = [self._card_of_setting(setting) for setting in range(len(self.settings))]
        basic = [card.index for card in self.cards if card.kind == BASIC for _ in range(card.copies)]
        self.basic_cards = tuple(basic)
        values.table("setup").integer("basic_cards", len(basic), len(basic))
        values.table("setup").integer("setting_cards", 1, 1)

    def _card(self, index: int, entry: Values, vocabulary: Vocabulary) -> Card:
        kind = KINDS.index(entry.one_of("kind", KINDS))
        setting = self.settings.index(entry.one_of("setting", self.settings)) if kind == SETTING else NOTHING
        card = Card(index, entry.text("id"), kind, entry.text("rule"), entry.integer("copies", 1, 20), setting)
        card.food = self._count(entry, "food", setting)
        card.bury = entry.integer("bury", 0, 5)
        steps = [_tables(entry, "actions", action) for action in _lists(entry, "actions")]
        effects = [[self._main_effect(step, vocabulary, card) for step in action] for action in steps]
        names = [action[0].text("do") for action in steps]
        if any(step.data.get("where") == "unsaid" for action in steps for step in action):
            self.pirate_unsaid = True
        follow_up = _tables(entry, "follow_up", entry.data.get("follow_up", []))
        for step in follow_up:
            effect = self._effect(step, vocabulary, card)
            if not isinstance(effect, SecondStep):
                raise PackError(step.key("do"), step.data["do"], "gotlandia/wrong-step-may-follow-main")
            card.follow_up.append(effect)
        second = [step.text("do") for step in follow_up]
        card.church_step = bool(second) and set(second) <= CHURCH_STEPS
        card.main_actions = len(names)
        if card.church_step:
            names += second
            for second_step in card.follow_up:
                effects.append([second_step])
        for number, name in enumerate(names):
            before = names[:number].count(name)
            word = f"{card.name} {name}-{before + 1}" if before else f"{card.name} {name}"
            card.actions.append(Action(word, effects[number]))
        if kind in (CRAFT, TRADING):
            card.advanced = entry.flag("advanced")
            card.pile = entry.text("pile")
            card.points = self._count(entry, "vp", setting)
        if kind == CRAFT:
            card.requires = self._requirement(entry.table("requires"))
        return card

    def _main_effect(self, step: Values, vocabulary: Vocabulary, card: Card) -> Effect:
        effect = self._effect(step, vocabulary, card)
        if isinstance(effect, SecondStep) and step.text("do") not in CHURCH_STEPS:
            raise PackError(step.key("do"), step.data["do"], "gotlandia/wrong-step-main-action-this")
        return effect

    def _effect(self, step: Values, vocabulary: Vocabulary, card: Card) -> Effect:
        effect = vocabulary[step.one_of("do", list(vocabulary))](self, step, card.setting)
        effect.card = card.index
        return effect

    def _count(self, entry: Values, name: str, setting: int) -> Count:
        table = entry.table(name)
        per = table.one_of("per", [*COUNTED, *self.terrains])
        each = table.integer("each", 1, 10) if "each" in table.data else 1
        n = table.integer("n", 0, 20)
        if per in self.terrains:
            return Count(n, DISTRICTS, self.of_terrain[self.terrains.index(per)], each)
        table.require(
            per != "home-district" or setting != NOTHING, "per", "gotlandia/wrong-something-else-card-setting"
        )
        return Count(n, COUNTED[per], self.of_setting[setting] if per == "home-district" else 0, each)

    def _requirement(self, table: Values) -> Requirement:
        terrains = different_texts(table, "terrains") if "terrains" in table.data else []
        table.require(
            all(name in self.terrains for name in terrains),
            "terrains",
            "gotlandia/wrong-of-these",
            terrains=self.terrains,
        )
        churches, harbours = _number(table, "churches", 0), _number(table, "harbours", 0)
        settings = _number(table, "settings", 0)
        return Requirement([self.terrains.index(name) for name in terrains], churches, harbours, settings)

    def _card_of_setting(self, setting: int) -> int:
        found = [card.index for card in self.cards if card.setting == setting]
        if len(found) != 1 or self.cards[found[0]].copies != 1:
            raise PackError("card", self.settings[setting], "gotlandia/wrong-card-setting")
        return found[0]

    def _read_piles(self, values: Values) -> None:
        """Piles of one card each, and single cards that are shuffled and split (GOT-22, GOT-23, GOT-194, GOT-195)."""
        piles = values.table("card_piles")
        self.own_piles: list[list[int]] = []
        self.mixed: list[list[list[int]]] = []
        """By kind (craft, trading), then without and with the advanced cards: the single cards."""
        self.mixed_piles: list[list[int]] = []
        for kind, name in ((CRAFT, "craft"), (TRADING, "trading")):
            base, advanced = piles.table(f"base_{name}"), piles.table(f"advanced_{name}")
            own = different_texts(base, "own_piles")
            advanced.require(
                different_texts(advanced, "own_piles") == own,
                "own_piles",
                "gotlandia/wrong-without-advanced-cards",
                own=own,
            )
            cards = [card for card in self.cards if card.kind == kind]
            for card in cards:
                is_single = card.pile == "mixed" and card.copies == 1
                has_own = card.pile == card.name and card.name in own and not card.advanced
                if not is_single and not has_own:
                    raise PackError(f"card.{card.name}.pile", card.pile, "gotlandia/wrong-mixed-single-card-else")
            alone = {card.name: card.index for card in cards if card.pile == card.name}
            base.require(set(own) == set(alone), "own_piles", "gotlandia/wrong-cards-pile-their-own", thing=name)
            self.own_piles.append([alone[text] for text in own])
            single = [card.index for card in cards if card.pile == "mixed" and not card.advanced]
            more = [card.index for card in cards if card.pile == "mixed" and card.advanced]
            self.mixed.append([single, sorted(single + more)])
            self.mixed_piles.append([_split(base, len(single)), _split(advanced, len(single) + len(more))])
        self.pile_kind: list[int] = []
        """By pile: CRAFT or TRADING; all piles of the advanced cards have a place."""
        self.pile_card: list[int] = []
        """By pile: the card it is made of, NOTHING for single cards."""
        for kind in (CRAFT, TRADING):
            own_piles = self.own_piles[kind - CRAFT]
            mixed = max(self.mixed_piles[kind - CRAFT])
            self.pile_kind += [kind] * (len(own_piles) + mixed)
            self.pile_card += own_piles + [NOTHING] * mixed

    def pile_heights(self, variants: Mapping[str, Any]) -> list[int]:
        """How many cards lie below the top: piles of one card show it, the others nothing yet (GOT-22, GOT-23)."""
        heights: list[int] = []
        for kind in (CRAFT, TRADING):
            for card in self.own_piles[kind - CRAFT]:
                heights.append(self.cards[card].copies - 1)
            chosen = 1 if variants[ADVANCED[kind - CRAFT]] else 0
            piles = self.mixed_piles[kind - CRAFT]
            cards = len(self.mixed[kind - CRAFT][chosen])
            for pile in range(max(piles)):
                heights.append(cards // piles[chosen] if pile < piles[chosen] else 0)
        return heights

    # --- reputations, generations, decorations, goals -------------------------------------------------------------

    def _read_reputations(self, values: Values) -> None:
        entries = values.entries("reputation")
        most = self.seats.stop - 1
        if len(entries) < 2 * most:
            raise PackError("reputation", len(entries), "gotlandia/wrong-two-players", most=most)
        self.reputations = [self._reputation(entry) for entry in entries]
        self.unreputed = Reputation("", 0, "", self.kinds)
        self.unreputed.partner_cost = self.partner_price
        self.unreputed.take_silver = [0] * len(self.cards)
        numbers = [reputation.number for reputation in self.reputations]
        even = [number for number in numbers if number % 2 == 0]
        if len(set(numbers)) < len(numbers) or len(even) < 2 * most:
            raise PackError("reputation", numbers, "gotlandia/wrong-different-numbers-least-them", most=2 * most)

    def _reputation(self, entry: Values) -> Reputation:
        """Whatever a reputation does not mention is as for everybody."""
        r = Reputation(entry.text("id"), entry.integer("number", 1, 100), entry.text("rule"), self.kinds)
        entry.one_of("timing", ["setup", "ongoing"])
        r.set_towers = _number(entry, "set_towers", 0)
        r.draws_with_one_setting = _number(entry, "draws_with_one_setting", 0)
        r.sink_after_cards = self._cards_of(entry, "sink_after_cards")
        r.sink_after = _number(entry, "sink_after", 0)
        r.pays_fee = _number(entry, "settle_fee", 1) > 0
        r.partner_cost = _number(entry, "trading_partner_cost", self.partner_price)
        r.start_buried_silver = _number(entry, "start_buried_silver", 0)
        r.start_ships = _number(entry, "start_extra_ships", 0)
        r.start_farmsteads = _number(entry, "start_extra_farmsteads", 0)
        r.start_cards = [self.card_ids.index(name) for name in self._known_cards(entry, "start_card_choice")]
        r.start_move_to = self._districts_of(entry, "start_move_to")
        r.safe = self._districts_of(entry, "safe_terrain")
        r.fed = self._districts_of(entry, "free_food_terrain")
        r.free_food = _number(entry, "free_food", 0)
        r.extra_bury = _number(entry, "extra_bury", 0)
        r.draw_after_cards = self._cards_of(entry, "draw_after_cards")
        r.draw_after = _number(entry, "draw_after", 0)
        r.steal_after_cards = self._cards_of(entry, "steal_after_cards")
        r.steal = _number(entry, "steal", 0)
        r.places_pirates = _number(entry, "place_pirate_each_generation", 0)
        r.raid_bonus = _number(entry, "raid_bonus_silver", 0)
        self._read_gifts(entry, r)
        return r

    def _read_gifts(self, entry: Values, r: Reputation) -> None:
        """Silver and resources that a reputation brings, at the start, when producing, selling or taking."""
        if "start_extra" in entry.data:
            r.start_silver, r.start_resources = self._with_silver(entry.table("start_extra"))
        if "sell_bonus" in entry.data:
            r.sell_bonus = self.amounts(entry, "sell_bonus")
        if "produce_bonus" in entry.data:
            bonus = entry.table("produce_bonus")
            r.produce_when = self.kind_of(bonus, "when")
            rest = {name: n for name, n in bonus.data.items() if name != "when"}
            r.produce_silver, r.produce_more = self._with_silver(Values(rest, bonus.path))
        r.take_silver = [0] * len(self.cards)
        if "take_silver" in entry.data:
            table = entry.table("take_silver")
            for name in table.data:
                table.require(name in self.card_ids, name, "gotlandia/wrong-action-card")
                r.take_silver[self.card_ids.index(name)] = table.integer(name, 1, 20)

    def _with_silver(self, table: Values) -> tuple[int, list[int]]:
        """A table of Silver and resources."""
        silver = table.integer("silver", 0, 50) if "silver" in table.data else 0
        rest = {name: n for name, n in table.data.items() if name != "silver"}
        return silver, self.amounts(Values({"": rest}, table.path), "")

    def _known_cards(self, entry: Values, name: str) -> list[str]:
        names = different_texts(entry, name) if name in entry.data else []
        entry.require(all(card in self.card_ids for card in names), name, "gotlandia/wrong-action-cards")
        return names

    def _cards_of(self, entry: Values, name: str) -> int:
        """A list of cards as a set."""
        found = 0
        for card in self._known_cards(entry, name):
            found |= BIT[self.card_ids.index(card)]
        return found

    def _districts_of(self, entry: Values, name: str) -> int:
        """The districts of the terrain that is named, none if none is."""
        return self.of_terrain[self.terrains.index(entry.one_of(name, self.terrains))] if name in entry.data else 0

    def _read_generations(self, values: Values) -> None:
        entries = values.entries("generation")
        self.generations = [self._generation(entry) for entry in entries]
        for century, name in enumerate(self.centuries):
            there = [card for card in self.generations if card.century == century]
            if len(there) < self.drawn[century]:
                raise PackError(
                    "generation", len(there), "gotlandia/wrong-least-cards", drawn=self.drawn[century], thing=name
                )
        scoring = [entry.one_of("century", self.centuries) for entry in values.entries("scoring_card")]
        if scoring != self.centuries:
            raise PackError("scoring_card", scoring, "gotlandia/wrong-century-order")

    def _generation(self, entry: Values) -> Generation:
        events = [_event(step) for step in _tables(entry, "events", entry.data.get("events"))]
        pirates = different_texts(entry, "pirates")
        entry.require(all(name in self.directions for name in pirates), "pirates", "gotlandia/wrong-directions-sea")
        demand = 0
        for name in different_texts(entry, "high_demand"):
            entry.require(name in self.resources, "high_demand", "gotlandia/wrong-resources-2")
            demand |= BIT[self.resources.index(name)]
        return Generation(
            entry.text("id"),
            self.centuries.index(entry.one_of("century", self.centuries)),
            entry.text("rule"),
            events,
            [self.directions.index(name) for name in pirates],
            demand,
        )

    def _read_decorations(self, values: Values) -> None:
        entries = values.entries("decoration")
        self.decorations = [entry.text("id") for entry in entries]
        self.decoration_cost = [entry.integer("cost", 0, 200) for entry in entries]
        self.decoration_points = [entry.integer("vp", 0, 100) for entry in entries]

    def _read_goals(self, values: Values) -> None:
        self.goals: list[Goal] = []
        for entry in values.entries("solo_goal"):
            decoration = NOTHING
            if "decoration" in entry.data:
                decoration = self.decorations.index(entry.one_of("decoration", self.decorations))
            churches, settings = _number(entry, "churches_built", 0), _number(entry, "settings_settled", 0)
            century = self.centuries.index(entry.one_of("by_end_of", self.centuries))
            self.goals.append(Goal(entry.text("id"), entry.text("rule"), century, churches, settings, decoration))

    def _read_switches(self, values: Values) -> None:
        """Rulings that an owner may turn round: the defaults of house rules."""
        switches = values.table("switches")
        self.second_step = switches.flag("hanse_church_is_second_step")
        self.unbury_limit = switches.integer("home_unbury_limit", 0, 1)
        self.neutral_tie = switches.integer("neutral_tie_vp", 0, 20)
        both = (self.tied_points, self.setting_points)
        switches.require(
            self.neutral_tie in both, "neutral_tie_vp", "gotlandia/wrong-scoring-them", both=both[0], both2=both[1]
        )
        self.may_pass = switches.flag("may_pass_with_workers")
        self.silver_limited = switches.flag("silver_limited")

    def _words(self) -> GotlandiaWords:
        cards = self.cards
        mixed = [cards[card].name for single in self.mixed for card in single[1]]
        gifts = {card for reputation in self.reputations for card in reputation.start_cards}
        self.gifts = sorted(gifts)
        self.mixed_cards = [self.card_ids.index(name) for name in mixed]
        self.crafts = [card.index for card in cards if card.kind == CRAFT]
        self.partners = [card.index for card in cards if card.kind == TRADING]
        self.bought_as = [0] * len(cards)
        """By card: its place among the crafts or among the trading partners."""
        for offered in (self.crafts, self.partners):
            for place, card in enumerate(offered):
                self.bought_as[card] = place
        self.turned_up_as = {card: place for place, card in enumerate(self.mixed_cards)}
        return GotlandiaWords(
            seats=self.seats.stop - 1,
            settings=self.settings,
            districts=self.districts,
            directions=self.directions,
            resources=self.resources,
            most_sold=max(self.supply),
            cards=self.card_ids,
            mixed=mixed,
            piles=len(self.pile_kind),
            crafts=[cards[card].name for card in self.crafts],
            partners=[cards[card].name for card in self.partners],
            actions=[action.name for card in cards for action in card.actions],
            reputations=[reputation.name for reputation in self.reputations],
            gifts=[cards[card].name for card in self.gifts],
            generations=[generation.name for generation in self.generations],
            decorations=self.decorations,
        )


# --- reading ----------------------------------------------------------------------------------------------------------


def _number(entry: Values, name: str, default: int) -> int:
    """A small number that may be left out."""
    return entry.integer(name, 0, 50) if name in entry.data else default


def _lists(entry: Values, name: str) -> list[Any]:
    """A list of lists that are not empty."""
    found = entry.data.get(name)
    fits = isinstance(found, list) and bool(found) and all(isinstance(one, list) and one for one in found)
    entry.require(fits, name, "gotlandia/wrong-list-actions-list-steps")
    return list(found) if isinstance(found, list) else []


def _tables(entry: Values, name: str, found: Any) -> list[Values]:
    """A list of tables under this name."""
    fits = isinstance(found, list) and all(isinstance(one, dict) for one in found)
    entry.require(fits, name, "list-of-tables")
    return [Values(one, entry.key(name)) for one in found]


def _split(piles: Values, cards: int) -> int:
    """How many piles this many single cards are split into."""
    number = piles.integer("mixed_piles", 0, 8)
    each = piles.integer("cards_per_mixed_pile", 1, 20)
    piles.require(number * each == cards, "mixed_piles", "gotlandia/wrong-piles-hold-all-single", cards=cards)
    return number


def _event(step: Values) -> tuple[int, int, int]:
    """What happens, and up to two numbers."""
    event = EVENTS[step.one_of("do", list(EVENTS))]
    if event == LOSE_UNITS:
        return event, step.integer("n", 1, 50), 0
    if event == REMOVE_WORKER:
        return event, step.integer("if_workers", 1, 20), step.integer("n", 1, 20)
    if event == REDUCE_WORKERS:
        return event, step.integer("to", 1, 20), 0
    return event, 0, 0


def _check_keys(pack: Pack) -> None:
    """A pack has the tables of the published one; whatever has an id may be other things with the same keys."""
    published = PUBLISHED.version(pack.version).data
    for name, value in pack.data.items():
        if name not in published:
            raise PackError(name, value, "no-key-of-the-pack")
    for name, known in published.items():
        if name not in pack.data:
            raise PackError(name, None, "a-value-of-the-pack")
        _check_entries(name, known, pack.data[name])


def _check_entries(name: str, known: Any, present: Any) -> None:
    """Every key of a table, or of the entries of a list, is one that the published pack has there."""
    if isinstance(known, dict) and isinstance(present, dict):
        _check_known(name, set(known), present)
    elif isinstance(known, list) and isinstance(present, list):
        keys = {key for entry in known for key in entry}
        for entry in present:
            if isinstance(entry, dict):
                _check_known(f"{name}.{entry.get('id', '')}", keys, entry)


def _check_known(path: str, known: set[str], present: dict[str, Any]) -> None:
    for key, value in present.items():
        if key not in known:
            raise PackError(f"{path}.{key}", value, "no-key-of-the-pack")
