"""What holds in every position: legal moves, refusals, copies, and positions that are stored."""

from skerry.kernel.errors import IllegalMove
from skerry.kernel.game import Game
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import CHANCE, OVER, State
from skerry.kernel.storing import restored, stored
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.snapshots import as_json, difference, question, random_move, snapshot


def check_alphabet(game: Game) -> None:
    """Every word parses back to its move, and ids count from 0."""
    for number, move in enumerate(game.alphabet):
        expect(move.id == number, f"{move.word!r} has the id {move.id}, not {number}", "an alphabet is declared once")
        expect(game.move(move.word) is move, f"{move.word!r} does not parse back", "a word has one space between parts")


def check_unchanged(state: State, before: dict[str, object], deed: str, likely: str) -> None:
    """The position is what it was."""
    found = difference(before, snapshot(state))
    if found:
        raise Flaw(f"{deed} changed the position: {found}", likely)


def check_moves(state: State) -> None:
    """Legal moves are never none, each once, of the alphabet, and the same when asked twice; asking changes nothing."""
    before = snapshot(state)
    moves = state.moves()
    asked = question(state)
    expect(bool(moves), f"nothing is legal at {asked}", "a decision is asked that cannot be answered; skip it instead")
    ids = [move.id for move in moves]
    expect(len(set(ids)) == len(ids), f"{asked} offers a move twice: {moves}", "moves() lists a word for each card")
    check_of_the_alphabet(state, moves)
    expect(
        state.moves() == moves,
        f"asked twice, the moves of {asked} differ",
        "moves() depends on what is not in the state",
    )
    if state.to_move == CHANCE:
        expect(
            [move for move, _ in state.chances()] == moves,
            f"outcomes and moves of {asked} differ",
            "moves() is overridden",
        )
    else:
        for move in moves:
            state.explain(move)
    check_unchanged(state, before, f"asking {asked}", "moves() or effect() changes what it should only look at")


def check_of_the_alphabet(state: State, moves: list[Move]) -> None:
    alphabet = state.game.alphabet
    for move in moves:
        known = move.id < len(alphabet) and alphabet[move.id] is move
        expect(
            known,
            f"{question(state)} offers {move.word!r}, a move that is not of the alphabet",
            "declare each word once",
        )


def check_refusals(state: State, rng: Rng, tries: int = 3) -> None:
    """What is not legal is refused with a reason and leaves the position untouched."""
    before = snapshot(state)
    legal = {move.id for move in state.moves()}
    for _ in range(tries):
        move = state.game.alphabet[rng.below(len(state.game.alphabet))]
        if move.id not in legal:
            check_refusal(state, move)
            likely = "refusal() changes what it should only look at"
            check_unchanged(state, before, f"refusing {move.word!r} at {question(state)}", likely)


def check_refusal(state: State, move: Move) -> None:
    reason = state.explain(move)
    said = f"{move.word!r} at {question(state)}"
    expect(
        reason is not None and reason.key != "", f"{said} is refused without a reason", "refusal() has no key of a text"
    )
    try:
        state.play(move)
    except IllegalMove:
        return
    raise Flaw(f"{said} was played although it is not among {state.moves()}", "play() is overridden")


def check_copy(state: State, rng: Rng, plies: int = 3) -> None:
    """A copy has every field, and played on it leaves the original alone."""
    before = snapshot(state)
    copy = state.copy()
    expect(copy.journal is None, "a copy has a journal", "copy() passes the journal on")
    found = difference(before, snapshot(copy))
    if found:
        raise Flaw(
            f"a copy differs from the original: {found}",
            "copy(), or the constructor it calls, forgets this field or takes another in its place",
        )
    told = f"a copy is at {copy.turn()!r}, the original at {state.turn()!r}"
    expect(copy.turn() == state.turn(), told, "turn() depends on what is not in the state")
    for _ in range(plies):
        if copy.to_move != OVER:
            copy.apply(random_move(copy, rng))
    likely = "copy() shares this list with the original; copy it, and each list in it"
    check_unchanged(state, before, "playing a copy on", likely)


def check_stored(state: State) -> None:
    """A position that was stored and restored is the same: the parameters of its steps are named as their fields."""
    likely = "the constructor of a step has a parameter of another name than the field it sets"
    try:
        again: State = restored(state.game, stored(state))
    except (AttributeError, TypeError) as error:
        raise Flaw(f"the position cannot be stored: {error}", likely) from error
    found = difference(snapshot(state), snapshot(again))
    if found:
        raise Flaw(f"a stored position differs from the original: {found}", likely)
    expect(again.moves() == state.moves(), "a stored position offers other moves", likely)
    expect(again.turn() == state.turn(), "a stored position belongs to another turn", likely)


def check_prompts(state: State) -> None:
    """Prompts are plain data for every seat and for a spectator."""
    for seat in [*range(state.seats), None]:
        as_json(state.prompt(seat).data(), f"the prompt of seat {seat}")
