"""How long tables stay: if the operator wants it, those that were left alone for long are deleted.

No clock is asked, since one start with a wrong clock would be enough to lose every table. The file counts the minutes
for which a server was running over it, however often that was started again, and a day is 24 hours of them. While the
server is off nobody can come to their table, so that time does not count against it.
"""

import asyncio
import contextlib
from typing import Final

from skerry.server.house import House
from skerry.server.jobs import StoreError

MINUTES: Final = 10
"""How often the file is told that the server still runs. What was not told yet when it ends is not counted."""
A_DAY: Final = 24 * 60


async def keep_for(house: House, days: int) -> None:
    """Once in a day of running, tables that were left alone for this many are deleted."""
    while True:
        await asyncio.sleep(MINUTES * 60)
        with contextlib.suppress(StoreError):  # the store has logged why; it is tried again
            await go_on(house, days)


async def go_on(house: House, days: int) -> None:
    """The server has run for some more minutes; with the first of them a new day may have begun."""
    if await house.store.leads() and await house.store.ran(MINUTES) % A_DAY < MINUTES:
        for table in await house.store.left_alone(days * A_DAY):
            await house.delete_left(table)
