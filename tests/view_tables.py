"""The tables of docs/views.md, as each game describes the keys of its views and outcomes.

    python -m tests.view_tables

writes them into the page, between its headings.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import skerry
from skerry.kernel import schemas

PAGE = Path(__file__).parents[1] / "docs" / "views.md"


def view_keys(slug: str) -> Mapping[str, str]:
    """The keys of the views of a game, each with what it means."""
    return dict(schemas.paths(skerry.game(slug).view_type))


def outcome_keys(slug: str) -> Mapping[str, str]:
    """The keys of its outcome."""
    return dict(schemas.paths(schemas.outcome_of(skerry.game(slug).view_type)))


def paths(shown: object, keys: Mapping[str, str], at: str = "") -> Iterator[str]:
    """The paths of all keys that are shown; a table by name is one of them, whatever names it has."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            path = f"{at}.{key}" if at else key
            if f"{path}{{}}" in keys and isinstance(value, dict):
                yield f"{path}{{}}"
            else:
                yield path
                yield from paths(value, keys, path)
    elif isinstance(shown, list):
        for entry in shown:
            yield from paths(entry, keys, f"{at}[]")


def table(keys: Mapping[str, str]) -> str:
    return "\n".join(["| key | meaning |", "|---|---|", *(f"| `{key}` | {text} |" for key, text in keys.items())])


def section(slug: str) -> str:
    """What stands below the heading of a game."""
    title = skerry.game(slug).title
    view, outcome = table(view_keys(slug)), table(outcome_keys(slug))
    return f"## {title}\n\n{view}\n\nThe outcome:\n\n{outcome}\n"


def renewed(page: str) -> str:
    """The page with every section as it should be."""
    for slug in skerry.games():
        title = re.escape(skerry.game(slug).title)
        page = re.sub(rf"## {title}\n.*?(?=\n## |\Z)", section(slug).replace("\\", r"\\"), page, flags=re.DOTALL)
    return page


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
