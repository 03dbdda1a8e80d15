"""The log of a game: what happened, in words."""


class Line:
    """A sentence, the seat whose doing it was (-1 for nobody's), the rule it rests on, and what moment it is."""

    def __init__(self, text: str, seat: int, rule: str, moment: str = "") -> None:
        self.text = text
        self.seat = seat
        self.rule = rule
        self.moment = moment
