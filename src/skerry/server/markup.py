"""Entries of a ledger as HTML that is safe: paragraphs, lists, tables, bold, italic, code.

Everything else is text and is escaped. Ids of rules become links within the page.
"""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

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
