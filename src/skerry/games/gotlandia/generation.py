"""The generation (GOT-42 to GOT-59, GOT-160 to GOT-170): the card, its events, pirates and raids, the draw."""

from typing import Final

from skerry.games.gotlandia.actions import ACTION_STEP
from skerry.games.gotlandia.cards import (
    BIT,
    LAST_GENERATION,
    LOSE_UNITS,
    NOTHING,
    PLAGUE,
    REDUCE_WORKERS,
    REMOVE_WORKER,
    each_of,
    words_of,
)
from skerry.games.gotlandia.end import HANDS_STEP
from skerry.games.gotlandia.learning import DRAW_CARDS
from skerry.games.gotlandia.pirates import ARRIVE, Losses
from skerry.games.gotlandia.sailing import PirateWhere, free_directions
from skerry.games.gotlandia.scoring import reached_goals
from skerry.games.gotlandia.state import (
    DRAW,
    EVENTS,
    FINISHED,
    PIRATES,
    Gotlandia,
    GotlandiaChance,
    GotlandiaDecision,
    GotlandiaStep,
    ask,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


class NextGeneration(GotlandiaStep):
    """Generation after generation; when a century's cards are used up the next one begins (GOT-42, GOT-180)."""

    def run(self, g: Gotlandia) -> None:
        c = g.components
        if g.left == 0:
            if g.century + 1 == len(c.centuries):
                g.phase = FINISHED
                tell_end(g)
                return
            g.century += 1
            g.left = c.drawn[g.century]
        g.phase = EVENTS
        g.then(self)
        g.then(TURN_UP_GENERATION, EVENT_STEP, DRAW_STEP, ACTION_STEP, HANDS_STEP)


def tell_end(g: Gotlandia) -> None:
    """Alone the best goal is named as well (GOT-R60)."""
    if g.journal is None:
        return
    g.tell("game-over", -1, {}, "GOT-186")
    goals = reached_goals(g)
    if g.seats == 1 and goals:
        g.tell("best-goal", -1, {"goal": goals[-1]}, "GOT-196")
    elif g.seats == 1:
        g.tell("no-goal", -1, {}, "GOT-196")


class TurnUpGeneration(GotlandiaChance):
    """GOT-D3: the next card, each of the century's unseen ones equally likely: nobody knows which are in the box."""

    def begins_generation(self) -> bool:
        return True

    def unseen(self, g: Gotlandia) -> list[int]:
        c = g.components
        century = g.century
        return [n for n, card in enumerate(c.generations) if card.century == century and n not in g.turned]

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        return [(g.components.words.generation[card], 1) for card in self.unseen(g)]

    def draw(self, g: Gotlandia, rng: Rng) -> Move:
        unseen = self.unseen(g)
        return g.components.words.generation[unseen[rng.below(len(unseen))]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        g.generation = move.index
        g.turned += (move.index,)
        g.left -= 1
        if g.journal is not None:
            card = c.generations[move.index]
            values: dict[str, object] = {"number": len(g.turned), "generation": card.name}
            demand = [name for kind, name in enumerate(c.resources) if card.demand & BIT[kind]]
            g.tell("generation", -1, values | {"demand": demand}, card.rule)


class Events(GotlandiaStep):
    """The text of the card in printed order, events before pirates (GOT-43)."""

    def run(self, g: Gotlandia) -> None:
        card = g.components.generations[g.generation]
        g.then(PIRATE_STEP)
        for number in range(len(card.events) - 1, -1, -1):
            g.then(OneEvent(number))


class OneEvent(GotlandiaStep):
    """An event of the open card."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Gotlandia) -> None:
        card = g.components.generations[g.generation]
        event, first, second = card.events[self.number]
        if event == LOSE_UNITS:
            for seat in reversed(g.in_turn_order()):
                g.then(Losses(seat, first, NOTHING))
        elif event == REMOVE_WORKER:
            for seat in g.in_turn_order():
                if g.workers[seat] >= first:
                    keep_workers(g, seat, g.workers[seat] - second, card.rule)
        elif event == REDUCE_WORKERS:
            for seat in g.in_turn_order():
                keep_workers(g, seat, first, card.rule)
        elif event == PLAGUE:
            plague(g)
        elif event == LAST_GENERATION:
            g.left = 0
            if g.journal is not None:
                g.tell("last-generation", -1, {}, "GOT-180")


def keep_workers(g: Gotlandia, seat: int, most: int, rule: str) -> None:
    """All workers are on the bench at that time; those above the number go back to the reserve (GOT-R48, GOT-15)."""
    lost = g.workers[seat] - most
    if lost > 0:
        g.workers[seat] = g.bench[seat] = most
        if g.journal is not None:
            g.tell("workers-lost", seat, {"count": lost}, rule)


# --- the Black Death --------------------------------------------------------------------------------------------------


def plague(g: Gotlandia) -> None:
    """All farmsteads in districts with more than one settlement are lost, judged at once (GOT-164, GOT-R46)."""
    c = g.components
    crowded = 0
    for district in range(len(c.districts)):
        bit = BIT[district]
        settlements = 1 if g.neutral & bit else 0
        for seat in range(g.seats):
            if g.settled(seat) & bit:
                settlements += 1
        if settlements > 1:
            crowded |= bit
    if g.journal is not None and g.neutral & crowded:
        g.tell("plague-neutral", -1, {"districts": [c.districts[d] for d in each_of(g.neutral & crowded)]}, "GOT-164")
    g.neutral &= ~crowded
    last: list[LastFarmstead] = []
    for seat in g.in_turn_order():
        lost = g.farmsteads[seat] & crowded & ~g.reputed(seat).safe
        if lost:
            g.farmsteads[seat] &= ~lost
            g.update_near(seat)
            if g.journal is not None:
                g.tell("plague", seat, {"districts": [c.districts[d] for d in each_of(lost)]}, "GOT-164")
            if not g.settled(seat):
                last.append(LastFarmstead(seat, lost))
    for step in reversed(last):
        g.then(step)


class LastFarmstead(GotlandiaStep):
    """A family that would lose its last settlement keeps one of the farmsteads just lost (GOT-164)."""

    def __init__(self, seat: int, lost: int) -> None:
        self.seat = seat
        self.lost = lost

    def run(self, g: Gotlandia) -> None:
        ask(g, Spare(self.seat, self.lost))


class Spare(GotlandiaDecision):
    """GOT-D12: which of the farmsteads just lost is kept."""

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost = lost

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.spare, self.lost)

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.place_farmstead(self.seat, move.index)
        if g.journal is not None:
            g.tell("spared", self.seat, {"district": g.components.districts[move.index]}, "GOT-164")

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.spare", {}, "GOT-164")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.spare:
            return Message("no.not-lost", {"district": g.components.districts[move.index]}, "GOT-164")
        return not_asked(move, "GOT-164")


# --- pirates ----------------------------------------------------------------------------------------------------------


class Pirates(GotlandiaStep):
    """For each direction of the card in the order named (GOT-45); then the Troublemakers' pirate (GOT-42)."""

    def run(self, g: Gotlandia) -> None:
        g.phase = PIRATES
        g.then(TROUBLE)
        directions = g.components.generations[g.generation].pirates
        for number in range(len(directions) - 1, -1, -1):
            g.then(ARRIVE[directions[number]])


class Trouble(GotlandiaStep):
    """Troublemakers may place a pirate, also when the card brings none (GOT-159, GOT-R34)."""

    def run(self, g: Gotlandia) -> None:
        for seat in reversed(g.in_turn_order()):
            for _ in range(g.reputed(seat).places_pirates):
                g.then(MakeTrouble(seat))


class MakeTrouble(GotlandiaStep):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        if free_directions(g):
            g.then(PirateWhere(self.seat, True))


# --- the draw ---------------------------------------------------------------------------------------------------------


def number_of_cards(g: Gotlandia, seat: int) -> int:
    """By the number of settled Settings (GOT-58); the Wise draw more with one (GOT-141)."""
    settings = g.settings_in(g.settled(seat))
    more = g.reputed(seat).draws_with_one_setting
    return more if more and settings == 1 else g.components.draws[settings]


class DrawHands(GotlandiaStep):
    """Every player draws, in full (GOT-58)."""

    def run(self, g: Gotlandia) -> None:
        g.phase = DRAW
        for seat in reversed(g.in_turn_order()):
            g.then(DRAW_CARDS[seat][number_of_cards(g, seat)])
        if g.journal is not None:
            for seat in g.in_turn_order():
                there = len(g.deck[seat]) + len(g.discard[seat])
                g.tell("draws", seat, {"count": min(number_of_cards(g, seat), there)}, "GOT-58")


NEXT_GENERATION: Final = NextGeneration()
TURN_UP_GENERATION: Final = TurnUpGeneration()
EVENT_STEP: Final = Events()
PIRATE_STEP: Final = Pirates()
TROUBLE: Final = Trouble()
DRAW_STEP: Final = DrawHands()
