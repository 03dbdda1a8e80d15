"""What a player of Gotlandia still lacks: Food for a worker, the lead in Settings, resources to build, goals."""

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET

from skerry.games.gotlandia.entries import Goal
from skerry.games.gotlandia.text import Names
from skerry.games.gotlandia.views import GotlandiaView, Player, Setting
from skerry.kernel.errors import Message

KINDS: Final = ("church", "tower", "farmstead")
"""What is compared in a Setting, in this order (GOT-183)."""
NEEDED_FOR: Final = {"build-church": "tower", "build-tower": "farmstead"}
"""What it is built from."""


def plan(names: Names, view: GotlandiaView, seat: int) -> list[Message]:
    of = view.players[seat]
    if view.over or of.hand is UNSET or view.phase == "set-up":
        return []
    return [*food(view, of), *standings(view, seat), *goals(names, view, seat), *lacks(names, view, of)]


def food(view: GotlandiaView, of: Player) -> list[Message]:
    """The Food that is missing for one more worker, if no more cards are played (GOT-173, GOT-174)."""
    if view.phase != "actions" or of.short is UNSET or not of.short or not of.reserve.workers:
        return []
    key = "plan.food-or-grain" if of.stock["grain"] >= of.short else "plan.food"
    return [Message(key, {"food": of.food, "count": of.short}, "GOT-173")]


# --- Settings ---------------------------------------------------------------------------------------------------------


def standings(view: GotlandiaView, seat: int) -> list[Message]:
    """Before a century ends: the Settings in which others are ahead or level (GOT-182)."""
    if view.left or not view.generation:
        return []
    told = [standing(view, one, seat) for one in view.settings if any(one.influence[seat])]
    return [message for message in told if message is not None]


def standing(view: GotlandiaView, one: Setting, seat: int) -> Message | None:
    """Who is ahead and by what, or who is level; None for who leads alone."""
    others = [other for other in range(view.seats) if other != seat]
    rival = max(others, key=lambda other: one.influence[other], default=seat)
    own, theirs = one.influence[seat], one.influence[rival]
    if theirs > own:
        place = next(place for place in range(len(KINDS)) if theirs[place] != own[place])
        values: dict[str, object] = {"kind": KINDS[place], "count": theirs[place] - own[place]}
        return Message("plan.behind", {"setting": one.id, "seat": rival, **values}, "GOT-183")
    if seat not in one.leaders:
        return Message("plan.behind-neutral", {"setting": one.id}, "GOT-184")
    return None if len(one.leaders) == 1 else Message("plan.level", {"setting": one.id, "seat": rival}, "GOT-182")


# --- alone ------------------------------------------------------------------------------------------------------------


def goals(names: Names, view: GotlandiaView, seat: int) -> list[Message]:
    """Of who plays alone: what the next goal asks for (GOT-197 to GOT-199)."""
    for name, met in view.goals.items():
        goal = names.goals[name]
        if not met and view.century <= goal.by_end_of:
            return missing(view, goal, seat)
    return []


def missing(view: GotlandiaView, goal: Goal, seat: int) -> list[Message]:
    of = view.players[seat]
    built = sum(one.influence[seat][0] for one in view.settings)
    counts = {
        "plan.goal-churches": goal.churches_built - built,
        "plan.goal-settings": goal.settings_settled - of.settled_settings,
    }
    values: dict[str, object] = {"goal": goal.id, "century": goal.by_end_of}
    told = [Message(key, values | {"count": count}, goal.rule) for key, count in counts.items() if count > 0]
    if goal.decoration and goal.decoration not in of.decorations:
        told.append(Message("plan.goal-decoration", values | {"decoration": goal.decoration}, goal.rule))
    return told


# --- what is built ----------------------------------------------------------------------------------------------------


def lacks(names: Names, view: GotlandiaView, of: Player) -> list[Message]:
    """The resources for what a card in hand could build; what lacks least comes first."""
    costs = names.entries.costs
    found = []
    for deed, left in reserves(of).items():
        short = lacking(costs.of_deed(deed), of.stock)
        count = sum(short.values())
        payable = count == 0 or (count == 1 and of.silver >= costs.substitute_silver)
        if left and not payable and could(names, of, deed) and has(view, of.seat, NEEDED_FOR.get(deed, "")):
            values = {"deed": deed, "goods": short, "count": count, "silver": costs.substitute_silver}
            found.append((count, Message("plan.lacks", values, "GOT-75")))
    return [message for _, message in sorted(found, key=lambda one: one[0])]


def reserves(of: Player) -> Mapping[str, int]:
    """What can be built, and how many of it are not in play yet."""
    left = of.reserve
    return {
        "settle": left.farmsteads,
        "build-tower": left.towers,
        "build-church": left.churches,
        "build-ship": left.ships,
    }


def lacking(cost: Mapping[str, int], stock: Mapping[str, int]) -> dict[str, int]:
    return {kind: count - stock[kind] for kind, count in cost.items() if count > stock[kind]}


def could(names: Names, of: Player, deed: str) -> bool:
    """Is there a card in hand for it?"""
    held = () if of.hand is UNSET else of.hand
    return any(steps[0].do == deed for one in held for steps in names.cards[one.card].steps())


def has(view: GotlandiaView, seat: int, kind: str) -> bool:
    """Has the seat a settlement of this kind? Without a kind nothing is needed."""
    return not kind or any(
        one.seat == seat and one.kind == kind for district in view.districts for one in district.settlements
    )
