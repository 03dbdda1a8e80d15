"""The network that bots play a game with."""

import functools
import logging
from typing import Final

from skerry.bots.network import Network, WeightsError
from skerry.kernel.game import Game

log: Final = logging.getLogger(__name__)


@functools.lru_cache(maxsize=64)
def trained(game: Game) -> Network | None:
    """None where nothing was trained for this game with this pack, or what was trained does not fit it any more."""
    try:
        return Network.load(game)
    except WeightsError as error:
        log.warning("%s", error)
        return None
