"""The games as their own tests play them: with the pack that those quote."""

from collections.abc import Mapping
from typing import Final

from skerry import Game
from tests.gotlandia.table import GOTLANDIA
from tests.hagar.table import HAGAR
from tests.haithabu.table import HAITHABU
from tests.pirate_haven.table import HAVEN
from tests.riga.table import RIGA

GAMES: Final[Mapping[str, Game]] = {game.slug: game for game in (RIGA, HAGAR, HAVEN, HAITHABU, GOTLANDIA)}
