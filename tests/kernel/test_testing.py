"""The conformance suite passes an honest game and notices each way in which a game can be wrong."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from skerry.kernel.errors import Message
from skerry.kernel.game import Game
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import EVERYONE, NO_SEAT, OVER, State, Turn
from skerry.kernel.testing import (
    Conformance,
    Flaw,
    check_alphabet,
    check_headings,
    fields,
    random_move,
    seen_events,
    snapshot,
    trace,
)
from skerry.kernel.testing.positions import check_copy
from tests.kernel import lighthouse
from tests.kernel.lighthouse import GAME, LIGHT, SAVE, Decide, DrawCard, Lighthouse, Night, pieces, play, record_of


def plainly(message: Message, lang: str, names: list[str]) -> str:
    return f"{message.key} in {lang}"


RULES = {"LIG-1", "LIG-2", "LIG-3", "LIG-4"}
SPOKEN = lighthouse.make(say=plainly)


def conformance(game: Game = SPOKEN, **parts: Any) -> Conformance:
    settings: dict[str, Any] = {"pieces": pieces, "bound": 40, "rules": RULES, "dice": {}}
    return Conformance(game, record_of(game), **(settings | parts))


@pytest.mark.parametrize("seats", [2, 3])
def test_an_honest_game_passes(seats: int) -> None:
    for seed in range(10):
        last = conformance().check(seats, {}, seed)
        assert last.to_move == OVER


def test_games_that_repeat_each_other_say_nothing_of_the_odds() -> None:
    """The same game with other variants draws the same cards; what is drawn aside must be new every time."""
    suite = conformance()
    for _ in range(60):
        suite.check(2, {}, 1)


def test_every_word_of_an_honest_alphabet_parses_back() -> None:
    check_alphabet(GAME)


# --- games that are wrong ---------------------------------------------------------------------------------------------


class Nothing(Decide):
    """Offers nothing once a card is lit."""

    def moves(self, g: Lighthouse) -> list[Move]:
        return [LIGHT[g.drawn], SAVE] if g.lit[self.seat] == lighthouse.NONE else []


class Twice(Decide):
    """Offers a word twice."""

    def moves(self, g: Lighthouse) -> list[Move]:
        return [SAVE, LIGHT[g.drawn], SAVE]


class Foreign(Decide):
    """Offers a word of no alphabet."""

    WORDS = Alphabet().family("light", ["", "it"])

    def moves(self, g: Lighthouse) -> list[Move]:
        return [SAVE, self.WORDS[0]]


class Fickle(Decide):
    """Offers the same words in another order when asked again."""

    asked = 0

    def moves(self, g: Lighthouse) -> list[Move]:
        Fickle.asked += 1
        return [LIGHT[g.drawn], SAVE] if Fickle.asked % 2 else [SAVE, LIGHT[g.drawn]]


class Meddling(Decide):
    """Changes the position when it is asked."""

    def moves(self, g: Lighthouse) -> list[Move]:
        g.rolled += 1
        return [LIGHT[g.drawn], SAVE]


class Hasty(Decide):
    """Changes the position when it refuses."""

    def refusal(self, g: Lighthouse, move: Move) -> Message:
        g.rolled += 1
        return super().refusal(g, move)


class Curt(Decide):
    """Refuses without a reason."""

    def refusal(self, g: Lighthouse, move: Move) -> Message:
        return Message("")


class Talkative(Decide):
    """Tells everybody what was saved."""

    def choose(self, g: Lighthouse, move: Move) -> None:
        g.tell("saw", self.seat, {"card": g.drawn})
        super().choose(g, move)


class Betraying(Decide):
    """Tells the others what was drawn while its seat thinks."""

    def waiting(self, g: Lighthouse) -> Message:
        return Message("waiting", {"card": g.drawn})


class Unaware(Decide):
    """Does not say that a card which is lit was not known before."""

    def reveals(self, g: Lighthouse, move: Move) -> bool:
        return False


class Peeking(Decide):
    """What is legal depends on what others saved."""

    def moves(self, g: Lighthouse) -> list[Move]:
        return [LIGHT[g.drawn], SAVE] if g.saved[1 - self.seat][0] else [SAVE]


class Wasteful(Decide):
    """Loses the card that was drawn."""

    def choose(self, g: Lighthouse, move: Move) -> None:
        g.drawn = lighthouse.NONE


class Endless(Decide):
    """Never ends."""

    def choose(self, g: Lighthouse, move: Move) -> None:
        super().choose(g, move)
        g.saved = [[0, 0, 0] for _ in g.saved]
        g.lit = [lighthouse.NONE for _ in g.lit]
        g.pile = lighthouse.CARDS[:]
        g.then(lighthouse.Roll(), DrawCard(self.seat), self)


class Sharing(Lighthouse):
    """Its copies share a list."""

    def copy(self) -> "Sharing":
        twin = super().copy()
        twin.points = self.points
        assert isinstance(twin, Sharing)
        return twin


class Forgetful(Lighthouse):
    """Its copies forget a field."""

    def copy(self) -> "Forgetful":
        twin = super().copy()
        twin.rolled = 0
        assert isinstance(twin, Forgetful)
        return twin


class Chatty(Lighthouse):
    """Its copies keep the journal."""

    def copy(self) -> "Chatty":
        twin = super().copy()
        twin.journal = []
        assert isinstance(twin, Chatty)
        return twin


class Rewinding(Lighthouse):
    """Counts its turns down."""

    def turn(self) -> Turn:
        return Turn(-self.watches, self.watcher)


class Crowded(Lighthouse):
    """Has a turn for somebody who does not play."""

    def turn(self) -> Turn:
        return Turn(self.watches, self.seats)


class Restless(Lighthouse):
    """Begins a new turn whenever it is asked."""

    def turn(self) -> Turn:
        self.watches += 1
        return Turn(self.watches, self.watcher)


class Absent(Lighthouse):
    """Its copies belong to nobody's turn."""

    def turn(self) -> Turn:
        return Turn(self.watches, self.watcher if self.journal is not None else NO_SEAT)


class Telling(Lighthouse):
    """Its turns tell what others saved."""

    def turn(self) -> Turn:
        return Turn(self.watches, int(self.saved[0][0] > 0))


class Pointing(Lighthouse):
    """Awaits a seat that follows from what others saved."""

    def awaited(self) -> int:
        return int(self.saved[0][0] > 0)


def deciding(decision: type[Decide]) -> Callable[..., Lighthouse]:
    """A set-up in which each seat decides in this way."""

    class Watch(lighthouse.Watch):
        def run(self, g: Lighthouse) -> None:
            g.begin_watch(self.seat)
            g.then(lighthouse.Roll(), DrawCard(self.seat), decision(self.seat))

    class LongNight(Night):
        def run(self, g: Lighthouse) -> None:
            for seat in [*range(g.seats)] * 2:
                g.then(Watch(seat))

    def start(game: Game, seats: int, variants: dict[str, Any]) -> Lighthouse:
        g = Lighthouse(game, seats, variants)
        g.then(LongNight())
        g.settle()
        return g

    return start


def being(state: type[Lighthouse]) -> Callable[..., Lighthouse]:
    """A set-up with a state of this kind."""

    def start(game: Game, seats: int, variants: dict[str, Any]) -> Lighthouse:
        g = state(game, seats, variants)
        g.then(Night(), Night())
        g.settle()
        return g

    return start


def open_cards(g: Lighthouse, seat: int | None) -> lighthouse.LighthouseView:
    return replace(lighthouse.view(g, seat), mine=tuple(g.saved[0]))


def no_json(g: Lighthouse, seat: int | None) -> lighthouse.LighthouseView:
    return replace(lighthouse.view(g, seat), pile=SAVE)


def careless(g: Lighthouse, seat: int, rng: Rng) -> Lighthouse:
    dealt = lighthouse.resample(g, seat, rng)
    g.variants["nights"] += 1
    return dealt


def lazy(g: Lighthouse, seat: int, rng: Rng) -> Lighthouse:
    """Deals anew only now and then, and else the truth."""
    return lighthouse.resample(g, seat, rng) if rng.below(2) else g.copy()


WRONG: dict[str, dict[str, Any]] = {
    "nothing is legal": {"set_up": deciding(Nothing)},
    "Twice offers a move twice": {"set_up": deciding(Twice)},
    "a move that is not of the alphabet": {"set_up": deciding(Foreign)},
    "asked twice, the moves of Fickle differ": {"set_up": deciding(Fickle)},
    "asking Meddling changed the position: rolled": {"set_up": deciding(Meddling)},
    "refusing '.*' at Hasty changed the position: rolled": {"set_up": deciding(Hasty)},
    "is refused without a reason": {"set_up": deciding(Curt)},
    "the log of seat . after '.*' shows something hidden": {"set_up": deciding(Talkative)},
    r"tells them apart by its prompt\.values\.card": {"set_up": deciding(Betraying)},
    r"at Peeking( depend on something it cannot know|, \d+ have mine in the view)": {"set_up": deciding(Peeking)},
    "'light .*' at Unaware shows seat . something, and does not say so": {"set_up": deciding(Unaware)},
    "pieces were lost or made": {"set_up": deciding(Wasteful)},
    "the game has not ended after 40 plies": {"set_up": deciding(Endless)},
    "playing a copy on changed the position: points": {"set_up": being(Sharing)},
    "a copy differs from the original: rolled is": {"set_up": being(Forgetful)},
    "a copy has a journal": {"set_up": being(Chatty)},
    r"Turn\(-2, 1\) comes after Turn\(-1, 0\)": {"set_up": being(Rewinding)},
    r"Turn\(1, 2\) is of a seat that is not there": {"set_up": being(Crowded)},
    "asked twice, the turn differs": {"set_up": being(Restless)},
    "the turn shows seat 1 something hidden": {"set_up": being(Telling)},
    "who is awaited shows seat 1 something hidden": {"set_up": being(Pointing)},
    "after 'save' the view of seat . shows something hidden: mine": {"view": open_cards},
    "seat . sees at .* what a spectator does not: mine": {"hides": lambda state: False},
    "what is dealt anew for seat . shows something hidden": {"resample": lazy},
    "dealing anew changed the position: variants": {"resample": careless},
    r"drawn in the view of seat . (was the same in 40 deals|= )": {"resample": lambda g, seat, rng: g.copy()},
}


def check_games(suite: Conformance) -> None:
    for seed in range(30):
        suite.check(2, {}, seed)


@pytest.mark.parametrize("complaint", WRONG)
def test_a_game_that_is_wrong_is_caught(complaint: str) -> None:
    suite = conformance(lighthouse.make(say=plainly, **WRONG[complaint]))

    with pytest.raises(AssertionError, match=complaint):
        check_games(suite)


def test_a_copy_that_belongs_to_another_turn_is_caught() -> None:
    g = lighthouse.make(set_up=being(Absent)).start(2)
    g.journal = []

    with pytest.raises(AssertionError, match=r"a copy is at Turn\(1, -1\), the original at Turn\(1, 0\)"):
        check_copy(g, Rng(1))


def test_code_that_reads_headings_is_caught() -> None:
    def lines() -> list[str]:
        g = GAME.start(2)
        read = [g.heading() for _ in range(20)]
        return [one for one, next_one in pairwise(read) if one != next_one]

    with pytest.raises(AssertionError, match="another wording of the headings changes what is played"):
        check_headings(GAME, lines, 1)

    assert GAME.start(2).heading() == "", "afterwards it is worded as before"


def test_code_that_asks_for_turns_does_not_mind_how_headings_are_worded() -> None:
    def turns() -> list[Turn]:
        g, rng, found = GAME.start(2), Rng(3), []
        while g.to_move != OVER:
            found.append(g.turn())
            g.apply(random_move(g, rng))
        return found

    check_headings(GAME, turns, 1)


def test_a_view_that_is_no_json_is_caught() -> None:
    with pytest.raises(Flaw, match="the view of seat 0 is not JSON: a view holds no Move"):
        conformance(lighthouse.make(say=plainly, view=no_json)).check(2, {}, 1)


def test_a_game_without_hidden_cards_need_not_vary() -> None:
    suite = conformance(lighthouse.make(say=plainly, resample=lambda g, seat, rng: g.copy()), hidden=False)

    assert suite.check(2, {}, 1).to_move == OVER


def test_a_record_that_replays_to_another_position_is_caught() -> None:
    g = GAME.start(2, {"nights": 1})
    play(g, "roll 1", "draw oil", "light oil", "roll 1", "draw oil", "save")
    written = ["roll 1", "draw oil", "light oil", "roll 1", "draw oil", "light oil"]

    with pytest.raises(AssertionError, match="a record replays to another position"):
        conformance().check_record(g, 2, {"nights": 1}, written)


def test_a_word_that_does_not_parse_back_is_caught() -> None:
    alphabet = Alphabet()
    alphabet.family("light ", ["oil"])

    with pytest.raises(Exception, match="There is no move"):
        check_alphabet(lighthouse.make(alphabet=alphabet))


# --- what it is made of -----------------------------------------------------------------------------------------------


def test_fewer_positions_are_checked_when_asked_for_every_so_many() -> None:
    checked: list[int] = []

    class Counting(Conformance):
        def check_position(self, state: State, rng: Rng) -> None:
            checked[-1] += 1
            self.varied = True

    for every in (1, 4):
        checked.append(0)
        Counting(SPOKEN, record_of(SPOKEN), pieces=pieces, rules=RULES, dice={}, bound=40, every=every).check(2, {}, 1)

    assert checked == [12, 3]


def test_a_snapshot_holds_the_position_but_neither_game_nor_journal() -> None:
    g = GAME.start(2, {"nights": 1})
    before = snapshot(g)

    g.journal = []

    assert snapshot(g) == before
    assert sorted(before) == [
        "agenda",
        "drawn",
        "lit",
        "pending",
        "pile",
        "points",
        "rolled",
        "saved",
        "seats",
        "to_move",
        "variants",
        "watcher",
        "watches",
    ]
    assert [step for step, _ in before["agenda"]] == ["End", "Watch", "Decide", "DrawCard"]
    assert [parts["seat"] for _, parts in before["agenda"]] == [-2, 1, 0, -1]


def test_the_fields_of_a_step_are_found_in_both_builds() -> None:
    assert fields(DrawCard(2)).items() >= {"owner": 2, "seat": -1}.items()


def test_a_seat_sees_its_own_events_and_those_of_everyone() -> None:
    g = GAME.start(2)
    g.journal = []
    play(g, "roll 2", "draw wax", "save")

    assert [event.kind for event in seen_events(g.journal, 0)] == ["rolled", "drew", "saved"]
    assert [event.kind for event in seen_events(g.journal, None)] == ["rolled", "saved"]
    assert EVERYONE not in range(2)


def test_a_trace_is_the_same_for_the_same_seed_only() -> None:
    assert trace(GAME, 2, {}, 1) == trace(GAME, 2, {}, 1)
    assert trace(GAME, 2, {}, 1) != trace(GAME, 2, {}, 2)
    assert trace(GAME, 2, {}, 1) != trace(GAME, 3, {}, 1)
