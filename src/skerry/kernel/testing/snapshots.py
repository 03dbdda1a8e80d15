"""Positions as plain data, where two of them differ, and random games."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, Event, State, Step
from skerry.kernel.storing import fields
from skerry.kernel.testing.flaw import Flaw, expect

NOT_PART_OF_THE_POSITION: Final = {"game", "components", "journal"}
MISSING: Final = "nothing"


def snapshot(state: State) -> dict[str, Any]:
    """All of a position as plain data, for comparing."""
    return {name: _plain(name, value) for name, value in fields(state).items() if name not in NOT_PART_OF_THE_POSITION}


def _plain(name: str, value: object) -> object:
    if isinstance(value, Step):
        return [type(value).__name__, {part: _plain(f"{name}.{part}", its) for part, its in fields(value).items()}]
    if isinstance(value, tuple):
        return value
    if isinstance(value, list):
        return [_plain(name, part) for part in value]
    if isinstance(value, dict):
        return {key: _plain(name, part) for key, part in value.items()}
    if value is None or isinstance(value, bool | int | str):
        return value
    raise Flaw(
        f"the field {name} holds {value!r}, which is no plain data",
        "a state holds numbers, texts, lists, tuples, dicts and steps; the components hold all else",
    )


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two pieces of plain data differ, with both values; "" if there is none."""
    if one == other:
        return ""
    if type(one) is type(other):
        if isinstance(one, dict) and isinstance(other, dict):
            parts = [(f"{path}.{key}", one.get(key, MISSING), other.get(key, MISSING)) for key in {**one, **other}]
            return next((found for way, a, b in parts if (found := difference(a, b, way))), "")
        if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
            pairs = enumerate(zip(one, other))
            return next((found for i, (a, b) in pairs if (found := difference(a, b, f"{path}[{i}]"))), "")
    return f"{path.lstrip('.')} is {shown(one)} and then {shown(other)}"


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."


def leaves(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every value with its path; a list without lists and tables in it is one value."""
    if isinstance(data, dict):
        for key, part in data.items():
            yield from leaves(part, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list) and any(isinstance(part, list | dict) for part in data):
        for place, part in enumerate(data):
            yield from leaves(part, f"{path}[{place}]")
    else:
        yield path, data


def as_json(data: object, what: str) -> str:
    """Plain data as text; what cannot be written as JSON is a flaw."""
    try:
        return json.dumps(data)
    except (TypeError, ValueError) as error:
        raise Flaw(
            f"{what} is not JSON: {error}", "it holds a set, a move or another object; write names and numbers"
        ) from error


# --- random games -----------------------------------------------------------------------------------------------------


def random_move(state: State, rng: Rng) -> Move:
    """A move at random; at a chance, an outcome with its odds."""
    if state.to_move == CHANCE:
        return state.draw(rng)
    moves = state.moves()
    expect(
        bool(moves),
        f"nothing is legal at {question(state)}",
        "a decision is asked that cannot be answered; skip it instead",
    )
    return moves[rng.below(len(moves))]


def positions(
    state: State, seed: int, wanted: Callable[[Sequence[Move]], Sequence[Move]] = lambda moves: moves
) -> Iterator[State]:
    """Every position in which a seat is asked, with a journal of the game; at the end its last one.

    A seat chooses any of the moves that are wanted, so that a game can be led to where it has more to say.
    """
    state.journal = []
    rng = Rng(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
            continue
        yield state
        moves = wanted(state.moves())
        state.apply(moves[rng.below(len(moves))])
    yield state


def question(state: State) -> str:
    """What is pending: the name of its class."""
    return type(state.pending).__name__


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """The events this seat may know."""
    return [event for event in events if event.seen_by(seat)]


def trace(game: Game, seats: int, variants: Mapping[str, Any], seed: int) -> str:
    """A digest of a random game: every word, every list of legal moves and every view. The same in both builds."""
    digest = hashlib.sha256()
    rng = Rng(seed)
    state = game.start(seats, variants)
    while state.to_move != OVER:
        moves = state.moves()
        move = random_move(state, rng)
        seat = state.to_move if state.to_move >= 0 else None
        told = [[m.id for m in moves], move.word, state.view(seat), state.prompt(seat).data()]
        digest.update(json.dumps(told, sort_keys=True).encode())
        state.apply(move)
    digest.update(json.dumps([state.outcome(), state.resample(0, rng).view(0)], sort_keys=True).encode())
    return digest.hexdigest()
