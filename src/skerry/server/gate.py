"""The gate: it stands before every page, call and socket, and lets in only what was meant for this server.

A browser sends requests on behalf of any page that is open in it, so a page elsewhere could reach a Skerry on its
reader's machine or home network. Three headers give it away, since a page cannot choose them freely.

`Host` is the name in the address of a request. A page whose own name is pointed at this machine after it has loaded
("DNS rebinding") would count as one of ours, were it not for that name. So names have to be known. Addresses such as
192.168.1.20 need not be: a browser does not look them up, so nobody can point them elsewhere, and a page that came
from such an address came from this server.

`Origin` says which page a request comes from. Requests that change something and sockets need one of our own pages, or
none at all: programs that are no browsers send no `Origin`.

`Content-Type: application/json` is one that a page elsewhere cannot send without asking first, and we do not agree.
"""

import re
import socket
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Any, Final, NamedTuple, cast

from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.kernel.errors import SetUpError
from skerry.server.dependencies import Asked
from skerry.server.refusals import Refused

HARMLESS: Final = {"GET", "HEAD", "OPTIONS"}
USUAL_PORTS: Final = {"", "80", "443"}
"""Which of them a browser leaves out depends on the scheme, and a web server in front may change that."""
HIGHEST_PORT: Final = 65_535
PLACE: Final = re.compile(r"(?:\[(?P<v6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+?)\.?)(?::(?P<port>[0-9]{0,5}))?", re.ASCII)
NOT_ALLOWED: Final = 1008

Tell = Callable[[Asked, Refused], Response[Any]]


class Place(NamedTuple):
    """A host and its port, as they stand in `Host` and `Origin`."""

    host: str
    port: str


def place(text: str) -> Place | None:
    found = PLACE.fullmatch(text.lower())
    if found is None or int(found["port"] or 0) > HIGHEST_PORT:
        return None
    port = found["port"] or ""
    return Place(found["v6"] or found["name"], "" if port in USUAL_PORTS else port)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


# --- the names of a server --------------------------------------------------------------------------------------------


def served_names(bound: str, given: Iterable[str]) -> set[str]:
    """The names that people reach a server by: those its operator gives it and, if it is for others, its machine's."""
    names = {checked(name) for name in given}
    if bound == "localhost" or (is_address(bound) and ip_address(bound).is_loopback):
        return names
    return names | own_names() | {name for name in [bound.lower()] if not is_address(name)}


def own_names() -> set[str]:
    """What this machine calls itself, and what others in its network may call it."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return {name, first, f"{first}.local"} - {"localhost"}


def checked(name: str) -> str:
    """As browsers send it: in small letters, and other letters than the English ones written with those."""
    try:
        sent = name.encode("idna").decode("ascii")
    except UnicodeError:
        sent = ""
    found = place(sent)
    if found is None or ":" in sent:
        raise SetUpError("no-host-name", name=repr(name))
    return found.host


# --- the gate ---------------------------------------------------------------------------------------------------------


class Gate:
    """Before the application. It also answers HEAD: as GET, but without the body."""

    def __init__(self, app: ASGIApp, names: Iterable[str], tell: Tell) -> None:
        self.app = app
        self.names = frozenset(names)
        self.tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope, send = scope | {"method": "GET"}, without_body(send)
        try:
            self.check(scope)
        except Refused as error:
            await self.refuse(scope, receive, send, error)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        headers = Headers.from_scope(scope)
        host = self.check_host(headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            self.check_origin(headers, host)
        elif scope["method"] not in HARMLESS:
            self.check_origin(headers, host)
            check_content(headers)

    def check_host(self, headers: Headers) -> Place:
        sent = headers.getall("host", [])
        host = place(sent[0]) if len(sent) == 1 else None
        if host is None:
            raise Refused("not-understood", problem="It needs one Host header with the name of this server.")
        if host.host != "localhost" and host.host not in self.names and not is_address(host.host):
            raise Refused("foreign-host", host=host.host)
        return host

    def check_origin(self, headers: Headers, host: Place) -> None:
        origins = headers.getall("origin", [])
        if headers.get("sec-fetch-site") == "cross-site" or not all(self.is_ours(one, host) for one in origins):
            raise Refused("foreign-page")

    def is_ours(self, origin: str, host: Place) -> bool:
        """Is it the place that was asked for? A web server in front may ask under another name than it is known by."""
        scheme, _, rest = origin.partition("://")
        found = place(rest) if scheme in {"http", "https"} else None
        return found is not None and (found == host or found.host in self.names)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
        """With a sentence; a socket gets it in the answer to its handshake."""
        if scope["type"] == ScopeType.WEBSOCKET:
            if "websocket.http.response" not in (scope.get("extensions") or {}):
                await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": str(error)})
                return
            send = as_handshake(send)
        request: Asked = Request(scope)
        answer = self.tell(request, error).to_asgi_response(app=None, request=request)
        await answer(scope, receive, send)


def check_content(headers: Headers) -> None:
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refused("not-json")


def without_body(send: Send) -> Send:
    """The same answer, headers and all, but what it holds stays here."""

    async def send_start(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_start


def as_handshake(send: Send) -> Send:
    """An answer to a handshake has other names for its parts."""

    async def send_renamed(message: Message) -> None:
        await send(cast(Message, message | {"type": f"websocket.{message['type']}"}))

    return send_renamed
