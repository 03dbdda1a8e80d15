"""A position of Gotlandia: who holds what, what stands where, and the small acts the rules are made of."""

from typing import Any, Final

from skerry.games.gotlandia import scoring
from skerry.games.gotlandia.cards import (
    BIT,
    BURIED,
    CHURCHES,
    DISTRICTS,
    NOTHING,
    SETTINGS,
    SHIPS,
    SUNK,
    Card,
    Count,
    Reputation,
    Requirement,
    SecondStep,
    bits,
)
from skerry.games.gotlandia.components import ADVANCED, Components
from skerry.games.gotlandia.house import BLOCKED_COUNT, READINGS, SILVER_LIMITED
from skerry.games.gotlandia.views import GotlandiaOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.house_rules import house_rules
from skerry.kernel.moves import Move
from skerry.kernel.state import NO_SEAT, OVER, STEP, Chance, Decision, State, Step, Turn, not_asked

# The steps of a generation (GOT-42).
SET_UP: Final = 0
EVENTS: Final = 1
PIRATES: Final = 2
DRAW: Final = 3
ACTIONS: Final = 4
HANDS: Final = 5
FINISHED: Final = 6
PHASES: Final = ["set-up", "events", "pirates", "draw", "actions", "hands", "over"]

NOBODY: Final = -1
"""No seat."""
UNPAYABLE: Final = -1
"""In the place of the Silver that is left after a payment."""
LOST_SHIP: Final = -1
"""Of what was lost: a ship; Silver is 0, a resource its kind + 1."""


class Gotlandia(State):
    """A position of Gotlandia. Districts, directions, kinds and cards are indices; sets of them are bits."""

    def __init__(  # noqa: PLR0915  a statement for each field, and one for its copy
        self, game: Game, components: Components, seats: int, variants: dict[str, Any], like: "Gotlandia | None" = None
    ) -> None:
        super().__init__(game, seats, variants, like)
        self.components = components
        if like is None:
            # Nothing on the map, all cards of the players in their decks but for the Settings' (GOT-20).
            c = components
            mixed = [c.mixed[kind][1 if variants[ADVANCED[kind]] else 0] for kind in range(2)]
            self.house = house_rules(READINGS, variants)  # the house rules in force, as a set of bits
            self.phase = SET_UP
            self.century = 0
            self.left = c.drawn[0]  # generation cards of this century that are still to come
            self.generation = NOTHING  # the card that lies open, or NOTHING
            self.turned: tuple[int, ...] = ()  # all generation cards turned up so far
            self.token = NOBODY  # who holds the starting player token, NOBODY before it is given
            self.active = NOBODY  # the seat whose action it is, NOBODY before the first
            self.playing = NOTHING  # the card that is carried out, or NOTHING
            self.passed = 0  # seats that passed in this generation, as a set
            # What is a tuple of seats changes rarely and is shared by copies.
            self.home = (NOTHING,) * seats
            self.reputation = (NOTHING,) * seats  # NOTHING until it is revealed
            # Both reputation cards a seat was dealt: its own secret.
            self.dealt: tuple[tuple[int, ...], ...] = ((),) * seats
            self.kept = (NOTHING,) * seats  # which of them is kept, NOTHING until chosen
            self.farmsteads = [0] * seats  # by seat: a set of districts
            self.towers = [0] * seats
            self.churches = [0] * seats
            self.neutral = 0
            self.near = [0] * seats  # by seat: districts adjacent to settled ones (GOT-05)
            self.threat = 0  # districts that are threatened (GOT-51)
            self.ships = [0] * (seats * len(c.directions))  # by seat * directions + direction
            self.pirates = 0  # a set of directions
            self.pirate_supply = c.pirates
            self.sunk = [0] * seats
            self.stock = [0] * (seats * c.kinds)  # resources in storage, by seat * kinds + kind
            self.silver = [0] * seats  # in storage
            self.buried_silver = [0] * seats
            self.supply = c.supply[:]
            self.bank = c.silver  # Silver in the main supply: a debt when change has run out (GOT-R19)
            self.workers: list[int] = [c.start_workers] * seats  # on the bench and placed
            self.bench: list[int] = [c.start_workers] * seats
            self.wisby = [NOBODY] * c.kinds  # by kind: the seat whose worker stands there
            self.roma = NOBODY
            # Cards: sorted where order means nothing.
            self.deck: list[tuple[int, ...]] = [c.basic_cards] * seats
            self.hand: list[tuple[int, ...]] = [()] * seats
            self.known: list[tuple[int, ...]] = [()] * seats  # the part of a hand that everybody can know
            self.played: list[tuple[int, ...]] = [()] * seats
            # Of the cards played, those whose worker stands in Wisby or Roma.
            self.away: tuple[tuple[int, ...], ...] = ((),) * seats
            self.discard: list[tuple[int, ...]] = [()] * seats
            self.buried: list[tuple[int, ...]] = [()] * seats
            self.tops = c.pile_card[:]  # by pile: the visible card, or NOTHING
            self.below: list[int] = c.pile_heights(variants)  # by pile: how many cards lie under it
            # Single craft cards and single trading cards that lie under some top.
            self.unseen: list[tuple[int, ...]] = [tuple(cards) for cards in mixed]
            self.decorated = (NOBODY,) * len(c.decorations)  # by decoration: the seat that has it
            self.building_points = (0,) * seats  # scored for towers and churches at the ends of centuries
            self.setting_points = (0,) * seats
            self.goals = 0  # solo goals that were met, as a set
            # What was lost in this generation: direction or NOTHING, seat, and what it was (LOST_SHIP).
            self.taken: tuple[tuple[int, int, int], ...] = ()
        else:
            self.house = like.house
            self.phase = like.phase
            self.century = like.century
            self.left = like.left
            self.generation = like.generation
            self.turned = like.turned
            self.token = like.token
            self.active = like.active
            self.playing = like.playing
            self.passed = like.passed
            self.home = like.home
            self.reputation = like.reputation
            self.dealt = like.dealt
            self.kept = like.kept
            self.farmsteads = like.farmsteads[:]
            self.towers = like.towers[:]
            self.churches = like.churches[:]
            self.neutral = like.neutral
            self.near = like.near[:]
            self.threat = like.threat
            self.ships = like.ships[:]
            self.pirates = like.pirates
            self.pirate_supply = like.pirate_supply
            self.sunk = like.sunk[:]
            self.stock = like.stock[:]
            self.silver = like.silver[:]
            self.buried_silver = like.buried_silver[:]
            self.supply = like.supply[:]
            self.bank = like.bank
            self.workers = like.workers[:]
            self.bench = like.bench[:]
            self.wisby = like.wisby[:]
            self.roma = like.roma
            self.deck = like.deck[:]
            self.hand = like.hand[:]
            self.known = like.known[:]
            self.played = like.played[:]
            self.away = like.away
            self.discard = like.discard[:]
            self.buried = like.buried[:]
            self.tops = like.tops[:]
            self.below = like.below[:]
            self.unseen = like.unseen[:]
            self.decorated = like.decorated
            self.building_points = like.building_points
            self.setting_points = like.setting_points
            self.goals = like.goals
            self.taken = like.taken

    def copy(self) -> "Gotlandia":
        return Gotlandia(self.game, self.components, self.seats, self.variants, self)

    # --- result ---------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> scoring.Points:
        """The points of a seat by source, as if the game ended now."""
        c = self.components
        return scoring.Points(
            self.building_points[seat],
            self.setting_points[seat],
            c.sunk_points * self.sunk[seat],
            c.buried_points * self.buried_silver[seat],
            (self.silver[seat] + self.resources(seat)) // c.units_per_point,
            self.card_points(seat),
            self.decoration_points(seat),
        )

    def card_points(self, seat: int) -> int:
        """What all cards of a seat are worth, wherever they are (GOT-190)."""
        points = self.worth(seat, self.deck[seat]) + self.worth(seat, self.hand[seat])
        points += self.worth(seat, self.played[seat]) + self.worth(seat, self.discard[seat])
        return points + self.worth(seat, self.buried[seat])

    def worth(self, seat: int, owned: tuple[int, ...]) -> int:
        """What some cards of a seat are worth; most bring nothing."""
        c = self.components
        points = 0
        for card in owned:
            if c.brings_points[card]:
                points += self.counted(seat, c.cards[card].points)
        return points

    def decoration_points(self, seat: int) -> int:
        points = 0
        for decoration, other in enumerate(self.decorated):
            if other == seat:
                points += self.components.decoration_points[decoration]
        return points

    def owned(self, seat: int) -> tuple[int, ...]:
        """All cards of a seat, wherever they are (GOT-190)."""
        return self.deck[seat] + self.hand[seat] + self.played[seat] + self.discard[seat] + self.buried[seat]

    def dearest(self, seat: int) -> int:
        """The cost of the most expensive decoration, 0 without one (GOT-193)."""
        c = self.components
        return max([0] + [c.decoration_cost[d] for d in range(len(c.decorations)) if self.decorated[d] == seat])

    def scores(self) -> list[int]:
        return [self.points(seat).total() for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        if self.seats == 1:
            return [0] if self.goals else []
        return scoring.winners(self.scores(), [self.dearest(seat) for seat in range(self.seats)])

    def ending(self) -> Message | None:
        """Alone it is about goals (GOT-196)."""
        if self.to_move != OVER or self.seats > 1:
            return None
        best = self.result().best_goal
        key = "alone.goal" if best else "alone.lost"
        return Message(key, {"goal": best, "points": self.scores()[0]}, "GOT-196")

    def result(self) -> GotlandiaOutcome:
        return scoring.result(self)

    def turn(self) -> Turn:
        """In the action phase each seat has one, with all its actions; the other phases are nobody's (GOT-42)."""
        pending = self.pending
        if isinstance(pending, GotlandiaChance) and pending.begins_generation():
            return Turn((len(self.turned) + 1) * len(PHASES), NO_SEAT)
        number = len(self.turned) * len(PHASES) + self.phase
        return Turn(number, self.active if self.phase == ACTIONS else NO_SEAT)

    def meanwhile(self) -> Message:
        """Where the game stands."""
        values: dict[str, object] = {"number": len(self.turned), "seat": self.awaited()}
        return Message(f"stage.{PHASES[self.phase]}", values, "GOT-42")

    def awaited(self) -> int:
        """Who acts, otherwise who is asked, and the starting player while nobody is."""
        if self.phase == ACTIONS:
            return self.active
        return self.to_move if self.to_move >= 0 else max(self.token, 0)

    # --- players --------------------------------------------------------------------------------------------------

    def reputed(self, seat: int) -> Reputation:
        """The reputation of a seat; one that does nothing until it is revealed."""
        number = self.reputation[seat]
        return self.components.reputations[number] if number != NOTHING else self.components.unreputed

    def in_turn_order(self) -> list[int]:
        """Clockwise from the holder of the starting player token."""
        return [(self.token + i) % self.seats for i in range(self.seats)]

    # --- the map --------------------------------------------------------------------------------------------------

    def settled(self, seat: int) -> int:
        """The districts a seat has settled (GOT-01)."""
        return self.farmsteads[seat] | self.towers[seat] | self.churches[seat]

    def unblocked(self, seat: int) -> int:
        """The settled districts that produce and feed (GOT-53, GOT-54, GOT-55, GOT-151)."""
        farmsteads = self.farmsteads[seat]
        blocked = farmsteads & self.threat
        if blocked:
            farmsteads &= ~blocked | self.reputed(seat).safe
        return farmsteads | self.towers[seat] | self.churches[seat]

    def settings_in(self, districts: int) -> int:
        """How many Settings have one of these districts (GOT-03)."""
        n = 0
        for own in self.components.of_setting:
            if own & districts:
                n += 1
        return n

    def any_church(self) -> int:
        """The districts with a church of anybody (GOT-02)."""
        districts = 0
        for churches in self.churches:
            districts |= churches
        return districts

    def fee(self, seat: int, district: int) -> int:
        """What settling there costs besides: for each other player there and for a neutral farmstead (GOT-74)."""
        if not self.reputed(seat).pays_fee:
            return 0
        bit = BIT[district]
        others = 1 if self.neutral & bit else 0
        for other in range(self.seats):
            if other != seat and (self.farmsteads[other] | self.towers[other] | self.churches[other]) & bit:
                others += 1
        return others * self.components.fee

    def update_near(self, seat: int) -> None:
        """After a change of settlements: the districts adjacent to them."""
        settled = self.settled(seat)
        near = 0
        district = 0
        neighbours = self.components.neighbours
        while settled:
            if settled & 1:
                near |= neighbours[district]
            settled >>= 1
            district += 1
        self.near[seat] = near

    def place_farmstead(self, seat: int, district: int) -> None:
        self.farmsteads[seat] |= BIT[district]
        self.near[seat] |= self.components.neighbours[district]

    def replace_with_tower(self, seat: int, district: int) -> None:
        self.farmsteads[seat] &= ~BIT[district]
        self.towers[seat] |= BIT[district]

    def replace_with_church(self, seat: int, district: int) -> None:
        self.towers[seat] &= ~BIT[district]
        self.churches[seat] |= BIT[district]

    # --- the sea --------------------------------------------------------------------------------------------------

    def any_ship(self, direction: int) -> bool:
        n = len(self.components.directions)
        for seat in range(self.seats):
            if self.ships[seat * n + direction]:
                return True
        return False

    def fleet(self, seat: int) -> int:
        """How many ships a seat has on the map."""
        n = len(self.components.directions)
        total = 0
        for place in range(seat * n, seat * n + n):
            total += self.ships[place]
        return total

    def update_threat(self) -> None:
        """After a change of ships or pirates: which districts are threatened, judged continuously (GOT-R64)."""
        threat = 0
        pirates = self.pirates
        coast = self.components.coast
        for direction in range(len(coast)):
            if pirates & BIT[direction] and not self.any_ship(direction):
                threat |= coast[direction]
        self.threat = threat

    def add_ship(self, seat: int, direction: int, n: int) -> None:
        """A ship comes, or with -1 goes back to the reserve."""
        self.ships[seat * len(self.components.directions) + direction] += n
        self.update_threat()

    def add_pirate(self, direction: int) -> None:
        self.pirates |= BIT[direction]
        self.pirate_supply -= 1
        self.update_threat()

    def remove_pirate(self, direction: int) -> None:
        self.pirates &= ~BIT[direction]
        self.update_threat()

    # --- Silver and resources -------------------------------------------------------------------------------------

    def available(self, silver: int) -> int:
        """How much of this Silver the main supply can give: all, unless by a house rule it is limited (GOT-R19)."""
        return min(silver, self.bank) if self.house & SILVER_LIMITED else silver

    def earn(self, seat: int, silver: int) -> int:
        """Silver from the main supply; how much came."""
        silver = self.available(silver)
        self.silver[seat] += silver
        self.bank -= silver
        return silver

    def spend(self, seat: int, silver: int) -> None:
        self.silver[seat] -= silver
        self.bank += silver

    def gain(self, seat: int, kind: int, n: int) -> int:
        """Resources from the supply, as many as it has (GOT-16); how many came."""
        there = self.supply[kind]
        n = min(n, there)
        self.supply[kind] = there - n
        self.stock[seat * self.components.kinds + kind] += n
        return n

    def give_back(self, seat: int, kind: int, n: int) -> None:
        self.supply[kind] += n
        self.stock[seat * self.components.kinds + kind] -= n

    def held(self, seat: int, kind: int) -> int:
        return self.stock[seat * self.components.kinds + kind]

    def resources(self, seat: int) -> int:
        """All resources in storage together."""
        kinds = self.components.kinds
        total = 0
        for place in range(seat * kinds, seat * kinds + kinds):
            total += self.stock[place]
        return total

    def purse(self, seat: int, cost: int) -> int:
        """How much Silver is left for a fee when this cost is paid as cheaply as can be, or UNPAYABLE."""
        c = self.components
        first, second = c.cost[cost]
        has_first = self.held(seat, first) > 0
        has_second = self.held(seat, second) > (1 if first == second else 0)
        if has_first and has_second:
            return self.silver[seat]
        if has_first or has_second:
            return max(self.silver[seat] - c.substitute, UNPAYABLE)
        return UNPAYABLE

    # --- what is counted ------------------------------------------------------------------------------------------

    def counted(self, seat: int, count: Count) -> int:
        """What a Take or the victory points of a card come to (GOT-139, GOT-R18)."""
        sort = count.sort
        n = 1
        if sort == DISTRICTS:
            n = bits(self.settled(seat) & count.districts)
        elif sort == SETTINGS:
            n = self.settings_in(self.settled(seat))
        elif sort == SHIPS:
            n = self.fleet(seat)
        elif sort == CHURCHES:
            n = bits(self.churches[seat])
        elif sort == SUNK:
            n = self.sunk[seat]
        elif sort == BURIED:
            n = self.buried_silver[seat]
        return n // count.each * count.n

    def food(self, seat: int, card: Card) -> int:
        """What a card left in hand provides (GOT-54, GOT-56, GOT-R18)."""
        count = card.food
        sort = count.sort
        if sort == DISTRICTS:
            return bits(self.unblocked(seat) & count.districts) // count.each * count.n
        if sort == SETTINGS:
            standing = self.settled(seat) if self.house & BLOCKED_COUNT else self.unblocked(seat)
            return self.settings_in(standing) // count.each * count.n
        if sort == SHIPS:
            return self.fishing(seat) // count.each * count.n
        return self.counted(seat, count)

    def fishing(self, seat: int) -> int:
        """Ships in directions without a pirate (GOT-56)."""
        n = len(self.components.directions)
        total = 0
        for direction in range(n):
            if not self.pirates & BIT[direction]:
                total += self.ships[seat * n + direction]
        return total

    def meets(self, seat: int, requires: Requirement) -> bool:
        """Are the prerequisites of a craft met now, threatened or not (GOT-95)?"""
        c = self.components
        settled = self.settled(seat)
        for terrain in requires.terrains:
            if not settled & c.of_terrain[terrain]:
                return False
        if bits(self.churches[seat]) < requires.churches or bits(settled & c.harbours) < requires.harbours:
            return False
        return self.settings_in(settled) >= requires.settings

    # --- cards ----------------------------------------------------------------------------------------------------

    def can_draw(self, seat: int) -> bool:
        return len(self.deck[seat]) > 0 or len(self.discard[seat]) > 0

    def refill(self, seat: int) -> None:
        """An empty deck is made anew of the discard pile (GOT-59)."""
        if not self.deck[seat]:
            self.deck[seat] = tuple(sorted(self.discard[seat]))
            self.discard[seat] = ()


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards without one of this kind."""
    place = 0
    while cards[place] != card:
        place += 1
    return cards[:place] + cards[place + 1 :]


def with_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted cards with one more."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    return cards[:place] + (card,) + cards[place:]


def replaced(numbers: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A tuple with one of its numbers changed."""
    values = list(numbers)
    values[index] = value
    return tuple(values)


class GotlandiaStep(Step[Gotlandia]):
    """A line of Gotlandia's rulebook."""


class GotlandiaDecision(Decision[Gotlandia]):
    """A decision of Gotlandia."""


class GotlandiaChance(Chance[Gotlandia]):
    """A card that chance decides."""

    def begins_generation(self) -> bool:
        """Is the card of the next generation turned up, which those turned up so far do not count yet?"""
        return False


class OfAction(GotlandiaDecision):
    """A question of the action that is being played: where, how it is paid. With the card it is one choice."""

    def role(self, g: Gotlandia, move: Move) -> int:
        return STEP

    def goes_on(self, g: Gotlandia, before: Decision[Any]) -> bool:
        return isinstance(before, OfAction)


class OneStep(OfAction):
    """What can also be a second step, asked as a main action: it cannot be declined (GOT-R3)."""

    def step(self) -> SecondStep:
        raise AssertionError(f"{type(self).__name__} does not say what it asks")

    def moves(self, g: Gotlandia) -> list[Move]:
        return self.step().options(g, self.seat)

    def choose(self, g: Gotlandia, move: Move) -> None:
        self.step().answer(g, self.seat, move)

    def prompt(self, g: Gotlandia) -> Message:
        return self.step().question(g, self.seat)

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        return self.step().effect(g, self.seat, move)

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        return self.step().refused(g, self.seat, move) or not_asked(move, "GOT-61")


def heading(g: Gotlandia) -> str:
    """What people call the turn."""
    if g.phase == SET_UP or g.phase == FINISHED:
        return PHASES[g.phase]
    name = f"generation {len(g.turned)} {PHASES[g.phase]}"
    return f"{name}, seat {g.active}" if g.phase == ACTIONS else name


def ask(g: Gotlandia, decision: GotlandiaDecision) -> None:
    """Ask, unless there is nothing to choose: a single answer is carried out at once (section 4 of the ledger)."""
    moves = decision.moves(g)
    if len(moves) == 1:
        decision.choose(g, moves[0])
    else:
        g.then(decision)
