"""Exchanging Treasure and Income (PIR-52 to PIR-55): wherever it is offered, it is offered from here."""

from skerry.games.pirate_haven.components import TREASURE
from skerry.games.pirate_haven.house import ONE_WAY
from skerry.games.pirate_haven.moves import SLOTS
from skerry.games.pirate_haven.state import BIT, PirateHaven
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move


def exchanges_turn_round(g: PirateHaven) -> None:
    """Something other than an exchange happened: every die may give or gain again (PIR-54)."""
    if not g.house & ONE_WAY:
        g.gave = 0
        g.gained = 0


def add_exchanges(g: PirateHaven, seat: int, moves: list[Move]) -> None:
    """Add all exchanges that are possible: giving first, then adding."""
    if g.placed[g.group(seat, TREASURE)]:
        add_gives(g, seat, moves)
        add_adds(g, seat, moves)


def add_gives(g: PirateHaven, seat: int, moves: list[Move]) -> None:
    """Add `give` for each yellow die that may give a pip."""
    for slot in g.placed[g.group(seat, TREASURE)]:
        if may_give(g, seat, slot):
            moves.append(g.components.words.give.moves[slot])


def may_give(g: PirateHaven, seat: int, slot: int) -> bool:
    """Can this yellow die lose a pip for Income (PIR-52, PIR-R4), and did it not just gain one (PIR-54)?"""
    return g.pips(seat, slot) > 1 and g.income[seat] < g.components.income_cap and not g.gained & BIT[slot]


def could_give(g: PirateHaven, seat: int, slot: int) -> bool:
    """Can this yellow die, which is at its limit, lose a pip: at once, or after Income was spent on another?"""
    if may_give(g, seat, slot):
        return True
    blocked = g.pips(seat, slot) == 1 or g.gained & BIT[slot] != 0 or g.house & ONE_WAY != 0
    return not blocked and pips_to_add(g, seat) > 0


def add_adds(g: PirateHaven, seat: int, moves: list[Move]) -> None:
    """Add `add` for each yellow die below its limit (PIR-53), unless it just gave a pip (PIR-54)."""
    c = g.components
    if g.income[seat] < c.spend_income:
        return
    for slot in g.placed[g.group(seat, TREASURE)]:
        if g.pips(seat, slot) < g.limit(seat, slot // SLOTS) and not g.gave & BIT[slot]:
            moves.append(c.words.add.moves[slot])


def exchange(g: PirateHaven, seat: int, move: Move) -> None:
    """Carry out `give` or `add`."""
    c = g.components
    slot = move.index
    if move.family is c.words.give:
        g.set_die(seat, slot, g.dice[seat][slot] - 1)
        g.gave |= BIT[slot]
        gain = g.gain_income(seat, c.gain_income)
        if gain < c.gain_income <= c.spend_income:
            exchanges_turn_round(g)  # with less than before; so this, too, comes to an end
        if g.journal is not None:
            values: dict[str, object] = {"die": g.die_named(slot), "pips": g.pips(seat, slot), "income": gain}
            g.tell("gave", seat, values, "PIR-52")
    else:
        g.set_die(seat, slot, g.dice[seat][slot] + 1)
        g.gained |= BIT[slot]
        g.income[seat] -= c.spend_income
        if g.journal is not None:
            values = {"die": g.die_named(slot), "pips": g.pips(seat, slot), "income": c.spend_income}
            g.tell("added", seat, values, "PIR-53")


def is_exchange(g: PirateHaven, move: Move) -> bool:
    return move.family is g.components.words.give or move.family is g.components.words.add


def pips_to_give(g: PirateHaven, seat: int) -> int:
    """How many pips could still be given (PIR-D8)."""
    pips = 0
    for slot in g.placed[g.group(seat, TREASURE)]:
        if not g.gained & BIT[slot]:
            pips += g.pips(seat, slot) - 1
    return pips


def pips_to_add(g: PirateHaven, seat: int) -> int:
    """How many pips could still be bought with the Income at hand."""
    room = 0
    for slot in g.placed[g.group(seat, TREASURE)]:
        if not g.gave & BIT[slot]:
            room += g.limit(seat, slot // SLOTS) - g.pips(seat, slot)
    return min(room, g.income[seat] // g.components.spend_income)


def exchange_effect(g: PirateHaven, seat: int, move: Move) -> Message:
    """What an exchange does to the die and to Income."""
    c = g.components
    pips, income = g.pips(seat, move.index), g.income[seat]
    if move.family is c.words.give:
        after = min(income + c.gain_income, c.income_cap)
        values: dict[str, object] = {"pips": pips - 1, "income": after, "lost": income + c.gain_income - after}
        return Message("does.give", values, "PIR-52")
    return Message("does.add", {"pips": pips + 1, "income": income - c.spend_income}, "PIR-53")


def refused_exchange(g: PirateHaven, seat: int, move: Move) -> Message:
    """Why an exchange that this decision offers is not possible with this die."""
    c = g.components
    slot = move.index
    values: dict[str, object] = {"die": g.die_named(slot)}
    giving = move.family is c.words.give
    if slot not in g.placed[g.group(seat, TREASURE)]:
        return Message("no.treasure-there", values, "PIR-52" if giving else "PIR-53")
    if giving:
        if g.gained & BIT[slot]:
            return Message("no.gained-in-turn" if g.house & ONE_WAY else "no.gained", values, "PIR-54")
        if g.pips(seat, slot) == 1:
            return Message("no.last-pip", values, "PIR-R9")
        return Message("no.income-full", {"income": c.income_cap}, "PIR-R4")
    if g.gave & BIT[slot]:
        return Message("no.gave-in-turn" if g.house & ONE_WAY else "no.gave", values, "PIR-54")
    if g.pips(seat, slot) >= g.limit(seat, slot // SLOTS):
        return Message("no.limit", values, "PIR-53")
    return Message("no.income", {"cost": c.spend_income, "income": g.income[seat]}, "PIR-53")
