"""QR codes, for phones that come to a table by its link."""

import segno

from skerry.server import wire


def qr_code(text: str) -> wire.Code:
    """The smallest code for a text, as runs of dark squares; it can still be read if a part of it cannot be seen."""
    rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    runs = (f"M{start} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for start, length in dark_runs(row))
    return wire.Code(len(rows), "".join(runs))


def dark_runs(row: bytes) -> list[tuple[int, int]]:
    """Where squares are dark side by side, and how many."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = found[-1]
            found[-1] = (start, length + 1)
        elif dark:
            found.append((x, 1))
    return found
