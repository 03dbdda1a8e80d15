"""The soak test with SIGKILL: a short run, and that it would notice what it looks for."""

import msgspec
import pytest

from skerry.server.history import Entry, Said
from skerry.server.house import own_key
from skerry.server.store import Kept
from tests.server.tables import kept, new_table, words
from tools import kill_soak
from tools.kill_soak import Violation, compare
from tools.players import Party, Sent


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


def test_a_short_run_loses_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill_soak, "KINDS", {"a person and a bot": [kill_soak.PERSON, kill_soak.RANDOM]})

    assert kill_soak.main(["--kills", "3", "--minutes", "8"]) == 0

    assert "kills" in capsys.readouterr().out
