"""Files with something wrong in them: a value far off, a list turned round, a key gone, an id that is another one.

Changes are made to the values of a file and written as TOML again, so that nearly all of them get past parsing.
"""

import copy
from random import Random
from typing import Any

from skerry.kernel.notation import toml

Place = tuple[Any, Any]
"""A table or a list, and the key or number of one of its values."""

NUMBERS = [
    0, 1, 2, -1, -2, 3, 5, 7, 12, 13, 20, 50, 60, 61, 63, 64, 65, 99, 100, 128, 255, 1_000, 65_536, 999_999, 1_000_000,
    1_000_001, -999_999, 2**31, 2**63, 10**30, 0.5, -0.5, 1.5, 1e-9, 1e5, 1e30, -1e30, float("nan"), float("inf"),
]  # fmt: skip
TEXTS = [
    "", " ", "x", "X", "ä", "a b", "a,b", "a:b", "a#b", "a.b", "a\nb", "-", "0", "1", "true", "?", "undo 1", "{}",
    "{0}", "{name}", "%s", "<b>&amp;", '"', "'", "\\", "\u202e", "\u200b", "👩\u200d🚀", "x" * 40, "x" * 41, "x" * 300,
    "x" * 1_999, "x" * 3_000, "(removed)", "moves", "[moves]", "seat 0",
]  # fmt: skip
OTHERS: list[Any] = [0, 1, -1, 1.5, True, False, "", "x", [], [0], ["x"], [[]], [{}], {}, {"id": "x"}, {"en": "x"}]


def mutated(rng: Random, values: dict[str, Any]) -> str:
    """A file like this one with one to three changes, most often one."""
    changed = copy.deepcopy(values)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if changed:
            rng.choice(CHANGES)(rng, changed)
    return written(changed)


def written(values: dict[str, Any]) -> str:
    """As TOML, a line for each key."""
    return "\n".join(toml({key: value})[1:-1] for key, value in values.items()) + "\n"


def place(rng: Random, values: Any) -> Place:
    """Anywhere, every part of a table being as likely as the others, however large it is."""
    here: Any = values
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = rng.choice(keys)
        inner = here[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.1:
            return here, key
        here = inner


def places(values: Any) -> list[Place]:
    """All of them."""
    parts = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    return [found for key, part in parts for found in [(values, key), *places(part)]]


# --- changes ----------------------------------------------------------------------------------------------------------


def change_value(rng: Random, values: Any) -> None:
    """To something else of its kind."""
    here, key = place(rng, values)
    here[key] = like(rng, here[key], values)


def change_all(rng: Random, values: Any) -> None:
    """All values of one key, for example the cost of every card."""
    here, key = place(rng, values)
    if isinstance(key, str):
        new = like(rng, here[key], values)
        for table, name in places(values):
            if name == key and type(table[name]) is type(here[key]):
                table[name] = copy.deepcopy(new)


def like(rng: Random, value: Any, values: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        near = [value + 1, value - 1, value + 2, value * 2, value // 2, 0, 1]
        return rng.choice(NUMBERS if rng.random() < 0.4 else near)
    if isinstance(value, str):
        return rng.choice(TEXTS) if rng.random() < 0.5 else rng.choice(texts_of(values))
    if isinstance(value, list):
        return other_list(rng, value)
    return {}


def texts_of(values: Any) -> list[str]:
    return [table[key] for table, key in places(values) if isinstance(table[key], str)] or [""]


def other_list(rng: Random, value: list[Any]) -> list[Any]:
    shuffled = rng.sample(value, len(value))
    return copy.deepcopy(rng.choice([[], value[::-1], shuffled, value + value]))


def change_length(rng: Random, values: Any) -> None:
    """A list loses an entry or has one twice, which may get an id of its own."""
    lists = [(table, key) for table, key in places(values) if isinstance(table[key], list) and table[key]]
    if not lists:
        return
    here, key = rng.choice(lists)
    entries, at = here[key], rng.randrange(len(here[key]))
    if rng.random() < 0.4:
        del entries[at]
        return
    for number in range(rng.choice([1, 1, 1, 70])):
        entry = copy.deepcopy(entries[at])
        if isinstance(entry, dict) and "id" in entry:
            entry["id"] = f"{entry['id']}-{number}"
        entries.append(entry)


def remove(rng: Random, values: Any) -> None:
    here, key = place(rng, values)
    del here[key]


def rename_key(rng: Random, values: Any) -> None:
    here, key = place(rng, values)
    if isinstance(here, dict):
        here[rng.choice(TEXTS)[:150]] = here.pop(key)


def add_key(rng: Random, values: Any) -> None:
    here, _ = place(rng, values)
    if isinstance(here, dict):
        here[rng.choice([*TEXTS, "extra"])[:150]] = rng.choice(OTHERS)


def change_kind(rng: Random, values: Any) -> None:
    """A number where a text was, a table where a list was."""
    here, key = place(rng, values)
    here[key] = copy.deepcopy(rng.choice(OTHERS))


def rename_everywhere(rng: Random, values: Any) -> None:
    """A text or key that stands in several places gets another name in all of them, as a careful designer would do."""
    old, new = rng.choice(texts_of(values)), rng.choice(TEXTS)[:150]
    for table, key in places(values):
        if key in table if isinstance(table, dict) else True:
            if table[key] == old:
                table[key] = new
            if key == old and isinstance(table, dict):
                table[new] = table.pop(key)


def swap(rng: Random, values: Any) -> None:
    """Two values change places."""
    (here, key), (there, other) = place(rng, values), place(rng, values)
    if not isinstance(here[key], dict | list) and not isinstance(there[other], dict | list):
        here[key], there[other] = there[other], here[key]


CHANGES = [
    *[change_value] * 8, *[change_all] * 2, *[change_length] * 3, *[rename_everywhere] * 2, remove, rename_key, add_key,
    change_kind, swap,
]  # fmt: skip
