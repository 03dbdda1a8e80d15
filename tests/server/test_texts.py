"""What the pages say: complete in both languages, nothing missing and nothing left over."""

import re
from pathlib import Path

import pytest

import skerry
from skerry import bots
from skerry.server.refusals import REFUSALS
from skerry.server.texts import TEXTS

SERVER = Path(skerry.__file__).parent / "server"
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SERVER / "static").glob("*.js")))
PAGES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SERVER / "templates").glob("*.html")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.glob("*.py")) if path.stem != "texts")

LITERAL = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
PLACE = re.compile(r"\{(\w+)\}")


def there(key: str) -> bool:
    """Is there such a text, or, where the end of the key is put in, one that begins so?"""
    return any(known.startswith(key) for known in TEXTS) if key.endswith(("-", ".")) else key in TEXTS


def test_every_text_has_both_languages_with_the_same_values() -> None:
    for key, (english, german) in TEXTS.items():
        assert english.strip(), f"{key} is empty in English"
        assert german.strip(), f"{key} is empty in German"
        assert set(PLACE.findall(english)) == set(PLACE.findall(german)), f"{key} has other values in German"


def test_every_refusal_has_both_languages_with_the_same_values() -> None:
    for key, (status, english, german) in REFUSALS.items():
        assert status >= 400, key
        assert set(PLACE.findall(english)) == set(PLACE.findall(german)), f"{key} has other values in German"


def test_every_text_a_page_asks_for_is_there() -> None:
    called = re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", PAGES)
    marked = re.findall(r'data-t(?:-label)?="([\w.-]+)"', PAGES)
    asked = set(called + marked)

    assert len(asked) > 50
    assert [key for key in asked if not there(key)] == []


def test_every_text_a_script_asks_for_is_there() -> None:
    asked = {call[1] for call in re.finditer(r'\bsay\("([\w-]+)"', SCRIPTS)}
    counted = {f"{key}-{n}" for key in re.findall(r'\bcount\("([\w-]+)"', SCRIPTS) for n in ("one", "many")}

    assert len(asked) > 30
    assert {f"js.{key}" for key in asked | counted} - set(TEXTS) == set()


@pytest.mark.parametrize("bot", bots.names())
def test_every_bot_has_a_name_and_a_character(bot: str) -> None:
    assert {f"bot.{bot}", f"bot.{bot}.line"} <= set(TEXTS)


def test_no_text_is_left_over() -> None:
    """A key is used if it stands somewhere in quotes, or its beginning does where the end is put in."""
    quoted = set(LITERAL.findall(PAGES + SCRIPTS + CODE))
    beginnings = set(re.findall(r"[`\"]([\w.-]*[.-])(?=[{$])", PAGES + SCRIPTS + CODE))

    def used(key: str) -> bool:
        short = key.removeprefix("js.")
        single = re.sub(r"-(one|many)$", "", short)
        begins = any(begin and (key.startswith(begin) or short.startswith(begin)) for begin in beginnings)
        return not quoted.isdisjoint({key, short, single}) or begins

    assert [key for key in TEXTS if not used(key)] == []
