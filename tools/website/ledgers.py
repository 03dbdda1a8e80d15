"""The ledger of a game as a page: every rule has its number as an anchor and names the tests that cite it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from skerry.games.ledger import BEGINNING, Ledger, with_links
from skerry.server.markup import entry_html, html
from tools.website.citations import Citation
from tools.website.listings import line_address

Citations = Mapping[str, Sequence[Citation]]

ROW: Final = re.compile(r'<tr>(<td><strong>)<a href="#([^"]+)">')
CODE: Final = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
LIST_BEHIND_TEXT: Final = re.compile(r"^(?!- |\d+\. |\s)(.+)\n(?=- |1\. )", re.MULTILINE)

ABOUT: Final = """
Every rule has a number, and everything else has one too: decisions and chances (D, C), rulings where the rulebook is
silent or can be read in several ways (R), what is not known of the printed game (M), examples (E). Below each stand
the tests that cite it; a test's name says what it shows. A ruling with other readings is marked as
debatable. The same texts are at the table under *Rules*, and `skerry rules {slug} {rule}` prints one.
"""


def rules_page(ledger: Ledger, slug: str, title: str, text: str, tests: Citations) -> str:
    """The whole ledger."""
    first = ledger.id(ledger.rules()[0].number)
    parts = [f"# {title}: the rules", ABOUT.format(slug=slug, rule=first), *blocks(ledger, text, tests)]
    return "\n\n".join(parts) + "\n"


def blocks(ledger: Ledger, text: str, tests: Citations) -> Iterator[str]:
    """Entries with all that belongs to them, tables of entries, and what stands between: headings and plain text."""
    within_entry = False
    for paragraph in re.split(r"\n\s*\n", text.strip())[1:]:
        numbers = [found[1] for line in paragraph.split("\n") if (found := BEGINNING.match(line))]
        if paragraph.startswith("|") and numbers:
            within_entry = False
            yield entry_table(paragraph, tests)
        elif numbers:
            within_entry = True
            yield from (rule(ledger, number, tests) for number in numbers)
        elif paragraph.startswith(("#", "---")):
            within_entry = False
            yield paragraph.strip("-")
        elif not within_entry:
            yield linked(LIST_BEHIND_TEXT.sub(r"\1\n\n", paragraph))


def rule(ledger: Ledger, number: str, tests: Citations) -> str:
    """An entry of the ledger, also one of several paragraphs."""
    name, entry = ledger.id(number), ledger.entries[number]
    debatable = '<p class="debatable">debatable</p>' if ledger.is_debatable(entry) else ""
    return f'<section class="rule" id="{name}">{debatable}{entry_html(entry)}{test_list(name, tests)}</section>'


def entry_table(markdown: str, tests: Citations) -> str:
    """A table with an entry in each row."""

    def row(begins: re.Match[str]) -> str:
        return f'<tr id="{begins[2]}">{begins[1]}<a href="#{begins[2]}">'

    table = ROW.sub(row, html(markdown))
    return re.sub(r'<tr id="([^"]+)">.*?(?=</td></tr>)', lambda one: one[0] + test_list(one[1], tests), table)


def test_list(name: str, tests: Citations) -> str:
    """The tests of a rule, folded up."""
    citing = tests.get(name, [])
    if not citing:
        return ""
    number = "1 test" if len(citing) == 1 else f"{len(citing)} tests"
    items = "".join(f"<li>{test_link(test)}</li>" for test in citing)
    return f'<details class="tests"><summary>{number}</summary><ul>{items}</ul></details>'


def test_link(test: Citation) -> str:
    place = f"{test.file}:{test.line}"
    return f'<a href="../{line_address(test.file, test.line)}">{escape(test.sentence)}</a> <small>{place}</small>'


def linked(markdown: str) -> str:
    """Markdown in which ids are links to their entries, but for those in code."""
    parts = CODE.split(markdown)
    return "".join(part if part.startswith("`") else with_links(part, _link) for part in parts)


def _link(shown: str, rule: str) -> str:
    return f"[{shown}](#{rule})"
