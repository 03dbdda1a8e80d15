"""Draws the pictures of the README and the documents from the program itself: python tools/pictures.py"""

import io
import re
from pathlib import Path

from rich.console import Console

import skerry
from skerry.bots import ask, bot
from skerry.cli.sheets import show_sheet
from skerry.games import BUILT_IN
from skerry.kernel.rng import Rng
from skerry.server.markup import ICON, Symbol, symbols

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = DOCS / "pictures"
ICONS = DOCS / "games" / "icons"
INK = "color:#2c2118;--cut:#fbf6e9;--foam:#fbf6e9;--coin:#e2ae3c;--coin-line:#7d5410"
"""The colours by day that all icons share."""


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


def icons() -> dict[str, str]:
    """The icons that the primers show, as files: name → SVG. Ink on parchment, so that they can be seen on any page."""
    asked = {name for page in DOCS.glob("games/*.md") for name in ICON.findall(page.read_text(encoding="utf-8"))}
    known = {name: one for slug in BUILT_IN for name, one in symbols(skerry.game(slug).board_assets()).items()}
    return {name: icon(known[name]) for name in sorted(asked)}


def icon(one: Symbol) -> str:
    ground = '<rect width="32" height="32" rx="5" fill="#fbf6e9"/>'
    inner = f'<svg x="4" y="4" width="24" height="24" viewBox="{one.box}">{one.drawn}</svg>'
    style = f"{INK};{one.colours}".rstrip(";")
    looks = f'width="32" height="32" viewBox="0 0 32 32" style="{style}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {looks}>{ground}{inner}</svg>\n'


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
    (PICTURES / "riga-board.svg").write_text(board_picture(), encoding="utf-8")
    ICONS.mkdir(exist_ok=True)
    for old in ICONS.glob("*.svg"):
        old.unlink()
    for name, drawn in icons().items():
        (ICONS / f"{name}.svg").write_text(drawn, encoding="utf-8")
