"""The stylesheet: light and dark, by the reader's system or by wish, with enough contrast."""

import re

import pytest

from skerry.drawing.style import DARK, LIGHT, stylesheet
from tests.drawing.colours import contrast


def test_both_themes_name_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["table", "panel", "card", "mine"])
@pytest.mark.parametrize("ink", ["ink", "faint"])
def test_text_can_be_read_on_every_ground(theme: dict[str, str], ground: str, ink: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_initials_can_be_read_on_every_seat(theme: dict[str, str]) -> None:
    assert min(contrast("#ffffff", theme[f"seat-{seat}"]) for seat in range(6)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_what_can_be_chosen_stands_out(theme: dict[str, str]) -> None:
    assert min(contrast(theme["glow"], theme[ground]) for ground in ("panel", "card", "mine")) >= 3


def test_nothing_moves_by_itself() -> None:
    """A glow that never rests draws a board of thirty choices anew with every frame: 15 a second on a large screen."""
    assert "animation" not in stylesheet()


def test_the_theme_follows_the_system_unless_one_is_asked_for() -> None:
    style = stylesheet()

    dark = "--ink:" + DARK["ink"]
    assert re.search(r"@media \(prefers-color-scheme:dark\)\{\.skerry\{[^}]*" + dark, style)
    assert re.search(r"\[data-theme=dark\] \.skerry,\.skerry\[data-theme=dark\]\{[^}]*" + dark, style)
    assert re.search(r"\[data-theme=light\] \.skerry,\.skerry\[data-theme=light\]\{[^}]*--ink:" + LIGHT["ink"], style)


def test_a_game_adds_looks_and_colours_and_may_change_common_ones() -> None:
    style = stylesheet(".skerry .sea{fill:var(--sea)}", {"sea": "#123456"}, {"sea": "#654321", "ink": "#fefefe"})

    assert style.endswith(".skerry .sea{fill:var(--sea)}")
    assert style.count("--sea:#123456") == style.count("--sea:#654321") == style.count("--ink:#fefefe") == 2


def test_every_colour_that_is_used_is_defined() -> None:
    style = stylesheet()

    assert set(re.findall(r"var\(--([\w-]+)\)", style)) <= set(LIGHT)


def test_a_stylesheet_holds_nothing_that_markup_would_end_or_load() -> None:
    assert not re.search(r"[<&]|url\(|@import", stylesheet())
