"""Who has won, and the outcome that lobby and lab read."""

from typing import Any

from skerry.kernel.errors import IllegalMove
from skerry.kernel.state import State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.snapshots import as_json, shown

WHOLE = "every outcome has points with a total, ranks and winners, one for each seat; the lab reads them"


def check_nobody_has_won(state: State) -> None:
    """Before the end there are no winners, and every seat has a score."""
    likely = "winners() does not ask whether `to_move` is OVER"
    expect(state.winners() == [], f"winners() is {state.winners()} before the end", likely)
    check_scores(state)


def check_scores(state: State) -> None:
    scores = state.scores()
    expect(
        len(scores) == state.seats, f"scores() has {len(scores)} entries for {state.seats} seats", "one for each seat"
    )


def check_end(state: State) -> None:
    """At the end nothing is legal, somebody has won or a goal was missed, and the outcome is whole."""
    expect(state.moves() == [], f"after the end {state.moves()} are legal", "the agenda ends with THE_END")
    check_scores(state)
    check_outcome(state, state.outcome())
    for seat in [*range(state.seats), None]:
        as_json(state.view(seat), f"the view of seat {seat} after the end")
    try:
        state.play(state.game.alphabet[0])
    except IllegalMove:
        return
    raise Flaw("a move was played after the end", "play() is overridden")


def check_outcome(state: State, outcome: dict[str, Any]) -> None:
    """Points with their total, ranks and winners, that agree with each other."""
    as_json(outcome, "the outcome")
    for key in ("points", "ranks", "winners"):
        expect(key in outcome, f"the outcome has no {key!r}", WHOLE)
    points, ranks, winners = outcome["points"], outcome["ranks"], outcome["winners"]
    expect(len(points) == state.seats, f"outcome.points is {shown(points)} for {state.seats} seats", WHOLE)
    totals = [source.get("total") for source in points]
    expect(totals == state.scores(), f"the totals of outcome.points are {totals}, the scores {state.scores()}", WHOLE)
    expect(winners == state.winners(), f"outcome.winners is {winners}, winners() is {state.winners()}", WHOLE)
    check_ranks(state, ranks, winners)


def check_ranks(state: State, ranks: list[int], winners: list[int]) -> None:
    """A seat's rank is 1 and the number of seats before it; winners are first."""
    told = f"outcome.ranks is {ranks}, outcome.winners {winners}"
    expect(len(ranks) == state.seats, f"{told}, for {state.seats} seats", WHOLE)
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    expect(ranks == places, f"{told}; equal seats share a rank, and the next is left out", WHOLE)
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    expect(not winners or winners == first, f"{told}; the winners are those with rank 1", WHOLE)
