"""What a web page elsewhere could make a browser send: another origin, another host, a form instead of JSON."""

import msgspec

from tools.attack.ground import Ground, Tally, new_table, visitor
from tools.attack.raw import NO_HEADERS, Line

ELSEWHERE = "https://evil.example"
ORIGINS = [ELSEWHERE, "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "file://", "chrome-extension://x"]
HOSTS = ["evil.example", "evil.example:8642", "127.0.0.1.evil.example", "localhost.evil.example", "[::"]
FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", "x", "*/*"]


async def strangers(ground: Ground, tally: Tally) -> None:
    """Whatever changes something or shows something secret must be refused; the same from a friend must not be."""
    number = 0
    while tally.goes_on(ground) and number < 50:
        number += 1
        async with await Line.open(ground.port, visitor(90_000 + number)) as line:
            await let_in(line, tally)
            for origin in ORIGINS:
                await refused(ground, line, tally, f"the origin {origin}", {"Origin": origin})
            for host in HOSTS:
                await refused(ground, line, tally, f"the host {host}", {"Host": host})
            for form in FORMS:
                await refused(ground, line, tally, f"the content type {form}", {"Content-Type": form})


async def let_in(line: Line, tally: Tally) -> None:
    """A program without an origin, and our own page, are let in."""
    body = msgspec.json.encode(new_table())
    for headers in (NO_HEADERS, {"Origin": f"http://{line.host}"}):
        answer = await line.ask("POST", "/api/tables", body, headers)
        tally.answered(answer, "POST /api/tables")
        if answer.status != 201:
            tally.fell(f"an honest client with {dict(headers) or 'no origin'} was answered with {answer.status}")


async def refused(ground: Ground, line: Line, tally: Tally, who: str, headers: dict[str, str]) -> None:
    for method, path in (("POST", "/api/tables"), ("POST", "/api/mine")):
        body = msgspec.json.encode(new_table() if path == "/api/tables" else {"tables": []})
        answer = await line.ask(method, path, body, headers)
        tally.answered(answer, f"{method} {path}")
        if answer.status < 400:
            tally.fell(f"{method} {path} with {who} was answered with {answer.status}")
    if "Content-Type" not in headers:
        async with await Line.open(ground.port, line.visitor) as socket:
            status = await socket.watch(ground.tables[0], headers)
        tally.tried += 1
        tally.met(status)
        if status == 101:
            tally.fell(f"a socket with {who} was opened")
    if "Host" in headers:
        answer = await line.ask("GET", "/api/tables", None, headers)
        tally.answered(answer, "GET /api/tables")
        if answer.status < 400:
            tally.fell(f"GET /api/tables with {who} was answered with {answer.status}")
