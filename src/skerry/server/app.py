"""The application: routes, pages, files and how errors are told."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from litestar.template import TemplateConfig
from litestar.types import Message, Scope

import skerry
from skerry.server import keeping, wire
from skerry.server.api import api_router
from skerry.server.budgets import Budgets
from skerry.server.callers import known_caller
from skerry.server.copies import favicon, static, unchanged
from skerry.server.dependencies import Asked, Posted, language
from skerry.server.discreet import tell_of_task
from skerry.server.fellows import Fellows
from skerry.server.gate import Gate
from skerry.server.house import House
from skerry.server.jobs import StoreError
from skerry.server.live import stream
from skerry.server.logs import REQUEST
from skerry.server.openapi import Document
from skerry.server.operations import OPERATIONS, gauges
from skerry.server.pages import PAGES, page
from skerry.server.reception import Reception
from skerry.server.refusals import Refused
from skerry.server.stores import open_store
from skerry.server.thinking import Thinkers

log = logging.getLogger(__name__)

HERE = Path(str(files("skerry.server")))

HEADERS = {
    # Nothing comes from elsewhere, and nobody elsewhere learns where a player came from.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

API = OpenAPIConfig(
    title="Skerry",
    version=skerry.__version__,
    path="/api/openapi.json",  # not "/api": below it, the framework answers unknown addresses with a page of its own
    description="Set tables up, take seats, look, play and follow. docs/api.md has an example client.",
    render_plugins=[Document(path="/")],
    components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
    use_handler_docstrings=True,
)


GZIP = CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=500, exclude=r"\.woff2$")


def make_app(
    where: Path | str,
    thinkers: int | None = None,
    keep_days: int | None = None,
    names: Iterable[str] = (),
    *,
    budgets: Budgets | None = None,
    open_metrics: bool = False,
    fellows: Fellows | None = None,
) -> Litestar:
    """The server's application over the tables of a file or a database; without `keep_days` all are kept.

    The names are those under which it is reached, besides the addresses of this machine. Beside fellows it has only
    some of the tables.
    """
    store = open_store(where, "" if fellows is None else fellows.post)
    elsewhere = store.thoughts() if thinkers == 0 else None
    house = House(store, Thinkers(thinkers, elsewhere=elsewhere), budgets=budgets, fellows=fellows)
    gauges(house)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await store.start(house)
        house.begin(house.metrics.watch_lag())
        house.begin(house.company.run())
        asyncio.get_running_loop().set_exception_handler(tell_of_task)
        if keep_days is not None:
            house.begin(keeping.keep_for(house, keep_days))
        try:
            yield
        finally:
            await house.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            *PAGES,
            *OPERATIONS,
            favicon,
            static,
            api_router(stream),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "lang": Provide(language, sync_to_thread=False),
        },
        template_config=TemplateConfig(directory=HERE / "templates", engine=JinjaTemplateEngine),
        openapi_config=API,
        exception_handlers={
            Refused: on_refused,
            StoreError: on_store_error,
            HTTPException: on_http_error,
            Exception: on_broken,
        },
        lifespan=[open_house],
        # What is compared is not compressed yet: two compressed copies of the same need not be the same.
        middleware=[known_caller, DefineMiddleware(CompressionMiddleware, config=GZIP), unchanged],
        before_send=[add_headers],
        request_class=Posted,
        request_max_body_size=500_000,
        logging_config=None,
        state=State({"house": house, "metrics": house.metrics, "open_metrics": open_metrics}),
    )
    # Litestar's own middleware is not asked about addresses and methods that it does not know.
    gate = Gate(app.asgi_handler, names, on_refused)
    app.asgi_handler = Reception(gate, house, on_refused)
    return app


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, refusals and files too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")  # it may hold a hand or a key
        if "GET" in headers.get("Allow", ""):
            headers["Allow"] += ", HEAD"  # the gate answers it
        if message["status"] >= HTTP_500_INTERNAL_SERVER_ERROR:  # of others nothing stands in the log
            headers["X-Request-Id"] = REQUEST.get()


# --- errors -----------------------------------------------------------------------------------------------------------

OF_THE_FRAMEWORK = {
    HTTP_404_NOT_FOUND: "no-page",
    HTTP_405_METHOD_NOT_ALLOWED: "other-method",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "too-large",
}


def on_refused(request: Asked, error: Refused) -> Response[Any]:
    """As data for a program, as a page for a person."""
    request.app.state.metrics.refused(error.key)
    answer = told(request, error)
    if error.again_after:
        answer.headers["Retry-After"] = str(error.again_after)
    return answer


def told(request: Asked, error: Refused) -> Response[Any]:
    sentence = error.sentence(language(request))
    if request.scope["path"].startswith("/api/"):  # its URL cannot be read if its host is nonsense
        body = msgspec.json.encode(wire.Problem(error.status, sentence, error.key, error.rule))
        return Response(body, status_code=error.status, media_type="application/json")
    return page(request, "error", error.status, detail=sentence, address=error.address)


def on_store_error(request: Asked, error: StoreError) -> Response[Any]:
    """Why is for the operator: the store has logged it."""
    return on_refused(request, Refused(error.refusal))


def on_http_error(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework refuses: an unknown address, a request that cannot be read."""
    reasons = "; ".join(str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict))
    key = OF_THE_FRAMEWORK.get(error.status_code, "not-understood")
    answer = on_refused(request, Refused(key, problem=f"{error.detail} {reasons}".strip()))
    answer.headers.update(error.headers or {})  # which methods an address knows
    return answer


def on_broken(request: Asked, error: Exception) -> Response[Any]:
    log.error("A request could not be answered.", exc_info=error)
    return on_refused(request, Refused("broken", request=REQUEST.get()))
