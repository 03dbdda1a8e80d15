"""Which values of a pack a game reads. What nothing reads can be changed without effect, and its owner should know.

A game is made with a pack that takes note, played at random and shown in all ways there are. Chance does not bring up
everything, so things of one sort count as one: what is read of some card is read of cards. Where a value comes from
(`source`) is said for people.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from skerry.kernel.game import Game
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng
from skerry.kernel.speaking import languages
from skerry.kernel.state import OVER, Event, State

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_values

BY_THE_LOADER: Final = {"slug", "version"}
SHOWN_EVERY: Final = 100
"""How many plies lie between two positions that are shown."""


class Noting(dict[str, Any]):
    """A table that takes note of the values that were asked for. Going through its keys alone reads nothing."""

    def __init__(self, data: dict[str, Any], path: str, read: set[str]) -> None:
        self.path = path
        self.read = read
        self.alike = alike(data)
        super().__init__({name: noting(value, self.path_to(name), read) for name, value in data.items()})

    def path_to(self, name: str) -> str:
        return joined(self.path, "*" if self.alike else name)

    def __getitem__(self, name: str) -> Any:
        self.read.add(self.path_to(name))
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(self.path_to(name))
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        """As ever. But a dict that has its own is copied key by key, so a copy has read everything."""
        return super().__iter__()

    def items(self) -> "dict_items[str, Any]":
        self.read.update(self.path_to(name) for name in self)
        return super().items()

    def values(self) -> "dict_values[str, Any]":
        self.read.update(self.path_to(name) for name in self)
        return super().values()


def noting(value: Any, path: str, read: set[str]) -> Any:
    """The same value, in which all tables take note."""
    if isinstance(value, dict):
        return Noting(value, path, read)
    if isinstance(value, list):
        return [noting(one, joined(path, "*"), read) for one in value]
    return value


def alike(data: dict[str, Any]) -> bool:
    """Does a table hold several things of one sort, such as all dice: tables that have keys in common?"""
    parts = [value for name, value in data.items() if not says_where_from(name)]
    tables = [set(part) for part in parts if isinstance(part, dict)]
    return len(parts) == len(tables) > 1 and bool(set.intersection(*tables) - {"source"})


def joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def paths(value: Any, path: str = "") -> list[str]:
    """The paths of all values, things of one sort as one: `card.*.name.en`."""
    if isinstance(value, dict) and value:
        sort = alike(value)
        found = [one for name, part in value.items() for one in paths(part, joined(path, "*" if sort else name))]
    elif isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        found = [one for part in value for one in paths(part, joined(path, "*"))]
    else:
        found = [path]
    return list(dict.fromkeys(found))


def says_where_from(path: str) -> bool:
    """Is it a source, such as `source`, `cost_source`, `name_source_de` or `source_start_level`?"""
    return any(name.startswith("source") or "_source" in name for name in path.split("."))


def unread(pack: Pack, make: Callable[[Pack], Game]) -> list[str]:
    """The paths of the values that nothing reads, sources apart.

    The pack is one that a game was made with before. It is passed on as if it were unchanged: comparing it with the
    published one, which reads everything, has been done then.
    """
    read = set(BY_THE_LOADER)
    use(make(Pack(pack.slug, pack.version, noting(pack.data, "", read), {})))
    return [path for path in paths(pack.data) if not read & leading_to(path) and not says_where_from(path)]


def leading_to(path: str) -> set[str]:
    """A path and, for points and other lists of lists, the list that was read as a whole."""
    return {path, path.removesuffix(".*"), path.removesuffix(".*.*")}


# --- all that is done with a game -------------------------------------------------------------------------------------


def use(game: Game) -> None:
    """Read what lobbies say, and play with each number of players; the largest table tries all variants."""
    for lang in languages():
        game.about(lang)
    game.board_assets()
    for seats in game.seats:
        tried = game.variants.values() if seats == game.seats.stop - 1 else ()
        last = {one.name: [one.choices[-1]] * seats if one.per_seat else one.choices[-1] for one in tried}
        play_through(game, game.start(seats, last))


def play_through(game: Game, state: State) -> None:
    """At random to the end: every question is put into words, and now and then a position is shown."""
    rng = Rng(1)
    journal: list[Event] = []
    state.journal = journal
    names = [f"{seat}" for seat in range(state.seats)]
    for ply in range(game.longest):
        if state.to_move == OVER:
            break
        ask(game, state, names)
        if ply % SHOWN_EVERY == 0:
            show(game, state, names)
        moves = state.moves()
        state.apply(state.draw(rng) if state.to_move < 0 else moves[rng.below(len(moves))])
    show(game, state, names)
    for lang in languages():
        game.tell(journal, lang, names)


def ask(game: Game, state: State, names: list[str]) -> None:
    """What is asked, how each answer is called and what it would do."""
    said = [state.prompt(seat) for seat in range(state.seats)]
    moves = state.moves()
    if state.to_move >= 0:
        said += [message for message in map(state.explain, moves) if message is not None]
    for lang in languages():
        for move in moves:
            game.label(move, lang, names)
        for message in said:
            game.say(message, lang, names)


def show(game: Game, state: State, names: list[str]) -> None:
    """A position as a player and a spectator see it, and why each word is refused there."""
    moves = state.moves()
    words = game.alphabet if state.to_move >= 0 else ()
    said = [message for message in map(state.explain, words) if message is not None]
    for lang in languages():
        for viewer in (max(state.to_move, 0), None):
            view = state.seen_by(viewer)
            game.sheet(view, lang, names)
            game.board(view, moves, lang, names)
            game.board(view, moves, lang, names, narrow=True)
        for message in said:
            game.say(message, lang, names)
