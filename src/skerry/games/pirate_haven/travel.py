"""The Travel phase (PIR-22 to PIR-32): whose turn it is, where to, and home."""

from typing import Final

from skerry.games.pirate_haven.components import BONUS, BONUSES, MOST_SEATS
from skerry.games.pirate_haven.exchange import (
    add_exchanges,
    exchange,
    exchange_effect,
    exchanges_turn_round,
    is_exchange,
    pips_to_add,
    refused_exchange,
)
from skerry.games.pirate_haven.landing import in_vain, land
from skerry.games.pirate_haven.state import HOME, TRAVEL, PirateDecision, PirateHaven, PirateStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked


class BeginTravel(PirateStep):
    """In the last round the left Direction tile is turned to its back before the first turn (PIR-21, PIR-R33)."""

    def run(self, g: PirateHaven) -> None:
        g.phase = TRAVEL
        g.turns = 0
        if g.journal is not None and g.round_number == g.components.rounds:
            g.tell("direction-turned", -1, {}, "PIR-21")
        g.then(NEXT_TURN)


class NextTurn(PirateStep):
    """The player closest to the start takes the next turn, until all are home (PIR-23, PIR-27, PIR-32)."""

    def run(self, g: PirateHaven) -> None:
        seat = g.rearmost()
        if g.at[seat] >= HOME:
            return
        g.active = seat
        g.turns += 1
        g.gave = 0
        g.gained = 0
        g.docked = -1
        g.then(SAIL[seat], self)


class Sail(PirateDecision):
    """PIR-D5: sail forward to any later free spot, or leave the Map; Treasure may be exchanged before (PIR-24)."""

    def moves(self, g: PirateHaven) -> list[Move]:
        seat = self.seat
        words = g.components.words
        moves: list[Move] = []
        sail = words.sail.moves
        content = g.content
        for path in range(max(g.at[seat], 0) + 1, len(content)):
            if content[path]:
                moves.append(sail[path - 1])
        moves.append(words.leave)
        add_exchanges(g, seat, moves)
        return moves

    def choose(self, g: PirateHaven, move: Move) -> None:
        words = g.components.words
        if move.family is words.sail:
            sail(g, self.seat, move.index + 1)
        elif move is words.leave:
            leave(g, self.seat)
        else:
            exchange(g, self.seat, move)
            g.then(self)

    def prompt(self, g: PirateHaven) -> Message:
        return Message("ask.sail", {"income": g.income[self.seat]}, "PIR-24")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        words = g.components.words
        if is_exchange(g, move):
            return exchange_effect(g, self.seat, move)
        if move is words.leave:
            return leaving_effect(g, self.seat)
        found = g.content[move.index + 1]
        values: dict[str, object] = {
            "thing": g.named(found & (BONUS - 1)),
            "bonus": BONUSES[found // BONUS],
            "vain": in_vain(g, self.seat, found),
            "next": next_after(g, self.seat, move.index + 1),
        }
        return Message("does.sail", values, "PIR-23", doubtful=values["vain"] != "")

    def title(self, g: PirateHaven, move: Move) -> Message | None:
        if move.family is not g.components.words.sail:
            return None
        thing = g.named(g.content[move.index + 1] & (BONUS - 1))
        return Message("full.sail", {"path": move.index + 1, "thing": thing}) if thing else None

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        words = g.components.words
        if move.family is words.sail:
            return refused_sail(g, self.seat, move.index + 1)
        if is_exchange(g, move):
            return refused_exchange(g, self.seat, move)
        return not_asked(move, "PIR-24")


def sail(g: PirateHaven, seat: int, path: int) -> None:
    """Land on a spot and use it; nobody can land there again (PIR-26, PIR-28)."""
    found = g.content[path]
    g.content[path] = 0
    g.at[seat] = path
    exchanges_turn_round(g)
    if g.journal is not None:
        values: dict[str, object] = {
            "path": path,
            "thing": g.named(found & (BONUS - 1)),
            "bonus": BONUSES[found // BONUS],
        }
        g.tell("sailed", seat, values, "PIR-24")
    land(g, seat, found)


def leave(g: PirateHaven, seat: int) -> None:
    """Home, on the topmost empty place, which is that of the order of arrival (PIR-29)."""
    place = g.ships_home()
    g.at[seat] = HOME + place
    if g.journal is not None:
        g.tell("left", seat, {"place": place + 1}, "PIR-29")


def next_after(g: PirateHaven, seat: int, at: int) -> int:
    """Who would take the next turn if this seat's Ship were there; -1 if nobody."""
    after = g.at[:]
    after[seat] = at
    closest = after.index(min(after))
    return closest if after[closest] < HOME else -1


def leaving_effect(g: PirateHaven, seat: int) -> Message:
    """The place, the Fame of the last round, and the Income that is lost else: it might still become Treasure."""
    c = g.components
    last = g.round_number == c.rounds
    place = g.ships_home()
    values: dict[str, object] = {
        "place": place + 1,
        "fame": c.direction_fame[place] if last else 0,
        "lost": 0 if last else g.income[seat],
        "pips": 0 if last else pips_to_add(g, seat),
    }
    following = next_after(g, seat, HOME + place)
    if following < 0:
        return Message("does.leave-last", values, "PIR-29")
    return Message("does.leave", values | {"next": following}, "PIR-29")


def refused_sail(g: PirateHaven, seat: int, path: int) -> Message:
    """Why a spot cannot be landed on."""
    values: dict[str, object] = {"path": path}
    if path >= len(g.content):
        return Message("no.path", values | {"last": len(g.content) - 1}, "PIR-20")
    if path <= g.at[seat]:
        return Message("no.backward", values, "PIR-24")
    for other in range(g.seats):
        if g.at[other] == path:
            return Message("no.occupied", values | {"seat": other}, "PIR-26")
    return Message("no.empty", values, "PIR-19")


# Steps that hold no more than a seat are shared by all positions.
SAIL: Final = [Sail(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = NextTurn()
BEGIN_TRAVEL: Final = BeginTravel()
