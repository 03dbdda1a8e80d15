"""Pirate Haven at the table: games on Map and Island by click and by tap, what is not possible, what travels."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.tables import bot, open_table, person
from tests.browser.test_phone import TOUCH, fits
from tests.browser.visitors import SIZES, Visitor, Visitors
from tests.builds import share

MAP = """
map = [
    "coral-shallows", "timber-coast", "cannon-strait", "rum-cay",
    "parrot-bay", "drunken-lagoon", "gallows-point", "wreck-reef",
]
"""
"""From 1: building, resource, ship, rum; ship, navy, building, treasure; pirate, rum, navy, treasure; ship, pirates."""

LAST_ROUND = f"""
seats = 2
round = 4
order = [1, 0]
home = [1]
{MAP}
spots = {{ 3 = "corvette", 4 = "rum", 5 = "brigantine", 6 = "navy 6", 8 = "treasure 6", 13 = "sloop", 14 = "smuggler" }}
players = [
    {{ income = 8, island = {{ land-2 = "shipyard: treasure 2, treasure 1", land-8 = "tavern", sea-1 = "navy 5" }} }},
    {{ income = 5, island = {{ land-1 = "tavern: treasure 1", sea-1 = "galleon", sea-2 = "navy 3" }} }},
]
"""
"""Ben is home, so the rest of the game is Ann's alone."""

LAST_WORDS = [
    "give land-2 1", "sail 3", "buy sea-2", "use",
    "sail 4", "place sea-2",
    "sail 5", "buy sea-5", "move land-2 1", "to sea-5",
    "add land-2 2", "sail 6", "place sea-3",
    "sail 8", "discard",
    "sail 13", "buy sea-6", "decline",
    "sail 14", "raise sea-5 1", "discard",
    "leave", "discard-navy sea-1",
]  # fmt: skip
"""The corvette raises the dice of the shipyard; in the end the Ships, 10 strong, cannot cover 6 and 6."""

AT_SEA = f"""
seats = 2
{MAP}
spots = {{ 1 = "workshop", 2 = "resource 4", 6 = "navy 3" }}
players = [
    {{ income = 6, island = {{ land-1 = "shipyard: treasure 5", land-2 = "storehouse: rum", sea-1 = "navy 6" }} }},
    {{ at = 9 }},
]
order = [1, 0]
"""


def sits_at(visitors: Visitors, scenario: str, settings: dict[str, Any] | None = None, **context: Any) -> Visitor:
    ann = visitors.come(settings, **context)
    table = open_table(visitors.server, person("Ann"), bot("Ben"), game="pirate_haven", scenario=scenario)
    ann.go(table.link(0))
    ann.await_turn()
    return ann


def choose(ann: Visitor, word: str, *, touch: bool = False) -> None:
    """On the board if it is there, else with its button."""
    placed = ann.piece(word)
    target = placed if placed.count() else ann.button(word)
    (target.tap if touch else target.click)()
    ann.await_answer()
    ann.agree()


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", SIZES)
def test_a_last_round_with_every_kind_of_choice(visitors: Visitors, touch: bool) -> None:
    """PIR-D5 to PIR-D15."""
    ann = sits_at(visitors, LAST_ROUND, **(TOUCH if touch else {}))

    for word in LAST_WORDS:
        ann.await_turn()
        choose(ann, word, touch=touch)

    expect(ann.page.locator("#end")).to_be_visible()
    expect(ann.page.locator("#result")).to_contain_text("Navy")
    for line in (
        "doesn’t use the Ship’s ability",
        "discards Treasure 6",
        "discards Smuggler",
        "discards Navy dice showing 6",
    ):
        expect(ann.log).to_contain_text(line)
    assert fits(ann)


@pytest.mark.parametrize("touch", share(SIZES))
def test_a_game_from_the_first_round_to_the_last(visitors: Visitors, touch: bool) -> None:
    """PIR-08, PIR-83: whatever chance and the bot bring. Ann sails half as far as she can, and leaves after that."""
    ann = sits_at(visitors, "", **(TOUCH if touch else {}))
    chosen: list[str] = []
    sailed = False

    while not ann.is_over():
        words = ann.moves()
        ahead = [word for word in words if word.startswith("sail")]
        word = words[0]
        if "leave" in words:
            word = ahead[len(ahead) // 2] if ahead and not sailed else "leave"
            sailed = word != "leave"
        chosen.append(word)
        choose(ann, word, touch=touch)
        ann.await_turn()

    assert len(chosen) <= 4 * 6
    expect(ann.log).to_contain_text("Round 4 begins.")
    expect(ann.page.locator("#result")).to_contain_text("Total")
    assert fits(ann)


# --- what is not possible ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "wish", "answer"),
    [
        ([], "sail 3", "There is nothing on spot 3 this round.*PIR-19"),
        ([], "sail 9", "Ben’s Ship is already on spot 9.*PIR-26"),
        ([], "add land-1 1", "The die on land spot B2 .1. already shows the most it can on its spot.*PIR-53"),
        (["sail 1"], "buy sea-2", "You can’t place the Workshop on sea spot C1.*PIR-36"),
        (["sail 2"], "place land-2", "The tile on land spot C2 has no open die spot left.*PIR-40"),
        (["sail 6"], "place sea-1", "Something already lies on sea spot B1.*PIR-42"),
    ],
)
def test_what_is_not_possible_says_why(visitors: Visitors, played: list[str], wish: str, answer: str) -> None:
    ann = sits_at(visitors, AT_SEA)
    for word in played:
        choose(ann, word)

    ann.page.locator(f'#board [data-wish="{wish}"]').click()

    expect(ann.page.locator("#tip")).to_contain_text(re.compile(f"You can’t: {answer}"))


MOVED = """
seats = 2
turn = 0
bought = "sea-2"
[[players]]
at = 3
[players.island]
land-1 = "plantation: treasure 6"
land-2 = "storehouse: rum"
land-3 = "tavern"
sea-2 = "brigantine"
[[players]]
at = 9
"""


def test_a_die_shows_where_it_could_be_moved_and_what_it_would_lose(visitors: Visitors) -> None:
    """PIR-64, PIR-R31."""
    ann = sits_at(visitors, MOVED)
    choose(ann, "move land-1 1")

    expect(ann.piece("to land-3")).to_contain_text("−4")
    expect(ann.button("to land-3")).to_contain_text("it will show 2; 4 pips are lost")
    ann.page.locator('#board [data-wish="to land-1"]').click(position={"x": 5, "y": 5})
    expect(ann.page.locator("#tip")).to_contain_text(re.compile("already on this tile.*PIR-R31"))
    ann.press("Undo step")
    ann.await_answer()
    choose(ann, "reroll land-1 1")

    expect(ann.log).to_contain_text("Ann rerolls the die on land spot B2 (1)")


# --- what moves -------------------------------------------------------------------------------------------------------

WATCH = """
window.travelled = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes)
            if (node.parentNode?.classList?.contains("travelling")) window.travelled.push(node.innerHTML);
}).observe(document.querySelector("#board"), { childList: true, subtree: true });
"""


def travelled(ann: Visitor, part: str) -> bool:
    found: bool = ann.page.evaluate("part => window.travelled.some(piece => piece.includes(part))", part)
    return found


def test_a_tile_travels_from_the_map_to_the_island(visitors: Visitors) -> None:
    ann = sits_at(visitors, AT_SEA, {"speed": "slow"})
    ann.page.evaluate(WATCH)

    choose(ann, "sail 1")
    assert travelled(ann, "#haven-workshop")
    assert travelled(ann, "#haven-hull")
    ann.page.evaluate("window.travelled = []")
    choose(ann, "buy land-3")

    assert travelled(ann, "#haven-workshop")


def test_clicks_count_while_pieces_travel(visitors: Visitors) -> None:
    """The player need not wait for any movement, and nothing on its way takes a click."""
    ann = sits_at(visitors, AT_SEA, {"speed": "slow"})
    give = ann.piece("give land-1 1").bounding_box()
    spot = ann.page.locator("#i-0-land-3").bounding_box()
    assert give is not None
    assert spot is not None

    for _ in range(3):
        ann.page.mouse.click(give["x"] + give["width"] / 2, give["y"] + give["height"] / 2)
        ann.await_answer()
    ann.piece("sail 1").click()
    ann.await_answer()
    assert ann.page.evaluate(
        "[...document.querySelectorAll('.travelling *')].every(one => getComputedStyle(one).pointerEvents === 'none')"
    )
    ann.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)

    expect(ann.log).to_contain_text("Ann buys the Workshop for 3 Income and places it on land spot B3")
    expect(ann.log).to_contain_text("The die now shows 2")


def test_a_phone_shows_what_can_be_chosen(visitors: Visitors) -> None:
    """The Island lies below the Map: after landing, you see where the tile can go, then the Map again."""
    ann = sits_at(visitors, AT_SEA, **TOUCH)

    choose(ann, "sail 1", touch=True)
    assert is_seen(ann, "buy land-3")
    choose(ann, "buy land-8", touch=True)

    assert is_seen(ann, "sail 6")


def is_seen(ann: Visitor, word: str) -> bool:
    """A piece between the top of the window and the sheet at its lower end."""
    sheet, box = ann.page.locator("#decide").bounding_box(), ann.piece(word).bounding_box()
    assert sheet is not None
    assert box is not None
    return 0 <= box["y"] < box["y"] + box["height"] <= sheet["y"]


@pytest.mark.parametrize("touch", share(SIZES))
def test_the_island_of_another_and_the_decks_lie_in_drawers(visitors: Visitors, touch: bool) -> None:
    """They lie over the table while they are open, and one at a time."""
    ann = sits_at(visitors, LAST_ROUND, **(TOUCH if touch else {}))
    island, decks = (ann.page.locator(f'#board [data-drawer="{name}"]') for name in ("island-1", "decks"))
    if touch:
        ann.page.locator("#zones [data-to=others]").tap()
    expect(island).not_to_be_visible()

    press(ann.page.locator('#board [data-part="strip-1"] [data-opens]'), touch)
    expect(island).to_be_visible()
    expect(island).to_contain_text("Tavern")
    press(island.locator("[data-opens]"), touch)
    expect(island).not_to_be_visible()

    press(ann.page.locator('#board [data-part="decks"] [data-opens]'), touch)
    expect(decks).to_be_visible()
    expect(decks).to_contain_text("Pool:")
    ann.page.keyboard.press("Escape")
    expect(decks).not_to_be_visible()


def press(piece: Locator, touch: bool) -> None:
    (piece.tap if touch else piece.click)()


NO_TILES = f"""
seats = 2
{MAP}
spots = {{ 1 = "workshop", 2 = "resource 4" }}
players = [{{ income = 6 }}, {{ at = 9 }}]
order = [1, 0]
"""


def test_spots_that_would_bring_nothing_are_dimmed(visitors: Visitors) -> None:
    """PIR-39: the Workshop can be paid, but there is no tile for a die yet."""
    ann = sits_at(visitors, NO_TILES)

    expect(ann.piece("sail 2")).to_have_class(re.compile("doubtful"))
    expect(ann.piece("sail 1")).not_to_have_class(re.compile("doubtful"))
    expect(ann.button("sail 2")).to_contain_text("no room for it on your Island now")


# --- no barriers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", share(SIZES))
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_bars_anyone_from_the_table(visitors: Visitors, touch: bool, colours: str, locale: str) -> None:
    """What axe finds wrong with the page: nothing, on the Map, with a tile in hand, and with the result."""
    context = {"color_scheme": colours, "locale": locale, **(TOUCH if touch else {})}
    ann = sits_at(visitors, LAST_ROUND, **context)
    assert ann.doubled_ids() == []
    for word in ("sail 3", "discard", "leave"):
        found = Axe().run(ann.page)
        assert found.violations_count == 0, found.generate_report()
        ann.button(word).evaluate("button => button.click()")
        ann.await_answer()
    expect(ann.page.locator("#end")).to_be_visible()
    found = Axe().run(ann.page)
    assert found.violations_count == 0, found.generate_report()
