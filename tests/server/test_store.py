"""What is asked of every store: what was answered for is there again, and nothing is there twice."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry.server.history import (
    Entry,
    HandedOver,
    Happened,
    Inherited,
    Renamed,
    Said,
    Seated,
    TakenBack,
    Undone,
)
from skerry.server.jobs import Conflict, StoreError
from skerry.server.store import Judged, Kept, Remark, Store
from tests.server.stores import HISTORY, STORES, opened, with_table
from tests.server.tables import kept

Story = Callable[[Store], Coroutine[Any, Any, None]]
EVENTS: list[Happened] = [
    Inherited("take-row 1"), Seated(1, "digest", "salt"), Renamed(1, "Çağrı “the Grey”"), Said(-1, "draw wine"),
    Said(0, "build visby-bank"), Undone(0, 4), HandedOver(1, "expert"), TakenBack(1),
]  # fmt: skip


class Tell:
    """Stories of one store, each told by a server of its own over the same tables."""

    def __init__(self, store: Callable[[], Store]) -> None:
        self.store = store

    def __call__(self, *stories: Story) -> None:
        for story in stories:
            asyncio.run(self._told(story))

    async def _told(self, story: Story) -> None:
        async with opened(self.store()) as store:
            await story(store)


@pytest.fixture(name="tell", params=STORES)
def one_after_the_other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tell]:
    with STORES[request.param](tmp_path) as store:
        yield Tell(store)


def test_a_table_comes_back_as_it_was_with_all_that_happened(tell: Tell) -> None:
    history = [Entry(number, 1.5, f"{number}" * (number % 2), event) for number, event in enumerate(EVENTS)]
    whole = msgspec.structs.replace(kept(), history=history, chat=[Remark(0, 1, "hello", "c", 2.0)])

    async def before(store: Store) -> None:
        await store.make(whole.table, whole.seats, history[:2])
        await store.add("table", history[2:], False)
        await store.say("table", whole.chat[0])

    async def after(store: Store) -> None:
        assert await store.load("table") == whole
        assert await store.load("other") is None
        assert await store.count() == 1

    tell(before, after)


@pytest.mark.parametrize("again", [Entry(1, 1.0, "", Said(0, "end")), Entry(3, 1.0, "a", Said(0, "end"))])
def test_a_number_or_a_message_is_written_once_and_what_comes_with_it_not_at_all(tell: Tell, again: Entry) -> None:
    async def story(store: Store) -> None:
        made = await with_table(store)
        await store.add("table", HISTORY, False)
        with pytest.raises(Conflict):
            await store.add("table", [Entry(2, 1.0, "b", Said(0, "end")), again], True)
        assert await store.load("table") == Kept(made.table, made.seats, HISTORY, [])

    tell(story)


def test_of_two_who_write_what_comes_next_one_is_refused(tell: Tell) -> None:
    """A writer that has an older table in mind than the store has can change nothing, whatever it wants to add."""

    async def story(store: Store) -> None:
        await with_table(store)
        await store.add("table", HISTORY, False)
        for event in EVENTS:
            with pytest.raises(Conflict):
                await store.add("table", [Entry(1, 9.0, "", event)], False)

    tell(story)


def test_messages_of_different_tables_may_have_the_same_key(tell: Tell) -> None:
    async def story(store: Store) -> None:
        made = await with_table(store)
        await store.make(msgspec.structs.replace(made.table, id="other"), made.seats, HISTORY)
        await store.add("table", HISTORY, False)

    tell(story)


def test_a_failure_spoils_nothing_for_others_at_the_same_moment(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await with_table(store)
        tasks = [store.add("table", [Entry(number % 5, 1.0, "", Said(0, "end"))], False) for number in range(20)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 5
        assert sum(isinstance(answer, Conflict) for answer in answers) == 15
        loaded = await store.load("table")
        assert loaded is not None
        assert [entry.number for entry in loaded.history] == [0, 1, 2, 3, 4]

    tell(story)


def test_nothing_is_added_to_a_table_that_is_not_there(tell: Tell) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.add("table", HISTORY, False)
        with pytest.raises(Conflict):
            await store.say("table", Remark(0, 1, "hello", "c", 2.0))

    tell(story)


@pytest.mark.parametrize("again", [Remark(0, 1, "ahoy", "d", 2.0), Remark(1, 1, "ahoy", "c", 2.0)])
def test_a_line_of_chat_is_written_once(tell: Tell, again: Remark) -> None:
    async def story(store: Store) -> None:
        await with_table(store)
        await store.say("table", Remark(0, 1, "hello", "c", 2.0))
        with pytest.raises(Conflict):
            await store.say("table", again)

    tell(story)


def test_settings_change_and_the_end_is_remembered(tell: Tell) -> None:
    changed = msgspec.structs.replace(kept().table, listed=True, chat=False, rematch="again")

    async def before(store: Store) -> None:
        await with_table(store)
        await store.change(changed)
        await store.add("table", HISTORY, True)

    async def after(store: Store) -> None:
        loaded = await store.load("table")
        assert loaded is not None
        assert loaded.table == msgspec.structs.replace(changed, over=True)

    tell(before, after)


def test_what_was_thought_of_a_game_is_kept_in_its_order(tell: Tell) -> None:
    async def before(store: Store) -> None:
        await with_table(store)
        for judged in (Judged(7, 0, "{}"), Judged(3, 1, "[]"), Judged(3, 0, "{}")):
            await store.judge("table", judged)

    async def after(store: Store) -> None:
        assert [(one.at, one.seat) for one in await store.judged("table")] == [(3, 0), (3, 1), (7, 0)]

    tell(before, after)


def test_a_deleted_table_leaves_nothing_behind(tell: Tell) -> None:
    async def story(store: Store) -> None:
        made = await with_table(store)
        await store.add("table", HISTORY, False)
        await store.say("table", Remark(0, 1, "hello", "c", 2.0))
        await store.judge("table", Judged(3, 1, "[]"))
        await store.delete("table")
        assert await store.load("table") is None
        assert await store.judged("table") == []
        assert await store.count() == 0
        await store.make(made.table, made.seats, [])
        assert await store.load("table") == made

    tell(story)


def test_of_somebody_who_is_forgotten_no_name_and_no_word_stays_and_all_else_does(tell: Tell) -> None:
    history = [Entry(number, 1.5, "", event) for number, event in enumerate([*EVENTS, Renamed(0, "Ann")])]
    said = [Remark(0, 1, "I am Çağrı", "c", 2.0), Remark(1, 0, "hello", "d", 2.0), Remark(2, 1, "bye", "e", 3.0)]
    whole = msgspec.structs.replace(kept(), history=history, chat=said)

    async def before(store: Store) -> None:
        await store.make(whole.table, whole.seats, history)
        for remark in said:
            await store.say("table", remark)
        await store.forget("table", 1, "Nobody")

    async def after(store: Store) -> None:
        await store.hold("table")
        await store.forget("table", 1, "Nobody")
        renamed = [msgspec.structs.replace(entry, event=Renamed(1, "Nobody")) for entry in history[2:3]]
        silenced = [msgspec.structs.replace(one, text="") if one.seat == 1 else one for one in said]
        seats = [msgspec.structs.replace(row, name="Nobody") if row.seat == 1 else row for row in whole.seats]
        assert await store.load("table") == Kept(whole.table, seats, [*history[:2], *renamed, *history[3:]], silenced)

    tell(before, after)


@pytest.mark.parametrize("what", ["a word", "a seat handed over", "a line of chat"])
def test_a_table_is_left_alone_until_something_happens_there(tell: Tell, what: str) -> None:
    happens: dict[str, Story] = {
        "a word": lambda store: store.add("table", HISTORY[:1], False),
        "a seat handed over": lambda store: store.add("table", [Entry(0, 1.0, "", HandedOver(0, "casual"))], False),
        "a line of chat": lambda store: store.say("table", Remark(0, 1, "hello", "c", 2.0)),
    }

    async def before(store: Store) -> None:
        await with_table(store)
        assert await store.left_alone(1) == []
        assert await store.ran(30) == 30

    async def after(store: Store) -> None:
        assert await store.ran(30) == 60
        await store.hold("table")
        assert await store.left_alone(60) == ["table"]
        await happens[what](store)
        assert not await store.delete_left("table")
        assert await store.left_alone(1) == []
        await store.ran(1)
        assert await store.left_alone(1) == ["table"]
        assert await store.delete_left("table")
        assert await store.load("table") is None

    tell(before, after)


def test_what_was_asked_for_before_the_end_is_done_and_later_wishes_are_refused(tell: Tell) -> None:
    async def story() -> None:
        store = tell.store()
        await store.start()
        making = [asyncio.create_task(with_table(store)), asyncio.create_task(store.count())]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.wait_for(asyncio.gather(*making), 10)
        for late in (store.count(), store.delete("table")):
            with pytest.raises(StoreError, match="closed"):
                await asyncio.wait_for(late, 10)

    asyncio.run(story())


def test_a_store_that_can_be_used_says_so(tell: Tell) -> None:
    tell(lambda store: store.check())
