"""What pirates do when they come (GOT-46 to GOT-49), and how Silver and resources are lost."""

from typing import Any, Final

from skerry.games.gotlandia.cards import BIT, NOTHING, bits
from skerry.games.gotlandia.island import MOST_DIRECTIONS
from skerry.games.gotlandia.state import LOST_SHIP, Gotlandia, GotlandiaDecision, GotlandiaStep, ask
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import PART, Decision, not_asked


class Arrive(GotlandiaStep):
    """Exactly one of three: a pirate is placed, ships are lost, or the pirate raids (GOT-46 to GOT-48)."""

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def run(self, g: Gotlandia) -> None:
        direction = self.direction
        name = g.components.directions[direction]
        if not g.pirates & BIT[direction]:
            if g.pirate_supply:
                g.add_pirate(direction)
                g.tell("pirate-arrives", -1, {"direction": name}, "GOT-46")
        elif g.any_ship(direction):
            g.remove_pirate(direction)
            g.pirate_supply += 1
            g.tell("pirate-fights", -1, {"direction": name}, "GOT-47")
            self.lose_ships(g)
        else:
            g.tell("pirate-raids", -1, {"direction": name}, "GOT-48")
            for seat in reversed(g.in_turn_order()):
                farmsteads = bits(g.farmsteads[seat] & g.components.coast[direction] & ~g.reputed(seat).safe)
                g.then(Losses(seat, farmsteads * g.components.raid_units, direction))

    def lose_ships(self, g: Gotlandia) -> None:
        """One ship of each player who has any there (GOT-R10)."""
        n = len(g.components.directions)
        for seat in g.in_turn_order():
            if g.ships[seat * n + self.direction]:
                g.add_ship(seat, self.direction, -1)
                g.taken += ((self.direction, seat, LOST_SHIP),)
                if g.journal is not None:
                    g.tell("ship-lost", seat, {"direction": g.components.directions[self.direction]}, "GOT-47")


# --- losses -----------------------------------------------------------------------------------------------------------


class Losses(GotlandiaStep):
    """Silver or resources are lost unit by unit; with too little in storage all of it goes (GOT-49, GOT-D11)."""

    def __init__(self, seat: int, debt: int, direction: int) -> None:
        self.seat = seat
        self.debt = debt
        self.direction = direction
        """Of the pirate that raids; NOTHING if no pirate does it."""

    def run(self, g: Gotlandia) -> None:
        seat = self.seat
        if self.debt <= 0:
            return
        worth = g.silver[seat] + resource_worth(g, self.direction) * g.resources(seat)
        if worth > self.debt:
            ask(g, LoseUnit(seat, self.debt, self.direction))
        else:
            lose_all(g, seat, self.direction)


def resource_worth(g: Gotlandia, direction: int) -> int:
    """How many units a resource is in a raid (GOT-R1); otherwise always one (GOT-13)."""
    worth: int = g.variants["raid_resource_worth"]
    return worth if direction != NOTHING else 1


def loss_rule(g: Gotlandia, direction: int) -> str:
    """A raid, or what the open card says."""
    return "GOT-49" if direction != NOTHING else g.components.generations[g.generation].rule


def lose_all(g: Gotlandia, seat: int, direction: int) -> None:
    kinds = g.components.kinds
    for kind in range(kinds):
        for _ in range(g.held(seat, kind)):
            lose_one(g, seat, kind + 1, direction)
    for _ in range(g.silver[seat]):
        lose_one(g, seat, 0, direction)


def lose_one(g: Gotlandia, seat: int, what: int, direction: int) -> None:
    """One Silver (0) or one resource of a kind (from 1 on) goes to the main supply."""
    if what == 0:
        g.spend(seat, 1)
    else:
        g.give_back(seat, what - 1, 1)
    g.taken += ((direction, seat, what),)
    if g.journal is not None:
        name = g.components.resources[what - 1] if what else "silver"
        g.tell("lost", seat, {"unit": name}, loss_rule(g, direction))


class LoseUnit(GotlandiaDecision):
    """GOT-D11: which unit is lost next."""

    def __init__(self, seat: int, debt: int, direction: int) -> None:
        super().__init__(seat)
        self.debt = debt
        self.direction = direction

    def moves(self, g: Gotlandia) -> list[Move]:
        words = g.components.words.lose
        found = [words[kind + 1] for kind in range(g.components.kinds) if g.held(self.seat, kind)]
        return [words[0]] + found if g.silver[self.seat] else found

    def choose(self, g: Gotlandia, move: Move) -> None:
        lose_one(g, self.seat, move.index, self.direction)
        worth = 1 if move.index == 0 else resource_worth(g, self.direction)
        g.then(Losses(self.seat, self.debt - worth, self.direction))

    def role(self, g: Gotlandia, move: Move) -> int:
        return PART

    def goes_on(self, g: Gotlandia, before: Decision[Any]) -> bool:
        return isinstance(before, LoseUnit) and before.direction == self.direction and before.debt > self.debt

    def held(self, g: Gotlandia, move: Move) -> int:
        return g.held(self.seat, move.index - 1) if move.index else g.silver[self.seat]

    def sum_up(self, g: Gotlandia, picks: list[Move]) -> Message | None:
        worth = resource_worth(g, self.direction)
        lost = sum([worth if move.index else 1 for move in picks])
        kept = [move for move in self.moves(g) if picks.count(move) < self.held(g, move)]
        if len(kept) == 1:
            lost = self.debt  # what there is no choice about is lost by itself
        return Message("sum.lose", {"lost": lost, "debt": self.debt}, loss_rule(g, self.direction))

    def prompt(self, g: Gotlandia) -> Message:
        c = g.components
        worth = resource_worth(g, self.direction)
        values: dict[str, object] = {"count": self.debt}
        values["direction"] = c.directions[self.direction] if self.direction != NOTHING else None
        if worth > 1:
            return Message("ask.lose-worth", values | {"worth": worth}, "GOT-R1")
        values["generation"] = c.generations[g.generation].name if self.direction == NOTHING else None
        return Message("ask.lose", values, loss_rule(g, self.direction))

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        worth = resource_worth(g, self.direction)
        return Message("does.lose", {"count": worth}, "GOT-R1") if move.index and worth > 1 else None

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        rule = loss_rule(g, self.direction)
        if move.family is g.components.words.lose:
            name = g.components.resources[move.index - 1] if move.index else "silver"
            return Message("no.unit", {"unit": name}, rule)
        return not_asked(move, rule)


ARRIVE: Final = [Arrive(direction) for direction in range(MOST_DIRECTIONS)]
