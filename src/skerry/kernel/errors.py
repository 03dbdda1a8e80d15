"""What can go wrong, each with a sentence that says what was expected and what came."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skerry.kernel.speaking import SOURCE, sentence

MOST_SHOWN: Final = 200
"""Characters of a value in a sentence."""


class Problem:
    """A sentence about what is wrong, or a part of one: a key with values, told in the language of the reader.

    A value may be such a problem itself. What is no key of the language files is a sentence already.
    """

    def __init__(self, key: str, values: Mapping[str, object]) -> None:
        self.key = key
        self.values = values

    def sentence(self, lang: str) -> str:
        return sentence(self.key, self.values, lang)

    def __str__(self) -> str:
        return self.sentence(SOURCE)


class SkerryError(Exception):
    """The root of all errors that are told to a user as a sentence."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.told = Problem(key, values)

    def sentence(self, lang: str) -> str:
        """What is wrong, in this language."""
        return self.told.sentence(lang)

    def __str__(self) -> str:
        return self.sentence(SOURCE)


class Message:
    """Something to be told: a text key with values, and the rule it rests on. A game's `text.py` puts it into words.

    What a move does is doubtful if that is nothing now, or costs what its seat may not want: a loan, a full warehouse.
    """

    def __init__(
        self, key: str, values: Mapping[str, object] | None = None, rule: str = "", doubtful: bool = False
    ) -> None:
        self.key = key
        self.values: dict[str, object] = dict(values) if values else {}
        self.rule = rule
        self.doubtful = doubtful

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

    def __init__(self, word: str, reason: Reason) -> None:
        super().__init__("illegal-move", word=repr(word), reason=reason)
        self.word = word
        self.message = reason.message
        self.rule = reason.message.rule


class UnknownMove(SkerryError):
    """A text that is no word of the game's alphabet."""

    def __init__(self, word: str, near: Sequence[str]) -> None:
        super().__init__("unknown-move", word=repr(word), near=[repr(one) for one in near])
        self.word = word
        self.near = list(near)


class SetUpError(SkerryError):
    """A game asked for with seats, variants or names it does not have."""


class PackError(SkerryError):
    """A component pack that breaks a constraint: the key, its value and what was expected."""

    def __init__(self, key: str, value: object, expected: str, **values: object) -> None:
        wanted = Problem(expected, values)
        if value is None:
            super().__init__("pack-lacks", path=key, expected=wanted)
        else:
            super().__init__("pack-wrong", path=key, value=shown(value), expected=wanted)
        self.key = key
        self.value = value
        self._expected = wanted

    @property
    def expected(self) -> str:
        return str(self._expected)


class UnreadableFile(SkerryError):
    """A file that cannot be read or understood: which, and why."""

    def __init__(self, path: str, problem: str, **values: object) -> None:
        super().__init__("unreadable-file", path=path, problem=Problem(problem, values))
        self.path = path


class TomlError(SkerryError):
    """A text of TOML that Skerry does not read: why, and at which key if there is one."""

    def __init__(self, problem: str, at: str = "", **values: object) -> None:
        found = Problem(problem, values)
        self.problem = Problem("toml-at-key", {"key": at, "problem": found}) if at else found
        super().__init__("wrong-toml-at-key" if at else "wrong-toml", problem=self.problem)


class NotToml(TomlError):
    """A text that breaks the syntax of TOML, in the words of Python's own reader."""

    def __init__(self, mistake: str) -> None:
        super().__init__("not-toml", mistake=mistake)
        self.mistake = mistake


class TooNested(TomlError):
    """Tables in tables in tables, or keys of very many parts: nothing honest looks like that."""

    def __init__(self) -> None:
        super().__init__("too-nested")


class ScenarioError(SkerryError):
    """A position written by hand that cannot be: where, and why."""

    def __init__(self, where: str, problem: str, **values: object) -> None:
        if where:
            super().__init__("wrong-scenario", where=where, problem=Problem(problem, values))
        else:
            super().__init__(problem, **values)
        self.where = where
        self._problem = Problem(problem, values)

    @property
    def problem(self) -> str:
        return str(self._problem)


class RecordError(SkerryError):
    """A record that cannot be read or replayed: the line, the word, and why."""

    def __init__(self, line: int, word: str, problem: str, **values: object) -> None:
        key = "wrong-record-word" if word else "wrong-record"
        super().__init__(key, line=line, word=repr(word), problem=Problem(problem, values))
        self.line = line
        self.word = word
        self._problem = Problem(problem, values)

    @property
    def problem(self) -> str:
        return str(self._problem)


def shown(value: object) -> object:
    """A value as it stands in a sentence, shortened where it is long."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return Problem("too-many-digits", {})
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} …"
