"""The plans of the commands: a match, a tournament, the ladder, balance and a study of changed packs."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

import skerry
from skerry import SetUpError, bots
from skerry.bots.search_bot import SearchBot
from skerry.lab.bout import game_of
from skerry.lab.plan import LineUp, Plan, Setting

MIXED: Final = 4
"""Balance looks at equal bots; unequal ones, for the skill gap, have one game for this many of theirs."""
SEARCHING: Final = 4
"""On a ladder a bot that searches, and so takes a hundred times as long, has one game for this many of the others."""
BEATS: Final = 0.65
"""At two seats a level should win this much against the level below."""
TIMES: Final = 1.5
"""With more seats, this many times its fair share."""
LAST_STEP: Final = (0.6, 1.2)
"""The same for the highest level: it is hard to play better than the one below."""
MEASURES: Final = {("greedy", "random"): (0.95, 1.5), ("master", "greedy"): (0.8, 1.8)}
"""The same for two more pairs."""


def match(at: Setting, players: Sequence[str], seats: int | None = None, games: int = 100, seed: int = 1) -> Plan:
    """One line-up; the last bot named also plays the seats that are left."""
    filled = [*players, *[players[-1]] * ((seats or len(players)) - len(players))]
    return with_games("match", [LineUp(at, tuple(filled))], games, seed)


def tournament(at: Setting, players: Sequence[str], seats: int = 2, games: int = 1000, seed: int = 1) -> Plan:
    """Every bot alone against copies of every other."""
    if len(set(players)) < 2:
        raise SetUpError("tournament-needs-two")
    pairs = itertools.combinations(players, 2) if seats == 2 else itertools.permutations(players, 2)
    return with_games("tournament", [against_copies(at, one, other, seats) for one, other in pairs], games, seed)


def ladder(slug: str, players: Sequence[str], seats: int = 2, games: int = 100, seed: int = 1) -> Plan:
    """Every bot against copies of one below, by the rules as they are and with house rules as chance will have them.

    Each pairing has at most this many games, and those of a bot that searches a part of that.
    """
    if len(set(players)) < 2:
        raise SetUpError("ladder-needs-two")
    settings = [Setting(slug)]
    if any(variant.offered for variant in skerry.game(slug).variants.values()):
        settings.append(Setting(slug, drawn=True))
    line_ups = [
        LineUp(
            setting,
            (upper, *[lower] * (seats - 1)),
            every=seats // 2 * (SEARCHING if searches(upper) or searches(lower) else 1),
            goal=goal(upper, lower, seats),
        )
        for setting in settings
        for lower, upper in rungs(players)
    ]
    return checked(Plan("ladder", tuple(line_ups), -(-games // 2), seed))


def ladders(slugs: Sequence[str], players: Sequence[str], games: int, seed: int) -> dict[str, Plan]:
    """The ladder of each game and number of seats by a name for its folder, first those of two seats."""
    tables = sorted((seats, slug) for slug in slugs for seats in skerry.game(slug).seats if seats > 1)
    return {f"{slug}-{seats}": ladder(slug, players, seats, games, seed) for seats, slug in tables}


def searches(name: str) -> bool:
    """Does this bot look ahead, so that its games take long?"""
    return isinstance(bots.bot(name, 0), SearchBot) and name not in bots.QUICK_IF_LEARNED


def rungs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays whom, the lower first: a level the one below, others the nearest, and some more."""
    found: list[tuple[str, str]] = []
    for at, upper in enumerate(players[1:], 1):
        levels = [name for name in players[:at] if name in bots.LEVELS]
        found.append((levels[-1] if levels and upper in bots.LEVELS else players[at - 1], upper))
    measures = [(lower, upper) for upper, lower in MEASURES if {upper, lower} <= set(players)]
    return list(dict.fromkeys([*found, *measures]))


def is_step(upper: str, lower: str) -> bool:
    """From one level to the next, and the pairs that measure."""
    return (upper, lower) in MEASURES or (lower, upper) in itertools.pairwise(bots.LEVELS)


def goal(upper: str, lower: str, seats: int) -> float:
    """The share of games that the one seat should win; of pairs that are no step, its fair share."""
    beats, times = MEASURES.get((upper, lower), (BEATS, TIMES))
    if not is_step(upper, lower):
        return 1 / seats
    if upper == bots.LEVELS[-1]:
        beats, times = LAST_STEP
    return beats if seats == 2 else times / seats


def balance(
    at: Setting,
    players: Sequence[str],
    seats: Sequence[int] | None = None,
    games: int = 1000,
    seed: int = 1,
    expected: tuple[int, int] | None = None,
) -> Plan:
    """Copies of the stronger bot among themselves, at each number of seats as many; a few against the weaker."""
    weak, strong = two(players)
    line_ups = []
    for number in seats or [number for number in skerry.game(at.game).seats if number > 1]:
        line_ups.append(LineUp(at, (strong,) * number))
        if weak != strong:
            line_ups.append(against_copies(at, strong, weak, number, every=MIXED * number))
    return checked(Plan("balance", tuple(line_ups), games, seed, expected))


def study(
    at: Setting,
    variations: Mapping[str, Mapping[str, Any]],
    players: Sequence[str],
    seats: int = 2,
    games: int = 200,
    seed: int = 1,
) -> Plan:
    """The pack as it is, then every variation of it, with weak bots, with strong ones, and one against the other."""
    weak, strong = two(players)
    line_ups = []
    for setting in [at, *[varied(at, label, changes) for label, changes in variations.items()]]:
        for name in dict.fromkeys((weak, strong)):
            line_ups.append(LineUp(setting, (name,) * seats))
        if weak != strong:
            line_ups.append(against_copies(setting, strong, weak, seats, every=seats))
    return checked(Plan("study", tuple(line_ups), games, seed))


def varied(at: Setting, label: str, changes: Mapping[str, Any]) -> Setting:
    return msgspec.structs.replace(at, changes={**at.changes, **changes}, label=label)


def two(players: Sequence[str]) -> tuple[str, str]:
    """The weaker and the stronger bot; one alone is both."""
    if not 1 <= len(players) <= 2:
        raise SetUpError("one-bot-or-two", players=len(players))
    return players[0], players[-1]


def against_copies(at: Setting, one: str, other: str, seats: int, every: int = 1) -> LineUp:
    return LineUp(at, (one, *[other] * (seats - 1)), every)


def with_games(kind: str, line_ups: Sequence[LineUp], games: int, seed: int) -> Plan:
    """A plan with at least this many games altogether: whole deals, so that every seating has as many."""
    once = len(Plan(kind, tuple(line_ups), 1))
    return checked(Plan(kind, tuple(line_ups), -(-games // once), seed))


def checked(plan: Plan) -> Plan:
    """Unknown games, bots, seats and variants, and packs the rules cannot work with, are refused before anything is
    played."""
    for line_up in plan.line_ups:
        game_of(line_up.setting).start(line_up.seats, line_up.setting.variants)
        for name in line_up.bots:
            bots.bot(name, 0)
    return plan
