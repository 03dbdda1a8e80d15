"""What a choice brings: the numbers of its seat that change, as far as the seat can know that before it chooses."""

from collections.abc import Mapping, Sequence
from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import OVER, State

DEALS: Final = 4
"""Where a move shows something new or ends the game, numbers are told that come out the same in all these deals."""


class Number:
    """Something that a seat counts, such as its silver, or about a kind of goods: what it costs."""

    def __init__(self, key: str, value: int, about: Mapping[str, str] | None = None) -> None:
        self.key = key
        self.value = value
        self.about: dict[str, str] = dict(about) if about else {}

    def name(self) -> tuple[str, ...]:
        """Numbers of this name are the same one, before and after."""
        return (self.key, *self.about.values())


def preview(state: State, move: Move) -> list[Message]:
    """What a legal move of the seat that is asked changes in its numbers, each as a message `number.<key>`.

    What the seat cannot know is dealt anew first, so nothing can be read from it.
    """
    deals = DEALS if foreseen(state, move) is None else 1
    found = [_changed(state, move, Rng(seed)) for seed in range(deals)]
    return [message for name, message in found[0].items() if all(_same(message, other.get(name)) for other in found)]


def foreseen(state: State, move: Move) -> State | None:
    """The position after a legal move of the seat that is asked and what follows by itself, as far as it can know that.

    None if the move shows something new, or ends the game: then all lies open.
    """
    if state.reveals(move):
        return None
    after = _after(state, move, Rng(0))
    return None if after.to_move == OVER else after


def _same(message: Message, other: Message | None) -> bool:
    return other is not None and message.values == other.values


def _changed(state: State, move: Move, rng: Rng) -> dict[tuple[str, ...], Message]:
    seat = state.to_move
    return _compared(_tally(state, seat), _tally(_after(state, move, rng), seat))


def _after(state: State, move: Move, rng: Rng) -> State:
    """With what follows by itself, without anything being drawn or shown."""
    seat = state.to_move
    after = state.resample(seat, rng)
    after.apply(move)
    while after.to_move == seat:
        moves = after.moves()
        if len(moves) > 1 or after.reveals(moves[0]):
            break
        after.apply(moves[0])
    return after


def _tally(state: State, seat: int) -> Sequence[Number]:
    return state.game.tally(state.seen_by(seat), seat)


def _compared(before: Sequence[Number], after: Sequence[Number]) -> dict[tuple[str, ...], Message]:
    """What is not counted counts as none."""
    was = {number.name(): number.value for number in before}
    numbers = {number.name(): Number(number.key, 0, number.about) for number in before}
    numbers |= {number.name(): number for number in after}
    return {
        name: Message(f"number.{number.key}", {**number.about, **_difference(was.get(name, 0), number.value)})
        for name, number in numbers.items()
        if was.get(name, 0) != number.value
    }


def _difference(before: int, after: int) -> dict[str, object]:
    """Put into words as it is, such as "−40"; the amount is for its plural."""
    change = f"{after - before:+d}".replace("-", "−")
    return {"change": change, "amount": abs(after - before), "before": before, "after": after}
