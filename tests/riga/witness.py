"""What a seat witnesses of a game: two games that differ only in what it cannot know must look the same to it."""

from typing import Any

import skerry
from skerry.kernel.state import Event
from skerry.kernel.testing import seen_events
from tests.riga.table import RIGA


class Witness:
    """All that one seat (or a spectator: None) is shown of a game that is played from a scenario."""

    def __init__(self, seat: int | None, start: dict[str, Any], moves: list[str]) -> None:
        record = skerry.Record(RIGA, start=start, moves=moves)
        g = record.state(at=0)
        events: list[Event] = []
        g.journal = events
        self.words = record.seen_by(seat)
        self.pictures = [(g.view(seat), g.prompt(seat).data())]
        for word in moves:
            g.play(g.game.move(word))
            picture = (g.view(seat), g.prompt(seat).data())
            if picture != self.pictures[-1]:
                self.pictures.append(picture)
        self.log = [event.data() for event in seen_events(events, seat)]

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Witness)
        return (self.words, self.pictures, self.log) == (other.words, other.pictures, other.log)

    __hash__ = None  # type: ignore[assignment]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees in the end."""
        return self.pictures[-1][0]
