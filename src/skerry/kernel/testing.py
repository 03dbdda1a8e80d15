"""The conformance suite: what every game must hold to, for the authors of games to run over their own.

    from skerry.kernel.testing import Conformance

    def test_my_game():
        suite = Conformance(skerry.game("my-game"), skerry.Record, pieces=my_pieces, bound=2000)
        suite.check(seats=2, variants={}, seed=1)
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from skerry.kernel.errors import IllegalMove
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.record import Record
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, EVERYONE, OVER, Event, State, Step
from skerry.kernel.storing import restored, stored

NOT_PART_OF_THE_POSITION = {"game", "components", "journal"}
STORED_EVERY = 10
"""Storing takes longer than all other checks, and what it could forget it forgets in many positions."""


class Conformance:
    """The checks of one game. `pieces` counts what must never change; `bound` is the most plies a game may take."""

    def __init__(
        self,
        game: Game,
        record: type[Record],
        *,
        pieces: Callable[[Any], object],
        bound: int,
        hidden: bool = True,
        every: int = 1,
    ) -> None:
        self.game = game
        self.record = record
        self.pieces = pieces
        self.bound = bound
        self.hidden = hidden
        self.every = every  # positions are checked every so many plies: 1 in tests, more in long runs

    def check(self, seats: int, variants: Mapping[str, Any], seed: int) -> State:
        """One random game with all checks along the way; returns its last position."""
        rng = Rng(seed)
        state = self.game.start(seats, variants)
        pieces = self.pieces(state)
        words: list[str] = []
        varied = not self.hidden or self.every > 1  # a few positions may have nothing hidden
        while state.to_move != OVER:
            assert len(words) < self.bound, f"the game has not ended after {self.bound} plies"
            assert self.pieces(state) == pieces, f"pieces were lost or made: {self.pieces(state)}, not {pieces}"
            if (len(words) + seed) % self.every == 0:
                varied = self.check_position(state, rng) or varied
            if (len(words) + seed) % (STORED_EVERY * self.every) == 0:
                check_stored(state)
            move = random_move(state, rng)
            words.append(move.word)
            state.apply(move)
        assert self.pieces(state) == pieces, "pieces were lost or made at the end"
        assert varied, "dealing anew what a seat cannot know never changed anything"
        check_end(state)
        self.check_record(state, seats, variants, words)
        return state

    def check_position(self, state: State, rng: Rng) -> bool:
        """All checks of one position; whether dealing anew changed something hidden."""
        check_moves(state)
        check_refusals(state, rng)
        check_copy(state, rng)
        check_prompts(state)
        return check_secrecy(state, rng)

    def check_record(self, state: State, seats: int, variants: Mapping[str, Any], words: list[str]) -> None:
        """A game written down, read again and replayed is the same game."""
        names = [f"Seat {seat}" for seat in range(seats)]
        record = self.record(game=self.game.slug, seats=seats, variants=dict(variants), names=names, moves=words)
        read = self.record.parse(record.text())
        assert read.text() == record.text(), "a record that is read and written again is another text"
        assert snapshot(read.state()) == snapshot(state), "a record replays to another position"


# --- single checks --------------------------------------------------------------------------------------------------


def check_alphabet(game: Game) -> None:
    """Every word parses back to its move, and ids count from 0."""
    for number, move in enumerate(game.alphabet):
        assert move.id == number, f"{move.word!r} has the id {move.id}, not {number}"
        assert game.move(move.word) is move, f"{move.word!r} does not parse back"


def check_moves(state: State) -> None:
    """Legal moves are never none, each once, of the alphabet, and the same when asked twice; asking changes nothing."""
    before = snapshot(state)
    moves = state.moves()
    assert moves, f"nothing is legal at {state.pending!r}"
    assert len({move.id for move in moves}) == len(moves), f"a move is offered twice: {moves}"
    assert all(state.game.alphabet[move.id] is move for move in moves), "a move is not of the alphabet"
    assert state.moves() == moves, "asked twice, the moves differ"
    if state.to_move == CHANCE:
        assert [move for move, _ in state.chances()] == moves, "outcomes and moves differ"
        assert all(weight > 0 for _, weight in state.chances()), "an outcome has no weight"
    else:
        for move in moves:
            state.explain(move)
    assert snapshot(state) == before, "asking changed the position"


def check_refusals(state: State, rng: Rng, tries: int = 3) -> None:
    """What is not legal is refused with a reason and leaves the position untouched."""
    before = snapshot(state)
    legal = {move.id for move in state.moves()}
    for _ in range(tries):
        move = state.game.alphabet[rng.below(len(state.game.alphabet))]
        if move.id in legal:
            continue
        try:
            state.play(move)
        except IllegalMove as refused:
            assert refused.message.key, f"{move.word!r} is refused without a reason"
        else:
            raise AssertionError(f"{move.word!r} was played although it is not among {state.moves()}")
        assert snapshot(state) == before, f"refusing {move.word!r} changed the position"


def check_copy(state: State, rng: Rng, plies: int = 3) -> None:
    """A copy has every field, and played on it leaves the original alone."""
    before = snapshot(state)
    copy = state.copy()
    assert copy.journal is None, "a copy has a journal"
    assert snapshot(copy) == before, "a copy differs from the original"
    for _ in range(plies):
        if copy.to_move != OVER:
            copy.apply(random_move(copy, rng))
    assert snapshot(state) == before, "playing a copy on changed the original"


def check_stored(state: State) -> None:
    """A position that was stored and restored is the same: the parameters of its steps are named as their fields."""
    again = restored(state.game, stored(state))
    assert snapshot(again) == snapshot(state), "a stored position differs from the original"
    assert again.moves() == state.moves(), "a stored position offers other moves"


def check_prompts(state: State) -> None:
    """Prompts are plain data for every seat and for a spectator."""
    for seat in [*range(state.seats), None]:
        json.dumps(state.prompt(seat).data())


def check_secrecy(state: State, rng: Rng) -> bool:
    """Views are JSON and hold nothing hidden: what a seat sees stays when the rest is dealt anew. True if it varied."""
    varied = False
    before = snapshot(state)
    for seat in range(state.seats):
        dealt = state.resample(seat, rng)
        for viewer in (seat, None):
            seen = json.dumps(state.view(viewer))
            assert json.dumps(dealt.view(viewer)) == seen, f"the view of seat {viewer} shows something hidden"
            assert dealt.prompt(viewer).data() == state.prompt(viewer).data(), f"the prompt of seat {viewer} leaks"
        if state.to_move == seat:
            assert dealt.moves() == state.moves(), f"the moves of seat {seat} depend on something it cannot know"
        check_log(state, dealt, seat, rng)
        check_reveals(state, dealt, seat, rng)
        check_no_trace(state, dealt, seat, rng)
        varied = varied or any(dealt.view(other) != state.view(other) for other in range(state.seats))
    assert snapshot(state) == before, "dealing anew changed the original"
    return varied


def check_log(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """A move the seat sees leaves the same trace in its log, whatever it cannot know."""
    move = random_move(state, rng)
    if state.audience(move) not in (EVERYONE, seat) or move not in dealt.moves():
        return
    logs = []
    for position in (state.copy(), dealt.copy()):
        position.journal = []
        position.apply(move)
        logs.append([event.data() for event in seen_events(position.journal, seat)])
    assert logs[0] == logs[1], f"the log of seat {seat} after {move.word!r} shows something hidden"
    json.dumps(logs[0])


def check_reveals(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """A word that reveals nothing could be said, and looks the same, whatever the hearer cannot know."""
    quiet = [move for move in state.moves() if not state.reveals(move)]
    possible = dealt.moves()
    for move in quiet:
        heard = state.audience(move) in (EVERYONE, seat)
        assert move in possible or not heard, f"{move.word!r} shows seat {seat} something, and does not say so"
    if quiet:
        move = quiet[rng.below(len(quiet))]
        if move in possible:
            check_same_after(state.copy(), dealt.copy(), move, seat)


def check_same_after(state: State, dealt: State, move: Move, seat: int) -> None:
    """A move that reveals nothing leaves the same view.

    But for two things: the end may lay hands open; and if a question that others may not know of is open in only one of
    the two positions, the views differ until it is answered, which only a clock could tell.
    """
    state.apply(move)
    dealt.apply(move)
    if state.to_move != OVER and type(state.pending) is type(dealt.pending) and state.to_move == dealt.to_move:
        assert state.view(seat) == dealt.view(seat), f"the view of seat {seat} shows something hidden: {move.word!r}"


def check_no_trace(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """Dealing anew looks at nothing the seat cannot know: it makes the same of the truth as of what was dealt anew."""
    seed = rng.below(1 << 30)
    from_truth, from_dealt = state.resample(seat, Rng(seed)), dealt.resample(seat, Rng(seed))
    assert snapshot(from_truth) == snapshot(from_dealt), f"what is dealt anew for seat {seat} shows something hidden"


def check_end(state: State) -> None:
    """At the end nothing is legal, somebody has won or a goal was missed, and the outcome is plain data."""
    assert state.moves() == []
    assert len(state.scores()) == state.seats
    assert all(seat in range(state.seats) for seat in state.winners())
    json.dumps(state.outcome())
    for seat in [*range(state.seats), None]:
        json.dumps(state.view(seat))
    try:
        state.play(state.game.alphabet[0])
    except IllegalMove:
        return
    raise AssertionError("a move was played after the end")


# --- helpers --------------------------------------------------------------------------------------------------------


def random_move(state: State, rng: Rng) -> Move:
    """A move at random; at a chance, an outcome with its odds."""
    if state.to_move == CHANCE:
        return state.draw(rng)
    moves = state.moves()
    assert moves, f"nothing is legal at {state.pending!r}"
    return moves[rng.below(len(moves))]


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """The events this seat may know."""
    return [event for event in events if event.seen_by(seat)]


def fields(thing: object) -> dict[str, Any]:
    """The attributes of a state or a step, in both builds (compiled classes have no __dict__)."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names |= set(kind.__dict__.get("__mypyc_attrs__", ())) - {"__dict__"}
    return {name: getattr(thing, name) for name in sorted(names)}


def snapshot(state: State) -> object:
    """All of a position as plain data, for comparing."""
    return {name: _plain(value) for name, value in fields(state).items() if name not in NOT_PART_OF_THE_POSITION}


def _plain(value: object) -> object:
    if isinstance(value, Step):
        return [type(value).__name__, {name: _plain(part) for name, part in fields(value).items()}]
    if isinstance(value, tuple):
        return value
    if isinstance(value, list):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    assert value is None or isinstance(value, bool | int | str), f"{value!r} is no plain data"
    return value


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
