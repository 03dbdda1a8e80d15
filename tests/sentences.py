"""What the tests of every game ask of its words: what its rules report, and what is said in a position."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from skerry import Game, State
from skerry.words.languages import languages
from skerry.words.rooms import identifier
from skerry.words.wording import Wording

GAMES = Path(__file__).parents[1] / "src/skerry/games"
LANGUAGES = languages()
NO_RULES = {"text", "sheet"}
KERNEL_KEYS = {"not-asked", "foreign-word", "over"}
"""Messages of the kernel that every game has words for."""


def syntax(game: str) -> Iterator[ast.AST]:
    for path in sorted((GAMES / game).glob("*.py")):
        if path.stem not in NO_RULES:
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def message_keys(game: str) -> set[str]:
    """The keys of prompts, effects, sums and refusals that stand in the rules."""
    constants = [node.value for node in syntax(game) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    written = {text for text in constants if re.fullmatch(r"(alone|ask|does|full|no|plan|sum)\.[a-z-]+", text)}
    return written | {f"number.{key}" for key in counted(game)}


def counted(game: str) -> set[object]:
    """The keys of the numbers that its seats count."""
    calls = [node for node in syntax(game) if isinstance(node, ast.Call)]
    keys = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Number"]
    return {key.value for key in keys if isinstance(key, ast.Constant)}


def event_kinds(game: str) -> set[object]:
    """The kinds of events that the rules tell."""
    calls = [node for node in syntax(game) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    told = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
    return {kind.value for kind in told if isinstance(kind, ast.Constant)}


def names(keys: Iterable[str]) -> set[str]:
    """What keys are called in the language files."""
    return {identifier(key) for key in keys}


def messages_of(game: Game) -> set[str]:
    """The messages that a game has words for, by their names in the language files."""
    return set(wording(game).messages())


def kinds_of(game: Game) -> set[str]:
    """The kinds of events that a game can tell."""
    return set(wording(game).kinds())


def guides_of(game: Game) -> set[str]:
    """The questions that a newcomer is guided through."""
    return {name.removeprefix("guide-") for name in wording(game).room.names() if name.startswith("guide-")}


def words_of(game: Game) -> set[str]:
    """The words that a game's own board asks for. What the whole is called, the drawing room asks of every game."""
    words = {name.removeprefix("board-") for name in wording(game).room.names() if name.startswith("board-")}
    return words - {"board"}


def wording(game: Game) -> Wording:
    assert isinstance(game.wording, Wording)
    return game.wording


def unfilled(texts: set[str] | list[str]) -> bool:
    """Is a sign of a template left in one of them?"""
    return re.search(r"[{}\[\]|]", "".join(texts)) is not None


def all_that_is_said(state: State, lang: str, names: list[str]) -> Iterator[str]:
    """Prompt, stage and what is told of every word of the alphabet."""
    game = state.game
    messages = [state.prompt(state.to_move), state.prompt(None)]
    messages += [message for move in game.alphabet if (message := state.explain(move)) is not None]
    for message in messages:
        yield game.say(message, lang, names)
