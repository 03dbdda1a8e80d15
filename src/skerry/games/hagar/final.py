"""The end of the game (HAG-38 to HAG-49): the die picks a line, everyone may move a Hägar, then all is scored."""

from typing import Final

from skerry.games.hagar import scoring
from skerry.games.hagar.components import AXES, DIE, MOST_SEATS
from skerry.games.hagar.landscapes import NOTHING, Landscape
from skerry.games.hagar.moves import CORNERS
from skerry.games.hagar.state import FINAL, Hagar, HagarChance, HagarDecision, HagarStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


class EndOfGame(HagarStep):
    """No more turns are taken: the die roll, the final round, scoring (HAG-38, HAG-39)."""

    def run(self, g: Hagar) -> None:
        g.stage = FINAL
        g.active = g.start_player
        g.then(FINAL_ROLL)


class FinalRoll(HagarChance):
    """HAG-C4: the starting player rolls the die once (HAG-40)."""

    def chances(self, g: Hagar) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.roll.moves]

    def draw(self, g: Hagar, rng: Rng) -> Move:
        return g.components.words.roll.moves[rng.below(DIE)]

    def choose(self, g: Hagar, move: Move) -> None:
        g.roll_line(move.index + 1)
        if g.journal is not None:
            self.report(g)
        begin_final_round(g, (g.start_player + 1) % g.seats)

    def report(self, g: Hagar) -> None:
        g.tell("final-roll", g.start_player, {"roll": g.rolled}, "HAG-40")
        if g.axis == NOTHING:
            g.tell("no-line", -1, {"roll": g.rolled}, "HAG-42")
        else:
            coaster = g.components.coasters[g.components.numbers.index(g.rolled)]
            g.tell("line", -1, {"axis": AXES[g.axis], "coaster": coaster}, "HAG-41")


def begin_final_round(g: Hagar, first: int) -> None:
    """From this seat on clockwise; the starting player acts last (HAG-43)."""
    g.then(SCORE)
    seat = g.start_player
    while True:
        g.then(FINAL_TURN[seat])
        if seat == first:
            break
        seat = (seat - 1) % g.seats


class FinalTurn(HagarStep):
    """One player's action of the final round (HAG-43, HAG-44)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Hagar) -> None:
        g.active = self.seat
        g.then(LIFT[self.seat])


class LiftHagar(HagarDecision):
    """HAG-D4: one of the own Hägars that has somewhere to go, or none (HAG-44, HAG-47)."""

    def moves(self, g: Hagar) -> list[Move]:
        words = g.components.words
        own = [field for field, token in enumerate(g.tokens) if token == self.seat and has_target(g, field)]
        moves = [words.move.moves[field] for field in g.in_order(own)]
        moves.append(words.stay)
        return moves

    def choose(self, g: Hagar, move: Move) -> None:
        if move is g.components.words.stay:
            if g.journal is not None:
                g.tell("stayed", self.seat, {}, "HAG-44")
        else:
            g.lifted = move.index
            g.then(PUT_DOWN[self.seat])

    def prompt(self, g: Hagar) -> Message:
        return Message("ask.move", {}, "HAG-44")

    def effect(self, g: Hagar, move: Move) -> Message | None:
        if move is g.components.words.stay:
            return None
        return g.describe("does.move", move.index, "HAG-45")

    def refusal(self, g: Hagar, move: Move) -> Message:
        if move.family is not g.components.words.move:
            return not_asked(move, "HAG-44")
        if g.tokens[move.index] != self.seat:
            return Message("no.own-hagar", {}, "HAG-47")
        return Message("no.target", {"kind": g.kind_name(move.index)}, "HAG-46")


def has_target(g: Hagar, field: int) -> bool:
    """Is a field of the same kind free (HAG-45, HAG-46)?"""
    return len(g.free_fields(g.kind(field))) > 0


class PutDown(HagarDecision):
    """HAG-D5: any free field of the same kind, wherever it lies (HAG-45, HAG-46)."""

    def moves(self, g: Hagar) -> list[Move]:
        to = g.components.words.to.moves
        return [to[field] for field in g.in_order(g.free_fields(g.kind(g.lifted)))]

    def choose(self, g: Hagar, move: Move) -> None:
        if g.journal is not None:
            c = g.components
            values: dict[str, object] = {
                "kind": g.kind_name(move.index),
                "coaster": c.coasters[g.lifted >> 2],
                "corner": CORNERS[g.lifted & 3],
                "to_coaster": c.coasters[move.index >> 2],
                "to_corner": CORNERS[move.index & 3],
            }
            g.tell("moved", self.seat, values, "HAG-45")
        g.move_hagar(self.seat, move.index)

    def prompt(self, g: Hagar) -> Message:
        return Message("ask.to", {"kind": g.kind_name(g.lifted)}, "HAG-45")

    def effect(self, g: Hagar, move: Move) -> Message | None:
        return g.describe("does.to", move.index, "HAG-45")

    def refusal(self, g: Hagar, move: Move) -> Message:
        if move.family is not g.components.words.to:
            return not_asked(move, "HAG-45")
        if move.index == g.lifted:
            return Message("no.same-field", {}, "HAG-44")
        if not g.is_on_table(move.index):
            return Message("no.not-on-table", {"coaster": g.components.coasters[move.index >> 2]}, "HAG-45")
        if g.kind(move.index) != g.kind(g.lifted):
            values: dict[str, object] = {"kind": g.kind_name(g.lifted), "other": g.kind_name(move.index)}
            return Message("no.other-kind", values, "HAG-45")
        return Message("no.occupied", {}, "HAG-46")


class Score(HagarStep):
    """All landscapes are scored once, with the tokens where they now stand (HAG-49, HAG-R26). Told, never stored."""

    def run(self, g: Hagar) -> None:
        if g.journal is not None:
            self.report(g)

    def report(self, g: Hagar) -> None:
        landscapes = g.landscapes()
        for landscape in landscapes:
            report_landscape(g, landscape)
        scores = g.scores()
        won = scoring.winners(scores)
        for seat, score in enumerate(scores):
            g.tell("total", seat, {"points": score}, "HAG-50")
        for seat, beers in enumerate(scoring.beers_owed(g.components, g.offences, won)):
            if beers:
                g.tell("beers", seat, {"beers": beers, "winners": won}, "HAG-37")
        if g.seats == 1:
            g.tell("rank", 0, {"rank": g.components.rank(scores[0])}, "HAG-65")
        else:
            g.tell("game-over", -1, {"winners": won}, "HAG-61")


def report_landscape(g: Hagar, landscape: Landscape) -> None:
    """Who gets what for a landscape, and where a tie leaves a dominion to nobody (HAG-51, HAG-55, HAG-56)."""
    c = g.components
    values: dict[str, object] = {"kind": c.kinds[landscape.kind], "size": len(landscape.fields)}
    for seat in range(g.seats):
        gold = scoring.gold_points(c, landscape, seat)
        fields = scoring.dominion_points(c, landscape, seat)
        if fields:
            g.tell("conquered", seat, values | {"points": fields}, "HAG-55")
        if gold:
            g.tell("treasure", seat, values | {"points": gold}, "HAG-51")
    if landscape.is_dominion() and landscape.leader() == NOTHING and any(landscape.hagars):
        g.tell("tied", -1, values, "HAG-56")


# Steps that hold no more than a seat are shared by all positions.
END_OF_GAME: Final = EndOfGame()
FINAL_ROLL: Final = FinalRoll()
SCORE: Final = Score()
FINAL_TURN: Final = [FinalTurn(seat) for seat in range(MOST_SEATS)]
LIFT: Final = [LiftHagar(seat) for seat in range(MOST_SEATS)]
PUT_DOWN: Final = [PutDown(seat) for seat in range(MOST_SEATS)]
