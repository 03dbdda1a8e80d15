"""Records: a whole game as text a person can read, diff and send in a bug report."""


class Record:
    """Set-up and moves."""
