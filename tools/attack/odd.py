"""Requests that are odd in themselves: other methods, bodies too large or too deep, no HTTP at all."""

import asyncio
import random
import time
from itertools import count

import msgspec

from tools.attack.ground import Ground, Tally, all_at_once, keep_at_it, new_table, visitor
from tools.attack.raw import Line, Lost, request
from tools.attack.spoiling import ODD, spoilt

CLIENTS = 8
LONG, SHORT = 20.0, 1.0
"""Seconds until a request must be answered, and for which silence to what is none is awaited."""
METHODS = ["HEAD", "OPTIONS", "PUT", "PATCH", "TRACE", "CONNECT", "DELETE", "POST", "GET", "PROPFIND", "x" * 200]
PATHS = [
    "/", "/api/bots", "/api/tables", "/api/tables/x", "/t/x", "/rules/gotlandia", "/rules/x", "/static/../store.py",
    "/static/%2e%2e/%2e%2e/app.py", "/static/..%2f..%2fapp.py", "//evil.example/", "/api/openapi.json", "/favicon.ico",
    "/%00", "/%ff%fe", "/api/games/%2e%2e/rules", "/" + "a" * 9000, "/api/tables/" + "a/" * 500, "*",
    "/?lang=" + "d" * 5000, "/api/mine", "/api/tables/x/play", "/pictures/riga.svg", "/pictures/../x.svg",
    "/api/tables/x/seats/99999999999999999",
]  # fmt: skip
LARGE = b'{"game":"riga","seats":[' + b" " * 600_000 + b"]}"
BODIES = [
    b"[" * 100_000, b'{"game":' * 60_000, b'{"game":"riga","seats":[{"kind":"me"}],"variants":' + b'{"a":' * 50_000,
    b"9" * 100_000, b"\xff" * 1000, LARGE, b'{"game":"riga","game":"hagar"}', b"", b"null",
    b'"' + b"\\u0000" * 1000 + b'"',
    b'{"game":"riga","seats":[{"kind":"me"}],"variants":{"a":' + b"[" * 400 + b"]" * 400 + b"}}",
]  # fmt: skip
NO_HTTP = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 5000,
    b"\x00" * 5000, b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20_000 + b"\r\n",
    b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\nx",
    b"GET /api/tables/x/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
]  # fmt: skip


async def odd(ground: Ground, tally: Tally) -> None:
    numbers = count(130_000)
    dice = ground.dice("odd")
    await all_at_once(lambda _: keep_at_it(ground, tally, lambda: one(ground, tally, next(numbers), dice)), CLIENTS)


async def one(ground: Ground, tally: Tally, number: int, dice: random.Random) -> None:
    """Each over a connection of its own: many of them end it."""
    async with await Line.open(ground.port, visitor(number)) as line:
        asked, sent = odd_request(line.host, dice)
        began = time.perf_counter()
        try:
            async with asyncio.timeout(LONG if asked else SHORT):
                await line.send(sent)
                answer = await line.answer(began, bodiless=asked.startswith("HEAD"))
            tally.answered(answer, asked or "something that is no HTTP")
        except (*Lost, ValueError, IndexError):
            tally.tried += 1
            tally.met("cut off")
        except TimeoutError:
            tally.tried += 1
            tally.met("silence")
            if asked:
                tally.fell(f"{asked} was not answered within {LONG:.0f} s")


def odd_request(host: str, dice: random.Random) -> tuple[str, bytes]:
    """What is asked, and how it is sent; nothing is asked by what is no whole request."""
    how = dice.random()
    if how < 0.5:
        method, path = dice.choice(METHODS), dice.choice(PATHS)
        said = str(dice.choice(ODD)).encode("unicode_escape").decode()
        return f"{method[:10]} {path[:40]}", request(method, path, None, {"Host": host, "X-Odd": said})
    if how < 0.8:
        path, body = dice.choice(["/api/tables", "/api/mine", "/api/tables/x/play"]), dice.choice(BODIES)
        return f"POST {path} with {body[:20]!r}", request("POST", path, body, {"Host": host})
    whole = request("POST", "/api/tables", msgspec.json.encode(new_table()), {"Host": host})
    return "", dice.choice([*NO_HTTP, spoilt(whole, dice)])
