"""A position of Haithabu: who holds what, what lies where, and the small acts the rules are made of."""

from typing import Any, Final

from skerry.games.haithabu import scoring
from skerry.games.haithabu.components import (
    ADMINISTRATOR,
    IMPOSTER,
    KINDS,
    LETTERS,
    MOST_CARDS,
    MOST_SEATS,
    SPACES,
    START_PLAYER,
    SUPPLIER,
    Components,
)
from skerry.games.haithabu.house import EVERYONE_RANKED, FOR_EACH_OWNER
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.state import OVER, Chance, Decision, State, Step

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

    def __init__(  # noqa: PLR0915  a statement for each field
        self,
        game: Game,
        components: Components,
        seats: int,
        variants: dict[str, Any],
        agenda: list[Step[Any]],
        pending: Decision[Any],
        stage: int,
        turn: int,
        phase: int,
        start: int,
        active: int,
        begun: int,
        dial: int,
        to_place: int,
        hired_now: bool,
        space: int,
        event: int,
        dice: tuple[int, ...],
        traded: tuple[int, ...],
        bought: int,
        sold: int,
        took_order: bool,
        sorts: int,
        looking: int,
        using: int,
        loaded: tuple[int, ...],
        used: int,
        turned_by: int,
        level: list[int],
        market: list[int],
        supply: list[int],
        warehouse: list[int],
        post: list[int],
        bank: int,
        silver: list[int],
        points: list[int],
        markers: int,
        loans: list[int],
        orders: list[int],
        on_card: list[tuple[int, ...]],
        filled: list[int],
        display: list[int],
        deck: int,
        discard: int,
        orders_gone: int,
        vehicle: list[int],
        known: list[tuple[int, ...]],
        unseen: int,
        heights: list[int],
        vehicles_gone: int,
        owner: list[int],
        safe: int,
        idle: list[int],
        on_dial: list[int],
        on_market: list[int],
        night: int,
        story: tuple[int, ...],
        house: int,
    ) -> None:
        super().__init__(game, seats, variants, agenda, pending)
        self.components = components
        self.stage = stage
        self.turn = turn  # of the game, from 1 on
        self.phase = phase
        self.start = start
        self.active = active  # whose player turn it is
        self.begun = begun  # player turns of this phase
        self.dial = dial  # the position of the first space, clockwise from the first position
        self.to_place = to_place
        self.hired_now = hired_now  # a neutral worker, in this player turn
        self.space = space  # being used: a kind of the market or KINDS + letter, -1 for none
        self.event = event  # being carried out, -1 for none
        self.dice = dice  # rolled so far: for an event, or for the re-supply
        self.traded = traded  # kinds traded one by one in this action
        self.bought = bought  # kinds, in this phase by the active player, as a set of bits (HAI-45)
        self.sold = sold
        self.took_order = took_order  # in this action
        self.sorts = sorts  # of vehicles bought in this action, as a set of bits
        self.looking = looking  # the stack of which the Carpenter takes a card, -1 for none
        self.using = using  # the sort of the vehicle that is being loaded, -1 for none
        self.loaded = loaded  # goods moved with it so far
        self.used = used  # characters whose power was used in this turn change, as a set of bits
        self.turned_by = turned_by  # seats that used the Imposter in this game turn, as a set of bits
        self.level = level  # of the price markers, from 0 on
        self.market = market
        self.supply = supply
        self.warehouse = warehouse
        self.post = post
        self.bank = bank  # what it received less what it paid
        self.silver = silver
        self.points = points
        self.markers = markers  # of loans, not taken
        self.loans = loans
        self.orders = orders  # on the mats, -1 for an empty space
        self.on_card = on_card  # the goods on them
        self.filled = filled  # scored orders of each seat, as a set of bits
        self.display = display  # upper row, lower row; -1 for an empty space
        self.deck = deck  # orders as a set of bits, as are discard pile and failed cards
        self.discard = discard
        self.orders_gone = orders_gone
        self.vehicle = vehicle  # by seat * 2 + sort, -1 for none
        self.known = known  # the cards of each stack that everyone knows, from the top
        self.unseen = unseen  # all vehicles below these, as a set of bits
        self.heights = heights  # how many these are in each stack
        self.vehicles_gone = vehicles_gone
        self.owner = owner  # of the characters, -1 for nobody
        self.safe = safe  # characters with a safe marker, as a set of bits
        self.idle = idle  # workers in hand by colour; neutral ones in the inn
        self.on_dial = on_dial  # by colour: the spaces on which it stands, as a set of bits
        self.on_market = on_market  # workers by kind * COLOURS + colour
        self.night = night  # the last event of a night, as seat * number of events + event; -1 for none
        self.story = story  # what the last turn change did, as written by `note`
        self.house = house  # the house rules in force, as a set of bits

    def copy(self) -> "Haithabu":
        return Haithabu(
            self.game,
            self.components,
            self.seats,
            self.variants,
            self.agenda[:],
            self.pending,
            self.stage,
            self.turn,
            self.phase,
            self.start,
            self.active,
            self.begun,
            self.dial,
            self.to_place,
            self.hired_now,
            self.space,
            self.event,
            self.dice,
            self.traded,
            self.bought,
            self.sold,
            self.took_order,
            self.sorts,
            self.looking,
            self.using,
            self.loaded,
            self.used,
            self.turned_by,
            self.level[:],
            self.market[:],
            self.supply[:],
            self.warehouse[:],
            self.post[:],
            self.bank,
            self.silver[:],
            self.points[:],
            self.markers,
            self.loans[:],
            self.orders[:],
            self.on_card[:],
            self.filled[:],
            self.display[:],
            self.deck,
            self.discard,
            self.orders_gone,
            self.vehicle[:],
            self.known[:],
            self.unseen,
            self.heights[:],
            self.vehicles_gone,
            self.owner[:],
            self.safe,
            self.idle[:],
            self.on_dial[:],
            self.on_market[:],
            self.night,
            self.story,
            self.house,
        )

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

    def outcome(self) -> dict[str, Any]:
        return scoring.outcome(self.standings())

    def heading(self) -> str:
        if self.stage == PLAYER_TURN:
            return f"turn {self.turn} phase {self.phase}, seat {self.active}"
        if self.stage == SET_UP or self.stage == END:
            return STAGES[self.stage]
        return f"turn {self.turn} {STAGES[self.stage]}"

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
        return {"cost": cost, "left": left, "loans": loans, "repay": self.components.repay}

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
        """What an event costs whoever cannot carry it out; the marker may go below 0 (HAI-R23)."""
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
        """So many levels above the marker; beyond the end of the scale the last level counts (HAI-40, HAI-R12)."""
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
        """Remember a part of the turn change for whoever looks at the table afterwards (HAI-99)."""
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


class HaithabuDecision(Decision[Haithabu]):
    """A decision of Haithabu. Others learn neither which question is open nor that one was declined (HAI-R50)."""

    def waiting(self, g: Haithabu) -> Message:
        return stage(g)

    def silent(self, g: Haithabu, move: Move) -> bool:
        return move in g.components.words.quiet


class HaithabuChance(Chance[Haithabu]):
    """Dice, a card or a seat that chance decides."""

    def waiting(self, g: Haithabu) -> Message:
        return stage(g)


def stage(g: Haithabu) -> Message:
    """Where the game stands, as far as everyone may know: in a turn change not even who is asked.

    Two questions that no silver decides say themselves who is asked: the first characters and those of the year's end.
    """
    values: dict[str, object] = {"turn": g.turn}
    if g.stage == PLAYER_TURN:
        values |= {"phase": g.phase, "seat": g.active}
    return Message(f"stage.{STAGES[g.stage]}", values, "HAI-R50")


def not_asked(move: Move, rule: str) -> Message:
    """The refusal of a word that answers another question than the one that is open."""
    return Message("not-asked", {"word": move.word}, rule)
