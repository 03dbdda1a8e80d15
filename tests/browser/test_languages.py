"""German from the first page to the result, and the other language at the table without a reload."""

import re

import pytest
from playwright.sync_api import expect

from skerry.server.copies import STATIC
from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.visitors import Visitors

ENGLISH = re.compile(r"\b(the|your|takes?|turn|undo|and|with)\b", re.IGNORECASE)


def test_a_german_browser_gets_a_german_game(visitors: Visitors) -> None:
    anna = visitors.come(locale="de-DE")
    anna.go("/")
    anna.press("Riga gegen Bots spielen")
    anna.await_turn()

    assert anna.page.locator("html").get_attribute("lang") == "de"
    assert ENGLISH.findall(anna.page.locator("body").inner_text()) == []


def test_a_game_in_german_to_the_end(visitors: Visitors) -> None:
    anna = visitors.come({"confirm": True, "guide": True}, locale="de-DE")
    table = open_table(visitors.server, person("Anna"), bot(), scenario=LAST_AUTUMN)
    anna.go(table.link(0))
    anna.see("Nimm ein Gebäude", "Lotse:")

    anna.play("take-row 1")
    anna.see("Schritt zurück", "Anna nimmt Reihe 1")
    anna.button("end").click()
    anna.see("beendet deinen Zug. Einverstanden?")
    anna.press("Ja")
    anna.play_to_the_end()

    anna.see("gewinnt. Punkte", "Ergebnis", "Noch eine Partie")
    assert ENGLISH.findall(anna.page.locator("body").inner_text()) == []


def test_the_language_changes_at_the_table_without_a_reload(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play("take-row 1")
    ann.page.evaluate("window.stayed = true")

    ann.press("Settings")
    ann.page.get_by_label("Language").select_option("de")
    expect(ann.page.get_by_role("dialog").get_by_role("heading")).to_have_text("Einstellungen")
    ann.press("Schließen")
    expect(ann.prompt).to_contain_text("Baue")
    expect(ann.log).to_contain_text("Ann nimmt Reihe 1")
    expect(ann.page.locator("#board")).to_contain_text(re.compile(r"Deine\s*Hand"))
    ann.press("Regeln")
    expect(ann.page.get_by_role("searchbox", name="Suchen")).to_be_focused()
    ann.press("Schließen")

    ann.press("Einstellungen")
    ann.page.get_by_label("Sprache").select_option("en")
    ann.press("Close")
    expect(ann.log).to_contain_text("Ann takes row 1")
    assert ann.page.evaluate("window.stayed") is True


def test_the_marks_of_the_rules_change_their_language_too(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), game="haithabu").link(0))
    ruling = ann.page.locator("#HAI-R7")

    ann.press("Rules")
    expect(ruling).to_contain_text("debatable")
    expect(ruling).to_contain_text("under “Dial at the start”")
    ann.press("Settings")
    ann.page.get_by_label("Language").select_option("de")

    expect(ruling).to_contain_text("strittig")
    expect(ruling).to_contain_text("unter „Scheibe zu Beginn“")


SAID = """async ([folder, lang, texts, values]) => {
    document.documentElement.lang = lang;
    document.getElementById("texts").textContent = JSON.stringify(texts);
    const { say } = await import(`${folder}/texts.js?${lang}`);
    return Object.keys(texts).map(key => say(key, values));
}"""
SHIPS = {"by": "count", "of": {"one": "ship", "few": "few", "many": "many", "other": "ships"}, "default": "other"}
PERCENT = {"style": "percent", "minimumFractionDigits": 1}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", ["1,022 ships", "12.5%", "Ann"]),
        ("pl", ["1022 few", "12,5%", "Ann"]),
        ("de", ["1.022 ships", "12,5%", "Ann"]),
        ("xa", ["1,022 ships", "12.5%", "Ann"]),  # the browser does not know it
        ("de_CH", ["1,022 ships", "12.5%", "Ann"]),  # no name of a locale
    ],
)
def test_scripts_count_as_the_locale_of_the_language_does(visitors: Visitors, locale: str, said: list[str]) -> None:
    ann = visitors.come()
    ann.go("/about")
    texts = {
        "ships": [{"number": "count", "options": {}}, " ", SHIPS],
        "share": [{"number": "share", "options": PERCENT}],
        "name": [{"number": "name", "options": {}}],
    }

    told = ann.page.evaluate(SAID, [STATIC.address, locale, texts, {"count": 1022, "share": 0.125, "name": "Ann"}])

    assert [text.replace("\xa0", "") for text in told] == said
