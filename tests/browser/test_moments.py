"""What happens is told as it happens: by strips, marks on the board, banners and sounds, and all of it can be off."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.visitors import Visitor, Visitors

LISTENING = """
window.heard = [];
for (const name of ["OscillatorNode", "AudioBufferSourceNode"]) {
  const start = window[name].prototype.start;
  window[name].prototype.start = function (...when) { window.heard.push(name); return start.apply(this, when); };
}
"""


def sits_down(visitors: Visitors, **settings: object) -> Visitor:
    ann = visitors.come(settings)
    ann.context.add_init_script(LISTENING)
    ann.go(open_table(visitors.server, person("Ann"), bot("Bea"), scenario=LAST_YEAR).link(0))
    ann.await_turn()
    return ann


def heard(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.heard.length"))


def test_a_strip_for_each_player_tells_score_and_last_action(visitors: Visitors) -> None:
    ann = sits_down(visitors)
    mine, theirs = (ann.page.locator(f"#strips [data-seat='{seat}']") for seat in (0, 1))

    expect(mine).to_have_class(re.compile("turn"))
    expect(mine.locator(".score")).to_contain_text(re.compile(r"-?\d+"))
    ann.play("take-row 1", "end")
    ann.await_turn()

    expect(theirs.locator(".strip-last")).to_contain_text("Bea")
    expect(theirs.locator(".strip-last")).not_to_contain_text("turn.")


def test_what_others_changed_keeps_a_mark_until_you_act(visitors: Visitors) -> None:
    table = open_table(visitors.server, person("Ann"), person("Bea"), scenario=LAST_YEAR)
    ann, bea = visitors.come(), visitors.come()
    ann.go(table.link(0))
    bea.go(table.link(1))
    ann.await_turn()
    marks = ann.page.locator("#board .changed .mark")
    expect(marks).to_have_count(0)

    ann.play("take-row 1", "end")
    bea.play("take-building visby-inn", "end", "take-row 1", "end")
    ann.await_turn()
    expect(marks.first).to_be_attached()
    ann.play_any()

    expect(marks).to_have_count(0)


def test_coming_back_shows_one_line_for_each_player(visitors: Visitors) -> None:
    ann = sits_down(visitors)
    ann.play("take-row 1", "end")
    ann.await_turn()

    ann.page.reload()
    ann.page.locator("#digest-title").click()

    expect(ann.page.locator("#digest-list li")).to_have_count(1)
    expect(ann.page.locator("#digest-list li")).to_contain_text("Bea")


def test_sounds_are_heard_after_the_first_gesture_and_off_with_one_click(visitors: Visitors) -> None:
    ann = sits_down(visitors, sound=True)
    assert heard(ann) == 0

    ann.play("take-row 1")
    ann.page.wait_for_function("window.heard.length > 0")
    ann.page.get_by_role("button", name="Sounds").click()
    before = heard(ann)
    ann.play("end")
    ann.await_turn()

    assert heard(ann) == before
    expect(ann.page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")


def test_a_banner_tells_what_begins_and_goes_with_a_key(visitors: Visitors) -> None:
    ann = visitors.come({"speed": "slow"})
    table = open_table(visitors.server, person("Ann"), bot("Bea"), game="haithabu")
    ann.go(table.link(0))
    ann.await_turn()
    banner = ann.page.locator("#banner")

    for _ in range(12):
        ann.await_turn()
        ann.play_any(rather=("choose", "worker", "nothing", "done", "end-turn", "point", "return"))
        if banner.is_visible():
            break
    expect(banner).to_contain_text("begins")
    ann.page.keyboard.press("Shift")

    expect(banner).not_to_be_visible()


def test_the_end_is_celebrated_with_places_points_and_a_picture(visitors: Visitors) -> None:
    ann = visitors.come({"speed": "fast"})
    ann.go(open_table(visitors.server, person("Ann"), bot("Bea"), scenario=LAST_AUTUMN).link(0))
    ann.play_to_the_end()
    ceremony = ann.page.locator("#ceremony")

    expect(ceremony.locator("h2")).to_contain_text("Points:")
    expect(ceremony.locator("thead .place")).to_have_text(["1.", "2."])
    totals = ceremony.locator(".total td")
    ann.page.keyboard.press("Shift")
    expect(totals.first).to_have_text(str(totals.first.get_attribute("data-counts")))
    with ann.page.expect_download() as picture:
        ann.press("Picture")
    assert picture.value.suggested_filename.endswith(".png")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    ceremony.get_by_role("button", name="Close").click()

    expect(ceremony).not_to_be_visible()


@pytest.mark.parametrize(("speed", "motion"), [("off", "no-preference"), ("slow", "reduce")])
def test_the_ceremony_stands_still_for_those_who_want_no_movement(visitors: Visitors, speed: str, motion: str) -> None:
    ann = visitors.come({"speed": speed}, reduced_motion=motion)
    ann.go(open_table(visitors.server, person("Ann"), bot("Bea"), scenario=LAST_AUTUMN).link(0))
    ann.play_to_the_end()
    ceremony = ann.page.locator("#ceremony")

    expect(ceremony.locator(".total td").first).to_have_text(re.compile(r"−?\d+"))
    assert not ceremony.evaluate("one => one.classList.contains('counting')")
    ceremony.get_by_role("button", name="Close").click()
    expect(ceremony).not_to_be_visible()
    ann.press("Points")
    expect(ceremony).to_be_visible()


@pytest.mark.parametrize("slug", ["riga", "hagar", "pirate_haven", "haithabu", "gotlandia"])
def test_a_first_game_opens_with_its_goal_card(visitors: Visitors, slug: str) -> None:
    ann = visitors.come({"guide": True}, new=True)
    ann.go(open_table(visitors.server, person("Ann"), bot("Bea"), game=slug).link(0))
    card = ann.page.locator("#goal")

    expect(card.locator("#goal-ways li")).to_have_count(4)
    pictures = card.locator(".goal-picture use").evaluate_all(
        "all => all.filter(one => document.querySelector(one.getAttribute('href'))).length"
    )
    assert pictures == 4
    assert Axe().run(ann.page, "#goal").response["violations"] == []
    ann.press("Let’s play")
    expect(card).not_to_be_visible()
    ann.page.reload()
    ann.await_turn()
    expect(card).not_to_be_visible()
    ann.press("Goal")

    expect(card.locator("#goal-sentence")).not_to_be_empty()
