"""What a game reports, told with its values in every language."""

from pathlib import Path
from typing import Any

import pytest

from skerry.kernel.errors import Message
from skerry.kernel.moves import Alphabet
from skerry.kernel.state import EVERYONE, Event
from skerry.words.rooms import Room, joined
from skerry.words.wording import Wording

ALPHABET = Alphabet()
SAIL = ALPHABET.family("sail", ["home", "away"])


class Ships(Wording):
    """Knows what ships are called."""

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name == "ship":
            return {"en": "cog", "de": "Kogge"}[lang]
        if name == "ship:size":
            return "large" if lang == "en" else "groß"
        return super().put(name, value, lang, names)


ENGLISH = """
ask-ship = { $seat }: sail the { SIZE($ship) } { $ship }?
no-wind = No wind.
cargo =
    { $more ->
        [none] { $count } { $count ->
            [one] cask
           *[other] casks
        }
       *[other] { $count } { $count ->
            [one] cask
           *[other] casks
        } and { $more } { $more ->
            [one] bale
           *[other] bales
        }
    }
log-load = { $seat } loads { $goods }: { $value }.
label-sail = Sail { $where }
guide-ask-ship = A large ship carries more.
"""
GERMAN = """
ask-ship = { $seat }: mit der { $ship } ({ SIZE($ship) }) segeln?
label-sail = Nach { $where } segeln
"""


@pytest.fixture
def ships(tmp_path: Path) -> Ships:
    for lang, texts in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "ships.ftl").write_text(texts, encoding="utf-8")
    return Ships(Room("ships", tmp_path), {"sail": ("where",)}, {"load": ("good", "goods")})


NAMES = ["Ann", "Ben"]


def load(good: str, seat: int, value: int, rule: str = "S-1") -> Event:
    return Event("load", seat, {"good": good, "value": value}, rule, EVERYONE)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Ben: sail the large cog?"), ("de", "Ben: mit der Kogge (groß) segeln?")]
)
def test_values_and_their_aspects_are_put_into_words(ships: Ships, lang: str, sentence: str) -> None:
    assert ships.say(Message("ask.ship", {"seat": 1, "ship": 7}), lang, NAMES) == sentence


def test_a_seat_without_a_name_is_told_by_its_number(ships: Ships) -> None:
    assert ships.say(Message("ask.ship", {"seat": 3, "ship": 7}), "en", NAMES).startswith("3:")


def test_a_refusal_names_its_rule_and_a_question_does_not(ships: Ships) -> None:
    assert ships.say(Message("no.wind", {}, "S-2"), "en", NAMES) == "No wind (S-2)."
    assert ships.say(Message("no.wind"), "en", NAMES) == "No wind."
    assert "S-2" not in ships.say(Message("ask.ship", {"seat": 0, "ship": 7}, "S-2"), "en", NAMES)


@pytest.mark.parametrize(
    ("count", "more", "text"), [(1, 0, "1 cask"), (0, 1, "0 casks and 1 bale"), (2, 3, "2 casks and 3 bales")]
)
def test_numbers_choose_a_form_and_leave_out_what_is_not_there(ships: Ships, count: int, more: int, text: str) -> None:
    assert ships.say(Message("cargo", {"count": count, "more": more}), "en", NAMES) == text


def test_events_that_belong_together_make_one_line(ships: Ships) -> None:
    events = [load("wine", 0, 2), load("salt", 0, 3), load("fish", 1, 1), load("iron", 1, 1, "S-9")]

    told = ships.tell(events, "en", NAMES)

    assert [line.text for line in told] == ["Ann loads wine and salt: 5.", "Ben loads fish: 1.", "Ben loads iron: 1."]
    assert [(line.seat, line.rule) for line in told] == [(0, "S-1"), (1, "S-1"), (1, "S-9")]


def test_a_question_has_a_guide_and_what_is_no_question_has_none(ships: Ships) -> None:
    assert ships.guide(Message("ask.ship"), "en") == "A large ship carries more."
    assert ships.guide(Message("no.wind"), "en") == ""


def test_what_a_language_lacks_is_told_in_english(ships: Ships) -> None:
    assert ships.say(Message("no.wind"), "de", NAMES) == "No wind."


def test_a_move_has_a_label(ships: Ships) -> None:
    assert ships.label(SAIL[0], "en", NAMES) == "Sail home"
    assert ships.label(SAIL[1], "de", NAMES) == "Nach away segeln"


@pytest.mark.parametrize(("parts", "text"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")])
def test_lists_are_joined(parts: str, text: str) -> None:
    assert joined(list(parts), "en") == text
