"""What thinkers do in tests instead of thinking. Their processes load this file and little else."""

import os
import signal
import time
from pathlib import Path

from skerry import bots
from skerry.server.thinking import Question, think

SLOW = 0.4


def think_slowly_if_expert(question: Question) -> str:
    """Experts take their time, and then play anything; the others think as ever."""
    if question.bot == "expert":
        time.sleep(SLOW)
        return ""
    return think(question)


def stop_if_expert(question: Question) -> str:
    if question.bot == "expert":
        os.kill(os.getpid(), signal.SIGSTOP)
    return think(question)


def stop_once(question: Question) -> str:
    """The caller names a file that remembers it."""
    mark = Path(question.caller)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return think(question)


def die(_: Question) -> str:
    os._exit(1)


def die_unless_standing_in(question: Question) -> str:
    return think(question) if question.bot == bots.STAND_IN else die(question)
