"""The suite: random games with all checks along the way."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.record import Record
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State
from skerry.kernel.testing.choices import check_choices
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.hidden import check_secrecy, check_words
from skerry.kernel.testing.odds import Odds
from skerry.kernel.testing.pictures import Pictures
from skerry.kernel.testing.positions import (
    check_alphabet,
    check_copy,
    check_moves,
    check_prompts,
    check_refusals,
    check_stored,
)
from skerry.kernel.testing.posterior import Worlds
from skerry.kernel.testing.results import check_end, check_nobody_has_won
from skerry.kernel.testing.sentences import Sentences
from skerry.kernel.testing.snapshots import difference, question, random_move, snapshot
from skerry.kernel.testing.turns import check_turn

STORED_EVERY: Final = 10
"""Storing takes longer than all other checks, and what it could forget it forgets in many positions."""
CLOSELY: Final = 2
"""Positions with the same question in which every word of the alphabet is explained; in others it is some."""
SOME_WORDS: Final = 12
WORDS_TOLD: Final = 40
"""The last words before a flaw that are told with it."""


class Conformance:
    """The checks of one game: `check` plays one random game, `check_all` some with every number of seats.

    `pieces` counts what must never change, `rules` has the ids of the ledger, `dice` the number of faces of each family
    of words that is a fair die. Say `hidden=False` if every seat knows everything. With `every` above 1 only one of
    that many positions is looked at, for long runs.
    """

    def __init__(
        self,
        game: Game,
        record: type[Record],
        *,
        pieces: Callable[[Any], object],
        rules: Collection[str],
        dice: Mapping[str, int],
        bound: int | None = None,
        hidden: bool = True,
        every: int = 1,
    ) -> None:
        self.game = game
        self.record = record
        self.pieces = pieces
        self.bound = game.longest if bound is None else bound
        self.hidden = hidden
        self.every = every
        self.aside = Rng(0)  # for checks that must not change which game is played; anew in each position
        self.varied = False  # was anything hidden dealt anew?
        self.odds = Odds(dice)
        self.sentences = Sentences(game, rules)
        self.pictures = Pictures(game, self.sentences)
        self.asked: Counter[str] = Counter()

    def check_all(self, games: int = 3) -> None:
        """Random games with every number of seats and every choice of every variant, and then all sentences."""
        for seats in self.game.seats:
            for seed in range(games):
                self.check(seats, self.choices(seats, seed), seed)
        self.check_sentences()

    def check_sentences(self) -> None:
        """After some games: what none of them said is there in every language too."""
        with self.telling(f"{self.game.slug}, all games", []):
            self.sentences.check_values()

    def choices(self, seats: int, seed: int) -> dict[str, Any]:
        """One choice of each variant, another in each game."""
        chosen = {}
        for name, variant in self.game.variants.items():
            choice = variant.choices[(variant.choices.index(variant.default) + seed) % len(variant.choices)]
            chosen[name] = [choice] * seats if variant.per_seat else choice
        return chosen

    def check(self, seats: int, variants: Mapping[str, Any], seed: int) -> State:
        """One random game with all checks along the way; returns its last position."""
        words: list[str] = []
        with self.telling(f"{self.game.slug}, {seats} seats, variants {dict(variants)}, seed {seed}", words):
            check_alphabet(self.game)
            self.sentences.check_game()
            return self.play(seats, variants, seed, words)

    @contextmanager
    def telling(self, which: str, words: list[str]) -> Iterator[None]:
        """Whatever goes wrong is told with the game and the words that lead there."""
        try:
            yield
        except Exception as error:
            before = f"{len(words)} words, the last of them" if len(words) > WORDS_TOLD else f"{len(words)} words"
            place = f"{which}, after {before}: {'; '.join(words[-WORDS_TOLD:])}"
            if isinstance(error, Flaw):
                error.args = (f"{error}\n    {place}",)
            else:
                error.add_note(place)
            raise

    def play(self, seats: int, variants: Mapping[str, Any], seed: int, words: list[str]) -> State:
        rng = Rng(seed)
        state = self.game.start(seats, variants)
        state.journal = []
        pieces = self.pieces(state)
        turn = state.turn()
        worlds = Worlds(state, seed % seats)
        deals = Rng(~seed)
        while state.to_move != OVER:
            likely = "a step puts itself on the agenda without end; or the game is longer than its `longest`"
            expect(len(words) < self.bound, f"the game has not ended after {self.bound} plies", likely)
            self.check_pieces(state, pieces)
            turn = check_turn(state, turn)
            self.aside = Rng(len(words) - seed)
            self.check_on_the_way(state, rng, len(words) + seed)
            move = random_move(state, rng)
            if self.hidden and self.every == 1:
                worlds.follow(state, move, deals)
            words.append(move.word)
            state.apply(move)
            self.check_events(state)
        self.check_pieces(state, pieces)
        check_turn(state, turn)
        self.check_variation()
        self.odds.check()
        check_end(state)
        self.sentences.check_position(state, self.game.alphabet)
        self.pictures.look_at(state)
        self.check_record(state, seats, variants, words)
        return state

    def check_on_the_way(self, state: State, rng: Rng, number: int) -> None:
        """Positions whose turn it is."""
        if number % self.every == 0:
            self.check_position(state, rng)
        if number % (STORED_EVERY * self.every) == 0:
            check_stored(state)

    def check_variation(self) -> None:
        """A few positions may have nothing hidden; a whole game has not."""
        told = "dealing anew what a seat cannot know never changed anything"
        likely = "resample() only copies; say hidden=False if nothing is hidden"
        expect(self.varied or not self.hidden or self.every > 1, told, likely)

    def check_pieces(self, state: State, pieces: object) -> None:
        found = difference(pieces, self.pieces(state), "pieces")
        expect(
            not found,
            f"pieces were lost or made: {found}",
            "a card was added without being taken away elsewhere, or the reverse",
        )

    def check_events(self, state: State) -> None:
        """What the last word reported."""
        assert state.journal is not None
        for event in state.journal:
            self.sentences.check_event(event)
        state.journal.clear()

    def check_position(self, state: State, rng: Rng) -> None:
        """All checks of one position."""
        check_moves(state)
        check_refusals(state, rng)
        check_copy(state, rng)
        check_prompts(state)
        check_nobody_has_won(state)
        self.varied = check_secrecy(state, rng) or self.varied
        check_choices(state, self.aside)
        check_words(state, self.aside, hidden=self.hidden)
        if state.to_move == CHANCE:
            self.odds.look_at(state)
        self.sentences.check_position(state, self.some_words(question(state)))
        self.pictures.look_at(state)

    def some_words(self, asked: str) -> Sequence[Move]:
        """All that could be said to a question that is new, and a few words later on."""
        self.asked[asked] += 1
        words = self.game.alphabet
        return (
            words if self.asked[asked] <= CLOSELY else [words[self.aside.below(len(words))] for _ in range(SOME_WORDS)]
        )

    def check_record(self, state: State, seats: int, variants: Mapping[str, Any], words: list[str]) -> None:
        """A game written down, read again and replayed is the same game."""
        names = [f"Seat {seat}" for seat in range(seats)]
        record = self.record(game=self.game.slug, seats=seats, variants=dict(variants), names=names, moves=words)
        read = self.record.parse(record.text())
        expect(
            read.text() == record.text(),
            "a record that is read and written again is another text",
            "the record class is not that of the game",
        )
        found = difference(snapshot(read.state()), snapshot(state))
        likely = "what a move does depends on something that is not in the state, such as a counter of its own"
        expect(not found, f"a record replays to another position: {found}", likely)
