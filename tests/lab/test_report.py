"""The report: one page with everything in it, in both languages."""

import re
from pathlib import Path

import pytest

from skerry.lab.folder import Results
from skerry.lab.plots import PAINT
from skerry.lab.report import short, write_report


@pytest.fixture(scope="session", params=["en", "de"])
def page(hagar: Results, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("report") / "report.html"
    write_report(hagar, path, request.param, "skerry lab match hagar random random greedy")
    return path.read_text(encoding="utf-8")


def test_the_page_needs_nothing_from_elsewhere(page: str) -> None:
    assert set(re.findall(r"https?://[^\s\"<]*", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert re.search(r"<(script|link|img|iframe)\b|url\((?!#)|@import", page) is None


def test_every_picture_is_drawn_in_the_colours_of_the_page_and_has_a_name(page: str) -> None:
    pictures = re.findall(r"<svg[^>]*>", page)

    assert len(pictures) >= 9
    assert all('role="img" aria-label="' in picture for picture in pictures)
    assert [colour for colour in PAINT.values() if colour in page] == []
    assert "var(--seat-0)" in page


def test_numbers_are_those_of_the_results(page: str, hagar: Results) -> None:
    assert "<b>6</b>" in page
    assert f"<b>{hagar.games()['decisions'].sum():,}</b>" in page
    assert "skerry lab match hagar random random greedy" in page


def test_a_study_begins_with_what_the_change_does(study: Results, tmp_path: Path) -> None:
    write_report(study, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")

    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert titles[:2] == ["What the change does", "Riga, 2 seats, the unchanged pack"]
    assert "numbers.hand_limit=3" in page


def test_a_label_is_shortened_to_the_last_part_of_its_keys() -> None:
    assert short("building.*-crane.cost=8, numbers.hand_limit=[1, 2]") == "cost=8, hand_limit=[1, 2]"


def test_the_same_results_give_the_same_page(hagar: Results, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_report(hagar, tmp_path / name)

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
