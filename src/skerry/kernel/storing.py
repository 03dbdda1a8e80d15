"""Positions that can be copied, pickled and sent to another process.

A position is its numbers and lists, its steps, and what it shares with every other position of its game: components
and moves. The shared things are not stored but named, by their place in a walk through the game, and found again there.
Steps are made anew by their constructors, so a parameter and the field it sets have the same name. A state is an empty
table whose fields are set by name.
"""

import functools
import inspect
from collections.abc import Iterator
from typing import Any, Final, TypeVar

from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.state import State

S = TypeVar("S", bound=State)

PLAIN: Final = (int, float, str, bool, bytes, type(None))

CHANGING: Final[frozenset[type]] = frozenset({list, dict, set})

COLLECTIONS: Final = (list, tuple, set, frozenset)

Word = tuple[Any, Any]
"""How a thing is stored: what it is and which one, or its class and of how many parts it is made, which follow."""


def stored(position: Any) -> list[Word]:
    """The position as a flat list: chains of tuples, such as a memory, may be longer than Python can call itself."""
    game: Game = position.game
    places = shared(game).places
    words: list[Word] = []
    left: list[Any] = [position]
    while left:
        thing = left.pop()
        if isinstance(thing, PLAIN):
            words.append(("plain", thing))
        elif isinstance(thing, State):
            words.append(("state", type(thing)))
            left.append({name: value for name, value in fields(thing).items() if name != "journal"})
        elif isinstance(thing, Game):
            words.append(("game", None))
        elif isinstance(thing, Move):
            words.append(("move", thing.id))
        elif id(thing) in places:
            words.append(("shared", places[id(thing)]))
        else:
            word, parts = taken_apart(thing)
            words.append(word)
            left.extend(reversed(parts))
    return words


def taken_apart(thing: Any) -> tuple[Word, list[Any]]:
    """What a thing is, and its parts in order."""
    if isinstance(thing, COLLECTIONS):
        return (type(thing), len(thing)), list(thing)
    if isinstance(thing, dict):
        return (dict, 2 * len(thing)), [part for item in thing.items() for part in item]
    kind = type(thing)
    names = parameters(kind)
    return (kind, len(names)), [getattr(thing, name) for name in names]


def restored(game: Game, words: list[Word]) -> Any:
    """The position again."""
    things = shared(game).things
    made: list[Any] = []
    for sort, detail in reversed(words):
        if sort == "plain":
            made.append(detail)
        elif sort == "game":
            made.append(game)
        elif sort == "move":
            made.append(game.alphabet[detail])
        elif sort == "shared":
            made.append(things[detail])
        elif sort == "state":
            made.append(laid_out(detail, made.pop()))
        else:
            made.append(put_together(sort, [made.pop() for _ in range(detail)]))
    return made[0]


def put_together(kind: Any, parts: list[Any]) -> Any:
    if kind is dict:
        return dict(zip(parts[::2], parts[1::2], strict=True))
    return kind(parts) if kind in COLLECTIONS else kind(*parts)


def laid_out(kind: type, values: dict[str, Any]) -> Any:
    """A state with these fields."""
    state = kind(*[values[name] for name in parameters(kind) if name != "like"])
    for name, value in values.items():
        setattr(state, name, value)
    return state


def copied(state: S) -> S:
    """The same position with lists, sets and tables of its own; all else never changes and is shared."""
    kind = type(state)
    twin = kind.__new__(kind)
    State.__init__(twin, state.game, state.seats, state.variants, state)
    own = vars(twin)
    for name, value in vars(state).items():
        if name not in own:
            own[name] = apart(value) if value.__class__ in CHANGING else value
    return twin


def apart(value: Any) -> Any:
    """A list, set or table once more, and what can change in it too."""
    if isinstance(value, list):
        return [apart(one) if one.__class__ in CHANGING else one for one in value]
    if isinstance(value, dict):
        return {key: apart(one) if one.__class__ in CHANGING else one for key, one in value.items()}
    return set(value)


def fields(thing: object) -> dict[str, Any]:
    """The attributes of a state or a step, in both builds (compiled classes have no __dict__)."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names |= set(kind.__dict__.get("__mypyc_attrs__", ())) - {"__dict__"}
    return {name: getattr(thing, name) for name in sorted(names)}


PARAMETERS: Final[dict[type, tuple[str, ...]]] = {}


def parameters(kind: type) -> tuple[str, ...]:
    """The names of what a class is made from; looking them up takes long."""
    if kind not in PARAMETERS:
        PARAMETERS[kind] = tuple(inspect.signature(kind).parameters)
    return PARAMETERS[kind]


class Shared:
    """What all positions of a game share, in the order of a walk that is the same in every process."""

    def __init__(self, game: Game) -> None:
        self.things: list[Any] = []
        self.places: dict[int, int] = {}
        left = [value for name, value in fields(game.start()).items() if name not in {"game", "agenda", "pending"}]
        while left:
            thing = left.pop()
            if not isinstance(thing, (*PLAIN, Game, Move)) and id(thing) not in self.places:
                left.extend(inside(thing))
                if is_of_the_game(thing):
                    self.places[id(thing)] = len(self.things)
                    self.things.append(thing)


def is_of_the_game(thing: Any) -> bool:
    """Tables, cards and effects are; the lists and tuples of the first position are its own."""
    return not isinstance(thing, (*COLLECTIONS, dict))


def inside(thing: Any) -> Iterator[Any]:
    if isinstance(thing, list | tuple):
        yield from thing
    elif isinstance(thing, dict):
        yield from thing.values()
    else:
        names = getattr(type(thing), "__mypyc_attrs__", None) or list(getattr(thing, "__dict__", ()))
        yield from (getattr(thing, name) for name in names if hasattr(thing, name))


@functools.lru_cache(maxsize=64)
def shared(game: Game) -> Shared:
    return Shared(game)
