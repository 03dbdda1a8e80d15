"""Games against bots: one click to the first turn, and everything that follows the last."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.visitors import Visitor, Visitors
from tests.cli.command import printed

SHEET = ["Seals", "Archives", "Lodges", "Buildings in hand", "Total", "Place"]


def test_one_click_in_the_lobby_is_a_game_against_bots(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("Play Riga against bots")

    turns = 0
    while turns < 4:
        visitor.await_turn()
        turns += visitor.play_any() == "end"

    for who in ("Ben takes", "Cleo takes", "Guest takes"):
        expect(visitor.log).to_contain_text(who)
    visitor.go("/")
    game = visitor.page.locator("#mine li")
    expect(game).to_contain_text("Guest, Ben, Cleo")
    game.get_by_role("link", name="Continue").click()
    visitor.await_turn()


def test_after_the_last_turn_come_the_score_sheet_and_all_that_can_be_done_with_a_finished_game(
    visitors: Visitors, tmp_path: Path
) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(table.link(0))
    ann.play_to_the_end()

    for component in SHEET:
        expect(ann.page.locator("#board")).to_contain_text(component)
    expect(ann.page.locator("#end .result")).to_contain_text(re.compile(r"wins?\b"))
    check_the_record(ann, tmp_path)
    look_again(ann, visitors.come())
    play_on(ann)
    play_again(ann, f"/t/{table.id}")


def check_the_record(ann: Visitor, folder: Path) -> None:
    """What is downloaded is found fair, with the commitment that the page shows."""
    ann.page.get_by_text("Check that chance was fair").click()
    commitment = ann.page.locator(".fairness code").first.inner_text()
    with ann.page.expect_download() as download:
        ann.press("Download the record")
    record = folder / download.value.suggested_filename
    download.value.save_as(record)

    assert f"follow from the commitment {commitment}." in printed(f"verify {record}")


def look_again(ann: Visitor, zoe: Visitor) -> None:
    """Any position of the game, and a link to it that shows someone else the same."""
    ann.page.get_by_role("link", name="Replay").click()
    place, heading = ann.page.locator("#place"), ann.page.locator("#heading")
    link = ann.page.get_by_label("Link to this position")
    expect(place).to_have_text(re.compile(r"^0 / \d+$"))
    expect(heading).to_have_text("Year 8, autumn: Ann takes cards.")
    ann.press("To the end")
    expect(heading).to_have_text("The game is over.")
    ann.page.get_by_label("Position in the game").fill("1")
    expect(place).to_have_text(re.compile(r"^1 / \d+$"))
    ann.page.get_by_label("Seen by").select_option(label="Ann")
    expect(ann.page.locator("#board")).to_contain_text("Lodge")
    expect(link).to_have_value(re.compile(r"/replay\?at=1#seat=0$"))

    zoe.page.goto(link.input_value())
    expect(zoe.page.locator("#place")).to_have_text(place.inner_text())
    expect(zoe.page.locator("#heading")).to_have_text(heading.inner_text())
    expect(zoe.page.locator("#log")).to_have_text(ann.log.inner_text(), use_inner_text=True)


def play_on(ann: Visitor) -> None:
    """From the position that is shown, on a new table."""
    ann.page.get_by_label("I play").select_option(label="Ann")
    ann.press("Play on")
    ann.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    ann.await_turn()
    expect(ann.prompt).to_contain_text("Build, or end your turn")
    ann.play("end")


def play_again(ann: Visitor, finished: str) -> None:
    """The same people at a new table."""
    ann.go(finished)
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: not url.endswith(finished))
    ann.await_turn()
    expect(ann.page.locator("#heading")).to_contain_text(re.compile("Year|start"))
