"""Our games for OpenSpiel, as `skerry_riga`, `skerry_hagar` and so on.

    import pyspiel
    import skerry.adapters.openspiel

    game = pyspiel.load_game("skerry_riga(players=3,riga_buildings=True)")

The names are registered when this module is imported. Chance nodes are explicit, and so are moves without an
alternative. An action is the id of a move, for seats and for chance.
"""

import json
from typing import Any, Final, Self

import skerry
from skerry import CHANCE, EVERYONE, OVER, Game, Move, Rng, SkerryError, State
from skerry.adapters import MissingPackages

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingPackages("openspiel") from error

from skerry.adapters.observed import learnable, observation_of, playable
from skerry.kernel.learning import LEAST_ALONE, MOST_ALONE, rewards
from skerry.kernel.record import HIDDEN

PREFIX: Final = "skerry_"


class HeardPosition:
    """A position with what every seat and a spectator, who comes last, heard on the way to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: list[int] = []
        self.heard: list[list[int]] = [[] for _ in range(state.seats + 1)]
        self.dealt_anew = False

    def play(self, move: Move) -> None:
        audience, silent = self.state.audience(move), self.state.silent(move)
        hidden = len(self.state.game.alphabet)
        for seat, heard in enumerate(self.heard):
            if audience in (EVERYONE, seat):
                heard.append(move.id)
            elif not silent:
                heard.append(hidden)
        self.said.append(move.id)
        self.state.apply(move)

    def words(self, seat: int) -> list[str]:
        """The words as a seat heard them, as `Record.seen_by` has them."""
        return [self._word(number) for number in self.heard[seat]]

    def _word(self, number: int) -> str:
        alphabet = self.state.game.alphabet
        return alphabet[number].word if number < len(alphabet) else HIDDEN

    def copy(self) -> "HeardPosition":
        copied = HeardPosition(self.state.copy())
        copied.said = self.said[:]
        copied.heard = [heard[:] for heard in self.heard]
        copied.dealt_anew = self.dealt_anew
        return copied

    def resampled(self, seat: int, rng: Rng) -> "HeardPosition":
        """Dealt anew for a seat: nobody can tell what the others heard then, but for what a spectator did."""
        dealt = self.copy()
        dealt.state = self.state.resample(seat, rng)
        dealt.said = []
        dealt.heard = [dealt.heard[other if other == seat else -1][:] for other in range(len(dealt.heard))]
        dealt.dealt_anew = True
        return dealt

    def __deepcopy__(self, memo: dict[int, Any]) -> "HeardPosition":
        """OpenSpiel clones a state by copying what Python keeps of it."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel stores a state by pickling what Python keeps of it: set-up and words say it all."""
        if self.dealt_anew:
            raise SkerryError("A position that was dealt anew has no history, so it cannot be stored.")
        return replayed, (self.state.game, self.state.seats, self.state.variants, self.said)


def replayed(game: Game, seats: int, variants: dict[str, Any], said: list[int]) -> HeardPosition:
    """The table after these words."""
    table = HeardPosition(game.start(seats, variants))
    for number in said:
        table.play(game.alphabet[number])
    return table


class SkerryGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours with so many players and with its variants; each is a class of its own."""

    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = dict(params or {})
        pack = wanted.pop("pack", "")
        self.game = playable(self.slug, pack or wanted.pop("pack_version", None))
        wanted.pop("pack_version", None)
        seats = int(wanted.pop("players", default_seats(self.game)))
        self.first = self.game.start(seats, wanted)
        alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.alphabet),
            max_chance_outcomes=len(self.game.alphabet),
            num_players=seats,
            min_utility=LEAST_ALONE if alone else -1.0,
            max_utility=MOST_ALONE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(game_type(self.game, alone=alone), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SkerryState":
        return SkerryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SkerryObserver":
        return SkerryObserver(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SkerryState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, driven by OpenSpiel."""

    def __init__(self, game: SkerryGame) -> None:
        super().__init__(game)
        self.table = HeardPosition(game.first.copy())

    def current_player(self) -> int:
        seat = self.table.state.to_move
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.table.state.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.id for move in self.table.state.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.state.chances()
        total = sum(weight for _, weight in outcomes)
        return sorted((move.id, weight / total) for move, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.table.play(self._legal(action))

    def _legal(self, action: int) -> Move:
        """OpenSpiel itself lets any number through, and the rules trust a move that is applied."""
        state = self.table.state
        alphabet = state.game.alphabet
        if not 0 <= action < len(alphabet):
            raise ValueError(f"Action {action} is no move of {state.game.title}, which has {len(alphabet)}.")
        move = alphabet[action]
        if move not in state.moves():
            raise ValueError(f"Action {action} ({move.word}) is not a legal move here.")
        return move

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.state.game.alphabet[action].word

    def returns(self) -> list[float]:
        return rewards(self.table.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A state in which everything that the player cannot know is dealt anew. It has no history."""
        dealt: Self = self.get_game().new_initial_state()
        dealt.table = self.table.resampled(player, Rng(int(sampler() * (1 << 62))))
        return dealt

    def __str__(self) -> str:
        """All words so far, hidden ones too; of a position that was dealt anew what a spectator sees of it."""
        table = self.table
        return seen(table.state, None) if table.dealt_anew else "; ".join(table._word(number) for number in table.said)


class SkerryObserver:
    """What a player may know: now, or with perfect recall also all that was heard."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            raise ValueError("An observation is all that one player may know; there are no parts of it to choose from.")
        self.observation = observation_of(game)
        self.scale = np.array([1 / most for most in self.observation.most()], dtype=np.float32)
        self.recalls = iig_obs_type.perfect_recall
        heard = game.longest if self.recalls else 0
        self.words = len(game.alphabet) + 1
        self.tensor = np.zeros(self.observation.size + heard, dtype=np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in self.observation.fields
        }
        if self.recalls:
            self.dict["heard"] = self.tensor[self.observation.size :]

    def set_from(self, state: SkerryState, player: int) -> None:
        """The numbers of the fields, then the last words heard: each its id and 1 as a share of all words and "?"."""
        row = np.frombuffer(self.observation.numbers(state.table.state, player), dtype=np.uint8)
        np.multiply(row, self.scale, out=self.tensor[: self.observation.size])
        if self.recalls:
            last = self.dict["heard"]
            heard = state.table.heard[player][-len(last) :]
            last.fill(0)
            last[: len(heard)] = (np.array(heard, dtype=np.float32) + 1) / self.words

    def string_from(self, state: SkerryState, player: int) -> str:
        """The view, and with perfect recall the words that were heard before it."""
        shown = seen(state.table.state, player)
        return "; ".join([*state.table.words(player), shown]) if self.recalls else shown


def seen(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), separators=(",", ":"))


def default_seats(game: Game) -> int:
    return max(game.seats.start, 2)


def game_type(game: Game, *, alone: bool = False) -> Any:
    """What OpenSpiel is told of a game before it is loaded. Variants for each seat are not among its parameters.

    A published pack is a number; a pack of your own is the path to its file.
    """
    utility = pyspiel.GameType.Utility
    variants = {name: variant.default for name, variant in game.variants.items() if not variant.per_seat}
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_seats(game),
            "pack_version": game.pack.version,
            "pack": "",
            **variants,
        },
    )


for _slug in learnable():
    pyspiel.register_game(game_type(skerry.game(_slug)), type(_slug, (SkerryGame,), {"slug": _slug}))
