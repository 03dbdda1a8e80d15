"""Space B (HAI-65 to HAI-67): hire a character that belongs to nobody, or entice one away."""

from typing import Final

from skerry.games.haithabu.components import CHARACTER_NAMES, MOST_SEATS
from skerry.games.haithabu.market import tell_nothing
from skerry.games.haithabu.state import BIT, Haithabu, HaithabuDecision
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import not_asked

CARDS: Final = len(CHARACTER_NAMES)


class HireCharacter(HaithabuDecision):
    """HAI-D12, space B: one character, free of charge or for silver to its owner (HAI-65)."""

    def moves(self, g: Haithabu) -> list[Move]:
        words = g.components.words
        moves = [words.hire.moves[character] for character in range(CARDS) if g.owner[character] < 0]
        if g.affordable(self.seat, g.components.entice_price):
            for character in range(CARDS):
                if can_entice(g, self.seat, character):
                    moves.append(words.entice.moves[character])
        moves.append(words.nothing)
        return moves

    def choose(self, g: Haithabu, move: Move) -> None:
        words = g.components.words
        if move is words.nothing:
            tell_nothing(g, self.seat)
        elif move.family is words.entice:
            entice(g, self.seat, move.index)
        else:
            g.take_character(self.seat, move.index)
            if g.journal is not None:
                g.tell("hired", self.seat, {"character": CHARACTER_NAMES[move.index]}, "HAI-65")

    def prompt(self, g: Haithabu) -> Message:
        return Message("ask.character", {"cost": g.components.entice_price}, "HAI-65")

    def effect(self, g: Haithabu, move: Move) -> Message | None:
        words = g.components.words
        if move.family is words.entice:
            paid = g.payment(self.seat, g.components.entice_price)
            values = {**paid, "character": CHARACTER_NAMES[move.index], "seat": g.owner[move.index]}
            return Message("does.entice", values, "HAI-65")
        if move.family is words.hire:
            return Message("does.hire", {"character": CHARACTER_NAMES[move.index]}, "HAI-65")
        return None

    def refusal(self, g: Haithabu, move: Move) -> Message:
        words = g.components.words
        if move.family is words.hire or move.family is words.entice:
            return refused_character(g, self.seat, move)
        return not_asked(move, "HAI-65")


def can_entice(g: Haithabu, seat: int, character: int) -> bool:
    """It belongs to another player and has no safe marker (HAI-66, HAI-R41)."""
    owner = g.owner[character]
    return owner >= 0 and owner != seat and not g.safe & BIT[character]


def entice(g: Haithabu, seat: int, character: int) -> None:
    """The former owner is paid, with borrowed silver if need be (HAI-30, HAI-65)."""
    cost, owner = g.components.entice_price, g.owner[character]
    g.borrow(seat, g.loans_for(seat, cost))
    g.silver[seat] -= cost
    g.silver[owner] += cost
    g.take_character(seat, character)
    if g.journal is not None:
        values: dict[str, object] = {"character": CHARACTER_NAMES[character], "owner": owner, "cost": cost}
        g.tell("enticed", seat, values, "HAI-65")


def refused_character(g: Haithabu, seat: int, move: Move) -> Message:
    """Why a character cannot be had."""
    character = move.index
    owner = g.owner[character]
    named: dict[str, object] = {"character": CHARACTER_NAMES[character]}
    if owner == seat:
        return Message("no.own-character", named, "HAI-R41")
    if owner < 0:
        return Message("no.free-character", named, "HAI-65")
    if move.family is g.components.words.hire:
        return Message("no.owned-character", named | {"seat": owner}, "HAI-65")
    if g.safe & BIT[character]:
        return Message("no.safe-character", named, "HAI-66")
    cost = g.components.entice_price
    return Message("no.silver", {"cost": cost, "silver": g.silver[seat], "markers": g.markers}, "HAI-32")


def begin_characters(g: Haithabu, seat: int) -> None:
    """Asked if a character is free or can be enticed away."""
    paid = g.affordable(seat, g.components.entice_price)
    for character in range(CARDS):
        if g.owner[character] < 0 or (paid and can_entice(g, seat, character)):
            g.then(HIRE_CHARACTER[seat])
            return
    tell_nothing(g, seat)


# Steps that hold no more than a seat are shared by all positions.
HIRE_CHARACTER: Final = [HireCharacter(seat) for seat in range(MOST_SEATS)]
