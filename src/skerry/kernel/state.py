"""The heart of the kernel: a state with an agenda of steps; decisions wait for a seat, chances for dice or cards.

A state is plain data plus an agenda, a stack of steps still to be carried out. A step is a line of the rulebook. A
decision is a step that waits for a seat: it lists its legal moves and carries the chosen one out. A chance is a
decision that waits for dice or a card; the driver of the game supplies the outcome. Below all lies the end.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from skerry.kernel.errors import IllegalMove, Message, Reason
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.views import Outcome, View, plain

if TYPE_CHECKING:
    from skerry.kernel.game import Game

CHANCE: Final = -1
"""`to_move` while dice or a card are waited for."""
OVER: Final = -2
"""`to_move` after the end."""

EVERYONE: Final = -1
"""The audience of a word that all seats and spectators see."""
NOBODY: Final = -2
"""The audience of a word that nobody sees yet."""

NO_SEAT: Final = -1
"""Where a seat could be named and none is: in a turn that is nobody's, or where nobody may know who is asked."""

ALONE: Final = 0
"""What a move is to a choice of many parts (`kernel/choices.py`): none of it; it is a choice by itself."""
PART: Final = 1
"""Something that is picked, put back and counted, in any order."""
STEP: Final = 2
"""A choice on which the rest depends, such as what is built: it is shown as if it were said already."""
ONWARD: Final = 3
"""Nothing that people need to be asked: it only leads to the next parts."""
DONE: Final = 4
"""That was all; with nothing picked it is a choice by itself."""

S = TypeVar("S", bound="State")


def not_asked(move: Move, rule: str = "") -> Message:
    """The refusal of a word that answers another question than the one that is open."""
    return Message("not-asked", {"word": move.word}, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook, carried out when it comes to the top of the agenda.

    A step holds numbers and tuples, never a list or a piece of the state, so copies of a state share it.
    """

    waits: bool = False

    def run(self, g: S) -> None:
        """Carry the step out."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for a seat. What is legal, and why other moves are not, is written here and nowhere else."""

    def __init__(self, seat: int) -> None:
        self.waits = True
        self.seat = seat

    def moves(self, g: S) -> list[Move]:
        """All legal moves, each once, never none; changes nothing."""
        raise AssertionError(f"{type(self).__name__} does not list its moves")

    def choose(self, g: S, move: Move) -> None:
        """Carry the chosen move out."""
        raise AssertionError(f"{type(self).__name__} does not carry moves out")

    def prompt(self, g: S) -> Message:
        """What the seat that is asked is told."""
        return Message(type(self).__name__)

    def waiting(self, g: S) -> Message:
        """What all others are told meanwhile; never which question is open where that would betray something."""
        told = g.meanwhile()
        return Message("waiting", {"seat": self.seat}) if told is None else told

    def effect(self, g: S, move: Move) -> Message | None:
        """What a legal move would cost or do, where that is worth saying."""
        return None

    def title(self, g: S, move: Move) -> Message | None:
        """What a legal move is called where nothing around it says what it is about: "Buy 14 mead", not "Buy 14".

        None if its label says all.
        """
        return None

    def refusal(self, g: S, move: Move) -> Message:
        """The rule that forbids this move here, and the reason."""
        return not_asked(move)

    def audience(self, g: S, move: Move) -> int:
        """Who sees the word: EVERYONE, one seat, or NOBODY yet. A word that is silent is seen by its own seat alone."""
        return self.seat if self.silent(g, move) else EVERYONE

    def silent(self, g: S, move: Move) -> bool:
        """True if the others may not even know that this was asked."""
        return False

    def reveals(self, g: S, move: Move) -> bool:
        """True if someone who hears the word may learn what they could not know; then it cannot be taken back."""
        return False

    def role(self, g: S, move: Move) -> int:
        """What a legal move is to a choice of many parts: ALONE, a PART, a STEP, ONWARD or DONE."""
        return ALONE

    def counts_as(self, g: S, move: Move) -> tuple[Move, int]:
        """Of a PART: what is picked, and how often; `load mead 3` is three times `load mead 1`."""
        return move, 1

    def goes_on(self, g: S, before: "Decision[Any]") -> bool:
        """Is this the rest of the choice of many parts that was begun before? Who chooses may learn nothing between."""
        return False

    def any_order(self, g: S) -> bool:
        """May the parts be said in any order, and is the choice over when there are enough, whichever they are?"""
        return False

    def sum_up(self, g: S, picks: list[Move]) -> Message | None:
        """What the parts picked so far, in this order, come to, where effects and prompts do not say it."""
        return None

    def coherent(self, g: S) -> bool:
        """Could this decision be open with what its seat now holds? Asked after hidden cards were dealt anew."""
        return len(self.moves(g)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision that waits for dice or a card. The driver, never a seat, supplies the outcome."""

    def __init__(self) -> None:
        self.waits = True
        self.seat = CHANCE

    def chances(self, g: S) -> list[tuple[Move, int]]:
        """Every outcome with its integer weight."""
        raise AssertionError(f"{type(self).__name__} does not list its outcomes")

    def moves(self, g: S) -> list[Move]:
        return [move for move, _ in self.chances(g)]

    def reveals(self, g: S, move: Move) -> bool:
        return True

    def draw(self, g: S, rng: Rng) -> Move:
        """One outcome, drawn with the right odds; games override it with something faster."""
        outcomes = self.chances(g)
        return outcomes[rng.weighted([weight for _, weight in outcomes])][0]


class End(Decision[Any]):
    """What is pending after the end: nothing."""

    def moves(self, g: "State") -> list[Move]:
        return []

    def prompt(self, g: "State") -> Message:
        return Message("over")

    def waiting(self, g: "State") -> Message:
        return Message("over")

    def refusal(self, g: "State", move: Move) -> Message:
        return Message("over", {"word": move.word})


THE_END: Final = End(OVER)
"""The bottom of every agenda: while a game goes on the list is never empty and keeps its memory, a tenth faster."""


class Event:
    """Something that happened, for log, animation and statistics: who may know it is part of it."""

    def __init__(self, kind: str, seat: int, values: dict[str, object], rule: str, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.rule = rule
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """May this seat know it? None is a spectator."""
        return self.audience == EVERYONE or self.audience == seat

    def data(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {"kind": self.kind, "seat": self.seat, "values": self.values, "rule": self.rule}


class Turn:
    """Whose turn it is, and which one: two positions with equal turns belong to the same turn.

    Numbers only grow, not always by one. Seats that act in the same part of a game, such as a season, may have turns of
    the same number, and may come back to them. What belongs to nobody, such as a spring in which cards are turned up,
    is a turn of NO_SEAT.
    """

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.number == other.number and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((self.number, self.seat))

    def __repr__(self) -> str:
        return f"Turn({self.number}, {self.seat})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (self.number, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the game's data (in a subclass), the pending decision and the agenda of what follows it."""

    def __init__(self, game: "Game", seats: int, variants: dict[str, Any], like: "State | None" = None) -> None:
        """The empty table, or a copy of a position that is `like` it."""
        self.game = game
        self.seats = seats
        self.variants = variants
        self.agenda: list[Step[Any]]
        self.pending: Decision[Any]
        if like is None:
            self.agenda = [THE_END]
            self.pending = THE_END
            self.to_move = OVER
        else:
            self.agenda = like.agenda[:]
            self.pending = like.pending
            self.to_move = like.to_move
        self.journal: list[Event] | None = None

    def copy(self) -> Self:
        """An independent position without a journal.

        Fields that a game adds are found by their names, which takes time; a compiled class writes each of them down.
        """
        from skerry.kernel.storing import copied  # noqa: PLC0415  it knows states

        return copied(self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled like a copy: without its journal."""
        from skerry.kernel.storing import restored, stored  # noqa: PLC0415  it knows games, which know states

        return restored, (self.game, stored(self))

    # --- playing ------------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """All legal moves (at a chance: all outcomes), each once; never empty before the end."""
        return self.pending.moves(self)

    def chances(self) -> list[tuple[Move, int]]:
        """The outcomes of a chance with their weights: for drivers, never for a seat."""
        assert isinstance(self.pending, Chance), f"seat {self.to_move} is to move, not chance"
        return self.pending.chances(self)

    def draw(self, rng: Rng) -> Move:
        """One outcome of the pending chance."""
        return cast(Chance[Any], self.pending).draw(self, rng)

    def play(self, move: Move) -> None:
        """Carry a move out after checking it: IllegalMove leaves the state untouched."""
        if move not in self.pending.moves(self):
            raise self.illegal(move)
        self.apply(move)

    def illegal(self, move: Move) -> IllegalMove:
        """Why this move, which is not legal now, is refused."""
        message = self._refusal(move)
        names = [f"seat {seat}" for seat in range(self.seats)]
        return IllegalMove(move.word, Reason(self.game.say, message, names))

    def apply(self, move: Move) -> None:
        """Carry out a move that is known to be legal."""
        self.pending.choose(self, move)
        self.settle()

    def settle(self) -> None:
        """Carry out the agenda up to the next decision."""
        agenda = self.agenda
        while True:
            step = agenda.pop()
            if step.waits:
                pending = cast(Decision[Any], step)
                self.pending = pending
                self.to_move = pending.seat
                return
            step.run(self)

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
        fifth: Step[Any] | None = None,
    ) -> None:
        """Do these next, in this order, before whatever else is due."""
        # Written out: a call with a variable number of steps would make a tuple each time.
        agenda = self.agenda
        if fifth is not None:
            agenda.append(fifth)
        if fourth is not None:
            agenda.append(fourth)
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        agenda.append(first)

    # --- asking -------------------------------------------------------------------------------------------------

    def explain(self, move: Move) -> Message | None:
        """A legal move: what it would cost or do, where worth saying. Any other: the rule that forbids it and why."""
        if move in self.pending.moves(self):
            return self.pending.effect(self, move)
        return self._refusal(move)

    def _refusal(self, move: Move) -> Message:
        if move.id >= len(self.game.alphabet) or self.game.alphabet[move.id] is not move:
            return Message("foreign-word", {"word": move.word})
        return self.pending.refusal(self, move)

    def title(self, move: Move) -> Message | None:
        """What a legal move is called in full; None if its label says all."""
        return self.pending.title(self, move)

    def prompt(self, seat: int | None) -> Message:
        """What this seat is told of the pending decision; None is a spectator."""
        if seat == self.to_move:
            return self.pending.prompt(self)
        return self.pending.waiting(self)

    def audience(self, move: Move) -> int:
        """Who would see this move of the pending decision: EVERYONE, one seat, or NOBODY."""
        return self.pending.audience(self, move)

    def silent(self, move: Move) -> bool:
        """Would this move of the pending decision be kept from others altogether, as if never asked?"""
        return self.pending.silent(self, move)

    def reveals(self, move: Move) -> bool:
        """Would this move of the pending decision let anyone learn something new? Undo stops there."""
        return self.pending.reveals(self, move)

    def seen_by(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator. Boards, sheets and texts are made from it."""
        return self.game.view(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The same as plain JSON data."""
        return plain(self.seen_by(seat))

    def resample(self, seat: int, rng: Rng) -> "State":
        """A copy in which everything this seat cannot know is dealt anew, as likely as it is."""
        return self.game.resample(self, seat, rng)

    def turn(self) -> Turn:
        """The turn that the next move belongs to. Everyone may know it, so it follows from what lies open."""
        raise AssertionError(f"{type(self).__name__} does not say whose turn it is")

    def meanwhile(self) -> Message | None:
        """Where the game stands, from what lies open: what those are told who are not asked. None: who is asked."""
        return None

    def awaited(self) -> int:
        """The seat that everyone may know is asked, else NO_SEAT. By default the one whose turn it is.

        After the end it means nothing.
        """
        return self.turn().seat

    def heading(self) -> str:
        """What people call this turn, such as "year 3 autumn, seat 1": only to be shown."""
        return self.game.heading(self)

    # --- result -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points of each seat, now or final; for drivers."""
        raise AssertionError(f"{type(self).__name__} has no scores")

    def winners(self) -> list[int]:
        """The winning seats after all tie-breaks; [] before the end or when a solo goal is missed."""
        raise AssertionError(f"{type(self).__name__} has no winners")

    def ending(self) -> Message | None:
        """What is announced after the end instead of who won: alone, the rank or the goal reached."""
        return None

    def result(self) -> Outcome:
        """The result: points by source, order, tie-break used."""
        raise AssertionError(f"{type(self).__name__} has no result")

    def outcome(self) -> dict[str, Any]:
        """The result as plain JSON data."""
        return plain(self.result())

    # --- journal ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, values: dict[str, object], rule: str = "", audience: int = EVERYONE) -> None:
        """Report what happened. Guard calls in hot code with `if g.journal is not None`."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, values, rule, audience))
