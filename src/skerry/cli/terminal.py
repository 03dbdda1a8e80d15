"""The game in the terminal: the table as a seat sees it, the question, numbered moves, a few commands."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from skerry import IllegalMove, Move, UnknownMove
from skerry.cli.keeping import Keeper
from skerry.cli.ledger import show_rule, show_rules
from skerry.cli.sheets import show_sheet
from skerry.cli.sitting import Sitting
from skerry.cli.texts import CliPhrases
from skerry.games.ledger import Ledger, RuleNotFound
from skerry.kernel.state import Turn

ROOM_FOR_EFFECTS: Final = 24
"""What moves cost or do has a column of its own if so much is left for it; else it follows each word."""

LEAST_OF_AN_EFFECT: Final = 12
"""How many letters of an effect are worth showing."""

CLEAR_WITH_HISTORY: Final = "\x1b[3J\x1b[H\x1b[2J"


class Leave(Exception):
    """The people at the screen want to stop."""


class Terminal:
    """Shows a sitting on a console and reads what its people want."""

    def __init__(self, sitting: Sitting, keeper: Keeper, console: Console, words: CliPhrases) -> None:
        self.sitting = sitting
        self.keeper = keeper
        self.console = console
        self.words = words
        self.at_screen: int | None = None
        self.turn_shown: Turn | None = None
        self.read_up_to = [sitting.seen_before(seat) for seat in range(sitting.record.seats)]
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "table": self.table,
            "log": self.log,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play to the end, or until the people leave. Every position is kept before anything is asked."""
        try:
            self.play()
        except (Leave, EOFError):
            self.console.print(self.words("kept"))
        except KeyboardInterrupt:
            self.console.print("\n" + self.words("kept"))
            raise SystemExit(130) from None

    def introduce(self) -> None:
        names, people = self.sitting.names, self.sitting.people
        bots = [name for seat, name in enumerate(names) if seat not in people]
        if bots:
            self.console.print(Text(self.words("bots-are", names=", ".join(bots), bot=self.sitting.bot)))
            if self.sitting.plays != self.sitting.bot:
                told = self.words("plays-instead", bot=self.sitting.bot, plays=self.sitting.plays)
                self.console.print(Text(told))
        self.console.print(Text(self.words("help-is"), style="dim"))

    def play(self) -> None:
        while True:
            with self.console.status(self.words("others-move")):
                self.sitting.advance()
            self.keeper.keep(self.sitting)
            if self.sitting.over():
                self.finish()
                return
            self.decide()

    def finish(self) -> None:
        """The result, open to all."""
        sitting = self.sitting
        self.show_news(None)
        self.console.print()
        show_sheet(self.console, sitting.game.sheet(sitting.state.seen_by(None), self.words.lang, sitting.names))
        self.console.print(Text(self.result(), "bold"))
        with suppress(EOFError):
            self.offer_to_save()
        self.keeper.forget()

    def result(self) -> str:
        """Who won; alone, what was reached."""
        sitting = self.sitting
        ending = sitting.state.ending()
        if ending is not None:
            return sitting.game.say(ending, self.words.lang, sitting.names)
        winners = [sitting.names[seat] for seat in sitting.state.winners()]
        key = {0: "lost", 1: "wins"}.get(len(winners), "win")
        return self.words(key, names=" & ".join(winners))

    # --- one decision -------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Ask the person to move until the position has changed."""
        seat = self.sitting.state.to_move
        if not self.hand_over(seat):
            return
        self.show_news(seat)
        self.show_table(seat)
        self.show_question(seat)
        while not self.answer(self.read()):
            pass

    def hand_over(self, seat: int) -> bool:
        """With several people at one screen nobody sees the hand of another. False if a choice was taken back."""
        if self.at_screen == seat:
            return True
        if len(self.sitting.people) > 1:
            self.clear()
            typed = self.console.input(escape(self.words("pass-screen", name=self.sitting.names[seat])))
            if typed.strip() == "undo" and self.at_screen is not None and self.take_back(self.at_screen):
                return False
            self.clear()
        if self.at_screen is None:
            self.introduce()
        self.at_screen = seat
        self.turn_shown = None
        return True

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR_WITH_HISTORY)
            self.console.file.flush()

    def show_news(self, seat: int | None) -> None:
        """What happened since the seat last looked, as far as it may know."""
        sitting = self.sitting
        since = 0 if seat is None else self.read_up_to[seat]
        if seat is None and self.at_screen is not None:
            since = self.read_up_to[self.at_screen]
        for line in sitting.game.tell(sitting.events(seat, since), self.words.lang, sitting.names):
            self.console.print(Text(line.text, style="dim"))
        if seat is not None:
            self.read_up_to[seat] = len(sitting.journal)

    def show_table(self, seat: int) -> None:
        """Everything at the beginning of a turn; then only what the seat looks at for its decisions."""
        turn = self.sitting.state.turn()
        whole = turn != self.turn_shown
        self.turn_shown = turn
        self.show_sections(seat, whole)

    def show_sections(self, seat: int, whole: bool) -> None:
        sitting = self.sitting
        sections = sitting.game.sheet(sitting.state.seen_by(seat), self.words.lang, sitting.names)
        self.console.print()
        show_sheet(self.console, [section for section in sections if whole or section.own])

    def show_question(self, seat: int) -> None:
        sitting = self.sitting
        question = sitting.game.say(sitting.state.prompt(seat), self.words.lang, sitting.names)
        self.console.print(Text(f"{sitting.names[seat]}: {question}", style="bold"))
        self.console.print(self.move_list(sitting.state.moves()))

    def move_list(self, moves: list[Move]) -> Table:
        """Number, label and word of each move, then what it costs or does, as far as there is room for it."""
        game, lang, names = self.sitting.game, self.words.lang, self.sitting.names
        labels = [game.full_label(self.sitting.state, move, lang, names) for move in moves]
        longest = max(len(move.word) for move in moves)
        room = max(longest, self.console.width - 3 - max(map(len, labels)) - 6)
        aligned = room >= longest + ROOM_FOR_EFFECTS
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=3, no_wrap=True)
        grid.add_column()
        grid.add_column(max_width=room, no_wrap=True, overflow="ellipsis")
        for number, (move, label) in enumerate(zip(moves, labels, strict=True), start=1):
            said = self.word_and_effect(move, longest if aligned else 0, room)
            grid.add_row(Text(f"{number:3}", "bold"), Text(label), said)
        return grid

    def word_and_effect(self, move: Move, width: int, room: int) -> Text:
        """An effect of which only the first letters could be read is left out."""
        word = move.word.ljust(width)
        left = room - len(word) - 2
        effect = self.effect(move)
        shown = effect if left >= min(len(effect), LEAST_OF_AN_EFFECT) else ""
        return Text.assemble((word, "cyan"), "  " if shown else "", (shown, "dim"))

    def effect(self, move: Move) -> str:
        message = self.sitting.state.explain(move)
        return "" if message is None else self.sitting.game.say(message, self.words.lang, self.sitting.names)

    # --- what is typed ------------------------------------------------------------------------------------------

    def read(self) -> str:
        return " ".join(self.console.input("[bold]> [/bold]").split())

    def answer(self, line: str) -> bool:
        """Carry out what was typed; True if the position has changed."""
        name, _, argument = line.partition(" ")
        if name in self.commands and line not in [move.word for move in self.sitting.state.moves()]:
            return self.commands[name](argument)
        if not line:
            return self.help("")
        try:
            self.sitting.play(self.meant(line))
        except UnknownMove as error:
            self.tell_unknown(error)
            return False
        except IllegalMove as error:
            self.complain(self.sitting.game.say(error.message, self.words.lang, self.sitting.names))
            return False
        return True

    def meant(self, line: str) -> Move:
        """A number of the list, or a word."""
        moves = self.sitting.state.moves()
        if line.isdecimal() and 1 <= int(line) <= len(moves):
            return moves[int(line) - 1]
        return self.sitting.game.move(line)

    def tell_unknown(self, error: UnknownMove) -> None:
        if error.word.isdecimal():
            self.complain(self.words("no-number", number=error.word, most=len(self.sitting.state.moves())))
        elif error.near:
            self.complain(self.words("no-word-near", word=error.word, near=", ".join(error.near)))
        else:
            self.complain(self.words("no-word", word=error.word))

    def complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))

    # --- commands: each says whether the position has changed -----------------------------------------------------

    def undo(self, argument: str) -> bool:
        return self.take_back(self.sitting.state.to_move)

    def take_back(self, seat: int) -> bool:
        if not self.sitting.undo(seat):
            self.complain(self.words("no-undo"))
            return False
        self.read_up_to = [min(read, len(self.sitting.journal)) for read in self.read_up_to]
        self.console.print(self.words("undone"))
        return True

    def why(self, argument: str) -> bool:
        """What a legal move does, or the rule that forbids another one."""
        if not argument:
            self.complain(self.words("why-what"))
            return False
        try:
            move = self.meant(argument)
        except UnknownMove as error:
            self.tell_unknown(error)
            return False
        message = self.sitting.state.explain(move)
        if message is None:
            self.console.print(self.words("allowed"))
            return False
        sentence = self.sitting.game.say(message, self.words.lang, self.sitting.names)
        if move in self.sitting.state.moves():
            sentence = self.words("allowed-and", sentence=sentence, rule=message.rule)
        self.console.print(Text(sentence))
        return False

    def rules(self, argument: str) -> bool:
        """By its id; anything else is searched for."""
        ledger = Ledger(self.sitting.game.slug)
        try:
            show_rule(self.console, ledger, argument or self.open_rule(), self.words)
        except RuleNotFound as error:
            found = ledger.search(argument)
            if found:
                show_rules(self.console, ledger, found)
            else:
                self.complain(str(error))
        return False

    def open_rule(self) -> str:
        """The rule that the open question rests on."""
        return self.sitting.state.prompt(self.sitting.state.to_move).rule

    def table(self, argument: str) -> bool:
        seat = self.sitting.state.to_move
        self.show_sections(seat, whole=True)
        self.show_question(seat)
        return False

    def log(self, argument: str) -> bool:
        events = self.sitting.events(self.sitting.state.to_move)
        for line in self.sitting.game.tell(events, self.words.lang, self.sitting.names):
            self.console.print(Text(line.text, style="dim"))
        return False

    def save(self, argument: str) -> bool:
        if argument:
            self.write(argument)
        else:
            self.complain(self.words("save-where"))
        return False

    def write(self, name: str) -> bool:
        """The record into a file, whether that worked; a file that is already there is left alone."""
        path = Path(name).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.sitting.record.text())
        except FileExistsError:
            self.complain(self.words("saved-before", path=path))
            return False
        except OSError as error:
            self.complain(self.words("not-saved", path=path, reason=error.strerror))
            return False
        self.console.print(Text(self.words("saved", path=path)))
        return True

    def help(self, argument: str) -> bool:
        grid = Table.grid(padding=(0, 2, 0, 1))
        for command in ("number", *self.commands):
            grid.add_row(Text(self.words(f"command.{command}"), "cyan"), self.words(f"command.{command}.does"))
        self.console.print(grid)
        return False

    def quit(self, argument: str) -> bool:
        self.offer_to_save()
        raise Leave

    def offer_to_save(self) -> None:
        """Asked until it worked or is not wanted; a plain no is not the name of a file."""
        while True:
            name = self.console.input(escape(self.words("offer-save"))).strip()
            if name.lower() in ("", "n", "no", "nein") or self.write(name):
                return
