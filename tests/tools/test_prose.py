"""Phrases that must not come back are found where people read, and nowhere else."""

from pathlib import Path

import pytest

from tools.prose import INSTEAD, PHRASES, WIDEST, complaints, files


def found(folder: Path, name: str, text: str) -> list[str]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [f"{complaint.number}: {complaint.text.partition('.')[0]}" for complaint in complaints(path)]


def test_a_phrase_is_found_in_each_kind_of_file(tmp_path: Path) -> None:
    assert found(tmp_path, "a.md", "# A\n\nWhoever comes,\ngoes.\n") == ["3: “Whoever”"]
    assert found(tmp_path, "a.html", '<p class="x">\n{{ t("a") }} So many</p>') == ["2: “So many”"]
    assert found(tmp_path, "a.ftl", "lost = Until one of both sides ends it\n") == ["1: “one of both”"]
    assert found(tmp_path, "a.py", '"""A.\n\nOf whoever asks."""\n\n# so many\nx = 1\n') == [
        "3: “whoever”",
        "5: “so many”",
    ]
    assert found(tmp_path, "a.js", "/**\n * For whoever looks.\n */\nrun(); // after so many ms\n") == [
        "2: “whoever”",
        "4: “so many”",
    ]


def test_a_phrase_is_found_across_the_end_of_a_line(tmp_path: Path) -> None:
    assert found(tmp_path, "a.md", "It holds so\nmany games.\n") == ["1: “so many”"]


def test_code_addresses_and_what_is_no_docstring_are_left_alone(tmp_path: Path) -> None:
    code = "```\nwhoever\n```\nSee `so many` and [this](whoever.md), [that](https://a.example/so-many).\n"

    assert found(tmp_path, "a.md", code) == []
    assert found(tmp_path, "a.html", '<p data-t="whoever">{# so many #}</p>') == []
    assert found(tmp_path, "a.py", 'whoever = "so many"\n') == []
    assert found(tmp_path, "a.js", 'const whoever = "https://a.example/so many";\n') == []


def test_lines_of_markdown_have_a_width(tmp_path: Path) -> None:
    wide = "word " * 30

    assert found(tmp_path, "a.md", f"{wide}\n") == [f"1: {len(wide)} characters; a line may have {WIDEST}"]
    assert found(tmp_path, "a.md", f"| {wide} |\n\n```\n{wide}\n```\n{'x' * 200}\n") == []


@pytest.mark.parametrize("good", ["6 + 1 points", "somehow ever", "points for gold", "the lucky one", "a halfpenny"])
def test_good_sentences_raise_no_alarm(good: str) -> None:
    assert [phrase.pattern for phrase in PHRASES if phrase.search(good)] == []


def test_every_phrase_says_what_to_write_instead() -> None:
    assert all(INSTEAD.values())


def test_documents_templates_and_programs_are_looked_at() -> None:
    looked_at = list(files())

    assert {path.suffix for path in looked_at} >= {".md", ".html", ".py", ".js"}
    assert Path(__file__) in looked_at
