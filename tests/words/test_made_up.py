"""A language that is only a folder of files passes every check, and every game can be played in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import skerry
from skerry import OVER, Rng
from skerry.games import translations
from skerry.words.languages import ELSEWHERE, languages
from skerry.words.rooms import Room, look_again, own_name
from tests import made_up
from tests.sentences import all_that_is_said
from tools import check_languages

NAMES = ["1", "2", "3", "4"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    made = made_up.make(tmp_path_factory.mktemp("languages"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(ELSEWHERE, str(made))
        look_again()
        translations.look_again()
        yield made
    look_again()
    translations.look_again()


def test_it_is_found_and_whole(folder: Path) -> None:
    assert languages() == ("en", "de", made_up.TAG)
    assert own_name(made_up.TAG) == "Ẋåñü"
    assert translations.share(made_up.TAG) == 1


def test_it_passes_every_check(folder: Path) -> None:
    assert check_languages.mistakes([folder]) == []


@pytest.mark.usefixtures("folder")
def test_it_has_four_plural_forms() -> None:
    text = Room("riga").message("ask-build", made_up.TAG).entry.value.elements[0].expression

    assert {variant.key.name for variant in text.variants} == {"one", "few", "many", "other"}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("slug", [slug for slug in skerry.games() if slug != "low_water"])
def test_nothing_that_a_game_says_is_written_in_its_code(slug: str) -> None:
    """Without the accents it would be English; single letters and signs are no words."""
    game = skerry.game(slug)
    state, rng = game.start(max(game.seats.start, 2)), Rng(1)
    state.journal = []
    said: set[str] = set()
    for ply in range(game.longest):
        if state.to_move == OVER:
            break
        moves = state.moves()
        if ply % 40 == 0 and state.to_move >= 0:
            said.update(all_that_is_said(state, made_up.TAG, NAMES))
            view = state.seen_by(state.to_move)
            said.update(game.label(move, made_up.TAG, NAMES) for move in moves)
            for section in game.sheet(view, made_up.TAG, NAMES):
                said.update([section.title, *section.heads, *[cell.text for row in section.rows for cell in row]])
        state.apply(state.draw(rng) if state.to_move < 0 else moves[rng.below(len(moves))])
    said.update(line.text for line in game.tell(state.journal, made_up.TAG, NAMES))

    assert {text for text in said if made_up.unspoken(text)} == set()
