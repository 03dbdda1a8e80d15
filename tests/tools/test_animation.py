"""The animation of a table: what is filmed keeps its colours and times, and the one in the documents is small."""

import io
from pathlib import Path

import pytest
from PIL import Image

from tools.animation import WIDTH, Frame, animated
from tools.screenshots import PICTURES

README = Path(__file__).parents[2] / "README.md"
MOST = 600_000
"""Bytes that a reader loads for it."""
SEA, PURPLE = (165, 208, 211), (107, 45, 122)


def seen_at(place: int) -> Image.Image:
    """A small purple ship on the sea."""
    picture = Image.new("RGB", (WIDTH, 200), SEA)
    picture.paste(PURPLE, (place, 90, place + 8, 98))
    return picture


def test_a_small_thing_keeps_its_colour_where_it_goes() -> None:
    film = [Frame(seen_at(place), time) for place, time in ((10, 900), (60, 70), (200, 900))]

    made = Image.open(io.BytesIO(animated(film)))

    assert made.info["loop"] == 0
    for number, (place, time) in enumerate(((10, 900), (60, 70), (200, 900))):
        made.seek(number)
        assert made.info["duration"] == time
        drawn = made.convert("RGB")
        assert drawn.getpixel((place + 4, 94)) == pytest.approx(PURPLE, abs=6)
        assert drawn.getpixel((500, 94)) == pytest.approx(SEA, abs=6)


def test_the_animation_of_the_documents_moves_and_is_small() -> None:
    file = PICTURES / "table.gif"
    with Image.open(file) as made:
        assert getattr(made, "n_frames", 1) > 20
    assert file.stat().st_size < MOST
    assert "docs/pictures/table.gif" in README.read_text(encoding="utf-8")
