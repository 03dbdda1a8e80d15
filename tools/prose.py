"""Looks for phrases that must not come back, and for lines of Markdown that are too wide: python -m tools.prose

The phrases are translated word for word from another language, or hard to read; each comes with what to write instead.
It reads Markdown, templates, files of languages, the docstrings and comments of Python, and the comments of scripts;
code it leaves alone.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
WIDEST: Final = 120

INSTEAD: Final = {
    r"who(so)?ever": "“if you …”, “anyone who …” or the word for them: host, player, designer",
    r"so many": "the number, or “as many as …”",
    r"of before": "what it means: earlier, old, the previous …",
    r"one of both|none of both": "“one of the two”, “neither”",
    r"goes by seats?": "who is meant: “each seat …”",
    r"lucks": "“deals”, “seeds”: luck has no plural",
    r"asked like that": "what was expected: “This address takes only GET.”",
    r"would share it": "“lets you …”, or who shares what",
    r"(at|is) the end of its scale": "“is clamped to …”",
    r"the half of": "“half of …”",
    r"as all stands|as it stands by now": "“as things stand”",
    r"is told so": "who tells whom: “Skerry says so.”",
    r"(?<!\+.)1 (victory )?points": "“1 point”",
    r"all \d+ moves on the board": "“17 possible moves”",
    r"does without it": "“declines”",
    r"first version stood": "the number of the version",
    r"by and by": "“one after the other”, “over time”",
    r"how to do otherwise": "“how to change it”",
    r"to a large part": "“mostly”",
    r"the same goes for": "“so does …”, or say it of both",
    r"in the meaning of": "“as in …”",
    r"what concerns": "“about …”, “as for …”",
    r"informations|advices|softwares": "the singular: it has no plural",
}
"""Phrase, as a regular expression → what to write instead."""

PHRASES: Final = {
    re.compile(rf"\b(?:{phrase})\b".replace(" ", r"\s+"), re.IGNORECASE): instead for phrase, instead in INSTEAD.items()
}

FENCE: Final = re.compile(r"^\s*(```|~~~)")
CODE: Final = re.compile(r"`[^`\n]*`")
ADDRESS: Final = re.compile(r"\]\([^)]*\)|https?://\S+")
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\w'\"`])//[^\n]*", re.DOTALL)
TAG: Final = re.compile(r"\{[{%#].*?[}%#]\}|<[^>]*>", re.DOTALL)


class Complaint(NamedTuple):
    path: Path
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.number}: {self.text}"


def complaints(path: Path) -> Iterator[Complaint]:
    """What is wrong with a file, line by line."""
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if path.suffix == ".md":
        yield from (Complaint(shown, number, wrong) for number, wrong in too_wide(source))
    prose = READERS[path.suffix](source)
    for phrase, instead in PHRASES.items():
        for found in phrase.finditer(prose):
            number = prose.count("\n", 0, found.start()) + 1
            yield Complaint(shown, number, f"“{' '.join(found[0].split())}”. Write {instead}.")


def too_wide(markdown: str) -> Iterator[tuple[int, str]]:
    """Tables and code may be wide, and so may a word that cannot be parted."""
    for number, line in enumerate(unfenced(markdown), start=1):
        if len(line) > WIDEST and not line.lstrip().startswith("|") and " " in line[3:WIDEST]:
            yield number, f"{len(line)} characters; a line may have {WIDEST}."


# --- what people read, at the lines where it stands -------------------------------------------------------------------


def unfenced(markdown: str) -> Iterator[str]:
    """The lines of a document; those of code are empty."""
    fenced = False
    for line in markdown.splitlines():
        fence = FENCE.match(line) is not None
        fenced = fenced != fence
        yield "" if fenced or fence else line


def document(source: str) -> str:
    return ADDRESS.sub("]", CODE.sub("`", "\n".join(unfenced(source))))


def template(source: str) -> str:
    return TAG.sub(lambda tag: "\n" * tag[0].count("\n"), source)


def program(source: str) -> str:
    """Docstrings and comments."""
    lines = [""] * (source.count("\n") + 2)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                for number, line in enumerate(said.splitlines(), start=node.lineno - 1):
                    lines[number] = line
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] += token.string.lstrip("# ")
    return document("\n".join(lines))


def script(source: str) -> str:
    """Comments."""
    lines = [""] * (source.count("\n") + 2)
    for found in COMMENT.finditer(source):
        for number, line in enumerate(found[0].splitlines(), start=source.count("\n", 0, found.start())):
            lines[number] += line.lstrip("/* ")
    return document("\n".join(lines))


READERS: Final[Mapping[str, Callable[[str], str]]] = {
    ".md": document,
    ".html": template,
    ".ftl": str,
    ".py": program,
    ".js": script,
}

LOOKED_AT: Final = (
    "*.md", "docs/**/*.md", "examples/**/*.md", "src/skerry/**/*.html", "src/**/*.ftl", "examples/**/*.ftl",
    "src/**/*.py", "tools/**/*.py", "bench/**/*.py", "examples/**/*.py", "clients/**/*.py", "training/**/*.py",
    "tests/**/*.py", "setup.py", "src/**/*.js", "tools/**/*.js",
)  # fmt: skip
LEFT_OUT: Final = {Path("tools/prose.py")}
"""It names the phrases."""


def files() -> Iterator[Path]:
    for pattern in LOOKED_AT:
        for path in sorted(ROOT.glob(pattern)):
            if path.relative_to(ROOT) not in LEFT_OUT and "build" not in path.relative_to(ROOT).parts:
                yield path


def main(asked: Iterable[Path]) -> None:
    found = [complaint for path in asked for complaint in complaints(path)]
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        sys.exit(f"{len(found)} sentences or lines to write anew.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, help="all that people read, if none is named")
    named = [path.resolve() for path in parser.parse_args().files]
    main(named or files())
