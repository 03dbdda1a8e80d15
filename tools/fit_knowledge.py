"""Improves the numbers of what bots know of a game by playing: the greedy bot against itself with other numbers.

`python tools/fit_knowledge.py --game haithabu --minutes 12` fits the Weights of games/haithabu/bot.py, one by one:

1. A number is multiplied, and plays a match against the best numbers so far. The match ends as soon as the change
   surely wins, by the 95 % interval of all games up to then, or is no longer ahead.
2. What wins is kept, and tried once more in the same direction; what does not win is tried the other way.
3. When a round through all numbers, in an order drawn anew, has found nothing, the next one goes in shorter steps; and
   when these would be too short to matter, again in long ones, with longer matches.

One number at a time finds what matters most in minutes; moving all at once, at random, would take hours to tell it from
noise. Numbers change by factors, so signs stay, and a number that is 0 stays 0. Games of one luck are played with
everyone on every seat, and no luck is played twice. What counts is the mean of wins and of points ahead, both measured
alike; points ahead say more of one game, wins are what is wanted. Of all these matches some are won by chance; so in
the end the numbers, rounded, play against the original ones, with the seats they were fitted for and with as many as
there can be. Ctrl-C ends the search early and keeps the best so far.

With `--write` the numbers go into bot.py, if they surely win and are no loss with more seats.
"""

import argparse
import math
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

import skerry
from skerry import bots
from skerry.lab.crews import local_crew
from skerry.lab.intervals import Estimate, mean, share
from skerry.lab.luck import Luck
from skerry.lab.plan import seed_of

STEP, SHORTER, SHORTEST = 0.7, 0.6, 0.05
"""The logarithm of the factor by which a number is multiplied, how much shorter it is when nothing was found, and the
least that matters."""
AS_WIDE = 2.5
"""Points ahead by this many times what is usual vary as wins do: a normal distribution, beside a half that is won."""
DIGITS = 3
LEAST = 1e-6

Numbers = tuple[float, ...]


class Effort(NamedTuple):
    """How long the match of a change is."""

    lucks: int = 8
    """Before it is looked at for the first time; on each as many games as there are seats."""
    looks: int = 4
    """How often at most, each time after twice as many deals."""


# --- numbers ----------------------------------------------------------------------------------------------------------


def bot_module(game: skerry.Game) -> Any:
    """The module with a game's Knowledge and Weights."""
    module = sys.modules[type(game.knowledge).__module__]
    if not hasattr(module, "Weights"):
        raise SystemExit(f"What bots know of {game.title} has no Weights that could be fitted.")
    return module


def names(weights: object) -> list[str]:
    """Of all numbers and lists of numbers."""
    return [name for name in dir(weights) if not name.startswith("_")]


def numbers_of(weights: object) -> Numbers:
    """All numbers in a row, those of lists among them."""
    found: list[float] = []
    for name in names(weights):
        value = getattr(weights, name)
        found.extend(value if isinstance(value, list) else [value])
    return tuple(found)


def labels(weights: object) -> list[str]:
    """What each of the numbers is called."""
    found: list[str] = []
    for name in names(weights):
        value = getattr(weights, name)
        found.extend([f"{name}[{place}]" for place in range(len(value))] if isinstance(value, list) else [name])
    return found


def weights_with(game: skerry.Game, numbers: Numbers) -> Any:
    """The Weights of a game with these numbers."""
    weights = bot_module(game).Weights()
    rest = list(numbers)
    for name in names(weights):
        value = getattr(weights, name)
        if isinstance(value, list):
            setattr(weights, name, [rest.pop(0) for _ in value])
        else:
            setattr(weights, name, rest.pop(0))
    return weights


def moved(numbers: Numbers, by: Sequence[float]) -> Numbers:
    """Each multiplied by a factor whose logarithm is given."""
    return tuple(number * math.exp(step) for number, step in zip(numbers, by, strict=True))


def rounded(numbers: Numbers) -> Numbers:
    return tuple(float(f"{number:.{DIGITS}g}") for number in numbers)


# --- games ------------------------------------------------------------------------------------------------------------


class Meeting(NamedTuple):
    """Games on one luck: one player with numbers of its own sits on every seat by turns, among copies of another."""

    slug: str
    seats: int
    one: Numbers
    others: Numbers
    luck: int


class Met(NamedTuple):
    """What came of it for the one: for each game its part of the victory, and its points less the others' mean."""

    luck: int
    won: list[float]
    ahead: list[float]


class Player(bots.Bot):
    """The greedy bot with knowledge of its own."""

    def __init__(self, knowledge: Any, seed: int) -> None:
        super().__init__("greedy")
        self.knowledge = knowledge
        self.greedy = bots.bot("greedy", seed)

    def choose(self, state: skerry.State) -> skerry.Move:
        usual = state.game.knowledge
        state.game.knowledge = self.knowledge
        try:
            return self.greedy.choose(state)
        finally:
            state.game.knowledge = usual


def meet(meeting: Meeting) -> Met:
    """Play the games of a meeting."""
    game = skerry.game(meeting.slug)
    start: Any = game.start(meeting.seats)
    one, others = [
        bot_module(game).Knowledge(start.components, weights_with(game, numbers))
        for numbers in (meeting.one, meeting.others)
    ]
    met = Met(meeting.luck, [], [])
    for seat in range(meeting.seats):
        state = played(game, [one if other == seat else others for other in range(meeting.seats)], meeting.luck)
        scores, winners = state.scores(), state.winners()
        met.won.append(1 / len(winners) if seat in winners else 0.0)
        met.ahead.append(scores[seat] - (sum(scores) - scores[seat]) / (meeting.seats - 1))
    return met


def played(game: skerry.Game, known: Sequence[Any], luck: int) -> skerry.State:
    """A game to its end; what each seat knows is given, and all chance follows from the luck."""
    state = game.start(len(known))
    players = [Player(knowledge, seed_of(luck, "bot", seat)) for seat, knowledge in enumerate(known)]
    chance, unknown = Luck(luck), skerry.Rng(seed_of(luck, "unknown"))
    skerry.advance(state, chance)
    while state.to_move != skerry.OVER:
        state.apply(bots.ask(players[state.to_move], state, unknown))
        skerry.advance(state, chance)
    return state


class Match:
    """Meetings of the same two, on one luck after the other."""

    def __init__(self, results: Sequence[Met]) -> None:
        self.results = results

    def wins(self) -> Estimate:
        """The share of the games that the one won."""
        return share([won for met in self.results for won in met.won], self.lucks())

    def gain(self) -> Estimate:
        """By how much the one is better: the mean of wins beyond its fair share and of points ahead, as parts of 1."""
        spread = max(float(np.mean([abs(ahead) for met in self.results for ahead in met.ahead])), LEAST)
        return mean([gain for met in self.results for gain in gains_of(met, spread)], self.lucks())

    def lucks(self) -> list[int]:
        return [met.luck for met in self.results for _ in met.won]


def gains_of(met: Met, spread: float) -> list[float]:
    """For each game, with the spread of points ahead so measured that it is as great as that of wins."""
    fair = 1 / len(met.won)
    return [(won - fair + ahead / (AS_WIDE * spread)) / 2 for won, ahead in zip(met.won, met.ahead)]


# --- the search -------------------------------------------------------------------------------------------------------


class Fit:
    """The search for better numbers of one game."""

    def __init__(
        self,
        slug: str,
        seats: int,
        seed: int = 1,
        jobs: int = 1,
        effort: Effort | None = None,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.slug = slug
        self.seats = seats
        self.seed = seed
        self.crew = local_crew(jobs)
        self.effort = effort or Effort()
        self.tell = tell
        self.original = numbers_of(bot_module(skerry.game(slug)).Weights())
        self.best = self.original
        self.rng = np.random.default_rng(seed)
        self.lucks = 0
        self.length = STEP
        self.improvements = 0
        self.rounds = 0

    def tries(self) -> Iterator[bool]:
        """Round after round through all numbers; for each match, was it an improvement?"""
        while True:
            self.rounds += 1
            before = self.improvements
            for place in self.rng.permutation(len(self.best)):
                if self.best[place]:
                    yield from self.tries_of(int(place))
            if self.improvements == before:
                self.look_closer()

    def look_closer(self) -> None:
        """Shorter steps; where they no longer matter, long ones with longer matches."""
        self.length *= SHORTER
        if self.length < SHORTEST:
            self.length = STEP
            self.effort = self.effort._replace(lucks=2 * self.effort.lucks)

    def tries_of(self, place: int) -> Iterator[bool]:
        """More of one number as long as that is an improvement; else less of it."""
        for way in (self.length, -self.length):
            better = self.improved(place, way)
            yield better
            if better:
                while self.improved(place, way):
                    yield True
                return

    def improved(self, place: int, way: float) -> bool:
        """Change one number if that wins a match."""
        numbers = moved(self.best, [way if at == place else 0.0 for at in range(len(self.best))])
        results: list[Met] = []
        for _ in range(self.effort.looks):
            results += self.match(numbers, self.best, len(results) or self.effort.lucks).results
            match = Match(results)
            wins, gain = match.wins(), match.gain()
            sure = gain.above(0.0) and wins.value > 1 / self.seats
            if sure or gain.value <= 0:
                break
        called = labels(weights_with(skerry.game(self.slug), self.best))[place]
        change = f"{called} {self.best[place]:.{DIGITS}g} → {numbers[place]:.{DIGITS}g}"
        verdict = "an improvement" if sure else "no sure improvement"
        self.tell(f"{change} won {wins.value:.1%} of {wins.games} games: {verdict}.")
        if sure:
            self.best = numbers
            self.improvements += 1
        return sure

    def match(self, one: Numbers, others: Numbers, lucks: int, seats: int | None = None) -> Match:
        """On chances that were never played before."""
        return Match(self.meet_all([self.meeting(one, others, seats) for _ in range(lucks)]))

    def meeting(self, one: Numbers, others: Numbers, seats: int | None = None) -> Meeting:
        self.lucks += 1
        return Meeting(self.slug, seats or self.seats, one, others, seed_of(self.seed, self.slug, self.lucks))

    def meet_all(self, meetings: Sequence[Meeting]) -> list[Met]:
        """In their order, whichever is ready first."""
        results = {met.luck: met for met in self.crew(meet, meetings)}
        return [results[meeting.luck] for meeting in meetings]


def search(fit: Fit, minutes: float) -> None:
    """Until the time is over or somebody stops it."""
    until = time.monotonic() + 60 * minutes
    try:
        for _ in fit.tries():
            if time.monotonic() > until:
                break
    except KeyboardInterrupt:
        fit.tell("Stopped; the best numbers so far are kept.")


# --- what comes of it -------------------------------------------------------------------------------------------------


def source(game: skerry.Game) -> Path:
    """The file that has the numbers, in the sources, be the program compiled or not."""
    return Path(__file__).parents[1].joinpath("src", *bot_module(game).__name__.split(".")).with_suffix(".py")


def setting(weights: object) -> re.Pattern[str]:
    """Where a bot.py says what a number is, or a list of them."""
    return re.compile(rf"^( +self\.)({'|'.join(names(weights))}) = (?:-?[\d.]+|\[[^\]]*\])", re.MULTILINE)


def rewritten(text: str, weights: object) -> str:
    """The text of a bot.py with these numbers; comments stay."""
    return setting(weights).sub(lambda found: f"{found[1]}{found[2]} = {getattr(weights, found[2])!r}", text)


def lines_of(game: skerry.Game, numbers: Numbers) -> list[str]:
    """The lines of bot.py that have the numbers."""
    weights = weights_with(game, numbers)
    text = rewritten(source(game).read_text(encoding="utf-8"), weights)
    return [line for line in text.splitlines() if setting(weights).match(line)]


def validated(fit: Fit, numbers: Numbers, games: int) -> bool:
    """Say how the numbers do against the original ones; do they surely win, and lose with no number of seats?"""
    fair = True
    for seats in sorted({fit.seats, skerry.game(fit.slug).seats.stop - 1}):
        wanted = games if seats == fit.seats else games // 2
        wins = fit.match(numbers, fit.original, -(-wanted // seats), seats).wins()
        fit.tell(
            f"Validation with {seats} seats: one with these numbers among others with the original ones won "
            f"{wins.value:.1%} of {wins.games} games, 95 % interval {wins.low:.1%} to {wins.high:.1%}; "
            f"{1 / seats:.1%} would be its fair share."
        )
        fair = fair and (wins.above(1 / seats) if seats == fit.seats else wins.value >= 1 / seats)
    return fair


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True, choices=skerry.games(), help="which game")
    parser.add_argument("--seats", type=int, default=2, help="how many play (default 2)")
    parser.add_argument("--minutes", type=float, default=12.0, help="for the search, without the validation (12)")
    parser.add_argument(
        "--games",
        type=int,
        default=400,
        metavar="N",
        help="to validate with (400; half with more seats)",
    )
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other chances and trials")
    parser.add_argument("--write", action="store_true", help="put the numbers into bot.py if they are surely better")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    game = skerry.game(options.game)
    if options.seats < 2 or options.seats not in game.seats:
        parser().error(f"{game.title} cannot be fitted with {options.seats} seats")
    fit = Fit(options.game, options.seats, options.seed, options.jobs, tell=lambda text: print(text, flush=True))
    search(fit, options.minutes)
    numbers = rounded(fit.best)
    print(f"Improvements: {fit.improvements}, in {fit.rounds} rounds and {fit.lucks * fit.seats} games.")
    if not fit.improvements:
        return 0
    print("\n".join(lines_of(game, numbers)), flush=True)
    better = validated(fit, numbers, options.games)
    if options.write and better:
        text = rewritten(source(game).read_text(encoding="utf-8"), weights_with(game, numbers))
        source(game).write_text(text, encoding="utf-8")
        print(f"They are in {source(game).name} now.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
