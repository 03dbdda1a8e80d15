"""Playing actions (GOT-60 to GOT-71): a card, one of its main actions, a worker; then what a family and a card add."""

from typing import Any, Final

from skerry.games.gotlandia.building import Settle, sites
from skerry.games.gotlandia.cards import BIT, NOTHING, Card
from skerry.games.gotlandia.components import MOST_SEATS
from skerry.games.gotlandia.learning import DrawUpTo, Unbury
from skerry.games.gotlandia.sailing import sink_one
from skerry.games.gotlandia.state import (
    ACTIONS,
    Gotlandia,
    GotlandiaDecision,
    GotlandiaStep,
    OfAction,
    ask,
    without,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import ALONE, STEP, Decision, not_asked

NOT_ASKED: Final = -1
"""In the place of a set of districts."""


class Actions(GotlandiaStep):
    """From the holder of the starting player token on, one action in turn, until all workers are placed (GOT-60)."""

    def run(self, g: Gotlandia) -> None:
        g.phase = ACTIONS
        g.active = (g.token - 1) % g.seats
        g.then(NEXT_TURN)


class NextTurn(GotlandiaStep):
    """The next player clockwise who has a worker on the bench and a card in hand (GOT-60, GOT-64, GOT-71)."""

    def run(self, g: Gotlandia) -> None:
        for i in range(g.seats):
            seat = (g.active + 1 + i) % g.seats
            if g.bench[seat] and g.hand[seat] and not g.passed & BIT[seat]:
                g.active = seat
                g.then(PLAY[seat], self)
                return


class Play(OfAction):
    """GOT-D14: a card from the hand together with one of its main actions that is available (GOT-61, GOT-65)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        c = g.components
        words = c.words.play.moves
        seat = self.seat
        second_step: bool = g.variants["hanse_church_is_second_step"]
        found: list[Move] = []
        before = NOTHING
        where = NOT_ASKED  # one could settle, asked once for the whole hand
        for index in g.hand[seat]:
            if index == before:
                continue
            before = index
            card = c.cards[index]
            actions = card.actions
            word = card.first_word
            for number in range(card.main_actions if second_step else len(actions)):
                action = actions[number]
                if not action.always:
                    effect = action.effects[0]
                    if isinstance(effect, Settle):
                        if where == NOT_ASKED:
                            where = sites(g, seat)
                        if not effect.fits(g, seat, where):
                            continue
                    elif not effect.possible(g, seat):
                        continue
                found.append(words[word + number])
        if g.variants["may_pass_with_workers"]:
            found.append(c.words.pass_turn)
        return found

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        seat = self.seat
        if move is c.words.pass_turn:
            g.passed |= BIT[seat]
            if g.journal is not None:
                g.tell("passed", seat, {}, "GOT-R6")
            return
        index = c.action_card[move.index]
        number = c.action_number[move.index]
        card = c.cards[index]
        effects = card.actions[number].effects
        self.lay(g, index, effects[0].away)
        if g.journal is not None:
            g.tell("played", seat, {"card": card.name}, card.rule)
        if len(effects) > 1:
            g.then(GoOn(seat, move.index, 1), AFTER[seat])
        else:
            g.then(AFTER[seat])
        effects[0].begin(g, seat)

    def lay(self, g: Gotlandia, card: int, away: bool) -> None:
        """The card lies open, one worker is placed (GOT-61, GOT-62, GOT-70)."""
        seat = self.seat
        g.hand[seat] = without(g.hand[seat], card)
        if card in g.known[seat]:
            g.known[seat] = without(g.known[seat], card)
        g.played[seat] += (card,)
        g.bench[seat] -= 1
        g.playing = card
        if away:
            cards = list(g.away)
            cards[seat] += (card,)
            g.away = tuple(cards)

    def role(self, g: Gotlandia, move: Move) -> int:
        return ALONE if move is g.components.words.pass_turn else STEP

    def goes_on(self, g: Gotlandia, before: Decision[Any]) -> bool:
        return False

    def reveals(self, g: Gotlandia, move: Move) -> bool:
        """A card shows itself when it is played, alone too: someone may look on. Not if all could know of it."""
        if move is g.components.words.pass_turn:
            return False
        return g.components.action_card[move.index] not in g.known[self.seat]

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.play", {"workers": g.bench[self.seat]}, "GOT-61")

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        c = g.components
        if move is c.words.pass_turn:
            return None
        action = c.cards[c.action_card[move.index]].actions[c.action_number[move.index]]
        return action.effects[0].outlook(g, self.seat)

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        c = g.components
        if move is c.words.pass_turn:
            return Message("no.passing", {}, "GOT-63")
        if move.family is not c.words.play:
            return not_asked(move, "GOT-61")
        card = c.cards[c.action_card[move.index]]
        if card.index not in g.hand[self.seat]:
            return Message("no.card", {"card": card.name}, "GOT-61")
        number = c.action_number[move.index]
        if g.variants["hanse_church_is_second_step"] and number >= card.main_actions:
            return Message("no.main-action", {"card": card.name}, "GOT-R3")
        return card.actions[number].effects[0].refusal(g, self.seat)


class GoOn(GotlandiaStep):
    """The next step of an action (GOT-68, GOT-138). One that is impossible by then is left out."""

    def __init__(self, seat: int, action: int, number: int) -> None:
        self.seat = seat
        self.action = action
        self.number = number

    def run(self, g: Gotlandia) -> None:
        c = g.components
        effects = c.cards[c.action_card[self.action]].actions[c.action_number[self.action]].effects
        if self.number + 1 < len(effects):
            g.then(GoOn(self.seat, self.action, self.number + 1))
        effect = effects[self.number]
        if effect.always or effect.possible(g, self.seat):
            effect.begin(g, self.seat)


# --- after the main action --------------------------------------------------------------------------------------------


class After(GotlandiaStep):
    """What the reputation adds, then the card's second step (GOT-67, GOT-141, GOT-154, GOT-157)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        seat = self.seat
        reputation = g.reputed(seat)
        card = BIT[g.playing]
        g.then(FOLLOW_UP[seat])
        if reputation.steal_after_cards & card:
            g.then(STEALING[seat])
        if reputation.draw_after_cards & card:
            g.then(DrawUpTo(seat, reputation.draw_after))
        if reputation.sink_after_cards & card:
            sink_one(g, seat, "GOT-141")


class Stealing(GotlandiaStep):
    """Silver of another player of choice who has any (GOT-157, GOT-R43)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        if len(victims(g, self.seat)) > 0:
            ask(g, Steal(self.seat))


def victims(g: Gotlandia, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and g.silver[other]]


class Steal(GotlandiaDecision):
    """GOT-D31: from whom."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return [g.components.words.steal[other] for other in victims(g, self.seat)]

    def choose(self, g: Gotlandia, move: Move) -> None:
        silver = min(g.reputed(self.seat).steal, g.silver[move.index])
        g.spend(move.index, silver)
        g.earn(self.seat, silver)
        if g.journal is not None:
            g.tell("stole", self.seat, {"victim": move.index, "silver": silver}, "GOT-157")

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.steal", {"silver": g.reputed(self.seat).steal}, "GOT-157")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.steal:
            return Message("no.victim", {}, "GOT-157")
        return not_asked(move, "GOT-157")


class FollowUp(GotlandiaStep):
    """The card's second step, if there is one and it can be done; then the action is over (GOT-67)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        card = g.components.cards[g.playing]
        if not card.follow_up or (card.church_step and not g.variants["hanse_church_is_second_step"]):
            g.playing = NOTHING
            return
        g.then(END_ACTION)
        if second_steps(g, self.seat, card):
            g.then(CHOOSE_SECOND[self.seat])


class EndAction(GotlandiaStep):
    def run(self, g: Gotlandia) -> None:
        g.playing = NOTHING


def second_steps(g: Gotlandia, seat: int, card: Card) -> list[Move]:
    """All that can be chosen as a second step, but for declining."""
    found: list[Move] = []
    for step in card.follow_up:
        found += step.options(g, seat)
    return found


class ChooseSecond(GotlandiaDecision):
    """GOT-D32, GOT-D33, GOT-D34, GOT-D36: the optional step of a card, once; or do without it (GOT-67)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return second_steps(g, self.seat, g.components.cards[g.playing]) + [g.components.words.decline]

    def choose(self, g: Gotlandia, move: Move) -> None:
        if move is g.components.words.decline:
            return
        for step in g.components.cards[g.playing].follow_up:
            if move in step.options(g, self.seat):
                if isinstance(step, Unbury) and g.variants["home_unbury_limit"] == 0:
                    g.then(FOLLOW_UP[self.seat])
                step.answer(g, self.seat, move)
                return

    def prompt(self, g: Gotlandia) -> Message:
        card = g.components.cards[g.playing]
        if card.church_step:
            return Message("ask.church-step", {}, "GOT-67")
        return card.follow_up[0].question(g, self.seat)

    def effect(self, g: Gotlandia, move: Move) -> Message | None:
        for step in g.components.cards[g.playing].follow_up:
            if move in step.options(g, self.seat):
                return step.effect(g, self.seat, move)
        return None

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        for step in g.components.cards[g.playing].follow_up:
            message = step.refused(g, self.seat, move)
            if message is not None:
                return message
        return not_asked(move, "GOT-67")


NEXT_TURN: Final = NextTurn()
ACTION_STEP: Final = Actions()
END_ACTION: Final = EndAction()
PLAY: Final = [Play(seat) for seat in range(MOST_SEATS)]
AFTER: Final = [After(seat) for seat in range(MOST_SEATS)]
STEALING: Final = [Stealing(seat) for seat in range(MOST_SEATS)]
FOLLOW_UP: Final = [FollowUp(seat) for seat in range(MOST_SEATS)]
CHOOSE_SECOND: Final = [ChooseSecond(seat) for seat in range(MOST_SEATS)]
