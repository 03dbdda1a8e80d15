"""TOML that someone else wrote, read within bounds. Every pack, scenario and record goes through `parse`.

`tomllib` is made for files you trust: a key of many parts takes it quadratic time, brackets make it recurse, and a
number may have any size. So the text is scanned once before it is parsed, in linear time, and its values are checked
afterwards. What comes out is small, shallow and finite.
"""

import re
import tomllib
from typing import Any, Final

from skerry.kernel.errors import NotToml, Problem, TomlError, TooNested, shown

MOST_SIGNS: Final = 200_000
"""Characters of a text. The largest published pack has 52,000."""
MOST_VALUES: Final = 20_000
"""Values, tables and lists together. The largest published pack has 4,000."""
DEEPEST: Final = 20
"""Parts of a key, brackets one inside the other, and tables and lists one inside the other."""
LONGEST_KEY: Final = 200
LONGEST_TEXT: Final = 2_000
LARGEST: Final = 1_000_000
"""Numbers lie between this and its negative."""

SIGNS: Final = re.compile(
    r"""
    \#[^\n]*+                               # a comment
    | "{3} (?: [^"\\] | \\. | "(?!"") )*+ "{3,5}    # texts of several lines, which may end in quotes of their own
    | '{3} (?: [^'] | '(?!'') )*+ '{3,5}
    | "{3} | '{3}                           # such a text that never ends
    | " (?: [^"\\\n] | \\. )*+ "            # texts of one line
    | ' [^'\n]*+ '
    | ["'\[\]{}.,=\n]
    """,
    re.VERBOSE | re.DOTALL,
)
"""What matters for the nesting of a text. Nothing here backtracks, so the scan takes linear time."""
NEVER_CLOSED: Final = ("'", '"', "'''", '"""')


def parse(text: str) -> dict[str, Any]:
    """The values of a text. TomlError says what is wrong with it, and names the key where there is one."""
    if len(text) > MOST_SIGNS:
        raise TomlError("toml-too-long", length=len(text), most=MOST_SIGNS)
    _check_nesting(text)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(str(error)) from error
    except ValueError as error:  # Python makes no number of more than 4,300 digits
        raise TomlError("toml-too-many-digits") from error
    if _checked(found, "", 0) > MOST_VALUES:
        raise TomlError("toml-too-many-values", most=MOST_VALUES)
    return found


def _check_nesting(text: str) -> None:
    """Dots in a row are the parts of a key; a bracket stays open over lines, texts and comments."""
    parts = 0
    depth = 0
    for found in SIGNS.finditer(text):
        sign = found[0]
        if sign == ".":
            parts += 1
        elif sign in NEVER_CLOSED:
            return  # tomllib gets no further either, and says where
        elif len(sign) == 1:
            parts = 0
            depth += (sign in "[{") - (sign in "]}")
        if parts >= DEEPEST or depth > DEEPEST:
            raise TooNested


def _checked(value: Any, path: str, depth: int) -> int:
    """How many values there are, each within its bounds."""
    if depth > DEEPEST:
        raise TooNested
    if isinstance(value, dict):
        return 1 + sum([_checked(part, _key(path, name), depth + 1) for name, part in value.items()])
    if isinstance(value, list):
        return 1 + sum([_checked(part, f"{path}[{place}]", depth + 1) for place, part in enumerate(value)])
    expected = _broken_bound(value)
    if expected is not None:
        raise TomlError("is-not-expected", path, value=shown(value), expected=expected)
    return 1


def _key(path: str, name: str) -> str:
    if len(name) > LONGEST_KEY:
        raise TomlError("toml-long-key", key=shown(name), length=len(name), most=LONGEST_KEY)
    return f"{path}.{name}" if path else name


def _broken_bound(value: Any) -> Problem | None:
    """What was expected instead of a single value; None if it is fine."""
    if isinstance(value, str):
        return None if len(value) <= LONGEST_TEXT else Problem("text-at-most", {"most": LONGEST_TEXT})
    # Apart: compiled, a test for both at once makes a float of a number that is too large for one.
    if isinstance(value, int):
        return None if -LARGEST <= value <= LARGEST else Problem("number-within", {"largest": LARGEST})
    if isinstance(value, float):
        return None if -LARGEST <= value <= LARGEST else Problem("number-within", {"largest": LARGEST})
    return Problem("no-dates", {})
