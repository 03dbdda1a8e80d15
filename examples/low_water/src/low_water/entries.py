"""What board, sheet and texts of Low Water read of a pack. A string below a field says what it means."""

from skerry.words.entries import Called, Entry


class Meta(Entry, frozen=True):
    """What the box says."""

    designer: str
    """Who designed the game."""
    minutes_min: int
    """How long a short game takes."""
    minutes_max: int
    """How long a long game takes."""


class Numbers(Entry, frozen=True):
    """Numbers of the rules."""

    laden: int
    """The cards with which a boat is slow."""


class PrintedWreck(Called, frozen=True):
    """A wreck."""

    draws: int
    """The cards that are drawn there."""
    throws: int
    """Those of them that are thrown away again."""
    dice: int
    """The dice that are rolled there."""
    room: int
    """How far from the mark the water must be."""


class Cargo(Called, frozen=True):
    """A kind of cargo."""

    value: int
    """Its points."""
    use: str
    """What it is good for besides: `none`, `rope`, `cask` or `powder`."""


class LowWaterEntries(Entry, frozen=True):
    """A pack of Low Water."""

    meta: Meta
    """What the box says."""
    numbers: Numbers
    """Numbers of the rules."""
    wreck: tuple[PrintedWreck, ...]
    """The wrecks, from the nearest to the farthest."""
    cargo: tuple[Cargo, ...]
    """The kinds of cargo."""
