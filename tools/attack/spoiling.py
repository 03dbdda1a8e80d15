"""Things that are nearly right: values of JSON and bytes with something wrong in them."""

import random
from typing import Any

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 7, 2**31, 2**53 + 1, 2**64, -(2**63) - 1, 1e308, -0.0, 1e-320, "", " ", "0", "null",
    "\x00", "\u202e", "\u200b", "\ufeff", "\U0001f480", "..", "/", "%s%s%n", "{0}", "{name}",
    "<script>alert(1)</script>", "' OR 1=1 --", "../../../../etc/passwd", "A" * 64, "A" * 101, "A" * 5000, "ä" * 40,
    [], {}, [[]], [None] * 9, {"": ""}, {"type": "position"}, ["a", 1, None],
]  # fmt: skip
SPOILING = [
    b"[" * 3000, b'{"a":' * 800, b"9" * 5000, b"1e999", b"NaN", b"\\ud800", b"\xff\xfe", b"\x00", b'"', b"\\", b"null",
    b",", b"]", b"}", b"\xf0\x9f\x92\x80", b"\xe2\x80\xae", b"-", b"1e30", b"\n", b"=", b".a" * 30, b"#",
]  # fmt: skip


def mutated(value: Any, dice: random.Random) -> Any:
    """The same with one odd value somewhere, or with something missing, doubled or added."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        name = dice.choice(list(value))
        what = dice.randrange(8)
        if what == 0:
            return {key: kept for key, kept in value.items() if key != name}
        if what == 1:
            return value | {str(dice.choice(ODD)): dice.choice(ODD)}
        return value | {name: mutated(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        place = dice.randrange(len(value))
        return value[:place] + [mutated(value[place], dice)] * dice.randrange(4) + value[place + 1 :]
    return dice.choice(ODD)


def spoilt(data: bytes, dice: random.Random) -> bytes:
    """The same with some bytes changed, left out, doubled or put in."""
    for _ in range(dice.randint(1, 3)):
        place, length = dice.randrange(len(data) + 1), dice.randint(1, 12)
        what = dice.randrange(5)
        if what == 0:
            data = data[:place] + data[place + length :]
        elif what == 1:
            data = data[:place] + data[place : place + length] * 2 + data[place + length :]
        elif what == 2:
            data = data[:place] + bytes([dice.randrange(256)]) + data[place + 1 :]
        elif what == 3:
            data = data[:place] + dice.choice(SPOILING) + data[place:]
        else:
            data = data[:place] if dice.random() < 0.2 else data[place:] + data[:place]
    return data
