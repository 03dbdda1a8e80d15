"""A record in a notebook: the board as a picture below the cell, steps, branches, and bots to ask."""

from base64 import b64encode
from bisect import bisect_left, bisect_right
from html import escape
from os import PathLike
from pathlib import Path
from typing import Final

from skerry import OVER, Move, Record, Rng, State, advance
from skerry.adapters import pictures
from skerry.bots import ask, bot
from skerry.bots.advice import advise
from skerry.bots.search import shared

DESCENTS: Final = 100
"""How far a search looks that judges chances; more is surer and slower."""


class Replay:
    """A record opened after some of its words, in the eyes of one seat; None means the seat that is asked.

    It never changes: each step gives a new one, so a cell shows the same whenever it runs.
    """

    def __init__(self, record: Record, at: int = 0, seat: int | None = None) -> None:
        self.record = record
        self.at = at
        self.seat = seat
        self.state = record.state(at)
        self.names = record.names or pictures.names(record.seats)

    @classmethod
    def read(cls, path: str | PathLike[str]) -> "Replay":
        """The record in a file, at its beginning."""
        return cls(Record.parse(Path(path).read_text(encoding="utf-8")))

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    # --- to other positions -------------------------------------------------------------------------------------

    def go(self, at: int) -> "Replay":
        """The same game after this many words."""
        return Replay(self.record, at, self.seat)

    def step(self, choices: int = 1) -> "Replay":
        """This many choices further on, or back if it is negative; at most to the end and to the first choice."""
        places = [at for at, (state, _) in enumerate(self.record.plies()) if is_choice(state)]
        places.append(len(self.record.moves))
        here = bisect_right(places, self.at) - 1 if choices > 0 else bisect_left(places, self.at)
        return self.go(places[min(max(here + choices, 0), len(places) - 1)])

    def turns(self) -> list[int]:
        """After how many words each turn begins, at its first choice."""
        begins: list[int] = []
        last = None
        for at, (state, _) in enumerate(self.record.plies()):
            if is_choice(state) and state.turn() != last:
                last = state.turn()
                begins.append(at)
        return begins

    def seen_by(self, seat: int | None) -> "Replay":
        """The same position in other eyes."""
        return Replay(self.record, self.at, seat)

    def branch(self, *moves: Move | str, seed: int = 1) -> "Replay":
        """Another game from here on: these moves, and after each of them chance from the seed and what is forced."""
        old = self.record
        said = old.moves[: self.at]
        new = Record(
            old.game, old.seats, old.variants, old.names, said, start=old.start, inherited=self.at, rules=old.rules
        )
        state, chance = self.state.copy(), Rng(seed)
        played = advance(state, chance)
        for move in moves:
            word = old.game.move(move) if isinstance(move, str) else move
            state.play(word)
            played += [word, *advance(state, chance)]
        new.moves += [move.word for move in played]
        return Replay(new, len(new.moves), self.seat)

    # --- bots ---------------------------------------------------------------------------------------------------

    def ask(self, name: str = "greedy", seed: int = 1) -> Move:
        """What a bot would do for the seat that is asked, knowing what that seat may know."""
        return ask(bot(name, seed), self.state, Rng(seed))

    def chances(self, descents: int = DESCENTS) -> list[float]:
        """How likely each seat is to win, as it can judge that itself; so they need not add up to one."""
        seats = range(self.record.seats)
        if self.over:
            return shared(self.state.winners(), self.record.seats)
        return [advise(self.state, seat, self.at, descents, float("inf")).chances[seat] for seat in seats]

    def curve(self, descents: int = DESCENTS) -> list[tuple[int, list[float]]]:
        """Everyone's chances at the beginning of each turn and at the end, each with the number of words before it."""
        return [(at, self.go(at).chances(descents)) for at in [*self.turns(), len(self.record.moves)]]

    # --- as it is shown -----------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """Where the game stands and what is asked, in a line."""
        place = f"{self.state.game.title}, {self.at} of {len(self.record.moves)} words"
        heading = f", {self.state.heading()}" if self.state.heading() else ""
        return f"{place}{heading}: {self._told()}"

    def _told(self) -> str:
        if self.over:
            points = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.state.scores()))
            return f"the end. {points}."
        asked = self.state.to_move
        prompt = self.state.game.say(self.state.prompt(self._eyes()), "en", self.names)
        return f"{self.names[asked]}: {prompt}" if asked == self._eyes() else prompt

    def _eyes(self) -> int | None:
        """The seat that looks; a spectator if nobody is asked."""
        if self.seat is not None:
            return self.seat
        return self.state.to_move if self.state.to_move >= 0 else None

    def _repr_svg_(self) -> str:
        return pictures.svg(self.state, self._eyes(), self.names)

    def _repr_html_(self) -> str:
        """A picture for itself: symbols of several boards on one page would get in each other's way."""
        picture = b64encode(self._repr_svg_().encode()).decode()
        source = f"data:image/svg+xml;base64,{picture}"
        return f'<p>{escape(repr(self))}</p><img src="{source}" alt="" style="width:100%">'


def is_choice(state: State) -> bool:
    return state.to_move >= 0 and len(state.moves()) > 1
