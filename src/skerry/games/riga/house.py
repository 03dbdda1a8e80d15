"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Final

from skerry.kernel.house_rules import Readings

YARD: Final = "builders_yard"
PILE_ONLY: Final = "pile-only"

READINGS: Final[Readings] = {YARD: ("reshuffle", PILE_ONLY)}
"""The usual reading, then the other one (RIG-R7)."""
