"""The conformance suite over a game that is installed: with its ledger, its records and its first voyage."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

from skerry.games import cover, game
from skerry.games.ledger import Ledger, cited
from skerry.games.records import Record
from skerry.games.voyages import voyage
from skerry.kernel.game import Game
from skerry.kernel.testing import Conformance, check_voyage
from skerry.kernel.testing.flaw import expect

COVER: Final = "0 0 320 200"
TARGET: Final = re.compile(r'(?:href="|url\()([^")]*)')


class Suite(Conformance):
    """All checks of a game, by its slug; `of` is the same game with another pack."""

    def __init__(
        self,
        slug: str,
        *,
        pieces: Callable[[Any], object],
        dice: Mapping[str, int],
        bound: int | None = None,
        hidden: bool = True,
        taught: bool = True,
        every: int = 1,
        of: Game | None = None,
    ) -> None:
        super().__init__(
            game(slug) if of is None else of,
            Record,
            pieces=pieces,
            rules=Ledger(slug).ids(),
            dice=dice,
            bound=bound,
            hidden=hidden,
            taught=taught,
            every=every,
        )

    def check_all(self, games: int = 3) -> None:
        """Random games, then all sentences, the cover, and the first voyage, if there is one."""
        super().check_all(games)
        check_cover(cover(self.game.slug))
        course = voyage(self.game.slug)
        if course is not None:
            check_voyage(self.game, course)


def check_cover(drawn: str) -> None:
    """The picture on the box stands alone and has the shape of all covers; a game may have none."""
    if drawn:
        shape = ET.fromstring(drawn).get("viewBox")
        expect(shape == COVER, f"the cover has the viewBox {shape!r}, not {COVER!r}", "a lobby would distort it")
        outside = [target for target in TARGET.findall(drawn) if not target.startswith("#")]
        expect(
            not outside, f"the cover needs {', '.join(outside)}", "pages show it by itself: draw it with what is in it"
        )


def uncited(slug: str, tests: Path) -> list[str]:
    """The entries of a ledger, by their ids, that no test in this folder cites."""
    found = cited("".join(path.read_text(encoding="utf-8") for path in sorted(tests.rglob("*.py"))))
    return [rule for rule in map(Ledger(slug).id, Ledger(slug).entries) if rule not in found]
