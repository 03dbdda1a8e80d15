"""More sockets than the server can hold: those who play notice nothing, and a newcomer is let in once they are gone."""

import asyncio
import resource

from tools.attack.ground import Ground, Tally, new_table, set_up, visitor
from tools.attack.raw import Line, Lost, frame

MOST = 3000
FROM_ONE_PLACE, WITH_HONEST = 400, 1_400
"""How many come first, all from one address, and how many in all to tables of honest people; the others follow to
tables of their own."""
AT_A_TABLE, PER_PLACE = 150, 75
"""Of the others: fewer than the server lets sit there, and come from there."""
AT_ONCE = 10
STAY = 5.0


def room() -> int:
    """How many connections this process may open, once it has asked for as many as it gets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most - 100


async def crowd(ground: Ground, tally: Tally) -> None:
    """They come, stay for a while and go."""
    lines: list[Line] = []
    own = await own_tables(ground)
    coming = range(min(MOST, ground.count, room()))
    await asyncio.gather(*[come(ground, tally, coming[first::AT_ONCE], own, lines) for first in range(AT_ONCE)])
    await asyncio.sleep(min(STAY, max(0.0, ground.left())))
    tally.notes.append(f"crowd: {len(lines):,} sockets were opened and kept for {STAY:.0f} s")
    for line in lines:
        line.hang_up()


async def own_tables(ground: Ground) -> list[str]:
    async with await Line.open(ground.port, visitor(79_999)) as line:
        made = [await set_up(line, new_table()) for _ in range(MOST // AT_A_TABLE)]
    return [table.table for table in made if table is not None]


async def come(ground: Ground, tally: Tally, numbers: range, own: list[str], lines: list[Line]) -> None:
    """One after the other."""
    for number in numbers:
        if ground.left() <= 0:
            return
        first = number < FROM_ONE_PLACE
        tables = ground.tables if number < WITH_HONEST else own
        tally.tried += 1
        try:
            line = await Line.open(ground.port, visitor(80_000 if first else 80_001 + number // PER_PLACE))
            status = await line.watch(tables[number % len(tables)])
        except (*Lost, TimeoutError):
            tally.met("cut off")
            continue
        tally.met(status)
        tally.past += status == 101
        if status == 101:
            await line.send(frame(b'{"type":"hello","wire":2}'))
            lines.append(line)
        else:
            line.hang_up()
