"""Checks every language file: what cannot be read or told is found here and not at the table.

Run by `make check`, also on the refusals in the code. A folder given as an argument is checked like those of the
package; translators use `skerry languages`. A text that is missing is no mistake, since it is told in English.
"""

import ast as python
import sys
from collections.abc import Iterator
from pathlib import Path

from skerry.cli.checking import NO_TERMS, Checked, files, values
from skerry.kernel import errors
from skerry.kernel.errors import SkerryError
from skerry.kernel.speaking import SOURCE
from skerry.words.languages import PACKAGE, languages
from skerry.words.rooms import Room

PLUG_INS = Path(__file__).parents[1] / "examples"
HOMES = {path.parent.name: path for path in sorted(PLUG_INS.glob("*/src/*/languages"))}
"""By plug-in: where its own languages lie."""

TERMS = {
    "de/riga": {"Grundwert": "Basiswert"},
    "de/gotlandia": {
        "gefragt": "hohe Nachfrage",
        "Versammlung": "Thing",
        "Startspielermarke": "Startspielermarker",
    },
}
"""By language and room: what a rulebook calls by its own word and nothing else, as a regular expression → that word."""


# --- refusals ---------------------------------------------------------------------------------------------------------

ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, SkerryError)}
REFUSING = {*ERRORS, "RuleNotFound", "Unplayable", "StoreError", "WorkError", "require", "refuse"}
"""What is called with the key of a sentence and its values."""
PATHS = {"src/skerry": "refusals", "examples/low_water/src": "low_water"}


def unfilled() -> Iterator[str]:
    """Refusals in the code that lack a value their sentence needs, or that give one it does not know."""
    for folder, room in PATHS.items():
        for path in sorted((PLUG_INS.parent / folder).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, python.Call) and name_of(node.func) in REFUSING:
                    yield from (f"{path}:{node.lineno}: {wrong}" for wrong in wrong_call(node, room))


def wrong_call(call: python.Call, home: str) -> Iterator[str]:
    keys = [one.value for one in call.args if isinstance(one, python.Constant) and isinstance(one.value, str)]
    for key in keys:
        room, _, own = key.rpartition("/")
        texts = Room(room or "refusals", PACKAGE if room != home else HOMES[home])
        if not texts.has(own):
            if room:
                yield f"there is no text {key!r}"
            continue
        given = {one.arg for one in call.keywords}
        needed = {need.partition(":")[0] for need in texts.needs(own, SOURCE)}
        if None not in given and given != needed:
            yield f"{key!r} needs {values(needed)} and is given {values({str(one) for one in given})}"


def name_of(called: python.expr) -> str:
    return called.id if isinstance(called, python.Name) else called.attr if isinstance(called, python.Attribute) else ""


# --- all of it --------------------------------------------------------------------------------------------------------


def checked(folder: Path, home: Path) -> Iterator[Checked]:
    """All files of the languages in a folder; the source may be in another."""
    for path in files(folder):
        yield Checked(path, home / SOURCE / path.name, TERMS.get(f"{path.parent.name}/{path.stem}", NO_TERMS))


def mistakes(folders: list[Path]) -> list[str]:
    homes = {path: path for path in [PACKAGE, *HOMES.values()]}
    read = [one for folder in [*homes, *folders] for one in checked(folder, homes.get(folder, PACKAGE))]
    return [*[mistake for one in read for mistake in one.mistakes()], *unfilled()]


if __name__ == "__main__":
    found = mistakes([Path(argument) for argument in sys.argv[1:]])
    print("\n".join(found) or f"The language files are in order: {', '.join(languages())}.")
    sys.exit(bool(found))
