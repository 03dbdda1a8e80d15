"""Riga in words, beyond what all games are asked for (`tests/test_game_words.py`)."""

import skerry
from skerry import Message
from skerry.kernel.state import Event
from skerry.kernel.testing import play, positions, said
from tests.riga.table import RIGA, riga

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def english(key: str, rule: str = "", **values: object) -> str:
    return RIGA.say(Message(key, values, rule), "en", NAMES)


def log(*events: tuple[str, int, dict[str, object]], lang: str = "en") -> list[str]:
    told = [Event(kind, seat, values, "", skerry.EVERYONE) for kind, seat, values in events]
    return [line.text for line in RIGA.tell(told, lang, NAMES)]


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule() -> None:
    assert english("no.ducats", "RIG-37", city="visby", power=12, cost=16) == (
        "It costs 16 ducats, and you can pay 12 in Visby (RIG-37)."
    )
    german = RIGA.say(Message("no.ducats", {"city": "visby", "power": 12, "cost": 16}, "RIG-37"), "de", NAMES)
    assert german == "Es kostet 16 Dukaten, und du kannst in Visby 12 zahlen (RIG-37)."


def test_a_prompt_does_not_name_its_rule() -> None:
    assert english("ask.take", "RIG-29") == "Take one building or one whole row of goods."


def test_one_and_many_differ_where_it_shows() -> None:
    assert english("ask.discard", count=1, limit=6) == "Discard 1 card. You can keep 6."
    assert english("ask.discard", count=2, limit=6) == "Discard 2 cards. You can keep 6."


def test_what_is_nothing_is_not_mentioned() -> None:
    assert english("does.pay", value=5, owed=3, lost=0) == "pays 5, 3 to go"
    assert english("does.pay", value=5, owed=0, lost=2) == "pays 5, 2 wasted"
    assert english("does.pay", value=5, owed=0, lost=0) == "pays 5"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert english("no.seat", "RIG-07", seat=4) == "Nobody sits in seat 4 (RIG-07)."


def test_a_position_says_what_a_building_costs_or_lacks() -> None:
    g = riga({"goods": "2 wine", "buildings": ["visby-bank", "visby-fortress"]}, phase="build")

    assert "10" in said(g, "build visby-bank")
    assert said(g, "build visby-fortress") == "It costs 14 ducats, and you can pay 10 in Visby (RIG-37)."


def test_labels_read_like_buttons() -> None:
    labels = {
        "take-row 2": ("Take row 2", "Reihe 2 nehmen"),
        "pay": ("Add nothing and pay", "Nichts dazunehmen und zahlen"),
        "pay glass": ("Pay 1 glass", "1 Glas zahlen"),
        "pay bank": ("Pay with Bank", "Mit Bank zahlen"),
        "swap 2 glass": ("Swap glass from row 2", "Glas aus Reihe 2 tauschen"),
        "choose-start 1": ("Make Ben the start player", "Ben zum Startspieler machen"),
        "build visby-archive": ("Build Archive (Visby)", "Archiv (Visby) bauen"),
    }

    for word, (in_english, in_german) in labels.items():
        assert RIGA.label(RIGA.move(word), "en", NAMES) == in_english
        assert RIGA.label(RIGA.move(word), "de", NAMES) == in_german


def test_the_log_gathers_what_belongs_together() -> None:
    lines = log(
        ("paid", 0, {"item": "bank", "value": 4, "owed": 9}),
        ("paid", 0, {"item": "wine", "value": 5, "owed": 4}),
        ("paid", 0, {"item": "wine", "value": 5, "owed": 0}),
        ("built", 0, {"buildings": ["visby-inn"], "city": "visby", "cost": 13, "lost": 1}),
    )

    assert lines == [
        "Ann pays 14 ducats with Bank and 2 wine.",
        "Ann builds the Inn in Visby for 13 ducats and wastes 1 ducat.",
    ]


def test_the_log_keeps_rows_and_players_apart() -> None:
    rows = log(("row-good", -1, {"row": 1, "good": "wine"}), ("row-good", -1, {"row": 2, "good": "wine"}))
    players = log(("discarded", 0, {"good": "wine"}), ("discarded", 1, {"good": "wine"}), lang="de")

    assert rows == ["Row 1: 1 wine.", "Row 2: 1 wine."]
    assert players == ["Ann wirft 1 Wein ab.", "Ben wirft 1 Wein ab."]


def test_a_line_of_the_log_says_whose_doing_it_was_and_which_rule_it_rests_on() -> None:
    """RIG-05, RIG-06, RIG-07: seat 1 turned up less than seat 0 and makes it the start player."""
    g = riga(season="set-up")
    g.journal = []

    play(g, "provisional-start 0", "draw cloth", "draw cloth", "draw cloth", "draw grain", "choose-start 0")

    lines = RIGA.tell(g.journal, "en", NAMES)
    assert [(line.text, line.seat, line.rule) for line in lines] == [
        ("Ann is the provisional start player.", 0, "RIG-05"),
        ("Ann reveals 2 cloth.", 0, "RIG-06"),
        ("Ben reveals 1 cloth and 1 grain.", 1, "RIG-06"),
        ("Ben makes Ann the start player.", 1, "RIG-07"),
    ]


def test_the_seasons_are_nobodys_doing() -> None:
    """RIG-15, RIG-28, RIG-48: a turn is its player's, spring and winter are not."""
    *_, end = positions(RIGA.start(2), 3)
    assert end.journal is not None

    lines = RIGA.tell(end.journal, "de", NAMES)

    told = [(line.text, line.seat, line.rule) for line in lines if line.text.startswith("Jahr 8, ")]
    assert told[0] == ("Jahr 8, Frühling: Nachschub trifft ein.", -1, "RIG-15")
    assert told[1] in {(f"Jahr 8, Sommer: {name} ist am Zug.", seat, "RIG-28") for seat, name in enumerate(NAMES)}
    assert told[-1] == ("Jahr 8, Winter: Alle werfen Karten bis zum Handkarten-Limit ab.", -1, "RIG-48")


# --- the sheet --------------------------------------------------------------------------------------------------------


def test_the_sheet_of_a_seat_shows_its_own_hand_and_no_other() -> None:
    g = riga({"goods": "2 wine", "buildings": ["visby-bank"]}, {"buildings": ["danzig-inn"]})

    def shown(seat: int | None) -> str:
        sections = RIGA.sheet(g.seen_by(seat), "en", NAMES)
        return "\n".join(
            [section.title for section in sections] + [c.text for s in sections for r in s.rows for c in r]
        )

    assert "Your hand: 2 wine" in shown(0)
    assert "Bank (Visby)" in shown(0)
    assert "Inn (Danzig)" not in shown(0)
    assert "Bank (Visby)" not in shown(None)


def test_the_sheet_marks_what_was_used_and_what_the_riga_buildings_show() -> None:
    built = ["visby-bank used", "riga-school knight", "riga-exchange-office charged"]
    g = riga({"built": built}, variants={"riga_buildings": True})
    cells = [cell.text for section in RIGA.sheet(g.seen_by(1), "en", NAMES) for row in section.rows for cell in row]

    assert "Visby: Bank (used); Riga: School (Knight), Exchange Office (8)" in cells


def test_the_sheet_after_the_end_shows_the_points_by_source() -> None:
    *_, end = positions(RIGA.start(2), 3)
    result = RIGA.sheet(end.seen_by(None), "en", NAMES[:2])[-1]
    totals = [[cell.text for cell in row] for row in result.rows if row[0].text == "Total"]

    assert result.title == "Result"
    assert totals == [["Total", *[str(score) for score in end.scores()]]]


def test_a_batch_being_paid_for_is_part_of_the_own_sheet() -> None:
    g = riga({"goods": "2 glass, 2 wine, 3 grain", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")
    play(g, "build visby-archive")
    own = [section for section in RIGA.sheet(g.seen_by(0), "en", NAMES) if section.own]

    assert any("being paid for" in cell.text for section in own for row in section.rows for cell in row)
