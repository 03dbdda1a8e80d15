"""Names and chat that want to be more than text: markup, signs that turn the writing round, signs nobody sees."""

import json
import unicodedata
from typing import Any

import msgspec

from tools.attack.ground import Ground, Tally, new_table, sit, visitor
from tools.attack.raw import Answer, Line, bearer

HOSTILE = [
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "'onmouseover='alert(1)", "</title><svg onload=a()>",
    "{{7*7}}", "{name}", "{0.__class__}", "%(name)s", "javascript:alert(1)", "&lt;b&gt;", "\u202eneB",
    "A\u2066n\u2069n", "A\u200bn\u200dn", "A\x00n", "A\x1b[31mn", "A\r\nSet-Cookie: a=b", "\ufeff", "\ufff9A\ufffa",
    "Z\u0353\u0321" * 13, "\U000e0041\U000e0042", "\U0001f468\u200d\U0001f469", "A" * 40, "ﷺ" * 40,
    "\u2028\u2029", "..", "null", "\u00ad",
]  # fmt: skip
MARKUP = ("<script", "<img", "<svg onload")
INVISIBLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
JOINERS = "\u200c\u200d"
"""Whole families are written with them, and some languages need them."""


def unseemly(name: str) -> bool:
    """Has it signs that nobody sees, or that turn what stands around it?"""
    return any(unicodedata.category(sign) in INVISIBLE and sign not in JOINERS for sign in name)


async def names(ground: Ground, tally: Tally) -> None:
    """As the name of a seat, as the name of the person who sits down there, and in chat."""
    for number, name in enumerate(HOSTILE):
        if not tally.goes_on(ground):
            return
        async with await Line.open(ground.port, visitor(100_000 + number)) as line:
            wanted = new_table() | {"seats": [{"kind": "me", "name": name}, {"kind": "me"}]}
            made = await line.ask("POST", "/api/tables", msgspec.json.encode(wanted))
            tally.answered(made, f"a table with the name {name!a}")
            if made.status == 201:
                await at_a_table(line, tally, name, json.loads(made.body))


async def at_a_table(line: Line, tally: Tally, name: str, made: dict[str, Any]) -> None:
    path = f"/api/tables/{made['table']}"
    first, second = [seat["key"] for seat in made["seats"]]
    await sit(line, made["table"], 0, first)
    for what, body, key in (("seats/1", {"name": name}, second), ("chat", {"text": name}, first)):
        answer = await line.ask("POST", f"{path}/{what}", msgspec.json.encode(body), bearer(key))
        tally.answered(answer, f"{what} with {name!a}")
    for asked in (path, f"/t/{made['table']}", "/"):
        answer = await line.ask("GET", asked)
        tally.answered(answer, f"GET {asked.replace(made['table'], '…')} with the name {name!a}")
        look_at(answer, tally, name)


def look_at(answer: Answer, tally: Tally, name: str) -> None:
    """Nothing of it may be markup now, and no name may hide something."""
    text = answer.body.decode("utf-8", "replace")
    if answer.headers.get("content-type", "").startswith("application/json"):
        told = json.loads(text)
        drawn, shown = told.get("board", ""), told.get("names", [])
    else:
        drawn, shown = text, []
    if any(markup in name and name in drawn for markup in MARKUP):
        tally.fell(f"{name!a} stands in a page or in a drawing as it is")
    for one in shown:
        if unseemly(one):
            tally.fell(f"a name was taken with signs that nobody sees: {one!a}")
