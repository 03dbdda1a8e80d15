"""The mutator: which changes it makes, and how they are put in place."""

import ast
import textwrap
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tools import mutants


def changes(body: str) -> list[str]:
    """What is changed in a function with this body."""
    source = "def rule(g, seat):\n" + textwrap.indent(textwrap.dedent(body), "    ")
    return [mutant.what for mutant in mutants.mutants_of("rules.py", source)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a < b", ["a < b → a <= b", "a < b → a >= b"]),
        ("return a >= b", ["a >= b → a > b", "a >= b → a < b"]),
        ("return a == b", ["a == b → a != b"]),
        ("return a not in b", ["a not in b → a in b"]),
        ("return a is None", ["a is None → a is not None"]),
        ("return a + b", ["a + b → a - b"]),
        ("return a // b", ["a // b → a * b"]),
        ("return a and b", ["a and b → a or b"]),
        ("return not a", ["not a → a"]),
        ("return True", ["True → False"]),
        ("return 6", ["6 → 7", "6 → 5"]),
        ("return min(a, b)", ["min(a, b) → max(a, b)"]),
        ("return [a for a in b]", ["return [a for a in b] → return []"]),
        ("g.rows.clear()", ["g.rows.clear() → left out"]),
        ("g.owed = a", ["g.owed = a → left out"]),
        ("g.owed += a", ["g.owed += a → g.owed -= a", "g.owed += a → left out"]),
        ("del g.rows[a]", ["del g.rows[a] → left out"]),
        ("if g.rows: pass", ["if g.rows → if not g.rows"]),
    ],
)
def test_small_mechanical_changes_are_made(body: str, expected: list[str]) -> None:
    assert changes(body) == expected


@pytest.mark.parametrize(
    "body",
    ['"""What the rule says."""', "assert a < 6", 'raise AssertionError(f"{a + 1}")', "count: int = a", "a = b"],
)
def test_what_is_no_rule_is_left_alone(body: str) -> None:
    assert changes(body) == []


def test_constructors_that_only_keep_what_they_are_given_are_left_alone() -> None:
    source = "class Step:\n    def __init__(self, seat):\n        self.seat = seat\n"

    assert mutants.mutants_of("rules.py", source) == []


def test_the_constructor_of_a_state_is_not_since_it_lays_out_the_table() -> None:
    body = "        if like is None:\n            self.year = 1\n        else:\n            self.year = like.year\n"
    source = f"class State:\n    def __init__(self, like):\n{body}"

    assert "1 → 2" in [mutant.what for mutant in mutants.mutants_of("rules.py", source)]


def test_a_mutant_knows_its_place_its_line_and_its_function() -> None:
    head = "        if g.year < 8 and (\n            g.rows\n        ):\n"
    source = f"class Take:\n    def moves(self, g):\n{head}            pass\n"

    mutant = mutants.mutants_of("games/riga/turn.py", source)[0]

    assert mutant.place() == "games/riga/turn.py:3"
    assert mutant.function == "Take.moves"
    assert mutant.text == "if g.year < 8 and ("
    assert list(mutant.lines) == [3, 4, 5]


def test_mutants_that_read_the_same_are_numbered_from_the_second_on() -> None:
    """So that an explanation is of one of them alone: in one line, or in two lines of the same text."""
    assert changes("return a[6:6]") == ["6 → 7", "6 → 5", "6 → 7 (2)", "6 → 5 (2)"]
    assert changes("g.step()\ng.step()") == ["g.step() → left out", "g.step() → left out (2)"]


def test_the_code_of_a_mutant_has_the_change_and_nothing_else() -> None:
    source = "def due(cost, paid):\n    return max(cost - paid, 0)\n"
    before: dict[str, object] = {}
    exec(source, before)
    mutant = next(m for m in mutants.mutants_of("rules.py", source) if m.what == "cost - paid → cost + paid")

    code = mutants.mutated_code(mutant)

    due = before["due"]
    assert callable(due)
    assert due(8, 5) == 3
    due.__code__ = code  # type: ignore[attr-defined]
    assert due(8, 5) == 13


def test_the_rules_are_parsed_and_every_function_is_found_again() -> None:
    for file in mutants.RULES:
        source = (mutants.PACKAGE / file).read_text(encoding="utf-8")
        found = mutants.mutants_of(file, source)
        assert found
        names = {code.co_qualname for code in mutants._codes(compile(ast.parse(source), file, "exec"))}
        assert {mutant.function for mutant in found} <= names


def test_an_explanation_holds_for_its_line_and_mutation_only(tmp_path: Path) -> None:
    file = tmp_path / "explained.toml"
    file.write_text(
        '[[mutant]]\nfile = "rules.py"\nfunction = "rule"\nline = "return a < b"\n'
        'mutation = "a < b → a <= b"\nreason = "a is never b"\n',
        encoding="utf-8",
    )
    less, not_less = mutants.mutants_of("rules.py", "def rule(a, b):\n    return a < b\n")

    explained = mutants.Explained(file)

    assert explained.reason(less) == "a is never b"
    assert explained.reason(not_less) is None
    assert explained.stale([less, not_less]) == []
    assert explained.stale([not_less]) == [("rules.py", "rule", "return a < b", "a < b → a <= b")]


def test_an_explained_mutant_that_a_test_notices_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    less, not_less = mutants.mutants_of("rules.py", "def rule(a, b):\n    return a < b\n")

    assert not mutants.report_noticed([less], [less])
    assert mutants.report_noticed([less, not_less], [less])

    assert capsys.readouterr().out.splitlines() == [
        "1 mutants are explained, and tests notice 0 of them.",
        "2 mutants are explained, and tests notice 1 of them.",
        "rules.py:2 rule  explained, but noticed",
        "    return a < b",
        "    a < b → a >= b",
    ]


def test_every_explanation_that_is_committed_belongs_to_a_mutant() -> None:
    explained = mutants.Explained(mutants.EXPLAINED)
    every = [m for f in mutants.RULES for m in mutants.mutants_of(f, (mutants.PACKAGE / f).read_text(encoding="utf-8"))]

    assert explained.stale(every) == []
    assert all(reason for reason in explained.reasons.values())


GAMES = [f"games/{game}" for game in sorted(mutants.CHAPTERS)]


def test_files_are_chosen_by_their_names() -> None:
    assert mutants.files_named(["payment.py"]) == ["games/riga/payment.py"]
    assert mutants.files_named(["riga/state.py"]) == ["games/riga/state.py"]
    assert mutants.files_named(["state.py"]) == [f"{where}/state.py" for where in (*GAMES, "kernel")]
    with pytest.raises(SystemExit, match=r"There is no file named taxes\.py"):
        mutants.files_named(["taxes.py"])


def test_only_tests_that_can_reach_the_files_are_run() -> None:
    assert mutants.tests_of(["games/hagar/turn.py"]) == ["tests/hagar", "tests/kernel", *mutants.OF_EVERY_GAME]
    assert mutants.tests_of(mutants.RULES) == [
        *(f"tests/{game}" for game in mutants.CHAPTERS),
        "tests/kernel",
        *mutants.OF_EVERY_GAME,
    ]


def test_tests_of_every_game_are_run_of_the_games_that_are_broken() -> None:
    names = ["test_a_rule", "test_headings[hagar]", "test_headings[riga]", "test_golden_logs[riga-2]"]
    items = [cast(pytest.Item, SimpleNamespace(name=name)) for name in names]

    found = [item.name for item in mutants.of_games(items, ["riga"])]

    assert found == ["test_a_rule", "test_headings[riga]", "test_golden_logs[riga-2]"]
    assert mutants.of_games(items, list(mutants.CHAPTERS)) == items


def test_explanations_of_functions_that_were_not_asked_for_are_not_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "explained.toml"
    entry = {"file": "rules.py", "function": "rule", "line": "return a < b", "mutation": "a < b → a <= b", "reason": ""}
    file.write_text("[[mutant]]\n" + "".join(f'{key} = "{value}"\n' for key, value in entry.items()), encoding="utf-8")
    monkeypatch.setattr(mutants, "EXPLAINED", file)
    monkeypatch.setattr(mutants, "SURVIVORS", tmp_path / "survivors.json")
    monkeypatch.setattr(mutants, "Tests", lambda *_: SimpleNamespace(failing=[], slow=[]))
    monkeypatch.setattr(mutants, "survivors_of", lambda *_: iter(()))
    less, not_less = mutants.mutants_of("rules.py", "def rule(a, b):\n    return a < b\n")

    def failed(*every: mutants.Mutant) -> bool:
        campaign = mutants.Campaign([not_less], list(every), ["rules.py"], 1, explained=False)
        campaign.pytest_runtestloop(cast(pytest.Session, SimpleNamespace(items=[])))
        return campaign.failed

    assert not failed(less, not_less)
    assert failed(not_less), "the function has changed, and the explanation stayed"


def test_only_functions_that_have_changed_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    file = "games/riga/payment.py"
    now = (mutants.PACKAGE / file).read_text(encoding="utf-8")
    every = mutants.mutants_of(file, now)
    last = every[-1].function
    before = now.replace(every[-1].text, f"{every[-1].text}  # said otherwise")
    monkeypatch.setattr(mutants, "_read_at", lambda revision, file: before)
    assert mutants.changed_since("HEAD", every) == []

    before = now.replace(f"def {last.split('.')[-1]}(", "def called_otherwise(")

    found = mutants.changed_since("HEAD", every)
    assert found
    assert all(mutant.function.split(".")[-1] == last.split(".")[-1] for mutant in found)


def test_an_unknown_revision_is_told() -> None:
    with pytest.raises(SystemExit, match="no-such-revision"):
        mutants.main(["--list", "--since", "no-such-revision", "--only", "payment.py"])


def of_one_function() -> list[mutants.Mutant]:
    return mutants.mutants_of("rules.py", "def rule(a, b):\n    return a < b\n")


def test_what_survived_can_be_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SURVIVORS", tmp_path / "build" / "survivors.json")
    less, not_less = of_one_function()
    with pytest.raises(SystemExit, match="no run yet"):
        mutants.survived_before([less])

    mutants.keep_survivors([not_less])

    moved_down = mutants.mutants_of("rules.py", "import this\n\n\ndef rule(a, b):\n    return a < b\n")
    assert [mutant.what for mutant in mutants.survived_before(moved_down)] == ["a < b → a >= b"]


def test_tests_that_noticed_a_neighbour_come_first_and_then_the_quickest() -> None:
    less, not_less = of_one_function()
    quick, sharp, slow, elsewhere = (cast(pytest.Item, name) for name in ("quick", "sharp", "slow", "elsewhere"))
    tests = mutants.Tests([], ["rules.py"], 1)
    for item, seconds in ((quick, 0.1), (sharp, 0.5), (slow, 0.9)):
        tests._note(item, seconds, [("rules.py", 2)])
    assert tests.of(less) == [quick, sharp, slow]

    tests.noticed(less, sharp)
    tests.noticed(less, elsewhere)

    assert tests.of(not_less) == [sharp, quick, slow]


def test_a_test_that_takes_too_long_is_broken_off_and_one_that_fails_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(item: pytest.Item) -> bool:
        while cast(str, item) == "endless":
            pass
        return cast(str, item) == "sound"

    monkeypatch.setattr(mutants, "TOO_SLOW", 0.05)
    monkeypatch.setattr(mutants, "passes", run)
    sound, failing, endless = (mutants.learn(cast(pytest.Item, n), [])[0] for n in ("sound", "failing", "endless"))

    assert 0 <= sound < 0.05
    assert failing == mutants.FAILS
    assert endless == 0.05


def test_a_mutant_that_a_test_notices_is_no_survivor_and_the_test_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    less, not_less = of_one_function()
    blind, sharp = (cast(pytest.Item, name) for name in ("blind", "sharp"))
    tests = mutants.Tests([], ["rules.py"], 1)
    for item in (blind, sharp):
        tests._note(item, 0.1, [("rules.py", 2)])
    broken: list[mutants.Mutant] = []
    monkeypatch.setattr(mutants, "put_in_place", lambda mutant, code: broken.append(mutant))
    monkeypatch.setattr(mutants, "passes", lambda item: item is blind or broken == [less])

    assert list(mutants.survivors_of([less, not_less], tests, 1)) == [less]
    assert tests.of(less)[0] is sharp


def test_a_game_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--list", "--game", "hagar"]) == 0

    *listed, _ = capsys.readouterr().out.splitlines()
    assert {line.partition(".py:")[0] for line in listed} == {
        f"games/hagar/{chapter}" for chapter in mutants.CHAPTERS["hagar"]
    }


def test_the_mutants_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--list", "--only", "scoring.py", "--sample", "5"]) == 0
    assert capsys.readouterr().out.endswith("5 mutants\n")
