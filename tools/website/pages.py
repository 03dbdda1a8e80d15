"""All pages of the site as Markdown, and the order in which they are offered."""

import json
import posixpath
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import skerry
from skerry.games import BUILT_IN
from skerry.games.ledger import Ledger
from skerry.kernel.schemas import schema
from tools.website.citations import citations
from tools.website.games import game_page, players, values_page
from tools.website.ledgers import rules_page
from tools.website.listings import listing, page_of
from tools.website.reference import CHAPTERS, reference_page

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = Path(__file__).parent / "static"
SETTINGS: Final = Path(__file__).parent / "mkdocs.yml"
ICON: Final = ROOT / "src/skerry/server/static/favicon.svg"

HOME: Final = "index.md"
MAP: Final = "documents.md"
VIEWS: Final = "views.md"
OF_A_GAME: Final = ("games", "rules", "values", "balance")
SECTIONS: Final[Mapping[str, Sequence[str]]] = {
    "First steps": [MAP, "play.md"],
    "Games": [],
    "How-to": [
        *("server.md", "lab.md", "learn.md", "research.md", "python.md"),
        *("add-a-game.md", "welcome-players.md", "translate.md"),
    ],
    "Reference": ["api.md", "notation.md", "scenarios.md", VIEWS, *(f"reference/{name}.md" for name in CHAPTERS)],
    "Background": [
        "fairness.md", "security.md", "capacity.md", "architecture.md", "decisions/README.md", "bots.md",
        "ladder.md", "conformance.md", "benchmarks.md",
    ],
    "Project": ["contributing.md", "changelog.md", "reporting.md", "notice.md", "licence.md"],
}  # fmt: skip
"""The documents by their kinds, as docs/README.md lists them; one that does not exist in a checkout is left out."""

PAGES: Final = {
    "README.md": HOME,
    "docs/README.md": MAP,
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "NOTICE.md": "notice.md",
    "SECURITY.md": "reporting.md",
    "LICENSE": "licence.md",
}
"""Documents that become pages of another name; all others of docs keep theirs."""

FENCED: Final = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)#\s:]+)(#[^)\s]*)?\)")


def write_site(folder: Path) -> None:
    """Pages, pictures and settings, from which mkdocs builds the site in folder/site."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    for name, text in all_pages(pages):
        target = pages / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs/pictures", pages / "pictures", dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs/games/icons", pages / "games/icons")
    shutil.copytree(STATIC, pages / "static")
    shutil.copy(ICON, pages / "static")
    (folder / "mkdocs.yml").write_text(json.dumps(settings(folder), indent=1), encoding="utf-8")


def all_pages(folder: Path) -> Iterator[tuple[str, str]]:
    """Every page by its name. Pictures are drawn into the folder."""
    yield from documents()
    yield from view_schemas()
    for name, chapter in CHAPTERS.items():
        yield f"reference/{name}.md", reference_page(chapter)
    tests = citations(ROOT)
    for slug in BUILT_IN:
        ledger = Ledger(slug)
        text = (ROOT / f"docs/rules/{slug}.md").read_text(encoding="utf-8")
        yield f"games/{slug}.md", game_page(folder, slug)
        yield f"rules/{slug}.md", rules_page(ledger, slug, skerry.game(slug).title, text, tests)
        yield f"values/{slug}.md", values_page(slug)
        yield f"balance/{slug}.md", (ROOT / f"docs/balance/{slug}.md").read_text(encoding="utf-8")
    for file in sorted({test.file for citing in tests.values() for test in citing}):
        yield page_of(file), listing(ROOT, file)


# --- the documents ----------------------------------------------------------------------------------------------------


def documents() -> Iterator[tuple[str, str]]:
    """Those of docs, of games and of decisions; those beside docs; and the licence."""
    for pattern in ("*.md", "games/*.*.md", "decisions/*.md"):
        for path in sorted((ROOT / "docs").glob(pattern)):
            name = path.relative_to(ROOT).as_posix()
            text = with_links(path.read_text(encoding="utf-8"), name)
            yield page_named(name), with_schemas(text) if path.name == VIEWS else text
    for name in PAGES:
        if name.endswith(".md") and "/" not in name and (ROOT / name).is_file():
            text = with_links((ROOT / name).read_text(encoding="utf-8"), name)
            yield page_named(name), with_shelf(text) if page_named(name) == HOME else text
    yield "licence.md", f"# Licence\n\n```\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}```\n"


def page_named(name: str) -> str:
    """The page that a document of the checkout becomes."""
    return PAGES.get(name, name.removeprefix("docs/"))


def with_links(text: str, name: str) -> str:
    """The text of a document with links to pages instead of documents; what is no page is named only."""
    folder, page = posixpath.dirname(name), posixpath.dirname(page_named(name))

    def to_page(link: re.Match[str]) -> str:
        said, path, anchor = link.groups("")
        meant = posixpath.normpath(posixpath.join(folder, path))
        if meant not in PAGES and not (meant.startswith("docs/") and meant.endswith((".md", ".svg", ".png", ".gif"))):
            return said
        return f"[{said}]({posixpath.relpath(page_named(meant), page or '.')}{anchor})"

    parts = FENCED.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(to_page, part) for part in parts)


def view_schemas() -> Iterator[tuple[str, str]]:
    """The JSON schema of each game's views, for programs."""
    for slug in BUILT_IN:
        yield f"schemas/{slug}.json", json.dumps(schema(skerry.game(slug).view_type), indent=1)


def with_schemas(text: str) -> str:
    """The page of views with a link to the schema below the heading of each game."""
    for slug in BUILT_IN:
        heading = f"\n## {skerry.game(slug).title}\n"
        text = text.replace(heading, f"{heading}\nAs a JSON schema: [{slug}.json](schemas/{slug}.json)\n")
    return text


def with_shelf(text: str) -> str:
    """The first page with all games on top, below its first paragraph; it has no neighbours to list beside it."""
    title, first, rest = text.split("\n\n", maxsplit=2)
    return f"---\nhide: [navigation]\n---\n\n{title}\n\n{first}\n\n{shelf()}\n\n{rest}"


def shelf() -> str:
    """A card for each game."""
    cards = []
    for slug in BUILT_IN:
        game = skerry.game(slug)
        minutes = game.about("en").minutes
        facts = players(game) + (f", {minutes} minutes" if minutes else "")
        picture = f'<img src="pictures/{slug}/cover.svg" alt="">'
        cards.append(f'<a href="games/{slug}.html">{picture}<b>{game.title}</b><span>{facts}</span></a>')
    return f'<div class="shelf">{"".join(cards)}</div>'


# --- the settings -----------------------------------------------------------------------------------------------------


def settings(folder: Path) -> dict[str, Any]:
    """What mkdocs is told: the settings of the site, with places and navigation."""
    return {"INHERIT": str(SETTINGS), "docs_dir": "pages", "site_dir": "site", "nav": navigation(folder / "pages")}


def navigation(pages: Path) -> list[Any]:
    """Home, and each section with the pages there are; the games have a section for each."""
    games = [{skerry.game(slug).title: [f"{kind}/{slug}.md" for kind in OF_A_GAME]} for slug in BUILT_IN]
    sections: dict[str, list[Any]] = {
        title: [name for name in names if (pages / name).is_file()] for title, names in SECTIONS.items()
    }
    sections["Games"] = games
    return [{"Home": HOME}, *({title: names} for title, names in sections.items())]
