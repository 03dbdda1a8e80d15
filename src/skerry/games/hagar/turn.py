"""A turn (HAG-13 to HAG-37): draw a coaster, lay it, put a token on it."""

from typing import Final

from skerry.games.hagar.components import AXES, MOST_SEATS
from skerry.games.hagar.final import END_OF_GAME
from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING
from skerry.games.hagar.moves import CORNERS, GOLD, HAGAR, ROTATIONS, TOKENS
from skerry.games.hagar.state import TURNS, Hagar, HagarChance, HagarDecision, HagarStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


class Turn(HagarStep):
    """One player's turn; clockwise until the pile is empty, then the end of the game (HAG-13, HAG-38)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Hagar) -> None:
        g.fresh = NOTHING
        if g.in_pile() == 0:
            g.then(END_OF_GAME)
            return
        g.stage = TURNS
        g.active = self.seat
        if g.journal is not None:
            values: dict[str, object] = {"turn": g.turn_number(), "turns": g.components.in_play[g.seats]}
            g.tell("turn", self.seat, values, "HAG-13")
        g.then(DRAW, TURN[(self.seat + 1) % g.seats])


class DrawCoaster(HagarChance):
    """HAG-C3: the top coaster of the pile, each of those unseen equally likely; all see it (HAG-15, HAG-R21)."""

    def chances(self, g: Hagar) -> list[tuple[Move, int]]:
        return [(g.components.words.draw[coaster], 1) for coaster in g.unseen]

    def draw(self, g: Hagar, rng: Rng) -> Move:
        return g.components.words.draw.moves[g.unseen[rng.below(len(g.unseen))]]

    def choose(self, g: Hagar, move: Move) -> None:
        first = g.laid() == 0
        g.unseen.remove(move.index)
        g.hand = move.index
        if g.journal is not None:
            g.tell("drew", g.active, {"coaster": g.components.coasters[move.index]}, "HAG-15")
        if first:
            g.chosen = g.components.middle
            g.then(TURN_COASTER[g.active])
        else:
            if g.journal is not None and not g.can_match():
                g.tell("no-match", g.active, {"coaster": g.components.coasters[move.index]}, "HAG-21")
            g.then(LAY[g.active])


class ChooseCell(HagarDecision):
    """HAG-D1: an empty cell beside a coaster where the new one matches; if that is nowhere, any (HAG-18 to HAG-21)."""

    def moves(self, g: Hagar) -> list[Move]:
        lay = g.components.words.lay.moves
        wanted = g.wanted()
        moves: list[Move] = []
        for place, border in enumerate(g.borders):
            if border & wanted:
                moves.append(lay[g.shore[place]])
        if not moves:
            for cell in g.shore:
                moves.append(lay[cell])
        return moves

    def choose(self, g: Hagar, move: Move) -> None:
        g.chosen = move.index
        g.then(TURN_COASTER[self.seat])

    def prompt(self, g: Hagar) -> Message:
        values: dict[str, object] = {"coaster": g.components.coasters[g.hand]}
        if g.can_match():
            return Message("ask.lay", values, "HAG-19")
        return Message("ask.lay-anywhere", values, "HAG-21")

    def title(self, g: Hagar, move: Move) -> Message | None:
        return Message("full.lay", {"where": g.where(move.index)})

    def effect(self, g: Hagar, move: Move) -> Message | None:
        values: dict[str, object] = {"rotations": [ROTATIONS[quarters] for quarters in rotations_at(g, move.index)]}
        if would_offend(g, move.index):
            return Message("does.offend", values, "HAG-34")
        return Message("does.lay", values, "HAG-19")

    def refusal(self, g: Hagar, move: Move) -> Message:
        words = g.components.words
        if move.family is not words.lay:
            return not_asked(move, "HAG-14")
        if move.index in g.cell_of:
            coaster = g.components.coasters[g.cell_of.index(move.index)]
            return Message("no.cell-taken", {"coaster": coaster}, "HAG-07")
        if move.index not in g.shore:
            return Message("no.edge", {}, "HAG-18")
        coaster = g.components.coasters[g.hand]
        if g.components.beer[g.hand]:
            side = g.components.side_of(g.seats, self.seat)
            return Message("no.match-beer", {"coaster": coaster, "side": side}, "HAG-22")
        return Message("no.match", {"coaster": coaster}, "HAG-19")


def would_offend(g: Hagar, cell: int) -> bool:
    """Would the coaster in hand break the honky-tonk rule there, if it is played (HAG-33, HAG-34)?"""
    return bool(g.variants["honky_tonk"]) and g.offends(g.hand, cell)


def rotations_at(g: Hagar, cell: int) -> list[int]:
    """The quarter turns in which the coaster in hand may be laid on a cell (HAG-17, HAG-19, HAG-21 to HAG-23)."""
    c = g.components
    permitted = [g.beer_quarters(g.active)] if c.beer[g.hand] else [0, 1, 2, 3]
    if cell == c.middle:
        return permitted
    border = g.border(cell)
    first = g.hand * 4
    matching = [quarters for quarters in permitted if border & c.matches[first + quarters]]
    return matching or permitted


class TurnCoaster(HagarDecision):
    """HAG-D2: how the coaster lies; a beer coaster stands upright for the player who lays it (HAG-22, HAG-23)."""

    def moves(self, g: Hagar) -> list[Move]:
        turn = g.components.words.turn.moves
        return [turn[quarters] for quarters in rotations_at(g, g.chosen)]

    def choose(self, g: Hagar, move: Move) -> None:
        coaster, cell = g.hand, g.chosen
        if g.journal is not None:
            self.report(g, move.index)
        if would_offend(g, cell):
            g.offend(self.seat)
        g.lay(coaster, cell, move.index)
        g.hand = NOTHING
        g.chosen = NOTHING
        g.fresh = coaster
        if g.has_tokens(self.seat):
            g.then(PLACE[self.seat])

    def report(self, g: Hagar, quarters: int) -> None:
        c = g.components
        values: dict[str, object] = {
            "coaster": c.coasters[g.hand],
            "x": c.cell_x[g.chosen],
            "y": c.cell_y[g.chosen],
            "where": g.where(g.chosen),
            "rotation": ROTATIONS[quarters],
        }
        g.tell("laid", self.seat, values, "HAG-17" if g.chosen == c.middle else "HAG-18")

    def prompt(self, g: Hagar) -> Message:
        return Message("ask.turn", {"coaster": g.components.coasters[g.hand]}, "HAG-23")

    def effect(self, g: Hagar, move: Move) -> Message | None:
        c = g.components
        if not c.numbers[g.hand]:
            return None
        axis = c.axis_at[g.hand * 4 + move.index]
        return Message("does.turn", {"number": c.numbers[g.hand], "axis": AXES[axis]}, "HAG-23")

    def refusal(self, g: Hagar, move: Move) -> Message:
        c = g.components
        if move.family is not c.words.turn:
            return not_asked(move, "HAG-14")
        coaster = c.coasters[g.hand]
        if c.beer[g.hand]:
            return Message("no.beer", {"coaster": coaster, "side": c.side_of(g.seats, self.seat)}, "HAG-22")
        return Message("no.match-turned", {"coaster": coaster, "rotation": ROTATIONS[move.index]}, "HAG-19")


class PlaceToken(HagarDecision):
    """HAG-D3: one own token, Hägar or gold, on a field of the coaster just laid; it is a duty (HAG-26 to HAG-30)."""

    def moves(self, g: Hagar) -> list[Move]:
        place = g.components.words.place.moves
        if g.gold_left[self.seat] == 0:
            return place[:4]
        return place[:] if g.hagars_left[self.seat] else place[4:]

    def choose(self, g: Hagar, move: Move) -> None:
        corner = move.index & 3
        field = g.fresh * 4 + corner
        if move.index < 4:
            g.hagars_left[self.seat] -= 1
            g.tokens[field] = self.seat
        else:
            g.gold_left[self.seat] -= 1
            g.tokens[field] = GOLD_TOKEN
        if g.journal is not None:
            token = TOKENS[HAGAR if move.index < 4 else GOLD]
            values: dict[str, object] = {
                "token": token,
                "kind": g.kind_name(field),
                "coaster": g.components.coasters[g.fresh],
                "corner": CORNERS[corner],
            }
            g.tell("placed", self.seat, values, "HAG-26")

    def prompt(self, g: Hagar) -> Message:
        values: dict[str, object] = {
            "hagars": g.hagars_left[self.seat],
            "gold": g.gold_left[self.seat],
            "coaster": g.components.coasters[g.fresh],
        }
        return Message("ask.place", values, "HAG-26")

    def effect(self, g: Hagar, move: Move) -> Message | None:
        return g.describe("does.place", g.fresh * 4 + (move.index & 3), "HAG-27")

    def refusal(self, g: Hagar, move: Move) -> Message:
        if move.family is g.components.words.place:
            return Message("no.token", {"token": TOKENS[move.index >> 2]}, "HAG-27")
        return not_asked(move, "HAG-26")


# The steps of a turn hold no more than their seat, so all positions share one of each.
DRAW: Final = DrawCoaster()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
LAY: Final = [ChooseCell(seat) for seat in range(MOST_SEATS)]
TURN_COASTER: Final = [TurnCoaster(seat) for seat in range(MOST_SEATS)]
PLACE: Final = [PlaceToken(seat) for seat in range(MOST_SEATS)]
