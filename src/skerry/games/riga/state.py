"""A position of Riga: who holds what, what lies where, and the small acts the rules are made of."""

from typing import Any, Final

from mypy_extensions import i64

from skerry.games.riga import scoring
from skerry.games.riga.components import (
    CHARGE,
    CHOOSE_SYMBOL,
    DRAW_BUILDINGS,
    DRAW_GOODS,
    DUCATS,
    DUCATS_PER_KNIGHT,
    DUCATS_PER_MERCHANT,
    GOOD_BONUS,
    GOOD_UNBLOCK,
    HALVE_COST,
    RIGA,
    SWAP_GOODS,
    Components,
)
from skerry.games.riga.goods import ONE, count, total, worth
from skerry.games.riga.moves import KNIGHT
from skerry.games.riga.views import RigaOutcome
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.state import NO_SEAT, OVER, Chance, Decision, State, Step, Turn

# Seasons, in the order of a year (RIG-13).
SET_UP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
SEASONS: Final = ["set-up", "spring", "summer", "autumn", "winter"]

# Phases of a turn (RIG-28).
NO_PHASE: Final = 0
TAKING: Final = 1
BUILDING: Final = 2
PHASES: Final = ["", "take", "build"]

# What a seat's active, unused buildings provide; `ready` packs them into one number, six bits for each.
TRADING_OFFICES: Final = 0
BANKS: Final = 1
INNS: Final = 2
CRANES: Final = 3
TREASURIES: Final = 4
YARDS: Final = 5
MERCHANTS: Final = 6
KNIGHTS: Final = 7
EXCHANGES: Final = 8
MONASTERIES: Final = 9
ONE_OF: Final = [1 << (6 * provision) for provision in range(10)]

# Which provision a one-shot function is, by function; -1 for all others.
ONE_SHOT: Final = [-1] * (CHARGE + 1)
ONE_SHOT[DUCATS] = TRADING_OFFICES
ONE_SHOT[DUCATS_PER_MERCHANT] = BANKS
ONE_SHOT[DUCATS_PER_KNIGHT] = INNS
ONE_SHOT[HALVE_COST] = CRANES
ONE_SHOT[DRAW_GOODS] = TREASURIES
ONE_SHOT[DRAW_BUILDINGS] = YARDS
ONE_SHOT[SWAP_GOODS] = MONASTERIES

NO_SIDE: Final = -1
"""Stands for the symbol of a School that is not built."""

# What happened to a building card, for the memory of the seats: `trail` holds (what, seat, building, the trail before).
TURNED_UP: Final = 0  # from the draw pile, openly
DRAWN: Final = 1  # from the draw pile, for the seat's eyes only
KEPT: Final = 2  # of the cards drawn, into the hand
PUT_AWAY: Final = 3  # of the cards drawn, onto the discard pile
TAKEN: Final = 4  # from the display into the hand
REMOVED: Final = 5  # from the display onto the discard pile
SHOWN: Final = 6  # from the hand, to be built
DISCARDED: Final = 7  # from the hand onto the discard pile
RESHUFFLED: Final = 8  # the discard pile becomes the draw pile


def provided(ready: i64, provision: i64) -> int:
    """How many of a provision are ready."""
    return int((ready >> (provision * 6)) & 63)


class Riga(State):
    """A position of Riga. Buildings are indices into the components."""

    def __init__(  # noqa: PLR0915  a statement for each field, and one for its copy
        self, game: Game, components: Components, seats: int, variants: dict[str, Any], like: "Riga | None" = None
    ) -> None:
        super().__init__(game, seats, variants, like)
        self.components = components
        if like is None:
            # All cards in their draw piles (RIG-02, RIG-03, RIG-04, RIG-11).
            riga_set = tuple(range(components.deck, len(components.buildings)))
            self.year = 0
            self.season = SET_UP
            self.start_player = 0
            self.active = 0  # the seat whose turn it is
            self.phase = NO_PHASE
            self.builds = 0  # built in this turn so far
            self.owed = 0  # still to be paid for the batch
            # Goods are packed (see goods.py). What is a tuple of seats changes rarely and is shared by copies.
            self.goods_pile = components.all_goods
            self.goods_discard = 0
            self.rows: list[int] = []
            self.building_pile: list[int] = list(range(components.deck))  # sorted: a pile has no order
            self.building_discard: list[int] = []
            self.new: list[int] = []  # above the separator
            self.old: list[int] = []  # below the separator
            self.goods = [0] * seats  # in hand
            self.held: list[tuple[int, ...]] = [()] * seats  # buildings in hand
            self.built: list[tuple[int, ...]] = [()] * seats  # the tableau, in the order of building
            self.used = [0] * seats  # one-shot functions spent, as a set of bits
            self.ready = [0] * seats  # what active buildings provide, packed
            self.ducats = [0] * seats  # of all money functions that are ready (RIG-37)
            self.secret = (0,) * seats  # goods in hand that only the owner has seen
            self.sealed = (0,) * seats  # likewise, from before the goods were last reshuffled
            # Own Riga buildings.
            self.unbuilt: tuple[tuple[int, ...], ...] = (riga_set if variants["riga_buildings"] else (),) * seats
            # Of goods in each city, with active Manufactories and Market Halls (RIG-36).
            self.prices: tuple[tuple[int, ...], ...] = (components.prices,) * seats
            self.school = (NO_SIDE,) * seats  # KNIGHT, MERCHANT or NO_SIDE
            self.charged = (0,) * seats  # 1 if the Exchange Office shows its ducats
            self.fresh: tuple[int, ...] = ()  # built in this turn
            self.batch: tuple[int, ...] = ()  # being paid for together
            self.swapped: tuple[int, ...] = ()  # rows of a Monastery swap, one of which must be taken
            self.looking: tuple[int, ...] = ()  # buildings drawn and not yet kept or put away
            self.looking_goods: tuple[int, ...] = ()
            self.trail: tuple[int, int, int, Any] | None = None
        else:
            self.year = like.year
            self.season = like.season
            self.start_player = like.start_player
            self.active = like.active
            self.phase = like.phase
            self.builds = like.builds
            self.owed = like.owed
            self.goods_pile = like.goods_pile
            self.goods_discard = like.goods_discard
            self.rows = like.rows[:]
            self.building_pile = like.building_pile[:]
            self.building_discard = like.building_discard[:]
            self.new = like.new[:]
            self.old = like.old[:]
            self.goods = like.goods[:]
            self.held = like.held[:]
            self.built = like.built[:]
            self.used = like.used[:]
            self.ready = like.ready[:]
            self.ducats = like.ducats[:]
            self.secret = like.secret
            self.sealed = like.sealed
            self.unbuilt = like.unbuilt
            self.prices = like.prices
            self.school = like.school
            self.charged = like.charged
            self.fresh = like.fresh
            self.batch = like.batch
            self.swapped = like.swapped
            self.looking = like.looking
            self.looking_goods = like.looking_goods
            self.trail = like.trail

    def copy(self) -> "Riga":
        return Riga(self.game, self.components, self.seats, self.variants, self)

    # --- result -------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> scoring.Points:
        return scoring.points(
            self.components, self.built[seat], self.school[seat], len(self.held[seat]), len(self.unbuilt[seat])
        )

    def money(self, seat: int) -> int:
        """The money value of the tie-break (RIG-84)."""
        return scoring.money(
            self.components,
            self.built[seat],
            self.used[seat],
            self.school[seat],
            self.charged[seat],
            self.goods[seat],
        )

    def scores(self) -> list[int]:
        return [self.points(seat).total() for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        return scoring.winners(self.scores(), [self.money(seat) for seat in range(self.seats)])

    def result(self) -> RigaOutcome:
        points = [self.points(seat) for seat in range(self.seats)]
        return scoring.result(points, [self.money(seat) for seat in range(self.seats)])

    def turn(self) -> Turn:
        """In summer and autumn everyone has one; set-up, spring and winter are nobody's (RIG-13)."""
        own = self.season == SUMMER or self.season == AUTUMN
        return Turn(self.year * len(SEASONS) + self.season, self.active if own else NO_SEAT)

    def meanwhile(self) -> Message:
        """Where the game stands, from open information alone."""
        values: dict[str, object] = {"year": self.year, "seat": self.active, "phase": PHASES[self.phase]}
        return Message(f"stage.{SEASONS[self.season]}", values, "RIG-13")

    def awaited(self) -> int:
        return self.active

    # --- goods --------------------------------------------------------------------------------------------------

    def goods_can_be_drawn(self) -> bool:
        """Is a good left in the draw pile, or in the discard pile that would become it (RIG-20, RIG-21)?"""
        return self.goods_pile > 0 or self.goods_discard > 0

    def refill_goods(self) -> None:
        """The discard pile becomes the draw pile when a good must be drawn from an empty one (RIG-20)."""
        if self.goods_pile > 0:
            return
        self.goods_pile = self.goods_discard
        self.goods_discard = 0
        self._seal_secrets()
        if self.journal is not None:
            self.tell("goods-reshuffled", -1, {}, "RIG-20")

    def _seal_secrets(self) -> None:
        """All goods but the secret ones have been seen now, so these are known among them: a lone owner's are known."""
        if self.looking_goods:
            return  # goods just drawn with a Treasury have not been seen either
        sealed = tuple([self.sealed[seat] + self.secret[seat] for seat in range(self.seats)])
        nothing = (0,) * self.seats
        self.secret = nothing
        self.sealed = sealed if len([goods for goods in sealed if goods]) > 1 else nothing

    def row_value(self, row: int) -> int:
        return worth(self.rows[row], self.components.base_prices)

    def base_value_in_hand(self, seat: int) -> int:
        return worth(self.goods[seat], self.components.base_prices)

    def discard_good(self, seat: int, kind: int) -> None:
        """A good leaves the hand openly (RIG-38, RIG-51)."""
        one = ONE[kind]
        if self.secret[seat] or self.sealed[seat]:
            self._reveal_secret(seat, kind)
        self.goods[seat] -= one
        self.goods_discard += one

    def _reveal_secret(self, seat: int, kind: int) -> None:
        """If no known good of its kind was left, the good that leaves was a secret one."""
        if count(self.goods[seat], kind) > count(self.secret[seat], kind) + count(self.sealed[seat], kind):
            return
        if self.secret[seat] and self.sealed[seat]:
            self._unseal()
        if self.secret[seat]:
            self.secret = replaced(self.secret, seat, self.secret[seat] - ONE[kind])
        else:
            self.sealed = replaced(self.sealed, seat, self.sealed[seat] - ONE[kind])

    def _unseal(self) -> None:
        """From which of the two a good left the others cannot tell; so they are no longer told apart."""
        self.secret = tuple([self.sealed[seat] + self.secret[seat] for seat in range(self.seats)])
        self.sealed = (0,) * self.seats

    # --- buildings ----------------------------------------------------------------------------------------------

    def remember(self, what: int, seat: int, building: int) -> None:
        self.trail = (what, seat, building, self.trail)

    def shows(self, seat: int, building: int) -> bool:
        """Would the others learn something if this seat built this building: that it is there, or can be paid?"""
        return self.has_secret_goods(seat) or (building < self.components.deck and not self._seen(seat, building))

    def has_secret_goods(self, seat: int) -> bool:
        """Does the hand hold goods that the others have not seen?"""
        return self.secret[seat] > 0 or self.sealed[seat] > 0

    def _seen(self, seat: int, building: int) -> bool:
        """Did all see this building go into the hand, and none leave it face down since?"""
        trail = self.trail
        while trail is not None:
            what, who, card, trail = trail
            if who == seat and what == DISCARDED:
                return False
            if who == seat and what == TAKEN and card == building:
                return True
        return False

    def buildings_can_be_drawn(self) -> bool:
        return len(self.building_pile) > 0 or len(self.building_discard) > 0

    def refill_buildings(self) -> None:
        """The discard pile becomes the draw pile when a building must be drawn from an empty one (RIG-25)."""
        if self.building_pile or not self.building_discard:
            return
        self.building_pile = sorted(self.building_discard)
        self.building_discard = []
        self.remember(RESHUFFLED, -1, -1)
        if self.journal is not None:
            self.tell("buildings-reshuffled", -1, {}, "RIG-25")

    def display_size(self) -> int:
        return len(self.new) + len(self.old)

    def hand_size(self, seat: int) -> int:
        """Goods and buildings together; Riga buildings do not count (RIG-50)."""
        return total(self.goods[seat]) + len(self.held[seat])

    def hand_limit(self, seat: int) -> int:
        """6, or 8 with the Storehouse, even one built this autumn (RIG-49, RIG-R18)."""
        c = self.components
        for building in self.built[seat]:
            if building == c.storehouse:
                return c.hand_limit_storehouse
        return c.hand_limit

    def draw_building(self, building: int) -> None:
        """A building leaves the draw pile, which is sorted."""
        low = 0
        high = len(self.building_pile) - 1
        while low < high:
            middle = (low + high) // 2
            if self.building_pile[middle] < building:
                low = middle + 1
            else:
                high = middle
        del self.building_pile[low]

    def drop_from_hand(self, seat: int, building: int) -> None:
        self.held[seat] = tuple([b for b in self.held[seat] if b != building])

    def drop_unbuilt(self, seat: int, building: int) -> None:
        """A Riga building no longer lies face down (RIG-43)."""
        left = tuple([b for b in self.unbuilt[seat] if b != building])
        self.unbuilt = with_seat(self.unbuilt, seat, left)

    # --- functions ----------------------------------------------------------------------------------------------

    def has(self, seat: int, provision: int) -> int:
        """How many active buildings with this unused function the seat has, or how many active merchants or knights."""
        return provided(self.ready[seat], provision)

    def activate(self, seat: int, building: int) -> None:
        """From the owner's next turn on, everything on a building works (RIG-55)."""
        c = self.components
        function = c.function[building]
        gain = c.merchants[building] * ONE_OF[MERCHANTS] + c.knights[building] * ONE_OF[KNIGHTS]
        if ONE_SHOT[function] >= 0:
            gain += ONE_OF[ONE_SHOT[function]]
        elif function == GOOD_BONUS:
            self._raise_price(seat, c.good_shown[building])
        elif function == GOOD_UNBLOCK:
            self._admit(seat, c.good_shown[building])
        elif function == CHARGE:
            gain += ONE_OF[EXCHANGES]
        elif function == CHOOSE_SYMBOL:
            gain += ONE_OF[KNIGHTS if self.school[seat] == KNIGHT else MERCHANTS]
        if gain:
            self.ready[seat] += gain
            self._count_ducats(seat)

    def spend(self, seat: int, provision: int) -> int:
        """The first active, unused building with this one-shot function is used (RIG-R34)."""
        function = self.components.function
        for building in self.built[seat]:
            if ONE_SHOT[function[building]] == provision and not self.used[seat] >> building & 1:
                self.mark_used(seat, building)
                return building
        raise AssertionError("a function that is ready belongs to a building that was built")

    def mark_used(self, seat: int, building: int) -> None:
        """The one-shot function of an active building cannot be used again (RIG-57)."""
        self.ready[seat] -= ONE_OF[ONE_SHOT[self.components.function[building]]]
        self.used[seat] |= 1 << building
        self._count_ducats(seat)

    def set_charged(self, seat: int, charged: int) -> None:
        """Turn the Exchange Office to its ducats or back to 0 (RIG-78)."""
        self.charged = replaced(self.charged, seat, charged)
        self._count_ducats(seat)

    def _raise_price(self, seat: int, kind: int) -> None:
        """A Manufactory: the good pays more in every city where it can be used (RIG-70, RIG-R16)."""
        bonus = self.components.manufactory_bonus * ONE[kind]
        prices = [price + bonus if count(price, kind) else price for price in self.prices[seat]]
        self.prices = with_seat(self.prices, seat, tuple(prices))

    def _admit(self, seat: int, kind: int) -> None:
        """A Market Hall: where the good was blocked it pays as in Riga, base value and bonus (RIG-71, RIG-R15)."""
        pays = count(self.prices[seat][RIGA], kind) * ONE[kind]
        prices = [price if count(price, kind) else price + pays for price in self.prices[seat]]
        self.prices = with_seat(self.prices, seat, tuple(prices))

    def _count_ducats(self, seat: int) -> None:
        """The ducats of all money functions that are active and not used (RIG-37)."""
        c = self.components
        ready = self.ready[seat]
        self.ducats[seat] = (
            provided(ready, TRADING_OFFICES) * c.trading_office_ducats
            + provided(ready, BANKS) * provided(ready, MERCHANTS) * c.bank_ducats_per_merchant
            + provided(ready, INNS) * provided(ready, KNIGHTS) * c.inn_ducats_per_knight
            + self.charged[seat] * c.exchange_ducats
        )

    def power(self, seat: int, city: int) -> int:
        """The purchasing power in a city (RIG-37)."""
        return self.ducats[seat] + worth(self.goods[seat], self.prices[seat][city])


def replaced(seats: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """A tuple of seats with the value of one of them changed."""
    values = list(seats)
    values[seat] = value
    return tuple(values)


def with_seat(seats: tuple[tuple[int, ...], ...], seat: int, value: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Likewise, where each seat has several values."""
    values = list(seats)
    values[seat] = value
    return tuple(values)


class RigaStep(Step[Riga]):
    """A line of Riga's rulebook."""


class RigaDecision(Decision[Riga]):
    """A decision of Riga. The others are told whose turn it is and the phase, not which question is open (RIG-R43)."""


class RigaChance(Chance[Riga]):
    """A card or a seat that chance decides in Riga."""


def heading(g: Riga) -> str:
    """What people call the turn."""
    if g.season == SET_UP:
        return "set-up"
    if g.season == SUMMER or g.season == AUTUMN:
        return f"year {g.year} {SEASONS[g.season]}, seat {g.active}"
    return f"year {g.year} {SEASONS[g.season]}"
