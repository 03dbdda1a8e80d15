"""Boards and sheets: every legal move can be chosen, and everything is written in every language."""

from collections import Counter
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as ET

from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.sheet import Section
from skerry.kernel.speaking import languages
from skerry.kernel.state import State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.sentences import NAMES, RULE, Sentences
from skerry.kernel.testing.snapshots import question

OFTEN: Final = 4
USE: Final = "{http://www.w3.org/2000/svg}use"
TEXT: Final = "{http://www.w3.org/2000/svg}text"


class Pictures:
    """The boards and sheets of a game. A question is drawn when it offers a word that was not drawn with it before."""

    def __init__(self, game: Game, sentences: Sentences) -> None:
        self.game = game
        self.sentences = sentences
        self.drawn: set[tuple[str, str]] = set()
        self.times: Counter[str] = Counter()
        self.tips: set[str] = set()

    def look_at(self, state: State) -> None:
        """Draw a position for the seat that is asked, or for a spectator, unless there is nothing new to see."""
        viewer = state.to_move if state.to_move >= 0 else None
        moves = [] if viewer is None else choices(state)
        if self.has_news(question(state), moves):
            narrow = self.times[question(state)] % 2 == 0
            self.check_board(state, viewer, moves, narrow=narrow)
            if type(self.game).sheet is not Game.sheet:
                self.check_sheet(state, viewer)

    def has_news(self, asked: str, moves: Sequence[Move]) -> bool:
        """Is a word among them that was not drawn with this question; or, if it was drawn often, a sort of words?"""
        often = self.times[asked] >= OFTEN
        new = {(asked, move.family.name if often else move.word) for move in moves} or {(asked, "")}
        is_news = not new <= self.drawn
        if is_news:
            self.times[asked] += 1
            self.drawn |= new | {(asked, move.family.name) for move in moves}
        return is_news

    # --- boards ---------------------------------------------------------------------------------------------------

    def check_board(self, state: State, viewer: int | None, moves: Sequence[Move], *, narrow: bool) -> None:
        """On it or below it stands every legal move, and no other."""
        view = state.seen_by(viewer)
        below = {move.word for move in self.game.unplaced(moves)}
        where = f"the {'narrow' if narrow else 'wide'} board of seat {viewer} at {question(state)}"
        names = NAMES[: state.seats]

        def drawn(lang: str) -> str:
            return self.game.board(view, moves, lang, names, narrow=narrow) or "<none/>"

        boards = [ET.fromstring(self.sentences.made(where, drawn, lang)) for lang in languages()]
        for board in boards:
            self.check_ids(board, where)
            self.check_choices(board, {move.word for move in moves}, below, where)
            self.check_tips(board, where)
        self.check_writing([writing(board) for board in boards], where)

    def check_ids(self, board: ET.Element, where: str) -> None:
        """What is there once has its own id, and every symbol that is shown is among the artwork."""
        ids = Counter(element.attrib["id"] for element in board.iter() if "id" in element.attrib)
        twice = [id_ for id_, count in ids.items() if count > 1]
        expect(not twice, f"{where} has the id {', '.join(twice)} twice", "a page could not tell the two things apart")
        shown = {element.attrib["href"].removeprefix("#") for element in board.iter(USE)}
        missing = ", ".join(sorted(shown - ids.keys()))
        expect(not missing, f"{where} shows the symbol {missing}, which is not there", "its name is misspelt")

    def check_choices(self, board: ET.Element, legal: set[str], below: set[str], where: str) -> None:
        offered = {element.attrib["data-move"] for element in board.iter() if "data-move" in element.attrib}
        missing = sorted(legal - offered - below)
        likely = "no piece has this choice; draw one, or name the move in unplaced()"
        expect(not missing, f"{where} has no place for {', '.join(missing)}", likely)
        wrong = sorted((offered | below) - legal)
        expect(
            not wrong,
            f"{where} offers {', '.join(wrong)}, which is not legal",
            "draw a choice only if it is among the moves",
        )

    def check_tips(self, board: ET.Element, where: str) -> None:
        for element in board.iter():
            tip = element.attrib.get("data-tip", "")
            if tip not in self.tips:
                self.tips.add(tip)
                self.sentences.check_rules(", ".join(RULE.findall(tip)), f"a tip of {where}, {tip!r},")

    # --- sheets ---------------------------------------------------------------------------------------------------

    def check_sheet(self, state: State, viewer: int | None) -> None:
        where = f"the sheet of seat {viewer} at {question(state)}"
        view, names = state.seen_by(viewer), NAMES[: state.seats]

        def written(lang: str) -> str:
            return "\n".join(cells(self.game.sheet(view, lang, names)))

        self.check_writing([self.sentences.made(where, written, lang).split("\n") for lang in languages()], where)

    def check_writing(self, written: Sequence[Sequence[str]], where: str) -> None:
        """What is written in one language is written in all of them, and nothing is left unfilled."""
        for lang, texts in zip(languages(), written):
            for text in texts:
                expect("{" not in text, f"{where} has {text!r} in {lang!r}", "a template is not filled")
        empty = [sum(text == "" for text in texts) for texts in written]
        if len(set(empty)) > 1:
            told = ", ".join(f"{count} in {lang!r}" for lang, count in zip(languages(), empty))
            near = next((pair for pair in zip(*written) if "" in pair and any(pair)), ())
            raise Flaw(f"{where} has empty texts: {told}, such as {near}", "a text is missing in a language")


def drawn(state: State, seat: int | None = 0, lang: str = "en", *, narrow: bool = False) -> ET.Element:
    """The bare board as this seat sees it, with its moves if it is to move."""
    moves, names = state.moves() if state.to_move == seat else [], NAMES[: state.seats]
    return ET.fromstring(state.game.board(state.seen_by(seat), moves, lang, names, narrow=narrow, bare=True))


def choices(state: State) -> list[Move]:
    """What a player is asked: a single move is played without asking."""
    moves = state.moves()
    return moves if len(moves) > 1 else []


def writing(board: ET.Element) -> list[str]:
    """All that can be read on a board, and the tips."""
    texts = ["".join(element.itertext()) for element in board.iter(TEXT)]
    return texts + [element.attrib["data-tip"] for element in board.iter() if "data-tip" in element.attrib]


def cells(sections: Sequence[Section]) -> list[str]:
    """Titles, heads and cells, in their order."""
    found: list[str] = []
    for section in sections:
        found += [section.title, *section.heads]
        found += [cell.text for row in section.rows for cell in row]
    return found
