"""Games of a bot against itself, to imitate: how each began, its chance, and the number of every move chosen.

    python -m skerry.learn.lessons riga hagar --bot greedy --minutes 10 --to lessons

A game takes about as many bytes as it has choices; what a seat saw at each of them is played again when it is needed.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import skerry
from skerry import Game, Rng, State
from skerry.bots import ask, bot
from skerry.kernel.driver import advance
from skerry.learn.settings import Setting, drawn_setting

ASIDE = 1 << 50
"""Added to the seed of a game's chance for all other chance, so that the two have nothing in common."""


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
    choices = []
    while advance(state, rng) is not None and state.to_move >= 0:
        move = ask(players[state.to_move], state, asking)
        choices.append(move.id)
        state.apply(move)
    return Lesson(setting, seed, choices)


def read_lessons(path: Path) -> list[Lesson]:
    """All lessons of a file; one that is still being written counts as missing."""
    lines = path.read_bytes().split(b"\n")[:-1]
    decoder: msgspec.json.Decoder[Lesson] = msgspec.json.Decoder(Lesson)
    return [decoder.decode(line) for line in lines]


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
