"""House rules: where the text can be read in two ways, the table chooses one (section 6 of the ledger)."""

from typing import Final

from skerry.games.gotlandia.components import Components
from skerry.kernel import house_rules
from skerry.kernel.game import Variant
from skerry.kernel.house_rules import Readings

# Those that differ from the usual reading, as a set of bits: a position asks for them often.
COUNT_SETTLEMENTS: Final = 1
ANY_DIRECTION: Final = 2
SILVER_LIMITED: Final = 4
BLOCKED_COUNT: Final = 8
EVERY_SHIP: Final = 16

READINGS: Final[Readings] = {
    "neutral_strength": ("influence", "settlements"),
    "memel_pirate": ("without-pirate", "any-direction"),
    "silver_limited": (False, True),
    "setting_food": ("unblocked", "settled"),
    "troublemakers": ("every-raid", "every-ship"),
}
"""The usual reading, then the other one, in the order of the bits (GOT-R57, R35, R19, R18, R33)."""


def house_variants(c: Components) -> list[Variant]:
    """The house rules as set-up choices. Where the pack has a switch, that is the default.

    Memel's is offered only with packs that have such a card (GOT-R35).
    """
    switched = [
        Variant("hanse_church_is_second_step", c.second_step, (True, False), house=True),
        Variant("home_unbury_limit", c.unbury_limit, (1, 0), house=True),
        Variant("neutral_tie_vp", c.neutral_tie, (c.tied_points, c.setting_points), house=True),
        Variant("may_pass_with_workers", c.may_pass, (False, True), house=True),
        Variant("raid_resource_worth", c.resource_worth, (1, 2), house=True),
    ]
    unoffered = [] if c.pirate_unsaid else ["memel_pirate"]
    return switched + house_rules.house_variants(READINGS, {"silver_limited": c.silver_limited}, unoffered)
