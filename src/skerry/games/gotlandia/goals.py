"""The solo game's goals (GOT-196 to GOT-199, GOT-R60)."""

from typing import Final

from skerry.games.gotlandia.cards import BIT, NOTHING, bits
from skerry.games.gotlandia.state import Gotlandia

ALONE: Final = 0
"""The only seat."""


def check_goals(g: Gotlandia) -> None:
    """A player who plays alone meets a goal the moment its condition holds, in its century or before."""
    if g.seats > 1:
        return
    c = g.components
    for number, goal in enumerate(c.goals):
        if g.goals & BIT[number] or g.century > goal.century:
            continue
        decorated = goal.decoration == NOTHING or g.decorated[goal.decoration] == ALONE
        settled = g.settings_in(g.settled(ALONE)) >= goal.settings
        if decorated and settled and bits(g.churches[ALONE]) >= goal.churches:
            g.goals |= BIT[number]
            if g.journal is not None:
                g.tell("goal", ALONE, {"goal": goal.name}, goal.rule)
