"""House rules: where a rulebook can be read in two ways, the table chooses one."""

from collections.abc import Container, Mapping
from typing import Any

from msgspec.structs import asdict

from skerry.kernel.game import Game, Variant
from skerry.kernel.rng import Rng
from skerry.kernel.views import Variants

Readings = Mapping[str, tuple[Any, Any]]
"""The name of each house rule → the usual reading, then the other one. Their order is that of the bits."""


def house_variants(
    readings: Readings, defaults: Mapping[str, Any] | None = None, unoffered: Container[str] = ()
) -> list[Variant]:
    """The house rules as set-up choices. The default is the usual reading unless you give another."""
    usual = {name: choices[0] for name, choices in readings.items()} | dict(defaults or {})
    return [
        Variant(name, usual[name], choices, house=True, offered=name not in unoffered)
        for name, choices in readings.items()
    ]


def house_rules(readings: Readings, variants: Mapping[str, Any]) -> int:
    """Those that are played otherwise than usual, as a set of bits: a position asks for them often."""
    bits = 0
    for number, (name, choices) in enumerate(readings.items()):
        if variants[name] == choices[1]:
            bits |= 1 << number
    return bits


def played_otherwise(readings: Readings, variants: Variants) -> list[str]:
    """The names of those, as a seat sees the variants of its game."""
    chosen = asdict(variants)
    return [name for name, (usual, _) in readings.items() if chosen[name] != usual]


def drawn_variants(game: Game, seats: int, rng: Rng) -> dict[str, Any]:
    """Every variant and house rule that is offered, as chance will have it."""
    drawn: dict[str, Any] = {}
    for name, variant in game.variants.items():
        if variant.offered:
            values = [variant.choices[rng.below(len(variant.choices))] for _ in range(seats if variant.per_seat else 1)]
            drawn[name] = values if variant.per_seat else values[0]
    return drawn
