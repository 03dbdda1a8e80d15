"""The conformance suite bites: Low Water as it is passes, and with any mistake of the table it does not."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from skerry.kernel.game import Game
from skerry.kernel.testing import Conformance, Flaw
from tests.builds import share
from tests.kernel.lighthouse import record_of
from tests.low_water.mistakes import MISSED_ONCE, MISTAKES, Change
from tests.low_water.planting import SOURCE, low_water

RULES = set(re.findall(r"^\*\*(LOW-\w+)\*\*", (SOURCE / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))


def pieces(g: Any) -> list[int]:
    return [sum(lying) for lying in zip(g.deck, g.seen, *g.hands, strict=True)]


def suite(game: Game) -> Conformance:
    return Conformance(game, record_of(game), pieces=pieces, rules=RULES, dice={"roll": 6}, bound=150)


def check(folder: Path, changes: Sequence[Change]) -> None:
    """Some games, until something is found."""
    with low_water(folder, changes) as game:
        conformance = suite(game)
        for seats, seed in [(3, 0), (2, 1)]:
            conformance.check(seats, {}, seed)
        conformance.check_sentences()


def test_low_water_itself_passes(tmp_path: Path) -> None:
    check(tmp_path, [])


@pytest.mark.parametrize("mistake", share(list(MISTAKES)))
def test_a_planted_mistake_is_caught(mistake: str, tmp_path: Path) -> None:
    complaint, changes = MISTAKES[mistake]

    with pytest.raises(Flaw, match=complaint) as caught:
        check(tmp_path, changes)

    assert re.search(
        r"Likely mistake: .*\n    low_water, (all games|\d seats, variants {}, seed \d), after \d+ words",
        str(caught.value),
    )


def test_there_are_the_kinds_of_mistakes_that_a_trial_planted() -> None:
    assert len(MISSED_ONCE) == 20
    assert len(MISTAKES) >= 41
