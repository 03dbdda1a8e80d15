"""Choices of many parts: what is picked in any order is what the rules know, and nothing else."""

from collections import Counter
from collections.abc import Sequence

from skerry.kernel.choices import Choice, Draft, InAnyOrder, choice_of, continues
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import ALONE, CHANCE, PART, STEP, State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.snapshots import difference, question, snapshot


def check_choices(state: State, rng: Rng) -> bool:
    """All of one position; True if a choice of many parts begins there."""
    choice = None if state.to_move == CHANCE else choice_of(state)
    if choice is None:
        return False
    words = a_choice(state, rng)
    if words:
        check_reached(state, choice, words, rng)
    check_confirmed(state, choice, rng)
    check_learns_nothing(state, choice, rng)
    return True


def a_choice(state: State, rng: Rng) -> list[Move]:
    """The words of one whole choice, at random, as someone says them who knows of nothing but words."""
    words: list[Move] = []
    at = state.copy()
    asked = at.pending
    while not words or continues(asked, at):
        asked = at.pending
        fitting = [move for move in at.moves() if asked.role(at, move) != ALONE]
        if not words and not fitting:
            return []
        expect(bool(fitting), f"{question(at)} goes on with a choice and has no part of it", "role() is wrong")
        words.append(fitting[rng.below(len(fitting))])
        at.apply(words[-1])
    return words


def picks_of(state: State, words: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """The steps and the parts that these words say."""
    steps: list[Move] = []
    parts: list[Move] = []
    at = state.copy()
    for word in words:
        role = at.pending.role(at, word)
        if role == STEP:
            steps.append(word)
        if role == PART:
            part, count = at.pending.counts_as(at, word)
            parts += [part] * count
        at.apply(word)
    return steps, parts


def check_reached(state: State, choice: Choice, words: Sequence[Move], rng: Rng) -> None:
    """A legal choice is reached by picking its parts in any order, and said in words that come to the same."""
    steps, parts = picks_of(state, words)
    if len(steps) == len(words) == 1:
        expect(words[0] in choice.by_themselves(), f"{words[0]} can be neither played nor picked", "role() is wrong")
        return
    if not steps and not parts:
        return  # "that was all" is a choice by itself
    straight = picked(choice, [*steps, *parts])
    compare(state, straight, words)
    free = isinstance(straight.rest, InAnyOrder)
    other = picked(choice, [*steps, *shuffled(parts, rng)])
    compare(state, other, None if free else words)


def picked(choice: Choice, wanted: Sequence[Move]) -> Draft:
    """The draft with these picks, one after the other; each is offered when it comes."""
    draft = choice.draft([])
    assert draft is not None
    for part in wanted:
        count = wanted.count(part)
        if draft.picks.count(part) == count:
            continue  # it was picked because nothing else is left
        offered = {offer.move: offer for offer in draft.offers()}
        told = f"after {draft.picks} the part {part} is not offered, though {list(wanted)} is a legal choice"
        likely = "goes_on() or role() misses something, or any_order() is promised and not held"
        expect(part in offered and offered[part].most > offered[part].picked, told, likely)
        then = choice.with_count(draft, part, draft.picks.count(part) + 1)
        expect(then is not None, f"{part} is offered and cannot be picked after {draft.picks}", likely)
        assert then is not None
        draft = then
    return draft


def compare(state: State, draft: Draft, words: Sequence[Move] | None) -> None:
    """The words of a draft are a whole choice; they are the same as others in any order, or come to the same."""
    expect(bool(draft.words), f"{draft.picks} is a whole choice and cannot be agreed to", "role() misses the last word")
    found = said(state, draft.words)
    if words is None or Counter(draft.words) == Counter(words):
        return
    wanted = said(state, words)
    differs = difference(snapshot(found), snapshot(wanted))
    told = f"the picks {draft.picks} are said as {draft.words} and come to something else than {list(words)}: {differs}"
    expect(not differs, told, "parts that are the same word lead to different positions")


def said(state: State, words: Sequence[Move]) -> State:
    """The position after these words, which are legal and one whole choice."""
    at = state.copy()
    for place, word in enumerate(words):
        before = at.pending
        if word not in at.moves():
            raise Flaw(f"{word} of {list(words)} is not legal", "goes_on() leads beyond the choice")
        at.apply(word)
        whole = not continues(before, at)
        told = f"the choice {list(words)} is over after {word}" if whole else f"the choice goes on after {list(words)}"
        expect(whole == (place == len(words) - 1), told, "goes_on() is wrong")
    return at


def check_confirmed(state: State, choice: Choice, rng: Rng) -> None:
    """Whatever is picked of what is offered: it can be completed, and only a legal whole can be agreed to."""
    draft = choice.draft([])
    assert draft is not None
    while True:
        if draft.words:
            said(state, draft.words)
        offers = [offer for offer in draft.offers() if offer.most > offer.picked]
        if not offers:
            expect(bool(draft.words), f"{draft.picks} can be neither agreed to nor added to", "role() is wrong")
            break
        offer = offers[rng.below(len(offers))]
        then = choice.with_count(draft, offer.move, offer.picked + 1 + rng.below(offer.most - offer.picked))
        expect(
            then is not None, f"{offer} cannot be picked after {draft.picks}", "any_order() is promised and not held"
        )
        assert then is not None
        draft = then
    for part in shuffled(draft.picks, rng):
        if part in draft.picks:
            then = choice.with_count(draft, part, draft.picks.count(part) - 1)
            expect(
                then is not None, f"{part} of {draft.picks} cannot be put back", "any_order() is promised and not held"
            )
            assert then is not None
            draft = then
    expect(not draft.begun, f"{draft.picks} is left when all is put back", "role() is wrong")


def check_learns_nothing(state: State, choice: Choice, rng: Rng) -> None:
    """What can be picked, and what is shown of it, says nothing that the seat does not know."""
    seat = state.to_move
    dealt = state.resample(seat, rng)
    other = choice_of(dealt)
    likely = "a choice leads over something that its seat learns only on the way; it has to end before"
    draft, twin = choice.draft([]), None if other is None else other.draft([])
    while draft is not None:
        same = twin is not None and twin.offers() == draft.offers() and twin.words == draft.words
        expect(same, f"with other hidden cards, other parts can be picked after {draft.picks}", likely)
        assert other is not None
        assert twin is not None
        differs = difference(draft.state.view(seat), twin.state.view(seat))
        expect(not differs, f"a draft shows seat {seat} what it cannot know: {differs}", likely)
        offers = [offer for offer in draft.offers() if offer.most > offer.picked]
        if not offers:
            return
        move = offers[rng.below(len(offers))].move
        count = draft.picks.count(move) + 1
        draft, twin = choice.with_count(draft, move, count), other.with_count(twin, move, count)


def shuffled(parts: Sequence[Move], rng: Rng) -> list[Move]:
    """In another order."""
    left, found = list(parts), []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found
