"""Records that somebody changed, read and replayed as `skerry replay` does it, each with a deadline."""

import asyncio
import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import skerry
from skerry import Record, SkerryError
from skerry.kernel.notation import MOVES
from skerry.server.workers import WorkError, Workers
from tools.attack.ground import Ground, Tally
from tools.attack.spoiling import spoilt

WITHIN = 10.0
MEMORY = 2**30
PROCESSES = 2
AT_ONCE = 20
"""Records that one process gets at a time; one after the other they would mostly wait."""
LONGEST_GAME = 120
"""Words of a record at most, so that many of them can be replayed."""


class Replayed(NamedTuple):
    """Was it read; was it also replayed; and what broke, if anything did."""

    read: bool
    replayed: bool
    broke: str


async def records(ground: Ground, tally: Tally) -> None:
    """In processes of their own: a server takes no records, only a person who is sent one."""
    workers = Workers(PROCESSES, MEMORY)
    changed = changed_records(ground.dice("records"))
    try:
        await asyncio.gather(*[try_all(workers, changed, ground, tally) for _ in range(PROCESSES)])
    finally:
        workers.close()


async def try_all(workers: Workers, changed: Iterator[str], ground: Ground, tally: Tally) -> None:
    while tally.goes_on(ground):
        texts = list(islice(changed, min(AT_ONCE, ground.count - tally.tried)))
        try:
            found = await workers.do(replay_all, texts, within=WITHIN)
        except WorkError as error:
            tally.fell(f"a record was not read and replayed in time, or took too much memory: {error}")
            continue
        for one in found:
            tally.tried += 1
            tally.past += one.read
            tally.met("replayed" if one.replayed else "refused")
            if one.broke:
                tally.fell(f"a record broke off with {one.broke}")


def replay_all(texts: list[str]) -> list[Replayed]:
    return [replay(text) for text in texts]


def replay(text: str) -> Replayed:
    read = False
    try:
        record = Record.parse(text)
        read = True
        record.state()
        return Replayed(read, True, "")
    except SkerryError:
        return Replayed(read, False, "")
    except Exception as error:  # noqa: BLE001 - whatever else comes is what we look for
        return Replayed(read, False, f"{type(error).__name__}: {str(error)[:100]}")


# --- changing them ----------------------------------------------------------------------------------------------------


def changed_records(dice: random.Random) -> Iterator[str]:
    """Without end. Most are changed in their words, so that they are read; the others anywhere."""
    whole = [played(slug, dice) for slug in skerry.games() for _ in range(2)]
    while True:
        record = dice.choice(whole)
        if dice.random() < 0.75:
            yield with_other_words(record, dice)
        else:
            yield spoilt(record.text().encode(), dice).decode("utf-8", "replace")


def played(slug: str, dice: random.Random) -> Record:
    """The beginning of a game played at random."""
    game = skerry.game(slug)
    record = Record(game, dice.choice(list(game.seats)))
    state, rng = record.state(), skerry.Rng(dice.randrange(2**32))
    while state.to_move != skerry.OVER and len(record.moves) < LONGEST_GAME:
        moves = state.moves()
        move = state.draw(rng) if state.to_move == skerry.CHANCE else moves[rng.below(len(moves))]
        state.apply(move)
        record.add(move)
    return record


def with_other_words(record: Record, dice: random.Random) -> str:
    """Words left out, doubled, exchanged, or replaced by others of the same game."""
    words = list(record.moves)
    place, other = dice.randrange(len(words)), dice.randrange(len(words))
    changed = dice.choice(
        [
            words[:place] + words[place + 1 :],
            words[:place] + words[place : place + 5] + words[place:],
            words[:place] + [words[other]] + words[place + 1 :],
            words[:place],
            words,
        ]
    )
    head = record.text().partition(MOVES)[0]
    return f"{head}{MOVES}\n{', '.join(changed)}\n"
