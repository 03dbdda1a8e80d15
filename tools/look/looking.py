"""What is looked at in each position, and what is looked at from time to time."""

from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tools.look.findings import Finding
from tools.look.sizes import Size

HERE: Final = Path(__file__).parent
MEASURE: Final = (HERE / "measure.js").read_text(encoding="utf-8").strip()
ANCHORS: Final = (HERE / "anchors.js").read_text(encoding="utf-8").strip()
FAR: Final = 8
"""Pixels that a thing which nobody moves may be elsewhere than before."""
LEVELS: Final = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}
TABS: Final = "#zones button"

Anchors = dict[str, tuple[int, ...]]


def look(page: Page, size: Size) -> list[Finding]:
    """Every part of the table that has a tab, else the table as it is; afterwards the tab is open that was."""
    measured = {"floor": size.floor, "finger": size.finger}
    tabs = page.locator(TABS)
    if not tabs.first.is_visible():
        return found_in(page, measured)
    pressed = page.locator(f"{TABS}[aria-pressed=true]").get_attribute("data-to")
    found = []
    for tab in tabs.all():
        tab.click()
        found += found_in(page, measured)
    page.locator(f'{TABS}[data-to="{pressed}"]').click()
    return found


def found_in(page: Page, measured: dict[str, float]) -> list[Finding]:
    return [Finding(**one) for one in page.evaluate(MEASURE, measured)]


def anchors(page: Page) -> Anchors:
    return {name: tuple(place) for name, place in page.evaluate(ANCHORS).items()}


def jumps(before: Anchors, after: Anchors) -> list[Finding]:
    """Of the things that nobody moves, those that are elsewhere. Where one came, went or grew, its like close up."""
    both = sorted(before.keys() & after.keys())
    changed = {kind(name) for name in before.keys() ^ after.keys()}
    changed |= {kind(name) for name in both if "-" in name and before[name][2:] != after[name][2:]}
    found = []
    for name in both:
        if kind(name) in changed:
            continue
        far = max(abs(then - now) for then, now in zip(before[name][:2], after[name][:2], strict=True))
        if far > FAR:
            found.append(Finding("jumps", name, pixels=far))
    return found


def kind(name: str) -> str:
    """Of "mine/held-wine" it is "mine/held"."""
    return name.partition("-")[0]


def barriers(page: Page) -> list[Finding]:
    """What axe-core finds, light and dark."""
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        for one in Axe().run(page, options=LEVELS).response["violations"]:
            nodes = "; ".join(node["html"][:80] for node in one["nodes"][:3])
            found.append(Finding("barrier", f"{scheme} {one['id']}: {nodes}"))
    return found
