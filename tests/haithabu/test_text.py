"""Haithabu in words, beyond what all games are asked for (`tests/test_game_words.py`)."""

from typing import Any

import pytest

import skerry
from skerry import Message, State
from skerry.kernel.state import Event
from skerry.kernel.testing import play, words
from tests.haithabu.table import HAITHABU, haithabu
from tests.sentences import LANGUAGES

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def log(*events: tuple[str, int, dict[str, object]], lang: str = "en") -> list[str]:
    told = [Event(kind, seat, values, "", skerry.EVERYONE) for kind, seat, values in events]
    return [line.text for line in HAITHABU.tell(told, lang, NAMES)]


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule() -> None:
    refusal = Message("no.silver", {"cost": 40, "silver": 3, "markers": 0}, "HAI-32")

    english, german = [HAITHABU.say(refusal, lang, NAMES) for lang in LANGUAGES]

    assert english == "That costs 40 silver. You have 3, and there are no loans left (HAI-32)."
    assert german == "Das kostet 40 Silber. Du hast 3, und es gibt keine Kredite mehr (HAI-32)."


def test_labels_read_like_buttons() -> None:
    labels = {
        "worker C": ("Worker on C, Sell dear", "Arbeiter auf C, Teuer verkaufen"),
        "neutral mead": ("Neutral worker on the Mead market", "Neutraler Arbeiter auf Marktfeld Met"),
        "load mead 3": ("Load 3 Mead", "3 Met laden"),
        "put 2 cloth": ("Put 1 Cloth on the order on space 2", "1 Tuch auf Auftrag 2 legen"),
        "give post tools": ("Give 1 Tools from the trading post", "1 Werkzeug aus dem Handelsposten geben"),
        "give silver": ("Give silver", "Silber geben"),
        "give point": ("Give 1 victory point", "1 Siegpunkt geben"),
        "pick 2": ("2: Assassination", "2: Meuchelmord"),
        "buy-from ship-30": ("Buy a 30-silver ship", "Kaufen: Schiff zu 30"),
        "order lower-2": ("Take the order in the lower row, place 2", "Auftrag nehmen: untere Reihe, Platz 2"),
        "price mead up": ("Mead: price up", "Met: Preis hinauf"),
        "start 1": ("Ben is start player", "Ben ist Startspieler"),
        "imposter back": ("Imposter: turn the dial back", "Hochstapler: Scheibe zurück drehen"),
    }

    for word, (in_english, in_german) in labels.items():
        assert HAITHABU.label(HAITHABU.move(word), "en", NAMES) == in_english
        assert HAITHABU.label(HAITHABU.move(word), "de", NAMES) == in_german


def test_the_log_gathers_what_belongs_together() -> None:
    lines = log(
        ("price", -1, {"change": "mead 4"}),
        ("price", -1, {"change": "cloth 6"}),
        ("put", 0, {"kind": "mead", "order": "order-01"}),
        ("put", 0, {"kind": "cloth", "order": "order-01"}),
        ("put", 0, {"kind": "mead", "order": "order-04"}),
        lang="de",
    )

    assert lines == [
        "Neue Preise: Met 4 und Tuch 6.",
        "Ann legt Met und Tuch auf den Auftrag (2 Met, 2 Tuch: 4 Punkte, 40 Silber).",
        "Ann legt Met auf den Auftrag (2 Met, 2 Werkzeug: 4 Punkte, 60 Silber).",
    ]


def test_prompts_say_what_is_at_stake() -> None:
    """HAI-46, HAI-D2."""
    g = haithabu({"silver": 40}, {}, space="cloth")
    assert HAITHABU.say(g.prompt(0), "en", NAMES) == ("Cloth: buy at 6 each or sell at 6 each. You have 40 silver.")

    prompts = {
        ("own",): "Place your worker on the market or the dial. You have 250 silver.",
        ("own", "neutral"): "Place your worker and the neutral worker, in any order. You have 250 silver.",
        ("neutral",): "Now place the neutral worker. You have 250 silver.",
    }
    for workers, sentence in prompts.items():
        g = haithabu({}, {}, to_place=list(workers))
        assert HAITHABU.say(g.prompt(0), "en", NAMES) == sentence


# --- the sheet --------------------------------------------------------------------------------------------------------


def texts(g: State, seat: int | None) -> list[str]:
    return [
        cell.text for section in HAITHABU.sheet(g.seen_by(seat), "en", NAMES) for row in section.rows for cell in row
    ]


def test_the_sheet_hides_the_silver_of_others() -> None:
    """HAI-29."""
    g = haithabu({"silver": 123}, {"silver": 234})

    assert "123" in texts(g, 0)
    assert "234" not in texts(g, 0)
    assert texts(g, 0).count("hidden") == 1
    assert texts(g, None).count("hidden") == 2


def test_the_own_mat_is_the_own_part_of_the_sheet() -> None:
    mine = {"warehouse": "2 mead", "orders": ["order-25: mead"], "wagon": "wagon-20-1"}
    g = haithabu({}, mine)
    own = [section for section in HAITHABU.sheet(g.seen_by(1), "en", NAMES) if section.own]

    assert [section.title for section in own] == ["Your mat"]
    rows = {row[0].text: row[1].text for row in own[0].rows}
    assert rows["warehouse"] == "2 Mead (2 of 10)"
    assert rows["wagon"] == "20-silver wagon (3 Mead, 2 any)"
    assert rows["order 1"] == (
        "order (2 Mead, 4 Cloth: 6 points, 40 silver); needs 1 Mead, 4 Cloth; 5 turn changes left"
    )


def test_the_sheet_shows_day_and_night_and_the_neighbouring_prices() -> None:
    g = haithabu({"workers": ["C"]}, {}, phase=2, neutral=["C"])
    sections = {section.title: section for section in HAITHABU.sheet(g.seen_by(0), "en", NAMES)}

    assert [cell.text for cell in sections["The dial"].rows[2]] == ["C, Sell dear", "night", "night", "Ann, neutral"]
    assert [cell.text for cell in sections["The dial"].rows[1]][1:3] == ["day", "night"]
    assert [cell.text for cell in sections["The market"].rows[0]] == ["Mead", "3", "2", "4", "10", "14", ""]


def test_the_sheet_after_the_end_shows_the_points_by_source() -> None:
    g = haithabu({"points": 20, "silver": 85}, {"characters": ["seer"]}, stage="end")
    overview, result = HAITHABU.sheet(g.seen_by(None), "en", NAMES[:2])

    rows = {row[0].text: [cell.text for cell in row[1:]] for row in result.rows}

    assert [row[1].text for row in overview.rows] == ["22", "13"]
    assert result.title == "Result"
    assert rows["silver"] == ["2", "6"]
    assert rows["Total"] == ["22", "13"]
    assert rows["Place"] == ["1", "2"]


# --- the rules of the log ---------------------------------------------------------------------------------------------

TOLD_BY_RULE: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "HAI-47": ({"space": "mead"}, ["buy 1"], "bought"),
    "HAI-48": ({"space": "mead", "players": [{"post": "mead"}, {}]}, ["sell 1"], "sold"),
    "HAI-56": ({"space": "E", "event": "to-come", "players": [{"silver": 0}, {}]}, ["roll 2"], "lost-points"),
    "HAI-58": ({"space": "E", "event": "to-come", "players": [{"silver": 0}, {}]}, ["roll 4"], "lost-points"),
    "HAI-59": ({"space": "E", "event": "to-come", "players": [{"silver": 0}, {}]}, ["roll 5"], "lost-points"),
    "HAI-60": ({"space": "E", "event": "to-come", "players": [{"silver": 0}, {}]}, ["roll 6"], "lost-points"),
    "HAI-68": ({"space": "C", "players": [{"post": "mead"}, {}]}, ["sell-one mead"], "sold"),
    "HAI-70": ({"space": "D"}, ["point"], "point"),
    "HAI-74": ({"space": "H"}, ["order upper-1", "turn-up order-20"], "displayed"),
    "HAI-84": ({"space": "G"}, ["buy-one mead"], "bought"),
    "HAI-86": ({"space": "H"}, ["point"], "point"),
    "HAI-87": ({"space": "H", "players": [{"post": "mead"}, {}]}, ["sell-one mead"], "sold"),
    "HAI-109": ({"stage": "orders"}, ["turn-up order-20"], "displayed"),
}


@pytest.mark.parametrize("rule", TOLD_BY_RULE)
def test_a_line_of_the_log_names_the_rule_by_which_it_happened(rule: str) -> None:
    scenario, moves, kind = TOLD_BY_RULE[rule]
    g = HAITHABU.scenario(scenario)
    g.journal = []

    play(g, *moves)

    assert [event.rule for event in g.journal if event.kind == kind] == [rule]


def test_the_first_orders_on_display_are_those_of_the_set_up() -> None:
    """HAI-12: start orders and those of the deck."""
    g = HAITHABU.start(2)
    g.journal = []

    while "start 0" not in words(g):
        play(g, words(g)[0])

    assert [event.rule for event in g.journal if event.kind == "displayed"] == ["HAI-12"] * 8


def test_the_market_says_how_many_goods_the_trader_helps_with() -> None:
    """HAI-93, HAI-R15: the first six; who does not own the Trader reads nothing of it."""
    g = haithabu({"characters": ["trader"]}, {}, space="cloth")
    assert HAITHABU.say(g.prompt(0), "en", NAMES) == (
        "Cloth: buy at 4 each or sell at 8 each (the first 6; after that, 6 each). You have 250 silver."
    )
    assert HAITHABU.say(g.prompt(0), "de", NAMES) == (
        "Tuch: Kaufe für je 4 oder verkaufe für je 8 (die ersten 6, danach für je 6). Du hast 250 Silber."
    )

    g = haithabu({}, {"characters": ["trader"]}, space="cloth")
    assert HAITHABU.say(g.prompt(0), "en", NAMES) == "Cloth: buy at 6 each or sell at 6 each. You have 250 silver."


def test_the_sheet_says_which_orders_stay_until_the_scoring() -> None:
    """HAI-R35."""
    g = haithabu({"orders": ["order-25: mead"]}, {}, turn=8)

    assert (
        texts(g, 0).count(
            "order (2 Mead, 4 Cloth: 6 points, 40 silver); needs 1 Mead, 4 Cloth; stays until the final scoring"
        )
        == 1
    )
