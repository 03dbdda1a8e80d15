"""Positions of a finished game, to look at again."""

from collections.abc import Sequence

from skerry.kernel.moves import Move
from skerry.kernel.preview import foreseen
from skerry.kernel.state import Event, State
from skerry.server import wire
from skerry.server.refusals import Refused
from skerry.server.seen import Look, text_view
from skerry.server.table import Table


def replay_position(
    table: Table, at: int | None, look: Look, played: str = "", better: str = ""
) -> wire.ReplayPosition:
    """The position after this many words, and what the last of them did; without a number, where the first choice was.

    Words to be marked are drawn as what can be chosen, as far as they were legal there.
    """
    begins = first_choice(table)
    at = begins if at is None else at
    check_place(table, at)
    if look.viewer is not None:
        table.seat(look.viewer)
    state = table.course.position(at)
    view = state.seen_by(look.viewer)
    told = table.game.tell(events_of(table, at, look), look.lang, table.names)
    marked = legal(state, (played, better), look)
    return wire.ReplayPosition(
        at=at,
        plies=len(table.words),
        begins=begins,
        seat=look.viewer,
        heading=table.game.say(state.prompt(None), look.lang, table.names),
        board=table.game.board(view, marked, look.lang, table.names, narrow=look.narrow, bare=True),
        ghost=ghost(table, state, legal(state, (better,), look), look),
        text=text_view(table.game.sheet(view, look.lang, table.names)),
        log=[wire.LogLine(line.text, line.rule, line.seat, line.moment) for line in told],
        marks=marks(table, look.lang),
        choices=choices(table, look),
        names=table.names,
    )


def ghost(table: Table, state: State, better: Sequence[Move], look: Look) -> str:
    """The board as it would be after the better move, as far as the seat could know that."""
    after = foreseen(state, better[0]) if better else None
    if after is None:
        return ""
    return table.game.board(after.seen_by(look.viewer), [], look.lang, table.names, narrow=look.narrow, bare=True)


def choices(table: Table, look: Look) -> list[int]:
    """After how many words this seat had something to choose; for a spectator, anyone."""
    return [at for at, word in enumerate(table.words) if word.choice and look.viewer in {None, word.seat}]


def check_place(table: Table, at: int) -> None:
    """Only a finished game can be looked at again."""
    if not table.over:
        raise Refused("not-over")
    if at > len(table.words):
        raise Refused("no-position", plies=len(table.words))


def first_choice(table: Table) -> int:
    """How many words had been said before it: until then the table was set up."""
    return next((at for at, word in enumerate(table.words) if word.choice), 0)


def legal(state: State, marked: Sequence[str], look: Look) -> list[Move]:
    """Those of these words that the seat could say there."""
    if state.to_move != look.viewer:
        return []
    return [move for move in state.moves() if move.word in marked]


def events_of(table: Table, at: int, look: Look) -> list[Event]:
    """What the word before this position did, as far as the viewer could know."""
    if at == 0:
        return []
    after = table.words[at].journal if at < len(table.words) else len(table.events)
    return [event for event in table.events[table.words[at - 1].journal : after] if event.seen_by(look.viewer)]


def marks(table: Table, lang: str) -> list[wire.Mark]:
    """Where each turn begins. Nothing is said any more, so they are put into words once."""
    if lang not in table.marks:
        table.marks[lang] = found_marks(table, lang)
    return table.marks[lang]


def found_marks(table: Table, lang: str) -> list[wire.Mark]:
    found: list[wire.Mark] = []
    state, last = table.course.position(0), None
    for at, word in enumerate(table.words):
        if word.turn != last:
            last = word.turn
            found.append(wire.Mark(at, table.game.say(state.prompt(None), lang, table.names)))
        state.apply(word.move)
    return found
