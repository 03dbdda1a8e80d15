"""A game as the rest of the program meets it: its rules, words and views bound together."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from skerry.kernel import toml
from skerry.kernel.errors import Message, ScenarioError, SetUpError, TomlError
from skerry.kernel.knowledge import Knowledge
from skerry.kernel.log import Line
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Cell, Section
from skerry.kernel.views import View, plain

if TYPE_CHECKING:
    from skerry.kernel.observation import Observation
    from skerry.kernel.state import Event, State

V = TypeVar("V", bound=View)
"""The view of a game: what `view` makes is what its sheet and its board take."""
ToSheet: TypeAlias = Callable[[V, str, list[str]], list[Section]]
"""From a view, a language and the names of the players."""
ToBoard: TypeAlias = Callable[[V, Sequence[Move], str, list[str], bool, bool], str]
"""From a view, the legal moves, a language, the names of the players, whether it is narrow and whether it is bare."""
Unplaced: TypeAlias = Callable[[Sequence[Move]], list[Move]]
"""Of the legal moves, those that cannot be chosen on the board."""


class Variant:
    """A set-up choice of a game."""

    def __init__(
        self,
        name: str,
        default: object,
        choices: tuple[object, ...],
        per_seat: bool = False,
        *,
        house: bool = False,
        offered: bool = True,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.per_seat = per_seat
        self.house = house
        """A house rule: another reading of the text, which a lobby keeps apart from what the rulebook offers."""
        self.offered = offered
        """Not offered is what only keeps older games going; see `Game.older_rules`."""


class About:
    """What a lobby says of a game, in one language."""

    def __init__(
        self,
        *,
        summary: str,
        minutes: str,
        credit: str,
        variants: Mapping[str, str],
        choices: Mapping[str, Sequence[str]],
    ) -> None:
        self.summary = summary
        self.minutes = minutes
        """How long a game takes, such as "30–50"; "" if that is not known."""
        self.credit = credit
        self.variants = variants
        """What each variant is called."""
        self.choices = choices
        """What the choices of each variant are called, in their order."""


class Game:
    """One game with one pack. The folder of a game makes it from its parts; everybody else only uses it."""

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        rules_version: int,
        seats: range,
        variants: Mapping[str, Variant],
        pack: Pack,
        alphabet: Alphabet,
        set_up: "Callable[[Game, int, dict[str, Any]], State]",
        position: "Callable[[Game, dict[str, Any]], State]",
        view_type: type[V],
        view: Callable[[Any, int | None], V],
        resample: "Callable[[Any, int, Rng], State]",
        say: Callable[[Message, str, list[str]], str],
        heading: "Callable[[Any], str] | None" = None,
        tell: "Callable[[Sequence[Event], str, list[str]], list[Line]] | None" = None,
        label: Callable[[Move, str, list[str]], str] | None = None,
        sheet: ToSheet[V] | None = None,
        board: ToBoard[V] | None = None,
        board_assets: Callable[[], str] | None = None,
        unplaced: Unplaced | None = None,
        about: Callable[[str], About] | None = None,
        guide: Callable[[Message, str], str] | None = None,
        knowledge: "Knowledge[Any] | None" = None,
        observation: "Observation[Any] | None" = None,
        longest: int = 2_000,
        older_rules: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        self.slug = slug
        self.title = title
        self.rules_version = rules_version
        self.seats = seats
        self.variants = variants
        self.pack = pack
        self.alphabet: tuple[Move, ...] = tuple(alphabet.moves)
        self._alphabet = alphabet
        self._set_up = set_up
        self._position = position
        self.view_type: type[View] = view_type
        """What a seat may know, declared: `view` makes one of these."""
        self.view: Callable[[Any, int | None], View] = view
        self.resample = resample
        self.say = say
        self.heading = plain_heading if heading is None else heading
        self.tell = plain_tell if tell is None else tell
        self.label = plain_label if label is None else label
        self.sheet = cast("ToSheet[View]", plain_sheet if sheet is None else sheet)
        self._board = cast("ToBoard[View]", plain_board if board is None else board)
        self.board_assets = plain_board_assets if board_assets is None else board_assets
        self.unplaced = plain_unplaced if unplaced is None else unplaced
        self._about = about
        self.guide = plain_guide if guide is None else guide
        self.knowledge: Knowledge[Any] = Knowledge() if knowledge is None else knowledge
        self.observation = observation  # what a seat may know as numbers, for programs that learn
        self.longest = longest  # more words than any game was ever seen to have, chance included
        self.older_rules: Mapping[int, Mapping[str, Any]] = older_rules or {}
        """Older version of the rules → the variants with which the present ones mean what it meant."""

    def start(self, seats: int | None = None, variants: Mapping[str, Any] | None = None) -> "State":
        """A new game, at its first decision."""
        number = self.seats.start if seats is None else seats
        self._check_seats(number)
        return self._set_up(self, number, self.settled_variants(number, variants or {}))

    def scenario(self, data: str | Mapping[str, Any]) -> "State":
        """Any position by hand: a table or TOML naming what matters, the rest at its set-up default."""
        return self._position(self, parse_scenario(data) if isinstance(data, str) else dict(data))

    def move(self, word: str) -> Move:
        """The move with this text; UnknownMove names near misses."""
        return self._alphabet.move(word)

    def board(
        self,
        view: View,
        moves: Sequence[Move],
        lang: str,
        names: list[str],
        *,
        narrow: bool = False,
        bare: bool = False,
    ) -> str:
        """A view drawn as one SVG element on which the moves can be chosen, wide or for a phone; "" without a board.

        It stands alone; a bare one is for a page that has the `board_assets`, looks and symbols, once.
        """
        return self._board(view, moves, lang, names, narrow, bare)

    def about(self, lang: str) -> About:
        """What a lobby says of the game."""
        return plain_about(self) if self._about is None else self._about(lang)

    def plays_by(self, rules: int) -> bool:
        """Can games of this version of the rules still be played?"""
        return rules == self.rules_version or rules in self.older_rules

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            raise SetUpError(
                f"{self.title} is for {low} to {high} players, not {seats}.",
                f"{self.title} ist für {low} bis {high} Spieler, nicht für {seats}.",
            )

    def settled_variants(self, seats: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Every variant of the game with the value wanted or its default."""
        for name in wanted:
            if name not in self.variants:
                known = ", ".join(self.variants)
                raise SetUpError(
                    f"{self.title} has no variant {name!r}; its variants: {known or 'none'}.",
                    f"{self.title} hat keine Variante {name!r}; seine Varianten: {known or 'keine'}.",
                )
        settled: dict[str, Any] = {}
        for name, variant in self.variants.items():
            default = [variant.default] * seats if variant.per_seat else variant.default
            value = wanted.get(name, default)
            _check_choice(variant, seats, value)
            settled[name] = list(value) if variant.per_seat else value
        return settled


def parse_scenario(text: str) -> dict[str, Any]:
    """A scenario from TOML."""
    try:
        return toml.parse(text)
    except TomlError as error:
        raise ScenarioError("", str(error)) from error


def _check_choice(variant: Variant, seats: int, value: object) -> None:
    if variant.per_seat and (not isinstance(value, list) or len(value) != seats):
        raise SetUpError(
            f"The variant {variant.name} takes a list with one value for each of {seats} seats.",
            f"Die Variante {variant.name} braucht eine Liste mit einem Wert für jeden von {seats} Plätzen.",
        )
    for one in value if variant.per_seat and isinstance(value, list) else [value]:
        if not any(one is choice or (one == choice and type(one) is type(choice)) for choice in variant.choices):
            choices = ", ".join(str(choice).lower() for choice in variant.choices)
            raise SetUpError(
                f"The variant {variant.name} cannot be {one!r}; choose one of {choices}.",
                f"Die Variante {variant.name} kann nicht {one!r} sein; wähle eins von {choices}.",
            )


# --- the words of a game that has none of its own yet -----------------------------------------------------------------


def plain_heading(state: "State") -> str:
    return ""


def plain_tell(events: "Sequence[Event]", lang: str, names: list[str]) -> list[Line]:
    return [Line(f"{event.kind} {event.values}", event.seat, event.rule) for event in events]


def plain_about(game: Game) -> About:
    variants = game.variants.values()
    choices = {variant.name: [str(choice).lower() for choice in variant.choices] for variant in variants}
    names = {variant.name: variant.name for variant in variants}
    return About(summary="", minutes="", credit="", variants=names, choices=choices)


def plain_guide(message: Message, lang: str) -> str:
    return ""


def plain_label(move: Move, lang: str, names: list[str]) -> str:
    return move.word


def plain_sheet(view: View, lang: str, names: list[str]) -> list[Section]:
    return [Section("", ("", ""), [[Cell(key), Cell(str(value))] for key, value in plain(view).items()])]


def plain_board(view: View, moves: Sequence[Move], lang: str, names: list[str], narrow: bool, bare: bool) -> str:
    return ""


def plain_board_assets() -> str:
    return ""


def plain_unplaced(moves: Sequence[Move]) -> list[Move]:
    """The moves that cannot be chosen on the board: without a board, all."""
    return list(moves)
