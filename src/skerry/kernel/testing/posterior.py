"""Brute force: every way in which a game may have begun for all that a seat knows, and how likely each is."""

from collections import Counter, defaultdict
from typing import Final

from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, EVERYONE, State
from skerry.kernel.testing.flaw import Flaw
from skerry.kernel.testing.odds import is_unlikely
from skerry.kernel.testing.snapshots import as_json, leaves, question, shown, snapshot

MOST_WORLDS: Final = 150
"""Positions that are kept apart; a beginning with more of them is not followed further."""
MOST_LOOKS: Final = 6
"""Positions of a game in which `resample` is compared with brute force."""
DEALS: Final = 300
"""In each of them."""

Seen = dict[str, str]
"""What all others see, by seat and place in the view."""


class Worlds:
    """The positions that a seat takes for possible, with their weights, from the beginning of a game on."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.worlds: list[tuple[State, float]] = [(state.copy(), 1.0)]
        self.looks = 0
        self.is_due = False  # was something said that the seat could not hear?

    def follow(self, state: State, move: Move, rng: Rng) -> None:
        """Compare if it is time to, and go on by a move of the game as far as it can be followed."""
        if self.worlds and self.is_due and self.looks < MOST_LOOKS:
            self.compare(state, rng)
        heard = state.audience(move) in (EVERYONE, self.seat)
        self.worlds = self.after(state, move if heard else None) if self.can_follow(state, move, heard) else []
        self.is_due = not heard

    def can_follow(self, state: State, move: Move, heard: bool) -> bool:
        """A word that somebody else chose by what they hold says something about it, and nobody can say how much."""
        chosen_by_another = state.to_move not in (CHANCE, self.seat)
        return heard and not state.reveals(move) if chosen_by_another else True

    def after(self, state: State, heard: Move | None) -> list[tuple[State, float]]:
        """The worlds after a word, or after any if none was heard; none if there are too many."""
        merged: dict[str, tuple[State, float]] = {}
        for world, weight in self.worlds:
            for after, odds in continuations(world, state.to_move, heard):
                key = repr(snapshot(after))
                merged[key] = (after, weight * odds + (merged[key][1] if key in merged else 0.0))
            if len(merged) > MOST_WORLDS:
                return []
        return list(merged.values())

    def compare(self, state: State, rng: Rng) -> None:
        """Deal anew many times: everything comes as often as it is likely."""
        self.looks += 1
        likely = self.likelihoods(state)
        dealt: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for _ in range(DEALS):
            for place, value in self.seen_by_others(state.resample(self.seat, rng)).items():
                dealt[place][value] += 1
        for place, odds in likely.items():
            for value in {**odds, **dealt[place]}:
                self.check_frequency(state, place, value, dealt[place][value], odds.get(value, 0.0))

    def check_frequency(self, state: State, place: str, value: str, found: int, odds: float) -> None:
        told = f"of {DEALS} deals for seat {self.seat} at {question(state)}, {found} have {place} = {shown(value)}"
        if found and not odds:
            raise Flaw(
                f"{told}, which cannot be", "resample() forgets what this seat knows, or deals from the wrong cards"
            )
        if is_unlikely(found, DEALS * odds, DEALS * odds * (1 - odds)):
            mistake = (
                "resample() has the wrong odds: it leaves out a pile or cards just drawn, or counts kinds and not cards"
            )
            raise Flaw(f"{told}, and about {DEALS * odds:.0f} should", mistake)

    def likelihoods(self, state: State) -> dict[str, dict[str, float]]:
        """For each place in the views of the others, what may stand there, and how likely."""
        known = as_json([state.view(self.seat), state.prompt(self.seat).data()], f"the view of seat {self.seat}")
        found: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
        total = 0.0
        for world, weight in self.worlds:
            if as_json([world.view(self.seat), world.prompt(self.seat).data()], "a view") == known:
                total += weight
                for place, value in self.seen_by_others(world).items():
                    found[place][value] += weight
        return {place: {value: weight / total for value, weight in odds.items()} for place, odds in found.items()}

    def seen_by_others(self, state: State) -> Seen:
        seen: Seen = {}
        for other in range(state.seats):
            if other != self.seat:
                view = state.view(other)
                for path, value in leaves(view):
                    seen[f"{path} in the view of seat {other}"] = repr(value)
                seen[f"all that seat {other} sees"] = repr(view)
        return seen


def continuations(world: State, to_move: int, word: Move | None) -> list[tuple[State, float]]:
    """The positions to which a world goes on, by the word that was heard or by any; none if it would have to differ."""
    if world.to_move != to_move:
        return []
    outcomes = world.chances() if to_move == CHANCE else [(move, 1) for move in world.moves()]
    total = sum(weight for _, weight in outcomes) if to_move == CHANCE else 1
    found = []
    for move, weight in outcomes:
        if word is None or move is word:
            after = world.copy()
            after.apply(move)
            found.append((after, weight / total))
    return found
