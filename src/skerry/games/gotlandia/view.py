"""Who sees what (section 5 of the ledger). An allow-list: each thing a seat sees is written down here."""

from msgspec import UNSET, UnsetType

from skerry.games.gotlandia import scoring
from skerry.games.gotlandia.building import Pay, SettleWhere, ShipWhere, TowerWhere
from skerry.games.gotlandia.cards import BIT, CRAFT, KINDS, NOTHING, Card, bits, each_of
from skerry.games.gotlandia.components import ADVANCED, BUILD_SHIP, COSTS, SETTLE
from skerry.games.gotlandia.end import Bury, Feed, bury_symbols, food_in_hand, food_needed
from skerry.games.gotlandia.generation import number_of_cards
from skerry.games.gotlandia.house import SILVER_LIMITED
from skerry.games.gotlandia.learning import AskDraw
from skerry.games.gotlandia.pirates import LoseUnit
from skerry.games.gotlandia.producing import Produce, SellNumber, Take
from skerry.games.gotlandia.sailing import MoveShip, RaidEffect
from skerry.games.gotlandia.state import LOST_SHIP, PHASES, Gotlandia
from skerry.games.gotlandia.views import (
    Asked,
    CardAction,
    Decoration,
    Direction,
    District,
    GotlandiaVariants,
    GotlandiaView,
    HeldCard,
    Loss,
    Pile,
    PlayedCard,
    Player,
    Reserve,
    Setting,
    Settlement,
)
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER
from skerry.kernel.views import ByName

KINDS_OF_SETTLEMENT = ["farmstead", "tower", "church"]


def view(g: Gotlandia, seat: int | None) -> GotlandiaView:
    """What this seat may know; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    return GotlandiaView(
        game="gotlandia",
        seats=g.seats,
        you=seat,
        variants=GotlandiaVariants.of(g.variants),
        phase=PHASES[g.phase],
        over=over,
        century=c.centuries[g.century],
        generation=c.generations[g.generation].name if g.generation != NOTHING else "",
        turned=tuple([c.generations[card].name for card in g.turned]),
        left=g.left,
        demand=demand(g),
        turn=g.awaited(),
        start_player=seat_or_none(g.token),
        playing=c.card_ids[g.playing] if g.playing != NOTHING else "",
        asked=open_question(g),
        lost=tuple([loss(g, *one) for one in g.taken]),
        districts=districts(g),
        directions=tuple([direction(g, number) for number in range(len(c.directions))]),
        settings=tuple([setting(g, number) for number in range(len(c.settings))]),
        wisby=ByName({name: seat_or_none(g.wisby[kind]) for kind, name in enumerate(c.resources)}),
        roma=seat_or_none(g.roma),
        supply=ByName(dict(zip(c.resources, g.supply, strict=True))),
        silver=g.bank if g.house & SILVER_LIMITED else None,
        pirates=g.pirate_supply,
        piles=tuple([pile(g, number, seat) for number in range(len(g.tops)) if is_played(g, number)]),
        decorations=tuple([decoration(g, number) for number in range(len(c.decorations))]),
        players=tuple([player(g, other, seat) for other in range(g.seats)]),
        goals=goals(g),
        outcome=g.result() if over else None,
    )


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def demand(g: Gotlandia) -> tuple[str, ...]:
    if g.generation == NOTHING:
        return ()
    wanted = g.components.generations[g.generation].demand
    return tuple([name for kind, name in enumerate(g.components.resources) if wanted & BIT[kind]])


def open_question(g: Gotlandia) -> Asked:
    """The open question: its name, and what it is about. Nothing of it is secret."""
    c = g.components
    pending, seat = g.pending, g.to_move
    if seat < 0:
        return Asked(ask="")
    ask = pending.prompt(g).key.removeprefix("ask.")
    if isinstance(pending, Pay):
        return asked_to_pay(g, pending, ask)
    if isinstance(pending, SettleWhere):
        fees = {c.districts[move.index]: g.fee(pending.seat, move.index) for move in pending.moves(g)}
        return Asked(ask=ask, seat=seat, fees=ByName(fees))
    if isinstance(pending, LoseUnit):
        direction = c.directions[pending.direction] if pending.direction != NOTHING else ""
        return Asked(ask="lose", seat=seat, units=pending.debt, direction=direction)
    if isinstance(pending, (RaidEffect, MoveShip)):
        return Asked(ask=ask, seat=seat, direction=c.directions[pending.direction])
    if isinstance(pending, (AskDraw, Bury)):
        return Asked(ask=ask, seat=seat, left=pending.left)
    if isinstance(pending, Feed):
        return Asked(ask=ask, seat=seat, grain=pending.short)
    if isinstance(pending, SellNumber):
        return Asked(ask=ask, seat=seat, kind=c.resources[pending.kind])
    if isinstance(pending, (ShipWhere, TowerWhere)):
        return Asked(ask=ask, seat=seat, free=pending.free)
    return Asked(ask=ask, seat=seat)


def asked_to_pay(g: Gotlandia, pending: Pay, ask: str) -> Asked:
    c = g.components
    return Asked(
        ask=ask,
        seat=g.to_move,
        for_=COSTS[pending.cost].replace("_", "-"),
        place=(c.directions if pending.cost == BUILD_SHIP else c.districts)[pending.place],
        fee=g.fee(pending.seat, pending.place) if pending.cost == SETTLE else 0,
    )


def loss(g: Gotlandia, where: int, seat: int, what: int) -> Loss:
    """Something that was lost in this generation, and to the pirate of which direction."""
    c = g.components
    name = "ship" if what == LOST_SHIP else c.resources[what - 1] if what else "silver"
    return Loss(seat=seat, direction=c.directions[where] if where != NOTHING else "", what=name)


def goals(g: Gotlandia) -> ByName[bool]:
    """The goals of who plays alone."""
    if g.seats > 1:
        return ByName({})
    return ByName({goal.name: bool(g.goals & BIT[n]) for n, goal in enumerate(g.components.goals)})


# --- the map ----------------------------------------------------------------------------------------------------------


def districts(g: Gotlandia) -> tuple[District, ...]:
    """All districts; settlements are gone through but once, as most districts have none."""
    settled: list[list[Settlement]] = [[] for _ in g.components.districts]
    for seat in range(g.seats):
        for kind, there in zip(KINDS_OF_SETTLEMENT, (g.farmsteads, g.towers, g.churches), strict=True):
            for number in each_of(there[seat]):
                settled[number].append(Settlement(seat=seat, kind=kind))
    return tuple([district(g, number, tuple(there)) for number, there in enumerate(settled)])


def district(g: Gotlandia, number: int, settlements: tuple[Settlement, ...]) -> District:
    c = g.components
    bit = BIT[number]
    threatened = bool(g.threat & bit)
    return District(
        id=c.districts[number],
        settlements=settlements,
        neutral=bool(g.neutral & bit),
        threatened=threatened,
        by=threats(g, number) if threatened else (),
        exempt=tuple([seat for seat in range(g.seats) if g.unblocked(seat) & bit]) if threatened else (),
    )


def threats(g: Gotlandia, number: int) -> tuple[str, ...]:
    """The directions whose pirates threaten a district: those without a ship (GOT-51)."""
    c = g.components
    return tuple([c.directions[d] for d in c.borders[number] if g.pirates & BIT[d] and not g.any_ship(d)])


def direction(g: Gotlandia, number: int) -> Direction:
    n = len(g.components.directions)
    return Direction(
        id=g.components.directions[number],
        pirate=bool(g.pirates & BIT[number]),
        ships=tuple([g.ships[seat * n + number] for seat in range(g.seats)]),
    )


def setting(g: Gotlandia, number: int) -> Setting:
    """A Setting: whose home it is, and who would score it now and by what."""
    influence = [scoring.influence(g, seat, number) for seat in range(g.seats)]
    leaders, points = scoring.ahead(g, number, influence)
    return Setting(
        id=g.components.settings[number],
        home=g.home.index(number) if number in g.home else None,
        neutral=bits(g.neutral & g.components.of_setting[number]),
        influence=tuple(influence),
        leaders=tuple(leaders),
        vp=points,
    )


# --- offers -----------------------------------------------------------------------------------------------------------


def is_played(g: Gotlandia, number: int) -> bool:
    """Piles of the advanced cards are there only when these are."""
    c = g.components
    kind = c.pile_kind[number]
    if c.pile_card[number] != NOTHING:
        return True
    first = c.pile_kind.index(kind) + len(c.own_piles[kind - CRAFT])
    return number - first < c.mixed_piles[kind - CRAFT][1 if g.variants[ADVANCED[kind - CRAFT]] else 0]


def pile(g: Gotlandia, number: int, seat: int | None) -> Pile:
    c = g.components
    top = g.tops[number]
    is_craft = c.pile_kind[number] == CRAFT
    price = c.craft_price if is_craft or seat is None else g.reputed(seat).partner_cost
    return Pile(
        kind=KINDS[c.pile_kind[number]],
        top=c.card_ids[top] if top != NOTHING else "",
        below=g.below[number],
        price=c.partner_price if seat is None and not is_craft else price,
        met=seat is not None and top != NOTHING and g.meets(seat, c.cards[top].requires),
        affordable=seat is not None and g.silver[seat] >= price,
    )


def decoration(g: Gotlandia, number: int) -> Decoration:
    c = g.components
    return Decoration(
        id=c.decorations[number],
        cost=c.decoration_cost[number],
        vp=c.decoration_points[number],
        owner=seat_or_none(g.decorated[number]),
    )


# --- players ----------------------------------------------------------------------------------------------------------


def player(g: Gotlandia, seat: int, viewer: int | None) -> Player:
    """A player as everyone sees them; hand and secrets for themselves, an open hand for all."""
    c = g.components
    is_own = seat == viewer
    is_open = is_own or g.known[seat] == g.hand[seat]
    food = food_in_hand(g, seat) if is_open else 0
    needed = food_needed(g, seat) if is_open else 0
    return Player(
        seat=seat,
        home=c.settings[g.home[seat]] if g.home[seat] != NOTHING else "",
        reputation=g.reputed(seat).name,
        vp=g.building_points[seat] + g.setting_points[seat],
        points=g.points(seat).seen(),
        silver=g.silver[seat],
        stock=ByName({name: g.held(seat, kind) for kind, name in enumerate(c.resources)}),
        buried_silver=g.buried_silver[seat],
        buried=cards(g, g.buried[seat]),
        sunk=g.sunk[seat],
        workers=g.workers[seat],
        bench=g.bench[seat],
        reserve=reserve(g, seat),
        settlements=bits(g.settled(seat)),
        settled_settings=g.settings_in(g.settled(seat)),
        draws=number_of_cards(g, seat),
        hand_count=len(g.hand[seat]),
        deck_count=len(g.deck[seat]),
        discard=cards(g, g.discard[seat]),
        played=played(g, seat),
        passed=bool(g.passed & BIT[seat]),
        decorations=tuple([c.decorations[n] for n, owner in enumerate(g.decorated) if owner == seat]),
        hand=tuple([in_hand(g, seat, c.cards[card]) for card in g.hand[seat]]) if is_open else UNSET,
        food=food if is_open else UNSET,
        needed=needed if is_open else UNSET,
        short=max(needed - food, 0) if is_open else UNSET,
        bury=bury_symbols(g, seat) if is_open else UNSET,
        deck_cards=cards(g, g.deck[seat]) if is_own else UNSET,
        dealt=tuple([c.reputations[card].name for card in g.dealt[seat]]) if is_own else UNSET,
        kept=kept(g, seat) if is_own else UNSET,
    )


def cards(g: Gotlandia, numbers: tuple[int, ...]) -> tuple[str, ...]:
    names = g.components.card_ids
    return tuple([names[card] for card in numbers])


def reserve(g: Gotlandia, seat: int) -> Reserve:
    c = g.components
    return Reserve(
        farmsteads=c.farmsteads - bits(g.farmsteads[seat]),
        towers=c.towers - bits(g.towers[seat]),
        churches=c.churches - bits(g.churches[seat]),
        ships=c.ships - g.fleet(seat),
        workers=c.workers - g.workers[seat],
    )


def played(g: Gotlandia, seat: int) -> tuple[PlayedCard, ...]:
    """The cards played, and whether the worker lies on the card or stands in Wisby or Roma (GOT-62)."""
    away = list(g.away[seat])
    shown = []
    for card in g.played[seat]:
        elsewhere = card in away
        if elsewhere:
            away.remove(card)
        shown.append(PlayedCard(card=g.components.card_ids[card], worker=not elsewhere))
    return tuple(shown)


def in_hand(g: Gotlandia, seat: int, card: Card) -> HeldCard:
    """A card in hand: what it gives if kept, and what each action would do if played."""
    number = card.main_actions if g.variants["hanse_church_is_second_step"] else len(card.actions)
    return HeldCard(
        card=card.name,
        food=g.food(seat, card),
        bury=card.bury,
        actions=tuple([action(g, seat, card, n) for n in range(number)]),
    )


def action(g: Gotlandia, seat: int, card: Card, number: int) -> CardAction:
    """An action as it is now: its word, whether it is possible, and what producing or taking would bring."""
    effect = card.actions[number].effects[0]
    goods: dict[str, int] = {}
    if isinstance(effect, Produce):
        goods = effect.yields_now(g, seat)
    elif isinstance(effect, Take):
        goods = effect.brings_now(g, seat)
    return CardAction(
        move=g.components.words.play[card.first_word + number].word,
        possible=effect.always or effect.possible(g, seat),
        gives=ByName(goods),
    )


def kept(g: Gotlandia, seat: int) -> str:
    """The reputation card that a seat has chosen and not laid open yet."""
    return g.components.reputations[g.kept[seat]].name if g.kept[seat] != NOTHING else ""


def tally(view: GotlandiaView, seat: int) -> list[Number]:
    """What a seat counts: points as things stand, silver, goods, Food in hand, settlements, buildings and cards."""
    of = view.players[seat]
    food = [] if isinstance(of.food, UnsetType) else [Number("food", of.food)]
    return [
        Number("points", of.points.total),
        Number("silver", of.silver),
        *[Number("stock", count, {"resource": kind}) for kind, count in of.stock.items()],
        *food,
        Number("settlements", of.settlements),
        Number("towers", built(view, seat, 1)),
        Number("churches", built(view, seat, 0)),
        Number("cards", of.hand_count),
    ]


def built(view: GotlandiaView, seat: int, place: int) -> int:
    """How many churches (0) or towers (1) a seat has on the map."""
    return sum([setting.influence[seat][place] for setting in view.settings])
