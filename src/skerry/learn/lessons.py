"""Games of a bot against itself, to imitate: how each began, its chance, and the number of every move chosen.

    python -m skerry.learn.lessons riga hagar --bot greedy --minutes 10 --to lessons

A game takes about as many bytes as it has choices; what a seat saw at each of them is played again when it is needed.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import skerry
from skerry import Game, Rng, State
from skerry.bots import ask, bot
from skerry.bots.network import observation_of
from skerry.kernel.driver import advance
from skerry.learn.outcomes import Outcomes
from skerry.learn.plans import plan_for
from skerry.learn.settings import Setting, drawn_setting

ASIDE = 1 << 50
"""Added to the seed of a game's chance for all other chance, so that the two have nothing in common."""
NEW = 1 << 40
"""Seeds from here on are those of lessons that are played while they are needed."""


class Lesson(msgspec.Struct, frozen=True):
    """One game: what settles it, and the moves that were chosen where there was a choice."""

    setting: Setting
    chance: int
    choices: list[int]

    def positions(self, game: Game) -> Iterator[tuple[State, int]]:
        """Every position with a choice, and the number of the move; after the last one the state is that of the end."""
        state, rng = self.setting.start(game), Rng(self.chance)
        for choice in self.choices:
            advance(state, rng)
            yield state, choice
            state.apply(game.alphabet[choice])
        advance(state, rng)


def lesson(game: Game, name: str, seed: int) -> Lesson:
    """A game of this bot against itself; the same seed gives the same game."""
    asking = Rng(seed + ASIDE)
    setting = drawn_setting(game, asking)
    state, rng = setting.start(game), Rng(seed)
    players = [bot(name, seed + ASIDE + seat) for seat in range(setting.seats)]
    choices: list[int] = []
    advance(state, rng)
    while state.to_move >= 0:
        move = ask(players[state.to_move], state, asking)
        choices.append(move.id)
        state.apply(move)
        advance(state, rng)
    return Lesson(setting, seed, choices)


def read_lessons(path: Path) -> list[Lesson]:
    """All lessons of a file; one that is still being written counts as missing."""
    lines = path.read_bytes().split(b"\n")[:-1]
    decoder: msgspec.json.Decoder[Lesson] = msgspec.json.Decoder(Lesson)
    return [decoder.decode(line) for line in lines]


class Study(NamedTuple):
    """What there is to learn from some lessons, a row for each choice."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    """Eight moves to a byte."""
    choices: NDArray[np.int64]
    outcomes: NDArray[np.float32]


def study(game: Game, lessons: Iterable[Lesson]) -> Study:
    """Play the lessons again, and write down what was seen and what came of it."""
    observation, outcomes = observation_of(game), Outcomes(game, plan_for(game))
    seen, legal, choices, worth = [], [], [], []
    mask = np.zeros(len(game.alphabet), np.uint8)
    for one in lessons:
        seats = []
        for state, choice in one.positions(game):
            moves = [move.id for move in state.moves()]
            mask[moves] = 1
            legal.append(np.packbits(mask))
            mask[moves] = 0
            seen.append(observation.numbers(state, state.to_move))
            choices.append(choice)
            seats.append(state.to_move)
        if seats:
            worth.append(outcomes.of(state)[seats])
    return Study(
        np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), observation.size),
        np.array(legal).reshape(len(seen), -1),
        np.array(choices, np.int64),
        np.concatenate([np.zeros((0, outcomes.size), np.float32), *worth]),
    )


class Part(NamedTuple):
    """What one process studies: every so-manieth lesson of a file, and then new ones for some seconds."""

    slug: str
    path: Path | None
    number: int
    parts: int
    bot: str
    seconds: float


def study_part(part: Part) -> Study:
    game = skerry.game(part.slug)
    until = time.monotonic() + part.seconds
    lessons = [] if part.path is None else read_lessons(part.path)[part.number :: part.parts]
    seed = NEW + part.number * ASIDE // part.parts
    while time.monotonic() < until:
        lessons.append(lesson(game, part.bot, seed))
        seed += 1
    return study(game, lessons)


def write_lessons(game: Game, name: str, path: Path, first: int, seconds: float) -> int:
    """Games from this seed on, added to a file; how many there were time for."""
    until, count = time.monotonic() + seconds, 0
    with path.open("ab") as file:
        while time.monotonic() < until:
            file.write(msgspec.json.encode(lesson(game, name, first + count)) + b"\n")
            file.flush()
            count += 1
    return count


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Write games of a bot against itself, to imitate.")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--bot", default="greedy", help="whose games (default: greedy)")
    parser.add_argument("--minutes", type=float, default=10, help="for each game (default: 10)")
    parser.add_argument("--to", type=Path, default=Path("lessons"), help="the folder (default: lessons)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    chosen: Any = parser.parse_args(arguments)
    chosen.to.mkdir(parents=True, exist_ok=True)
    for slug in chosen.games:
        path = chosen.to / f"{slug}.jsonl"
        first = chosen.seed + (len(read_lessons(path)) if path.exists() else 0)
        count = write_lessons(skerry.game(slug), chosen.bot, path, first, 60 * chosen.minutes)
        print(f"{slug}: {count} games of {chosen.bot} in {path}", flush=True)


if __name__ == "__main__":
    main()
