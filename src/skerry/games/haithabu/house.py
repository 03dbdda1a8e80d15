"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Any, Final

from skerry.kernel.game import Variant

# Those that differ from the usual reading, as a set of bits: a position asks for them often.
FOR_EACH_OWNER: Final = 1
EITHER_ORDER: Final = 2
ANY_MIX: Final = 4
EVERYONE_RANKED: Final = 8
START_PLAYER_SETS_DIAL: Final = 16

CHOICES: Final[dict[str, tuple[str, str]]] = {
    "imposter_use": ("once", "each-owner"),
    "good_and_order": ("good-first", "either-order"),
    "dial_trade": ("alike-or-different", "any-mix"),
    "order_ranking": ("with-orders", "everyone"),
    "dial_set_by": ("set-up", "start-player"),
}
"""The usual reading, then the other one, in the order of the bits (HAI-R26, HAI-R52, HAI-R13, HAI-R39, HAI-R51)."""


def house_variants() -> list[Variant]:
    """The house rules as set-up choices."""
    return [Variant(name, choices[0], choices, house=True) for name, choices in CHOICES.items()]


def house_rules(variants: dict[str, Any]) -> int:
    """The house rules in force, as a set of bits."""
    bits = 0
    for number, name in enumerate(CHOICES):
        if variants[name] == CHOICES[name][1]:
            bits |= 1 << number
    return bits
