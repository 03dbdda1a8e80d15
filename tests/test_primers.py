"""The pages that teach a game in five minutes: whole in every language, citing the rules, with the board's icons."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import skerry
from skerry.games.ledger import Ledger, cited
from skerry.games.primer import primer
from skerry.server.markup import primer_html
from tools import pictures

WRITTEN = ["en", "de"]
"""The languages in which the pages are written; for others the English one is shown."""
SLUGS = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]
STYLES = Path(__file__).parents[1] / "src/skerry/server/static/skerry.css"
CITES = re.compile(r"\(([A-Z]{3}-\d+(?:,\s+[A-Z]{3}-\d+)*)\)")


def page(slug: str, lang: str) -> str:
    found = primer(slug, lang)
    assert found is not None
    assert found.lang == lang
    return found.markdown


def cites(markdown: str) -> list[str]:
    """What is cited, group by group."""
    return [" ".join(group.split()) for group in CITES.findall(markdown)]


def statements(markdown: str) -> list[str]:
    """Paragraphs, items and rows that tell a rule: all below the first heading, up to the icons."""
    sections = re.split(r"^## .*$", markdown, flags=re.MULTILINE)[1:-1]
    parts = [part for section in sections for part in re.split(r"\n\n|\n(?=\s*- |\d\. |\|)", section)]
    return [
        part.strip() for part in parts if part.strip() and not re.match(r"\|[-| ]+$|\| [^|]*\| [^(]*$", part.strip())
    ]


@pytest.mark.parametrize("lang", WRITTEN)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_page_with_its_icons_in_every_language(slug: str, lang: str) -> None:
    markdown = page(slug, lang)

    assert markdown.startswith(f"# {skerry.game(slug).title} in ")
    assert markdown.count("\n## ") >= 5
    assert markdown.count("](icons/") >= 8


@pytest.mark.parametrize("slug", SLUGS)
def test_every_statement_cites_rules_of_the_ledger(slug: str) -> None:
    ledger = Ledger(slug)
    rules = {ledger.id(rule.number) for rule in ledger.rules()}

    for statement in statements(page(slug, "en")):
        assert CITES.search(statement) or statement.endswith(":"), statement
    assert {rule for group in cites(page(slug, "en")) for rule in cited(group)} <= rules


@pytest.mark.parametrize("slug", SLUGS)
def test_the_german_page_tells_the_same_rules_in_the_same_order(slug: str) -> None:
    english, german = page(slug, "en"), page(slug, "de")

    assert cites(german) == cites(english)
    assert re.findall(r"icons/[\w-]+", german) == re.findall(r"icons/[\w-]+", english)


def test_a_language_without_a_page_reads_the_english_one() -> None:
    assert primer("riga", "pl") == primer("riga", "en")


def test_a_plug_in_has_its_page_beside_its_rules_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("skerry.games.primer"), "folder", {"sixth": tmp_path}.__getitem__)
    assert primer("sixth", "en") is None

    (tmp_path / "primer.md").write_text("# Sixth", encoding="utf-8")
    assert primer("sixth", "de") == ("en", "# Sixth")
    (tmp_path / "primer.de.md").write_text("# Sechs", encoding="utf-8")
    assert primer("sixth", "de") == ("de", "# Sechs")


@pytest.mark.parametrize("lang", WRITTEN)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_becomes_html_in_which_nothing_is_left_unread(slug: str, lang: str) -> None:
    markdown = page(slug, lang)

    shown = primer_html(markdown, skerry.game(slug).board_assets())

    assert not re.search(r"\*\*|!\[|\]\(|\{label\}|\|", shown)
    assert shown.count('class="sign"') == markdown.count("](icons/")
    assert shown.count('class="cites"') == len(cites(markdown))


def test_rules_are_small_links_behind_the_sentence() -> None:
    links = '<a href="#RIG-12">RIG-12</a>, <a href="#RIG-34">34</a>'

    shown = primer_html("# Now\n\nYou pay\n(RIG-12,\nRIG-34).", "")

    assert shown == f'<h2>Now</h2><p>You pay <small class="cites">{links}</small>.</p>\n'


def test_anything_but_headings_and_known_icons_is_text() -> None:
    shown = primer_html('![x](http://a/b.png) ![y](icons/none.svg) <b> ![" onload="](icons/seal.svg)', SEAL)

    assert shown == (
        '<p>  &lt;b&gt; <svg class="sign" viewBox="0 0 8 8" role="img" aria-label="&quot; onload=&quot;">'
        "<title>&quot; onload=&quot;</title><g/></svg></p>\n"
    )


SEAL = '<symbol id="seal" viewBox="0 0 8 8"><g/></symbol>'


def test_icons_bring_the_colours_of_their_boards() -> None:
    """A colour that is not there would be black."""
    assert "--kind:#" in pictures.icons()["haithabu-mead"]
    for drawn in pictures.icons().values():
        assert set(re.findall(r"var\(--([\w-]+)", drawn)) <= set(re.findall(r"--([\w-]+):", drawn))


@pytest.mark.parametrize("slug", SLUGS)
def test_icons_on_a_page_bring_the_colours_that_the_page_has_not(slug: str) -> None:
    (rule,) = re.findall(r"^\.primer \.sign \{([^}]*)\}", STYLES.read_text(encoding="utf-8"), re.MULTILINE)
    of_the_page = set(re.findall(r"--([\w-]+):", rule))

    for sign in re.findall(
        r'<svg class="sign".*?</svg>', primer_html(page(slug, "en"), skerry.game(slug).board_assets())
    ):
        own = set(re.findall(r"--([\w-]+):", sign))
        assert set(re.findall(r"var\(--([\w-]+)", sign)) - own <= of_the_page
        assert not own & of_the_page


def test_the_files_of_the_icons_show_what_is_drawn_on_the_boards() -> None:
    """`python tools/pictures.py` draws them anew."""
    files = {path.stem: path.read_text(encoding="utf-8") for path in pictures.ICONS.glob("*.svg")}

    assert files == pictures.icons()
