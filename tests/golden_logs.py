"""The logs of golden records: every word of the game with all that is told of it, to whomever.

`python -m tests.golden_logs` writes them anew, after wording or log was changed on purpose; read what changed.
"""

from pathlib import Path

import skerry
from skerry.kernel.state import EVERYONE, Event

GOLDEN = Path(__file__).parent / "golden"


def record(name: str) -> skerry.Record:
    return skerry.Record.parse((GOLDEN / f"{name}.skerry").read_text(encoding="utf-8"))


def log(name: str) -> str:
    """A line for each word, then what it told: the sentence, the rule, and who alone was told."""
    found: list[str] = []
    journal: list[Event] = []
    golden = record(name)
    names = golden.names or ["Ann", "Ben", "Cleo", "Dan"][: golden.seats]
    for state, move in golden.plies():
        found += sentences(state, journal, names)
        journal.clear()
        state.journal = journal
        found.append(f"> {move.word}")
    return "\n".join([*found, *sentences(state, journal, names), ""])


def sentences(state: skerry.State, journal: list[Event], names: list[str]) -> list[str]:
    found = []
    for event in journal:
        to = "" if event.audience == EVERYONE else f", to {names[event.audience]} alone"
        found += [f"{line.text} ({line.rule}{to})" for line in state.game.tell([event], "en", names)]
    return found


if __name__ == "__main__":
    for path in GOLDEN.glob("*.log"):
        path.write_text(log(path.stem), encoding="utf-8")
