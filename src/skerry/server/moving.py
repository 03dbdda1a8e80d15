"""All tables of one store in another one: from a file to a database when a house grows, and back."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from skerry.kernel.errors import SkerryError
from skerry.server.history import Entry
from skerry.server.store import Kept, Store
from skerry.server.stores import is_database, open_store, shown


def move(source: Path | str, target: Path | str, tell: Callable[[int, int], None]) -> int:
    """Copy every table, and tell how far that is; how many there were. Nothing is taken away from the source.

    A move that was interrupted goes on where it stopped: what is there already is compared and left as it is.
    """
    if not is_database(source) and not Path(source).is_file():
        raise SkerryError("no-tables", source=source)
    return asyncio.run(_move(source, target, tell))


async def _move(source: Path | str, target: Path | str, tell: Callable[[int, int], None]) -> int:
    async with contextlib.AsyncExitStack() as opened:
        old, new = open_store(source), open_store(target)
        for store in (old, new):
            await store.start()
            opened.push_async_callback(store.close)
        tables = await old.tables()
        for number, table in enumerate(tables, 1):
            await copy(old, new, table, target)
            tell(number, len(tables))
        return len(tables)


async def copy(old: Store, new: Store, table: str, target: Path | str) -> None:
    """A table with its chat and its reviews. Nobody plays at it meanwhile."""
    await old.hold(table)
    found = await old.load(table)
    if found is None:
        return
    wanted = without_zeros(found)
    there = await new.load(table)
    if there is None:
        await new.make(wanted.table, wanted.seats, wanted.history)
        there = msgspec.structs.replace(wanted, chat=[])
    if not begins(wanted, there):
        raise SkerryError("other-table-there", table=table, target=shown(target))
    await new.hold(table)
    for remark in wanted.chat[len(there.chat) :]:
        await new.say(table, remark)
    known = {(judged.at, judged.seat) for judged in await new.judged(table)}
    for judged in await old.judged(table):
        if (judged.at, judged.seat) not in known:
            await new.judge(table, judged)


def begins(wanted: Kept, there: Kept) -> bool:
    """Is what is there the same table, with all or the first lines of its chat?"""
    return msgspec.structs.replace(wanted, chat=wanted.chat[: len(there.chat)]) == there


def without_zeros(kept: Kept) -> Kept:
    """PostgreSQL keeps no character 0; only in the key of a message there might be one."""
    return msgspec.structs.replace(
        kept,
        history=[cleaned(entry) for entry in kept.history],
        chat=[msgspec.structs.replace(remark, key=remark.key.replace("\0", " ")) for remark in kept.chat],
    )


def cleaned(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, key=entry.key.replace("\0", " ")) if "\0" in entry.key else entry
