"""The part of Markdown that the ledgers use, written as HTML: paragraphs, lists, tables, bold, italic, code.

Everything else is text and is escaped. Ids of rules become links within the page.
"""

import re
from collections.abc import Callable
from html import escape
from typing import Final

CITED: Final = re.compile(r"\b([A-Z]{3})-([A-Z]?\d+)((?:(?:, | to |–|/| and )(?:[A-Z]{3}-)?[A-Z]?\d+\b)*)")
"""An id and those that follow it, such as "RIG-16 to 21, 24"."""
FURTHER: Final = re.compile(r"(, | to |–|/| and )([A-Z]{3}-)?([A-Z]?\d+)")

MARKED: Final = re.compile(r"`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*")
BELOW_THE_HEADS: Final = re.compile(r"\|[-|: ]+")


def html(markdown: str) -> str:
    """The whole text."""
    return "".join(_block(kind, lines) for kind, lines in _blocks(markdown))


def _blocks(markdown: str) -> list[tuple[str, list[str]]]:
    """Lines that belong together, with what they are."""
    blocks: list[tuple[str, list[str]]] = []
    before = ""
    for line in markdown.split("\n"):
        kind = _kind(line, before)
        if kind != before and kind:
            blocks.append((kind, []))
        if kind:
            blocks[-1][1].append(line)
        before = kind
    return blocks


def _kind(line: str, before: str) -> str:
    """Indented lines go on with a list."""
    if not line.strip():
        return ""
    if line.startswith("|"):
        return "table"
    if line.startswith("- ") or (before == "list" and line.startswith(" ")):
        return "list"
    return "paragraph"


def _block(kind: str, lines: list[str]) -> str:
    if kind == "table":
        return _table(lines)
    if kind == "list":
        items = re.split(r"(?:^|\n)- ", "\n".join(lines))[1:]
        return f"<ul>{''.join(f'<li>{_inline(item)}</li>' for item in items)}</ul>"
    return f"<p>{_inline(' '.join(lines))}</p>"


def _table(lines: list[str]) -> str:
    """With heads if the second line says so."""
    heads = len(lines) > 1 and BELOW_THE_HEADS.fullmatch(lines[1]) is not None
    rows = [_row(line, "td") for line in (lines[2:] if heads else lines)]
    top = f"<thead>{_row(lines[0], 'th')}</thead>" if heads else ""
    return f"<table>{top}<tbody>{''.join(rows)}</tbody></table>"


def _row(line: str, tag: str) -> str:
    cells = [_inline(cell.strip()) for cell in line.strip().strip("|").split("|")]
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"


def _inline(text: str) -> str:
    """A text with what is marked in it, in one line."""
    text = re.sub(r"\s*\n\s*", " ", text)
    parts = []
    end = 0
    for marked in MARKED.finditer(text):
        parts.append(_linked(text[end : marked.start()]))
        parts.append(_marked(*marked.groups()))
        end = marked.end()
    return "".join(parts) + _linked(text[end:])


def _marked(code: str | None, bold: str | None, italic: str | None) -> str:
    if code is not None:
        return f"<code>{escape(code)}</code>"
    if bold is not None:
        return f"<strong>{_inline(bold)}</strong>"
    return f"<em>{_inline(italic or '')}</em>"


def _linked(text: str) -> str:
    """Plain text, in which ids are links."""
    return with_links(escape(text, quote=False), lambda shown, rule: f'<a href="#{rule}">{shown}</a>')


def with_links(text: str, link: Callable[[str, str], str]) -> str:
    """A text in which every id became a link, made of what is shown of it and of the whole id."""

    def links(cited: re.Match[str]) -> str:
        prefix, first, rest = cited.groups()

        def further(more: re.Match[str]) -> str:
            joint, other, number = more.groups("")
            return joint + link(f"{other}{number}", f"{other or prefix + '-'}{number}")

        return link(f"{prefix}-{first}", f"{prefix}-{first}") + FURTHER.sub(further, rest)

    return CITED.sub(links, text)
