"""Tells the checker of the browser's scripts what comes over the wire and which elements the pages have.

`python -m tools.javascript.declarations` prints declarations for TypeScript, made from `server/wire.py` and the
templates. So a script that reads a field or an element that is not there fails `make check`.
"""

import re
from pathlib import Path
from typing import Final

import msgspec.inspect as types
from msgspec import Struct

from skerry.server import wire

TEMPLATES: Final = Path(wire.__file__).parent / "templates"
WITH_ID: Final = re.compile(r'<(?!symbol)(\w+)\b[^>]*?\bid="([\w-]+)"')

PLAIN: Final = {
    types.AnyType: "any",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def declarations() -> str:
    """All of them."""
    return f"declare namespace Wire {{\n{interfaces()}}}\ninterface PageElements {{\n{elements()}}}\n"


# --- the wire ---------------------------------------------------------------------------------------------------------


def interfaces() -> str:
    """What the server sends and takes, by the names of its classes."""
    structs = [one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, Struct)]
    return "".join(interface(types.type_info(one)) for one in structs if one is not Struct)


def interface(struct: types.Type) -> str:
    assert isinstance(struct, types.StructType)
    fields = [f"{field.encode_name}: {written(field.type)}" for field in struct.fields]
    if struct.tag_field is not None:
        fields.append(f'{struct.tag_field}: "{struct.tag}"')
    return f"  interface {struct.cls.__name__} {{ {'; '.join(fields)} }}\n"


def written(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, types.Metadata):
        return written(kind.type)
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.ListType):
        return f"({written(kind.item_type)})[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, types.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    return PLAIN[type(kind)]


# --- the pages --------------------------------------------------------------------------------------------------------


def elements() -> str:
    """Every element with an id, and what it is. One id may stand for different elements on different pages."""
    found: dict[str, set[str]] = {}
    for template in sorted(TEMPLATES.rglob("*.html")):
        for tag, name in WITH_ID.findall(template.read_text(encoding="utf-8")):
            found.setdefault(name, set()).add(f'HTMLElementTagNameMap["{tag}"]')
    return "".join(f'  "{name}": {" | ".join(sorted(tags))};\n' for name, tags in sorted(found.items()))


if __name__ == "__main__":
    print(declarations(), end="")
