"""What the messages of a table's socket add up to: the position as the listener knows it."""

from collections.abc import Mapping
from typing import Any

Position = dict[str, Any]


def follow(known: Mapping[str, Any], message: Mapping[str, Any]) -> Position:
    """The position after a message; before the first one nothing is known."""
    before: Mapping[str, Any] = {} if message["after"] is None else known
    if message["after"] is not None and message["after"] != known.get("number"):
        raise LookupError(f"a message is missing: {known.get('number')} is known, this one follows {message['after']}")
    now = {**before, **message}
    board = {id_: redrawn(before.get("board", {}), id_, part) for id_, part in message.get("board", {}).items()}
    for name, changes in (("board", board), ("text", message.get("text", {}))):
        parts = {**before.get(name, {}), **changes}
        now[name] = {id_: part for id_, part in parts.items() if part is not None}
    for name in ("log", "chat"):
        if name in message:
            old, new = before.get(name, {"lines": []}), message[name]
            now[name] = {**new, "from": 0, "lines": [*old["lines"][: new["from"]], *new["lines"]]}
    return now


def redrawn(board: Mapping[str, str], id_: str, part: Any) -> str | None:
    """A part of the board, of which only some letters may have come."""
    if not isinstance(part, list):
        return None if part is None else str(part)
    first, last, letters = part
    return f"{board[id_][:first]}{letters}{board[id_][last:]}"
