"""The first page as the benchmark weighs it."""

from pathlib import Path

from bench.server import first_page_of


def test_the_first_page_is_light(tmp_path: Path) -> None:
    page = first_page_of(tmp_path)

    assert 10 < page.requests < 15
    assert 20_000 < page.bytes < 100_000
    assert 20_000 < page.fonts < 60_000
