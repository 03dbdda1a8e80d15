"""What the fields of a view mean: as a list for people, and as JSON schema for programs.

A path names a field: `players[].silver` is the field `silver` of every entry of the list `players`, and `supply{}` is a
table whose keys are names of the pack.
"""

import ast
import functools
import inspect
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from skerry.kernel.views import Outcome, Part, View


@functools.cache
def meanings(part: type[Part]) -> Mapping[str, str]:
    """The keys of a part with the strings below its fields. A field declared anew means what it meant before."""
    found: dict[str, str] = {}
    for cls in reversed(part.__mro__):
        if issubclass(cls, Part):
            found |= written_below(cls)
    return {key: found.get(name, "") for name, key in keys(part).items()}


def keys(part: type[Part]) -> Mapping[str, str]:
    """What the fields of a part are called in JSON: some keys are no names for Python, such as `for`."""
    return dict(zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True))


def types(part: type[Part]) -> Mapping[str, Any]:
    """The keys of a part with the types of their values."""
    hints = get_type_hints(part)
    return {key: hints[name] for name, key in keys(part).items()}


def written_below(cls: type) -> Iterator[tuple[str, str]]:
    """The fields that a class declares, each with the string below it."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(declared, ast.ClassDef)
    for field, below in zip(declared.body, declared.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, inspect.cleandoc(text)


def parts_of(part: type[Part]) -> dict[str, type[Part]]:
    """A part and all parts in it, by the names of their classes."""
    found = {part.__name__: part}
    for type_ in types(part).values():
        for _, inner in inside(type_):
            found |= parts_of(inner)
    return found


def inside(type_: Any, at: str = "") -> Iterator[tuple[str, type[Part]]]:
    """The parts that a value of this type can hold, each with its way there: `[]` for entries, `{}` by name."""
    if inspect.isclass(type_) and issubclass(type_, Part):
        yield at, type_
    origin = get_origin(type_)
    step = "[]" if origin is tuple else "{}" if origin is Mapping else ""
    for arg in get_args(type_):
        yield from inside(arg, at + step)


def paths(part: type[Part], at: str = "") -> Iterator[tuple[str, str]]:
    """The path of every field of a part with its meaning. The outcome in a view has a list of its own."""
    held = types(part)
    for key, meaning in meanings(part).items():
        yield at + key + ("{}" if is_table(held[key]) else ""), meaning
        for way, inner in inside(held[key]):
            if not issubclass(inner, Outcome):
                yield from paths(inner, f"{at}{key}{way}.")


def is_table(type_: Any) -> bool:
    """Is this a table by name, if it is there at all?"""
    return Mapping in (get_origin(type_), *map(get_origin, get_args(type_)))


def outcome_of(view: type[View]) -> type[Outcome]:
    """What is shown in a view once the game is over."""
    (found,) = [inner for _, inner in inside(types(view)["outcome"])]
    assert issubclass(found, Outcome)
    return found


def schema(view: type[View]) -> dict[str, Any]:
    """The JSON schema of a view, whole."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": f"#/$defs/{view.__name__}",
        "$defs": schemas(view, "#/$defs/{name}"),
    }


def schemas(view: type[View], refs: str) -> dict[str, dict[str, Any]]:
    """The JSON schemas of a view and of all its parts, by name; refs says how they refer to each other."""
    _, found = msgspec.json.schema_components([view], ref_template=refs)
    for name, part in parts_of(view).items():
        for key, meaning in meanings(part).items():
            found[name]["properties"][key]["description"] = meaning
    return found
