"""One game of a plan, played: the row of the results, with the record that replays to it."""

import functools
import math
import time
from typing import Any

import msgspec

import skerry
from skerry import OVER, Game, Record, Rng, State, bots
from skerry.bots.search_bot import SearchBot
from skerry.games import published
from skerry.kernel.house_rules import drawn_variants
from skerry.lab.luck import Luck
from skerry.lab.plan import Bout, LineUp, Plan, Setting, seed_of
from skerry.lab.tally import Tally, decided_after, lead_changes


def play_bout(plan: Plan, bout: Bout) -> dict[str, Any]:
    """Play one game of a plan to its end; the row it gives."""
    began = time.process_time()
    line_up = plan.line_ups[bout.line_up]
    names = line_up.rotated(bout.rotation)
    record = Record(game_of(line_up.setting), line_up.seats, variants(plan, line_up, bout.luck), names)
    state = record.state()
    tally = play(state, record, names, seed_of(plan.seed, bout.luck))
    return {
        "bout": bout.number,
        "line_up": bout.line_up,
        "luck": bout.luck,
        "rotation": bout.rotation,
        "turns": len(tally.course) - 1,
        "decisions": sum(sum(chosen.values()) for chosen in tally.chosen),
        "lead_changes": lead_changes(tally.course),
        "decided_after": decided_after(tally.course, state.winners()),
        "course": tally.course,
        "seat": [seat_row(state, seat, names[seat], tally) for seat in range(state.seats)],
        "seconds": time.process_time() - began,
        "record": record.text(),
    }


def variants(plan: Plan, line_up: LineUp, luck: int) -> dict[str, Any]:
    """Those of the setting; where they are drawn, the same for everyone who plays on a luck."""
    if not line_up.setting.drawn:
        return line_up.setting.variants
    return drawn_variants(game_of(line_up.setting), line_up.seats, Rng(seed_of(plan.seed, "variants", luck)))


def play(state: State, record: Record, names: tuple[str, ...], seed: int) -> Tally:
    """Ask the bots until the game is over; all chance follows from the seed."""
    players = [unhurried(bots.bot(name, seed_of(seed, "bot", seat))) for seat, name in enumerate(names)]
    unknown = Rng(seed_of(seed, "unknown"))
    luck = Luck(seed)
    state.journal = []
    tally = Tally(state)
    advance(state, record, luck, tally)
    while state.to_move != OVER:
        seat = state.to_move
        move = bots.ask(players[seat], state, unknown)
        tally.decision(seat, state.moves(), move)
        state.apply(move)
        record.add(move)
        advance(state, record, luck, tally)
    tally.course.append(state.scores())
    return tally


def unhurried(bot: bots.Bot) -> bots.Bot:
    """A bot that looks as far ahead as it can, however long that takes: results must not depend on a clock."""
    if isinstance(bot, SearchBot):
        bot.seconds = math.inf
    return bot


def advance(state: State, record: Record, luck: Luck, tally: Tally) -> None:
    for move in skerry.advance(state, luck):
        record.add(move)
    tally.look(state)


def seat_row(state: State, seat: int, bot: str, tally: Tally) -> dict[str, Any]:
    outcome, winners = state.outcome(), state.winners()
    return {
        "seat": seat,
        "bot": bot,
        "points": state.scores()[seat],
        "rank": outcome["ranks"][seat],
        "won": 1 / len(winners) if seat in winners else 0.0,
        "sources": sources(outcome["points"][seat]),
        "words": [
            {"word": word, "offered": times, "chosen": tally.chosen[seat][word]}
            for word, times in sorted(tally.offered[seat].items())
        ],
        "things": [
            {"event": event, "group": group, "thing": thing, "times": times}
            for (event, group, thing), times in sorted(tally.met[seat].items())
        ],
    }


def sources(points: dict[str, int]) -> list[dict[str, Any]]:
    """Where the points came from, without their sum."""
    return [{"source": source, "points": value} for source, value in points.items() if source != "total"]


def game_of(setting: Setting) -> Game:
    """The game with its published pack and the changes of it."""
    return _game(setting.game, setting.pack, msgspec.json.encode(setting.changes))


@functools.lru_cache(maxsize=256)
def _game(slug: str, pack: int | None, changes: bytes) -> Game:
    version = newest(slug) if pack is None else pack
    return Record.find_changed_game(slug, version, msgspec.json.decode(changes))


def newest(slug: str) -> int:
    """The newest published version of a game's pack."""
    return max(published(slug).files)


def older_pack(setting: Setting) -> int | None:
    """The version of its pack where that is not the newest, which a report need not name."""
    return None if setting.pack == newest(setting.game) else setting.pack
