"""When Python looks for objects that nobody uses any more.

By itself it looks through all of them now and then, whenever their number has grown by a quarter; with three thousand
sockets that takes a third of a second, and nobody is served meanwhile. So a server has Python look through the young
ones only, which takes a millisecond, and through all of them every few minutes.
"""

import gc
import threading
import time
from typing import Final

EVERY: Final = 300.0
"""Seconds between two looks at all objects."""
YOUNG: Final = (5_000, 10)
"""Objects made until the youngest are looked at, and how often that is done until those a little older are too."""
NEVER: Final = 2**31 - 1


def settle() -> None:
    """Once, when all is loaded: what is there now stays for as long as the server runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    threading.Thread(target=now_and_then, daemon=True).start()


def now_and_then() -> None:
    while True:
        time.sleep(EVERY)
        gc.collect()
