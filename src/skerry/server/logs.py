"""What the server logs: lines with a time and the id of the request, as text or as JSON.

A line says what went wrong and never at which table or to whom. Lines that strangers can cause as often as they like
are written once a minute, with a count.
"""

import logging
import secrets
import sys
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from time import monotonic
from typing import IO, Any, Final

import msgspec

from skerry.server.discreet import Discreet

REQUEST: ContextVar[str] = ContextVar("REQUEST", default="-")
"""The id of the request or socket that is being answered; it tells nothing about it."""
A_MINUTE: Final = 60.0


def new_request() -> str:
    return secrets.token_hex(6)


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class Lines(Discreet):
    """`2026-11-18T02:23:25.123+00:00 ERROR 5f0c… skerry.server.app: A request could not be answered.`"""

    def format(self, record: logging.LogRecord) -> str:
        return f"{time_of(record)} {record.levelname} {REQUEST.get()} {record.name}: {super().format(record)}"


class JsonLines(Discreet):
    """One object on each line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname,
            "request": REQUEST.get(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class OncePerMinute(logging.Filter):
    """Passes a line on if the same one was not written for a minute, with how often it was left out since."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._written: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = str(record.msg), self._now()
        if now - self._written.get(line, -A_MINUTE) < A_MINUTE:
            self._left_out[line] = self._left_out.get(line, 0) + 1
            return False
        self._written[line] = now
        if left_out := self._left_out.pop(line, 0):
            record.msg = f"{line} (and {left_out} more since the last such line)"
        return True


def start_logging(as_json: bool, stream: IO[str] | None = None) -> None:
    """For this process: warnings and worse, of ours and of what we use."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for strangers_mistakes in ("uvicorn.error", "skerry.server.protocols"):
        logging.getLogger(strangers_mistakes).addFilter(OncePerMinute())
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # in its debug mode it prints what tasks came to
