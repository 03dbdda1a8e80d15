"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Any, Final

from skerry.kernel import house_rules
from skerry.kernel.game import Variant
from skerry.kernel.house_rules import Readings

# Those that differ from the usual reading, as a set of bits: a position asks for them often.
EITHER_ORDER: Final = 1
EVERYONE_RANKED: Final = 2
ONE_WAY: Final = 4

READINGS: Final[Readings] = {
    "bonus_order": ("bonus-first", "either-order"),
    "navy_ranking": ("with-dice", "everyone"),
    "exchange": ("any-time", "one-way"),
}
"""The usual reading, then the other one, in the order of the bits (PIR-R11, PIR-R19, PIR-R12)."""

OLDER_RULES: Final[dict[int, dict[str, Any]]] = {1: {"exchange": "one-way"}}
"""What earlier versions of the rules meant: in rules 1 a die was exchanged in one direction for a whole turn."""


def house_variants() -> list[Variant]:
    """The house rules as set-up choices. How exchanges were once restricted is not worth choosing."""
    return house_rules.house_variants(READINGS, unoffered=["exchange"])
