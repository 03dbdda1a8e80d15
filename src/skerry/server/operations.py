"""For the operator: is it alive, is it ready, and how is it doing?"""

import asyncio
import ipaddress
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST

from skerry.server.dependencies import Asked, TheHouse, host_of
from skerry.server.house import House
from skerry.server.jobs import StoreError

STORE_WITHIN: Final = 2.0
PROMETHEUS: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""Litestar says the charset itself."""
FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
"""A web server in front sends one of these: then somebody else asks, from wherever."""


@get("/healthz", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def healthz() -> str:
    """The process answers; whether it is of any use, `/readyz` says."""
    return "alive\n"


@get("/readyz", include_in_schema=False)
async def readyz(house: TheHouse) -> Response[dict[str, object]]:
    """200 if it can serve, 503 with what is missing if not."""
    parts = {"store": await store_answers(house), "server": not house.closing}
    missing = [part for part, ready in parts.items() if not ready]
    status = HTTP_503_SERVICE_UNAVAILABLE if missing else HTTP_200_OK
    return Response({"ready": not missing, "missing": missing}, status_code=status, media_type="application/json")


async def store_answers(house: House) -> bool:
    try:
        await asyncio.wait_for(house.store.check(), STORE_WITHIN)
    except (StoreError, TimeoutError):
        return False
    return True


@get(["/metrics", "/metrics/{worker:int}"], include_in_schema=False)
async def metrics(request: Asked, house: TheHouse) -> Response[bytes]:
    """For programs on this machine, unless it was opened to all; others learn nothing, not even that it is there.

    Of several workers each has its own figures; which one is asked, `fellows.py` reads in the address.
    """
    if not (request.app.state.open_metrics or from_this_machine(request)):
        raise NotFoundException
    house.tables_kept = await house.store.count()
    return Response(house.metrics.text(), media_type=PROMETHEUS)


def from_this_machine(request: Asked) -> bool:
    try:
        here = ipaddress.ip_address(host_of(request) or "").is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)


def gauges(house: House) -> None:
    """What is counted only when somebody asks."""
    gauge = house.metrics.gauge
    gauge("skerry_tables_kept", "Tables in the file.", lambda: house.tables_kept)
    gauge("skerry_tables_in_memory", "Tables that are kept ready.", house.in_memory)
    gauge("skerry_sockets", "Open sockets.", lambda: len(house.sockets))
    gauge("skerry_bots_waiting", "Thoughts of bots that no process has begun yet.", lambda: house.thinkers.waiting)


OPERATIONS = [healthz, readyz, metrics]
