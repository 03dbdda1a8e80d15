"""A language that is only a folder beside Skerry is played in the browser, and nothing on its pages is English."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import skerry
from skerry.kernel.pack import flatten
from skerry.words.languages import ELSEWHERE
from tests import made_up
from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.visitors import Visitor, Visitors
from tools.browsing import a_server

PLAYERS_AND_KEYS = {"Ann", "Bea", "Esc"}


def same_everywhere() -> set[str]:
    """What is called the same in every language: languages, games, those who made them, and players."""
    games = [skerry.game(slug) for slug in skerry.games()]
    made = [
        value for game in games for key, value in flatten(game.pack.data).items() if re.search("designer|publ", key)
    ]
    people = [str(one) for value in made for one in (value if isinstance(value, list) else [value])]
    return {*PLAYERS_AND_KEYS, "English", "Deutsch", *[game.title for game in games], *people}


OUTSIDE = re.compile("|".join(sorted(map(re.escape, same_everywhere()), key=len, reverse=True)))


@pytest.fixture(scope="module")
def visitors(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visitors]:
    """A server that finds the language in a folder named to it."""
    folder = made_up.make(tmp_path_factory.mktemp("languages"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(ELSEWHERE, str(folder))
        with a_server(tmp_path_factory.mktemp("server") / "tables.sqlite") as address:
            here = Visitors(address, browser)
            yield here
            here.leave()


def english(visitor: Visitor, place: str = "body") -> set[str]:
    """Words without accents that can be seen, or that a screen reader says."""
    texts = visitor.page.locator(place).inner_text()
    labels = visitor.page.locator(f"{place} [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return {word for text in [texts, *labels] for word in made_up.unspoken(OUTSIDE.sub(" ", text))}


def test_the_lobby_and_the_other_pages(visitors: Visitors) -> None:
    ann = visitors.come(locale=made_up.TAG)

    for page in ("/", "/about", "/rules", "/missing"):
        ann.forgive("404")
        ann.go(page)
        html = ann.page.locator("html")
        assert [html.get_attribute(name) for name in ("lang", "data-language")] == [made_up.LOCALE, made_up.TAG]
        assert english(ann, "header") | english(ann, "main") == set(), page


def test_a_game_to_the_end(visitors: Visitors) -> None:
    ann = visitors.come({"confirm": True, "guide": True}, locale=made_up.TAG)
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN).link(0))
    ann.await_turn()
    assert english(ann, "main") == set()

    ann.play("take-row 1")
    ann.play_to_the_end()

    assert english(ann, "main") == set()
