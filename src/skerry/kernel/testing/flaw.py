"""What the suite says of a game that is wrong."""


class Flaw(AssertionError):
    """What is wrong with a game, with the field and the seat, and the mistake that it most likely comes from."""

    def __init__(self, what: str, likely: str) -> None:
        super().__init__(f"{what}\n    Likely mistake: {likely}")
        self.what = what
        self.likely = likely


def expect(fine: bool, what: str, likely: str) -> None:
    """A flaw unless all is fine."""
    if not fine:
        raise Flaw(what, likely)
