"""What newcomers learn from: every kind of decision has a guide and a preview, every icon stands in the legend."""

import re
from collections import Counter
from functools import cached_property
from typing import Final
from xml.etree import ElementTree as ET

from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.preview import foreseen, preview
from skerry.kernel.speaking import SOURCE
from skerry.kernel.state import State
from skerry.kernel.testing.flaw import expect
from skerry.kernel.testing.sentences import NAMES

MOST_TRIED: Final = 60
"""Moves of a kind of decision that are previewed until one shows something."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')
USED: Final = re.compile(r'href="#([^"]+)"')
SORT: Final = re.compile(r"-([a-z_]+)-\d+$")
"""What a piece is that has another id in another place."""


class Teaching:
    """The kinds of decisions that came up, by the keys of their prompts, and what newcomers find beside them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tried: Counter[str] = Counter()
        self.previewed: set[str] = set()

    def look_at(self, state: State) -> None:
        """A decision in which there is something to decide."""
        if state.to_move < 0 or len(state.moves()) < 2:
            return
        prompt = state.prompt(state.to_move)
        for move in state.moves():
            if prompt.key in self.previewed or self.tried[prompt.key] >= MOST_TRIED:
                return
            self.tried[prompt.key] += 1
            if preview(state, move) or self.ghosts(state, move):
                self.previewed.add(prompt.key)

    def ghosts(self, state: State, move: Move) -> bool:
        """Does a piece come to lie in something else?"""
        seat, after = state.to_move, foreseen(state, move)
        return after is not None and travels(self.lying(state, seat), self.lying(after, seat))

    def lying(self, state: State, seat: int) -> dict[str, str]:
        """What lies where on the board of a seat: pieces by their ids, with the ids of what holds them."""
        board = self.game.board(state.seen_by(seat), [], SOURCE, NAMES[: state.seats], bare=True)
        found: dict[str, str] = {}
        if board:
            gather(ET.fromstring(board), "", found)
        return found

    # --- what is missing --------------------------------------------------------------------------------------------

    def check(self) -> None:
        missing = "; ".join(self.missing())
        likely = "a text `guide-…` or `unforeseen-…` for the prompt, or a sign of legend(), is not written yet"
        expect(missing == "", f"newcomers lack {missing}", likely)

    def missing(self) -> list[str]:
        """What newcomers look for in vain, each in a few words."""
        unseen = sorted(self.tried.keys() - self.previewed)
        return [
            *[f"a guide to {name!r}" for name in self.questions() if not self.game.guide(Message(name), SOURCE)],
            *[f"a preview of {kind!r}" for kind in unseen if not self.game.unforeseen(Message(kind), SOURCE)],
            *[f"{symbol!r} in the legend" for symbol in self.unexplained],
        ]

    def questions(self) -> list[str]:
        """The names of all questions that the game has words for, whether they came up or not."""
        wording = self.game.wording
        return [] if wording is None else [name for name in wording.all_names() if name.startswith("ask-")]

    @cached_property
    def unexplained(self) -> list[str]:
        """Symbols of the artwork that the legend neither has nor calls scenery."""
        legend = self.game.legend(SOURCE)
        pictures = "".join(sign.picture for group in legend.groups for sign in group.signs)
        symbols = set(SYMBOL.findall(self.game.board_assets()))
        return sorted(symbols - set(USED.findall(pictures)) - set(legend.scenery))


def gather(element: ET.Element, holder: str, found: dict[str, str]) -> None:
    """The pieces below an element; what holds pieces is none itself."""
    id_ = element.get("id", "")
    for child in element:
        gather(child, id_ or holder, found)
    if id_ and id_ not in found.values() and "data-stays" not in element.attrib:
        found[id_] = holder


def travels(before: dict[str, str], after: dict[str, str]) -> bool:
    """Does a piece come to lie in something else, as `moved` in `server/static/travel.js` sees it?"""
    if any(after.get(id_, holder) != holder for id_, holder in before.items()):
        return True
    return bool(sorts(before.keys() - after.keys()) & sorts(after.keys() - before.keys()))


def sorts(ids: set[str]) -> set[str]:
    return {found[1] for id_ in ids if (found := SORT.search(id_))}
