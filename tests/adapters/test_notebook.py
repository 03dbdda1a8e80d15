"""A record in a notebook: positions, branches, bots, and how it is shown."""

import re
from base64 import b64decode
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path

import pytest

import skerry
from skerry.adapters.notebook import Replay, is_choice

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def opened(name: str = "riga-2-seats") -> Replay:
    return Replay.read(GOLDEN / f"{name}.skerry")


def a_take(game: Replay) -> Replay:
    """The first turn."""
    return game.go(game.turns()[1])


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_record_is_opened_at_its_beginning() -> None:
    assert (opened().at, opened().over) == (0, False)


def test_steps_lead_from_choice_to_choice_and_back() -> None:
    game = opened()

    first, second = game.step(), game.step(2)

    assert first.at < second.at
    assert is_choice(first.state)
    assert is_choice(second.state)
    assert (second.step(-1).at, second.step(-9).at) == (first.at, first.at)
    assert (game.at, first.step(0).at) == (0, first.at)


def test_between_two_choices_a_step_leads_to_the_next_or_to_the_last() -> None:
    first, second = opened().step(), opened().step(2)
    between = opened().go(first.at + 1)

    assert first.at < between.at < second.at
    assert (between.step().at, between.step(-1).at) == (second.at, first.at)


def test_no_step_leads_beyond_the_end() -> None:
    end = opened().step(10_000)

    assert end.over
    assert end.at == len(end.record.moves)
    assert is_choice(end.step(-1).state)


def test_turns_begin_with_a_choice_and_have_headings_of_their_own() -> None:
    game = opened()

    turns = [game.go(at).state for at in game.turns()]

    assert all(is_choice(state) for state in turns)
    headings = [state.heading() for state in turns]
    assert headings[:2] == ["set-up", "year 1 summer, seat 1"]
    assert all(one != other for one, other in pairwise(headings))


# --- branches ---------------------------------------------------------------------------------------------------------


def test_a_branch_is_another_record_and_leaves_the_game_alone() -> None:
    game = a_take(opened())
    played = list(game.record.moves)
    word = next(move for move in game.state.moves() if move.word != played[game.at])

    branch = game.branch(word)

    assert branch.record.moves[: game.at + 1] == [*played[: game.at], word.word]
    assert branch.record.inherited == game.at
    assert game.record.moves == played
    assert game.state.to_move == a_take(opened()).state.to_move


def test_a_branch_goes_on_to_a_choice_with_chance_from_its_seed() -> None:
    start = opened("pirate_haven-2-seats").go(0)

    one, same, other = start.branch(seed=1), start.branch(seed=1), start.branch(seed=2)

    assert is_choice(one.state)
    assert one.record.moves == same.record.moves != other.record.moves
    assert skerry.Record.parse(one.record.text()).moves == one.record.moves


def test_a_branch_takes_words_and_refuses_what_the_rules_forbid() -> None:
    game = a_take(opened())

    assert game.branch("take-row 1").record.moves[game.at] == "take-row 1"
    with pytest.raises(skerry.IllegalMove):
        game.branch("end")


def test_a_branch_of_a_changed_pack_keeps_pack_and_start() -> None:
    for name in ("riga-changed-pack", "riga-start-position"):
        game = opened(name)

        branch = game.branch()

        assert branch.record.game is game.record.game
        assert branch.record.start == game.record.start


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_answers_for_the_seat_that_is_asked() -> None:
    game = a_take(opened())

    assert game.ask("greedy") in game.state.moves()
    assert game.ask("casual", seed=5) is game.ask("casual", seed=5)


def test_chances_lie_between_none_and_all_and_the_end_is_certain() -> None:
    game = a_take(opened())

    chances = game.chances(descents=10)

    assert len(chances) == 2
    assert all(0 < chance < 1 for chance in chances)
    assert game.chances(descents=10) == chances
    assert sorted(game.step(10_000).chances()) == [0.0, 1.0]


def test_the_curve_has_a_point_for_each_turn_and_for_the_end() -> None:
    game = opened("hagar-2-seats")

    curve = game.curve(descents=2)

    assert [at for at, _ in curve] == [*game.turns(), len(game.record.moves)]
    assert curve[-1][1] == game.step(10_000).chances()


# --- as it is shown ---------------------------------------------------------------------------------------------------


def test_a_position_is_shown_as_whoever_is_asked_sees_it() -> None:
    game = a_take(opened())
    asked = game.state.to_move

    assert game._repr_svg_() == game.seen_by(asked)._repr_svg_() != game.seen_by(1 - asked)._repr_svg_()
    assert 'data-move="take-row 1"' in game._repr_svg_()
    assert "data-move" not in game.seen_by(1 - asked)._repr_svg_()


def test_a_cell_shows_the_picture_with_a_line_about_it() -> None:
    game = a_take(opened())

    line, picture = game._repr_html_().split("</p>")

    assert line == f"<p>{escape(repr(game))}"
    assert repr(game).startswith(f"Riga, {game.at} of {len(game.record.moves)} words, year 1 summer, seat 1: ")
    assert repr(game).endswith(f"{game.names[1]}: Take one building or one whole row of goods.")
    (source,) = re.findall(r"base64,([^\"]+)", picture)
    assert b64decode(source).decode() == game._repr_svg_()


def test_the_end_is_shown_with_the_points_of_all() -> None:
    end = opened("hagar-3-seats").step(10_000)

    points = ", ".join(f"{name} {score}" for name, score in zip(end.names, end.state.scores()))

    assert repr(end).endswith(f": the end. {points}.")
    assert end._repr_svg_().startswith("<svg ")
