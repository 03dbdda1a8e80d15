"""The house and those who watch: what was begun is done to its end, and nobody is sent more than they need."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry import Record, Rng
from skerry.server import house as houses
from skerry.server import wire
from skerry.server.drawings import Drawings
from skerry.server.house import House, bot_seat
from skerry.server.replays import replay_position
from skerry.server.seen import Look
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Kept, SeatRow
from skerry.server.thinking import Question, Thinkers
from skerry.server.watchers import MOST_WAITING, Watcher
from tests.server.tables import any_move, new_table
from tests.server.tables import play as play_words
from tools.following import Position, follow

LAST_WINTER = {
    "season": "autumn", "year": 8, "turn": 1, "start_player": 1, "rows": ["grain", "wine"],
    "players": [{"goods": "grain"}, {"goods": "grain"}],
}  # fmt: skip


@asynccontextmanager
async def open_house(path: Path) -> AsyncIterator[tuple[House, str]]:
    """A house with one table at which two people have sat down."""
    store = SqliteStore(path / "tables.sqlite")
    await store.start()
    house = House(store, Thinkers(1))
    seats = [SeatRow(seat, "person", f"Seat {seat}", digest=f"key {seat}", taken=True) for seat in range(2)]
    table, _ = await house.make(Record("riga", 2), seats)
    try:
        yield house, table
    finally:
        await house.close()
        await store.close()


async def first_move(house: House, table: str) -> tuple[int, wire.Play]:
    """Who is to move, and something they may play."""
    async with house.at(table) as (_, found):
        return found.state.to_move, wire.Play(word=found.state.moves()[0].word, key="click")


def newest(watcher: Watcher) -> dict[str, Any]:
    """The last message that waits for them."""
    message = None
    while not watcher.waiting.empty():
        message = watcher.waiting.get_nowait()
    assert message is not None
    shown: dict[str, Any] = msgspec.json.decode(message.text)
    return shown


def test_a_move_is_shown_to_the_others_even_if_the_player_hangs_up_at_once(tmp_path: Path) -> None:
    async def run() -> tuple[dict[str, Any], dict[str, Any]]:
        async with open_house(tmp_path) as (house, table):
            watcher = Watcher(Look(None, "en", narrow=False), set())
            await house.watch(table, watcher)
            before = newest(watcher)
            seat, play = await first_move(house, table)

            playing = asyncio.create_task(house.play(table, seat, play))
            await asyncio.sleep(0)
            playing.cancel()
            message = await asyncio.wait_for(watcher.waiting.get(), 10)
            assert message is not None
            return before, msgspec.json.decode(message.text)

    before, after = asyncio.run(run())

    assert after["at"] > before["at"]


def test_nobody_is_disturbed_by_another_who_only_watches(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with open_house(tmp_path) as (house, table):
            first, second, player = (Watcher(Look(seat, "en", narrow=False), {0} & {seat}) for seat in (None, None, 0))
            await house.watch(table, first)
            waiting = [first.waiting.qsize()]
            for come in (second, player):
                await house.watch(table, come)
                await house.caught_up(table, first)
                waiting.append(first.waiting.qsize())
            for go in (second, player):
                await house.stop_watching(table, go)
                await house.caught_up(table, first)
                waiting.append(first.waiting.qsize())
            return waiting

    assert asyncio.run(run()) == [1, 1, 2, 2, 3]


def test_a_slow_connection_gets_the_newest_position_whole_and_every_answer() -> None:
    table, rng, watcher = new_table(2), Rng(1), Watcher(Look(None, "en", narrow=False), set())
    watcher.tell({"type": "done", "key": "click"})
    drawings = Drawings()
    for _ in range(MOST_WAITING + 5):
        play_words(table, any_move(table, rng).word)
        watcher.show(drawings.seen(table, watcher.look, set()))
    waiting = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
    messages = [msgspec.json.decode(message.text) for message in waiting if message is not None]
    position: Position = {}
    for message in messages[1:]:
        position = follow(position, message)

    assert messages[0] == {"type": "done", "key": "click"}
    assert len(messages) <= MOST_WAITING
    assert (messages[1]["after"], messages[1]["log"]["from"]) == (None, 0)
    assert position["at"] == table.noticed[None]


# --- lists ------------------------------------------------------------------------------------------------------------


def test_a_list_reads_a_table_once_and_again_after_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []
    load = SqliteStore.load

    async def counted(self: SqliteStore, table: str) -> Kept | None:
        loads.append(table)
        return await load(self, table)

    async def run() -> list[tuple[int, int]]:
        async with open_house(tmp_path) as (house, table):
            found = []
            first_asked = (await house.standing(table)).asked
            for _ in range(3):
                found.append(((await house.standing(table)).asked, len(loads)))
            for number in range(20):
                seat, play = await first_move(house, table)
                await house.play(table, seat, msgspec.structs.replace(play, key=f"click {number}"))
                if (await house.standing(table)).asked != first_asked:
                    break
            found.append(((await house.standing(table)).asked, len(loads)))
            return found

    monkeypatch.setattr(SqliteStore, "load", counted)
    monkeypatch.setattr(houses, "MOST_IN_MEMORY", 0)
    first, again, still, moved = asyncio.run(run())

    assert first == again == still
    assert moved[0] != first[0]
    assert moved[1] > first[1]


def test_a_list_follows_a_game_of_bots_to_its_end(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with open_house(tmp_path) as (house, _):
            seats = [bot_seat(seat, "random", f"Bot {seat}") for seat in range(2)]
            table, _ = await house.make(Record("riga", 2, start=LAST_WINTER), seats)
            found = [(await house.standing(table)).status]
            watcher = Watcher(Look(None, "en", narrow=False), set())
            await house.watch(table, watcher)
            async with asyncio.timeout(60):
                while found[-1] != "over":
                    await watcher.waiting.get()
                    found.append((await house.standing(table)).status)
            return found

    assert asyncio.run(run())[0] == "running"


def test_turns_of_a_finished_game_are_put_into_words_once_for_each_language() -> None:
    table, rng = new_table(2), Rng(1)
    while not table.over:
        play_words(table, any_move(table, rng).word)

    english, german = (replay_position(table, 5, Look(0, lang, narrow=False)).marks for lang in ("en", "de"))

    assert replay_position(table, 6, Look(1, "en", narrow=False)).marks is english
    assert [mark.at for mark in english] == [mark.at for mark in german]
    assert english[0].heading != german[0].heading


# --- bots -------------------------------------------------------------------------------------------------------------


def test_while_a_bot_waits_for_its_turn_to_think_every_other_table_has_one_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process thinks for tables of two, three and four bots, which ask again and again."""
    happened: list[tuple[str, int]] = []
    answer = Thinkers.answer

    async def noted(self: Thinkers, question: Question) -> str:
        seats = Record.parse(question.head).seats
        happened.append(("asks", seats))
        word = await answer(self, question)
        happened.append(("answered", seats))
        return word

    async def run() -> None:
        async with open_house(tmp_path) as (house, _):
            for count in (2, 3, 4):
                seats = [bot_seat(seat, "random", f"Bot {seat}") for seat in range(count)]
                table, _ = await house.make(Record("riga", count), seats)
                watcher = Watcher(Look(None, "en", narrow=False), set())
                await house.watch(table, watcher)
            async with asyncio.timeout(60):
                while len(happened) < 200:
                    await watcher.waiting.get()

    monkeypatch.setattr(Thinkers, "answer", noted)
    asyncio.run(run())

    for number, (what, seats) in enumerate(happened[:200]):
        if what == "asks" and ("answered", seats) in happened[number:]:
            until = happened.index(("answered", seats), number)
            others = [other for done, other in happened[number:until] if done == "answered"]
            assert len(others) == len(set(others)), happened[number:until]


def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, _):
            seats = [bot_seat(seat, "random", f"Bot {seat}") for seat in range(2)]
            table, _ = await house.make(Record("riga", 2), seats)
            async with house.at(table) as (room, _):
                assert room.thinking is None

            watcher = Watcher(Look(None, "en", narrow=False), set())
            await house.watch(table, watcher)
            assert room.thinking is not None
            await house.stop_watching(table, watcher)
            await asyncio.wait_for(room.thinking, 60)

            assert room.table is not None
            assert not room.table.over

    asyncio.run(run())


def test_bots_play_on_with_people_who_have_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as (house, _):
            start = {"rows": ["5 grain", "3 wine", "2 cloth"], "players": [{}, {}]}
            person = SeatRow(1, "person", "Ann", digest="key", taken=True)
            table, _ = await house.make(Record("riga", 2, start=start), [bot_seat(0, "random", "Bot"), person])
            async with house.at(table) as (room, _):
                assert room.thinking is not None

            await asyncio.wait_for(room.thinking, 60)

            assert (await house.standing(table)).asked == 1

    asyncio.run(run())
