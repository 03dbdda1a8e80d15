"""What the server refuses."""

from typing import Final

from skerry.kernel.errors import SkerryError
from skerry.words.speaker import Told

STATUS: Final = {
    "other-wire": 400,
    "no-page": 404,
    "unreadable": 410,
    "other-rules": 410,
    "other-rules-unfinished": 410,
    "not-written": 503,
    "not-read": 503,
    "unclear": 503,
    "elsewhere": 503,
    "no-table": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-bot": 422,
    "no-voyage": 422,
    "not-yours": 403,
    "invitation-used": 403,
    "not-a-new-key": 422,
    "not-owner": 403,
    "no-free-seat": 409,
    "not-begun": 409,
    "over": 409,
    "not-over": 409,
    "not-your-turn": 409,
    "changed": 409,
    "nothing-to-undo": 409,
    "too-often-handed-over": 409,
    "too-many-undos": 409,
    "chat-full": 409,
    "no-chat": 409,
    "handed-over": 409,
    "still-there": 409,
    "not-away-long": 409,
    "always-bot": 409,
    "no-hints": 409,
    "review-alone": 409,
    "no-position": 404,
    "too-many-tables": 503,
    "too-many-from-here": 429,
    "server-full": 429,
    "share-used": 429,
    "flooding": 429,
    "too-many-sockets": 429,
    "table-crowded": 429,
    "too-many-hints": 429,
    "no-hint-found": 429,
    "too-many-reviews": 429,
    "unknown-word": 422,
    "not-allowed": 422,
    "not-together": 422,
    "not-to-be-picked": 422,
    "set-up": 422,
    "own-file": 422,
    "not-understood": 400,
    "foreign-host": 421,
    "foreign-page": 403,
    "not-json": 415,
    "head-too-large": 431,
    "too-large": 413,
    "other-method": 405,
    "too-nested": 422,
    "file-breaks": 422,
    "busy-with-files": 429,
    "no-time-for-file": 429,
    "busy-with-pictures": 429,
    "broken": 500,
}
"""By the key of a refusal, whose sentence is `refused-` and the key: its HTTP status.

What clients can bring about by asking for too much is never a 5xx, not even if it was others who asked.
"""

AGAIN_AFTER: Final = {
    "unclear": 1,
    "elsewhere": 1,
    "server-full": 60,
    "too-many-hints": 5,
    "no-hint-found": 5,
    "too-many-reviews": 60,
    "busy-with-files": 60,
    "no-time-for-file": 60,
    "busy-with-pictures": 5,
}
"""Seconds until it is worth asking again, where that is always the same; other refusals are told how long it is."""


class Refused(SkerryError):
    """Something a player asked for and does not get, with a reason."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"server/refused-{key}", **values)
        self.key = key
        self.status = STATUS[key]
        self.rule = ""
        self.address = ""
        """One that the sentence names; on a page it is a link."""
        self.again_after = AGAIN_AFTER.get(key, 0)
        """Seconds until it is worth asking again, if that is known."""


class Explained(Refused):
    """Refused for a reason that the game or the kernel puts into words."""

    def __init__(self, key: str, problem: Told, rule: str = "") -> None:
        super().__init__(key, problem=problem)
        self.rule = rule


class MovedAway(Refused):
    """The table has to be read again, here or at another server: who asked is hung up on, and asks again."""
