"""What a player of Haithabu knows by experience: how good a position is for a seat. No rule depends on it.

All is counted in victory points. To the points on the track comes what orders, goods, silver, vehicles and characters
are likely to bring until the end. Placements are what is scarce: an order is worth what it brings, less what its
missing goods cost, less a price for each placement that it still takes, and what is far away fades. The numbers began
as estimates, made with the economy of section 7 of the ledger in mind, and were chosen by games of the greedy bot
against itself and against earlier numbers; `tools/fit_knowledge.py --game haithabu` can improve them.
"""

from typing import Final

from skerry.games.haithabu.components import CHARACTER_NAMES, KINDS, STEVEDORE, Components
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.state import BIT, END, NEUTRAL_WORKER, OWN_WORKER, Haithabu
from skerry.games.haithabu.turn import is_idle
from skerry.kernel import knowledge
from skerry.kernel.moves import Move

LEAST_DOUBT: Final = 2.0  # by tools/fit_doubt.py
DOUBT_TO_COME: Final = 16.0


class Weights:
    """The numbers of this experience."""

    def __init__(self) -> None:
        self.rival = 0.5  # of what the best of the others has
        self.silver = 0.025  # a coin (at the end 1 point for 40)
        self.working = 0.007  # what a coin is worth more while there is time to trade with it
        self.working_most = 120.0  # coins beyond this do not work
        self.loan = 14.0  # points a loan costs
        self.in_post = 0.7  # of its price: a good in the trading post that no order needs
        self.in_warehouse = 0.5
        self.surplus = 1.0  # points lost with each good beyond what a store holds
        self.first = 5.0  # points for the first filled order, for the ranking
        self.rank = 4.0  # for each one more
        self.action = 1.2  # points a placement is worth
        self.buy = 0.8  # placements to buy a kind of goods
        self.load = 5.0  # goods that a vehicle yet to be bought carries
        self.fetch = 1.2  # placements to buy it, its price among them
        self.deliver = 0.4  # placements to deliver one more order together with another
        self.share = 1.4  # placements of a game turn that are left for orders
        self.spare = 0.5  # placements that neutral workers add
        self.short = 0.03  # points for each coin that is lacking
        self.income = 0.5  # of the silver of the orders before it that comes in time to pay for an order
        self.fade = 0.9  # what is left of what an order brings for each placement it still takes
        self.later = 2.0  # how many times as much fades for each placement that the orders before it take
        self.on_card = 0.4  # points for a good on an order that is given up
        self.vehicle = 1.0  # points for a vehicle no order needs
        self.place = 0.05  # for each good it carries, while there is time to use it
        self.character = [1.0, 0.8, 1.4, 1.2, 1.6, 0.8, 2.0, 1.0, 0.6]
        """Points each character is worth in a whole game, besides those for owning it."""
        self.fickle = 0.1  # of the points for owning a character: others may entice it away before the year's end
        self.worker = 0.4  # points a worker in hand is worth


class Plan:
    """What a seat has in mind with its orders so far, the nearest first, and the goods that are left for the others."""

    def __init__(self, post: list[int], warehouse: list[int], silver: int, filled: int) -> None:
        self.post = post
        self.warehouse = warehouse
        self.silver = float(silver)
        self.filled = filled
        self.carry = [0] * KINDS
        self.bought = [False] * KINDS
        self.trips = 0.0
        self.actions = 0.0


class Task:
    """What it takes to fill an order: placements, silver, and with the orders planned before it trips and goods."""

    def __init__(self, actions: float, cost: float, trips: float, carry: list[int]) -> None:
        self.actions = actions
        self.cost = cost
        self.trips = trips
        self.carry = carry


class Knowledge(knowledge.Knowledge[Haithabu]):
    """The worth of positions with the components of a pack."""

    def __init__(self, c: Components, weights: Weights) -> None:
        super().__init__(weights.rival, LEAST_DOUBT, DOUBT_TO_COME)
        self.weights = weights
        self.c = c

    def idles(self, g: Haithabu, move: Move) -> bool:
        """A worker goes where nothing can be done, or nothing is done where it stands."""
        words = self.c.words
        if move.family is words.worker or move.family is words.neutral:
            return is_idle(g, g.to_move, move.index)
        return move is words.nothing

    def expected(self, g: Haithabu) -> list[float]:
        """The victory points each seat may expect."""
        if g.stage == END:
            return [float(points) for points in g.scores()]
        left = self.to_come(g)
        return [self.worth(g, seat, left) for seat in range(g.seats)]

    def to_come(self, g: Haithabu) -> float:
        return 1.0 - (g.game_turn * self.c.phases + g.phase - self.c.phases) / (self.c.turns * self.c.phases)

    def worth(self, g: Haithabu, seat: int, left: float) -> float:
        worth = float(g.points[seat]) + self.money(g, seat, left)
        return worth + self.orders(g, seat, left) + self.characters(g, seat, left)

    def money(self, g: Haithabu, seat: int, left: float) -> float:
        """Silver, with what can be done with it, and loans."""
        w = self.weights
        silver = g.silver[seat]
        working = min(float(silver), w.working_most)
        return w.silver * silver + w.working * working * min(1.0, 2 * left) - w.loan * g.loans[seat]

    def orders(self, g: Haithabu, seat: int, left: float) -> float:
        """Filled orders, those on the mat, the nearest first, and the goods and vehicles that none of them needs."""
        w = self.weights
        post = g.post[seat * KINDS : seat * KINDS + KINDS]
        warehouse = g.warehouse[seat * KINDS : seat * KINDS + KINDS]
        enough = g.storage_limit(seat)
        filled = g.filled[seat].bit_count()
        worth = w.first + w.rank * (filled - 1) if filled else 0.0
        worth -= w.surplus * (max(0, sum(post) - enough) + max(0, sum(warehouse) - enough))
        plan = Plan(post, warehouse, g.silver[seat], filled)
        for space in self.nearest(g, seat, plan):
            worth += self.order(g, seat, space, plan)
        for kind in range(KINDS):
            worth += w.silver * g.price(kind, 0) * (w.in_post * post[kind] + w.in_warehouse * warehouse[kind])
        return worth + self.vehicles(g, seat, left, plan)

    def nearest(self, g: Haithabu, seat: int, plan: Plan) -> list[int]:
        """The spaces of the mat with orders, those first that take the fewest placements."""
        found: list[tuple[float, int]] = []
        for space in range(MAT_SPACES):
            at = seat * MAT_SPACES + space
            if g.orders[at] >= 0:
                found.append((self.task(g, seat, at, plan).actions, -space))  # the older of two alike
        found.sort()
        return [-space for _, space in found]

    def task(self, g: Haithabu, seat: int, at: int, plan: Plan) -> Task:
        """What it takes to fill an order, besides what is planned already."""
        w = self.weights
        missing = g.missing(at)
        carry = plan.carry[:]
        actions = w.deliver if plan.actions > 0 else 1.0
        cost = 0.0
        for kind in range(KINDS):
            lacking = missing[kind] - plan.post[kind]
            if lacking > 0:
                carry[kind] += lacking
                lacking -= plan.warehouse[kind]
                if lacking > 0:
                    cost += lacking * g.price(kind, 0)
                    if not plan.bought[kind]:
                        actions += w.buy
        trips = self.trips(g, seat, carry)
        return Task(actions + trips - plan.trips, cost, trips, carry)

    def order(self, g: Haithabu, seat: int, space: int, plan: Plan) -> float:
        """What an order may bring if it is filled as planned, or if it is given up; the plan takes up the better."""
        at = seat * MAT_SPACES + space
        task = self.task(g, seat, at, plan)
        worth = self.filled(g, seat, space, plan, task)
        fails = g.game_turn + MAT_SPACES - space <= self.c.turns
        given_up = 0.0 if fails else self.weights.on_card * sum(g.on_card[at])
        if worth <= given_up:
            return given_up
        plan.filled += 1
        plan.silver += self.weights.income * g.worth_of_order(seat, g.orders[at])[1] - task.cost
        plan.actions += task.actions
        plan.trips = task.trips
        plan.carry = task.carry
        self.promise(plan, g.missing(at))
        return worth

    def filled(self, g: Haithabu, seat: int, space: int, plan: Plan, task: Task) -> float:
        """What an order brings, less the goods and placements it takes; what is far away fades."""
        w = self.weights
        points, silver = g.worth_of_order(seat, g.orders[seat * MAT_SPACES + space])
        brings = points + w.silver * (silver - task.cost) + (w.rank if plan.filled else w.first)
        brings -= w.short * max(0.0, task.cost - plan.silver)
        in_time = w.spare + self.workers(g, seat, space) - (plan.actions + task.actions)
        sure = max(0.0, min(1.0, in_time))
        fade: float = w.fade**task.actions
        later: float = w.fade ** (w.later * plan.actions)
        return later * (sure * fade * brings - w.action * task.actions)

    def promise(self, plan: Plan, missing: list[int]) -> None:
        """The goods that an order lacks are no longer there for the others."""
        for kind in range(KINDS):
            brought = min(plan.post[kind], missing[kind])
            stored = min(plan.warehouse[kind], missing[kind] - brought)
            plan.post[kind] -= brought
            plan.warehouse[kind] -= stored
            if brought + stored < missing[kind]:
                plan.bought[kind] = True

    def workers(self, g: Haithabu, seat: int, space: int) -> float:
        """Placements for orders until the one on this space fails or the game ends."""
        turns = min(self.c.turns - g.game_turn, MAT_SPACES - 1 - space)
        return g.idle[seat] + self.weights.share * turns

    def trips(self, g: Haithabu, seat: int, carry: list[int]) -> float:
        """Placements to carry goods to the trading post, with the vehicles on the mat and others yet to be bought."""
        w = self.weights
        rest = sum(carry)
        trips = 0.0
        for sort in (0, 1):
            vehicle = g.vehicle[seat * 2 + sort]
            if vehicle >= 0 and rest > 0:
                trips += 0 if g.using == sort and g.active == seat else 1
                rest -= self.loaded(g, seat, vehicle, carry, rest)
        if rest > 0:
            trips += (1.0 + w.fetch) * max(1.0, rest / w.load)
        return trips

    def loaded(self, g: Haithabu, seat: int, vehicle: int, carry: list[int], rest: int) -> int:
        """How many of the goods a vehicle takes."""
        named = self.c.named[vehicle]
        load = self.c.any_goods[vehicle]
        if g.owner[STEVEDORE] == seat:
            load += self.c.extra_goods
        if g.using >= 0 and g.active == seat and vehicle == g.vehicle[seat * 2 + g.using]:
            load -= sum(g.loaded)
        for kind in range(KINDS):
            load += min(named[kind], carry[kind])
        return min(rest, load)

    def vehicles(self, g: Haithabu, seat: int, left: float, plan: Plan) -> float:
        """Vehicles that the plan does not use."""
        w = self.weights
        c = self.c
        used = plan.trips
        worth = 0.0
        for sort in (0, 1):
            vehicle = g.vehicle[seat * 2 + sort]
            if vehicle >= 0:
                if used >= 1:
                    used -= 1
                else:
                    places = sum(c.named[vehicle]) + c.any_goods[vehicle]
                    worth += w.vehicle + min(1.0, 3 * left) * w.place * places
        return worth

    def characters(self, g: Haithabu, seat: int, left: float) -> float:
        """Characters, and workers still to be placed."""
        w = self.weights
        c = self.c
        turns = c.year_end_turn - g.game_turn if g.game_turn <= c.year_end_turn else c.turns - g.game_turn
        worth = 0.0
        for character in range(len(CHARACTER_NAMES)):
            if g.owner[character] == seat:
                away = turns + (0.0 if g.safe & BIT[character] else 1.0)
                worth += c.character_points * (1.0 - w.fickle * min(1.0, 2 * away / c.turns))
                worth += w.character[character] * left
        if g.active == seat:
            worth += w.worker * ((g.to_place & OWN_WORKER > 0) + (g.to_place & NEUTRAL_WORKER > 0))
        return worth
