"""Records: a whole game as text a person can read, diff and send in a bug report."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from skerry.kernel import notation
from skerry.kernel.errors import Problem, Reason, RecordError, SetUpError, UnknownMove
from skerry.kernel.fairness import is_secret
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.state import EVERYONE, OVER, State, Turn

HIDDEN: Final = "?"
"""Stands for a word that a seat knows was said, but not what it was."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Set-up and moves, chance included. The moves are words and are checked whenever they are replayed.

    To follow a game, begin with `state = record.state()` and `add` every move that is played on it. A record of older
    rules that the game still plays by (`Game.older_rules`) keeps their number and the variants of its time.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        variants: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        moves: Iterable[str] = (),
        pack: str | Path | Mapping[str, Any] | Pack | None = None,
        start: Mapping[str, Any] | None = None,
        commitment: str | None = None,
        secret: str | None = None,
        salts: Sequence[str] | None = None,
        inherited: int = 0,
        rules: int | None = None,
        voyage: bool = False,
    ) -> None:
        assert pack is None or isinstance(game, str), "a Game has its pack"
        self.game = game if isinstance(game, Game) else self.find_game(game, pack)
        self.rules = self.game.rules_version if rules is None else rules
        self.start = start
        older = self.game.older_rules.get(self.rules)
        self._first = _first_position(self.game, seats, variants, start, older or {})
        self.seats = self._first.seats
        self.variants = dict(self._first.variants if older is None or variants is None else variants)
        self.names = _checked_names(names, self.seats)
        self.moves = list(moves)
        self.commitment = commitment
        self.secret = _checked_secret(secret)
        self.salts = _checked_salts(salts or [], self.seats)
        self.inherited = _checked_inherited(inherited, len(self.moves))
        self.voyage = voyage
        """A first voyage, in which chance and the opponents are scripted as long as its course is followed."""
        self._lines: list[int] = []  # of the moves that were read from a text

    @classmethod
    def find_game(cls, slug: str, pack: str | Path | Mapping[str, Any] | Pack | None) -> Game:
        """The game with this slug and pack. The room of the games knows them; the kernel does not."""
        raise AssertionError(f"{cls.__name__} knows no games by their slugs")

    @classmethod
    def find_changed_game(cls, slug: str, version: int, changes: Mapping[str, Any]) -> Game:
        """The game with a published pack and these differences from it."""
        raise AssertionError(f"{cls.__name__} knows no games by their slugs")

    # --- text ---------------------------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record. RecordError names the line and the word; moves are checked against the rules by `state`."""
        source = notation.Source(text)
        header = source.header
        with source.blaming("game"):
            game = cls.find_changed_game(header["game"], header["pack"], header.get("change", {}))
        _check_header(source, game)
        with source.blaming("start"):
            record = cls(
                game,
                header["seats"],
                header.get("variant", {}),
                header.get("names", []),
                start=header.get("start"),
                commitment=header.get("commitment"),
                secret=header.get("secret"),
                salts=header.get("salts"),
                rules=header["rules"],
                voyage=header.get("voyage", False),
            )
        record._take_over(source)
        return record

    def _take_over(self, source: notation.Source) -> None:
        """The words with their lines. The variants stay as written, whatever has been added to the game since."""
        self.variants = source.header.get("variant", {})
        self.inherited = source.header.get("inherited", 0)
        for line, word in source.words:
            self.moves.append(self._known(line, word).word)
            self._lines.append(line)

    def text(self) -> str:
        """The record as docs/notation.md describes it: a header, then one line for each turn.

        Where the turns of other rules began is not known, so their words stand in one line.
        """
        if not self.game.plays_by(self.rules):
            return notation.write(self._header(), [("", self.moves)])
        turns: list[tuple[str, list[str]]] = []
        last: Turn | None = None
        for state, move in self.plies():
            turn = state.turn()
            if turn != last:
                last = turn
                turns.append((state.heading(), []))
            turns[-1][1].append(move.word)
        return notation.write(self._header(), turns)

    def _header(self) -> dict[str, Any]:
        """In the order of `notation.KEYS`, without what is empty or not there."""
        header: dict[str, Any] = {
            notation.FORMAT_KEY: notation.FORMAT,
            "game": self.game.slug,
            "rules": self.rules,
            "seats": self.seats,
            "names": self.names or None,
            "variant": self.variants or None,
            "pack": self.game.pack.version,
            "change": self.game.pack.changes or None,
            "start": self.start,
            "commitment": self.commitment,
            "secret": self.secret,
            "salts": self.salts or None,
            "inherited": self.inherited or None,
            "voyage": self.voyage or None,
        }
        return {key: value for key, value in header.items() if value is not None}

    # --- replay -------------------------------------------------------------------------------------------------

    def add(self, move: Move) -> None:
        """One more move was played."""
        self.moves.append(move.word)

    def state(self, at: int | None = None) -> State:
        """The position after this many moves, by default all. RecordError if one of them breaks the rules."""
        count = len(self.moves) if at is None else at
        if not 0 <= count <= len(self.moves):
            raise RecordError(0, "", "record-no-position", moves=len(self.moves), count=count)
        state = self._first.copy()
        for number in range(count):
            state.apply(self._legal(state, number))
        return state

    def plies(self) -> Iterator[tuple[State, Move]]:
        """Every move with the position it is made in, which is then played on: copy it to keep it."""
        state = self._first.copy()
        for number in range(len(self.moves)):
            move = self._legal(state, number)
            yield state, move
            state.apply(move)

    def seen_by(self, seat: int | None) -> list[str]:
        """The words as this seat may know them, None being a spectator.

        A hidden word of others is "?". One that others may not even know was asked for is left out, so that no
        count of words betrays it.
        """
        assert seat is None or 0 <= seat < self.seats, f"there is no seat {seat}"
        seen: list[str] = []
        for state, move in self.plies():
            audience = state.audience(move)
            if audience in (EVERYONE, seat):
                seen.append(move.word)
            elif not state.silent(move):
                seen.append(HIDDEN)
        return seen

    def _legal(self, state: State, number: int) -> Move:
        """The move with this number, if it can be played now."""
        line = self._lines[number] if number < len(self._lines) else 0
        move = self._known(line, self.moves[number])
        if state.to_move == OVER:
            raise RecordError(line, move.word, "record-game-over", number=number)
        if move not in state.moves():
            raise self._refusal(state, move, number, line)
        return move

    def _known(self, line: int, word: str) -> Move:
        try:
            return self.game.move(word)
        except UnknownMove as error:
            raise RecordError(line, word, "as-said", said=error.told) from error

    def _refusal(self, state: State, move: Move, number: int, line: int) -> RecordError:
        """Which move it is, where the game stands, and the rule's reason in the game's words."""
        why = state.explain(move)
        assert why is not None, "a refused move has a reason"
        reason = Reason(self.game.say, why, self.names)
        return RecordError(
            line, move.word, "record-illegal-move", number=number + 1, place=state.heading(), reason=reason
        )


def _first_position(
    game: Game,
    seats: int | None,
    variants: Mapping[str, Any] | None,
    start: Mapping[str, Any] | None,
    older: Mapping[str, Any],
) -> State:
    """The set-up, or the start position given, which must agree with the seats and variants asked for.

    The variants that older rules mean are in force whatever is asked for: they could not be chosen then.
    """
    if start is None:
        return game.start(seats, {**(variants or {}), **older})
    first = game.scenario(_with_variants(start, older))
    if seats is not None and seats != first.seats:
        raise SetUpError("start-has-seats", seats=first.seats, wanted=seats)
    if variants is not None and game.settled_variants(first.seats, {**variants, **older}) != first.variants:
        raise SetUpError("start-has-variants", variants=first.variants, wanted=dict(variants))
    return first


def _with_variants(start: Mapping[str, Any], older: Mapping[str, Any]) -> Mapping[str, Any]:
    """A start position with the variants that older rules mean."""
    return {**start, "variants": {**start.get("variants", {}), **older}} if older else start


def _checked_names(names: Sequence[str], seats: int) -> list[str]:
    if len(names) not in {0, seats}:
        raise SetUpError("names-for-seats", names=len(names), seats=seats)
    return list(names)


def _checked_secret(secret: str | None) -> str | None:
    if secret is not None and not is_secret(secret):
        raise SetUpError("wrong-secret")
    return secret


def _checked_salts(salts: Sequence[str], seats: int) -> list[str]:
    if len(salts) not in {0, seats}:
        raise SetUpError("salts-for-seats", salts=len(salts), seats=seats)
    return list(salts)


def _checked_inherited(inherited: int, moves: int) -> int:
    if not 0 <= inherited <= moves:
        raise SetUpError("inherited-moves", moves=moves, inherited=inherited)
    return inherited


def _check_header(source: notation.Source, game: Game) -> None:
    """Whatever is wrong with a value is told with its line."""
    header = source.header
    if not 1 <= header["rules"] <= game.rules_version:
        raise source.error(Problem("record-newer-rules", {"game": game.title, "rules": game.rules_version}), "rules")
    with source.blaming("seats"):
        game.start(header["seats"])
    for name, value in header.get("variant", {}).items():
        with source.blaming("variant", name):
            game.settled_variants(header["seats"], {name: value})
    with source.blaming("names"):
        _checked_names(header.get("names", []), header["seats"])
    with source.blaming("secret"):
        _checked_secret(header.get("secret"))
    with source.blaming("salts"):
        _checked_salts(header.get("salts", []), header["seats"])
    with source.blaming("inherited"):
        _checked_inherited(header.get("inherited", 0), len(source.words))
