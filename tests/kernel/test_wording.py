"""Templates filled with values, in both languages."""

from typing import Any

import pytest

from skerry.kernel.errors import Message
from skerry.kernel.moves import Alphabet
from skerry.kernel.state import EVERYONE, Event
from skerry.kernel.wording import Wording, joined

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


SHIPS = Ships(
    {
        "ask.ship": ("{seat}: sail the {ship:size} {ship}?", "{seat}: mit der {ship} ({ship:size}) segeln?"),
        "no.wind": ("No wind.", "Kein Wind."),
        "cargo": (
            "{count} {count|cask|casks}[ and {more} {more|bale|bales}]",
            "{count} {count|Fass|Fässer}[ und {more} {more|Ballen|Ballen}]",
        ),
    },
    {"load": ("{seat} loads {goods}: {value}.", "{seat} lädt {goods}: {value}.")},
    {"sail": (("where",), "Sail {where}", "Nach {where} segeln")},
    {"load": ("good", "goods")},
)
NAMES = ["Ann", "Ben"]


def load(good: str, seat: int, value: int, rule: str = "S-1") -> Event:
    return Event("load", seat, {"good": good, "value": value}, rule, EVERYONE)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Ben: sail the large cog?"), ("de", "Ben: mit der Kogge (groß) segeln?")]
)
def test_values_and_their_aspects_are_put_into_words(lang: str, sentence: str) -> None:
    assert SHIPS.say(Message("ask.ship", {"seat": 1, "ship": 7}), lang, NAMES) == sentence


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert SHIPS.say(Message("ask.ship", {"seat": 3, "ship": 7}), "en", NAMES).startswith("3:")


def test_a_refusal_names_its_rule_and_a_question_does_not() -> None:
    assert SHIPS.say(Message("no.wind", {}, "S-2"), "en", NAMES) == "No wind (S-2)."
    assert SHIPS.say(Message("no.wind"), "en", NAMES) == "No wind."
    assert "S-2" not in SHIPS.say(Message("ask.ship", {"seat": 0, "ship": 7}, "S-2"), "en", NAMES)


@pytest.mark.parametrize(
    ("count", "more", "text"), [(1, 0, "1 cask"), (0, 1, "0 casks and 1 bale"), (2, 3, "2 casks and 3 bales")]
)
def test_numbers_choose_a_form_and_leave_out_what_is_not_there(count: int, more: int, text: str) -> None:
    assert SHIPS.say(Message("cargo", {"count": count, "more": more}), "en", NAMES) == text


def test_events_that_belong_together_make_one_line() -> None:
    events = [load("wine", 0, 2), load("salt", 0, 3), load("fish", 1, 1), load("iron", 1, 1, "S-9")]

    told = SHIPS.tell(events, "en", NAMES)

    assert [line.text for line in told] == ["Ann loads wine and salt: 5.", "Ben loads fish: 1.", "Ben loads iron: 1."]
    assert [(line.seat, line.rule) for line in told] == [(0, "S-1"), (1, "S-1"), (1, "S-9")]


def test_a_move_has_a_label() -> None:
    assert SHIPS.label(SAIL[0], "en", NAMES) == "Sail home"
    assert SHIPS.label(SAIL[1], "de", NAMES) == "Nach away segeln"


@pytest.mark.parametrize(("parts", "text"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")])
def test_lists_are_joined(parts: str, text: str) -> None:
    assert joined(list(parts), "en") == text
