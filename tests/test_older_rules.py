"""Older rules: a game that knows what they meant plays on by them; a golden record and any other set-up say so."""

from typing import Any

import pytest

import skerry
from skerry.kernel.errors import RecordError
from skerry.kernel.game import Variant
from skerry.kernel.record import Record
from tests.golden_logs import GOLDEN, record
from tests.kernel.lighthouse import make, record_of

RULES_1 = (GOLDEN / "pirate_haven-rules-1.skerry").read_text(encoding="utf-8")
CORVETTE = """\
skerry-record = 1
game = "pirate_haven"
rules = 1
seats = 2
variant.first_player = "drawn"
pack = 1
start.order = [1, 0]
start.map = ["trade-winds"]
start.players = [{income = 12, island = {land-1 = "quartermaster: treasure 3"}}, {at = 9}]
start.spots.1 = "corvette"

[moves]
round 1 turn 1, seat 0: add land-1 1, sail 1, buy sea-1
"""


# --- an earlier game --------------------------------------------------------------------------------------------------


def test_a_record_of_rules_1_replays_word_for_word_and_is_written_as_it_was() -> None:
    """PIR-R12: in this game a tile went to the box without a question, since a die that had gained could not give."""
    old = record("pirate_haven-rules-1")

    assert old.state().to_move == skerry.OVER
    assert (old.rules, old.variants) == (1, {"first_player": "drawn"})
    assert old.text() == RULES_1
    assert old.state(0).variants["exchange"] == "one-way"


def test_read_by_the_rules_of_today_its_words_would_mean_something_else() -> None:
    with pytest.raises(RecordError, match="move 157"):
        skerry.Record.parse(RULES_1.replace("rules = 1", "rules = 2")).state()


def test_a_start_position_of_rules_1_is_read_with_what_they_meant() -> None:
    old = skerry.Record.parse(CORVETTE)
    new = skerry.Record.parse(CORVETTE.replace("rules = 1", "rules = 2"))

    assert old.text() == CORVETTE
    assert [move.word for move in new.state().moves()] == ["use", "decline", "give land-1 1"]
    assert old.state().heading() == "round 1 turn 2, seat 0", "the Corvette's question is not asked"


def test_a_record_made_of_another_keeps_its_rules() -> None:
    old = skerry.Record.parse(CORVETTE)

    again = skerry.Record(old.game, old.seats, old.variants, moves=old.moves, start=old.start, rules=old.rules)

    assert again.text() == CORVETTE


def test_the_variants_of_older_rules_cannot_be_chosen_otherwise() -> None:
    """Whatever such a record says of a variant that came later."""
    text = CORVETTE.replace('"drawn"\n', '"drawn"\nvariant.exchange = "any-time"\n')

    assert skerry.Record.parse(text).state(0).variants["exchange"] == "one-way"


@pytest.mark.parametrize("slug", skerry.games())
def test_what_older_rules_meant_can_be_set_up(slug: str) -> None:
    game = skerry.game(slug)

    for rules, variants in game.older_rules.items():
        assert 1 <= rules < game.rules_version
        assert game.start(None, variants).variants.items() >= variants.items()


# --- any game ---------------------------------------------------------------------------------------------------------


def lighthouse(**parts: Any) -> type[Record]:
    """Records of a small game in its third version."""
    nights = Variant("nights", 2, (1, 2))
    return record_of(make(rules_version=3, variants=[nights, HANDICAP], **parts))


HANDICAP = Variant("handicap", 0, (0, 1), per_seat=True)
HEAD = 'skerry-record = 1\ngame = "lighthouse"\nrules = {}\nseats = 2\npack = 1\n\n[moves]\n'


def test_only_versions_that_a_game_knows_are_read_as_house_rules() -> None:
    records = lighthouse(older_rules={2: {"nights": 1}})

    nights = [records.parse(HEAD.format(rules)).state().variants["nights"] for rules in (1, 2, 3)]

    assert nights == [2, 1, 2]
    assert [records.parse(HEAD.format(rules)).game.plays_by(rules) for rules in (1, 2, 3)] == [False, True, True]


def test_newer_rules_are_still_refused() -> None:
    with pytest.raises(RecordError, match="knows Lighthouse only up to rules 3"):
        lighthouse(older_rules={2: {"nights": 1}}).parse(HEAD.format(4))


def test_only_of_rules_it_does_not_know_the_words_stand_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GOLDEN / "hagar-2-seats.skerry").read_text(encoding="utf-8")
    hagar = skerry.game("hagar", skerry.game("hagar", version=1).pack.data)  # one of our own, which may be changed
    records = record_of(hagar)
    monkeypatch.setattr(hagar, "rules_version", 2)

    unknown = records.parse(text).text()
    monkeypatch.setattr(hagar, "older_rules", {1: {}})
    known = records.parse(text).text()

    assert len(unknown.partition("[moves]\n")[2].splitlines()) == 1
    assert known == text
