"""The log is put into words bit by bit, and always reads as if it had been told at once."""

from collections.abc import Sequence

import pytest

import skerry
from skerry.kernel.log import Line
from skerry.kernel.state import EVERYONE, Event
from skerry.server.seen import Look, since, telling
from skerry.server.table import Table
from skerry.server.telling import MOST_TOLD, Teller, Telling
from skerry.server.wire import LogLine
from tests.server.tables import any_move, new_table, play


def told_at_once(table: Table, viewer: int | None, lang: str, count: int) -> list[tuple[str, str, int]]:
    events = [event for event in table.events[:count] if event.seen_by(viewer)]
    return [(line.text, line.rule, line.seat) for line in table.game.tell(events, lang, table.names)]


def log(table: Table, look: Look) -> list[LogLine]:
    return telling(table, look).follow(table.events)


def last_choice(table: Table, viewer: int) -> int:
    """How many events there were after this seat's own last choice and what it forced."""
    last = max(number for number, word in enumerate(table.words) if word.choice and word.seat == viewer)
    others = [word.journal for word in table.words[last + 1 :] if word.seat != viewer]
    return others[0] if others else len(table.events)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_log_of_a_whole_game_with_undo_reads_as_if_told_at_once(lang: str) -> None:
    table, rng = new_table(3), skerry.Rng(5)
    undone = 0
    while not table.over:
        seat = table.state.to_move
        if rng.below(4) == 0 and table.undoable(seat):
            table.undo(seat, rng.below(2) == 0, None, "", 0.0)
            undone += 1
        else:
            play(table, any_move(table, rng).word)

        for viewer in (None, 0, 1, 2):
            lines = log(table, Look(viewer, lang, narrow=False))
            told = [(line.text, line.rule, line.seat) for line in lines]
            assert told == told_at_once(table, viewer, lang, len(table.events))
    assert undone > 10


def test_the_digest_begins_after_the_line_of_ones_own_last_choice() -> None:
    table, rng = new_table(2), skerry.Rng(2)
    for _ in range(60):
        play(table, any_move(table, rng).word)

    for viewer in (0, 1):
        look = Look(viewer, "en", narrow=False)
        before = told_at_once(table, viewer, "en", last_choice(table, viewer))
        assert since(table, look, len(log(table, look))) == len(before)


@pytest.mark.parametrize("slug", skerry.games())
def test_nothing_is_new_in_the_middle_of_a_turn(slug: str) -> None:
    """Chance and answers of the others come between the choices of a turn; "since your last turn" is none of that."""
    table, rng = new_table(2, game=slug), skerry.Rng(2)
    middles = 0
    while not table.over:
        seat, turn = table.state.to_move, table.state.turn()
        play(table, any_move(table, rng).word)
        if table.state.to_move == seat and table.state.turn() == turn:
            look, middles = Look(seat, "en", narrow=False), middles + 1
            lines = log(table, look)
            assert since(table, look, len(lines)) == len(lines)
    assert middles > 0


def counting_teller(table: Table) -> tuple[Teller, list[int]]:
    """One that also writes down how many events it is asked to tell each time."""
    asked: list[int] = []

    def tell(events: Sequence[Event]) -> list[Line]:
        asked.append(len(events))
        return table.game.tell(events, "en", table.names)

    return Teller(tell), asked


def test_what_was_told_once_is_not_told_again() -> None:
    table, rng = new_table(2), skerry.Rng(1)
    for _ in range(30):
        play(table, any_move(table, rng).word)
    teller, asked = counting_teller(table)
    bit_by_bit = Telling(teller, None)
    bit_by_bit.follow(table.events[:-1])
    asked.clear()
    bit_by_bit.follow(table.events)

    assert len(asked) == 1
    assert asked[0] < len(table.events)


def test_what_several_have_heard_is_put_into_words_once() -> None:
    table, rng = new_table(2), skerry.Rng(1)
    for _ in range(30):
        play(table, any_move(table, rng).word)
    teller, asked = counting_teller(table)
    tellings = [Telling(teller, viewer) for viewer in (0, 1)]
    events = [event for event in table.events if event.audience == EVERYONE][:MOST_TOLD]
    told = [telling.follow(events) for telling in tellings]

    assert told[0] == told[1]
    assert len(asked) == len(events)
