"""Bots think in processes of their own, which never outlive the server."""

import subprocess
import sys

THINKING = """
import asyncio
from skerry import Record
from skerry.server.table import head_of
from skerry.server.thinking import Question, Thinkers

async def think():
    head = head_of(Record("riga", 2, start={"phase": "build"}))
    print(await Thinkers(1).answer(Question(head, (), "random", 1)), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_a_server_that_is_killed_leaves_no_process_behind() -> None:
    """All of them write to the same pipe: it ends with the last one."""
    server = subprocess.Popen([sys.executable, "-c", THINKING], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    word = server.stdout.readline()

    server.kill()
    rest, _ = server.communicate(timeout=30)

    assert word.strip()
    assert rest == ""
