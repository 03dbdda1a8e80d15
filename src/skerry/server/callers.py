"""Who causes what the server does: remembered from the request on, through everything that it sets going."""

from contextvars import ContextVar

from litestar.types import ASGIApp, Receive, Scope, Send

from skerry.server.visitors import place_of

HERE = "here"
"""This machine itself, or a host without an address: one caller."""

_caller: ContextVar[str] = ContextVar("caller", default="")


def known_caller(app: ASGIApp) -> ASGIApp:
    """A middleware. A task inherits the caller from whatever began it, such as a bot from the move it answers."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None:
            _caller.set(place_of(client[0]) or HERE)
        await app(scope, receive, send)

    return called


def caller(table: str) -> str:
    """Whoever caused what is being done at this table; the table itself where nobody knows."""
    return _caller.get() or table
