"""Thinkers on other machines: what they are asked holds nothing that the seat may not know, and every question ends."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import msgspec
import pytest

import skerry
from skerry import Record, Rng
from skerry.kernel.state import State
from skerry.server import thoughts
from skerry.server.house import House
from skerry.server.posing import part_of, posed, position
from skerry.server.postgres_store import PostgresStore
from skerry.server.table import head_of
from skerry.server.thinking import AdviceQuestion, Question, Thinkers
from skerry.server.thoughts import Asking, Thinker, posed_as
from skerry.server.workers import Died, WorkError
from tests.server.databases import new_database
from tests.server.stores import opened

BY_HAND = {"phase": "build", "players": [{"goods": "3 glass, 3 wine"}, {"goods": "grain"}]}


@pytest.fixture(name="url")
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


def played(game: str, steps: int) -> tuple[Record, State, tuple[str, ...]]:
    """A game in which somebody is to move, with the words that led there."""
    record = Record(skerry.game(game), skerry.game(game).seats.stop - 1)
    state, rng, words = record.state(0), Rng(5), list[str]()
    asked, said = state, 0
    while len(words) < steps and state.to_move != skerry.OVER:
        move = state.draw(rng) if state.to_move == skerry.CHANCE else state.moves()[rng.below(len(state.moves()))]
        words.append(move.word)
        state.apply(move)
        if state.to_move >= 0:
            asked, said = state.copy(), len(words)
    return record, asked, tuple(words[:said])


@pytest.mark.parametrize("game", skerry.games())
def test_a_position_is_the_same_for_its_seat_after_it_was_written(game: str) -> None:
    for steps in (5, 40, 90):
        record, state, _ = played(game, steps)
        seat = state.to_move
        again = position(head_of(record), posed(state, seat, 3))
        assert again.view(seat) == state.view(seat)
        assert [move.word for move in again.moves()] == [move.word for move in state.moves()]


@pytest.mark.parametrize("game", skerry.games())
def test_what_others_hide_changes_nothing_of_what_is_asked(game: str) -> None:
    """Whatever the others hold, dealt anew in a hundred ways: the same question comes of it, letter for letter."""
    record, state, words = played(game, 60)
    seat = state.to_move
    asked = posed_as(Question(head_of(record), words, "expert", 7))
    dealt = [posed(state.resample(seat, Rng(seed)), seat, 7) for seed in range(20)]
    assert [position(asked.head, text).view(seat) for text in dealt] == [state.view(seat)] * 20
    assert set(dealt) == {asked.position}


def test_a_start_by_hand_is_not_told() -> None:
    head = head_of(Record("riga", 2, start=BY_HAND))
    assert "glass" in head
    assert "glass" not in posed_as(Question(head, (), "expert", 7)).head


@pytest.mark.parametrize(
    "name", ["os:system", "skerry.server.house:House", "skerry.games.hagar.state:Hagar", "builtins:eval"]
)
def test_only_parts_of_the_game_are_read(name: str) -> None:
    with pytest.raises(ValueError, match="no part"):
        part_of(skerry.game("riga"), name)


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Asking]:
    store = PostgresStore(url)
    house = House(store, Thinkers(0, elsewhere=store.thoughts()))
    async with opened(store, house):
        try:
            yield house.thinkers._long  # type: ignore[misc]
        finally:
            await house.close()


@asynccontextmanager
async def a_thinker(url: str) -> AsyncIterator[Thinker]:
    thinker, stop = Thinker(url, 1), asyncio.Event()
    running = asyncio.create_task(thinker.run(stop))
    while not thinker.leases.me:  # noqa: ASYNC110  it says so to nobody
        await asyncio.sleep(0.02)
    try:
        yield thinker
    finally:
        stop.set()
        await running


def question(bot: str = "casual") -> Question:
    record, _, words = played("riga", 30)
    return Question(head_of(record), words, bot, 7, caller="somebody")


def test_a_thinker_answers_with_a_legal_move_and_with_advice(url: str) -> None:
    record, state, words = played("riga", 30)
    advice = AdviceQuestion(head_of(record), words, state.to_move, 3, 10, 2.0, caller="somebody")

    async def story() -> None:
        async with asking(url) as far, a_thinker(url):
            word = await far.do(thoughts.thought, question(), caller="somebody", cost=1.0, within=30)
            assert word in [move.word for move in state.moves()]
            advised = await far.do(thoughts.thought, advice, caller="somebody", cost=1.0, within=30)
            assert {tip for tip, _ in advised.tips} <= {move.word for move in state.moves()}
            assert (await far._database.read("SELECT count(*) FROM thoughts"))[0][0] == 0

    asyncio.run(story())


def test_without_a_thinker_nobody_waits(url: str) -> None:
    async def story() -> None:
        async with asking(url) as far:
            with pytest.raises(Died):
                await asyncio.wait_for(far.do(thoughts.thought, question(), caller="a", cost=1.0, within=30), 5)

    asyncio.run(story())


def test_what_cannot_be_thought_is_told(url: str) -> None:
    async def story() -> None:
        async with asking(url) as far, a_thinker(url):
            broken = msgspec.structs.replace(question(), bot="nobody")
            with pytest.raises(WorkError):
                await far.do(thoughts.thought, broken, caller="a", cost=1.0, within=30)

    asyncio.run(story())


def test_a_thought_of_a_thinker_that_is_gone_is_taken_by_another_one(url: str) -> None:
    async def story() -> None:
        async with asking(url) as far:
            await far._database.write("INSERT INTO workers (post, thinks) VALUES ('', 1)")
            waits = asyncio.create_task(far.do(thoughts.thought, question(), caller="a", cost=1.0, within=30))
            taken: list[object] = []
            while not taken:
                taken = list(await far._database.write(thoughts.TAKE, 999_999, 4))
                await asyncio.sleep(0.02)
            async with a_thinker(url):
                assert await asyncio.wait_for(waits, 60)

    asyncio.run(story())


def test_callers_take_turns_however_much_one_of_them_asks(url: str) -> None:
    """Someone with one question does not wait behind the six of someone else."""

    async def story() -> None:
        async with asking(url) as far:
            await far._database.write("INSERT INTO workers (post, thinks) VALUES ('', 1)")
            asked = []
            for caller in ("many", "many", "many", "many", "many", "many", "one"):
                asked.append(
                    asyncio.create_task(far.do(thoughts.thought, question(), caller=caller, cost=1.0, within=30))
                )
                await asyncio.sleep(0.1)
            marks = [row[0] for row in await far._database.read("SELECT caller FROM thoughts ORDER BY due, id")]
            assert marks.index(await far._mark("one")) <= 1
            begun = [await far._database.write(thoughts.TAKE, 1, 4) for _ in range(7)]
            assert sum(bool(rows) for rows in begun) == 5, "four of one caller at once, and the other's"
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())
