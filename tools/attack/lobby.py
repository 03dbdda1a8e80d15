"""Somebody fills the lobby and sets tables up without end: a table that others listed must stay to be found."""

import json

import msgspec

from tools.attack.ground import Ground, Tally, new_table, visitor
from tools.attack.raw import Line

FROM_ONE_PLACE, NETWORKS = 120, 300
MOST_AN_HOUR = {"one address": 60, "one /48 network": 240}
"""Tables that may be set up from there, by docs/server.md."""


async def lobby(ground: Ground, tally: Tally) -> None:
    async with await Line.open(ground.port, "203.0.113.8") as line:
        made = await line.ask("POST", "/api/tables", msgspec.json.encode(open_table("Honest")))
    mine = json.loads(made.body)["table"]
    places = {
        "one address": [visitor(120_000)] * FROM_ONE_PLACE,
        "one /48 network": [f"2001:db8:5:{number:x}::1" for number in range(NETWORKS)],
    }
    for place, visitors in places.items():
        taken = [await list_one(ground, tally, one) for one in visitors]
        if sum(taken) > MOST_AN_HOUR[place]:
            tally.fell(f"{sum(taken)} tables were set up from {place}")
    async with await Line.open(ground.port, "203.0.113.9") as line:
        shown = json.loads((await line.ask("GET", "/api/tables")).body)
    if mine not in [table["table"] for table in shown]:
        tally.fell("a table that an honest person listed is no longer shown in the lobby")


def open_table(name: str) -> dict[str, object]:
    return new_table() | {"seats": [{"kind": "me", "name": name}, {"kind": "open"}], "listed": True}


async def list_one(ground: Ground, tally: Tally, visitor: str) -> bool:
    """Was it taken?"""
    if not tally.goes_on(ground):
        return False
    async with await Line.open(ground.port, visitor) as line:
        answer = await line.ask("POST", "/api/tables", msgspec.json.encode(open_table("Mallory")))
    tally.answered(answer, "POST /api/tables")
    return answer.status == 201
