"""The tables of docs/research.md, as the observations declare their fields.

    python -m tests.adapters.field_tables

writes them into the page, between its headings.
"""

import re
from pathlib import Path

import skerry
from skerry.adapters.observed import observation_of
from skerry.kernel.observation import Field

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def table(slug: str) -> str:
    """The fields of a game in their order."""
    observation = observation_of(skerry.game(slug))
    heads = ["| field | from | shape | most | meaning |", "|---|---:|---|---:|---|"]
    return "\n".join(heads + [line(field) for field in observation.fields])


def line(field: Field) -> str:
    shape = " × ".join(str(length) for length in field.shape) or "1"
    return f"| `{field.name}` | {field.start} | {shape} | {field.most} | {field.meaning} |"


def section(slug: str) -> str:
    """What stands below the heading of a game."""
    game = skerry.game(slug)
    size = observation_of(game).size
    return f"### {game.title}\n\n{size:,} numbers, {len(game.alphabet)} actions.\n\n{table(slug)}\n"


def renewed(page: str) -> str:
    """The page with every section as it should be."""
    for slug in skerry.games():
        title = re.escape(skerry.game(slug).title)
        page = re.sub(rf"### {title}\n.*?(?=\n##|\Z)", section(slug).replace("\\", r"\\"), page, flags=re.DOTALL)
    return page


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
