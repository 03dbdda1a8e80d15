"""A record step by step: the log of each turn in words, and the table at any point."""

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from skerry import Record, SkerryError
from skerry.cli.sheets import show_sheet
from skerry.cli.texts import CliPhrases
from skerry.kernel.state import Event, Turn


class Replay:
    """A record as one seat saw it, or with everything if no seat is named."""

    def __init__(self, record: Record, seat: int | None, console: Console, words: CliPhrases) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise SkerryError("cli/no-seat", seat=seat, last=record.seats - 1)
        self.record = record
        self.seat = seat
        self.console = console
        self.words = words
        self.names = record.names or [words("seat", seat=number) for number in range(record.seats)]

    def show_at(self, count: int) -> None:
        """The table after this many moves."""
        state = self.record.state(count)
        show_sheet(self.console, self.record.game.sheet(state.seen_by(self.seat), self.words.lang, self.names))
        self.console.print(Text(self.record.game.say(state.prompt(None), self.words.lang, self.names), style="bold"))

    def step_through(self, pause: bool) -> None:
        """Turn after turn; Enter goes on, `t` shows the table, `q` stops."""
        count = 0
        for heading, count, events in self.turns():
            self.console.print(Text(f"\n{heading}  ({count}/{len(self.record.moves)})", style="bold"))
            for line in self.record.game.tell(events, self.words.lang, self.names):
                self.console.print(Text(line.text))
            if pause and count < len(self.record.moves) and not self.go_on(count):
                return
        self.console.print()
        self.show_at(count)

    def go_on(self, count: int) -> bool:
        while True:
            try:
                answer = self.console.input(escape(self.words("replay-next"))).strip()
            except EOFError:
                return False
            if answer != "t":
                return answer != "q"
            self.show_at(count)

    def turns(self) -> Iterator[tuple[str, int, list[Event]]]:
        """Heading, number of moves up to its end, and what was reported, for each turn of the record."""
        ends: list[tuple[str, int, int]] = []  # heading, moves so far, events so far
        last: Turn | None = None
        state = self.record.state(0)
        journal: list[Event] = []
        state.journal = journal
        for number, word in enumerate(self.record.moves, start=1):
            turn, heading = state.turn(), state.heading()
            state.play(self.record.game.move(word))
            if turn == last:
                ends.pop()
            last = turn
            ends.append((heading, number, len(journal)))
        told = 0
        for heading, number, reported in ends:
            yield heading, number, [event for event in journal[told:reported] if self.may_know(event)]
            told = reported

    def may_know(self, event: Event) -> bool:
        return self.seat is None or event.seen_by(self.seat)
