"""What glows is hit wherever it is pressed: nothing that only explains itself lies in front of it."""

import pytest
from playwright.sync_api import Browser

import skerry
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER

EVERY = 12
"""A board is looked at after this number of choices."""
LONGEST = 90
"""The most choices played of a long game."""

CAUGHT = """() => {
    const board = document.querySelector("svg");
    const caught = new Set();
    for (const piece of board.querySelectorAll("[data-move]")) {
        if (!piece.checkVisibility()) continue;
        for (const shape of piece.querySelectorAll("rect, circle, path")) {
            const box = shape.getBoundingClientRect();
            const inner = shape.getScreenCTM().inverse();
            for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
                const [x, y] = [box.x + box.width * i / 10, box.y + box.height * j / 10];
                if (!shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inner))) continue;
                const hit = document.elementFromPoint(x, y);
                if (!hit || !board.contains(hit) || hit.closest("[data-move], [data-wish]")) continue;
                const over = hit.closest("[data-tip]");
                if (over) caught.add(`${over.dataset.tip.split("\\n")[0]} catches ${piece.dataset.move}`);
            }
        }
    }
    return [...caught];
}"""


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("slug", skerry.games())
def test_what_only_explains_itself_catches_no_click(browser: Browser, slug: str, narrow: bool) -> None:
    page = browser.new_page(viewport={"width": 390 if narrow else 1366, "height": 9000})
    game, rng = skerry.game(slug), Rng(1)
    state, choices = game.start(2), 0
    caught: set[str] = set()

    while state.to_move != OVER and choices < LONGEST:
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
            continue
        moves = state.moves()
        choices += len(moves) > 1
        if len(moves) > 1 and choices % EVERY == 0:
            drawing = game.board(state.seen_by(state.to_move), moves, "en", ["Ann", "Ben"], narrow=narrow)
            page.set_content(f"<!doctype html><body style='margin: 0'>{drawing[drawing.index('<svg') :]}")
            caught.update(page.evaluate(CAUGHT))
        state.apply(moves[rng.below(len(moves))])
    page.close()

    assert caught == set()
