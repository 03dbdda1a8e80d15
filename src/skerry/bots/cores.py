"""A search on several cores: each grows a tree of its own, and what they found at the root is put together."""

import json
import os
from typing import Any

from skerry.bots.search import Edge, Node, Search
from skerry.kernel.rng import Rng


def grow_on(cores: int, search: Search, descents: int, until: float) -> None:
    """Grow a search until its root was visited so often or the time is over, with so many processes.

    Where processes cannot be forked, one core has to do.
    """
    others = cores - 1 if hasattr(os, "fork") else 0
    missing = descents - search.root.visits
    if others <= 0 or missing <= 0:
        search.grow(descents, until)
        return
    share = missing // cores
    pipes = [_forked(search, search.rng.below(1 << 30), share, until) for _ in range(others)]
    search.grow(descents - others * share, until)
    for pipe, process in pipes:
        with os.fdopen(pipe) as found:
            _put_together(search.root, json.load(found))
        os.waitpid(process, 0)


def _forked(search: Search, seed: int, descents: int, until: float) -> tuple[int, int]:
    """Another process that grows a tree of its own and writes what it found: where to read it, and the process."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return reading, process
    try:
        alone = Search(search.state, Rng(seed))
        alone.grow(descents, until)
        with os.fdopen(writing, "w") as pipe:
            json.dump(_found(alone.root), pipe)
    finally:
        os._exit(0)


def _found(root: Node) -> list[Any]:
    edges = [(move, edge.available, edge.visits, edge.total) for move, edge in root.edges.items()]
    return [root.visits, root.total, edges]


def _put_together(root: Node, found: list[Any]) -> None:
    visits, total, edges = found
    root.visits += visits
    root.total += total
    for move, available, tried, won in edges:
        edge = root.edges.get(move)
        if edge is None:
            edge = root.edges[move] = Edge(0.0)
        edge.available += available
        edge.visits += tried
        edge.total += won
