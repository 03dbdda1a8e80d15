"""A quick measure of the build that runs; `make bench` compares it with other engines."""

import time
from collections.abc import Callable
from typing import Final

from rich.console import Console

import skerry
from skerry import OVER, Game, Rng
from skerry.cli.sheets import plain_table, titled
from skerry.cli.texts import CliPhrases
from skerry.kernel.driver import Count, play_out

COPIES: Final = 1000
"""How many copies are made between two looks at the clock, which takes about as long as one of them."""


def show_speed(console: Console, seconds: float, words: CliPhrases) -> None:
    """Random games and copies of every game and number of seats, per second of processor time."""
    table = plain_table(words.heads("speed-columns"))
    for column in table.columns[1:]:
        column.justify = "right"
    with console.status("") as status:
        for slug in skerry.games():
            game = skerry.game(slug)
            for seats in game.seats:
                status.update(words("measuring", title=game.title, seats=seats))
                figures = [seats, *random_games(game, seats, seconds), copies(game, seats, seconds)]
                table.add_row(game.title, *[f"{figure:,.0f}" for figure in figures])
    console.print(titled(words("speed-of", build=words.build()), table))
    console.print(words("speed-more"))


def random_games(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Real decisions and whole games per second."""
    count = Count()
    rng = Rng(seats)
    start = game.start(seats)
    games, took = repeated(lambda: play_out(start.copy(), rng, count), seconds)
    return count.choices / took, games / took


def copies(game: Game, seats: int, seconds: float) -> float:
    """Copies per second of a position in the middle of a game."""
    state = game.start(seats)
    rng = Rng(seats)
    for _ in range(60):
        skerry.advance(state, rng)
        if state.to_move == OVER:
            break
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])

    def some() -> None:
        for _ in range(COPIES):
            state.copy()

    done, took = repeated(some, seconds)
    return done * COPIES / took


def repeated(act: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Do it until the time is over; how often, and how long it really took."""
    times = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        act()
        times += 1
    return times, took
