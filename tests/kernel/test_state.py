"""The heart of the kernel: agenda, decisions, chance, refusals, journal, copies."""

from typing import Any

import pytest

from skerry import CHANCE, EVERYONE, NOBODY, OVER, IllegalMove, Rng
from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.state import THE_END, Chance, Decision, Event, State, Step
from skerry.kernel.testing import snapshot
from tests.kernel.lighthouse import GAME, LIGHT, ROLL, SAVE, Lighthouse, play, words


def lighthouse(seats: int = 2, **variants: Any) -> Lighthouse:
    g = GAME.start(seats, variants)
    assert isinstance(g, Lighthouse)
    return g


# --- the agenda -----------------------------------------------------------------------------------------------------


class Note(Step[Lighthouse]):
    """Writes its name into the journal, then puts other steps on top."""

    def __init__(self, name: str, *then: "Note") -> None:
        self.name = name
        self.after = then

    def run(self, g: Lighthouse) -> None:
        g.tell(self.name, -1, {})
        for step in reversed(self.after):
            g.then(step)


def test_steps_are_carried_out_in_order_and_what_they_add_comes_before_what_was_due() -> None:
    g = lighthouse()
    g.agenda, g.journal = [THE_END], []

    g.then(Note("late"))
    g.then(Note("a", Note("a1"), Note("a2")), Note("b"))
    g.settle()

    assert [event.kind for event in g.journal] == ["a", "a1", "a2", "b", "late"]


def test_as_many_as_five_steps_are_carried_out_in_the_order_in_which_they_are_named() -> None:
    for names in ("a", "ab", "abc", "abcd", "abcde"):
        g = lighthouse()
        g.agenda, g.journal = [THE_END], []

        g.then(*[Note(name) for name in names])
        g.settle()

        assert [event.kind for event in g.journal] == list(names)


def test_the_agenda_is_carried_out_up_to_the_next_decision() -> None:
    g = lighthouse()

    play(g, "roll 2", "draw wax")

    assert g.to_move == 0
    assert words(g) == ["light wax", "save"]
    assert len(g.agenda) == 3  # the watch of the other seat, the second night, and the end


def test_the_end_lies_at_the_bottom_of_the_agenda() -> None:
    g = lighthouse(nights=1)

    play(g, "roll 3", "draw oil", "light oil", "roll 1", "draw oil", "save")

    assert g.to_move == OVER
    assert g.pending is THE_END
    assert words(g) == []
    assert g.winners() == [0]
    assert g.prompt(0).key == g.prompt(None).key == "over"


# --- playing --------------------------------------------------------------------------------------------------------


def test_play_refuses_what_is_not_legal_and_leaves_the_position_untouched() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save", "roll 3", "draw oil")
    before = snapshot(g)

    with pytest.raises(IllegalMove):
        g.play(LIGHT[0])

    assert snapshot(g) == before
    assert words(g) == ["save"]


def test_a_refusal_carries_the_rule_the_key_and_the_values() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save", "roll 3", "draw oil")

    with pytest.raises(IllegalMove) as refused:
        g.play(LIGHT[0])

    assert refused.value.word == "light oil"
    assert refused.value.rule == "LIG-4"
    assert refused.value.message.data() == {"key": "no.second-light", "values": {"lit": "wax"}, "rule": "LIG-4"}
    assert str(refused.value) == "'light oil' is not allowed: no.second-light(lit=wax) [LIG-4]"


@pytest.mark.parametrize("number", [0, 10])
def test_a_word_of_another_game_is_refused(number: int) -> None:
    """Whether its number is one of this game's or just beyond them."""
    g = lighthouse()
    foreign = Alphabet().family("roll", [str(n) for n in range(11)])[number]
    assert len(GAME.alphabet) == 10

    with pytest.raises(IllegalMove) as refused:
        g.play(foreign)

    assert refused.value.message.data() == {"key": "foreign-word", "values": {"word": foreign.word}, "rule": ""}


def test_after_the_end_every_move_is_refused() -> None:
    g = lighthouse(nights=1)
    play(g, "roll 3", "draw oil", "light oil", "roll 1", "draw oil", "save")

    with pytest.raises(IllegalMove) as refused:
        g.play(SAVE)

    assert refused.value.message.key == "over"


def test_apply_trusts_the_move_it_is_given() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax", "light wax", "roll 1", "draw oil", "save", "roll 3", "draw oil")

    g.apply(LIGHT[0])

    assert g.points == [5, 0]


# --- asking ---------------------------------------------------------------------------------------------------------


def test_explain_says_what_a_legal_move_does_where_worth_saying() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax")

    effect = g.explain(LIGHT[2])

    assert effect is not None
    assert effect.data() == {"key": "does.light", "values": {"points": 2}, "rule": "LIG-3"}
    assert g.explain(SAVE) is None


def test_explain_says_why_any_other_move_is_not_legal() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax")

    why = g.explain(ROLL[0])

    assert why is not None
    assert why.data() == {"key": "not-asked", "values": {"word": "roll 1"}, "rule": "LIG-3"}


def test_the_seat_that_is_asked_is_told_the_question_and_the_others_that_it_thinks() -> None:
    g = lighthouse()
    play(g, "roll 2", "draw wax")

    assert g.prompt(0).data() == {"key": "Decide", "values": {}, "rule": ""}
    assert g.prompt(1).data() == g.prompt(None).data() == {"key": "waiting", "values": {"seat": 0}, "rule": ""}


def test_a_word_has_an_audience() -> None:
    g = lighthouse()

    assert g.audience(ROLL[0]) == EVERYONE
    g.apply(ROLL[0])

    assert g.audience(GAME.move("draw oil")) == 0
    assert not g.silent(GAME.move("draw oil"))
    assert NOBODY not in (EVERYONE, 0, 1)


def test_a_word_may_show_someone_something_new() -> None:
    """A roll does, as all chance; a card that is lit was seen by its owner alone, one that is saved stays unseen."""
    g = lighthouse()

    assert g.reveals(ROLL[0])
    play(g, "roll 2")
    assert g.reveals(GAME.move("draw wax"))
    play(g, "draw wax")

    assert g.reveals(LIGHT[2])
    assert not g.reveals(SAVE)


# --- chance ---------------------------------------------------------------------------------------------------------


def test_a_chance_lists_its_outcomes_with_their_weights() -> None:
    g = lighthouse()

    assert g.to_move == CHANCE
    assert [(move.word, weight) for move, weight in g.chances()] == [("roll 1", 3), ("roll 2", 2), ("roll 3", 1)]
    assert words(g) == ["roll 1", "roll 2", "roll 3"]


def test_an_outcome_is_drawn_with_its_odds() -> None:
    g = lighthouse()
    rng = Rng(5)

    drawn = [g.draw(rng).index for _ in range(6000)]

    assert [abs(drawn.count(face) - 1000 * weight) < 150 for face, weight in enumerate([3, 2, 1])] == [True] * 3


def test_only_a_chance_has_chances() -> None:
    g = lighthouse()
    play(g, "roll 1", "draw oil")

    with pytest.raises(AssertionError, match="seat 0 is to move, not chance"):
        g.chances()


# --- journal and copies -----------------------------------------------------------------------------------------------


def test_the_journal_tells_what_happened_to_those_who_may_know_it() -> None:
    g = lighthouse()
    g.journal = []

    play(g, "roll 2", "draw wax", "save")

    assert [(event.kind, event.seat, event.values, event.rule, event.audience) for event in g.journal] == [
        ("rolled", -1, {"light": 2}, "LIG-1", EVERYONE),
        ("drew", 0, {"card": "wax"}, "LIG-2", 0),
        ("saved", 0, {}, "LIG-3", EVERYONE),
    ]


def test_an_event_is_plain_data_without_its_audience() -> None:
    event = Event("drew", 0, {"card": "wax"}, "LIG-2", 0)

    assert event.data() == {"kind": "drew", "seat": 0, "values": {"card": "wax"}, "rule": "LIG-2"}


def test_without_a_journal_nothing_is_told() -> None:
    g = lighthouse()

    play(g, "roll 2", "draw wax", "save")

    assert g.journal is None


def test_a_copy_is_equal_independent_and_has_no_journal() -> None:
    g = lighthouse()
    g.journal = []
    play(g, "roll 2", "draw wax")
    before = snapshot(g)

    copy = g.copy()

    assert snapshot(copy) == before
    assert copy.journal is None
    play(copy, "light wax", "roll 1")
    assert snapshot(g) == before


# --- what a game must say for itself ----------------------------------------------------------------------------------


class Mute(State):
    """A game that says nothing."""


def mute(pending: Decision[Any], seats: int = 2) -> Mute:
    g = Mute(GAME, seats, {})
    g.pending, g.to_move = pending, pending.seat
    return g


class MuteDecision(Decision[Mute]):
    """A decision that says nothing."""


class MuteChance(Chance[Mute]):
    """A chance that says nothing."""


class MuteStep(Step[Mute]):
    """A step that says nothing."""


class Chest(State):
    """A game that says what it holds, and not how that is copied."""

    def __init__(self, game: Game, seats: int, variants: dict[str, Any]) -> None:
        super().__init__(game, seats, variants)
        self.coins = 3
        self.hands = [[1, 2], [3]]
        self.prices = {"rum": [4]}
        self.seen = {1}


def test_a_game_that_does_not_write_its_copies_is_copied_field_by_field() -> None:
    g = Chest(GAME, 2, {})
    g.coins, g.journal = 5, []
    twin = g.copy()

    g.hands[0].append(9)
    g.prices["rum"].append(9)
    g.seen.add(9)
    g.then(MuteStep())

    assert (twin.coins, twin.hands, twin.prices, twin.seen) == (5, [[1, 2], [3]], {"rum": [4]}, {1})
    assert (twin.game, twin.seats, len(twin.agenda), twin.journal) == (GAME, 2, 1, None)


@pytest.mark.parametrize(
    ("act", "complaint"),
    [
        (lambda g: g.scores(), "Mute has no scores"),
        (lambda g: g.winners(), "Mute has no winners"),
        (lambda g: g.outcome(), "Mute has no result"),
        (lambda g: MuteStep().run(g), "MuteStep does not say what it does"),
        (lambda g: MuteDecision(0).moves(g), "MuteDecision does not list its moves"),
        (lambda g: MuteDecision(0).choose(g, SAVE), "MuteDecision does not carry moves out"),
        (lambda g: MuteChance().moves(g), "MuteChance does not list its outcomes"),
    ],
)
def test_what_a_game_forgot_to_say_is_named(act: Any, complaint: str) -> None:
    g = mute(THE_END)

    with pytest.raises(AssertionError, match=complaint):
        act(g)


def test_what_a_decision_need_not_say_has_a_plain_default() -> None:
    g = mute(MuteDecision(1))
    decision = g.pending

    assert g.to_move == 1
    assert decision.prompt(g).key == "MuteDecision"
    assert decision.waiting(g).values == {"seat": 1}
    assert decision.effect(g, SAVE) is None
    assert decision.refusal(g, SAVE).data() == {"key": "not-asked", "values": {"word": "save"}, "rule": ""}
    assert decision.audience(g, SAVE) == EVERYONE
    assert not decision.silent(g, SAVE)
    assert not decision.reveals(g, SAVE)
    assert MuteChance().reveals(g, SAVE)
    assert g.heading() == ""


class Stuck(Decision[Mute]):
    """A decision that offers a word or nothing, as the seat holds."""

    def moves(self, g: Mute) -> list[Move]:
        return [SAVE] if g.seats == 2 else []


@pytest.mark.parametrize(("seats", "coherent"), [(2, True), (3, False)])
def test_a_decision_could_be_open_if_something_is_legal(seats: int, coherent: bool) -> None:
    g = mute(Stuck(0), seats)

    assert g.pending.coherent(g) is coherent


def test_a_message_shows_its_key_its_values_and_its_rule() -> None:
    assert repr(Message("no.ducats", {"power": 3, "cost": 8}, "RIG-37")) == "no.ducats(power=3, cost=8) [RIG-37]"
    assert repr(Message("over")) == "over()"
