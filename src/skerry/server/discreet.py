"""Logs without secrets: an error is told with its type and where it came from, but not with its message.

A message may hold whatever the code was busy with: a hidden card, a key, what somebody typed.
"""

import asyncio
import logging
import sqlite3
import traceback
from types import TracebackType
from typing import Any, Final

from skerry.server.jobs import StoreError
from skerry.server.workers import WorkError

log = logging.getLogger(__name__)

HARMLESS: Final = (StoreError, WorkError, sqlite3.Error)
"""Errors whose messages come from the database or are made for a log."""

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Discreet(logging.Formatter):
    """Formats errors for the log of a server."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  as logging calls it
        return "" if ei[1] is None else outline(ei[1], set())


def outline(error: BaseException, known: set[int]) -> str:
    """What led to the error, where it was raised, and its type."""
    known.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    others = [] if before is None else [before]
    if isinstance(error, BaseExceptionGroup):
        others += error.exceptions
    told = [f"{outline(other, known)}\n\nand then:\n\n" for other in others if id(other) not in known]
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{''.join(told)}{frames}{type(error).__qualname__}{harmless_part(error)}"


def harmless_part(error: BaseException) -> str:
    """What the system says may stand there too; a full disk, for example, must be told."""
    if isinstance(error, OSError):
        return f": {error.strerror}"
    return f": {error}" if isinstance(error, HARMLESS) else ""


def tell_of_task(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For the loop: something failed that nobody waits for any more. asyncio itself would print all it knows of it."""
    log.error("%s", context["message"], exc_info=context.get("exception"))
