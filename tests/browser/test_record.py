"""The record of a game that is still on: a file with what its reader has seen, and nothing else."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.tables import LAST_YEAR, bot, open_table, person
from tests.browser.test_phone import TOUCH
from tests.browser.visitors import Visitor, Visitors


def saved(visitor: Visitor, tab: str = "Players", button: str = "Download the record") -> list[str]:
    """The lines of the record that is saved with the button beside the players; a word stands on each."""
    visitor.page.get_by_role("tab", name=tab).click()
    with visitor.page.expect_download() as download:
        visitor.press(button)
    assert download.value.suggested_filename.endswith(".skerry")
    return Path(download.value.path()).read_text(encoding="utf-8").splitlines()


def test_a_player_saves_what_the_seat_has_seen(visitors: Visitors) -> None:
    """RIG-R43: that Ann has ended her turn is a word of her record alone."""
    ann, zoe = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    zoe.go(f"/t/{table.id}")

    ann.play("take-row 1", "end")
    expect(zoe.log).to_contain_text("Ann takes row 1")

    assert saved(ann)[-2:] == ["take-row 1", "end"]
    assert saved(zoe)[-1] == "take-row 1"


def test_at_one_screen_the_record_is_that_of_whoever_looks(visitors: Visitors, last_year: Path) -> None:
    screen = visitors.come({"name": "Ann"})
    screen.set_up("Someone at this screen", "Ben", last_year)
    screen.press("I am Ann")

    screen.play("take-row 1", "end")
    screen.press("I am Ben")
    screen.await_turn()

    assert saved(screen)[-1] == "take-row 1"


def test_there_is_a_record_only_of_a_game_that_has_begun(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), person("Ben"), sit=False).link(0))
    ann.press("Take your seat")
    ann.see("Waiting for players")

    ann.page.get_by_role("tab", name="Players").click()

    expect(ann.page.locator("#copy-watch")).to_be_visible()
    expect(ann.page.locator("#download")).not_to_be_visible()


def test_a_record_is_saved_in_german_on_a_phone(visitors: Visitors) -> None:
    anna = visitors.come(locale="de-DE", **TOUCH)
    anna.go(open_table(visitors.server, person("Anna"), bot(), scenario=LAST_YEAR).link(0))
    anna.await_turn()

    anna.open_rail()
    record = saved(anna, "Mitspieler", "Aufzeichnung herunterladen")

    anna.see("Während der Partie enthält die Aufzeichnung, was du gesehen hast")
    assert 'game = "riga"' in record
