"""Texts for the scripts of a page, which fill in the values themselves and choose variants as the browser counts.

A text is a string with `{name}` for a value, or a list of such strings and of choices:
`{"by": "count", "of": {"one": …, "other": …}, "default": "other"}`.
"""

from typing import Any

from fluent.syntax import ast

from skerry.words.compiling import NotUnderstood
from skerry.words.rooms import Room

Text = str | list[Any]


def for_scripts(room: Room, prefix: str, lang: str) -> dict[str, Text]:
    """The texts of a room whose names begin like this, by the rest of their names."""
    names = [name for name in room.names() if name.startswith(prefix)]
    return {name.removeprefix(prefix): text(room.message(name, lang).entry.value) for name in names}


def text(pattern: ast.Pattern) -> Text:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else placed(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def placed(expression: object) -> str | dict[str, Any]:
    if isinstance(expression, ast.VariableReference):
        return f"{{{expression.id.name}}}"
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return {
            "by": expression.selector.id.name,
            "of": {key_of(variant): text(variant.value) for variant in expression.variants},
            "default": next(key_of(variant) for variant in expression.variants if variant.default),
        }
    raise NotUnderstood("scripts know texts, values and variants only")


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
