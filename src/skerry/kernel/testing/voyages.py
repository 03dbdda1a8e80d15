"""Whether a first voyage can be sailed: its words are legal where they stand, and every step has its text."""

from skerry.kernel.course import Course
from skerry.kernel.game import Game
from skerry.kernel.speaking import languages
from skerry.kernel.state import CHANCE, OVER, State
from skerry.kernel.testing.flaw import expect
from skerry.kernel.voyage import Voyage


def check_voyage(game: Game, voyage: Voyage) -> None:
    """Flaw names the word that goes wrong. Steps are seat 0's choices, all else is said by others."""
    sailed = Course(first_position(game, voyage))
    own = [place + n for place, step in zip(voyage.begins(), voyage.step) for n in range(len(step.words))]
    for place, word in enumerate(voyage.course):
        say_forced(sailed)
        state, legal = sailed.state, [move.word for move in sailed.moves()]
        told = f"word {place} of the voyage, {word!r},"
        expect(word in legal, f"{told} is not legal: seat {state.to_move} may say {legal}", "the course goes otherwise")
        is_chance = state.to_move == CHANCE
        expect(is_chance or len(legal) > 1, f"{told} is the only legal one", "a forced word says itself: leave it out")
        mine = state.to_move == 0
        likely = "`word` and `rest` are seat 0's, `then` is all others'"
        expect((place in own) == mine, f"{told} is said by seat {state.to_move}", likely)
        sailed.say(game.move(word))
    expect(sailed.state.to_move != OVER, "the game is over at the end of the voyage", "leave something to play")
    check_texts(game, voyage)


def first_position(game: Game, voyage: Voyage) -> State:
    if voyage.start is not None:
        return game.scenario(voyage.start)
    return game.start(voyage.seats, voyage.variants)


def say_forced(sailed: Course) -> None:
    while sailed.state.to_move >= 0 and len(sailed.moves()) == 1:
        sailed.say(sailed.moves()[0])


def check_texts(game: Game, voyage: Voyage) -> None:
    """A text for each step in every language, each step with its own."""
    steps = [step.say for step in voyage.step]
    expect(len(set(steps)) == len(steps), f"two steps say the same: {steps}", "give each step a name of its own")
    for lang in languages():
        for step in steps:
            expect(has_text(game, step, lang), f"the step {step!r} has no text in {lang!r}", f"write `voyage-{step}`")


def has_text(game: Game, step: str, lang: str) -> bool:
    try:
        return game.voyage(step, lang) != ""
    except KeyError:
        return False
