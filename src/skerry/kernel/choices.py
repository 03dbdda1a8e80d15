"""Choices of many parts: what people pick in any order becomes the words that the rules expect in theirs.

The rules split a payment into small words, and often in a fixed order. That is right for search and notation; people
want to pick what they give in any order, see what it comes to, and agree once. So decisions say of each move what it is
to such a choice (`Decision.role`), and here it is found out which parts can be picked, whether they are a whole, and
which words say so. Legality stays in the decisions: all that is done here is to play them on copies.
"""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.state import ALONE, DONE, PART, STEP, Decision, State

MOST_POSITIONS: Final = 4000
"""Positions that are looked at to learn how the parts of one choice fit together. A larger one is chosen word by word,
so that nobody waits. The steps that can come next share them, because all of them are looked at."""
MOST_RESTS: Final = 200
"""Steps of one choice of which it is remembered what can be picked after them; of others it is found out again."""


class Offer:
    """A part: how often it is picked, and how often it could be with all other picks as they are."""

    def __init__(self, move: Move, picked: int, most: int) -> None:
        self.move = move
        self.picked = picked
        self.most = most

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self._data() == other._data()

    def __hash__(self) -> int:
        return hash(self._data())

    def _data(self) -> tuple[str, int, int]:
        return self.move.word, self.picked, self.most

    def __repr__(self) -> str:
        return f"Offer({self.move.word!r}, {self.picked}, {self.most})"


def continues(before: Decision[State], after: State) -> bool:
    """Does a choice of many parts go on in this position?"""
    return after.to_move == before.seat and after.pending.goes_on(after, before)


def after(state: State, move: Move) -> State:
    """The position after a move."""
    found = state.copy()
    found.apply(move)
    return found


def picks_for(state: State, words: Sequence[Move]) -> dict[Move, int]:
    """What has to be picked, and how often, for these words to be said. Forced words between them may be left out."""
    found: dict[Move, int] = {}
    position = state.copy()
    for word in words:
        while word not in position.moves():
            position.apply(position.moves()[0])
        pending = position.pending
        part, count = pending.counts_as(position, word) if pending.role(position, word) == PART else (word, 1)
        found[part] = found.get(part, 0) + count
        position.apply(word)
    return found


def counted(parts: Sequence[Move]) -> dict[Move, int]:
    """How often each part was picked, in the order in which they were picked first."""
    found: dict[Move, int] = {}
    for part in parts:
        found[part] = found.get(part, 0) + 1
    return found


class Rest:
    """The parts that can be picked after the steps of a choice. As it stands there: none, because nothing is left."""

    def __init__(self, state: State) -> None:
        self.state = state

    def parts(self) -> list[Move]:
        """All that may be picked, if nothing else is."""
        return []

    def fits(self, picks: list[Move]) -> bool:
        """Can these parts belong to one legal choice?"""
        return not picks

    def most(self, part: Move, picks: list[Move]) -> int:
        """How often could this part be picked, with all others as they are?"""
        return 0

    def words(self, picks: list[Move]) -> list[Move] | None:
        """The words that say exactly these parts, so that the choice is over; None if they are not a whole."""
        return [] if not picks else None

    def forced(self) -> list[Move]:
        """All parts, where there is no other choice."""
        return []

    def told(self, picks: list[Move]) -> Message | None:
        """What these parts come to."""
        return None


class TooLarge(Exception):
    """There are more ways than can be looked at."""


class InTheirOrder(Rest):
    """Parts that the rules want to hear in an order of their own: all legal choices are worked out once."""

    def __init__(self, state: State, most: int) -> None:
        super().__init__(state)
        self.pending = state.pending
        self._most = most
        self.wholes: dict[frozenset[tuple[Move, int]], list[Move]] = {}
        """By what is picked, how often: the words."""
        self._seen: set[frozenset[tuple[Move, int]]] = set()
        self._follow(state, {}, {}, [])
        self._seen.clear()
        self._ways = [dict(whole) for whole in self.wholes]

    def _follow(self, state: State, parts: dict[Move, int], said: dict[Move, int], words: list[Move]) -> None:
        """All ways to go on. The same words in another order lead to the same position."""
        pending = state.pending
        for move in state.moves():
            role = pending.role(state, move)
            if role == ALONE or role == STEP:
                continue
            picked = parts
            if role == PART:
                part, count = pending.counts_as(state, move)
                picked = {**parts, part: parts.get(part, 0) + count}
            now_said = {**said, move: said.get(move, 0) + 1}
            key = frozenset(now_said.items())
            if key in self._seen:
                continue
            self._seen.add(key)
            if len(self._seen) > self._most:
                raise TooLarge
            then = after(state, move)
            if continues(pending, then):
                self._follow(then, picked, now_said, [*words, move])
            else:
                self.wholes.setdefault(frozenset(picked.items()), [*words, move])

    def parts(self) -> list[Move]:
        found = {part for whole in self.wholes for part, _ in whole}
        return sorted(found, key=lambda part: part.id)

    def fits(self, picks: list[Move]) -> bool:
        wanted = counted(picks)
        return not picks or any(holds(way, wanted) for way in self._ways)

    def most(self, part: Move, picks: list[Move]) -> int:
        others = counted(picks)
        others.pop(part, 0)
        return max((way.get(part, 0) for way in self._ways if holds(way, others)), default=0)

    def words(self, picks: list[Move]) -> list[Move] | None:
        return self.wholes.get(frozenset(counted(picks).items()))

    def forced(self) -> list[Move]:
        if len(self.wholes) != 1:
            return []
        (whole,) = self.wholes
        return [part for part, count in sorted(whole, key=lambda item: item[0].id) for _ in range(count)]

    def told(self, picks: list[Move]) -> Message | None:
        message = self.pending.sum_up(self.state, picks)
        words = self.words(picks)
        if message is None and words is not None and len(words) == 1:
            message = self.pending.effect(self.state, words[0])
        return message


def holds(whole: dict[Move, int], picks: dict[Move, int]) -> bool:
    """Does a whole choice have at least these parts?"""
    return all(whole.get(part, 0) >= count for part, count in picks.items())


class InAnyOrder(Rest):
    """Parts that may be said as they are picked. There may be very many, so only what was picked is looked at."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.pending = state.pending
        self._picks: list[Move] = []
        self._found: tuple[list[Move], State, bool] | None = None

    def parts(self) -> list[Move]:
        return self._sayable(self.state)

    def _sayable(self, state: State) -> list[Move]:
        """The parts that could be said next."""
        pending = state.pending
        found: dict[Move, None] = {}
        for move in state.moves():
            if pending.role(state, move) == PART:
                found[pending.counts_as(state, move)[0]] = None
        return list(found)

    def _say(self, state: State, part: Move, most: int) -> tuple[Move, int] | None:
        """The word that says a part, as often as possible but no oftener than this."""
        pending = state.pending
        found: tuple[Move, int] | None = None
        for move in state.moves():
            if pending.role(state, move) == PART:
                said, count = pending.counts_as(state, move)
                if said is part and count <= most and (found is None or count > found[1]):
                    found = (move, count)
        return found

    def _said(self, picks: list[Move]) -> tuple[list[Move], State, bool] | None:
        """Words for these parts, the position after them, and whether the choice goes on there; None if they do not
        belong together. The last ones are remembered, because they are asked for again and again."""
        if self._found is None or self._picks != picks:
            self._picks, self._found = picks[:], self._say_all(picks)
        return self._found

    def _say_all(self, picks: list[Move]) -> tuple[list[Move], State, bool] | None:
        words: list[Move] = []
        state, open_ = self.state, True
        at = 0
        while at < len(picks):
            run = 1
            while at + run < len(picks) and picks[at + run] is picks[at]:
                run += 1
            found = self._say(state, picks[at], run) if open_ else None
            if found is None:
                return None
            words.append(found[0])
            then = after(state, found[0])
            open_ = continues(state.pending, then)
            state = then
            at += found[1]
        return words, state, open_

    def fits(self, picks: list[Move]) -> bool:
        return self._said(picks) is not None

    def most(self, part: Move, picks: list[Move]) -> int:
        picked = picks.count(part)
        said = self._said(picks)
        if said is None:
            return picked
        _, state, open_ = said
        while open_:
            found = self._say(state, part, MOST_POSITIONS)
            if found is None:
                break
            picked += found[1]
            then = after(state, found[0])
            open_ = continues(state.pending, then)
            state = then
        return picked

    def words(self, picks: list[Move]) -> list[Move] | None:
        said = self._said(picks)
        if said is None:
            return None
        words, state, open_ = said
        if not open_:
            return words
        done = [move for move in state.moves() if state.pending.role(state, move) == DONE]
        return [*words, done[0]] if done else None

    def told(self, picks: list[Move]) -> Message | None:
        message = self.pending.sum_up(self.state, picks)
        said = self._said(picks)
        if message is None and said is not None and said[2]:
            message = said[1].pending.prompt(said[1])
        return message


def rest_of(state: State, most: int, goes_on: bool) -> Rest:
    """What can be picked in this position; TooLarge if more positions had to be looked at to know."""
    if not goes_on:
        return Rest(state)
    return InAnyOrder(state) if state.pending.any_order(state) else InTheirOrder(state, most)


class Draft:
    """What is picked of a choice so far. It never changes; with other picks it is another one."""

    def __init__(self, choice: "Choice", picks: list[Move], steps: tuple[Move, ...], parts: list[Move]) -> None:
        self.choice = choice
        self.picks = picks
        """In the order in which they were picked."""
        self.steps = steps
        self.parts = parts
        self.rest = choice.rest(steps)
        found = self.rest.words(parts) if picks else None
        self.words = [] if found is None else [*steps, *found]
        """All that is to be said, if it is a whole; else nothing."""

    @property
    def begun(self) -> bool:
        return len(self.picks) > 0

    @property
    def state(self) -> State:
        """The position after the steps, on which the parts are picked. One that ends the choice is not carried out."""
        steps = self.steps
        return self.choice.rest(steps[:-1]).state if steps and type(self.rest) is Rest else self.rest.state

    def offers(self) -> list[Offer]:
        """The steps and parts that are picked or can be."""
        found = [Offer(step, 1, 1) for step in self.steps]
        for step in self.choice.next_steps(self.steps):
            if self.choice.rest((*self.steps, step)).fits(self.parts):
                found.append(Offer(step, 0, 1))
        picked = counted(self.parts)
        for part in dict.fromkeys([*self.rest.parts(), *picked]):
            most = self.rest.most(part, self.parts)
            if most:
                found.append(Offer(part, picked.get(part, 0), most))
        return found

    def told(self) -> Message | None:
        """What the picks come to."""
        return self.rest.told(self.parts) if self.begun else None


def steps_of(state: State) -> list[Move]:
    """The legal moves on which the rest of a choice depends."""
    return [move for move in state.moves() if state.pending.role(state, move) == STEP]


class Choice:
    """A choice of many parts that begins in a position."""

    def __init__(self, start: State, most: int = MOST_POSITIONS) -> None:
        self._most = most
        self._rests: dict[tuple[Move, ...], Rest] = {(): rest_of(start.copy(), most, goes_on=True)}
        self._next: dict[tuple[Move, ...], list[Move]] = {}

    def rest(self, steps: tuple[Move, ...]) -> Rest:
        """What can be picked after these steps."""
        if steps not in self._rests:
            before = self.rest(steps[:-1]).state
            then = after(before, steps[-1])
            most = self._most // len(steps_of(before))
            self._remember(steps, rest_of(then, most, continues(before.pending, then)))
        return self._rests[steps]

    def _remember(self, steps: tuple[Move, ...], rest: Rest) -> None:
        """Those that were found first are forgotten first, but never where the choice begins."""
        if len(self._rests) >= MOST_RESTS:
            del self._rests[list(self._rests)[1]]
        self._rests[steps] = rest

    def next_steps(self, steps: tuple[Move, ...]) -> list[Move]:
        """Steps that can come after these ones. One after which there is nothing to choose is a choice by itself."""
        if steps not in self._next:
            self._next[steps] = self._find_next(steps)
        return self._next[steps]

    def _find_next(self, steps: tuple[Move, ...]) -> list[Move]:
        rest = self.rest(steps)
        if type(rest) is Rest:
            return []
        return [move for move in steps_of(rest.state) if self._leads_on(steps, move)]

    def _leads_on(self, steps: tuple[Move, ...], step: Move) -> bool:
        try:
            return type(self.rest((*steps, step))) is not Rest or len(steps) > 0
        except TooLarge:
            return False

    def by_themselves(self) -> list[Move]:
        """The legal moves that are choices by themselves as long as nothing is picked."""
        state = self.rest(()).state
        picked = self.next_steps(())
        alone = (ALONE, DONE)
        roles = [(move, state.pending.role(state, move)) for move in state.moves()]
        return [move for move, role in roles if role in alone or (role == STEP and move not in picked)]

    def draft(self, picks: Sequence[Move]) -> Draft | None:
        """With these picks; None if they do not belong to one legal choice."""
        steps: tuple[Move, ...] = ()
        parts = list(picks)
        while True:
            step = next((move for move in parts if move in self.next_steps(steps)), None)
            if step is None:
                break
            parts.remove(step)
            steps = (*steps, step)
        if not self.rest(steps).fits(parts):
            return None
        return Draft(self, list(picks), steps, parts)

    def with_count(self, draft: Draft, part: Move, count: int) -> Draft | None:
        """With this part picked so often; None if that is impossible. What does not fit without it is put back too."""
        picks = draft.picks[:]
        missing = count - picks.count(part)
        if missing > 0:
            found = self.draft([*picks, *[part] * missing])
            return None if found is None else self._with_what_is_forced(found)
        for _ in range(-missing):
            del picks[len(picks) - 1 - picks[::-1].index(part)]
        if (found := self.draft(picks)) is not None:
            return found
        kept: list[Move] = []
        for pick in picks:
            if self.draft([*kept, pick]) is not None:
                kept.append(pick)
        return self.draft(kept)

    def _with_what_is_forced(self, draft: Draft) -> Draft:
        """Where a step leaves only one way to go on, that is picked."""
        forced = draft.rest.forced()
        if draft.parts or not forced or self.next_steps(draft.steps):
            return draft
        return self.draft([*draft.picks, *forced]) or draft


def choice_of(state: State, most: int = MOST_POSITIONS) -> Choice | None:
    """The choice of many parts that begins in a position, where a seat is asked; None if none does."""
    try:
        choice = Choice(state, most)
        nothing = choice.draft([])
        return choice if nothing is not None and nothing.offers() else None
    except TooLarge:
        return None
