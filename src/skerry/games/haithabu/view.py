"""Who sees what (section 5 of the ledger): all but the silver of others, which question is open, and the piles."""

import functools
from collections.abc import Sequence

from skerry.games.haithabu.components import (
    CHARACTER_NAMES,
    EVENTS,
    IMPOSTER,
    KINDS,
    LETTERS,
    SHIP,
    WAGON,
    Components,
)
from skerry.games.haithabu.market import BUY, SELL, total_price, unit_price
from skerry.games.haithabu.moves import MAT_SPACES, SORTS
from skerry.games.haithabu.setup import OPEN
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    NEUTRAL,
    NEUTRAL_WORKER,
    NOTE_ARRIVED,
    NOTE_CASHED_IN,
    NOTE_DIE,
    NOTE_FAILED,
    NOTE_FEE,
    NOTE_MOVED,
    NOTE_POWER,
    NOTE_RETURNED,
    NOTE_SWEPT,
    NOTED,
    NOTED_OF,
    ORDERS,
    OWN_WORKER,
    POST,
    STAGES,
    WAREHOUSE,
    YEAR_END,
    Haithabu,
)
from skerry.games.haithabu.turn import hire_cost
from skerry.games.haithabu.views import (
    Action,
    Character,
    DialSpace,
    HaithabuVariants,
    HaithabuView,
    MarketSpace,
    NightEvent,
    OrderOnMat,
    Player,
    Stack,
    Totals,
    TurnChange,
)
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER
from skerry.kernel.views import ByName


def view(g: Haithabu, seat: int | None) -> HaithabuView:
    """What this seat may know; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    return HaithabuView(
        game="haithabu",
        seats=g.seats,
        you=seat,
        variants=HaithabuVariants.of(g.variants),
        over=over,
        stage=STAGES[g.stage],
        turn=g.game_turn,
        turns=c.turns,
        phase=g.phase,
        phases=c.phases,
        start_player=g.start,
        next_start_player=g.next_start(),
        active=g.active,
        order_of_turns=tuple([(max(g.start, 0) + place) % g.seats for place in range(g.seats)]),
        turns_taken=g.begun,
        dial=tuple([dial_space(g, letter) for letter in range(len(LETTERS))]),
        market=tuple([market_space(g, kind) for kind in range(KINDS)]),
        inn=g.idle[NEUTRAL],
        hired=g.hired(),
        hire_cost=c.hire_cost[g.hired()] if g.idle[NEUTRAL] else 0,
        loan_markers=g.markers,
        order_spaces=tuple([turns_left(g, space) for space in range(MAT_SPACES)]),
        display=tuple([c.orders[order] if order >= 0 else "" for order in g.display]),
        order_deck=g.deck.bit_count(),
        order_discard=chosen(c.orders, g.discard),
        orders_gone=chosen(c.orders, g.orders_gone),
        stacks=tuple([stack(g, number) for number in range(len(c.stacks))]),
        vehicles_gone=chosen(c.vehicles, g.vehicles_gone),
        imposter_used_by=tuple([other for other in range(g.seats) if g.turned_by & BIT[other]]),
        characters=tuple([character(g, number) for number in range(len(CHARACTER_NAMES))]),
        players=tuple([player(g, other, seat) for other in range(g.seats)]),
        action=action(g),
        last_event=last_event(g),
        last_change=last_change(g),
        outcome=g.result() if over else None,
    )


def chosen(names: Sequence[str], bits: int) -> tuple[str, ...]:
    """The names of a set of bits, from its lowest bit to its highest: there are many names, and few are chosen."""
    found = []
    while bits:
        found.append(names[(bits & -bits).bit_length() - 1])
        bits &= bits - 1
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def named(c: Components, counts: tuple[int, ...]) -> ByName[int]:
    """Numbers by kind of goods. The same come up again and again, so views share them."""
    return ByName(dict(zip(c.kinds, counts, strict=True)))


def dial_space(g: Haithabu, letter: int) -> DialSpace:
    """A space of the dial: where it lies now, whether in the night now and in the next phase, who stands there."""
    c = g.components
    position = g.position(letter)
    return DialSpace(
        space=LETTERS[letter],
        position=position,
        night=c.is_night[position],
        night_next=c.is_night[(position + c.turned) % len(LETTERS)],
        workers=tuple([seat for seat in range(g.seats) if g.on_dial[seat] & BIT[letter]]),
        neutral=bool(g.on_dial[NEUTRAL] & BIT[letter]),
    )


def market_space(g: Haithabu, kind: int) -> MarketSpace:
    """A kind of goods on the market: its price, its cubes and the workers on its space."""
    standing = [seat for seat in range(g.seats) for _ in range(g.on_market[kind * COLOURS + seat])]
    return MarketSpace(
        kind=g.components.kinds[kind],
        level=g.level[kind] + 1,
        price=g.price(kind, 0),
        in_market=g.market[kind],
        in_supply=g.supply[kind],
        workers=tuple(standing),
        neutral=g.on_market[kind * COLOURS + NEUTRAL],
        after_buying=g.price(kind, 1),
        after_buying_out=g.price(kind, 2),
        after_selling=g.price(kind, -1),
    )


def stack(g: Haithabu, number: int) -> Stack:
    """A stack of vehicles: the cards everyone knows, from the top, and how many there are."""
    c = g.components
    return Stack(
        stack=c.stacks[number],
        cost=c.stack_cost[number],
        known=tuple([c.vehicles[card] for card in g.known[number]]),
        count=len(g.known[number]) + g.heights[number],
    )


def character(g: Haithabu, number: int) -> Character:
    return Character(
        character=CHARACTER_NAMES[number],
        owner=g.owner[number],
        safe=bool(g.safe & BIT[number]),
        used=g.imposter_used() if number == IMPOSTER else bool(g.used & BIT[number]),
    )


def player(g: Haithabu, seat: int, viewer: int | None) -> Player:
    """A player as the viewer sees them: the silver only if it is the own, or open, or the game is over (HAI-29)."""
    c = g.components
    seen = seat == viewer or g.variants["silver_visibility"] == OPEN or g.to_move == OVER
    goods = slice(seat * KINDS, seat * KINDS + KINDS)
    limit = g.storage_limit(seat)
    return Player(
        seat=seat,
        silver=g.silver[seat] if seen else None,
        points=g.points[seat],
        loans=g.loans[seat],
        workers=g.idle[seat],
        warehouse=named(c, tuple(g.warehouse[goods])),
        warehouse_total=g.stored(WAREHOUSE, seat),
        warehouse_limit=limit,
        post=named(c, tuple(g.post[goods])),
        post_total=g.stored(POST, seat),
        post_limit=limit,
        fee=g.storage_fee(seat),
        hire_cost=hire_cost(g, seat) if g.idle[NEUTRAL] else 0,
        wagon=g.vehicle_named(g.vehicle[seat * 2 + WAGON]),
        ship=g.vehicle_named(g.vehicle[seat * 2 + SHIP]),
        orders=tuple([order(g, seat, space) for space in range(MAT_SPACES)]),
        filled=chosen(c.orders, g.filled[seat]),
        characters=tuple([name for name, owner in zip(CHARACTER_NAMES, g.owner, strict=True) if owner == seat]),
    )


def order(g: Haithabu, seat: int, space: int) -> OrderOnMat | None:
    """An order on a mat, with what lies on it, what it lacks, and the turn changes until it falls off."""
    at = seat * MAT_SPACES + space
    if g.orders[at] < 0:
        return None
    return OrderOnMat(
        order=g.components.orders[g.orders[at]],
        goods=named(g.components, g.on_card[at]),
        missing=named(g.components, tuple(g.missing(at))),
        turns_left=turns_left(g, space),
    )


def turns_left(g: Haithabu, space: int) -> int:
    """Turn changes until an order falls off this space; 0 if it stays until the scoring (HAI-100, HAI-R35)."""
    moved = YEAR_END <= g.stage <= ORDERS  # in the turn change under way
    to_come = g.components.turns - g.game_turn - moved
    left = MAT_SPACES - space
    return left if left <= to_come else 0


def action(g: Haithabu) -> Action:
    """What is under way in the player turn of the active seat. Nothing here depends on silver (HAI-R50)."""
    c = g.components
    workers = [("own", OWN_WORKER), ("neutral", NEUTRAL_WORKER)]
    return Action(
        to_place=tuple([name for name, bit in workers if g.to_place & bit]),
        hired=g.hired_now,
        space=g.space_named(g.space),
        event=EVENTS[g.event] if g.event >= 0 else "",
        dice=tuple(g.dice),
        traded=tuple([c.kinds[kind] for kind in g.traded]),
        bought=chosen(c.kinds, g.bought),
        sold=chosen(c.kinds, g.sold),
        sorts=chosen(SORTS, g.sorts),
        looking=c.stacks[g.looking] if g.looking >= 0 else "",
        using=SORTS[g.using] if g.using >= 0 else "",
        loaded=named(c, tuple(g.loaded)),
        totals=totals(g),
        each=named(c, tuple([price_of_one(g, kind, len(g.traded)) for kind in range(KINDS)])),
        sum=sum([price_of_one(g, kind, before) for before, kind in enumerate(g.traded)]),
    )


def totals(g: Haithabu) -> Totals:
    """While a market space is used: what 1, 2, 3, … goods cost or bring, as far as they are there (HAI-47, HAI-48)."""
    kind = g.space
    if not 0 <= kind < KINDS:
        return Totals(buy=(), sell=())
    there = g.market[kind] + g.supply[kind]
    own = g.post[g.active * KINDS + kind]
    return Totals(
        buy=tuple([total_price(g, g.active, kind, BUY, count + 1) for count in range(there)]),
        sell=tuple([total_price(g, g.active, kind, SELL, count + 1) for count in range(own)]),
    )


def price_of_one(g: Haithabu, kind: int, before: int) -> int:
    """What one good costs or brings the active player on the space in use, after this many; elsewhere the price."""
    letter = LETTERS[g.space - KINDS] if g.space >= KINDS else ""
    way, levels = {"C": (SELL, 1), "G": (BUY, 1), "H": (SELL, 0)}.get(letter, (0, 0))
    return unit_price(g, g.active, kind, way, levels, before)


# --- what happened ---------------------------------------------------------------------------------------------------


def last_event(g: Haithabu) -> NightEvent | None:
    """The last event of a night, and whose night it was."""
    if g.night < 0:
        return None
    seat, event = divmod(g.night, len(EVENTS))
    return NightEvent(seat=seat, event=EVENTS[event])


def last_change(g: Haithabu) -> TurnChange | None:
    """What the last turn change did, or the one under way has done so far."""
    under_way = YEAR_END <= g.stage <= ORDERS
    if not g.story and not under_way:
        return None
    return turn_change(g.components, g.game_turn if under_way else g.game_turn - 1, g.story)


@functools.lru_cache(maxsize=256)
def turn_change(c: Components, turn: int, story: tuple[int, ...]) -> TurnChange:
    """A turn change as it was noted. It is shown until the next one, so the views of a game share it."""
    return TurnChange(
        turn=turn,
        failed=tuple([(seat, c.orders[order]) for seat, order in noted(story, NOTE_FAILED)]),
        cashed_in=tuple([(seat, CHARACTER_NAMES[card]) for seat, card in noted(story, NOTE_CASHED_IN)]),
        powers=tuple([(seat, CHARACTER_NAMES[card]) for seat, card in noted(story, NOTE_POWER)]),
        dice=tuple([pips for _, pips in noted(story, NOTE_DIE)]),
        arrived=by_kind(c, noted(story, NOTE_ARRIVED), 0),
        moved=by_kind(c, noted(story, NOTE_MOVED), 1),
        returned=tuple([(seat, c.kinds[kind]) for seat, kind in noted(story, NOTE_RETURNED)]),
        fees=tuple(noted(story, NOTE_FEE)),
        swept=tuple([c.orders[order] for _, order in noted(story, NOTE_SWEPT)]),
    )


def noted(story: tuple[int, ...], what: int) -> list[tuple[int, int]]:
    """Of whom or which kind, and the number."""
    found = [note % NOTED for note in story if note // NOTED == what]
    return [divmod(note, NOTED_OF) for note in found]


def by_kind(c: Components, notes: list[tuple[int, int]], zero: int) -> ByName[int]:
    numbers = dict(notes)
    return named(c, tuple([numbers.get(kind, zero) - zero for kind in range(KINDS)]))


def tally(view: HaithabuView, seat: int) -> list[Number]:
    """What a seat counts: points, silver if it can be seen, loans, people, vehicles, goods, and prices."""
    of = view.players[seat]
    silver = [] if of.silver is None else [Number("silver", of.silver)]
    return [
        Number("points", view.points_of(seat)),
        *silver,
        Number("loans", of.loans),
        Number("characters", len(of.characters)),
        Number("vehicles", sum([vehicle != "" for _, vehicle in of.vehicles()])),
        Number("warehouse", of.warehouse_total),
        Number("post", of.post_total),
        Number("fee", of.fee),
        *[Number("price", space.price, {"kind": space.kind}) for space in view.market],
    ]
