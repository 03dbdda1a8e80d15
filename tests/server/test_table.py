"""A table: words, undo as far as it is fair, and a history from which it can be made again."""

from typing import Any

import pytest

import skerry
from skerry.kernel.choices import after, continues
from skerry.kernel.fairness import check
from skerry.kernel.moves import Move
from skerry.kernel.state import CHANCE, EVERYONE, OVER, State
from skerry.kernel.testing import snapshot
from skerry.server.consequence import consequence
from skerry.server.history import Entry, Said, Undone
from skerry.server.refusals import Explained, Refused
from skerry.server.standing import result, standing
from skerry.server.store import Kept
from skerry.server.table import Table
from tests.server.tables import any_move, kept, new_table, play, words

BUILDING = {
    "phase": "build",
    "rows": ["5 grain", "3 wine"],
    "players": [{"goods": "3 glass, 3 wine", "taken": ["visby-bank"], "buildings": ["visby-inn"]}, {"goods": "grain"}],
}
PAYING = ["build visby-bank", "pay", "pay wine"]
PAYS_WITH_GLASS = {"goods": "3 glass", "taken": ["visby-bank"]}


def made_again(table: Table, history: list[Entry], seats: int = 2, **wanted: Any) -> Table:
    return Table(kept(seats, tuple(history), **wanted))


# --- words ------------------------------------------------------------------------------------------------------------


def test_a_game_begins_with_chance_and_stops_at_the_first_choice() -> None:
    table = new_table(3)

    assert table.words[0].move.word.startswith("provisional-start")
    assert table.state.to_move >= 0
    assert len(words(table)) > 1


def test_a_word_brings_what_follows_from_it() -> None:
    table = new_table(start=BUILDING)

    history = play(table, "end")

    assert [entry.event for entry in history] == [Said(0, "end")]
    assert table.state.to_move == 1


def test_what_is_not_legal_is_refused_with_the_rule_in_both_languages() -> None:
    table = new_table(start=BUILDING)
    before = snapshot(table.state)

    with pytest.raises(Explained) as refused:
        play(table, "take-row 1")

    assert (refused.value.key, refused.value.status, refused.value.rule) == ("not-allowed", 422, "RIG-29")
    assert refused.value.sentence("en") == "You have already taken cards this turn (RIG-29)."
    assert refused.value.sentence("de") == "Du hast in diesem Zug schon Karten genommen (RIG-29)."
    assert snapshot(table.state) == before
    assert table.entries == 0


@pytest.mark.parametrize(
    ("seat", "word", "at", "key"),
    [(1, "end", 0, "not-your-turn"), (0, "end", 7, "changed"), (0, "jump", 0, "unknown-word")],
)
def test_what_cannot_be_said_now_is_refused(seat: int, word: str, at: int, key: str) -> None:
    table = new_table(start=BUILDING)

    with pytest.raises(Refused) as refused:
        table.play(seat, [word], at, "", 0.0)

    assert refused.value.key == key
    assert table.entries == 0


def test_the_same_message_twice_is_one_move() -> None:
    table = new_table(start=BUILDING)

    first = table.play(0, ["build visby-bank"], 0, "click", 0.0)
    again = table.play(0, ["build visby-bank"], 0, "click", 0.0)

    assert len(first) == 1
    assert again == []
    assert table.entries == 1


def test_a_message_is_known_again_after_a_restart() -> None:
    table = new_table(start=BUILDING)
    history = table.play(0, ["build visby-bank"], 0, "click", 0.0)

    again = made_again(table, history, start=BUILDING)

    assert again.play(0, ["build visby-bank"], 0, "click", 0.0) == []


def test_before_all_seats_are_taken_nothing_is_played() -> None:
    whole = kept()
    empty = [seat if seat.seat else type(seat)(0, "person", "Ann") for seat in whole.seats]
    table = Table(Kept(whole.table, empty, [], []))

    with pytest.raises(Refused, match="starts when all seats are taken"):
        table.play(0, ["end"], 0, "", 0.0)

    assert table.status == "waiting"


def test_what_others_did_not_notice_is_not_counted_for_them() -> None:
    """RIG-R43: `end` is silent, so that nobody learns which questions were open."""
    table = new_table(start=BUILDING)

    play(table, "end")

    assert table.noticed == {None: 0, 0: 1, 1: 0}


def prompt(table: Table, seat: int) -> object:
    return table.state.prompt(seat).data()


@pytest.mark.parametrize("slug", skerry.games())
def test_a_click_on_an_older_board_with_the_same_count_means_the_same(slug: str) -> None:
    """RIG-R43: a seat is asked, then not, because others took back what nobody noticed, and then asked again."""
    game, rng, again, silent = skerry.game(slug), skerry.Rng(5), 0, 0
    for seats in game.seats:
        table, boards = new_table(seats, game=slug), dict[tuple[int, int], object]()
        while not table.over:
            seat = table.state.to_move
            click, board = (seat, table.noticed[seat]), [table.state.view(seat), words(table), prompt(table, seat)]
            again += click in boards
            assert boards.setdefault(click, board) == board
            silent += table.words[-1].silent if table.words else 0
            others = [other for other in range(seats) if other != seat and table.undoable(other)]
            if others and rng.below(2) == 0:
                table.undo(others[0], False, None, "", 0.0)
            else:
                play(table, any_move(table, rng).word)
    assert (again > 0) == (silent > 0)


# --- several words in one message -------------------------------------------------------------------------------------


def say(table: Table, *words: str, key: str = "") -> list[Entry]:
    return table.play(table.state.to_move, list(words), None, key, 0.0)


def everything(table: Table) -> object:
    """All that a refused message must leave as it was."""
    events = [event.data() for event in table.events]
    undoable = [[word.number for word in table.undoable(seat)] for seat in range(len(table.seats))]
    counts = table.noticed.copy(), table.entries, table.keys.copy()
    return snapshot(table.state), events, table.spoken(), undoable, counts


def test_words_that_come_together_are_as_good_as_one_after_the_other() -> None:
    together, apart = new_table(start=BUILDING), new_table(start=BUILDING)

    history = say(together, "build visby-bank", "pay", "pay wine", key="click")

    assert [entry.event for entry in history] == [entry.event for entry in play(apart, *PAYING)]
    assert [entry.key for entry in history] == ["click", *[""] * (len(history) - 1)]
    assert_same(together, apart)
    assert say(together, "build visby-bank", "pay", "pay wine", key="click") == []


@pytest.mark.parametrize("wrong", ["take-row 1", "jump", "build visby-bank"])
def test_if_one_word_is_refused_none_was_said(wrong: str) -> None:
    table = new_table(start=BUILDING)
    before = everything(table)

    with pytest.raises(Refused) as refused:
        say(table, "build visby-bank", "pay", wrong, key="click")

    assert refused.value.key == ("unknown-word" if wrong == "jump" else "not-allowed")
    assert everything(table) == before
    assert len(say(table, "build visby-bank", "pay", key="click")) == 2, "the key has not been used"


def test_what_is_forced_in_between_may_be_said_or_left_out() -> None:
    start = {"phase": "build", "rows": ["5 grain"], "players": [PAYS_WITH_GLASS, {}]}
    one_by_one = new_table(start=start)
    play(one_by_one, "build visby-bank")
    assert one_by_one.spoken()[:6] == ("build visby-bank", "pay glass", "pay glass", "pay glass", "end", "take-row 1")

    for forced in ([], ["pay glass"], ["pay glass"] * 3, ["end"], ["pay glass", "end"], [*["pay glass"] * 3, "end"]):
        table = new_table(start=start)
        say(table, "build visby-bank", *forced)
        assert_same(table, one_by_one)


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (BUILDING, ["end", "take-row 1"]),
        (BUILDING, ["end", "end"]),
        (BUILDING, ["build visby-inn", "pay", "pay wine", "end"]),
        ({"rows": ["5 grain"], "players": [{"built": ["visby-treasury"]}, {}]}, ["use treasury", "take-row 1"]),
    ],
    ids=["someone else is asked", "whatever is said then", "a card was shown", "chance"],
)
def test_after_a_word_that_cannot_be_taken_back_nothing_more_is_said(start: dict[str, Any], words: list[str]) -> None:
    table = new_table(start=start)
    before = everything(table)

    with pytest.raises(Refused) as refused:
        say(table, *words)

    assert refused.value.key == "not-together"
    assert everything(table) == before


def test_a_choice_of_many_parts_is_said_together_though_it_shows_a_card() -> None:
    """Who pays for a building learns nothing from having shown it; so it need not be shown before it is paid."""
    table = new_table(start=BUILDING)

    say(table, "build visby-inn", "pay", "pay wine")

    assert table.spoken()[:3] == ("build visby-inn", "pay", "pay wine")


def is_asked_for_more(state: State, move: Move) -> bool:
    """Does the choice of many parts that this move belongs to go on, and is there anything left to choose?"""
    asked, state = state.pending, after(state, move)
    while continues(asked, state) and len(state.moves()) == 1:
        asked, state = state.pending, after(state, state.moves()[0])
    return continues(asked, state)


@pytest.mark.parametrize("slug", skerry.games())
def test_a_refused_message_tells_nothing_that_undo_would_not(slug: str) -> None:
    """Words that were not said show what they lead to only where the seat could have said and taken them back."""
    game, rng, refusals = skerry.game(slug), skerry.Rng(6), set[str]()
    table = new_table(game.seats.stop - 1, game=slug)
    while not table.over:
        seat, first, second = table.state.to_move, any_move(table, rng), game.alphabet[rng.below(len(game.alphabet))]
        before, same_choice = everything(table), is_asked_for_more(table.state, first)
        try:
            say(table, first.word, second.word)
            continue
        except Refused as refused:
            refusal = refused.key
        assert everything(table) == before
        play(table, first.word)
        goes_on = table.state.to_move == seat and (bool(table.undoable(seat)) or same_choice)
        assert (refusal == "not-together") == (not goes_on)
        refusals.add(refusal)
    assert "not-together" in refusals


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_goes_back_choice_by_choice() -> None:
    table = new_table(start=BUILDING)
    before = snapshot(table.state)
    play(table, "build visby-bank", "pay")
    play(table, words(table)[0])
    assert [word.move.word for word in table.undoable(0)][-2:] == ["pay", "build visby-bank"]

    table.undo(0, False, None, "", 0.0)

    assert snapshot(table.state) == before, "a building and all that pays for it are one choice"
    with pytest.raises(Refused, match="There is nothing you can take back"):
        table.undo(0, False, None, "", 0.0)


def test_undo_of_the_whole_turn_goes_back_to_its_first_choice() -> None:
    table = new_table(start=BUILDING)
    before = snapshot(table.state)
    play(table, "build visby-bank", "pay", "pay wine")

    history = table.undo(0, True, None, "", 0.0)

    assert snapshot(table.state) == before
    assert [entry.event for entry in history] == [Undone(0, 0)]


def test_undo_takes_back_what_was_told() -> None:
    table = new_table(start=BUILDING)
    play(table, "build visby-bank")
    assert [event.kind for event in table.events] == ["shown"]

    table.undo(0, False, None, "", 0.0)

    assert table.events == []
    assert table.state.journal is table.events


def test_the_end_of_a_turn_can_be_taken_back_while_nobody_else_has_moved() -> None:
    table = new_table(start=BUILDING)
    play(table, "end")
    assert table.state.to_move == 1

    table.undo(0, False, None, "", 0.0)

    assert table.state.to_move == 0


def test_a_choice_of_someone_else_is_not_undone() -> None:
    table = new_table(start=BUILDING | {"rows": ["5 grain", "5 wine"]})
    play(table, "end", "take-row 1")

    assert table.undoable(0) == []


def test_a_building_that_nobody_knew_of_stays_shown() -> None:
    table = new_table(start=BUILDING)
    play(table, "build visby-inn", "pay")
    assert [word.move.word for word in table.undoable(0)] == ["pay"]

    table.undo(0, True, None, "", 0.0)

    assert words(table) == ["add visby-bank", "pay"]
    assert table.undoable(0) == []


def test_what_chance_brought_stays() -> None:
    start = {"rows": ["5 grain"], "players": [{"built": ["visby-treasury"]}, {}]}
    table = new_table(start=start)
    play(table, "use treasury")
    assert table.words[-1].seat == CHANCE

    assert table.undoable(0) == []


def test_who_did_not_notice_a_word_does_not_notice_its_undo() -> None:
    table = new_table(start=BUILDING)
    play(table, "end")

    table.undo(0, False, None, "", 0.0)

    assert table.noticed == {None: 0, 0: 2, 1: 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_takes_back_nothing_that_anyone_learned(seats: int) -> None:
    """Whatever a viewer cannot know is dealt anew before the words that can be undone; they lead to the same view."""
    checked = 0
    for seed in range(6):
        rng = skerry.Rng(seed)
        table = new_table(seats, secret=f"{seed:064x}", variants={"riga_buildings": seed % 2 == 0})
        while not table.over:
            table.play(table.state.to_move, [any_move(table, rng).word], None, "", 0.0)
            for seat in range(seats):
                if table.undoable(seat) and rng.below(4) == 0:
                    checked += sum(learns_nothing(table, seat, viewer, rng) for viewer in range(seats))
    assert checked > 200


def learns_nothing(table: Table, seat: int, viewer: int, rng: skerry.Rng) -> bool:
    """True if it could be tried: a word that the viewer does not hear may not fit what is dealt anew."""
    back = table.undoable(seat)[-1]
    number = table.words.index(back)
    dealt: State = table.course.position(number).resample(viewer, rng)
    for word in table.words[number:]:
        if word.move not in dealt.moves():
            assert word.audience not in (EVERYONE, viewer), f"{word.move.word} told seat {viewer} something"
            return False
        dealt.apply(word.move)
    assert dealt.view(viewer) == table.state.view(viewer)
    return True


@pytest.mark.parametrize("seed", range(4))
def test_undo_and_history_lead_to_the_same_table(seed: int) -> None:
    """A game with undo here and there, made again from its history at every step; its record is fair to the end."""
    rng = skerry.Rng(seed)
    table, history = Table(kept(3)), list[Entry]()
    history += table.begin(0.0)
    while not table.over:
        history += table.play(table.state.to_move, [any_move(table, rng).word], None, "", 0.0)
        for seat in range(3):
            if table.undoable(seat) and rng.below(3) == 0:
                history += table.undo(seat, rng.below(2) == 0, None, "", 0.0)
        if rng.below(20) == 0:
            assert_same(made_again(table, history, 3), table)
    assert_same(made_again(table, history, 3), table)
    assert any(isinstance(entry.event, Undone) for entry in history)
    assert check(table.record()).fair()


def test_every_position_of_a_game_can_be_had_again() -> None:
    rng, table = skerry.Rng(3), new_table(2)
    seen = {len(table.words): snapshot(table.state)}
    while not table.over:
        play(table, any_move(table, rng).word)
        seen[len(table.words)] = snapshot(table.state)

    again = {at: snapshot(table.course.position(at)) for at in seen}

    assert again == seen


def assert_same(one: Table, other: Table) -> None:
    assert snapshot(one.state) == snapshot(other.state)
    assert [event.data() for event in one.events] == [event.data() for event in other.events]
    assert (one.noticed, one.entries) == (other.noticed, other.entries)


# --- what a viewer may know -------------------------------------------------------------------------------------------


def test_the_secret_of_chance_stays_until_the_end() -> None:
    table = new_table()
    assert table.record().secret is None

    rng = skerry.Rng(1)
    while not table.over:
        play(table, any_move(table, rng).word)

    assert table.record().secret == table.row.secret
    assert table.state.to_move == OVER


def test_it_is_known_which_moves_end_a_turn() -> None:
    table = new_table(start=BUILDING)
    assert {word: consequence(table.state, table.game.move(word)).ends for word in words(table)} == {
        "build visby-inn": False,
        "build visby-bank": False,
        "end": True,
    }


def test_taking_ends_a_turn_in_which_nothing_can_be_built() -> None:
    table = new_table(start={"rows": ["grain"], "new": ["visby-inn"], "players": [{}, {}]})
    taking = {word: consequence(table.state, table.game.move(word)).ends for word in words(table)}

    assert taking == {"take-row 1": True, "take-building visby-inn": True}


def test_an_answer_of_the_others_does_not_end_a_turn() -> None:
    """In Haithabu the Time of Unrest asks the other player; then the first one acts, and with that the turn ends."""
    game = skerry.game("haithabu")
    players = [{}, {"warehouse": "mead, cloth"}]
    state = game.scenario({"space": "D", "event": "to-come", "players": players})
    ends = {}

    for word in ("two-dice", "roll 6", "roll 3", "pick 6", "return warehouse mead", "point"):
        ends[word] = state.to_move >= 0 and consequence(state, game.move(word)).ends
        state.play(game.move(word))

    assert [word for word in ends if ends[word]] == ["point"]
    assert state.to_move == 1


@pytest.mark.parametrize(("game", "begins"), [("hagar", "Simple drunkard, with"), ("gotlandia", "No goal was reached")])
def test_alone_the_result_is_a_rank_or_a_goal_not_a_winner(game: str, begins: str) -> None:
    """HAG-65, GOT-196"""
    table, rng = new_table(1, game=game), skerry.Rng(2)
    while not table.over:
        play(table, any_move(table, rng).word)

    told = result(standing(table), "en")

    assert told.startswith(begins)
    assert "wins" not in told


# --- what cannot be taken back ----------------------------------------------------------------------------------------


def test_it_is_said_before_which_moves_cannot_be_taken_back() -> None:
    """The Inn was drawn in secret, the Bank taken for all to see."""
    table = new_table(start=BUILDING)

    assert {word: consequence(table.state, table.game.move(word)).binds for word in words(table)} == {
        "build visby-inn": "shows",
        "build visby-bank": "",
        "end": "",
    }


def test_it_is_said_afterwards_why_undo_stops() -> None:
    table = new_table(start=BUILDING)
    assert table.undo_stop(0) == ""

    play(table, "build visby-inn")

    assert table.state.to_move == 0
    assert table.undoable(0) == []
    assert table.undo_stop(0) == "shows"
    assert table.undo_stop(1) == ""


@pytest.mark.parametrize("slug", skerry.games())
def test_what_binds_is_what_cannot_be_taken_back_and_undo_says_where_it_stops(slug: str) -> None:
    """Asked again after a move that binds, a seat can undo nothing and is told the reason; after another, it can."""
    table, rng = new_table(game=slug), skerry.Rng(4)
    while not table.over:
        seat, turn, move = table.state.to_move, table.state.turn(), any_move(table, rng)
        binds = consequence(table.state, move).binds
        play(table, move.word)
        if table.state.to_move == seat and table.state.turn() == turn:
            assert bool(table.undoable(seat)) == (not binds), move.word
            assert not binds or table.undo_stop(seat) == binds, move.word


@pytest.mark.parametrize("slug", skerry.games())
def test_what_is_said_to_bind_betrays_nothing(slug: str) -> None:
    """It stays the same when all that the seat cannot know is dealt anew."""
    table, rng = new_table(game=slug), skerry.Rng(4)
    while not table.over:
        seat, state = table.state.to_move, table.state
        if rng.below(4) == 0:
            dealt = state.resample(seat, rng)
            for move in state.moves():
                assert consequence(dealt, move) == consequence(state, move)
        play(table, any_move(table, rng).word)
