"""Every page: no barrier that axe-core knows of, nothing from elsewhere, and not much of it."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Response, expect

from tests.browser.tables import LAST_AUTUMN, LAST_YEAR, bot, open_table, person
from tests.browser.visitors import LAPTOP, PHONE, Visitor, Visitors
from tests.builds import share

LEVELS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}
HEAVIEST = 100_000
MOST_REQUESTS = 15


def lobby(ann: Visitor) -> None:
    ann.go("/")
    expect(ann.page.locator("#open-empty")).to_be_visible()


def setting_up(ann: Visitor) -> None:
    ann.go("/")
    ann.press("Play with friends: Gotlandia")
    ann.press("Add a seat")
    ann.page.get_by_text("House rules").click()


def waiting_table(ann: Visitor) -> None:
    ann.go("/")
    ann.press("Play with friends")
    ann.press("Open the table")
    ann.see("Waiting for players")
    expect(ann.page.locator(".code svg")).to_be_visible()


def invitation(ann: Visitor) -> None:
    ann.go(open_table(ann.server, person("Ann"), bot(), sit=False).link(0))
    expect(ann.page.get_by_role("dialog", name="Welcome to the table")).to_be_visible()


def running_table(ann: Visitor) -> None:
    ann.go(open_table(ann.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.play("take-row 1")


def text_view(ann: Visitor) -> None:
    running_table(ann)
    ann.press("Text view")


def players(ann: Visitor) -> None:
    running_table(ann)
    ann.page.get_by_role("tab", name="Players").click()


def settings(ann: Visitor) -> None:
    running_table(ann)
    ann.press("Settings")


def rules_at_the_table(ann: Visitor) -> None:
    running_table(ann)
    ann.prompt.get_by_role("button").click()
    expect(ann.page.locator("#rules-list .found")).to_be_visible()


def finished_table(ann: Visitor) -> None:
    ann.go(open_table(ann.server, person("Ann"), bot(), scenario=LAST_AUTUMN).link(0))
    ann.play_to_the_end()
    ann.page.get_by_text("Check that chance was fair").click()


def replay(ann: Visitor) -> None:
    finished_table(ann)
    ann.page.get_by_role("link", name="Replay").click()
    ann.press("To the end")
    expect(ann.page.locator("#heading")).to_have_text("The game is over.")


def all_rules(ann: Visitor) -> None:
    ann.go("/rules")


def rules(ann: Visitor) -> None:
    ann.go("/rules/riga")


def about(ann: Visitor) -> None:
    ann.go("/about")


def error(ann: Visitor) -> None:
    ann.go("/nowhere")
    ann.see("Nothing but open sea")
    ann.forgive("404")


PAGES: list[Callable[[Visitor], None]] = [
    lobby, setting_up, waiting_table, invitation, running_table, text_view, players, settings, rules_at_the_table,
    finished_table, replay, all_rules, rules, about, error,
]  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_no_page_has_a_barrier(visitors: Visitors, page: Callable[[Visitor], None]) -> None:
    """WCAG 2.2 A and AA as far as a machine can see, light and dark; the builds share laptop and phone."""
    ann = visitors.come({"guide": True})
    page(ann)

    barriers: dict[str, str] = {}
    for size in share([LAPTOP, PHONE]):
        ann.page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            ann.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            barriers |= barriers_of(ann, f"{size['width']} {scheme}")

    assert barriers == {}


def barriers_of(visitor: Visitor, how: str) -> dict[str, str]:
    found = Axe().run(visitor.page, options=LEVELS).response["violations"]
    return {f"{how} {one['id']}": "; ".join(node["html"][:200] for node in one["nodes"][:5]) for one in found}


def test_the_first_page_is_light(visitor: Visitor) -> None:
    """All that comes over the line until the lobby rests, as it comes: packed, and without the typefaces."""
    answers: dict[str, Response] = {}
    visitor.page.on("response", lambda answer: answers.update({answer.url: answer}))
    visitor.go("/")
    expect(visitor.page.locator("#open-empty")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")

    sizes = {address: answer.request.sizes()["responseBodySize"] for address, answer in answers.items()}
    light = {address: size for address, size in sizes.items() if not address.endswith(".woff2")}
    assert 10 < len(light) < MOST_REQUESTS, sorted(light)
    assert sum(light.values()) < HEAVIEST, light
    assert sum(sizes.values()) < HEAVIEST, "The typefaces do not make it a heavy page either."


def test_no_page_can_ask_anyone_but_the_server(visitor: Visitor) -> None:
    """That none does is checked for every visitor of every story."""
    visitor.go("/")

    answer = visitor.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => 'refused')")

    assert answer == "refused"
    visitor.forgive("Content Security Policy")


PLACES = """() => [...document.querySelectorAll("main :is(h1, h2, h3, p, button, .button, img)")].map((one) => {
  const { y, height } = one.getBoundingClientRect();
  return { what: one.textContent, y, height };
})"""


@pytest.mark.parametrize("path", ["/", "/rules", "/about"])
def test_nothing_jumps_when_the_typefaces_come(visitors: Visitors, path: str) -> None:
    """What stands in for them has their measures: two visitors, one of whom never gets them."""
    ann, bob = visitors.come(), visitors.come()
    bob.page.route("**/*.woff2", lambda route: route.abort())
    bob.forgive("ERR_FAILED")
    ann.go(path)
    bob.go(path)
    for one in (ann, bob):
        one.page.wait_for_load_state("networkidle")

    loaded = ann.page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').length")
    before, after = bob.page.evaluate(PLACES), ann.page.evaluate(PLACES)

    assert loaded >= 2
    assert len(before) == len(after) > 5
    jumps = [one["what"] for one, other in zip(before, after) if abs(one["y"] - other["y"]) > 8]
    assert jumps == []
