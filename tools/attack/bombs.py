"""Small things that once stopped a whole server. Each is sent while people play, and must be answered soon."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from tools.attack.ground import Ground, Tally, visitor
from tools.attack.raw import Line, Lost

SOON = 22.0
"""Seconds for the answer: the process that tries files out has twenty."""


def all_bombs() -> Iterator[tuple[str, dict[str, Any]]]:
    """What it is, and the table that is asked for."""
    for parts in (2_000, 20_000):
        yield f"a key of {parts:,} parts", riga(scenario='"=".' + "a." * parts + "a = 1")
    yield "a table of 20,000 parts", riga(scenario="[" + "a." * 20_000 + "a]\nb = 1")
    yield "many deep tables", riga(scenario="\n".join(f"[{'a.' * 15}b{n}]" for n in range(3_000)))
    yield "a number of 5,000 digits", riga(scenario=f"seats = {'9' * 5_000}")
    yield "brackets over several lines", riga(scenario="a = " + "[\n" * 5_000 + "]\n" * 5_000)
    yield "brackets in a comment", riga(scenario="a = [ # [[[[[[[\n" * 2_000)
    yield "tables in tables in a line", riga(scenario="a = " + "{b = " * 2_000 + "1" + "}" * 2_000)
    yield "a text that never ends", riga(scenario='a = """' + '\\"' * 90_000)
    yield "a very long text", riga(scenario=f'a = "{"x" * 190_000}"')
    yield "very many keys", riga(scenario="\n".join(f"k{n} = 1" for n in range(15_000)))
    for number in ("1e30", "-1e30", "1e308", "nan", "inf", "1e-300", "9" * 400):
        yield f"a coordinate of {number[:8]}", gotlandia(number)
    deep: Any = 1
    for _ in range(500):
        deep = [deep]
    yield "variants 500 lists deep", riga(variants={"riga_buildings": deep})


def riga(**more: Any) -> dict[str, Any]:
    return {"game": "riga", "seats": [{"kind": "me"}, {"kind": "me"}], **more}


def gotlandia(number: str) -> dict[str, Any]:
    """The published pack with one corner of one piece of land somewhere else."""
    return {"game": "gotlandia", "seats": [{"kind": "me"}, {"kind": "me"}], "pack": with_corner(number)}


def with_corner(number: str) -> str:
    text = (files("skerry.games") / "gotlandia/components.toml").read_text(encoding="utf-8")
    return re.sub(r"^polygon = \[\[\d+", f"polygon = [[{number}", text, count=1, flags=re.MULTILINE)


async def bombs(ground: Ground, tally: Tally) -> None:
    for number, (what, wanted) in enumerate(all_bombs()):
        if ground.left() <= 0:
            return
        try:
            async with await Line.open(ground.port, visitor(160_000 + number)) as line:
                await throw(line, tally, what, wanted)
        except (*Lost, TimeoutError):
            tally.tried += 1
            tally.fell(f"{what}: no answer")


async def throw(line: Line, tally: Tally, what: str, wanted: dict[str, Any]) -> None:
    """If it becomes a table, that table can be looked at."""
    answer = await line.ask("POST", "/api/tables", json.dumps(wanted).encode())
    tally.answered(answer, what)
    if answer.status == 201:
        answer = await line.ask("GET", f"/api/tables/{json.loads(answer.body)['table']}")
        tally.answered(answer, f"a look at a table with {what}")
    if answer.seconds > SOON:
        tally.fell(f"{what}: answered only after {answer.seconds:.0f} s")
