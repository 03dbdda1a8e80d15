"""A tiny game for the kernel's tests, in plain Python as a plug-in would be written.

Lighthouse, for 2 or 3. A night: every seat in turn rolls for light (LIG-1), draws a card that only it sees (LIG-2) and
lights or saves it (LIG-3). A lit card is open and counts as much as was rolled, a saved one counts 1 at the end. Nobody
lights two cards in a game (LIG-4).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import UNSET, UnsetType

from skerry.kernel.errors import Message
from skerry.kernel.game import Game, Variant
from skerry.kernel.moves import Alphabet, Move
from skerry.kernel.pack import Pack
from skerry.kernel.record import Record
from skerry.kernel.rng import Rng
from skerry.kernel.scenario import ScenarioTable
from skerry.kernel.state import NO_SEAT, OVER, Chance, Decision, State, Step, Turn
from skerry.kernel.views import Outcome, Points, Variants, View

ALPHABET: Final = Alphabet()
ROLL: Final = ALPHABET.family("roll", ["1", "2", "3"])
DRAW: Final = ALPHABET.family("draw", ["oil", "peat", "wax"])
LIGHT: Final = ALPHABET.family("light", ["oil", "peat", "wax"])
SAVE: Final = ALPHABET.family("save").only

ROLL_WEIGHTS: Final = [3, 2, 1]
CARDS: Final = [4, 3, 2]
CARD_NAMES: Final = ["oil", "peat", "wax"]
NONE: Final = -1


class Lighthouse(State):
    """Cards are counts by name: those of the pile, those saved by each seat, those lit."""

    def __init__(self, game: Game, seats: int, variants: dict[str, Any], like: "Lighthouse | None" = None) -> None:
        super().__init__(game, seats, variants, like)
        if like is None:
            # All cards in the pile, nothing lit; a handicap is points to begin with.
            self.pile = CARDS[:]
            self.saved = [[0, 0, 0] for _ in range(seats)]
            self.lit = [NONE] * seats  # the card each seat has lit, or NONE
            self.points = list(variants["handicap"])
            self.rolled = 0
            self.drawn = NONE
            self.watches = 0  # begun so far
            self.watcher = NO_SEAT
        else:
            self.pile = like.pile[:]
            self.saved = [cards[:] for cards in like.saved]
            self.lit = like.lit[:]
            self.points = like.points[:]
            self.rolled = like.rolled
            self.drawn = like.drawn
            self.watches = like.watches
            self.watcher = like.watcher

    def copy(self) -> "Lighthouse":
        return type(self)(self.game, self.seats, self.variants, self)

    def scores(self) -> list[int]:
        return [points + sum(saved) for points, saved in zip(self.points, self.saved)]

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score == best] if self.to_move == OVER else []

    def result(self) -> Outcome:
        scores = self.scores()
        return Outcome(
            points=tuple(Points(total=score) for score in scores),
            ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
            winners=tuple(self.winners()),
        )

    def turn(self) -> Turn:
        return Turn(self.watches, self.watcher)

    def begin_watch(self, seat: int) -> None:
        self.watches += 1
        self.watcher = seat


class Night(Step[Lighthouse]):
    """Every seat once, in turn."""

    def run(self, g: Lighthouse) -> None:
        g.tell("night", -1, {})
        for seat in reversed(range(g.seats)):
            g.then(Watch(seat))


class Watch(Step[Lighthouse]):
    """Roll, draw, decide."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Lighthouse) -> None:
        g.begin_watch(self.seat)
        g.then(Roll(), DrawCard(self.seat), Decide(self.seat))


class Roll(Chance[Lighthouse]):
    """LIG-1: a loaded die."""

    def chances(self, g: Lighthouse) -> list[tuple[Move, int]]:
        return list(zip(ROLL.moves, ROLL_WEIGHTS))

    def choose(self, g: Lighthouse, move: Move) -> None:
        g.rolled = move.index + 1
        g.tell("rolled", -1, {"light": g.rolled}, "LIG-1")


class DrawCard(Chance[Lighthouse]):
    """LIG-2: a card for the eyes of one seat."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def chances(self, g: Lighthouse) -> list[tuple[Move, int]]:
        return [(DRAW[card], count) for card, count in enumerate(g.pile) if count]

    def audience(self, g: Lighthouse, move: Move) -> int:
        return self.owner

    def choose(self, g: Lighthouse, move: Move) -> None:
        g.pile[move.index] -= 1
        g.drawn = move.index
        g.tell("drew", self.owner, {"card": CARD_NAMES[move.index]}, "LIG-2", self.owner)


class Decide(Decision[Lighthouse]):
    """LIG-3 and LIG-4: light the card drawn, or save it."""

    def moves(self, g: Lighthouse) -> list[Move]:
        return [LIGHT[g.drawn], SAVE] if g.lit[self.seat] == NONE else [SAVE]

    def choose(self, g: Lighthouse, move: Move) -> None:
        if move.family is LIGHT:
            g.lit[self.seat] = g.drawn
            g.points[self.seat] += g.rolled
            g.tell("lit", self.seat, {"card": CARD_NAMES[g.drawn]}, "LIG-3")
        else:
            g.saved[self.seat][g.drawn] += 1
            g.tell("saved", self.seat, {}, "LIG-3")
        g.drawn = NONE

    def effect(self, g: Lighthouse, move: Move) -> Message | None:
        return Message("does.light", {"points": g.rolled}, "LIG-3") if move.family is LIGHT else None

    def reveals(self, g: Lighthouse, move: Move) -> bool:
        return move.family is LIGHT

    def refusal(self, g: Lighthouse, move: Move) -> Message:
        if move.family is LIGHT and g.lit[self.seat] != NONE:
            return Message("no.second-light", {"lit": CARD_NAMES[g.lit[self.seat]]}, "LIG-4")
        return Message("not-asked", {"word": move.word}, "LIG-3")


def start(game: Game, seats: int, variants: dict[str, Any]) -> Lighthouse:
    """The first night begins."""
    g = Lighthouse(game, seats, variants)
    for _ in range(variants["nights"]):
        g.then(Night())
    g.settle()
    return g


def position(game: Game, data: dict[str, Any]) -> Lighthouse:
    """`lit` names the card of each seat that has lit one; the night begins."""
    read = ScenarioTable(data)
    lit = read.texts("lit")
    read.finish()
    g = Lighthouse(game, 2, game.settled_variants(2, {}))
    for seat, name in enumerate(lit):
        g.lit[seat] = CARD_NAMES.index(name)
        g.pile[g.lit[seat]] -= 1
    g.then(Night())
    g.settle()
    return g


class LighthouseVariants(Variants, frozen=True):
    """What can be chosen when a table is set up."""

    nights: int
    """How many nights there are."""
    handicap: tuple[int, ...]
    """The points that each seat begins with."""


class LighthouseView(View, frozen=True):
    """The own cards, and for all what is lit and how many are saved."""

    variants: LighthouseVariants
    lit: tuple[int, ...]
    """The card that each seat has lit; -1 if none."""
    saved: tuple[int, ...]
    """How many cards each seat has saved."""
    pile: int
    """How many cards are in the pile."""
    rolled: int
    """The light rolled last."""
    mine: tuple[int, ...] | UnsetType = UNSET
    """Your saved cards, by card. A spectator has neither this nor the key below."""
    drawn: int | UnsetType = UNSET
    """The card you have drawn; -1 if none."""


def view(g: Lighthouse, seat: int | None) -> LighthouseView:
    """What this seat may know; None is a spectator."""
    over = g.to_move == OVER
    return LighthouseView(
        game="lighthouse",
        seats=g.seats,
        you=seat,
        variants=LighthouseVariants.of(g.variants),
        over=over,
        outcome=g.result() if over else None,
        lit=tuple(g.lit),
        saved=tuple(sum(cards) for cards in g.saved),
        pile=sum(g.pile),
        rolled=g.rolled,
        mine=UNSET if seat is None else tuple(g.saved[seat]),
        drawn=UNSET if seat is None else g.drawn if g.to_move == seat else NONE,
    )


def resample(g: Lighthouse, seat: int, rng: Rng) -> Lighthouse:
    """Cards that others saved or have just drawn come from those and the pile."""
    dealt = g.copy()
    others = [other for other in range(g.seats) if other != seat]
    counts = [sum(g.saved[other]) for other in others]
    for other in others:
        for card in range(3):
            dealt.pile[card] += g.saved[other][card]
            dealt.saved[other][card] = 0
    if g.drawn != NONE and g.to_move != seat:
        dealt.pile[g.drawn] += 1
        dealt.drawn = _take_one(dealt.pile, rng)
    for other, count in zip(others, counts):
        for _ in range(count):
            dealt.saved[other][_take_one(dealt.pile, rng)] += 1
    return dealt


def _take_one(pile: list[int], rng: Rng) -> int:
    left = rng.below(sum(pile))
    card = 0
    while left >= pile[card]:
        left -= pile[card]
        card += 1
    pile[card] -= 1
    return card


def pieces(g: Lighthouse) -> list[int]:
    """How many there are of each card, wherever they lie."""
    return [
        g.pile[card] + sum(cards[card] for cards in g.saved) + g.lit.count(card) + int(g.drawn == card)
        for card in range(3)
    ]


class LighthouseGame(Game):
    """The game; a test may replace parts of it to break it."""

    def __init__(self, **parts: Any) -> None:
        whole: dict[str, Any] = {
            "slug": "lighthouse",
            "title": "Lighthouse",
            "rules_version": 1,
            "seats": range(2, 4),
            "variants": [Variant("nights", 2, (1, 2)), Variant("handicap", 0, (0, 1), per_seat=True)],
            "pack": Pack("lighthouse", 1, {}, {}),
            "alphabet": ALPHABET,
            "view_type": LighthouseView,
        }
        super().__init__(**(whole | parts))

    def set_up(self, seats: int, variants: dict[str, Any]) -> Lighthouse:
        return start(self, seats, variants)

    def position(self, data: dict[str, Any]) -> Lighthouse:
        return position(self, data)

    def view(self, state: Lighthouse, seat: int | None) -> LighthouseView:
        return view(state, seat)

    def resample(self, state: Lighthouse, seat: int, rng: Rng) -> Lighthouse:
        return resample(state, seat, rng)

    def say(self, message: Message, lang: str, names: list[str]) -> str:
        return repr(message)


def make(**parts: Any) -> Game:
    """The game; set-up and position are given it, and every other part only what it needs."""
    methods = {name: part for name, part in parts.items() if callable(getattr(LighthouseGame, name, None))}
    own = {name: part if name in ("set_up", "position") else staticmethod(part) for name, part in methods.items()}
    broken: type[LighthouseGame] = type("Broken", (LighthouseGame,), own) if own else LighthouseGame
    return broken(**{name: part for name, part in parts.items() if name not in methods})


GAME: Final = make()


def record_of(game: Game) -> type[Record]:
    """Records of this game alone."""

    class LighthouseRecord(Record):
        @classmethod
        def find_game(cls, slug: str, pack: str | Path | Mapping[str, Any] | Pack | None) -> Game:
            return game

        @classmethod
        def find_changed_game(cls, slug: str, version: int, changes: Mapping[str, Any]) -> Game:
            return game

    return LighthouseRecord


def play(g: State, *words: str) -> None:
    """Play these words, each checked."""
    for word in words:
        g.play(g.game.move(word))


def words(g: State) -> list[str]:
    return [move.word for move in g.moves()]
