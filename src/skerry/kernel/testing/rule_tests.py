"""The words in which tests of rules are written: a position, moves as words, and what the table says.

from skerry.kernel.testing import play, refused, words

def test_a_full_boat_cannot_haul():
    g = skerry.game("my_game").scenario({"players": [{"hand": ["rope"]}, {}]})
    play(g, "haul sloop", "draw amber")
    assert words(g) == ["home"]
    assert refused(g, "haul sloop") == "MYG-12"
"""

from collections.abc import Sequence

from skerry.kernel.choices import Draft, choice_of
from skerry.kernel.errors import IllegalMove
from skerry.kernel.state import OVER, State


def words(g: State) -> list[str]:
    """The legal moves as words."""
    return [move.word for move in g.moves()]


def offered(g: State, family: str) -> list[str]:
    """The legal moves that begin with this word, without it."""
    return [word.removeprefix(family).strip() for word in words(g) if word.split()[0] == family]


def play(g: State, *moves: str) -> None:
    """Play these words, each checked; chance is scripted like anything else."""
    for word in moves:
        g.play(g.game.move(word))


def refused(g: State, word: str) -> str:
    """The rule that forbids this word here; fails if it is legal."""
    try:
        g.copy().play(g.game.move(word))
    except IllegalMove as illegal:
        return illegal.rule
    raise AssertionError(f"{word!r} is legal here: {words(g)}")


def said(g: State, word: str) -> str:
    """What the table says of this word: what it would cost or do, or why it is refused and by which rule."""
    message = g.explain(g.game.move(word))
    return "" if message is None else g.game.say(message, "en", seat_names(g))


def summed(g: State, *picks: str) -> str:
    """What the table says of these picks of a choice of many parts before they are confirmed."""
    message = drafted(g, picks).told()
    return "" if message is None else g.game.say(message, "en", seat_names(g))


def agreed(g: State, *picks: str) -> list[str]:
    """The words that are said when these picks of a choice of many parts are confirmed; none if they are no whole."""
    return [move.word for move in drafted(g, picks).words]


def drafted(g: State, picks: Sequence[str]) -> Draft:
    choice = choice_of(g)
    draft = None if choice is None else choice.draft([g.game.move(word) for word in picks])
    assert draft is not None, f"{picks} cannot be picked here: {words(g)}"
    return draft


def asked(g: State) -> str:
    """What the table asks the seat to move."""
    return g.game.say(g.prompt(g.to_move), "en", seat_names(g))


def told(g: State) -> list[str]:
    """The lines of the log since a journal was attached."""
    assert g.journal is not None, "a journal must be attached first"
    return [line.text for line in g.game.tell(g.journal, "en", seat_names(g))]


def seat_names(g: State) -> list[str]:
    return [f"seat {seat}" for seat in range(g.seats)]


def sequences(g: State, depth: int) -> int:
    """How many different sequences of this many moves there are, chance included."""
    if depth == 0 or g.to_move == OVER:
        return 1
    count = 0
    for move in g.moves():
        copy = g.copy()
        copy.apply(move)
        count += sequences(copy, depth - 1)
    return count
