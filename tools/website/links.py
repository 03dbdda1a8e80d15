"""Looks through the finished site: every link leads somewhere, and nothing is loaded from another host."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

LOADED_BY_STYLES: Final = re.compile(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", re.IGNORECASE)


class Reference(NamedTuple):
    """An address that a page names, and in which element."""

    tag: str
    address: str


class Page(HTMLParser):
    """The ids of a page and all it refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.references: list[Reference] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (name == "name" and tag == "a"):
                self.ids.add(value)
            elif name in {"href", "src", "poster", "data"}:
                self.references.append(Reference(tag, value))
            elif name == "srcset":
                self.references += [Reference(tag, one.split()[0]) for one in value.split(",")]


def complaints(site: Path) -> list[str]:
    """What is wrong with the site, sentence by sentence."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = [
        f"{path.relative_to(site)}: {wrong}"
        for path, page in pages.items()
        for reference in page.references
        if (wrong := complaint(reference, path, site, pages))
    ]
    return [*found, *foreign_styles(site)]


def complaint(reference: Reference, page: Path, site: Path, pages: dict[Path, Page]) -> str:
    """What is wrong with one reference; "" if nothing is."""
    tag, address = reference
    parts = urlsplit(address)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return "" if tag == "a" else f"<{tag}> loads {address} from another host."
    target = place(parts.path, page, site)
    if not target.is_file():
        return f"{address} leads nowhere."
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return f"{address} leads to a page without {anchor!r}."
    return ""


def place(path: str, page: Path, site: Path) -> Path:
    """The file that a path on a page means; one that begins with a slash begins at the site."""
    if not path:
        return page
    start = site if path.startswith("/") else page.parent
    target = (start / unquote(path).lstrip("/")).resolve()
    return target / "index.html" if target.is_dir() else target


def foreign_styles(site: Path) -> Iterator[str]:
    for path in sorted(site.rglob("*.css")):
        if LOADED_BY_STYLES.search(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(site)}: it loads something from another host."
