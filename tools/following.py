"""What the messages of a table's socket add up to: the position as whoever listens knows it."""

from collections.abc import Mapping
from typing import Any

Position = dict[str, Any]


def follow(known: Mapping[str, Any], message: Mapping[str, Any]) -> Position:
    """The position after a message; before the first one nothing is known."""
    before: Mapping[str, Any] = {} if message["since"] is None else known
    if message["since"] is not None and message["since"] != known.get("number"):
        raise LookupError(f"a message is missing: {known.get('number')} is known, this one follows {message['since']}")
    now = {**before, **message}
    for name in ("board", "text"):
        parts = {**before.get(name, {}), **message.get(name, {})}
        now[name] = {id_: part for id_, part in parts.items() if part is not None}
    for name in ("log", "chat"):
        if name in message:
            old, new = before.get(name, {"lines": []}), message[name]
            now[name] = {**new, "from": 0, "lines": [*old["lines"][: new["from"]], *new["lines"]]}
    return now
