"""The conformance suite: what every game must hold to, for the authors of games to run over their own.

from skerry.games.testing import Suite

def test_my_game():
    Suite("my_game", pieces=my_pieces, dice={"roll": 6}).check_all()

And the words in which tests of single rules are written: `play`, `refused`, `words` and others (`rule_tests.py`).
"""

from skerry.kernel.storing import fields
from skerry.kernel.testing.conformance import Conformance
from skerry.kernel.testing.flaw import Flaw
from skerry.kernel.testing.hidden import observed
from skerry.kernel.testing.pictures import drawn
from skerry.kernel.testing.positions import check_alphabet
from skerry.kernel.testing.rule_tests import agreed, asked, offered, play, refused, said, sequences, summed, told, words
from skerry.kernel.testing.sentences import NAMES
from skerry.kernel.testing.snapshots import difference, positions, random_move, seen_events, snapshot, trace
from skerry.kernel.testing.turns import check_headings
from skerry.kernel.testing.voyages import check_voyage

__all__ = [
    "NAMES",
    "Conformance",
    "Flaw",
    "agreed",
    "asked",
    "check_alphabet",
    "check_headings",
    "check_voyage",
    "difference",
    "drawn",
    "fields",
    "observed",
    "offered",
    "play",
    "positions",
    "random_move",
    "refused",
    "said",
    "seen_events",
    "sequences",
    "snapshot",
    "summed",
    "told",
    "trace",
    "words",
]
