"""More sockets than the server can hold: those who play notice nothing, and a newcomer is let in once they are gone."""

import asyncio
import resource

from tools.attack.ground import Ground, Tally, visitor
from tools.attack.raw import Line, Lost, frame

MOST = 3000
FROM_ONE_PLACE = 400
AT_ONCE = 50
STAY = 5.0


def room() -> int:
    """How many connections this process may open, once it has asked for as many as it gets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most - 100


async def crowd(ground: Ground, tally: Tally) -> None:
    """They come, stay for a while and go."""
    lines: list[Line] = []
    coming = range(min(MOST, ground.count, room()))
    await asyncio.gather(*[come(ground, tally, coming[first::AT_ONCE], lines) for first in range(AT_ONCE)])
    await asyncio.sleep(min(STAY, max(0.0, ground.left())))
    tally.notes.append(f"crowd: {len(lines):,} sockets were open at once")
    for line in lines:
        line.hang_up()


async def come(ground: Ground, tally: Tally, numbers: range, lines: list[Line]) -> None:
    """One after the other; the first of them all from one place, the others each from their own."""
    for number in numbers:
        if ground.left() <= 0:
            return
        tally.tried += 1
        try:
            line = await Line.open(ground.port, visitor(80_000 if number < FROM_ONE_PLACE else 80_000 + number))
            status = await line.watch(ground.tables[number % len(ground.tables)])
        except (*Lost, TimeoutError):
            tally.met("cut off")
            continue
        tally.met(status)
        tally.past += status == 101
        if status == 101:
            await line.send(frame(b'{"type":"hello"}'))
            lines.append(line)
        else:
            line.hang_up()
