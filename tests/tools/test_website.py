"""The site of the documents: its pages, which tests a rule names, and the check of every link."""

import re
from pathlib import Path

import pytest

from skerry.games.ledger import Ledger
from tools.website.citations import Citation, citations, documented
from tools.website.games import values_page
from tools.website.ledgers import blocks, linked, rules_page
from tools.website.links import Page, complaints
from tools.website.listings import line_address, listing, page_of
from tools.website.pages import AT_THE_ROOT, ROOT, SECTIONS, documents, navigation, with_links
from tools.website.reference import CHAPTERS, reference_page

SLUGS = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]

# --- pages ------------------------------------------------------------------------------------------------------------


def test_every_document_has_its_place_in_the_navigation() -> None:
    documents = {path.name for path in (ROOT / "docs").glob("*.md")}

    assert documents <= {name for names in SECTIONS.values() for name in names}


def test_a_page_that_is_not_there_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "play.md").touch()

    home, play, games, *others = navigation(tmp_path)

    assert (home, play) == ({"Home": "index.md"}, {"Play": ["play.md"]})
    assert games["Games"][0] == {"Riga": ["games/riga.md", "rules/riga.md", "values/riga.md", "balance/riga.md"]}
    assert [names for section in others for names in section.values()] == [[]] * (len(SECTIONS) - 2)


def test_links_between_documents_become_links_between_pages() -> None:
    assert with_links("[a](docs/play.md) [b](../README.md#next) [c](LICENSE) [d](#here) [e](https://toml.io/en)") == (
        "[a](play.md) [b](index.md#next) [c](licence.md) [d](#here) [e](https://toml.io/en)"
    )
    assert with_links("![A board](docs/pictures/riga-board.svg)") == "![A board](pictures/riga-board.svg)"


def test_what_is_no_page_is_named_without_a_link() -> None:
    assert with_links("See [`examples`](../examples/tictactoe.py).\n```\ncards[0](seat)\n```\n") == (
        "See `examples`.\n```\ncards[0](seat)\n```\n"
    )


def test_the_documents_beside_the_folder_are_pages_too_and_the_first_shows_all_games() -> None:
    pages = dict(documents())

    assert set(AT_THE_ROOT.values()) | {"licence.md", "play.md", "decisions/README.md"} <= set(pages)
    assert re.findall(r'<a href="games/(\w+)\.html">', pages["index.md"]) == SLUGS


def test_all_values_of_a_pack_are_on_its_page() -> None:
    page = values_page("haithabu")

    assert "## `[[game_turn]]`" in page
    assert "<tr><td>silver_per_vp</td><td>40</td></tr>" in page


def test_the_reference_names_things_that_are_there() -> None:
    assert reference_page(CHAPTERS["games"]).startswith("# Games, states and moves\n\nThe public contract")
    for chapter in CHAPTERS.values():
        for thing in chapter.things:
            module = ROOT / "src" / Path(*thing.split("."))
            assert module.with_suffix(".py").is_file() or names(module.parent, module.name), thing


def names(module: Path, wanted: str) -> bool:
    """Does a module define this?"""
    file = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    defined = rf"^(class|def) {wanted}\b"
    return re.search(defined, file.read_text(encoding="utf-8"), re.MULTILINE) is not None


# --- rules ------------------------------------------------------------------------------------------------------------


def test_a_test_is_found_with_its_line_and_its_sentence() -> None:
    source = 'def helper():\n    """RIG-01"""\n\n\ndef test_all_is_well():\n    """RIG-16 to 18: so it is."""\n'

    assert list(documented(source, "tests/x.py")) == [
        (Citation("tests/x.py", 5, "all is well"), "RIG-16 to 18: so it is."),
    ]


def test_every_rule_that_a_range_names_is_cited(tmp_path: Path) -> None:
    (tmp_path / "tests/riga").mkdir(parents=True)
    (tmp_path / "tests/riga/test_rows.py").write_text('def test_rows():\n    """RIG-16 to 18, HAG-05."""\n')

    assert {rule: [test.line for test in found] for rule, found in citations(tmp_path).items()} == {
        rule: [1] for rule in ("RIG-16", "RIG-17", "RIG-18", "HAG-05")
    }


def test_a_rule_stands_with_its_number_as_an_anchor_and_with_its_tests() -> None:
    test = Citation("tests/riga/test_a.py", 7, "all cards < 93 are used")

    (shown,) = blocks(Ledger("riga"), "# Riga\n\n**RIG-02** All cards.", {"RIG-02": [test]})

    assert shown.startswith('<section class="rule" id="RIG-02"><p><strong><a href="#RIG-02">RIG-02</a></strong> All ')
    assert shown.endswith(
        '<details class="tests"><summary>1 test</summary><ul><li><a href="../tests/riga/test_a.html#__codelineno-0-7">'
        "all cards &lt; 93 are used</a> <small>tests/riga/test_a.py:7</small></li></ul></details></section>"
    )


def test_rows_of_a_table_are_anchors_too() -> None:
    table = "| Id | When |\n|---|---|\n| **RIG-C1** `start` | set-up |"

    (shown,) = blocks(Ledger("riga"), f"# Riga\n\n{table}", {"RIG-C1": [Citation("tests/a.py", 1, "one")] * 2})

    assert '<tr id="RIG-C1"><td><strong><a href="#RIG-C1">RIG-C1</a></strong> <code>start</code></td>' in shown
    assert '<td>set-up<details class="tests"><summary>2 tests</summary>' in shown


def test_plain_text_of_a_ledger_links_to_its_rules_and_keeps_its_lists() -> None:
    assert linked("See RIG-16 to 18 and `RIG-19`.") == "See [RIG-16](#RIG-16) to [18](#RIG-18) and `RIG-19`."

    assert list(blocks(Ledger("riga"), "# Riga\n\nWords:\n- one\n- two", {})) == ["Words:\n\n- one\n- two"]


@pytest.fixture(scope="module")
def cited() -> dict[str, list[Citation]]:
    return citations(ROOT)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_of_the_rules_has_every_entry_once_and_links_lead_there(
    slug: str, cited: dict[str, list[Citation]]
) -> None:
    ledger = Ledger(slug)
    text = (ROOT / f"docs/rules/{slug}.md").read_text(encoding="utf-8")

    page = rules_page(ledger, slug, "Title", text, cited)

    assert sorted(re.findall(r' id="([^"]+)"', page)) == sorted(map(ledger.id, ledger.entries))
    assert {address[1:] for _, address in Page(page).references if address.startswith("#")} <= Page(page).ids


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_names_a_test(slug: str, cited: dict[str, list[Citation]]) -> None:
    ledger = Ledger(slug)

    assert [rule.number for rule in ledger.rules() if ledger.id(rule.number) not in cited] == []


def test_a_listing_shows_a_file_line_by_line() -> None:
    assert page_of("tests/riga/test_cranes.py") == "tests/riga/test_cranes.md"
    assert line_address("tests/riga/test_cranes.py", 12) == "tests/riga/test_cranes.html#__codelineno-0-12"

    shown = listing(ROOT, "tests/riga/test_cranes.py")

    assert '\n~~~~ {.python linenums="1"}\n"""Cranes' in shown


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Two pages and a picture, in which all is well."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.svg").touch()
    (tmp_path / "index.html").write_text('<p id="ä"><a href="deep/b.html#there">b</a><img src="a.svg"></p>')
    (tmp_path / "deep/b.html").write_text(
        '<p id="there"><a href="../index.html#%C3%A4">a</a><a href="#there">b</a><a href="https://toml.io">c</a>'
        '<a href="..">d</a><a href="/a.svg">e</a><img srcset="../a.svg 2x, /a.svg" src="data:,"></p>'
    )
    return tmp_path


def test_nothing_is_said_of_links_that_lead_somewhere(site: Path) -> None:
    assert complaints(site) == []


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('<a href="c.html">', "c.html leads nowhere."),
        ('<a href="deep/b.html#here">', "deep/b.html#here leads to a page without 'here'."),
        ('<img srcset="a.svg, b.svg 2x">', "b.svg leads nowhere."),
        ('<script src="//host.example/a.js"></script>', "<script> loads //host.example/a.js from another host."),
        ('<link href="https://host.example/a.css">', "<link> loads https://host.example/a.css from another host."),
    ],
)
def test_what_is_wrong_with_a_link_is_told_with_its_page(site: Path, wrong: str, told: str) -> None:
    (site / "wrong.html").write_text(wrong)

    assert complaints(site) == [f"wrong.html: {told}"]


def test_a_style_may_load_nothing_from_elsewhere(site: Path) -> None:
    (site / "a.css").write_text("@font-face{src:url(https://host.example/a.woff)}")

    assert complaints(site) == ["a.css: it loads something from another host."]
