"""Hägar in words, beyond what all games are asked for (`tests/test_game_words.py`)."""

from typing import Any

import pytest

from skerry import Message
from skerry.kernel.testing import play
from tests.hagar.table import HAGAR, designed, hagar
from tests.sentences import LANGUAGES

NAMES = ["Ann", "Ben", "Cleo"]


def cells(g: Any, seat: int | None = None, lang: str = "en") -> list[str]:
    """Everything that stands in the cells of a sheet."""
    sections = HAGAR.sheet(g.seen_by(seat), lang, NAMES[: g.seats])
    return [cell.text for section in sections for row in section.rows for cell in row]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_words_have_the_same_label(lang: str) -> None:
    labels = [HAGAR.label(move, lang, NAMES) for move in HAGAR.alphabet]

    assert len(set(labels)) == len(labels)


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule() -> None:
    message = Message("no.beer", {"coaster": "coaster-02", "side": "west"}, "HAG-22")

    assert HAGAR.say(message, "en", NAMES) == (
        "The glass on Coaster 2 must point to you (west), or you’d spill the beer (HAG-22)."
    )
    assert HAGAR.say(message, "de", NAMES) == (
        "Das Glas auf Bierdeckel 2 muss zu dir zeigen (West), sonst verschüttest du das Bier (HAG-22)."
    )


def test_labels_read_like_buttons() -> None:
    labels = {
        "lay -3 0": ("Lay it at (-3, 0)", "Auf (-3, 0) legen"),
        "turn 90": ("Turn it by 90°", "Um 90° drehen"),
        "place hagar nw": ("Hägar, north-west", "Hägar, Nordwest"),
        "move coaster-03 se": ("Move the Hägar on Coaster 3, south-east", "Hägar auf Bierdeckel 3, Südost, versetzen"),
        "pass": ("Move none", "Keinen versetzen"),
    }

    for word, (in_english, in_german) in labels.items():
        assert HAGAR.label(HAGAR.move(word), "en", NAMES) == in_english
        assert HAGAR.label(HAGAR.move(word), "de", NAMES) == in_german


def test_prompts_say_what_is_at_hand() -> None:
    g = hagar(map=["coaster-01 0 0 0"], fresh="coaster-01")
    asked = [HAGAR.say(g.prompt(0), lang, NAMES) for lang in LANGUAGES]
    assert asked == [
        "Put a Hägar or gold on one of the fields of Coaster 1. You have 4 Hägars and 1 gold left.",
        "Lege einen Hägar oder Gold auf eines der Felder von Bierdeckel 1. Du hast noch 4 Hägars und 1 Gold.",
    ]
    assert HAGAR.say(g.prompt(1), "en", NAMES) == "Turn 1 of 12: Ann places a token."


def test_the_log_tells_a_turn_with_its_rules() -> None:
    """HAG-13, HAG-15, HAG-18, HAG-26."""
    g = hagar(map=["coaster-01 0 0 0"], turn=1)
    g.journal = []

    play(g, "draw coaster-03", "lay 1 0", "turn 180", "place gold nw")

    lines = HAGAR.tell(g.journal, "en", NAMES)
    assert [(line.text, line.seat, line.rule) for line in lines] == [
        ("Ben draws Coaster 3.", 1, "HAG-15"),
        ("Ben lays Coaster 3 east of Coaster 1, turned by 180°.", 1, "HAG-18"),
        ("Ben puts gold on the north-west field of Coaster 3 (land).", 1, "HAG-26"),
        ("Turn 3 of 12: Ann is up.", 0, "HAG-13"),
    ]


# --- the sheet --------------------------------------------------------------------------------------------------------


def test_the_sheet_draws_the_map_with_its_tokens_and_the_doubled_line() -> None:
    g = hagar({"hagars": ["coaster-01 nw"]}, {"gold": ["coaster-01 se"]}, map=["coaster-01 0 0 0"], rolled=1)
    drawn = HAGAR.sheet(g.seen_by(None), "en", NAMES[:2])[1]

    assert drawn.heads == ["", "0", "1"]
    assert [[cell.text for cell in row] for row in drawn.rows] == [["0", "La1*", "La"], ["1", "Wa*", "Fo$"]]
    assert "vertical, x = 0, rolled 1" in cells(g)


def test_the_sheet_says_where_the_coaster_in_hand_may_go() -> None:
    """HAG-D1, HAG-34: with its rotations, and what would cost a beer."""
    beers = {"fields": "LLLL", "beer": True}
    game = designed(c02=beers, c06=beers, c01={"fields": "LLLL"})
    g = hagar(
        map=["coaster-02 0 0 0", "coaster-01 1 0 0"], drawn="coaster-06", variants={"honky_tonk": True}, game=game
    )

    (where,) = [text for text in cells(g) if "costs a beer" in text]

    assert "(1, 1) 0°" in where.split("; ")
    assert "(2, 0) 0° (costs a beer)" in where.split("; ")


def test_the_sheet_explains_the_score_landscape_by_landscape() -> None:
    """HAG-62."""
    g = hagar({"hagars": ["coaster-01 nw"]}, map=["coaster-01 0 0 0"], rolled=6, step="over")
    sections = {section.title: section for section in HAGAR.sheet(g.seen_by(None), "en", NAMES[:2])}

    rows = [[cell.text for cell in row] for row in sections["Landscapes with gold, shields or Hägars"].rows]
    assert rows[0] == ["land", "(0, 0)", "2", "0", "1", "1", "0", "2", "0"]
    assert [cell.text for cell in sections["Result"].rows[2]] == ["Total", "2", "0"]


def test_the_sheet_of_a_lone_player_ends_with_a_rank() -> None:
    """HAG-65."""
    g = hagar(map=["coaster-01 0 0 0"], rolled=6, step="over", seats=1)

    assert "Simple drunkard" in cells(g)
    assert "Einfacher Trunkenbold" in cells(g, lang="de")
