"""Games that other packages bring: an entry point of the group `skerry.games` names each by its slug."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from skerry.kernel.driver import advance
from skerry.kernel.errors import Problem, SetUpError
from skerry.kernel.game import Game, Variant
from skerry.kernel.rng import Rng
from skerry.kernel.speaking import languages
from skerry.kernel.state import Event, State

GROUP: Final = "skerry.games"
SLUG: Final = re.compile(r"[a-z][a-z0-9_]*")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Edda", "Finn")


class PlugIn:
    """A game of another package: its module, and the game with its newest pack."""

    def __init__(self, module: Any, game: Game) -> None:
        self.module = module
        self.game = game


class PlugIns:
    """What other packages bring, by slug: games, and why a game was left out."""

    def __init__(self, ours: Collection[str]) -> None:
        self.found: dict[str, PlugIn] = {}
        self.left_out: dict[str, SetUpError] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                self.found[point.name] = usable(point, ours, self.found)
            except SetUpError as error:
                self.left_out[point.name] = error


def usable(point: EntryPoint, ours: Collection[str], others: Mapping[str, PlugIn]) -> PlugIn:
    """The plug-in, once its game was made and looked at. SetUpError if it cannot be used, whatever the reason."""
    if point.name in ours:
        raise problem(point, Problem("plug-in-named-as-ours", {}))
    if point.name in others:
        raise problem(point, Problem("plug-in-named-as-another", {}))
    if not SLUG.fullmatch(point.name):
        raise problem(point, Problem("plug-in-name", {}))
    try:
        module = point.load()
        game: Game = module.make(module.PUBLISHED.version())
    except Exception as error:  # a plug-in may fail in any way, and the other games go on without it
        reason = f"{type(error).__name__}: {error}"
        raise problem(point, Problem("plug-in-broken", {"reason": reason})) from error
    if game.slug != point.name:
        raise problem(point, Problem("plug-in-calls-itself", {"slug": repr(game.slug)}))
    try:
        check(module, game)
    except Faulty as faulty:
        raise problem(point, Problem("plug-in-fails", {"part": faulty.part, "reason": str(faulty)})) from faulty
    return PlugIn(module, game)


def problem(point: EntryPoint, what: Problem) -> SetUpError:
    package = point.dist.name if point.dist is not None else point.value
    return SetUpError("plug-in-unusable", name=repr(point.name), package=package, problem=what)


# --- a first look -----------------------------------------------------------------------------------------------------


class Faulty(Exception):
    """A part of a game that fails."""

    def __init__(self, part: str, error: Exception) -> None:
        super().__init__(f"{type(error).__name__}: {error}")
        self.part = part


@contextmanager
def looking_at(part: str) -> Iterator[None]:
    """A part may fail in any way; the sentence names it."""
    try:
        yield
    except Exception as error:
        raise Faulty(part, error) from error


def check(module: Any, game: Game) -> None:
    """Everything that the lobby, the pages of the game and its first positions need, in every language.

    What else can be wrong with a game, its own tests must find; but no game may take the pages of the others along.
    """
    title: object = game.title
    seats: object = game.seats
    with looking_at("the title"):
        expect(isinstance(title, str) and title != "", "expected a text")
    with looking_at("the range of seats"):
        expect(isinstance(seats, range) and min(seats) > 0, "expected a range from 1 seat or more")
    for lang in languages():
        with looking_at(f"about({lang!r})"):
            check_about(game, lang)
    for name in ("rules.md", "primer.md", "cover.svg"):
        with looking_at(name):
            file = Path(module.__file__).with_name(name)
            expect(not file.exists() or len(file.read_text(encoding="utf-8")) > 0, "the file is empty")
    for number in game.seats:
        with looking_at(f"a start with {number} {'seat' if number == 1 else 'seats'}"):
            state = game.start(number)
            events: list[Event] = []
            state.journal = events
            advance(state, Rng(1))
        check_position(state, events)


def expect(fine: bool, expected: str) -> None:
    if not fine:
        raise ValueError(expected)


def check_about(game: Game, lang: str) -> None:
    about = game.about(lang)
    for name in ("summary", "minutes", "credit"):
        expect(isinstance(getattr(about, name), str), f"expected {name} to be a text")
    for variant in game.variants.values():
        check_variant(variant, about.variants[variant.name], about.choices[variant.name])


def check_variant(variant: Variant, label: str, labels: Sequence[str]) -> None:
    expect(isinstance(label, str), f"expected a text for the variant {variant.name!r}")
    expect(
        len(labels) == len(variant.choices) and all(isinstance(one, str) for one in labels),
        f"expected {len(variant.choices)} texts for the choices of the variant {variant.name!r}, not {list(labels)!r}",
    )
    for choice in variant.choices:
        expect(
            isinstance(choice, str | int | float | None),
            f"expected texts, numbers or truth values as choices of the variant {variant.name!r}, not {choice!r}",
        )


def check_position(state: State, events: Sequence[Event]) -> None:
    """As the seat to move sees it, and as a spectator does."""
    game, names = state.game, [NAMES[seat % len(NAMES)] for seat in range(state.seats)]
    for viewer in (None, *[seat for seat in range(state.seats) if seat == state.to_move]):
        moves = [] if viewer is None else state.moves()
        with looking_at(f"view(g, {viewer})"):
            view = state.seen_by(viewer)
            expect(type(view) is game.view_type, f"expected a {game.view_type.__name__}, not {type(view).__name__}")
        for lang in languages():
            with looking_at(f"what is said at the beginning ({lang})"):
                game.say(state.prompt(viewer), lang, names)
                game.say(state.pending.waiting(state), lang, names)
                game.guide(state.prompt(viewer), lang)
                game.tell([event for event in events if event.seen_by(viewer)], lang, names)
            with looking_at(f"the sheet ({lang})"):
                game.sheet(view, lang, names)
            with looking_at(f"the board ({lang})"):
                game.board_assets()
                game.unplaced(moves)
                for narrow in (False, True):
                    game.board(view, moves, lang, names, narrow=narrow)
            for move in moves:
                with looking_at(f"the label of {move.word!r} ({lang})"):
                    game.label(move, lang, names)
