"""Positions of Haithabu written by hand; their words are described in docs/scenarios.md."""

from collections.abc import Mapping
from typing import Any

from skerry.games.haithabu.change import (
    CHANGE_PRICES,
    CLOSE,
    RESUPPLY_MARKET,
    TURN_CHANGE,
    YEAR_ENDS,
)
from skerry.games.haithabu.components import (
    CHARACTER_NAMES,
    DISPLAY,
    EVENTS,
    IMPOSTER,
    KINDS,
    LETTERS,
    STACKS,
    Components,
)
from skerry.games.haithabu.moves import MAT_SPACES, SORTS
from skerry.games.haithabu.night import NIGHT, begin_event
from skerry.games.haithabu.powers import POWER_CARDS, USE_POWERS
from skerry.games.haithabu.setup import align, begin
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    END,
    NEUTRAL,
    NEUTRAL_WORKER,
    NO_GOODS,
    ORDERS,
    OWN_WORKER,
    PLAYER_TURN,
    POST,
    POWERS,
    SET_UP,
    STAGES,
    WAREHOUSE,
    YEAR_END,
    Haithabu,
)
from skerry.games.haithabu.storage import STORE
from skerry.games.haithabu.turn import GAME_TURN, MENU, NEXT_PLAYER, USE_SPACE
from skerry.kernel.errors import ScenarioError
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioReader, ScenarioTable

CHANGE = "turn-change"
"""Besides the stages of a game: the very beginning of the turn change."""
STEPS = {
    "year-end": YEAR_ENDS,
    "powers": USE_POWERS,
    "resupply": RESUPPLY_MARKET,
    "prices": CHANGE_PRICES,
    "storage": STORE,
    "orders": CLOSE,
}
"""The steps of the turn change in their order, by stage."""
TO_COME = "to-come"
"""An event that is still to be rolled."""
MOST_SILVER = 100000


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.g = Haithabu(game, components, self.seats, self.variants)
        self.orders_left = list(range(len(components.orders)))
        self.vehicles_left = list(range(len(components.vehicles)))
        self.cubes_left = [components.cubes] * KINDS
        self.out = False  # what is named nowhere is out of the game

    def read(self) -> Haithabu:
        """The position, at its first decision."""
        g, table = self.g, self.table
        stage = table.one_of("stage", STAGES[PLAYER_TURN], [*STAGES, CHANGE])
        self.out = table.rest_is_out(stage == STAGES[SET_UP])
        if stage == STAGES[SET_UP]:
            if self.players:
                raise table.refuse("players", "set-up-is-empty")
            begin(g)
        else:
            self.read_time(stage)
            self.read_dial()
            for seat, player in enumerate(self.players):
                self.read_player(seat, player)
            self.read_market()
            self.read_order_cards()
            self.read_stacks()
            self.read_workers()
            self.read_moment(stage)
        for player in self.players:
            player.finish()
        table.finish()
        g.settle()
        return g

    # --- when ---------------------------------------------------------------------------------------------------

    def read_time(self, stage: str) -> None:
        g, c, table = self.g, self.c, self.table
        in_turn = stage == STAGES[PLAYER_TURN]
        last = c.turns if in_turn or stage == STAGES[END] else c.turns - 1
        usual = {"year-end": c.year_end_turn, STAGES[END]: c.turns}.get(stage, 1)
        g.game_turn = table.integer("turn", usual, 1, last)
        if stage == "year-end" and g.game_turn != c.year_end_turn:
            raise table.refuse("turn", "haithabu/wrong-year-ends-turn", year_end_turn=c.year_end_turn)
        g.phase = table.integer("phase", 1, 1, c.phases) if in_turn else c.phases
        g.start = table.integer("start_player", 0, 0, g.seats - 1)
        g.active = table.integer("active", g.start, 0, g.seats - 1) if in_turn else g.start
        g.begun = (g.active - g.start) % g.seats + 1 if in_turn else g.seats
        if stage in STAGES:
            g.stage = STAGES.index(stage)

    def read_dial(self) -> None:
        """By default as it has turned since the start."""
        g, c = self.g, self.c
        if self.table.has("dial"):
            align(g, LETTERS.index(self.table.one_of("dial", LETTERS[0], LETTERS)))
        else:
            g.turn_dial(c.turned * ((g.game_turn - 1) * c.phases + g.phase))

    # --- players ------------------------------------------------------------------------------------------------

    def read_player(self, seat: int, player: ScenarioTable) -> None:
        g = self.g
        g.bank += g.silver[seat]
        g.silver[seat] = player.integer("silver", self.c.silver, 0, MOST_SILVER)
        g.bank -= g.silver[seat]
        g.points[seat] = player.integer("points", self.c.points, -1000, 1000)
        g.loans[seat] = player.integer("loans", 0, 0, g.markers)
        g.markers -= g.loans[seat]
        for place, store in ((WAREHOUSE, g.warehouse), (POST, g.post)):
            name = ("warehouse", "post")[place]
            goods = self.goods(player.place(name), player.text(name, ""))
            store[seat * KINDS : seat * KINDS + KINDS] = goods
        for sort, name in enumerate(SORTS):
            if player.has(name):
                g.vehicle[seat * 2 + sort] = self.vehicle(player, name, sort)
        self.read_mat(seat, player)
        for name in player.texts("filled"):
            g.filled[seat] |= BIT[self.order(player.place("filled"), name)]
        for name in player.texts("characters"):
            self.read_character(seat, player, name)

    def read_mat(self, seat: int, player: ScenarioTable) -> None:
        """Orders with the goods on them, such as "order-25: 3 cloth"; an empty text for an empty space."""
        g, c = self.g, self.c
        cards = player.texts("orders")
        where = player.place("orders")
        if len(cards) > MAT_SPACES:
            raise player.refuse("orders", "haithabu/wrong-mat-spaces-orders", mat_spaces=MAT_SPACES)
        for space, text in enumerate(cards):
            name, _, goods = text.partition(":")
            if not name.strip():
                continue
            order = self.order(where, name.strip())
            there = tuple(self.goods(where, goods))
            if any(count > asked for count, asked in zip(there, c.ordered[order], strict=True)):
                raise player.refuse("orders", "haithabu/wrong-does-ask-many-goods", thing=name)
            if there == c.ordered[order]:
                raise player.refuse("orders", "haithabu/wrong-would-full-scored", thing=name)
            g.orders[seat * MAT_SPACES + space] = order
            g.on_card[seat * MAT_SPACES + space] = there

    def read_character(self, seat: int, player: ScenarioTable, text: str) -> None:
        """For example "seer" or, with its marker, "seer safe"."""
        g = self.g
        name, _, mark = text.partition(" ")
        if name not in CHARACTER_NAMES or mark not in ("", "safe"):
            raise player.refuse("characters", "haithabu/wrong-expected-character-mark-safe", text=repr(text))
        character = CHARACTER_NAMES.index(name)
        if g.owner[character] >= 0:
            raise player.refuse("characters", "haithabu/wrong-two-owners", thing=name)
        if mark and YEAR_END <= g.stage <= ORDERS:
            raise player.refuse("characters", "haithabu/wrong-this-step-safe-marker")
        g.owner[character] = seat
        if mark:
            g.safe |= BIT[character]

    # --- market and cards ---------------------------------------------------------------------------------------

    def read_market(self) -> None:
        """Cubes that are named nowhere are in the supply; in the market there are as many as at the start, if left."""
        g, c = self.g, self.c
        supply = self.goods("supply", self.table.text("supply", ""))
        market, prices = self.table.table("market"), self.table.table("prices")
        for kind, name in enumerate(c.kinds):
            left = self.cubes_left[kind]
            g.market[kind] = market.integer(name, 0 if self.out else min(c.market_at_start[kind], left), 0, left)
            g.supply[kind] = supply[kind] + (0 if self.out else left - g.market[kind])
            scale = c.scale[kind]
            price = prices.integer(name, scale[c.start_level[kind]], 0, scale[-1])
            if price not in scale:
                raise prices.refuse(
                    name, "haithabu/wrong-one-of-these", known=", ".join(str(p) for p in scale), price=price
                )
            g.level[kind] = scale.index(price)
        market.finish()
        prices.finish()

    def read_order_cards(self) -> None:
        """What is named nowhere is in the deck, start orders and, if the deck is written out, the rest out of the game.

        The display is filled with the first of these unless it is written out, or the rest is out of the game.
        """
        g, c, table = self.g, self.c, self.table
        display = table.texts("display")
        if len(display) > DISPLAY:
            raise table.refuse("display", "haithabu/wrong-display-spaces", display=DISPLAY)
        for space, name in enumerate(display):
            g.display[space] = self.order("display", name) if name else -1
        g.discard = self.cards("order_discard")
        deck = self.cards("order_deck")
        for order in c.start_orders:
            if order in self.orders_left:
                self.orders_left.remove(order)
                g.orders_gone |= BIT[order]
        if not table.has("display") and not self.out:
            g.display = self.orders_left[:DISPLAY]
            del self.orders_left[:DISPLAY]
            g.display += [-1] * (DISPLAY - len(g.display))
        rest = sum(BIT[order] for order in self.orders_left)
        out = self.out or table.has("order_deck")
        g.deck = deck if out else rest
        g.orders_gone |= rest if out else 0

    def cards(self, name: str) -> int:
        return sum(BIT[self.order(name, one)] for one in self.table.texts(name))

    def read_stacks(self) -> None:
        """Known cards from the top; below them all others of the stack, or those written out."""
        g, c = self.g, self.c
        known, below = self.table.table("stacks"), self.table.table("below")
        for stack in range(STACKS):
            name = c.stacks[stack]
            top = [self.card(known, name, one, stack) for one in known.texts(name)]
            if len(top) > c.look_at:
                raise known.refuse(name, "haithabu/wrong-most-cards-stack-known", look_at=c.look_at)
            under = [self.card(below, name, one, stack) for one in below.texts(name)]
            rest = [card for card in c.of_stack[stack] if card in self.vehicles_left]
            if not below.has(name) and not self.out:
                under, rest = rest, []
            if not top and under:
                if known.has(name):
                    raise known.refuse(name, "haithabu/wrong-top-card-stack-known")
                top = [under.pop(0)]
            g.known[stack] = tuple(top)
            g.heights[stack] = len(under)
            g.unseen -= sum(BIT[card] for card in c.of_stack[stack] if card not in under)
            g.vehicles_gone |= sum(BIT[card] for card in rest)
        known.finish()
        below.finish()

    # --- workers ------------------------------------------------------------------------------------------------

    def read_workers(self) -> None:
        """Where they stand; own workers that are not named are in hand, neutral ones in the inn."""
        g, c, table = self.g, self.c, self.table
        for seat, player in enumerate(self.players):
            had_turn = (seat - g.start) % g.seats < g.begun
            most = g.phase - 1 + had_turn if g.stage == PLAYER_TURN else c.phases
            standing = self.spaces(player, "workers")
            if len(standing) > most:
                raise player.refuse("workers", "haithabu/wrong-most-workers-can-stand", most=most)
            self.stand(player.place("workers"), seat, standing)
            g.idle[seat] = c.phases - len(standing)
        neutral = self.spaces(table, "neutral")
        if len(neutral) > c.inn[g.seats]:
            raise table.refuse("neutral", "haithabu/wrong-neutral-workers", inn=c.inn[g.seats])
        self.stand("neutral", NEUTRAL, neutral)
        g.idle[NEUTRAL] -= len(neutral)

    def spaces(self, table: ScenarioTable, name: str) -> list[int]:
        known = [*self.c.kinds, *LETTERS]
        found = table.texts(name)
        for space in found:
            if space not in known:
                raise table.refuse(name, "haithabu/wrong-space", space=repr(space), known=known)
        return [known.index(space) for space in found]

    def stand(self, where: str, colour: int, spaces: list[int]) -> None:
        g = self.g
        for space in spaces:
            if space < KINDS:
                g.on_market[space * COLOURS + colour] += 1
            elif g.on_dial[colour] & BIT[space - KINDS]:
                raise ScenarioError(where, "haithabu/wrong-two-workers-colour-cannot", letters=LETTERS[space - KINDS])
            else:
                g.on_dial[colour] |= BIT[space - KINDS]

    # --- the moment ---------------------------------------------------------------------------------------------

    def read_moment(self, stage: str) -> None:
        """What is asked next, and what follows it."""
        g = self.g
        self.read_used()
        if g.stage == END:
            return
        if stage == CHANGE:
            g.then(TURN_CHANGE, GAME_TURN)
        elif stage in STEPS:
            g.then(GAME_TURN)
            names = list(STEPS)
            for name in reversed(names[names.index(stage) :]):
                g.then(STEPS[name])
        else:
            self.read_turn()

    def read_used(self) -> None:
        """The Imposter, and from step 4 on the characters whose powers are used in the turn change."""
        g, table = self.g, self.table
        usable = POWER_CARDS if POWERS <= g.stage <= ORDERS else []
        for text in table.texts("used"):
            name, _, seat = text.partition(" ")
            if name not in CHARACTER_NAMES:
                raise table.refuse("used", "haithabu/wrong-character", thing=repr(name))
            character = CHARACTER_NAMES.index(name)
            if character == IMPOSTER:
                g.turned_by |= BIT[self.seat_of_imposter(seat)]
            elif seat or character not in usable:
                raise table.refuse("used", "haithabu/wrong-cannot-been-used-yet", text=text)
            else:
                g.used |= BIT[character]

    def seat_of_imposter(self, seat: str) -> int:
        """Who used it: the seat behind the name, such as "imposter 1", or else its owner."""
        g = self.g
        if not seat and g.owner[IMPOSTER] >= 0:
            return g.owner[IMPOSTER]
        if seat not in [str(other) for other in range(g.seats)]:
            raise self.table.refuse("used", "haithabu/wrong-expected-seat-behind-imposter", seat=repr(seat))
        return int(seat)

    def read_turn(self) -> None:
        """The player turn of the active seat: from its menu on, or in the middle of an action."""
        g, table = self.g, self.table
        g.bought, g.sold = self.kinds("bought"), self.kinds("sold")
        workers = {"own": OWN_WORKER, "neutral": NEUTRAL_WORKER}
        under_way = table.has("space")
        for name in table.texts("to_place") if table.has("to_place") else [] if under_way else ["own"]:
            if name not in workers:
                raise table.refuse("to_place", "haithabu/wrong-expected-own-neutral", thing=repr(name))
            g.to_place |= workers[name]
        if under_way:
            self.read_space()
        self.read_hired(under_way)
        if g.to_place & OWN_WORKER and not g.idle[g.active]:
            raise table.refuse("to_place", "haithabu/wrong-seat-worker-hand", active=g.active)
        g.then(MENU[g.active], NEXT_PLAYER)
        if under_way:
            self.read_action()

    def read_space(self) -> None:
        """Where the active seat has just placed a worker."""
        g, table = self.g, self.table
        known = [*self.c.kinds, *LETTERS]
        g.space = known.index(table.one_of("space", "", known))
        if g.to_place == OWN_WORKER | NEUTRAL_WORKER:
            raise table.refuse("to_place", "haithabu/wrong-worker-space-only-still")

    def read_hired(self, under_way: bool) -> None:
        """A neutral worker is hired if it is still to place, or if it came to the space before the own one (HAI-28)."""
        g = self.g
        came = under_way and g.to_place == OWN_WORKER
        g.hired_now = came or g.to_place & NEUTRAL_WORKER > 0
        if not g.hired_now or (came and self.neutral_on(g.space)):
            return
        if not g.idle[NEUTRAL]:
            raise self.table.refuse("to_place", "haithabu/wrong-neutral-worker-left")
        g.idle[NEUTRAL] -= 1

    def neutral_on(self, space: int) -> bool:
        """Is a neutral worker named that stands there?"""
        g = self.g
        if space < KINDS:
            return g.on_market[space * COLOURS + NEUTRAL] > 0
        return g.on_dial[NEUTRAL] & BIT[space - KINDS] > 0

    def kinds(self, name: str) -> int:
        bits = 0
        for kind in self.table.texts(name):
            if kind not in self.c.kinds:
                raise self.table.refuse(name, "haithabu/wrong-good", kind=repr(kind))
            bits |= BIT[self.c.kinds.index(kind)]
        return bits

    def read_action(self) -> None:
        """A worker of the active seat has just come to a space; the event of the night is done unless it is named."""
        g, table = self.g, self.table
        event = table.one_of("event", "", ["", TO_COME, *EVENTS])
        if event and g.space < KINDS:
            raise table.refuse("event", "haithabu/wrong-market-knows-events")
        g.then(USE_SPACE[g.active])
        if event == TO_COME:
            g.then(NIGHT[g.active])
        elif event:
            begin_event(g, g.active, self.c.event_of.index(EVENTS.index(event)))

    # --- things by name -----------------------------------------------------------------------------------------

    def goods(self, where: str, text: str) -> list[int]:
        """Goods such as "2 mead, cloth", taken from what is left."""
        found = list(NO_GOODS)
        for part in [part.split() for part in text.split(",") if part.strip()]:
            number, name = (part[0], part[1]) if len(part) == 2 else ("1", part[0])
            if len(part) > 2 or not number.isdecimal() or name not in self.c.kinds:
                raise ScenarioError(where, "haithabu/wrong-number-good", part=repr(" ".join(part)))
            kind = self.c.kinds.index(name)
            found[kind] += int(number)
            self.cubes_left[kind] -= int(number)
            if self.cubes_left[kind] < 0:
                raise ScenarioError(where, "haithabu/wrong-only-game", cubes=self.c.cubes, thing=name)
        return found

    def order(self, where: str, name: str) -> int:
        """An order by its id, taken from what is left."""
        if name not in self.c.orders:
            raise ScenarioError(where, "haithabu/wrong-order", thing=repr(name))
        order = self.c.orders.index(name)
        if order not in self.orders_left:
            raise ScenarioError(where, "haithabu/wrong-lies-two-places", thing=name)
        self.orders_left.remove(order)
        return order

    def vehicle(self, player: ScenarioTable, name: str, sort: int) -> int:
        """A vehicle on a mat."""
        card = self.taken(player.place(name), player.text(name, ""))
        if self.c.stack_sort[self.c.stack_of[card]] != sort:
            raise player.refuse(name, "haithabu/wrong-is-no", vehicles=self.c.vehicles[card], sorts=SORTS[sort])
        return card

    def card(self, table: ScenarioTable, name: str, vehicle: str, stack: int) -> int:
        """A vehicle in a stack."""
        card = self.taken(table.place(name), vehicle)
        if self.c.stack_of[card] != stack:
            raise table.refuse(name, "haithabu/wrong-belongs-another-stack", vehicle=vehicle)
        return card

    def taken(self, where: str, name: str) -> int:
        """A vehicle by its id, taken from what is left."""
        if name not in self.c.vehicles:
            raise ScenarioError(where, "haithabu/wrong-vehicle", thing=repr(name))
        card = self.c.vehicles.index(name)
        if card not in self.vehicles_left:
            raise ScenarioError(where, "haithabu/wrong-lies-two-places", thing=name)
        self.vehicles_left.remove(card)
        return card
