"""Where every request comes in: it gets an id for the log, and its visitor pays for it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.budgets import check, paid_by
from skerry.server.dependencies import Asked, host_of
from skerry.server.house import House
from skerry.server.logs import REQUEST, new_request
from skerry.server.refusals import Refused

MOST_HEADERS: Final = 100
LARGEST_HEAD: Final = 16_384


class Reception:
    """In front of the application's routes. Sockets only get an id: they are measured message by message."""

    def __init__(self, app: ASGIApp, house: House, refuse: Callable[[Asked, Refused], Response[Any]]) -> None:
        self.app = app
        self.house = house
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        before = REQUEST.set(new_request())
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._serve(scope, receive, self._counting(send))
            else:
                await self.app(scope, receive, send)
        finally:
            REQUEST.reset(before)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        request: Asked = Request(scope, receive, send)
        budget = self.house.budgets.of(host_of(request))
        try:
            check(budget)
            check_head(scope)
        except Refused as error:
            answer = self.refuse(request, error).to_asgi_response(app=None, request=request)
            await answer(scope, receive, send)
        else:
            if budget is not None and not budget.modest():
                await self.house.budgets.precedence.turn()
            await paid_by(budget, self._let_in(scope, receive, send))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _counting(self, send: Send) -> Send:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.house.metrics.answered(message["status"])
            await send(message)

        return counted


def check_head(scope: Mapping[str, Any]) -> None:
    if head_too_large(scope):
        raise Refused("head-too-large")


def head_too_large(scope: Mapping[str, Any]) -> bool:
    """More headers than anyone needs, or too much in them or in the address."""
    headers = scope["headers"]
    size = len(scope["raw_path"]) + len(scope["query_string"]) + sum(len(name) + len(value) for name, value in headers)
    return len(headers) > MOST_HEADERS or size > LARGEST_HEAD
