"""What the OpenAPI document says besides the data of calls: refusals, keys, and the views of the games."""

import functools
from typing import Any, Final

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import SecurityRequirement

import skerry
from skerry.kernel.schemas import schemas
from skerry.server import wire

KEY: Final[list[SecurityRequirement]] = [{"key": []}]
"""The key of a seat, or of the owner, is needed."""
KEY_OR_NOT: Final[list[SecurityRequirement]] = [{"key": []}, {}]
"""A visitor without a key is a spectator."""

REASONS: Final = {
    400: "The request cannot be read.",
    403: "The key is missing, or it is not the right one; or a page of another site asked.",
    404: "There is no such thing.",
    409: "Not now: the position has changed, it is not your turn, the seat is taken, the game is over or not over yet.",
    410: "The table is there and can no longer be read, or the rules of its game have changed since.",
    415: "The body is not declared as JSON.",
    421: "The server is not known by the name in the header Host.",
    422: "The rules or the game do not allow it; the rule is named.",
    429: "Too much is asked for, by this address or by all together; the header Retry-After says when to ask again.",
    431: "The address or the headers of the request are too long.",
    503: "The file of the tables is full, or it cannot be read or written at the moment.",
}


def refused(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a call may be refused, each with a sentence."""
    return {status: ResponseSpec(wire.Problem, False, REASONS[status]) for status in statuses}


def behind_the_gate(route: HTTPRouteHandler) -> HTTPRouteHandler:
    """With the ways in which the gate, and the reception in front of it, may refuse it besides."""
    statuses = (421, 429, 431) if route.http_methods == {"GET"} else (403, 415, 421, 429, 431)
    route.responses = refused(*statuses) | dict(route.responses or {})
    return route


class Document(JsonRenderPlugin):
    """The OpenAPI document. Beside the data of the calls it has the schemas of views, such as `hagar.HagarView`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = openapi_schema["components"]
        every = {**components, "schemas": {**components["schemas"], **views()}}
        return super().render(request, {**openapi_schema, "components": every})


@functools.cache
def views() -> dict[str, dict[str, Any]]:
    """The JSON schemas of all views and their parts, by game and name."""
    found: dict[str, dict[str, Any]] = {}
    for slug in skerry.games():
        parts = schemas(skerry.game(slug).view_type, f"#/components/schemas/{slug}.{{name}}")
        found |= {f"{slug}.{name}": schema for name, schema in parts.items()}
    return found
