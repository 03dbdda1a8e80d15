"""For all tests."""

import gc

import skerry

collect_ignore = [] if skerry.COMPILED else ["bench", "tools"]
"""The benchmark and the tools stand beside the program: they are tested on the build that they are meant for."""


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: later collections of garbage need not look through it all."""
    gc.collect()
    gc.freeze()
