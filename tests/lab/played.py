"""Small plans that the tests play, and what is compared of their results."""

from pathlib import Path
from typing import Any

from skerry.lab import plans
from skerry.lab.folder import Results
from skerry.lab.plan import Plan, Setting
from skerry.lab.run import run

HAGAR = plans.match(Setting("hagar"), ["random", "random", "greedy"], games=6)
"""The quickest game, two deals on three seatings."""


def rows(results: Results) -> list[dict[str, Any]]:
    """All that is known of the games but how long they took."""
    return results.games("bout", "line_up", "luck", "rotation", "turns", "course", "seat", "record").to_dicts()


def played(plan: Plan, folder: Path) -> Results:
    return run(plan, folder)
