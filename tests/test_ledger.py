"""The rules to look up: what cites what, and entries as HTML that is safe, with links from rule to rule."""

import re
from html import escape
from pathlib import Path

import pytest

import skerry
from skerry.games.ledger import Entry, Ledger
from skerry.games.testing import uncited
from skerry.server.markup import entry_html, html

SLUGS = ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"]


def test_a_range_of_rules_cites_each_of_them() -> None:
    assert Ledger("riga").entries["15"].cites() == {"16", "17", "18", "19", "20", "21", "22", "23", "24", "25"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_ledger_can_be_looked_up(slug: str) -> None:
    ledger = Ledger(slug)

    assert len(ledger.rules()) > 50
    assert all(entry.first_sentence() for entry in ledger.entries.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_and_ruling_has_a_test_that_cites_it(slug: str) -> None:
    tests = Path(__file__).parent / slug

    assert [rule for rule in uncited(slug, tests) if re.search(r"-R?\d+$", rule)] == []


def test_what_the_ledgers_mark_is_marked_in_html() -> None:
    assert html("**Bold `code`** and *italic*,\nstill there.") == (
        "<p><strong>Bold <code>code</code></strong> and <em>italic</em>, still there.</p>"
    )
    assert html("Options:\n- one,\n  going on;\n- two.\n\nThe end.") == (
        "<p>Options:</p><ul><li>one, going on;</li><li>two.</li></ul><p>The end.</p>"
    )
    assert html("| Players | Years |\n|---|---|\n| 2 | *8* |") == (
        "<table><thead><tr><th>Players</th><th>Years</th></tr></thead>"
        "<tbody><tr><td>2</td><td><em>8</em></td></tr></tbody></table>"
    )


def test_anything_else_is_text() -> None:
    assert html("`take-row <n>` <b onclick=x> & [a](http://b)") == (
        "<p><code>take-row &lt;n&gt;</code> &lt;b onclick=x&gt; &amp; [a](http://b)</p>"
    )


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<!-- hidden -->",
        "<javascript:alert(1)>",
        "[a](javascript:alert(1))",
        "![a](http://b/c.png)",
        "[a]: http://b",
        "&lt;b&gt; &#60;b&#62;",
        "# No heading",
        "> no quotation",
    ],
)
def test_neither_markup_nor_an_address_gets_through(text: str) -> None:
    shown = escape(text, quote=False)

    assert html(text) == f"<p>{shown}</p>"
    assert html(f"- {text}") == f"<ul><li>{shown}</li></ul>"
    assert html(f"| a |\n|---|\n| {text} |").endswith(f"<td>{shown}</td></tr></tbody></table>")


def test_ids_are_links_also_where_the_prefix_is_left_out() -> None:
    assert html("**RIG-41** (RIG-16 to 21, R4/HAG-05)") == (
        '<p><strong><a href="#RIG-41">RIG-41</a></strong> (<a href="#RIG-16">RIG-16</a> to '
        '<a href="#RIG-21">21</a>, <a href="#RIG-R4">R4</a>/<a href="#HAG-05">HAG-05</a>)</p>'
    )


def test_an_entry_stands_without_the_table_it_is_taken_from() -> None:
    row = Entry("C3", "Chances", "| **RIG-C3** `draw` | spring | a card |\n\nMore of it.")

    assert row.by_itself() == "**RIG-C3** `draw` – spring – a card\n\nMore of it."
    assert entry_html(Entry("41", "", "- **PIR-41** Sail.")) == (
        '<p><strong><a href="#PIR-41">PIR-41</a></strong> Sail.</p>'
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_every_entry_becomes_html_in_which_nothing_is_left_unread(slug: str) -> None:
    for entry in Ledger(slug).entries.values():
        shown = re.sub(r"<code>[^<]*</code>", "", entry_html(entry))

        assert not re.search(r"\*|`|^\||\|$", shown), entry.number
        tags = {tag.strip("/") for tag in re.findall(r"<(/?\w+)", shown)}
        assert tags <= {"p", "ul", "li", "strong", "em", "a", "div", "table", "thead", "tbody", "tr", "th", "td"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_link_leads_to_an_entry(slug: str) -> None:
    ledger = Ledger(slug)
    ids = {ledger.id(number) for number in ledger.entries}

    links = {link for entry in ledger.entries.values() for link in re.findall(r'href="#([^"]+)"', entry_html(entry))}

    assert links
    assert links <= ids


# --- debatable rulings ------------------------------------------------------------------------------------------------


def test_the_other_readings_of_a_ruling_stand_apart() -> None:
    ruling = Entry("R8", "Rulings", "- **HAI-R8 Both.** Unclear. *Alternatives:* one;\nthe other. *Ruling:* both.")

    assert entry_html(ruling) == (
        '<p><strong><a href="#HAI-R8">HAI-R8</a> Both.</strong> Unclear.</p>'
        '<div class="alternatives"><p><em>Alternatives:</em> one; the other.</p></div><p><em>Ruling:</em> both.</p>'
    )


def test_a_rule_that_speaks_of_alternatives_is_no_ruling() -> None:
    ledger = Ledger("haithabu")

    assert not ledger.is_debatable(Entry("49", "Rules", "**HAI-49** Two alternatives: either or. `dial_alignment`"))
    assert not ledger.is_debatable(ledger.entries["R16"])  # it says when an alternative is chosen


@pytest.mark.parametrize("slug", SLUGS)
def test_every_ruling_that_names_alternatives_is_debatable(slug: str) -> None:
    ledger = Ledger(slug)
    naming = [entry for entry in ledger.entries.values() if entry.is_ruling() and "lternatives" in entry.plain]

    assert naming
    assert all(ledger.is_debatable(entry) for entry in naming)


@pytest.mark.parametrize(
    ("slug", "ruling", "variant"),
    [
        ("riga", "R7", "builders_yard"),
        ("pirate_haven", "R1", "first_player"),
        ("pirate_haven", "R11", "bonus_order"),
        ("pirate_haven", "R19", "navy_ranking"),
        ("haithabu", "R7", "dial_alignment"),
        ("haithabu", "R13", "dial_trade"),
        ("haithabu", "R26", "imposter_use"),
        ("haithabu", "R39", "order_ranking"),
        ("haithabu", "R51", "dial_set_by"),
        ("haithabu", "R52", "good_and_order"),
        ("gotlandia", "R1", "raid_resource_worth"),
        ("gotlandia", "R4", "home_unbury_limit"),
        ("gotlandia", "R57", "neutral_tie_vp, neutral_strength"),
    ],
)
def test_a_ruling_names_the_choices_that_turn_it_round(slug: str, ruling: str, variant: str) -> None:
    ledger = Ledger(slug)

    assert ", ".join(ledger.choices(ledger.entries[ruling])) == variant
    assert ledger.is_debatable(ledger.entries[ruling])


@pytest.mark.parametrize("slug", SLUGS)
def test_a_ruling_gives_both_readings_of_every_house_rule(slug: str) -> None:
    ledger = Ledger(slug)
    offered = [variant.name for variant in skerry.game(slug).variants.values() if variant.house and variant.offered]

    rulings = {name: [one for one in ledger.entries.values() if name in ledger.choices(one)] for name in offered}

    for name, entries in rulings.items():
        assert len(entries) == 1, name
        assert entries[0].alternatives() is not None, name
        assert re.search(rf"House rule:?\*?\s+(?:with\s+)?`{name}\s=\s", entries[0].markdown), name
