"""Which tests cite which rule, read from the docstrings of the tests."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from skerry.games.ledger import cited


class Citation(NamedTuple):
    """A test that cites a rule, and where it stands."""

    file: str
    line: int
    sentence: str


def citations(root: Path) -> dict[str, list[Citation]]:
    """Id of a rule → the tests under root/tests that cite it, in the order of their files and lines."""
    found: dict[str, list[Citation]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        for test, docstring in documented(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()):
            for rule in cited(docstring):
                found[rule].append(test)
    return found


def documented(source: str, file: str) -> Iterator[tuple[Citation, str]]:
    """Every test function of a file with its docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            sentence = node.name.removeprefix("test_").replace("_", " ")
            yield Citation(file, node.lineno, sentence), ast.get_docstring(node) or ""
