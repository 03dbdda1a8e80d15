"""Packs and start positions that somebody changed: sent to the server, and tried out here."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

import skerry
from skerry import Rng, SkerryError
from skerry.kernel import toml
from skerry.server import vetting
from skerry.server.table import Table
from skerry.server.workers import Broke, WorkError, Workers
from tools.attack.ground import Ground, Tally, all_at_once, keep_at_it, visitor
from tools.attack.packs import mutated_packs
from tools.attack.raw import Line, bearer
from tools.attack.scenarios import mutated_scenarios

SENDERS = 4
"""As many as the server lets wait; more would be sent away."""
PROCESSES = 2
SLOWEST_LOOK = 2.0
OTHER_CHANCE = 1000
"""The games of the trial have the chance of small numbers; here it is another one."""


class File(NamedTuple):
    """A pack or a start position, and for which game."""

    game: str
    pack: str | None
    scenario: str | None

    @property
    def text(self) -> str:
        return self.pack or self.scenario or ""

    def wanted(self) -> dict[str, Any]:
        seats = [{"kind": "me"}] * fewest_seats(self.game)
        return {"game": self.game, "seats": seats, "pack": self.pack, "scenario": self.scenario}


def fewest_seats(slug: str) -> int:
    return max(2, min(skerry.game(slug).seats))


def changed_files(ground: Ground) -> Iterator[File]:
    """In turn a pack and a start position."""
    dice = ground.dice("files")
    for pack, scenario in zip(mutated_packs(dice, ground.count), mutated_scenarios(dice, ground.count), strict=True):
        yield File(pack[0], pack[1], None)
        yield File(scenario[0], None, scenario[1])


def is_read(text: str) -> bool:
    """Is it TOML within the bounds?"""
    try:
        toml.parse(text)
    except SkerryError:
        return False
    return True


# --- sent to the server -----------------------------------------------------------------------------------------------


async def uploads(ground: Ground, tally: Tally) -> None:
    """Whatever becomes a table can be looked at, quickly."""
    files = changed_files(ground)
    places = iter(range(140_000, 10**9))

    async def upload() -> None:
        async with await Line.open(ground.port, visitor(next(places))) as line:
            await send(line, tally, next(files))

    await all_at_once(lambda _: keep_at_it(ground, tally, upload), SENDERS)


async def send(line: Line, tally: Tally, file: File) -> None:
    made = await line.ask("POST", "/api/tables", msgspec.json.encode(file.wanted()))
    past = tally.past + is_read(file.text)
    tally.answered(made, f"a file of {file.game}")
    tally.past = past
    if made.status == 201:
        await look_at(line, tally, file, json.loads(made.body))


async def look_at(line: Line, tally: Tally, file: File, made: dict[str, Any]) -> None:
    """Then the table goes away again, so that the next file has as much room."""
    path = f"/api/tables/{made['table']}"
    for seat in made["seats"]:
        await line.ask("POST", f"{path}/seats/{seat['seat']}", b"{}", bearer(seat["key"]))
    for asked in (path, f"{path}?narrow=true&lang=de", f"/t/{made['table']}"):
        seen = await line.ask("GET", asked)
        tally.worst = max(tally.worst, seen.seconds)
        if seen.status != 200 or seen.seconds > SLOWEST_LOOK:
            tally.fell(f"a table of {file.game} with a file of its own: {seen.status} after {seen.seconds:.1f} s")
    await line.ask("DELETE", path, None, bearer(made["owner"]))


# --- tried out here ---------------------------------------------------------------------------------------------------


async def trials(ground: Ground, tally: Tally) -> None:
    """As the server does it, in processes of our own; what it lets through is played once more with other chance."""
    workers = Workers(PROCESSES, vetting.MEMORY)
    files = changed_files(ground)
    try:
        await asyncio.gather(*[try_out(workers, files, ground, tally) for _ in range(PROCESSES)])
    finally:
        workers.close()


async def try_out(workers: Workers, files: Iterator[File], ground: Ground, tally: Tally) -> None:
    for file in files:
        if not tally.goes_on(ground):
            return
        tally.tried += 1
        number = tally.tried
        tally.past += is_read(file.text)
        asked = vetting.Files(file.game, fewest_seats(file.game), b"{}", file.pack, file.scenario)
        try:
            found = await workers.do(vetting.vet, asked, within=vetting.WITHIN)
        except WorkError as error:
            tally.met(type(error).__name__)
            if isinstance(error, Broke):
                tally.fell(f"file {number}, of {file.game}, was refused without a reason: {last_line(error)}")
            continue
        if isinstance(found, vetting.Unusable):
            tally.met(found.key)
            continue
        tally.met("usable")
        try:
            problem = await workers.do(play, (found.head, OTHER_CHANCE + number), within=vetting.WITHIN)
        except WorkError as error:
            problem = last_line(error)
        if problem:
            tally.fell(f"file {number}, of {file.game}, was let through and broke a game: {problem}")


def play(asked: tuple[str, int]) -> str:
    """In the process: a whole game, with all that the server does at it. The answer says what went wrong."""
    head, chance = asked
    seats = skerry.Record.parse(head).seats
    try:
        vetting.play_game(Table(vetting.kept(head, seats, chance)), Rng(chance))
    except vetting.Unplayable as error:
        return str(error)
    return ""


def last_line(error: WorkError) -> str:
    return str(error).strip().splitlines()[-1].strip()
