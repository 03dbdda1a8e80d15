"""Records: docs/notation.md is kept, damage is named by its line and word, and nobody reads what he may not know."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skerry
from skerry.games import published
from skerry.kernel import notation
from skerry.kernel.fairness import check
from skerry.kernel.toml import LARGEST
from tests import golden_logs
from tests.golden_logs import GOLDEN

RESULTS: dict[str, dict[str, Any]] = tomllib.loads((GOLDEN / "results.toml").read_text(encoding="utf-8"))
NOTATION = Path(__file__).parent.parent / "docs" / "notation.md"
SECRET = "afe86b1f7924d4bbeb58c4c7060ccff9210969484dbda3fe6c751c726d90897a"

TEXT = """\
skerry-record = 1
game = "riga"
rules = 1
seats = 2
names = ["Anna", "Bert"]
variant.riga_buildings = false
pack = 1
change."numbers.hand_limit" = 7
start.phase = "build"
start.players = [{goods = "6 wine", buildings = ["visby-archive", "visby-inn"]}, {}]
commitment = "5f3a"

[moves]
year 1 summer, seat 0: build visby-archive, pay, pay wine, pay wine, end
year 1 summer, seat 1: end
"""

REVEALED = TEXT.replace('"5f3a"\n', f'"5f3a"\nsecret = "{SECRET}"\nsalts = ["3f9c", ""]\ninherited = 2\n')
"""The same after the end of the game, when the table has nothing to hide any more."""


def chosen(state: skerry.State, choice: int) -> skerry.Move:
    moves = state.moves()
    return moves[choice % len(moves)]


def played(record: skerry.Record, seed: int, choices: list[int]) -> skerry.State:
    """Follow a game: chance from a seed, the seats choose by small numbers until these run out or the game is over."""
    state, rng = record.state(), skerry.Rng(seed)
    for choice in choices:
        while state.to_move == skerry.CHANCE:
            record.add(outcome := state.draw(rng))
            state.play(outcome)
        if state.to_move == skerry.OVER:
            break
        record.add(move := chosen(state, choice))
        state.play(move)
    return state


def refused(text: str) -> skerry.RecordError:
    with pytest.raises(skerry.RecordError) as caught:
        skerry.Record.parse(text).state()
    return caught.value


def spread(value: Any) -> Any:
    """Whatever TOML can say, made of these leaves."""
    return st.lists(value, max_size=3) | st.dictionaries(st.text(max_size=5), value, max_size=3)


NUMBERS = st.integers(-LARGEST, LARGEST) | st.floats(-LARGEST, LARGEST)
TOML_VALUES = st.recursive(st.booleans() | NUMBERS | st.text(max_size=10), spread, max_leaves=8)


# --- there and back -------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 4),
    riga_buildings=st.booleans(),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 99), max_size=200),
)
def test_a_game_comes_back_from_its_text(seats: int, riga_buildings: bool, seed: int, choices: list[int]) -> None:
    record = skerry.Record(game="riga", seats=seats, variants={"riga_buildings": riga_buildings})
    state = played(record, seed, choices)

    read = skerry.Record.parse(record.text())

    assert read.text() == record.text()
    assert (read.seats, read.variants, read.moves) == (seats, record.variants, record.moves)
    assert read.variants["riga_buildings"] is riga_buildings
    for seat in range(seats):
        assert read.state().view(seat) == state.view(seat)
        assert read.seen_by(seat) == record.seen_by(seat)


@given(names=st.lists(st.text(max_size=20), min_size=3, max_size=3), commitment=st.text(max_size=20))
def test_names_come_back_whatever_they_are_made_of(names: list[str], commitment: str) -> None:
    record = skerry.Record(game="riga", seats=3, names=names, commitment=commitment)

    read = skerry.Record.parse(record.text())

    assert (read.names, read.commitment) == (names, commitment)


def test_what_makes_chance_fair_comes_back() -> None:
    record = skerry.Record.parse(REVEALED)

    assert (record.commitment, record.secret, record.salts, record.inherited) == ("5f3a", SECRET, ["3f9c", ""], 2)
    assert record.text() == REVEALED


@given(salts=st.lists(st.text(max_size=40), min_size=3, max_size=3))
def test_salts_come_back_whatever_they_are_made_of(salts: list[str]) -> None:
    record = skerry.Record(game="riga", seats=3, salts=salts)

    assert skerry.Record.parse(record.text()).salts == salts


def test_what_is_not_revealed_is_not_written() -> None:
    record = skerry.Record(game="riga", seats=2, commitment="5f3a", secret=None, salts=None, inherited=0)

    assert (record.secret, record.salts, record.inherited) == (None, [], 0)
    assert record.text().partition("\n\n")[0].endswith('pack = 3\ncommitment = "5f3a"')


@pytest.mark.parametrize("name", ['a, b: "c" = #1', "Šárka 👩\u200d🚀", "[moves]\n", "\\", "\u202eevil", "", " "])
def test_awkward_names_come_back(name: str) -> None:
    record = skerry.Record(game="riga", seats=2, names=[name, "Bert"])

    text = record.text()

    assert skerry.Record.parse(text).names == [name, "Bert"]
    assert all(line.isprintable() for line in text.split("\n"))


@given(table=st.dictionaries(st.text(max_size=5), TOML_VALUES, max_size=4))
def test_any_table_comes_back_from_its_lines(table: dict[str, Any]) -> None:
    required = {notation.FORMAT_KEY: notation.FORMAT, "game": "riga", "rules": 1, "seats": 2, "pack": 1}

    text = notation.write({**required, "start": table}, [])

    assert notation.Source(text).header["start"] == table


def test_a_changed_pack_is_carried_by_its_differences() -> None:
    data = skerry.game("riga").pack.data
    numbers = {**data["numbers"], "hand_limit": 5, "row_min_value": 7}
    record = skerry.Record(game="riga", seats=2, pack={**data, "numbers": numbers})
    state = played(record, seed=7, choices=[1] * 40)

    read = skerry.Record.parse(record.text())

    assert 'change."numbers.row_min_value" = 7\nchange."numbers.hand_limit" = 5\n' in record.text()
    assert read.game.pack.data == {**data, "numbers": numbers}
    assert read.state().view(0) == state.view(0)


def test_a_start_position_is_carried_as_a_scenario() -> None:
    record = skerry.Record.parse(TEXT)

    assert record.start == {
        "phase": "build",
        "players": [{"goods": "6 wine", "buildings": ["visby-archive", "visby-inn"]}, {}],
    }
    assert record.state(0).view(0)["players"][0]["goods"]["wine"] == 6
    assert record.text() == TEXT


def test_an_empty_scenario_is_not_the_set_up() -> None:
    record = skerry.Record(game="riga", start={})

    assert skerry.Record.parse(record.text()).state().heading() == "year 1 summer, seat 0"
    assert skerry.Record(game="riga").state().heading() == "set-up"


def test_state_goes_back_to_any_move() -> None:
    record = skerry.Record.parse(TEXT)

    assert [move.word for move in record.state(1).moves()] == ["add visby-inn", "pay"]
    assert record.state(len(record.moves)).view(None) == record.state().view(None)
    with pytest.raises(skerry.RecordError, match="the record has 6 moves, so there is no position after move 7"):
        record.state(7)
    with pytest.raises(skerry.RecordError, match="no position after move -1"):
        record.state(-1)


def test_plies_gives_every_move_with_its_position() -> None:
    record = skerry.Record.parse(TEXT)

    assert [(state.to_move, move.word) for state, move in record.plies()][-2:] == [(0, "end"), (1, "end")]


def test_the_moves_of_a_published_game_are_those_everybody_has() -> None:
    record = skerry.Record.parse(skerry.Record(game="riga", seats=2).text())

    record.state().play(skerry.game("riga").move("provisional-start 1"))


def test_a_person_may_write_with_comments_other_spaces_and_without_headings() -> None:
    text = TEXT.replace("pack = 1", "\n# the box of 2017\npack   =  1 # as printed\n")
    text = text.replace("year 1 summer, seat 0: ", "# Anna builds\n\n").replace("pay wine, ", "pay   wine ,")
    text = text.replace("seat 1: end", "Bert: end # at last")

    assert skerry.Record.parse("\ufeff\n" + text.replace("\n", "\r\n")).text() == TEXT


def test_a_scenario_may_be_pasted_as_tables() -> None:
    lines = TEXT.split("\n")
    start = ["[start]", 'phase = "build"', "[[start.players]]", 'goods = "6 wine"']
    start += ['buildings = ["visby-archive", "visby-inn"]', "[[start.players]]"]
    pasted = "\n".join(lines[:8] + lines[10:11] + start + lines[11:])

    assert skerry.Record.parse(pasted).text() == TEXT


def test_a_record_keeps_the_rules_and_variants_it_was_written_with() -> None:
    text = TEXT.replace("variant.riga_buildings = false\n", "")

    assert skerry.Record.parse(text).text() == text


# --- who knows what -------------------------------------------------------------------------------------------------


def follow(start: dict[str, Any], *moves: str) -> skerry.Record:
    return skerry.Record(game="riga", start=start, moves=moves)


def test_buildings_drawn_and_kept_are_hidden_from_others() -> None:
    """RIG-10: every seat draws two buildings and keeps one; the others see that it does, not which."""
    record = skerry.Record(game="riga", seats=2)
    played(record, seed=1, choices=[0] * 3)
    hidden = [word for word in record.moves if word.startswith(("draw-building", "keep-building"))][:6]

    assert [word for word in record.seen_by(0) if word in hidden] == hidden[:3]
    assert [word for word in record.seen_by(1) if word in hidden] == hidden[3:]
    assert [word for word in record.seen_by(None) if word in hidden] == []
    assert [record.seen_by(seat).count("?") for seat in (0, 1, None)] == [3, 3, 6]
    assert len(record.seen_by(None)) == len(record.moves)


def test_to_pay_without_adding_leaves_no_trace() -> None:
    """RIG-D9, RIG-R43: others may not know that a second building could have been added."""
    player = {"goods": "6 wine", "buildings": ["visby-archive", "visby-inn"]}
    asked = follow({"phase": "build", "players": [player, {}]}, "build visby-archive", "pay", "pay wine")

    assert asked.seen_by(0) == ["build visby-archive", "pay", "pay wine"]
    assert asked.seen_by(1) == asked.seen_by(None) == ["build visby-archive", "pay wine"]


def test_not_to_use_a_crane_leaves_no_trace() -> None:
    """RIG-D10: `no-more` is known to its seat only."""
    player = {"goods": "6 wine", "buildings": ["visby-archive"], "built": ["danzig-crane"]}
    record = follow({"phase": "build", "players": [player, {}]}, "build visby-archive", "no-more", "pay wine")

    assert record.seen_by(0) == ["build visby-archive", "no-more", "pay wine"]
    assert record.seen_by(1) == record.seen_by(None) == ["build visby-archive", "pay wine"]


def test_to_be_asked_for_a_charge_and_skip_leaves_no_trace() -> None:
    """RIG-D13, RIG-R43."""
    player = {"goods": "6 wine", "built": ["riga-exchange-office"]}
    start = {"phase": "end", "variants": {"riga_buildings": True}, "players": [player, {}]}
    record = follow(start, "skip")

    assert record.seen_by(0) == ["skip"]
    assert record.seen_by(1) == record.seen_by(None) == []


def test_a_seat_sees_what_all_see_and_its_own_hidden_words() -> None:
    for name in RESULTS:
        record = golden_logs.record(name)
        public = [word for word in record.seen_by(None) if word != "?"]
        for seat in range(record.seats):
            seen = record.seen_by(seat)
            assert is_part_of(public, seen)
            assert is_part_of([word for word in seen if word != "?"], record.moves)
            assert not any(word == "?" for word in record.moves)


def is_part_of(part: list[str], whole: list[str]) -> bool:
    rest: Iterator[str] = iter(whole)
    return all(word in rest for word in part)


def test_only_seats_there_are_have_seen_something() -> None:
    with pytest.raises(AssertionError, match="there is no seat 2"):
        skerry.Record.parse(TEXT).seen_by(2)


# --- damage -----------------------------------------------------------------------------------------------------------


DAMAGES = [
    ("skerry-record = 1\n", "", 1, "game", "a record must begin with the line `skerry-record = 1`"),
    ("skerry-record = 1", "\n# by Anna\n[Event]", 3, "[Event]", "a record must begin with the line"),
    ("skerry-record = 1", "skerry-record = 2", 1, "2", "reads only records in format 1"),
    ('"riga"', '"chess"', 2, "chess", "There is no game 'chess'"),
    ('"riga"', "1", 2, "1", "expected a string for game"),
    ('"riga"', "riga", 2, "game = riga", "the header isn’t valid TOML"),
    ("rules = 1", "rules = 2", 3, "2", "knows Riga only up to rules 1"),
    ("rules = 1\n", "", 12, "rules", "the header must have this key"),
    ("rules = 1", "rulez = 1", 3, "rulez", "a header has no such key; you can use skerry-record, game,"),
    ("seats = 2", "seats = 5", 4, "5", "Riga is for 2 to 4 players, not 5"),
    ("seats = 2", "seats = true", 4, "True", "expected a whole number for seats"),
    ("seats = 2", "seats = 2\nseats = 3", 5, "seats = 3", "the header isn’t valid TOML"),
    ("seats = 2\nnames", "seats = 3\nnames", 5, "['Anna', 'Bert']", "there are 3 seats, not 2"),
    ('"Anna", "Bert"', '"Anna", 2', 5, "['Anna', 2]", "expected a list of strings for names"),
    ("riga_buildings", "big_ships", 6, "big_ships", "Riga has no variant 'big_ships'"),
    ("_buildings = false", "_buildings = 3", 6, "riga_buildings", "can’t be 3. Choose one of: false, true"),
    ("_buildings = false", "_buildings = true", 9, "start", "The starting position has the variants"),
    ("pack = 1", "pack = 9", 7, "9", "expected a published version of the pack riga: 1"),
    ("hand_limit", "hand_limid", 8, "numbers.hand_limid", "the published pack has none"),
    ('limit" = 7', 'limit" = 70', 8, "numbers.hand_limit", "is 70; expected a whole number from 1 to 20"),
    ('limit" = 7', 'limit" = 7\nchange."good.wine.count" = 1', 7, "1", "the sum of the counts of the goods"),
    ('phase = "build"', 'phase = "rest"', 9, "phase", "not 'rest'"),
    ("visby-inn", "visby-pub", 10, "players", "there is no building 'visby-pub'"),
    ('"build"\n', '"build"\nstart.seats = 3\n', 9, "start", "The starting position has 3 seats, not 2"),
    ("[moves]\n", "", 15, "", "the line `[moves]` between the header and the moves is missing"),
    ("pay wine, end", "pay wien, end", 14, "pay wien", "There is no move 'pay wien' in this game. Did you mean"),
    ("pay wine, end", "?, end", 14, "?", "There is no move '?'"),
    ("pay, pay", "pay,, pay", 14, ",", "a word is missing next to it"),
    ("seat 1: end", "seat 1:", 15, ":", "a word is missing next to it"),
    ("seat 1: end", "seat 1: end\n-- \nAnna", 16, "--", "There is no move '--'"),
    ("pay, pay", "crane visby-inn, pay", 14, "crane visby-inn", "move 2 at year 1 summer, seat 0 is not allowed."),
    ("seat 1: end", "seat 1: take-row 1", 15, "take-row 1", "(RIG-29)"),
]


@pytest.mark.parametrize(("old", "new", "line", "word", "problem"), DAMAGES)
def test_damage_is_named_by_its_line_and_word(old: str, new: str, line: int, word: str, problem: str) -> None:
    assert TEXT.count(old) == 1 or old == "hand_limit"

    error = refused(TEXT.replace(old, new))

    assert (error.line, error.word) == (line, word)
    assert problem in str(error)
    assert str(error).startswith(f"line {line}")


FALSE_REVELATIONS = [
    (f'"{SECRET}"', "7", 12, "7", "expected a string for secret"),
    (SECRET, "7", 12, "7", "A secret must be 64 hexadecimal digits, in lower case."),
    (SECRET, SECRET.upper(), 12, SECRET.upper(), "A secret must be 64 hexadecimal digits"),
    ('["3f9c", ""]', '"3f9c"', 13, "3f9c", "expected a list of strings for salts"),
    ('["3f9c", ""]', '["3f9c", 0]', 13, "['3f9c', 0]", "expected a list of strings for salts"),
    ('["3f9c", ""]', '["3f9c"]', 13, "['3f9c']", "Give one salt per seat or none at all: there are 2 seats, not 1."),
    ("inherited = 2", 'inherited = "2"', 14, "2", "expected a whole number for inherited"),
    ("inherited = 2", "inherited = true", 14, "True", "expected a whole number for inherited"),
    ("inherited = 2", "inherited = -1", 14, "-1", "A record of 6 moves can’t inherit -1 of them."),
    ("inherited = 2", "inherited = 7", 14, "7", "A record of 6 moves can’t inherit 7 of them."),
]


@pytest.mark.parametrize(("old", "new", "line", "word", "problem"), FALSE_REVELATIONS)
def test_a_false_revelation_is_named_by_its_line_and_word(
    old: str, new: str, line: int, word: str, problem: str
) -> None:
    assert REVEALED.count(old) == 1

    error = refused(REVEALED.replace(old, new))

    assert (error.line, error.word) == (line, word)
    assert problem in str(error)


def test_all_moves_of_a_record_may_be_inherited() -> None:
    assert skerry.Record.parse(REVEALED.replace("inherited = 2", "inherited = 6")).inherited == 6


def test_a_record_is_not_made_with_a_false_revelation() -> None:
    with pytest.raises(skerry.SetUpError, match="A secret must be 64 hexadecimal digits"):
        skerry.Record(game="riga", seats=2, secret="7")
    with pytest.raises(skerry.SetUpError, match="there are 2 seats, not 3"):
        skerry.Record(game="riga", seats=2, salts=["", "", ""])
    with pytest.raises(skerry.SetUpError, match="A record of 0 moves can’t inherit 1 of them"):
        skerry.Record(game="riga", seats=2, inherited=1)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff"])
def test_a_text_without_a_record_is_refused(text: str) -> None:
    assert str(refused(text)) == "line 1: a record must begin with the line `skerry-record = 1`."


def test_words_after_the_end_are_refused() -> None:
    name = "riga-2-seats"
    text = (GOLDEN / f"{name}.skerry").read_text(encoding="utf-8")
    moves = RESULTS[name]["moves"]

    error = refused(text + "year 9 spring: draw wine\n")

    assert (error.line, error.word) == (len(text.split("\n")), "draw wine")
    assert error.problem == f"the game was already over after {moves} moves."


def test_a_broken_record_can_be_seen_up_to_where_it_breaks() -> None:
    record = skerry.Record.parse(TEXT.replace("seat 1: end", "seat 1: take-row 1"))

    assert record.state(5).to_move == 1
    with pytest.raises(skerry.RecordError, match="take-row 1"):
        record.text()


def test_a_record_that_was_not_read_has_no_lines_to_name() -> None:
    record = skerry.Record(game="riga", seats=2, moves=["provisional-start 1", "draw wine", "end"])

    with pytest.raises(skerry.RecordError, match=r"^the record, 'end': move 3 at set-up is not allowed"):
        record.state()


@pytest.mark.parametrize("value", [None, {1: 2}, "\ud800", {"when": {"\udfff": 1}}])
def test_what_a_record_cannot_say_is_refused(value: object) -> None:
    with pytest.raises(skerry.RecordError, match="a record"):
        notation.write({"start": {"value": value}}, [])


def test_names_and_seats_must_agree() -> None:
    with pytest.raises(skerry.SetUpError, match="there are 3 seats, not 1"):
        skerry.Record(game="riga", seats=3, names=["Anna"])


# --- old records, and the specification -------------------------------------------------------------------------------


def test_every_golden_record_has_its_result() -> None:
    assert {path.stem for path in GOLDEN.glob("*.skerry")} == set(RESULTS)


def test_every_published_pack_has_a_golden_record() -> None:
    every = {(slug, version) for slug in skerry.games() for version in published(slug).files}
    recorded = {(record.game.slug, record.game.pack.version) for record in map(golden_logs.record, RESULTS)}

    assert recorded == every


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_record_still_replays_to_its_result(name: str) -> None:
    record = golden_logs.record(name)
    state = record.state()

    assert len(record.moves) == RESULTS[name]["moves"]
    assert (state.to_move == skerry.OVER) == RESULTS[name]["over"]
    assert state.scores() == RESULTS[name]["scores"]
    assert state.winners() == RESULTS[name]["winners"]


@pytest.mark.parametrize("name", RESULTS)
def test_a_golden_record_is_written_again_byte_for_byte(name: str) -> None:
    assert golden_logs.record(name).text().encode() == (GOLDEN / f"{name}.skerry").read_bytes()


@pytest.mark.parametrize("name", [path.stem for path in sorted(GOLDEN.glob("*.log"))])
def test_of_a_golden_record_the_same_is_told(name: str) -> None:
    assert golden_logs.log(name).splitlines() == (GOLDEN / f"{name}.log").read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_golden_log() -> None:
    assert {path.stem.split("-")[0] for path in GOLDEN.glob("*.log")} == set(skerry.games())


def test_the_golden_record_of_fair_chance_is_fair() -> None:
    """So is the order in which outcomes are listed: another order would make fair tables look like cheats."""
    verdict = check(golden_logs.record("riga-fair-chance"))

    assert verdict.fair()
    assert verdict.draws == 154


def examples() -> list[str]:
    return re.findall(r"```toml\n(skerry-record.*?)```", NOTATION.read_text(encoding="utf-8"), re.DOTALL)


def test_the_examples_of_the_specification_are_real() -> None:
    assert len(examples()) == 2
    for example in examples():
        record = skerry.Record.parse(example)
        assert record.text() == example
        assert record.secret is None or check(record).fair()


def test_the_errors_of_the_specification_are_real() -> None:
    quoted = re.findall(r"^line \d+, .*$", NOTATION.read_text(encoding="utf-8"), re.MULTILINE)

    assert len(quoted) == 4
    assert set(quoted) <= {str(refused(TEXT.replace(old, new))) for old, new, *_ in DAMAGES}


def test_the_program_of_the_specification_writes_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", NOTATION.read_text(encoding="utf-8"), re.DOTALL)

    exec(program, {"skerry": skerry})

    assert skerry.Record.parse(capsys.readouterr().out).state().to_move == skerry.OVER


def test_the_specification_names_every_key_in_order() -> None:
    header = NOTATION.read_text(encoding="utf-8").partition("## The moves")[0]

    assert re.findall(r"^\| `([a-z-]+)", header, re.MULTILINE) == list(notation.KEYS)
