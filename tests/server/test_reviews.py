"""Reviews: a finished game is looked at again in the background, once, from what each seat knew then."""

import asyncio
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import skerry
from skerry.server import reviews
from skerry.server.curves import RADIUS, Frame, marks
from skerry.server.history import Entry, Inherited
from skerry.server.house import bot_seat
from skerry.server.refusals import Refused
from skerry.server.review_summary import Point, turning_points
from skerry.server.reviews import Moment
from skerry.server.store import Judged
from skerry.server.table import Table
from skerry.server.thinking import AdviceQuestion, Advised, Thinkers
from tests.server.clients import Client, People, play_to_the_end, server
from tests.server.tables import SECRET, any_move, kept, new_table
from tests.server.test_api import LAST_WINTER
from tests.server.test_house import open_house

LATE = {"season": "summer", "year": 8, "turn": 0, "start_player": 0, "rows": ["grain", "wine", "2 cloth"]}


@pytest.fixture(name="client")
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """Reviews that are worked out in a moment."""
    monkeypatch.setattr(reviews, "DESCENTS", 8)
    with server(tmp_path) as client:
        yield client


def finished() -> Table:
    """The last turns of a game of two people."""
    return play_out(new_table(start=LATE))


def play_out(table: Table) -> Table:
    rng = skerry.Rng(1)
    while not table.over:
        table.play(table.state.to_move, [any_move(table, rng).word], None, "", 0.0)
    return table


def reviewed(people: People, **query: Any) -> dict[str, Any]:
    """When all is worked out."""
    people.post("review", {})
    for _ in range(300):
        review: dict[str, Any] = people.get("review", **query).json()
        if review["done"] == review["all"]:
            return review
        time.sleep(0.2)
    raise AssertionError("the review does not come to its end")


def test_a_finished_game_is_reviewed_once_and_kept(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(client, "me", "friend", scenario=LAST_WINTER)
    play_to_the_end(people)
    before = people.get("review").json()

    review = reviewed(people)
    monkeypatch.setattr(Thinkers, "advise", None)  # nobody thinks any more
    again = people.post("review", {}).json()

    assert (before["done"], before["running"], before["curve"]) == (0, False, "")
    assert review["all"] > 0
    assert again["curve"] == review["curve"]
    winners = people.position()["over"]["winners"]
    assert review["rows"][-1] == ["The end", *(100 // len(winners) if seat in winners else 0 for seat in (0, 1))]
    assert [name in review["curve"] for name in review["names"]] == [True, True]


def test_every_choice_of_a_person_is_shown_beside_the_best_alternative(client: Client) -> None:
    people = People(client, "me", "friend", scenario=LAST_WINTER)
    play_to_the_end(people)

    decisions = reviewed(people, lang="de")["decisions"]

    assert decisions
    for decision in decisions:
        assert decision["played"] != decision["other"]
        assert 0 <= decision["chance"] <= 100
        assert 0 <= decision["other_chance"] <= 100
    first = decisions[0]
    branch = people.post("branch", {"at": first["at"], "seat": first["seat"]})
    assert branch.status_code == 201


def test_the_curve_is_told_in_words_too(client: Client) -> None:
    people = People(client, "me", "friend", scenario=LAST_WINTER)
    play_to_the_end(people)

    german, narrow = reviewed(people, lang="de")["curve"], reviewed(people, narrow=True)["curve"]

    assert 'role="img" aria-label="Die Siegchancen aller' in german
    assert "% am Ende." in german
    assert 'viewBox="0 0 390 300"' in narrow


def test_what_is_not_over_or_was_played_alone_is_not_reviewed(client: Client) -> None:
    running, alone = People(client, "me", "friend"), People(client, "me", game="hagar")

    assert running.post("review", {}).json()["key"] == "not-over"
    assert running.get("review").json()["key"] == "not-over"
    assert alone.get("review").json()["key"] == "review-alone"


def test_everyone_is_asked_at_each_turn_and_people_at_their_choices() -> None:
    table = finished()

    moments = reviews.moments(table)

    begins = reviews.turns(table)
    assert all(Moment(at, seat, "") in moments for at in begins for seat in (0, 1) if seat != table.words[at].seat)
    chosen = [(moment.at, moment.seat, moment.played) for moment in moments if moment.played]
    assert chosen == [(at, word.seat, word.move.word) for at, word in enumerate(table.words) if word.choice]


def test_what_was_played_at_another_table_and_what_bots_chose_is_not_held_against_anyone() -> None:
    whole, game = kept(start=LATE), finished()
    words = [Entry(number, 0.0, "", Inherited(word)) for number, word in enumerate(game.spoken())]
    row = msgspec.structs.replace(whole.table, inherited=len(words))
    inherited = Table(msgspec.structs.replace(whole, table=row, history=words))
    bots = [bot_seat(seat, "random", "Bot") for seat in range(2)]
    of_bots = play_out(Table(msgspec.structs.replace(whole, seats=bots)))

    for one in (of_bots, inherited):
        assert one.over
        assert {moment.played for moment in reviews.moments(one)} == {""}


def test_only_what_a_person_chose_is_reviewed_as_theirs_also_where_a_bot_stood_in() -> None:
    """Someone makes three choices, a bot plays for them, they come back for two, and a bot plays on to the end."""
    table, rng = Table(kept()), skerry.Rng(3)
    history = table.begin(0.0)

    def choices() -> list[int]:
        return [at for at, word in enumerate(table.words) if word.choice and word.seat == 0]

    def play_on(count: int) -> list[int]:
        """Until seat 0 has chosen this number of further words, as a person or a bot; where these words stand."""
        before = len(choices())
        while len(choices()) < before + count and not table.over:
            history.extend(table.play(table.state.to_move, [any_move(table, rng).word], None, "", 0.0))
        return choices()[before:]

    own = play_on(3)
    history += table.hand_over(0, "random", 0.0)
    play_on(20)
    history += table.take_seat_back(0, 0.0)
    own += play_on(2)
    history += table.hand_over(0, "random", 0.0)
    play_on(1000)

    assert table.over
    assert len(choices()) > 40
    for one in (table, Table(msgspec.structs.replace(kept(), history=history))):
        assert [moment.at for moment in reviews.moments(one) if moment.played and moment.seat == 0] == own


def test_a_question_has_the_words_up_to_then_and_not_the_secret() -> None:
    table = finished()
    moment = reviews.moments(table)[-1]

    question = reviews.advice_question(table, moment)

    assert question.words == tuple(word.move.word for word in table.words[: moment.at])
    assert SECRET not in repr(question)
    assert reviews.advice_question(table, moment) == question


def test_a_review_that_was_interrupted_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    async def noted(_: Thinkers, question: AdviceQuestion) -> Advised:
        asked.append((len(question.words), question.seat))
        return Advised(((question.also, 0.5),), (0.5, 0.5))

    async def run() -> None:
        async with open_house(tmp_path) as (house, table):
            first, *rest = reviews.moments(found)
            await house.store.judge(table, Judged(first.at, first.seat, '{"tips":[],"chances":[1,0]}'))
            await reviews.work(house, table, found)

            assert asked == [(moment.at, moment.seat) for moment in rest]
            assert len(await reviews.judged(house, table)) == len(rest) + 1

    monkeypatch.setattr(Thinkers, "advise", noted)
    found = finished()
    asyncio.run(run())


def test_a_long_game_is_looked_at_turn_by_turn_but_not_at_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()
    every = reviews.turns(table)

    monkeypatch.setattr(reviews, "MOST_TURNS", 1)

    assert len(every) > 1
    assert reviews.turns(table) == every[:1]


def test_turning_points_are_the_turns_that_changed_most_in_the_order_of_the_game() -> None:
    curve = [
        Point(0, [0.5, 0.5]), Point(4, [0.52, 0.5]), Point(9, [0.3, 0.65]), Point(12, [0.7, 0.3]), Point(20, [1, 0]),
    ]  # fmt: skip

    turning = turning_points(curve)

    assert [(one.before.at, one.seat) for one in turning] == [(4, 0), (9, 0), (12, 0)]


def test_where_nothing_changes_there_is_no_turning_point() -> None:
    assert turning_points([Point(0, [0.5, 0.5]), Point(4, [0.55, 0.45])]) == []


def test_alone_nobody_is_beaten() -> None:
    with pytest.raises(Refused, match="there is no winner to review"):
        reviews.check(new_table(1, game="hagar"))


def test_the_numbers_of_turning_points_that_are_close_do_not_cover_each_other() -> None:
    drawn = "".join(str(element) for element in marks(Frame(390.0, 400), [100, 102, 300]))

    places = [float(place) for place in re.findall(r'cx="([\d.]+)"', drawn)]
    assert len(places) == 3
    assert all(right - left >= 2 * RADIUS for left, right in pairwise(places))
