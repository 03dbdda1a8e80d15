"""The Navy check at the end of the game (PIR-85)."""

from typing import Any, Final

from skerry.games.pirate_haven.components import DICE, MOST_SEATS, NAVY
from skerry.games.pirate_haven.state import PirateDecision, PirateHaven, PirateStep
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import PART, Decision, not_asked


class NavyCheck(PirateStep):
    """Red pips must not exceed the strength of the Ships; if even the smallest does, all go without asking (PIR-85)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: PirateHaven) -> None:
        strength = g.strength(self.seat)
        if g.navy_sum(self.seat) <= strength:
            return
        g.active = self.seat
        spots = g.placed[g.group(self.seat, NAVY)]
        if min([g.navy_pips(self.seat, spot) for spot in spots]) <= strength:
            g.then(DISCARD_NAVY[self.seat])
        else:
            for spot in spots:
                discard_navy(g, self.seat, spot)


def discard_navy(g: PirateHaven, seat: int, spot: int) -> None:
    pips = g.take_navy(seat, spot)
    g.to_box(DICE[NAVY])
    if g.journal is not None:
        g.tell("navy-discarded", seat, {"pips": pips}, "PIR-85")


class DiscardNavy(PirateDecision):
    """PIR-D15: discard one red die, until the rest is covered (PIR-85, PIR-R22, PIR-R23)."""

    def moves(self, g: PirateHaven) -> list[Move]:
        c = g.components
        spots = g.placed[g.group(self.seat, NAVY)]
        return [c.words.discard_navy.moves[c.sea_number[spot]] for spot in spots]

    def choose(self, g: PirateHaven, move: Move) -> None:
        discard_navy(g, self.seat, g.components.sea[move.index])
        g.then(NAVY_CHECK[self.seat])

    def role(self, g: PirateHaven, move: Move) -> int:
        return PART

    def goes_on(self, g: PirateHaven, before: Decision[Any]) -> bool:
        return isinstance(before, DiscardNavy)

    def sum_up(self, g: PirateHaven, picks: list[Move]) -> Message | None:
        c = g.components
        left = g.navy_sum(self.seat) - sum([g.navy_pips(self.seat, c.sea[move.index]) for move in picks])
        return Message("sum.navy", {"navy": left, "strength": g.strength(self.seat)}, "PIR-85")

    def prompt(self, g: PirateHaven) -> Message:
        values: dict[str, object] = {"navy": g.navy_sum(self.seat), "strength": g.strength(self.seat)}
        return Message("ask.discard-navy", values, "PIR-85")

    def effect(self, g: PirateHaven, move: Move) -> Message | None:
        left = g.navy_sum(self.seat) - g.navy_pips(self.seat, g.components.sea[move.index])
        uncovered = max(left - g.strength(self.seat), 0)
        return Message("does.discard-navy", {"navy": left, "uncovered": uncovered}, "PIR-85")

    def refusal(self, g: PirateHaven, move: Move) -> Message:
        c = g.components
        if move.family is c.words.discard_navy:
            return Message("no.navy-there", {"spot": c.spots[c.sea[move.index]]}, "PIR-85")
        return not_asked(move, "PIR-85")


NAVY_CHECK: Final = [NavyCheck(seat) for seat in range(MOST_SEATS)]
DISCARD_NAVY: Final = [DiscardNavy(seat) for seat in range(MOST_SEATS)]
