"""What a command that was written wrongly is answered, in the reader's language.

Typer keeps the errors of its parser to itself, so they are told apart by their names; one it adds later is told in its
own words.
"""

import difflib
import re
from typing import Any, Final, cast

from typer import BadParameter

from skerry.cli.texts import CliPhrases

Misuse: Final = cast(type[Exception], BadParameter.__mro__[2])
"""The class of all errors of the parser."""
QUOTED: Final = re.compile(r"'([^']*)'")
LAST_IN_BRACKETS: Final = re.compile(r"\(([^()]*)\)$")
NUMBERS: Final = {
    "int_parsing": "misuse-whole-number",
    "float_parsing": "misuse-number",
    "greater_than_equal": "misuse-at-least",
    "less_than_equal": "misuse-at-most",
}
"""What reading a value failed at, and what to say of it."""


def misuse(words: CliPhrases, error: Any) -> str:
    """A sentence that says what is wrong, and one that says where the help is."""
    if type(error).__name__ == "NoArgsIsHelpError":  # Typer has shown the help
        return ""
    sentence = told(words, error, type(error).__name__) or error.format_message()
    if error.ctx is None:
        return f"{sentence}\n"
    return f"{sentence} {words('misuse-help', command=error.ctx.command_path)}\n"


def told(words: CliPhrases, error: Any, kind: str) -> str:
    """Empty for an error that is not known here."""
    if kind == "MissingParameter":
        return words("misuse-missing", name=name_of(error))
    if kind == "BadParameter" and (failed := failure(error)) is not None and failed["type"] in NUMBERS:
        return words(NUMBERS[failed["type"]], name=name_of(error), **bound(failed))
    if kind == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or []))
        return words("misuse-option", option=error.option_name, near=near, any="yes" if near else "no")
    if kind == "BadOptionUsage":
        return words("misuse-no-value", option=error.option_name)
    if kind == "UsageError" and error.ctx is not None:
        return unexpected(words, error)
    return ""


def unexpected(words: CliPhrases, error: Any) -> str:
    """A command that doesn't exist, or a word too many."""
    commands = getattr(error.ctx.command, "commands", None)
    if commands is None:
        found = LAST_IN_BRACKETS.search(error.message)
        return words("misuse-too-many", word=found[1]) if found else ""
    named = QUOTED.search(error.message)
    if named is None:
        return ""
    near = ", ".join(difflib.get_close_matches(named[1], commands))
    return words("misuse-command", word=named[1], near=near, any="yes" if near else "no")


def name_of(error: Any) -> str:
    """The parameter as the reader writes it."""
    parameter = error.param
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.display_name_raw)


def failure(error: Any) -> dict[str, Any] | None:
    """How reading a value failed, as Pydantic tells it."""
    return dict(error.__cause__.errors()[0]) if hasattr(error.__cause__, "errors") else None


def bound(failed: dict[str, Any]) -> dict[str, str]:
    """The smallest or the largest number that may be given, if the value is beyond it."""
    known = failed.get("ctx", {})
    limit = known.get("ge", known.get("le"))
    return {} if limit is None else {"bound": str(limit)}
