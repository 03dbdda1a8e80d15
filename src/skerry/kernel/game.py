"""A game as the rest of the program meets it: its rules, words and views bound together."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from skerry.kernel import toml
from skerry.kernel.board import Boards, Glance, joined
from skerry.kernel.errors import Message, ScenarioError, SetUpError, TomlError
from skerry.kernel.knowledge import Knowledge
from skerry.kernel.legend import Legend
from skerry.kernel.log import Line
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.pack import Pack
from skerry.kernel.rng import Rng
from skerry.kernel.sheet import Cell, Section
from skerry.kernel.views import View, plain
from skerry.kernel.wording import InWords

if TYPE_CHECKING:
    from skerry.kernel.observation import Observation
    from skerry.kernel.preview import Number
    from skerry.kernel.state import Event, State


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
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.summary = summary
        self.minutes = minutes
        """How long a game takes, such as "30–50"; "" if that is not known."""
        self.credit = credit
        self.variants = variants
        """What each variant is called."""
        self.choices = choices
        """What the choices of each variant are called, in their order."""
        self.notes: Mapping[str, str] = notes or {}
        """What a variant means, in one sentence, where its choices do not say so themselves."""


class Goal:
    """What a game is about, in one language: a sentence, how points come, and who wins.

    Each way to points has a picture: the id of a symbol among the `board_assets`.
    """

    def __init__(self, sentence: str, ways: Sequence[tuple[str, str]], winner: str) -> None:
        self.sentence = sentence
        self.ways = ways
        self.winner = winner


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one pack. The folder of a game subclasses it; everybody else only uses it.

    What a game is goes to the constructor, what it does are methods. Four of them every game must write; the others do
    something plain for a game that has nothing of its own yet.
    """

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        rules_version: int,
        seats: range,
        pack: Pack,
        alphabet: Alphabet,
        view_type: type[View],
        texts: InWords | None = None,
        boards: Boards | None = None,
        variants: Sequence[Variant] = (),
        knowledge: "Knowledge[Any] | None" = None,
        observation: "Observation[Any] | None" = None,
        longest: int = 2_000,
        older_rules: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        self.slug = slug
        self.title = title
        self.rules_version = rules_version
        self.seats = seats
        self.variants: Mapping[str, Variant] = {variant.name: variant for variant in variants}
        self.pack = pack
        self.alphabet: tuple[Move, ...] = tuple(alphabet.moves)
        self._alphabet = alphabet
        self.view_type = view_type
        """What a seat may know, declared: `view` makes one of these."""
        self.wording = texts
        """In which words it reports; without it a game says, tells and labels by methods of its own."""
        self.boards = boards
        """How it is drawn; without it all moves are buttons."""
        self.knowledge: Knowledge[Any] = Knowledge() if knowledge is None else knowledge
        self.observation = observation
        """What a seat may know as numbers, for programs that learn."""
        self.longest = longest
        """More words than any game was ever seen to have, chance included."""
        self.older_rules: Mapping[int, Mapping[str, Any]] = older_rules or {}
        """Older version of the rules → the variants with which the present ones mean what it meant."""

    # --- what a game must have ----------------------------------------------------------------------------------------

    def set_up(self, seats: int, variants: dict[str, Any]) -> "State":
        """The first position, from a number of seats and a value for every variant."""
        raise NotImplementedError

    def position(self, data: dict[str, Any]) -> "State":
        """The position that a scenario describes."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> View:
        """What a seat may know, or with None a spectator."""
        raise NotImplementedError

    def resample(self, state: Any, seat: int, rng: Rng) -> "State":
        """A copy in which all that the seat cannot know is drawn anew."""
        raise NotImplementedError

    # --- what it should have ------------------------------------------------------------------------------------------

    def hides(self, state: Any) -> bool:
        """Is there anything that a seat sees and others may not? If not, they can look on from one screen."""
        return True

    def heading(self, state: Any) -> str:
        """What the present turn is called in a record. Only shown, never read."""
        return ""

    def say(self, message: Message, lang: str, names: list[str]) -> str:
        """A message as a sentence."""
        return message.key if self.wording is None else self.wording.say(message, lang, names)

    def tell(self, events: "Sequence[Event]", lang: str, names: list[str]) -> list[Line]:
        """What happened, as lines of the log."""
        if self.wording is not None:
            return self.wording.tell(events, lang, names)
        return [Line(f"{event.kind} {event.values}", event.seat, event.rule) for event in events]

    def label(self, move: Move, lang: str, names: list[str]) -> str:
        """What the button of a move says."""
        return move.word if self.wording is None else self.wording.label(move, lang, names)

    def full_label(self, state: "State", move: Move, lang: str, names: list[str]) -> str:
        """What a legal move is called where nothing around it says what it is about."""
        title = state.title(move)
        return self.label(move, lang, names) if title is None else self.say(title, lang, names)

    def sheet(self, view: Any, lang: str, names: list[str]) -> list[Section]:
        """A view as tables of text."""
        return [Section("", ("", ""), [[Cell(key), Cell(str(value))] for key, value in plain(view).items()])]

    def tally(self, view: Any, seat: int) -> "Sequence[Number]":
        """What a seat counts, as far as it can be seen: what a choice changes of it is told before it is made.

        The number with the key `points` is the score, which stands beside the name. Words are in `number.<key>`.
        """
        return []

    def plan(self, view: Any, seat: int) -> Sequence[Message]:
        """What a seat still lacks for what it is about, such as goods of an order; what presses most comes first."""
        return []

    def source(self, source: str, lang: str) -> str:
        """What a source of points is called, by its name in the outcome."""
        return source.replace("_", " ") if self.wording is None else self.wording.source(source, lang)

    def board_parts(self, glance: Glance[Any]) -> dict[str, str]:
        """A view drawn as one SVG element on which the moves can be chosen; {} without a board.

        It stands alone, or if it is bare, on a page that has the `board_assets`. It comes in parts (`kernel/board.py`),
        so that what stays the same is drawn and sent once. One that is not split is one part: `{"": "<svg …"}`.
        """
        return {} if self.boards is None else self.boards.board(glance)

    def board(
        self,
        view: Any,
        moves: Sequence[Move],
        lang: str,
        names: list[str],
        *,
        narrow: bool = False,
        bare: bool = False,
    ) -> str:
        """The same with all its parts in their places; "" without a board."""
        return joined(self.board_parts(Glance(view, moves, lang, names, narrow=narrow, bare=bare)))

    def board_assets(self) -> str:
        """Looks and symbols of all boards, for a page with bare ones."""
        return "" if self.boards is None else self.boards.assets()

    def unplaced(self, moves: Sequence[Move]) -> list[Move]:
        """Of the legal moves, those that cannot be chosen on the board: without a board, all."""
        return list(moves) if self.boards is None else self.boards.unplaced(moves)

    def about(self, lang: str) -> About:
        """What a lobby says of the game."""
        variants = self.variants.values()
        choices = {variant.name: [str(choice).lower() for choice in variant.choices] for variant in variants}
        names = {variant.name: variant.name for variant in variants}
        return About(summary="", minutes="", credit="", variants=names, choices=choices)

    def goal(self, lang: str) -> Goal | None:
        """What a first game opens with."""
        return None

    def guide(self, message: Message, lang: str) -> str:
        """What a beginner reads beside a question."""
        return "" if self.wording is None else self.wording.guide(message, lang)

    def unforeseen(self, message: Message, lang: str) -> str:
        """Why nothing can be told of the choices before they are made, for a question of which that is so."""
        return "" if self.wording is None else self.wording.unforeseen(message, lang)

    def legend(self, lang: str) -> Legend:
        """What the icons of its boards mean."""
        return Legend([])

    def voyage(self, step: str, lang: str) -> str:
        """What a step of the first voyage says, by its name in `voyage.toml`."""
        return "" if self.wording is None else self.wording.voyage(step, lang)

    # --- what everybody uses ------------------------------------------------------------------------------------------

    def start(self, seats: int | None = None, variants: Mapping[str, Any] | None = None) -> "State":
        """A new game, at its first decision."""
        number = self.seats.start if seats is None else seats
        self._check_seats(number)
        return self.set_up(number, self.settled_variants(number, variants or {}))

    def scenario(self, data: str | Mapping[str, Any]) -> "State":
        """Any position by hand: a table or TOML naming what matters, the rest at its set-up default."""
        return self.position(parse_scenario(data) if isinstance(data, str) else dict(data))

    def move(self, word: str) -> Move:
        """The move with this text; UnknownMove names near misses."""
        return self._alphabet.move(word)

    def __reduce__(self) -> tuple[Any, ...]:
        """Packed up for another process, a game is only named."""
        return _finding[0](self)

    def plays_by(self, rules: int) -> bool:
        """Can games of this version of the rules still be played?"""
        return rules == self.rules_version or rules in self.older_rules

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
            raise SetUpError("wrong-seats", game=self.title, low=low, high=high, seats=seats)

    def settled_variants(self, seats: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Every variant of the game with the value wanted or its default."""
        for name in wanted:
            if name not in self.variants:
                raise SetUpError("no-variant", game=self.title, variant=repr(name), known=list(self.variants))
        settled: dict[str, Any] = {}
        for name, variant in self.variants.items():
            default = [variant.default] * seats if variant.per_seat else variant.default
            value = wanted.get(name, default)
            _check_choice(variant, seats, value)
            settled[name] = list(value) if variant.per_seat else value
        return settled


_finding: list[Callable[[Game], tuple[Any, ...]]] = []


def found_again_by(finding: Callable[[Game], tuple[Any, ...]]) -> None:
    """Only the shelf of games knows how another process finds a game by its name."""
    _finding[:] = [finding]


def parse_scenario(text: str) -> dict[str, Any]:
    """A scenario from TOML."""
    try:
        return toml.parse(text)
    except TomlError as error:
        raise ScenarioError("", "as-said", said=error.told) from error


def _check_choice(variant: Variant, seats: int, value: object) -> None:
    if variant.per_seat and (not isinstance(value, list) or len(value) != seats):
        raise SetUpError("variant-per-seat", variant=variant.name, seats=seats)
    for one in value if variant.per_seat and isinstance(value, list) else [value]:
        if not any(one is choice or (one == choice and type(one) is type(choice)) for choice in variant.choices):
            choices = [str(choice).lower() for choice in variant.choices]
            raise SetUpError("wrong-choice", variant=variant.name, choice=repr(one), choices=choices)
