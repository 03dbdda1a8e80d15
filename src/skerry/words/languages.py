"""The languages there are: folders that are found at start, ours in the package and those that someone put beside it.

A language is a folder named by its tag, such as `pl`, with a file for each room. `language.ftl` in it says what the
language is called in itself. No list of languages stands anywhere: if you add a folder, you add a language.
"""

import functools
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import platformdirs

from skerry.kernel.speaking import SOURCE

PACKAGE: Final = Path(__file__).parents[1] / "languages"
ELSEWHERE: Final = "SKERRY_LANGUAGES"
"""The variable of the environment that names further folders of languages."""


@functools.cache
def folders() -> tuple[Path, ...]:
    """Where languages lie, those that win first: the folders that were named, the user's own, the package."""
    named = [Path(part) for part in os.environ.get(ELSEWHERE, "").split(os.pathsep) if part]
    return (*named, platformdirs.user_data_path("skerry", appauthor=False) / "languages", PACKAGE)


@functools.cache
def languages() -> tuple[str, ...]:
    """The tags of all languages: the source, then the others by the alphabet."""
    found = {path.parent.name for folder in folders() if folder.is_dir() for path in folder.glob("*/*.ftl")}
    return (SOURCE, *sorted(found - {SOURCE}))


def best(wanted: Iterable[str]) -> str:
    """The first language wanted that there is: `de-AT` is served by `de`, and `pt` by `pt-BR`; else the source."""
    known = {tag.lower(): tag for tag in languages()}
    for tag in wanted:
        small = tag.lower().replace("_", "-")
        near = (small, small.split("-", maxsplit=1)[0], *[one for one in known if one.startswith(f"{small}-")])
        for one in near:
            if one in known:
                return known[one]
    return SOURCE


def accepted(header: str) -> list[str]:
    """The languages of a header Accept-Language, the most wanted first."""
    wishes = []
    for part in header.split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name))
        except ValueError:
            continue
    return [name for _, name in sorted(wishes, key=lambda wish: wish[0])]


def of_system(environ: Mapping[str, str]) -> str:
    """The language of the system, by the variables of its environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return best([environ[name].split(".", maxsplit=1)[0]])
    return SOURCE
