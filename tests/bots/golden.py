"""A golden game for every network that ships: what its policy plays against itself, with the same deals for ever.

`python -m tests.bots.golden` writes the games anew, after new weights ship.
"""

import tomllib
from pathlib import Path

import numpy as np

import skerry
from skerry.bots import network
from skerry.bots.network import Looks, Network, observation_of
from skerry.kernel.driver import advance

SHIPPED = Path(skerry.__file__).parent / "bots" / "weights"
GOLDEN = Path(__file__).parent.parent / "golden"
SEATS = 2
SEED = 7


def shipped() -> list[str]:
    """The games that a network ships for."""
    return sorted(path.stem for path in SHIPPED.glob("*.npz"))


def network_of(game: skerry.Game) -> Network:
    card = tomllib.loads((SHIPPED / f"{game.slug}.toml").read_text(encoding="utf-8"))
    return network.read(game, SHIPPED / f"{game.slug}.npz", card)


def looked(learned: Network, state: skerry.State) -> Looks:
    """What the network makes of the decision that is open."""
    return learned.look(np.frombuffer(observation_of(state.game).numbers(state, state.to_move), np.uint8)[None])


def favourite(learned: Network, state: skerry.State) -> skerry.Move:
    """The move that the network likes best."""
    logits = looked(learned, state).logits[0]
    return max(state.moves(), key=lambda move: float(logits[move.id]))


def played(slug: str) -> list[str]:
    """The network's own choices of a whole game, forced moves and chance apart."""
    game = skerry.game(slug)
    learned, chance, state = network_of(game), skerry.Rng(SEED), game.start(SEATS)
    said = []
    advance(state, chance)
    while state.to_move >= 0:
        move = favourite(learned, state)
        said.append(move.word)
        state.apply(move)
        advance(state, chance)
    return said


def golden_file(slug: str) -> Path:
    return GOLDEN / f"{slug}.network"


if __name__ == "__main__":
    for slug in shipped():
        golden_file(slug).write_text("\n".join([*played(slug), ""]), encoding="utf-8")
