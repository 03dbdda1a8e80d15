"""Who sees what (section 5 of the ledger). An allow-list: each thing a seat sees is written down here."""

from typing import Any

from skerry.games.gotlandia import scoring
from skerry.games.gotlandia.building import Pay, SettleWhere, ShipWhere, TowerWhere
from skerry.games.gotlandia.cards import BIT, CRAFT, KINDS, NOTHING, Card, bits
from skerry.games.gotlandia.components import BUILD_SHIP, COSTS, SETTLE
from skerry.games.gotlandia.end import Bury, Feed, bury_symbols, food_in_hand, food_needed
from skerry.games.gotlandia.generation import number_of_cards
from skerry.games.gotlandia.house import SILVER_LIMITED
from skerry.games.gotlandia.learning import AskDraw
from skerry.games.gotlandia.pirates import LoseUnit
from skerry.games.gotlandia.producing import Produce, SellNumber, Take
from skerry.games.gotlandia.sailing import MoveShip, RaidEffect
from skerry.games.gotlandia.setup import ADVANCED
from skerry.games.gotlandia.state import LOST_SHIP, PHASES, Gotlandia
from skerry.kernel.state import OVER

KINDS_OF_SETTLEMENT = ["farmstead", "tower", "church"]


def view(g: Gotlandia, seat: int | None) -> dict[str, Any]:
    """What this seat may know, as plain data; None is a spectator."""
    c = g.components
    return {
        "game": "gotlandia",
        "seats": g.seats,
        "you": seat,
        "variants": dict(g.variants),
        "phase": PHASES[g.phase],
        "over": g.to_move == OVER,
        "century": c.centuries[g.century],
        "generation": c.generations[g.generation].name if g.generation != NOTHING else "",
        "turned": [c.generations[card].name for card in g.turned],
        "left": g.left,
        "demand": demand(g),
        "turn": g.turn(),
        "start_player": seat_or_none(g.token),
        "playing": c.card_ids[g.playing] if g.playing != NOTHING else "",
        "asked": asked(g),
        "lost": [loss(g, *one) for one in g.taken],
        "districts": [district(g, number) for number in range(len(c.districts))],
        "directions": [direction(g, number) for number in range(len(c.directions))],
        "settings": [setting(g, number) for number in range(len(c.settings))],
        "wisby": {name: seat_or_none(g.wisby[kind]) for kind, name in enumerate(c.resources)},
        "roma": seat_or_none(g.roma),
        "supply": dict(zip(c.resources, g.supply, strict=True)),
        "silver": g.bank if g.house & SILVER_LIMITED else None,
        "pirates": g.pirate_supply,
        "piles": [pile(g, number, seat) for number in range(len(g.tops)) if is_played(g, number)],
        "decorations": [decoration(g, number) for number in range(len(c.decorations))],
        "players": [player(g, other, seat) for other in range(g.seats)],
        "goals": {goal.name: bool(g.goals & BIT[n]) for n, goal in enumerate(c.goals)} if g.seats == 1 else {},
        "outcome": g.outcome() if g.to_move == OVER else None,
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def demand(g: Gotlandia) -> list[str]:
    if g.generation == NOTHING:
        return []
    wanted = g.components.generations[g.generation].demand
    return [name for kind, name in enumerate(g.components.resources) if wanted & BIT[kind]]


def asked(g: Gotlandia) -> dict[str, Any]:
    """The open question: its name, and what it is about. Nothing of it is secret."""
    c = g.components
    pending = g.pending
    if g.to_move < 0:
        return {"ask": ""}
    about: dict[str, Any] = {"ask": pending.prompt(g).key.removeprefix("ask."), "seat": g.to_move}
    if isinstance(pending, Pay):
        about["for"] = COSTS[pending.cost].replace("_", "-")
        about["place"] = (c.directions if pending.cost == BUILD_SHIP else c.districts)[pending.place]
        about["fee"] = g.fee(pending.seat, pending.place) if pending.cost == SETTLE else 0
    elif isinstance(pending, SettleWhere):
        about["fees"] = {c.districts[move.index]: g.fee(pending.seat, move.index) for move in pending.moves(g)}
    elif isinstance(pending, LoseUnit):
        about["ask"] = "lose"
        about["units"] = pending.debt
        about["direction"] = c.directions[pending.direction] if pending.direction != NOTHING else ""
    elif isinstance(pending, (RaidEffect, MoveShip)):
        about["direction"] = c.directions[pending.direction]
    elif isinstance(pending, (AskDraw, Bury)):
        about["left"] = pending.left
    elif isinstance(pending, Feed):
        about["grain"] = pending.short
    elif isinstance(pending, SellNumber):
        about["kind"] = c.resources[pending.kind]
    elif isinstance(pending, (ShipWhere, TowerWhere)):
        about["free"] = pending.free
    return about


def loss(g: Gotlandia, where: int, seat: int, what: int) -> dict[str, Any]:
    """Something that was lost in this generation, and to the pirate of which direction."""
    c = g.components
    name = "ship" if what == LOST_SHIP else c.resources[what - 1] if what else "silver"
    return {"seat": seat, "direction": c.directions[where] if where != NOTHING else "", "what": name}


# --- the map ----------------------------------------------------------------------------------------------------------


def district(g: Gotlandia, number: int) -> dict[str, Any]:
    c = g.components
    bit = BIT[number]
    settlements = []
    exempt = []
    for seat in range(g.seats):
        for kind, there in enumerate((g.farmsteads, g.towers, g.churches)):
            if there[seat] & bit:
                settlements.append({"seat": seat, "kind": KINDS_OF_SETTLEMENT[kind]})
        if g.threat & bit and g.unblocked(seat) & bit:
            exempt.append(seat)
    threats = [d for d in c.borders[number] if g.pirates & BIT[d] and not g.any_ship(d)]
    return {
        "id": c.districts[number],
        "settlements": settlements,
        "neutral": bool(g.neutral & bit),
        "threatened": bool(g.threat & bit),
        "by": [c.directions[d] for d in threats],
        "exempt": exempt,
    }


def direction(g: Gotlandia, number: int) -> dict[str, Any]:
    n = len(g.components.directions)
    return {
        "id": g.components.directions[number],
        "pirate": bool(g.pirates & BIT[number]),
        "ships": [g.ships[seat * n + number] for seat in range(g.seats)],
    }


def setting(g: Gotlandia, number: int) -> dict[str, Any]:
    """A Setting: whose home it is, and who would score it now and by what."""
    leaders, points = scoring.leaders(g, number)
    return {
        "id": g.components.settings[number],
        "home": g.home.index(number) if number in g.home else None,
        "neutral": bits(g.neutral & g.components.of_setting[number]),
        "influence": [list(scoring.influence(g, seat, number)) for seat in range(g.seats)],
        "leaders": leaders,
        "vp": points,
    }


# --- offers -----------------------------------------------------------------------------------------------------------


def is_played(g: Gotlandia, number: int) -> bool:
    """Piles of the advanced cards are there only when these are."""
    c = g.components
    kind = c.pile_kind[number]
    if c.pile_card[number] != NOTHING:
        return True
    first = c.pile_kind.index(kind) + len(c.own_piles[kind - CRAFT])
    return number - first < c.mixed_piles[kind - CRAFT][1 if g.variants[ADVANCED[kind - CRAFT]] else 0]


def pile(g: Gotlandia, number: int, seat: int | None) -> dict[str, Any]:
    c = g.components
    top = g.tops[number]
    is_craft = c.pile_kind[number] == CRAFT
    price = c.craft_price if is_craft or seat is None else g.reputed(seat).partner_cost
    return {
        "kind": KINDS[c.pile_kind[number]],
        "top": c.card_ids[top] if top != NOTHING else "",
        "below": g.below[number],
        "price": c.partner_price if seat is None and not is_craft else price,
        "met": seat is not None and top != NOTHING and g.meets(seat, c.cards[top].requires),
        "affordable": seat is not None and g.silver[seat] >= price,
    }


def decoration(g: Gotlandia, number: int) -> dict[str, Any]:
    c = g.components
    return {
        "id": c.decorations[number],
        "cost": c.decoration_cost[number],
        "vp": c.decoration_points[number],
        "owner": seat_or_none(g.decorated[number]),
    }


# --- players ----------------------------------------------------------------------------------------------------------


def player(g: Gotlandia, other: int, seat: int | None) -> dict[str, Any]:
    """A player as everyone sees them; hand and secrets for themselves, an open hand for all."""
    shown = open_to_all(g, other)
    if seat == other or g.known[other] == g.hand[other]:
        shown |= with_hand(g, other)
    if seat == other:
        shown |= own_secrets(g, other)
    return shown


def open_to_all(g: Gotlandia, seat: int) -> dict[str, Any]:
    c = g.components
    return {
        "seat": seat,
        "home": c.settings[g.home[seat]] if g.home[seat] != NOTHING else "",
        "reputation": g.reputed(seat).name,
        "vp": g.building_points[seat] + g.setting_points[seat],
        "points": g.points(seat).data(),
        "silver": g.silver[seat],
        "stock": {name: g.held(seat, kind) for kind, name in enumerate(c.resources)},
        "buried_silver": g.buried_silver[seat],
        "buried": [c.card_ids[card] for card in g.buried[seat]],
        "sunk": g.sunk[seat],
        "workers": g.workers[seat],
        "bench": g.bench[seat],
        "reserve": reserve(g, seat),
        "settlements": bits(g.settled(seat)),
        "settled_settings": g.settings_in(g.settled(seat)),
        "draws": number_of_cards(g, seat),
        "hand_count": len(g.hand[seat]),
        "deck_count": len(g.deck[seat]),
        "discard": [c.card_ids[card] for card in g.discard[seat]],
        "played": played(g, seat),
        "passed": bool(g.passed & BIT[seat]),
        "decorations": [c.decorations[n] for n, owner in enumerate(g.decorated) if owner == seat],
    }


def reserve(g: Gotlandia, seat: int) -> dict[str, int]:
    c = g.components
    return {
        "farmsteads": c.farmsteads - bits(g.farmsteads[seat]),
        "towers": c.towers - bits(g.towers[seat]),
        "churches": c.churches - bits(g.churches[seat]),
        "ships": c.ships - g.fleet(seat),
        "workers": c.workers - g.workers[seat],
    }


def played(g: Gotlandia, seat: int) -> list[dict[str, Any]]:
    """The cards played, and whether the worker lies on the card or stands in Wisby or Roma (GOT-62)."""
    away = list(g.away[seat])
    shown = []
    for card in g.played[seat]:
        elsewhere = card in away
        if elsewhere:
            away.remove(card)
        shown.append({"card": g.components.card_ids[card], "worker": not elsewhere})
    return shown


def with_hand(g: Gotlandia, seat: int) -> dict[str, Any]:
    """A hand, card by card, and what it would mean if nothing more were played."""
    food, needed = food_in_hand(g, seat), food_needed(g, seat)
    return {
        "hand": [in_hand(g, seat, g.components.cards[card]) for card in g.hand[seat]],
        "food": food,
        "needed": needed,
        "short": max(needed - food, 0),
        "bury": bury_symbols(g, seat),
    }


def in_hand(g: Gotlandia, seat: int, card: Card) -> dict[str, Any]:
    """A card in hand: what it gives if kept, and what each action would do if played."""
    number = card.main_actions if g.variants["hanse_church_is_second_step"] else len(card.actions)
    return {
        "card": card.name,
        "food": g.food(seat, card),
        "bury": card.bury,
        "actions": [action(g, seat, card, n) for n in range(number)],
    }


def action(g: Gotlandia, seat: int, card: Card, number: int) -> dict[str, Any]:
    """An action as it is now: its word, whether it is possible, and what producing or taking would bring."""
    effect = card.actions[number].effects[0]
    goods: dict[str, int] = {}
    if isinstance(effect, Produce):
        goods = effect.yields_now(g, seat)
    elif isinstance(effect, Take):
        goods = effect.brings_now(g, seat)
    return {
        "move": g.components.words.play[card.first_word + number].word,
        "possible": effect.always or effect.possible(g, seat),
        "gives": goods,
    }


def own_secrets(g: Gotlandia, seat: int) -> dict[str, Any]:
    c = g.components
    return {
        "deck_cards": [c.card_ids[card] for card in g.deck[seat]],
        "dealt": [c.reputations[card].name for card in g.dealt[seat]],
        "kept": c.reputations[g.kept[seat]].name if g.kept[seat] != NOTHING else "",
    }
