"""What the pages say: nothing missing and nothing left over."""

import re
from pathlib import Path

import pytest

import skerry
from skerry import bots
from skerry.server.refusals import STATUS
from skerry.server.texts import ROOM
from skerry.words.rooms import identifier

SERVER = Path(skerry.__file__).parent / "server"
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SERVER / "static").glob("*.js")))
PAGES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SERVER / "templates").glob("*.html")))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.glob("*.py")) if path.stem != "texts")

LITERAL = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
NAMES = set(ROOM.names())
REFUSED = "refused-"


def there(key: str) -> bool:
    """Is there such a text, or, where the end of the key is put in, one that begins so?"""
    name = identifier(key)
    return any(known.startswith(name) for known in NAMES) if name.endswith("-") else name in NAMES


def test_every_refusal_has_a_sentence_and_a_status() -> None:
    assert {name.removeprefix(REFUSED) for name in NAMES if name.startswith(REFUSED)} == set(STATUS)
    assert min(STATUS.values()) >= 400


def test_every_text_a_page_asks_for_is_there() -> None:
    called = set(re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", PAGES))
    marked = {f"js-{key}" for key in re.findall(r'data-t(?:-label)?="([\w.-]+)"', PAGES)}

    assert len(called | marked) > 50
    assert [key for key in called | marked if not there(key)] == []


def test_every_text_a_script_asks_for_is_there() -> None:
    asked = {call[1] for call in re.finditer(r'\bsay\("([\w-]+)"', SCRIPTS)}

    assert len(asked) > 30
    assert {f"js-{key}" for key in asked} - NAMES == set()


@pytest.mark.parametrize("bot", bots.names())
def test_every_bot_has_a_name_and_a_character(bot: str) -> None:
    assert {f"bot-{bot}", f"bot-{bot}-line"} <= NAMES


def test_no_text_is_left_over() -> None:
    """A key is used if it stands somewhere in quotes, or its beginning does where the end is put in."""
    quoted = {identifier(key) for key in LITERAL.findall(PAGES + SCRIPTS + CODE)}
    begun = {identifier(key) for key in re.findall(r"[`\"]([\w.-]*[.-])(?=[{$])", PAGES + SCRIPTS + CODE)}

    def used(name: str) -> bool:
        short = name.removeprefix("js-")
        begins = any(begin and (name.startswith(begin) or short.startswith(begin)) for begin in begun)
        return not quoted.isdisjoint({name, short}) or begins

    assert [name for name in NAMES if not name.startswith(REFUSED) and not used(name)] == []
