"""What can go wrong, each with a sentence that says what was expected and what came."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skerry.kernel.speaking import SOURCE, sentence

MOST_SHOWN: Final = 200
"""Characters of a value in a sentence."""


class SkerryError(Exception):
    """The root of all errors that are told to a user: a key with values, and a sentence in the language of the reader.

    A value may be a `Problem`, which is told in the same language. A key that no language has is a sentence already.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values: dict[str, object] = values

    def sentence(self, lang: str) -> str:
        """What is wrong, in this language."""
        return sentence(self.key, self.values, lang)

    def __str__(self) -> str:
        return self.sentence(SOURCE)


class Problem:
    """A part of a sentence about what is wrong: a key with values."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values: dict[str, object] = values

    def sentence(self, lang: str) -> str:
        return sentence(self.key, self.values, lang)


class Message:
    """Something to be told: a text key with values, and the rule it rests on. A game's `text.py` puts it into words."""

    def __init__(self, key: str, values: Mapping[str, object] | None = None, rule: str = "") -> None:
        self.key = key
        self.values: dict[str, object] = dict(values) if values else {}
        self.rule = rule

    def data(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {"key": self.key, "values": self.values, "rule": self.rule}

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key}({values})" + (f" [{self.rule}]" if self.rule else "")


class Reason:
    """A message of a game as a part of a sentence; `say` is the game's."""

    def __init__(self, say: Callable[[Message, str, list[str]], str], message: Message, names: list[str]) -> None:
        self.say = say
        self.message = message
        self.names = names

    def sentence(self, lang: str) -> str:
        return self.say(self.message, lang, self.names)


class IllegalMove(SkerryError):
    """A move the rules forbid here: the rule's id, a text key and its values."""

    def __init__(self, word: str, message: Message, sentence: str) -> None:
        super().__init__(f"{word!r} is not allowed: {sentence}")
        self.word = word
        self.message = message
        self.rule = message.rule


class UnknownMove(SkerryError):
    """A text that is no word of the game's alphabet."""

    def __init__(self, word: str, near: Sequence[str]) -> None:
        hint = f" Did you mean {' or '.join(repr(w) for w in near)}?" if near else ""
        super().__init__(f"There is no move {word!r} in this game.{hint}")
        self.word = word
        self.near = list(near)


class SetUpError(SkerryError):
    """A game asked for with seats, variants or names it does not have."""


class PackError(SkerryError):
    """A component pack that breaks a constraint: the key, its value and what was expected."""

    def __init__(self, key: str, value: object, expected: str) -> None:
        came = "missing" if value is None else shown(value)
        super().__init__(f"{key} is {came}; expected {expected}.")
        self.key = key
        self.value = value
        self.expected = expected


class UnreadableFile(SkerryError):
    """A file that cannot be read or understood: which, and why."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"The file {path} cannot be read: {problem}.")
        self.path = path
        self.problem = problem


class TomlError(SkerryError):
    """A text of TOML that Skerry does not read: why, and at which key if there is one."""

    def __init__(self, problem: str, key: str = "") -> None:
        self.problem = f"{key} {problem}" if key else problem
        super().__init__(f"{self.problem}." if key else f"{problem[0].upper()}{problem[1:]}.")


class NotToml(TomlError):
    """A text that breaks the syntax of TOML, in the words of Python's own reader."""

    def __init__(self, mistake: str) -> None:
        super().__init__(f"this is not TOML: {mistake}")
        self.mistake = mistake


class TooNested(TomlError):
    """Tables in tables in tables, or keys of very many parts: nothing honest looks like that."""

    def __init__(self) -> None:
        super().__init__("it is nested too deeply")


class ScenarioError(SkerryError):
    """A position written by hand that cannot be: where, and why."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class RecordError(SkerryError):
    """A record that cannot be read or replayed: the line, the word, and why."""

    def __init__(self, line: int, word: str, problem: str) -> None:
        place = f"line {line}" if line else "the record"
        super().__init__(f"{place}, {word!r}: {problem}" if word else f"{place}: {problem}")
        self.line = line
        self.word = word
        self.problem = problem


def shown(value: object) -> str:
    """A value as it stands in a sentence, shortened where it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return "a number with very many digits"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} …"
