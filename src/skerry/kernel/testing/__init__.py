"""The conformance suite: what every game must hold to, for the authors of games to run over their own.

from skerry.games.ledger import Ledger
from skerry.kernel.testing import Conformance

def test_my_game():
    Conformance(
        skerry.game("my_game"),
        skerry.Record,
        pieces=my_pieces,
        rules=Ledger("my_game").ids(),
        dice={"roll": 6},
        wording=MyTexts(skerry.game("my_game").pack),
    ).check_all()

And the words in which tests of single rules are written: `play`, `refused`, `words` and others (`rule_tests.py`).
"""

from skerry.kernel.storing import fields
from skerry.kernel.testing.conformance import Conformance
from skerry.kernel.testing.flaw import Flaw
from skerry.kernel.testing.positions import check_alphabet
from skerry.kernel.testing.rule_tests import asked, offered, play, refused, said, sequences, told, words
from skerry.kernel.testing.snapshots import difference, random_move, seen_events, snapshot, trace
from skerry.kernel.testing.turns import check_headings
from skerry.kernel.testing.voyages import check_voyage

__all__ = [
    "Conformance",
    "Flaw",
    "asked",
    "check_alphabet",
    "check_headings",
    "check_voyage",
    "difference",
    "fields",
    "offered",
    "play",
    "random_move",
    "refused",
    "said",
    "seen_events",
    "sequences",
    "snapshot",
    "told",
    "trace",
    "words",
]
