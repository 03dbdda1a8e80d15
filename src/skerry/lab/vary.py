"""Which values of a pack a study changes: `building.crane.cost=8,10,12`.

A key is a path of the pack, or one that means several of them; all that fit are changed together.
"""

import difflib
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from skerry import PackError, SetUpError
from skerry.kernel import toml
from skerry.kernel.errors import NotToml
from skerry.kernel.pack import flatten, matching


def variations(data: Mapping[str, Any], texts: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Label → changes, for every combination of the values named; the pack as it is is left out."""
    factors = [factor(data, text) for text in texts]
    as_it_is = flatten(dict(data))
    found: dict[str, dict[str, Any]] = {}
    for chosen in itertools.product(*factors):
        label = ", ".join(one for one, _ in chosen)
        changes = {path: value for _, change in chosen for path, value in change.items()}
        if any(as_it_is.get(path) != value for path, value in changes.items()):
            found[label] = changes
    if not found:
        raise SetUpError("nothing-changed")
    return found


def factor(data: Mapping[str, Any], text: str) -> list[tuple[str, dict[str, Any]]]:
    """What one `key=value,value` asks for: for each value a label and the changes."""
    key, equals, listed = text.partition("=")
    key = key.strip()
    if not equals or not listed.strip():
        raise SetUpError("what-varies", text=repr(text))
    chosen = values(listed)
    paths = matching(data, key)
    if not paths:
        near = difflib.get_close_matches(key, list(flatten(dict(data))), n=3, cutoff=0.5)
        raise PackError(key, chosen[0], "a-path", near=near)
    return [(f"{key}={value}", dict.fromkeys(paths, value)) for value in chosen]


def values(listed: str) -> list[Any]:
    """As TOML would read them; what is not TOML is words."""
    try:
        found: list[Any] = toml.parse(f"values = [{listed}]")["values"]
    except NotToml:
        found = [word.strip() for word in listed.split(",")]
    return found
