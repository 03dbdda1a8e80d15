"""Who causes what the server does: remembered from the request on, through everything that it sets going."""

from contextvars import ContextVar

from litestar.types import ASGIApp, Receive, Scope, Send

from skerry.server.visitors import places_of

_caller: ContextVar[str] = ContextVar("caller", default="")


def known_caller(app: ASGIApp) -> ASGIApp:
    """A middleware. A task inherits the caller from whatever began it, such as a bot from the move it answers."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None:
            # The largest network they may have to themselves: nobody gets a share for each part of it.
            _caller.set(places_of(client[0])[-1].name)
        await app(scope, receive, send)

    return called


def caller(table: str) -> str:
    """The visitor who caused what is being done at this table; the table itself where nobody knows."""
    return _caller.get() or table
