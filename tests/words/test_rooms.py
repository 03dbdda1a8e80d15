"""Texts in files: found in folders, read when they are needed, told with their values."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry import SkerryError
from skerry.words.languages import ELSEWHERE, accepted, best, languages, of_system
from skerry.words.rooms import Room, joined, locale, look_again, own_name


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of languages beside the package, with a language that the package does not have."""
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    write(tmp_path, "pl", "language", "name = Polski\nlocale = pl\n")
    look_again()
    yield tmp_path
    monkeypatch.undo()
    look_again()


def write(folder: Path, lang: str, room: str, text: str) -> None:
    (folder / lang).mkdir(parents=True, exist_ok=True)
    (folder / lang / f"{room}.ftl").write_text(text, encoding="utf-8")


def lights(folder: Path, **texts: str) -> Room:
    for lang, text in texts.items():
        write(folder, lang, "lights", text)
    return Room("lights", folder)


def test_a_text_is_told_in_its_language_with_the_values_put_in(tmp_path: Path) -> None:
    room = lights(tmp_path, en="light = The light of { $seat } burns.", de="light = Das Licht von { $seat } brennt.")

    assert room.words("en")("light", seat="Ann") == "The light of Ann burns."
    assert room.words("de")("light", seat="Ann") == "Das Licht von Ann brennt."


def test_a_dot_of_a_key_is_a_hyphen_in_the_file(tmp_path: Path) -> None:
    room = lights(tmp_path, en="light-on = It burns.")

    assert room.words("en")("light.on") == "It burns."


def test_a_text_is_looked_for_in_the_first_group_then_in_the_others(tmp_path: Path) -> None:
    word = lights(tmp_path, en="sheet-a = A\nsheet-b = B\nboard-b = C").words("en", "board", "sheet")

    assert [word("a"), word("b")] == ["A", "C"]


def test_a_language_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(SkerryError, match=r"^There is no language 'fr'. Choose one of: en, de.$"):
        Room("cli").words("fr")


# --- what is missing or wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "german",
    [
        "",  # not translated
        "light = { $seat",  # no Fluent
        "light = { NUMBER(1) } brennt.",  # a call that makes no sense
        "light = Das Licht von { $owner } brennt.",  # a value that nobody gives
        "light = Das Licht { -name } brennt.",  # a term that there is not
        'light = { NUMBER($seat, style: "roman") } brennt.',  # options that there are not
        'light = { NUMBER($seat, minimumFractionDigits: "x") } brennt.',
        "light = { NUMBER($seat, minimumFractionDigits: 2, maximumFractionDigits: 1) } brennt.",
        "light = { NUMBER($seat, digits: 2) } brennt.",
        'light = { LIST($seat, type: "nor") } brennt.',
        'light = { DATETIME($seat, dateStyle: "old") } brennt.',
    ],
)
def test_what_cannot_be_told_in_a_language_is_told_in_english(tmp_path: Path, german: str) -> None:
    room = lights(tmp_path, en="light = The light of { $seat } burns.", de=german)

    assert room.say("light", "de", seat="Ann") == "The light of Ann burns."


@pytest.mark.parametrize("function", ["NUMBER", "LIST", "DATETIME"])
def test_a_value_that_cannot_be_written_so_is_written_as_it_is(tmp_path: Path, function: str) -> None:
    room = lights(tmp_path, en="light = { $seat }", de=f"light = {{ {function}($seat) }} brennt.")

    assert room.say("light", "de", seat="Ann") == "Ann brennt."


def test_an_english_text_of_ones_own_that_needs_a_value_too_many_is_told_as_ours(elsewhere: Path) -> None:
    write(elsewhere, "en", "cli", "seat = Chair { $number }\nhelp-is = Type { $word }\nlost = All is lost\n")
    look_again()

    assert [Room("cli").say(key, "en", seat=3) for key in ("seat", "lost")] == ["Seat 3", "All is lost"]
    assert Room("cli").say("help-is", "de").startswith("Mit help")


def test_a_text_that_there_is_not_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        lights(tmp_path, en="light = Light").say("dark", "en")


# --- where languages are found ----------------------------------------------------------------------------------------


def test_a_language_is_found_in_a_folder_beside_the_package(elsewhere: Path) -> None:
    write(elsewhere, "pl", "cli", "seat = Miejsce { $seat }\n")
    look_again()

    assert languages() == ("en", "de", "pl")
    assert own_name("pl") == "Polski"
    assert Room("cli").say("seat", "pl", seat=3) == "Miejsce 3"
    assert Room("cli").say("command-quit", "pl") == "quit"


def test_a_text_of_a_folder_beside_the_package_wins(elsewhere: Path) -> None:
    write(elsewhere, "de", "cli", "seat = Stuhl { $seat }\n")
    look_again()

    assert Room("cli").say("seat", "de", seat=3) == "Stuhl 3"


def test_a_locale_can_be_written_as_systems_do(elsewhere: Path) -> None:
    write(elsewhere, "xs", "language", "name = Schwyzerdütsch\nlocale = de_CH\n")
    write(elsewhere, "xs", "cli", "seat = Platz { NUMBER($seat) }\n")
    look_again()

    assert [locale(tag) for tag in ("en", "pl", "xs", "no")] == ["en-GB", "pl", "de-CH", "no"]
    assert Room("cli").say("seat", "xs", seat=1234.5) == "Platz 1’234.5"


def test_the_plural_forms_are_those_of_the_language(elsewhere: Path) -> None:
    forms = "[one] statek\n       [few] statki\n       [many] statków\n      *[other] statku"
    write(elsewhere, "pl", "lights", f"ships = {{ $count }} {{ $count ->\n       {forms}\n    }}\n")
    write(elsewhere, "en", "lights", "ships = { $count } ships\n")
    look_again()

    told = [Room("lights").say("ships", "pl", count=count) for count in (1, 2, 5, 22, 25, 1.5)]
    assert told == ["1 statek", "2 statki", "5 statków", "22 statki", "25 statków", "1.5 statku"]


# --- which language is wanted -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,de;q=0.5,en;q=0.9", "en"),
        ("fr;q=x,de", "de"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_the_browser_says_which_languages_it_prefers(header: str, lang: str) -> None:
    assert best(accepted(header)) == lang


def test_the_system_says_which_language_it_speaks() -> None:
    assert of_system({"LANG": "de_DE.UTF-8"}) == "de"
    assert of_system({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert of_system({}) == "en"


# --- lists and numbers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("parts", "text"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abcd", "a, b, c and d")])
def test_lists_are_joined(parts: str, text: str) -> None:
    assert joined(list(parts), "en") == text


def test_lists_and_numbers_are_written_as_the_language_does(tmp_path: Path) -> None:
    text = 'all = { LIST($all, type: "or") }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }\n'
    room = lights(tmp_path, en=text, de=text)

    assert room.say("all", "en", all=["a", "b", "c"], share=0.125) == "a, b or c: 12.5%"
    assert room.say("all", "de", all=["a", "b", "c"], share=0.125) == "a, b oder c: 12,5\xa0%"


def test_terms_have_attributes_and_take_values(tmp_path: Path) -> None:
    room = lights(
        tmp_path,
        en="""
-ship = cog
    .gender = she
-greeting = Hail, { $who }
one = { -ship.gender ->
    [she] She sails, the { -ship }.
   *[it] It sails, the { -ship }.
}
hail = { -greeting(who: "Ann") }!
""",
    )

    assert [room.say(key, "en") for key in ("one", "hail")] == ["She sails, the cog.", "Hail, Ann!"]
