"""For all tests."""

import gc
from typing import Final

import skerry
from tests.builds import share

ONE_BUILD_EACH: Final = share(
    [
        "adapters/test_notebook.py", "adapters/test_gymnasium.py",
        "adapters/test_research_docs.py", "adapters/test_vector.py",
        "cli/test_replay.py", "cli/test_terminal.py",
        "cli/test_lab.py", "cli/test_tables.py",
        "examples/test_add_a_game.py", "examples/test_notebooks.py",
        "hagar/test_board.py", "haithabu/test_board.py",
        "riga/test_board.py", "gotlandia/test_board.py",
        "lab/test_report.py", "lab/test_stopping.py",
        "lab/test_intervals.py", "lab/test_effects.py",
        "test_rooms.py", "test_release.py",
        "test_documents.py", "test_languages.py",
        "words/test_entries.py", "pirate_haven/test_board.py",
    ]
)  # fmt: skip
"""Not to be run on this build: tests of what stands around the rules and is never compiled. Those on the right run on
the compiled build, since they take long on plain sources."""

collect_ignore = [
    *([] if skerry.COMPILED else ["bench", "tools"]),
    *ONE_BUILD_EACH,
]
"""The benchmark and the tools stand beside the program: they are tested on the build that they are meant for."""


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: later collections of garbage need not look through it all."""
    gc.collect()
    gc.freeze()
