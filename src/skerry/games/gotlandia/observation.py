"""Gotlandia as numbers: what the view shows a seat. Districts, cards and all else have the order of the pack."""

import json
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from skerry.games.gotlandia.building import Pay
from skerry.games.gotlandia.cards import NOTHING
from skerry.games.gotlandia.components import BUILD_SHIP, COSTS, Components
from skerry.games.gotlandia.end import Bury, Feed
from skerry.games.gotlandia.house import SILVER_LIMITED, house_variants
from skerry.games.gotlandia.learning import AskDraw
from skerry.games.gotlandia.pirates import LoseUnit
from skerry.games.gotlandia.producing import SellNumber
from skerry.games.gotlandia.sailing import MoveShip, RaidEffect
from skerry.games.gotlandia.state import PHASES, Gotlandia
from skerry.kernel.game import Variant
from skerry.kernel.observation import Observation, put_bits, put_counts, put_each, put_row, within
from skerry.kernel.state import OVER

VERSION: Final = 2
EDITIONS: Final = {2: (2, 4)}
"""Versioned name → rules and pack. A new field, rule or pack is a new name; what a name stands for never changes."""

MOST_COUNT: Final = 60
MOST_SILVER: Final = 200
MOST_POINTS: Final = 200
MOST_OF_A_CARD: Final = 10


def named(rules: list[Variant]) -> str:
    """Each as a record writes it, such as `silver_limited = true`."""
    return ", ".join([f"{rule.name} = {json.dumps(rule.choices[1])}" for rule in rules])


class GotlandiaObservation(Observation[Gotlandia]):
    """The fields of Gotlandia."""

    def __init__(self, c: Components) -> None:
        super().__init__(VERSION, EDITIONS)
        self.most_seats = c.seats.stop - 1
        self.districts = len(c.districts)
        self.directions = len(c.directions)
        self.settings = len(c.settings)
        self.kinds = c.kinds
        self.cards = len(c.cards)
        self.reputations = len(c.reputations)
        self.decorations = len(c.decorations)
        self._declare_time(c)
        self._declare_question()
        self._declare_map()
        self._declare_offers(c)
        self._declare_players(c)
        self._declare_cards()

    def _declare_time(self, c: Components) -> None:
        seats, generations = self.most_seats, len(c.generations)
        self.seats = self.field("seats", (), seats, "players")
        self.rules = house_variants(c)
        # The variants last looked at, and what is written of them.
        self.house_rows: tuple[dict[str, Any], bytes] = ({}, b"")
        self.house = self.field("house", (len(self.rules),), 1, f"1 for a house rule in force: {named(self.rules)}")
        self.phase = self.field("phase", (len(PHASES),), 1, f"1 for {', '.join(PHASES)}")
        self.over = self.field("over", (), 1, "1 after the end")
        self.century = self.field("century", (len(c.centuries),), 1, "1 for the century")
        self.left = self.field("left", (), generations, "generations of this century that are still to come")
        self.generation = self.field("generation", (generations,), 1, "1 for the generation card that lies open")
        self.turned = self.field("turned", (generations,), 1, "1 for every generation card turned up so far")
        self.demand = self.field("demand", (self.kinds,), 1, "1 for a resource in high demand")
        self.turn = self.field("turn", (seats,), 1, "1 for the seat whose turn or question it is")
        self.start_player = self.field("start_player", (seats,), 1, "1 for the starting player, once there is one")
        self.playing = self.field("playing", (self.cards,), 1, "1 for the card that is carried out")
        self.goals = self.field("goals", (max(len(c.goals), 1),), 1, "1 for a solo goal that was met")

    def _declare_question(self) -> None:
        self.asked_cost = self.field(
            "asked_cost", (len(COSTS),), 1, "1 for what is paid for: settling, ship, tower, church"
        )
        self.asked_district = self.field("asked_district", (self.districts,), 1, "1 for the district this is about")
        self.asked_direction = self.field("asked_direction", (self.directions,), 1, "1 for the direction this is about")
        self.asked_kind = self.field("asked_kind", (self.kinds,), 1, "1 for the resource that is sold")
        self.asked_left = self.field("asked_left", (), MOST_COUNT, "units to lose, cards to draw or bury, grain short")

    def _declare_map(self) -> None:
        seats, districts = self.most_seats, self.districts
        self.farmsteads = self.field("farmsteads", (seats, districts), 1, "1 for a farmstead in a district")
        self.towers = self.field("towers", (seats, districts), 1, "1 for a tower")
        self.churches = self.field("churches", (seats, districts), 1, "1 for a church")
        self.neutral = self.field("neutral", (districts,), 1, "1 for a neutral farmstead")
        self.threatened = self.field("threatened", (districts,), 1, "1 for a threatened district")
        self.ships = self.field("ships", (seats, self.directions), MOST_OF_A_CARD, "ships in each direction")
        self.pirates = self.field("pirates", (self.directions,), 1, "1 for a pirate in a direction")
        self.wisby = self.field("wisby", (seats, self.kinds), 1, "1 for a worker at a resource in Wisby")
        self.roma = self.field("roma", (seats,), 1, "1 for the worker in Roma")

    def _declare_offers(self, c: Components) -> None:
        self.supply = self.field("supply", (self.kinds,), MOST_COUNT, "resources in the supply")
        self.silver_supply = self.field("silver_supply", (), MOST_SILVER, "Silver in the supply, if that is limited")
        self.pirate_supply = self.field("pirate_supply", (), MOST_COUNT, "pirates in the supply")
        self.tops = self.field("tops", (self.cards,), 1, "1 for the visible card of a pile")
        self.below = self.field("below", (len(c.pile_kind),), MOST_COUNT, "cards below it, by pile")

    def _declare_players(self, c: Components) -> None:
        seats = self.most_seats
        self.home = self.field("home", (seats, self.settings), 1, "1 for the home Setting")
        self.reputation = self.field("reputation", (seats, self.reputations), 1, "1 for the reputation, once revealed")
        self.scored = self.field("scored", (seats,), MOST_POINTS, "points scored so far")
        self.points = self.field("points", (seats,), MOST_POINTS, "points as if the game ended now")
        self.silver = self.field("silver", (seats,), MOST_SILVER, "Silver in storage")
        self.stock = self.field("stock", (seats, self.kinds), MOST_COUNT, "resources in storage")
        self.buried_silver = self.field("buried_silver", (seats,), MOST_SILVER, "Silver buried")
        self.sunk = self.field("sunk", (seats,), MOST_COUNT, "pirates sunk")
        self.workers = self.field("workers", (seats,), c.workers, "workers")
        self.bench = self.field("bench", (seats,), c.workers, "of these on the bench")
        self.passed = self.field("passed", (seats,), 1, "1 for who has passed")
        self.decorated = self.field("decorated", (seats, self.decorations), 1, "1 for a decoration of the church")

    def _declare_cards(self) -> None:
        seats, cards = self.most_seats, self.cards
        self.hand_count = self.field("hand_count", (seats,), MOST_COUNT, "cards in hand")
        self.deck_count = self.field("deck_count", (seats,), MOST_COUNT, "cards in the deck")
        self.hand = self.field(
            "hand", (seats, cards), MOST_OF_A_CARD, "cards in hand: the own, and of others if all can know them"
        )
        self.discard = self.field("discard", (seats, cards), MOST_OF_A_CARD, "cards in the discard pile")
        self.played = self.field("played", (seats, cards), MOST_OF_A_CARD, "cards played in this generation")
        self.buried = self.field("buried", (seats, cards), MOST_OF_A_CARD, "cards buried")
        self.deck = self.field("deck", (cards,), MOST_OF_A_CARD, "cards in the own deck")
        self.dealt = self.field("dealt", (self.reputations,), 1, "1 for an own reputation that is not revealed yet")
        self.kept = self.field("kept", (self.reputations,), 1, "1 for the one that is kept")

    def write(self, g: Gotlandia, seat: int, numbers: BytesWriter) -> None:
        self._write_time(g, seat, numbers)
        self._write_question(g, numbers)
        self._write_map(g, seat, numbers)
        self._write_offers(g, numbers)
        for other in range(g.seats):
            place = (other - seat) % g.seats
            self._write_settlements(g, other, place, numbers)
            self._write_player(g, other, place, numbers)
            self._write_cards(g, other, place, numbers)
        self._write_secrets(g, seat, numbers)

    def _write_seat(self, g: Gotlandia, field: int, other: int, seat: int, numbers: BytesWriter) -> None:
        """A 1 for a seat; none if it is nobody."""
        if other >= 0:
            numbers[field + (other - seat) % g.seats] = 1

    def _write_time(self, g: Gotlandia, seat: int, numbers: BytesWriter) -> None:
        numbers[self.seats] = g.seats
        put_row(numbers, self.house, self._house_row(g.variants))
        numbers[self.phase + g.phase] = 1
        numbers[self.over] = 1 if g.to_move == OVER else 0
        numbers[self.century + g.century] = 1
        numbers[self.left] = g.left
        if g.generation != NOTHING:
            numbers[self.generation + g.generation] = 1
            put_bits(numbers, self.demand, g.components.generations[g.generation].demand)
        put_each(numbers, self.turned, g.turned)
        self._write_seat(g, self.turn, g.awaited(), seat, numbers)
        self._write_seat(g, self.start_player, g.token, seat, numbers)
        if g.playing != NOTHING:
            numbers[self.playing + g.playing] = 1
        if g.seats == 1:
            put_bits(numbers, self.goals, g.goals)

    def _house_row(self, variants: dict[str, Any]) -> bytes:
        """A 1 for each house rule in force. All positions of a game share their variants, which never change."""
        looked_at, row = self.house_rows
        if looked_at is not variants:
            row = bytes([variants[rule.name] != rule.choices[0] for rule in self.rules])
            self.house_rows = (variants, row)
        return row

    def _write_question(self, g: Gotlandia, numbers: BytesWriter) -> None:
        pending = g.pending
        if isinstance(pending, Pay):
            numbers[self.asked_cost + pending.cost] = 1
            about = self.asked_direction if pending.cost == BUILD_SHIP else self.asked_district
            numbers[about + pending.place] = 1
        elif isinstance(pending, LoseUnit):
            numbers[self.asked_left] = within(pending.debt, MOST_COUNT)
            if pending.direction != NOTHING:
                numbers[self.asked_direction + pending.direction] = 1
        elif isinstance(pending, (RaidEffect, MoveShip)):
            numbers[self.asked_direction + pending.direction] = 1
        elif isinstance(pending, (AskDraw, Bury)):
            numbers[self.asked_left] = within(pending.left, MOST_COUNT)
        elif isinstance(pending, Feed):
            numbers[self.asked_left] = within(pending.short, MOST_COUNT)
        elif isinstance(pending, SellNumber):
            numbers[self.asked_kind + pending.kind] = 1

    def _write_map(self, g: Gotlandia, seat: int, numbers: BytesWriter) -> None:
        put_bits(numbers, self.neutral, g.neutral)
        put_bits(numbers, self.threatened, g.threat)
        put_bits(numbers, self.pirates, g.pirates)
        for kind, other in enumerate(g.wisby):
            if other >= 0:
                numbers[self.wisby + (other - seat) % g.seats * self.kinds + kind] = 1
        self._write_seat(g, self.roma, g.roma, seat, numbers)
        for decoration, other in enumerate(g.decorated):
            if other >= 0:
                numbers[self.decorated + (other - seat) % g.seats * self.decorations + decoration] = 1

    def _write_offers(self, g: Gotlandia, numbers: BytesWriter) -> None:
        for kind, count in enumerate(g.supply):
            numbers[self.supply + kind] = within(count, MOST_COUNT)
        if g.house & SILVER_LIMITED:
            numbers[self.silver_supply] = within(g.bank, MOST_SILVER)
        numbers[self.pirate_supply] = within(g.pirate_supply, MOST_COUNT)
        for pile, top in enumerate(g.tops):
            if top != NOTHING:
                numbers[self.tops + top] = 1
            numbers[self.below + pile] = within(g.below[pile], MOST_COUNT)

    def _write_settlements(self, g: Gotlandia, seat: int, place: int, numbers: BytesWriter) -> None:
        at = place * self.districts
        put_bits(numbers, self.farmsteads + at, g.farmsteads[seat])
        put_bits(numbers, self.towers + at, g.towers[seat])
        put_bits(numbers, self.churches + at, g.churches[seat])
        fleet: i64 = self.ships + place * self.directions
        for direction in range(self.directions):
            ships = g.ships[seat * self.directions + direction]
            if ships:
                numbers[fleet + direction] = within(ships, MOST_OF_A_CARD)

    def _write_player(self, g: Gotlandia, seat: int, place: int, numbers: BytesWriter) -> None:
        if g.home[seat] != NOTHING:
            numbers[self.home + place * self.settings + g.home[seat]] = 1
        if g.reputation[seat] != NOTHING:
            numbers[self.reputation + place * self.reputations + g.reputation[seat]] = 1
        numbers[self.scored + place] = within(g.building_points[seat] + g.setting_points[seat], MOST_POINTS)
        numbers[self.points + place] = within(g.points(seat).total(), MOST_POINTS)
        numbers[self.silver + place] = within(g.silver[seat], MOST_SILVER)
        stock: i64 = self.stock + place * self.kinds
        for kind in range(self.kinds):
            held = g.held(seat, kind)
            if held:
                numbers[stock + kind] = within(held, MOST_COUNT)
        numbers[self.buried_silver + place] = within(g.buried_silver[seat], MOST_SILVER)
        numbers[self.sunk + place] = within(g.sunk[seat], MOST_COUNT)
        numbers[self.workers + place] = g.workers[seat]
        numbers[self.bench + place] = g.bench[seat]
        numbers[self.passed + place] = g.passed >> seat & 1

    def _write_cards(self, g: Gotlandia, seat: int, place: int, numbers: BytesWriter) -> None:
        numbers[self.hand_count + place] = within(len(g.hand[seat]), MOST_COUNT)
        numbers[self.deck_count + place] = within(len(g.deck[seat]), MOST_COUNT)
        if place == 0 or g.known[seat] == g.hand[seat]:
            put_counts(numbers, self.hand + place * self.cards, g.hand[seat], MOST_OF_A_CARD)
        put_counts(numbers, self.discard + place * self.cards, g.discard[seat], MOST_OF_A_CARD)
        put_counts(numbers, self.played + place * self.cards, g.played[seat], MOST_OF_A_CARD)
        put_counts(numbers, self.buried + place * self.cards, g.buried[seat], MOST_OF_A_CARD)

    def _write_secrets(self, g: Gotlandia, seat: int, numbers: BytesWriter) -> None:
        put_counts(numbers, self.deck, g.deck[seat], MOST_OF_A_CARD)
        put_each(numbers, self.dealt, g.dealt[seat])
        if g.kept[seat] != NOTHING:
            numbers[self.kept + g.kept[seat]] = 1
