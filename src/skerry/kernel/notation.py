"""The text of a record, as docs/notation.md specifies it: a header in TOML, then a line of words for each turn."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from skerry.kernel.errors import NotToml, PackError, Problem, RecordError, ScenarioError, SkerryError, TomlError
from skerry.kernel.toml import parse

FORMAT: Final = 1
FORMAT_KEY: Final = "skerry-record"
MOVES: Final = "[moves]"

KEYS: Final[dict[str, tuple[type, str]]] = {
    FORMAT_KEY: (int, "whole-number"),
    "game": (str, "text"),
    "rules": (int, "whole-number"),
    "seats": (int, "whole-number"),
    "names": (list, "list-of-texts"),
    "variant": (dict, "table"),
    "pack": (int, "whole-number"),
    "change": (dict, "table"),
    "start": (dict, "table"),
    "commitment": (str, "text"),
    "secret": (str, "text"),
    "salts": (list, "list-of-texts"),
    "inherited": (int, "whole-number"),
    "voyage": (bool, "true-or-false"),
}
"""The keys of the header in their order, each with the type of its value."""
REQUIRED: Final = ("game", "rules", "seats", "pack")

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
FIRST_LINE: Final = re.compile(rf"{FORMAT_KEY}\s*=\s*(\d{{1,9}})\s*(#.*)?")
SEPARATORS: Final = frozenset(",:#\n")


# --- writing --------------------------------------------------------------------------------------------------------


def write(header: Mapping[str, Any], turns: Sequence[tuple[str, list[str]]]) -> str:
    """The text of a record: the header's values, and the heading and words of each turn."""
    lines = [line for key, value in header.items() for line in _assignments(_key(key), value)]
    return "\n".join([*lines, "", MOVES, *[_turn(heading, words) for heading, words in turns]]) + "\n"


def _turn(heading: str, words: list[str]) -> str:
    for word in words:
        assert not SEPARATORS.intersection(word), f"the word {word!r} would not be read back as one"
    assert not set(":#\n").intersection(heading), f"the heading {heading!r} would not be read back as one"
    return (f"{heading}: " if heading else "") + ", ".join(words)


def _assignments(path: str, value: Any) -> list[str]:
    """One line for each value; those of a table are named by dotted keys."""
    if isinstance(value, Mapping) and value:
        return [line for key, part in value.items() for line in _assignments(f"{path}.{_key(key)}", part)]
    return [f"{path} = {toml(value)}"]


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    raise RecordError(0, repr(value), "record-takes-plain")


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise RecordError(0, repr(key), "record-keys-are-texts")
    return key if BARE_KEY.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    return '"' + "".join(_escaped(sign) for sign in text) + '"'


def _escaped(sign: str) -> str:
    """What cannot be seen is written by its number, so that a record hides nothing and survives any editor."""
    if sign in '"\\':
        return "\\" + sign
    if sign.isprintable():
        return sign
    if 0xD800 <= ord(sign) <= 0xDFFF:
        raise RecordError(0, repr(sign), "record-half-character")
    return f"\\u{ord(sign):04x}" if ord(sign) <= 0xFFFF else f"\\U{ord(sign):08x}"


# --- reading --------------------------------------------------------------------------------------------------------


class Source:
    """The text of a record taken apart: its header, its words, and the lines they stand in."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self._check_format()
        self.end = self._end_of_header()
        self.header = self._read_header()
        self._check_keys()
        self.words = list(self._read_words())

    def _check_format(self) -> None:
        begins = f"{FORMAT_KEY} = {FORMAT}"
        for number, line in enumerate(self.lines, 1):
            if not _without_comment(line):
                continue
            known = FIRST_LINE.fullmatch(line.strip())
            if known is None:
                raise RecordError(number, line.split()[0], "record-begins", begins=begins)
            if int(known[1]) != FORMAT:
                raise RecordError(number, known[1], "record-other-format", format=FORMAT)
            return
        raise RecordError(1, "", "record-begins", begins=begins)

    def _end_of_header(self) -> int:
        """The number of the line that separates the header from the moves."""
        for number, line in enumerate(self.lines, 1):
            if _without_comment(line) == MOVES:
                return number
        raise RecordError(len(self.lines), "", "record-no-moves-line", moves=MOVES)

    def _read_header(self) -> dict[str, Any]:
        try:
            return parse("\n".join(self.lines[: self.end - 1]))
        except NotToml as error:
            place = re.search(r" \(at line (\d+), column \d+\)", error.mistake)
            number = int(place[1]) if place else self.end - 1
            mistake = error.mistake.partition(" (at ")[0]
            line = self.lines[number - 1].strip()
            raise RecordError(number, line, "record-header-not-toml", mistake=mistake) from error
        except TomlError as error:
            raise RecordError(0, "", "record-header-unread", found=error.problem) from error

    def _check_keys(self) -> None:
        for key, value in self.header.items():
            if key not in KEYS:
                raise self.error(Problem("record-no-such-key", {"keys": list(KEYS)}), key, word=key)
            kind, expected = KEYS[key]
            if type(value) is not kind or (isinstance(value, list) and {type(part) for part in value} - {str}):
                raise self.error(Problem("record-expected", {"expected": Problem(expected, {}), "key": key}), key)
        for key in REQUIRED:
            if key not in self.header:
                raise RecordError(self.end, key, "record-key-missing")

    def _read_words(self) -> Iterator[tuple[int, str]]:
        """Every word with its line. What stands before a colon is for people."""
        for number, line in enumerate(self.lines[self.end :], self.end + 1):
            turn = _without_comment(line)
            if not turn:
                continue
            words = turn.rpartition(":")[2].split(",")
            for word in words:
                if not word.strip():
                    raise RecordError(number, "," if len(words) > 1 else ":", "record-word-missing")
                yield number, " ".join(word.split())

    def error(self, problem: Problem, *keys: str, word: str = "") -> RecordError:
        """What is wrong with a value of the header, with its line; the word is a single value, or a key in a table."""
        value = self.header[keys[0]]
        culprit = keys[-1] if isinstance(value, dict) else str(value)
        return RecordError(self._line_of(keys), word or culprit, "as-said", said=problem)

    def _line_of(self, keys: Sequence[str]) -> int:
        """Where a key of the header stands, or the table that has it."""
        for depth in range(len(keys), 0, -1):
            path = re.escape(".".join(_key(key) for key in keys[:depth]))
            for number, line in enumerate(self.lines[: self.end - 1], 1):
                if re.match(rf"\[*\s*{path}\s*[.=\]]", line.strip()):
                    return number
        return self.end

    @contextmanager
    def blaming(self, *keys: str) -> Iterator[None]:
        """Errors in this block come from the value under these keys, or from the one that they name themselves."""
        try:
            yield
        except PackError as error:
            changed = error.key in self.header.get("change", {})
            raise self.error(error.told, *(("change", error.key) if changed else ("pack",))) from error
        except ScenarioError as error:
            part = re.split(r"[.\[]", error.where)[0]
            raise self.error(error.told, *(("start", part) if part else ("start",))) from error
        except SkerryError as error:
            raise self.error(error.told, *keys) from error


def _without_comment(line: str) -> str:
    return line.partition("#")[0].strip()
