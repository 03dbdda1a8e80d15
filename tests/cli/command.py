"""The command as a person uses it: arguments and typed lines in, exit code and what was printed out."""

from typer.testing import CliRunner, Result

from skerry import games
from skerry.cli.main import app

GAMES = ", ".join(games())
WIDE = {"COLUMNS": "140", "LC_ALL": "C.UTF-8"}


def skerry(arguments: str, *typed: str, env: dict[str, str] | None = None) -> Result:
    """Run `skerry` with these arguments; each text typed ends with Enter."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, arguments.split(), input=lines, env=WIDE | (env or {}), catch_exceptions=False)


def printed(arguments: str, *typed: str, env: dict[str, str] | None = None) -> str:
    """What a run prints that ends well."""
    result = skerry(arguments, *typed, env=env)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(arguments: str, *typed: str) -> str:
    """The one sentence on standard error of a run that ends with code 2."""
    result = skerry(arguments, *typed)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()
