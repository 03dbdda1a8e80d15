"""Names and chat: letters of every language stay, and nothing hides, turns the writing around or piles up."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skerry.server.names import MOST_MARKS, UNSEEN, shown
from tests.server.clients import People, play_to_the_end, server
from tests.server.test_api import LAST_WINTER

RIGHT_TO_LEFT, ISOLATE, MARK = "\u202e", "\u2066", "\u200f"
FAMILY = "👩\u200d👩\u200d👧"
HEART = "❤\ufe0f\u200d🔥"
PERSIAN = "می\u200cخواهم"
HINDI = "क्\u200dष"


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoë", "Nguyễn Thị", "O'Neill & <b>", "李小龍", "שָׁלוֹם", "محمد", PERSIAN, HINDI, "ไพลิน"]
    + [FAMILY, HEART, "👍🏽", "1\u20e3"],
)
def test_names_of_every_language_stay_as_they_are(name: str) -> None:
    assert shown(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        (f"Ann{RIGHT_TO_LEFT}nneB", "AnnnneB"),
        (f"{ISOLATE}Ann\u2069\u200e{MARK}\u061c", "Ann"),
        ("A\u200bn\u2060n\u00ad\ufeff", "Ann"),
        ("An\u200cn", "Ann"),
        ("An\u200dn\u200d", "Ann"),
        ("Ann\ufe0f\u034f", "Ann"),
        ("Ann\x00\x07\x1b[31m", "Ann[31m"),
        (" Ann \n\t of\u2028the\u3000Sea ", "Ann of the Sea"),
        ("Ann\ue000\U0010ffff\u0378", "Ann"),
        ("\u3164\u2800\u115f", ""),
        ("\u0301Ann", "Ann"),
        ("A\u0301nn", "Ánn"),
        ("A\u200d\u0301nn", "Ánn"),
        ("क्\u200d\u3164", "क्"),
        ("A" + "\u0335" * 30, "A" + "\u0335" * MOST_MARKS),
    ],
)
def test_what_hides_or_turns_or_piles_up_is_left_out(sent: str, name: str) -> None:
    assert shown(sent) == name


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(st.text(st.sampled_from("ab ☺👍\u0301\u094d\u200c\u200d\ufe0f\u202e\u3164م\n") | st.characters(), max_size=40))
def test_what_was_cleaned_is_clean(text: str) -> None:
    name = shown(text)

    assert shown(name) == name
    assert name == " ".join(name.split())
    assert not [sign for sign in name if unicodedata.category(sign) in UNSEEN and sign not in "\u200c\u200d"]


def test_names_are_cleaned_wherever_they_come_in(tmp_path: Path) -> None:
    """When a table is set up, when someone sits down on it, when someone joins."""
    with server(tmp_path) as client:
        wanted = [{"kind": "me"}, {"kind": "friend", "name": f"B{RIGHT_TO_LEFT}en"}, {"kind": "open", "name": MARK}]
        people = People(client, sit=False, seats=wanted)
        assert people.position()["names"] == ["Ann", "Ben", "Cleo"]

        people.sit(0, f"Am{ISOLATE}y")
        people.sit(1, RIGHT_TO_LEFT)
        people.post("join", {"name": f"Cl{MARK}ara"})

        assert people.position()["names"] == ["Amy", "Ben", "Clara"]


def test_a_name_from_a_finished_game_is_cleaned_when_somebody_plays_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        with monkeypatch.context() as before:
            before.setattr("skerry.server.house.shown", str)  # a table of an older server
            people = People(client, "me", "friend", sit=False, scenario=LAST_WINTER)
            people.sit(0, f"A{RIGHT_TO_LEFT}nn")
            people.sit(1)
        play_to_the_end(people)

        made = people.post("branch", {"at": 0, "seat": 0}).json()

    assert made["seats"][0]["name"] == "Ann"


def test_a_line_of_chat_is_one_line_and_reads_in_one_direction(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend")
        said = [people.post("chat", {"text": text}, 1) for text in (f"Ahoy!\n{RIGHT_TO_LEFT}Ann: yes\x07", MARK)]
        lines = people.position()["chat"]["lines"]

    assert [answer.status_code for answer in said] == [204, 204]
    assert [line["text"] for line in lines] == ["Ahoy! Ann: yes"]
