"""Pirate Haven in words, beyond what all games are asked for (`tests/test_game_words.py`)."""

import pytest

import skerry
from skerry import Message, State
from skerry.games.pirate_haven.text import ROOM
from skerry.kernel.state import Event
from skerry.kernel.testing import play, said
from skerry.words.packs import spoken
from tests.pirate_haven.table import HAVEN, QUIET, haven
from tests.sentences import LANGUAGES

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def log(*events: tuple[str, int, dict[str, object]], lang: str = "en") -> list[str]:
    told = [Event(kind, seat, values, "", skerry.EVERYONE) for kind, seat, values in events]
    return [line.text for line in HAVEN.tell(told, lang, NAMES)]


# --- the tables -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_on_a_tile_stands_in_its_text(lang: str) -> None:
    for tile in spoken(HAVEN.pack, ROOM)["tile"]:
        assert ("7" in tile["text"].told(lang, amount=7)) is (tile["amount"] > 0)


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule() -> None:
    refusal = Message("no.income", {"cost": 5, "income": 3}, "PIR-35")

    assert HAVEN.say(refusal, "en", NAMES) == "You can’t afford that: it costs 5, and you have 3 Income (PIR-35)."
    assert (
        HAVEN.say(refusal, "de", NAMES)
        == "Das kannst du nicht bezahlen: Es kostet 5, und du hast 3 Einkommen (PIR-35)."
    )


def test_labels_read_like_buttons() -> None:
    labels = {
        "sail 17": ("Sail to spot 17", "Zu Feld 17 segeln"),
        "give land-2 1": ("Trade 1 Treasure from land spot C2 (1)", "1 Schatz von Landfeld C2 (1) tauschen"),
        "raise sea-3": ("Raise the Navy die on sea spot D1", "Marinewürfel auf Meeresfeld D1 erhöhen"),
        "raise sea-3 1": ("Raise the die on sea spot D1 (1)", "Würfel auf Meeresfeld D1 (1) erhöhen"),
        "buy land-8": ("Buy it for land spot D4", "Kaufen für Landfeld D4"),
        "turn-up man-of-war": ("Turn up Man-of-War", "Linienschiff aufdecken"),
        "first 1": ("Ben goes first", "Ben beginnt"),
    }

    for word, (in_english, in_german) in labels.items():
        assert HAVEN.label(HAVEN.move(word), "en", NAMES) == in_english
        assert HAVEN.label(HAVEN.move(word), "de", NAMES) == in_german


def test_the_log_gathers_what_belongs_together() -> None:
    lines = log(
        ("filled", -1, {"filled": "1 tavern"}),
        ("filled", -1, {"filled": "2 treasure 5"}),
        ("filled", -1, {"filled": "3 rum"}),
        lang="de",
    )

    assert lines == ["Auf der Karte: Taverne auf Feld 1, Schatz 5 auf Feld 2 und Rum auf Feld 3."]


def test_prompts_say_what_is_at_stake() -> None:
    """PIR-33, PIR-55: a tile that can be paid, and one that cannot."""
    tiles = {"land-1": "shipyard: treasure 4"}
    g = haven({"island": tiles, "income": 2}, {"at": 16}, order=[1, 0], map=QUIET, spots={"1": "workshop"})

    play(g, "sail 1")
    too_dear = HAVEN.say(g.prompt(0), "en", NAMES)
    play(g, "give land-1 1")
    payable = HAVEN.say(g.prompt(0), "en", NAMES)

    assert too_dear == "The Workshop costs 3, but you have only 2 Income. Trade Treasure, or discard the tile."
    assert payable == "Buy the Workshop for 3 of your 4 Income? Choose a spot, or discard the tile."
    assert HAVEN.say(g.prompt(1), "en", NAMES) == "Round 1: Ann travels."


def test_a_spot_says_all_that_is_printed_on_its_tile() -> None:
    g = haven(seats=2, map=["smugglers-cove"], spots={"1": "plantation"})

    assert said(g, "sail 1") == (
        "Plantation, cost and capacity 6. No ability. Die spots: 1 open and 1 locked. Printed: 2 Resource; "
        "bonus: Add 1 pip to one Treasure die you have placed, within capacity; seat 1 moves next"
    )


# --- the sheet --------------------------------------------------------------------------------------------------------


def texts(g: State, seat: int | None) -> list[str]:
    return [cell.text for section in HAVEN.sheet(g.seen_by(seat), "en", NAMES) for row in section.rows for cell in row]


def test_the_sheet_shows_islands_and_warns_of_navy_dice_that_are_not_covered() -> None:
    """PIR-85: red dice exceed the strength of the Ships."""
    g = haven({"island": {"land-1": "tavern: treasure 2", "sea-1": "navy 4", "sea-2": "schooner"}})

    assert "4 (too many for the Ships)" in texts(g, 0)
    assert "Treasure 2, empty" in texts(g, 0)
    assert "4 (too many for the Ships)" in texts(g, None)


def test_the_own_island_is_the_own_part_of_the_sheet() -> None:
    g = haven({"island": {"land-1": "tavern"}}, {"island": {"land-1": "plantation"}})
    own = [section for section in HAVEN.sheet(g.seen_by(1), "en", NAMES) if section.own]

    assert [section.title for section in own] == ["Your Island"]
    assert "Plantation" in [cell.text for row in own[0].rows for cell in row]
    assert len(own[0].rows) == 15


def test_the_sheet_after_the_end_shows_the_fame_by_source() -> None:
    g = haven({"island": {"land-1": "tavern: treasure 2"}}, phase="end")
    result = HAVEN.sheet(g.seen_by(None), "en", NAMES[:2])[-1]

    assert result.title == "Result"
    assert [[cell.text for cell in row] for row in result.rows if row[0].text == "Total"] == [["Total", "8", "3"]]


SEA = ["B1", "C1", "D1", "A2", "D2", "E2", "A3"]


def test_what_is_landed_on_is_named_in_full_where_nothing_else_says_it() -> None:
    """PIR-33, PIR-39: for hints and lists of moves."""
    tile = haven({"income": 6}, {"at": 16}, order=[1, 0], map=QUIET, spots={"3": "galleon"})
    die = haven({"island": {"land-1": "tavern"}}, {"at": 16}, order=[1, 0], map=QUIET, spots={"8": "treasure 3"})
    assert titled(tile)["sail 3"] == "Sail to spot 3: Galleon"
    assert titled(die)["sail 8"] == "Sail to spot 8: Treasure 3"
    play(tile, "sail 3")
    play(die, "sail 8")

    assert titled(tile) == {
        **{f"buy sea-{number}": f"Buy the Galleon and put it on sea spot {spot}" for number, spot in enumerate(SEA, 1)},
        "discard": "Discard the Galleon",
    }
    assert titled(die) == {"place land-1": "Place Treasure 3 on land spot B2", "discard": "Discard Treasure 3"}


def titled(g: skerry.State) -> dict[str, str]:
    return {move.word: HAVEN.full_label(g, move, "en", []) for move in g.moves()}


@pytest.mark.parametrize(
    ("thing", "spot", "doubtful"),
    [
        ("treasure 3", "land-1", True),
        ("treasure 2", "land-1", False),
        ("navy 3", "sea-1", True),
        ("navy 2", "sea-1", False),
    ],
)
def test_a_die_that_would_lose_pips_or_outdo_the_ships_is_dimmed(thing: str, spot: str, doubtful: bool) -> None:
    """PIR-41, PIR-86: the Tavern holds 2, and so strong is the Schooner."""
    path = 6 if thing.startswith("navy") else 8
    me = {"island": {"land-1": "tavern", "sea-2": "schooner"}}
    g = haven(me, {"at": 16}, order=[1, 0], map=QUIET, spots={str(path): thing})
    play(g, f"sail {path}")

    told = g.explain(HAVEN.move(f"place {spot}"))

    assert told is not None
    assert told.doubtful == doubtful
