"""The soak test: it plays every kind of game, and tells a violation so that it can be repeated."""

import itertools
from collections import Counter

import pytest

import skerry
from tests.riga import conformance
from tools import soak


def test_there_are_as_many_games_of_every_kind() -> None:
    kinds = [task.kind() for task in soak.tasks("riga", 2, [2, 4], 0, 50)]

    assert sorted(set(kinds)) == [
        f"riga, {seats} seats, riga_buildings = {built}, builders_yard = {yard}"
        for seats in (2, 4)
        for built in ("false", "true")
        for yard in ("pile-only", "reshuffle")
    ]
    assert all(kinds.count(kind) == 2 for kind in kinds)


def test_every_number_of_seats_is_played_unless_one_is_chosen() -> None:
    assert {seats for seats, _ in soak.kinds("riga", ())} == {2, 3, 4}
    assert {seats for seats, _ in soak.kinds("riga", [3])} == {3}


def test_every_game_of_a_kind_has_a_seed_of_its_own() -> None:
    tasks = soak.tasks("riga", 3, [2], 7, 50)

    usual = {"riga_buildings": False, "builders_yard": "reshuffle"}
    assert [task.seed for task in tasks if task.variants == usual] == [7, 8, 9]


def test_a_game_that_conforms_has_no_problem() -> None:
    result = soak.play(soak.Task("riga", 2, {"riga_buildings": False}, 1, 100))

    assert result.problem == ""


def test_a_violation_is_told_with_all_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conformance, "BOUND", 50)
    soak.suite.cache_clear()

    result = soak.play(soak.Task("riga", 2, {"riga_buildings": True}, 3, 100))
    soak.suite.cache_clear()
    soak.tell(result)

    assert result.problem.startswith("the game has not ended after 50 plies\n    Likely mistake: ")
    told = "".join(capsys.readouterr().out.split("\n"))
    assert "riga, 2 seats, riga_buildings = true, seed 3: the game has not ended" in told
    assert "check(2, {'riga_buildings': True}, seed=3)" in told


def test_a_game_with_too_many_choices_of_variants_is_played_with_some_that_mix_them_evenly() -> None:
    variants = list(skerry.game("gotlandia").variants.values())

    chosen = soak.choices("gotlandia")

    assert len(set(chosen)) == 16
    assert chosen[0] == tuple(variant.choices[0] for variant in variants) == tuple(one.default for one in variants)
    for one, other in itertools.combinations(range(len(variants)), 2):
        met = Counter((row[one], row[other]) for row in chosen)
        assert sorted(met.values()) == [4, 4, 4, 4]
    assert len(soak.choices("haithabu")) == 12
    assert len(soak.choices("pirate_haven")) == 16


def test_as_many_games_as_wanted_are_the_default_of_every_game() -> None:
    """10,000 of each title; of each choice of each variant of Gotlandia, which are mixed evenly, half as many."""
    for game in skerry.games():
        kinds = len(list(soak.kinds(game, ())))

        assert 0 <= kinds * soak.games_of_each_kind(game) - 10_000 < kinds


def test_the_report_names_a_choice_that_goes_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    task = soak.Task("gotlandia", 2, {"new_players": [False, True]}, 1, 100)

    soak.report([soak.Result(task, 30, "")], seconds=60)

    assert "[false, true]" in capsys.readouterr().out


def test_a_run_without_violations_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "riga", "--games", "1", "--seats", "2", "--every", "200", "--jobs", "1"]) == 0
    assert "2 seats, riga_buildings = true" in capsys.readouterr().out
