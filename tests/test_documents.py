"""The documents lead somewhere: their links, the files that the architecture names, the index of the decisions."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")])
GAMES = ("riga", "hagar", "pirate_haven", "haithabu", "gotlandia")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PLACES = (ROOT, ROOT / "src/skerry")
"""Where the paths in the architecture begin."""


def text_of(document: Path) -> str:
    """What people read of it: code is no place for links."""
    return CODE.sub("", document.read_text(encoding="utf-8"))


def anchors(document: Path) -> set[str]:
    """What stands behind `#` in a link to one of its headings."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(document: Path) -> Iterator[str]:
    for link in ("".join(parts) for parts in LINK.findall(text_of(document))):
        path, _, anchor = link.partition("#")
        target = document.parent / unquote(path) if path else document
        if not re.match(r"\w+:", link) and not (target.exists() and (not anchor or anchor in anchors(target))):
            yield link


def spelled_out(path: str) -> list[str]:
    """`a/{b,c}.py` is two files, and what holds for <game> holds for every one of ours."""
    if braces := re.search(r"\{([^}]+)\}", path):
        parts = braces[1].split(",")
    elif braces := re.search(r"<game>", path):
        parts = list(GAMES)
    else:
        return [path]
    return [one for part in parts for one in spelled_out(path[: braces.start()] + part + path[braces.end() :])]


def named_files() -> list[str]:
    """What looks like a path in the architecture, code in drawings left out."""
    paths = re.findall(r"`([\w.<>{},/-]+(?:/|\.(?:py|js|md|toml)))`", ARCHITECTURE)
    return [file for path in paths if "/" in path for file in spelled_out(path)]


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    assert list(broken_links(document)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# It's all: there\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md) [b](there.md#its-all-there) [c](#top) [d](https://toml.io/en) `[e](code.md)`\n"
        '# Top\n[f](gone.md) [g](there.md#gone) [h](#gone) <img src="gone.svg">\n'
    )

    assert list(broken_links(page)) == ["gone.md", "there.md#gone", "#gone", "gone.svg"]


# --- the architecture -------------------------------------------------------------------------------------------------


def test_the_architecture_names_files_that_are_there() -> None:
    files = named_files()

    assert len(files) > 100
    assert [file for file in files if not any((place / file).exists() for place in PLACES)] == []


def test_every_file_of_the_server_has_its_place_in_the_architecture() -> None:
    modules = {f"server/{path.name}" for path in (ROOT / "src/skerry/server").glob("[!_]*.py")}

    assert modules - set(named_files()) == set()


def test_the_architecture_is_read_in_ten_minutes() -> None:
    assert len(ARCHITECTURE.splitlines()) <= 160


# --- decisions --------------------------------------------------------------------------------------------------------


def test_the_index_has_a_line_for_every_decision_with_its_title() -> None:
    folder = ROOT / "docs/decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    numbered = sorted(folder.glob("[0-9]*.md"))

    titles = [path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for path in numbered]

    assert re.findall(r"^\| (\d{4}) \| \[(.+)\]\((.+)\) \|", index, re.MULTILINE) == [
        (path.name[:4], title, path.name) for path, title in zip(numbered, titles, strict=True)
    ]


def test_every_decision_says_what_was_chosen_and_what_else_there_was() -> None:
    """One that was overturned is a title and a link to the one that holds."""
    for path in sorted((ROOT / "docs/decisions").glob("[0-9]*.md")):
        text = path.read_text(encoding="utf-8")
        if re.fullmatch(r"# .+\n\nSuperseded by \[\d{4}\]\([^)]+\)\.\n", text):
            continue
        assert "**Chosen" in text, path.name
        assert "**Alternative" in text, path.name
