"""Phases and player turns (HAI-19 to HAI-33, HAI-46, HAI-49, HAI-97): workers are placed and act."""

from typing import Final

from skerry.games.haithabu.change import TURN_CHANGE
from skerry.games.haithabu.characters import begin_characters
from skerry.games.haithabu.components import (
    BUY_CHEAP,
    CHARACTERS,
    DELIVER,
    IMPOSTER,
    KINDS,
    LANDLORD,
    LETTERS,
    MOST_SEATS,
    ORDER_AND_GOOD,
    ORDER_AND_SALE,
    SELL_DEAR,
    TRANSPORT,
    VEHICLES,
)
from skerry.games.haithabu.house import FOR_EACH_OWNER
from skerry.games.haithabu.market import (
    begin_market,
    can_sell_any,
    go_on_buying,
    go_on_selling,
    most_to_buy,
    most_to_sell,
)
from skerry.games.haithabu.night import NIGHT
from skerry.games.haithabu.orders import ORDER_AND_GOOD_OR_POINT, ORDER_AND_SALE_OR_POINT, begin_deliver, can_deliver
from skerry.games.haithabu.state import (
    BIT,
    COLOURS,
    END,
    NEUTRAL,
    NEUTRAL_WORKER,
    OWN_WORKER,
    PLAYER_TURN,
    Haithabu,
    HaithabuDecision,
    HaithabuStep,
)
from skerry.games.haithabu.vehicles import begin_transport, begin_vehicles, can_transport
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked

FORWARD: Final = 0


class GameTurn(HaithabuStep):
    """A game turn is three phases and the turn change (HAI-18)."""

    def run(self, g: Haithabu) -> None:
        g.stage = PLAYER_TURN
        if g.journal is not None:
            g.tell("game-turn", g.start, {"turn": g.game_turn}, "HAI-18")
        g.then(PHASE)


class Phase(HaithabuStep):
    """The phase marker moves on and the dial turns; then every player has a turn (HAI-19, HAI-20).

    After the third phase comes the turn change, in the last game turn the end (HAI-99, HAI-113).
    """

    def run(self, g: Haithabu) -> None:
        c = g.components
        if g.phase == c.phases:
            if g.game_turn < c.turns:
                g.then(TURN_CHANGE, GAME_TURN)
            else:
                end_game(g)
            return
        g.phase += 1
        g.begun = 0
        g.turn_dial(c.turned)
        if g.journal is not None:
            g.tell("phase", -1, {"phase": g.phase, "letters": g.letters_at_night()}, "HAI-20")
        g.then(NEXT_PLAYER)


class NextPlayer(HaithabuStep):
    """One player turn each, in turn order."""

    def run(self, g: Haithabu) -> None:
        if g.begun == g.seats:
            g.then(PHASE)
            return
        seat = (g.start + g.begun) % g.seats
        g.begun += 1
        g.active = seat
        g.to_place = OWN_WORKER
        g.hired_now = False
        g.bought = 0
        g.sold = 0
        g.then(MENU[seat], self)


class Menu(HaithabuStep):
    """Before, between and after the actions of a player turn: asked while anything is open (HAI-D2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        g.space = -1
        g.traded = ()
        g.took_order = False
        g.sorts = 0
        if g.to_place or can_turn_dial(g, self.seat) or can_repay(g, self.seat):
            g.then(ASK_MENU[self.seat])


def can_turn_dial(g: Haithabu, seat: int) -> bool:
    """The Imposter is the seat's and can still be used in this game turn (HAI-97)."""
    return g.owner[IMPOSTER] == seat and not g.imposter_used()


def can_repay(g: Haithabu, seat: int) -> bool:
    return g.loans[seat] > 0 and g.silver[seat] >= g.components.repay


def hire_cost(g: Haithabu, seat: int) -> int:
    """What the next neutral worker of this game turn costs, half of it with the Landlord (HAI-27, HAI-94)."""
    c = g.components
    return (c.hire_cost_with_landlord if g.owner[LANDLORD] == seat else c.hire_cost)[g.hired()]


def can_hire(g: Haithabu, seat: int) -> bool:
    """Before any placement of this player turn, once, if one is in the inn (HAI-26)."""
    if g.hired_now or not g.to_place & OWN_WORKER or g.idle[NEUTRAL] == 0:
        return False
    return g.affordable(seat, hire_cost(g, seat))


class AskMenu(HaithabuDecision):
    """HAI-D2: place a worker, hire, turn the dial, repay a loan, or end the turn."""

    def moves(self, g: Haithabu) -> list[Move]:
        seat = self.seat
        words = g.components.words
        moves: list[Move] = []
        if g.to_place & OWN_WORKER:
            moves += words.worker_beside[g.on_dial[seat]]
        if g.to_place & NEUTRAL_WORKER:
            moves += words.neutral_beside[g.on_dial[NEUTRAL]]
        if can_hire(g, seat):
            moves.append(words.hire_worker)
        if can_turn_dial(g, seat):
            moves += words.imposter.moves
        if can_repay(g, seat):
            moves.append(words.repay)
        if g.to_place == 0:
            moves.append(words.end_turn)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        seat = self.seat
        words = g.components.words
        if move.family is words.worker:
            g.to_place -= OWN_WORKER
            place(g, seat, seat, move.index)
        elif move.family is words.neutral:
            g.to_place -= NEUTRAL_WORKER
            place(g, seat, NEUTRAL, move.index)
        elif move is words.hire_worker:
            hire_worker(g, seat)
            g.then(self)
        elif move.family is words.imposter:
            use_imposter(g, seat, move.index)
            g.then(MENU[seat])
        elif move is words.repay:
            repay(g, seat)
            g.then(MENU[seat])

    def prompt(self, g: Haithabu) -> Message:
        values: dict[str, object] = {"silver": g.silver[self.seat]}
        if g.to_place == 0:
            return Message("ask.end-turn", values, "HAI-D2")
        if g.to_place == OWN_WORKER | NEUTRAL_WORKER:
            return Message("ask.two-workers", values, "HAI-28")
        if g.to_place == NEUTRAL_WORKER:
            return Message("ask.neutral-worker", values, "HAI-28")
        return Message("ask.worker", values, "HAI-21")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move.family is words.worker or move.family is words.neutral:
            return placing_effect(g, self.seat, move.index)
        if move is words.hire_worker:
            return hiring_effect(g, self.seat)
        if move.family is words.imposter:
            return imposter_effect(g, move.index)
        if move is words.repay:
            left = g.silver[self.seat] - g.components.repay
            return Message("does.repay", {"cost": g.components.repay, "left": left}, "HAI-33")
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.worker or move.family is words.neutral:
            return refused_placing(g, move)
        if move is words.hire_worker:
            return refused_hiring(g, self.seat)
        if move.family is words.imposter:
            return refused_imposter(g, self.seat)
        if move is words.repay:
            return refused_repaying(g, self.seat)
        if move is words.end_turn:
            return Message("no.must-place", {}, "HAI-21")
        return not_asked(move, "HAI-21")


# --- workers ---------------------------------------------------------------------------------------------------------


def place(g: Haithabu, seat: int, colour: int, space: int) -> None:
    """A worker goes to a space, and after the event of the night its action follows (HAI-21, HAI-54)."""
    g.space = space
    if colour != NEUTRAL:
        g.idle[colour] -= 1
    if g.journal is not None:
        tell_placed(g, seat, colour, space)
    if space < KINDS:
        g.on_market[space * COLOURS + colour] += 1
        g.then(USE_SPACE[seat], MENU[seat])
        return
    letter = space - KINDS
    g.on_dial[colour] |= BIT[letter]
    if g.at_night(letter):
        g.then(NIGHT[seat], USE_SPACE[seat], MENU[seat])
    else:
        g.then(USE_SPACE[seat], MENU[seat])


def tell_placed(g: Haithabu, seat: int, colour: int, space: int) -> None:
    values: dict[str, object] = {"space": g.space_named(space)}
    if colour == NEUTRAL:
        g.tell("placed-neutral", seat, values, "HAI-28")
    else:
        g.tell("placed", seat, values, "HAI-21")


def placing_effect(g: Haithabu, seat: int, space: int) -> Message:
    """What the space does, and whether an event comes before it."""
    if is_idle(g, seat, space):
        return idle_effect(g, space)
    if space < KINDS:
        values: dict[str, object] = {"price": g.price(space, 0), "there": g.market[space]}
        return Message("does.market", values, "HAI-46")
    letter = space - KINDS
    key = "does.night" if g.at_night(letter) else "does.day"
    return Message(key, {"letter": LETTERS[letter]}, "HAI-51" if g.at_night(letter) else "HAI-50")


def is_idle(g: Haithabu, seat: int, space: int) -> bool:
    """Could nothing be done there as things stand (HAI-22)? An event of the night may still change that."""
    letter = space - KINDS
    if letter < 0:
        return most_to_buy(g, seat, space) == 0 and most_to_sell(g, seat, space) == 0
    if letter == SELL_DEAR:
        return not can_sell_any(g, seat)
    if letter == DELIVER:
        return not can_deliver(g, seat)
    return letter == TRANSPORT and not can_transport(g, seat)


def idle_effect(g: Haithabu, space: int) -> Message:
    letter = space - KINDS
    if letter < 0:
        return Message("does.idle-market", {"kind": g.components.kinds[space]}, "HAI-22", doubtful=True)
    key = "does.idle-night" if g.at_night(letter) else "does.idle"
    return Message(key, {"letter": LETTERS[letter]}, "HAI-22", doubtful=True)


def refused_placing(g: Haithabu, move: Move) -> Message:
    """Why a worker cannot be placed, or not there."""
    words = g.components.words
    if move.family is words.worker and not g.to_place & OWN_WORKER:
        return Message("no.worker-placed", {}, "HAI-21")
    if move.family is words.neutral and not g.to_place & NEUTRAL_WORKER:
        return Message("no.neutral-worker", {}, "HAI-26")
    return Message("no.same-colour", {"letter": LETTERS[move.index - KINDS]}, "HAI-24")


class UseSpace(HaithabuStep):
    """The action of the space, as far as it is possible in the situation after the event (HAI-49, HAI-54)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Haithabu) -> None:
        seat = self.seat
        letter = g.space - KINDS
        if letter < 0:
            begin_market(g, seat)
        elif letter == VEHICLES:
            begin_vehicles(g, seat)
        elif letter == CHARACTERS:
            begin_characters(g, seat)
        elif letter == SELL_DEAR:
            go_on_selling(g, seat)
        elif letter == ORDER_AND_GOOD:
            g.then(ORDER_AND_GOOD_OR_POINT[seat])
        elif letter == DELIVER:
            begin_deliver(g, seat)
        elif letter == BUY_CHEAP:
            go_on_buying(g, seat)
        elif letter == ORDER_AND_SALE:
            g.then(ORDER_AND_SALE_OR_POINT[seat])
        else:
            begin_transport(g, seat)


# --- hiring, the Imposter, loans -------------------------------------------------------------------------------------


def hire_worker(g: Haithabu, seat: int) -> None:
    """A neutral worker, to be placed in this player turn (HAI-26 to HAI-28)."""
    cost = hire_cost(g, seat)
    g.pay(seat, cost)
    g.idle[NEUTRAL] -= 1
    g.hired_now = True
    g.to_place |= NEUTRAL_WORKER
    if g.journal is not None:
        g.tell("hired-worker", seat, {"cost": cost}, "HAI-27")


def hiring_effect(g: Haithabu, seat: int) -> Message:
    cost = hire_cost(g, seat)
    return Message("does.hire-worker", g.payment(seat, cost), "HAI-27", doubtful=g.loans_for(seat, cost) > 0)


def refused_hiring(g: Haithabu, seat: int) -> Message:
    if g.hired_now or not g.to_place & OWN_WORKER:
        return Message("no.hire-late", {}, "HAI-26")
    if g.idle[NEUTRAL] == 0:
        return Message("no.inn-empty", {}, "HAI-26")
    cost, silver = hire_cost(g, seat), g.silver[seat]
    return Message("no.silver", {"cost": cost, "silver": silver, "markers": g.markers}, "HAI-32")


def use_imposter(g: Haithabu, seat: int, way: int) -> None:
    """Once in a game turn the dial turns one space (HAI-97)."""
    g.turned_by |= BIT[seat]
    g.turn_dial(g.components.imposter_spaces if way == FORWARD else -g.components.imposter_spaces)
    if g.journal is not None:
        g.tell("imposter", seat, {"way": "forward" if way == FORWARD else "back"}, "HAI-97")


def imposter_effect(g: Haithabu, way: int) -> Message:
    """Which spaces would lie in the night."""
    after = g.copy()
    after.turn_dial(g.components.imposter_spaces if way == FORWARD else -g.components.imposter_spaces)
    return Message("does.imposter", {"letters": after.letters_at_night()}, "HAI-97")


def refused_imposter(g: Haithabu, seat: int) -> Message:
    if g.owner[IMPOSTER] != seat:
        return Message("no.character", {"character": "imposter"}, "HAI-97")
    key = "no.imposter-used-by-you" if g.house & FOR_EACH_OWNER else "no.imposter-used"
    return Message(key, {}, "HAI-R26")


def repay(g: Haithabu, seat: int) -> None:
    """A loan marker goes back to the common supply (HAI-33)."""
    cost = g.components.repay
    g.spend(seat, cost)
    g.loans[seat] -= 1
    g.markers += 1
    if g.journal is not None:
        g.tell("repaid", seat, {"cost": cost}, "HAI-33")


def refused_repaying(g: Haithabu, seat: int) -> Message:
    if g.loans[seat] == 0:
        return Message("no.loan", {}, "HAI-33")
    cost, silver = g.components.repay, g.silver[seat]
    return Message("no.silver-in-hand", {"cost": cost, "silver": silver}, "HAI-33")


# --- the end ---------------------------------------------------------------------------------------------------------


def end_game(g: Haithabu) -> None:
    """After the third phase of the last game turn: scoring, in which nothing is decided (HAI-113)."""
    g.stage = END
    if g.journal is None:
        return
    g.tell("game-over", -1, {}, "HAI-113")
    for seat, standing in enumerate(g.standings()):
        g.tell("scored", seat, dict(standing.points().by_source()), "HAI-113")


# Steps that hold no more than a seat are shared by all positions.
GAME_TURN: Final = GameTurn()
PHASE: Final = Phase()
NEXT_PLAYER: Final = NextPlayer()
MENU: Final = [Menu(seat) for seat in range(MOST_SEATS)]
ASK_MENU: Final = [AskMenu(seat) for seat in range(MOST_SEATS)]
USE_SPACE: Final = [UseSpace(seat) for seat in range(MOST_SEATS)]
