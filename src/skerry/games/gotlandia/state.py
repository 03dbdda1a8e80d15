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
from skerry.games.gotlandia.components import Components
from skerry.games.gotlandia.house import BLOCKED_COUNT, SILVER_LIMITED
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.state import OVER, Chance, Decision, State, Step

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

    def __init__(
        self,
        game: Game,
        components: Components,
        seats: int,
        variants: dict[str, Any],
        agenda: list[Step[Any]],
        pending: Decision[Any],
        house: int,
        phase: int,
        century: int,
        left: int,
        generation: int,
        turned: tuple[int, ...],
        token: int,
        active: int,
        playing: int,
        passed: int,
        home: tuple[int, ...],
        reputation: tuple[int, ...],
        dealt: tuple[tuple[int, ...], ...],
        kept: tuple[int, ...],
        farmsteads: list[int],
        towers: list[int],
        churches: list[int],
        neutral: int,
        near: list[int],
        threat: int,
        ships: list[int],
        pirates: int,
        pirate_supply: int,
        sunk: list[int],
        stock: list[int],
        silver: list[int],
        buried_silver: list[int],
        supply: list[int],
        bank: int,
        workers: list[int],
        bench: list[int],
        wisby: list[int],
        roma: int,
        deck: list[tuple[int, ...]],
        hand: list[tuple[int, ...]],
        known: list[tuple[int, ...]],
        played: list[tuple[int, ...]],
        away: tuple[tuple[int, ...], ...],
        discard: list[tuple[int, ...]],
        buried: list[tuple[int, ...]],
        tops: list[int],
        below: list[int],
        unseen: list[tuple[int, ...]],
        decorated: tuple[int, ...],
        building_points: tuple[int, ...],
        setting_points: tuple[int, ...],
        goals: int,
        taken: tuple[tuple[int, int, int], ...],
    ) -> None:
        super().__init__(game, seats, variants, agenda, pending)
        self.components = components
        self.house = house  # the house rules in force, as a set of bits
        self.phase = phase
        self.century = century
        self.left = left  # generation cards of this century that are still to come
        self.generation = generation  # the card that lies open, or NOTHING
        self.turned = turned  # all generation cards turned up so far
        self.token = token  # who holds the starting player token, NOBODY before it is given
        self.active = active  # the seat whose action it is, NOBODY before the first
        self.playing = playing  # the card that is carried out, or NOTHING
        self.passed = passed  # seats that passed in this generation, as a set
        # What is a tuple of seats changes rarely and is shared by copies.
        self.home = home
        self.reputation = reputation  # NOTHING until it is revealed
        self.dealt = dealt  # both reputation cards a seat was dealt: its own secret
        self.kept = kept  # which of them is kept, NOTHING until chosen
        self.farmsteads = farmsteads  # by seat: a set of districts
        self.towers = towers
        self.churches = churches
        self.neutral = neutral
        self.near = near  # by seat: districts adjacent to settled ones (GOT-05)
        self.threat = threat  # districts that are threatened (GOT-51)
        self.ships = ships  # by seat * directions + direction
        self.pirates = pirates  # a set of directions
        self.pirate_supply = pirate_supply
        self.sunk = sunk
        self.stock = stock  # resources in storage, by seat * kinds + kind
        self.silver = silver  # in storage
        self.buried_silver = buried_silver
        self.supply = supply
        self.bank = bank  # Silver in the main supply: a debt when change has run out (GOT-R19)
        self.workers = workers  # on the bench and placed
        self.bench = bench
        self.wisby = wisby  # by kind: the seat whose worker stands there
        self.roma = roma
        # Cards: sorted where order means nothing.
        self.deck = deck
        self.hand = hand
        self.known = known  # the part of a hand that everybody can know
        self.played = played
        self.away = away  # of the cards played, those whose worker stands in Wisby or Roma
        self.discard = discard
        self.buried = buried
        self.tops = tops  # by pile: the visible card, or NOTHING
        self.below = below  # by pile: how many cards lie under it
        self.unseen = unseen  # single craft cards and single trading cards that lie under some top
        self.decorated = decorated  # by decoration: the seat that has it
        self.building_points = building_points  # scored for towers and churches at the ends of centuries
        self.setting_points = setting_points
        self.goals = goals  # solo goals that were met, as a set
        # What was lost in this generation: direction or NOTHING, seat, and what it was (LOST_SHIP).
        self.taken = taken

    def copy(self) -> "Gotlandia":
        return Gotlandia(
            self.game,
            self.components,
            self.seats,
            self.variants,
            self.agenda[:],
            self.pending,
            self.house,
            self.phase,
            self.century,
            self.left,
            self.generation,
            self.turned,
            self.token,
            self.active,
            self.playing,
            self.passed,
            self.home,
            self.reputation,
            self.dealt,
            self.kept,
            self.farmsteads[:],
            self.towers[:],
            self.churches[:],
            self.neutral,
            self.near[:],
            self.threat,
            self.ships[:],
            self.pirates,
            self.pirate_supply,
            self.sunk[:],
            self.stock[:],
            self.silver[:],
            self.buried_silver[:],
            self.supply[:],
            self.bank,
            self.workers[:],
            self.bench[:],
            self.wisby[:],
            self.roma,
            self.deck[:],
            self.hand[:],
            self.known[:],
            self.played[:],
            self.away,
            self.discard[:],
            self.buried[:],
            self.tops[:],
            self.below[:],
            self.unseen[:],
            self.decorated,
            self.building_points,
            self.setting_points,
            self.goals,
            self.taken,
        )

    # --- result ---------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> scoring.Points:
        """The points of a seat by source, as if the game ended now."""
        c = self.components
        resources = 0
        for kind in range(c.kinds):
            resources += self.stock[seat * c.kinds + kind]
        return scoring.Points(
            self.building_points[seat],
            self.setting_points[seat],
            c.sunk_points * self.sunk[seat],
            c.buried_points * self.buried_silver[seat],
            (self.silver[seat] + resources) // c.units_per_point,
            sum([self.counted(seat, c.cards[card].points) for card in self.owned(seat)]),
            sum([c.decoration_points[d] for d in range(len(c.decorations)) if self.decorated[d] == seat]),
        )

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
        best = str(self.outcome()["best_goal"])
        key = "alone.goal" if best else "alone.lost"
        return Message(key, {"goal": best, "points": self.scores()[0]}, "GOT-196")

    def outcome(self) -> dict[str, Any]:
        return scoring.outcome(self)

    def turn(self) -> int:
        """Whose turn it is: of who acts, otherwise of who is asked, and of the starting player while nobody is."""
        if self.phase == ACTIONS:
            return self.active
        return self.to_move if self.to_move >= 0 else max(self.token, 0)

    def heading(self) -> str:
        if self.phase == SET_UP or self.phase == FINISHED:
            return PHASES[self.phase]
        name = f"generation {len(self.turned)} {PHASES[self.phase]}"
        return f"{name}, seat {self.active}" if self.phase == ACTIONS else name

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
        return min(silver, max(self.bank, 0)) if self.house & SILVER_LIMITED else silver

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

    def waiting(self, g: Gotlandia) -> Message:
        return stage(g)


class GotlandiaChance(Chance[Gotlandia]):
    """A card that chance decides."""

    def waiting(self, g: Gotlandia) -> Message:
        return stage(g)


class OneStep(GotlandiaDecision):
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


def stage(g: Gotlandia) -> Message:
    """Where the game stands."""
    values: dict[str, object] = {"number": len(g.turned), "seat": g.turn()}
    return Message(f"stage.{PHASES[g.phase]}", values, "GOT-42")


def ask(g: Gotlandia, decision: GotlandiaDecision) -> None:
    """Ask, unless there is nothing to choose: a single answer is carried out at once (section 4 of the ledger)."""
    moves = decision.moves(g)
    if len(moves) == 1:
        decision.choose(g, moves[0])
    else:
        g.then(decision)


def not_asked(move: Move, rule: str) -> Message:
    """The refusal of a word that answers another question than the one that is open."""
    return Message("not-asked", {"word": move.word}, rule)
