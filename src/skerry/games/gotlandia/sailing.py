"""Raids of ships, sinking and placing pirates, the assembly (GOT-83 to GOT-87, GOT-99, GOT-138)."""

from skerry.games.gotlandia.cards import BIT, Effect, each_of, words_of
from skerry.games.gotlandia.house import ANY_DIRECTION, EVERY_SHIP
from skerry.games.gotlandia.pirates import ARRIVE
from skerry.games.gotlandia.state import NOBODY, Gotlandia, GotlandiaDecision, GotlandiaStep, OfAction, ask
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked

# --- raid -------------------------------------------------------------------------------------------------------------


class Raid(Effect):
    """Every ship on the map takes Silver or sinks a pirate, in ring order (GOT-83, GOT-R68)."""

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return g.fleet(seat) > 0

    def begin(self, g: Gotlandia, seat: int) -> None:
        bonus = raid_bonus(g, seat)
        if bonus:
            bonus = g.earn(seat, bonus)
            if g.journal is not None:
                g.tell("raid-bonus", seat, {"silver": bonus}, "GOT-159")
        n = len(g.components.directions)
        for direction in range(n - 1, -1, -1):
            for _ in range(g.ships[seat * n + direction]):
                g.then(RaidShip(seat, direction))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        silver = g.available(g.fleet(seat) * g.components.raid_silver + raid_bonus(g, seat))
        return Message("does.raid", {"ships": g.fleet(seat), "silver": silver}, "GOT-83")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.ship", {}, "GOT-65")


def raid_bonus(g: Gotlandia, seat: int) -> int:
    """Silver that a family has from raiding besides: once, or by a house rule for every ship (GOT-159, GOT-R33)."""
    bonus = g.reputed(seat).raid_bonus
    return bonus * g.fleet(seat) if g.house & EVERY_SHIP else bonus


class RaidShip(GotlandiaStep):
    """A ship there: with no pirate in reach it takes Silver without a question (GOT-D25)."""

    def __init__(self, seat: int, direction: int) -> None:
        self.seat = seat
        self.direction = direction

    def run(self, g: Gotlandia) -> None:
        if pirates_in_reach(g, self.direction):
            g.then(RaidEffect(self.seat, self.direction))
        else:
            plunder(g, self.seat, self.direction)


def pirates_in_reach(g: Gotlandia, direction: int) -> int:
    """Pirates here and in the adjacent directions, as a set (GOT-84)."""
    reach = BIT[direction]
    for near in g.components.beside[direction]:
        reach |= BIT[near]
    return g.pirates & reach


def plunder(g: Gotlandia, seat: int, direction: int) -> None:
    """A ship takes Silver, and may move before or after: that makes no difference, so it is asked once (GOT-D26)."""
    silver = g.earn(seat, g.components.raid_silver)
    if g.journal is not None:
        g.tell("plundered", seat, {"direction": g.components.directions[direction], "silver": silver}, "GOT-83")
    ask(g, MoveShip(seat, direction))


class RaidEffect(OfAction):
    """GOT-D25: Silver, or the pirate here, or one next door for which the ship moves (GOT-83, GOT-84)."""

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.raid
        pirates = pirates_in_reach(g, self.direction)
        return [words[0]] + [words[direction + 1] for direction in each_of(pirates)]

    def choose(self, g: Gotlandia, move: Move) -> None:
        seat, here = self.seat, self.direction
        goal = move.index - 1
        if goal < 0:
            plunder(g, seat, here)
            return
        if goal != here:
            sail(g, seat, here, goal)
        sink(g, seat, goal, "GOT-83")
        if goal == here:
            ask(g, MoveShip(seat, here))

    def prompt(self, g: Gotlandia) -> Message:
        values: dict[str, object] = {"direction": g.components.directions[self.direction]}
        return Message("ask.raid", values | {"silver": g.available(g.components.raid_silver)}, "GOT-83")

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        if move.index == 0:
            return Message("does.plunder", {"silver": g.available(g.components.raid_silver)}, "GOT-83")
        if move.index - 1 == self.direction:
            return Message("does.sink-here", {}, "GOT-83")
        return Message("does.sink-there", {"direction": g.components.directions[move.index - 1]}, "GOT-84")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.raid:
            return Message("no.pirate-in-reach", {"direction": g.components.directions[move.index - 1]}, "GOT-84")
        return not_asked(move, "GOT-83")


class MoveShip(OfAction):
    """GOT-D26: a ship that has not moved yet may move to an adjacent direction (GOT-84)."""

    def __init__(self, seat: int, direction: int) -> None:
        super().__init__(seat)
        self.direction = direction

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.sail
        return [words[0]] + [words[direction + 1] for direction in g.components.beside[self.direction]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        if move.index:
            sail(g, self.seat, self.direction, move.index - 1)

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.sail", {"direction": g.components.directions[self.direction]}, "GOT-84")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.sail:
            return Message("no.not-beside", {"direction": g.components.directions[move.index - 1]}, "GOT-84")
        return not_asked(move, "GOT-84")


def sail(g: Gotlandia, seat: int, here: int, there: int) -> None:
    n = len(g.components.directions)
    g.ships[seat * n + here] -= 1
    g.ships[seat * n + there] += 1
    g.update_threat()
    if g.journal is not None:
        names = g.components.directions
        g.tell("sailed", seat, {"direction": names[here], "to_direction": names[there]}, "GOT-84")


# --- pirates ----------------------------------------------------------------------------------------------------------


def sink(g: Gotlandia, seat: int, direction: int, rule: str) -> None:
    """The pirate goes from the map onto the player board (GOT-85)."""
    g.remove_pirate(direction)
    g.sunk[seat] += 1
    if g.journal is not None:
        g.tell("sank", seat, {"direction": g.components.directions[direction]}, rule)


class SinkWhere(OfAction):
    """GOT-D28: a pirate anywhere on the map (GOT-85)."""

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.sink, g.pirates)

    def choose(self, g: Gotlandia, move: Move) -> None:
        sink(g, self.seat, move.index, self.rule)

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.sink", {}, self.rule)

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.sink:
            return Message("no.pirate", {"direction": g.components.directions[move.index]}, "GOT-85")
        return not_asked(move, self.rule)


def sink_one(g: Gotlandia, seat: int, rule: str) -> None:
    """Sink one pirate in any direction, if there is one."""
    if g.pirates:
        ask(g, SinkWhere(seat, rule))


class Sink(Effect):
    """Sink one pirate in any direction (GOT-112)."""

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return g.pirates != 0

    def begin(self, g: Gotlandia, seat: int) -> None:
        sink_one(g, seat, "GOT-85")

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.sink", {}, "GOT-85")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.pirates", {}, "GOT-65")


class Assembly(Effect):
    """Take the starting player token and sink one pirate, once in a generation (GOT-86, GOT-87)."""

    def __init__(self) -> None:
        self.away = True

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return g.roma == NOBODY

    def begin(self, g: Gotlandia, seat: int) -> None:
        g.roma = seat
        g.token = seat
        if g.journal is not None:
            g.tell("assembly", seat, {}, "GOT-86")
        sink_one(g, seat, "GOT-86")

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        if g.pirates:
            return Message("does.assembly", {}, "GOT-86")
        return Message("does.assembly-only", {}, "GOT-86")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.roma", {}, "GOT-87")


def free_directions(g: Gotlandia) -> int:
    """Where a player may place a pirate, as a set (GOT-99, GOT-18)."""
    return BIT[len(g.components.directions)] - 1 & ~g.pirates if g.pirate_supply else 0


class PirateWhere(GotlandiaDecision):
    """GOT-D29, GOT-D13: a pirate comes to a direction without one; Troublemakers may decline."""

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def rule(self) -> str:
        return "GOT-159" if self.optional else "GOT-138"

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words
        found = words_of(words.pirate, free_directions(g))
        return found + [words.decline] if self.optional else found

    def choose(self, g: Gotlandia, move: Move) -> None:
        if move is g.components.words.decline:
            return
        g.add_pirate(move.index)
        if g.journal is not None:
            g.tell("pirate-placed", self.seat, {"direction": g.components.directions[move.index]}, self.rule())

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.trouble" if self.optional else "ask.place-pirate", {}, self.rule())

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.pirate:
            return Message("no.second-pirate", {"direction": g.components.directions[move.index]}, "GOT-99")
        if move is g.components.words.decline:
            return Message("no.must", {}, self.rule())
        return not_asked(move, self.rule())


class SecondPirate(GotlandiaDecision):
    """GOT-D29 by a house rule: a pirate comes to any direction, and does there what pirates of a card do (GOT-R35)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.pirate, free_directions(g) | g.pirates)

    def choose(self, g: Gotlandia, move: Move) -> None:
        if g.journal is not None:
            g.tell("pirate-placed", self.seat, {"direction": g.components.directions[move.index]}, "GOT-R35")
        if g.pirates & BIT[move.index]:
            g.then(ARRIVE[move.index])
        else:
            g.add_pirate(move.index)

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.place-pirate-anywhere", {}, "GOT-R35")

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        if not g.pirates & BIT[move.index]:
            return None
        return Message("does.pirate-fights" if g.any_ship(move.index) else "does.pirate-raids", {}, "GOT-R35")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.pirate:
            return Message("no.pirate-left", {}, "GOT-R20")
        return not_asked(move, "GOT-R35")


class PlacePirate(Effect):
    """Place a pirate in a direction without one; skipped if there is none (GOT-138).

    Where the card does not say "without a pirate", a house rule allows any direction (GOT-R35).
    """

    def __init__(self, unsaid: bool) -> None:
        self.unsaid = unsaid

    def anywhere(self, g: Gotlandia) -> bool:
        return self.unsaid and g.house & ANY_DIRECTION != 0

    def possible(self, g: Gotlandia, seat: int) -> bool:
        return free_directions(g) != 0 or (self.anywhere(g) and g.pirates != 0)

    def begin(self, g: Gotlandia, seat: int) -> None:
        if self.possible(g, seat):
            ask(g, SecondPirate(seat) if self.anywhere(g) else PirateWhere(seat, False))

    def outlook(self, g: Gotlandia, seat: int) -> Message:
        return Message("does.place-pirate-anywhere" if self.anywhere(g) else "does.place-pirate", {}, "GOT-138")

    def refusal(self, g: Gotlandia, seat: int) -> Message:
        return Message("no.free-direction", {}, "GOT-138")
