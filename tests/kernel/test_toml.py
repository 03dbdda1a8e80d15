"""TOML from outside: whatever the text is, it is read or refused at once, and what was read is small and finite."""

import time
from pathlib import Path

import pytest

from skerry.games import games, published
from skerry.kernel import toml
from skerry.kernel.errors import NotToml, RecordError, ScenarioError, TomlError, TooNested, UnreadableFile
from skerry.kernel.game import parse_scenario
from skerry.kernel.notation import Source
from skerry.kernel.pack import read_toml
from skerry.kernel.toml import DEEPEST, LARGEST, LONGEST_TEXT, MOST_SIGNS, MOST_VALUES


@pytest.mark.parametrize("slug", games())
def test_every_published_pack_is_well_within_the_bounds(slug: str) -> None:
    for path in published(slug).files.values():
        text = path.read_text(encoding="utf-8")

        assert toml.parse(text)
        assert 3 * len(text) < MOST_SIGNS


@pytest.mark.parametrize(
    "text",
    [
        '"=".' + "a." * 90_000 + "a = 1",
        "a." * 90_000 + "a = 1",
        "[" + "a." * 90_000 + "a]",
        "a = " + "[\n" * 50_000,
        "a = " + "[ # ]\n" * 20_000,
        "a = " + '["]",' * 20_000,
        "a = " + "[''']\n''',\n" * 10_000,
        'a = """\n\\"""" # ends here\nb = ' + "[\n" * 50_000,
        "a = " + "{a=" * 50_000,
        "\n".join(f"[[{'.'.join('a' * parts)}]]" for parts in range(1, 20)) + "\na.a.a = 1",
    ],
    ids=range(10),
)
def test_a_text_that_is_nested_too_deeply_is_refused_at_once(text: str) -> None:
    began = time.process_time()

    with pytest.raises(TooNested, match=r"^Its tables are nested too deeply\.$"):
        toml.parse(text)

    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    "text",
    [
        "a = " + '"""\\"""' * 28_000,
        'a = "' + '\\"' * 90_000,
        "a = '''" + "''\n" * 60_000,
        "'''" * 60_000,
        '"""' + "a." * 90_000,
    ],
    ids=range(5),
)
def test_texts_that_never_end_are_refused_at_once(text: str) -> None:
    began = time.process_time()

    with pytest.raises(NotToml, match=r"^This isn’t valid TOML: "):
        toml.parse(text)

    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"a.b = {LARGEST + 1}", "a.b is 1000001; expected a number from -1,000,000 to 1,000,000."),
        ("a = [1, -1e30]", "a[1] is -1e+30; expected a number from -1,000,000 to 1,000,000."),
        ("a = nan", "a is nan; expected a number from -1,000,000 to 1,000,000."),
        ("a = inf", "a is inf; expected a number from -1,000,000 to 1,000,000."),
        ("a = " + "9" * 5000, "A number has too many digits."),
        ("a = 0x" + "f" * 5000, "a is a number with far too many digits; expected a number from"),
        ("a = 1979-05-27", "a is datetime.date(1979, 5, 27); expected a string, a number, true or false"),
        (f"a = '{'x' * (LONGEST_TEXT + 1)}'", f"a is '{'x' * 199} …; expected a string of at most 2,000 characters."),
        ("x" * 201 + " = 1", f"The key '{'x' * 199} … has 201 characters; at most 200 are allowed."),
        ("a = [" + "1," * MOST_VALUES + "]", "It has more than 20,000 values."),
        ("#" * (MOST_SIGNS + 1), "It has 200,001 characters; at most 200,000 are allowed."),
    ],
)
def test_numbers_and_sizes_are_bounded(text: str, sentence: str) -> None:
    with pytest.raises(TomlError) as refused:
        toml.parse(text)

    assert str(refused.value).startswith(sentence)


def test_dots_and_brackets_in_texts_and_comments_count_for_nothing() -> None:
    dots, brackets = "a." * 50, "[" * 50
    text = f"""
        basic = "{dots}{brackets}" # {dots}{brackets}
        literal = '{dots}"{brackets}'
        escaped = "\\"{dots}{brackets}"
        lines = \"\"\"{dots}
            \\\"\"\"{brackets}\"\"\"\"\"
        plain = '''{dots}
            ''{brackets}'''''
        "{dots}" = [1.5, {", ".join(["[0.25, -1.5]"] * 50)}]
    """

    assert len(toml.parse(text)) == 6


def test_nesting_up_to_the_bound_is_read() -> None:
    key = ".".join("a" * DEEPEST)

    assert toml.parse(f"{key} = 1")
    assert toml.parse("a = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1))


def test_scenarios_and_records_are_read_within_the_same_bounds() -> None:
    bomb = '"=".' + "a." * 90_000 + "a = 1"

    with pytest.raises(ScenarioError, match=r"^Its tables are nested too deeply\.$"):
        parse_scenario(bomb)
    with pytest.raises(RecordError, match=r"can’t read the header: its tables are nested too deeply.$"):
        Source(f"skerry-record = 1\n{bomb}\n[moves]\n")
    with pytest.raises(RecordError, match="a record must begin with the line"):
        Source(f"skerry-record = {'9' * 5000}\n[moves]\n")


def test_a_file_that_breaks_the_bounds_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bomb.toml"
    path.write_text("a." * 90_000 + "a = 1", encoding="utf-8")

    with pytest.raises(UnreadableFile, match=r"bomb\.toml: its tables are nested too deeply\.$"):
        read_toml(path)
