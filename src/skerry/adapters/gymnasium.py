"""Our games for Gymnasium: one seat learns, bots of ours sit on the others.

    import gymnasium
    import skerry.adapters.gymnasium

    env = gymnasium.make("skerry/Riga-v2", seats=3, opponents="greedy")

The ids are registered when this module is imported. Chance, moves without an alternative and the moves of the bots are
played inside.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry import OVER, Game, Rng, SetUpError, State, advance
from skerry.adapters import MissingPackages, pictures
from skerry.bots import ask, bot

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingPackages("rl") from error

from skerry.adapters.editions import edition, editions, newest, what_is_played
from skerry.adapters.observed import SEEDS, AnyPack, Eyes, learnable, playable
from skerry.kernel.learning import rewards

ILLEGAL_REWARD: Final = -1.0
"""For an action that is not a legal move; it ends the game."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game. An episode is a whole game, and the reward comes at its end."""

    metadata = {"render_modes": list(pictures.MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        variants: Mapping[str, Any] | None = None,
        pack: AnyPack = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = playable(game, pack)
        self.first = self.game.start(seats, variants)
        self.seat = seat
        self.opponents = seated(opponents, self.first.seats, seat)
        self.eyes = Eyes(self.game)
        self.metadata = SeatEnv.metadata | what_is_played(self.game, dict(self.first.variants))
        self.render_mode = render_mode
        self.observation_space = self.eyes.space()
        self.action_space = spaces.Discrete(len(self.game.alphabet))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; the same seed and the same actions give the same game, the bots included."""
        super().reset(seed=seed)
        self.chance = Rng(self._draw_seed())
        self.bots = {seat: bot(name, self._draw_seed()) for seat, name in self.opponents.items()}
        self.state: State = self.first.copy()
        self._go_on()
        return self.eyes.see(self.state, self.seat), {}

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        move = self.game.alphabet[int(action)]
        if move not in self.state.moves():
            why = f"{move.word} is not a legal move here."
            return self.eyes.see(self.state, self.seat), ILLEGAL_REWARD, True, False, {"illegal": why}
        self.state.apply(move)
        self._go_on()
        over = self.state.to_move == OVER
        return self.eyes.see(self.state, self.seat), rewards(self.state)[self.seat], over, False, {}

    def _go_on(self) -> None:
        """Up to the next choice of the learning seat, or to the end."""
        advance(self.state, self.chance)
        while self.state.to_move not in (self.seat, OVER):
            self.state.apply(ask(self.bots[self.state.to_move], self.state, self.chance))
            advance(self.state, self.chance)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks for them."""
        return self.eyes.mask(self.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The position as the learning seat sees it."""
        return pictures.render(self.state, self.seat, self.render_mode)


def seated(opponents: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """Which bot sits where: one name for all, or one for each seat that does not learn, in their order."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if seat not in range(seats) or len(names) != len(others):
        raise SetUpError(
            f"There are {seats} seats: seat {seat} cannot learn against {len(names)} bots.",
            f"Es gibt {seats} Plätze: Platz {seat} kann nicht gegen {len(names)} Bots lernen.",
        )
    return dict(zip(others, names, strict=True))


def gymnasium_id(slug: str, number: int) -> str:
    """Such as `skerry/PirateHaven-v2`; what the number stands for never changes."""
    name = "".join(part.capitalize() for part in slug.split("_"))
    return f"skerry/{name}-v{number}"


def of_edition(slug: str, number: int, **options: Any) -> SeatEnv:
    """What an id stands for; with a pack of your own, the newest rules."""
    return SeatEnv(slug if "pack" in options else edition(slug, number), **options)


IDS: Final = {slug: gymnasium_id(slug, newest(slug)) for slug in learnable()}
"""Slug → the newest id."""

for _slug in learnable():
    for _number in editions(_slug):
        gymnasium.register(
            id=gymnasium_id(_slug, _number),
            entry_point="skerry.adapters.gymnasium:of_edition",
            kwargs={"slug": _slug, "number": _number},
        )
