"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Final

from skerry.kernel.house_rules import Readings

# Those that differ from the usual reading, as a set of bits: a position asks for them often.
FOR_EACH_OWNER: Final = 1
EITHER_ORDER: Final = 2
ANY_MIX: Final = 4
EVERYONE_RANKED: Final = 8
START_PLAYER_SETS_DIAL: Final = 16

READINGS: Final[Readings] = {
    "imposter_use": ("once", "each-owner"),
    "good_and_order": ("good-first", "either-order"),
    "dial_trade": ("alike-or-different", "any-mix"),
    "order_ranking": ("with-orders", "everyone"),
    "dial_set_by": ("set-up", "start-player"),
}
"""The usual reading, then the other one, in the order of the bits (HAI-R26, HAI-R52, HAI-R13, HAI-R39, HAI-R51)."""
