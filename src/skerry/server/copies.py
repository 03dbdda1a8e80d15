"""Copies that browsers keep: of which answers, for how long, and how they learn that a copy is still right.

An answer that says nothing about this is not kept at all (`app.add_headers`), since it may hold a hand or a key.
"""

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.params import FromPath
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

from skerry.server.refusals import Refused

ASK_FIRST: Final = {"Cache-Control": "private, no-cache", "Vary": "Cookie, Accept-Language"}
"""Pages, and what else is the same for everyone who speaks the same language: kept, and asked about each time."""
A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
FOR_GOOD: Final = {"Cache-Control": "public, max-age=31536000, immutable"}

KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
HERE: Final = Path(str(files("skerry.server")))


# --- the files of the pages -------------------------------------------------------------------------------------------


class Edition:
    """The files of the pages, under an address that changes with any of them.

    Where there are no typefaces the page does with those of the system.

    Modules import each other by relative paths, so all modules of a page come from one edition. An upgrade takes the
    older ones away: a missing module is better than one that does not fit the rest.
    """

    def __init__(self, folder: Path, fonts: Path) -> None:
        self.files = read(folder)
        self.fonts = read(fonts)
        if self.fonts:
            self.files |= self.fonts
            self.files["skerry.css"] = self.files["fonts.css"] + self.files["skerry.css"]
        lines = (f"{name} {hashlib.sha256(content).hexdigest()}" for name, content in self.files.items())
        self.name = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
        self.address = f"/static/{self.name}"

    def answer(self, name: str, headers: dict[str, str]) -> Response[bytes]:
        if name not in self.files:
            raise Refused("no-page")
        return Response(self.files[name], headers=headers, media_type=KINDS[Path(name).suffix])


def read(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*")) if path.suffix in KINDS}


def fonts_folder() -> Path:
    """An installed Skerry has its typefaces in itself, where setup.py put them; a checkout has them from `make`."""
    inside = HERE / "fonts"
    return inside if inside.is_dir() else HERE.parents[2] / "build" / "fonts"


STATIC: Final = Edition(HERE / "static", fonts_folder())


@get("/static/{edition:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def static(edition: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Nothing that is under this address will ever change."""
    if edition != STATIC.name:
        raise Refused("no-page")
    return STATIC.answer(name, FOR_GOOD)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon() -> Response[bytes]:
    """Browsers ask for it whatever a page says."""
    return STATIC.answer("favicon.svg", A_DAY)


# --- copies that are still right --------------------------------------------------------------------------------------


def unchanged(app: ASGIApp) -> ASGIApp:
    """Tags what browsers may keep. A browser that holds a copy with the same tag is sent nothing but that."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "GET":
            send = Compared(send, Headers.from_scope(scope).get("if-none-match", ""))
        await app(scope, receive, send)

    return answer


class Compared:
    """An answer on its way out: its start is held back until its body has been compared with the browser's copy."""

    def __init__(self, send: Send, held: str) -> None:
        self.send = send
        self.held = {tag.strip() for tag in held.split(",")}
        self.start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and is_kept(message):
            self.start = message
            return
        if message["type"] == "http.response.body" and self.start is not None:
            if not message["more_body"]:
                self.compare(self.start, message)
            await self.send(self.start)
            self.start = None
        await self.send(message)

    def compare(self, start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent) -> None:
        """The tag is a weak one: compressed or not, it is the same."""
        tag = f'W/"{hashlib.sha256(body["body"]).hexdigest()[:16]}"'
        headers = MutableScopeHeaders.from_message(start)
        headers["etag"] = tag
        if tag in self.held:
            start["status"], body["body"] = 304, b""
            del headers["content-length"]


def is_kept(start: HTTPResponseStartEvent) -> bool:
    return start["status"] == 200 and "cache-control" in MutableScopeHeaders.from_message(start)
