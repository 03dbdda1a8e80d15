"""Two people at one screen, with a curtain between their turns."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.cable import NO_WAY, Cable
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


def open_curtain(screen: Visitor) -> list[str]:
    """Whoever is next draws it aside, if it has fallen; what they say."""
    curtain = screen.page.locator("#curtain-open")
    expect(screen.page.locator(f"#curtain-open, {READY}").filter(visible=True).first).to_be_visible()
    if not curtain.is_visible():
        return []
    words = curtain.inner_text()
    curtain.click()
    return [words]
