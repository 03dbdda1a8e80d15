"""For all tests."""

import gc


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: whoever sweeps up litter later need not look through it all."""
    gc.collect()
    gc.freeze()
