"""What a browser asks for before the first page rests, and how much of it comes over the line, packed as it is.

What it asks for follows from the page: what it names, what that imports, the icon, and the tables that are open.
"""

from __future__ import annotations

import gzip
import re
from typing import Final, NamedTuple
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from rich.console import Console

NAMED: Final = re.compile(r'<(?:link|script)\b[^>]*?\b(?:href|src)="(/[^"#]+)"')
IMPORTED: Final = re.compile(r'(?m)^(?:import|}).* from "(\./[^"]+)"')
OPEN_TABLES: Final = "/api/tables?lang=en"
FONT: Final = ".woff2"


class FirstPage(NamedTuple):
    requests: int
    bytes: int
    fonts: int
    """Bytes of the typefaces that are asked for at once; they are not in the other two numbers."""


def weigh(address: str) -> FirstPage:
    """The first page of a server."""
    sizes: dict[str, int] = {}
    asked = ["/", OPEN_TABLES]
    while asked:
        path = asked.pop()
        if path in sizes:
            continue
        with urlopen(Request(urljoin(address, path), headers={"Accept-Encoding": "gzip"})) as answer:
            packed: bytes = answer.read()
            text = gzip.decompress(packed) if answer.headers["Content-Encoding"] == "gzip" else packed
        sizes[path] = len(packed)
        if path == "/":
            asked += NAMED.findall(text.decode())
        elif path.endswith(".js"):
            asked += [urljoin(path, name) for name in IMPORTED.findall(text.decode())]
    fonts = [path for path in sizes if path.endswith(FONT)]
    heavy = sum(sizes[path] for path in fonts)
    return FirstPage(len(sizes) - len(fonts), sum(sizes.values()) - heavy, heavy)


def show(console: Console, page: FirstPage) -> None:
    told = f"{page.bytes / 1000:.0f} kB in {page.requests} requests, and {page.fonts / 1000:.0f} kB of typefaces"
    console.print(f"The first page: {told}.", highlight=False)
