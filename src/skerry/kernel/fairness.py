"""Fair chance: every draw follows from a secret the table committed itself to and from what the seats added later.

docs/fairness.md describes the scheme for players, and exactly.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from skerry.kernel.moves import Move
from skerry.kernel.rng import place_of
from skerry.kernel.state import CHANCE, State

if TYPE_CHECKING:
    from skerry.kernel.record import Record

SECRET: Final = re.compile(r"[0-9a-f]{64}")
BITS: Final = 256
"""How long a number from HMAC-SHA256 is."""


def is_secret(text: str) -> bool:
    """Is this 64 hexadecimal digits? Fewer could be guessed from the commitment."""
    return SECRET.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What the table shows before the game: it betrays nothing of the secret, and no other secret fits it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class FairChance:
    """The chance of one table: outcomes from its secret and the salts of its seats. For drivers, never for a bot."""

    def __init__(self, secret: str, salts: Sequence[str]) -> None:
        assert is_secret(secret), "a secret is 64 hexadecimal digits"
        self._secret = secret
        self._salts = list(salts)

    def outcome(self, state: State, number: int) -> Move:
        """What is drawn in this position if this many draws came before it."""
        outcomes = state.chances()
        weights = [weight for _, weight in outcomes]
        return outcomes[place_of(self._number(number) * sum(weights) >> BITS, weights)][0]

    def _number(self, number: int) -> int:
        """A number of 256 bits, as good as random to all who do not know the secret."""
        message = json.dumps([number] + self._salts, separators=(",", ":"))
        return int.from_bytes(hmac.digest(self._secret.encode(), message.encode(), "sha256"), "big")


class WrongDraw:
    """A draw of a record that does not follow: which move it is, counted from 1, its word and the right one."""

    def __init__(self, ply: int, drawn: str, expected: str) -> None:
        self.ply = ply
        self.drawn = drawn
        self.expected = expected


class Verdict:
    """What a check found: does the secret fit the commitment, how many draws were looked at, which are wrong?"""

    def __init__(self, committed: bool, draws: int, wrong: list[WrongDraw]) -> None:
        self.committed = committed
        self.draws = draws
        self.wrong = wrong

    def fair(self) -> bool:
        """Is everything as it was promised?"""
        return self.committed and not self.wrong


def check(record: "Record") -> Verdict:
    """Compare the secret with the commitment, and every draw with what follows; inherited moves are not looked at."""
    secret = record.secret
    assert secret is not None, "only a record that reveals its secret can be checked"
    chance = FairChance(secret, record.salts)
    draws = 0
    wrong: list[WrongDraw] = []
    ply = 0
    for state, move in record.plies():
        ply += 1
        if ply <= record.inherited or state.to_move != CHANCE:
            continue
        expected = chance.outcome(state, draws)
        draws += 1
        if expected is not move:
            wrong.append(WrongDraw(ply, move.word, expected.word))
    return Verdict(record.commitment == commitment(secret), draws, wrong)
