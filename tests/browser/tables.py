"""Tables for the stories: opened over HTTP, many of them near the end of a game."""

from typing import Any, NamedTuple

import httpx

PATIENCE = 60.0
"""Seconds until a server that says nothing is given up; a busy machine needs some."""

LAST_AUTUMN = """
season = "autumn"
year = 8
turn = 0
rows = ["2 cloth", "glass, wine, grain", "3 wine"]
new = ["visby-inn"]
old = ["danzig-crane"]
players = [
    { goods = "2 glass, 2 cloth, wine", buildings = ["visby-lodge", "visby-archive"], built = ["tallinn-treasury"] },
    { goods = "cloth, 3 grain", taken = ["danzig-market-hall"], built = ["stockholm-crane"] },
]
"""
"""The last turn of seat 0, which is also the last of the game."""

LAST_YEAR = LAST_AUTUMN.replace('"autumn"', '"summer"')
"""Four turns to the end: of seat 0, twice of seat 1, of seat 0."""


class Opened(NamedTuple):
    """A table and its keys."""

    id: str
    owner: str
    keys: dict[int, str]

    def link(self, seat: int) -> str:
        """Relative to the server: the secret link of a seat."""
        return f"/t/{self.id}#{self.keys[seat]}"


def open_table(server: str, *seats: dict[str, str], sit: bool = True, **wanted: Any) -> Opened:
    """A table at which all people sit, unless they are to take their seats themselves."""
    answer = httpx.post(f"{server}/api/tables", json={"game": "riga", "seats": seats, **wanted}, timeout=PATIENCE)
    answer.raise_for_status()
    made = answer.json()
    table = Opened(made["table"], made["owner"], {seat["seat"]: seat["key"] for seat in made["seats"] if seat["key"]})
    for seat, key in table.keys.items() if sit else ():
        address = f"{server}/api/tables/{table.id}/seats/{seat}"
        body = {"name": seats[seat].get("name", ""), "salt": f"{seat:032}"}
        headers = {"Authorization": f"Bearer {key}"}
        seated = httpx.post(address, json=body, headers=headers, timeout=PATIENCE).raise_for_status()
        table.keys[seat] = seated.json()["key"]
    return table


def person(name: str) -> dict[str, str]:
    return {"kind": "friend", "name": name}


def bot(name: str = "Bea", level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": level}
