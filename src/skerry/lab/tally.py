"""What is counted while a game is played: words offered and chosen, components met, the course of the points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from skerry import Game, Move, State, Turn
from skerry.kernel.state import Event


class Tally:
    """The counts of one game, seat by seat."""

    def __init__(self, state: State) -> None:
        seats = range(state.seats)
        self.things = things(state.game)
        self.offered: list[Counter[str]] = [Counter() for _ in seats]
        self.chosen: list[Counter[str]] = [Counter() for _ in seats]
        self.met: list[Counter[tuple[str, str, str]]] = [Counter() for _ in seats]
        self.course: list[list[int]] = []
        self.turn: Turn | None = None
        self.told = 0

    def decision(self, seat: int, moves: Sequence[Move], chosen: Move) -> None:
        """A seat had a real choice."""
        self.offered[seat].update(move.word for move in moves)
        self.chosen[seat][chosen.word] += 1

    def look(self, state: State) -> None:
        """Note the points whenever another turn begins, and the components in what was told since."""
        if state.turn() != self.turn:
            self.turn = state.turn()
            self.course.append(state.scores())
        journal = state.journal or []
        for event in journal[self.told :]:
            if event.seat >= 0:
                self.met[event.seat].update((event.kind, *thing) for thing in self._named(event))
        self.told = len(journal)

    def _named(self, event: Event) -> Iterator[tuple[str, str]]:
        """The components an event names, each with its group in the pack."""
        for key, value in event.values.items():
            for name in _texts(value):
                groups = self.things.get(name, [])
                if groups:
                    yield (key if key in groups else groups[0]), name


def things(game: Game) -> dict[str, list[str]]:
    """Every id in the pack with the groups that have it."""
    found: dict[str, list[str]] = {}
    for group, value in _lists(game.pack.data, ""):
        for entry in value:
            found.setdefault(str(entry["id"]), []).append(group)
    return found


def _lists(table: dict[str, Any], path: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for key, value in table.items():
        name = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from _lists(value, name)
        elif isinstance(value, list) and value and all(isinstance(entry, dict) and "id" in entry for entry in value):
            yield name, value


def _texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list | dict) else []


def lead_changes(course: Sequence[Sequence[int]]) -> int:
    """How often somebody else took the lead; a tie keeps it where it was."""
    leader, changes = None, 0
    for points in course:
        ahead = sole_leader(points)
        if ahead is not None and ahead != leader:
            changes += leader is not None
            leader = ahead
    return changes


def decided_after(course: Sequence[Sequence[int]], winners: Sequence[int]) -> float:
    """The part of the game after which nobody but the winners was in the lead: 0 from the beginning, 1 at the end."""
    for turn in range(len(course) - 1, -1, -1):
        ahead = sole_leader(course[turn])
        if ahead is not None and ahead not in winners:
            return (turn + 1) / len(course)
    return 0.0


def sole_leader(points: Sequence[int]) -> int | None:
    """The seat that has more points than all others, if there is one."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None
