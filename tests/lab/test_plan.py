"""A plan: every seating of every line-up on the same luck, and all of it from numbers."""

import pytest

from skerry import SetUpError
from skerry.lab import plans
from skerry.lab.plan import LineUp, Plan, Setting, seed_of

RIGA = Setting("riga")


def seatings(plan: Plan, luck: int) -> list[tuple[str, ...]]:
    return [plan.line_ups[bout.line_up].rotated(bout.rotation) for bout in plan.bouts() if bout.luck == luck]


def test_everyone_sits_everywhere_on_the_same_luck() -> None:
    plan = plans.match(RIGA, ["greedy", "random"], seats=3, games=5)

    for luck in range(2):
        assert seatings(plan, luck) == [
            ("greedy", "random", "random"),
            ("random", "greedy", "random"),
            ("random", "random", "greedy"),
        ]
    assert len(plan) == 6


def test_copies_of_one_bot_need_no_rotation() -> None:
    assert LineUp(RIGA, ("greedy",) * 4).rotations() == [0]
    assert LineUp(RIGA, ("greedy", "random") * 2).rotations() == [0, 1]


def test_games_are_numbered_without_a_gap_also_where_a_line_up_skips_lucks() -> None:
    plan = plans.balance(RIGA, ["random", "greedy"], [2], games=9)

    bouts = list(plan.bouts())

    assert [bout.number for bout in bouts] == list(range(len(plan)))
    assert [bout.luck for bout in bouts if bout.line_up == 1] == [0, 0, 8, 8]


def test_a_tournament_of_two_seats_has_every_pair_once_and_of_more_seats_both_ways() -> None:
    three = ["random", "greedy", "random"][:2]

    assert [one.bots for one in plans.tournament(RIGA, three, 2, 2).line_ups] == [("random", "greedy")]
    assert [one.bots for one in plans.tournament(RIGA, three, 3, 2).line_ups] == [
        ("random", "greedy", "greedy"),
        ("greedy", "random", "random"),
    ]


def test_ladders_are_played_at_every_number_of_seats_two_first() -> None:
    found = plans.ladders(["riga", "hagar"], ["random", "greedy"], games=10, seed=1)

    assert list(found) == ["hagar-2", "riga-2", "hagar-3", "riga-3", "riga-4"]
    assert [one.bots for one in found["riga-4"].line_ups] == [("greedy", "random", "random", "random")] * 2
    assert [one.setting.drawn for one in found["riga-4"].line_ups] == [False, True]


def test_each_pairing_of_a_ladder_has_as_many_games_as_asked_and_a_quarter_with_a_bot_that_searches() -> None:
    two, four = [plans.ladder("riga", ["strong", "greedy", "expert"], seats, games=20) for seats in (2, 4)]

    games = [len(Plan("ladder", (one,), two.lucks)) for plan in (two, four) for one in plan.line_ups]
    assert [one.bots[:2] for one in two.line_ups] == [("greedy", "strong"), ("expert", "strong")] * 2
    assert games == [20, 6, 20, 6, 20, 8, 20, 8]


def test_steps_of_a_ladder_have_goals_and_other_pairs_their_fair_share() -> None:
    assert plans.goal("casual", "beginner", 2) == 0.65
    assert plans.goal("grandmaster", "master", 2) == 0.6
    assert plans.goal("grandmaster", "master", 4) == pytest.approx(0.3)
    assert plans.goal("greedy", "strong", 4) == 0.25


def test_masters_meet_greedy_on_every_ladder_that_has_both() -> None:
    assert ("greedy", "master") in plans.rungs(["random", "greedy", "expert", "master"])


def test_a_ladder_of_one_bot_is_refused() -> None:
    with pytest.raises(SetUpError, match=r"^A ladder needs two bots\.$"):
        plans.ladder("riga", ["greedy"])


def test_random_and_greedy_meet_on_every_ladder_that_has_them() -> None:
    assert plans.rungs(["random", "beginner", "greedy"]) == [
        ("random", "beginner"),
        ("beginner", "greedy"),
        ("random", "greedy"),
    ]


def test_levels_meet_also_where_another_bot_stands_between_them() -> None:
    assert plans.rungs(["casual", "greedy", "strong"]) == [("casual", "greedy"), ("casual", "strong")]
    assert ("casual", "expert") not in plans.rungs(["casual", "strong", "expert"])


def test_a_study_has_the_pack_as_it_is_first_and_both_strengths() -> None:
    plan = plans.study(RIGA, {"less": {"numbers.hand_limit": 4}}, ["random", "greedy"], games=3)

    assert [(one.setting.label, one.bots, one.every) for one in plan.line_ups] == [
        ("", ("random", "random"), 1),
        ("", ("greedy", "greedy"), 1),
        ("", ("greedy", "random"), 2),
        ("less", ("random", "random"), 1),
        ("less", ("greedy", "greedy"), 1),
        ("less", ("greedy", "random"), 2),
    ]


@pytest.mark.parametrize(
    ("players", "seats", "sentence"),
    [
        (["random", "hal"], 2, "There is no bot 'hal'"),
        (["random", "greedy"], 7, "Riga is for 2 to 4 players, not 7."),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_played(
    players: list[str], seats: int, sentence: str
) -> None:
    with pytest.raises(SetUpError, match=sentence):
        plans.match(RIGA, players, seats)


def test_plans_that_differ_have_folders_of_their_own() -> None:
    bots = ["greedy", "random"]
    names = {plans.match(RIGA, bots, games=games, seed=seed).name() for games in (2, 4) for seed in (1, 2)}

    assert len(names) == 4


def test_a_seed_follows_from_all_its_parts() -> None:
    assert seed_of(1, 23) == seed_of(1, 23)
    assert len({seed_of(1, 23), seed_of(12, 3), seed_of(123), seed_of(1, "23", "")}) == 4
