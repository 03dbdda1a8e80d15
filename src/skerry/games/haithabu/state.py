"""A position of Haithabu: who holds what, what lies where, and the small acts the rules are made of."""

from typing import Any, Final

from skerry.games.haithabu import scoring
from skerry.games.haithabu.components import (
    ADMINISTRATOR,
    CHARACTER_NAMES,
    DISPLAY,
    IMPOSTER,
    KINDS,
    LETTERS,
    MOST_CARDS,
    MOST_SEATS,
    SPACES,
    STACKS,
    START_PLAYER,
    SUPPLIER,
    Components,
)
from skerry.games.haithabu.house import EVERYONE_RANKED, FOR_EACH_OWNER, READINGS
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.views import HaithabuOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.house_rules import house_rules
from skerry.kernel.moves import Move
from skerry.kernel.state import NO_SEAT, OVER, Chance, Decision, State, Step, Turn

# Where the game stands. From YEAR_END on: the steps of the turn change in which something is asked or rolled.
SET_UP: Final = 0
PLAYER_TURN: Final = 1
YEAR_END: Final = 2
POWERS: Final = 3
RESUPPLY: Final = 4
PRICES: Final = 5
STORAGE: Final = 6
ORDERS: Final = 7
END: Final = 8
STAGES: Final = ["set-up", "turn", "year-end", "powers", "resupply", "prices", "storage", "orders", "end"]

NEUTRAL: Final = MOST_SEATS
"""The colour of neutral workers, behind those of the seats (HAI-24)."""
COLOURS: Final = MOST_SEATS + 1

# Workers still to be placed in a player turn, as a set of bits.
OWN_WORKER: Final = 1
NEUTRAL_WORKER: Final = 2

WAREHOUSE: Final = 0
POST: Final = 1

NO_GOODS: Final = (0,) * KINDS

# What is noted of a turn change: of a seat or a kind, and which order, character, kind or number.
NOTED: Final = 100_000
NOTED_OF: Final = 1_000
NOTE_FAILED: Final = 0
NOTE_CASHED_IN: Final = 1
NOTE_POWER: Final = 2
NOTE_DIE: Final = 3
NOTE_ARRIVED: Final = 4
NOTE_MOVED: Final = 5
NOTE_RETURNED: Final = 6
NOTE_FEE: Final = 7
NOTE_SWEPT: Final = 8

BIT: Final = [1 << n for n in range(MOST_CARDS)]


class Haithabu(State):
    """A position of Haithabu. Goods, orders, vehicles, stacks and characters are indices into the components.

    What belongs to seats is kept by seat, goods by seat * KINDS + kind, orders by seat * MAT_SPACES + space.
    """

    def __init__(  # noqa: PLR0915  a statement for each field, and one for its copy
        self, game: Game, components: Components, seats: int, variants: dict[str, Any], like: "Haithabu | None" = None
    ) -> None:
        super().__init__(game, seats, variants, like)
        self.components = components
        if like is None:
            # Before anything is dealt: the market, all cards in their piles, silver and points (HAI-02 to HAI-09).
            c = components
            self.stage = SET_UP
            self.game_turn = 1  # from 1 on
            self.phase = 0
            self.start = -1
            self.active = 0  # whose player turn it is
            self.begun = 0  # player turns of this phase
            self.dial = c.alignment  # the position of the first space, clockwise from the first position
            self.to_place = 0
            self.hired_now = False  # a neutral worker, in this player turn
            self.space = -1  # being used: a kind of the market or KINDS + letter, -1 for none
            self.event = -1  # being carried out, -1 for none
            self.dice: tuple[int, ...] = ()  # rolled so far: for an event, or for the re-supply
            self.traded: tuple[int, ...] = ()  # kinds traded one by one in this action
            self.bought = 0  # kinds, in this phase by the active player, as a set of bits (HAI-45)
            self.sold = 0
            self.took_order = False  # in this action
            self.sorts = 0  # of vehicles bought in this action, as a set of bits
            self.looking = -1  # the stack of which the Carpenter takes a card, -1 for none
            self.using = -1  # the sort of the vehicle that is being loaded, -1 for none
            self.loaded: tuple[int, ...] = NO_GOODS  # goods moved with it so far
            self.used = 0  # characters whose power was used in this turn change, as a set of bits
            self.turned_by = 0  # seats that used the Imposter in this game turn, as a set of bits
            self.level = c.start_level[:]  # of the price markers, from 0 on
            self.market = c.market_at_start[:]
            self.supply: list[int] = [c.cubes - there for there in c.market_at_start]
            self.warehouse = [0] * (seats * KINDS)
            self.post = [0] * (seats * KINDS)
            self.bank = -c.silver * seats  # what it received less what it paid
            self.silver: list[int] = [c.silver] * seats
            self.points: list[int] = [c.points] * seats
            self.markers = c.loan_markers  # of loans, not taken
            self.loans = [0] * seats
            self.orders = [-1] * (seats * MAT_SPACES)  # on the mats, -1 for an empty space
            self.on_card: list[tuple[int, ...]] = [NO_GOODS] * (seats * MAT_SPACES)  # the goods on them
            self.filled = [0] * seats  # scored orders of each seat, as a set of bits
            self.display = [-1] * DISPLAY  # upper row, lower row; -1 for an empty space
            # Orders as a set of bits, as are discard pile and failed cards.
            self.deck = sum([BIT[order] for order in range(len(c.orders))])
            self.discard = 0
            self.orders_gone = 0
            self.vehicle = [-1] * (seats * 2)  # by seat * 2 + sort, -1 for none
            # The cards of each stack that everyone knows, from the top.
            self.known: list[tuple[int, ...]] = [()] * STACKS
            # All vehicles below these, as a set of bits.
            self.unseen = sum([BIT[vehicle] for vehicle in range(len(c.vehicles))])
            self.heights: list[int] = [len(cards) for cards in c.of_stack]  # how many these are in each stack
            self.vehicles_gone = 0
            self.owner = [-1] * len(CHARACTER_NAMES)  # of the characters, -1 for nobody
            self.safe = 0  # characters with a safe marker, as a set of bits
            # Workers in hand by colour; neutral ones in the inn.
            self.idle: list[int] = [c.phases if colour < seats else 0 for colour in range(MOST_SEATS)] + [c.inn[seats]]
            self.on_dial = [0] * COLOURS  # by colour: the spaces on which it stands, as a set of bits
            self.on_market = [0] * (KINDS * COLOURS)  # workers by kind * COLOURS + colour
            self.night = -1  # the last event of a night, as seat * number of events + event; -1 for none
            self.story: tuple[int, ...] = ()  # what the last turn change did, as written by `note`
            self.house = house_rules(READINGS, variants)  # the house rules in force, as a set of bits
        else:
            self.stage = like.stage
            self.game_turn = like.game_turn
            self.phase = like.phase
            self.start = like.start
            self.active = like.active
            self.begun = like.begun
            self.dial = like.dial
            self.to_place = like.to_place
            self.hired_now = like.hired_now
            self.space = like.space
            self.event = like.event
            self.dice = like.dice
            self.traded = like.traded
            self.bought = like.bought
            self.sold = like.sold
            self.took_order = like.took_order
            self.sorts = like.sorts
            self.looking = like.looking
            self.using = like.using
            self.loaded = like.loaded
            self.used = like.used
            self.turned_by = like.turned_by
            self.level = like.level[:]
            self.market = like.market[:]
            self.supply = like.supply[:]
            self.warehouse = like.warehouse[:]
            self.post = like.post[:]
            self.bank = like.bank
            self.silver = like.silver[:]
            self.points = like.points[:]
            self.markers = like.markers
            self.loans = like.loans[:]
            self.orders = like.orders[:]
            self.on_card = like.on_card[:]
            self.filled = like.filled[:]
            self.display = like.display[:]
            self.deck = like.deck
            self.discard = like.discard
            self.orders_gone = like.orders_gone
            self.vehicle = like.vehicle[:]
            self.known = like.known[:]
            self.unseen = like.unseen
            self.heights = like.heights[:]
            self.vehicles_gone = like.vehicles_gone
            self.owner = like.owner[:]
            self.safe = like.safe
            self.idle = like.idle[:]
            self.on_dial = like.on_dial[:]
            self.on_market = like.on_market[:]
            self.night = like.night
            self.story = like.story
            self.house = like.house

    def copy(self) -> "Haithabu":
        return Haithabu(self.game, self.components, self.seats, self.variants, self)

    # --- result ------------------------------------------------------------------------------------------------------

    def standings(self) -> list[scoring.Standing]:
        """What every seat would score if the game ended now."""
        everyone = self.house & EVERYONE_RANKED != 0
        return scoring.standings(self.components, [self.scored(seat) for seat in range(self.seats)], everyone)

    def scored(self, seat: int) -> scoring.Estate:
        """What is counted of a seat at the end."""
        worth = 0
        for kind in range(KINDS):
            goods = self.warehouse[seat * KINDS + kind] + self.post[seat * KINDS + kind]
            worth += goods * self.price(kind, 0)
        cards = self.on_card[seat * MAT_SPACES : seat * MAT_SPACES + MAT_SPACES]
        return scoring.Estate(
            points=self.points[seat],
            silver=self.silver[seat],
            loans=self.loans[seat],
            goods_worth=worth,
            characters=self.owner.count(seat),
            goods_on_orders=sum([sum(goods) for goods in cards]),
            vehicles=len([sort for sort in (0, 1) if self.vehicle[seat * 2 + sort] >= 0]),
            filled=self.filled[seat].bit_count(),
        )

    def scores(self) -> list[int]:
        return [standing.total() for standing in self.standings()]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return scoring.winners(self.scores())

    def result(self) -> HaithabuOutcome:
        return scoring.result(self.standings())

    def turn(self) -> Turn:
        """In each phase every player has one (HAI-19); set-up, turn change and end are nobody's."""
        phases = self.components.phases
        before = self.game_turn * (phases + len(STAGES))
        if self.stage == PLAYER_TURN:
            return Turn(before + self.phase, self.active)
        return Turn(0 if self.stage == SET_UP else before + phases + self.stage, NO_SEAT)

    def meanwhile(self) -> Message:
        """Where the game stands, as far as everyone may know: in a turn change not even who is asked.

        Two questions say themselves who is asked, as no silver decides: of the first characters, and at a year's end.
        """
        values: dict[str, object] = {"turn": self.game_turn}
        if self.stage == PLAYER_TURN:
            values |= {"phase": self.phase, "seat": self.active}
        return Message(f"stage.{STAGES[self.stage]}", values, "HAI-R50")

    def awaited(self) -> int:
        """In a turn change nobody may know who is asked (HAI-R50), but for two questions that no silver decides."""
        if self.stage == PLAYER_TURN:
            return self.active
        if self.stage == SET_UP or self.stage == YEAR_END:
            return max(self.to_move, NO_SEAT)
        return NO_SEAT

    # --- silver and points -------------------------------------------------------------------------------------------

    def affordable(self, seat: int, cost: int) -> bool:
        """Can this be paid, with all loans that are left if need be (HAI-30, HAI-32)?"""
        return self.silver[seat] + self.components.payout * self.markers >= cost

    def loans_for(self, seat: int, cost: int) -> int:
        """The fewest loans with which this can be paid."""
        lacking = cost - self.silver[seat]
        if lacking <= 0:
            return 0
        payout = self.components.payout
        return (lacking + payout - 1) // payout

    def payment(self, seat: int, cost: int) -> dict[str, object]:
        """What is told of a payment before it is made."""
        loans = self.loans_for(seat, cost)
        left = self.silver[seat] + loans * self.components.payout - cost
        c = self.components
        return {"cost": cost, "left": left, "loans": loans, "repay": c.repay, "penalty": -c.unpaid_points}

    def pay(self, seat: int, cost: int) -> None:
        """Pay to the bank for an action of the own player turn; what is lacking is borrowed (HAI-30)."""
        self.borrow(seat, self.loans_for(seat, cost))
        self.spend(seat, cost)

    def borrow(self, seat: int, number: int) -> None:
        """Take loan markers, which bring silver at once (HAI-31)."""
        if number == 0:
            return
        silver = number * self.components.payout
        self.markers -= number
        self.loans[seat] += number
        self.earn(seat, silver)
        if self.journal is not None:
            self.tell("loan", seat, {"loans": number, "silver": silver}, "HAI-31")

    def spend(self, seat: int, amount: int) -> None:
        """Silver in hand goes to the bank."""
        self.silver[seat] -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """Silver comes from the bank, which never runs out (HAI-05)."""
        self.silver[seat] += amount
        self.bank -= amount

    def lose_points(self, seat: int, event: int, rule: str) -> None:
        """What an event costs a player who cannot carry it out; the marker may go below 0 (HAI-R23)."""
        points = self.components.event_loss[event]
        self.points[seat] -= points
        if self.journal is not None:
            self.tell("lost-points", seat, {"points": points}, rule)

    # --- workers and characters ---------------------------------------------------------------------------------

    def hired(self) -> int:
        """Neutral workers hired in this game turn (HAI-27): those that left the inn."""
        return self.components.inn[self.seats] - self.idle[NEUTRAL]

    def next_start(self) -> int:
        """Who used the Start Player card in this turn change, -1 if nobody (HAI-112)."""
        return self.owner[START_PLAYER] if self.used & BIT[START_PLAYER] else -1

    def imposter_used(self) -> bool:
        """In this game turn, by anyone; as a house rule only its owner's own use counts (HAI-97, HAI-R26)."""
        if self.house & FOR_EACH_OWNER:
            owner = self.owner[IMPOSTER]
            return owner >= 0 and self.turned_by & BIT[owner] != 0
        return self.turned_by != 0

    def free_character(self, character: int) -> None:
        """A character returns to those that can be hired, without its safe marker (HAI-56, HAI-102)."""
        self.owner[character] = -1
        self.safe &= ~BIT[character]

    def take_character(self, seat: int, character: int) -> None:
        """It lies before its new owner with a safe marker (HAI-16, HAI-66)."""
        self.owner[character] = seat
        self.safe |= BIT[character]

    # --- goods -------------------------------------------------------------------------------------------------------

    def goods(self, place: int, seat: int, kind: int) -> int:
        store = self.warehouse if place == WAREHOUSE else self.post
        return store[seat * KINDS + kind]

    def stored(self, place: int, seat: int) -> int:
        """All goods of a warehouse or a trading post."""
        store = self.warehouse if place == WAREHOUSE else self.post
        total = 0
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            total += store[at]
        return total

    def give_back(self, place: int, seat: int, kind: int) -> None:
        """A good returns to the general supply, never to the market (HAI-03)."""
        store = self.warehouse if place == WAREHOUSE else self.post
        store[seat * KINDS + kind] -= 1
        self.supply[kind] += 1

    def storage_limit(self, seat: int) -> int:
        """Goods that a warehouse and a trading post may each hold at the end of the game turn (HAI-96, HAI-107)."""
        c = self.components
        return c.administrator_limit if self.owner[ADMINISTRATOR] == seat else c.limit

    def storage_fee(self, seat: int) -> int:
        """For the goods in the warehouse (HAI-96, HAI-107)."""
        return 0 if self.owner[ADMINISTRATOR] == seat else self.components.fee * self.stored(WAREHOUSE, seat)

    # --- prices ------------------------------------------------------------------------------------------------------

    def price(self, kind: int, shift: int) -> int:
        """This many levels above the marker, clamped to the scale (HAI-40, HAI-R12)."""
        level = self.level[kind] + shift
        if level < 0:
            level = 0
        elif level >= self.components.levels:
            level = self.components.levels - 1
        return self.components.scale[kind][level]

    def move_price(self, kind: int, levels: int) -> None:
        """The marker never leaves its scale (HAI-39)."""
        before = self.level[kind]
        self.level[kind] = min(max(before + levels, 0), self.components.levels - 1)
        if self.journal is not None and self.level[kind] != before:
            change = f"{self.components.kinds[kind]} {self.price(kind, 0)}"
            self.tell("price", -1, {"change": change}, "HAI-34")

    def price_after_buying(self, kind: int) -> None:
        """One level up, two if nothing is left in the market area (HAI-36, HAI-37)."""
        self.move_price(kind, 1 if self.market[kind] else 2)

    # --- what the turn change did ------------------------------------------------------------------------------------

    def note(self, what: int, of: int, number: int) -> None:
        """Remember a part of the turn change for those who look at the table afterwards (HAI-99)."""
        self.story += (what * NOTED + of * NOTED_OF + number,)

    # --- the dial ----------------------------------------------------------------------------------------------------

    def position(self, letter: int) -> int:
        """Where a space of the dial lies now."""
        return (self.dial + self.components.place[letter]) % SPACES

    def at_night(self, letter: int) -> bool:
        return self.components.is_night[self.position(letter)]

    def letters_at_night(self) -> list[str]:
        return [LETTERS[letter] for letter in range(SPACES) if self.at_night(letter)]

    def turn_dial(self, places: int) -> None:
        """Workers travel along, since they stand on spaces (HAI-20)."""
        self.dial = (self.dial + places) % SPACES

    # --- orders and vehicles -----------------------------------------------------------------------------------------

    def missing(self, at: int) -> list[int]:
        """What the order on a space of a mat still needs, by kind."""
        asked, there = self.components.ordered[self.orders[at]], self.on_card[at]
        return [asked[kind] - there[kind] for kind in range(KINDS)]

    def fail_order(self, at: int) -> None:
        """An order leaves the mat unfilled: goods to the supply, the card out of the game (HAI-76)."""
        order = self.orders[at]
        self.return_goods_of(at)
        self.orders_gone |= BIT[order]
        if self.journal is not None:
            self.tell("order-failed", at // MAT_SPACES, {"order": self.components.orders[order]}, "HAI-76")

    def return_goods_of(self, at: int) -> None:
        """The space becomes empty, its goods go to the supply."""
        there = self.on_card[at]
        for kind in range(KINDS):
            self.supply[kind] += there[kind]
        self.orders[at] = -1
        self.on_card[at] = NO_GOODS

    def worth_of_order(self, seat: int, order: int) -> tuple[int, int]:
        """Points and silver of a full order, more with the Supplier (HAI-79, HAI-95)."""
        c = self.components
        if self.owner[SUPPLIER] == seat:
            return c.order_points[order] + c.supplier_points, c.order_silver[order] + c.supplier_silver
        return c.order_points[order], c.order_silver[order]

    def score_order(self, at: int) -> None:
        """A full order is scored at once and counts as one filled order (HAI-79, HAI-80)."""
        seat, order = at // MAT_SPACES, self.orders[at]
        points, silver = self.worth_of_order(seat, order)
        self.return_goods_of(at)
        self.filled[seat] |= BIT[order]
        self.points[seat] += points
        self.earn(seat, silver)
        if self.journal is not None:
            values: dict[str, object] = {"order": self.components.orders[order], "points": points, "silver": silver}
            self.tell("order-filled", seat, values, "HAI-79")

    def discard_vehicle(self, seat: int, sort: int) -> int:
        """A vehicle leaves the mat and the game (HAI-63, HAI-83); which it was."""
        vehicle = self.vehicle[seat * 2 + sort]
        self.vehicle[seat * 2 + sort] = -1
        self.vehicles_gone |= BIT[vehicle]
        return vehicle

    # --- words for what is where -------------------------------------------------------------------------------------

    def space_named(self, space: int) -> str:
        """For example "mead", "C"; "" for none."""
        return self.components.words.worker[space].word.removeprefix("worker ") if space >= 0 else ""

    def vehicle_named(self, vehicle: int) -> str:
        return self.components.vehicles[vehicle] if vehicle >= 0 else ""


class HaithabuStep(Step[Haithabu]):
    """A line of Haithabu's rulebook."""


def ask_in_turn_order(g: Haithabu, steps: list[HaithabuStep]) -> None:
    """One step for each seat, from the start player of the ending game turn on (HAI-R28, HAI-R40)."""
    for place in range(g.seats - 1, -1, -1):
        g.then(steps[(g.start + place) % g.seats])


class HaithabuDecision(Decision[Haithabu]):
    """A decision of Haithabu. Others learn neither which question is open nor that one was declined (HAI-R50)."""

    def silent(self, g: Haithabu, move: Move) -> bool:
        return move in g.components.words.quiet


class HaithabuChance(Chance[Haithabu]):
    """Dice, a card or a seat that chance decides."""


def heading(g: Haithabu) -> str:
    """What people call the turn."""
    if g.stage == PLAYER_TURN:
        return f"turn {g.game_turn} phase {g.phase}, seat {g.active}"
    if g.stage == SET_UP or g.stage == END:
        return STAGES[g.stage]
    return f"turn {g.game_turn} {STAGES[g.stage]}"
