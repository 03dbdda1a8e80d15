"""The log of a server: errors with their type and where they came from, without what they were about."""

import asyncio
import errno
import logging
import sqlite3

import pytest

from skerry.kernel.errors import UnknownMove
from skerry.server.discreet import Discreet, tell_of_task
from skerry.server.workers import TooLate

SECRET = "visby-bank"


def look_up(cards: dict[str, int]) -> int:
    return cards[SECRET]


def logged(error: BaseException) -> str:
    record = logging.LogRecord("skerry", logging.ERROR, "", 0, "It broke.", None, (type(error), error, None))
    return Discreet().format(record)


def test_an_error_is_told_with_its_type_and_the_way_to_it_and_not_with_its_message() -> None:
    try:
        try:
            look_up({})
        except KeyError as error:
            raise UnknownMove(f"build {SECRET}", []) from error
    except UnknownMove as error:
        told = logged(error)

    assert told.startswith("It broke.\n")
    assert "in look_up" in told
    assert told.index("KeyError") < told.index("and then") < told.index("UnknownMove")
    assert SECRET not in told


def test_errors_of_a_group_and_errors_that_cause_each_other_are_told_once() -> None:
    one, other = ValueError(SECRET), TypeError(SECRET)
    one.__cause__, other.__cause__ = other, one

    told = logged(ExceptionGroup(SECRET, [one, other]))

    assert told.count("ValueError") == told.count("TypeError") == 1
    assert SECRET not in told


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (sqlite3.OperationalError("database or disk is full"), "OperationalError: database or disk is full"),
        (OSError(errno.ENOSPC, "No space left on device", f"/{SECRET}"), "OSError: No space left on device"),
        (TooLate("It was not done within 3 seconds."), "TooLate: It was not done within 3 seconds."),
    ],
)
def test_what_the_system_says_is_told(error: Exception, part: str) -> None:
    told = logged(error)

    assert told.endswith(part)
    assert SECRET not in told


def test_what_fails_while_nobody_waits_for_it_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        look_up({})

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(tell_of_task)
        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        del task

    asyncio.run(run())

    (record,) = caplog.records
    assert record.getMessage() == "Task exception was never retrieved"
    assert SECRET not in Discreet().format(logging.makeLogRecord(record.__dict__ | {"exc_text": None}))
