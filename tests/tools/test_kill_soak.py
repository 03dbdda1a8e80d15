"""The soak test with SIGKILL: a short run, and that it would notice what it looks for."""

from typing import Any

import msgspec
import pytest

from skerry.server.drawings import whole
from skerry.server.history import Entry, Said
from skerry.server.house import own_key
from skerry.server.seen import Look, position
from skerry.server.store import Kept
from skerry.server.table import Table
from tests.server.tables import kept, new_table, words
from tools import kill_soak
from tools.kill_soak import Violation, compare
from tools.players import SEEN, Party, Sent


def game() -> tuple[Party, Kept]:
    """A table at which one move was sent with a key, accepted and written."""
    table = new_table(2)
    history = [Entry(word.number, 0.0, "", Said(word.seat, word.move.word)) for word in table.words]
    seat, word = table.state.to_move, words(table)[0]
    history += table.play(seat, [word], None, own_key(seat, "click"), 0.0)
    party = Party("two people", "table", {}, "seed")
    party.sent["click"] = Sent(seat, {"type": "play", "key": "click", "word": word})
    party.accepted.add("click")
    return party, kept(2, tuple(history))


def before_the_move(found: Kept) -> Kept:
    """The same without the move and what followed from it."""
    first = next(number for number, entry in enumerate(found.history) if entry.key)
    return msgspec.structs.replace(found, history=found.history[:first])


def test_what_was_accepted_and_is_there_is_as_it_should_be() -> None:
    party, found = game()

    table = compare(party, found, found.history[:3])

    assert table.entries == len(found.history)


def test_an_accepted_move_that_is_lost_is_noticed() -> None:
    party, found = game()

    with pytest.raises(Violation, match=r"two people, table table: the message 'click' .* was accepted and is not in"):
        compare(party, before_the_move(found), [])


def test_a_refused_move_that_is_there_is_noticed() -> None:
    party, found = game()
    party.accepted.clear()
    party.refused.add("click")

    with pytest.raises(Violation, match="was refused and is in the file"):
        compare(party, found, [])


def test_a_move_that_is_there_twice_is_noticed() -> None:
    party, found = game()
    sent = next(entry for entry in found.history if entry.key)
    twice = msgspec.structs.replace(sent, number=len(found.history))

    with pytest.raises(Violation, match=r"is in the file as \["):
        compare(party, msgspec.structs.replace(found, history=[*found.history, twice]), [])


def test_a_message_of_which_only_the_first_word_is_there_is_noticed() -> None:
    party, found = game()
    sent = party.sent["click"]
    party.sent["click"] = Sent(sent.seat, {"type": "play", "key": "click", "words": [sent.body["word"], "end"]})

    with pytest.raises(Violation, match=r"is in the file as \["):
        compare(party, found, [])


def test_rows_that_have_changed_since_the_last_kill_are_noticed() -> None:
    party, found = game()
    before = [msgspec.structs.replace(found.history[0], time=1.0)]

    with pytest.raises(Violation, match="the 1 rows that were in the file after the last kill have changed"):
        compare(party, found, before)


def test_a_position_that_was_shown_too_early_is_noticed() -> None:
    party, found = game()
    party.shown[None] = 1000

    with pytest.raises(Violation, match="viewer None was shown 1000 words, the file has"):
        compare(party, found, [])


def shown_to(table: Table, viewer: int | None) -> tuple[int, dict[str, Any]]:
    """What this viewer is shown of it over the socket."""
    seen = msgspec.to_builtins(whole(position(table, Look(viewer, "en", narrow=False, text=False), set())))
    return table.noticed[viewer], {name: seen[name] for name in SEEN}


def test_what_everyone_was_shown_follows_from_the_rows() -> None:
    party, found = game()
    table = Table(found)
    party.seen = {viewer: shown_to(table, viewer) for viewer in (None, 0, 1)}

    compare(party, found, [])


def test_what_another_seat_may_see_is_noticed() -> None:
    """A leak: seat 0 was sent what only seat 1 may know."""
    party, found = game()
    table = Table(found)
    at, others = table.noticed[0], shown_to(table, 1)[1]
    party.seen = {0: (at, others)}

    with pytest.raises(Violation, match="viewer 0 was shown what does not follow from the file"):
        compare(party, found, [])


def test_a_second_writer_is_noticed_by_what_it_showed() -> None:
    """Two workers have had the table at once: one has shown a move, the other has written another one in its place."""
    party, found = game()
    first = before_the_move(found)
    one, other = Table(first), Table(first)
    words_there = [move.word for move in one.state.moves()]
    one.play(one.state.to_move, [words_there[0]], None, "", 0.0)
    written = other.play(other.state.to_move, [words_there[-1]], None, "", 0.0)
    party.sent.clear()
    party.accepted.clear()
    party.seen = {None: shown_to(one, None)}
    assert one.noticed[None] == other.noticed[None]

    with pytest.raises(Violation, match="viewer None was shown what does not follow from the file"):
        compare(party, msgspec.structs.replace(first, history=[*first.history, *written]), first.history)


def test_a_short_run_loses_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill_soak, "KINDS", {"a person and a bot": [kill_soak.PERSON, kill_soak.RANDOM]})

    assert kill_soak.main(["--kills", "3", "--minutes", "8"]) == 0

    assert "kills" in capsys.readouterr().out
