"""What the help of every command says, in the reader's language: its texts, and what Typer writes around them."""

import re
from functools import partial
from typing import Any, Final

from rich.markup import escape
from typer import rich_utils

from skerry.cli.texts import CliPhrases

PLACE: Final = re.compile(r"[A-Z]{2,}")
"""A word that stands for what the reader types, as in NAME=VALUE."""
BRACES: Final = str.maketrans("", "", "{}")
HIGHLIGHTS: Final = rich_utils.OptionHighlighter.highlights


def frame_help(words: CliPhrases) -> None:
    """Headings, defaults and what must be given."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words("frame-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("frame-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("frame-commands")
    rich_utils.DEFAULT_STRING = words("frame-default", value="{}")
    rich_utils.ENVVAR_STRING = words("frame-variable", name="{}")
    rich_utils.REQUIRED_LONG_STRING = words("frame-required")
    rich_utils.OptionHighlighter.highlights = [*HIGHLIGHTS, f"^(?P<usage>{re.escape(words('frame-usage'))})"]


def put_help(command: Any, ctx: Any, words: CliPhrases, key: str) -> None:
    """Give a command, its parameters and the commands below it their help in the language of the words.

    The help is escaped, since Typer would take the brackets of pip install 'skerry[learn]' for markup.
    """
    command.help = escape(words(key))
    command.options_metavar = words("frame-usage-options")
    command.subcommand_metavar = words("frame-usage-command")
    command.format_usage = partial(write_usage, command, words("frame-usage"))
    command.get_help_option(ctx).help = words("frame-help")
    for parameter in command.get_params(ctx):
        put_places(parameter, words)
    for parameter in command.params:
        if parameter.name != "help":
            parameter.help = escape(words(f"{key}.{parameter.name}"))
    for name, below in getattr(command, "commands", {}).items():
        put_help(below, ctx, words, f"{key}.{name}")


def put_places(parameter: Any, words: CliPhrases) -> None:
    """Name what the reader types. The names of Python's types, such as <bool>, tell nobody what that is."""
    if parameter.metavar is not None:
        parameter.metavar = PLACE.sub(lambda place: words(f"place-{place[0].lower()}"), parameter.metavar)
    if parameter.metavar is None or parameter.param_type_name == "argument":
        parameter.display_type_rich = untyped


def untyped(ctx: Any) -> None:
    return None


def write_usage(command: Any, heading: str, ctx: Any, formatter: Any) -> None:
    """As manuals write it: brackets around what may be left out, nothing around the rest."""
    pieces = [piece.translate(BRACES) for piece in command.collect_usage_pieces(ctx)]
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{heading} ")
