"""Landing (PIR-33 to PIR-51): a tile is bought, a die or Rum placed, a special action performed."""

from typing import Final

from skerry.games.pirate_haven.abilities import (
    begin_ability,
    dice_of,
    limit_of,
    raise_placed,
    refused_place,
    shown,
)
from skerry.games.pirate_haven.components import (
    ALL_NAVY,
    ALL_TREASURE,
    BONUS,
    BONUSES,
    MOST_SEATS,
    NAVY,
    ONE_INCOME,
    ONE_NAVY,
    ONE_TREASURE,
    PIPS,
    RUM_TOKEN,
    SHIP,
    SORTS,
    TREASURE,
    TWO_INCOME,
    colour_of,
    is_tile,
)
from skerry.games.pirate_haven.exchange import (
    add_exchanges,
    add_gives,
    exchange,
    exchange_effect,
    exchanges_turn_round,
    is_exchange,
    may_give,
    pips_to_give,
    refused_exchange,
)
from skerry.games.pirate_haven.house import EITHER_ORDER, ONE_WAY
from skerry.games.pirate_haven.state import PirateDecision, PirateHaven, PirateStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked


def land(g: PirateHaven, seat: int, found: int) -> None:
    """Resolve what was found on a spot: the bonus first, then the rest (PIR-49), or as the player likes (PIR-R11)."""
    g.landed = found & (BONUS - 1)
    g.bonus = found // BONUS
    if g.bonus == 0:
        settle(g, seat)
    elif g.house & EITHER_ORDER and is_tile(g.landed) and can_buy(g, seat):
        g.then(TILE[seat], LATE_BONUS[seat])
    else:
        g.then(SETTLE_WITH_PIP[seat] if brings_pip(g, seat) else SETTLE[seat])
        take_bonus(g, seat)


def gain_income(g: PirateHaven, seat: int, amount: int, rule: str) -> None:
    gain = g.gain_income(seat, amount)
    if g.journal is not None:
        g.tell("income-gained", seat, {"gain": gain, "income": g.income[seat]}, rule)


def settle(g: PirateHaven, seat: int) -> None:
    """What lies on the spot, if anything does (PIR-28, PIR-R35)."""
    thing = g.landed
    if is_tile(thing):
        offer_tile(g, TILE[seat])
    elif thing >= ALL_TREASURE:
        special(g, seat, thing)
    elif thing:
        is_rum = thing == RUM_TOKEN
        if not has_place(g, seat, thing):
            discard_landed(g, seat, "PIR-R26" if is_rum else "PIR-39")
        else:
            g.then(PLACE_RUM[seat] if is_rum else PLACE_DIE[seat])


class Settle(PirateStep):
    """After the bonus, what lies beside it (PIR-49)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: PirateHaven) -> None:
        settle(g, self.seat)


class SettleWithPip(PirateStep):
    """After a bonus for Treasure, the tile beside it: the new pip may be given before it is bought (PIR-R12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: PirateHaven) -> None:
        if is_tile(g.landed):
            offer_tile(g, TILE_WITH_PIP[self.seat])


def discard_landed(g: PirateHaven, seat: int, rule: str) -> None:
    """What was landed on goes to the box (PIR-33, PIR-39, PIR-81)."""
    if g.journal is not None:
        g.tell("discarded", seat, {"thing": g.named(g.landed)}, rule)
    g.to_box(g.landed)
    g.landed = 0


def in_vain(g: PirateHaven, seat: int, found: int) -> str:
    """Why landing there would bring nothing now: no `room`, too little `income`, no `dice` to raise; "" if it would."""
    c = g.components
    thing = found & (BONUS - 1)
    if found >= BONUS:
        return ""
    if is_tile(thing):
        tile = thing - 1
        if not g.has_empty_spot(seat, c.kind[tile]):
            return "room"
        return "" if c.value[tile] <= g.income[seat] + c.gain_income * pips_to_give(g, seat) else "income"
    if thing == ALL_TREASURE or thing == ALL_NAVY:
        return "" if improvable(g, seat, NAVY if thing == ALL_NAVY else TREASURE) else "dice"
    if thing == TWO_INCOME:
        return "" if g.income[seat] < c.income_cap else "income-cap"
    return "" if has_place(g, seat, thing) else "room"


# --- special actions --------------------------------------------------------------------------------------------------


def special(g: PirateHaven, seat: int, action: int) -> None:
    """A whole-spot special action is performed at once, as far as it can have an effect (PIR-47, PIR-48, PIR-50)."""
    c = g.components
    g.landed = 0
    if action == ALL_TREASURE:
        for die in dice_of(g, seat, TREASURE):
            raise_placed(g, seat, die, c.all_treasure, "PIR-48")
    elif action == ALL_NAVY:
        for die in dice_of(g, seat, NAVY):
            raise_placed(g, seat, die, c.all_navy, "PIR-48")
    else:
        gain_income(g, seat, c.two_income, "PIR-50")


def improvable(g: PirateHaven, seat: int, colour: int) -> list[int]:
    """The dice of a colour that are below their limit (PIR-49)."""
    return [die for die in dice_of(g, seat, colour) if shown(g, seat, die) < limit_of(g, seat, die)]


def take_bonus(g: PirateHaven, seat: int) -> None:
    """A bonus before the tile (PIR-49): Income at once, a pip for a die if one is below its limit."""
    bonus = g.bonus
    g.bonus = 0
    if bonus == ONE_INCOME:
        bonus_income(g, seat)
    else:
        colour = colour_raised(bonus)
        if improvable(g, seat, colour):
            g.then(RAISE[colour][seat])


def brings_pip(g: PirateHaven, seat: int) -> bool:
    """Will the bonus bring a pip of Treasure that may be given before the tile is bought?"""
    return g.bonus == ONE_TREASURE and not g.house & ONE_WAY and len(improvable(g, seat, TREASURE)) > 0


def bonus_income(g: PirateHaven, seat: int) -> None:
    gain_income(g, seat, g.components.bonus_amount[ONE_INCOME], "PIR-49")
    exchanges_turn_round(g)


def colour_raised(bonus: int) -> int:
    """The colour of the dice that a bonus is for."""
    return TREASURE if bonus == ONE_TREASURE else NAVY


class LateBonus(PirateStep):
    """After the tile, the bonus beside it, if the player did not take it before (PIR-R11)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: PirateHaven) -> None:
        bonus = g.bonus
        g.bonus = 0
        exchanges_turn_round(g)
        if bonus == ONE_INCOME:
            bonus_income(g, self.seat)
        elif bonus:
            colour = colour_raised(bonus)
            if improvable(g, self.seat, colour) or (colour == TREASURE and could_make_room(g, self.seat)):
                g.then(RAISE_LATE[colour][self.seat])


def could_make_room(g: PirateHaven, seat: int) -> bool:
    """Could a yellow die give a pip, so that it is below its limit?"""
    return any(may_give(g, seat, slot) for slot in g.placed[g.group(seat, TREASURE)])


class RaiseOne(PirateDecision):
    """PIR-D6, PIR-D7: which yellow or red die gains the pip of a bonus; it must be one (PIR-49)."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def moves(self, g: PirateHaven) -> list[Move]:
        words = g.components.words.raise_die.moves
        return [words[die] for die in improvable(g, self.seat, self.colour)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        raise_placed(g, self.seat, move.index, self.amount(g), "PIR-49")
        exchanges_turn_round(g)

    def amount(self, g: PirateHaven) -> int:
        return g.components.bonus_amount[ONE_TREASURE if self.colour == TREASURE else ONE_NAVY]

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.raise", {"colour": SORTS[self.colour], "pips": self.amount(g)}, "PIR-49")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        most = limit_of(g, self.seat, move.index)
        pips = min(shown(g, self.seat, move.index) + self.amount(g), most)
        return Message("does.raise", {"pips": pips}, "PIR-49")

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        if move.family is not g.components.words.raise_die:
            return not_asked(move, "PIR-49")
        values: dict[str, object] = {"die": g.die_named(move.index), "colour": SORTS[self.colour]}
        if move.index in dice_of(g, self.seat, self.colour):
            return Message("no.limit", values, "PIR-49")
        return Message("no.colour", values, "PIR-49")


class RaiseLate(RaiseOne):
    """The same after the tile (PIR-R11): Treasure may be exchanged before, which can make the room that is missing."""

    def moves(self, g: PirateHaven) -> list[Move]:
        words = g.components.words
        moves = [words.raise_die.moves[die] for die in improvable(g, self.seat, self.colour)]
        if not moves:
            moves.append(words.decline)
        if self.colour == TREASURE:
            add_exchanges(g, self.seat, moves)
        return moves

    def choose(self, g: PirateHaven, move: Move) -> None:
        if is_exchange(g, move):
            exchange(g, self.seat, move)
            g.then(self)
        elif move is not g.components.words.decline:
            raise_placed(g, self.seat, move.index, self.amount(g), "PIR-49")
        elif g.journal is not None:
            g.tell("bonus-declined", self.seat, {}, "PIR-R11")

    def prompt(self, g: PirateHaven) -> Message:
        if improvable(g, self.seat, self.colour):
            return Message("ask.raise-late", {"colour": SORTS[self.colour], "pips": self.amount(g)}, "PIR-R11")
        return Message("ask.make-room", {"pips": self.amount(g)}, "PIR-R11")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        if is_exchange(g, move):
            return exchange_effect(g, self.seat, move)
        return None if move is g.components.words.decline else super().effect(g, move)

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        words = g.components.words
        if is_exchange(g, move) and self.colour == TREASURE:
            return refused_exchange(g, self.seat, move)
        if move is words.decline:
            return Message("no.bonus-stays", {}, "PIR-49")
        return super().refusal(g, move)


# --- tiles ------------------------------------------------------------------------------------------------------------


def offer_tile(g: PirateHaven, asked: "Tile") -> None:
    """Asked only if the tile can be bought; else it is discarded (PIR-D8)."""
    if can_buy(g, asked.seat):
        g.then(asked)
    else:
        discard_landed(g, asked.seat, "PIR-33")


def can_buy(g: PirateHaven, seat: int) -> bool:
    """Has the tile a place, and can it be paid, by giving Treasure if need be?"""
    c = g.components
    tile = g.landed - 1
    payable = c.value[tile] <= g.income[seat] + c.gain_income * pips_to_give(g, seat)
    return payable and g.has_empty_spot(seat, c.kind[tile])


class Tile(PirateDecision):
    """PIR-D8: buy the tile for a spot of one's choice, or discard it; if it is too dear, Treasure can be given.

    So it can once a bonus has brought a pip, whatever the tile costs. If the bonus is still open, it can be taken.
    """

    def __init__(self, seat: int, with_pip: bool) -> None:
        super().__init__(seat)
        self.with_pip = with_pip

    def moves(self, g: PirateHaven) -> list[Move]:
        c = g.components
        moves: list[Move] = []
        if affordable(g, self.seat):
            for spot in g.empty_spots(self.seat, c.kind[g.landed - 1]):
                moves.append(c.words.buy.moves[spot])
        if self.may_give(g):
            add_gives(g, self.seat, moves)
        if g.bonus:
            moves.append(c.words.bonus)
        moves.append(c.words.discard)
        return moves

    def may_give(self, g: PirateHaven) -> bool:
        return self.with_pip or not affordable(g, self.seat)

    def choose(self, g: PirateHaven, move: Move) -> None:
        words = g.components.words
        if move.family is words.buy:
            buy(g, self.seat, move.index)
        elif move is words.discard:
            discard_landed(g, self.seat, "PIR-33")
        elif move is words.bonus:
            g.then(TILE_WITH_PIP[self.seat] if brings_pip(g, self.seat) else self)
            take_bonus(g, self.seat)
        else:
            exchange(g, self.seat, move)
            g.then(self)

    def prompt(self, g: PirateHaven) -> Message:
        c = g.components
        tile = g.landed - 1
        values: dict[str, object] = {"tile": c.tiles[tile], "cost": c.value[tile], "income": g.income[self.seat]}
        if g.bonus:
            key = "ask.buy-or-bonus" if affordable(g, self.seat) else "ask.give-or-bonus"
            return Message(key, values, "PIR-R11")
        if affordable(g, self.seat):
            return Message("ask.buy", values, "PIR-33")
        return Message("ask.give", values, "PIR-55")

    def title(self, g: PirateHaven, move: Move) -> Message | None:
        c = g.components
        tile = c.tiles[g.landed - 1]
        if move is c.words.discard:
            return Message("full.discard-tile", {"tile": tile})
        return Message("full.buy", {"tile": tile, "spot": c.spots[move.index]}) if move.family is c.words.buy else None

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        c = g.components
        if is_exchange(g, move):
            return exchange_effect(g, self.seat, move)
        if move is c.words.discard:
            return None
        if move is c.words.bonus:
            values: dict[str, object] = {"bonus": BONUSES[g.bonus]}
            if bonus_works(g, self.seat):
                return Message("does.bonus", values, "PIR-R11")
            return Message("does.no-bonus", values, "PIR-R11", doubtful=True)
        tile = g.landed - 1
        before, after = g.capacity[self.seat], g.capacity_with(self.seat, move.index, tile)
        values = {
            "cost": c.value[tile],
            "income": g.income[self.seat] - c.value[tile],
            "capacity": after[move.index],
            "raises": len([near for near in c.neighbours[move.index] if after[near] > before[near]]),
        }
        return Message("does.buy-ship" if c.kind[tile] == SHIP else "does.buy", values, "PIR-35")

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        c = g.components
        tile = g.landed - 1
        if move.family is c.words.buy:
            values: dict[str, object] = {"spot": c.spots[move.index], "tile": c.tiles[tile]}
            if move.index not in c.terrain[c.kind[tile]]:
                return Message("no.terrain", values, "PIR-36")
            if g.island[self.seat][move.index]:
                return Message("no.spot-taken", values, "PIR-36")
            return Message("no.income", {"cost": c.value[tile], "income": g.income[self.seat]}, "PIR-35")
        if is_exchange(g, move):
            if move.family is c.words.give and self.may_give(g):
                return refused_exchange(g, self.seat, move)
            return Message("no.exchange-now", {}, "PIR-55")
        return not_asked(move, "PIR-33")


def affordable(g: PirateHaven, seat: int) -> bool:
    """Is there enough Income for the tile, without giving Treasure?"""
    return g.income[seat] >= g.components.value[g.landed - 1]


def bonus_works(g: PirateHaven, seat: int) -> bool:
    """Would the bonus bring anything now?"""
    if g.bonus == ONE_INCOME:
        return g.income[seat] < g.components.income_cap
    return len(improvable(g, seat, colour_raised(g.bonus))) > 0


def buy(g: PirateHaven, seat: int, spot: int) -> None:
    """Pay, place, and use what works at once (PIR-35, PIR-38)."""
    c = g.components
    tile = g.landed - 1
    g.landed = 0
    g.income[seat] -= c.value[tile]
    g.place_tile(seat, spot, tile)
    exchanges_turn_round(g)
    if g.journal is not None:
        values: dict[str, object] = {"tile": c.tiles[tile], "spot": c.spots[spot], "cost": c.value[tile]}
        g.tell("bought", seat, values, "PIR-35")
    if c.kind[tile] == SHIP:
        g.docked = spot
        begin_ability(g, seat)


# --- dice and Rum -----------------------------------------------------------------------------------------------------


def places_for(g: PirateHaven, seat: int, thing: int) -> list[int]:
    """Where a die or a Rum token can go: tiles with an available die spot, for a Navy die empty sea spots."""
    return g.empty_spots(seat, SHIP) if colour_of(thing) == NAVY else g.spots_with_room(seat)


def has_place(g: PirateHaven, seat: int, thing: int) -> bool:
    return g.has_empty_spot(seat, SHIP) if colour_of(thing) == NAVY else g.has_room(seat)


class PlaceDie(PirateDecision):
    """PIR-D13: place the die on a tile or, a Navy die, at sea; or discard it (PIR-39 to PIR-42)."""

    def moves(self, g: PirateHaven) -> list[Move]:
        words = g.components.words
        moves = [words.place.moves[spot] for spot in places_for(g, self.seat, g.landed)]
        moves.append(words.discard)
        return moves

    def choose(self, g: PirateHaven, move: Move) -> None:
        if move is g.components.words.discard:
            discard_landed(g, self.seat, "PIR-39")
            return
        die, spot = g.landed, move.index
        g.landed = 0
        pips = die & PIPS
        if colour_of(die) == NAVY:
            g.place_navy(self.seat, spot, pips)
        else:
            pips = g.place_die(self.seat, spot, colour_of(die), pips)
        if g.journal is not None:
            values: dict[str, object] = {
                "thing": g.named(die),
                "spot": g.components.spots[spot],
                "pips": pips,
                "lost": (die & PIPS) - pips,
            }
            g.tell("placed-die", self.seat, values, "PIR-42" if colour_of(die) == NAVY else "PIR-41")

    def prompt(self, g: PirateHaven) -> Message:
        key = "ask.place-navy" if colour_of(g.landed) == NAVY else "ask.place-die"
        return Message(key, {"thing": g.named(g.landed)}, "PIR-39")

    def title(self, g: PirateHaven, move: Move) -> Message | None:
        c = g.components
        values: dict[str, object] = {"thing": g.named(g.landed)}
        if move is c.words.discard:
            return Message("full.discard-die", values)
        return Message("full.place", values | {"spot": c.spots[move.index]})

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        if move is g.components.words.discard:
            return None
        pips = g.landed & PIPS
        if colour_of(g.landed) == NAVY:
            total = g.navy_sum(self.seat) + pips
            uncovered = max(total - g.strength(self.seat), 0)
            values: dict[str, object] = {"navy": total, "strength": g.strength(self.seat), "uncovered": uncovered}
            return Message("does.place-navy", values, "PIR-42", doubtful=uncovered > 0)
        limit = g.limit(self.seat, move.index)
        values = {"pips": min(pips, limit), "lost": max(pips - limit, 0)}
        return Message("does.place", values, "PIR-41", doubtful=pips > limit)

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        if move.family is g.components.words.place:
            return refused_place(g, self.seat, move.index, g.landed)
        if is_exchange(g, move):
            return Message("no.exchange-now", {}, "PIR-55")
        return not_asked(move, "PIR-39")


class PlaceRum(PirateDecision):
    """PIR-D14: the Rum token goes on an available die spot; it must if there is one (PIR-51)."""

    def moves(self, g: PirateHaven) -> list[Move]:
        place = g.components.words.place.moves
        return [place[spot] for spot in places_for(g, self.seat, g.landed)]

    def choose(self, g: PirateHaven, move: Move) -> None:
        g.landed = 0
        g.place_rum(self.seat, move.index)
        if g.journal is not None:
            g.tell("placed-rum", self.seat, {"spot": g.components.spots[move.index]}, "PIR-51")

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.place-rum", {}, "PIR-51")

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        words = g.components.words
        if move.family is words.place:
            return refused_place(g, self.seat, move.index, g.landed)
        if move is words.discard:
            return Message("no.rum-stays", {}, "PIR-51")
        return not_asked(move, "PIR-51")


# Steps that hold no more than a seat and a colour are shared by all positions.
SETTLE: Final = [Settle(seat) for seat in range(MOST_SEATS)]
SETTLE_WITH_PIP: Final = [SettleWithPip(seat) for seat in range(MOST_SEATS)]
RAISE: Final = [[RaiseOne(seat, colour) for seat in range(MOST_SEATS)] for colour in range(NAVY + 1)]
RAISE_LATE: Final = [[RaiseLate(seat, colour) for seat in range(MOST_SEATS)] for colour in range(NAVY + 1)]
LATE_BONUS: Final = [LateBonus(seat) for seat in range(MOST_SEATS)]
TILE: Final = [Tile(seat, with_pip=False) for seat in range(MOST_SEATS)]
TILE_WITH_PIP: Final = [Tile(seat, with_pip=True) for seat in range(MOST_SEATS)]
PLACE_DIE: Final = [PlaceDie(seat) for seat in range(MOST_SEATS)]
PLACE_RUM: Final = [PlaceRum(seat) for seat in range(MOST_SEATS)]
