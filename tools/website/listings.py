"""The files of tests that cite rules, to be read beside the rules."""

from pathlib import Path, PurePosixPath


def page_of(file: str) -> str:
    """The page that shows a file."""
    return PurePosixPath(file).with_suffix(".md").as_posix()


def line_address(file: str, line: int) -> str:
    """Where a line of a file is shown; the anchor is the one that mkdocs gives to the lines of the first listing."""
    return f"{PurePosixPath(file).with_suffix('.html').as_posix()}#__codelineno-0-{line}"


def listing(root: Path, file: str) -> str:
    """The page of a file. Searching the site does not look into it."""
    source = (root / file).read_text(encoding="utf-8")
    head = f"---\nsearch: {{exclude: true}}\nhide: [navigation, toc]\n---\n\n# `{file}`\n\n"
    return f'{head}~~~~ {{.python linenums="1"}}\n{source}~~~~\n'
