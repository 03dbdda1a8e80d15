"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Any, Final

from skerry.kernel.game import Variant

YARD: Final = "builders_yard"
PILE_ONLY: Final = "pile-only"

CHOICES: Final[dict[str, tuple[str, str]]] = {YARD: ("reshuffle", PILE_ONLY)}
"""The usual reading, then the other one (RIG-R7)."""


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
