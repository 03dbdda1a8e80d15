"""Positions of a finished game, to look at again."""

from skerry.kernel.state import Event
from skerry.server import wire
from skerry.server.refusals import Refused
from skerry.server.seen import Look, text_view
from skerry.server.table import Table


def replay_position(table: Table, at: int, look: Look) -> wire.ReplayPosition:
    """The position after this many words, and what the last of them did."""
    if not table.over:
        raise Refused("not-over")
    if look.viewer is not None:
        table.seat(look.viewer)
    if at > len(table.words):
        raise Refused("no-position", plies=len(table.words))
    state = table.course.position(at)
    view = state.seen_by(look.viewer)
    told = table.game.tell(events_of(table, at, look), look.lang, table.names)
    return wire.ReplayPosition(
        at=at,
        plies=len(table.words),
        seat=look.viewer,
        heading=table.game.say(state.prompt(None), look.lang, table.names),
        board=table.game.board(view, [], look.lang, table.names, narrow=look.narrow, bare=True),
        text=text_view(table.game.sheet(view, look.lang, table.names)),
        log=[wire.LogLine(line.text, line.rule, line.seat) for line in told],
        marks=marks(table, look.lang),
        names=table.names,
    )


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
