"""Two people at one screen, with a curtain between their turns."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.cable import NO_WAY, Cable
from tests.browser.tables import open_table, person
from tests.browser.visitors import READY, Visitor, Visitors


def test_a_curtain_falls_before_the_cards_of_the_next_player(visitors: Visitors, last_year: Path) -> None:
    screen = visitors.come({"name": "Ann"})
    screen.set_up("Someone at this screen", "Ben", last_year)
    expect(screen.page.locator("#curtain-title")).to_have_text("Pass the screen to Ann")
    expect(screen.page.locator("#board")).to_be_empty()

    screen.press("I am Ann")
    screen.await_turn()
    expect(screen.page.locator("#board")).to_contain_text("Lodge")
    screen.play("take-row 1", "end")

    expect(screen.page.locator("#curtain-title")).to_have_text("Pass the screen to Ben")
    expect(screen.page.locator("#board")).not_to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("#curtain-title")).to_be_visible()
    screen.press("I am Ben")
    screen.await_turn()
    expect(screen.page.locator("#board")).to_contain_text("Market Hall")
    assert "visby-lodge" not in screen.page.content()


def test_the_curtain_stays_until_the_cards_of_the_next_player_are_there(
    cable: Cable, visitors: Visitors, last_year: Path
) -> None:
    screen = visitors.come({"name": "Ann"}, server=cable.through(visitors.server))
    screen.set_up("Someone at this screen", "Ben", last_year)
    screen.press("I am Ann")
    screen.play("take-row 1", "end")
    expect(screen.page.locator("#curtain-title")).to_have_text("Pass the screen to Ben")

    cable.cut()
    screen.press("I am Ben")
    expect(screen.page.locator("#connection")).to_contain_text("Connection lost")
    expect(screen.page.locator("#board")).not_to_be_visible()

    cable.mend()
    screen.await_turn()
    assert "visby-lodge" not in screen.page.content()
    screen.forgive(NO_WAY)


def test_two_people_at_one_screen_play_to_the_end(visitors: Visitors, last_year: Path) -> None:
    screen = visitors.come({"name": "Ann"})
    screen.set_up("Someone at this screen", "Ben", last_year)

    opened: list[str] = []
    while not screen.is_over():
        opened += open_curtain(screen)
        screen.await_turn()
        if not screen.is_over():
            screen.play_any()

    assert opened[:3] == ["I am Ann", "I am Ben", "I am Ann"]
    expect(screen.page.locator("#curtain")).not_to_be_visible()
    screen.see("Result", "Play again")


@pytest.mark.parametrize(
    ("game", "variants"),
    [("hagar", {}), ("pirate_haven", {}), ("haithabu", {"silver_visibility": "open"})],
)
def test_no_curtain_falls_where_nothing_is_hidden(visitors: Visitors, game: str, variants: dict[str, str]) -> None:
    """The board turns to the next player, who can choose at once."""
    screen = visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), game=game, variants=variants)
    screen.go(f"/t/{table.id}#{table.keys[0]},{table.keys[1]}")
    asked: set[str] = set()

    while len(asked) < 2:
        screen.await_turn()
        expect(screen.page.locator("#curtain")).not_to_be_visible()
        asked.add(screen.page.evaluate("document.querySelector('#players .badge')?.closest('li').textContent ?? ''"))
        screen.play_any(rather=())

    assert all(asked), asked


def test_a_curtain_falls_in_haithabu_where_silver_is_hidden(visitors: Visitors) -> None:
    screen = visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), game="haithabu")

    screen.go(f"/t/{table.id}#{table.keys[0]},{table.keys[1]}")

    expect(screen.page.locator("#curtain-title")).to_be_visible()


def open_curtain(screen: Visitor) -> list[str]:
    """The next player draws it aside, if it has fallen; what it said."""
    curtain = screen.page.locator("#curtain-open")
    expect(screen.page.locator(f"#curtain-open, {READY}").filter(visible=True).first).to_be_visible()
    if not curtain.is_visible():
        return []
    words = curtain.inner_text()
    curtain.click()
    return [words]
