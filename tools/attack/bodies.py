"""Bodies and addresses for the calls of an OpenAPI document: first as it describes them, then wrong."""

import random
from typing import Any

SIGNS = "abcXYZ019-_ äß.\"'<>&/\\\u202e\u00a0"
LONGEST = 20


class Described:
    """An OpenAPI document, and values that fit it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document

    def calls(self) -> list[tuple[str, str, dict[str, Any]]]:
        """Method, path and description of each."""
        return [
            (method.upper(), path, call)
            for path, item in self.document["paths"].items()
            for method, call in item.items()
            if isinstance(call, dict) and "responses" in call
        ]

    def body(self, call: dict[str, Any], dice: random.Random) -> Any:
        """None if the call takes none."""
        content = call.get("requestBody", {}).get("content", {})
        return next((self.value(kind["schema"], dice) for kind in content.values()), None)

    def value(self, schema: dict[str, Any], dice: random.Random) -> Any:
        """Something that fits."""
        if "$ref" in schema:
            return self.value(self._named(schema["$ref"]), dice)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(dice.choice(schema[choice]), dice)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = schema.get("type")
        made = {"string": self._text, "integer": self._number, "array": self._list, "object": self._object}
        if isinstance(kind, str) and kind in made:
            return made[kind](schema, dice)
        return dice.random() < 0.5 if kind == "boolean" else None

    def _named(self, reference: str) -> dict[str, Any]:
        found: Any = self.document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return dict(found)

    def _text(self, schema: dict[str, Any], dice: random.Random) -> str:
        signs = "0123456789abcdef" if "pattern" in schema else SIGNS
        length = dice.randint(schema.get("minLength", 0), min(LONGEST, schema.get("maxLength", LONGEST)))
        return "".join(dice.choice(signs) for _ in range(length))

    def _number(self, schema: dict[str, Any], dice: random.Random) -> int:
        return int(schema.get("minimum", 0)) + int(dice.expovariate(0.1))

    def _list(self, schema: dict[str, Any], dice: random.Random) -> list[Any]:
        most = min(schema.get("maxItems", 4), 4)
        return [self.value(schema["items"], dice) for _ in range(dice.randint(schema.get("minItems", 0), most))]

    def _object(self, schema: dict[str, Any], dice: random.Random) -> dict[str, Any]:
        needed = schema.get("required", [])
        return {
            name: self.value(part, dice)
            for name, part in schema.get("properties", {}).items()
            if name in needed or dice.random() < 0.5
        }
