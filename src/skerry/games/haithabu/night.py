"""The night side (HAI-51 to HAI-60): the event dice and the six events."""

from typing import Final

from skerry.games.haithabu.components import (
    ASSASSINATION,
    BUY_DRINKS,
    CHARACTER_NAMES,
    EVENTS,
    KINDS,
    MOST_SEATS,
    SEER,
    SHIP,
    STORM,
    TIME_OF_UNREST,
    VIKING_GAMES,
    WAGON,
)
from skerry.games.haithabu.moves import PIPS, PLACES, SORTS
from skerry.games.haithabu.state import (
    POST,
    WAREHOUSE,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked

# --- dice ------------------------------------------------------------------------------------------------------------


class Night(HaithabuStep):
    """A placement on the night side brings an event before the action (HAI-51); the Seer rolls two dice (HAI-90)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        if g.owner[SEER] == self.seat:
            g.then(TWO_DICE[self.seat])
        elif g.silver[self.seat] >= g.components.second_die:
            g.then(SECOND_DIE[self.seat])
        else:
            g.then(ONE_DIE[self.seat])


class SecondDie(HaithabuDecision):
    """HAI-D3: one die, or two for silver in hand (HAI-52)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        return [words.one_die, words.two_dice]

    def choose(self, g: Haithabu, move: Move) -> None:
        if move is g.components.words.one_die:
            g.then(ONE_DIE[self.seat])
            return
        cost = g.components.second_die
        g.spend(self.seat, cost)
        if g.journal is not None:
            g.tell("second-die", self.seat, {"cost": cost}, "HAI-52")
        g.then(TWO_DICE[self.seat])

    def prompt(self, g: Haithabu) -> Message:
        cost, silver = g.components.second_die, g.silver[self.seat]
        return Message("ask.second-die", {"cost": cost, "silver": silver}, "HAI-52")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        return not_asked(move, "HAI-51")


class EventRoll(HaithabuChance):
    """HAI-C5: one die after the other; of two different results the player picks one (HAI-53)."""

    def __init__(self, player: int, dice: int) -> None:
        super().__init__()
        self.player = player
        self.dice = dice

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(PIPS)]

    def choose(self, g: Haithabu, move: Move) -> None:
        g.dice += (move.index + 1,)
        if g.journal is not None:
            g.tell("rolled", self.player, {"pips": move.index + 1}, "HAI-51")
        if len(g.dice) < self.dice:
            g.then(self)
        elif g.dice[0] != move.index + 1:
            g.then(PICK[self.player])
        else:
            begin_event(g, self.player, move.index)


class PickResult(HaithabuDecision):
    """HAI-D4: which of two results is carried out."""

    def moves(self, g: Haithabu) -> list[Move]:
        pick = g.components.words.pick.moves
        return [pick[g.dice[0] - 1], pick[g.dice[1] - 1]]

    def choose(self, g: Haithabu, move: Move) -> None:
        begin_event(g, self.seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.pick", {}, "HAI-53")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        return Message("does.event", {"event": EVENTS[g.components.event_of[move.index]]}, "HAI-53")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        return not_asked(move, "HAI-53")


# --- events ----------------------------------------------------------------------------------------------------------


def begin_event(g: Haithabu, seat: int, pips: int) -> None:
    """Carried out at once, as far as possible (HAI-53, HAI-54)."""
    event = g.components.event_of[pips]
    g.event = event
    g.night = seat * len(EVENTS) + event
    if g.journal is not None:
        g.tell("event", seat, {"event": EVENTS[event]}, "HAI-53")
    g.then(EVENT_OVER)
    if event == VIKING_GAMES:
        for place in range(g.seats - 1, 0, -1):
            g.then(GIFT[(seat + place) % g.seats])
    elif event == ASSASSINATION:
        assassination(g, seat)
    elif event == BUY_DRINKS:
        buy_drinks(g, seat)
    elif event == STORM:
        storm(g, seat)
    elif event == TIME_OF_UNREST:
        for place in range(g.seats - 1, 0, -1):
            g.then(UNREST[(seat + place) % g.seats])


class EventOver(HaithabuStep):
    """Then comes the action, in the situation after the event (HAI-54)."""

    def run(self, g: Haithabu) -> None:
        g.event = -1
        g.dice = ()


def stored_goods(g: Haithabu, seat: int, moves: list[Move]) -> list[Move]:
    """Of a family of places and kinds, those of goods that the seat has in warehouse or trading post."""
    found: list[Move] = []
    for kind in range(KINDS):
        if g.warehouse[seat * KINDS + kind]:
            found.append(moves[kind])
    for kind in range(KINDS):
        if g.post[seat * KINDS + kind]:
            found.append(moves[KINDS + kind])
    return found


def refused_good(g: Haithabu, move: Move, rule: str) -> Message:
    """Why a good cannot be given or returned: there is none."""
    place, kind = PLACES[move.index // KINDS], g.components.kinds[move.index % KINDS]
    return Message("no.good-there", {"place": place, "kind": kind}, rule)


class Gift(HaithabuDecision):
    """HAI-D7, Viking Games: a good, silver or a point for the active player, as the giver likes (HAI-55, HAI-R21).

    Asked also of those who can only give a point: otherwise the question would tell who has silver (HAI-R50).
    """

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = stored_goods(g, self.seat, words.give.moves)
        if g.silver[self.seat] >= g.components.gift_silver:
            moves.append(words.give_silver)
        moves.append(words.give_point)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        if move is words.give_silver:
            give_silver(g, self.seat)
        elif move is words.give_point:
            give_point(g, self.seat)
        else:
            give_good(g, self.seat, move.index // KINDS, move.index % KINDS)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.gift", {"seat": g.active, "silver": g.components.gift_silver}, "HAI-55")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move is words.give_silver:
            cost, silver = g.components.gift_silver, g.silver[self.seat]
            return Message("no.silver-in-hand", {"cost": cost, "silver": silver}, "HAI-R21")
        if move.family is words.give:
            return refused_good(g, move, "HAI-R21")
        return not_asked(move, "HAI-55")


def give_good(g: Haithabu, seat: int, place: int, kind: int) -> None:
    """It goes to the receiver's warehouse (HAI-R21)."""
    store = g.warehouse if place == WAREHOUSE else g.post
    store[seat * KINDS + kind] -= 1
    g.warehouse[g.active * KINDS + kind] += 1
    if g.journal is not None:
        values: dict[str, object] = {"kind": g.components.kinds[kind], "place": PLACES[place], "to": g.active}
        g.tell("gave-good", seat, values, "HAI-55")


def give_silver(g: Haithabu, seat: int) -> None:
    silver = g.components.gift_silver
    g.silver[seat] -= silver
    g.silver[g.active] += silver
    if g.journal is not None:
        g.tell("gave-silver", seat, {"silver": silver, "to": g.active}, "HAI-55")


def give_point(g: Haithabu, seat: int) -> None:
    """Always possible, even from 0 (HAI-R21)."""
    g.points[seat] -= 1
    g.points[g.active] += 1
    if g.journal is not None:
        g.tell("gave-point", seat, {"points": 1, "to": g.active}, "HAI-55")


def assassination(g: Haithabu, seat: int) -> None:
    """One of the own characters returns, by choice if there are several (HAI-56)."""
    own = g.owner.count(seat)
    if own == 0:
        g.lose_points(seat, ASSASSINATION, "HAI-56")
    elif own == 1:
        dismiss(g, seat, g.owner.index(seat))
    else:
        g.then(ASSASSINATION_OF[seat])


class Assassinate(HaithabuDecision):
    """HAI-D5: which character is lost; a safe marker does not protect it (HAI-56, HAI-R19)."""

    def moves(self, g: Haithabu) -> list[Move]:
        dismissed = g.components.words.dismiss.moves
        return [dismissed[character] for character, owner in enumerate(g.owner) if owner == self.seat]

    def choose(self, g: Haithabu, move: Move) -> None:
        dismiss(g, self.seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.dismiss", {}, "HAI-56")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is g.components.words.dismiss:
            return Message("no.character", {"character": CHARACTER_NAMES[move.index]}, "HAI-56")
        return not_asked(move, "HAI-56")


def dismiss(g: Haithabu, seat: int, character: int) -> None:
    g.free_character(character)
    if g.journal is not None:
        g.tell("dismissed", seat, {"character": CHARACTER_NAMES[character]}, "HAI-56")


def buy_drinks(g: Haithabu, seat: int) -> None:
    """The mead price for each player; no loan, no Trader, no choice (HAI-58, HAI-R24)."""
    cost = g.price(0, 0) * g.seats
    if g.silver[seat] < cost:
        g.lose_points(seat, BUY_DRINKS, "HAI-58")
        return
    g.spend(seat, cost)
    if g.journal is not None:
        g.tell("drinks", seat, {"cost": cost}, "HAI-58")


def storm(g: Haithabu, seat: int) -> None:
    """One of the own vehicles leaves the game, by choice if there are two (HAI-59, HAI-R20)."""
    wagon, ship = g.vehicle[seat * 2 + WAGON] >= 0, g.vehicle[seat * 2 + SHIP] >= 0
    if wagon and ship:
        g.then(STORM_OF[seat])
    elif wagon or ship:
        give_up(g, seat, WAGON if wagon else SHIP)
    else:
        g.lose_points(seat, STORM, "HAI-59")


class GiveUp(HaithabuDecision):
    """HAI-D6: wagon or ship."""

    def moves(self, g: Haithabu) -> list[Move]:
        return g.components.words.give_up.moves[:]

    def choose(self, g: Haithabu, move: Move) -> None:
        give_up(g, self.seat, move.index)

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.give-up", {}, "HAI-59")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        vehicle = g.vehicle[self.seat * len(SORTS) + move.index]
        return Message("does.give-up", {"vehicle": g.components.vehicles[vehicle]}, "HAI-59")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        return not_asked(move, "HAI-59")


def give_up(g: Haithabu, seat: int, sort: int) -> None:
    vehicle = g.discard_vehicle(seat, sort)
    if g.journal is not None:
        g.tell("gave-up", seat, {"vehicle": g.components.vehicles[vehicle]}, "HAI-59")


class Unrest(HaithabuStep):
    """Each other player returns a good or loses points (HAI-60)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        if g.stored(WAREHOUSE, self.seat) + g.stored(POST, self.seat):
            g.then(RETURN_GOOD[self.seat])
        else:
            g.lose_points(self.seat, TIME_OF_UNREST, "HAI-60")


class ReturnGood(HaithabuDecision):
    """HAI-D8, Time of Unrest: which good goes back to the supply (HAI-60, HAI-R22)."""

    def moves(self, g: Haithabu) -> list[Move]:
        return stored_goods(g, self.seat, g.components.words.give_back.moves)

    def choose(self, g: Haithabu, move: Move) -> None:
        give_back(g, self.seat, move, "HAI-60")

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.unrest", {}, "HAI-60")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is g.components.words.give_back:
            return refused_good(g, move, "HAI-R22")
        return not_asked(move, "HAI-60")


def give_back(g: Haithabu, seat: int, move: Move, rule: str) -> None:
    """A good named by its place and kind returns to the supply."""
    place, kind = move.index // KINDS, move.index % KINDS
    g.give_back(place, seat, kind)
    if g.journal is not None:
        g.tell("returned", seat, {"kind": g.components.kinds[kind], "place": PLACES[place]}, rule)


# Steps that hold no more than a seat are shared by all positions.
NIGHT: Final = [Night(seat) for seat in range(MOST_SEATS)]
SECOND_DIE: Final = [SecondDie(seat) for seat in range(MOST_SEATS)]
ONE_DIE: Final = [EventRoll(seat, 1) for seat in range(MOST_SEATS)]
TWO_DICE: Final = [EventRoll(seat, 2) for seat in range(MOST_SEATS)]
PICK: Final = [PickResult(seat) for seat in range(MOST_SEATS)]
EVENT_OVER: Final = EventOver()
GIFT: Final = [Gift(seat) for seat in range(MOST_SEATS)]
ASSASSINATION_OF: Final = [Assassinate(seat) for seat in range(MOST_SEATS)]
STORM_OF: Final = [GiveUp(seat) for seat in range(MOST_SEATS)]
UNREST: Final = [Unrest(seat) for seat in range(MOST_SEATS)]
RETURN_GOOD: Final = [ReturnGood(seat) for seat in range(MOST_SEATS)]
