"""Draws the pictures of the README and the documents from the program itself: python tools/pictures.py"""

import io
import re
from pathlib import Path

from rich.console import Console

import skerry
from skerry.bots import ask, bot
from skerry.cli.sheets import show_sheet
from skerry.kernel.rng import Rng

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


def position(seed: int, year: int, seats: int = 2, *, riga_buildings: bool = False) -> skerry.State:
    """A game of Riga between bots, at the summer turn of seat 0 in this year."""
    state = skerry.game("riga").start(seats, {"riga_buildings": riga_buildings})
    rng = Rng(seed)
    players = [bot("greedy", seat) for seat in range(seats)]
    while not (state.view(0)["year"] == year and state.view(0)["phase"] == "take" and state.to_move == 0):
        state.apply(state.draw(rng) if state.to_move == skerry.CHANCE else ask(players[state.to_move], state, rng))
    return state


def terminal_picture() -> str:
    """The table as the terminal shows it."""
    state = position(seed=11, year=4)
    names = ["Ann", "Ben"]
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    show_sheet(console, state.game.sheet(state.seen_by(0), "en", names))
    console.print(f"[bold]Ann:[/bold] {state.game.say(state.prompt(0), 'en', names)}")
    for number, move in enumerate(state.moves(), 1):
        console.print(f"  {number:2}  {state.game.label(move, 'en', names)}", highlight=False)
    picture = console.export_svg(title="skerry play riga --terminal")
    return re.sub(r"@font-face\s*{[^}]*}", "", picture)  # no fonts from elsewhere: the reader's own will do


def board_picture() -> str:
    """The table as it is drawn for seat 0, with what it may take."""
    state = position(seed=3, year=5, seats=3, riga_buildings=True)
    return state.game.board(state.seen_by(0), state.moves(), "en", ["Ann", "Ben", "Cleo"]) + "\n"


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
    (PICTURES / "riga-board.svg").write_text(board_picture(), encoding="utf-8")
