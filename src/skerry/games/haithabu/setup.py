"""Set-up (HAI-01 to HAI-17): market, stacks, dial, start orders, display, start player and characters."""

from typing import Any, Final

from skerry.games.haithabu.components import (
    CHARACTER_NAMES,
    COLUMNS,
    DISPLAY,
    KINDS,
    LETTERS,
    MOST_SEATS,
    SPACES,
    STACKS,
    START_PLAYER,
    Components,
)
from skerry.games.haithabu.house import START_PLAYER_SETS_DIAL
from skerry.games.haithabu.moves import MAT_SPACES
from skerry.games.haithabu.orders import REFILL, put_on_display, put_on_mat
from skerry.games.haithabu.state import (
    BIT,
    Haithabu,
    HaithabuChance,
    HaithabuDecision,
    HaithabuStep,
)
from skerry.games.haithabu.turn import GAME_TURN
from skerry.games.haithabu.vehicles import SHOW_TOP
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked

RECOMMENDED: Final = "recommended"
RANDOM: Final = "random"
"""How the dial lies at the start (HAI-07): as recommended, or by chance."""
OWNER: Final = "owner"
OPEN: Final = "open"
"""Who sees a player's silver (HAI-29): its owner, or everyone."""


def set_up(game: Game, components: Components, seats: int, variants: dict[str, Any]) -> Haithabu:
    """A new game at its first chance."""
    g = Haithabu(game, components, seats, variants)
    begin(g)
    g.settle()
    return g


def begin(g: Haithabu) -> None:
    """Everything up to the first game turn, in the order of the rules."""
    g.then(DRAW_START_PLAYER, GAME_TURN)
    for space in [*range(COLUMNS - 1, -1, -1), *range(DISPLAY - 1, COLUMNS - 1, -1)]:
        g.then(FILL[space])
    g.then(DEAL)
    if g.variants["dial_alignment"] == RANDOM and not g.house & START_PLAYER_SETS_DIAL:
        g.then(ALIGN)
    for stack in range(STACKS - 1, -1, -1):
        g.then(SHOW_TOP[stack])


class Align(HaithabuChance):
    """HAI-C4: the space that lies at the first position of the day side, each equally likely (HAI-07)."""

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.align.moves]

    def choose(self, g: Haithabu, move: Move) -> None:
        align(g, move.index)
        if g.journal is not None:
            g.tell("aligned", -1, {"letter": LETTERS[move.index]}, "HAI-07")


def align(g: Haithabu, letter: int) -> None:
    """This space comes to the first position of the day side."""
    g.dial = (SPACES - g.components.place[letter]) % SPACES


class Deal(HaithabuChance):
    """HAI-C2: a start order for each seat with its goods, those left over to the display (HAI-10 to HAI-12)."""

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        c = g.components
        return [(move, 1) for move in c.words.deal.moves if g.deck & BIT[c.start_orders[move.index]]]

    def choose(self, g: Haithabu, move: Move) -> None:
        order = g.components.start_orders[move.index]
        g.deck -= BIT[order]
        deal(g, order)
        if self.chances(g):
            g.then(self)


def deal(g: Haithabu, order: int) -> None:
    """To the first seat without an order; when all have one, to the lower row from the left."""
    for seat in range(g.seats):
        if g.orders[seat * MAT_SPACES] < 0:
            put_on_mat(g, seat, order)
            receive_goods(g, seat, order)
            if g.journal is not None:
                g.tell("dealt", seat, {"order": g.components.orders[order]}, "HAI-10")
            return
    put_on_display(g, g.display.index(-1, COLUMNS), order)


def receive_goods(g: Haithabu, seat: int, order: int) -> None:
    """What a start order shows goes from the supply to the warehouse (HAI-11, HAI-R46)."""
    for kind, count in enumerate(g.components.ordered[order]):
        g.supply[kind] -= count
        g.warehouse[seat * KINDS + kind] += count


class Fill(HaithabuStep):
    """A space of the display that has no start order is filled from the deck (HAI-12)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: Haithabu) -> None:
        if g.display[self.space] < 0:
            g.then(REFILL[self.space])


class DrawStartPlayer(HaithabuChance):
    """HAI-C1: each seat equally likely; it receives the Start Player card (HAI-14)."""

    def chances(self, g: Haithabu) -> list[tuple[Move, int]]:
        return [(g.components.words.start[seat], 1) for seat in range(g.seats)]

    def draw(self, g: Haithabu, rng: Rng) -> Move:
        return g.components.words.start[rng.below(g.seats)]

    def choose(self, g: Haithabu, move: Move) -> None:
        g.start = move.index
        g.active = move.index
        g.take_character(move.index, START_PLAYER)
        if g.journal is not None:
            g.tell("start-player", move.index, {}, "HAI-14")
        for place in range(1, g.seats):
            g.then(CHOOSE[(g.start + place) % g.seats])
        if g.house & START_PLAYER_SETS_DIAL:
            g.then(SET_DIAL[g.start])


class SetDial(HaithabuDecision):
    """HAI-D25: as a house rule the start player chooses the alignment of the dial (HAI-07, HAI-R51)."""

    def moves(self, g: Haithabu) -> list[Move]:
        return g.components.words.align.moves[:]

    def choose(self, g: Haithabu, move: Move) -> None:
        align(g, move.index)
        if g.journal is not None:
            g.tell("set-dial", self.seat, {"letter": LETTERS[move.index]}, "HAI-R51")

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.set-dial", {}, "HAI-R51")

    def waiting(self, g: Haithabu) -> Message:
        """No silver decides whether this is asked."""
        return Message("stage.set-dial", {"seat": self.seat}, "HAI-R51")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        """Which spaces would lie in the night in the first phase, for which the dial turns (HAI-20)."""
        after = g.copy()
        align(after, move.index)
        after.turn_dial(g.components.turned)
        return Message("does.set-dial", {"letters": after.letters_at_night()}, "HAI-20")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        return not_asked(move, "HAI-R51")


class ChooseCharacter(HaithabuDecision):
    """HAI-D1: all but the start player choose, in reverse turn order (HAI-15, HAI-16)."""

    def moves(self, g: Haithabu) -> list[Move]:
        choose = g.components.words.choose.moves
        return [choose[card] for card, owner in enumerate(g.owner) if owner < 0]

    def choose(self, g: Haithabu, move: Move) -> None:
        g.take_character(self.seat, move.index)
        if g.journal is not None:
            g.tell("chose", self.seat, {"character": CHARACTER_NAMES[move.index]}, "HAI-15")

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.choose", {}, "HAI-15")

    def waiting(self, g: Haithabu) -> Message:
        """Whose choice it is follows from the start player."""
        return Message("stage.choose", {"seat": self.seat}, "HAI-15")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        return Message("does.hire", {"character": CHARACTER_NAMES[move.index]}, "HAI-15")

    def refusal(self, g: Haithabu, move: Move) -> Message:
        if move.family is g.components.words.choose:
            named: dict[str, object] = {"character": CHARACTER_NAMES[move.index], "seat": g.owner[move.index]}
            return Message("no.owned-character", named, "HAI-15")
        return not_asked(move, "HAI-15")


# Steps that hold no more than a seat or a space are shared by all positions.
ALIGN: Final = Align()
DEAL: Final = Deal()
FILL: Final = [Fill(space) for space in range(DISPLAY)]
DRAW_START_PLAYER: Final = DrawStartPlayer()
SET_DIAL: Final = [SetDial(seat) for seat in range(MOST_SEATS)]
CHOOSE: Final = [ChooseCharacter(seat) for seat in range(MOST_SEATS)]
