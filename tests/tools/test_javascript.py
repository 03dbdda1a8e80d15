"""What the checkers of the browser's scripts are told, and that they are pinned."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry.server import wire
from tools.javascript.declarations import declarations, elements, interface, written

FOLDER = Path(__file__).parents[2] / "tools" / "javascript"


@pytest.mark.parametrize(
    ("kind", "typescript"),
    [
        (int | None, "number | null"),
        (list[wire.Told], "(Told)[]"),
        (dict[str, bool | float], "Record<string, boolean | number>"),
        (wire.Salt, "string"),
        (Any, "any"),
    ],
)
def test_types_are_written_as_typescript_has_them(kind: Any, typescript: str) -> None:
    assert written(msgspec.inspect.type_info(kind)) == typescript


def test_fields_have_the_names_they_have_on_the_wire() -> None:
    assert interface(msgspec.inspect.type_info(wire.Log)) == ("  interface Log { from: number; lines: (LogLine)[] }\n")
    assert 'type: "why"' in interface(msgspec.inspect.type_info(wire.Why))


def test_every_message_and_every_element_is_declared() -> None:
    declared = declarations()

    assert {"Position", "Hint", "Review", "NewTable"} <= set(re.findall(r"interface (\w+)", declared))
    assert '"board": HTMLElementTagNameMap["div"];' in elements()
    assert '"curtain": HTMLElementTagNameMap["dialog"];' in elements()


def test_the_checkers_are_pinned() -> None:
    pinned = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))["devDependencies"]

    assert pinned
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in pinned.values())
