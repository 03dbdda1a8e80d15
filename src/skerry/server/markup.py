"""Primers and the entries of ledgers as safe HTML: paragraphs, lists, tables, bold, italic, code, headings, icons.

Everything else is text and is escaped. Ids of rules become links within the page.
"""

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from skerry.games.ledger import Entry, with_links


class Writer(RendererHTML):
    """HTML as markdown-it writes it, but with links in the text, and with every paragraph in one line."""

    def text(self, tokens: Sequence[Token], place: int, *_: Any) -> str:
        return with_links(escape(tokens[place].content, quote=False), _link)

    def softbreak(self, *_: Any) -> str:
        return " "


# "zero" reads paragraphs only, and this names all that a ledger may hold besides. So neither HTML nor an address nor a
# picture gets through, whatever later versions of the library learn to read.
READER: Final = MarkdownIt("zero", renderer_cls=Writer).enable(["table", "list", "emphasis", "backticks", "newline"])


# What a primer says ends with the rules it stands on, such as "(RIG-12, RIG-83)".
CITES: Final = re.compile(r"\s*\(((?:[A-Z]{3}-[A-Z]?\d+(?:,\s+)?)+)\)")
ICON: Final = re.compile(r"icons/([a-z0-9-]+)\.svg")
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
BY_DAY: Final = re.compile(r"\.skerry\{([^}]*)\}")
OF_KIND: Final = re.compile(r"\.skerry \.of-([\w-]+)\{([^}]*)\}")
COLOUR: Final = re.compile(r"--([\w-]+):([^;]+)")
USED: Final = re.compile(r"var\(--([\w-]+)\)")
OF_ALL_ICONS: Final = frozenset({"cut", "foam", "coin", "coin-line"})
"""Colours that the page has for all of them, because they depend on its ground."""


class PrimerWriter(Writer):
    """A primer stands below the title of a page, so its headings are one level lower. Its pictures are icons."""

    def heading_open(self, tokens: Sequence[Token], place: int, *_: Any) -> str:
        return f"<{lower(tokens[place].tag)}>"

    def heading_close(self, tokens: Sequence[Token], place: int, *_: Any) -> str:
        return f"</{lower(tokens[place].tag)}>"

    def image(self, tokens: Sequence[Token], place: int, _: Any, symbols: Mapping[str, str]) -> str:
        name = ICON.fullmatch(str(tokens[place].attrs["src"]))
        return symbols.get(name[1] if name else "", "").replace("{label}", escape(tokens[place].content))

    def text(self, tokens: Sequence[Token], place: int, *_: Any) -> str:
        return escape(tokens[place].content, quote=False)


PRIMER_READER: Final = MarkdownIt("zero", renderer_cls=PrimerWriter).enable(
    ["heading", "table", "list", "emphasis", "newline", "image"]
)


def primer_html(markdown: str, assets: str) -> str:
    """A whole primer. Its icons are taken from the looks and symbols of the game's board."""
    return CITES.sub(cites_html, str(PRIMER_READER.render(markdown, icons(assets))))


def icons(assets: str) -> dict[str, str]:
    """Symbol → a picture of it with a place for its label."""
    label = 'role="img" aria-label="{label}"><title>{label}</title>'
    found = {}
    for name, (box, drawn, colours) in symbols(assets).items():
        style = f' style="{colours}"' if colours else ""
        found[name] = f'<svg class="sign" viewBox="{box}"{style} {label}{drawn}</svg>'
    return found


class Symbol(NamedTuple):
    """A symbol of a board, to be shown elsewhere."""

    box: str
    drawn: str
    colours: str
    """Those it uses, as they are on its board by day, without those of all icons."""


def symbols(assets: str) -> dict[str, Symbol]:
    """The symbols of a board by their names."""
    by_day = dict(COLOUR.findall("".join(BY_DAY.findall(assets)[:1])))
    of_kinds = {kind: dict(COLOUR.findall(rule)) for kind, rule in OF_KIND.findall(assets)}
    found = {}
    for name, box, drawn in SYMBOL.findall(assets):
        known = by_day | of_kinds.get(name.partition("-")[2], {})
        used = sorted(set(USED.findall(drawn)) & known.keys() - OF_ALL_ICONS)
        colours = [f"--{colour}:{USED.sub(lambda one: by_day[one[1]], known[colour])}" for colour in used]
        found[name] = Symbol(box, drawn, ";".join(colours))
    return found


def cites_html(cited: re.Match[str]) -> str:
    """The rules behind a sentence, small; the letters of the game stand only before the first."""
    short = re.sub(r",\s+[A-Z]{3}-", ", ", cited[1])
    return f' <small class="cites">{with_links(short, _link)}</small>'


def lower(heading: str) -> str:
    return f"h{int(heading[1:]) + 1}"


def entry_html(entry: Entry) -> str:
    """An id that is named is a link to it, such as `#RIG-41`. Other readings stand apart."""
    text = entry.by_itself()
    other = entry.alternatives()
    if other is None:
        return html(text)
    apart = f'<div class="alternatives">{html(other[0])}</div>'
    return html(text[: other.start()].rstrip()) + apart + html(text[other.end() :].lstrip())


def html(markdown: str) -> str:
    """The whole text, without breaks between its parts."""
    return str(READER.render(markdown)).replace("\n", "")


def _link(shown: str, rule: str) -> str:
    return f'<a href="#{rule}">{shown}</a>'
