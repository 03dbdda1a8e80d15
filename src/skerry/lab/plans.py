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


def ladder(slug: str, players: Sequence[str], games: int = 100, seed: int = 1) -> Plan:
    """Every bot against copies of one below, for two seats and for as many as there can be.

    Each pairing has at least this many games, and those of a bot that searches a part of that.
    """
    if len(set(players)) < 2:
        raise SetUpError("ladder-needs-two")
    line_ups = [
        against_copies(Setting(slug), upper, lower, seats, every=seats // 2 * (SEARCHING if searches(upper) else 1))
        for seats in ladder_seats(slug)
        for lower, upper in rungs(players)
    ]
    return checked(Plan("ladder", tuple(line_ups), -(-games // 2), seed))


def searches(name: str) -> bool:
    return isinstance(bots.bot(name, 0), SearchBot)


def ladder_seats(slug: str) -> list[int]:
    seats = skerry.game(slug).seats
    return sorted({2, seats.stop - 1})


def rungs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Who is compared with whom, the lower first: a level with the one below, others with the nearest, and two more."""
    found: list[tuple[str, str]] = []
    for at, upper in enumerate(players[1:], 1):
        levels = [name for name in players[:at] if name in bots.LEVELS]
        found.append((levels[-1] if levels and upper in bots.LEVELS else players[at - 1], upper))
    measure = [("random", "greedy")] if {"random", "greedy"} <= set(players) else []
    return list(dict.fromkeys([*found, *measure]))


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
