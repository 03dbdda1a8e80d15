"""From a checkpoint to what ships: weights of half the precision, and a card that says how they came about.

python -m skerry.learn.shipping haithabu --from learned --command "skerry learn haithabu --minutes 30"
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np

import skerry
from skerry.bots.network import WEIGHTS
from skerry.learn.checkpoints import Checkpoint

MOST: int = 3_000_000
"""Bytes that the weights of a game may have."""
ONLY_LEARNING = "worth."
"""So begin the names of what only learning asks for."""


def ship(slug: str, path: Path, to: Path, command: str, results: dict[str, str]) -> Path:
    """Write weights and card into a folder."""
    checkpoint = Checkpoint.read(skerry.game(slug), path)
    weights = to / f"{slug}.npz"
    to.mkdir(parents=True, exist_ok=True)
    kept = {name: value for name, value in checkpoint.weights.items() if not name.startswith(ONLY_LEARNING)}
    np.savez_compressed(weights, allow_pickle=False, **{name: value.astype(np.float16) for name, value in kept.items()})
    assert weights.stat().st_size <= MOST, f"{weights} is larger than the {MOST:,} bytes that may ship"
    rows = {
        "game": slug,
        "observation": checkpoint.observation,
        "alphabet": checkpoint.alphabet,
        "pack": checkpoint.pack,
        "sha256": hashlib.sha256(weights.read_bytes()).hexdigest(),
        "sources": checkpoint.sources,
        "alone": checkpoint.alone,
        "taught": checkpoint.taught,
        "minutes": round(checkpoint.minutes, 2),
        "decisions": checkpoint.decisions,
        "games": checkpoint.games,
        "command": command,
    }
    lines = [f"# The network of {slug}. Alone, wins[0] is the points divided by `alone`.", *map(toml_row, rows.items())]
    if results:
        lines += ["", "[results]", *map(toml_row, results.items())]
    (to / f"{slug}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return weights


def toml_row(row: tuple[str, object]) -> str:
    """Strings, numbers and lists of strings are written alike in JSON and in TOML."""
    name, value = row
    key = name if name.isidentifier() else json.dumps(name, ensure_ascii=False)
    return f"{key} = {json.dumps(value, ensure_ascii=False)}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Make shipped weights and their card from a checkpoint.")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--from", dest="source", type=Path, default=Path("learned"), help="default: learned")
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="default: where Skerry looks for them")
    parser.add_argument("--command", required=True, help="what trained them, and on what machine")
    parser.add_argument("--result", action="append", default=[], metavar="NAME=TEXT", help="what was measured")
    chosen = parser.parse_args(arguments)
    results = dict(result.split("=", 1) for result in chosen.result)
    for slug in chosen.games:
        path = ship(slug, chosen.source / f"{slug}.npz", chosen.to, chosen.command, results)
        print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
