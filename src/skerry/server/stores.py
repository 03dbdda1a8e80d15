"""Which store an address means: a file for one server, or a database for many."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from skerry.kernel.errors import SkerryError
from skerry.server.sqlite_store import SqliteStore
from skerry.server.store import Store

if TYPE_CHECKING:
    from skerry.server.thoughts import Thinker

SCHEMES: Final = ("postgresql://", "postgres://")


def is_database(where: Path | str) -> bool:
    return isinstance(where, str) and where.startswith(SCHEMES)


def open_store(where: Path | str, post: str = "") -> Store:
    """The tables of a file, or of a database with an address such as postgresql://skerry@db.example.org/skerry.

    A worker that takes the place of another one names its post.
    """
    if not is_database(where):
        return SqliteStore(Path(where))
    try:
        from skerry.server.postgres_store import PostgresStore  # noqa: PLC0415  at home nobody needs its packages
    except ModuleNotFoundError as error:
        raise SkerryError("needs-postgres") from error
    return PostgresStore(str(where), post)


def new_thinker(url: str, count: int) -> "Thinker":
    """Somebody who thinks for the servers over a database."""
    try:
        from skerry.server.thoughts import Thinker  # noqa: PLC0415  at home nobody needs its packages
    except ModuleNotFoundError as error:
        raise SkerryError("needs-postgres") from error
    return Thinker(url, count)


def shown(where: Path | str) -> str:
    """For people to read: without a password."""
    if not is_database(where):
        return str(where)
    from skerry.server.postgres import without_password  # noqa: PLC0415

    return without_password(str(where))
