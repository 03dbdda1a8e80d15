"""What the OpenAPI document says of every call besides its data: how it may be refused, and whether it takes a key."""

from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement

from skerry.server import wire

KEY: Final[list[SecurityRequirement]] = [{"key": []}]
"""The key of a seat, or of the owner, is needed."""
KEY_OR_NOT: Final[list[SecurityRequirement]] = [{"key": []}, {}]
"""Whoever has no key is a spectator."""

REASONS: Final = {
    400: "The request cannot be read.",
    403: "The key is missing, or it is not the right one; or a page of another site asked.",
    404: "There is no such thing.",
    409: "Not now: the position has changed, it is not your turn, the seat is taken, the game is over or not over yet.",
    410: "The table is there and can no longer be read, or the rules of its game have changed since.",
    415: "The body is not declared as JSON.",
    421: "The server is not known by the name in the header Host.",
    422: "The rules or the game do not allow it; the rule is named.",
    429: "Too much is being done for this address, or too many tables were set up from it in the last hour.",
    503: "The server is full, cannot write at the moment, or found no answer in time.",
}


def refused(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a call may be refused, each with a sentence."""
    return {status: ResponseSpec(wire.Problem, False, REASONS[status]) for status in statuses}


def behind_the_gate(route: HTTPRouteHandler) -> HTTPRouteHandler:
    """With the ways in which the gate may refuse it besides."""
    statuses = (421,) if route.http_methods == {"GET"} else (403, 415, 421)
    route.responses = refused(*statuses) | dict(route.responses or {})
    return route
