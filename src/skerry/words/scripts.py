"""Texts for the scripts of a page, which fill in the values themselves and choose variants as the browser counts.

A text is a string with `{name}` for a value, or a list of such strings, of numbers and of choices:
`{"number": "share", "options": {"style": "percent"}}` and
`{"by": "count", "of": {"one": …, "other": …}, "default": "other"}`. Terms are put in beforehand.
"""

from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast

from skerry.words.compiling import Compiler, Message, NotUnderstood, argument, chosen_by, options
from skerry.words.rooms import Room

Text = str | list[Any]


def for_scripts(room: Room, prefix: str, lang: str) -> dict[str, Text]:
    """The texts of a room whose names begin like this, by the rest of their names."""
    names = [name for name in room.names() if name.startswith(prefix)]
    return {name.removeprefix(prefix): first_known(room, name, lang) for name in names}


def first_known(room: Room, name: str, lang: str) -> Text:
    """A text as scripts know it; in English if they do not know that of the language, else its name."""
    for message in room.messages(name, lang):
        try:
            return for_script(message)
        except NotUnderstood:
            continue
    return name


def for_script(message: Message) -> Text:
    assert message.entry.value is not None
    return text(message.entry.value, message.compiler)


def text(pattern: ast.Pattern, compiler: Compiler) -> Text:
    joined: list[Any] = []
    for part in parts(pattern, compiler):
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined


def parts(pattern: ast.Pattern, compiler: Compiler) -> Iterator[str | dict[str, Any]]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from placed(element.expression, compiler)


def placed(expression: object, compiler: Compiler) -> Iterator[str | dict[str, Any]]:
    match expression:
        case ast.VariableReference():
            yield f"{{{expression.id.name}}}"
        case ast.StringLiteral():
            yield str(expression.parse()["value"])
        case ast.NumberLiteral():
            yield str(expression.value)
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
            yield {"number": argument(expression), "options": options(expression)}
        case ast.TermReference():
            yield compiler.at_once(expression)
        case ast.SelectExpression(selector=ast.TermReference()):
            yield from parts(compiler.by_attribute(expression), compiler)
        case ast.SelectExpression():
            yield choice(expression, compiler)
        case ast.Placeable():
            yield from placed(expression.expression, compiler)
        case _:
            raise NotUnderstood("the texts of scripts, js-…, can have values, NUMBER, variants and terms, but no more")


def choice(select: ast.SelectExpression, compiler: Compiler) -> dict[str, Any]:
    return {
        "by": chosen_by(select),
        "of": {key_of(variant): text(variant.value, compiler) for variant in select.variants},
        "default": next(key_of(variant) for variant in select.variants if variant.default),
    }


def key_of(variant: ast.Variant) -> str:
    """A number as a script writes it: 1.0 is 1."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else f"{float(variant.key.value):g}"
