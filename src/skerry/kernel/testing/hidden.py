"""What a seat cannot know stays hidden: in views, prompts, moves, logs and observations."""

import re
from typing import Any, Final

from skerry.kernel.moves import Move
from skerry.kernel.preview import preview
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, EVERYONE, OVER, Event, State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.positions import check_unchanged
from skerry.kernel.testing.snapshots import as_json, difference, leaves, question, random_move, seen_events, snapshot
from skerry.kernel.testing.turns import check_open

DEALS: Final = 1000
"""After this many, what cannot be known has varied at least once. Most of it varies within a few deals; what follows
from hidden cards, such as the Food that somebody lacks, may differ in one deal of thirty."""
NUMBER: Final = re.compile(r"\[\d+\]")
PART: Final = re.compile(r"[^.\[]*(\[\])?(\.[^.\[]+)?")
MOST_SHARE: Final = 0.6
"""Words that are likelier than that are left out, for dealt anew they mostly stay."""


def check_secrecy(state: State, rng: Rng) -> bool:
    """What a seat sees stays when the rest is dealt anew; True if something else varied."""
    varied = False
    check_open_sights(state)
    before = snapshot(state)
    for seat in range(state.seats):
        dealt = state.resample(seat, rng)
        check_unchanged(state, before, "dealing anew", "resample() shares a list with the position; begin with a copy")
        check_open(state, dealt, seat)
        for viewer in (seat, None):
            check_same_sight(state, dealt, viewer)
        check_own_choice(state, dealt, seat)
        check_log(state, dealt, seat, rng)
        check_reveals(state, dealt, seat, rng)
        check_no_trace(state, dealt, seat, rng)
        varied = varied or any(dealt.view(other) != state.view(other) for other in range(state.seats))
    return varied


def check_open_sights(state: State) -> None:
    """A game that says that it hides nothing shows every seat what a spectator sees."""
    if state.game.hides(state):
        return
    for seat in range(state.seats):
        found = difference(plain_view(state, None) | {"you": seat}, plain_view(state, seat))
        told = f"seat {seat} sees at {question(state)} what a spectator does not: {found}"
        expect(not found, told, "hides() says that there is nothing that others may not see")


def sight(state: State, viewer: int | None) -> dict[str, Any]:
    """All that someone sees of a position: view, prompt and observation."""
    seen: dict[str, Any] = {"view": plain_view(state, viewer), "prompt": state.prompt(viewer).data()}
    if state.game.observation is not None and viewer is not None:
        seen |= {f"observation {name}": numbers for name, numbers in observed(state, viewer).items()}
    return seen


def observed(state: State, seat: int) -> dict[str, list[int]]:
    """The numbers of an observation, field by field."""
    observation = state.game.observation
    assert observation is not None, "the game has no observation"
    numbers, found = observation.numbers(state, seat), {}
    for field in observation.fields:
        found[field.name] = own = list(numbers[field.start : field.start + field.size])
        told = f"the field {field.name} of the observation of seat {seat} is {own}, and {field.most} is the most"
        expect(max(own, default=0) <= field.most, told, "cut the number off with within()")
    return found


def plain_view(state: State, viewer: int | None) -> dict[str, Any]:
    """The view, if it can be written as plain data."""
    try:
        return state.view(viewer)
    except (NotImplementedError, TypeError) as error:
        likely = "it holds a set, a move or another object; write names and numbers"
        raise Flaw(f"the view of seat {viewer} is not JSON: {error}", likely) from error


def check_same_sight(state: State, dealt: State, viewer: int | None) -> None:
    """View, prompt and observation are JSON and the same, whatever the viewer cannot know."""
    seen, again = sight(state, viewer), sight(dealt, viewer)
    as_json(seen, f"the view of seat {viewer}")
    found = difference(seen, again)
    if found:
        told = f"what seat {viewer} sees at {question(state)} depends on what it cannot know: {found}"
        raise Flaw(told, f"{place_of(found)} shows something hidden, or resample() deals known cards anew")


def place_of(found: str) -> str:
    """Where a difference of two sights is: the view, the prompt or a field of the observation."""
    return f"the {found.split(' is ', maxsplit=1)[0].split('.', maxsplit=1)[0].split('[', maxsplit=1)[0]}"


def check_own_choice(state: State, dealt: State, seat: int) -> None:
    """What a seat may do, and what it is told of it, does not depend on what it cannot know."""
    if state.to_move != seat:
        return
    told = f"of seat {seat} at {question(state)} depend on something it cannot know"
    likely = "moves() looks at what others hold, or resample() deals the own hand anew"
    expect(dealt.moves() == state.moves(), f"the moves {told}: {state.moves()} and {dealt.moves()}", likely)
    for move in state.moves():
        effect, other = state.explain(move), dealt.explain(move)
        found = difference(effect and effect.data(), other and other.data())
        expect(not found, f"the effects {told}: {move.word!r}, {found}", "effect() looks at what others hold")
    check_own_numbers(state, dealt, told)


def check_own_numbers(state: State, dealt: State, told: str) -> None:
    """Nor does what a choice is said to bring: one of them in each position."""
    moves = state.moves()
    move = moves[state.turn().number % len(moves)]
    foreseen, other = ([message.data() for message in preview(position, move)] for position in (state, dealt))
    found = difference(foreseen, other)
    expect(not found, f"the numbers {told}: {move.word!r}, {found}", "tally() looks at what others hold")


def after(state: State, move: Move, seat: int | None) -> tuple[State, list[dict[str, Any]]]:
    """The position after a move, and what this seat finds in its log."""
    position = state.copy()
    events: list[Event] = []
    position.journal = events
    position.apply(move)
    return position, [event.data() for event in seen_events(events, seat)]


def check_log(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """A move the seat sees leaves the same trace in its log, whatever it cannot know."""
    move = random_move(state, rng)
    if state.audience(move) not in (EVERYONE, seat) or move not in dealt.moves():
        return
    (_, log), (_, other_log) = after(state, move, seat), after(dealt, move, seat)
    found = difference(log, other_log, "log")
    if found:
        told = f"the log of seat {seat} after {move.word!r} shows something hidden: {found}"
        raise Flaw(
            told, "an event tells of a hidden card; give it an audience, or make what is learned a word of its own"
        )
    as_json(log, f"the log of seat {seat} after {move.word!r}")


def check_reveals(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """A word that reveals nothing could be said, and looks the same, whatever the hearer cannot know."""
    quiet = [move for move in state.moves() if not state.reveals(move)]
    possible = dealt.moves()
    for move in quiet:
        heard = state.audience(move) in (EVERYONE, seat)
        told = f"{move.word!r} at {question(state)} shows seat {seat} something, and does not say so"
        expect(move in possible or not heard, told, "reveals() is not true for a word that depends on a hidden card")
    if quiet:
        move = quiet[rng.below(len(quiet))]
        if move in possible:
            check_same_after(state.copy(), dealt.copy(), move, seat)


def check_same_after(state: State, dealt: State, move: Move, seat: int) -> None:
    """A move that reveals nothing leaves the same view.

    But for two things: the end may lay hands open; and if a question that others may not know of is open in only one of
    the two positions, the views differ until it is answered, which only a clock could tell.
    """
    state.apply(move)
    dealt.apply(move)
    if are_comparable(state, dealt):
        found = difference(state.view(seat), dealt.view(seat))
        told = f"after {move.word!r} the view of seat {seat} shows something hidden: {found}"
        expect(not found, told, "reveals() is not true for a word that shows a hidden card")


def are_comparable(one: State, other: State) -> bool:
    """Is the same question open in both, and the game not over?"""
    return one.to_move != OVER and type(one.pending) is type(other.pending) and one.to_move == other.to_move


def check_no_trace(state: State, dealt: State, seat: int, rng: Rng) -> None:
    """Dealing anew looks at nothing the seat cannot know: it makes the same of the truth as of what was dealt anew."""
    seed = rng.below(1 << 30)
    from_truth, from_dealt = state.resample(seat, Rng(seed)), dealt.resample(seat, Rng(seed))
    found = difference(snapshot(from_truth), snapshot(from_dealt))
    if found:
        told = f"what is dealt anew for seat {seat} shows something hidden: {found}"
        raise Flaw(told, "resample() leaves part of the truth as it is, or depends on it; deal all of this field anew")


# --- words that not everyone hears ------------------------------------------------------------------------------------


def check_words(state: State, rng: Rng, *, hidden: bool) -> None:
    """Two words that a seat cannot hear leave it the same; two that it hears leave it something different."""
    moves = state.moves()
    first = moves[rng.below(len(moves))]
    alike = [move for move in moves if move.family is first.family and move is not first]
    if not alike:
        return
    second = alike[rng.below(len(alike))]
    dealt_for = rng.below(state.seats) if hidden else state.seats  # dealing anew may take long: for one seat only
    for seat in [*range(state.seats), None]:
        heard = [state.audience(move) in (EVERYONE, seat) for move in (first, second)]
        if not any(heard) and not lays_open(state, first) and not lays_open(state, second):
            positions = check_unheard(state, first, second, seat)
            if seat == dealt_for and share(state, first) <= MOST_SHARE and are_comparable(*positions):
                words = f"{first.word!r} or {second.word!r} at {question(state)}"
                check_varies(*positions, seat, words, rng)
        elif all(heard) and state.to_move == CHANCE:
            check_heard(state, first, second, seat)


def lays_open(state: State, move: Move) -> bool:
    """Does a seat choose something that others do not hear, and part of it is then laid open?"""
    return state.to_move != CHANCE and state.reveals(move)


def check_heard(state: State, first: Move, second: Move, seat: int | None) -> None:
    (one, log), (other, other_log) = after(state, first, seat), after(state, second, seat)
    alike = log == other_log and are_comparable(one, other) and sight(one, seat) == sight(other, seat)
    if alike and snapshot(one) != snapshot(other):
        asked = question(state)
        raise Flaw(
            f"seat {seat} hears {first.word!r} at {asked}, but neither log nor view tells that from {second.word!r}",
            f"{asked}.audience() is missing: it should name the seat that may know the word",
        )


def check_unheard(state: State, first: Move, second: Move, seat: int | None) -> tuple[State, State]:
    """The seat finds the same; returns the positions after the two words."""
    (one, log), (other, other_log) = after(state, first, seat), after(state, second, seat)
    words = f"{first.word!r} or {second.word!r} at {question(state)}"
    found = difference(log, other_log, "log")
    told = f"seat {seat} cannot hear {words}, but tells them apart by its"
    expect(not found, f"{told} log: {found}", "tell() has no audience, so everyone finds the event in the log")
    if are_comparable(one, other):
        found = difference(sight(one, seat), sight(other, seat))
        expect(not found, f"{told} {found}", f"{place_of(found)} shows to all what only one seat may know")
    return one, other


def share(state: State, move: Move) -> float:
    """How likely it is that this word is said."""
    if state.to_move != CHANCE:
        return 1 / len(state.moves())
    weights = dict(state.chances())
    return weights[move] / sum(weights.values())


def check_varies(one: State, other: State, seat: int, words: str, rng: Rng) -> None:
    """What the one word left and the other would not have left is dealt anew: the seat cannot know which it was."""
    hidden = {(viewer, part) for viewer in range(one.seats) for part in differing(one, other, viewer)}
    for _ in range(DEALS):
        if not hidden:
            return
        dealt = one.resample(seat, rng)
        viewers = {viewer for viewer, _ in hidden}
        hidden -= {(viewer, part) for viewer in viewers for part in differing(one, dealt, viewer)}
    viewer, part = min(hidden)
    raise Flaw(
        f"seat {seat} cannot hear {words}, but {part} in the view of seat {viewer} was the same in {DEALS} deals",
        "resample() leaves this alone: deal it anew from all places where the seat cannot look",
    )


def differing(one: State, other: State, viewer: int) -> set[str]:
    """The parts in which two views differ, such as `players[].hand`: any card of it stands for the whole."""
    view, again = dict(leaves(one.view(viewer))), dict(leaves(other.view(viewer)))
    paths = [path for path in {**view, **again} if view.get(path) != again.get(path)]
    return {PART.match(NUMBER.sub("[]", path))[0] for path in paths}  # type: ignore[index]
